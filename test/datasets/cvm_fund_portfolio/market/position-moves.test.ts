import { describe, expect, it } from 'vitest'
import { BEFORE, NOW, MONTHS, readStates, files, before, now } from './position-states.ts'
import { moveViews } from '../../../../schemas/datasets/cvm_fund_portfolio/market/move/views.ts'
import { type MadeLine, makePositionTables } from '../../../helpers/positions.ts'

const bought = (quantity: string) => ({ bought: [quantity, `${quantity}.00`] as const })
const sold = (quantity: string) => ({ sold: [quantity, `${quantity}.00`] as const })

describe('the state of a position', () => {
  it('is what quantities say where the filed trades explain them, and else that they do not', async () => {
    const pairs: Record<string, readonly MadeLine[]> = {
      entered: [now('A', '5', bought('5'))],
      left: [before('B', '5'), now('B', '0', sold('5'))],
      increased: [before('C', '5'), now('C', '8', bought('3'))],
      reduced: [before('D', '5'), now('D', '2', sold('3'))],
      unchanged: [before('E', '5'), now('E', '5')],
      appeared: [now('F', '5')],
      vanished: [before('G', '5')],
      changed_without_trade: [before('H', '5'), now('H', '6')],
      trade_unexplained: [before('I', '5'), now('I', '6', bought('6'))],
    }
    const cnpjs = 'ABCDEFGHI'.split('')
    const states = await readStates({ lines: [...cnpjs.flatMap(files), ...Object.values(pairs).flat()] })

    const named = cnpjs.map((cnpj) => states[`${cnpj} b3:PETR4`])
    expect(named).toEqual(Object.keys(pairs))
  })

  it('of what was bought and sold again within the month is unchanged, also where none is left', async () => {
    const traded = { ...bought('3'), ...sold('3') }

    const states = await readStates({
      lines: [...files('A'), now('A', '0', traded), before('B', '4'), now('B', '4', traded)],
    })

    expect([states['A b3:PETR4'], states['B b3:PETR4']]).toEqual(['unchanged', 'unchanged'])
  })

  it('of a trade that leaves nothing and began with nothing is unexplained where both sides differ', async () => {
    const states = await readStates({ lines: [...files('A'), now('A', '0', bought('3'))] })

    expect(states['A b3:PETR4']).toBe('trade_unexplained')
  })

  it('adds what is lent to what is owned, and is another one for what is borrowed', async () => {
    const lines = [
      before('A', '5'),
      now('A', '2'),
      now('A', '3', { position: 'lent' }),
      now('A', '7', { position: 'borrowed', value: '-7.00' }),
    ]
    const read = await makePositionTables({ months: MONTHS, lines }, moveViews.slice(0, 1), NOW)

    const rows = read('cvm_position_move').map((row) => [
      row['position'],
      row['quantity'],
      row['lent_value'],
      row['state'],
    ])
    expect(rows).toEqual([
      ['borrowed', '7.000000', '0.00', 'appeared'],
      ['owned', '5.000000', '3.00', 'unchanged'],
    ])
  })
})

