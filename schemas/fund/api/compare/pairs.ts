import { toExactNumber, type ExactNumber, toUnits } from '../../../core/exact-number.ts'
import { magnitude } from '../look-through/graph.ts'
import { millionthsOfPercent } from '../share-percent.ts'
import { mapInTurns, sortInTurns, type WorkBudget } from '../../../core/work-budget.ts'

/** Holding of an asset in a fund, with its lines netted; `L` is the description of the asset in an answer. */
export interface HeldAsset<L = unknown> {
  readonly value: bigint
  readonly quantity: bigint
  /** True if the asset still has a line at the end of the month, even if owned and borrowed lines net to zero. */
  readonly isHeld: boolean
  /**
   * True if two owners have the asset in common, which is never the case for a derivative, repo, cash or unnamed line.
   */
  readonly comparable: boolean
  /** True for a line that names no asset, which therefore matches no line of the other side. */
  readonly standsForItself: boolean
  readonly labels: L
}

/** Side of a comparison: the holdings of each asset, and the divisor of their shares. */
export interface ComparedHoldings<L = unknown> {
  readonly assets: ReadonlyMap<string, HeldAsset<L>>
  readonly shareOf: ExactNumber | null
  /** False if its month lacks members or has confidential parts, in which further assets may be held. */
  readonly isWhole: boolean
}

/** Units of work for comparing an asset, or for making its row. */
export const UNITS_A_PAIR = 20
const UNITS_A_COMPARISON = 2

/** Asset on both sides, with shares in millionths of a percent. */
export interface Pair<L = unknown> {
  readonly key: string
  readonly own: HeldAsset<L> | null
  readonly other: HeldAsset<L> | null
  readonly value: bigint
  readonly otherValue: bigint
  readonly share: bigint | null
  readonly otherShare: bigint | null
  /** Smaller of two positive shares of an asset that both sides name; otherwise null. */
  readonly common: bigint | null
  /** True if a side does not show the asset, but could hold it. */
  readonly isHidden: boolean
}

export function pairAssets<L>(
  own: ComparedHoldings<L>,
  other: ComparedHoldings<L>,
  work: WorkBudget,
): Promise<Pair<L>[]> {
  const keys = new Set([...own.assets.keys(), ...other.assets.keys()])
  return mapInTurns(work, [...keys], UNITS_A_PAIR, (key) => pairAsset(key, own, other))
}

function pairAsset<L>(key: string, own: ComparedHoldings<L>, other: ComparedHoldings<L>): Pair<L> {
  const [held, otherHeld] = [own.assets.get(key) ?? null, other.assets.get(key) ?? null]
  const [value, otherValue] = [held?.value ?? 0n, otherHeld?.value ?? 0n]
  const [share, otherShare] = [computeShare(value, own), computeShare(otherValue, other)]
  return {
    key,
    own: held,
    other: otherHeld,
    value,
    otherValue,
    share,
    otherShare,
    common: share === null || otherShare === null ? null : computeCommon(held, otherHeld, share, otherShare),
    isHidden: (held === null && mayHold(own, otherHeld)) || (otherHeld === null && mayHold(other, held)),
  }
}

/** True if a side without a line of an asset could hold it. */
function mayHold({ isWhole }: ComparedHoldings, seen: HeldAsset | null): boolean {
  return !isWhole || seen?.standsForItself === true
}

function computeShare(cents: bigint, { shareOf: divisor }: ComparedHoldings): bigint | null {
  return divisor && millionthsOfPercent(cents, toUnits(divisor.text, 2))
}

function computeCommon(own: HeldAsset | null, other: HeldAsset | null, share: bigint, otherShare: bigint): bigint {
  const smaller = share < otherShare ? share : otherShare
  return own?.comparable === true && other?.comparable === true && smaller > 0n ? smaller : 0n
}

/** Adds up the common part of two portfolios in percent of NAV; null if a side has no divisor. */
export function addOverlap(pairs: readonly Pair[]): ExactNumber | null {
  if (pairs.some(({ common }) => common === null)) return null
  return toExactNumber(
    pairs.reduce((sum, { common }) => sum + (common ?? 0n), 0n),
    6,
  )
}

/** Sorts the assets of a fund in two months by the largest change, then by key. */
export function sortChanges<L>(pairs: readonly Pair<L>[], work: WorkBudget): Promise<Pair<L>[]> {
  const compare = byLargest((pair) => [magnitude(pair.value - pair.otherValue)])
  return sortInTurns(work, pairs, compare, UNITS_A_COMPARISON)
}

/** Sorts the assets of two funds in a month by the largest common part, then by size, then by key. */
export function sortOverlaps<L>(pairs: readonly Pair<L>[], work: WorkBudget): Promise<Pair<L>[]> {
  const larger = ({ value, otherValue }: Pair) =>
    magnitude(value) > magnitude(otherValue) ? magnitude(value) : magnitude(otherValue)
  const compare = byLargest((pair) => [pair.common ?? 0n, larger(pair)])
  return sortInTurns(work, pairs, compare, UNITS_A_COMPARISON)
}

export const STATUSES = ['new', 'closed', 'increased', 'reduced', 'unchanged', 'not_visible'] as const

export function classifyChange({ own, other, value, otherValue, isHidden }: Pair): (typeof STATUSES)[number] {
  const [is, was] = [own?.isHeld === true, other?.isHeld === true]
  if (is !== was && isHidden) return 'not_visible'
  if (is !== was) return is ? 'new' : 'closed'
  if (value === otherValue) return 'unchanged'
  return value > otherValue ? 'increased' : 'reduced'
}

/** Compares by the largest first figure, then by the largest next one, then by key. */
function byLargest(figures: (pair: Pair) => readonly bigint[]): (a: Pair, b: Pair) => number {
  return (a, b) => {
    const right = figures(b)
    const at = figures(a).findIndex((figure, each) => figure !== right[each])
    if (at === -1) return a.key < b.key ? -1 : 1
    return (figures(a)[at] ?? 0n) > (right[at] ?? 0n) ? -1 : 1
  }
}
