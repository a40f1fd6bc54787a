import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { refusals, listRows } from '../../helpers/build.ts'
import { type CompiledMirror, compileMirror } from '../../helpers/compile.ts'
import { makeAggregate, statisticsMirror, type StatisticsWorld } from '../../helpers/statistics.ts'

const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname

const listChecks = ({ partitions }: CompiledMirror) =>
  partitions.flatMap(({ result: { checks } }) => checks.map(({ id, passed }) => [id, passed]))

const compiled = async (world: StatisticsWorld) =>
  compileMirror(await statisticsMirror(world), { datasets: ['statistics'] })

describe('a series of the institute', () => {
  it('has one row per month, with the day of its last revision', async () => {
    const built = await compiled({
      ibge: { '202401': '0.42', '202402': '-0.08', '202403': '1234567890.12345678' },
      modified: { '202401': '08/02/2024', '202402': '01/01/0001' },
    })

    expect(await listRows(built, 'statistic_value')).toMatchObject([
      { series: 'ibge-1737-63', period: '2024-01', value: '0.42000000', marker: null, modified_date: '2024-02-08' },
      { period: '2024-02', value: '-0.08000000', modified_date: null },
      { period: '2024-03', value: '1234567890.12345678', modified_date: null },
    ])
  })

  it.each(['-', '..', '...', 'X'])('keeps the marker %s next to an empty value', async (marker) => {
    const built = await compiled({ ibge: { '202401': marker } })

    expect(await listRows(built, 'statistic_value')).toMatchObject([{ value: null, marker }])
  })

  it.each([
    ['a text that is neither value nor marker', { ibge: { '202401': 'n/d' } }, /202401 has n\/d/],
    ['a ninth decimal', { ibge: { '202401': '0.123456789' } }, /202401 has 0\.123456789/],
    ['a period that is no month', { ibge: { '202413': '0.42' } }, /202413 is no month/],
    [
      'another variable of the table',
      { ibge: JSON.stringify(makeAggregate({ '202401': '4.51' }, { variable: '2265' })) },
      /is 2265 of place 1/,
    ],
    [
      'a place that is not Brazil',
      { ibge: JSON.stringify(makeAggregate({ '202401': '0.42' }, { place: '3301' })) },
      /is 63 of place 3301/,
    ],
    [
      'two places at once',
      { ibge: JSON.stringify([...makeAggregate({ '202401': '0.42' }), ...makeAggregate({ '202401': '0.43' })]) },
      /several rows for series ibge-1737-63 period 2024-01/,
    ],
    [
      'a day of revision that is none',
      { ibge: { '202401': '0.42' }, modified: { '202401': '31/02/2024' } },
      /31\/02\/2024/,
    ],
    ['a document that was cut', { ibge: '[{"id":"63","resultados":[' }, /1737-63\.json is not JSON/],
    ['a page in place of the document', { ibge: '<html>Bloqueado</html>' }, /web page/],
  ] as const)('with %s is refused, naming the place', async (_name, world, words) => {
    const built = await compiled(world)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(words)
  })
})

describe('a series of the central bank', () => {
  it('has one row per month, its comma a point', async () => {
    const built = await compiled({ bcb: { '24363': ['01/01/2024;104,50000', '01/02/2024;-1,2'] } })

    expect(await listRows(built, 'statistic_value')).toMatchObject([
      { series: 'bcb-24363', period: '2024-01', value: '104.50000000', source_line: '2' },
      { series: 'bcb-24363', period: '2024-02', value: '-1.20000000', source_line: '3' },
    ])
  })

  it.each([
    ['thousands set apart', ['01/01/2024;1.234,56']],
    ['a day that is none', ['31/02/2024;1,00']],
    ['a day within a month', ['02/01/2024;1,00']],
    ['a month twice', ['01/01/2024;1,00', '01/01/2024;2,00']],
    ['a line that was cut', ['01/01/2024;1,00', '01/02/20']],
  ])('with %s is refused', async (_name, lines) => {
    const built = await compiled({ bcb: { '433': lines } })

    expect(built.exit).toBe(2)
    expect(refusals(built)).toHaveLength(1)
  })
})

describe('a file of the central bank', () => {
  it.each([
    ['a page in place of the series', '<!DOCTYPE html><html>Requisição inválida</html>'],
    ['a message in place of the series', '{"erro":{"statusCode":"400","detail":"O sistema aceita dez anos"}}'],
    ['nothing', ''],
    ['another header', '"data";"taxa"\r\n"01/01/2024";"1,00"\r\n'],
    ['a cut within a field', '"data";"valor"\r\n"01/01/2024";"1,00"\r\n"01/02/2024";"1,'],
  ])('with %s is refused', async (_name, text) => {
    const mirror = await statisticsMirror({ bcb: { '433': [] } })
    await writeFile(join(mirror, 'api.bcb.gov.br/dados/serie/bcdata.sgs.433/dados@formato=csv'), text)

    const built = await compileMirror(mirror, { datasets: ['statistics'] })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toContain('433')
  })
})

