import { dirname } from 'node:path'
import { type Manifest, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'

/** A file of a table in the lake, as its log names it. */
export interface LoggedFile {
  /** Path below the folder of the table. */
  readonly path: string
  /** Column and value in the name of the folder; null in a table without partitions. */
  readonly partition: readonly [column: string, value: string] | null
  readonly rows: number
  readonly bytes: number
  /** Path in the folder of the snapshot. */
  readonly published: string
}

/** Files of a table in one snapshot, by path. */
export type TableFiles = ReadonlyMap<string, LoggedFile>

export function listLoggedFiles(manifest: Manifest): Map<string, TableFiles> {
  const tables = new Map<string, Map<string, LoggedFile>>()
  for (const published of publishedFiles(manifest)) {
    const [table = ''] = published.file.split('/')
    const files = tables.get(table) ?? new Map<string, LoggedFile>()
    tables.set(table, files)
    const file = toLoggedFile(published, table)
    // A log is a set of paths, so the rows of a file that is named twice would count once.
    if (files.has(file.path)) throw new Error(`snapshot ${manifest.snapshot} has lake/${table}/${file.path} twice`)
    files.set(file.path, file)
  }
  return tables
}

function toLoggedFile({ file, sha256, rows, bytes }: PublishedFile, table: string): LoggedFile {
  const folder = dirname(file).slice(table.length + 1)
  const [, column, value] = /^(\w+)=(.+)$/.exec(folder) ?? []
  const partition = column === undefined || value === undefined ? null : ([column, value] as const)
  return { path: `${folder}/${sha256}.parquet`, partition, rows, bytes, published: file }
}

/** Finds the columns in the names of a table's folders; none for a table without partitions. */
export function findPartitionColumns(files: TableFiles): string[] {
  const columns = new Set([...files.values()].map(({ partition }) => partition?.[0] ?? ''))
  if (columns.size > 1) throw new Error(`a table has partitions of several kinds: ${[...columns].join(', ')}`)
  return [...columns].filter((column) => column !== '')
}
