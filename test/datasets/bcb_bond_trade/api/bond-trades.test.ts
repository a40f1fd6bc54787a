import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi
const listRows = async (path: string) =>
  (exactJson((await api.get(path)).text) as { data: Readonly<Record<string, string | null>>[] }).data

beforeAll(async () => {
  api = await shareSample()
})

describe('trades of federal bonds', () => {
  it('have the price that follows from the mean rate of an LTN, near the mean price', async () => {
    const rows = await listRows('/v1/bond-trades?bond=ltn&from=20250102&to=20250102')

    expect(rows.length).toBeGreaterThan(5)
    for (const { maturity_date, mean_price, price_of_mean_rate: price, price_of_mean_rate_reason } of rows) {
      expect(price_of_mean_rate_reason).toBe('')
      expect(price, maturity_date ?? '').toMatch(/^\d{3}\.\d{6}$/)
      expect(Math.abs(Number(price) / Number(mean_price) - 1), maturity_date ?? '').toBeLessThan(1e-5)
    }
  })

  it('have none where it is not known, with the reason', async () => {
    expect(await listRows('/v1/bond-trades?bond=NTN-F&from=20250131')).toContainEqual(
      expect.objectContaining({ mean_rate: null, price_of_mean_rate: null, price_of_mean_rate_reason: 'rate_missing' }),
    )
    expect(await listRows('/v1/bond-trades?bond=LFT&to=20250102&page_size=1')).toMatchObject([
      { price_of_mean_rate: null, price_of_mean_rate_reason: 'other_bond' },
    ])
  })

  it('of one bond are found by its ISIN, with the line that they are from', async () => {
    expect(await listRows('/v1/bond-trades?isin=BRSTNCLTN8G4&from=20250124&to=20250124&provenance=true')).toMatchObject(
      [{ trade_count: '1', quantity: '875000', mean_price: null, source: { file: 'NegE202501.ZIP' } }],
    )
  })
})

describe('federal bonds', () => {
  it('have one ISIN for each code and maturity, under the id that funds hold them by', async () => {
    const bonds = await listRows('/v1/federal-bonds?page_size=1000')

    expect(bonds).toContainEqual({
      asset_id: 'selic:100000:2026-10-01',
      selic_code: '100000',
      maturity_date: '2026-10-01',
      isin: 'BRSTNCLTN8G4',
      bond: 'LTN',
      issue_date: '2024-07-05',
      first_day: '2025-01-24',
      last_day: '2025-01-31',
      trade_days: '2',
    })
    expect(new Set(bonds.map(({ asset_id }) => asset_id)).size).toBe(bonds.length)
  })

  it('go by a short name, and another form is a 400', async () => {
    expect(new Set((await listRows('/v1/federal-bonds?bond=ntn-b')).map(({ bond }) => bond))).toEqual(
      new Set(['NTN-B']),
    )
    expect(readProblem(await api.get('/v1/federal-bonds?bond=1')).status).toBe(400)
    expect(readProblem(await api.get('/v1/bond-trades?isin=LTN')).status).toBe(400)
  })
})
