import type { Cost } from '../../schemas/api/cost.ts'

export interface MemoryTurns {
  /** Runs a query beside others. `isShared` tells it whether another one has run at the same time. */
  beside<T>(turn: Turn, run: (isShared: () => boolean) => Promise<T>): Promise<T>
  /** Runs a query when no other one runs. */
  alone<T>(turn: Pick<Turn, 'signal'>, run: () => Promise<T>): Promise<T>
}

interface Turn {
  readonly cost: Cost
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined
}

interface Waiting {
  readonly mayGo: () => boolean
  readonly go: () => void
}

/**
 * Lets queries run beside each other until one finds the memory taken. That one waits until it is alone. Heavy queries
 * that come meanwhile wait for it, light ones only when no heavy query runs any more: so nobody waits for what takes
 * long.
 */
export function createMemoryTurns(): MemoryTurns {
  const running = { light: 0, heavy: 0, alone: 0 }
  const sharing = new Set<{ isShared: boolean }>()
  let seeking = 0
  const { enter, wake } = createEntrance()
  const mayRun = (cost: Cost) => running.alone === 0 && (seeking === 0 || (cost === 'light' && running.heavy > 0))
  const mayBeAlone = () => running.alone + running.light + running.heavy === 0
  return {
    beside: async ({ cost: declared, signal }, run) => {
      const cost = declared === 'heavy' ? 'heavy' : 'light'
      const self = { isShared: false }
      const take = () => {
        running[cost] += 1
        sharing.add(self)
        if (sharing.size > 1) for (const each of sharing) each.isShared = true
      }
      await enter(signal, () => mayRun(cost), take)
      try {
        return await run(() => self.isShared)
      } finally {
        running[cost] -= 1
        sharing.delete(self)
        wake()
      }
    },
    alone: async ({ signal }, run) => {
      seeking += 1
      const entering = enter(signal, mayBeAlone, () => (running.alone += 1))
      await entering.finally(() => {
        seeking -= 1
        wake()
      })
      try {
        return await run()
      } finally {
        running.alone -= 1
        wake()
      }
    },
  }
}

/** Creates the place where queries wait, in the order in which they came, until they may go. */
function createEntrance() {
  const waiting = new Set<Waiting>()
  const wake = () => {
    for (const each of waiting) {
      if (!each.mayGo()) continue
      waiting.delete(each)
      each.go()
    }
  }
  /** Waits for a turn, and takes it: no other query can in between. */
  const enter = (signal: AbortSignal | undefined, mayGo: () => boolean, take: () => unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(entry)
        reject(signal?.reason as Error)
      }
      const go = () => {
        signal?.removeEventListener('abort', leave)
        take()
        resolve()
      }
      const entry: Waiting = { mayGo, go }
      if (signal?.aborted === true) {
        leave()
        return
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.add(entry)
      wake()
    })
  return { enter, wake }
}
