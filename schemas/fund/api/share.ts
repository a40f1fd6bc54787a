import { exactOf, unitsOf } from '../../../algorithms/exact-number.ts'
import type { ExactNumber } from '../../api/endpoint.ts'
import type { FiledMonth } from './filing.ts'
import type { ReportedNav } from './fund.ts'

/**
 * 100 × value ÷ divisor with six decimals, half away from zero, in whole numbers from text to text.
 * `divisor` is positive; both have at most two decimals.
 */
export function sharePercent(value: ExactNumber, divisor: ExactNumber): ExactNumber {
  return exactOf(millionthsOfPercent(unitsOf(value.text, 2), unitsOf(divisor.text, 2)), 6)
}

/** The same from cents to millionths of a percent. */
export function millionthsOfPercent(cents: bigint, divisor: bigint): bigint {
  const magnitude = (cents < 0n ? -cents : cents) * 100_000_000n
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
  return cents < 0n ? -rounded : rounded
}

/** Shares are of the NAV of the same competence; where that is missing or not positive, of the total; else of nothing. */
export function shareDivisor(
  nav: ReportedNav,
  { competence_month, total_portfolio_value }: FiledMonth,
): ExactNumber | null {
  if (nav.value && nav.date?.startsWith(competence_month) && isPositive(nav.value)) return nav.value
  return total_portfolio_value && isPositive(total_portfolio_value) ? total_portfolio_value : null
}

function isPositive({ text }: ExactNumber): boolean {
  return !text.startsWith('-') && /[1-9]/.test(text)
}
