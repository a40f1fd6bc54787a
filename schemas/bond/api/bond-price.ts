import { type Calendars, businessDayFrom, daysAfter, listBusinessDays } from '../../api/business-day.ts'
import { calendarsInForce } from '../../api/calendar-in-force.ts'
import { POWER_DECIMALS, raise } from '../../api/exact-power.ts'
import { divideRounded } from '../../api/rounded-quotient.ts'

export const PRICE_DECIMALS = 6
/** Decimals of a rate, which is a percentage. */
const RATE_DECIMALS = 6

const UNIT = 10n ** BigInt(POWER_DECIMALS)
/** Each exponent, business days ÷ 252, is cut to fourteen decimals. */
const EXPONENT_UNIT = 10n ** 14n
/** Flows of an NTN-F are rounded to nine decimals. */
const FLOW_UNIT = 10n ** 9n
const PRICE_UNIT = 10n ** BigInt(PRICE_DECIMALS)

/** Payment of a fixed-rate bond at its end, and its half-yearly coupon at 10 % a year, in millionths of a real. */
const FACE = 1_000_000_000n
const COUPON = 48_808_850n
/** Nominal value and coupons of the other bonds, 6 % a year and 12 % for one NTN-C, in millionths of a percent. */
const WHOLE = 100_000_000n
const REAL_COUPON = 2_956_301n
const HIGH_COUPON = 5_830_052n
const FLOW_DECIMALS = 1_000_000n

/** Flows of a quote are rounded to ten decimals, and the quote is cut to four. */
const QUOTE_FLOW_UNIT = 10n ** 10n
const QUOTE_UNIT = 10n ** 4n

/** Bonds whose price follows from a rate alone. */
type PricedBond = 'LTN' | 'NTN-F'

/** Bonds whose price follows from a rate and a nominal value, which an index brings up to date. */
const QUOTED_BONDS = ['LFT', 'NTN-B', 'NTN-C'] as const
export type QuotedBond = (typeof QUOTED_BONDS)[number]

export function isPriced(bond: string): bond is PricedBond {
  return bond === 'LTN' || bond === 'NTN-F'
}

export function isQuoted(bond: string): bond is QuotedBond {
  return QUOTED_BONDS.some((each) => each === bond)
}

/** Terms of a price: the day of settlement, the maturity, and a rate in millionths of a percent. */
interface BondAtRate {
  readonly date: string
  readonly maturity: string
  readonly rate: bigint
}

/** Payment a number of business days after the day of settlement. */
interface Flow {
  readonly businessDays: number
  readonly amount: bigint
}

/**
 * Finds the price of a bond at a rate, in millionths of a real, by the conventions of the market: each exponent is cut
 * to fourteen decimals, each flow of an NTN-F rounded to nine, the price cut to six. Business days are counted by the
 * holidays known on the day of settlement. Null if the calendar does not know the days.
 */
export function priceOfBond(bond: PricedBond, { date, maturity, rate }: BondAtRate, newest: Calendars): bigint | null {
  const calendars = calendarsInForce(date, newest)
  const flows =
    bond === 'LTN'
      ? listLtnFlows(date, maturity, calendars)
      : listCouponFlows(date, maturity, { face: FACE, coupon: COUPON }, calendars)
  if (flows === null) return null
  if (bond === 'LTN') return flows.reduce((sum, flow) => sum + discount(flow, rate, PRICE_UNIT).cut, 0n)
  const sum = flows.reduce((total, flow) => total + discount(flow, rate, FLOW_UNIT).rounded, 0n)
  return sum / (FLOW_UNIT / PRICE_UNIT)
}

/**
 * Finds the quote of a bond at a rate by the conventions of the market: its price in percent of its nominal value, in
 * ten thousandths of a percent. Null if the calendar does not know the days.
 */
