import { FIXED_PLACES, ONE } from './fixed-point.ts'
import { type DoublePart, toDoublePart } from './double-double.ts'
import type { FollowedRings, Ring } from './followed-rings.ts'
import { makePart } from './fraction.ts'
import type { Holder } from './graph.ts'
import type { LeafAdder, LeafSums } from './leaf-sums.ts'
import type { RingSystem } from './ring-system.ts'

/** Own part of a fund of a ring: its leaves, and its parts of funds outside the ring. */
interface OutsideRing {
  readonly sums: LeafSums
  /** Number of levels below it on the longest path out of the ring. */
  readonly reached: number
  readonly isCut: boolean
}

/** Adds up the holdings of the funds of a ring over all turns, down to some level below it. */
export class RingSums {
  readonly levels: number
  readonly reached: number
  readonly isCut: boolean
  readonly #ring: Ring
  readonly #system: RingSystem
  readonly #rings: FollowedRings
  readonly #outside: readonly OutsideRing[]

  constructor(
    { rings, ring, system }: { readonly rings: FollowedRings; readonly ring: Ring; readonly system: RingSystem },
    levels: number,
    outside: readonly OutsideRing[],
  ) {
    this.levels = levels
    this.reached = Math.max(...outside.map(({ reached }) => reached))
    this.isCut = outside.some(({ isCut }) => isCut)
    this.#rings = rings
    this.#ring = ring
    this.#system = system
    this.#outside = outside
  }

  /** Adds up the holdings of one fund: its part of the own holdings of each fund. */
  addUp(member: Holder, adder: LeafAdder): LeafSums {
    const { places, members } = this.#ring
    const own = places.get(member.cnpj) ?? 0
    const parts = this.#system.addUpParts(members.map((_member, at) => (at === own ? ONE : 0n)))
    const depths = this.#findDepths(member)
    for (const [at, { sums }] of this.#outside.entries()) {
      adder.addParts(toPart(parts[at] ?? 0n), sums, depths[at] ?? 0)
    }
    return adder.take()
  }

  /** Counts the funds between one fund and each other on the shortest way within the ring, in the order of the ring. */
  #findDepths(member: Holder): number[] {
    const depths = new Map([[member.cnpj, 0]])
    for (const [cnpj, depth] of depths) {
      for (const line of this.#rings.linesOf(this.#ring.members[this.#ring.places.get(cnpj) ?? 0] ?? member)) {
        if (typeof line === 'string' || line.why !== null || depths.has(line.held.cnpj)) continue
        if (this.#ring.places.has(line.held.cnpj)) depths.set(line.held.cnpj, depth + 1)
      }
    }
    return this.#ring.members.map(({ cnpj }) => depths.get(cnpj) ?? 0)
  }
}

/** Bound for the error of solved parts, far above the error after all corrections. */
const SOLVED_WRONG = 2 ** (128 - FIXED_PLACES)

function toPart(part: bigint): DoublePart {
  const { high, low, error } = toDoublePart(makePart(part, ONE))
  return { high, low, error: error + SOLVED_WRONG }
}
