import type { Snapshot } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'

/** Lines, filings and quotas of this many months are in memory: those of the newest, which are requested most. */
export const MONTHS_IN_MEMORY = 4

/** True for one of the newest months; for older ones a query finds the part that a request needs. */
export function isInMemory(snapshot: Snapshot, month: Month): boolean {
  return snapshot.months(PORTFOLIO).indexOf(month) < MONTHS_IN_MEMORY
}
