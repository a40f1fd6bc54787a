import type { Dataset } from '../../schemas/core/dataset.ts'
import {
  findNewestData,
  type FreshnessBasis,
  judgeFreshness,
  type NewestData,
} from '../../schemas/service/freshness.ts'
import { DamagedFile } from '../integrity/damaged-file.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'

/** Reads what the newest snapshot says about its data; null before the first. */
export async function readFreshnessBasis(
  following: Pick<SnapshotFollower, 'current' | 'use'>,
): Promise<FreshnessBasis | null> {
  if (following.current() === null) return null
  return following.use(null, ({ manifest, calendars, newest, ownRules }) =>
    Promise.resolve({ manifest, calendars, newest, ownRules }),
  )
}

/** Finds the newest data. If the calendars are damaged, it counts the days Monday to Friday, which the answer states. */
export function findNewestUnlessDamaged(dataset: Dataset, basis: FreshnessBasis): NewestData | null {
  try {
    return findNewestData(dataset, basis)
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error
    return findNewestData(dataset, { ...basis, calendars: new Map() })
  }
}

/** Finds by how many days each dataset is late on a day (UTC); leaves out a dataset where that is not known. */
export async function readDaysLate(
  datasets: readonly Dataset[],
  following: Pick<SnapshotFollower, 'current' | 'use'>,
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const basis = await readFreshnessBasis(following)
  if (basis === null) return new Map()
  return new Map(
    datasets.flatMap((dataset) => {
      const { state, days_late } = judgeFreshness(today, findNewestUnlessDamaged(dataset, basis))
      return state === 'not_known' || days_late === null ? [] : [[dataset.id, days_late] as const]
    }),
  )
}

/** Finds when the newest data of each dataset end; leaves out a dataset of which the snapshot has nothing. */
export async function readDataEnds(
  datasets: readonly Dataset[],
  following: Pick<SnapshotFollower, 'current' | 'use'>,
): Promise<ReadonlyMap<string, Date>> {
  const basis = await readFreshnessBasis(following)
  if (basis === null) return new Map()
  return new Map(
    datasets.flatMap((dataset) => {
      const end = endOfPeriod(findNewestUnlessDamaged(dataset, basis)?.newest ?? null)
      return end === null ? [] : [[dataset.id, end] as const]
    }),
  )
}

/** `2025-10-31`, `2025-10` and `2025` → the first instant after it. */
function endOfPeriod(period: string | null): Date | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(period ?? '') ?? []
  if (year === undefined) return null
  if (month === undefined) return new Date(Date.UTC(Number(year) + 1, 0))
  if (day === undefined) return new Date(Date.UTC(Number(year), Number(month)))
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1))
}
