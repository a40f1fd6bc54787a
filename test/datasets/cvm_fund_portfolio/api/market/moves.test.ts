import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { units } from '../../../../server/helpers/cents.ts'
import { movers, publishMoves } from '../../../../server/helpers/moves-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>
interface Listed {
  readonly data: readonly Row[]
  readonly states?: readonly { readonly state: string; readonly count: string; readonly value: string }[]
  readonly unknown?: readonly Row[]
  readonly [field: string]: unknown
}

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(publishMoves))
})

async function list(path: string): Promise<Listed> {
  const reply = await api.get(path)
  expect(reply.status, `${path}: ${reply.text.slice(0, 400)}`).toBe(200)
  return exactJson(reply.text) as Listed
}

const total = (rows: readonly object[], ...columns: readonly string[]) =>
  rows.reduce(
    (sum, row) => columns.reduce((part, column) => part + units(String((row as Row)[column] ?? '0'), 2), sum),
    0n,
  )
const find = (rows: readonly Row[], asset_id: string, position = 'owned') =>
  rows.find((row) => row['asset_id'] === asset_id && (row['position'] ?? position) === position)

describe('/v1/market/moves', () => {
  it('bought and sold are what quantities confirm, and the rest is filed, disclosed or not comparable', async () => {
    const { data } = await list('/v1/market/moves?date=20251031&kind=listed_share')

    expect(find(data, 'b3:PETR4')).toMatchObject({
      // 55 of the buyer, 230 of the refiler, 12 of the structured fund.
      filed_purchases_value: '297.00',
      explained_purchases_value: '67.00',
      explained_purchases_quantity: '6.000000',
      explained_sales_value: '0.00',
      increased_count: '2',
      unchanged_count: '1',
      trade_unexplained_count: '1',
      // One hid its shares, and one did not file before.
      not_comparable_count: '2',
      not_comparable_value: '324.00',
      moves_reason: '',
    })
    expect(find(data, 'b3:VALE3')).toMatchObject({ explained_sales_value: '55.00', left_count: '1' })
    expect(find(data, 'b3:VALE3', 'borrowed')).toMatchObject({ value: '-60.00', appeared_count: '1' })
  })

  it('splits the change into price and quantity, to the cent', async () => {
    const { data } = await list('/v1/market/moves?date=20251031&kind=listed_share')
    const petrobras = find(data, 'b3:PETR4')

    // 10 × 2 of the buyer, 20 × 2, 1 × 2 and 9 × 2 of the others.
    expect(petrobras).toMatchObject({
      price_change_value: '80.00',
      position_change_value: '152.00',
      quantity_change_value: '72.00',
    })
  })

  it('names its states, whose changes add up to that of all lines, and how much of what is filed they explain', async () => {
    const [moves, before, now] = await Promise.all([
      list('/v1/market/moves?date=20251031'),
      list('/v1/market/lines?date=20250930&page_size=1000'),
      list('/v1/market/lines?date=20251031&page_size=1000'),
    ])

    expect(total(moves.states ?? [], 'value')).toBe(
      total(now.data, 'final_position_value') - total(before.data, 'final_position_value'),
    )
    // 67 and 55 of shares, and 39 of ITUB4, of 297 + 55 + 39 that are filed.
    expect(moves['explained_percent']).toBe('41.176471')
    expect(moves['with_date']).toBe('2025-09-30')
  })

  it('compares with an earlier month without trades', async () => {
    const { data, states = [] } = await list('/v1/market/moves?date=20251031&with=20250815&kind=listed_share')

    expect(find(data, 'b3:ITUB4')).toMatchObject({ appeared_count: '1', filed_purchases_value: '0.00' })
    expect(find(data, 'b3:PETR4')).toMatchObject({ changed_without_trade_count: '2', unchanged_count: '2' })
    const allowed = ['appeared', 'vanished', 'changed_without_trade', 'unchanged', 'not_comparable']
    expect(states.map(({ state }) => state).filter((state) => !allowed.includes(state))).toEqual([])
  })

  it('says nothing of shares in a month that lacks their block, and still compares other blocks', async () => {
    const { data, completeness } = { completeness: null, ...(await list('/v1/market/moves?date=20251130')) }

    expect(completeness).toBe('partial')
    expect(find(data, 'b3:PETR4')).toMatchObject({
      position_change_value: null,
      explained_purchases_value: null,
      moves_reason: 'month_incomplete',
      is_partial: true,
      missing_members: 'BLC_4',
    })
    const [quotas] = data.filter(({ kind }) => kind === 'fund_quota')
    expect(quotas).toMatchObject({ position_change_value: '0.00', moves_reason: '', is_partial: false })
  })

  it('covers the requested filing group alone, which can be whole where the other is not', async () => {
    const { data, completeness } = {
      completeness: null,
      ...(await list('/v1/market/moves?date=20251130&filing_group=structured')),
    }

    expect(completeness).toBe('complete')
    expect(find(data, 'b3:PETR4')).toMatchObject({
      position_change_value: '-10.00',
      moves_reason: '',
      unchanged_count: '1',
    })
  })

  it('knows no moves where the snapshot lacks the month before', async () => {
    const { data, with_date } = { with_date: '', ...(await list('/v1/market/moves?date=20250831&kind=listed_share')) }

    expect(with_date).toBeNull()
    expect(find(data, 'b3:PETR4')).toMatchObject({
      previous_value: null,
      previous_quantity: null,
      position_change_value: null,
      not_comparable_value: null,
      moves_reason: 'no_month_before',
    })
  })

  it('refuses to compare with the month itself or a later one', async () => {
    expect((await api.get('/v1/market/moves?date=20250930&with=20251031')).status).toBe(400)
  })

  it('has rows that add up to each of its figures, down to lines', async () => {
    const { data } = await list('/v1/market/moves?date=20251031&page_size=1000')
    expect(data.length).toBeGreaterThan(4)
    for (const row of data) {
      const positions = await list(`${String(row['explain'])}&page_size=1000`)
      expect(total(positions.data, 'final_position_value'), String(row['explain'])).toBe(total([row], 'value'))
      for (const position of positions.data) {
        if (position['explain'] === undefined) continue
        const lines = await list(`${String(position['explain'])}&provenance=true`)
        expect(total(lines.data, 'final_position_value'), String(position['explain'])).toBe(
          total([position], 'final_position_value'),
        )
      }
    }
  })
})

