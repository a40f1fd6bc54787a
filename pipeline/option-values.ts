import { InvalidArgumentError } from 'commander'

/** Reads a whole number of at most nine digits. */
export function parseWhole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('give a whole number')
  return Number(text)
}

export function parseAtLeastOne(text: string): number {
  if (parseWhole(text) === 0) throw new InvalidArgumentError('give at least one')
  return parseWhole(text)
}

const DAY_MS = 86_400_000

/** Reads a number of days, such as `90d`; returns milliseconds. */
export function parseDays(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? []
  if (days === undefined) throw new InvalidArgumentError('give a number of days, such as 90d')
  return Number(days) * DAY_MS
}
