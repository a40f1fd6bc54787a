import { type Calendars, findLastBusinessDay, lastDayOfMonth, listBusinessDays } from '../../../api/business-day.ts'
import { POWER_DECIMALS, raise } from '../../../api/exact-power.ts'
import { divideRounded } from '../../../api/rounded-quotient.ts'
import { type Month, monthOfDay, monthRange } from '../../../core/month.ts'

/** Decimals of a compiled value of a series, which is a percentage. */
const VALUE_DECIMALS = 8
const WHOLE = 100n * 10n ** BigInt(VALUE_DECIMALS)

export const FACTOR_DECIMALS = 16
export const ANNUAL_DECIMALS = 2
const DAYS_A_YEAR = 252n

/** Values by period, in units of the last decimal of the series. */
export type ValuesByPeriod = ReadonlyMap<string, bigint>

/** Exact quotient of two whole numbers: the product of factors 1 + value ÷ 100. */
interface Product {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Growth over a range of days or months of a series, and its unknown parts. */
export interface Accumulation {
  readonly first: string | null
  readonly last: string | null
  /** Growth in units of the last of `FACTOR_DECIMALS`; null if a value is missing. */
  readonly factor: bigint | null
  /** Annual rate that grows to the factor, in units of the last of `ANNUAL_DECIMALS`. */
  readonly annualPercent: bigint | null
  readonly periods: number
  /** Number of business days or months without a value; null if no calendar knows the days. */
  readonly missing: number | null
  readonly firstMissing: string | null
}

interface Range {
  readonly from: string
  readonly to: string
}

/** Multiplies the daily factors of a range of days. Business days of the banks without a value are missing days. */
export function accumulateDays(values: ValuesByPeriod, range: Range, calendars: Calendars): Accumulation {
  const known = clipToCalendar(range, calendars)
  const due = known === null ? [] : (listBusinessDays(known.from, known.to, 'br-banks', calendars) ?? [])
  const missing = due.filter((day) => !values.has(day))
  const isWhollyKnown = known !== null && known.from === range.from && known.to === range.to
  return { ...accumulate(values, missing), missing: isWhollyKnown ? missing.length : null }
}

/** Multiplies the factors of a range of months, as published. */
export function accumulateMonths(values: ValuesByPeriod, { from, to }: Range): Accumulation {
  const missing = monthRange(from, to).filter((month) => !values.has(month))
  return { ...accumulate(values, missing), annualPercent: null }
}

function accumulate(values: ValuesByPeriod, missing: readonly string[]): Accumulation {
  const periods = [...values.keys()].sort()
  const product = multiply([...values.values()])
  const factor = missing.length > 0 ? null : roundProduct(product, FACTOR_DECIMALS)
  return {
    first: periods[0] ?? null,
    last: periods.at(-1) ?? null,
    factor,
    annualPercent: factor === null ? null : annualize(product, periods.length),
    periods: periods.length,
    missing: missing.length,
    firstMissing: missing[0] ?? null,
  }
}

function multiply(percentages: readonly bigint[]): Product {
  return {
    numerator: percentages.reduce((grown, percentage) => grown * (WHOLE + percentage), 1n),
    denominator: WHOLE ** BigInt(percentages.length),
  }
}

function roundProduct({ numerator, denominator }: Product, decimals: number): bigint {
  return divideRounded(numerator * 10n ** BigInt(decimals), denominator)
}

/** Computes (factor^(252 ÷ days) − 1) × 100. */
function annualize(product: Product, days: number): bigint | null {
  if (days === 0 || product.numerator <= 0n) return null
  const factor = roundProduct(product, POWER_DECIMALS)
  const year = raise(factor, POWER_DECIMALS, { numerator: DAYS_A_YEAR, denominator: BigInt(days) })
  return divideRounded(year - 10n ** BigInt(POWER_DECIMALS), 10n ** BigInt(POWER_DECIMALS - 2 - ANNUAL_DECIMALS))
}

/** True if a daily series has no value yet for the last business days of the month in which a range ends. */
export function isMonthOpen(to: string, newest: string, calendars: Calendars): boolean | null {
  if (monthOfDay(to) < monthOfDay(newest)) return false
  const end = findLastBusinessDay(monthOfDay(to), 'br-banks', calendars)
  return end === null ? null : newest < end
}

/** Facts that show whether the newest month of the monthly series was over when its value was published. */
interface NewestMonth {
  readonly month: Month
  readonly value: bigint
  /** Day on which the file with the value was retrieved. */
  readonly retrieved: string | null
  /** Daily rates of the month. */
  readonly days: ValuesByPeriod
}

/** True if the value covers only a part of the month; null if some daily rates of the month are missing. */
export function isMonthPartial({ month, value, retrieved, days }: NewestMonth, calendars: Calendars): boolean | null {
  const end = findLastBusinessDay(month, 'br-banks', calendars)
  if (end === null) return null
  if (retrieved !== null && retrieved <= end) return true
  const whole = accumulateDays(days, { from: `${month}-01`, to: lastDayOfMonth(month) }, calendars)
  if (whole.missing !== 0) return null
  return monthPercent([...days.values()]) !== value
}

/**
 * Compounds the daily rates of a month as the central bank does: a percentage with two decimals, with halves rounded
 * up.
 */
export function monthPercent(rates: readonly bigint[]): bigint {
  const { numerator, denominator } = multiply(rates)
  return divideRounded((numerator - denominator) * 10_000n, denominator) * 10n ** BigInt(VALUE_DECIMALS - 2)
}

/** Keeps the days of a range that the calendar of the banks knows; null if it knows none of them. */
function clipToCalendar({ from, to }: Range, calendars: Calendars): Range | null {
  const calendar = calendars.get('br-banks')
  if (calendar === undefined) return null
  const [first, last] = [
    from > calendar.firstDate ? from : calendar.firstDate,
    to < calendar.lastDate ? to : calendar.lastDate,
  ]
  return first <= last ? { from: first, to: last } : null
}
