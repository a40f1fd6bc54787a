import { coverageOfMonths, outsideCoverage } from '../../../../api/coverage.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { type ClassFilter, type MarketRequest, requestMonth } from '../market/kit/market-request.ts'
import { datasetMonth } from '../holders/dataset-month.ts'
import { FIGURES } from './figure-messages.ts'

const TABLE = 'cvm_class_figure'

/**
 * Finds the month of a request for figures: the requested one, otherwise the newest complete month of portfolios, or
 * the newest with figures. A month that has only reports has figures too. Throws a 404 if the snapshot has none.
 */
export function readFigureMonth(
  snapshot: Snapshot,
  date: string | undefined,
  { filing_group }: Pick<ClassFilter, 'filing_group'> = {},
): MarketRequest {
  const months = snapshot.monthsWith(TABLE)
  const month = date?.slice(0, 7) ?? findNewest(snapshot, months)
  if (month !== null && months.includes(month)) return requestMonth(snapshot, month, { filing_group })
  throw outsideCoverage(FIGURES, coverageOfMonths(months))
}

function findNewest(snapshot: Snapshot, months: readonly Month[]): Month | null {
  const complete = snapshot.months(PORTFOLIO).length === 0 ? null : datasetMonth(snapshot, null)
  return complete !== null && months.includes(complete) ? complete : (months[0] ?? null)
}
