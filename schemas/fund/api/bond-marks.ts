import type { Row, Snapshot } from '../../api/endpoint.ts'
import { findLastBusinessDay } from '../../api/business-day.ts'
import { divideRounded } from '../../api/rounded-quotient.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../core/exact-number.ts'
import type { Month } from '../../core/month.ts'

const ROWS = new URL('bond_marks.sql', import.meta.url)
export const MARKS = 'anbima_curve'
const PRICES = 'federal_bond_price'

/** Decimals of a compiled price, quantity and value, and of the difference. */
const [PRICE_DECIMALS, QUANTITY_DECIMALS, VALUE_DECIMALS, DIFFERENCE_DECIMALS] = [8, 6, 2, 6]
const DIFFERENCE_UNIT = 100n * 10n ** BigInt(DIFFERENCE_DECIMALS)
const VALUE_UNIT = 10n ** BigInt(PRICE_DECIMALS + QUANTITY_DECIMALS - VALUE_DECIMALS)

/** Prices of bonds by their id in lines of funds. */
export interface BondMarks {
  readonly date: string
  readonly prices: ReadonlyMap<string, ExactNumber>
}

/** Reads the prices of the last business day of a month; null if the snapshot has none for that day. */
export async function readBondMarks(snapshot: Snapshot, month: Month): Promise<BondMarks | null> {
  const date = findLastBusinessDay(month, 'br-banks', snapshot.calendars)
  if (date === null || !snapshot.monthsWith(PRICES).includes(month)) return null
  const rows = await snapshot.query(ROWS, { date }, [month])
  const priced = rows.flatMap(({ asset_id, price }) =>
    typeof asset_id === 'string' && price instanceof ExactNumber ? [[asset_id, price] as const] : [],
  )
  return priced.length === 0 ? null : { date, prices: new Map(priced) }
}

/** Writes the price of a line's bond, and the difference of the line's price from it; empty for another asset. */
export function markOf({ prices, date }: BondMarks, assetId: unknown, line: Row): Row {
  const price = typeof assetId === 'string' ? prices.get(assetId) : undefined
  if (price === undefined) return {}
  const { final_position_quantity: quantity, final_position_value: value } = line
  const difference =
    quantity instanceof ExactNumber && value instanceof ExactNumber ? differ(value, quantity, price) : null
  return {
    mark_price: price,
    mark_date: date,
    ...(difference !== null && { mark_difference_percent: toExactNumber(difference, DIFFERENCE_DECIMALS) }),
  }
}

/**
 * Computes 100 × (price of a unit of the line ÷ the other price − 1). A liability has a negative value and a positive
 * quantity.
 */
function differ(value: ExactNumber, quantity: ExactNumber, price: ExactNumber): bigint | null {
  const marked = magnitude(toUnits(quantity.text, QUANTITY_DECIMALS)) * toUnits(price.text, PRICE_DECIMALS)
  if (marked <= 0n) return null
  return divideRounded((magnitude(toUnits(value.text, VALUE_DECIMALS)) * VALUE_UNIT - marked) * DIFFERENCE_UNIT, marked)
}

const magnitude = (units: bigint) => (units < 0n ? -units : units)
