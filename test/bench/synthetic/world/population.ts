/**
 * Every fund of the synthetic world has an index, and the ranges of indexes depend only on the number of funds: so the
 * holdings and the registers agree without sharing data.
 */
export interface Population {
  /** In cda_fi_PL. */
  filers: IndexRange
  /** In cda_fie: exchange-traded funds first, then receivables funds. */
  structured: IndexRange
  traded: IndexRange
  /** In the CONFID member that goes with cda_fie, and nowhere else. */
  sealed: IndexRange
  /** Held by others, never filing. */
  outsiders: IndexRange
  /** Closed long ago; only the registers remember them. */
  retired: IndexRange
  /** Numbers of funds that file through classes with numbers of their own. */
  umbrellas: IndexRange
}

export interface IndexRange {
  from: number
  to: number
}

const FULL_SIZE = 25_000

export function makePopulation(funds: number): Population {
  let next = 0
  const range = (count: number): IndexRange => {
    const from = next
    next += count
    return { from, to: next }
  }
  const filers = range(funds)
  const structured = range(Math.max(8, scaleCount(550, funds)))
  return {
    filers,
    structured,
    traded: { from: structured.from, to: structured.from + Math.round((structured.to - structured.from) * 0.26) },
    sealed: range(scaleCount(163, funds)),
    outsiders: range(scaleCount(3_000, funds) + 20),
    retired: range(scaleCount(5_000, funds)),
    umbrellas: range(scaleCount(100, funds)),
  }
}

/** Scales the count of planted cases: fewer in a small month, but never none. */
export function scaleCount(count: number, funds: number): number {
  return Math.max(1, Math.round((count * funds) / FULL_SIZE))
}

export function isWithin(range: IndexRange, index: number): boolean {
  return index >= range.from && index < range.to
}

export function listIndexes({ from, to }: IndexRange): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset)
}
