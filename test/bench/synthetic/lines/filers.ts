import { reais } from '../base/money.ts'
import { at } from '../base/random.ts'
import { openMarket } from '../market/market.ts'
import type { SyntheticWorld } from '../world/world.ts'
import { addsUp, linesRandom, drawOwnFunds, QUANTITY_PLACES, type MonthFiling } from './accounts.ts'
import type { HeaderLayout } from './headers.ts'
import { buildPortfolio } from './portfolio.ts'
import { writeCells } from './position.ts'

/** Writes the members of cda_fi, and returns how many funds add up to their net assets to the cent. */
export function fileFunds(world: SyntheticWorld, filing: MonthFiling): number {
  const { layout, date, files, desk, deadline } = filing
  const shop = { plan: world.plan, market: openMarket(), desk, deadline }
  let exact = 0
  for (const fund of world.funds.filter(({ structured }) => !structured)) {
    const random = linesRandom(filing, fund.index)
    const lead = `${nameFilerType(fund.index, layout)};${fund.cnpj};${fund.name};${date};`
    const netAssets = at(world.netAssets, fund.index)
    files.PL.write(lead + reais(netAssets))
    if (fund.style === 'silent') continue
    const lines = buildPortfolio(fund, at(world.holdings, fund.index), drawOwnFunds(world, fund, random), shop, random)
    for (const line of lines) files[line.member].write(lead + writeCells(line, QUANTITY_PLACES))
    if (addsUp(lines, netAssets)) exact += 1
  }
  return exact
}

function nameFilerType(index: number, layout: HeaderLayout): string {
  if (index % 144 === 1) return layout === 'old' ? 'FIP' : 'CLASSES - FIP'
  if (index % 450 === 2) return layout === 'old' ? 'FAPI' : 'FI'
  return layout === 'old' ? 'FI' : 'CLASSES - FIF'
}
