import type { Snapshot } from '../../../../api/endpoint.ts'
import { monthlyCoverage, outsideCoverage } from '../../../../api/coverage.ts'
import { monthOfPartition } from '../../../../core/dataset.ts'
import type { GroupCompleteness } from '../../../../core/manifest.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { PORTFOLIOS } from '../portfolio-messages.ts'

/** Finds the requested month, otherwise the newest complete one of the dataset, or the newest if none is complete. */
export function datasetMonth(snapshot: Snapshot, requested: Month | null): Month {
  const months = snapshot.months(PORTFOLIO)
  const [newest] = months
  const complete = months.find((month) => listFilingGroups(snapshot, month).every(({ complete }) => complete))
  const month = requested === null ? (complete ?? newest) : months.find((each) => each === requested)
  if (month !== undefined) return month
  throw outsideCoverage(PORTFOLIOS, monthlyCoverage(snapshot, PORTFOLIO))
}

/** Makes the header that shows whether a month has all members, for all funds. */
export function monthCompleteness(snapshot: Snapshot, month: Month): Readonly<Record<string, string>> {
  const missing = listMissingMembers(snapshot, month)
  return { 'X-Data-Completeness': missing.length === 0 ? 'complete' : `partial; missing=${missing.join(',')}` }
}

/** Names the members that a month lacks, for the body of an answer. */
export function describeMembers(snapshot: Snapshot, month: Month) {
  const missing = listMissingMembers(snapshot, month)
  return { completeness: missing.length === 0 ? 'complete' : 'partial', missing_members: missing.join(',') }
}

/** Lists the members that a month lacks, or of which it has too few lines. */
export function listMissingMembers(snapshot: Snapshot, month: Month): readonly string[] {
  return listFilingGroups(snapshot, month).flatMap((group) => (group.complete ? [] : group.missing))
}

/** Lists the filing groups of a month, each with its missing members. */
export function listFilingGroups({ manifest }: Snapshot, month: Month): readonly GroupCompleteness[] {
  const own = manifest.partitions.filter(
    ({ dataset, partition }) => dataset === PORTFOLIO && monthOfPartition(partition) === month,
  )
  return own.flatMap(({ completeness }) => completeness)
}
