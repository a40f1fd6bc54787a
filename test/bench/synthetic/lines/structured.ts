import { at, type SeededRandom } from '../base/random.ts'
import { INDEX_SHELF, RECEIVABLES_SHELF, STRUCTURED_BOOKS } from '../market/structured.ts'
import type { Instrument } from '../market/instrument.ts'
import type { Fund } from '../world/fund.ts'
import type { QuotaHolding } from '../world/graph.ts'
import type { Plan } from '../world/plan.ts'
import { confidTotals, type DisclosureDate } from './confid.ts'
import { balance, noTrades, position, drawRun, someTrades, type FiledPosition } from './position.ts'
import type { QuotaDesk } from './quotas.ts'

export interface StructuredShop {
  plan: Plan
  desk: QuotaDesk
  /** Quantities had two places in cda_fiim and have six in cda_fie. */
  places: number
  deadline: DisclosureDate
}

/** Draws the lines of one fund of cda_fie at its place among them. */
export function structuredPortfolio(
  fund: Fund,
  place: number,
  held: readonly QuotaHolding[],
  own: bigint,
  shop: StructuredShop,
  random: SeededRandom,
): FiledPosition[] {
  const { plan, desk, places, deadline } = shop
  const filesTrades = random.chance(0.4)
  const quotas = held.map((holding) => {
    const quota = desk.inStructured(holding, random.chance(0.2))
    const trades = filesTrades ? someTrades(quota, places, random) : ';;;'
    return { ...position('fie', quota, 1, trades), cents: holding.cents }
  })
  const others = ownLines(fund, place, at(plan.structured, place) - held.length, random).map((item) => {
    const trades = item.price === 0n ? ';;;' : noTrades(filesTrades, places)
    return position('fie', item, random.between(1_000, 100_000), trades)
  })
  const confid = confidTotals('fie_CONFID', at(plan.structuredConfid, place), deadline, random)
  balance([...others, ...confid], own, random)
  return [...quotas, ...others, ...confid]
}

/** The very first fund files its payable twice. */
function ownLines({ style }: Fund, place: number, count: number, random: SeededRandom): Instrument[] {
  const { cash, payable } = STRUCTURED_BOOKS
  const fixed = place === 0 && count > 2 ? [payable, payable, cash] : [payable, cash]
  const shelf = style === 'etf' ? INDEX_SHELF : RECEIVABLES_SHELF
  return [...fixed, ...drawRun(shelf, count - fixed.length, random)]
}
