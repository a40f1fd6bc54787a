import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { identifier, literal } from '../../shared/sql-text.ts'

/** SQL that makes every table of a snapshot a view: `duckdb -init data/current/views.sql`. */
export function printViews(folder: string, published: ReadonlySet<string>): string {
  const views = datasets.flatMap((dataset) =>
    [...dataset.tables, ...(dataset.history ? [dataset.history] : [])]
      .filter(({ name }) => published.has(name))
      .map((table) => printTableView(table, dataset.partitionBy)),
  )
  const indexes = datasets.flatMap(({ monthIndex }) => monthIndex?.name ?? [])
  const own = [...indexes, SOURCE_FILE, CHANGELOG]
    .filter((name) => published.has(name))
    .map((name) => printView(name, `read_parquet('${name}/all/*.parquet')`, ''))
  return [
    '-- The tables of this snapshot as views. If the folder moved, correct the one path below.',
    `SET file_search_path = ${literal(folder)};`,
    ...views,
    ...own,
    '',
  ].join('\n')
}

function printTableView({ name, description }: Table, partitionBy: Dataset['partitionBy']): string {
  const source =
    partitionBy === 'all'
      ? `read_parquet('${name}/all/*.parquet')`
      : `read_parquet('${name}/*/*.parquet', hive_partitioning = true, hive_types = {'${partitionBy}': VARCHAR})`
  return printView(name, source, description)
}

function printView(name: string, source: string, description: string): string {
  const comment = description === '' ? '' : `\nCOMMENT ON VIEW ${identifier(name)} IS ${literal(description)};`
  return `CREATE OR REPLACE VIEW ${identifier(name)} AS SELECT * FROM ${source};${comment}`
}
