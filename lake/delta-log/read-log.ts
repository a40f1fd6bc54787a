import type { Lake } from '../lake.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../disk.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { type Action, actionSchema, toTableMetaData } from './actions.ts'
import { checkpointName, commitName, LAST_CHECKPOINT, readLogName } from './layout.ts'
import { LogFault } from './log-fault.ts'
import type { TableMetaData } from './meta-data.ts'
import type { LoggedFile } from './table-files.ts'

export interface LogListing {
  readonly table: string
  readonly folder: string
  /** Versions in ascending order. */
  readonly commits: readonly number[]
  readonly checkpoints: readonly number[]
  /** Names that no build of ours writes. */
  readonly foreign: readonly string[]
}

const OURS_ASIDE = new RegExp(`^(?:${LAST_CHECKPOINT}|\\d{20}\\.(?:json|checkpoint\\.parquet))\\.\\d+\\.tmp$`)

/** Null if the table has no log. */
export async function listLog(lake: Lake, table: string): Promise<LogListing | null> {
  const folder = lake.deltaLog(table)
  try {
    const names = await readdir(folder)
    const found = names.map((name) => ({ name, read: readLogName(name) }))
    const versions = (kind: 'commit' | 'checkpoint') =>
      found.flatMap(({ read }) => (read?.kind === kind ? [read.version] : [])).sort((a, b) => a - b)
    const foreign = found.flatMap(({ name, read }) =>
      read === null && name !== LAST_CHECKPOINT && !OURS_ASIDE.test(name) ? [name] : [],
    )
    return { table, folder, commits: versions('commit'), checkpoints: versions('checkpoint'), foreign }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Throws a LogFault if versions are missing in the middle, or if the log begins late and has no checkpoint. */
export function refuseGaps(log: LogListing): void {
  const first = log.commits[0] ?? 0
  const missing = log.commits.findIndex((version, at) => version !== first + at)
  if (missing !== -1) throw new LogFault(`it has no version ${String(first + missing)}, and later ones`)
  if (findFirstReadable(log) === null) {
    throw new LogFault(`it begins with version ${String(first)}, and has no checkpoint`)
  }
}

/**
 * Finds the first version that engines can read, because all versions before it or a checkpoint are there; null if
 * there is none. A killed prune leaves some of the versions before the checkpoint that it wrote.
 */
export function findFirstReadable({ commits, checkpoints }: LogListing): number | null {
  const first = commits[0] ?? 0
  return first === 0 ? 0 : (checkpoints.find((version) => version >= first) ?? null)
}

/** First line of a version. */
export type CommitInfo = Extract<Action, { commitInfo: unknown }>['commitInfo']

/** Reads a version. Throws a LogFault if it is torn, or if we did not write it. */
export async function readLogVersion(
  { folder }: Pick<LogListing, 'folder'>,
  version: number,
): Promise<{ readonly info: CommitInfo; readonly actions: readonly Action[] }> {
  const lines = (await readFile(join(folder, commitName(version)), 'utf8')).split('\n')
  const parsed = lines.slice(0, -1).map((line) => actionSchema.safeParse(parseJson(line)))
  const actions = parsed.flatMap(({ data }) => (data === undefined ? [] : [data]))
  const [first] = actions
  if (lines.at(-1) !== '' || actions.length !== parsed.length || first === undefined || !('commitInfo' in first)) {
    throw new LogFault(`its version ${String(version)} is torn, or of another writer`)
  }
  return { info: first.commitInfo, actions }
}

/** A table at a version, as engines read it. */
export interface ReplayedTable {
  readonly files: ReadonlyMap<string, LoggedFile>
  readonly metaData: TableMetaData
}

/** Runs a query with a DuckDB of the caller, and returns its rows. */
export type AskDuckDb = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** Reads what a log says about a table at a version. Throws a LogFault if an engine could not read it. */
export async function replayVersions(log: LogListing, version: number, ask: AskDuckDb): Promise<ReplayedTable> {
  const [first = 0] = log.commits
  // A checkpoint before the first version is useless: the versions between are missing.
  const checkpoint = log.checkpoints.findLast((each) => each <= version && each >= first)
  if (checkpoint === undefined && first !== 0) {
    throw new LogFault(`its version ${String(version)} cannot be read: those before it are gone`)
  }
  const from = checkpoint === undefined ? 0 : checkpoint + 1
  const actions = checkpoint === undefined ? [] : await readCheckpoint(log, checkpoint, ask)
  for (const each of log.commits) {
    if (each >= from && each <= version) actions.push(...(await readLogVersion(log, each)).actions)
  }
  const files = new Map<string, LoggedFile>()
  for (const action of actions) {
    if ('add' in action) files.set(action.add.path, toLoggedFile(action.add, log.table))
    if ('remove' in action) files.delete(action.remove.path)
  }
  const described = actions.findLast((action) => 'metaData' in action)
  if (described === undefined) throw new LogFault(`its version ${String(version)} has no schema`)
  return { files, metaData: toTableMetaData(described.metaData) }
}

async function readCheckpoint({ folder }: LogListing, version: number, ask: AskDuckDb): Promise<Action[]> {
  const path = join(folder, checkpointName(version))
  const rows = await ask(
    `SELECT to_json("add")::VARCHAR AS "add", to_json("metaData")::VARCHAR AS "metaData" FROM read_parquet(${literal(path)})`,
  ).catch((error: unknown) => {
    throw new LogFault(
      `its checkpoint ${String(version)} cannot be read: ${error instanceof Error ? error.message : ''}`,
    )
  })
  return rows.flatMap((row) =>
    Object.entries(row).flatMap(([name, text]) => {
      const value = typeof text === 'string' ? parseJson(text) : null
      if (value === null) return []
      const parsed = actionSchema.safeParse({ [name]: value })
      if (!parsed.success) throw new LogFault(`its checkpoint ${String(version)} is of another writer`)
      return [parsed.data]
    }),
  )
}

function toLoggedFile(
  { path, partitionValues, size, stats }: Extract<Action, { add: unknown }>['add'],
  table: string,
): LoggedFile {
  const [partition = null] = Object.entries(partitionValues)
  const counted = parseJson(stats)
  const rows =
    counted !== null && typeof counted === 'object' && 'numRecords' in counted ? Number(counted.numRecords) : Number.NaN
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  return { path, partition, rows, bytes: size, published: `${table}/${folder}/${table}.parquet` }
}
