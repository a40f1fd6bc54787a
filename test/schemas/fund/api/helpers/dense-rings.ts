import type { AssetLine } from '../../../../../schemas/fund/api/look-through/asset-line.ts'
import type { Graph, Holder } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { partHeld, reason, roundedQuotient } from './plain-reasons.ts'
import { listReached } from './plain-rings.ts'

/**
 * A look-through with rings solved, written a second time for small months: one dense system of equations in fractions over
 * each fund at each level, and nothing shared with the product.
 */
export class DenseRings {
  readonly #graph: Graph
  readonly #names: readonly string[]
  readonly #reaches: ReadonlyMap<string, ReadonlySet<string>>
  readonly #endless = new Set<string>()

  constructor(graph: Graph) {
    this.#graph = graph
    this.#names = [...graph.holders.keys()]
    this.#reaches = listReached(graph)
    for (const name of this.#names) {
      const ring = this.#names.filter((other) => this.isSameRing(name, other))
      if (ring.length > 0 && !this.#isBounded(ring)) this.#endless.add(name)
    }
  }

  /** True for two funds of which each leads to the other; for one, if it leads to itself. */
  isSameRing(name: string, other: string): boolean {
    return this.#reaches.get(name)?.has(other) === true && this.#reaches.get(other)?.has(name) === true
  }

  /** True if a fund is in a ring or leads to one; with `onTo`, to one that has one of these funds or leads on to it. */
  leadsToRing(name: string, onTo?: ReadonlySet<string>): boolean {
    const rings = [name, ...(this.#reaches.get(name) ?? [])].filter((each) => this.isSameRing(each, each))
    return rings.some(
      (each) => onTo === undefined || [...(this.#reaches.get(each) ?? [])].some((reached) => onTo.has(reached)),
    )
  }

  isEndless(name: string): boolean {
    return this.#endless.has(name)
  }

  /** Sums of the leaves of a root in units of its lines, rounded, by resolution and key; in an endless ring its lines are cycles. */
  sums(
    root: string,
    lines: ReadonlyMap<string, readonly AssetLine[]>,
    maxDepth: number,
    amount: 'value' | 'quantity' = 'value',
  ): Map<string, bigint> {
    const states = this.#names.flatMap((name) =>
      Array.from({ length: maxDepth + 1 }, (_each, level) => ({ name, level })),
    )
    const place = new Map(states.map(({ name, level }, at) => [`${name} ${String(level)}`, at]))
    const matrix = states.map((_row, at) => states.map((_column, other) => (at === other ? ONE : ZERO)))
    const own = states.map(({ name, level }, at) => {
      const { followed, leafWhy } = this.#split(name, level < maxDepth)
      for (const { target, held } of followed) {
        const to = place.get(`${target} ${String(level + (this.isSameRing(name, target) ? 0 : 1))}`) ?? -1
        const row = matrix[at] ?? []
        row[to] = subtract(row[to] ?? ZERO, held)
      }
      return addLeaves(lines.get(name) ?? [], leafWhy, amount)
    })
    const start = place.get(`${root} 0`) ?? -1
    const unit = states.map((_state, at) => (at === start ? ONE : ZERO))
    const weights = solve(transpose(matrix), unit)
    if (weights === null) throw new Error('the equations have no solution')
    const reached = this.#statesFrom(root, maxDepth)
    const sums = new Map<string, Ratio>()
    for (const [at, { name, level }] of states.entries()) {
      for (const [leaf, value] of reached.has(`${name} ${String(level)}`) ? (own[at] ?? []) : []) {
        sums.set(leaf, add(sums.get(leaf) ?? ZERO, multiply(weights[at] ?? ZERO, fraction(value, 1n))))
      }
    }
    return new Map([...sums].map(([leaf, sum]) => [leaf, roundedQuotient(sum.over, sum.under)]))
  }

  /**
   * Divides a fund's lines into those that are followed, with the part that each holds, and the others, with the
   * reason.
   */
  #split(name: string, mayGoDeeper: boolean) {
    const leafWhy = new Map<string, string>()
    const followed: { readonly target: string; readonly held: Ratio }[] = []
    for (const line of this.#holder(name).quotas) {
      const why = this.#decide(name, line, mayGoDeeper)
      leafWhy.set(line.id, why ?? 'followed')
      const target = line.target ?? ''
      if (why === null) followed.push({ target, held: fraction(...partHeld(line, this.#holder(target))) })
    }
    return { followed, leafWhy }
  }

  #holder(name: string): Holder {
    const holder = this.#graph.holders.get(name)
    if (holder === undefined) throw new Error(`${name} is no fund`)
    return holder
  }

  #decide(name: string, line: Holder['quotas'][number], mayGoDeeper: boolean): string | null {
    const why = reason(this.#graph, line, [], 0n, { maxDepth: Infinity, least: 0n, shareOf: 0n })
    if (why !== null) return why
    if (this.isSameRing(name, line.target ?? '')) return this.#endless.has(name) ? 'cycle' : null
    return mayGoDeeper ? null : 'depth_limit'
  }

  #followed(name: string): Holder['quotas'] {
    return this.#holder(name).quotas.filter(
      (line) => reason(this.#graph, line, [], 0n, { maxDepth: Infinity, least: 0n, shareOf: 0n }) === null,
    )
  }

  #statesFrom(root: string, maxDepth: number): Set<string> {
    const reached = new Set<string>()
    const ahead = [{ name: root, level: 0 }]
    for (const { name, level } of ahead) {
      const spelled = `${name} ${String(level)}`
      if (reached.has(spelled)) continue
      reached.add(spelled)
      for (const line of this.#holder(name).quotas) {
        if (this.#decide(name, line, level < maxDepth) !== null) continue
        const target = line.target ?? ''
        ahead.push({ name: target, level: level + (this.isSameRing(name, target) ? 0 : 1) })
      }
    }
    return reached
  }

  /** Amounts get less from turn to turn if the inverse of the whole less the parts has no negative number (a theorem on M-matrices). */
  #isBounded(ring: readonly string[]): boolean {
    const matrix = ring.map((name) =>
      ring.map((other) => {
        const lines = this.#followed(name).filter(({ target }) => target === other)
        const parts = lines.map((line) => fraction(...partHeld(line, this.#holder(other))))
        return parts.reduce(subtract, name === other ? ONE : ZERO)
      }),
    )
    const columns = ring.map((_name, column) =>
      solve(
        matrix,
        ring.map((_each, at) => (at === column ? ONE : ZERO)),
      ),
    )
    if (columns.some((column) => column?.some(({ over }) => over < 0n) ?? true)) return false
    const turns = ring.map((_name, row) => columns.reduce((sum, column) => add(sum, column?.[row] ?? ZERO), ZERO))
    return turns.every(({ over, under }) => over <= under * 2n ** 20n)
  }
}

interface Ratio {
  readonly over: bigint
  /** Positive. */
  readonly under: bigint
}

const [ZERO, ONE]: readonly [Ratio, Ratio] = [
  { over: 0n, under: 1n },
  { over: 1n, under: 1n },
]

function fraction(over: bigint, under: bigint): Ratio {
  let [left, right] = [over < 0n ? -over : over, under < 0n ? -under : under]
  while (right !== 0n) [left, right] = [right, left % right]
  const divisor = under < 0n ? -left : left
  return { over: over / divisor, under: under / divisor }
}

function add(a: Ratio, b: Ratio): Ratio {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under)
}

function subtract(a: Ratio, b: Ratio): Ratio {
  return fraction(a.over * b.under - b.over * a.under, a.under * b.under)
}

function multiply(a: Ratio, b: Ratio): Ratio {
  return fraction(a.over * b.over, a.under * b.under)
}

function divide(a: Ratio, b: Ratio): Ratio {
  return fraction(a.over * b.under, a.under * b.over)
}

function transpose(matrix: readonly (readonly Ratio[])[]): Ratio[][] {
  return matrix.map((_row, column) => matrix.map((row) => row[column] ?? ZERO))
}

/** Eliminates by any row that has a pivot; null where there is none. */
function solve(matrix: readonly (readonly Ratio[])[], given: readonly Ratio[]): Ratio[] | null {
  const rows = matrix.map((row, at) => [...row, given[at] ?? ZERO])
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const found = rows.findIndex((row, at) => at >= pivot && (row[pivot] ?? ZERO).over !== 0n)
    const [chosen] = found < 0 ? [] : rows.splice(found, 1)
    if (chosen === undefined) return null
    rows.splice(pivot, 0, chosen)
    for (const [at, row] of rows.entries()) {
      const factor = row[pivot] ?? ZERO
      if (at === pivot || factor.over === 0n) continue
      const times = divide(factor, chosen[pivot] ?? ONE)
      for (let column = pivot; column < row.length; column++) {
        row[column] = subtract(row[column] ?? ZERO, multiply(times, chosen[column] ?? ZERO))
      }
    }
  }
  return rows.map((row, at) => divide(row.at(-1) ?? ZERO, row[at] ?? ONE))
}

/** Adds up the lines of a fund that are not followed, by resolution and key. */
function addLeaves(
  lines: readonly AssetLine[],
  leafWhy: ReadonlyMap<string, string>,
  amount: 'value' | 'quantity',
): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const line of lines) {
    const why = leafWhy.get(line.id) ?? 'direct'
    const leaf = `${why} ${line.key}`
    if (why !== 'followed') sums.set(leaf, (sums.get(leaf) ?? 0n) + line[amount])
  }
  return sums
}
