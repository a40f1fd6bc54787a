import { describe, expect, it } from 'vitest'
import { NOW, MONTHS, readStates, files, before, now } from './position-states.ts'
import { moveViews } from '../../../../schemas/datasets/cvm_fund_portfolio/market/move/views.ts'
import { makePositionTables } from '../../../helpers/positions.ts'

describe('the name that positions are compared under', () => {
  it('is the new one of a renamed ticker, also for a class that files the old one late', async () => {
    const links = [
      { from: 'b3:OLDR3', to: 'b3:NEWR3', rule: 'renamed_ticker', first: '2020-01-02', last: '2025-09-15' },
    ]
    const lines = [
      before('A', '5', { asset: 'b3:OLDR3' }),
      now('A', '5', { asset: 'b3:NEWR3' }),
      before('B', '5', { asset: 'b3:OLDR3' }),
      now('B', '5', { asset: 'b3:OLDR3' }),
    ]

    expect(await readStates({ lines, links })).toEqual({ 'A b3:NEWR3': 'unchanged', 'B b3:NEWR3': 'unchanged' })
  })

  it('is its own for a ticker that another company has by now', async () => {
    const links = [
      { from: 'b3:OLDR3', to: 'b3:NEWR3', rule: 'renamed_ticker', first: '2020-01-02', last: '2025-09-15' },
      { from: 'isin:BROTHRACNOR0', to: 'b3:OLDR3', rule: 'isin_of_ticker', first: '2025-10-01', last: '2025-10-31' },
    ]
    const lines = [...files('A'), before('A', '5', { asset: 'b3:NEWR3' }), now('A', '5', { asset: 'b3:OLDR3' })]

    expect(await readStates({ lines, links })).toMatchObject({ 'A b3:NEWR3': 'vanished', 'A b3:OLDR3': 'appeared' })
  })

  it('comes from the ticker for a line with its ISIN, through the name that the ticker had', async () => {
    const links = [
      { from: 'isin:X', to: 'b3:OLDR3', rule: 'isin_of_ticker', first: '2025-09-01', last: '2025-09-30' },
      { from: 'b3:OLDR3', to: 'b3:NEWR3', rule: 'renamed_ticker', first: '2025-09-01', last: '2025-09-30' },
      { from: 'isin:X', to: 'b3:NEWR3', rule: 'isin_of_ticker', first: '2025-10-01', last: '2025-10-31' },
    ]
    const lines = [before('A', '5', { asset: 'isin:X' }), now('A', '5', { asset: 'b3:NEWR3' })]

    expect(await readStates({ lines, links })).toEqual({ 'A b3:NEWR3': 'unchanged' })
  })

  it('is not the one that a price gives in one month: that stands beside it', async () => {
    const links = [{ from: 'paper:1', to: 'paper:2', rule: 'paper_price', first: '2025-10-31', last: '2025-10-31' }]
    const lines = MONTHS.map((month) => ({ month, cnpj: 'A', asset: 'paper:1', value: '5.00', quantity: '5' }))
    const read = await makePositionTables({ months: MONTHS, lines, links }, moveViews.slice(0, 1), NOW)

    const rows = read('cvm_position_move').map((row) => [row['asset_id'], row['linked_asset_id'], row['state']])
    expect(rows).toEqual([['paper:1', 'paper:2', 'unchanged']])
  })
})
