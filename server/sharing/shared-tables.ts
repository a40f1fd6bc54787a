import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { listTableDatasets } from '../../schemas/core/table-datasets.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import type { DataTerms } from '../keys/data-terms.ts'
import type { Key } from '../keys/key.ts'
import { hasScope } from '../keys/scopes.ts'

/** The only share of a service; its schemas are the datasets. */
export const SHARE = 'market_data'
/** Schema of the tables that describe the snapshot itself, as the catalogue does for any key. */
const OF_THE_SNAPSHOT = 'snapshot'

/** Named as the protocol does; `name` is the table's folder in the lake. */
export interface SharedTable {
  readonly schema: string
  readonly name: string
  /** Datasets whose rows it shows. */
  readonly datasets: readonly string[]
}

const SNAPSHOT_TABLES: readonly SharedTable[] = [CHANGELOG, SOURCE_FILE].map((name) => ({
  schema: OF_THE_SNAPSHOT,
  name,
  datasets: [],
}))

/** Only what may be shown to everybody matters here. */
export type ShownTerms = Pick<DataTerms, 'mayShow'>

/**
 * Lists the tables that a key may have, in one order: those that describe the snapshot, and those that show only
 * datasets in its scopes whose terms allow it. Restricted ones are there if the operator may show them to everybody.
 */
export function listSharedTables(key: Pick<Key, 'scopes'>, terms: ShownTerms): SharedTable[] {
  const tables = datasets.flatMap((dataset) =>
    listTableNames(dataset).map((name) => ({ schema: dataset.id, name, datasets: listTableDatasets(dataset, name) })),
  )
  const shared = tables.filter(({ datasets: shown }) => terms.mayShow(shown) && shown.every((id) => hasScope(key, id)))
  return [...shared, ...SNAPSHOT_TABLES].sort(compareTables)
}

/**
 * Lists the tables of a dataset that can have files: those of its partitions, their history, and those over all
 * partitions.
 */
function listTableNames({ tables, history, monthIndex, ruleAliases, materializedViews = [] }: Dataset): string[] {
  return [...tables, history, monthIndex, ruleAliases, ...materializedViews].flatMap((table) => table?.name ?? [])
}

function compareTables(a: SharedTable, b: SharedTable): number {
  return compareTexts(a.schema, b.schema) || compareTexts(a.name, b.name)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
