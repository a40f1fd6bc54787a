import { toFixed } from '../look-through/fixed-point.ts'
import { listRings } from '../look-through/fund-rings.ts'
import { type RingLine, RingSystem } from '../look-through/ring-system.ts'
import type { QuotaStep } from './steps-above.ts'

/** Funds that hold each other, among those that lead to an asset. */
export interface RingAbove {
  readonly members: readonly string[]
  readonly places: ReadonlyMap<string, number>
  /** Equations of the ring; null if amounts do not decrease from turn to turn, so that its lines are not followed. */
  readonly system: RingSystem | null
}

type FindSteps = (cnpj: string) => readonly QuotaStep[]

/** Finds the rings among the funds that lead to some funds, and all funds that lead to these rings. */
export class RingsAbove {
  readonly findSteps: FindSteps
  readonly #rings = new Map<string, RingAbove>()
  readonly #leading = new Set<string>()

  constructor(starts: Iterable<string>, findSteps: FindSteps) {
    this.findSteps = findSteps
    for (const members of listRings(starts, (cnpj) => findSteps(cnpj).map(({ holder }) => holder))) {
      const [first = ''] = members
      if (members.length === 1 && !findSteps(first).some(({ holder }) => holder === first)) continue
      const ring = makeRing(members, findSteps)
      for (const cnpj of members) this.#rings.set(cnpj, ring)
    }
    for (const cnpj of this.#rings.keys()) this.#leading.add(cnpj)
    for (const cnpj of this.#leading) for (const { holder } of findSteps(cnpj)) this.#leading.add(holder)
  }

  ringOf(cnpj: string): RingAbove | null {
    return this.#rings.get(cnpj) ?? null
  }

  /** True if a part of the fund's holding in the asset comes through a ring. */
  leadsToRing(cnpj: string): boolean {
    return this.#leading.has(cnpj)
  }

  get isEmpty(): boolean {
    return this.#rings.size === 0
  }
}

function makeRing(members: readonly string[], findSteps: FindSteps): RingAbove {
  const places = new Map(members.map((cnpj, place) => [cnpj, place]))
  const lines = members.flatMap((cnpj, to) =>
    findSteps(cnpj).flatMap(({ holder, part }): RingLine[] => {
      const from = places.get(holder)
      return from === undefined ? [] : [{ from, to, part: toFixed(part) }]
    }),
  )
  return { members, places, system: RingSystem.prepare(members.length, lines) }
}
