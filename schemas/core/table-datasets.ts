import type { Dataset } from './dataset.ts'

/** Lists the datasets whose rows a table shows, first its own dataset. Whoever reads the table needs all of them. */
export function listTableDatasets(
  { id, materializedViews = [] }: Pick<Dataset, 'id' | 'materializedViews'>,
  table: string,
): readonly string[] {
  return [id, ...(materializedViews.find(({ name }) => name === table)?.shows ?? [])]
}
