import type { Graph, Holder, QuotaLine } from './graph.ts'

/**
 * Lists the rings of funds that lead to each other, each after the rings that it leads to. Two funds are in one ring if
 * each leads to the other; a fund without such a partner is a ring alone.
 */
export function listRings(starts: Iterable<string>, ahead: (cnpj: string) => readonly string[]): string[][] {
  const search = new RingSearch(ahead)
  for (const cnpj of starts) search.visit(cnpj)
  return search.rings
}

/**
 * Numbers the rings of funds that name each other, even only by lines that are not followed. Two funds have the same
 * number if each leads to the other; a fund in no ring has a number of its own.
 */
export function numberNamedRings(graph: Graph): ReadonlyMap<string, number> {
  const rings = listRings(graph.holders.keys(), (cnpj) => listNamed(graph, graph.holders.get(cnpj)))
  return new Map(rings.flatMap((ring, number) => ring.map((cnpj) => [cnpj, number] as const)))
}

/** Lists the funds named by lines of a fund, followed or not, that have lines themselves. */
export function listNamed(graph: Graph, holder: Holder | undefined): string[] {
  return (holder?.quotas ?? []).flatMap((line) => findNamed(graph, line))
}

function findNamed({ holders }: Graph, { target, isForeign, isConfidential }: QuotaLine): string[] {
  return target !== null && !isForeign && !isConfidential && holders.has(target) ? [target] : []
}

/** Fund whose lines are being followed. */
interface OpenFund {
  readonly cnpj: string
  readonly order: number
  readonly ahead: readonly string[]
  next: number
  /** Earliest fund of the way to which it leads back. */
  lowest: number
}

/** Tarjan's search, with a list in place of calls: a chain of funds can be longer than the stack. */
class RingSearch {
  readonly rings: string[][] = []
  readonly #ahead: (cnpj: string) => readonly string[]
  readonly #closed = new Set<string>()
  readonly #orders = new Map<string, number>()
  readonly #unassigned: string[] = []

  constructor(ahead: (cnpj: string) => readonly string[]) {
    this.#ahead = ahead
  }

  visit(start: string): void {
    const way: OpenFund[] = this.#orders.has(start) ? [] : [this.#open(start)]
    for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
      const target = at.ahead[at.next]
      at.next += 1
      if (target === undefined) this.#close(way)
      else if (!this.#orders.has(target)) way.push(this.#open(target))
      else if (!this.#closed.has(target)) at.lowest = Math.min(at.lowest, this.#orders.get(target) ?? at.lowest)
    }
  }

  #open(cnpj: string): OpenFund {
    const order = this.#orders.size
    this.#orders.set(cnpj, order)
    this.#unassigned.push(cnpj)
    return { cnpj, order, ahead: this.#ahead(cnpj), next: 0, lowest: order }
  }

  #close(way: OpenFund[]): void {
    const done = way.pop()
    if (done === undefined) return
    const above = way.at(-1)
    if (above !== undefined) above.lowest = Math.min(above.lowest, done.lowest)
    if (done.lowest !== done.order) return
    const ring = this.#unassigned.splice(this.#unassigned.lastIndexOf(done.cnpj))
    for (const cnpj of ring) this.#closed.add(cnpj)
    this.rings.push(ring)
  }
}
