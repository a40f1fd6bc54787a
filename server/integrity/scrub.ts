import { setTimeout } from 'node:timers/promises'
import type { Integrity } from './integrity.ts'

export interface ScrubOptions {
  /** 0 reads nothing. */
  readonly bytesPerSecond: number
  /** Runs with the number of bytes after each reading. */
  readonly read?: (bytes: number) => void
  /** Runs with an error that is not the fault of a file. */
  readonly failed: (error: unknown) => void
}

/** Shortest time between two readings of the same file. */
const REST_MS = 3_600_000
/** Pause between two looks for restored files, or for a file to read. */
const LOOK_EVERY_MS = 1_000

/**
 * Reads the watched files slowly and without end, first the one whose last reading is longest ago: a disk can damage
 * files that nobody writes to. Returns the function that stops it.
 */
export function scrub(
  integrity: Integrity,
  { bytesPerSecond, read = () => undefined, failed }: ScrubOptions,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = (error: unknown) => {
    // A stop is not a failure.
    if (!signal.aborted) failed(error)
  }
  const pause = async (bytes: number) => {
    read(bytes)
    await setTimeout((bytes / bytesPerSecond) * 1000, undefined, { signal, ref: false })
  }
  const again = async (work: () => Promise<void>) => {
    while (!signal.aborted) {
      try {
        await work()
      } catch (error) {
        ended(error)
        await setTimeout(LOOK_EVERY_MS, undefined, { signal, ref: false })
      }
    }
  }
  const readNext = async () => {
    const next = integrity.findLongestUnread()
    const isDue = next !== null && (next.readAt === 0 || performance.now() - next.readAt >= REST_MS)
    if (isDue && bytesPerSecond > 0) await integrity.hashAgain(next.file, pause)
    else await setTimeout(LOOK_EVERY_MS, undefined, { signal, ref: false })
  }
  const lookForRestored = async () => {
    await setTimeout(LOOK_EVERY_MS, undefined, { signal, ref: false })
    await integrity.lookForRestored()
  }
  again(readNext).catch(ended)
  again(lookForRestored).catch(ended)
  return () => {
    stopping.abort()
  }
}
