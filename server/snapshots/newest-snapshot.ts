import type { Lake } from '../../lake/lake.ts'
import { realpath } from 'node:fs/promises'
import type { Logger } from 'pino'
import { readCurrentTarget } from '../../lake/snapshots/current-link.ts'
import { repeat } from '../system/repeat.ts'
import { DamagedFile } from '../integrity/damaged-file.ts'
import { DamagedManifest } from '../integrity/manifest.ts'
import { isMissing } from '../../lake/disk.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { UnreadableFile } from './query-error.ts'
import { keepInMemory, warmUp } from './warm-up.ts'

/** A new snapshot is served within two seconds. */
const LOOK_EVERY_MS = 500

/** Holds the snapshot open that `data/current` points at. */
export interface NewestSnapshot {
  /** Null before the first snapshot. */
  held(): SharedSnapshot | null
  /** Opens what is published now, unless that could not be opened before. */
  look(): Promise<void>
  /** True once every file of the snapshot was read and compared with its hash; always true if that is not wanted. */
  isVerified(): boolean
  /** Resolves when no snapshot is being opened any more. */
  close(): Promise<void>
}

interface NewestSnapshotOptions {
  readonly open: (folder: string) => Promise<OpenSnapshot>
  /** Reads every file of a snapshot: before a newer one answers, and while the first one does. */
  readonly verifyWhole: boolean
  /** Looks again and again; a timer, if not given. */
  readonly repeat?: typeof repeat | undefined
}

/**
 * Opens the snapshot that `data/current` points at and follows the link. A new snapshot opens next to the old one,
 * which then closes.
 */
export async function followNewestSnapshot(
  lake: Lake,
  { open, verifyWhole, repeat: repeatLook = repeat }: NewestSnapshotOptions,
  log: Logger,
): Promise<NewestSnapshot> {
  let holding: SharedSnapshot | null = null
  let opened: OpenSnapshot | null = null
  let target: string | null = null
  let failed: string | null = null
  const ending = new AbortController()
  const { verify, verifyMeanwhile, isVerified, verifying } = createVerification(verifyWhole, ending.signal, log)

  const look = async (again: boolean) => {
    let found: string | null = null
    try {
      found = await readCurrentTarget(lake)
      if (found === null || (found === failed && !again)) return
      if (found === target && opened?.mustReopen() !== true) return
      const started = performance.now()
      const snapshot = await open(await realpath(lake.place(found)))
      // Meanwhile the old snapshot answers, so that nobody waits for the tables of the new one.
      if (holding !== null) await prepare(snapshot, verify)
      if (ending.signal.aborted) {
        snapshot.close()
        return
      }
      const old = holding
      holding = shareSnapshot(snapshot)
      opened = snapshot
      target = found
      failed = null
      old?.retire()
      log.info({ snapshot: snapshot.id, ms: Math.round(performance.now() - started) }, 'snapshot opened')
      if (old === null) verifyMeanwhile(snapshot, holding)
    } catch (error) {
      // Each target is logged once. The old snapshot stays in service.
      const failedTarget = found ?? 'current'
      if (failed !== failedTarget) logUnopened(log, failedTarget, error, ending.signal)
      failed = failedTarget
    }
  }

  // The looks run one after another: two at once would open the same snapshot twice.
  let looking = look(true)
  const next = (again: boolean) => (looking = looking.then(() => look(again)))
  await looking
  const stopLooking = repeatLook(() => next(true), LOOK_EVERY_MS)
  return {
    held: () => holding,
    look: () => next(false),
    isVerified: () => isVerified(opened),
    close: async () => {
      ending.abort()
      stopLooking()
      holding?.retire()
      holding = null
      await looking
      await verifying()
    },
  }
}

/** Reads every file of snapshots, if that is wanted, and notes which are read. Keeps rows and names of the first one too. */
function createVerification(isWanted: boolean, signal: AbortSignal, log: Logger) {
  const verified = new WeakSet<OpenSnapshot>()
  let verifying: Promise<unknown> = Promise.resolve()
  const verify = async (snapshot: OpenSnapshot) => {
    if (!isWanted) return
    await snapshot.verifyFiles(signal)
    verified.add(snapshot)
  }
  return {
    verify,
    // The first snapshot answers at once, and faster when the rows of most requests are kept.
    verifyMeanwhile: (snapshot: OpenSnapshot, held: SharedSnapshot) => {
      const read = verify(snapshot).catch((err: unknown) => {
        if (!signal.aborted) log.error({ err }, 'cannot check published files for damage')
      })
      const kept = held
        .use(() => keepInMemory(snapshot))
        .then(() => {
          log.info({ snapshot: held.id }, 'rows and names are kept in memory')
        })
        .catch((err: unknown) => {
          if (!signal.aborted && !isOfFile(err)) log.error({ err }, 'cannot keep rows and names in memory')
        })
      verifying = Promise.all([read, kept])
    },
    isVerified: (snapshot: OpenSnapshot | null) => !isWanted || (snapshot !== null && verified.has(snapshot)),
    verifying: () => verifying,
  }
}

/** Reports in one line what the operator can mend; only an unforeseen error has its stack. */
function logUnopened(log: Logger, target: string, error: unknown, ending: AbortSignal): void {
  if (ending.aborted) return
  if (error instanceof DamagedManifest) log.error({ target }, `snapshot cannot be opened: ${error.message}`)
  else if (isMissing(error))
    log.error({ target }, 'snapshot cannot be opened: files of it are missing: run market-data-server verify --repair')
  else log.error({ target, err: error }, 'snapshot cannot be opened')
}

/** Prepares a snapshot. Requests that need a damaged file report it themselves, and the others are answered. */
async function prepare(snapshot: OpenSnapshot, verify: (snapshot: OpenSnapshot) => Promise<void>): Promise<void> {
  try {
    await verify(snapshot)
    await warmUp(snapshot)
  } catch (error) {
    if (isOfFile(error)) return
    snapshot.close()
    throw error
  }
}

/** True for the error of a damaged file: requests that need it report it themselves. */
function isOfFile(error: unknown): boolean {
  return error instanceof DamagedFile || error instanceof UnreadableFile
}

/** An open snapshot with several users. It closes when it is retired and its last user is done. */
interface SharedSnapshot {
  readonly id: string
  use<T>(work: (snapshot: OpenSnapshot) => Promise<T>): Promise<T>
  /** Retires the snapshot. Call it when no more users can come. */
  retire(): void
}

function shareSnapshot(snapshot: OpenSnapshot): SharedSnapshot {
  let users = 0
  let retired = false
  return {
    id: snapshot.id,
    use: async (work) => {
      users += 1
      try {
        return await work(snapshot)
      } finally {
        users -= 1
        if (retired && users === 0) snapshot.close()
      }
    },
    retire: () => {
      retired = true
      if (users === 0) snapshot.close()
    },
  }
}
