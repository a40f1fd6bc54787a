import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { readCurrentTarget } from './snapshot-folders.ts'
import { repeat } from '../system/repeat.ts'
import type { OpenSnapshot } from './open-snapshot.ts'

/** How often `data/current` is looked at; a new snapshot is served within two seconds. */
const LOOK_EVERY_MS = 500

/** The snapshot that `data/current` points at, held open. */
export interface NewestSnapshot {
  /** The one that is served, or null before the first. */
  held(): SharedSnapshot | null
  /** Catches up at once with what is published, unless that is known not to open. */
  look(): Promise<void>
  /** Resolves when nothing is being opened any more. */
  close(): Promise<void>
}

/** Opens what `data/current` points at and follows it: a new snapshot is opened beside the old, which then goes. */
export async function followNewestSnapshot(
  dataDir: string,
  open: (folder: string) => Promise<OpenSnapshot>,
  log: Logger,
): Promise<NewestSnapshot> {
  let holding: SharedSnapshot | null = null
  let opened: OpenSnapshot | null = null
  let target: string | null = null
  let failed: string | null = null
  const ending = new AbortController()

  const look = async (again: boolean) => {
    let found: string | null = null
    try {
      found = await readCurrentTarget(dataDir)
      const isHeld = found === target && opened?.isMended() !== true
      if (found === null || isHeld || (found === failed && !again)) return
      const started = performance.now()
      const snapshot = await open(await realpath(join(dataDir, found)))
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
    } catch (error) {
      // Said once for each target: the old snapshot goes on being served.
      const missed = found ?? 'current'
      if (failed !== missed) log.error({ target: missed, err: error }, 'snapshot cannot be opened')
      failed = missed
    }
  }

  // One look at a time: two would open the same snapshot twice.
  let looking = look(true)
  const next = (again: boolean) => (looking = looking.then(() => look(again)))
  await looking
  const stopLooking = repeat(() => next(true), LOOK_EVERY_MS)
  return {
    held: () => holding,
    look: () => next(false),
    close: async () => {
      ending.abort()
      stopLooking()
      holding?.retire()
      holding = null
      await looking
    },
  }
}

/** An open snapshot with several users; it is closed when it has been given up and the last of them is done. */
export interface SharedSnapshot {
  readonly id: string
  use<T>(work: (snapshot: OpenSnapshot) => Promise<T>): Promise<T>
  /** To be called once no more users will come. */
  retire(): void
}

export function shareSnapshot(snapshot: OpenSnapshot): SharedSnapshot {
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
