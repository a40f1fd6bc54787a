import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { type Common, inputOf, type Moment, momentOf } from '../../schemas/core/common-input.ts'
import { type Cost, USUAL_BOUNDS } from '../../schemas/core/cost.ts'
import type { Answer, Endpoint, Snapshot } from '../../schemas/core/endpoint.ts'
import { type Format, FORMATS, formatsOf } from '../../schemas/core/format.ts'
import { invalidInput, parseInput } from '../../schemas/core/input.ts'
import { keyOf } from '../keys/authenticate.ts'
import type { Admission } from '../limits/admission.ts'
import type { HeavyLane } from '../limits/heavy-lane.ts'
import { freeWork, workOf } from '../limits/work.ts'
import { noteAnswerSource } from './answer-source.ts'
import { computeEtag, matchesEtag } from '../http/etag.ts'
import type { Following } from '../snapshots/follow.ts'
import type { RecentAnswers } from './fast-path.ts'
import type { ResponseCache, RenderedAnswer } from './response-cache.ts'
import type { Wanted } from '../limits/interest.ts'
import { buildDownloadName } from './answer-headers.ts'
import { encode, type Encoding, chooseEncoding } from '../http/content-encoding.ts'
import { negotiate } from '../formats/negotiate.ts'
import { WRITERS } from '../formats/writers.ts'
import { sendAnswer, collectUpTo } from './send-answer.ts'
import { demandScopes } from '../keys/scopes.ts'
import { askedBy } from '../snapshots/snapshot.ts'

/** An answer of a named snapshot never changes; any other is asked for again each time. */
export const CACHE_CONTROL = { named: 'private, max-age=31536000, immutable', other: 'private, no-cache' } as const

/** What the answers of all endpoints share. */
export interface AnswerParts {
  /** Of the code, and of every setting that changes an answer: no old answer passes for a new one. */
  readonly version: string
  readonly cache: ResponseCache
  readonly recentAnswers: RecentAnswers
  readonly admission: Admission
  readonly lane: HeavyLane
  /** The longest answer that goes out whole, with its length, and is kept; a longer one goes out as it is made. */
  readonly wholeBytes: number
}

/** A request that was found right: the same address and header `Accept` ask the same again. */
interface ParsedRequest {
  readonly moment: Moment
  readonly pinned: boolean
  readonly download: boolean
  readonly format: Format
  readonly input: object
  readonly cost: Cost
  /** The ETag by snapshot and encoding, of those it was last asked of. */
  readonly etags: Map<string, string>
}

/** Addresses of each endpoint that are remembered, none of them long: an entry takes some kilobytes. */
const REMEMBERED_REQUESTS = { count: 200, length: 500 } as const
/** ETags of each that are remembered. */
const MOST_ETAGS = 4

/** The one route of all data endpoints: parameters in, one snapshot from start to end, an exact answer out. */
export function serveEndpoint(endpoint: Endpoint, following: Following, answering: AnswerParts): RequestHandler {
  const { version, cache, recentAnswers: lately, admission, lane, wholeBytes } = answering
  const bounds = endpoint.cost ?? USUAL_BOUNDS
  const questionOf = createRequestParser(endpoint)
  return async (req, res) => {
    const { id: key } = keyOf(res)
    demandScopes(keyOf(res), endpoint, req.params)
    const { moment, pinned, download, format, input, cost, etags } = questionOf(req)
    const encoding = chooseEncoding(req.headers['accept-encoding'])
    await following.at(moment, async (chosen) => {
      const asked = `${chosen.id} ${encoding}`
      const etag = etags.get(asked) ?? computeEtag([chosen.id, version, endpoint.id, format, encoding, input])
      remember(etags, asked, etag)
      res.setHeader('X-Snapshot-Id', chosen.id)
      res.setHeader('ETag', etag)
      // However the snapshot was chosen: each address is cached for itself, with its own Cache-Control.
      res.setHeader('Cache-Control', pinned ? CACHE_CONTROL.named : CACHE_CONTROL.other)
      res.setHeader('Vary', 'Accept, Accept-Encoding')
      if (matchesEtag(req.headers['if-none-match'], etag)) {
        noteAnswerSource(res, 'client')
        res.status(304).end()
        return
      }
      const make = ({ signal, party }: Wanted) => {
        const asker = { party, cost, signal, work: workOf(bounds, signal) }
        return lane.inTurn(asker, async () => {
          const { body, ...about } = await runEndpoint(endpoint, askedBy(asker, await chosen.open(asker)), input)
          const pieces = encode(WRITERS[format]({ body, ...about }, endpoint), encoding)
          return { ...about, bytes: await collectUpTo(wholeBytes, pieces, freeWork(signal)) }
        })
      }
      const known = cache.get(etag)
      noteAnswerSource(res, known === undefined ? 'made' : 'kept')
      const leave = known === undefined ? admission.enter(key, cost) : null
      const gone = watchForDeparture(res)
      // What goes on for others goes on for their keys.
      if (leave !== null) gone.addEventListener('abort', leave, { once: true })
      try {
        const answered = known ?? (await cache.make(etag, { key, gone }, make))
        setAnswerHeaders(res, answered, { download, format, encoding, snapshot: chosen.id })
        await sendAnswer(res, answered.bytes)
        if (moment === null && Buffer.isBuffer(answered.bytes)) {
          lately.remember(req, { endpoint, parameters: req.params, snapshot: chosen.id, etag }, res.getHeaders())
        }
      } finally {
        leave?.()
      }
    })
  }
}

