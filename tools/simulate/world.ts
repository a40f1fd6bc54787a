import type { ContentEncoding } from '../../server/http/content-encoding.ts'
import type { AnswerCosts } from './costs.ts'
import type { Kind } from './mix.ts'

/** What a request asks for: an endpoint, the fund by its number, the month counted back from the newest, the page. */
export interface Target {
  readonly kind: Kind
  readonly fund: number
  /** 0 is the newest month, and then the address names none. */
  readonly month: number
  readonly page: number
}

/** The funds and months that requests can be about. */
export interface SimulatedWorld {
  readonly funds: number
  readonly months: number
  /** The address of a request for the newest snapshot. */
  address(target: Target): string
  /** The bytes of the answer as it is sent; null for one that is no answer with data, which nobody caches. */
  bytes(target: Target, encoding: ContentEncoding): number | null
}

/** A fund with a portfolio. */
export interface WorldFund {
  readonly cnpj: string
  /** The lines of its newest portfolio. */
  readonly lines: number
}

/**
 * The lines of a portfolio at some quantiles: SELECT quantile_cont(line_count, …) FROM cvm_fund_month, of the synthetic
 * month of full size (25,713 classes, 350,000 lines).
 */
const LINE_QUANTILES: readonly (readonly [part: number, lines: number])[] = [
  [0, 0],
  [0.1, 3],
  [0.25, 3],
  [0.5, 6],
  [0.75, 14],
  [0.9, 27],
  [0.95, 42],
  [0.99, 112],
  [0.999, 465],
  [1, 1065],
]

/** Makes the world of a simulation: made-up numbers of funds, with as many lines as portfolios have. */
export function makeUpWorld(funds: number, months: number, costs: AnswerCosts): SimulatedWorld {
  const names = Array.from({ length: months }, (_, back) => nameMonth(back))
  // The golden ratio spreads the funds evenly over the quantiles, in an order that has nothing to do with their rank.
  const lines = Float64Array.from({ length: funds }, (_, fund) => findQuantile((fund * 0.618_033_988_749_895) % 1))
  return {
    funds,
    months,
    address: (target) => writeAddress(target, String(target.fund).padStart(14, '0'), names),
    bytes: ({ kind, fund }, encoding) => costs.bytes(kind, encoding, lines[fund] ?? 0),
  }
}

/**
 * Makes the world of a data directory, for a server that answers from it. The months are the newest first,
 * `2025-10`. Without costs it knows addresses only.
 */
export function describeWorld(
  funds: readonly WorldFund[],
  months: readonly string[],
  costs: AnswerCosts | null,
): SimulatedWorld {
  return {
    funds: funds.length,
    months: months.length,
    address: (target) => writeAddress(target, funds[target.fund]?.cnpj ?? '', months),
    bytes: ({ kind, fund }, encoding) => costs?.bytes(kind, encoding, funds[fund]?.lines ?? 0) ?? null,
  }
}

/** Names the same answers as the world does, by the bytes that a server really sent. */
export function withBytes(
  world: SimulatedWorld,
  find: (address: string, encoding: ContentEncoding) => number | null,
): SimulatedWorld {
  return { ...world, bytes: (target, encoding) => find(world.address(target), encoding) }
}

function writeAddress({ kind, month, page }: Target, cnpj: string, months: readonly string[]): string {
  const date = month === 0 ? '' : `?date=${months[month] ?? ''}-01`
  switch (kind) {
    case 'fund':
      return `/v1/fund/${cnpj}`
    case 'portfolio':
      return `/v1/fund/${cnpj}/portfolio${date}`
    case 'look-through':
      return `/v1/fund/${cnpj}/portfolio/look-through${date}`
    case 'history':
      return `/v1/fund/${cnpj}/portfolio/history`
    case 'holders':
      return `/v1/asset/${cnpj}/holders${date}`
    case 'compare':
      return `/v1/fund/${cnpj}/portfolio/compare?with=${months[1] ?? ''}-01`
    case 'list':
      return `/v1/funds?page=${String(page)}`
  }
}

function nameMonth(back: number): string {
  const month = 2025 * 12 + 9 - back
  return `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`
}

function findQuantile(part: number): number {
  const above = LINE_QUANTILES.findIndex(([quantile]) => quantile >= part)
  const [[low, from] = [0, 0], [high, to] = [1, 0]] = [LINE_QUANTILES[Math.max(0, above - 1)], LINE_QUANTILES[above]]
  return high === low ? from : Math.round(from + ((part - low) / (high - low)) * (to - from))
}
