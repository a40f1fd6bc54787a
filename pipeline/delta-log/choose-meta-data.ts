import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { literal } from '../../schemas/core/sql-text.ts'
import { withDuck } from '../duckdb.ts'
import {
  type DescribedColumn,
  describeDeclaredTables,
  describeTable,
  hashMetaData,
  type TableMetaData,
} from '../../lake/delta-log/meta-data.ts'
import type { OpenLog } from './open-logs.ts'
import { replayLog } from './replay-log.ts'
import { findPartitionColumns, type TableFiles } from '../../lake/delta-log/table-files.ts'

export interface ChosenMetaData {
  readonly value: TableMetaData
  readonly sha256: string
}

let declared: ReturnType<typeof describeDeclaredTables> | null = null
const described = new Map<string, ChosenMetaData>()

/**
 * Chooses the metadata of the next version of a table, as the table is declared today. A table that is no longer
 * declared, or that has no files to show whether it has partitions, keeps the metadata in its log; without a log, its
 * newest file describes it.
 */
export async function chooseMetaData(lake: Lake, log: OpenLog, files: TableFiles): Promise<ChosenMetaData> {
  declared ??= describeDeclaredTables()
  const { table } = log
  const columns = declared.get(table)
  if (columns !== undefined && files.size > 0) {
    const partitionColumns = findPartitionColumns(files)
    const key = [table, ...partitionColumns].join(' ')
    const made = described.get(key) ?? withHash(describeTable({ name: table, ...columns, partitionColumns }))
    described.set(key, made)
    return made
  }
  if (log.metaData !== null) return withHash(log.metaData)
  if (log.found !== null) return withHash((await replayLog(lake, log.found, log.next - 1)).metaData)
  return withHash(
    describeTable({
      name: table,
      columns: await describeNewestFile(lake, table, files),
      comment: '',
      partitionColumns: findPartitionColumns(files),
    }),
  )
}

function withHash(value: TableMetaData): ChosenMetaData {
  return { value, sha256: hashMetaData(value) }
}

async function describeNewestFile(
  lake: Lake,
  table: string,
  files: TableFiles,
): Promise<Record<string, DescribedColumn>> {
  const path = lake.tableFile(table, [...files.keys()].sort().at(-1) ?? '')
  const rows = await withDuck({ threads: 1, temporary: join(lake.work, 'spill') }, (duck) =>
    duck.rows(`DESCRIBE FROM read_parquet(${literal(path)}, hive_partitioning = false)`),
  )
  return Object.fromEntries(rows.map((row) => [String(row['column_name']), { duckdb: String(row['column_type']) }]))
}
