import type { Snapshot } from '../../../api/endpoint.ts'
import { QUOTA_TYPES } from './fii-lines.ts'

const LISTED_FUND = new URL('listed_fund.sql', import.meta.url)

/**
 * True if a report of a real-estate fund lists quotas of the fund with that number, in any quarter. Issuers of other
 * assets are not funds.
 */
export async function isListedInReports(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  const quarters = snapshot.months('cvm_fii_quarter')
  if (quarters.length === 0) return false
  return (await snapshot.query(LISTED_FUND, { cnpj, types: QUOTA_TYPES }, quarters)).length > 0
}
