import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LAST_BUILD, type LastBuild } from '../../../schemas/core/last-build.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, type Built, refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { fareMirror, fares } from '../../helpers/fares.ts'
import { indexFile, indexMirror, membershipAnswer, portfolioAnswer } from '../../helpers/indexes.ts'
import { statisticsMirror } from '../../helpers/statistics.ts'

const INDEXES = { datasets: ['b3_index'] }
const SERIES = { datasets: ['statistics'] }

const heldBack = async ({ dataDir }: Built) =>
  (JSON.parse(await readFile(join(dataDir, LAST_BUILD), 'utf8')) as LastBuild).held_back

describe('an answer of the exchange', () => {
  const [petr4] = portfolioAnswer([{ cod: 'PETR4' }]).results
  const [listed] = membershipAnswer({ PETR4: 'IBOV' }).results
  const withPart = (part: unknown) => ({ ...portfolioAnswer([]), results: [{ ...petr4, part }] })

  it.each([
    ['a list of nothing', [], /IBOV\.json has another shape: the document expected object/],
    ['a message in its place', { error: 'x' }, /the document has the unknown key error|page expected object/],
    ['no security', portfolioAnswer([]), /results is empty: there is no security/],
    ['a key that nobody knows', { ...portfolioAnswer([{ cod: 'PETR4' }]), novo: 1 }, /has the unknown key novo/],
    ['a figure that is a number', withPart(3.157), /results\[0\]\.part expected string, received number/],
    ['a key that is missing', withPart(undefined), /results\[0\]\.part expected string, received undefined/],
  ])('with %s is refused, naming the place and the file to edit', async (_name, answer, words) => {
    const built = await compileMirror(await indexMirror('IBOV', answer), INDEXES)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(words)
    expect(refusals(built).join()).toContain('schemas/datasets/b3_index/members.ts (member IBOV)')
  })

  it.each([
    ['without the indexes of a security', { results: [{ ...listed, indexes: undefined }] }, /results\[0\]\.indexes/],
    [
      'dated to a day that is none',
      { header: { update: '2022-13-40', startMonth: 5, endMonth: 8, year: 2022 } },
      /header\.update/,
    ],
  ])('%s is refused', async (_name, changed, words) => {
    const portal = await indexMirror(null, { ...membershipAnswer({ PETR4: 'IBOV' }), ...changed })

    expect(refusals(await compileMirror(portal, INDEXES)).join()).toMatch(words)
  })

  it('is refused if it has a byte order mark or is empty', async () => {
    const portal = await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]))
    const file = indexFile(portal, 'IBOV')
    await writeFile(file, `\ufeff${await readFile(file, 'utf8')}`)
    const marked = await compileMirror(portal, INDEXES)
    await writeFile(file, '')

    const empty = await compileMirror(portal, INDEXES)

    expect(refusals(marked).join()).toContain('IBOV.json begins with a byte order mark')
    expect(refusals(empty).join()).toContain('is empty')
  })

  it('leaves no second version of its portfolio after it was damaged and came back', async () => {
    const portal = await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]))
    const { dataDir } = await buildFrom(portal, INDEXES)
    await indexMirror('IBOV', [], portal)
    const damaged = await buildFrom(portal, { ...INDEXES, dataDir })
    await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]), portal)

    const repaired = await buildFrom(portal, { ...INDEXES, dataDir })

    expect([damaged.exit, repaired.exit]).toEqual([2, 0])
    expect(await listRows(repaired, 'b3_index_portfolio')).toMatchObject([{ ticker: 'PETR4', version: '1' }])
  })
})

describe('an answer of the institute', () => {
  it.each([
    ['a list of nothing', '[]', /1737-63\.json has another shape: the document is empty/],
    ['a message in its place', '{"a":1}', /the document expected array/],
    [
      'another name for its values',
      '[{"id":"63","variavel":"IPCA","unidade":"%","resultados":[{"classificacoes":[],"series":[{"localidade":{"id":"1","nivel":{"id":"N1","nome":"Brasil"},"nome":"Brasil"},"valores":{}}]}]}]',
      /\[0\]\.resultados\[0\]\.series\[0\] has the unknown key valores/,
    ],
    ['no value', { ibge: {} }.ibge, /\.serie is empty/],
  ])('with %s is refused', async (_name, ibge, words) => {
    const built = await compileMirror(await statisticsMirror({ ibge }), SERIES)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(words)
  })

  it('is refused if it lists no period', async () => {
    const built = await compileMirror(await statisticsMirror({ ibge: { '202401': '0.42' }, modified: {} }), SERIES)

    expect(refusals(built).join()).toMatch(/1737-periodos\.json.*is empty: there is no period/)
  })
})

describe('content that the SQL of a dataset cannot process', () => {
  const broken = datasets.map((dataset) =>
    dataset.id === 'statistics' ? { ...dataset, checks: [], tables: dataset.tables.map(castPeriod) } : dataset,
  )

  it('holds back only its partition, named with the table, the error and the file; the others are published', async () => {
    const portal = await statisticsMirror({ bcb: { '433': ['01/01/2024;0,42'] } })
    await fareMirror({ '2023/202301.csv': fares('2023-01', ['GLO;SBGR;SBRF;650,00;3']) }, portal)

    const built = await buildFrom(portal, { datasets: ['statistics', 'anac_fare'], from: '2023-01', declared: broken })

    expect(built.exit).toBe(1)
    expect(await listRows(built, 'anac_fare')).toHaveLength(1)
    expect(await heldBack(built)).toMatchObject([
      {
        dataset: 'statistics',
        partition: 'all',
        code: 'SQL_FAILED',
        message: expect.stringMatching(/the table statistic_value of statistics: Conversion Error/) as string,
        hint: expect.stringContaining('bcb_433') as string,
      },
    ])
  })
})

/** A synthetic fault of a declaration: the text of a period is not a whole number. */
function castPeriod(table: (typeof datasets)[number]['tables'][number]): typeof table {
  const period = table.columns['period']
  if (table.name !== 'statistic_value' || period === undefined) return table
  return { ...table, columns: { ...table.columns, period: { ...period, duckdb: 'DATE' } } }
}
