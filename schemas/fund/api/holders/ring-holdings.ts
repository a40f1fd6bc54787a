import type { WorkBudget } from '../../../core/work-budget.ts'
import { multiplyFixed, ONE, roundFixed, toFixed } from '../look-through/fixed-point.ts'
import type { RingAbove, RingsAbove } from './rings-above.ts'
import { findOlder } from './steps-above.ts'

/** Holding of an asset in a fund by its own lines. */
export interface OwnAmounts {
  readonly value: bigint
  readonly quantity: bigint
  readonly oldestReportDate: string | null
}

/** Holding of an asset in a fund by its own lines and through others over all turns, rounded once. */
interface RingAmounts extends OwnAmounts {
  /** Number of funds between it and the nearest line of the asset. */
  readonly shortestDepth: number
}

/** Amount that has reached a fund at a level, in smallest units. */
interface Arrival {
  value: bigint
  quantity: bigint
  depth: number
  oldest: string | null
}

const UNITS_A_FUND = 10
/** Units of work for solving a ring, for each of its funds. */
const UNITS_OF_RING = 1_000

/**
 * Adds up the holdings of an asset in each fund that leads to a ring, level by level from the lines up, with the rings
 * solved for all turns: a ring is one level, as in the look-through by asset.
 */
export async function addUpRingHoldings(
  rings: RingsAbove,
  own: ReadonlyMap<string, OwnAmounts>,
  mostLevels: number,
  work: WorkBudget,
): Promise<Map<string, RingAmounts>> {
  const sums = new Map<string, Arrival>()
  let arrivals = new Map([...own].map(([cnpj, amounts]) => [cnpj, begin(amounts)]))
  for (let level = 0; level <= mostLevels && arrivals.size > 0; level++) {
    const turned = turnInRings(rings, arrivals)
    const next = new Map<string, Arrival>()
    for (const [cnpj, arrival] of turned) {
      if (rings.leadsToRing(cnpj)) merge(sums, cnpj, { ...arrival })
      const steps = rings.findSteps(cnpj)
      const ring = rings.ringOf(cnpj)
      for (const { holder, part, reportDate } of steps) {
        if (ring?.places.has(holder) !== true) merge(next, holder, takePart(arrival, toFixed(part), reportDate))
      }
      if (work.spend(UNITS_A_FUND * (1 + steps.length) + (ring === null ? 0 : UNITS_OF_RING))) await work.rest()
    }
    arrivals = next
  }
  return new Map([...sums].map(([cnpj, sum]) => [cnpj, round(sum)]))
}

function begin({ value, quantity, oldestReportDate }: OwnAmounts): Arrival {
  return { value: value * ONE, quantity: quantity * ONE, depth: 0, oldest: oldestReportDate }
}

function takePart({ value, quantity, depth, oldest }: Arrival, part: bigint, reportDate: string | null): Arrival {
  return {
    value: multiplyFixed(part, value),
    quantity: multiplyFixed(part, quantity),
    depth: depth + 1,
    oldest: findOlder(oldest, reportDate),
  }
}

function merge(into: Map<string, Arrival>, cnpj: string, { value, quantity, depth, oldest }: Arrival): void {
  const known = into.get(cnpj)
  if (known === undefined) {
    into.set(cnpj, { value, quantity, depth, oldest })
    return
  }
  known.value += value
  known.quantity += quantity
  known.depth = Math.min(known.depth, depth)
  known.oldest = findOlder(known.oldest, oldest)
}

/** Solves the rings that an amount has reached: it reaches all funds of such a ring. */
function turnInRings(rings: RingsAbove, arrivals: ReadonlyMap<string, Arrival>): ReadonlyMap<string, Arrival> {
  const turned = new Map<string, Arrival>()
  for (const [cnpj, arrival] of arrivals) {
    const ring = rings.ringOf(cnpj)
    if (!ring?.system) turned.set(cnpj, arrival)
    else if (!turned.has(cnpj)) for (const [member, each] of turn(rings, ring, arrivals)) turned.set(member, each)
  }
  return turned
}

function turn(rings: RingsAbove, ring: RingAbove, arrivals: ReadonlyMap<string, Arrival>): Map<string, Arrival> {
  const { members, system } = ring
  const solve = (amount: (arrival: Arrival) => bigint) => {
    const own = members.map((cnpj) => {
      const arrival = arrivals.get(cnpj)
      return arrival === undefined ? 0n : amount(arrival)
    })
    return system === null || own.every((each) => each === 0n) ? own : system.addUpHeld(own)
  }
  const [values, quantities] = [solve(({ value }) => value), solve(({ quantity }) => quantity)]
  const nearest = findNearest(rings, ring, arrivals)
  return new Map(
    members.map((cnpj, at) => {
      const { depth = 0, oldest = null } = nearest.get(cnpj) ?? {}
      return [cnpj, { value: values[at] ?? 0n, quantity: quantities[at] ?? 0n, depth, oldest }]
    }),
  )
}

type Nearest = Pick<Arrival, 'depth' | 'oldest'>

/**
 * Finds for each fund of a ring the shortest way to it and the oldest report on any way: in a ring each fund leads to
 * each.
 */
function findNearest(
  rings: RingsAbove,
  { members, places }: RingAbove,
  arrivals: ReadonlyMap<string, Arrival>,
): ReadonlyMap<string, Nearest> {
  const found = new Map<string, Nearest>()
  const ahead = members.flatMap((cnpj) => {
    const arrival = arrivals.get(cnpj)
    return arrival === undefined ? [] : [{ cnpj, depth: arrival.depth, oldest: arrival.oldest }]
  })
  for (const { cnpj, depth, oldest } of ahead) {
    const known = found.get(cnpj)
    const better = { depth: Math.min(known?.depth ?? depth, depth), oldest: findOlder(known?.oldest ?? null, oldest) }
    if (known?.depth === better.depth && known.oldest === better.oldest) continue
    found.set(cnpj, better)
    for (const { holder, reportDate } of rings.findSteps(cnpj)) {
      if (places.has(holder))
        ahead.push({ cnpj: holder, depth: better.depth + 1, oldest: findOlder(better.oldest, reportDate) })
    }
  }
  return found
}

function round({ value, quantity, depth, oldest }: Arrival): RingAmounts {
  return {
    value: roundFixed(value),
    quantity: roundFixed(quantity),
    oldestReportDate: oldest,
    shortestDepth: depth,
  }
}
