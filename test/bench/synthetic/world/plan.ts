import { at, SeededRandom } from '../base/random.ts'
import { allot } from '../base/money.ts'
import type { Fund, Style } from './fund.ts'
import { scaleCount } from './population.ts'

export const BLOCKS = ['BLC_1', 'BLC_2', 'BLC_3', 'BLC_4', 'BLC_5', 'BLC_6', 'BLC_7', 'BLC_8', 'CONFID'] as const
export type PlanBlock = (typeof BLOCKS)[number]

/** Lines by fund index, in each member of cda_fi, and in cda_fie and its CONFID. */
export interface Plan {
  blocks: Record<PlanBlock, number[]>
  structured: number[]
  structuredConfid: number[]
  /** Funds with one line of the books filed twice, and with negative cash. */
  repeated: Set<number>
  overdrawn: Set<number>
}

type Shares = Record<PlanBlock | 'fie' | 'fieConfid', number>

// About the lines per thousand of a real month; the books get room for two lines of every fund.
const PER_THOUSAND: Shares = {
  BLC_1: 76,
  BLC_2: 192,
  BLC_3: 0.372,
  BLC_4: 398,
  BLC_5: 122,
  BLC_6: 8.6,
  BLC_7: 13.4,
  BLC_8: 147,
  CONFID: 5.7,
  fie: 37.2,
  fieConfid: 1.87,
}

const APPETITE: Partial<Record<Style, Partial<Record<PlanBlock, number>>>> = {
  credit: { BLC_1: 2, BLC_4: 12, BLC_5: 6, BLC_6: 0.6 },
  bonds: { BLC_1: 3, BLC_4: 2, BLC_5: 5 },
  equity: { BLC_1: 0.4, BLC_4: 4 },
  macro: { BLC_1: 1.5, BLC_3: 1, BLC_4: 5, BLC_5: 1, BLC_7: 1.5 },
  allocator: { BLC_1: 0.4, BLC_2: 8 },
  mixed: { BLC_1: 1, BLC_2: 5, BLC_4: 3, BLC_5: 2, BLC_6: 0.1, BLC_7: 0.5 },
}
const SPREADS: Partial<Record<PlanBlock, number>> = { BLC_3: 5, BLC_4: 4.2 }
const BOOKS_ONLY = new Set<Style>(['silent', 'zero', 'negative', 'loop'])

export function planLines(seed: number, lines: number, funds: readonly Fund[], sealed: number, count: number): Plan {
  const filers = funds.filter(({ structured }) => !structured)
  const structured = funds.filter((fund) => fund.structured)
  const whole = Object.values(PER_THOUSAND).reduce((sum, share) => sum + share, 0)
  const due = (member: keyof Shares): number => Math.round((lines * PER_THOUSAND[member]) / whole)
  const blocks = Object.fromEntries(BLOCKS.map((block) => [block, listCounts(seed, block, due(block), filers)]))
  const confid = structuredConfid(due('fieConfid'), structured, sealed, count)
  return {
    // Object.fromEntries forgets which keys it was given.
    blocks: blocks as Record<PlanBlock, number[]>,
    structured: structuredCounts(seed, due('fie'), structured),
    structuredConfid: confid,
    repeated: planted(seed, filers, scaleCount(4, count), blocks['BLC_8'], 3),
    overdrawn: planted(seed, filers, scaleCount(40, count), blocks['BLC_1'], 1),
  }
}

function listCounts(seed: number, block: PlanBlock, total: number, filers: readonly Fund[]): number[] {
  const wishes = filers.map((fund) => drawWish(fund, block, new SeededRandom(seed, fund.index, block)))
  const minima = wishes.map(({ least }) => least)
  return allot(
    total,
    wishes.map(({ weight }) => weight),
    minima,
  )
}

interface Wish {
  weight: number
  least: number
}

const NOTHING: Wish = { weight: 0, least: 0 }

function drawWish({ style, level }: Fund, block: PlanBlock, random: SeededRandom): Wish {
  if (style === 'silent') return NOTHING
  // Few funds have more than the two lines that all have, and those have many.
  if (block === 'BLC_8') return { weight: random.fraction() ** 200, least: 2 }
  const holdsQuotas = level > 0 || style === 'loop'
  if (block === 'BLC_2') return { weight: drawAppetite(style, block, random), least: holdsQuotas ? 1 : 0 }
  if (block !== 'CONFID') return { weight: drawAppetite(style, block, random), least: 0 }
  return !BOOKS_ONLY.has(style) && random.chance(0.024) ? { weight: random.fraction(), least: 1 } : NOTHING
}

function drawAppetite(style: Style, block: PlanBlock, random: SeededRandom): number {
  return (APPETITE[style]?.[block] ?? 0) * heavyTail(random, SPREADS[block] ?? 2.2)
}

/** Exchange-traded funds have about three times the lines; each fund has at least cash, a payable and a quota. */
function structuredCounts(seed: number, total: number, structured: readonly Fund[]): number[] {
  const weights = structured.map(({ index, style }) =>
    style === 'loop' ? 0 : (style === 'etf' ? 3 : 1) * heavyTail(new SeededRandom(seed, index, 'fie'), 2.2),
  )
  return allot(
    total,
    weights,
    structured.map(() => 3),
  )
}

/** Counts the quota lines of a fund. */
export function structuredQuotas({ style }: Fund, lines: number): number {
  if (style === 'loop') return 1
  return style === 'etf' ? 0 : Math.max(1, Math.floor((lines - 2) * 0.72))
}

/** Nearly all of the sealed documents belong to funds without open lines, which follow the others here. */
function structuredConfid(total: number, structured: readonly Fund[], sealed: number, count: number): number[] {
  const half = structured.length >> 1
  const least = structured.map((_, position) => (position >= half && position < half + scaleCount(7, count) ? 2 : 0))
  const sealedLeast = Array<number>(sealed).fill(1)
  return allot(total, [...least.map(() => 0), ...sealedLeast], [...least, ...sealedLeast])
}

function planted(
  seed: number,
  filers: readonly Fund[],
  wanted: number,
  counts: readonly number[] | undefined,
  least: number,
): Set<number> {
  const able = filers.filter(({ index, style }) => !BOOKS_ONLY.has(style) && at(counts ?? [], index) >= least)
  const deck = new SeededRandom(seed, 'able', least).shuffled(able)
  return new Set(deck.slice(0, wanted).map(({ index }) => index))
}

/** About log-normal: most funds hold a few, some hold hundreds. */
function heavyTail(random: SeededRandom, spread: number): number {
  return Math.exp(spread * (random.fraction() + random.fraction() + random.fraction() - 1.5))
}
