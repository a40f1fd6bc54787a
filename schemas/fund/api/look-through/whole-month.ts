import { TooManyPaths } from '../../../core/work-budget.ts'
import type { AssetLine } from './asset-line.ts'
import { RECONCILIATION } from './aggregate.ts'
import { type DoublePart, toDoublePart } from './double-double.ts'
import { sumLeavesExactly } from './exact-sum.ts'
import { ExactSums } from './exact-sums.ts'
import { FollowedRings, type Ring } from './followed-rings.ts'
import type { Graph, Holder, QuotaLine } from './graph.ts'
import type { LeafName } from './leaf-name.ts'
import { LeafNames } from './leaf-names.ts'
import { LeafAdder, type LeafSums } from './leaf-sums.ts'
import { decideOutcome, type Opening, type Unexpanded } from './outcome.ts'
import { listNamed, numberNamedRings } from './fund-rings.ts'
import { RingSums } from './ring-sums.ts'
import { type FundAsset, roundAssets } from './round-assets.ts'
import { decideInRings } from './weighed-funds.ts'
import { sumWeighedLeaves } from './weighed-sums.ts'

/** Fund, and its holdings over all paths. */
export interface FundAssets {
  readonly cnpj: string
  readonly assets: readonly FundAsset[]
}

interface Found {
  readonly levels: number
  readonly sums: LeafSums
  /** Number of levels below it on the longest path. */
  readonly reached: number
  /** True if a line was too deep to be followed. */
  readonly isCut: boolean
  readonly judging: Judging
  /** True if no line of the result depends on the way to it. */
  readonly isOfEveryWay: boolean
}

/**
 * Judgement of a line that names a fund of the way to it: as a cycle, or, below a fund that leads to a ring, in the
 * same way on every way.
 */
type Judging = 'by way' | 'on every way'

/** Most steps among funds that name each other, for which no result can be used again. */
const MOST_STEPS_BY_WAY = 2_500_000

/**
 * Looks through every fund of a month. The holdings of a fund are found once, and each fund above it takes its part of
 * them. A walk from the top finds the same, because it comes back to a fund only in a ring of funds that hold each
 * other. Such a ring is solved for all turns. Funds that only name each other, by lines that are not followed, are
 * walked path by path, because such a line is a cycle on some paths.
 */
export class MonthLookThrough {
  readonly #graph: Graph
  readonly #lines: ReadonlyMap<string, readonly AssetLine[]>
  readonly #maxDepth: number
  readonly #rings: FollowedRings
  readonly #named: ReadonlyMap<string, number>
  /** Numbers of the rings of several funds, or of one fund that names itself. */
  readonly #turning = new Set<number>()
  readonly #ringSums = new Map<Ring, RingSums[]>()
  readonly #found = new Map<string, Found[]>()
  /** Number of funds, including itself, that still need the result of each fund. */
  readonly #needed = new Map<string, number>()
  readonly #names = new LeafNames()
  readonly #adder = new LeafAdder()
  #stepsByWay = 0

  constructor(graph: Graph, lines: ReadonlyMap<string, readonly AssetLine[]>, maxDepth: number) {
    this.#graph = graph
    this.#lines = lines
    this.#maxDepth = maxDepth
    this.#rings = new FollowedRings(graph, graph.holders.keys())
    this.#named = numberNamedRings(graph)
    for (const holder of graph.holders.values()) {
      const { cnpj, quotas } = holder
      const number = this.#named.get(cnpj) ?? 0
      if (listNamed(graph, holder).some((named) => this.#named.get(named) === number)) this.#turning.add(number)
      for (const needed of new Set([cnpj, ...quotas.map(({ target }) => target ?? cnpj)])) this.#need(needed, 1)
    }
  }

  /**
   * Lists the assets of each fund, which add up to its total to the cent. A fund comes after its holders, as soon as
   * they are done, so that few results are in memory. Funds of rings that nobody else holds come last.
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
    const judging = this.#rings.leadsToRing(root.cnpj) ? 'on every way' : 'by way'
    const { sums } = this.#find(root, this.#maxDepth, judging)
    const assets = roundAssets(sums, this.#names, (names) => this.#addUpExactly(root, names))
    const total = new ExactSums(1)
    for (const { value } of assets) {
      if (typeof value === 'number') total.add(0, value)
      else total.addWhole(0, value)
    }
    const rest = root.total - total.total(0)
    if (rest === 0n) return assets
    const number = this.#names.number(RECONCILIATION, RECONCILIATION)
    assets.push({ number, name: this.#names.at(number), quantity: 0, value: rest, shortestDepth: 0 })
    return assets
  }

  #addUpExactly(root: Holder, names: readonly LeafName[]) {
    const [graph, lines, maxDepth] = [this.#graph, this.#lines, this.#maxDepth]
    return this.#rings.leadsToRing(root.cnpj)
      ? sumWeighedLeaves(this.#rings, lines, root, maxDepth, names)
      : sumLeavesExactly({ graph, lines, maxDepth }, root, names)
  }

  /** Drops the results of a fund, and returns the funds below it that only they themselves still need. */
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

  /** Finds the holdings below a fund that is reached from outside the funds that it names. */
  #find(holder: Holder, levels: number, judging: Judging): Found {
    const known = this.#found.get(holder.cnpj) ?? []
    const same = known.find(
      (each) =>
        (each.levels === levels || (!each.isCut && each.reached <= levels)) &&
        (each.isOfEveryWay || each.judging === judging),
    )
    if (same !== undefined) return same
    const found =
      judging === 'by way' ? this.#arrive(holder, levels, [holder.cnpj]) : this.#findOnEveryWay(holder, levels)
    this.#found.set(holder.cnpj, [...known, found])
    return found
  }
  /**
   * Finds the holdings below a fund that is reached by `way`: funds that name each other, this one the last. No other
   * fund can come again.
   */
  #arrive(holder: Holder, levels: number, way: readonly string[]): Found {
    const limits = { maxDepth: way.length - 1 + levels, isBelowThreshold: () => false }
    return this.#gather(
      holder,
      { levels, judging: 'by way' },
      (line) => decideOutcome(line, { path: way, value: line.value }, this.#graph, limits),
      (held) => this.#follow(held, levels - 1, way),
    )
  }

