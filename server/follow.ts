import { readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ApiError } from '../schemas/core/error.ts'
import type { DatabaseOptions } from './db.ts'
import { type OpenSnapshot, openSnapshot } from './snapshot.ts'

/** How often `data/current` is looked at; a new snapshot is served within two seconds. */
const LOOK_EVERY_MS = 500

/** The snapshot of the moment. A request holds one from start to end, also while a newer one takes its place. */
export interface Following {
  /** Runs `work` with the newest snapshot, which stays open until `work` ends. */
  use<T>(work: (snapshot: OpenSnapshot) => Promise<T>): Promise<T>
  /** The id that is served, or null before the first snapshot. */
  current(): string | null
  close(): void
}

interface Holding {
  readonly snapshot: OpenSnapshot
  users: number
  retired: boolean
}

/** Opens what `data/current` points at and follows it while the server runs. */
export async function follow(
  dataDir: string,
  options: Omit<DatabaseOptions, 'folder'>,
  log: Logger,
): Promise<Following> {
  let holding: Holding | null = null
  let target: string | null = null
  let failed: string | null = null

  const retire = (old: Holding | null) => {
    if (old === null) return
    old.retired = true
    if (old.users === 0) old.snapshot.close()
  }
  const look = async () => {
    let found: string | null = null
    try {
      found = await targetOf(dataDir)
      if (found === null || found === target) return
      const started = performance.now()
      const snapshot = await openSnapshot(await realpath(join(dataDir, found)), options)
      const old = holding
      holding = { snapshot, users: 0, retired: false }
      target = found
      failed = null
      retire(old)
      log.info({ snapshot: snapshot.id, ms: Math.round(performance.now() - started) }, 'snapshot opened')
    } catch (error) {
      // Said once for each target: the old snapshot goes on being served.
      const missed = found ?? 'current'
      if (failed !== missed) log.error({ target: missed, err: error }, 'snapshot cannot be opened')
      failed = missed
    }
  }

  await look()
  const stopLooking = repeat(look, LOOK_EVERY_MS)
  return {
    use: async (work) => {
      const held = holding
      if (held === null) throw noSnapshot()
      held.users += 1
      try {
        return await work(held.snapshot)
      } finally {
        held.users -= 1
        if (held.retired && held.users === 0) held.snapshot.close()
      }
    },
    current: () => holding?.snapshot.id ?? null,
    close: () => {
      stopLooking()
      retire(holding)
      holding = null
    },
  }
}

/** Runs `work` again and again, with a pause after each end; answers what stops it. */
function repeat(work: () => Promise<void>, pauseMs: number): () => void {
  let stopped = false
  let timer = setTimeout(again, pauseMs)
  function again() {
    void work().finally(() => {
      if (!stopped) timer = setTimeout(again, pauseMs)
    })
  }
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

export function noSnapshot(): ApiError {
  return new ApiError('unavailable', 'No snapshot is published yet: run make build-data, or try again later.')
}

async function targetOf(dataDir: string): Promise<string | null> {
  try {
    return await readlink(join(dataDir, 'current'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
