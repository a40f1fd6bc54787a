/** Hands out what there are few of, one user at a time each; who comes when all are taken waits for a turn. */
export interface Turns<T> {
  /**
   * Waits for a turn, and not after `signal` says that nobody needs it any more: then it throws the reason. `waits` is
   * called where there is none at once, and what it answers at the end of the waiting.
   */
  take(signal?: AbortSignal, waits?: () => (() => void) | undefined): Promise<T>
  give(one: T): void
  /** Runs `act` once nothing runs or waits any more; to be called when nobody new will come. */
  whenAllFree(act: () => void): void
}

export function turnsOf<T>(all: readonly T[]): Turns<T> {
  const free = [...all]
  const waiting = new Set<(one: T) => void>()
  let atRest: (() => void) | null = null
  return {
    whenAllFree: (act) => {
      if (free.length === all.length) act()
      else atRest = act
    },
    take: (signal, waits) => {
      signal?.throwIfAborted()
      const one = free.pop()
      if (one !== undefined) return Promise.resolve(one)
      const waited = waits?.()
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(turn)
          waited?.()
          // Whatever was given as the reason is what its giver wants to catch.
          reject(signal?.reason as Error)
        }
        const turn = (mine: T) => {
          signal?.removeEventListener('abort', giveUp)
          waited?.()
          resolve(mine)
        }
        waiting.add(turn)
        signal?.addEventListener('abort', giveUp, { once: true })
      })
    },
    give: (one) => {
      const [next] = waiting
      if (next === undefined) {
        free.push(one)
      } else {
        waiting.delete(next)
        next(one)
      }
      if (free.length === all.length) atRest?.()
    },
  }
}
