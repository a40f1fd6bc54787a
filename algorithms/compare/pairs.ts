import { exactOf, unitsOf } from '../exact-number.ts'
import type { ExactNumber, Row } from '../../schemas/api/endpoint.ts'
import { mapInTurns, sortInTurns, type Work } from '../work-budget.ts'
import { millionthsOfPercent } from '../../schemas/fund/api/share.ts'
import { magnitude } from '../look-through/graph.ts'
import type { Held } from '../../schemas/datasets/cvm_fund_portfolio/api/compare/sides.ts'

/** What is compared: what was held of each asset, and what shares of it are of. */
export interface Holdings {
  readonly assets: ReadonlyMap<string, Held>
  readonly shareOf: ExactNumber | null
}

/** Working out an asset, or making its row. */
const UNITS_A_PAIR = 20
const UNITS_A_COMPARISON = 2

/** An asset on both sides; shares in millionths of a percent. */
interface Pair {
  readonly key: string
  readonly own: Held | null
  readonly other: Held | null
  readonly value: bigint
  readonly otherValue: bigint
  readonly share: bigint | null
  readonly otherShare: bigint | null
  /** The smaller of two positive shares of an asset that both name; else nothing. */
  readonly common: bigint | null
}

export function pairsOf(own: Holdings, other: Holdings, work: Work): Promise<Pair[]> {
  const keys = new Set([...own.assets.keys(), ...other.assets.keys()])
  return mapInTurns(work, [...keys], UNITS_A_PAIR, (key) => pairOf(key, own, other))
}

function pairOf(key: string, own: Holdings, other: Holdings): Pair {
  const [held, otherHeld] = [own.assets.get(key) ?? null, other.assets.get(key) ?? null]
  const [value, otherValue] = [held?.value ?? 0n, otherHeld?.value ?? 0n]
  const [share, otherShare] = [shareOf(value, own), shareOf(otherValue, other)]
  return {
    key,
    own: held,
    other: otherHeld,
    value,
    otherValue,
    share,
    otherShare,
    common: share === null || otherShare === null ? null : commonOf(held, otherHeld, share, otherShare),
  }
}

function shareOf(cents: bigint, { shareOf: divisor }: Holdings): bigint | null {
  return divisor && millionthsOfPercent(cents, unitsOf(divisor.text, 2))
}

function commonOf(own: Held | null, other: Held | null, share: bigint, otherShare: bigint): bigint {
  const smaller = share < otherShare ? share : otherShare
  return own?.namesAsset === true && other?.namesAsset === true && smaller > 0n ? smaller : 0n
}

/** By how many percent of NAV two portfolios agree; null where a side has nothing to divide by. */
export function overlapOf(pairs: readonly Pair[]): ExactNumber | null {
  if (pairs.some(({ common }) => common === null)) return null
  return exactOf(
    pairs.reduce((sum, { common }) => sum + (common ?? 0n), 0n),
    6,
  )
}

/** A fund in two months, what changed most first, then by key. */
export async function changesOf(pairs: readonly Pair[], work: Work): Promise<Row[]> {
  const change = ({ value, otherValue }: Pair) => value - otherValue
  const compare = byLargest((pair) => [magnitude(change(pair))])
  const sorted = await sortInTurns(work, pairs, compare, UNITS_A_COMPARISON)
  return mapInTurns(work, sorted, UNITS_A_PAIR, (pair) => ({
    ...described(pair),
    previous_value: exactOf(pair.otherValue, 2),
    value: exactOf(pair.value, 2),
    change: exactOf(change(pair), 2),
    previous_share_percent: percent(pair.otherShare),
    share_percent: percent(pair.share),
    status: statusOf(pair),
  }))
}

/** Two funds in a month, what they have most of in common first, then the larger, then by key. */
export async function overlapsOf(pairs: readonly Pair[], work: Work): Promise<Row[]> {
  const larger = ({ value, otherValue }: Pair) =>
    magnitude(value) > magnitude(otherValue) ? magnitude(value) : magnitude(otherValue)
  const compare = byLargest((pair) => [pair.common ?? 0n, larger(pair)])
  const sorted = await sortInTurns(work, pairs, compare, UNITS_A_COMPARISON)
  return mapInTurns(work, sorted, UNITS_A_PAIR, (pair) => ({
    ...described(pair),
    value: exactOf(pair.value, 2),
    share_percent: percent(pair.share),
    against_value: exactOf(pair.otherValue, 2),
    against_share_percent: percent(pair.otherShare),
    common_share_percent: percent(pair.common),
  }))
}

function described({ key, own, other }: Pair): Row {
  const held = own ?? other
  return {
    asset_key: key,
    application_type: held?.applicationType ?? '',
    asset_type: held?.assetType ?? '',
    name: held?.name ?? '',
  }
}

function percent(millionths: bigint | null): ExactNumber | null {
  return millionths === null ? null : exactOf(millionths, 6)
}

export const STATUSES = ['new', 'closed', 'increased', 'reduced', 'unchanged'] as const

/** A line that was sold out stays in the filing for the trades of its month: it holds nothing. */
function statusOf({ own, other, value, otherValue }: Pair): (typeof STATUSES)[number] {
  const [is, was] = [isHeld(own), isHeld(other)]
  if (is !== was) return is ? 'new' : 'closed'
  if (value === otherValue) return 'unchanged'
  return value > otherValue ? 'increased' : 'reduced'
}

function isHeld(held: Held | null): boolean {
  return held !== null && (held.value !== 0n || held.quantity !== 0n)
}

/** The largest of the first figure first, then of the next, then by key. */
function byLargest(figures: (pair: Pair) => readonly bigint[]): (a: Pair, b: Pair) => number {
  return (a, b) => {
    const right = figures(b)
    const at = figures(a).findIndex((figure, each) => figure !== right[each])
    if (at === -1) return a.key < b.key ? -1 : 1
    return (figures(a)[at] ?? 0n) > (right[at] ?? 0n) ? -1 : 1
  }
}
