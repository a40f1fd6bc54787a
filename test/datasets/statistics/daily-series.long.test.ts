import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { centralBank } from '../../../schemas/datasets/statistics/central-bank.ts'
import { buildFrom, listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { locateSeries, statisticsMirror, type StatisticsWorld } from '../../helpers/statistics.ts'

const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname

const compiled = async (world: StatisticsWorld) =>
  compileMirror(await statisticsMirror(world), { datasets: ['statistics'] })

describe('a daily series', () => {
  it('has one row per day, of all its decades', async () => {
    const built = await compiled({
      bcb: {
        '12.2010': ['30/12/2019;0,017089', '31/12/2019;0,017089'],
        '12.2020': ['02/01/2020;0,017090'],
      },
    })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'statistic_value')).toMatchObject([
      { series: 'bcb-12', period: '2019-12-30', value: '0.01708900', source_member: 'bcdata.sgs.12.2010.csv' },
      { period: '2019-12-31', source_member: 'bcdata.sgs.12.2010.csv', source_line: '3' },
      { period: '2020-01-02', value: '0.01709000', source_member: 'bcdata.sgs.12.2020.csv', source_line: '2' },
    ])
    expect(await listRows(built, 'statistic_series')).toContainEqual(
      expect.objectContaining({ id: 'bcb-12', frequency: 'day', untested: 'true', last_period: '2020-01-02' }),
    )
  })

  it('is read from documents too, and from lines where both have the day', async () => {
    const built = await compiled({
      bcb: { '12.2020': ['03/01/2024;0,043739', '04/01/2024;0,043000'] },
      documents: {
        '12.document': { '29/12/2016': '0.050788', '03/01/2024': '0.043739', '04/01/2024': '0.043739' },
        '11.document': { '02/01/2019': '0.024620' },
      },
    })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'statistic_value')).toMatchObject([
      {
        series: 'bcb-11',
        period: '2019-01-02',
        value: '0.02462000',
        source_member: 'bcdata.sgs.11.json',
        source_line: '1',
      },
      { series: 'bcb-12', period: '2016-12-29', value: '0.05078800', source_member: 'bcdata.sgs.12.json' },
      { period: '2024-01-03', value: '0.04373900', source_member: 'bcdata.sgs.12.2020.csv', source_line: '2' },
      { period: '2024-01-04', value: '0.04300000', source_member: 'bcdata.sgs.12.2020.csv', source_line: '3' },
    ])
    expect(built.log.map(({ detail }) => detail)).toContain(
      'documents_agree 1 of 2 days in both forms differ: bcb-12 2024-01-04',
    )
  })

  it('of a month is read from a document too, as its month', async () => {
    const built = await compiled({ documents: { '4390.document': { '01/08/1986': '2.57' } } })

    expect(await listRows(built, 'statistic_value')).toMatchObject([
      { series: 'bcb-4390', period: '1986-08', value: '2.57000000', source_member: 'bcdata.sgs.4390.json' },
    ])
  })

  it.each([
    ['1,00', 'selic_month_adds_up 0 of 1 months differ'],
    ['1,01', 'selic_month_adds_up 1 of 1 months differ: 2024-02 days 1.00 month 1.01'],
  ])('of a month is compared with its days, but for the newest: %s', async (month, remark) => {
    const { exit, log } = await compiled({
      bcb: {
        '11.2020': ['31/01/2024;0,4', '01/02/2024;0,5', '02/02/2024;0,5', '01/03/2024;0,4', '01/04/2024;0,4'],
        '4390': ['01/01/2024;9,99', `01/02/2024;${month}`, '01/03/2024;0,10'],
      },
    })

    expect(exit).toBe(0)
    expect(log.map(({ detail }) => detail)).toContain(remark)
  })

  it.each([
    [
      'a day twice',
      '[{"data":"02/01/2024","valor":"0.04"},{"data":"02/01/2024","valor":"0.04"}]',
      /several rows for series bcb-12/,
    ],
    ['a comma in a value', '[{"data":"02/01/2024","valor":"0,04"}]', /is no value/],
    ['no value', '[]', /is empty/],
  ])('in a document with %s is refused', async (_name, document, words) => {
    const mirror = await statisticsMirror({})
    const path = join(mirror, locateSeries('12.document'))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, document)

    const built = await compileMirror(mirror, { datasets: ['statistics'] })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(words)
  })

  it('that names the end of each period publishes it', async () => {
    const built = await compiled({
      bcb: { '226.2020': ['01/02/2024;01/03/2024;0,0079', '02/02/2024;02/03/2024;0,0439'] },
    })

    expect(await listRows(built, 'statistic_value')).toMatchObject([
      { series: 'bcb-226', period: '2024-02-01', end_date: '2024-03-01', value: '0.00790000' },
      { series: 'bcb-226', period: '2024-02-02', end_date: '2024-03-02', value: '0.04390000' },
    ])
  })

  it.each([
    ['a day of another decade', { '12.2020': ['31/12/2019;0,02'] }, /column data 2019-12-31 is not of the decade/],
    [
      'a day twice',
      { '12.2020': ['02/01/2024;0,04', '02/01/2024;0,04'] },
      /several rows for series bcb-12 period 2024/,
    ],
    [
      'a period that ends when it begins',
      { '226.2020': ['01/02/2024;01/02/2024;0,0079'] },
      /column dataFim 2024-02-01 is not after 2024-02-01/,
    ],
    ['the form without the end of its periods', { '226.2020': ['01/02/2024;0,0079'] }, /missing column dataFim/],
  ])('with %s is refused', async (_name, bcb: Record<string, string[]>, words) => {
    const built = await compiled({ bcb })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(words)
  })

  it('is requested ten years at a time, from the first day that is declared', () => {
    const listUrls = (code: string) =>
      centralBank.map(({ url }) => url(null)).filter((url) => url.includes(`bcdata.sgs.${code}/`))
    const sgs = 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.1/dados?formato=csv'

    expect(listUrls('1')).toEqual([
      `${sgs}&dataInicial=01/07/1994&dataFinal=31/12/1999`,
      `${sgs}&dataInicial=01/01/2000&dataFinal=31/12/2009`,
      `${sgs}&dataInicial=01/01/2010&dataFinal=31/12/2019`,
      `${sgs}&dataInicial=01/01/2020`,
    ])
    expect(listUrls('189')).toEqual(['https://api.bcb.gov.br/dados/serie/bcdata.sgs.189/dados?formato=csv'])
  })

  it('that lacks a decade is reported, and the days around it named', async () => {
    const { exit, log } = await compiled({ bcb: { '1.2000': ['28/12/2009;1,7400'], '1.2020': ['02/01/2020;4,0213'] } })

    expect(exit).toBe(0)
    expect(log.find(({ detail }) => detail.startsWith('no_week_missing'))).toMatchObject({
      level: 'warn',
      detail: 'no_week_missing 1 gaps: bcb-1 2009-12-28 to 2020-01-02',
    })
  })

  it('has no gap over a weekend', async () => {
    const { log } = await compiled({ bcb: { '1.2020': ['09/02/2024;4,9800', '14/02/2024;4,9700'] } })

    expect(log.map(({ detail }) => detail)).toContain('no_week_missing 0 gaps')
  })
})

