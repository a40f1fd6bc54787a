import { TooManyPaths, type WorkBudget } from '../../../core/work-budget.ts'
import { groupByHolder } from '../look-through/by-holder.ts'
import { takePart, type Fraction, multiplyPart, WHOLE } from '../look-through/fraction.ts'
import type { Graph, Holder } from '../look-through/graph.ts'
import { decideOutcome, DEFAULT_DEPTH, type LookThroughLimits } from '../look-through/outcome.ts'

/** A line of the requested asset; value in cents, quantity in millionths. */
export interface Position {
  readonly cnpj: string
  readonly value: bigint
  readonly quantity: bigint
  /** The position: lines held in different ways are not added up. */
  readonly position: string
  /** The name of a derivative: different ones are not added up. */
  readonly contract?: string
  /** Date of the fund's own report that the line is of; absent for holdings of the month. */
  readonly reportDate?: string
}

/** A fund's holding of the asset in one way, by itself and through the funds it holds. */
export interface Holding {
  readonly cnpj: string
  readonly position: string
  readonly contract: string | null
  quantity: bigint
  directValue: bigint
  indirectValue: bigint
  /** Funds between it and the nearest line of the asset: 0 for a line of its own. */
  shortestDepth: number
  /** The oldest date of a report that a line on the ways is of; null where all are holdings of the month. */
  oldestReportDate: string | null
}

/** Adding up what one way leads to: a line of the asset, and each step on the way there, which could lead to a ring. */
const UNITS_A_WAY = 6
const UNITS_A_LINE = 4

/**
 * Ways multiply where funds hold each other crosswise: their units of work have a bound of their own. Bonds that nearly
 * every fund holds have some hundred thousand ways, which take two millions.
 */
export const MOST_OF_ALL_WAYS = 8_000_000

/** Adds up the holdings of each fund by lines of its own. */
export function directHoldings(positions: readonly Position[]): Holding[] {
  const holdings = new HoldingSums()
  for (const line of positions) holdings.add({ top: line.cnpj, depth: 0, oldestReportDate: null }, line, line)
  return holdings.all()
}

/** A line of quotas that a look-through replaces by this part of what the held fund holds. */
export interface QuotaStep {
  readonly holder: string
  readonly part: Fraction
  /** Date of the holder's own report that the line is of; null for holdings of the month. */
  readonly reportDate: string | null
}

/** The lines of quotas that are followed, by the fund that they lead to. */
export type StepsAbove = ReadonlyMap<string, readonly QuotaStep[]>

/**
 * Adds up the holdings of each fund, also through others: all ways up from the lines, each worth what the leaf at its
 * end is worth in the look-through of the fund at its top, rounded as there. Quotas of the funds in `unopened` are the
 * requested asset itself, so no way leads on from these funds.
 */
export async function allHoldings(
  above: StepsAbove,
  positions: readonly Position[],
  unopened: ReadonlySet<string>,
  work: WorkBudget,
): Promise<Holding[]> {
  const holdings = new HoldingSums()
  const findSteps = (cnpj: string) => (unopened.has(cnpj) ? [] : (above.get(cnpj) ?? []))
  let walked = 0
  for (const [cnpj, own] of groupByHolder(positions)) {
    for (const way of waysUp(cnpj, findSteps)) {
      for (const line of own) {
        const [value, quantity] = [takePart(way.part, line.value), takePart(way.part, line.quantity)]
        holdings.add(way, line, { value, quantity })
      }
      const units = UNITS_A_WAY + UNITS_A_LINE * own.length + findSteps(way.top).length
      walked += units
      if (walked > MOST_OF_ALL_WAYS) throw new TooManyPaths('the funds that lead to this asset')
      if (work.spend(units)) await work.rest()
    }
  }
  return holdings.all()
}

class HoldingSums {
  /** By position and contract, then by fund. */
  readonly #held = new Map<string, Map<string, Holding>>()

