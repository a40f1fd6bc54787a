import type { ExactNumber } from '../../core/exact-number.ts'
import type { FiledMonth } from './filing.ts'
import type { ReportedNav } from './reported-nav.ts'

/**
 * Finds the divisor of shares: the NAV of the competence month, or the total if the NAV is missing or not positive, or
 * null.
 */
export function shareDivisor(
  nav: Pick<ReportedNav, 'value'>,
  { total_portfolio_value }: Pick<FiledMonth, 'total_portfolio_value'>,
): ExactNumber | null {
  if (nav.value && isPositive(nav.value)) return nav.value
  return total_portfolio_value && isPositive(total_portfolio_value) ? total_portfolio_value : null
}

function isPositive({ text }: ExactNumber): boolean {
  return !text.startsWith('-') && /[1-9]/.test(text)
}
