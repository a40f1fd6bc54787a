import { createHash } from 'node:crypto'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { toInternalRequest } from '../answer/internal-request.ts'
import type { RenderedAnswer } from '../answer/response-cache.ts'
import { createRequestParser } from '../answer/parse-request.ts'
import { type AnswerParts, createAnswerMaker } from '../answer/serve-endpoint.ts'
import type { Key } from '../keys/key.ts'
import { requireScopes } from '../keys/scopes.ts'
import { trackInterest } from '../limits/waiting-clients.ts'
import type { ChosenSnapshot } from '../snapshots/follow.ts'
import { JOINERS } from './join-parts.ts'
import type { ExportJob } from './job.ts'

/** Parts of the server that answer the parts of exports, as they answer requests, with the same limits. */
export interface PartAnswering extends Pick<AnswerParts, 'lane' | 'wholeBytes' | 'concurrencyLimit'> {
  /** Longest wait for the first byte of a part's answer. */
  readonly timeoutMs: number
}

export interface MadePart {
  readonly rows: number
  /** Names the rows; null if there are none. */
  readonly hash: string | null
  readonly headers: Readonly<Record<string, string>>
}

export interface PartRequest {
  readonly chosen: ChosenSnapshot
  readonly key: Key
  readonly format: ExportJob['format']
  readonly parameters: Readonly<Record<string, string>>
  /** Aborts when the server stops. */
  readonly stop: AbortSignal
  /** Writes bytes into the file; a head only if the file has none. */
  readonly write: (bytes: Uint8Array, isHead: boolean) => Promise<void>
}

const LARGEST_PAGE = '1000'

/** Makes every page of a part by the code that answers a request. */
export function createPartMaker(endpoint: Endpoint, answering: PartAnswering) {
  const parse = createRequestParser(endpoint)
  const make = createAnswerMaker(endpoint, answering)
  const hasPages = 'page' in endpoint.input.shape
  const askForPage = async (part: PartRequest, page: string, use: (answer: RenderedAnswer) => Promise<void>) => {
    const paged = hasPages ? { page, page_size: LARGEST_PAGE } : {}
    const parameters = { ...part.parameters, ...paged, format: part.format, snapshot: part.chosen.id }
    requireScopes(part.key, endpoint, parameters)
    const request = parse(toInternalRequest(endpoint, parameters, undefined))
    const leave = answering.concurrencyLimit.enter(part.key.id, request.cost)
    try {
      const { run, addClient } = trackInterest(answering.timeoutMs, part.stop)
      // Its queries take the turns of the key that asked for the export, and so none of other keys.
      addClient({ key: part.key.id, gone: new AbortController().signal })
      await use(await run(make(request, 'identity', part.chosen)))
    } finally {
      leave()
    }
  }
  return async (part: PartRequest): Promise<MadePart> => {
    const hash = createHash('sha256')
    const headers: Record<string, string> = {}
    let rows = 0
    for (let page: string | null = '0'; page !== null;) {
      const asked: string = page
      page = null
      await askForPage(part, asked, async (answer) => {
        Object.assign(headers, answer.headers)
        for await (const piece of JOINERS[part.format].split(toPieces(answer.bytes))) {
          part.stop.throwIfAborted()
          if (!piece.isHead) hash.update(piece.bytes)
          rows += piece.rows
          await part.write(piece.bytes, piece.isHead)
        }
        page = answer.next === null ? null : new URL(answer.next, 'http://next').searchParams.get('page')
      })
    }
    return { rows, headers, hash: rows === 0 ? null : hash.digest('base64url').slice(0, 22) }
  }
}

async function* toPieces(bytes: RenderedAnswer['bytes']): AsyncGenerator<Uint8Array> {
  if (Buffer.isBuffer(bytes)) yield bytes
  else yield* bytes
}
