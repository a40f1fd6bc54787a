import { TooManyPaths } from '../../../core/work-budget.ts'
import type { AssetLine } from './asset-line.ts'
import { RECONCILIATION } from './aggregate.ts'
import { type DoublePart, toDoublePart, type WholeNumber } from './double-double.ts'
import { sumLeavesExactly } from './exact-sum.ts'
import { ExactSums } from './exact-sums.ts'
import type { Graph, Holder } from './graph.ts'
import type { LeafName } from './leaf-name.ts'
import { LeafAdder, type LeafSums } from './leaf-sums.ts'
import { decideOutcome, type Unexpanded } from './outcome.ts'
import { numberRings } from './fund-rings.ts'

/** The holding of a fund in an asset over all paths, rounded once; quantity in millionths, value in cents. */
export interface FundAsset {
  readonly name: LeafName
  /** The number of its name, which is the same for all funds. */
  readonly number: number
  readonly quantity: WholeNumber
  readonly value: WholeNumber
  /** Funds between the fund and the nearest line: 0 for one of its own. */
  readonly shortestDepth: number
}

/** A fund and what it holds over all paths. */
export interface FundAssets {
  readonly cnpj: string
  readonly assets: readonly FundAsset[]
}

/** The holdings below a fund down to some level. */
interface Found {
  readonly levels: number
  readonly sums: LeafSums
  /** Funds below it on the longest path. */
  readonly reached: number
  /** True if a line was not followed because it is too deep. */
  readonly isCut: boolean
}

/** Steps inside rings, where nothing that was found can be used again. */
const MOST_STEPS_IN_RINGS = 2_500_000

/**
 * Looks through every fund of a month. What a fund holds is found once and taken in parts by each fund above it. That is
 * what a walk from the top finds, because a walk never comes back to a fund but in a ring of funds that hold each other:
 * inside a ring it is walked path by path.
 */
export class MonthLookThrough {
  readonly #graph: Graph
  readonly #lines: ReadonlyMap<string, readonly AssetLine[]>
  readonly #maxDepth: number
  readonly #rings: ReadonlyMap<string, number>
  readonly #found = new Map<string, Found[]>()
  /** The funds, itself among them, that still need what was found of a fund. */
  readonly #needed = new Map<string, number>()
  readonly #names: LeafName[] = []
  readonly #numbers = new Map<LeafName['resolution'], Map<string, number>>()
  readonly #adder = new LeafAdder()
  #stepsInRings = 0

  constructor(graph: Graph, lines: ReadonlyMap<string, readonly AssetLine[]>, maxDepth: number) {
    this.#graph = graph
    this.#lines = lines
    this.#maxDepth = maxDepth
    this.#rings = numberRings(graph)
    for (const { cnpj, quotas } of graph.holders.values()) {
      for (const needed of new Set([cnpj, ...quotas.map(({ target }) => target ?? cnpj)])) this.#need(needed, 1)
    }
  }

