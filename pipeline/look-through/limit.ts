import type { Dataset, MaterializedView } from '../../schemas/core/dataset.ts'

/** Limits the months that have a look-through to the operator's number; undefined keeps the declared number. */
export function limitLookThroughs(datasets: readonly Dataset[], months: number | undefined): readonly Dataset[] {
  if (months === undefined) return datasets
  const limit = ({ eachMonth, ...view }: MaterializedView): MaterializedView =>
    eachMonth === undefined
      ? view
      : { ...view, eachMonth: { ...eachMonth, newest: Math.min(eachMonth.newest, months) } }
  return datasets.map(({ materializedViews, ...dataset }) =>
    materializedViews === undefined ? dataset : { ...dataset, materializedViews: materializedViews.map(limit) },
  )
}
