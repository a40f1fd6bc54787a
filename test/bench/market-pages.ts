import type { BenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureKinds, type RequestKind } from './harness/request-kinds.ts'

/** Pages of a round. */
const ASKED = 8
/** Pages are asked for as of days from this year on: each day is another address, of the same snapshot. */
const FIRST_YEAR = 2100

/** What the pages are asked for. */
export interface PageNames {
  readonly months: readonly string[]
  readonly issuers: readonly string[]
  readonly managers: readonly string[]
  readonly administrators: readonly string[]
  readonly funds: readonly string[]
  readonly assets: readonly string[]
}

/** Measures the pages of the explorer about the market, each of them made and none kept. */
export async function measureMarketPages(
  server: BenchServer,
  names: PageNames,
  record: PartRecord,
  rounds: number,
): Promise<void> {
  await measureKinds(server, listPages(names), record, rounds)
}

function listPages({ months, issuers, managers, administrators, funds, assets }: PageNames): readonly RequestKind[] {
  const kind = (id: string, what: string, path: (at: number) => string): RequestKind => ({
    id: `page-${id}`,
    what: `page: ${what}`,
    paths: (round) => Array.from({ length: ASKED }, (_, at) => asOf(path(round * ASKED + at), round * ASKED + at)),
  })
  const some = (list: readonly string[], at: number) => list[at % list.length] ?? ''
  return [
    kind('home', 'the start page', (at) => `/${at % 2 === 0 ? 'pt' : 'en'}`),
    kind('issuer', 'an issuer', (at) => `/pt/issuer/${some(issuers, at)}`),
    kind('haircut', 'an issuer with a loss', (at) => `/pt/issuer/${some(issuers, at)}?haircut=${String(10 + at)}`),
    kind('manager', 'a manager', (at) => `/pt/manager/${some(managers, at)}`),
    kind('administrator', 'an administrator', (at) => `/pt/administrator/${some(administrators, at)}`),
    kind('month', 'a month', (at) => `/pt/month/${some(months, at)}`),
    kind('funds', 'the screener', (at) => `/pt/funds?sort=top10_percent&order=${at % 2 === 0 ? 'asc' : 'desc'}`),
    kind('inside', 'what a fund holds through others', (at) => `/pt/fund/${some(funds, at)}/inside`),
    kind('fund', 'a fund', (at) => `/pt/fund/${some(funds, at)}`),
    kind('asset', 'an asset', (at) => `/pt/asset/${encodeURIComponent(some(assets, at))}`),
    kind('xray', 'four funds at once', (at) => `/pt/xray?${writeBasket(funds, at)}`),
    kind('compare', 'two funds', (at) => `/pt/compare?f=${some(funds, 2 * at)}&f=${some(funds, 2 * at + 1)}`),
    kind('search', 'a search', (at) => `/pt/search?q=${some(WORDS, at)}+${String(at)}`),
  ]
}

const WORDS = ['petr', 'banco', 'acoes', 'tesouro', 'itau', 'credito', 'multi', 'ouro']

function writeBasket(funds: readonly string[], at: number): string {
  return funds
    .slice(4 * at, 4 * at + 4)
    .map((fund) => `f=${fund}&w=25`)
    .join('&')
}

/** Asks as of a day to come, which no request before did. */
function asOf(path: string, at: number): string {
  const day = new Date(Date.UTC(FIRST_YEAR, 0, 1 + at)).toISOString().slice(0, 10)
  return `${path}${path.includes('?') ? '&' : '?'}as_of=${day}`
}