export function quoteOfBond(bond: QuotedBond, { date, maturity, rate }: BondAtRate, newest: Calendars): bigint | null {
  const calendars = calendarsInForce(date, newest)
  if (bond === 'LFT') {
    const businessDays = countBusinessDays(date, maturity, calendars)
    return businessDays === null ? null : discount({ businessDays, amount: WHOLE }, rate, QUOTE_UNIT).cut
  }
  const coupon = bond === 'NTN-C' && maturity.startsWith('2031') ? HIGH_COUPON : REAL_COUPON
  const flows = listCouponFlows(date, maturity, { face: WHOLE, coupon }, calendars)
  if (flows === null) return null
  const sum = flows.reduce((total, flow) => total + discount(flow, rate, QUOTE_FLOW_UNIT).rounded, 0n)
  return sum / (QUOTE_FLOW_UNIT / QUOTE_UNIT)
}

/** Quote, and its published price in millionths of a real. */
interface QuotedPrice {
  readonly quote: bigint
  readonly price: bigint
}

/**
 * Finds the nominal value, in millionths of a real, that makes each price of its quote, cut to six decimals. Null if no
 * value fits, or if several fit.
 */
export function findNominalValue(prices: readonly QuotedPrice[]): bigint | null {
  const unit = QUOTE_UNIT * 100n
  const [least, most] = [
    maximum(prices.map(({ quote, price }) => divideUp(price * unit, quote))),
    minimum(prices.map(({ quote, price }) => divideUp((price + 1n) * unit, quote) - 1n)),
  ]
  return least !== undefined && least === most ? least : null
}

const maximum = (values: readonly bigint[]) => values.toSorted(compare).at(-1)
const minimum = (values: readonly bigint[]) => values.toSorted(compare)[0]
const compare = (one: bigint, other: bigint) => (one < other ? -1 : 1)
const divideUp = (value: bigint, by: bigint) => (value + by - 1n) / by

/** Discounts a flow at a rate, in units of which a real has `unit`. */
function discount({ businessDays, amount }: Flow, rate: bigint, unit: bigint) {
  const whole = 100n * 10n ** BigInt(RATE_DECIMALS)
  const exponent = (BigInt(businessDays) * EXPONENT_UNIT) / 252n
  const factor = raise(whole + rate, RATE_DECIMALS + 2, { numerator: exponent, denominator: EXPONENT_UNIT })
  const [dividend, divisor] = [amount * unit * UNIT, FLOW_DECIMALS * factor]
  return { cut: dividend / divisor, rounded: divideRounded(dividend, divisor) }
}

function listLtnFlows(date: string, maturity: string, calendars: Calendars): Flow[] | null {
  const businessDays = countBusinessDays(date, maturity, calendars)
  return businessDays === null ? null : [{ businessDays, amount: FACE }]
}

/**
 * Lists the coupons, which are paid each half year counted back from the maturity. The seller gets a coupon that is due
 * on the day of settlement.
 */
function listCouponFlows(
  date: string,
  maturity: string,
  { face, coupon }: { readonly face: bigint; readonly coupon: bigint },
  calendars: Calendars,
): Flow[] | null {
  const flows: Flow[] = []
  for (let due = maturity; ; due = halfYearBefore(due)) {
    const businessDays = countBusinessDays(date, due, calendars)
    if (businessDays === null) return null
    if (businessDays <= 0) return flows
    flows.push({ businessDays, amount: due === maturity ? face + coupon : coupon })
  }
}

/** Counts the business days of banks from a day, which is included, to the business day on which a payment is made. */
export function countBusinessDays(date: string, due: string, calendars: Calendars): number | null {
  const { day, countedBy } = businessDayFrom(due, ['br-banks'], calendars)
  if (countedBy !== 'br-banks') return null
  return day <= date ? 0 : (listBusinessDays(date, daysAfter(day, -1), 'br-banks', calendars)?.length ?? null)
}

/** `2031-01-01` → `2030-07-01`. */
function halfYearBefore(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const before = month > 6 ? [year, month - 6] : [year - 1, month + 6]
  return `${String(before[0])}-${String(before[1]).padStart(2, '0')}${day.slice(7)}`
}
