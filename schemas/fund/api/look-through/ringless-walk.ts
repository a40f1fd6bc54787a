import { TooManyPaths, type WorkBudget } from '../../../core/work-budget.ts'
import type { LookThroughCoverage } from './coverage.ts'
import { ExactSums } from './exact-sums.ts'
import type { FollowedRings, JudgedQuotas } from './followed-rings.ts'
import { estimatePart, type Fraction, multiplyPart, takePart, WHOLE } from './fraction.ts'
import type { FundLines } from './fund-lines.ts'
import { FundPath } from './fund-path.ts'
import type { Holder } from './graph.ts'
import type { LeafAmounts } from './leaf-amounts.ts'
import { decideOnWay, type JudgedLine, type Opening, UNEXPANDED, type Unexpanded } from './outcome.ts'
import { MOST_OF_A_WALK } from './stop-visitors.ts'
import { countUnits } from './walk.ts'

/** Lines of a fund, each with the number of its leaf. */
export interface LinesOfLeaves {
  readonly lines: FundLines
  readonly leaves: Int32Array
}

/** Lines of a fund in columns: those that are no quotas, then the quotas in their order. */
interface FundColumns {
  readonly direct: Columns
  readonly quotas: Columns
  readonly judged: JudgedQuotas
}

interface Columns {
  /** Values in cents, or the nearest binary numbers. */
  readonly values: Float64Array
  readonly exactAt: (place: number) => bigint
  /** Number of each line's leaf; below zero for none. */
  readonly leaves: Int32Array
}

/** Whole number: binary where that is exact. */
type Whole = number | bigint

/** Fund that the walk reaches, and the rounded value of the line that leads there; null at the root. */
interface Step {
  readonly way: FundPath
  readonly part: Fraction
  readonly value: Whole | null
}

const REASONS = [...UNEXPANDED, 'reconciliation'] as const
const RECONCILED = REASONS.indexOf('reconciliation')
const PLACES = new Map<string, number>(REASONS.map((why, place) => [why, place]))
const EXPANDED = REASONS.length

/** Amounts that a walk adds to. One leaf takes the differences between lines and what the funds behind them have. */
export interface LeafCount {
  readonly amounts: LeafAmounts
  /** Number of the leaf that takes the differences. */
  readonly reconciliation: number
}

/**
 * Adds up the values of all leaves of a fund whose quotas lead to no ring. A walk that stops at each path gives the same
 * sums, and quantities, paths and names besides. Each leaf of each path is rounded separately.
 */
export class RinglessWalk {
  readonly #rings: FollowedRings
  readonly #numbered: ReadonlyMap<string, LinesOfLeaves>
  readonly #maxDepth: number
  readonly #columns = new Map<Holder, FundColumns>()

  constructor(rings: FollowedRings, numbered: ReadonlyMap<string, LinesOfLeaves>, maxDepth: number) {
    this.#rings = rings
    this.#numbered = numbered
    this.#maxDepth = maxDepth
  }

  async addUp(
    root: Holder,
    count: LeafCount,
    work: WorkBudget,
  ): Promise<Pick<LookThroughCoverage, 'expandedValue' | 'unexpandedValue'>> {
    const coverage = new ExactSums(REASONS.length + 1)
    const ahead: Step[] = [{ way: FundPath.from(root), part: WHOLE, value: null }]
    let walked = 0
    for (let step = ahead.pop(); step !== undefined; step = ahead.pop()) {
      const units = countUnits(step.way)
      walked += units
      if (walked > MOST_OF_A_WALK) throw new TooManyPaths(`the funds that ${root.cnpj} leads to`)
      this.#addStop(step, count, coverage, ahead)
      if (work.spend(units)) await work.rest()
    }
    const unexpanded = REASONS.map((why, place) => [why, coverage.total(place)] as const)
    return {
      expandedValue: coverage.total(EXPANDED),
      unexpandedValue: Object.fromEntries(unexpanded) as LookThroughCoverage['unexpandedValue'],
    }
  }

