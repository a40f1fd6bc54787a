import { masked } from '../../helpers/portal.ts'
import { fundCnpj } from './documents.ts'
import { filedName, type IndexRange, isWithin, listIndexes, makePopulation, scaleCount } from './population.ts'
import { at, SeededRandom } from './random.ts'

/** The style of a fund decides in which members its lines are. The last four styles exist to go wrong. */
export type Style =
  | 'credit'
  | 'bonds'
  | 'equity'
  | 'macro'
  | 'feeder'
  | 'allocator'
  | 'mixed'
  | 'etf'
  | 'receivables'
  | 'loop' // holds a fund that, directly or not, holds it back
  | 'silent' // net assets, no lines
  | 'zero'
  | 'negative'

export interface Fund {
  readonly index: number
  readonly cnpj: string
  readonly name: string
  readonly style: Style
  /** Longest way down through quotas to a fund that holds none: funds hold only funds of lower levels. */
  readonly level: number
  /** A single holder owns all of it. */
  readonly exclusive: boolean
  readonly structured: boolean
}

export const DEEPEST_LEVEL = 15
export const LOOPS = { pairs: 3, mixedPairs: 1, ring: 4 }

/** By index: first funds of cda_fi, then those of cda_fie, all with net assets of their own. */
export function foundFunds(seed: number, count: number): Fund[] {
  const { filers, structured, traded } = makePopulation(count)
  const planted = plantStyles(seed, filers, count)
  const found = (index: number, style: Style, level = 0): Fund => ({
    index,
    style,
    level,
    structured: isWithin(structured, index),
    cnpj: masked(fundCnpj(seed, index)),
    name: filedName(seed, index),
    exclusive: new SeededRandom(seed, index, 'exclusive').chance(0.1),
  })
  const findFiler = (index: number) => {
    const style = planted.get(index)
    if (style !== undefined) return found(index, style)
    const level = drawLevel(new SeededRandom(seed, index, 'level'))
    return found(index, drawStyle(level, new SeededRandom(seed, index, 'style')), level)
  }
  const findStructured = (index: number) => {
    // The last one closes the loop through both files.
    if (index === structured.to - 1) return found(index, 'loop')
    if (isWithin(traded, index)) return found(index, 'etf')
    return found(index, 'receivables', new SeededRandom(seed, index, 'level').between(1, 6))
  }
  return [...listIndexes(filers).map(findFiler), ...listIndexes(structured).map(findStructured)]
}

function plantStyles(seed: number, filers: IndexRange, count: number): Map<number, Style> {
  const deck = new SeededRandom(seed, 'planted').shuffled(listIndexes(filers))
  const styles: Style[] = (
    [
      ['loop', LOOPS.pairs * 2 + LOOPS.mixedPairs + LOOPS.ring],
      ['negative', scaleCount(30, count)],
      ['zero', scaleCount(100, count)],
      ['silent', scaleCount(120, count)],
    ] as const
  ).flatMap(([style, times]) => Array<Style>(times).fill(style))
  return new Map(styles.map((style, position) => [at(deck, position), style]))
}

/** Half of the funds hold no quotas; few are many steps away from an asset. */
function drawLevel(random: SeededRandom): number {
  const draw = random.fraction()
  const level = [0.5, 0.77, 0.89, 0.95, 0.98].findIndex((threshold) => draw < threshold)
  return level >= 0 ? level : random.between(5, DEEPEST_LEVEL)
}

function drawStyle(level: number, random: SeededRandom): Style {
  const draw = random.fraction()
  if (level > 0) return draw < 0.6 ? 'feeder' : draw < 0.85 ? 'allocator' : 'mixed'
  return draw < 0.35 ? 'credit' : draw < 0.6 ? 'bonds' : draw < 0.8 ? 'equity' : 'macro'
}
