import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { identifier, literal } from '../duckdb.ts'

/** SQL that makes every table of a snapshot a view: `duckdb -init data/current/views.sql`. */
export function viewsOf(folder: string, published: ReadonlySet<string>): string {
  const views = datasets.flatMap((dataset) =>
    dataset.tables.filter(({ name }) => published.has(name)).map((table) => viewOf(table, dataset.partitionBy)),
  )
  const own = published.has(SOURCE_FILE) ? [view(SOURCE_FILE, `read_parquet('${SOURCE_FILE}/all/*.parquet')`, '')] : []
  return [
    '-- The tables of this snapshot as views. If the folder moved, correct the one path below.',
    `SET file_search_path = ${literal(folder)};`,
    ...views,
    ...own,
    '',
  ].join('\n')
}

function viewOf({ name, description }: Table, partitionBy: Dataset['partitionBy']): string {
  const source =
    partitionBy === 'all'
      ? `read_parquet('${name}/all/*.parquet')`
      : `read_parquet('${name}/*/*.parquet', hive_partitioning = true, hive_types = {'${partitionBy}': VARCHAR})`
  return view(name, source, description)
}

function view(name: string, source: string, description: string): string {
  const comment = description === '' ? '' : `\nCOMMENT ON VIEW ${identifier(name)} IS ${literal(description)};`
  return `CREATE OR REPLACE VIEW ${identifier(name)} AS SELECT * FROM ${source};${comment}`
}
