import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { createRecentAnswers } from '../../server/answer/fast-path.ts'
import { createResponseCache, type RenderedAnswer } from '../../server/answer/response-cache.ts'
import type { ContentEncoding } from '../../server/http/content-encoding.ts'
import { matchesEtag } from '../../server/http/etag.ts'

/** From where a server answered. `early` is in front of Express, `joined` an answer that was being made already. */
export type OriginSource = 'unchanged-early' | 'unchanged-late' | 'kept-early' | 'kept-late' | 'joined' | 'made'

/** A request as a server sees it. */
interface OriginRequest {
  /** The whole address. */
  readonly url: string
  /** The address without what chooses the snapshot: with snapshot and encoding it names the answer. */
  readonly address: string
  readonly encoding: ContentEncoding
  readonly snapshot: number
  /** The snapshot of the copy that the client has; null if it sends no ETag. */
  readonly copy: number | null
  /** The bytes of the answer; null for one that nobody caches. */
  readonly bytes: number | null
}

export interface OriginLimits {
  readonly cacheBytes: number
  readonly answerBytes: number
}

/** What a server does with answers: the product's own response cache and recent answers, without HTTP and DuckDB. */
export interface Origin {
  /**
   * Answers. An answer that is made is cached when `finish` is called, as a server does when it has it; requests for it
   * until then join it. `current` is the newest snapshot.
   */
  serve(
    request: OriginRequest,
    current: number,
  ): {
    readonly source: OriginSource
    readonly finish?: (current: number) => Promise<void>
  }
}

const NO_CLIENT = { key: 'simulated' }
const ENDPOINT = { path: '/v1', dataset: 'cvm_fund_portfolio' } as const
/** Far longer than a simulation takes. */
const TIMEOUT_MS = 86_400_000

export function createOrigin({ cacheBytes, answerBytes }: OriginLimits): Origin {
  const cache = createResponseCache({ bytes: cacheBytes, answerBytes, timeoutMs: TIMEOUT_MS })
  const recentAnswers = createRecentAnswers()
  const socket = new Socket()
  const message = new IncomingMessage(socket)
  const describe = ({ url, encoding }: OriginRequest) => {
    message.url = url
    message.headers = { 'accept-encoding': encoding }
    return message
  }
  const remember = (request: OriginRequest, etag: string, current: number) => {
    if (request.snapshot !== current || request.bytes === null) return
    const snapshot = String(request.snapshot)
    const answered = { endpoint: ENDPOINT, parameters: {}, snapshot, pinned: false, minSnapshot: null, etag }
    recentAnswers.remember(describe(request), answered, {})
  }
  return {
    serve: (request, current) => {
      const { address, encoding, snapshot, copy, bytes } = request
      const etag = writeEtag(address, encoding, snapshot)
      const sent = copy === null ? undefined : writeEtag(address, encoding, copy)
      const known = recentAnswers.find(describe(request))
      if (known?.snapshot === String(current)) {
        if (matchesEtag(sent, known.etag)) return { source: 'unchanged-early' }
        if (cache.get(known.etag) !== undefined) return { source: 'kept-early' }
      }
      if (matchesEtag(sent, etag)) return { source: 'unchanged-late' }
      if (cache.get(etag) !== undefined) {
        remember(request, etag, current)
        return { source: 'kept-late' }
      }
      if (bytes === null) return { source: 'made' }
      const making: ((answer: RenderedAnswer) => void)[] = []
      const client = { ...NO_CLIENT, gone: new AbortController().signal }
      const answer = cache.make(etag, client, () => new Promise((resolve) => making.push(resolve)))
      const [finish] = making
      // The cache makes nothing for a client that joins.
      if (finish === undefined) return { source: 'joined' }
      return {
        source: 'made',
        finish: async (then) => {
          finish(makeUpAnswer(bytes, answerBytes))
          await answer
          remember(request, etag, then)
        },
      }
    },
  }
}

function writeEtag(address: string, encoding: ContentEncoding, snapshot: number): string {
  return `"${String(snapshot)} ${encoding} ${address}"`
}

/** The caches look at the length of an answer only, so all share the same memory. */
const ZEROS = Buffer.alloc(64 * 2 ** 20)

/** Makes an answer of so many bytes. One that is longer than a cached answer may be is sent as a stream. */
function makeUpAnswer(bytes: number, answerBytes: number): RenderedAnswer {
  const isWhole = bytes <= answerBytes
  return { headers: {}, fileName: '', next: null, bytes: isWhole ? ZEROS.subarray(0, bytes) : streamNothing() }
}

async function* streamNothing(): AsyncGenerator<Uint8Array> {
  // A stream is not cached, so nobody reads this one.
}
