import type { Language } from '../../../schemas/core/language.ts'
import type { AnswerParts } from '../../answer/serve-endpoint.ts'
import { createResponseCache } from '../../answer/response-cache.ts'
import { computeEtag } from '../../http/etag.ts'
import type { Key } from '../../keys/key.ts'
import { requireScopes } from '../../keys/scopes.ts'
import { createWorkLane } from '../../limits/work-lanes.ts'
import { createPageMaker, type ExplorerParts } from './make-page.ts'
import type { ExplorerPage } from './page.ts'
import { readPageRequest } from './page-request.ts'
import { pages } from './pages/pages.ts'

/** Pictures that a program asks for by name: the page of each, and its id there. */
const NAMED = {
  fund_composition: ['/fund/{cnpj}', 'composition'],
  fund_holdings: ['/fund/{cnpj}', 'holdings'],
  series: ['/series/{series}', 'values'],
  issuer_kinds: ['/issuer/{id}', 'kinds'],
  manager_months: ['/manager/{cnpj}', 'party-months'],
  quotes: ['/quote/{ticker}', 'quotes'],
} as const

interface PictureRequest {
  readonly chart: string
  /** Subject of the page: a CNPJ, the id of an issuer or series, a ticker. */
  readonly of: string
  readonly language: Language
  readonly key: Key
  readonly gone: AbortSignal
  readonly as_of?: string | undefined
  readonly snapshot?: string | undefined
}

/** A picture as PNG, and the address of the page that has it with its figures. */
interface DrawnPicture {
  readonly png: Buffer
  readonly page: string
  readonly snapshot: string
}

/** Draws the pictures of pages for those who see no page. */
export interface PictureDrawer {
  readonly names: readonly string[]
  draw(asked: PictureRequest): Promise<DrawnPicture>
}

/** Leaves out what was not given: an address has no empty parameter. */
function listGiven(texts: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}

/** Pictures that are drawn at once, and the most that wait. */
const LANE = { places: 1, mostWaiting: 32 }
const KEPT_BYTES = 8 * 2 ** 20

/**
 * Creates what draws the pictures of the pages that are shown; null where none is. A key needs the scopes of the datasets
 * of the page, and each picture is a heavy request of it.
 */
export function createPictureDrawer(
  parts: ExplorerParts,
  { concurrencyLimit }: Pick<AnswerParts, 'concurrencyLimit'>,
): PictureDrawer | null {
  const shown = pages.filter(({ datasets }) => datasets.every((id) => parts.shown.has(id)))
  const found = Object.entries(NAMED).flatMap(([name, [path, chart]]) => {
    const page = shown.find((each) => each.path === path)
    return page === undefined ? [] : [[name, { page, chart }] as const]
  })
  if (found.length === 0) return null
  const named: ReadonlyMap<string, { readonly page: ExplorerPage; readonly chart: string }> = new Map(found)
  const makePage = createPageMaker({ ...parts, paths: new Set(shown.map(({ path }) => path)) }, createWorkLane(LANE))
  const { timeoutMs, cut } = parts
  const cache = createResponseCache({ bytes: KEPT_BYTES, answerBytes: KEPT_BYTES / 4, timeoutMs, cut })
  return {
    names: [...named.keys()],
    draw: async ({ chart: name, of, language, key, gone, ...selector }) => {
      const wanted = named.get(name)
      if (wanted === undefined) throw new Error(`no picture has the name ${name}`)
      const { page, chart } = wanted
      requireScopes(key, { dataset: null, extraScopes: page.datasets }, {})
      const parameter = /\{(\w+)\}/.exec(page.path)?.[1] ?? ''
      const path = `/${language}${page.path.replace(`{${parameter}}`, encodeURIComponent(of))}`
      const asked = { path, params: { [parameter]: of }, query: { chart, format: 'png', ...listGiven(selector) } }
      const request = readPageRequest(page, language, asked)
      return parts.following.at(request.selector, async (chosen) => {
        const etag = computeEtag([chosen.id, parts.version, request.address])
        const known = cache.get(etag)
        const leave = known === undefined ? concurrencyLimit.enter(key.id, 'heavy') : null
        try {
          const client = { key: key.id, gone }
          const { bytes } = known ?? (await cache.make(etag, client, makePage(page, request, 'identity', chosen)))
          if (!Buffer.isBuffer(bytes)) throw new Error('a picture is made as a whole')
          return { png: bytes, page: `${parts.findBase().whole}${path}`, snapshot: chosen.id }
        } finally {
          leave?.()
        }
      })
    },
  }
}
