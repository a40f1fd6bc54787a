import { OWN_KEY } from './waiting-keys.ts'

/** A key that has asked for nothing for so long leaves the shares to the others. */
const ASKS_FOR_MS = 1_000

/** The time, in milliseconds, and what runs after some of it: tests have a clock of their own. */
export interface QueueClock {
  readonly now: () => number
  readonly after: (ms: number, act: () => void) => void
}

export const REAL_CLOCK: QueueClock = {
  now: () => performance.now(),
  after: (ms, act) => setTimeout(act, ms).unref(),
}

/** The API keys that asked within the last second, between which the resources are divided. */
export interface AskingKeys {
  note(keys: Iterable<string>): void
  count(): number
  /** Runs `act` once, when a key may have fallen silent: no request and no end of one announces that. */
  whenSilent(act: () => void): void
}

export function createAskingKeys({ now, after }: QueueClock): AskingKeys {
  /** The time of each key's last request. */
  const asked = new Map<string, number>()
  let isAwaited = false
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
      if (isAwaited) return
      isAwaited = true
      after(ASKS_FOR_MS, () => {
        isAwaited = false
        act()
      })
    },
  }
}
