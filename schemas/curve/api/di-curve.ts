import type { Calendars } from '../../api/business-day.ts'
import { calendarsInForce } from '../../api/calendar-in-force.ts'
import { POWER_DECIMALS, raise } from '../../api/exact-power.ts'
import { divideRounded } from '../../api/rounded-quotient.ts'
import { businessDayFrom } from '../../api/business-day.ts'
import { countBusinessDays } from '../../bond/api/bond-price.ts'

/** Decimals of a compiled rate, which is a percentage. */
export const RATE_DECIMALS = 6

const UNIT = 10n ** BigInt(POWER_DECIMALS)
const WHOLE = 100n * 10n ** BigInt(RATE_DECIMALS)

/** Point of the curve: a rate in millionths of a percent, and the business days until its contract ends. */
export interface Vertex {
  readonly businessDays: number
  readonly rate: bigint
}

/** Finds the day on which a contract ends, the first business day of its month, and the business days until then. */
export function expiryOf(date: string, month: string, newest: Calendars): { day: string; businessDays: number } | null {
  const calendars = calendarsInForce(date, newest)
  const { day, countedBy } = businessDayFrom(`${month}-01`, ['br-banks'], calendars)
  const businessDays = countedBy === 'br-banks' ? countBusinessDays(date, day, calendars) : null
  return businessDays === null ? null : { day, businessDays }
}

/**
 * Finds the rate between the contracts of a day: from one contract to the next, one real grows by the same factor each
 * business day. A contract has its published rate; before the first and after the last the rate is null.
 */
export function rateBetween(vertices: readonly Vertex[], businessDays: number): bigint | null {
  const exact = vertices.find((vertex) => vertex.businessDays === businessDays)
  if (exact !== undefined) return exact.rate
  const before = vertices.findLast((vertex) => vertex.businessDays < businessDays)
  const after = vertices.find((vertex) => vertex.businessDays > businessDays)
  if (before === undefined || after === undefined) return null
  const grown = growth(before)
  const step = raise((growth(after) * UNIT) / grown, POWER_DECIMALS, {
    numerator: BigInt(businessDays - before.businessDays),
    denominator: BigInt(after.businessDays - before.businessDays),
  })
  const year = raise((grown * step) / UNIT, POWER_DECIMALS, { numerator: 252n, denominator: BigInt(businessDays) })
  return divideRounded((year - UNIT) * WHOLE, UNIT)
}

/** Computes the growth of one real until a contract ends. */
function growth({ rate, businessDays }: Vertex): bigint {
  return raise(WHOLE + rate, RATE_DECIMALS + 2, { numerator: BigInt(businessDays), denominator: 252n })
}
