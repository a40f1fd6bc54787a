import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { businessDayFrom, daysAfter } from '../../../api/business-day.ts'
import { divideRounded } from '../../../api/rounded-quotient.ts'
import {
  findNominalValue,
  isPriced,
  isQuoted,
  PRICE_DECIMALS,
  priceOfBond,
  type QuotedBond,
  quoteOfBond,
} from '../../../bond/api/bond-price.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../../core/exact-number.ts'
import { RATE_DECIMALS } from '../../../curve/api/di-curve.ts'

const ALL = new URL('bonds_of_day.sql', import.meta.url)
const SELIC = new URL('selic_of_day.sql', import.meta.url)
/** Decimals of a compiled price and of a compiled value of a series. */
const COMPILED_DECIMALS = 8
/** Decimals of the factor of a day. */
const FACTOR_UNIT = 10n ** 8n

/** Common facts of the bonds of a day, by their kind. */
export interface ValuesOfDay {
  /** Nominal value of each kind, in millionths of a real; null if no single value gives all prices. */
  readonly nominal: ReadonlyMap<string, bigint | null>
  /** Nominal value of an LFT on the next business day, and that day; the value is null if the day has no Selic rate. */
  readonly next: { readonly day: string; readonly value: bigint | null }
}

/** Derives the nominal values of a day from all of its prices, and the next one from the Selic rate. */
export async function readValuesOfDay(snapshot: Snapshot, date: string): Promise<ValuesOfDay> {
  const rows = await snapshot.query(ALL, { date }, [date.slice(0, 7)])
  const kinds = [...new Set(rows.flatMap(({ bond }) => (typeof bond === 'string' && isQuoted(bond) ? bond : [])))]
  const nominal = new Map(kinds.map((kind) => [kind, findValue(snapshot, date, kind, rows)]))
  const { day } = businessDayFrom(daysAfter(date, 1), ['br-banks'], snapshot.calendars)
  const value = nominal.get('LFT') ?? null
  const factor = value === null ? null : await readSelicFactor(snapshot, date)
  return {
    nominal,
    next: { day, value: value === null || factor === null ? null : divideRounded(value * factor, FACTOR_UNIT) },
  }
}

function findValue(snapshot: Snapshot, date: string, kind: QuotedBond, rows: readonly Row[]): bigint | null {
  const prices = rows
    .filter(({ bond }) => bond === kind)
    .map((row) => {
      const { maturity, rate, price } = readRow(row)
      const quote = rate === null ? null : quoteOfBond(kind, { date, maturity, rate }, snapshot.calendars)
      return quote === null || price === null ? null : { quote, price }
    })
  const known = prices.filter((each) => each !== null)
  return known.length === prices.length && known.length > 0 ? findNominalValue(known) : null
}

/** Reads the factor of a day, 1 + rate ÷ 100, which has eight decimals. */
async function readSelicFactor(snapshot: Snapshot, date: string): Promise<bigint | null> {
  if (!snapshot.has('statistic_value')) return null
  const [row] = await snapshot.query(SELIC, { date })
  const value = row?.['value']
  return value instanceof ExactNumber ? FACTOR_UNIT + divideRounded(toUnits(value.text, COMPILED_DECIMALS), 100n) : null
}

/** Computes the price of a row from its rate, in millionths of a real. */
export function priceOfRow(snapshot: Snapshot, date: string, row: Row, { nominal }: ValuesOfDay): bigint | null {
  const { bond, maturity, rate } = readRow(row)
  if (rate === null) return null
  if (isPriced(bond)) return priceOfBond(bond, { date, maturity, rate }, snapshot.calendars)
  const value = nominal.get(bond) ?? null
  const quote = isQuoted(bond) ? quoteOfBond(bond, { date, maturity, rate }, snapshot.calendars) : null
  return value === null || quote === null ? null : (value * quote) / 10n ** 6n
}

function readRow({ bond, maturity_date, rate, price }: Row) {
  return {
    bond: bond as string,
    maturity: maturity_date as string,
    rate: rate instanceof ExactNumber ? toUnits(rate.text, RATE_DECIMALS) : null,
    price:
      price instanceof ExactNumber
        ? toUnits(price.text, COMPILED_DECIMALS) / 10n ** BigInt(COMPILED_DECIMALS - PRICE_DECIMALS)
        : null,
  }
}

export function writeValue(units: bigint | null): ExactNumber | null {
  return units === null ? null : toExactNumber(units, PRICE_DECIMALS)
}
