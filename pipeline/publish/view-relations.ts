import { monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { Manifest, OwnTable, PartitionEntry, PublishedFile } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { datasets as registered } from '../../schemas/registry.gen.ts'
import type { Duck } from '../duckdb.ts'
import type { FindPath } from './changes.ts'

/** A file of a table, and the month of its rows; null for a table in one piece. */
export interface TableFile {
  readonly month: Month | null
  readonly file: PublishedFile
}

/** Lists the files of a table: those of the partitions, or what publishing has made of it so far. */
export function listFilesOfTable(
  name: string,
  partitions: readonly PartitionEntry[],
  made: Readonly<Record<string, OwnTable>>,
): TableFile[] {
  const own = Object.entries(made).flatMap(([key, file]) => {
    const [table, partition = 'all'] = key.split('/')
    return table === name ? [{ month: monthOfPartition(partition), file }] : []
  })
  if (own.length > 0) return own
  return partitions.flatMap(({ partition, tables }) => {
    const file = tables[name]
    return file === undefined ? [] : [{ month: monthOfPartition(partition), file }]
  })
}

/** In a SELECT, this prefix names a table or history of the snapshot before. */
export const LAST = 'last_'

/** Lists the files of a table or history of partitions in the snapshot before. */
export function listFilesBefore(name: string, before: Pick<Manifest, 'partitions'> | null): TableFile[] {
  return (before?.partitions ?? []).flatMap(({ partition, tables, history = {} }) => {
    const file = tables[name] ?? history[name]
    return file === undefined ? [] : [{ month: monthOfPartition(partition), file }]
  })
}

/** Creates a view over files of a table with its declared columns, and the month of each row. */
export async function createFilesView(
  duck: Duck,
  name: string,
  files: readonly TableFile[],
  findPath: FindPath,
  as: string = name,
): Promise<void> {
  const declared = Object.entries({ competence_month: { duckdb: 'VARCHAR' }, ...findTable(name).columns })
  const empty = declared.map(([column, { duckdb }]) => `NULL::${duckdb} AS ${identifier(column)}`).join(', ')
  const months = files.map(
    ({ month, file }) =>
      ` UNION ALL BY NAME SELECT *, ${month === null ? 'NULL' : literal(month)}::VARCHAR AS competence_month FROM read_parquet(${literal(findPath(file))}, hive_partitioning = false)`,
  )
  await duck.run(`CREATE OR REPLACE VIEW ${identifier(as)} AS
    SELECT ${declared.map(([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`).join(', ')}
    FROM (SELECT ${empty} WHERE false${months.join('')})`)
}

function findTable(name: string): Table {
  const found = registered
    .flatMap(({ tables, materializedViews = [], history = [] }) => [tables, materializedViews, history].flat())
    .find((table) => table.name === name.replace(new RegExp(`^${LAST}`), ''))
  if (found === undefined) throw new Error(`a materialized view reads ${name}, which no dataset declares`)
  return found
}
