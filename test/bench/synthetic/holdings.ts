import { DEEPEST_LEVEL, type Fund, LOOPS } from './funds.ts'
import type { IndexRange, Population } from './population.ts'
import { at, SeededRandom } from './random.ts'

/** One line of quotas: a part of the target, all of it, a part of what the holder has, or an amount out of the blue. */
export interface QuotaHolding {
  readonly target: number
  readonly way: 'share' | 'whole' | 'loop' | 'outside'
  readonly share: number
  /** 0 when the target is held as a class, else which of its subclasses. */
  readonly subclass: number
  cents: bigint
}

const OUTSIDE_SHARE = { filer: 0.28, structured: 0.88 }
// Some funds are held by more than a thousand others.
const POPULARITY = 3

/** For each fund as many holdings as it has quota lines. Leaving the planted loops aside, the graph has no cycle. */
export function drawHoldings(
  seed: number,
  funds: readonly Fund[],
  counts: readonly number[],
  population: Population,
): QuotaHolding[][] {
  const shelf = (exclusive: boolean): number[][] =>
    Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) =>
      funds.filter((fund) => fund.level === level && fund.exclusive === exclusive).map(({ index }) => index),
    )
  const shelves = { open: shelf(false), reserved: shelf(true), population }
  const holdings = funds.map((fund) => {
    const random = new SeededRandom(seed, fund.index, 'holdings')
    return fund.level === 0 ? [] : listHoldings(fund, at(counts, fund.index), shelves, random)
  })
  const random = new SeededRandom(seed, 'loops')
  for (const [place, [holder, target]] of listLoops(funds).entries()) {
    // In millionths of what a looped fund has: one pair has nearly all of its money in each other.
    at(holdings, holder).push(hold(target, place < 2 ? 995_000 : random.between(5, 2_000), 'loop'))
  }
  return holdings
}

/** Targets by level; the reserved ones wait for a sole feeder. */
interface Shelves {
  readonly open: number[][]
  readonly reserved: number[][]
  readonly population: Population
}

function hold(target: number, share: number, way: QuotaHolding['way'] = 'share'): QuotaHolding {
  return { target, way, share, subclass: 0, cents: 0n }
}

function listHoldings(fund: Fund, count: number, shelves: Shelves, random: SeededRandom): QuotaHolding[] {
  const reserved = at(shelves.reserved, fund.level - 1)
  const master = count === 1 && random.chance(0.5) ? reserved.pop() : undefined
  if (master !== undefined) return [hold(master, 1, 'whole')]
  const first = random.pickSkewed(nearestShelf(shelves.open, fund.level - 1), POPULARITY)
  const holdings = [hold(first, random.between(1, 100))]
  const taken = new Set([first])
  while (holdings.length < count) {
    const next = nextHolding(fund, at(holdings, holdings.length - 1), shelves, taken, random)
    taken.add(next.target)
    holdings.push(next)
  }
  return holdings
}

function nextHolding(
  { level, structured }: Fund,
  last: QuotaHolding,
  { open, population: { sealed, outsiders } }: Shelves,
  taken: ReadonlySet<number>,
  random: SeededRandom,
): QuotaHolding {
  // cda_fie does not distinguish subclasses.
  if (!structured && last.way === 'share' && random.chance(0.002))
    return { ...last, share: random.between(1, 100), subclass: last.subclass + 1 }
  const outside = structured ? OUTSIDE_SHARE.structured : OUTSIDE_SHARE.filer
  for (let attempt = 0; attempt < 4 && !random.chance(outside); attempt++) {
    const shelf = nearestShelf(open, Math.floor(level * random.fraction() ** 1.6))
    const target = random.pickSkewed(shelf, POPULARITY)
    if (!taken.has(target)) return hold(target, random.between(1, 100))
  }
  let target = drawFrom(random.chance(0.02) ? sealed : outsiders, random)
  for (let attempt = 0; attempt < 20 && taken.has(target); attempt++) target = drawFrom(outsiders, random)
  return hold(target, random.between(1, 100), 'outside')
}

function drawFrom({ from, to }: IndexRange, random: SeededRandom): number {
  return from + Math.floor((to - from) * random.fraction() ** 1.3)
}

/** In a small world some levels are empty; level 0 never is. */
function nearestShelf(open: readonly number[][], level: number): number[] {
  const shelf = at(open, level)
  return shelf.length > 0 || level === 0 ? shelf : nearestShelf(open, level - 1)
}

/** Holder and target of each planted edge: pairs that hold each other, one of them across the files, and one ring. */
function listLoops(funds: readonly Fund[]): (readonly [number, number])[] {
  const members = funds.filter(({ style }) => style === 'loop').map(({ index }) => index)
  const paired = [...members.slice(0, LOOPS.pairs * 2 + 1), at(members, members.length - 1)]
  const ring = members.slice(LOOPS.pairs * 2 + 1, -1)
  return [
    ...paired.map((holder, position) => [holder, at(paired, position ^ 1)] as const),
    ...ring.map((holder, position) => [holder, at(ring, (position + 1) % ring.length)] as const),
  ]
}
