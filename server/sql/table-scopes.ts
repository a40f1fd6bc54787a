import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { datasets } from '../../schemas/registry.gen.ts'

/** The dataset of each table and view of a snapshot, by name. */
const datasetOf = new Map(
  datasets.flatMap(({ id, tables, history, monthIndex, ruleAliases, materializedViews = [], analysisViews = [] }) =>
    [...tables, history, monthIndex, ruleAliases, ...materializedViews, ...analysisViews].flatMap((table) =>
      table === undefined ? [] : [[table.name, id] as const],
    ),
  ),
)

/** The tables that each view over others reads. */
const readsOf = new Map(
  datasets.flatMap(({ analysisViews = [] }) => analysisViews.map(({ name, reads }) => [name, reads] as const)),
)

/** The tables that a statement reads, those behind its views first. */
export function listWithReads(tables: readonly string[]): string[] {
  return [...new Set(tables.flatMap((name) => [...(readsOf.get(name) ?? []), name]))]
}

/** What describes the snapshot itself, as the catalogue does for any key. */
const OF_THE_SNAPSHOT: ReadonlySet<string> = new Set(['column_dictionary', CHANGELOG, SOURCE_FILE])

/** The datasets of tables; null if one of the tables belongs to no dataset that is known today, so that no key has its scope. */
export function listDatasetsRead(tables: readonly string[]): string[] | null {
  const found = tables.filter((name) => !OF_THE_SNAPSHOT.has(name)).map((name) => datasetOf.get(name) ?? null)
  return found.includes(null) ? null : [...new Set(found.filter((id) => id !== null))]
}
