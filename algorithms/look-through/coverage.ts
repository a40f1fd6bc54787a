import { UNEXPANDED, type Unexpanded } from './outcome.ts'
import type { WalkStop } from './walk.ts'

/** The part of a fund that was seen, and the reasons for the rest. The two values add up to the root's total. */
export interface LookThroughCoverage {
  /** Value of the leaves that are assets of their own, in cents. */
  readonly expandedValue: bigint
  readonly unexpandedValue: Readonly<Record<Unexpanded | 'reconciliation', bigint>>
  readonly depthReached: number
  /** Funds whose lines are in the answer, the root among them, each once. */
  readonly funds: readonly string[]
}

/** Adds up a walk, stop by stop. */
export class CoverageCount {
  #expandedValue = 0n
  readonly #unexpandedValue = new Map<Unexpanded | 'reconciliation', bigint>()
  #depthReached = 0
  readonly #funds = new Set<string>()

  add({ holder, path, directValue, unexpanded, reconciliation }: WalkStop): void {
    this.#expandedValue += directValue
    for (const { why, value } of unexpanded) this.#addUnexpanded(why, value)
    this.#addUnexpanded('reconciliation', reconciliation)
    this.#depthReached = Math.max(this.#depthReached, path.length - 1)
    this.#funds.add(holder.cnpj)
  }

  result(): LookThroughCoverage {
    const reasons = [...UNEXPANDED, 'reconciliation'] as const
    return {
      expandedValue: this.#expandedValue,
      unexpandedValue: Object.fromEntries(
        reasons.map((why) => [why, this.#unexpandedValue.get(why) ?? 0n]),
      ) as LookThroughCoverage['unexpandedValue'],
      depthReached: this.#depthReached,
      funds: [...this.#funds],
    }
  }

  #addUnexpanded(why: Unexpanded | 'reconciliation', value: bigint): void {
    this.#unexpandedValue.set(why, (this.#unexpandedValue.get(why) ?? 0n) + value)
  }
}
