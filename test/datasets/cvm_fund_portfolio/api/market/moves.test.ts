import { describe, expect, it } from 'vitest'
import { movers } from '../../../../server/helpers/moves-world.ts'
import { addUpCents, findMovedAsset, useMoves } from './helpers/moves.ts'

const WITHOUT_QUOTAS =
  'listed_share,unit,receipt,bdr,government_bond,private_paper,foreign_share,foreign_bond,offshore_fund,crypto,other'

const { list, get } = useMoves()

describe('/v1/market/moves', () => {
  it('bought and sold are what quantities confirm, and the rest is filed, disclosed or not comparable', async () => {
    const { data } = await list('/v1/market/moves?date=20251031&kind=listed_share')

    expect(findMovedAsset(data, 'b3:PETR4')).toMatchObject({
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
    expect(findMovedAsset(data, 'b3:VALE3')).toMatchObject({ explained_sales_value: '55.00', left_count: '1' })
    expect(findMovedAsset(data, 'b3:VALE3', 'borrowed')).toMatchObject({ value: '-60.00', appeared_count: '1' })
  })

  it.each([
    'min_explained_net_value=0.01&sort_by=explained_net_value&sort_order=desc',
    'max_explained_net_value=-0.01&sort_by=explained_net_value&sort_order=asc',
    `sort_by=entered_count&sort_order=desc&kind=${WITHOUT_QUOTAS}`,
    `sort_by=left_count&sort_order=desc&kind=${WITHOUT_QUOTAS}`,
  ])('%s has the rows of the whole list, whether one query found them for all such lists or not', async (asked) => {
    const [first, second, whole] = await Promise.all(
      ['page_size=3', 'page_size=3&page=1', 'page_size=1000'].map((page) =>
        list(`/v1/market/moves?date=20251031&${asked}&${page}`),
      ),
    )

    expect(whole?.data.length).toBeGreaterThan(0)
    expect([...(first?.data ?? []), ...(second?.data ?? [])]).toEqual(whole?.data.slice(0, 6))
    expect(first?.states).toEqual(whole?.states)
  })

  it('splits the change into price and quantity, to the cent', async () => {
    const { data } = await list('/v1/market/moves?date=20251031&kind=listed_share')
    const petrobras = findMovedAsset(data, 'b3:PETR4')

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

    expect(addUpCents(moves.states ?? [], 'value')).toBe(
      addUpCents(now.data, 'final_position_value') - addUpCents(before.data, 'final_position_value'),
    )
    // 67 and 55 of shares, and 39 of ITUB4, of 297 + 55 + 39 that are filed.
    expect(moves['explained_percent']).toBe('41.176471')
    expect(moves['with_date']).toBe('2025-09-30')
  })

  it('compares with an earlier month without trades', async () => {
    const { data, states = [] } = await list('/v1/market/moves?date=20251031&with=20250815&kind=listed_share')

    expect(findMovedAsset(data, 'b3:ITUB4')).toMatchObject({ appeared_count: '1', filed_purchases_value: '0.00' })
    expect(findMovedAsset(data, 'b3:PETR4')).toMatchObject({ changed_without_trade_count: '2', unchanged_count: '2' })
    const allowed = ['appeared', 'vanished', 'changed_without_trade', 'unchanged', 'not_comparable']
    expect(states.map(({ state }) => state).filter((state) => !allowed.includes(state))).toEqual([])
  })

  it('says nothing of shares in a month that lacks their block, and still compares other blocks', async () => {
    const { data, completeness } = { completeness: null, ...(await list('/v1/market/moves?date=20251130')) }

    expect(completeness).toBe('partial')
    expect(findMovedAsset(data, 'b3:PETR4')).toMatchObject({
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
    expect(findMovedAsset(data, 'b3:PETR4')).toMatchObject({
      position_change_value: '-10.00',
      moves_reason: '',
      unchanged_count: '1',
    })
  })

  it('knows no moves where the snapshot lacks the month before', async () => {
    const { data, with_date } = { with_date: '', ...(await list('/v1/market/moves?date=20250831&kind=listed_share')) }

    expect(with_date).toBeNull()
    expect(findMovedAsset(data, 'b3:PETR4')).toMatchObject({
      previous_value: null,
      previous_quantity: null,
      position_change_value: null,
      not_comparable_value: null,
      moves_reason: 'no_month_before',
    })
  })

  it('refuses to compare with the month itself or a later one', async () => {
    expect((await get('/v1/market/moves?date=20250930&with=20251031')).status).toBe(400)
  })

  it('has rows that add up to each of its figures, down to lines', async () => {
    const { data } = await list('/v1/market/moves?date=20251031&page_size=1000')
    expect(data.length).toBeGreaterThan(4)
    for (const row of data) {
      const positions = await list(`${String(row['explain'])}&page_size=1000`)
      expect(addUpCents(positions.data, 'final_position_value'), String(row['explain'])).toBe(
        addUpCents([row], 'value'),
      )
      for (const position of positions.data) {
        if (position['explain'] === undefined) continue
        const lines = await list(`${String(position['explain'])}&provenance=true`)
        expect(addUpCents(lines.data, 'final_position_value'), String(position['explain'])).toBe(
          addUpCents([position], 'final_position_value'),
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
    expect((await get('/v1/market/moves/ZZZZ9?date=20251031')).status).toBe(404)
  })
})
