import { allHoldings, type Holding } from '../../../../algorithms/holders/reach.ts'
import { survey } from '../../../../algorithms/look-through/survey.ts'
import { TooManyPaths } from '../../../../algorithms/work-budget.ts'
import { invalidInput } from '../../../api/input.ts'

/** Walks through all that a fund holds; paths that multiply beyond the bound are a 400 that says what to change. */
export function surveyOrRefuse(...walk: Parameters<typeof survey>): Promise<void> {
  const [, { cnpj }] = walk
  return orRefuse(
    survey(...walk),
    'max_depth',
    `The funds that ${cnpj} leads to hold each other in more ways than one look-through may follow: lower it, or raise min_share_percent.`,
  )
}

/** Finds every holder of an asset; paths that multiply beyond the bound are a 400 that says what to change. */
export function allHoldingsOrRefuse(...walk: Parameters<typeof allHoldings>): Promise<Holding[]> {
  return orRefuse(
    allHoldings(...walk),
    'indirect',
    "Funds lead to this asset in more ways than one request may follow: ask without indirect, or for one fund's look-through.",
  )
}

async function orRefuse<T>(walk: Promise<T>, parameter: string, advice: string): Promise<T> {
  try {
    return await walk
  } catch (error) {
    if (!(error instanceof TooManyPaths)) throw error
    throw invalidInput({ formErrors: [], fieldErrors: { [parameter]: [advice] } })
  }
}
