import { stat } from 'node:fs/promises'
import type { PublishedFile } from '../schemas/core/manifest.ts'
import { type Duck } from './duckdb.ts'
import { sha256OfFile } from './files.ts'
import { literal } from '../shared/sql-text.ts'

export interface CompiledTable extends PublishedFile {
  /** The path of the Parquet file until it is published. */
  readonly path: string
}

interface ParquetFile {
  readonly path: string
  /** Its path in a snapshot. */
  readonly file: string
  /** The file's own metadata: its dictionary and its sources. */
  readonly metadata: Readonly<Record<string, string>>
  readonly rowGroupSize?: number
}

/** Writes a table, or a SELECT in brackets, as a Parquet file to publish. */
export async function writeParquet(
  duck: Duck,
  source: string,
  { path, file, metadata, rowGroupSize }: ParquetFile,
): Promise<CompiledTable> {
  const entries = Object.entries(metadata).map(([key, value]) => `${key}: ${literal(value)}`)
  const groups = rowGroupSize === undefined ? '' : `ROW_GROUP_SIZE ${String(rowGroupSize)},`
  const [written] = await duck.rows(
    `COPY ${source} TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd,
       ${groups} KV_METADATA {${entries.join(', ')}})`,
  )
  const { size } = await stat(path)
  return { path, file, rows: Number(written?.['Count']), bytes: size, sha256: await sha256OfFile(path) }
}
