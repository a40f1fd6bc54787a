import { type Fraction, makePart } from './fraction.ts'
import { type Graph, type Holder, magnitude, type QuotaLine } from './graph.ts'

/**
 * Why a line of quotas is not replaced by the lines of the fund held, in the order in which the reasons are checked.
 */
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

/** Depth to which a look-through goes, where a ring of funds is one level, and the value below which it stops. */
export interface LookThroughLimits {
  readonly maxDepth: number
  /** Tests if a line of this rounded value is too small a part of the root to be followed. */
  readonly isBelowThreshold: (value: bigint) => boolean
}

/** Place of a line: the funds from the root to its holder, and its value as a part of the root's, rounded. */
export interface Standing {
  readonly path: readonly string[]
  readonly value: bigint
}

/** Fund whose lines take a quota line's place, with the part of them that the line holds. */
export interface Opening {
  readonly held: Holder
  readonly part: Fraction
}

/** A quota line as it is on every way to it. */
export type JudgedLine =
  Unexpanded | (Opening & { readonly why: null }) | { readonly held: Holder; readonly why: Unexpanded }

/** Includes the root and the line's holder. */
interface FundsOnWay {
  /** Their number, with the funds of a ring as one. */
  readonly levels: number
  passes(held: Holder): boolean
}

/** Decides which fund's lines take a quota line's place, or gives the first reason why none do. */
export function decideOutcome(
  line: Omit<QuotaLine, 'id'>,
  { path, value }: Standing,
  graph: Graph,
  limits: LookThroughLimits,
): Unexpanded | Opening {
  const way = { levels: path.length, passes: ({ cnpj }: Holder) => path.includes(cnpj) }
  const outcome = decideOnWay(judgeLine(line, graph), way, limits, () => false)
  return typeof outcome !== 'string' && limits.isBelowThreshold(value) ? 'below_threshold' : outcome
}

/**
 * Decides the same of a judged line, but for the threshold, which is the last reason. A line that stays in its ring is never
 * too deep.
 */
export function decideOnWay(
  judged: JudgedLine,
  way: FundsOnWay,
  { maxDepth }: Pick<LookThroughLimits, 'maxDepth'>,
  staysInRing: (held: Holder) => boolean,
): Unexpanded | Opening {
  if (typeof judged === 'string') return judged
  if (way.passes(judged.held)) return 'cycle'
  if (judged.why !== null) return judged.why
  return way.levels > maxDepth && !staysInRing(judged.held) ? 'depth_limit' : judged
}

/**
 * Judges all that does not depend on the way to a line: a reason, or the fund that it holds and why this is not opened,
 * if it is not.
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

/** Finds the fund that a line holds, if it shows its lines. */
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

/**
 * Divides the value of a line by the NAV of the fund held, or, for a fund that states no NAV, its quotas by those
 * issued.
 */
function partHeld({ value, quantity = 0n }: Omit<QuotaLine, 'id'>, { nav, report }: Holder): Fraction | null {
  if (nav !== null) return nav > 0n ? makePart(value, nav) : null
  const issued = report?.quotasIssued ?? 0n
  return issued > 0n ? makePart(quantity, issued) : null
}

/**
 * Thousandths of a fund that one line can hold: a little more than the whole fund, for rounding, or far more if it has
 * grown since.
 */
const MOST_OF_THE_MONTH = 1005n
const MOST_OF_A_REPORT = 1250n

/**
 * True if a line holds more of the fund than there is, or less than nothing. Where others hold quotas at the price of the
 * market, the quotas say how much; without their number the value must do.
 */
function isAnomalous({ value, quantity = 0n }: Omit<QuotaLine, 'id'>, held: Holder, part: Fraction): boolean {
  const issued = held.report?.quotasIssued ?? 0n
  const byQuotas = issued > 0n && quantity > 0n
  const { numerator, denominator } = byQuotas ? { numerator: quantity, denominator: issued } : part
  const most = (held.report?.ageMonths ?? 0) > 0 ? MOST_OF_A_REPORT : MOST_OF_THE_MONTH
  if (value < 0n || numerator < 0n || numerator * 1000n > denominator * most) return true
  // Without a NAV the lines must be about what is paid for them: a split changes the quotas, and a price says more.
  return held.nav === null && (numerator === 0n || 2n * held.total * numerator > 3n * value * denominator)
}

/**
 * True if the lines are more than 2 % away from the NAV. A part of such lines would be a figure that nobody holds: a line
 * of a sixth of a million became leaves of two and a half.
 */
function misses(total: bigint, nav: bigint): boolean {
  return magnitude(total - nav) * 50n > nav
}