describe('a series that is untested', () => {
  const FAILED = { level: 'error' }

  it('is not missing while it has never been fetched, which one sentence says', async () => {
    const { exit, log } = await compileMirror(SAMPLE, { datasets: ['statistics'], from: null })

    expect(exit).toBe(0)
    expect(log.filter(({ detail }) => /bcb-(12|11|1|226|189|7478|163\d|164\d)\b/.test(detail))).toEqual([
      expect.objectContaining({
        level: 'info',
        detail:
          'every_series_there 0 of 5 without values; untested and without values: bcb-1, bcb-1635, bcb-1636, bcb-1637, bcb-1638, bcb-1639, bcb-1640, bcb-1641, bcb-1642, bcb-1643, bcb-189, bcb-226, bcb-7478, ibge-7060-63-7170, ibge-7060-63-7445, ibge-7060-63-7486, ibge-7060-63-7558, ibge-7060-63-7625, ibge-7060-63-7660, ibge-7060-63-7712, ibge-7060-63-7766, ibge-7060-63-7786',
      }),
    ])
    expect(log).not.toContainEqual(expect.objectContaining(FAILED))
  })

  it('is no loss where its file cannot be requested, until it was fetched once', async () => {
    const mirror = await statisticsMirror({ ibge: { '202401': '0.42' }, bcb: { '189': ['01/01/2024;0,07'] } })
    const path = join(mirror, locateSeries('7478'))
    await mkdir(dirname(path), { recursive: true })
    await symlink('nowhere', path)
    const built = await buildFrom(mirror, { datasets: ['statistics'] })
    const known = join(mirror, locateSeries('189'))
    await rm(known)
    await symlink('nowhere', known)

    const next = await buildFrom(mirror, { datasets: ['statistics'], dataDir: built.dataDir })

    expect(built.exit).toBe(0)
    expect(built.log).not.toContainEqual(expect.objectContaining(FAILED))
    expect(next.exit).toBe(1)
    expect(next.log.filter(({ level }) => level === 'error').map(({ detail }) => detail)).toEqual([
      expect.stringContaining('bcdata.sgs.189'),
    ])
  })

  it('is compiled when it is there, with the decimals that are declared, or a remark', async () => {
    const { exit, log } = await compiled({ bcb: { '7478': ['01/01/2024;0,31'], '189': ['01/01/2024;0,075'] } })

    expect(exit).toBe(0)
    expect(log.map(({ detail }) => detail)).toContain('decimals_as_declared 1 values with more: bcb-189')
  })
})
