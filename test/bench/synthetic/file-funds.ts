import { drawOwnFunds, type MonthFiling, confidTotals, linesRandom, QUANTITY_PLACES } from './filing.ts'
import type { Fund } from './funds.ts'
import type { Instrument } from './instrument.ts'
import type { Layout } from './members.ts'
import { reais } from './money.ts'
import { BLOCKS, type Block } from './plan.ts'
import { balance, drawRun, noTrades, type FiledPosition, position, someTrades, writeCells } from './position.ts'
import { at, type SeededRandom } from './random.ts'

/** Files the members of cda_fi. */
export function fileFunds(filing: MonthFiling): void {
  const { layout, date, lines, world } = filing
  for (const fund of world.filers) {
    const lead = `${nameFilerType(fund.index, layout)};${fund.cnpj};${fund.name};${date};`
    lines.PL.push(lead + reais(at(world.netAssets, fund.index)))
    if (fund.style === 'silent') continue
    for (const line of buildPortfolio(fund, filing, linesRandom(filing, fund.index)))
      lines[line.member].push(lead + writeCells(line, QUANTITY_PLACES))
  }
}

function nameFilerType(index: number, layout: Layout): string {
  const [old, current] =
    index % 144 === 1 ? ['FIP', 'CLASSES - FIP'] : index % 450 === 2 ? ['FAPI', 'FI'] : ['FI', 'CLASSES - FIF']
  return layout === 'old' ? old : current
}

/** Draws the lines of one fund, worth its holdings and its own money together. */
function buildPortfolio(fund: Fund, filing: MonthFiling, random: SeededRandom): FiledPosition[] {
  const { world, writeQuota } = filing
  const own = drawOwnFunds(filing, fund, random)
  const filesTrades = random.chance(0.25)
  const quotas = at(world.holdings, fund.index).map((holding) => {
    const quota = writeQuota(holding, false, random.chance(0.4))
    const trades = filesTrades && random.chance(0.3) ? someTrades(quota, QUANTITY_PLACES, random) : undefined
    return position('BLC_2', quota, 1, trades, holding.cents)
  })
  const rest = BLOCKS.flatMap((block) => {
    const count = at(world.plan.blocks[block], fund.index)
    if (block === 'BLC_2' || count === 0) return []
    if (block === 'CONFID') return confidTotals(block, count, filing, random)
    if (block === 'BLC_8') return bookLines(fund, count, filing, random)
    const shelf = block === 'BLC_4' ? chooseCoded(fund, filing) : filing.market[block]
    return drawRun(shelf, count, random).map((item) => fileInstrument(block, item, filesTrades, random))
  })
  balance(rest, own, random)
  return [...quotas, ...rest]
}

function chooseCoded({ style }: Fund, { market: { BLC_4: coded } }: MonthFiling): Instrument[] {
  return style === 'equity' || style === 'macro' ? coded[style] : coded.credit
}

function fileInstrument(block: Block, item: Instrument, filesTrades: boolean, random: SeededRandom): FiledPosition {
  const heft = random.between(1_000, 100_000)
  if (item.price === 0n) return position(block, item, heft)
  if (!filesTrades || random.chance(0.7)) return position(block, item, heft, noTrades(filesTrades, QUANTITY_PLACES))
  const soldOut = random.chance(0.15)
  return position(block, item, soldOut ? 0 : heft, someTrades(item, QUANTITY_PLACES, random))
}

/** Draws cash, a payable, and more lines as the plan has room for. */
function bookLines(
  { index }: Fund,
  count: number,
  { market, world: { plan } }: MonthFiling,
  random: SeededRandom,
): FiledPosition[] {
  const { cash, payables, extras } = market.BLC_8
  const money = random.pick(cash)
  const filedCash: Instrument = plan.overdrawn.has(index) ? { ...money, side: 'overdraft' } : money
  const payable = random.pick(payables)
  const others = drawRun(extras, count - 2, random)
  if (plan.repeated.has(index)) others.splice(0, 1, payable)
  return [payable, ...others, filedCash].map((item) => position('BLC_8', item, random.between(100, 2_000)))
}
