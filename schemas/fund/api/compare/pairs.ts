import { toExactNumber, type ExactNumber, toUnits } from '../../../core/exact-number.ts'
import { magnitude } from '../look-through/graph.ts'
import { millionthsOfPercent } from '../share-percent.ts'
import { mapInTurns, sortInTurns, type WorkBudget } from '../../../core/work-budget.ts'

/** A fund's holding of an asset, its lines netted; `L` is what an answer says about the asset. */
export interface HeldAsset<L = unknown> {
  readonly value: bigint
  readonly quantity: bigint
  /** True if a line of it is left at the end of the month: owned and borrowed lines can net to nothing. */
  readonly isHeld: boolean
  /** True if two funds that own it have it in common, which no derivative, repo, cash or unnamed line is. */
  readonly comparable: boolean
  /** True for a line that names nothing, so that no line of the other side can be found to be the same. */
  readonly standsForItself: boolean
  readonly labels: L
}

/** One side of a comparison: the holdings of each asset, and the divisor of their shares. */
export interface ComparedHoldings<L = unknown> {
  readonly assets: ReadonlyMap<string, HeldAsset<L>>
  readonly shareOf: ExactNumber | null
  /** False if its month lacks members or some of it is confidential: what is not seen in it may be held. */
  readonly isWhole: boolean
}

/** Working out an asset, or making its row. */
export const UNITS_A_PAIR = 20
const UNITS_A_COMPARISON = 2

/** An asset on both sides; shares in millionths of a percent. */
export interface Pair<L = unknown> {
  readonly key: string
  readonly own: HeldAsset<L> | null
  readonly other: HeldAsset<L> | null
  readonly value: bigint
  readonly otherValue: bigint
  readonly share: bigint | null
  readonly otherShare: bigint | null
  /** Smaller of two positive shares of an asset that both name; else null. */
  readonly common: bigint | null
  /** True if a side does not show the asset and could hold it all the same. */
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

/** Tests if a side that shows no line of an asset could hold it. */
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

/** By how many percent of NAV two portfolios agree; null where a side has nothing to divide by. */
export function addOverlap(pairs: readonly Pair[]): ExactNumber | null {
  if (pairs.some(({ common }) => common === null)) return null
  return toExactNumber(
    pairs.reduce((sum, { common }) => sum + (common ?? 0n), 0n),
    6,
  )
}

/** A fund in two months: what changed most first, then by key. */
export function sortChanges<L>(pairs: readonly Pair<L>[], work: WorkBudget): Promise<Pair<L>[]> {
  const compare = byLargest((pair) => [magnitude(pair.value - pair.otherValue)])
  return sortInTurns(work, pairs, compare, UNITS_A_COMPARISON)
}

/** Two funds in a month: what they have most of in common first, then the larger, then by key. */
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

/** Sorts the largest of the first figure first, then of the next, then by key. */
function byLargest(figures: (pair: Pair) => readonly bigint[]): (a: Pair, b: Pair) => number {
  return (a, b) => {
    const right = figures(b)
    const at = figures(a).findIndex((figure, each) => figure !== right[each])
    if (at === -1) return a.key < b.key ? -1 : 1
    return (figures(a)[at] ?? 0n) > (right[at] ?? 0n) ? -1 : 1
  }
}
