import type { Snapshot } from '../../../../api/endpoint.ts'
import { monthlyCoverage, outsideCoverage } from '../../../../api/coverage.ts'
import { monthOfPartition } from '../../../../core/dataset.ts'
import type { GroupCompleteness } from '../../../../core/manifest.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'

/** The month asked for, or the newest complete one of the dataset, or, where none is complete, the newest. */
export function datasetMonth(snapshot: Snapshot, asked: Month | null): Month {
  const months = snapshot.months(PORTFOLIO)
  const [newest] = months
  const complete = months.find((month) => listGroups(snapshot, month).every(({ complete }) => complete))
  const month = asked === null ? (complete ?? newest) : months.find((each) => each === asked)
  if (month !== undefined) return month
  throw outsideCoverage('portfolios', monthlyCoverage(snapshot, PORTFOLIO))
}

/** The header that says whether a month has all members, of whatever funds. */
export function monthCompleteness(snapshot: Snapshot, month: Month): Readonly<Record<string, string>> {
  const missing = listGroups(snapshot, month).flatMap((group) => (group.complete ? [] : group.missing))
  return { 'X-Data-Completeness': missing.length === 0 ? 'complete' : `partial; missing=${missing.join(',')}` }
}

function listGroups({ manifest }: Snapshot, month: Month): readonly GroupCompleteness[] {
  const own = manifest.partitions.filter(
    ({ dataset, partition }) => dataset === PORTFOLIO && monthOfPartition(partition) === month,
  )
  return own.flatMap(({ completeness }) => completeness)
}