describe('/v1/market/moves/{code}', () => {
  it('says of each class what became of its position, and why it cannot be compared', async () => {
    const { data, asset_ids } = { asset_ids: [], ...(await list('/v1/market/moves/petr4?date=20251031')) }

    const states = Object.fromEntries(data.map((row) => [String(row['cnpj']), [row['state'], row['state_reason']]]))
    expect(asset_ids).toEqual(['b3:PETR4'])
    expect(states).toEqual({
      [movers.buyer]: ['increased', ''],
      [movers.refiler]: ['trade_unexplained', ''],
      [movers.seller]: ['unchanged', ''],
      [movers.hidden]: ['not_comparable', 'confidential_total'],
      [movers.newcomer]: ['not_comparable', 'class_not_in_both'],
      [movers.etf]: ['increased', ''],
    })
  })

  it('lists the positions in one state', async () => {
    const { data } = await list('/v1/market/moves/VALE3?date=20251031&state=left')

    expect(data.map(({ cnpj, filed_sales_value }) => [cnpj, filed_sales_value])).toEqual([[movers.seller, '55.00']])
  })

  it('does not know a code that no line names', async () => {
    expect((await api.get('/v1/market/moves/ZZZZ9?date=20251031')).status).toBe(404)
  })
})

describe('/v1/market/assets', () => {
  it('adds up, with the lines that name no asset, to all lines that count', async () => {
    for (const query of ['date=20251031', 'date=20251031&filing_group=structured', 'date=20250930&type=fif']) {
      const [assets, lines] = await Promise.all([
        list(`/v1/market/assets?${query}&page_size=1000`),
        list(`/v1/market/lines?${query}&page_size=1000`),
      ])
      expect(total(assets.data, 'long_value', 'short_value') + total(assets.unknown ?? [], 'value'), query).toBe(
        total(lines.data, 'final_position_value'),
      )
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
    expect(find(data, 'b3:VALE3')).toMatchObject({ long_value: '0.00', short_value: '-60.00', holder_count: '0' })
  })

  it('gives the part of a fund that others hold, and no share of a market without quotas', async () => {
    const { data } = await list('/v1/market/assets?date=20251031&kind=fund_quota')

    expect(find(data, `fund:${movers.refiler}`)).toMatchObject({
      outstanding_percent: '25.000000',
      share_of_market_percent: null,
      share_reason: 'quotas_not_in_market',
    })
  })

  it('is null where nobody can know, and partial where members that are there say something', async () => {
    const whole = await list('/v1/market/assets?date=20251130')
    const fif = await list('/v1/market/assets?date=20251130&filing_group=fif')

    expect(find(whole.data, 'b3:PETR4')).toMatchObject({
      long_value: '110.00',
      is_partial: true,
      missing_members: 'BLC_4',
      share_of_market_percent: null,
      previous_long_value: null,
      previous_reason: 'month_incomplete',
    })
    expect(find(fif.data, 'b3:PETR4')).toBeUndefined()
  })

  it('has lines that add up to each long value', async () => {
    const { data } = await list('/v1/market/assets?date=20251031&page_size=1000')
    for (const row of data) {
      const lines = await list(`${String(row['explain'])}&page_size=1000&provenance=true`)
      expect(total(lines.data, 'final_position_value'), String(row['explain'])).toBe(total([row], 'long_value'))
    }
  })
})
