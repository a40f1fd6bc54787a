import { setTimeout } from 'node:timers/promises'

/** Waits for a time, or until the signal aborts. */
export type PollPause = (ms: number, signal: AbortSignal) => Promise<void>

export interface PollLoop {
  /** One look at the store; it never throws. */
  readonly round: () => Promise<void>
  readonly pollMs: number
  /** When something is due before the next round, in milliseconds since 1970; null if nothing is. */
  readonly dueAt: () => number | null
  readonly onDue: () => Promise<void>
  readonly now: () => Date
  readonly pause?: PollPause | undefined
}

/** Runs rounds with pauses between them until the signal aborts, and what is due in between at its time. */
export async function pollUntil(
  signal: AbortSignal,
  { round, pollMs, dueAt, onDue, now, pause = pauseFor }: PollLoop,
): Promise<void> {
  const isOver = () => signal.aborted
  while (!isOver()) {
    await round()
    const next = now().getTime() + pollMs
    while (!isOver() && now().getTime() < next) {
      const due = dueAt()
      await pause(Math.min(next, due ?? next) - now().getTime(), signal)
      if (!isOver() && due !== null && now().getTime() >= due) await onDue()
    }
  }
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(Math.max(1, ms), undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
