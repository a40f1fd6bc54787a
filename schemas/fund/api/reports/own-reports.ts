import type { Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { readNearestReports } from './nearest-report.ts'
import type { Text } from '../../../core/language.ts'
import { fundMessages } from '../fund-messages.ts'

/**
 * Throws a 404 for a class that files own reports instead of the requested ones, such as a receivables fund without
 * daily reports: an empty list would mean that the fund has no data.
 */
export async function explainOwnReports(snapshot: Snapshot, cnpj: string, what: Text): Promise<void> {
  const report = (await readNearestReports(snapshot, [cnpj], null)).get(cnpj)
  if (report === undefined) return
  throw new ApiError('not_found', fundMessages.reportsOfItsOwn({ cnpj, what, newest: report.reference_date }), {
    reason: 'reports_of_its_own',
    reports: { first: report.first_date, last: report.reference_date },
  })
}
