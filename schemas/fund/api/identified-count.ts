import { toExactNumber, type ExactNumber } from '../../core/exact-number.ts'
import { magnitude } from './look-through/graph.ts'
import { millionthsOfPercent } from './share-percent.ts'

/** Where the name of a line's asset comes from; null for a line without an asset. */
export type Basis = 'filed' | 'derived' | 'unidentified' | null

/** Reads the basis that a line says. */
export function basisIn(text: string | null): Basis {
  if (text === null || text === 'filed' || text === 'derived' || text === 'unidentified') return text
  throw new Error(`${text} is no basis of a name`)
}

/** Parts in percent; null where there is nothing to divide by. */
export interface Identified {
  /** How much names its asset, of what should name one. */
  readonly identifiedPercent: ExactNumber | null
  /** How much has a name put together from other columns, of what should name an asset. */
  readonly derivedPercent: ExactNumber | null
  /** How much is no asset, of all lines. */
  readonly noAssetPercent: ExactNumber | null
}

/** Adds up, by magnitude, how much of the value of lines names its asset. */
export class IdentifiedCount {
  readonly #cents = { filed: 0n, derived: 0n, unidentified: 0n, none: 0n }

  add(basis: Basis, cents: bigint): void {
    this.#cents[basis ?? 'none'] += magnitude(cents)
  }

  result(): Identified {
    const { filed, derived, unidentified, none } = this.#cents
    const assets = filed + derived + unidentified
    return {
      identifiedPercent: percent(filed + derived, assets),
      derivedPercent: percent(derived, assets),
      noAssetPercent: percent(none, assets + none),
    }
  }
}

function percent(cents: bigint, divisor: bigint): ExactNumber | null {
  return divisor > 0n ? toExactNumber(millionthsOfPercent(cents, divisor), 6) : null
}
