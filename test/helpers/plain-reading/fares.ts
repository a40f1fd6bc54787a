import { readFileSync } from 'node:fs'

/** A fare in a plain reading of the file: by position from the right, in whole cents. */
export interface PlainFare {
  readonly month: string
  readonly airline: string
  readonly origin: string
  readonly destination: string
  readonly cents: bigint
  readonly seats: bigint
  readonly line: number
}

/** Reads a month of fares in any layout, without the compiler. */
export function plainFares(path: string): PlainFare[] {
  const lines = readFileSync(path, 'latin1').trimEnd().split(/\r?\n/)
  return lines.slice(1).map((text, at) => {
    const [year = '', month = '', airline = '', origin = '', destination = '', fare = '', seats = ''] = text
      .split(';')
      .slice(-7)
    return {
      month: `${year}-${month.padStart(2, '0')}`,
      airline,
      origin,
      destination,
      cents: parseCents(fare),
      seats: BigInt(seats),
      line: at + 2,
    }
  })
}

function parseCents(fare: string): bigint {
  const [whole = '', fraction = ''] = fare.split(/[.,]/)
  return BigInt(whole + fraction.padEnd(2, '0'))
}

/** Writes cents as a decimal. */
export function inReais(cents: bigint): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Counts seat by seat, one fare after another. */
export function plainSummary(fares: readonly PlainFare[]): Readonly<Record<string, string>> {
  const sorted = [...fares].sort((a, b) => (a.cents < b.cents ? -1 : a.cents > b.cents ? 1 : 0))
  const all = sorted.reduce((sum, { seats }) => sum + seats, 0n)
  const paid = sorted.reduce((sum, { cents, seats }) => sum + cents * seats, 0n)
  const atPart = (percent: bigint) => {
    let seen = 0n
    for (const { cents, seats } of sorted) {
      seen += seats
      if (seen * 100n >= percent * all) return inReais(cents)
    }
    throw new Error('no seat was sold')
  }
  const [quotient, remainder] = [(paid * 10_000n) / all, (paid * 10_000n) % all]
  const months = fares.map(({ month }) => month).sort()
  const mean = String(2n * remainder >= all ? quotient + 1n : quotient).padStart(7, '0')
  return {
    mean: `${mean.slice(0, -6)}.${mean.slice(-6)}`,
    min: inReais(sorted[0]?.cents ?? 0n),
    p10: atPart(10n),
    p25: atPart(25n),
    median: atPart(50n),
    p75: atPart(75n),
    p90: atPart(90n),
    max: inReais(sorted.at(-1)?.cents ?? 0n),
    seats_sold: String(all),
    first_month: months[0] ?? '',
    last_month: months.at(-1) ?? '',
  }
}
