import type { Lake } from '../../lake/lake.ts'
import { realpath } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Logger } from 'pino'
import { readMinSnapshot, type SnapshotSelector } from '../../schemas/api/common-input.ts'
import type { Snapshot } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { type RequestContext, SERVER_CONTEXT } from '../limits/request-context.ts'
import { describeSubject } from '../integrity/damaged-file.ts'
import type { Integrity } from '../integrity/integrity.ts'
import type { repeat } from '../system/repeat.ts'
import type { DatabaseOptions } from './database.ts'
import { absentSnapshot, choosesNewest, matchesSelector } from './snapshot-selector.ts'
import { followNewestSnapshot, type NewestSnapshot } from './newest-snapshot.ts'
import { type PooledSnapshot, type SnapshotPool, createSnapshotPool } from './snapshot-pool.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { readCurrentTarget } from '../../lake/snapshots/current-link.ts'
import { watchSnapshotHealth } from './snapshot-health.ts'
import { countOpenSnapshots } from './count-open.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { againIfPruned, unlessPruned } from './pruned-snapshot.ts'
import { type NewestPublished, publishedInFolder, type PublishedSnapshots } from './published-snapshots.ts'
import { snapshotMessages } from './snapshot-messages.ts'
import type { Message } from '../../schemas/api/language/message.ts'

type UseSnapshot<T> = (snapshot: OpenSnapshot) => Promise<T>

/**
 * Opens the snapshots of a data directory. A request holds one snapshot from start to end, even if a newer one is
 * published.
 */
export interface SnapshotFollower {
  /** Runs `work` with the selected snapshot, which stays open until `work` ends. */
  use<T>(selector: SnapshotSelector, work: UseSnapshot<T>, context?: OpenContext): Promise<T>
  /** Chooses a snapshot without opening it, because its id may be enough. `work` opens it if it must. */
  at<T>(selector: SnapshotSelector, work: (chosen: ChosenSnapshot) => Promise<T>): Promise<T>
  /** Id of the newest snapshot; null before the first. */
  current(): string | null
  /** Counts open snapshots, the newest included. */
  open(): number
  /** Counts requests that wait for an older snapshot to open. */
  waiting(): number
  /** Names the damaged tables and months in open snapshots. */
  damaged(): readonly string[]
  /** Says in a sentence why the newest snapshot cannot answer; null if it can, and before the first. */
  trouble(): Promise<Message | null>
  /** Gives the newest published snapshot while an older one answers; null if this server is not behind. */
  behind(): Promise<NewestPublished | null>
  /** True once every file of the newest snapshot was read and compared with its hash; always true if that is not wanted. */
  isVerified(): boolean
  /** Resolves when every query has ended and every database is closed. */
  close(): Promise<void>
}

export interface ChosenSnapshot {
  readonly id: string
  /** Opens the snapshot if it is not open. An older one waits for a turn of the context. */
  open(context: OpenContext): Promise<OpenSnapshot>
}

type OpenContext = Pick<RequestContext, 'waitingKeys' | 'signal'>

export interface FollowOptions extends Pick<DatabaseOptions, 'concurrency' | 'timeoutMs' | 'observer' | 'cut'> {
  /** Older snapshots that may be open at once. */
  readonly olderSnapshots: number
  readonly integrity: Integrity
  /** Reads every file of the newest snapshot: before a newer one answers, and while the first one does. */
  readonly verifyWhole?: boolean
  /** Where snapshots are published; without it, the data directory. */
  readonly published?: PublishedSnapshots
  readonly now?: () => Date
  readonly issuerGroups?: Snapshot['issuerGroups']
  /** Looks for newer snapshots again and again; a timer, if not given. */
  readonly repeat?: typeof repeat
}

/** Requests that may wait for an older snapshot. More would not be answered in their time. */
const OLDER_WAITING = 64

/** The newest snapshot keeps its small tables in memory. */
const NEWEST = { memoryLimit: '220MB', resident: 'all' } as const
/**
 * An older snapshot keeps what nearly every request looks up. Each runs as many queries at once as a portfolio needs;
 * three such snapshots and the newest stay below the thread pool.
 */
const OLDER = { memoryLimit: '100MB', resident: 'keyed' } as const
const OLDER_CONCURRENCY = 3

