import { allHoldings, type Holding } from '../../../fund/api/holders/reach.ts'
import type { Holder } from '../../../fund/api/look-through/graph.ts'
import { visitStops } from '../../../fund/api/look-through/stop-visitors.ts'
import { TooManyPaths } from '../../../core/work-budget.ts'
import { wrongParameter } from '../../../api/input-error.ts'
import type { Message } from '../../../api/language/message.ts'
import { portfolioMessages } from './portfolio-messages.ts'

/** Walks through all holdings of a fund. If the paths exceed the bound, throws a 400 that explains what to change. */
export function visitStopsOrRefuse(...walk: Parameters<typeof visitStops>): Promise<void> {
  const [, root] = walk
  return orRefuseWalk(root, visitStops(...walk))
}

/** Waits for a walk from a fund. If the paths exceed the bound, throws a 400 that explains what to change. */
export function orRefuseWalk<T>({ cnpj }: Pick<Holder, 'cnpj'>, walk: Promise<T>): Promise<T> {
  return orRefuse(walk, 'max_depth', portfolioMessages.tooManyWaysFromFund({ cnpj }))
}

/** Finds every holder of an asset. If the paths exceed the bound, throws a 400 that explains what to change. */
export function allHoldingsOrRefuse(...walk: Parameters<typeof allHoldings>): Promise<Holding[]> {
  return orRefuse(allHoldings(...walk), 'indirect', portfolioMessages.tooManyWaysToAsset)
}

async function orRefuse<T>(walk: Promise<T>, parameter: string, advice: Message): Promise<T> {
  try {
    return await walk
  } catch (error) {
    if (!(error instanceof TooManyPaths)) throw error
    throw wrongParameter(parameter, advice)
  }
}
