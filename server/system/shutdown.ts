import { setTimeout } from 'node:timers/promises'
import { ApiError } from '../../schemas/api/error.ts'
import { createAbort } from './abort.ts'
import { defineMessages } from '../../schemas/api/language/message.ts'

/** Time of running requests after the drain, and time of cut requests for their last answer. */
const FINISH_MS = 3_000
const LAST_WORD_MS = 1_000
/**
 * Whole time after the drain: both times above, the last writes and the closing of databases. A supervisor kills after
 * ten seconds.
 */
export const STOP_WITHIN_MS = 6_500

export interface ShutdownState {
  /** True once the server got the signal to stop: proxies and clients should leave it. */
  readonly hasBegun: () => boolean
  /** Aborts when everything that still runs must end. The signal of every request follows it. */
  readonly cut: AbortSignal
}

/** In the order in which a stopping server takes them. */
export interface ShutdownSteps {
  /** From now on every answer says that its connection will close. */
  readonly drain: () => void
  /** Accepts no new connections; resolves when the last connection is done. */
  readonly close: () => Promise<void>
  /** Answers waiting requests that there will be no answer, and breaks off running ones. */
  readonly breakOff: () => void
}

export interface Shutdown extends ShutdownState {
  /** Runs the steps once, however often it is called. */
  stop(steps: ShutdownSteps, drainMs: number): Promise<void>
}

/** Waits for a time, or until the signal aborts. A test passes its own. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>

/**
 * Creates the shutdown of a server. First the clients leave: the server answers as before, and /readyz says 503, so
 * that a proxy chooses another server. Then the server accepts no connections, lets running requests end, and cuts
 * those that do not.
 */
export function createShutdown(pause: Pause = pauseFor): Shutdown {
  // Each request and each query listens to this signal.
  const cutting = createAbort()
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

const shutdownMessages = defineMessages({
  stopping: {
    en: 'The server is stopping: try again in a moment.',
    pt: 'O servidor está parando: tente de novo em instantes.',
  },
})

/** Creates the error for requests that still wait. */
export function shuttingDownError(): ApiError {
  return new ApiError('unavailable', shutdownMessages.stopping, { reason: 'draining' })
}

const NEVER = new AbortController().signal

async function atMost(done: Promise<void>, ms: number, pause: Pause): Promise<void> {
  const over = new AbortController()
  await Promise.race([done, pause(ms, over.signal)])
  over.abort()
}

/** Waits for a time, or until the signal aborts. */
export async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
