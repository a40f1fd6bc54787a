import { stat } from 'node:fs/promises'
import type { Column } from '../schemas/core/column.ts'
import { dictionary } from '../schemas/core/dictionary.ts'
import { BuildError } from '../schemas/core/error.ts'
import type { PublishedFile } from '../schemas/core/manifest.ts'
import { type Duck } from './duckdb.ts'
import { sha256OfFile } from '../lake/hash.ts'
import { identifier, literal } from '../schemas/core/sql-text.ts'

export interface CompiledTable extends PublishedFile {
  /** Path of the Parquet file until it is published. */
  readonly path: string
}

interface ParquetFile {
  readonly path: string
  /** Path in a snapshot. */
  readonly file: string
  /** For the metadata of the file. */
  readonly dataset?: string
  /** Columns: the metadata of the file describe them, and a required column has a value in each row. */
  readonly columns: Readonly<Record<string, Column>>
  /** Source files that the table was made from, for the metadata of the file. */
  readonly sources?: readonly { readonly url: string; readonly sha256?: string }[]
  readonly rowGroupSize?: number
  /** True if most bytes are texts that occur once: DuckDB would make a dictionary of them, and drop it. */
  readonly withoutDictionaries?: boolean
}

const SHOWN = 3

/**
 * Writes a table, or a SELECT in brackets, as a Parquet file to publish.
 * Throws a BuildError if a row has no value in a required column.
 */
export async function writeParquet(
  duck: Duck,
  source: string,
  { path, file, dataset, columns, sources, rowGroupSize, withoutDictionaries = false }: ParquetFile,
): Promise<CompiledTable> {
  const metadata = {
    ...(dataset !== undefined && { dataset }),
    columns: JSON.stringify(dictionary(columns)),
    ...(sources !== undefined && { sources: JSON.stringify(sources) }),
  }
  const entries = Object.entries(metadata).map(([key, value]) => `${key}: ${literal(value)}`)
  const groups = rowGroupSize === undefined ? '' : `ROW_GROUP_SIZE ${String(rowGroupSize)},`
  const dictionaries = withoutDictionaries ? 'DICTIONARY_SIZE_LIMIT 1,' : ''
  // At zstd's level 1 these files are smaller than at DuckDB's 3, and written sooner (docs/decisions.md, 118).
  const [written] = await duck.rows(
    `COPY ${source} TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 1, RETURN_STATS,
       ${groups} ${dictionaries} KV_METADATA {${entries.join(', ')}})`,
  )
  await refuseMissingValues(duck, (written?.['column_statistics'] ?? []) as ColumnStatistics, { path, file, columns })
  const { size } = await stat(path)
  return { path, file, rows: Number(written?.['count']), bytes: size, sha256: await sha256OfFile(path) }
}

/** Figures that DuckDB counts while it writes each column: a map from the quoted name to a map. */
type ColumnStatistics = readonly {
  readonly key: string
  readonly value: readonly { readonly key: string; readonly value: string }[]
}[]

/** Refuses a row without a value in a column that clients are told always has one. */
async function refuseMissingValues(
  duck: Duck,
  statistics: ColumnStatistics,
  { path, file, columns }: Pick<ParquetFile, 'path' | 'file' | 'columns'>,
): Promise<void> {
  const nulls = new Map(
    statistics.map(({ key, value }) => [key, value.find((each) => each.key === 'null_count')?.value]),
  )
  const shown: string[] = []
  for (const [column, { nullable }] of Object.entries(columns)) {
    if (nullable) continue
    const missing = nulls.get(identifier(column)) ?? (await countNulls(duck, path, column))
    if (missing !== '0') shown.push(`${column} in ${missing} rows${await findPlaces(duck, path, column, columns)}`)
  }
  if (shown.length === 0) return
  const [table = file] = file.split('/')
  throw new BuildError('CHECK_FAILED', `${table} lacks required values: ${shown.join('; ')}`, {
    hint: 'Look these lines up in the source: if the value may be missing there, the column is not required.',
  })
}

/** Counts the nulls of a column that has no statistics of its own, such as a list. */
async function countNulls(duck: Duck, path: string, column: string): Promise<string> {
  const [row] = await duck.rows(
    `SELECT count(*) AS missing FROM read_parquet(${literal(path)}) WHERE ${identifier(column)} IS NULL`,
  )
  return String(row?.['missing'])
}

/** Finds the first source lines of the rows without a value; an empty text if the table does not name lines. */
async function findPlaces(duck: Duck, path: string, column: string, columns: ParquetFile['columns']): Promise<string> {
  if (!('source_member' in columns && 'source_line' in columns)) return ''
  const rows = await duck.rows(
    `SELECT source_member || ' line ' || source_line AS place FROM read_parquet(${literal(path)})
     WHERE ${identifier(column)} IS NULL ORDER BY source_member, source_line LIMIT ${String(SHOWN)}`,
  )
  return ` (${rows.map(({ place }) => String(place)).join(', ')})`
}
