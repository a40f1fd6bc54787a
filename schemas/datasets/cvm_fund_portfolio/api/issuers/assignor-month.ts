import type { Snapshot } from '../../../../api/endpoint.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { type ClassFilter, type MarketRequest, requestMonth, readMarketRequest } from '../market/kit/market-request.ts'
import { ASSIGNOR } from './roles.ts'

const ASSIGNOR_MONTH = 'cvm_assignor_month'

/** Finds the month of a role: only reports name assignors, so that a month with only reports counts for them. */
export function readMonthOfRole(
  snapshot: Snapshot,
  { role, date, ...asked }: ClassFilter & { readonly role: string; readonly date?: string | undefined },
): MarketRequest {
  if (role === ASSIGNOR) {
    const reported = snapshot.monthsWith(ASSIGNOR_MONTH)
    const month = date?.slice(0, 7) ?? (snapshot.months(PORTFOLIO).length === 0 ? reported[0] : undefined)
    if (month !== undefined && reported.includes(month)) return requestMonth(snapshot, month, asked)
  }
  return readMarketRequest(snapshot, { ...asked, date })
}
