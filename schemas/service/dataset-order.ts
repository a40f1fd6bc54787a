import type { Dataset } from '../core/dataset.ts'
import { datasets } from '../registry.gen.ts'
import { datasetApis } from './registry.gen.ts'

/** Puts datasets in the order in which people read them: by their place, those without one last, then by their id. */
export function orderDatasets<T extends Pick<Dataset, 'id'>>(all: readonly T[]): T[] {
  const placeOf = ({ id }: T) => datasetApis[id]?.place ?? Infinity
  return [...all].sort((a, b) => (placeOf(a) === placeOf(b) ? (a.id < b.id ? -1 : 1) : placeOf(a) - placeOf(b)))
}

/** Every dataset, in the order in which people read them. */
export const orderedDatasets: readonly Dataset[] = orderDatasets(datasets)