  /** Finds the holdings below a fund that leads to a ring or is held by such a fund. */
  #findOnEveryWay(holder: Holder, levels: number): Found {
    const ring = this.#rings.ringOf(holder.cnpj)
    const system = ring === null ? null : this.#rings.systemOf(ring)
    if (ring === null || system === null) return this.#gatherOnEveryWay(holder, levels)
    const known = this.#ringSums.get(ring) ?? []
    const same = known.find((each) => each.levels === levels || (!each.isCut && each.reached <= levels))
    const outside = () => ring.members.map((member) => this.#gatherOnEveryWay(member, levels))
    const sums = same ?? new RingSums({ rings: this.#rings, ring, system }, levels, outside())
    if (same === undefined) this.#ringSums.set(ring, [...known, sums])
    const { reached, isCut } = sums
    return {
      levels,
      judging: 'on every way',
      sums: sums.addUp(holder, this.#adder),
      reached,
      isCut,
      isOfEveryWay: false,
    }
  }

  /** Adds up the own part of a fund, including its holdings outside its ring, if it is in one. */
  #gatherOnEveryWay(holder: Holder, levels: number): Found {
    const judged = new Map(holder.quotas.map(({ id }, at) => [id, this.#rings.linesOf(holder)[at]]))
    return this.#gather(
      holder,
      { levels, judging: 'on every way' },
      ({ id }) => decideInRings(this.#rings, holder, judged.get(id) ?? 'not_filed', levels > 0),
      (held) => (this.#rings.isSameRing(holder.cnpj, held.cnpj) ? null : this.#find(held, levels - 1, 'on every way')),
    )
  }

  /**
   * Adds up a fund's own lines that are not followed, and its parts of the targets of followed ones; null is left out.
   */
  #gather(
    holder: Holder,
    { levels, judging }: Pick<Found, 'levels' | 'judging'>,
    decide: (line: QuotaLine) => Unexpanded | Opening,
    follow: (held: Holder) => Found | null,
  ): Found {
    const outcomes = new Map<string, Unexpanded | 'followed'>()
    const below: { readonly part: DoublePart; readonly sums: LeafSums }[] = []
    let [reached, isCut, isOfEveryWay] = [0, false, !this.#turning.has(this.#named.get(holder.cnpj) ?? -1)]
    for (const line of holder.quotas) {
      const outcome = decide(line)
      outcomes.set(line.id, typeof outcome === 'string' ? outcome : 'followed')
      isCut ||= outcome === 'depth_limit'
      const found = typeof outcome === 'string' ? null : follow(outcome.held)
      if (typeof outcome === 'string' || found === null) continue
      below.push({ part: toDoublePart(outcome.part), sums: found.sums })
      reached = Math.max(reached, found.reached + 1)
      isCut ||= found.isCut
      isOfEveryWay &&= found.isOfEveryWay
    }
    return { levels, judging, sums: this.#addUp(holder, below, outcomes), reached, isCut, isOfEveryWay }
  }

  /** Adds up the holdings below a fund, and its own lines that are not followed. */
  #addUp(
    { cnpj }: Holder,
    below: readonly { readonly part: DoublePart; readonly sums: LeafSums }[],
    outcomes: ReadonlyMap<string, Unexpanded | 'followed'>,
  ): LeafSums {
    for (const { part, sums } of below) this.#adder.addParts(part, sums)
    for (const { id, key, quantity, value } of this.#lines.get(cnpj) ?? []) {
      const resolution = outcomes.get(id) ?? 'direct'
      if (resolution !== 'followed') this.#adder.addLeaf(this.#names.number(key, resolution), quantity, value)
    }
    return this.#adder.take()
  }

  #follow(held: Holder, levels: number, way: readonly string[]): Found {
    const isSameRing = this.#named.get(held.cnpj) === this.#named.get(way.at(-1) ?? '')
    if (!isSameRing) return this.#find(held, levels, 'by way')
    this.#stepsByWay += 1
    if (this.#stepsByWay > MOST_STEPS_BY_WAY) throw new TooManyPaths('funds that name each other')
    return this.#arrive(held, levels, [...way, held.cnpj])
  }
}
