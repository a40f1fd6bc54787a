/** Decimal text with exactly `scale` decimals as a whole number of the smallest unit; throws at anything else. */
export function units(text: string, scale: number): bigint {
  const match = new RegExp(`^(-?)(\\d+)\\.(\\d{${String(scale)}})$`).exec(text)
  if (match === null) throw new Error(`${text} has not ${String(scale)} decimals`)
  const [, minus = '', whole = '', fraction = ''] = match
  return BigInt(minus + whole + fraction)
}

export function absoluteValue(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** Adds up amounts with two decimals, exactly. */
export function sum(amounts: readonly string[]): string {
  return amount(amounts.reduce((total, text) => total + units(text, 2), 0n))
}

export function amount(cents: bigint): string {
  const digits = String(absoluteValue(cents)).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
