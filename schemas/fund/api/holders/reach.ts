import { TooManyPaths, type WorkBudget } from '../../../core/work-budget.ts'
import { groupByHolder } from '../look-through/by-holder.ts'
import { takePart, type Fraction, multiplyPart, WHOLE } from '../look-through/fraction.ts'
import { DEFAULT_DEPTH } from '../look-through/outcome.ts'
import { RingsAbove } from './rings-above.ts'
import { findOlder, type QuotaStep, type StepsAbove } from './steps-above.ts'
import { addUpRingHoldings, type OwnAmounts } from './ring-holdings.ts'

/** Line of the requested asset, with its value in cents and its quantity in millionths. */
export interface Position {
  readonly cnpj: string
  readonly value: bigint
  readonly quantity: bigint
  /** Way of holding: lines held in different ways are not added up. */
  readonly position: string
  /** Name of a derivative: lines of different ones are not added up. */
  readonly contract?: string
  /** Date of the fund's own report with the line; absent for holdings of the month. */
  readonly reportDate?: string
}

/** Holding of the asset in a fund in one way, by its own lines and through the funds it holds. */
export interface Holding {
  readonly cnpj: string
  readonly position: string
  readonly contract: string | null
  quantity: bigint
  directValue: bigint
  indirectValue: bigint
  /** Number of funds between it and the nearest line of the asset: 0 for a line of its own. */
  shortestDepth: number
  /** Oldest date of a report with a line on the ways; null if all lines are holdings of the month. */
  oldestReportDate: string | null
}

/** Units of work for one way: a line of the asset, and each step on the way there, which could lead to a ring. */
const UNITS_A_WAY = 6
const UNITS_A_LINE = 4

/**
 * Most units of work for all ways, which multiply if funds hold each other crosswise. Bonds that nearly every fund
 * holds have some hundred thousand ways, which take two million units.
 */
export const MOST_OF_ALL_WAYS = 8_000_000

/** Adds up the holdings of each fund by its own lines. */
export function directHoldings(positions: readonly Position[]): Holding[] {
  const holdings = new HoldingSums()
  for (const line of positions) holdings.add({ top: line.cnpj, depth: 0, oldestReportDate: null }, line, line)
  return holdings.all()
}

/**
 * Adds up the holdings of each fund by its own lines and through others, over all ways up from the lines. Each way has
 * the value of its leaf in the look-through of the fund at its top, with the same rounding. Holdings through a ring of
 * funds that hold each other have their value over all turns, as in the look-through by asset, and are rounded once.
 * Quotas of the funds in `unopened` are the requested asset itself, so no way leads on from these funds.
 */
export async function allHoldings(
  above: StepsAbove,
  positions: readonly Position[],
  unopened: ReadonlySet<string>,
  work: WorkBudget,
): Promise<Holding[]> {
  const holdings = new HoldingSums()
  const findSteps = (cnpj: string) => (unopened.has(cnpj) ? [] : (above.get(cnpj) ?? []))
  const byHolder = groupByHolder(positions)
  const rings = new RingsAbove(byHolder.keys(), findSteps)
  const findOutside = (cnpj: string) =>
    rings.isEmpty ? findSteps(cnpj) : findSteps(cnpj).filter(({ holder }) => !rings.leadsToRing(holder))
  let walked = 0
  for (const [cnpj, own] of byHolder) {
    if (rings.leadsToRing(cnpj)) continue
    for (const way of waysUp(cnpj, findOutside)) {
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
  return rings.isEmpty ? holdings.all() : [...holdings.all(), ...(await throughRings(rings, positions, work))]
}

/** Adds up the holdings of the funds that hold the asset through a ring or are in one. */
async function throughRings(rings: RingsAbove, positions: readonly Position[], work: WorkBudget): Promise<Holding[]> {
  const holdings: Holding[] = []
  const names = new Map(positions.map((line) => [nameHolding(line), line]))
  for (const [name, { position, contract = null }] of names) {
    const own = addUpOwn(positions.filter((line) => nameHolding(line) === name))
    for (const [cnpj, { value, quantity, ...ways }] of await addUpRingHoldings(rings, own, DEFAULT_DEPTH, work)) {
      const directValue = own.get(cnpj)?.value ?? 0n
      holdings.push({ cnpj, position, contract, quantity, directValue, indirectValue: value - directValue, ...ways })
    }
  }
  return holdings
}

function addUpOwn(lines: readonly Position[]): Map<string, OwnAmounts> {
  const own = new Map<string, OwnAmounts>()
  for (const { cnpj, value, quantity, reportDate = null } of lines) {
    const known = own.get(cnpj) ?? { value: 0n, quantity: 0n, oldestReportDate: null }
    own.set(cnpj, {
      value: known.value + value,
      quantity: known.quantity + quantity,
      oldestReportDate: findOlder(known.oldestReportDate, reportDate),
    })
  }
  return own
}

/** Names the way of holding an asset: lines held in different ways are not added up. */
function nameHolding({
  position,
  contract,
}: {
  readonly position: string
  readonly contract?: string | undefined
}): string {
  return contract === undefined ? position : `${position} ${contract}`
}

class HoldingSums {
  /** Holdings by position and contract, then by fund. */
  readonly #held = new Map<string, Map<string, Holding>>()

  add(
    { top: cnpj, depth, oldestReportDate }: Pick<Way, 'top' | 'depth' | 'oldestReportDate'>,
    { position, contract, reportDate }: Pick<Position, 'position' | 'contract' | 'reportDate'>,
    { value, quantity }: Pick<Position, 'value' | 'quantity'>,
  ): void {
    const key = nameHolding({ position, contract })
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
  // Fields after a spread cost Node 20 some microseconds an object; before it, a tenth of one.
  return { quantity: 0n, directValue: 0n, indirectValue: 0n, shortestDepth, oldestReportDate: null, ...held }
}

/** Way from a fund with a line of the asset up to `top`, with the part of that line in `top`. */
interface Way {
  readonly top: string
  readonly below: Way | null
  readonly depth: number
  readonly part: Fraction
  /** Oldest date of an own report with a line on the way. */
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
