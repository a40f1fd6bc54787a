import { at, type SeededRandom } from '../base/random.ts'
import type { Fund } from '../world/fund.ts'
import type { QuotaHolding } from '../world/graph.ts'
import { BLOCKS, type PlanBlock, type Plan } from '../world/plan.ts'
import { confidTotals, type DisclosureDate } from './confid.ts'
import type { Instrument } from '../market/instrument.ts'
import type { Market } from '../market/market.ts'
import { balance, noTrades, position, drawRun, someTrades, type FiledPosition } from './position.ts'
import type { QuotaDesk } from './quotas.ts'

const QUANTITY_PLACES = 6

export interface Workshop {
  plan: Plan
  market: Market
  desk: QuotaDesk
  deadline: DisclosureDate
}

/** Draws the lines of one fund of cda_fi, worth its holdings and its own money together. */
export function buildPortfolio(
  fund: Fund,
  held: readonly QuotaHolding[],
  own: bigint,
  shop: Workshop,
  random: SeededRandom,
): FiledPosition[] {
  const filesTrades = random.chance(0.25)
  const quotas = held.map((holding) => quotaLine(holding, shop.desk, filesTrades, random))
  const rest = BLOCKS.flatMap((block) => {
    const count = at(shop.plan.blocks[block], fund.index)
    if (block === 'BLC_2' || count === 0) return []
    if (block === 'CONFID') return confidTotals('CONFID', count, shop.deadline, random)
    if (block === 'BLC_8') return bookLines(fund, count, shop, random)
    return makeCatalogue(block, fund, shop.market, random, count).map((item) =>
      fileInstrument(block, item, filesTrades, random),
    )
  })
  balance(rest, own, random)
  return [...quotas, ...rest]
}

function quotaLine(holding: QuotaHolding, desk: QuotaDesk, filesTrades: boolean, random: SeededRandom): FiledPosition {
  const quota = desk.inBlock(holding, random.chance(0.4))
  const trades = filesTrades && random.chance(0.3) ? someTrades(quota, QUANTITY_PLACES, random) : ';;;'
  return { ...position('BLC_2', quota, 1, trades), cents: holding.cents }
}

function makeCatalogue(
  block: PlanBlock,
  { style }: Fund,
  market: Market,
  random: SeededRandom,
  count: number,
): Instrument[] {
  const coded = style === 'equity' || style === 'macro' ? market.coded[style] : market.coded.credit
  const shelves: Partial<Record<PlanBlock, Instrument[]>> = {
    BLC_1: market.bonds,
    BLC_3: market.swaps,
    BLC_4: coded,
    BLC_5: market.bankPapers,
    BLC_6: market.creditPapers,
    BLC_7: market.foreign,
  }
  return drawRun(shelves[block] ?? [], count, random)
}

function fileInstrument(block: PlanBlock, item: Instrument, filesTrades: boolean, random: SeededRandom): FiledPosition {
  const heft = random.between(1_000, 100_000)
  if (item.price === 0n) return position(block, item, heft, ';;;')
  if (!filesTrades || random.chance(0.7)) return position(block, item, heft, noTrades(filesTrades, QUANTITY_PLACES))
  const soldOut = random.chance(0.15)
  return position(block, item, soldOut ? 0 : heft, someTrades(item, QUANTITY_PLACES, random))
}

/** Draws cash, a payable, and more lines as the plan has room for. */
function bookLines({ index }: Fund, count: number, { market, plan }: Workshop, random: SeededRandom): FiledPosition[] {
  const { cash, payables, extras } = market.books
  const money = random.pick(cash)
  const overdrawn: Instrument = plan.overdrawn.has(index) ? { ...money, side: 'overdraft' } : money
  const payable = random.pick(payables)
  const others = drawRun(extras, count - 2, random)
  if (plan.repeated.has(index)) others.splice(0, 1, payable)
  return [payable, ...others, overdrawn].map((item) => position('BLC_8', item, random.between(100, 2_000), ';;;'))
}
