import { describe, expect, it } from 'vitest'
import { readOwnSeries } from '../../../schemas/datasets/statistics/own-series.ts'
import { listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { CREDIT, declareOwn, GROWTH, listPeriods, makeSoy, ownMirror, SOY, SOY_VALUES } from './own-world.ts'

const compiled = async (world: Parameters<typeof ownMirror>[0]) =>
  compileMirror(await ownMirror(world), { datasets: ['statistics'], declared: declareOwn(CREDIT, GROWTH, SOY) })

describe('a file with series of the operator', () => {
  it('names each by the numbers of its publisher', () => {
    const { series, faults } = readOwnSeries({ series: [CREDIT, { ...SOY, place: undefined, aliases: [] }, SOY] })

    expect(faults).toEqual([])
    expect(series.map(({ id, code }) => [id, code])).toEqual([
      ['bcb-20542', '20542'],
      ['ibge-1612-214-2713', '1612/214/81[2713]'],
      ['ibge-1612-214-2713-n3-35', '1612/214/81[2713]/N3[35]'],
    ])
  })

  it.each([
    [{ series: [{ ...CREDIT, code: 433 }] }, 'series[0]: bcb-433 is built in: take it out'],
    [{ series: [{ ...CREDIT, aliases: ['cdi'] }] }, 'series[0]: cdi is built in: take it out'],
    [{ series: [CREDIT, CREDIT] }, 'series[1]: bcb-20542 is a name of series[0] already: take it out'],
    [{ series: [{ ...CREDIT, frequency: 'week' }] }, /^series\[0\]\.frequency: /],
    [{ series: [{ ...CREDIT, frequency: 'day' }] }, /^series\[0\]\.since: give the first day of a daily series/],
    [{ series: [{ ...CREDIT, since: '2020-01-01' }] }, /^series\[0\]\.since: give the first day/],
    [{ series: [{ ...CREDIT, decimals: 9 }] }, 'series[0].decimals: give 8 at most'],
    [{ series: [{ ...SOY, place: 'N3[all]' }] }, /^series\[0\]\.place: give one place/],
    [{ series: [{ ...SOY, frequency: 'day' }] }, 'series[0].frequency: the institute has month, quarter and year'],
    [{ series: [{ ...SOY, unidade: '%' }] }, /^series\[0\]: .*unidade/],
    [{ series: Array.from({ length: 201 }, (_each, at) => ({ ...CREDIT, code: at + 1 })) }, /declare 200 series/],
    [
      { series: [{ ...CREDIT, name: { en: 'Credit\u001b[2J', pt: 'x' } }] },
      'series[0].name.en: has invisible characters',
    ],
    [{ series: [{ ...CREDIT, unit: 'BRL\nexit 0' }] }, 'series[0].unit: has invisible characters'],
    [{ series: [{ ...CREDIT, frequency: 'day', since: '2020-02-31' }] }, 'series[0].since: give a day, YYYY-MM-DD'],
    // It is a name of the file, which an object does not keep.
    [{ series: [{ ...SOY, classification: JSON.parse('{"__proto__": 2713}') as object }] }, /classification: give the/],
    [[], /^the file: /],
  ])('%# is refused, naming the place', (document, fault) => {
    const { faults } = readOwnSeries(document)

    expect(faults).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault))
  })
})

describe('series of the operator', () => {
  it('are published with their periods, days of revision and files', async () => {
    const built = await compiled({
      codes: { 20542: ['01/01/2024;1000', '01/02/2024;1010'], 22099: ['01/01/2024;170,11', '01/04/2024;172,50'] },
      documents: {
        [SOY_VALUES]: makeSoy({ 2022: '4000000', 2023: '...' }),
        '1612/periodos': listPeriods({ 2022: '14/09/2023', 2023: '01/01/0001' }),
      },
    })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'statistic_value')).toMatchObject([
      { series: 'bcb-20542', period: '2024-01', value: '1000.00000000', source_member: 'bcdata.sgs.20542.csv' },
      { period: '2024-02', source_line: '3' },
      { series: 'bcb-22099', period: '2024-Q1', value: '170.11000000' },
      { period: '2024-Q2', value: '172.50000000' },
      {
        series: 'ibge-1612-214-2713-n3-35',
        period: '2022',
        value: '4000000.00000000',
        modified_date: '2023-09-14',
        source_member: 'ibge-1612-214-2713-n3-35.json',
      },
      { period: '2023', value: null, marker: '...', modified_date: null },
    ])
    expect(await listRows(built, 'statistic_series')).toContainEqual(
      expect.objectContaining({
        id: 'bcb-20542',
        name_pt: 'Crédito livre',
        aliases: 'credito-livre',
        within_days: '45',
        decimals: '0',
        declared_by: 'operator',
        periods: '2',
      }),
    )
  })

  it('name a quarter or a year that is missing', async () => {
    const built = await compiled({
      codes: { 22099: ['01/01/2024;170,11', '01/07/2024;172,50'] },
      documents: { [SOY_VALUES]: makeSoy({ 2021: '1', 2023: '2' }) },
    })

    expect(built.log.map(({ detail }) => detail)).toContain(
      'no_period_missing 2 missing: bcb-22099 2024-Q2, ibge-1612-214-2713-n3-35 2022',
    )
  })

  it.each([
    ['another unit', makeSoy({ 2022: '1' }, { unidade: 'Mil Reais' }), /is not the declared unit, Toneladas/],
    ['another category', makeSoy({ 2022: '1' }, { category: '2688' }), /is 214, category 81\[2688\], of place 35/],
    ['another place', makeSoy({ 2022: '1' }, { place: '41' }), /is 214, category 81\[2713\], of place 41/],
    ['months of a yearly table', makeSoy({ 202201: '1' }), /202201 is no year/],
    ['a text that is no value', makeSoy({ 2022: '1.000,5' }), /2022 has 1\.000,5/],
  ])('with %s are refused, and the others published', async (_name, document, reason) => {
    const built = await compiled({ codes: { 20542: ['01/01/2024;1000'] }, documents: { [SOY_VALUES]: document } })

    expect(refusals(built).join()).toMatch(reason)
    expect(await listRows(built, 'statistic_value')).toMatchObject([{ series: 'bcb-20542', period: '2024-01' }])
  })

  it('with a day that begins no quarter are refused', async () => {
    const built = await compiled({ codes: { 22099: ['01/02/2024;170,11'] } })

    expect(refusals(built).join()).toMatch(/2024-02-01 is not the first of a quarter/)
  })
})
