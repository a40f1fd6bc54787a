import type { ReplayedTable } from '../../lake/delta-log/read-log.ts'
import type { LoggedFile } from '../../lake/delta-log/table-files.ts'

/** Signs the address of a file of a table, found in a snapshot. */
export type SignFile = (file: LoggedFile, snapshot: string) => { readonly url: string; readonly expiresMs: number }

/** First line of every answer: a reader needs to know nothing of newer features. */
export const PROTOCOL_LINE = { protocol: { minReaderVersion: 1 } }

export function describeTableLine({ metaData, files }: ReplayedTable, version: number): object {
  const { id, name, description, schemaString, partitionColumns } = metaData
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0)
  return {
    metaData: {
      id,
      name,
      ...(description !== undefined && { description }),
      format: { provider: 'parquet' },
      schemaString,
      partitionColumns,
      configuration: { enableChangeDataFeed: 'true' },
      version,
      size: bytes,
      numFiles: files.size,
    },
  }
}

/** Describes a file in a line; the hash names it in every version. */
export function describeFile(file: LoggedFile, snapshot: string, sign: SignFile) {
  const { url, expiresMs } = sign(file, snapshot)
  return {
    url,
    id: readHash(file),
    partitionValues: file.partition === null ? {} : { [file.partition[0]]: file.partition[1] },
    size: file.bytes,
    stats: JSON.stringify({ numRecords: file.rows }),
    expirationTimestamp: expiresMs,
  }
}

/** `competence_month=2025-10/<sha256>.parquet` → the hash */
export function readHash({ path }: Pick<LoggedFile, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.parquet$/, '')
}

/** Lists the files in the order of their paths. */
export function sortFiles({ files }: Pick<ReplayedTable, 'files'>): LoggedFile[] {
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
