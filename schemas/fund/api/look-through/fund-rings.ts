import type { Graph, Holder, QuotaLine } from './graph.ts'

/**
 * Numbers the rings of funds that hold each other, if only by lines that are not followed: two funds have one number if
 * each leads to the other, and a fund in no ring has a number of its own.
 */
export function numberRings(graph: Graph): ReadonlyMap<string, number> {
  const search = new RingSearch(graph)
  for (const cnpj of graph.holders.keys()) search.visit(cnpj)
  return search.rings
}

/** Finds the fund with lines that a line names, whether it is followed or not. */
function findNamed({ holders }: Graph, { target, isForeign, isConfidential }: QuotaLine): string[] {
  return target !== null && !isForeign && !isConfidential && holders.has(target) ? [target] : []
}

/** A fund whose lines are being followed. */
interface OpenFund {
  readonly cnpj: string
  readonly order: number
  readonly ahead: readonly string[]
  next: number
  /** The earliest fund of the way that it leads back to. */
  lowest: number
}

/** Tarjan's search, with a list in place of calls: a chain of funds can be longer than the stack. */
class RingSearch {
  readonly rings = new Map<string, number>()
  readonly #graph: Graph
  readonly #orders = new Map<string, number>()
  readonly #unassigned: string[] = []

  constructor(graph: Graph) {
    this.#graph = graph
  }

  visit(start: string): void {
    const way: OpenFund[] = this.#orders.has(start) ? [] : [this.#open(start)]
    for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
      const target = at.ahead[at.next]
      at.next += 1
      if (target === undefined) this.#close(way)
      else if (!this.#orders.has(target)) way.push(this.#open(target))
      else if (!this.rings.has(target)) at.lowest = Math.min(at.lowest, this.#orders.get(target) ?? at.lowest)
    }
  }

  #open(cnpj: string): OpenFund {
    const order = this.#orders.size
    this.#orders.set(cnpj, order)
    this.#unassigned.push(cnpj)
    return { cnpj, order, ahead: this.#listAhead(this.#graph.holders.get(cnpj)), next: 0, lowest: order }
  }

  #listAhead(holder: Holder | undefined): string[] {
    return (holder?.quotas ?? []).flatMap((line) => findNamed(this.#graph, line))
  }

  #close(way: OpenFund[]): void {
    const done = way.pop()
    if (done === undefined) return
    const above = way.at(-1)
    if (above !== undefined) above.lowest = Math.min(above.lowest, done.lowest)
    if (done.lowest !== done.order) return
    for (let cnpj = this.#unassigned.pop(); cnpj !== undefined; cnpj = this.#unassigned.pop()) {
      this.rings.set(cnpj, done.order)
      if (cnpj === done.cnpj) return
    }
  }
}
