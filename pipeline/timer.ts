import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, and a clock that nobody sets, both in milliseconds. */
export interface Timer {
  readonly now: () => number
  /** Rejects when `stop` is aborted. */
  readonly wait: (ms: number, stop: AbortSignal) => Promise<void>
}

export const processTimer: Timer = {
  now: () => performance.now(),
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
}
