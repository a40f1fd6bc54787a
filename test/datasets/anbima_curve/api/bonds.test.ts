import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const listBonds = async (path: string) => (exactJson((await api.get(path)).text) as { data: Rows }).data

describe('the prices of federal bonds on a day', () => {
  it('follow from their rates, and from one nominal value for each kind', async () => {
    const bonds = await listBonds('/v1/bonds?date=20251031')

    expect(bonds).toHaveLength(6)
    for (const { price, price_of_rate } of bonds) expect(`${String(price_of_rate)}00`).toBe(price)
    expect(new Set(bonds.map(({ bond, nominal_value }) => `${String(bond)} ${String(nominal_value)}`))).toEqual(
      new Set(['LTN null', 'NTN-F null', 'LFT 17123.456789', 'NTN-B 4567.891234']),
    )
  })

  it('lead to no next nominal value without the Selic rate of the day', async () => {
    expect(await listBonds('/v1/bonds?bond=LFT')).toMatchObject([
      { next_nominal_value: null, next_business_day: '2025-11-03' },
      { next_nominal_value: null },
    ])
  })
})
