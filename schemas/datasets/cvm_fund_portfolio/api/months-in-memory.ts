import type { Snapshot } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'

/** Newest months whose lines, filings and quotas are in memory, because they are requested most. */
export const MONTHS_IN_MEMORY = 4

/** True for one of the newest months; for older months a query finds the part that a request needs. */
export function isInMemory(snapshot: Snapshot, month: Month): boolean {
  return snapshot.months(PORTFOLIO).indexOf(month) < MONTHS_IN_MEMORY
}
