import { createFairQueue } from './fair-queue.ts'
import type { WaitingKeys } from './waiting-keys.ts'

/** Pieces of work that wait for the one thread. */
const resting = createFairQueue<() => void>()

/**
 * Waits for the next turn of this piece of work on the thread that all requests share. The event loop handles new input
 * after each turn, and one piece of work goes on per round, that of each key in turn. So neither new input nor the work
 * of one key ever waits for more than one turn of each other key.
 */
export function waitForThread(waitingKeys: WaitingKeys): Promise<void> {
  return new Promise((resolve) => {
    resting.add({ waitingKeys, item: resolve })
    if (resting.size === 1) setImmediate(resumeNext)
  })
}

function resumeNext(): void {
  resting.next(() => true)?.item()
  if (resting.size > 0) setImmediate(resumeNext)
}