interface AnswerForm extends Pick<ParsedRequest, 'download' | 'format'> {
  readonly encoding: Encoding
  readonly snapshot: string
}

/** Says of an answer what its bytes do not: its own headers, its next page, its name, its form. */
function setAnswerHeaders(
  res: Response,
  { headers = {}, fileName, nextPage }: RenderedAnswer,
  { download, format, encoding, snapshot }: AnswerForm,
): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (nextPage !== undefined) res.append('Link', `<${buildPageAddress(res.req, nextPage, snapshot)}>; rel="next"`)
  if (download)
    res.set('Content-Disposition', `attachment; filename="${buildDownloadName(fileName, snapshot, format)}"`)
  res.setHeader('Content-Type', FORMATS[format].type)
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
}

/** What a request asks of the endpoint; a right one is checked once and remembered, a wrong one throws each time. */
function createRequestParser(endpoint: Endpoint): (req: Request) => ParsedRequest {
  const schema = inputOf(endpoint)
  const offered = formatsOf(endpoint)
  const remembered = new LRUCache<string, ParsedRequest>({ max: REMEMBERED_REQUESTS.count })
  const read = (req: Request): ParsedRequest => {
    refusePathNames(req.query, req.params)
    const parameters = parseInput(schema, { ...req.query, ...req.params }, Object.keys(req.params))
    const { format: wanted, download = false, as_of, snapshot: pinned, ...input } = parameters as Common
    const format = negotiate(wanted, req.get('accept'), offered)
    const moment = momentOf({ as_of, snapshot: pinned })
    const cost = findCost(endpoint, input)
    return { moment, pinned: pinned !== undefined, download, format, input, cost, etags: new Map() }
  }
  return (req) => {
    // No address holds a line break.
    const asked = `${req.originalUrl}\n${req.headers.accept ?? ''}`
    const known = remembered.get(asked)
    if (known !== undefined) return known
    const question = read(req)
    if (asked.length <= REMEMBERED_REQUESTS.length) remembered.set(asked, question)
    return question
  }
}

function remember(etags: Map<string, string>, asked: string, etag: string): void {
  if (etags.size >= MOST_ETAGS) etags.clear()
  etags.set(asked, etag)
}

/** Aborted when the client is gone, or has its answer. */
function watchForDeparture(res: Response): AbortSignal {
  const gone = new AbortController()
  res.once('close', () => {
    gone.abort()
  })
  if (res.destroyed) gone.abort()
  return gone.signal
}

/** A parameter of the path that comes in the query too is not known there. */
export function refusePathNames(query: object, params: object): void {
  const both = Object.keys(query).filter((name) => Object.hasOwn(params, name))
  if (both.length === 0) return
  const message = 'Unknown parameter: it is part of the path.'
  throw invalidInput({ formErrors: [], fieldErrors: Object.fromEntries(both.map((name) => [name, [message]])) })
}

/**
 * The same question for another page, as a path: what stands before it is the proxy's to know. It names the snapshot
 * of the page before, so that a list is walked through one snapshot also while a newer one is published; `as_of` would
 * not do, because a day that is not over can have a newer one yet.
 */
function buildPageAddress(req: Request, page: number, snapshot: string): string {
  const { as_of: _day, ...asked } = req.query as Readonly<Record<string, string>>
  const query = new URLSearchParams({ ...asked, page: String(page), snapshot })
  return `${req.baseUrl}${req.path}?${query.toString()}`
}

function findCost({ cost = USUAL_BOUNDS }: Endpoint, input: object): Cost {
  // As for `answerOf`.
  return cost.heavy?.is(input as never) === true ? 'heavy' : 'light'
}

function runEndpoint(endpoint: Endpoint, snapshot: Snapshot, input: object): Promise<Answer> {
  // `input` is what the endpoint's own schema made of the request, so it is of the type that `answer` takes.
  return endpoint.answer(snapshot, input as never)
}
