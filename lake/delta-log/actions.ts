import { z } from 'zod'
import type { Manifest } from '../../schemas/core/manifest.ts'
import type { TableMetaData } from './meta-data.ts'
import type { LoggedFile, TableFiles } from './table-files.ts'

/** A commit with this name is ours. */
const ENGINE = 'brazilian-market-data'

const PROTOCOL = { protocol: { minReaderVersion: 1, minWriterVersion: 2 } }

export type VersionSource = Pick<Manifest, 'snapshot' | 'created_at'>

/** Files before and after a version, and the metadata if they changed. */
interface CommitContent {
  readonly before: TableFiles
  readonly after: TableFiles
  /** Hash of the metadata from this version on. */
  readonly metaDataSha256: string
  /** Null if the version before had the same metadata. */
  readonly metaData: TableMetaData | null
  readonly isFirst: boolean
}

/** Prints the actions of a version, one JSON object a line. The bytes depend only on the two snapshots. */
export function printCommit(source: VersionSource, content: CommitContent): string {
  const { before, after, metaDataSha256, metaData, isFirst } = content
  const time = Date.parse(source.created_at)
  const removed = sortByPath(before).filter(({ path }) => !after.has(path))
  const added = sortByPath(after).filter(({ path }) => !before.has(path))
  const commitInfo = {
    timestamp: time,
    operation: isFirst ? 'CREATE TABLE' : 'WRITE',
    operationParameters: {},
    engineInfo: ENGINE,
    userMetadata: source.snapshot,
    metaDataSha256,
  }
  return printActions([
    { commitInfo },
    ...(isFirst ? [PROTOCOL] : []),
    ...(metaData === null ? [] : [toMetaDataAction(metaData, time)]),
    ...removed.map(({ path }) => ({ remove: { path, deletionTimestamp: time, dataChange: true } })),
    ...added.map((file) => toAddAction(file, time)),
  ])
}

/** Prints the whole state of a table at a version, as a checkpoint has it. */
export function printState(source: VersionSource, files: TableFiles, metaData: TableMetaData): string {
  const time = Date.parse(source.created_at)
  const added = sortByPath(files).map((file) => toAddAction(file, time))
  return printActions([PROTOCOL, toMetaDataAction(metaData, time), ...added])
}

function toMetaDataAction(metaData: TableMetaData, time: number) {
  return { metaData: { ...metaData, createdTime: time } }
}

/** Adds a file. The only statistic is the number of rows: engines trust statistics, and every month has all funds. */
function toAddAction({ path, partition, rows, bytes }: LoggedFile, time: number) {
  return {
    add: {
      path,
      partitionValues: partition === null ? {} : { [partition[0]]: partition[1] },
      size: bytes,
      modificationTime: time,
      dataChange: true,
      stats: JSON.stringify({ numRecords: rows }),
    },
  }
}

function printActions(actions: readonly object[]): string {
  return actions.map((action) => `${JSON.stringify(action)}\n`).join('')
}

function sortByPath(files: TableFiles): LoggedFile[] {
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

const addAction = z.object({
  path: z.string(),
  partitionValues: z.record(z.string(), z.string()),
  size: z.coerce.number(),
  stats: z.string(),
})

const metaDataAction = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  format: z.object({ provider: z.literal('parquet'), options: z.record(z.string(), z.string()) }),
  schemaString: z.string(),
  partitionColumns: z.array(z.string()),
  configuration: z.record(z.string(), z.string()),
})

/** An action as we write it. A commit of another writer has other actions, and its `commitInfo` refuses it. */
export const actionSchema = z.union([
  z.strictObject({
    commitInfo: z.object({
      engineInfo: z.literal(ENGINE),
      userMetadata: z.string().regex(/^\d{8}T\d{6}Z$/),
      metaDataSha256: z.string(),
    }),
  }),
  z.strictObject({ protocol: z.object({ minReaderVersion: z.literal(1), minWriterVersion: z.literal(2) }) }),
  z.strictObject({ metaData: metaDataAction }),
  z.strictObject({ remove: z.object({ path: z.string() }) }),
  z.strictObject({ add: addAction }),
])

export type Action = z.infer<typeof actionSchema>

/** Gives back the metadata that `describeTable` made. */
export function toTableMetaData({ description, ...parsed }: z.infer<typeof metaDataAction>): TableMetaData {
  return typeof description === 'string' ? { ...parsed, description } : parsed
}
