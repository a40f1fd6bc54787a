import type { Snapshot } from '../../../../api/endpoint.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { type AskedClasses, type AskedMonth, askMonth, readAskedMonth } from '../market/kit/asked-month.ts'
import { ASSIGNOR } from './roles.ts'

const ASSIGNOR_MONTH = 'cvm_assignor_month'

/** The month of a request for issuers in a role. Reports name assignors, so a month of reports alone has them too. */
export function readMonthOfRole(
  snapshot: Snapshot,
  { role, date, ...asked }: AskedClasses & { readonly role: string; readonly date?: string | undefined },
): AskedMonth {
  if (role === ASSIGNOR) {
    const reported = snapshot.monthsWith(ASSIGNOR_MONTH)
    const month = date?.slice(0, 7) ?? (snapshot.months(PORTFOLIO).length === 0 ? reported[0] : undefined)
    if (month !== undefined && reported.includes(month)) return askMonth(snapshot, month, asked)
  }
  return readAskedMonth(snapshot, { ...asked, date })
}
