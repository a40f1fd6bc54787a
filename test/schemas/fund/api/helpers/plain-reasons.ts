import type { Graph, Holder, QuotaLine } from '../../../../../schemas/fund/api/look-through/graph.ts'

export interface PlainLimits {
  readonly maxDepth: number
  /** In millionths of a percent of `shareOf`. */
  readonly least: bigint
  readonly shareOf: bigint
}

/**
 * Returns the part and the whole: of the fund's NAV, or of its quotas where it states no NAV. The whole is 0 where
 * neither is known.
 */
export function partHeld({ value, quantity = 0n }: QuotaLine, { nav, report }: Holder): readonly [bigint, bigint] {
  return nav === null ? [quantity, report?.quotasIssued ?? 0n] : [value, nav]
}

/** True if a line holds too much of a fund, by its quotas where both numbers are known. */
function isTooMuch(line: QuotaLine, held: Holder): boolean {
  const { value, quantity = 0n } = line
  const { quotasIssued = null, ageMonths = 0 } = held.report ?? {}
  const byQuotas = quantity > 0n && quotasIssued !== null && quotasIssued > 0n
  const [part, whole] = byQuotas ? [quantity, quotasIssued] : partHeld(line, held)
  if (value < 0n || part < 0n || part * 1000n > whole * (ageMonths === 0 ? 1005n : 1250n)) return true
  return held.nav === null && (part === 0n || held.total * part * 2n > value * whole * 3n)
}

/** Gives the first reason that holds, in the documented order, or null where the line is followed. */
export function reason(
  graph: Graph,
  line: QuotaLine,
  path: readonly string[],
  cents: bigint,
  limits: PlainLimits,
): string | null {
  const held = graph.holders.get(line.target ?? 'nobody')
  const reasons: readonly (readonly [string, boolean])[] = [
    ['foreign', line.isForeign],
    ['confidential', line.isConfidential],
    ...(held === undefined ? [['not_filed', true] as const] : reasonsOfHeld(line, held, path)),
    ['depth_limit', path.length - 1 >= limits.maxDepth],
    ['below_threshold', isSmall(cents, limits)],
  ]
  return reasons.find(([, holds]) => holds)?.[0] ?? null
}

function reasonsOfHeld(line: QuotaLine, held: Holder, path: readonly string[]): (readonly [string, boolean])[] {
  const { nav, total } = held
  const gap = nav === null ? 0n : 100n * (total - nav)
  const allowed = 2n * (nav ?? 0n)
  return [
    ['confidential', held.isConfidential],
    ['cycle', path.includes(held.cnpj)],
    ['nav_missing', partHeld(line, held)[1] <= 0n],
    ['unreconciled', gap > allowed || gap < -allowed],
    ['stale', held.report?.isStale === true],
    ['ratio_anomaly', isTooMuch(line, held)],
  ]
}

function isSmall(cents: bigint, { least, shareOf }: PlainLimits): boolean {
  if (shareOf <= 0n) return false
  const share = roundedQuotient(cents * 100_000_000n, shareOf)
  return (share < 0n ? -share : share) < least
}

export function roundedQuotient(value: bigint, by: bigint): bigint {
  const [quotient, rest] = [value / by, value % by]
  if (2n * (rest < 0n ? -rest : rest) < by) return quotient
  return value < 0n ? quotient - 1n : quotient + 1n
}
