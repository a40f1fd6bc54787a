import type { Request, RequestHandler, Response } from 'express'
import { type Cost, type CostBounds, USUAL_BOUNDS } from '../../schemas/api/cost.ts'
import type { EndpointAnswer, Endpoint, Snapshot } from '../../schemas/api/endpoint.ts'
import { readMinSnapshot } from '../../schemas/api/common-input.ts'
import { addPageFields } from '../../schemas/api/page.ts'
import type { Language } from '../../schemas/core/language.ts'
import { requestAddress } from '../../schemas/service/request-address.ts'
import { WRITERS } from '../formats/writers.ts'
import { chooseEncoding, encode, type ContentEncoding } from '../http/content-encoding.ts'
import { chooseLanguage } from '../http/error-language.ts'
import { computeEtag, matchesEtag } from '../http/etag.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import type { Edge } from '../keys/edge-proxy.ts'
import { readLink } from '../keys/links.ts'
import { BULK, hasScope, listScopes, narrowRequest, requireScopes } from '../keys/scopes.ts'
import type { DataTerms } from '../keys/data-terms.ts'
import { readVisitor } from '../limits/visitors.ts'
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { RATE_HEADERS } from '../limits/key-limit.ts'
import type { WorkLane } from '../limits/work-lanes.ts'
import type { Interest } from '../limits/waiting-clients.ts'
import { createUnlimitedBudget, createWorkBudget } from '../limits/work-budget.ts'
import type { ChosenSnapshot, SnapshotFollower } from '../snapshots/follow.ts'
import { bindToRequest } from '../snapshots/open-snapshot.ts'
import { chooseCacheControl, setAnswerHeaders } from './answer-headers.ts'
import { noteAnswerSource } from './answer-source.ts'
import type { RecentAnswers } from './fast-path.ts'
import { listLinks } from './answer-links.ts'
import { canHaveItemErrors, writeItemErrors } from './item-errors.ts'
import { buildNextAddress } from './next-address.ts'
import {
  createRememberingParser,
  type EndpointRequest,
  type ParsedRequest,
  type RememberedRequests,
} from './parse-request.ts'
import type { RenderedAnswer, ResponseCache } from './response-cache.ts'
import { collectUpTo, sendAnswer } from './send-answer.ts'
import { TRACE_HEADER } from '../http/trace.ts'
import { watchDisconnect } from '../http/disconnect.ts'

export interface AnswerParts {
  /** Names the code and every setting that changes an answer, so that no old answer passes for a new one. */
  readonly version: string
  readonly remembered: RememberedRequests
  readonly cache: ResponseCache
  readonly recentAnswers: RecentAnswers
  readonly concurrencyLimit: ConcurrencyLimit
  readonly lane: WorkLane
  /** Up to this length an answer is sent whole, with its length, and cached. A longer one is sent while it is made. */
  readonly wholeBytes: number
  /** Proxy that may keep answers for everybody where the data are public. */
  readonly edge: Edge
  readonly terms: DataTerms
}

/**
 * Serves a data endpoint: it reads the parameters, uses one snapshot from start to end, and sends an exact answer. For a
 * plain request it uses nothing of Express (`plain-request.ts`).
 */