describe('a month that is missing', () => {
  const readCheck = (log: readonly { detail: string }[]) =>
    log.find(({ detail }) => detail.startsWith('no_period_missing'))?.detail

  it('from a whole series is reported', async () => {
    const built = await compiled({ ibge: { '202401': '0.42' }, bcb: {} })

    expect(built.log.map(({ detail }) => detail)).toContainEqual(
      expect.stringMatching(
        /^every_series_there 4 of 5 without values: bcb-24363, bcb-3698, bcb-433, bcb-4390; untested/,
      ),
    )
    expect(listChecks(built)).toContainEqual(['every_series_there', false])
  })

  it('within a series, or that the institute lists and does not answer, is named', async () => {
    const { exit, log } = await compiled({
      ibge: { '202401': '0.42' },
      modified: { '202401': '08/02/2024', '202402': '12/03/2024' },
      bcb: { '4390': ['01/01/2024;0,97', '01/03/2024;0,83'] },
    })

    expect(exit).toBe(0)
    expect(readCheck(log)).toBe('no_period_missing 2 missing: bcb-4390 2024-02, ibge-1737-63 2024-02')
  })

  it('is not found in the sample', async () => {
    const { log } = await compileMirror(SAMPLE, { datasets: ['statistics'], from: null })

    expect(readCheck(log)).toBe('no_period_missing 0 missing')
  })
})

describe('the index of activity', () => {
  const listFigures = (log: readonly { detail: string }[]) =>
    log.find(({ detail }) => detail.startsWith('activity_on_its_base'))?.detail
  const year = (value: string) =>
    Array.from({ length: 12 }, (_each, at) => `01/${String(at + 1).padStart(2, '0')}/2022;${value}`)

  it('of the sample has its mean of 2022 at 100, the base that is declared', async () => {
    const built = await compileMirror(SAMPLE, { datasets: ['statistics'], from: null })

    expect(listFigures(built.log)).toBe('activity_on_its_base 12 months of 2022 add up to 1200.00000000')
    expect(listChecks(built)).toContainEqual(['activity_on_its_base', true])
  })

  it('on another base is reported', async () => {
    const built = await compiled({ bcb: { '24363': year('145,00') } })

    expect(listChecks(built)).toContainEqual(['activity_on_its_base', false])
  })
})

describe('the IPCA of the two', () => {
  const readFigure = (log: readonly { detail: string }[]) =>
    log.find(({ detail }) => detail.startsWith('ipca_agrees'))?.detail

  it('is compared, and each month named in which it differs', async () => {
    const { exit, log } = await compiled({
      ibge: { '202401': '0.42', '202402': '0.83', '202403': '0.16' },
      bcb: { '433': ['01/01/2024;0,42', '01/02/2024;0,84', '01/03/2024;0,16'] },
    })

    expect(exit).toBe(0)
    expect(readFigure(log)).toBe(
      'ipca_agrees 1 of 3 periods differ: ibge-1737-63 2024-02 IBGE 0.83000000 BCB 0.84000000',
    )
  })

  it('agrees if only the way of writing differs', async () => {
    const { log } = await compiled({ ibge: { '202401': '0.4' }, bcb: { '433': ['01/01/2024;0,40'] } })

    expect(readFigure(log)).toBe('ipca_agrees 0 of 1 periods differ')
  })

  it('names each month of their common span that only one of them has', async () => {
    const { log } = await compiled({
      ibge: { '202401': '0.42', '202403': '0.16', '202404': '0.38' },
      bcb: { '433': ['01/12/2023;0,56', '01/01/2024;0,42', '01/02/2024;0,83', '01/04/2024;0,38'] },
    })

    expect(readFigure(log)).toBe(
      'ipca_agrees 2 of 4 periods differ: ibge-1737-63 2024-02 IBGE none BCB 0.83000000, ibge-1737-63 2024-03 IBGE 0.16000000 BCB none',
    )
  })

  it('is warned of if there is nothing to compare', async () => {
    const { log } = await compiled({ ibge: { '202401': '0.42' } })

    expect(log).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        detail: 'ipca_agrees nothing to compare: no month is in both',
      }),
    )
  })
})
