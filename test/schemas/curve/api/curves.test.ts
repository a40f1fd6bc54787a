import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const listPoints = async (path: string) =>
  (exactJson((await api.get(path)).text) as { data: { points: Rows } }).data.points
const listBonds = async (path: string) => (exactJson((await api.get(path)).text) as { data: Rows }).data

describe('the curve of deposits', () => {
  it('has the contracts of the day, each on the first business day of its month', async () => {
    const points = await listPoints('/v1/curves/di1?date=20251031')

    expect(points).toHaveLength(5)
    expect(points[0]).toEqual({
      business_days: '42',
      rate: '14.800000',
      rate_reason: '',
      is_published: true,
      ticker: 'DI1F26',
      expiry_date: '2026-01-02',
      price: '97725.90000000',
      open_interest: '100',
    })
    expect(points[3]).toMatchObject({ ticker: 'DI1F29', open_interest: null })
  })

  it('goes on between two contracts by the same factor each business day', async () => {
    const [between] = await listPoints('/v1/curves/di1?date=20251031&business_days=200')

    // By hand: 1.148 and 1.143 a year until 164 and 291 days, and 36 of the 127 days between them.
    const [near, far] = [1.143 ** (164 / 252), 1.1375 ** (291 / 252)]
    const grown = near * (far / near) ** (36 / 127)
    expect(Number(between?.['rate'])).toBeCloseTo((grown ** (252 / 200) - 1) * 100, 5)
    expect(between).toMatchObject({ is_published: false, ticker: null, price: null })
  })

  it('is that of a contract on its own day', async () => {
    expect(await listPoints('/v1/curves/di1?business_days=291')).toMatchObject([
      { ticker: 'DI1F27', rate: '13.750000' },
    ])
  })

  it.each(['41', '1292'])('says nothing %s business days ahead, outside of its contracts', async (businessDays) => {
    expect(await listPoints(`/v1/curves/di1?business_days=${businessDays}`)).toMatchObject([
      { rate: null, rate_reason: 'outside_points' },
    ])
  })

  it('is not there on another day, and the error names the nearest', async () => {
    expect(readProblem(await api.get('/v1/curves/di1?date=20251030'))).toMatchObject({
      code: 'not_found',
      error_data: { reason: 'day_not_found', nearest: ['2025-10-31'] },
    })
  })
})

describe('a curve by a formula', () => {
  it('has the published vertices, of both tables', async () => {
    expect((await listPoints('/v1/curves/ettj-fixed')).map(({ business_days }) => business_days)).toEqual([
      '21',
      '63',
      '126',
      '252',
      '504',
      '1008',
    ])
  })

  it('is that of its formula between two vertices, cut to four decimals', async () => {
    const years = 300 / 252
    const [slow, fast] = [1.6, 0.55].map((lambda) => ({
      left: Math.exp(-lambda * years),
      mean: (1 - Math.exp(-lambda * years)) / (lambda * years),
    })) as [{ left: number; mean: number }, { left: number; mean: number }]
    const rate = 0.07 + 0.015 * slow.mean - 0.0225 * (slow.mean - slow.left) + 0.0125 * (fast.mean - fast.left)

    expect(await listPoints('/v1/curves/ettj-ipca?business_days=300')).toMatchObject([
      { rate: `${(Math.floor(rate * 1e6) / 1e4).toFixed(4)}00`, is_published: false },
    ])
  })

  it('of inflation follows from both others', async () => {
    const [[fixed], [real], [inflation]] = (await Promise.all(
      ['fixed', 'ipca', 'inflation'].map((name) => listPoints(`/v1/curves/ettj-${name}?business_days=300`)),
    )) as [Rows, Rows, Rows]
    const exact = ((1 + Number(fixed?.['rate']) / 100) / (1 + Number(real?.['rate']) / 100) - 1) * 100

    expect(Number(inflation?.['rate'])).toBe(Math.floor(exact * 1e4) / 1e4)
  })

  it('is in the list of curves, with its days', async () => {
    expect(await listBonds('/v1/curves')).toContainEqual({
      id: 'ettj-inflation',
      days: '1',
      first_day: '2025-10-31',
      last_day: '2025-10-31',
    })
  })
})