export function serveEndpoint(endpoint: Endpoint, following: SnapshotFollower, parts: AnswerParts): RequestHandler {
  const { version, cache, recentAnswers, edge } = parts
  const parse = createRememberingParser(endpoint, parts.remembered)
  const make = createAnswerMaker(endpoint, parts)
  return async (req, res) => {
    const { key, isVisitor, parameters, narrowed, scopes, enter, forget } = requireAccess(req, res, endpoint, parts)
    const request = parse({ ...addToRequest(req, narrowed), accept: req.headers.accept })
    const encoding = chooseEncoding(req.headers['accept-encoding'])
    const isInLanguages = canHaveItemErrors(endpoint, parameters)
    const language = isInLanguages ? chooseLanguage(req) : 'en'
    // The language or the content of such an answer is chosen for one client.
    const isOfClient = isInLanguages || narrowed !== null
    const isPublic = !isOfClient && (isVisitor || edge.sent(req))
    const isLink = readLink(res) !== null
    const remember = ({ bytes }: RenderedAnswer, snapshot: string, etag: string) => {
      if (!Buffer.isBuffer(bytes)) return
      const minSnapshot = readMinSnapshot(request.selector)
      const answered = { endpoint, parameters, snapshot, pinned: request.pinned, minSnapshot, etag }
      recentAnswers.remember(req, answered, res.getHeaders())
    }
    await following.at(request.selector, async (chosen) => {
      const etag = findEtag(endpoint, request, { snapshot: chosen.id, version, encoding, language })
      setSnapshotHeaders(res, chosen.id, etag)
      res.setHeader('Cache-Control', chooseCacheControl({ pinned: request.pinned, isPublic, isLink }))
      if (isInLanguages) res.vary('Accept-Language')
      if (matchesEtag(req.headers['if-none-match'], etag)) {
        noteAnswerSource(res, 'client')
        if (isPublic) forget()
        res.statusCode = 304
        res.end()
        return
      }
      const cached = cache.get(etag)
      noteAnswerSource(res, cached === undefined ? 'made' : 'cache')
      const leave = cached === undefined ? enter(request.cost) : null
      const gone = watchDisconnect(res)
      // An answer that is also made for other clients counts for their keys from here on.
      if (leave !== null) gone.addEventListener('abort', leave, { once: true })
      try {
        const answer = cached ?? (await cache.make(etag, { key, gone }, make(request, encoding, chosen, language)))
        setAnswerHeaders(res, answer, {
          ...request,
          encoding,
          snapshot: chosen.id,
          links: listLinks(endpoint, scopes, { ...request, snapshot: chosen.id }),
        })
        if (isPublic) forget()
        await sendAnswer(res, answer.bytes)
        // While this snapshot is the newest, a name or a day that chose it chooses it again.
        const isOfKey = ![isOfClient, isPublic, isLink].includes(true)
        if (isOfKey && chosen.id === following.current()) remember(answer, chosen.id, etag)
      } finally {
        leave?.()
      }
    })
  }
}

/** Refuses what the key or the visitor may not have. Returns who asks, for which scopes, and how to take a place. */
function requireAccess(
  { query, params }: Pick<Request, 'query' | 'params'>,
  res: Response,
  endpoint: Endpoint,
  { terms, concurrencyLimit }: Pick<AnswerParts, 'terms' | 'concurrencyLimit'>,
) {
  const [key, visitor, isLink] = [readRequestKey(res), readVisitor(res), readLink(res) !== null]
  const maySee = (dataset: string) =>
    visitor === null ? hasScope(key, dataset) && (!isLink || terms.mayShow([dataset])) : visitor.maySee(dataset)
  const sent = { ...query, ...params }
  const narrowed = narrowRequest(endpoint, sent, maySee)
  const parameters = { ...sent, ...narrowed }
  if (visitor === null) requireScopes(key, endpoint, parameters)
  else visitor.requireOpen(endpoint, parameters)
  const scopes = listScopes(endpoint, parameters)
  if (scopes.includes(BULK)) terms.requireFiles(scopes)
  return {
    key: key.id,
    isVisitor: visitor !== null,
    parameters,
    narrowed,
    scopes,
    enter: (cost: Cost) => (visitor === null ? concurrencyLimit.enter(key.id, cost) : visitor.enter(cost)),
    forget: () => {
      if (visitor !== null) forgetClient(res)
    },
  }
}

