/** How many requests of a client are under way at once; the others wait in the client. */
export interface Concurrency {
  /** Requests until their answer is here, or, for `rows` and `open`, until it begins. */
  readonly requests: number
  /** Those of them that can be heavy, such as look-throughs and holders. */
  readonly heavy: number
}

/**
 * A server takes 32 requests of a key at once and 16 heavy ones, unless its operator has set other limits, and works on two
 * heavy ones at a time. So two programs can share a key, and leave some for a person.
 */
export const DEFAULT_CONCURRENCY: Concurrency = { requests: 16, heavy: 2 }

/** Does work when there is a place for it, and frees the place when the work has ended. */
export type InPlace = <T>(isHeavy: boolean, signal: AbortSignal | undefined, work: () => Promise<T>) => Promise<T>

export function createPlaces({ requests, heavy }: Concurrency): InPlace {
  const [ofAll, ofHeavy] = [createTurns(requests), createTurns(heavy)]
  return (isHeavy, signal, work) =>
    // A heavy request that waits for its turn takes no place of the others.
    isHeavy ? ofHeavy(signal, () => ofAll(signal, work)) : ofAll(signal, work)
}

/** Lets this much work go on at once; the rest waits in its order. */
function createTurns(most: number) {
  if (!(most >= 1)) throw new RangeError('A client needs a place for at least one request, and for one that is heavy.')
  const waiting = new Set<() => void>()
  let free = most
  const take = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      if (free > 0) {
        free -= 1
        resolve()
        return
      }
      const leave = () => {
        waiting.delete(goOn)
        reject(signal?.reason as Error)
      }
      const goOn = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      waiting.add(goOn)
      signal?.addEventListener('abort', leave, { once: true })
    })
  const give = () => {
    const [next] = waiting
    if (next === undefined) {
      free += 1
      return
    }
    waiting.delete(next)
    next()
  }
  return async <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
    signal?.throwIfAborted()
    await take(signal)
    try {
      return await work()
    } finally {
      give()
    }
  }
}
