import { describe, expect, it } from 'vitest'
import { movers } from '../../../../server/helpers/moves-world.ts'
import { addUpCents, findMovedAsset, useMoves } from './helpers/moves.ts'

const { list } = useMoves()

describe('/v1/market/assets', () => {
  it('adds up, with the lines that name no asset, to all lines that count', async () => {
    for (const query of ['date=20251031', 'date=20251031&filing_group=structured', 'date=20250930&type=fif']) {
      const [assets, lines] = await Promise.all([
        list(`/v1/market/assets?${query}&page_size=1000`),
        list(`/v1/market/lines?${query}&page_size=1000`),
      ])
      expect(
        addUpCents(assets.data, 'long_value', 'short_value') + addUpCents(assets.unknown ?? [], 'value'),
        query,
      ).toBe(addUpCents(lines.data, 'final_position_value'))
      expect(lines.data.length).toBeGreaterThan(0)
    }
  })

  it('says who holds how much of an asset, and how much it was', async () => {
    const { data } = await list('/v1/market/assets?date=20251031&kind=listed_share')

    expect(data[0]).toMatchObject({
      asset_id: 'b3:PETR4',
      long_value: '876.00',
      holder_count: '6',
      previous_long_value: '400.00',
      previous_holder_count: '4',
      outstanding_reason: 'capital_not_compiled',
      is_partial: false,
    })
    // A line of nothing is no holder.
    expect(findMovedAsset(data, 'b3:VALE3')).toMatchObject({
      long_value: '0.00',
      short_value: '-60.00',
      holder_count: '0',
    })
  })

  it('gives the part of a fund that others hold, and no share of a market without quotas', async () => {
    const { data } = await list('/v1/market/assets?date=20251031&kind=fund_quota')

    expect(findMovedAsset(data, `fund:${movers.refiler}`)).toMatchObject({
      outstanding_percent: '25.000000',
      share_of_market_percent: null,
      share_reason: 'quotas_not_in_market',
    })
  })

  it('is null where nobody can know, and partial where members that are there say something', async () => {
    const whole = await list('/v1/market/assets?date=20251130')
    const fif = await list('/v1/market/assets?date=20251130&filing_group=fif')

    expect(findMovedAsset(whole.data, 'b3:PETR4')).toMatchObject({
      long_value: '110.00',
      is_partial: true,
      missing_members: 'BLC_4',
      share_of_market_percent: null,
      previous_long_value: null,
      previous_reason: 'month_incomplete',
    })
    expect(findMovedAsset(fif.data, 'b3:PETR4')).toBeUndefined()
  })

  it('has lines that add up to each long value', async () => {
    const { data } = await list('/v1/market/assets?date=20251031&page_size=1000')
    for (const row of data) {
      const lines = await list(`${String(row['explain'])}&page_size=1000&provenance=true`)
      expect(addUpCents(lines.data, 'final_position_value'), String(row['explain'])).toBe(
        addUpCents([row], 'long_value'),
      )
    }
  })
})