/** Writes what a request is narrowed to into its address, because caches know requests by address. */
function addToRequest(
  { query, params, originalUrl }: Pick<Request, 'query' | 'params' | 'originalUrl'>,
  added: Readonly<Record<string, string>> | null,
): Omit<EndpointRequest, 'accept'> {
  if (added === null) return { query, params, originalUrl }
  const sign = originalUrl.includes('?') ? '&' : '?'
  const url = `${originalUrl}${sign}${new URLSearchParams(added).toString()}`
  return { query: { ...query, ...added }, params, originalUrl: url }
}

/** Removes what an answer says about one client: a cache between gives it to others. */
function forgetClient(res: Response): void {
  for (const name of [...RATE_HEADERS, TRACE_HEADER]) res.removeHeader(name)
}

/** Makes the answers of an endpoint: it asks the snapshot for the rows and writes them in the requested format. */
export function createAnswerMaker(endpoint: Endpoint, { lane, wholeBytes }: Pick<AnswerParts, 'lane' | 'wholeBytes'>) {
  const bounds: CostBounds = endpoint.cost ?? USUAL_BOUNDS
  return (
      { format, fields, decimal, sent, input, cost }: ParsedRequest,
      encoding: ContentEncoding,
      chosen: ChosenSnapshot,
      language: Language = 'en',
    ) =>
    ({ signal, waitingKeys }: Interest): Promise<RenderedAnswer> => {
      const owner = { waitingKeys, signal }
      const context = { ...owner, cost, work: createWorkBudget(bounds, owner) }
      return lane.run(context, async () => {
        const answer = await runEndpoint(endpoint, bindToRequest(context, await chosen.open(context)), input)
        const next = buildNextAddress(endpoint, sent, answer, chosen.id)
        const said = writeItemErrors(answer.body, language)
        const body = addPageFields(endpoint, said, { snapshot: chosen.id, next })
        const request = requestAddress(endpoint, sent)
        const origin = { snapshot: chosen.id, request, dataset: findSource(endpoint, sent), decimal }
        const pieces = encode(WRITERS[format]({ ...answer, body }, endpoint, fields, origin), encoding)
        const { headers = {}, fileName } = answer
        return { headers, fileName, next, bytes: await collectUpTo(wholeBytes, pieces, createUnlimitedBudget(owner)) }
      })
    }
}

/** Finds the dataset that an answer names as its source; null for several, or for none. */
function findSource(endpoint: Endpoint, parameters: Readonly<Record<string, unknown>>): string | null {
  if (endpoint.dataset !== null) return endpoint.dataset
  const [scope, ...more] = listScopes(endpoint, parameters)
  return more.length > 0 ? null : (scope ?? null)
}

function runEndpoint(endpoint: Endpoint, snapshot: Snapshot, input: object): Promise<EndpointAnswer> {
  // The endpoint's own schema made `input`, so it has the type that `answer` takes.
  return endpoint.answer(snapshot, input as never)
}

/** Remembered for each request. */
const MOST_ETAGS = 4

/** Finds the ETag, which names everything that decides the bytes of an answer. */
export function findEtag(
  { id }: Pick<Endpoint, 'id'>,
  { etags, inBytes }: ParsedRequest,
  {
    snapshot,
    version,
    encoding,
    language = 'en',
  }: { snapshot: string; version: string; encoding: ContentEncoding; language?: Language },
): string {
  const name = `${snapshot} ${encoding} ${language}`
  const inLanguage = language === 'en' ? [] : [language]
  const etag = etags.get(name) ?? computeEtag([snapshot, version, id, inBytes, encoding, ...inLanguage])
  if (etags.size >= MOST_ETAGS) etags.clear()
  etags.set(name, etag)
  return etag
}

function setSnapshotHeaders(res: Response, snapshot: string, etag: string): void {
  res.setHeader('X-Snapshot-Id', snapshot)
  res.setHeader('ETag', etag)
  const varied = res.getHeader('Vary')
  res.setHeader('Vary', [...(varied === undefined ? [] : [String(varied)]), 'Accept, Accept-Encoding'].join(', '))
}
