import { roundDecimal } from '../../kit/figures.ts'
import type { PageView } from '../page.ts'
import type { Text } from '../../../../schemas/core/language.ts'

const ABOVE: Text = { en: 'above that of', pt: 'acima de' }
const BELOW: Text = { en: 'below that of', pt: 'abaixo de' }
const SAME: Text = { en: 'as in', pt: 'igual ao de' }
const DECIMALS = 20

/** Says how far a value is from an earlier one: `, 3,2 % acima de out/2024`; nothing where that cannot be said in percent. */
export function sayChange(
  { say, figures }: Pick<PageView, 'say' | 'figures'>,
  { now, then, when }: { readonly now: string; readonly then: string; readonly when: string },
): string {
  const change = divide(now, then)
  if (change === null) return ''
  const percent = roundDecimal(change.replace('-', ''), 1)
  if (Number(percent) === 0) return `, ${say(SAME)} ${when}`
  return `, ${figures.percent(percent, 1)} ${say(change.startsWith('-') ? BELOW : ABOVE)} ${when}`
}

/**
 * Writes the change between two decimals in percent, exact to three decimals; null where the earlier is not above zero.
 */
function divide(now: string, then: string): string | null {
  const [after, before] = [now, then].map(toBigUnits)
  if (after === undefined || before === undefined || before <= 0n) return null
  const thousandths = ((after - before) * 100_000n) / before
  const digits = String(thousandths).replace('-', '').padStart(4, '0')
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

function toBigUnits(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(`${whole}${fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS)}`)
}
