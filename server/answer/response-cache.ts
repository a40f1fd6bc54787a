import { LRUCache } from 'lru-cache'
import type { EndpointAnswer } from '../../schemas/api/endpoint.ts'
import { copyBuffer } from '../system/buffer-copy.ts'
import { type WaitingClient, trackInterest, type Interest } from '../limits/waiting-clients.ts'

/** An answer as it is sent: its description and its encoded bytes. A long answer is a stream that is made while it is sent. */
export interface RenderedAnswer extends Pick<EndpointAnswer, 'headers' | 'fileName'> {
  /** Address of the next page; null without one. */
  readonly next: string | null
  readonly bytes: Buffer | AsyncIterable<Uint8Array>
}

interface WholeAnswer extends RenderedAnswer {
  readonly bytes: Buffer
}

type MakeAnswer = (interest: Interest) => Promise<RenderedAnswer>

/** Caches the last answers by their ETags. An ETag names everything that an answer depends on, so no cached answer is stale. */
export interface ResponseCache {
  get(etag: string): WholeAnswer | undefined
  /**
   * Makes an answer and caches it. Clients that ask for the same answer meanwhile wait for this one, which then takes the
   * turns of any of their keys. The signal of `make` is aborted when the time is over or the last client has left.
   */
  make(etag: string, client: WaitingClient, make: MakeAnswer): Promise<RenderedAnswer>
}

export interface ResponseCacheLimits {
  /** For all cached answers together. */
  readonly bytes: number
  /** For the largest answer that is cached. */
  readonly answerBytes: number
  /** Longest wait for the first byte of an answer. */
  readonly timeoutMs: number
  /** Aborted when the server stops and gives up the answers that it still makes. */
  readonly cut?: AbortSignal
}

/** Bytes of an entry beside its answer: headers, key and its place in the list. */
const ENTRY_BYTES = 1024

interface AnswerUnderWay {
  readonly result: Promise<RenderedAnswer>
  readonly addClient: (client: WaitingClient) => void
}

export function createResponseCache({ bytes, answerBytes, timeoutMs, cut }: ResponseCacheLimits): ResponseCache {
  const cached = new LRUCache<string, WholeAnswer>({
    maxSize: bytes,
    maxEntrySize: answerBytes + ENTRY_BYTES,
    sizeCalculation: (answer) => answer.bytes.length + ENTRY_BYTES,
  })
  const underWay = new Map<string, AnswerUnderWay>()

  const start = (etag: string, client: WaitingClient, make: MakeAnswer): AnswerUnderWay => {
    const { signal, addClient, run } = trackInterest(timeoutMs, cut)
    addClient(client)
    const result = run(make)
    const making = { result, addClient }
    const forget = () => {
      if (underWay.get(etag) === making) underWay.delete(etag)
    }
    underWay.set(etag, making)
    // No new client may join an answer that is given up.
    signal.addEventListener('abort', forget, { once: true })
    void result.then(forget, forget)
    return making
  }
  return {
    get: (etag) => cached.get(etag),
    make: async (etag, client, make) => {
      const other = underWay.get(etag)
      other?.addClient(client)
      const making = other ?? start(etag, client, make)
      const answer = await making.result
      if (isWholeAnswer(answer)) {
        if (other === undefined) cached.set(etag, { ...answer, bytes: copyBuffer(answer.bytes) })
        return answer
      }
      if (other === undefined) return answer
      // The first client takes the stream. Each of the others needs one of its own.
      const { addClient, run } = trackInterest(timeoutMs, cut)
      addClient(client)
      return run(make)
    },
  }
}

function isWholeAnswer(answer: RenderedAnswer): answer is WholeAnswer {
  return Buffer.isBuffer(answer.bytes)
}
