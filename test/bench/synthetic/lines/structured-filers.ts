import { fundCnpj, maskCnpj } from '../base/documents.ts'
import { reais } from '../base/money.ts'
import { at } from '../base/random.ts'
import type { Fund } from '../world/fund.ts'
import { filedName } from '../world/names.ts'
import { listIndexes } from '../world/population.ts'
import type { SyntheticWorld } from '../world/world.ts'
import { addsUp, linesRandom, drawOwnFunds, QUANTITY_PLACES, type MonthFiling } from './accounts.ts'
import { confidTotals } from './confid.ts'
import type { HeaderLayout } from './headers.ts'
import { writeCells, type FiledPosition } from './position.ts'
import { structuredPortfolio } from './structured.ts'

const FIRST_DOCUMENT = 1_000_000
const OLD_QUANTITY_PLACES = 2

/** Writes cda_fie, and returns how many of its funds add up to their net assets to the cent. */
export function fileStructured(world: SyntheticWorld, filing: MonthFiling): number {
  const { layout, date, files, desk, deadline } = filing
  const places = layout === 'old' ? OLD_QUANTITY_PLACES : QUANTITY_PLACES
  const shop = { plan: world.plan, desk, places, deadline }
  let exact = 0
  for (const [place, fund] of world.funds.filter(({ structured }) => structured).entries()) {
    const random = linesRandom(filing, fund.index)
    const own = drawOwnFunds(world, fund, random)
    const lines = structuredPortfolio(fund, place, at(world.holdings, fund.index), own, shop, random)
    const netAssets = at(world.netAssets, fund.index)
    const total = `${nameType(fund, place, layout)};${fund.cnpj};${fund.name};${date};${makeDocument(fund.index)};`
    const open = `${total}${reais(netAssets)};`
    for (const line of lines) {
      const lead = line.member === 'fie' ? open : total
      files[line.member].write(lead + writeCells(spelt(line, layout), places))
    }
    if (addsUp(lines, netAssets)) exact += 1
  }
  return exact
}

/** Documents that are confidential as a whole: totals, and no net assets anywhere. */
export function fileSealed({ population, plan, funds }: SyntheticWorld, filing: MonthFiling): void {
  const { seed, layout, date, files, deadline } = filing
  const type = layout === 'old' ? 'FIIM' : 'CLASSES - FIDC'
  const before = funds.filter(({ structured }) => structured).length
  for (const [place, index] of listIndexes(population.sealed).entries()) {
    const random = linesRandom(filing, index)
    const cnpj = maskCnpj(fundCnpj(seed, index))
    const lead = `${type};${cnpj};${filedName(seed, index)};${date};${makeDocument(index)};`
    const lines = confidTotals('fie_CONFID', at(plan.structuredConfid, before + place), deadline, random)
    for (const line of lines) {
      const cents = BigInt(random.below(1_000_000_000)) * 100n
      files.fie_CONFID.write(lead + writeCells(spelt({ ...line, cents }, layout), QUANTITY_PLACES))
    }
  }
}

/** cda_fiim was filed in capitals. */
function spelt(line: FiledPosition, layout: HeaderLayout): FiledPosition {
  const { instrument } = line
  if (layout === 'new') return line
  return { ...line, instrument: { ...instrument, application: instrument.application.toUpperCase() } }
}

function nameType({ style }: Fund, place: number, layout: HeaderLayout): string {
  if (layout === 'old') return 'FIIM'
  if (style === 'etf') return place % 70 === 3 ? 'FIIM' : 'CLASSES FIIM'
  if (place % 200 === 199) return 'CLASSES - FIAGRO'
  return place % 90 === 4 ? 'FIDC' : 'CLASSES - FIDC'
}

function makeDocument(index: number): string {
  return String(FIRST_DOCUMENT + index)
}
