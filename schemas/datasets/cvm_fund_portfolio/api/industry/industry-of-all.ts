import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { cacheMonths } from '../../../../fund/api/month-cache.ts'

const OF_ALL = new URL('industry_of_all.sql', import.meta.url)
/** Most months with sums in memory, some ten rows each. */
const MOST_MONTHS = 4

const keep = (group_by: string) =>
  cacheMonths((snapshot, month) => snapshot.query(OF_ALL, { group_by }, [month]), { most: MOST_MONTHS })

/** Kept sums, which the page of a month shows. */
const kept: ReadonlyMap<string, ReturnType<typeof keep>> = new Map(
  ['none', 'classification'].map((group_by) => [group_by, keep(group_by)]),
)

/** Reads the sums of all classes of a month by group. */
export function readIndustryOfAll(snapshot: Snapshot, month: Month, group_by: string): Promise<readonly Row[]> {
  return kept.get(group_by)?.(snapshot, month) ?? snapshot.query(OF_ALL, { group_by }, [month])
}
