import { createHash } from 'node:crypto'
import { canonicalJson } from '../../schemas/core/json.ts'
import { sha256OfText } from '../hash.ts'
import { listAllViewedTables, PARTITION_COMMENT } from '../views/views.ts'
import { type DeltaField, toDeltaType } from './column-type.ts'

export interface TableMetaData {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly format: { readonly provider: 'parquet'; readonly options: Readonly<Record<string, string>> }
  readonly schemaString: string
  readonly partitionColumns: readonly string[]
  readonly configuration: Readonly<Record<string, string>>
}

/** A column with its type in DuckDB and its meaning. */
export interface DescribedColumn {
  readonly duckdb: string
  readonly description?: string
}

/**
 * An engine with write access would remove files that only older snapshots have. So VACUUM keeps them this long, and no
 * engine tidies the log: only we prune.
 */
const CONFIGURATION = {
  'delta.deletedFileRetentionDuration': 'interval 36500 days',
  'delta.enableExpiredLogCleanup': 'false',
}

export function describeDeclaredTables(): ReadonlyMap<string, Omit<TableDescription, 'name' | 'partitionColumns'>> {
  return new Map(listAllViewedTables().map(({ name, columns, comment }) => [name, { columns, comment }]))
}

interface TableDescription {
  readonly name: string
  readonly columns: Readonly<Record<string, DescribedColumn>>
  /** Empty if the name of the table suffices. */
  readonly comment: string
  readonly partitionColumns: readonly string[]
}

/** Makes the metadata of a table; equal descriptions give equal metadata on every machine. */
export function describeTable({ name, columns, comment, partitionColumns }: TableDescription): TableMetaData {
  const inFiles = Object.entries(columns).filter(([column]) => !partitionColumns.includes(column))
  const fields: DeltaField[] = [
    ...inFiles.map(([column, { duckdb, description }]) => ({
      name: column,
      type: toDeltaType(duckdb),
      nullable: true as const,
      metadata: description === undefined ? {} : { comment: description },
    })),
    ...partitionColumns.map((column) => ({
      name: column,
      type: 'string',
      nullable: true as const,
      metadata: { comment: PARTITION_COMMENT },
    })),
  ]
  return {
    id: hashToUuid(name),
    name,
    ...(comment !== '' && { description: comment }),
    format: { provider: 'parquet', options: {} },
    schemaString: JSON.stringify({ type: 'struct', fields }),
    partitionColumns,
    configuration: CONFIGURATION,
  }
}

/** Hashes the metadata of a table, so that a later run can tell whether they changed. */
export function hashMetaData(metaData: TableMetaData): string {
  return sha256OfText(canonicalJson(metaData))
}

/** Makes a UUID of version 8 from the name of a table, so that all machines write the same one. */
function hashToUuid(name: string): string {
  const hash = createHash('sha256').update(`brazilian market data, table ${name}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
