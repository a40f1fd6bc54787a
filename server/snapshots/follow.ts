import { realpath } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Logger } from 'pino'
import type { Moment } from '../../schemas/core/common-input.ts'
import { ApiError } from '../../schemas/core/error.ts'
import { type RequestContext, SERVER_CONTEXT } from '../limits/request-context.ts'
import { DamagedFile, describeSubject } from '../integrity/damaged-file.ts'
import type { Integrity } from '../integrity/integrity.ts'
import type { DatabaseOptions } from './database.ts'
import { isMissing } from '../../shared/files.ts'
import { UnreadableFile } from './query-error.ts'
import { matchesSelector, snapshotNotFound } from './snapshot-selector.ts'
import { followNewestSnapshot, type NewestSnapshot } from './newest-snapshot.ts'
import { type PooledSnapshot, type SnapshotPool, createSnapshotPool } from './snapshot-pool.ts'
import { listSnapshotIds } from '../../shared/snapshot-id.ts'
import { readCurrentTarget, snapshotFolder, hasAllFiles } from './snapshot-folders.ts'
import { filesGoneSentence, watchSnapshotHealth } from './snapshot-health.ts'
import { type OpenSnapshot, openSnapshot, type SnapshotOptions } from './open-snapshot.ts'

type UseSnapshot<T> = (snapshot: OpenSnapshot) => Promise<T>

/** The snapshots of a data directory. A request holds one from start to end, also while a newer one takes its place. */
export interface Following {
  /** Runs `work` with the snapshot of that moment, which stays open until `work` ends. */
  use<T>(moment: Moment, work: UseSnapshot<T>, asker?: Opener): Promise<T>
  /** The same where its name may be all that is needed: it is opened when `work` says so. */
  at<T>(moment: Moment, work: (chosen: ChosenSnapshot) => Promise<T>): Promise<T>
  /** The id of the newest, or null before the first snapshot. */
  current(): string | null
  /** How many are open, the newest among them. */
  open(): number
  /** How many requests wait for an older one to be opened. */
  waiting(): number
  /** What is in the damaged files of those that are open. */
  damaged(): readonly string[]
  /** What keeps the newest from answering, in a sentence; null where nothing does, and before the first. */
  trouble(): Promise<string | null>
  /** Resolves when every query has ended and every database is closed. */
  close(): Promise<void>
}

/** The snapshot that is to answer. */
interface ChosenSnapshot {
  readonly id: string
  /** Opens it, where it is not; an older one when the asker's turn comes. */
  open(asker: Opener): Promise<OpenSnapshot>
}

type Opener = Pick<RequestContext, 'waitingKeys' | 'signal'>

export interface FollowOptions extends Pick<DatabaseOptions, 'concurrency' | 'timeoutMs' | 'observer' | 'cut'> {
  /** How many older snapshots may be open at once. */
  readonly olderSnapshots: number
  readonly integrity: Integrity
}

/** Requests that wait for an older snapshot at once: more would not be answered in their time. */
const OLDER_WAITING = 64

/** The newest holds its small tables in memory. */
const NEWEST = { memoryLimit: '220MB', resident: true }
/** The others are read where they lie. Few queries of each at once: all of them together stay below the thread pool. */
const OLDER = { memoryLimit: '100MB', resident: false }
const OLDER_CONCURRENCY = 2

/** The snapshot that a request held was pruned before its answer was out. */
class Pruned extends Error {
  override readonly name = 'Pruned'
  readonly id: string

  constructor(id: string, cause: unknown) {
    super(`snapshot ${id} is gone`, { cause })
    this.id = id
  }
}

