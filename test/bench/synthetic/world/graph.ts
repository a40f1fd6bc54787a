import { at, SeededRandom } from '../base/random.ts'
import { DEEPEST_LEVEL, LOOPS, type Fund } from './fund.ts'
import type { Population, IndexRange } from './population.ts'

/** One line of quotas: a part of the target, all of it, a part of what the holder has, or an amount out of the blue. */
export interface QuotaHolding {
  target: number
  way: 'share' | 'whole' | 'loop' | 'outside'
  share: number
  /** 0 when the target is held as a class, else which of its subclasses. */
  subclass: number
  cents: bigint
}

/** Targets by level; the reserved ones wait for a sole feeder. */
interface Shelves {
  open: number[][]
  reserved: number[][]
  population: Population
}

const OUTSIDE_SHARE = 0.28
const STRUCTURED_OUTSIDE_SHARE = 0.88
// Some funds are held by more than a thousand others.
const POPULARITY = 3
// In millionths of what a looped fund has: one pair has nearly all of its money in each other.
const LOOP_SHARES = { greatest: 995_000, least: 5, most: 2_000 }

/** For each fund as many holdings as it has quota lines. Leaving the planted loops aside, the graph has no cycle. */
export function drawHoldings(
  seed: number,
  funds: readonly Fund[],
  counts: readonly number[],
  population: Population,
): QuotaHolding[][] {
  const shelves = listShelves(funds, population)
  const holdings = funds.map((fund) => {
    const random = new SeededRandom(seed, fund.index, 'holdings')
    return fund.level === 0 ? [] : listHoldings(fund, at(counts, fund.index), shelves, random)
  })
  const random = new SeededRandom(seed, 'loops')
  for (const [place, [holder, target]] of listLoops(funds).entries()) {
    const share = place < 2 ? LOOP_SHARES.greatest : random.between(LOOP_SHARES.least, LOOP_SHARES.most)
    at(holdings, holder).push({ ...direct(target, share), way: 'loop' })
  }
  return holdings
}

export const PLANTED_CYCLES = LOOPS.pairs + LOOPS.mixedPairs + 1

function listShelves(funds: readonly Fund[], population: Population): Shelves {
  const shelf = (exclusive: boolean): number[][] =>
    Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) =>
      funds.filter((fund) => fund.level === level && fund.exclusive === exclusive).map(({ index }) => index),
    )
  return { open: shelf(false), reserved: shelf(true), population }
}

function listHoldings(fund: Fund, count: number, shelves: Shelves, random: SeededRandom): QuotaHolding[] {
  const reserved = at(shelves.reserved, fund.level - 1)
  const master = count === 1 && random.chance(0.5) ? reserved.pop() : undefined
  if (master !== undefined) return [{ ...direct(master, 1), way: 'whole' }]
  const first = random.pickSkewed(nearestShelf(shelves.open, fund.level - 1), POPULARITY)
  const holdings = [direct(first, random.between(1, 100))]
  const taken = new Set([first])
  while (holdings.length < count) holdings.push(nextHolding(fund, holdings, shelves, taken, random))
  return holdings
}

function nextHolding(
  fund: Fund,
  before: readonly QuotaHolding[],
  shelves: Shelves,
  taken: Set<number>,
  random: SeededRandom,
): QuotaHolding {
  const last = at(before, before.length - 1)
  // cda_fie does not distinguish subclasses.
  if (!fund.structured && last.way === 'share' && random.chance(0.002)) {
    return { ...last, share: random.between(1, 100), subclass: last.subclass + 1 }
  }
  const outside = fund.structured ? STRUCTURED_OUTSIDE_SHARE : OUTSIDE_SHARE
  for (let attempt = 0; attempt < 4 && !random.chance(outside); attempt++) {
    const shelf = nearestShelf(shelves.open, Math.floor(fund.level * random.fraction() ** 1.6))
    const target = random.pickSkewed(shelf, POPULARITY)
    if (taken.has(target)) continue
    taken.add(target)
    return direct(target, random.between(1, 100))
  }
  return outsideHolding(shelves.population, taken, random)
}

function outsideHolding({ sealed, outsiders }: Population, taken: Set<number>, random: SeededRandom): QuotaHolding {
  let target = drawFrom(random.chance(0.02) ? sealed : outsiders, random)
  for (let attempt = 0; attempt < 20 && taken.has(target); attempt++) target = drawFrom(outsiders, random)
  taken.add(target)
  return { ...direct(target, random.between(1, 100)), way: 'outside' }
}

function drawFrom({ from, to }: IndexRange, random: SeededRandom): number {
  return from + Math.floor((to - from) * random.fraction() ** 1.3)
}

/** In a small world some levels are empty; level 0 never is. */
function nearestShelf(open: readonly number[][], level: number): number[] {
  const shelf = at(open, level)
  return shelf.length > 0 || level === 0 ? shelf : nearestShelf(open, level - 1)
}

function direct(target: number, share: number): QuotaHolding {
  return { target, way: 'share', share, subclass: 0, cents: 0n }
}

/** Holder and target of each planted edge: pairs that hold each other, one of them across the files, and one ring. */
function listLoops(funds: readonly Fund[]): (readonly [number, number])[] {
  const members = funds.filter(({ style }) => style === 'loop').map(({ index }) => index)
  const across = at(members, members.length - 1)
  const paired = [...members.slice(0, LOOPS.pairs * 2), at(members, LOOPS.pairs * 2), across]
  const ring = members.slice(LOOPS.pairs * 2 + 1, -1)
  return [
    ...paired.map((holder, position) => [holder, at(paired, position ^ 1)] as const),
    ...ring.map((holder, position) => [holder, at(ring, (position + 1) % ring.length)] as const),
  ]
}
