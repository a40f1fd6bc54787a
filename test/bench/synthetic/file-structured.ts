import { masked } from '../../helpers/portal.ts'
import { fundCnpj } from './documents.ts'
import { cells } from './files.ts'
import { drawOwnFunds, type MonthFiling, confidTotals, linesRandom, QUANTITY_PLACES } from './filing.ts'
import type { Fund } from './funds.ts'
import type { Instrument } from './instrument.ts'
import type { Layout } from './members.ts'
import { reais } from './money.ts'
import { filedName } from './population.ts'
import { balance, drawRun, noTrades, type FiledPosition, position, someTrades, writeCells } from './position.ts'
import { at, type SeededRandom } from './random.ts'
import { CASH, INDEX_SHELF, PAYABLE, RECEIVABLES_SHELF } from './structured.ts'

/** Files cda_fie. */
export function fileStructured(filing: MonthFiling): void {
  const { layout, date, lines, world } = filing
  const places = layout === 'old' ? 2 : QUANTITY_PLACES
  for (const [place, fund] of world.structured.entries()) {
    const portfolio = buildPortfolio(fund, place, places, filing, linesRandom(filing, fund.index))
    const lead = cells(nameType(fund, place, layout), fund.cnpj, fund.name, date, makeDocument(fund.index), '')
    for (const line of portfolio) {
      const open = line.member === 'FIE' ? `${reais(at(world.netAssets, fund.index))};` : ''
      lines[line.member].push(lead + open + writeCells(spelt(line, layout), places))
    }
  }
}

/** Draws the lines of one fund at its place among them. */
function buildPortfolio(
  fund: Fund,
  place: number,
  places: number,
  filing: MonthFiling,
  random: SeededRandom,
): FiledPosition[] {
  const { world, writeQuota } = filing
  const own = drawOwnFunds(filing, fund, random)
  const filesTrades = random.chance(0.4)
  const held = at(world.holdings, fund.index)
  const quotas = held.map((holding) => {
    const quota = writeQuota(holding, true, random.chance(0.2))
    return position('FIE', quota, 1, filesTrades ? someTrades(quota, places, random) : undefined, holding.cents)
  })
  const count = at(world.plan.structured, place) - held.length
  const others = ownLines(fund, place, count, random).map((item) => {
    const trades = item.price === 0n ? undefined : noTrades(filesTrades, places)
    return position('FIE', item, random.between(1_000, 100_000), trades)
  })
  const confid = confidTotals('FIE_CONFID', at(world.plan.structuredConfid, place), filing, random)
  balance([...others, ...confid], own, random)
  return [...quotas, ...others, ...confid]
}

/** The very first fund files its payable twice. */
function ownLines({ style }: Fund, place: number, count: number, random: SeededRandom): Instrument[] {
  const fixed = place === 0 && count > 2 ? [PAYABLE, PAYABLE, CASH] : [PAYABLE, CASH]
  return [...fixed, ...drawRun(style === 'etf' ? INDEX_SHELF : RECEIVABLES_SHELF, count - fixed.length, random)]
}

/** Files documents that are confidential as a whole: totals, and no net assets anywhere. */
export function fileSealed(filing: MonthFiling): void {
  const { seed, layout, date, lines, world } = filing
  for (const [place, index] of world.sealed.entries()) {
    const random = linesRandom(filing, index)
    const type = layout === 'old' ? 'FIIM' : 'CLASSES - FIDC'
    const lead = cells(type, masked(fundCnpj(seed, index)), filedName(seed, index), date, makeDocument(index), '')
    const count = at(world.plan.structuredConfid, world.structured.length + place)
    for (const line of confidTotals('FIE_CONFID', count, filing, random)) {
      const cents = BigInt(random.below(1_000_000_000)) * 100n
      lines.FIE_CONFID.push(lead + writeCells(spelt({ ...line, cents }, layout), QUANTITY_PLACES))
    }
  }
}

/** cda_fiim was filed in capitals. */
function spelt(line: FiledPosition, layout: Layout): FiledPosition {
  if (layout === 'new') return line
  return { ...line, instrument: { ...line.instrument, application: line.instrument.application.toUpperCase() } }
}

function nameType({ style }: Fund, place: number, layout: Layout): string {
  if (layout === 'old') return 'FIIM'
  if (style === 'etf') return place % 70 === 3 ? 'FIIM' : 'CLASSES FIIM'
  if (place % 200 === 199) return 'CLASSES - FIAGRO'
  return place % 90 === 4 ? 'FIDC' : 'CLASSES - FIDC'
}

function makeDocument(index: number): string {
  return String(1_000_000 + index)
}
