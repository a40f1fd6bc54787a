import type { Calendars } from '../../api/business-day.ts'
import { calendarsInForce } from '../../api/calendar-in-force.ts'
import { POWER_DECIMALS, raise } from '../../api/exact-power.ts'
import { divideRounded } from '../../api/rounded-quotient.ts'
import { businessDayFrom } from '../../api/business-day.ts'
import { countBusinessDays } from '../../bond/api/bond-price.ts'

/** Decimals of a rate as compiled, which is a percentage. */
export const RATE_DECIMALS = 6

const UNIT = 10n ** BigInt(POWER_DECIMALS)
const WHOLE = 100n * 10n ** BigInt(RATE_DECIMALS)

/** A rate, in millionths of a percent, and the business days until then. */
export interface Vertex {
  readonly businessDays: number
  readonly rate: bigint
}

/** The day on which a contract ends, the first business day of its month, and the business days until then. */
export function expiryOf(date: string, month: string, newest: Calendars): { day: string; businessDays: number } | null {
  const calendars = calendarsInForce(date, newest)
  const { day, countedBy } = businessDayFrom(`${month}-01`, ['br-banks'], calendars)
  const businessDays = countedBy === 'br-banks' ? countBusinessDays(date, day, calendars) : null
  return businessDays === null ? null : { day, businessDays }
}

/**
 * Finds the rate between the contracts of a day: what one real grows to from one to the next grows by the same factor each
 * business day. The rate of a contract is the published one; null outside of the first and the last.
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

/** Growth of one real until then. */
function growth({ rate, businessDays }: Vertex): bigint {
  return raise(WHOLE + rate, RATE_DECIMALS + 2, { numerator: BigInt(businessDays), denominator: 252n })
}
