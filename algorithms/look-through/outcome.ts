import { type Graph, type Holder, magnitude, type QuotaLine } from './graph.ts'

/** The reasons why a line of quotas is not replaced by the lines of the fund held, in the order in which they are checked. */
export const UNEXPANDED = [
  'foreign',
  'confidential',
  'not_filed',
  'cycle',
  'nav_missing',
  'unreconciled',
  'ratio_anomaly',
  'depth_limit',
  'below_threshold',
] as const

export type Unexpanded = (typeof UNEXPANDED)[number]

/** The depth to which a look-through goes, and the value below which it stops. */
export interface LookThroughLimits {
  readonly maxDepth: number
  /** Tests if a line of this rounded value is too small a part of the root to be followed. */
  readonly isBelowThreshold: (value: bigint) => boolean
}

/** The place of a line: the funds from the root to its holder, and its value as a part of the root's, rounded. */
export interface Standing {
  readonly path: readonly string[]
  readonly value: bigint
}

/** The fund whose lines take a quota line's place, or the first reason why none do. */
export function decideOutcome(
  line: Omit<QuotaLine, 'id'>,
  { path, value }: Standing,
  graph: Graph,
  limits: LookThroughLimits,
): Unexpanded | (Holder & { readonly nav: bigint }) {
  if (line.isForeign) return 'foreign'
  if (line.isConfidential) return 'confidential'
  const held = line.target === null ? undefined : graph.holders.get(line.target)
  if (held === undefined) return 'not_filed'
  if (held.isConfidential) return 'confidential'
  if (path.includes(held.cnpj)) return 'cycle'
  if (!hasNav(held)) return 'nav_missing'
  if (misses(held)) return 'unreconciled'
  if (line.value < 0n || line.value * 1000n > held.nav * 1005n) return 'ratio_anomaly'
  if (path.length > limits.maxDepth) return 'depth_limit'
  if (limits.isBelowThreshold(value)) return 'below_threshold'
  return held
}

function hasNav(held: Holder): held is Holder & { readonly nav: bigint } {
  return held.nav !== null && held.nav > 0n
}

/**
 * True if the lines are more than 2 % away from the NAV. A part of such lines would be a figure that nobody holds: a line
 * of a sixth of a million became leaves of two and a half.
 */
function misses({ nav, total }: Holder & { readonly nav: bigint }): boolean {
  return magnitude(total - nav) * 50n > nav
}
