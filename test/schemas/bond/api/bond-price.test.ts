import { describe, expect, it } from 'vitest'
import type { Calendars } from '../../../../schemas/api/business-day.ts'
import { findNominalValue, priceOfBond, quoteOfBond } from '../../../../schemas/bond/api/bond-price.ts'

/** Every weekday is a business day but for the first of January and 20 November. */
const closed = Array.from({ length: 30 }, (_each, at) => String(2015 + at)).flatMap((year) => [
  `${year}-01-01`,
  ...(year >= '2024' ? [`${year}-11-20`] : []),
])
const CALENDARS: Calendars = new Map([
  ['br-banks', { firstDate: '2015-01-01', lastDate: '2044-12-31', closed: new Set(closed) }],
])
/** A percentage in millionths. */
const percent = (text: string) => BigInt(text.replace('.', '').padEnd(text.indexOf('.') + 6, '0'))
const price = (bond: 'LTN' | 'NTN-F', date: string, maturity: string, rate: string) =>
  priceOfBond(bond, { date, maturity, rate: percent(rate) }, CALENDARS)

describe('the price of an LTN', () => {
  it('is 1000 discounted by business days, cut and not rounded', () => {
    // 259 business days: 871.4134027390…
    expect(price('LTN', '2025-01-02', '2026-01-02', '14.33')).toBe(BOND_PRICES.oneYear)
  })

  it('is exact where it has so few decimals', () => {
    // 126 business days at 56.25 % a year: 1000 ÷ 1.25.
    expect(price('LTN', '2025-01-02', '2025-06-27', '56.25')).toBe(800_000_000n)
  })

  it('counts to the business day on which it is paid, and by the holidays that were known on the day', () => {
    expect(price('LTN', '2025-01-02', '2026-01-01', '14.33')).toBe(BOND_PRICES.oneYear)
    expect(price('LTN', '2023-12-22', '2024-11-21', '10.00')).toBe(BOND_PRICES.before)
    expect(price('LTN', '2023-12-26', '2024-11-21', '10.00')).toBe(BOND_PRICES.since)
  })

  it('is not known where the calendar does not reach', () => {
    expect(price('LTN', '2025-01-02', '2045-01-02', '14.33')).toBeNull()
  })
})

describe('the price of an NTN-F', () => {
  it('adds up its coupons and its end, each rounded to nine decimals, and is cut', () => {
    expect(price('NTN-F', '2025-01-02', '2027-01-01', '14.33')).toBe(BOND_PRICES.coupons)
  })

  it('leaves out the coupon that is paid on the day', () => {
    expect(price('NTN-F', '2026-07-01', '2027-01-01', '14.33')).toBe(BOND_PRICES.lastCoupon)
  })
})

describe('the quote of a bond', () => {
  const quote = (bond: 'LFT' | 'NTN-B' | 'NTN-C', maturity: string, rate: string) =>
    quoteOfBond(bond, { date: '2026-07-01', maturity, rate: percent(rate) }, CALENDARS)

  it('is its whole nominal value at a rate of nothing, and more at a negative one', () => {
    expect(quote('LFT', '2027-01-01', '0.00')).toBe(1_000_000n)
    expect(quoteOfBond('LFT', { date: '2026-07-01', maturity: '2027-01-01', rate: -50_000n }, CALENDARS)).toBe(
      BOND_PRICES.negative,
    )
  })

  it('adds up coupons of six percent a year, or of twelve of one NTN-C', () => {
    expect(quote('NTN-B', '2027-01-01', '0.00')).toBe(1_029_563n)
    expect(quote('NTN-C', '2031-01-01', '0.00')).toBe(1_524_704n)
  })
})

describe('the nominal value', () => {
  it('is the only one by which all prices follow from their quotes', () => {
    const prices = [999_485n, 995_297n].map((quote) => ({ quote, price: (17_123_456_789n * quote) / 1_000_000n }))

    expect(findNominalValue(prices)).toBe(17_123_456_789n)
  })

  it('is not known where several are possible, or none', () => {
    expect(findNominalValue([{ quote: 500_000n, price: 1_000n }])).toBeNull()
    expect(
      findNominalValue([
        { quote: 1_000_000n, price: 1_000n },
        { quote: 1_000_000n, price: 2_000n },
      ]),
    ).toBeNull()
    expect(findNominalValue([])).toBeNull()
  })
})

/** By Python's decimal with sixty digits. */
const BOND_PRICES = {
  oneYear: 871_413_402n,
  before: 913_917_321n,
  since: 914_954_881n,
  coupons: 924_292_444n,
  lastCoupon: 978_277_960n,
  negative: 1_000_260n,
}
