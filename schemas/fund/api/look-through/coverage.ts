import { ExactSums } from './exact-sums.ts'
import { UNEXPANDED, type Unexpanded } from './outcome.ts'
import type { WalkStop } from './walk.ts'

/** Seen part of a fund, and the rest by reason. The two values add up to the root's total. */
export interface LookThroughCoverage {
  /** Value of the leaves that are assets themselves, in cents. */
  readonly expandedValue: bigint
  readonly unexpandedValue: Readonly<Record<Unexpanded | 'reconciliation', bigint>>
  readonly depthReached: number
  /** Funds with lines in the answer, including the root, each once. */
  readonly funds: readonly string[]
}

const REASONS = [...UNEXPANDED, 'reconciliation'] as const
const PLACES = new Map<string, number>(REASONS.map((why, place) => [why, place]))
const RECONCILED = REASONS.indexOf('reconciliation')

/** Adds up the coverage of a walk, stop by stop. */
export class CoverageCount {
  #expandedValue = 0n
  readonly #unexpandedValue = new ExactSums(REASONS.length)
  #depthReached = 0
  readonly #funds = new Set<string>()

  add({ way, directValue, outcomes, quotaValues, reconciliation }: WalkStop): void {
    this.#expandedValue += directValue
    for (let at = 0; at < outcomes.length; at++) {
      const outcome = outcomes[at]
      if (typeof outcome === 'string') quotaValues.addTo(this.#unexpandedValue, PLACES.get(outcome) ?? 0, at)
    }
    if (reconciliation !== 0n) this.#unexpandedValue.addWhole(RECONCILED, reconciliation)
    this.#depthReached = Math.max(this.#depthReached, way.count - 1)
    this.#funds.add(way.holder.cnpj)
  }

  result(): LookThroughCoverage {
    return {
      expandedValue: this.#expandedValue,
      unexpandedValue: Object.fromEntries(
        REASONS.map((why, place) => [why, this.#unexpandedValue.total(place)]),
      ) as LookThroughCoverage['unexpandedValue'],
      depthReached: this.#depthReached,
      funds: [...this.#funds],
    }
  }
}
