import { ofRound } from './harness/measure.ts'
import type { RequestKind } from './harness/request-kinds.ts'

/** Pages of a round. */
const ASKED = 8
const WORDS = ['petr', 'banco', 'acoes', 'tesouro', 'itau', 'credito', 'multi', 'ouro']

/** Names that the pages are requested with. */
type PageNames = Readonly<
  Record<'months' | 'issuers' | 'managers' | 'administrators' | 'funds' | 'assets', readonly string[]>
>

/** Pages of the explorer about the market, each of them made and none kept. */
export function listMarketPages(names: PageNames): readonly RequestKind[] {
  const { months, issuers, managers, administrators, funds, assets } = names
  const kind = (id: string, what: string, path: (at: number) => string): RequestKind => ({
    id: `page-${id}`,
    what: `page: ${what}`,
    paths: (round) => Array.from({ length: ASKED }, (_, at) => asOf(path(round * ASKED + at), round * ASKED + at)),
  })
  const some = (list: readonly string[], at: number) => list[at % list.length] ?? ''
  const basket = (at: number) =>
    ofRound(funds, at, 4)
      .map((fund) => `f=${fund}&w=25`)
      .join('&')
  return [
    kind('home', 'the start page', (at) => `/${at % 2 === 0 ? 'pt' : 'en'}`),
    kind('issuer', 'an issuer', (at) => `/pt/issuer/${some(issuers, at)}`),
    kind('treasury', 'the issuer that nearly all funds have', () => '/pt/issuer/treasury'),
    kind('haircut', 'an issuer with a loss', (at) => `/pt/issuer/${some(issuers, at)}?haircut=${String(10 + at)}`),
    kind('manager', 'a manager', (at) => `/pt/manager/${some(managers, at)}`),
    kind('administrator', 'an administrator', (at) => `/pt/administrator/${some(administrators, at)}`),
    kind('month', 'a month', (at) => `/pt/month/${some(months, at)}`),
    kind('funds', 'the screener', (at) => `/pt/funds?sort=top10_percent&order=${at % 2 === 0 ? 'asc' : 'desc'}`),
    kind('inside', 'what a fund holds through others', (at) => `/pt/fund/${some(funds, at)}/inside`),
    kind('fund', 'a fund', (at) => `/pt/fund/${some(funds, at)}`),
    kind('asset', 'an asset', (at) => `/pt/asset/${encodeURIComponent(some(assets, at))}`),
    kind('xray', 'four funds at once', (at) => `/pt/xray?${basket(at)}`),
    kind('compare', 'two funds', (at) => `/pt/compare?f=${some(funds, 2 * at)}&f=${some(funds, 2 * at + 1)}`),
    kind('search', 'a search', (at) => `/pt/search?q=${some(WORDS, at)}+${String(at)}`),
  ]
}

/** Asks as of a day to come, which no request before did: each day is another address, of the same snapshot. */
function asOf(path: string, at: number): string {
  const day = new Date(Date.UTC(2100, 0, 1 + at)).toISOString().slice(0, 10)
  return `${path}${path.includes('?') ? '&' : '?'}as_of=${day}`
}
