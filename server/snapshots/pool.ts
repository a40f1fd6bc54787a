import { ApiError } from '../../schemas/core/error.ts'
import type { OpenSnapshot } from './snapshot.ts'

/** Older snapshots, opened when asked for and kept within a bound. */
export interface Pool {
  /** Runs `work` with the snapshot, which stays open until `work` ends; who comes while it opens shares the opening. */
  use<T>(id: string, work: (snapshot: OpenSnapshot) => Promise<T>): Promise<T>
  /** Lets go of those that are no longer there to be asked. */
  keepOnly(ids: readonly string[]): void
  /** How many are open, or opening. */
  size(): number
  close(): void
}

interface Entry {
  readonly opening: Promise<OpenSnapshot>
  /** Once it is open. */
  snapshot?: OpenSnapshot
  users: number
}

/** Keeps at most `size` snapshots open; the one that was asked for longest ago makes room, if nobody uses it. */
export function poolOf(size: number, open: (id: string) => Promise<OpenSnapshot>): Pool {
  // The least recently used first.
  const entries = new Map<string, Entry>()
  let closed = false

  const letGo = (id: string, { opening }: Entry) => {
    entries.delete(id)
    // It has no user, so its opening is over; one that failed left nothing to close.
    void opening.then((snapshot) => {
      snapshot.close()
    })
  }
  const letIdleGo = (unless: (id: string) => boolean) => {
    for (const [id, entry] of entries) if (entry.users === 0 && !unless(id)) letGo(id, entry)
  }
  const add = (id: string): Entry => {
    if (entries.size >= size) {
      const idle = [...entries].find(([, { users }]) => users === 0)
      if (idle === undefined) throw allBusy(size)
      letGo(...idle)
    }
    const entry: Entry = { opening: open(id), users: 0 }
    entry.opening.then(
      (snapshot) => {
        entry.snapshot = snapshot
      },
      // The next request tries again.
      () => entries.delete(id),
    )
    return entry
  }
  /** The one that is open, unless files of it were restored since: that is opened anew once nobody uses it. */
  const found = (id: string): Entry | undefined => {
    const entry = entries.get(id)
    if (entry?.users !== 0 || entry.snapshot?.isMended() !== true) return entry
    letGo(id, entry)
    return undefined
  }
  return {
    use: async (id, work) => {
      const entry = found(id) ?? add(id)
      entries.delete(id)
      entries.set(id, entry)
      entry.users += 1
      try {
        return await work(await entry.opening)
      } finally {
        entry.users -= 1
        if (closed && entry.users === 0 && entries.has(id)) letGo(id, entry)
      }
    },
    keepOnly: (ids) => {
      letIdleGo((id) => ids.includes(id))
    },
    size: () => entries.size,
    close: () => {
      closed = true
      letIdleGo(() => false)
    },
  }
}

function allBusy(size: number): ApiError {
  return new ApiError(
    'unavailable',
    `All ${String(size)} older snapshots that can be open at once are in use: try again in a moment.`,
  )
}
