import { OWN_KEY } from './waiting-keys.ts'

/** A key that has asked for nothing for so long leaves the shares to the others. */
const ASKS_FOR_MS = 1_000

/** Milliseconds. Tests have a clock of their own. */
interface QueueClock {
  readonly now: () => number
  readonly after: (ms: number, act: () => void) => void
}

const REAL_CLOCK: QueueClock = {
  now: () => performance.now(),
  after: (ms, act) => setTimeout(act, ms).unref(),
}

/** API keys that asked within the last second. The resources are divided between them. */
export interface KeyActivity {
  note(keys: Iterable<string>): void
  count(): number
  /** Runs `act` once, when a key may have fallen silent: no request and no end of one announces that. */
  whenSilent(act: () => void): void
}

export function createKeyActivity({ now, after }: QueueClock = REAL_CLOCK): KeyActivity {
  /** When each key last asked. */
  const asked = new Map<string, number>()
  const awaited = new Set<() => void>()
  const forget = () => {
    for (const [key, at] of asked) if (now() - at >= ASKS_FOR_MS) asked.delete(key)
  }
  return {
    note: (keys) => {
      for (const key of keys) if (key !== OWN_KEY) asked.set(key, now())
      forget()
    },
    count: () => {
      forget()
      return asked.size
    },
    whenSilent: (act) => {
      if (awaited.has(act)) return
      awaited.add(act)
      after(ASKS_FOR_MS, () => {
        awaited.delete(act)
        act()
      })
    },
  }
}
