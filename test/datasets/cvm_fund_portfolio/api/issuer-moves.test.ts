import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { publishMoves } from '../../../server/helpers/moves-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../server/helpers/shared.ts'

type Row = Readonly<Record<string, string | boolean | null>>

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(publishMoves))
})

const list = async (path: string) => (exactJson((await api.get(path)).text) as { readonly data: readonly Row[] }).data

describe('/v1/issuer/{id}/moves', () => {
  it('has a row for each month of a ticker, with what cannot be compared and why', async () => {
    const rows = await list('/v1/issuer/33000167/moves')

    expect(
      rows.map(({ reference_date, ticker, position, moves_reason }) => [
        reference_date,
        ticker,
        position,
        moves_reason,
      ]),
    ).toEqual([
      ['2025-08-31', 'PETR4', 'owned', 'no_month_before'],
      ['2025-09-30', 'PETR4', 'owned', ''],
      ['2025-10-31', 'PETR4', 'owned', ''],
      ['2025-11-30', 'PETR4', 'owned', 'month_incomplete'],
    ])
    expect(rows[0]).toMatchObject({ price_change_value: null, quantity_change_value: null, explained_net_value: null })
    expect(rows[0]).toMatchObject({ previous_value: null, previous_quantity: null, not_comparable_value: null })
    expect(rows[3]).toMatchObject({ price_change_value: null, is_partial: true, missing_members: 'BLC_4' })
  })

  it('splits the change of a month into price and quantity, as the moves of the month do', async () => {
    const [row] = await list('/v1/issuer/PETR4/moves?from=2025-10&to=2025-10')
    const moves = await list('/v1/market/moves?date=20251031&kind=listed_share')
    const moved = moves.find(({ asset_id, position }) => asset_id === 'b3:PETR4' && position === 'owned')

    expect(row).toMatchObject({
      position_change_value: '152.00',
      price_change_value: '80.00',
      quantity_change_value: '72.00',
      explained_net_value: '67.00',
    })
    expect(row?.['value']).toBe(moved?.['value'])
    expect(row?.['explain']).toBe(moved?.['explain'])
  })
})
