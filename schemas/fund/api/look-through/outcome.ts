import { type Fraction, makePart } from './fraction.ts'
import { type Graph, type Holder, magnitude, type QuotaLine } from './graph.ts'

/** Reasons why the lines of the held fund do not replace a line of quotas, in the order of their checks. */
export const UNEXPANDED = [
  'foreign',
  'confidential',
  'not_filed',
  'cycle',
  'nav_missing',
  'unreconciled',
  'stale',
  'ratio_anomaly',
  'depth_limit',
  'below_threshold',
] as const

export type Unexpanded = (typeof UNEXPANDED)[number]

export const DEFAULT_DEPTH = 10

/** Depth of a look-through, in which a ring of funds is one level, and the value below which it stops. */
export interface LookThroughLimits {
  readonly maxDepth: number
  /** True for a line whose rounded value is too small a part of the root to be followed. */
  readonly isBelowThreshold: (value: bigint) => boolean
}

/** Place of a line: the funds from the root to its holder, and its rounded value as a part of the root. */
export interface Standing {
  readonly path: readonly string[]
  readonly value: bigint
}

/** Fund whose lines replace a quota line, with the held part of them. */
export interface Opening {
  readonly held: Holder
  readonly part: Fraction
}

/** Judgement of a quota line for every way to it. */
export type JudgedLine =
  Unexpanded | (Opening & { readonly why: null }) | { readonly held: Holder; readonly why: Unexpanded }

/** Funds on a way, including the root and the line's holder. */
interface FundsOnWay {
  /** Number of funds, with the funds of a ring as one. */
  readonly levels: number
  passes(held: Holder): boolean
}

/** Decides which fund's lines replace a quota line, or gives the first reason why none do. */
export function decideOutcome(
  line: Omit<QuotaLine, 'id'>,
  { path, value }: Standing,
  graph: Graph,
  limits: LookThroughLimits,
): Unexpanded | Opening {
  const way = { levels: path.length, passes: ({ cnpj }: Holder) => path.includes(cnpj) }
  const outcome = decideOnWay(judgeLine(line, graph), way, limits, false)
  return typeof outcome !== 'string' && limits.isBelowThreshold(value) ? 'below_threshold' : outcome
}

/**
 * Decides the same for a judged line, except for the threshold, which is the last reason. A line that stays in its ring
 * is never too deep.
 */
export function decideOnWay(
  judged: JudgedLine,
  way: FundsOnWay,
  { maxDepth }: Pick<LookThroughLimits, 'maxDepth'>,
  staysInRing: boolean,
): Unexpanded | Opening {
  if (typeof judged === 'string') return judged
  if (way.passes(judged.held)) return 'cycle'
  if (judged.why !== null) return judged.why
  return way.levels > maxDepth && !staysInRing ? 'depth_limit' : judged
}

/**
 * Judges everything that does not depend on the way to a line: a reason, or the held fund with a possible reason why it
 * is not opened.
 */
export function judgeLine(line: Omit<QuotaLine, 'id'>, graph: Graph): JudgedLine {
  const held = findHeld(line, graph)
  if (typeof held === 'string') return held
  const part = partHeld(line, held)
  if (part === null) return { held, why: 'nav_missing' }
  if (held.nav !== null && misses(held.total, held.nav)) return { held, why: 'unreconciled' }
  if (held.report?.isStale === true) return { held, why: 'stale' }
  return isAnomalous(line, held, part) ? { held, why: 'ratio_anomaly' } : { held, part, why: null }
}

/** Finds the held fund of a line, if it has known lines. */
function findHeld(
  { isForeign, isConfidential, target }: Omit<QuotaLine, 'id'>,
  { holders }: Graph,
): Holder | 'foreign' | 'confidential' | 'not_filed' {
  if (isForeign) return 'foreign'
  if (isConfidential) return 'confidential'
  const held = target === null ? undefined : holders.get(target)
  if (held === undefined) return 'not_filed'
  return held.isConfidential ? 'confidential' : held
}

/** Divides the value of a line by the NAV of the held fund, or, without a NAV, its quotas by the issued quotas. */
function partHeld({ value, quantity = 0n }: Omit<QuotaLine, 'id'>, { nav, report }: Holder): Fraction | null {
  if (nav !== null) return nav > 0n ? makePart(value, nav) : null
  const issued = report?.quotasIssued ?? 0n
  return issued > 0n ? makePart(quantity, issued) : null
}

/**
 * Most thousandths of a fund in one line: a little more than the whole fund, because of rounding, or far more if it has
 * grown since.
 */
const MOST_OF_THE_MONTH = 1005n
const MOST_OF_A_REPORT = 1250n

/**
 * True if a line holds more than the whole fund, or less than zero. If holders value quotas at the price of the market,
 * the number of quotas decides; without it the value must.
 */
function isAnomalous({ value, quantity = 0n }: Omit<QuotaLine, 'id'>, held: Holder, part: Fraction): boolean {
  const issued = held.report?.quotasIssued ?? 0n
  const byQuotas = issued > 0n && quantity > 0n
  const { numerator, denominator } = byQuotas ? { numerator: quantity, denominator: issued } : part
  const most = (held.report?.ageMonths ?? 0) > 0 ? MOST_OF_A_REPORT : MOST_OF_THE_MONTH
  if (value < 0n || numerator < 0n || numerator * 1000n > denominator * most) return true
  // Without a NAV the held part must agree roughly with the value of the line: a split changes the number of quotas,
  // and the price is more reliable.
  return held.nav === null && (numerator === 0n || 2n * held.total * numerator > 3n * value * denominator)
}

/**
 * True if the lines differ from the NAV by more than 2 %. Parts of such lines would be figures that nobody holds: a
 * line of a sixth of a million became leaves of two and a half million.
 */
function misses(total: bigint, nav: bigint): boolean {
  return magnitude(total - nav) * 50n > nav
}
