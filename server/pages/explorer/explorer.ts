import { type Request, type RequestHandler, type Response, Router } from 'express'
import Negotiator from 'negotiator'
import { computeEtag, matchesEtag } from '../../http/etag.ts'
import { chooseEncoding } from '../../http/content-encoding.ts'
import { refuseOtherMethods, refuseUnknownPath } from '../../http/error-response.ts'
import { createResponseCache } from '../../answer/response-cache.ts'
import { createPlaces } from '../../limits/places.ts'
import { createWorkLane } from '../../limits/work-lanes.ts'
import { readClientAddress, toCountedAddress } from '../../limits/client-address.ts'
import { limitMessages } from '../../limits/limit-messages.ts'
import { limitExplorer } from '../../limits/rate-limit.ts'
import { assetsVersion } from '../kit/assets.ts'
import { showExplorerError } from './error-page.tsx'
import { writeRobots } from './share/robots.ts'
import { isPictureFormat, policyOfPicture } from './share/picture-file.ts'
import { createPageMaker, type ExplorerParts } from './make-page.ts'
import type { ExplorerPage } from './page.ts'
import { pages } from './pages/pages.ts'
import { readPageRequest } from './page-request.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import { isLanguage, type Language, LANGUAGES } from '../../../schemas/core/language.ts'
import { watchDisconnect } from '../../http/disconnect.ts'

/** Most memory for packed pages. */
const CACHE_BYTES = 32 * 2 ** 20
const LARGEST_PAGE = 2 * 2 ** 20
/** Pages that are made at once; the others wait, addresses taking turns, and one more than may wait is refused. */
const LANE = { places: 2, mostWaiting: 256 }
/** Pages, and as many suggestions, that one address may wait for at once: a browser asks for six. */
const ADDRESS_AT_ONCE = 8
/** Suggestions that one address may ask for while it may read one page. */
const SUGGESTIONS_A_PAGE = 5

/** A page loads only our files, and a browser ignores styles and scripts that are written into it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Creates the routes of the explorer: pages over the data for anyone, without a key. */
export function createExplorer(parts: ExplorerParts): Router {
  const shown = pages.filter(({ datasets }) => datasets.every((id) => parts.shown.has(id)))
  const paths = new Set(shown.map(({ path }) => path))
  const limits = {
    pages: limitExplorer('explorer', parts.pagesPerMinute, parts),
    suggestions: limitExplorer('suggest', parts.pagesPerMinute * SUGGESTIONS_A_PAGE, parts),
  }
  const router = Router({ caseSensitive: true, strict: true })
  router.route('/').get(chooseLanguage).all(refuseOtherMethods)
  router
    .route('/robots.txt')
    .get((_req, res) => {
      res.type('text/plain').set('Cache-Control', 'public, max-age=86400').send(writeRobots(parts.findBase().whole))
    })
    .all(refuseOtherMethods)
  const servePage = createPageServer({ ...parts, paths })
  for (const language of LANGUAGES) {
    if (paths.has('')) router.route(`/${language}/`).get(dropSlash).all(refuseOtherMethods)
    if (paths.has('/funds')) router.route(`/${language}/fund`).get(leadToFunds).all(refuseOtherMethods)
    for (const page of shown) {
      const limit = page.path === '/suggest' ? limits.suggestions : limits.pages
      router
        .route(`/${language}${page.path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
        .get(servePage(page, language, limit))
        .all(refuseOtherMethods)
    }
  }
  for (const language of LANGUAGES) router.use(`/${language}`, parts.countOpen, refuseUnknownPath)
  router.use(showExplorerError(paths))
  return router
}

/** Leads to the language that the reader's browser prefers. */
const chooseLanguage: RequestHandler = (req, res) => {
  const preferred = new Negotiator(req).language([...LANGUAGES, 'pt-BR'])?.slice(0, 2)
  res.vary('Accept-Language').redirect(302, `/${isLanguage(preferred) ? preferred : 'en'}`)
}

/** Leads from the start page with a slash at its end to the one address that it has. */
const dropSlash: RequestHandler = (req, res) => {
  res.redirect(301, req.originalUrl.replace(/\/(?=\?|$)/, ''))
}

/** Leads from the page of a fund without its number to the list of funds. */
const leadToFunds: RequestHandler = (req, res) => {
  res.redirect(301, req.originalUrl.replace(/\/fund(?=\?|$)/, '/funds'))
}

function createPageServer(parts: ExplorerParts & { readonly paths: ReadonlySet<string> }) {
  const cache = createResponseCache({
    bytes: CACHE_BYTES,
    answerBytes: LARGEST_PAGE,
    timeoutMs: parts.timeoutMs,
    cut: parts.cut,
  })
  const readCounted = async (page: ExplorerPage, language: Language, req: Request, res: Response) => {
    try {
      return readPageRequest(page, language, req)
    } catch (error) {
      await countRequest(parts.countOpen, req, res)
      throw error
    }
  }
  // Suggestions and pages do not wait for each other.
  const create = () => ({
    makePage: createPageMaker(parts, createWorkLane(LANE)),
    places: createPlaces(ADDRESS_AT_ONCE),
  })
  const [ofPages, ofSuggestions] = [create(), create()]
  return (page: ExplorerPage, language: Language, limit: RequestHandler): RequestHandler => {
    const { makePage, places } = page.path === '/suggest' ? ofSuggestions : ofPages
    return async (req, res) => {
      const request = await readCounted(page, language, req, res)
      const encoding = chooseEncoding(req.headers['accept-encoding'])
      await parts.following.at(request.selector, async (chosen) => {
        const etag = computeEtag([chosen.id, parts.version, assetsVersion, request.address, encoding])
        res.set({
          ETag: etag,
          'X-Snapshot-Id': chosen.id,
          'Cache-Control': request.isPinned ? 'public, max-age=31536000, immutable' : 'public, no-cache',
          'Content-Security-Policy': isPictureFormat(request.chart?.format ?? '')
            ? policyOfPicture(parts.embedders)
            : POLICY,
          'Content-Language': language,
        })
        res.vary('Accept-Encoding')
        if (matchesEtag(req.headers['if-none-match'], etag)) {
          res.status(304).end()
          return
        }
        const address = countedAddress(req, parts.trustProxy)
        const make = async () => {
          for (const each of [parts.countOpen, limit]) await countRequest(each, req, res)
          const leave = places.enter(address) ?? refuseAddress(res)
          const client = { key: `explorer ${address}`, gone: watchDisconnect(res) }
          return cache.make(etag, client, makePage(page, request, encoding, chosen)).finally(leave)
        }
        const made = cache.get(etag) ?? (await make())
        for (const [name, value] of Object.entries(made.headers ?? {})) res.setHeader(name, value)
        if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
        res.send(made.bytes)
      })
    }
  }
}

/** Counts a page that has to be made. A cached one costs nothing: many readers behind one address share it. */
function countRequest(limit: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void limit(req, res, (error?: unknown) => {
      if (error === undefined) resolve()
      else reject(error instanceof Error ? error : new Error('a limit refused a request without a reason'))
    })
  })
}

function refuseAddress(res: Response): never {
  res.set('Retry-After', '1')
  const message = limitMessages.tooManyPagesUnderWay({ count: ADDRESS_AT_ONCE })
  throw new ApiError('rate_limited', message, { reason: 'concurrency', limit: ADDRESS_AT_ONCE })
}

function countedAddress(req: Request, trustProxy: number): string {
  return toCountedAddress(readClientAddress(req, trustProxy))
}
