import { setTimeout } from 'node:timers/promises'
import type { Integrity } from './integrity.ts'

export interface ScrubOptions {
  /** How fast it reads; nothing at all for 0. */
  readonly bytesPerSecond: number
  /** Told of what was read. */
  readonly read?: (bytes: number) => void
  /** Told of an error that is none of a file. */
  readonly failed: (error: unknown) => void
}

/** A file that was read is not read again before. */
const REST_MS = 3_600_000
/** How often restored files are looked for, and something to read. */
const LOOK_EVERY_MS = 1_000

/**
 * Reads the files that are looked after, slowly and for ever, the one that was read longest ago first: a disk can rot
 * where nobody writes. Answers what stops it.
 */
export function scrub(
  integrity: Integrity,
  { bytesPerSecond, read = () => undefined, failed }: ScrubOptions,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = (error: unknown) => {
    // That it stops is no failure.
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
