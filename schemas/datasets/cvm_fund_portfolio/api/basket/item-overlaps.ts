import type { ExactNumber } from '../../../../core/exact-number.ts'
import { mapInTurns, type WorkBudget } from '../../../../core/work-budget.ts'
import { estimatePart, makePart, takePart } from '../../../../fund/api/look-through/fraction.ts'
import type { LeafAmounts } from '../../../../fund/api/look-through/leaf-amounts.ts'
import { millionthsOfPercent } from '../../../../fund/api/share-percent.ts'
import { WHOLE_SHARE, writeShare } from './basket-shares.ts'
import type { OpenItem } from './open-items.ts'

/** Overlap of two items in percent of their NAVs: at least and at most, null if it is not known. */
interface ItemOverlap {
  readonly a: string
  readonly b: string
  readonly overlap_percent: ExactNumber | null
  readonly overlap_most_percent: ExactNumber | null
  readonly overlap_look_through_percent: ExactNumber | null
  readonly overlap_look_through_most_percent: ExactNumber | null
}

/**
 * Kinds of leaves: `named` is an asset that two funds can have in common, `hidden` may be any asset, such as a
 * confidential total, and `apart` is neither.
 */
export type Comparability = 'named' | 'hidden' | 'apart'

/** Shares of the item's NAV, in millionths of a percent. */
interface ComparedShares {
  readonly named: ReadonlyMap<number, bigint>
  /** Sum of `named`. */
  readonly whole: bigint
  /** Lines that may be any asset, because they name none, and quotas of unopened funds, which are in `named` too. */
  readonly hidden: bigint
  /** Named and hidden lines together: no more can be in common. */
  readonly all: bigint
  /** False if files lack members, so that more may be held. */
  readonly isComplete: boolean
}

const UNITS_A_PAIR = 200

/** Compares each item with each other one, by their own lines and by the lines of the funds that they hold. */
export async function listOverlaps(
  items: readonly OpenItem[],
  judge: (leaf: number) => Comparability,
  work: WorkBudget,
): Promise<ItemOverlap[]> {
  const compared = items.map((item) => ({
    item: item.item,
    direct: listShares(item, item.direct, 0n, judge),
    leaves: listShares(item, item.leaves, addUnopened(item), judge),
  }))
  const pairs = compared.flatMap((one, at) => compared.slice(at + 1).map((other) => [one, other] as const))
  return mapInTurns(work, pairs, UNITS_A_PAIR, ([one, other]) => {
    const [direct, leaves] = [bound(one.direct, other.direct), bound(one.leaves, other.leaves)]
    return {
      a: one.item,
      b: other.item,
      overlap_percent: direct.least,
      overlap_most_percent: direct.most,
      overlap_look_through_percent: leaves.least,
      overlap_look_through_most_percent: leaves.most,
    }
  })
}

/** Adds up the quotas of unopened funds, which can hold anything. */
function addUnopened({ coverage }: OpenItem): bigint {
  return Object.entries(coverage?.unexpandedValue ?? {}).reduce(
    (sum, [why, value]) => (why === 'reconciliation' || value < 0n ? sum : sum + value),
    0n,
  )
}

function listShares(
  { nav, isComplete }: OpenItem,
  amounts: LeafAmounts,
  unopened: bigint,
  judge: (leaf: number) => Comparability,
): ComparedShares {
  const named = new Map<number, bigint>()
  const part = makePart(WHOLE_SHARE, nav)
  let [whole, hidden] = [0n, 0n]
  for (const leaf of amounts.list()) {
    const estimated = estimatePart(part, amounts.estimate(leaf))
    const share = Number.isNaN(estimated) ? takePart(part, amounts.total(leaf)) : BigInt(estimated)
    if (share <= 0n) continue
    const comparability = judge(leaf)
    if (comparability === 'hidden') hidden += share
    if (comparability !== 'named') continue
    named.set(leaf, share)
    whole += share
  }
  return { named, whole, hidden: hidden + millionthsOfPercent(unopened, nav), all: whole + hidden, isComplete }
}

/** Bounds the overlap of two items: a hidden holding of one can be any unmatched asset of the other. */
function bound(a: ComparedShares, b: ComparedShares): { least: ExactNumber | null; most: ExactNumber | null } {
  if (!isSeen(a) || !isSeen(b)) return { least: null, most: null }
  const common = addSmaller(a.named, b.named)
  const [ofA, ofB] = [least(a.whole - common, b.hidden), least(b.whole - common, a.hidden)]
  const most = least(common + ofA + ofB + least(a.hidden - ofB, b.hidden - ofA), least(a.all, b.all))
  return { least: writeShare(common), most: a.isComplete && b.isComplete ? writeShare(most) : null }
}

/** False if an item has nothing to compare although it can hold something. */
function isSeen({ whole, hidden, isComplete }: ComparedShares): boolean {
  return whole > 0n || (hidden === 0n && isComplete)
}

function addSmaller(a: ReadonlyMap<number, bigint>, b: ReadonlyMap<number, bigint>): bigint {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0n
  for (const [leaf, share] of few) sum += least(share, many.get(leaf) ?? 0n)
  return sum
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
