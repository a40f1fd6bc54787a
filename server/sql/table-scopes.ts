import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { listTableDatasets } from '../../schemas/core/table-datasets.ts'
import { datasets } from '../../schemas/registry.gen.ts'

/** Datasets whose rows each table or view of a snapshot shows, by its name. */
const datasetsOf = new Map(
  datasets.flatMap((dataset) => {
    const { tables, history, monthIndex, ruleAliases, materializedViews = [], analysisViews = [] } = dataset
    return [...tables, history, monthIndex, ruleAliases, ...materializedViews, ...analysisViews].flatMap((table) =>
      table === undefined ? [] : [[table.name, listTableDatasets(dataset, table.name)] as const],
    )
  }),
)

/** Tables that each view over others reads, by its name. */
const readsOf = new Map(
  datasets.flatMap(({ analysisViews = [] }) => analysisViews.map(({ name, reads }) => [name, reads] as const)),
)

/** Lists the tables that a statement reads, those behind its views first. */
export function listWithReads(tables: readonly string[]): string[] {
  return [...new Set(tables.flatMap((name) => [...(readsOf.get(name) ?? []), name]))]
}

/** Tables that describe the snapshot itself, as the catalogue does for any key. */
const OF_THE_SNAPSHOT: ReadonlySet<string> = new Set(['column_dictionary', CHANGELOG, SOURCE_FILE])

/**
 * Lists the datasets of tables; null if one of the tables belongs to no dataset that is known today, so that no key has
 * its scope.
 */
export function listDatasetsRead(tables: readonly string[]): string[] | null {
  const found = tables.filter((name) => !OF_THE_SNAPSHOT.has(name)).map((name) => datasetsOf.get(name) ?? null)
  return found.includes(null) ? null : [...new Set(found.flatMap((ids) => ids ?? []))]
}
