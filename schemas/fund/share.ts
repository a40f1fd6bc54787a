import { ExactNumber } from '../core/endpoint.ts'

/**
 * 100 × value ÷ divisor with six decimals, half away from zero, in whole numbers from text to text.
 * `divisor` is positive; both have at most two decimals.
 */
export function sharePercent(value: ExactNumber, divisor: ExactNumber): ExactNumber {
  const [numerator, denominator] = [cents(value) * 100_000_000n, cents(divisor)]
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n)
  const digits = rounded.toString().padStart(7, '0')
  const sign = numerator < 0n && rounded > 0n ? '-' : ''
  return new ExactNumber(`${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`)
}

function cents({ text }: ExactNumber): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(`${whole}${fraction.padEnd(2, '0')}`)
}
