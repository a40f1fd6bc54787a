import { moveViews } from '../../../../schemas/datasets/cvm_fund_portfolio/market/move/views.ts'
import { type MadeLine, makePositionTables, type PositionWorld } from '../../../helpers/positions.ts'

export const [BEFORE, NOW] = ['2025-09', '2025-10']
export const MONTHS = [BEFORE, NOW]

/** Maps each class and asset to its state, and to the reason where it is not compared. */
export async function readStates(world: Omit<PositionWorld, 'months'>, months = MONTHS) {
  const read = await makePositionTables({ months, ...world }, moveViews.slice(0, 1), NOW)
  return Object.fromEntries(
    read('cvm_position_move').map((row) => [
      [row['cnpj'], row['asset_id'] ?? `no ${row['asset_kind'] ?? ''}`].join(' '),
      [row['state'], row['state_reason']].filter((each) => each !== null).join(': '),
    ]),
  )
}

/** A class that holds something else in both months, so that it files. */
export const files = (cnpj: string): MadeLine[] =>
  MONTHS.map((month) => ({ month, cnpj, asset: 'b3:OTHR3', value: '1.00', quantity: '1' }))
export const before = (cnpj: string, quantity: string, more: Partial<MadeLine> = {}): MadeLine => ({
  month: BEFORE,
  cnpj,
  quantity,
  value: `${quantity}.00`,
  ...more,
})
export const now = (cnpj: string, quantity: string, more: Partial<MadeLine> = {}): MadeLine => ({
  ...before(cnpj, quantity),
  month: NOW,
  ...more,
})
