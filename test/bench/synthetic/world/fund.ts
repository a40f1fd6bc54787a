import { fundCnpj, maskCnpj } from '../base/documents.ts'
import { at, SeededRandom } from '../base/random.ts'
import { filedName } from './names.ts'
import { listIndexes, makePopulation, scaleCount, isWithin, type IndexRange } from './population.ts'

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
  index: number
  cnpj: string
  name: string
  style: Style
  /** Longest way down through quotas to a fund that holds none: funds hold only funds of lower levels. */
  level: number
  /** A single holder owns all of it. */
  exclusive: boolean
  structured: boolean
}

export const DEEPEST_LEVEL = 15
export const LOOPS = { pairs: 3, mixedPairs: 1, ring: 4 }

/** By index: first funds of cda_fi, then those of cda_fie, all with net assets of their own. */
export function foundFunds(seed: number, count: number): Fund[] {
  const { filers, structured, traded } = makePopulation(count)
  const planted = plantedStyles(seed, filers, count)
  const plain = listIndexes(filers).map((index) => {
    const level = planted.has(index) ? 0 : drawLevel(new SeededRandom(seed, index, 'level'))
    const style = planted.get(index) ?? drawStyle(level, new SeededRandom(seed, index, 'style'))
    return newFund(seed, { index, level, style, structured: false })
  })
  return [
    ...plain,
    ...listIndexes(structured).map((index) => newStructured(seed, index, traded, index === structured.to - 1)),
  ]
}

function newFund(seed: number, fund: Pick<Fund, 'index' | 'level' | 'style' | 'structured'>): Fund {
  return {
    ...fund,
    cnpj: maskCnpj(fundCnpj(seed, fund.index)),
    name: filedName(seed, fund.index),
    exclusive: new SeededRandom(seed, fund.index, 'exclusive').chance(0.1),
  }
}

/** Pass `last` for the fund that closes the loop through both files. */
function newStructured(seed: number, index: number, traded: IndexRange, last: boolean): Fund {
  if (last) return newFund(seed, { index, level: 0, style: 'loop', structured: true })
  if (isWithin(traded, index)) return newFund(seed, { index, level: 0, style: 'etf', structured: true })
  const level = new SeededRandom(seed, index, 'level').between(1, 6)
  return newFund(seed, { index, level, style: 'receivables', structured: true })
}

function plantedStyles(seed: number, filers: IndexRange, count: number): Map<number, Style> {
  const deck = new SeededRandom(seed, 'planted').shuffled(listIndexes(filers))
  const { pairs, mixedPairs, ring } = LOOPS
  const styles: Style[] = [
    ...Array<Style>(pairs * 2 + mixedPairs + ring).fill('loop'),
    ...Array<Style>(scaleCount(30, count)).fill('negative'),
    ...Array<Style>(scaleCount(100, count)).fill('zero'),
    ...Array<Style>(scaleCount(120, count)).fill('silent'),
  ]
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
