import type { Fund, Style } from './funds.ts'
import { addNumbers, allot, type Wish } from './money.ts'
import { scaleCount } from './population.ts'
import { at, SeededRandom } from './random.ts'

export const BLOCKS = ['BLC_1', 'BLC_2', 'BLC_3', 'BLC_4', 'BLC_5', 'BLC_6', 'BLC_7', 'BLC_8', 'CONFID'] as const
export type Block = (typeof BLOCKS)[number]

/** About the lines per thousand of a real month; the books get room for two lines of every fund. */
const PER_THOUSAND: Record<Block | 'fie' | 'fieConfid', number> = {
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
const APPETITE: Partial<Record<Style, Partial<Record<Block, number>>>> = {
  credit: { BLC_1: 2, BLC_4: 12, BLC_5: 6, BLC_6: 0.6 },
  bonds: { BLC_1: 3, BLC_4: 2, BLC_5: 5 },
  equity: { BLC_1: 0.4, BLC_4: 4 },
  macro: { BLC_1: 1.5, BLC_3: 1, BLC_4: 5, BLC_5: 1, BLC_7: 1.5 },
  allocator: { BLC_1: 0.4, BLC_2: 8 },
  mixed: { BLC_1: 1, BLC_2: 5, BLC_4: 3, BLC_5: 2, BLC_6: 0.1, BLC_7: 0.5 },
}
const SPREADS: Partial<Record<Block, number>> = { BLC_3: 5, BLC_4: 4.2 }
const BOOKS_ONLY = new Set<Style>(['silent', 'zero', 'negative', 'loop'])

/**
 * Counts the lines of each fund in each member, by its place among the funds of cda_fi or of cda_fie; `sealed` documents
 * follow those of cda_fie in its CONFID.
 */
export function planLines(seed: number, lines: number, funds: readonly Fund[], sealed: number) {
  const filers = funds.filter(({ structured }) => !structured)
  const structured = funds.filter((fund) => fund.structured)
  const whole = addNumbers(Object.values(PER_THOUSAND))
  const due = (member: keyof typeof PER_THOUSAND) => Math.round((lines * PER_THOUSAND[member]) / whole)
  const wishes = (block: Block) =>
    filers.map((fund) => drawWish(fund, block, new SeededRandom(seed, fund.index, block)))
  // Object.fromEntries forgets which keys it was given.
  const blocks = Object.fromEntries(BLOCKS.map((block) => [block, allot(due(block), wishes(block))])) as Record<
    Block,
    number[]
  >
  const plant = (wanted: number, block: Block, least: number) => {
    const able = filers.filter(({ index, style }) => !BOOKS_ONLY.has(style) && at(blocks[block], index) >= least)
    const deck = new SeededRandom(seed, 'able', least).shuffled(able)
    return new Set(deck.slice(0, scaleCount(wanted, filers.length)).map(({ index }) => index))
  }
  return {
    blocks,
    structured: allot(
      due('fie'),
      structured.map((fund) => wishStructured(seed, fund)),
    ),
    structuredConfid: allot(due('fieConfid'), wishConfid(structured.length, sealed, filers.length)),
    /** Funds with one line of the books filed twice. */
    repeated: plant(4, 'BLC_8', 3),
    /** Funds with negative cash. */
    overdrawn: plant(40, 'BLC_1', 1),
  }
}

const NOTHING: Wish = { weight: 0, least: 0 }

function drawWish({ style, level }: Fund, block: Block, random: SeededRandom): Wish {
  if (style === 'silent') return NOTHING
  // Few funds have more than the two lines that all have, and those have many.
  if (block === 'BLC_8') return { weight: random.fraction() ** 200, least: 2 }
  if (block === 'CONFID')
    return !BOOKS_ONLY.has(style) && random.chance(0.024) ? { weight: random.fraction(), least: 1 } : NOTHING
  const holdsQuotas = level > 0 || style === 'loop'
  const weight = (APPETITE[style]?.[block] ?? 0) * heavyTail(random, SPREADS[block])
  return { weight, least: block === 'BLC_2' && holdsQuotas ? 1 : 0 }
}

/** Exchange-traded funds have about three times the lines; each fund has at least cash, a payable and a quota. */
function wishStructured(seed: number, { index, style }: Fund): Wish {
  const appetite = style === 'loop' ? 0 : style === 'etf' ? 3 : 1
  return { weight: appetite * heavyTail(new SeededRandom(seed, index, 'fie')), least: 3 }
}

/** Counts the quota lines of a fund of cda_fie. */
export function countQuotas({ style }: Fund, lines: number): number {
  if (style === 'loop') return 1
  return style === 'etf' ? 0 : Math.max(1, Math.floor((lines - 2) * 0.72))
}

/** Nearly all of the sealed documents belong to funds without open lines. */
function wishConfid(structured: number, sealed: number, filers: number): Wish[] {
  const half = structured >> 1
  const few = { from: half, to: half + scaleCount(7, filers) }
  return [
    ...Array.from({ length: structured }, (_, place) => ({
      weight: 0,
      least: place >= few.from && place < few.to ? 2 : 0,
    })),
    ...Array.from({ length: sealed }, () => ({ weight: 1, least: 1 })),
  ]
}

/** About log-normal: most funds hold a few, some hold hundreds. */
function heavyTail(random: SeededRandom, spread = 2.2): number {
  return Math.exp(spread * random.bell())
}
