import { describe, expect, it } from 'vitest'
import { buildFrom, refusals, rowsOf } from '../../helpers/build.ts'
import { statisticsMirror, type StatisticsWorld } from '../../helpers/statistics.ts'

const compiled = async (world: StatisticsWorld) =>
  buildFrom(await statisticsMirror(world), { datasets: ['statistics'] })

describe('a series of the institute', () => {
  it('has a row a month, with the day of its last revision', async () => {
    const built = await compiled({
      ibge: { '202401': '0.42', '202402': '-0.08', '202403': '1234567890.12345678' },
      modified: { '202401': '08/02/2024', '202402': '01/01/0001' },
    })

    expect(await rowsOf(built, 'statistic_value')).toMatchObject([
      { series: 'ibge-1737-63', period: '2024-01', value: '0.42000000', marker: null, modified_date: '2024-02-08' },
      { period: '2024-02', value: '-0.08000000', modified_date: null },
      { period: '2024-03', value: '1234567890.12345678', modified_date: null },
    ])
  })

  it.each(['-', '..', '...', 'X'])('keeps the marker %s beside no value', async (marker) => {
    const built = await compiled({ ibge: { '202401': marker } })

    expect(await rowsOf(built, 'statistic_value')).toMatchObject([{ value: null, marker }])
  })

  it.each([
    ['a text that is neither value nor marker', { ibge: { '202401': 'n/d' } }, /202401 has n\/d/],
    ['a ninth decimal', { ibge: { '202401': '0.123456789' } }, /202401 has 0\.123456789/],
    ['a period that is no month', { ibge: { '202413': '0.42' } }, /202413 is no month/],
    ['a document that was cut', { ibge: '[{"id":"63","resultados":[' }, /1737-63\.json is no JSON/],
    ['a page in place of the document', { ibge: '<html>Bloqueado</html>' }, /web page/],
  ] as const)('with %s is refused, saying where', async (_name, world, words) => {
    const built = await compiled(world)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(words)
  })
})

describe('a series of the central bank', () => {
  it('has a row a month, its comma a point', async () => {
    const built = await compiled({ bcb: { '24363': ['01/01/2024;104,50000', '01/02/2024;-1,2'] } })

    expect(await rowsOf(built, 'statistic_value')).toMatchObject([
      { series: 'bcb-24363', period: '2024-01', value: '104.50000000', source_line: '2' },
      { series: 'bcb-24363', period: '2024-02', value: '-1.20000000', source_line: '3' },
    ])
  })

  it.each([
    ['thousands set apart', ['01/01/2024;1.234,56']],
    ['a day that is none', ['31/02/2024;1,00']],
    ['a day within a month', ['02/01/2024;1,00']],
    ['a month twice', ['01/01/2024;1,00', '01/01/2024;2,00']],
  ])('with %s is refused', async (_name, lines) => {
    const built = await compiled({ bcb: { '433': lines } })

    expect(built.exit).toBe(2)
    expect(refusals(built)).toHaveLength(1)
  })
})

describe('the IPCA of the two', () => {
  const figureOf = (log: readonly { detail: string }[]) =>
    log.find(({ detail }) => detail.startsWith('ipca_agrees'))?.detail

  it('is compared, and each month named in which it differs', async () => {
    const { exit, log } = await compiled({
      ibge: { '202401': '0.42', '202402': '0.83', '202403': '0.16' },
      bcb: { '433': ['01/01/2024;0,42', '01/02/2024;0,84', '01/03/2024;0,16'] },
    })

    expect(exit).toBe(0)
    expect(figureOf(log)).toBe('ipca_agrees 1 of 3 periods differ: 2024-02 IBGE 0.83000000 BCB 0.84000000')
  })

  it('agrees where only the way of writing differs', async () => {
    const { log } = await compiled({ ibge: { '202401': '0.4' }, bcb: { '433': ['01/01/2024;0,40'] } })

    expect(figureOf(log)).toBe('ipca_agrees 0 of 1 periods differ')
  })

  it('names each month of their common span that only one of them has', async () => {
    const { log } = await compiled({
      ibge: { '202401': '0.42', '202403': '0.16', '202404': '0.38' },
      bcb: { '433': ['01/12/2023;0,56', '01/01/2024;0,42', '01/02/2024;0,83', '01/04/2024;0,38'] },
    })

    expect(figureOf(log)).toBe(
      'ipca_agrees 2 of 4 periods differ: 2024-02 IBGE none BCB 0.83000000, 2024-03 IBGE 0.16000000 BCB none',
    )
  })

  it('is warned of where there is nothing to compare', async () => {
    const { log } = await compiled({ ibge: { '202401': '0.42' } })

    expect(log).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        detail: 'ipca_agrees nothing to compare: no month is in both',
      }),
    )
  })
})
