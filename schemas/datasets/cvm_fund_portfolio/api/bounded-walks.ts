import { allHoldings, type Holding } from '../../../../algorithms/holders/reach.ts'
import { survey } from '../../../../algorithms/look-through/survey.ts'
import { TooManyPaths } from '../../../../algorithms/work-budget.ts'
import { wrongParameter } from '../../../api/input-error.ts'
import type { Message } from '../../../api/language/message.ts'
import { portfolioMessages } from './portfolio-messages.ts'

/** Walks through all that a fund holds; paths that multiply beyond the bound are a 400 that says what to change. */
export function surveyOrRefuse(...walk: Parameters<typeof survey>): Promise<void> {
  const [, { cnpj }] = walk
  return orRefuse(survey(...walk), 'max_depth', portfolioMessages.tooManyWaysFromFund({ cnpj }))
}

/** Finds every holder of an asset; paths that multiply beyond the bound are a 400 that says what to change. */
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
