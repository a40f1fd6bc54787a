import { TooManyPaths } from '../work-budget.ts'
import type { AssetLine } from './asset-line.ts'
import { RECONCILIATION } from './aggregate.ts'
import { sumLeavesExactly } from './exact-sum.ts'
import type { Fraction } from './fraction.ts'
import type { Graph, Holder } from './graph.ts'
import type { LeafName } from './leaf-name.ts'
import { decideOutcome, type Unexpanded } from './outcome.ts'
import { numberRings } from './rings.ts'
import { errorOfPart, roundScaled, scaleAmount, takeScaledPart } from './scaled.ts'

/** The holding of a fund in an asset over all paths, rounded once; quantity in millionths, value in cents. */
export interface FundAsset {
  readonly key: string
  readonly resolution: LeafName['resolution']
  readonly quantity: bigint
  readonly value: bigint
  /** Funds between the fund and the nearest line: 0 for one of its own. */
  readonly shortestDepth: number
}

/** A fund and what it holds over all paths. */
export interface FundAssets {
  readonly cnpj: string
  readonly assets: readonly FundAsset[]
}

/** Their amounts, scaled, each with the most by which it can be wrong. */
interface LeafSum {
  readonly name: LeafName
  quantity: bigint
  quantityError: number
  value: bigint
  valueError: number
  depth: number
}

/** The holdings below a fund down to some level. */
interface Found {
  readonly levels: number
  readonly sums: ReadonlyMap<number, LeafSum>
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
  readonly #numbers = new Map<string, number>()
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
    const { sums } = this.#find(root, this.#maxDepth)
    const assets = [...sums.values()].map((sum) => this.#round(root, sum))
    const rest = assets.reduce((left, { value }) => left - value, root.total)
    if (rest === 0n) return assets
    assets.push({ key: RECONCILIATION, resolution: RECONCILIATION, quantity: 0n, value: rest, shortestDepth: 0 })
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

  #round(root: Holder, { name, quantity, quantityError, value, valueError, depth }: LeafSum): FundAsset {
    return {
      key: name.key,
      resolution: name.resolution,
      quantity: roundScaled(quantity, quantityError) ?? this.#sumExactly(root, name, 'quantity'),
      value: roundScaled(value, valueError) ?? this.#sumExactly(root, name, 'value'),
      shortestDepth: depth,
    }
  }

  #sumExactly(root: Holder, name: LeafName, amount: 'quantity' | 'value'): bigint {
    return sumLeavesExactly({ graph: this.#graph, lines: this.#lines, maxDepth: this.#maxDepth }, root, name, amount)
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
    const sums = new Map<number, LeafSum>()
    const outcomes = new Map<string, Unexpanded | 'followed'>()
    let [reached, isCut] = [0, false]
    for (const line of holder.quotas) {
      const limits = { maxDepth: way.length - 1 + levels, isBelowThreshold: () => false }
      const outcome = decideOutcome(line, { path: way, value: line.value }, this.#graph, limits)
      outcomes.set(line.id, typeof outcome === 'string' ? outcome : 'followed')
      isCut ||= outcome === 'depth_limit'
      if (typeof outcome === 'string') continue
      const below = this.#follow(outcome.held, levels - 1, way)
      for (const [number, sum] of below.sums) addLeaf(sums, number, takePartOfSum(outcome.part, sum))
      reached = Math.max(reached, below.reached + 1)
      isCut ||= below.isCut
    }
    for (const { id, key, quantity, value } of this.#lines.get(holder.cnpj) ?? []) {
      const resolution = outcomes.get(id) ?? 'direct'
      if (resolution === 'followed') continue
      const name: LeafName = { key, resolution }
      const amounts = { quantity: scaleAmount(quantity), quantityError: 0, value: scaleAmount(value), valueError: 0 }
      addLeaf(sums, this.#number(name), { name, ...amounts, depth: 0 })
    }
    return { levels, sums, reached, isCut }
  }

  #follow(held: Holder, levels: number, way: readonly string[]): Found {
    const isSameRing = this.#rings.get(held.cnpj) === this.#rings.get(way.at(-1) ?? '')
    if (!isSameRing) return this.#find(held, levels)
    this.#stepsInRings += 1
    if (this.#stepsInRings > MOST_STEPS_IN_RINGS) throw new TooManyPaths('funds of a ring')
    return this.#arrive(held, levels, [...way, held.cnpj])
  }

  #number({ key, resolution }: LeafName): number {
    const text = `${resolution} ${key}`
    const known = this.#numbers.get(text) ?? this.#numbers.size
    this.#numbers.set(text, known)
    return known
  }
}

function takePartOfSum(part: Fraction, { name, quantity, quantityError, value, valueError, depth }: LeafSum): LeafSum {
  const [partQuantity, partValue] = [takeScaledPart(part, quantity), takeScaledPart(part, value)]
  return {
    name,
    quantity: partQuantity,
    quantityError: errorOfPart(part, quantity, partQuantity, quantityError),
    value: partValue,
    valueError: errorOfPart(part, value, partValue, valueError),
    depth: depth + 1,
  }
}

/** Adds a leaf, which is nobody else's, to the sum of its asset. */
function addLeaf(sums: Map<number, LeafSum>, number: number, leaf: LeafSum): void {
  const known = sums.get(number)
  if (known === undefined) {
    sums.set(number, leaf)
    return
  }
  known.quantity += leaf.quantity
  known.quantityError += leaf.quantityError
  known.value += leaf.value
  known.valueError += leaf.valueError
  known.depth = Math.min(known.depth, leaf.depth)
}
