import { daysBetween } from './business-day.ts'
import { type Dataset, monthOfPartition } from '../core/dataset.ts'
import type { Snapshot } from './endpoint.ts'
import { type Deadline, computeDeadline } from './deadline.ts'
import type { Month } from '../core/month.ts'

/** The newest that a snapshot has of a dataset, and until when that is new enough. It does not depend on today. */
export interface NewestData extends Deadline {
  /** The newest month, or null where the dataset has no months. */
  readonly month: Month | null
  /** When the newest input was retrieved. */
  readonly retrieved_at: string | null
}

/** The basis of a judgement of freshness: the contents of a snapshot, and the business days that it knows. */
export type FreshnessBasis = Pick<Snapshot, 'manifest' | 'calendars'>

type Expected = Pick<Dataset, 'id' | 'expectation'>

/** Finds the newest data of a dataset; null where a snapshot has nothing of it. */
export function findNewestData(
  { id, expectation }: Expected,
  { manifest, calendars }: FreshnessBasis,
): NewestData | null {
  const partitions = manifest.partitions.filter((entry) => entry.dataset === id && Object.keys(entry.tables).length > 0)
  if (partitions.length === 0) return null
  const months = partitions.flatMap(({ partition }) => monthOfPartition(partition) ?? [])
  const month = months.sort().at(-1) ?? null
  const retrieved = manifest.sources.filter(({ dataset }) => dataset === id).map(({ retrieved_at }) => retrieved_at)
  const retrieved_at = retrieved.sort().at(-1) ?? null
  return { month, retrieved_at, ...computeDeadline(expectation, month, retrieved_at, calendars) }
}

/** Judges if the data are new enough on a day (UTC), and by how many days they are late. */
export function judgeFreshness(today: string, newest: Pick<NewestData, 'late_from'> | null) {
  if (newest === null) return { state: 'unknown', days_late: null } as const
  const { late_from } = newest
  if (late_from === null || today < late_from) return { state: 'fresh', days_late: 0 } as const
  return { state: 'late', days_late: daysBetween(late_from, today) + 1 } as const
}