/** Opens the newest snapshot and follows `data/current`; opens older snapshots on request. */
export async function follow(lake: Lake, options: FollowOptions, log: Logger): Promise<SnapshotFollower> {
  const { olderSnapshots, verifyWhole, published, now, repeat, ...limits } = withDefaults(lake, options)
  const few = { ...limits, concurrency: Math.min(limits.concurrency, OLDER_CONCURRENCY) }
  const databases = countOpenSnapshots(log)
  const { open } = databases
  const openNewest = (folder: string) => open(folder, { ...limits, ...NEWEST })
  const newest = await followNewestSnapshot(lake, { open: openNewest, verifyWhole, repeat }, log)
  if (newest.held() === null)
    log.warn(`no snapshot can be served from ${lake.root}: requests are answered 503 until one is published`)
  const older = createSnapshotPool({ size: olderSnapshots, mostWaiting: OLDER_WAITING }, async (id) =>
    open(await realpath(lake.snapshot(id)), { ...few, ...OLDER }),
  )
  const health = watchSnapshotHealth((id) => lake.snapshot(id), log)

  const explainAbsent = (selector: SnapshotSelector, first: string | null, held: string) =>
    absentSnapshot(selector, { first, newest: held, published, now: now() })
  const requireMinSnapshot = async (selector: SnapshotSelector) => {
    const lacking = await findLacking(lake, readMinSnapshot(selector), newest)
    if (lacking !== null) throw explainAbsent(selector, lacking.first, lacking.newest)
  }

  const once = async <T>(selector: SnapshotSelector, work: (chosen: ChosenSnapshot) => Promise<T>): Promise<T> => {
    await requireMinSnapshot(selector)
    const ids = choosesNewest(selector) ? [] : await listSnapshotsFor(lake, selector, newest)
    // No code waits between here and `use`, so the snapshot cannot close in between.
    const held = newest.held()
    if (held === null) throw noSnapshot()
    const isNewest = choosesNewest(selector) || ('asOf' in selector && matchesSelector(selector, held.id))
    // A snapshot newer than the newest is not completely published.
    const whole = ids.filter((id) => id <= held.id)
    // A request for the newest lists no snapshots, so it cannot say which are gone.
    if (!choosesNewest(selector)) older.keepOnly(whole)
    const id = isNewest ? held.id : whole.filter((each) => matchesSelector(selector, each)).at(-1)
    if (id === undefined) throw explainAbsent(selector, whole[0] ?? null, held.id)
    const working =
      id === held.id
        ? held.use((snapshot) => work({ id, open: () => Promise.resolve(snapshot) }))
        : workAtOlder(older, id, work)
    return unlessPruned(lake, id, working)
  }
  const at: SnapshotFollower['at'] = (selector, work) =>
    againIfPruned(() => once(selector, work), { lake, selector, newest, log })
  return {
    at,
    use: (selector, work, context = SERVER_CONTEXT) => at(selector, async (chosen) => work(await chosen.open(context))),
    current: () => newest.held()?.id ?? null,
    damaged: () => [...new Set(options.integrity.listDamaged().map(describeSubject))].sort(),
    open: () => older.size() + (newest.held() === null ? 0 : 1),
    waiting: () => older.waiting(),
    behind: async () => findNewer(await published.newest(), newest.held()?.id),
    isVerified: () => newest.isVerified(),
    trouble: async () => {
      const id = newest.held()?.id
      return id === undefined ? null : health.trouble(id)
    },
    close: async () => {
      older.close()
      await newest.close()
      await databases.allClosed()
    },
  }
}

function withDefaults(lake: Lake, options: FollowOptions) {
  return { verifyWhole: false, published: publishedInFolder(lake), now: () => new Date(), ...options }
}

/** Gives what is published, if it is newer than the snapshot that answers. */
function findNewer(published: NewestPublished | null, held: string | undefined): NewestPublished | null {
  return published !== null && held !== undefined && published.id > held ? published : null
}

/** Finds out, after a look for a newer one, that the snapshot which a request wants at least is not here; null if it is. */
async function findLacking(lake: Lake, least: string | null, newest: NewestSnapshot) {
  const isHere = () => least === null || (newest.held()?.id ?? '') >= least
  if (least === null || isHere()) return null
  const target = await readCurrentTarget(lake)
  if (target !== null && basename(target) >= least) await newest.look()
  const held = newest.held()
  if (held === null) throw noSnapshot()
  return isHere() ? null : { first: (await listSnapshotIds(lake))[0] ?? null, newest: held.id }
}

/** Runs work that may open an older snapshot, and lets go of that snapshot at the end. */
async function workAtOlder<T>(
  older: SnapshotPool,
  id: string,
  work: (chosen: ChosenSnapshot) => Promise<T>,
): Promise<T> {
  const opened: PooledSnapshot[] = []
  const open = async (context: OpenContext) => {
    const held = await older.hold(id, context)
    opened.push(held)
    return held.snapshot
  }
  try {
    return await work({ id, open })
  } finally {
    for (const { release } of opened) release()
  }
}

/** Lists the snapshots on disk. First looks for a newer one if that could be the selected one. */
async function listSnapshotsFor(lake: Lake, selector: SnapshotSelector, newest: NewestSnapshot): Promise<string[]> {
  const target = await readCurrentTarget(lake)
  const id = target === null ? null : basename(target)
  if (id !== null && id !== newest.held()?.id && matchesSelector(selector, id)) await newest.look()
  return listSnapshotIds(lake)
}

export function noSnapshot(): ApiError {
  return new ApiError('unavailable', snapshotMessages.nothingPublished)
}