  #addStop({ way, part, value }: Step, { amounts, reconciliation }: LeafCount, coverage: ExactSums, ahead: Step[]) {
    const { direct, quotas, judged } = this.#columnsOf(way.holder)
    const lines = new RunningSum()
    for (let at = 0; at < direct.values.length; at++) {
      const taken = takeAt(direct, part, at)
      lines.add(taken)
      addAmount(amounts, direct.leaves[at] ?? -1, taken)
    }
    addAmount(coverage, EXPANDED, lines.total())
    for (let at = 0; at < quotas.values.length; at++) {
      const [line, quota] = [judged.lines[at], way.holder.quotas[at]]
      if (line === undefined || quota === undefined) continue
      const taken = takeAt(quotas, part, at)
      lines.add(taken)
      const outcome = this.#decide(line, way)
      if (typeof outcome === 'string') {
        addAmount(amounts, quotas.leaves[at] ?? -1, taken)
        addAmount(coverage, PLACES.get(outcome) ?? 0, taken)
      } else {
        const next = way.follow(quota, outcome.held, false)
        ahead.push({ way: next, part: multiplyPart(part, outcome.part), value: taken })
      }
    }
    if (value === null) return
    lines.add(-value)
    const excess = lines.total()
    if (excess === 0 || excess === 0n) return
    const rest = -excess
    addAmount(amounts, reconciliation, rest)
    addAmount(coverage, RECONCILED, rest)
  }

  /** Only a line that is not followed can lead back to a fund of the way. */
  #decide(line: JudgedLine, way: FundPath): Unexpanded | Opening {
    if (typeof line === 'string') return line
    if (line.why !== null) return decideOnWay(line, way, { maxDepth: this.#maxDepth }, false)
    return way.levels > this.#maxDepth ? 'depth_limit' : line
  }

  #columnsOf(holder: Holder): FundColumns {
    const known = this.#columns.get(holder)
    if (known !== undefined) return known
    const columns = this.#makeColumns(holder)
    this.#columns.set(holder, columns)
    return columns
  }

  #makeColumns(holder: Holder): FundColumns {
    const judged = this.#rings.quotasOf(holder)
    const numbered = this.#numbered.get(holder.cnpj)
    const quotaLeaves = new Int32Array(holder.quotas.length).fill(-1)
    const places: number[] = []
    for (const [place, quota] of numbered?.lines.placesOfQuotas(holder).entries() ?? []) {
      if (quota < 0) places.push(place)
      else quotaLeaves[quota] = numbered?.leaves[place] ?? -1
    }
    const quotas = { values: judged.values.numbers, exactAt: (at: number) => judged.values.at(at), leaves: quotaLeaves }
    return { judged, quotas, direct: numbered === undefined ? unnamed(holder) : pick(numbered, places) }
  }
}

/** Sum of whole numbers: binary as long as it is exact. */
class RunningSum {
  #sum = 0
  #beyond = 0n

  add(amount: Whole): void {
    if (typeof amount === 'number') {
      const next = this.#sum + amount
      if (Math.abs(next) <= Number.MAX_SAFE_INTEGER) {
        this.#sum = next
        return
      }
    }
    this.#beyond += BigInt(amount)
  }

  total(): Whole {
    return this.#beyond === 0n ? this.#sum : this.#beyond + BigInt(this.#sum)
  }
}

/** Picks some lines of a fund. */
function pick({ lines: { values }, leaves }: LinesOfLeaves, places: readonly number[]): Columns {
  return {
    values: Float64Array.from(places, (place) => values.numbers[place] ?? 0),
    exactAt: (at) => values.at(places[at] ?? 0),
    leaves: Int32Array.from(places, (place) => leaves[place] ?? -1),
  }
}

/** Lines of a fund that are in no leaf. */
function unnamed({ directValues }: Holder): Columns {
  const leaves = new Int32Array(directValues.length).fill(-1)
  return { values: directValues.numbers, exactAt: (at) => directValues.at(at), leaves }
}

function takeAt({ values, exactAt }: Columns, part: Fraction, at: number): Whole {
  const estimated = estimatePart(part, values[at] ?? 0)
  if (!Number.isNaN(estimated)) return estimated
  const exact = takePart(part, exactAt(at))
  const number = Number(exact)
  return Number.isSafeInteger(number) ? number : exact
}

function addAmount(sums: LeafAmounts | ExactSums, at: number, amount: Whole): void {
  if (at < 0) return
  if (typeof amount === 'number') sums.add(at, amount)
  else sums.addWhole(at, amount)
}