  add(
    { top: cnpj, depth, oldestReportDate }: Pick<Way, 'top' | 'depth' | 'oldestReportDate'>,
    { position, contract, reportDate }: Pick<Position, 'position' | 'contract' | 'reportDate'>,
    { value, quantity }: Pick<Position, 'value' | 'quantity'>,
  ): void {
    const key = contract === undefined ? position : `${position} ${contract}`
    const byFund = this.#held.get(key) ?? new Map<string, Holding>()
    if (byFund.size === 0) this.#held.set(key, byFund)
    const known = byFund.get(cnpj)
    const holding = known ?? startHolding({ cnpj, position, contract: contract ?? null }, depth)
    if (known === undefined) byFund.set(cnpj, holding)
    holding.quantity += quantity
    if (depth === 0) holding.directValue += value
    else holding.indirectValue += value
    holding.shortestDepth = Math.min(holding.shortestDepth, depth)
    holding.oldestReportDate = findOlder(holding.oldestReportDate, findOlder(oldestReportDate, reportDate ?? null))
  }

  all(): Holding[] {
    return [...this.#held.values()].flatMap((byFund) => [...byFund.values()])
  }
}

function startHolding(held: Pick<Holding, 'cnpj' | 'position' | 'contract'>, shortestDepth: number): Holding {
  return { ...held, quantity: 0n, directValue: 0n, indirectValue: 0n, shortestDepth, oldestReportDate: null }
}

/** The older of two dates, either of which can be none. */
function findOlder(date: string | null, other: string | null): string | null {
  if (date === null || other === null) return date ?? other
  return date < other ? date : other
}

/** No limit of a look-through: depth and cycles are a matter of the way, all else of the line. */
const EVERY_LINE: LookThroughLimits = { maxDepth: Infinity, isBelowThreshold: () => false }

/** Lists the lines of a graph that are followed, by the fund that they lead to. */
export async function listStepsAbove(graph: Graph, work: WorkBudget): Promise<Map<string, QuotaStep[]>> {
  const above = new Map<string, QuotaStep[]>()
  for (const holder of graph.holders.values()) {
    for (const { target, ...lead } of listSteps(holder, graph)) {
      const step = { holder: holder.cnpj, ...lead }
      const known = above.get(target)
      if (known === undefined) above.set(target, [step])
      else known.push(step)
    }
    if (work.spend(UNITS_A_LINE * holder.quotas.length)) await work.rest()
  }
  return above
}

/** Lists the lines of a fund that are followed: the fund that each leads to, and the part of it that the line holds. */
export function listSteps(
  { cnpj, quotas }: Pick<Holder, 'cnpj' | 'quotas'>,
  graph: Graph,
): (Omit<QuotaStep, 'holder'> & { readonly target: string })[] {
  return quotas.flatMap((line) => {
    const outcome = decideOutcome(line, { path: [cnpj], value: line.value }, graph, EVERY_LINE)
    if (typeof outcome === 'string') return []
    return [{ target: outcome.held.cnpj, part: outcome.part, reportDate: line.reportDate ?? null }]
  })
}

/** From a fund with a line of the asset up to `top`, with the part of that line that `top` has. */
interface Way {
  readonly top: string
  readonly below: Way | null
  readonly depth: number
  readonly part: Fraction
  /** The oldest date of an own report that a line on it is of. */
  readonly oldestReportDate: string | null
}

function* waysUp(cnpj: string, findSteps: (cnpj: string) => readonly QuotaStep[]): Generator<Way, void, undefined> {
  const ahead: Way[] = [{ top: cnpj, below: null, depth: 0, part: WHOLE, oldestReportDate: null }]
  for (let way = ahead.pop(); way !== undefined; way = ahead.pop()) {
    yield way
    if (way.depth === DEFAULT_DEPTH) continue
    for (const { holder, part, reportDate } of findSteps(way.top)) {
      if (passes(way, holder)) continue
      ahead.push({
        top: holder,
        below: way,
        depth: way.depth + 1,
        part: multiplyPart(way.part, part),
        oldestReportDate: findOlder(way.oldestReportDate, reportDate),
      })
    }
  }
}

function passes(way: Way, cnpj: string): boolean {
  for (let at: Way | null = way; at !== null; at = at.below) if (at.top === cnpj) return true
  return false
}
