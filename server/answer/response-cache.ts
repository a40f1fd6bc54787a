import { LRUCache } from 'lru-cache'
import type { Answer } from '../../schemas/core/endpoint.ts'
import { type Client, interest, type Wanted } from '../limits/interest.ts'

/** An answer as it goes out: what is said of it, and its encoded bytes, whole or, if they are many, as they are made. */
export interface RenderedAnswer extends Omit<Answer, 'body'> {
  readonly bytes: Buffer | AsyncIterable<Uint8Array>
}

interface WholeAnswer extends RenderedAnswer {
  readonly bytes: Buffer
}

type MakeAnswer = (wanted: Wanted) => Promise<RenderedAnswer>

/** The answers that were asked for lately, by their ETags: it names all that an answer depends on, so none is ever stale. */
export interface ResponseCache {
  get(etag: string): WholeAnswer | undefined
  /**
   * Makes an answer and keeps it. Who asks for it while it is being made waits for the same one, whose turns are then
   * those of either key. The signal of `make` is aborted when it takes too long or when the last who waits is gone.
   */
  make(etag: string, client: Client, make: MakeAnswer): Promise<RenderedAnswer>
}

export interface ResponseCacheLimits {
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

interface AnswerUnderWay {
  readonly result: Promise<RenderedAnswer>
  readonly waitFor: (client: Client) => void
}

export function createResponseCache({ bytes, answerBytes, timeoutMs, cut }: ResponseCacheLimits): ResponseCache {
  const kept = new LRUCache<string, WholeAnswer>({
    maxSize: bytes,
    maxEntrySize: answerBytes + ENTRY_BYTES,
    sizeCalculation: (answer) => answer.bytes.length + ENTRY_BYTES,
  })
  const underWay = new Map<string, AnswerUnderWay>()

  const start = (etag: string, client: Client, make: MakeAnswer): AnswerUnderWay => {
    const { signal, waitFor, run } = interest(timeoutMs, cut)
    waitFor(client)
    const result = run(make)
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
    make: async (etag, client, make) => {
      const other = underWay.get(etag)
      other?.waitFor(client)
      const making = other ?? start(etag, client, make)
      const rendered = await making.result
      if (isWholeAnswer(rendered)) {
        if (other === undefined) kept.set(etag, rendered)
        return rendered
      }
      if (other === undefined) return rendered
      // Bytes that are not kept go to the first who asked: each of the others has them made once more.
      const { waitFor, run } = interest(timeoutMs, cut)
      waitFor(client)
      return run(make)
    },
  }
}

function isWholeAnswer(rendered: RenderedAnswer): rendered is WholeAnswer {
  return Buffer.isBuffer(rendered.bytes)
}
