import { setTimeout } from 'node:timers/promises'
import { StoreError } from './object-store.ts'

export interface RetryPolicy {
  /** Number of tries of one request, including the first. */
  readonly attempts: number
  /** Pause after the first failure. It doubles with each one. */
  readonly firstPauseMs: number
  /** Time for the head of an answer, and between two pieces of its body. */
  readonly silenceMs: number
}

export const USUAL_RETRIES: RetryPolicy = { attempts: 4, firstPauseMs: 250, silenceMs: 30_000 }

/** Tries a request again while the store cannot be reached, with growing pauses of random length. */
export async function retryUnreachable<T>(
  { attempts, firstPauseMs }: RetryPolicy,
  request: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request()
    } catch (error) {
      const isOver = attempt >= attempts || signal?.aborted === true
      if (isOver || !(error instanceof StoreError) || error.fault !== 'unreachable') throw error
      await setTimeout(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()), undefined, signal && { signal })
    }
  }
}

/** Makes a signal that ends a request when nothing has come for a while; `alive` starts the time again. */
export function watchSilence(ms: number, outer?: AbortSignal): { signal: AbortSignal; alive(): void; end(): void } {
  const controller = new AbortController()
  const giveUp = () => {
    controller.abort(new StoreError('unreachable', `nothing came for ${String(ms / 1000)} seconds`))
  }
  const stop = () => {
    controller.abort(outer?.reason)
  }
  const timer = globalThis.setTimeout(giveUp, ms)
  if (outer?.aborted === true) stop()
  else outer?.addEventListener('abort', stop, { once: true })
  return {
    signal: controller.signal,
    alive: () => {
      timer.refresh()
    },
    end: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    },
  }
}

/** Passes the pieces of a body on, and breaks off when none comes for a while. */
export async function* watchBody(
  chunks: AsyncIterable<Uint8Array>,
  silence: ReturnType<typeof watchSilence>,
  subject: string,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      silence.alive()
      yield chunk
    }
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError('unreachable', `${subject} broke off`, error)
  } finally {
    silence.end()
  }
}

/** Reads a body to its end; refuses one that is longer than it may be. */
export async function readWhole(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number,
  subject: string,
): Promise<Buffer> {
  const read: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new StoreError('too long', `${subject} is longer than ${String(mostBytes)} bytes`)
    read.push(chunk)
  }
  return Buffer.concat(read)
}
