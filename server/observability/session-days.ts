import { type Dataset, monthOfPartition } from '../../schemas/core/dataset.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import type { DatasetStatus } from '../../schemas/service/status/status.ts'

/** Says how complete the newest month with known sessions is, and how many of all such months are not complete. */
export function describeSessionDays({ id }: Dataset, { partitions }: Manifest): DatasetStatus['sessions'] {
  const compared = partitions.flatMap(({ dataset, partition, sessions }) => {
    const month = monthOfPartition(partition)
    return dataset !== id || month === null || sessions === undefined ? [] : [{ month, ...sessions }]
  })
  const newest = compared.toSorted((a, b) => a.month.localeCompare(b.month)).at(-1)
  if (newest === undefined) return null
  const { month, grade, until, missing, thin, unexpected } = newest
  const countMonths = (of: typeof grade) => compared.filter((each) => each.grade === of).length
  return {
    month,
    grade,
    until,
    missing: [...missing],
    thin: [...thin],
    unexpected: [...unexpected],
    months_partial: countMonths('partial'),
    months_not_known: countMonths('not_known'),
  }
}
