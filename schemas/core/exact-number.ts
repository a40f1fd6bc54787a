/** A number as its exact decimal text, so that no value passes through a binary float on its way to the client. */
export class ExactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Reads a decimal text as a whole number of units of the last decimal place: `-1.5` with two decimals is −150. */
export function toUnits(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`)
}

/** Reads whole units back: −150 with two decimals is `-1.50`. */
export function toExactNumber(units: bigint, decimals: number): ExactNumber {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  return new ExactNumber(`${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`)
}

/**
 * Writes the same number with these decimals, or with more if it needs them: `0.40000000` with two is `0.40`,
 * `0.12500000` is `0.125`.
 */
export function withDecimals({ text }: ExactNumber, decimals: number): ExactNumber {
  const [whole = '', fraction = ''] = text.split('.')
  const needed = fraction.replace(/0+$/, '').padEnd(decimals, '0')
  return new ExactNumber(needed === '' ? whole : `${whole}.${needed}`)
}
