import type { Row } from '../../api/endpoint.ts'
import { ExactNumber } from '../../core/exact-number.ts'
import type { DatedEvent } from './adjusted-security.ts'
import { type KnownEvent, sizeEvent } from './event-factor.ts'
import { divide, type ExactFraction, makeFraction, readFraction } from './fraction.ts'

/** Reads the numbers of an event and the close of the quotes, each for one share. */
export function readEvent(row: Row): KnownEvent {
  return {
    kind: readText(row['kind']),
    filed: readAmount(row['factor']),
    value: perUnit(readAmount(row['value']), row['quoted_per_shares']),
    close: perUnit(readAmount(row['close']), row['quotation_factor']),
    hasSession: row['is_session'] === true,
    saidClose: perUnit(readAmount(row['closing_price']), row['quoted_per_shares']),
  }
}

function readText(value: Row[string] | undefined): string {
  return typeof value === 'string' ? value : ''
}

function readAmount(value: Row[string] | undefined): ExactFraction | null {
  return value instanceof ExactNumber ? readFraction(value) : null
}

/** Divides an amount for several shares by their number; null if the number is not known. */
function perUnit(amount: ExactFraction | null, units: Row[string] | undefined): ExactFraction | null {
  if (amount === null || typeof units !== 'number' || units <= 0) return null
  return divide(amount, makeFraction(BigInt(units), 1n))
}

/** Lists the events that count, each once. For a day in the history of cash events, the other list does not count. */
export function listCountingEvents(rows: readonly Row[]): DatedEvent[] {
  const place = ({ isin, last_day_with: day }: Row) => `${readText(isin)} ${readText(day)}`
  const inHistory = new Set(rows.filter(({ list }) => list === 'cash_history').map(place))
  const counting = new Map<string, DatedEvent>()
  for (const row of rows) {
    const { isin, list, label, last_day_with, payment_date } = row
    if (list === 'cash' && inHistory.has(place(row))) continue
    const event = readEvent(row)
    const amounts = [event.value, event.filed].map((each) => each && [String(each.numerator), String(each.denominator)])
    const name = JSON.stringify([place(row), event.kind, label, event.kind === 'cash' && payment_date, amounts])
    counting.set(name, { isin: readText(isin), last_day_with: readText(last_day_with), ...sizeEvent(event) })
  }
  return [...counting.values()]
}