/** Serves the newest snapshot, following `data/current`, and older ones to those who ask for them. */
export async function follow(dataDir: string, options: FollowOptions, log: Logger): Promise<Following> {
  const { olderSnapshots, ...limits } = options
  const few = { ...limits, concurrency: Math.min(limits.concurrency, OLDER_CONCURRENCY) }
  const databases = countOpen(log)
  const { open } = databases
  const newest = await followNewestSnapshot(dataDir, (folder) => open(folder, { ...limits, ...NEWEST }), log)
  const older = createSnapshotPool({ size: olderSnapshots, mostWaiting: OLDER_WAITING }, async (id) =>
    open(await realpath(snapshotFolder(dataDir, id)), { ...few, ...OLDER }),
  )
  const presence = watchSnapshotHealth((id) => snapshotFolder(dataDir, id), log)

  const once = async <T>(moment: Moment, work: (chosen: ChosenSnapshot) => Promise<T>): Promise<T> => {
    const ids = moment === null ? [] : await listSnapshotsFor(dataDir, moment, newest)
    // Nothing waits between here and the use of what is held, so it cannot be closed in between.
    const held = newest.held()
    if (held === null) throw noSnapshot()
    const isNewest = moment === null || ('asOf' in moment && matchesSelector(moment, held.id))
    // What is newer than the newest was not published to its end.
    const published = ids.filter((id) => id <= held.id)
    older.keepOnly(published)
    const id = isNewest ? held.id : published.filter((each) => matchesSelector(moment, each)).at(-1)
    if (id === undefined) throw snapshotNotFound(moment, published[0] ?? null)
    const working =
      id === held.id
        ? held.use((snapshot) => work({ id, open: () => Promise.resolve(snapshot) }))
        : workAtOlder(older, id, work)
    return unlessPruned(dataDir, id, working)
  }
  const at: Following['at'] = (moment, work) =>
    once(moment, work).catch(async (error: unknown) => {
      if (!(error instanceof Pruned)) throw error
      await newest.look()
      return once(moment, work).catch(async (again: unknown) => {
        if (!(again instanceof Pruned)) throw again
        const reason = await explainPruned(again, dataDir, moment, newest)
        if (reason.code === 'unavailable')
          log.error({ snapshot: again.id, err: again.cause }, 'a file of the newest is gone')
        throw reason
      })
    })
  return {
    at,
    use: (moment, work, asker = SERVER_CONTEXT) => at(moment, async (chosen) => work(await chosen.open(asker))),
    current: () => newest.held()?.id ?? null,
    damaged: () => [...new Set(options.integrity.listDamaged().map(describeSubject))].sort(),
    open: () => older.size() + (newest.held() === null ? 0 : 1),
    waiting: () => older.waiting(),
    trouble: async () => {
      const id = newest.held()?.id
      return id === undefined ? null : presence.trouble(id)
    },
    close: async () => {
      older.close()
      await newest.close()
      await databases.allClosed()
    },
  }
}

/** Opens snapshots, counts those that are open, and tells when none is any more. */
function countOpen(log: Logger) {
  const open = new Set<symbol>()
  let tell: (() => void) | null = null
  return {
    open: async (folder: string, how: Omit<SnapshotOptions, 'onClosed'>) => {
      const one = Symbol('database')
      open.add(one)
      const closed = () => {
        open.delete(one)
        if (open.size === 0) tell?.()
      }
      const onClosed = () => {
        log.info({ snapshot: basename(folder) }, 'snapshot closed')
        closed()
      }
      return openSnapshot(folder, { ...how, onClosed }).catch((error: unknown) => {
        closed()
        throw error
      })
    },
    allClosed: () =>
      new Promise<void>((resolve) => {
        tell = resolve
        if (open.size === 0) resolve()
      }),
  }
}

/** Lets go of an older snapshot when the work ends, if it was opened for it. */
async function workAtOlder<T>(
  older: SnapshotPool,
  id: string,
  work: (chosen: ChosenSnapshot) => Promise<T>,
): Promise<T> {
  const opened: PooledSnapshot[] = []
  const open = async (asker: Opener) => {
    const held = await older.hold(id, asker)
    opened.push(held)
    return held.snapshot
  }
  try {
    return await work({ id, open })
  } finally {
    for (const { letGo } of opened) letGo()
  }
}

/** The snapshots on disk, after the newest was caught up with if it may be the one that is asked for. */
async function listSnapshotsFor(dataDir: string, moment: Moment, newest: NewestSnapshot): Promise<string[]> {
  const target = await readCurrentTarget(dataDir)
  const id = target === null ? null : basename(target)
  if (id !== null && id !== newest.held()?.id && matchesSelector(moment, id)) await newest.look()
  return listSnapshotIds(dataDir)
}

/** Tells a file that went with its snapshot from one that should be there. */
async function unlessPruned<T>(dataDir: string, id: string, answering: Promise<T>): Promise<T> {
  try {
    return await answering
  } catch (error) {
    const unreadable =
      error instanceof UnreadableFile || isMissing(error) || (error instanceof DamagedFile && error.isMissing)
    if (unreadable && !(await hasAllFiles(snapshotFolder(dataDir, id)))) throw new Pruned(id, error)
    throw error
  }
}

/** What to answer where asking again did not help: the newest is not pruned, so its files may come back. */
async function explainPruned(
  { id }: Pruned,
  dataDir: string,
  moment: Moment,
  newest: NewestSnapshot,
): Promise<ApiError> {
  if (id === newest.held()?.id) return new ApiError('unavailable', filesGoneSentence(id))
  const left = (await listSnapshotIds(dataDir)).filter((other) => other !== id)
  return snapshotNotFound(moment, left[0] ?? null)
}

export function noSnapshot(): ApiError {
  return new ApiError('unavailable', 'No snapshot is published yet: run make build-data, or try again later.')
}
