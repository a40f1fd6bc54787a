import { describe, expect, it } from 'vitest'
import { moveViews } from '../../../../schemas/datasets/cvm_fund_portfolio/market/move/views.ts'
import { type MadeLine, makePositionTables } from '../../../helpers/positions.ts'
import { pick, type Random, randomFrom } from '../../../helpers/random.ts'
import { countCases } from '../../../helpers/tier.ts'

const [BEFORE, NOW] = ['2025-09', '2025-10']
const CASES = countCases('MOVE_WORLDS', { fast: 1, long: 20 })

/** An amount with this many decimals, often a small whole number, so that trades often explain a change. */
function makeAmount(random: Random, decimals: number): string {
  if (random() < 0.7) return `${String(Math.floor(random() * 4))}.${'0'.repeat(decimals)}`
  return (random() * 1e6).toFixed(decimals)
}

function makeTrade(random: Random): {
  readonly bought?: readonly [string, string]
  readonly sold?: readonly [string, string]
} {
  const trade = () => [makeAmount(random, 6), makeAmount(random, 2)] as const
  return { ...(random() < 0.4 && { bought: trade() }), ...(random() < 0.3 && { sold: trade() }) }
}

function makeLines(random: Random): MadeLine[] {
  return Array.from({ length: 120 }, () => {
    const position = pick(random, ['owned', 'owned', 'lent', 'borrowed'])
    return {
      month: pick(random, [BEFORE, NOW]),
      cnpj: pick(random, ['A', 'B', 'C', 'D', 'E', 'F']),
      asset: pick(random, ['b3:PETR4', 'b3:VALE3', 'b3:ITUB4', 'b3:ABEV3', null]),
      position,
      quantity: makeAmount(random, 6),
      value: `${position === 'borrowed' ? '-' : ''}${makeAmount(random, 2)}`,
      ...makeTrade(random),
    }
  })
}

/** A decimal in units of its last place, which six or two decimals have. */
const units = (text: string | null | undefined) => BigInt((text ?? '0').replace('.', ''))
const sum = (texts: readonly (string | null | undefined)[]) => texts.reduce((total, text) => total + units(text), 0n)

/** The state of a pair by a second writing of the rule: q, p and s in millionths. */
function readState(lines: readonly MadeLine[], isComparable: boolean): string {
  if (!isComparable) return 'not_comparable'
  const of = (month: string) => lines.filter((line) => line.month === month)
  const [q0, q1] = [BEFORE, NOW].map((month) => sum(of(month).map(({ quantity }) => quantity))) as [bigint, bigint]
  const p = sum(of(NOW).map(({ bought }) => bought?.[0]))
  const s = sum(of(NOW).map(({ sold }) => sold?.[0]))
  if (q1 - q0 - p + s === 0n) {
    if (q0 === q1) return 'unchanged'
    if (q0 === 0n) return 'entered'
    if (q1 === 0n) return 'left'
    return q1 > q0 ? 'increased' : 'reduced'
  }
  if (p !== 0n || s !== 0n) return 'trade_unexplained'
  if (q0 === 0n) return 'appeared'
  return q1 === 0n ? 'vanished' : 'changed_without_trade'
}

describe.each(Array.from({ length: CASES }, (_each, seed) => seed))('a made-up world, seed %i', (seed) => {
  const lines = makeLines(randomFrom(seed))
  const counting = (month: string) => lines.filter((line) => line.month === month)
  const filers = [BEFORE, NOW].map((month) => new Set(counting(month).map(({ cnpj }) => cnpj)))

  it('has the states that a second reading gives, and adds up to its lines', async () => {
    const read = await makePositionTables({ months: [BEFORE, NOW], lines }, moveViews, NOW)
    const rows = read('cvm_position_move')

    for (const { asset_id, cnpj, position, state } of rows) {
      const own = lines.filter(
        (line) =>
          line.asset === asset_id && line.cnpj === cnpj && (line.position === 'borrowed') === (position === 'borrowed'),
      )
      expect(own.length).toBeGreaterThan(0)
      expect([asset_id, cnpj, position, state]).toEqual([
        asset_id,
        cnpj,
        position,
        readState(own, asset_id !== null && filers.every((each) => each.has(cnpj ?? ''))),
      ])
    }
    const changes = sum(rows.map(({ value }) => value)) - sum(rows.map(({ previous_value }) => previous_value))
    const values = (month: string) => sum(counting(month).map(({ value }) => value))
    expect(changes).toBe(values(NOW) - values(BEFORE))
    for (const table of ['cvm_position_move', 'cvm_asset_move']) {
      const total = (column: string) => sum(read(table).map((row) => row[column]))
      expect(total('filed_purchases_value')).toBe(sum(counting(NOW).map(({ bought }) => bought?.[1])))
      expect(total('filed_sales_value')).toBe(sum(counting(NOW).map(({ sold }) => sold?.[1])))
    }
    const assets = read('cvm_asset_move')
    expect(sum(assets.flatMap((row) => [row['position_change_value'], row['not_comparable_value']]))).toBe(changes)
    const market = read('cvm_market_asset')
    expect(sum(market.flatMap((row) => [row['long_value'], row['short_value']]))).toBe(values(NOW))
    expect(sum(market.flatMap((row) => [row['previous_long_value'], row['previous_short_value']]))).toBe(values(BEFORE))
  })

  it('compared with itself, without trades, is unchanged', async () => {
    const still = counting(NOW).map(({ bought: _bought, sold: _sold, ...line }) => line)
    const twice = [...still, ...still.map((line) => ({ ...line, month: BEFORE }))]
    const read = await makePositionTables({ months: [BEFORE, NOW], lines: twice }, moveViews.slice(0, 1), NOW)

    const states = read('cvm_position_move').map(({ asset_id, state }) => (asset_id === null ? 'unchanged' : state))
    expect(new Set(states)).toEqual(new Set(['unchanged']))
  })

  it('splits each change of value into price and quantity, the first rounded once', async () => {
    const read = await makePositionTables({ months: [BEFORE, NOW], lines }, moveViews.slice(0, 1), NOW)

    for (const row of read('cvm_position_move')) {
      const [q0, q1, v0, v1] = ['previous_quantity', 'quantity', 'previous_value', 'value'].map((name) =>
        units(row[name]),
      ) as [bigint, bigint, bigint, bigint]
      if (row['state'] === 'not_comparable') expect(row['price_change_value']).toBeNull()
      else if (q0 === q1) expect(units(row['price_change_value'])).toBe(v1 - v0)
      else if (q0 === 0n || q1 === 0n) expect(units(row['price_change_value'])).toBe(0n)
      else {
        // Within half a cent of q0 × (v1 ÷ q1 - v0 ÷ q0).
        const off = 2n * ((units(row['price_change_value']) + v0) * q1 - q0 * v1)
        expect(off <= q1 && off >= -q1).toBe(true)
      }
    }
  })
})