  /**
   * Lists the assets of each fund, which add up to its total to the cent: a fund after those that hold it, and as soon as
   * they are done, so that little of what was found is in memory. Funds of rings that nobody else holds come last.
   */
  *list(): Generator<FundAssets, void, undefined> {
    const left = new Set(this.#graph.holders.keys())
    for (const isOfRing of [false, true]) {
      for (const start of [...left]) {
        const ready = isOfRing || this.#needed.get(start) === 1 ? [start] : []
        for (let cnpj = ready.pop(); cnpj !== undefined; cnpj = ready.pop()) {
          const holder = this.#graph.holders.get(cnpj)
          if (holder === undefined || !left.delete(cnpj)) continue
          yield { cnpj, assets: this.#listAssets(holder) }
          ready.push(...this.#forgetBelow(holder))
        }
      }
    }
  }

  #listAssets(root: Holder): FundAsset[] {
    const assets = this.#roundAll(root, this.#find(root, this.#maxDepth).sums)
    const total = new ExactSums(1)
    for (const { value } of assets) {
      if (typeof value === 'number') total.add(0, value)
      else total.addWhole(0, value)
    }
    const rest = root.total - total.total(0)
    if (rest === 0n) return assets
    const number = this.#number(RECONCILIATION, RECONCILIATION)
    assets.push({ number, name: this.#nameOf(number), quantity: 0, value: rest, shortestDepth: 0 })
    return assets
  }

  /** Rounds all sums of a fund; those near to a half are added up again as fractions, in one walk. */
  #roundAll(root: Holder, { names, quantities, values, depths }: LeafSums): FundAsset[] {
    const assets: FundAsset[] = []
    const open: number[] = []
    for (let at = 0; at < names.length; at++) {
      const number = names[at] ?? 0
      const [quantity, value] = [quantities.round(at), values.round(at)]
      if (quantity === null || value === null) open.push(at)
      const [name, shortestDepth] = [this.#nameOf(number), depths[at] ?? 0]
      assets.push({ number, name, quantity: quantity ?? 0, value: value ?? 0, shortestDepth })
    }
    if (open.length === 0) return assets
    const walked = { graph: this.#graph, lines: this.#lines, maxDepth: this.#maxDepth }
    const exact = sumLeavesExactly(
      walked,
      root,
      open.map((at) => this.#nameOf(names[at] ?? 0)),
    )
    for (const [nth, at] of open.entries()) {
      const asset = assets[at]
      if (asset !== undefined) assets[at] = { ...asset, ...exact[nth] }
    }
    return assets
  }

  /** Returns the funds that nobody but themselves needs any more. */
  #forgetBelow({ cnpj, quotas }: Holder): string[] {
    const below = new Set(quotas.flatMap(({ target }) => (target === null || target === cnpj ? [] : [target])))
    for (const each of [cnpj, ...below]) if (this.#need(each, -1) <= 0) this.#found.delete(each)
    return [...below].filter((each) => this.#needed.get(each) === 1)
  }

  #need(cnpj: string, more: number): number {
    const needed = (this.#needed.get(cnpj) ?? 0) + more
    this.#needed.set(cnpj, needed)
    return needed
  }

  /** The holdings below a fund that is reached from outside its ring. */
  #find(holder: Holder, levels: number): Found {
    const known = this.#found.get(holder.cnpj) ?? []
    const same = known.find((each) => each.levels === levels || (!each.isCut && each.reached <= levels))
    if (same !== undefined) return same
    const found = this.#arrive(holder, levels, [holder.cnpj])
    this.#found.set(holder.cnpj, [...known, found])
    return found
  }

  /** `way` has the funds of the ring from which it was reached, this one the last: no other can come again. */
  #arrive(holder: Holder, levels: number, way: readonly string[]): Found {
    const outcomes = new Map<string, Unexpanded | 'followed'>()
    const below: { readonly part: DoublePart; readonly sums: LeafSums }[] = []
    let [reached, isCut] = [0, false]
    for (const line of holder.quotas) {
      const limits = { maxDepth: way.length - 1 + levels, isBelowThreshold: () => false }
      const outcome = decideOutcome(line, { path: way, value: line.value }, this.#graph, limits)
      outcomes.set(line.id, typeof outcome === 'string' ? outcome : 'followed')
      isCut ||= outcome === 'depth_limit'
      if (typeof outcome === 'string') continue
      const found = this.#follow(outcome.held, levels - 1, way)
      below.push({ part: toDoublePart(outcome.part), sums: found.sums })
      reached = Math.max(reached, found.reached + 1)
      isCut ||= found.isCut
    }
    return { levels, sums: this.#addUp(holder, below, outcomes), reached, isCut }
  }

  /** Adds up what is below a fund, and its own lines that are not followed. */
  #addUp(
    { cnpj }: Holder,
    below: readonly { readonly part: DoublePart; readonly sums: LeafSums }[],
    outcomes: ReadonlyMap<string, Unexpanded | 'followed'>,
  ): LeafSums {
    for (const { part, sums } of below) this.#adder.addParts(part, sums)
    for (const { id, key, quantity, value } of this.#lines.get(cnpj) ?? []) {
      const resolution = outcomes.get(id) ?? 'direct'
      if (resolution !== 'followed') this.#adder.addLeaf(this.#number(key, resolution), quantity, value)
    }
    return this.#adder.take()
  }

  #follow(held: Holder, levels: number, way: readonly string[]): Found {
    const isSameRing = this.#rings.get(held.cnpj) === this.#rings.get(way.at(-1) ?? '')
    if (!isSameRing) return this.#find(held, levels)
    this.#stepsInRings += 1
    if (this.#stepsInRings > MOST_STEPS_IN_RINGS) throw new TooManyPaths('funds of a ring')
    return this.#arrive(held, levels, [...way, held.cnpj])
  }

  #number(key: string, resolution: LeafName['resolution']): number {
    const numbers = this.#numbers.get(resolution) ?? new Map<string, number>()
    this.#numbers.set(resolution, numbers)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, this.#names.length)
    return this.#names.push({ key, resolution }) - 1
  }

  #nameOf(number: number): LeafName {
    const name = this.#names[number]
    if (name === undefined) throw new Error(`no leaf has the name ${String(number)}`)
    return name
  }
}