describe('a position that cannot be compared', () => {
  it('names no asset: it is one row a kind and class, with what it filed', async () => {
    const unnamed = { asset: null, kind: 'private_paper' }

    const states = await readStates({
      lines: [before('A', '5', unnamed), now('A', '2', unnamed), now('A', '4', unnamed)],
    })

    expect(states).toEqual({ 'A no private_paper': 'not_comparable: no_asset_id' })
  })

  it('belongs to a class that did not file in one of the months, and what it held there is not nothing', async () => {
    const lines = [before('A', '5'), now('B', '5')]
    const read = await makePositionTables({ months: MONTHS, lines }, moveViews.slice(0, 1), NOW)

    const rows = read('cvm_position_move').map((row) => [
      row['cnpj'],
      row['previous_quantity'],
      row['quantity'],
      row['state_reason'],
    ])
    expect(rows).toEqual([
      ['A', '5.000000', null, 'class_not_in_both'],
      ['B', null, '5.000000', 'class_not_in_both'],
    ])
  })

  it('belongs to a month whose month before is not there', async () => {
    expect(await readStates({ lines: [now('A', '5')] }, [NOW])).toEqual({
      'A b3:PETR4': 'not_comparable: class_not_in_both',
    })
  })

  it('has lines of a block that one of the months lacks, and those of other blocks are compared', async () => {
    const bond = { asset: 'selic:1', block: '1', category: 'public_bonds' }

    const states = await readStates({
      lines: [...files('A'), now('A', '5'), before('A', '5', bond), now('A', '5', bond)],
      missing: { [BEFORE]: 'BLC_4' },
    })

    expect([states['A b3:PETR4'], states['A selic:1']]).toEqual(['not_comparable: member_absent', 'unchanged'])
  })

  it('belongs to a class with a confidential total of its category in either month', async () => {
    const hidden = { confidential: true, position: null, asset: null, kind: 'confidential' }

    const states = await readStates({
      lines: [
        ...['A', 'B', 'C'].flatMap((cnpj) => [before(cnpj, '5'), now(cnpj, '6')]),
        before('A', '9', hidden),
        now('B', '9', { ...hidden, category: 'cash' }),
        now('C', '9', hidden),
      ],
    })

    expect(states).toEqual({
      'A b3:PETR4': 'not_comparable: confidential_total',
      'B b3:PETR4': 'changed_without_trade',
      'C b3:PETR4': 'not_comparable: confidential_total',
    })
  })

  it('has a name of several assets, or no quantity', async () => {
    const states = await readStates({
      lines: [
        before('A', '5', { asset: 'paper:1' }),
        now('A', '5', { asset: 'paper:1' }),
        before('A', '5'),
        now('A', '5', { quantity: null }),
      ],
      conflicts: { [BEFORE]: ['paper:1'] },
    })

    expect(states).toEqual({
      'A b3:PETR4': 'not_comparable: quantity_not_filed',
      'A paper:1': 'not_comparable: price_conflict',
    })
  })
})

describe('what an asset moved', () => {
  it('is bought and sold only where quantities confirm it, and filed is all that was filed', async () => {
    const lines = [
      ...['A', 'B', 'C'].flatMap(files),
      before('A', '5'),
      now('A', '8', { ...bought('3'), value: '16.00' }),
      // Some funds file the whole position as bought each month.
      before('B', '10'),
      now('B', '10', bought('10')),
      now('C', '4'),
    ]
    const read = await makePositionTables({ months: MONTHS, lines }, moveViews, NOW)

    const [row] = read('cvm_asset_move').filter(({ asset_id }) => asset_id === 'b3:PETR4')
    expect(row).toMatchObject({
      filed_purchases_value: '13.00',
      explained_purchases_value: '3.00',
      explained_purchases_quantity: '3.000000',
      // A: 5 × (2 − 1). B: its price is as it was. C: all of it is quantity.
      price_change_value: '5.00',
      position_change_value: '15.00',
      increased_count: '1',
      trade_unexplained_count: '1',
      appeared_count: '1',
    })
  })

  it('counts holders and managers once, under the name of the month', async () => {
    const links = [{ from: 'paper:1', to: 'paper:2', rule: 'paper_price', first: '2025-10-31', last: '2025-10-31' }]
    const lines = [
      now('A', '5', { asset: 'paper:1' }),
      now('A', '5', { asset: 'paper:2' }),
      now('B', '3', { asset: 'paper:2', position: 'lent' }),
      now('C', '0', { asset: 'paper:2' }),
      now('D', '2', { asset: 'paper:2', position: 'borrowed', value: '-2.00' }),
    ]
    const managers = [
      ['A', 'M'],
      ['A', 'N'],
      ['B', 'M'],
      ['C', 'O'],
    ] as const
    const read = await makePositionTables({ months: [NOW], lines, links, managers }, moveViews, NOW)

    expect(read('cvm_market_asset')).toMatchObject([
      {
        asset_id: 'paper:2',
        long_value: '13.00',
        long_quantity: '13.000000',
        lent_value: '3.00',
        short_value: '-2.00',
        holder_count: '2',
        manager_count: '2',
        previous_long_value: null,
      },
    ])
  })
})
