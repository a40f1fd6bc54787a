import { Amounts } from './amounts.ts'
import { toFixed } from './fixed-point.ts'
import { listRings } from './fund-rings.ts'
import { type Graph, type Holder, holderIn } from './graph.ts'
import { type JudgedLine, judgeLine, type Opening } from './outcome.ts'
import { type RingLine, RingSystem } from './ring-system.ts'

/** Funds that hold each other by followed lines: each leads to each, or a fund to itself. */
export interface Ring {
  readonly members: readonly Holder[]
  /** Place of each member, by CNPJ. */
  readonly places: ReadonlyMap<string, number>
}

/** Quotas of a fund in their order, judged for every way to it. */
export interface JudgedQuotas {
  readonly lines: readonly JudgedLine[]
  readonly values: Amounts
  /** True for a line that leads to a fund of the same ring. */
  readonly staysInRing: readonly boolean[]
}

/** Follows the lines of the funds that some funds lead to: the target of each line on every way, and the rings. */
export class FollowedRings {
  readonly graph: Graph
  readonly #judged = new Map<Holder, readonly JudgedLine[]>()
  readonly #quotas = new Map<Holder, JudgedQuotas>()
  readonly #rings = new Map<string, Ring>()
  /** Funds that lead to a ring, including its members. */
  readonly #leading = new Set<string>()
  readonly #systems = new Map<Ring, RingSystem | null>()

  constructor(graph: Graph, starts: Iterable<string>) {
    this.graph = graph
    const ahead = (cnpj: string) => this.#listFollowed(graph.holders.get(cnpj))
    for (const cnpjs of listRings(starts, ahead)) {
      const targets = cnpjs.flatMap(ahead)
      const isRing = cnpjs.length > 1 || targets.some((target) => target === cnpjs[0])
      if (isRing) this.#addRing(cnpjs)
      if (isRing || targets.some((target) => this.#leading.has(target)))
        for (const cnpj of cnpjs) this.#leading.add(cnpj)
    }
  }

  /** Judges each quota of a fund for every way to it. */
  linesOf(holder: Holder): readonly JudgedLine[] {
    const known = this.#judged.get(holder)
    if (known !== undefined) return known
    const judged = holder.quotas.map((line) => judgeLine(line, this.graph))
    this.#judged.set(holder, judged)
    return judged
  }

  quotasOf(holder: Holder): JudgedQuotas {
    const known = this.#quotas.get(holder)
    if (known !== undefined) return known
    const lines = this.linesOf(holder)
    const quotas = {
      lines,
      values: Amounts.of(holder.quotas.map(({ value }) => value)),
      staysInRing: lines.map((line) => typeof line !== 'string' && this.isSameRing(holder.cnpj, line.held.cnpj)),
    }
    this.#quotas.set(holder, quotas)
    return quotas
  }

  ringOf(cnpj: string): Ring | null {
    return this.#rings.get(cnpj) ?? null
  }

  isSameRing(cnpj: string, other: string): boolean {
    return this.#rings.size > 0 && this.#rings.has(cnpj) && this.#rings.get(cnpj) === this.#rings.get(other)
  }

  /** True if a fund is in a ring or leads to one. */
  leadsToRing(cnpj: string): boolean {
    return this.#leading.has(cnpj)
  }

  /**
   * Makes the equations of a ring; null if amounts do not decrease from turn to turn, so that its lines are not
   * followed.
   */
  systemOf(ring: Ring): RingSystem | null {
    const known = this.#systems.get(ring)
    if (known !== undefined) return known
    const lines = ring.members.flatMap((member, from) => this.#listLinesOf(ring, member, from))
    const system = RingSystem.prepare(ring.members.length, lines)
    this.#systems.set(ring, system)
    return system
  }

  #listFollowed(holder: Holder | undefined): string[] {
    const lines = holder === undefined ? [] : this.linesOf(holder)
    return lines.flatMap((line) => (isFollowed(line) ? line.held.cnpj : []))
  }

  #listLinesOf(ring: Ring, member: Holder, from: number): RingLine[] {
    return this.linesOf(member).flatMap((line) => {
      const to = isFollowed(line) ? ring.places.get(line.held.cnpj) : undefined
      return isFollowed(line) && to !== undefined ? [{ from, to, part: toFixed(line.part) }] : []
    })
  }

  #addRing(cnpjs: readonly string[]): void {
    const places = new Map(cnpjs.map((cnpj, place) => [cnpj, place]))
    const ring = { members: cnpjs.map((cnpj) => holderIn(this.graph, cnpj)), places }
    for (const cnpj of cnpjs) this.#rings.set(cnpj, ring)
  }
}

/** True for a line that the holdings of its fund replace, unless the way to it prevents this. */
export function isFollowed(line: JudgedLine): line is Opening & { readonly why: null } {
  return typeof line !== 'string' && line.why === null
}
