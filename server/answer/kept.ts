import { LRUCache } from 'lru-cache'
import type { Answer } from '../../schemas/core/endpoint.ts'
import { ApiError } from '../../schemas/core/error.ts'

/** An answer as it goes out: what is said of it, and its encoded bytes, whole or, if they are many, as they are made. */
export interface Rendered extends Omit<Answer, 'body'> {
  readonly bytes: Buffer | AsyncIterable<Uint8Array>
}

interface Whole extends Rendered {
  readonly bytes: Buffer
}

type Make = (signal: AbortSignal) => Promise<Rendered>

/** The answers that were asked for lately, by their ETags: it names all that an answer depends on, so none is ever stale. */
export interface KeptAnswers {
  get(etag: string): Whole | undefined
  /**
   * Makes an answer and keeps it. Who asks for it while it is being made waits for the same one. The signal of `make`
   * is aborted when it takes too long or when the last of those who wait is `gone`.
   */
  make(etag: string, gone: AbortSignal, make: Make): Promise<Rendered>
}

export interface KeptLimits {
  /** Bytes of all kept answers together. */
  readonly bytes: number
  /** The largest answer that is kept. */
  readonly answerBytes: number
  /** How long an answer may take until its first byte. */
  readonly timeoutMs: number
  /** Aborted when the server stops and whatever is still being made is given up. */
  readonly cut?: AbortSignal
}

/** What an entry takes beside its bytes: its headers, its key and its place in the list. */
const ENTRY_BYTES = 1024

interface Making {
  readonly result: Promise<Rendered>
  readonly waitFor: (gone: AbortSignal) => void
}

export function keptAnswers({ bytes, answerBytes, timeoutMs, cut }: KeptLimits): KeptAnswers {
  const kept = new LRUCache<string, Whole>({
    maxSize: bytes,
    maxEntrySize: answerBytes + ENTRY_BYTES,
    sizeCalculation: (answer) => answer.bytes.length + ENTRY_BYTES,
  })
  const underWay = new Map<string, Making>()

  const start = (etag: string, make: Make): Making => {
    const { signal, waitFor, end } = interest(timeoutMs, cut)
    const result = make(signal).finally(end)
    const making = { result, waitFor }
    const forget = () => {
      if (underWay.get(etag) === making) underWay.delete(etag)
    }
    underWay.set(etag, making)
    // Nobody may join what is being given up.
    signal.addEventListener('abort', forget, { once: true })
    void result.then(forget, forget)
    return making
  }
  return {
    get: (etag) => kept.get(etag),
    make: async (etag, gone, make) => {
      const other = underWay.get(etag)
      const making = other ?? start(etag, make)
      making.waitFor(gone)
      const rendered = await making.result
      if (isWhole(rendered)) {
        if (other === undefined) kept.set(etag, rendered)
        return rendered
      }
      if (other === undefined) return rendered
      // Bytes that are not kept go to the first who asked: each of the others has them made once more.
      const { signal, waitFor, end } = interest(timeoutMs, cut)
      waitFor(gone)
      return make(signal).finally(end)
    },
  }
}

function isWhole(rendered: Rendered): rendered is Whole {
  return Buffer.isBuffer(rendered.bytes)
}

/** A signal for work that others wait for: aborted when none of them is left, when it takes too long, or at the cut. */
function interest(timeoutMs: number, cut: AbortSignal | undefined) {
  const controller = new AbortController()
  let waiting = 0
  let over = false
  const timer = setTimeout(() => {
    controller.abort(new ApiError('unavailable', 'The answer took too long: ask for less, or again in a moment.'))
  }, timeoutMs)
  const onCut = () => {
    controller.abort(cut?.reason)
  }
  if (cut?.aborted) onCut()
  else cut?.addEventListener('abort', onCut, { once: true })
  return {
    signal: controller.signal,
    waitFor: (gone: AbortSignal) => {
      waiting += 1
      const leave = () => {
        waiting -= 1
        if (waiting === 0 && !over) controller.abort(new ApiError('unavailable', 'Nobody waits for this answer.'))
      }
      if (gone.aborted) leave()
      else gone.addEventListener('abort', leave, { once: true })
    },
    end: () => {
      over = true
      clearTimeout(timer)
      cut?.removeEventListener('abort', onCut)
    },
  }
}
