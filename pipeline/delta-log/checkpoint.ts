import { writeUnsynced } from '../../lake/durable-files.ts'
import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { literal } from '../../schemas/core/sql-text.ts'
import { withDuck } from '../duckdb.ts'
import { replaceFile } from '../../lake/durable-files.ts'
import { printState, type VersionSource } from '../../lake/delta-log/actions.ts'
import { checkpointName, LAST_CHECKPOINT } from '../../lake/delta-log/layout.ts'
import type { TableMetaData } from '../../lake/delta-log/meta-data.ts'
import type { TableFiles } from '../../lake/delta-log/table-files.ts'

/** Engines read a log from its newest checkpoint on: at most this many versions. */
export const CHECKPOINT_EVERY = 30

/** A table at a version, to be written as a checkpoint. */
export interface CheckpointState {
  readonly table: string
  readonly version: number
  readonly source: VersionSource
  readonly files: TableFiles
  readonly metaData: TableMetaData
}

const TEXTS = 'MAP(VARCHAR, VARCHAR)'
/** Columns that the format demands. Columns for actions that we do not write are empty. */
const COLUMNS: Readonly<Record<string, string>> = {
  txn: 'STRUCT(appId VARCHAR, "version" BIGINT, lastUpdated BIGINT)',
  add: `STRUCT(path VARCHAR, partitionValues ${TEXTS}, size BIGINT, modificationTime BIGINT, dataChange BOOLEAN, stats VARCHAR, tags ${TEXTS})`,
  remove: `STRUCT(path VARCHAR, deletionTimestamp BIGINT, dataChange BOOLEAN, extendedFileMetadata BOOLEAN, partitionValues ${TEXTS}, size BIGINT)`,
  metaData: `STRUCT(id VARCHAR, "name" VARCHAR, description VARCHAR, format STRUCT(provider VARCHAR, options ${TEXTS}), schemaString VARCHAR, partitionColumns VARCHAR[], configuration ${TEXTS}, createdTime BIGINT)`,
  protocol: 'STRUCT(minReaderVersion INTEGER, minWriterVersion INTEGER)',
}

/** Writes checkpoints into the logs of their tables, whole or not at all. The pointers are moved by `pointAtCheckpoint`. */
export async function writeCheckpoints(lake: Lake, states: readonly CheckpointState[]): Promise<void> {
  if (states.length === 0) return
  const workDir = join(lake.work, 'delta-log')
  await lake.files.mkdir(workDir, { recursive: true })
  const columns = Object.entries(COLUMNS).map(([name, type]) => `${literal(name)}: ${literal(type)}`)
  await withDuck({ threads: 1, temporary: join(workDir, 'spill') }, async (duck) => {
    for (const { table, version, source, files, metaData } of states) {
      const [actions, written] = [join(workDir, 'actions.json'), join(workDir, checkpointName(version))]
      await writeUnsynced(lake.files, actions, printState(source, files, metaData))
      await duck.run(`COPY (SELECT * FROM read_json(${literal(actions)}, format = 'newline_delimited',
        columns = {${columns.join(', ')}})) TO ${literal(written)} (FORMAT parquet)`)
      await lake.files.flush(written)
      const folder = lake.deltaLog(table)
      await lake.files.mkdir(folder, { recursive: true })
      await lake.files.rename(written, join(folder, checkpointName(version)))
      await lake.files.flush(folder)
    }
  })
}

/** Names the newest checkpoint of a log, so that engines need not list the folder. */
export async function pointAtCheckpoint(lake: Lake, { table, version, files }: CheckpointState): Promise<void> {
  const folder = lake.deltaLog(table)
  await replaceFile(lake.files, join(folder, LAST_CHECKPOINT), JSON.stringify({ version, size: files.size + 2 }))
  await lake.files.flush(folder)
}
