import { at } from '../base/random.ts'
import { foundFunds, type Fund } from './fund.ts'
import { drawHoldings, type QuotaHolding } from './graph.ts'
import { planLines, structuredQuotas, type Plan } from './plan.ts'
import { makePopulation, type Population } from './population.ts'
import { valuate, type Valuation } from './valuation.ts'

/** Everything that is decided about a month before its first line is written. */
export interface SyntheticWorld extends Valuation {
  population: Population
  funds: Fund[]
  plan: Plan
  holdings: QuotaHolding[][]
}

export function foundWorld(given: { seed: number; month: string; funds: number; lines: number }): SyntheticWorld {
  const { seed, month, lines } = given
  const population = makePopulation(given.funds)
  const funds = foundFunds(seed, given.funds)
  const sealed = population.sealed.to - population.sealed.from
  const plan = planLines(seed, lines, funds, sealed, given.funds)
  const structured = funds.filter((fund) => fund.structured)
  const counts = [
    ...plan.blocks.BLC_2,
    ...structured.map((fund, place) => structuredQuotas(fund, at(plan.structured, place))),
  ]
  const holdings = drawHoldings(seed, funds, counts, population)
  return { population, funds, plan, holdings, ...valuate(seed, month, funds, holdings) }
}
