import type { Dataset, Table } from '../core/dataset.ts'
import type { Manifest, PublishedFile } from '../core/manifest.ts'

/** A table in one piece that publishing makes over all partitions of a dataset. */
interface DatasetTable {
  readonly table: Table
  readonly kind: 'materialized_view' | 'month_index' | 'rule_aliases'
  /** Its file, or a file for each month; empty if the snapshot lacks the table. */
  readonly files: readonly PublishedFile[]
}

/** Lists the tables that a dataset has in addition to those of its partitions. */
export function listDatasetTables(
  { materializedViews = [], monthIndex, ruleAliases }: Dataset,
  { own_tables, history_tables = {} }: Manifest,
): DatasetTable[] {
  const findFiles = ({ name }: Table) =>
    Object.entries({ ...own_tables, ...history_tables })
      .filter(([own]) => own === name || own.startsWith(`${name}/`))
      .map(([, file]) => withoutOrigin(file))
  return [
    ...materializedViews.map((table) => ({ table, kind: 'materialized_view' as const, files: findFiles(table) })),
    ...[monthIndex ?? []].flat().map((table) => ({ table, kind: 'month_index' as const, files: findFiles(table) })),
    ...[ruleAliases ?? []].flat().map((table) => ({ table, kind: 'rule_aliases' as const, files: findFiles(table) })),
  ]
}

/** Drops the hash of the inputs of a file. */
function withoutOrigin({ file, rows, bytes, sha256 }: PublishedFile): PublishedFile {
  return { file, rows, bytes, sha256 }
}
