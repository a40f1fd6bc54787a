import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { ApiError } from '../../schemas/core/error.ts'

/** How long requests under way may go on after the drain, and how long what is cut has to say so. */
const FINISH_MS = 3_000
const LAST_WORD_MS = 1_000
/** After the drain: the above, what is written last, and the closing of databases. A supervisor kills after ten seconds. */
export const STOP_WITHIN_MS = 6_500

export interface ShutdownState {
  /** Whether the server is to be left: it was told to stop. */
  readonly hasBegun: () => boolean
  /** Aborted when what still runs is to end; every request's own signal follows it. */
  readonly cut: AbortSignal
}

/** What a server does when it stops, step by step. */
export interface ShutdownSteps {
  /** From now on every answer says that its connection will be closed. */
  readonly drain: () => void
  /** Takes no new connection; resolves when the last one is done. */
  readonly close: () => Promise<void>
  /** Says to who still waits that there will be no answer, and breaks what is under way. */
  readonly breakOff: () => void
}

export interface Shutdown extends ShutdownState {
  /** Runs the steps once, however often it is called. */
  stop(steps: ShutdownSteps, drainMs: number): Promise<void>
}

/** Waits, unless the signal says that there is nothing to wait for any more. A test has its own. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>

/**
 * A server that is told to stop is first left by its clients: it answers as ever, and /readyz says 503, so that a proxy
 * asks another. Then it takes no connection any more, lets what is under way end, and cuts what does not.
 */
export function createShutdown(pause: Pause = pauseFor): Shutdown {
  const cutting = new AbortController()
  // Each request and each query listens.
  setMaxListeners(0, cutting.signal)
  let stopped: Promise<void> | null = null
  const run = async ({ drain, close, breakOff }: ShutdownSteps, drainMs: number) => {
    drain()
    if (drainMs > 0) await pause(drainMs, NEVER)
    const closed = close()
    await atMost(closed, FINISH_MS, pause)
    cutting.abort(shuttingDownError())
    await atMost(closed, LAST_WORD_MS, pause)
    breakOff()
    await closed
  }
  return {
    hasBegun: () => stopped !== null,
    cut: cutting.signal,
    stop: (steps, drainMs) => (stopped ??= run(steps, drainMs)),
  }
}

/** What who is still waiting is told. */
export function shuttingDownError(): ApiError {
  return new ApiError('unavailable', 'The server is stopping: ask again in a moment.', { reason: 'draining' })
}

const NEVER = new AbortController().signal

async function atMost(done: Promise<void>, ms: number, pause: Pause): Promise<void> {
  const over = new AbortController()
  await Promise.race([done, pause(ms, over.signal)])
  over.abort()
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
