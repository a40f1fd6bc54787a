import { toExactNumber, type ExactNumber } from '../../core/exact-number.ts'
import { magnitude } from './look-through/graph.ts'
import { millionthsOfPercent } from './share-percent.ts'

/** Source of the name of a line's asset; null for a line without an asset. */
export type Basis = 'filed' | 'derived' | 'unidentified' | null

/** Reads the basis in a line. */
export function basisIn(text: string | null): Basis {
  if (text === null || text === 'filed' || text === 'derived' || text === 'unidentified') return text
  throw new Error(`${text} is no basis of a name`)
}

/** Parts in percent; null without a divisor. */
export interface Identified {
  /** Part with a name, of the lines that should name an asset. */
  readonly identifiedPercent: ExactNumber | null
  /** Part with a name put together from other columns, of the lines that should name an asset. */
  readonly derivedPercent: ExactNumber | null
  /** Part that is not an asset, of all lines. */
  readonly noAssetPercent: ExactNumber | null
}

/** Adds up, by magnitude, the value of lines that name their asset. */
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
