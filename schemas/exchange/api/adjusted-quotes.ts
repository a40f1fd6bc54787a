import { z } from 'zod'
import type { Row, Snapshot, Value } from '../../api/endpoint.ts'
import { choiceInput } from '../../api/input.ts'
import { described, writtenByServer } from '../../api/output.ts'
import { ExactNumber } from '../../core/exact-number.ts'
import { type AdjustedDay, AdjustedSecurity, COVERAGES, NOT_ADJUSTED } from './adjusted-security.ts'
import { type Adjustment, ADJUSTMENTS } from './event-factor.ts'
import { divide, type ExactFraction, makeFraction, multiply, readFraction, roundHalfEven } from './fraction.ts'
import { EVENTS_DATASET, readSecurities } from './read-securities.ts'

export const adjustmentInput = choiceInput(
  ADJUSTMENTS,
  'splits: also prices and quantities adjusted for splits, bonuses and groupings. total: for cash events too, as if each were bought for with the last close before it. A key needs the scope `b3_event`.',
)

/** Scope of the events, which a request for adjusted quotes needs. */
export const ADJUSTMENT_SCOPE = { parameter: 'adjustment', datasetOf: () => EVENTS_DATASET } as const

const PRICE_DECIMALS = 8
export const FACTOR_DECIMALS = 16
/** Most days named in a row, so that it stays short. */
const DAYS_NAMED = 31

const PRICES = ['open', 'high', 'low', 'average', 'close'] as const
/** Spot market and odd lots: prices of other markets are those of contracts. */
const MARKETS = ['010', '020']

const price = (name: string) =>
  writtenByServer(
    described(
      z.number().nullable(),
      `\`${name}\` for one unit × \`adjustment_factor\`, rounded once to eight decimals, half to even; null where the coverage is incomplete or not applicable.`,
      'DECIMAL(28,8)',
    ),
  ).optional()

/** Fields that `adjustment` adds to a quote. */
export const adjustedFields = {
  adjusted_open: price('open'),
  adjusted_high: price('high'),
  adjusted_low: price('low'),
  adjusted_average: price('average'),
  adjusted_close: price('close'),
  adjusted_quantity: writtenByServer(
    described(
      z.number().nullable(),
      '`quantity` × the shares that one share has become since, rounded once to eight decimals, half to even; null as the prices are.',
      'DECIMAL(38,8)',
    ),
  ).optional(),
  adjustment_factor: writtenByServer(
    described(
      z.number().nullable(),
      'Product of the factors of all events behind the day, multiplied exactly and rounded once to sixteen decimals, half to even; null as the prices are: a factor that is not known is not 1.',
      'DECIMAL(28,16)',
    ),
  ).optional(),
  coverage: writtenByServer(
    described(
      z.enum(COVERAGES),
      'complete: each step of the number of the distribution since the day meets an event whose factor is known, and each event a step. disputed: so, but the exchange names another close than the quotes have. incomplete: not so on `coverage_days`. not_applicable: neither spot market nor odd lot, or without an ISIN or a number.',
      'VARCHAR',
    ),
  ).optional(),
  coverage_days: writtenByServer(
    described(
      z.string(),
      'Days that leave it incomplete, with semicolons between them: sessions on which the number rose, or the ISIN changed, without an event that explains it; last days with the right of events without a step. At most 31 are named, then `...`; "" where there are none.',
      'VARCHAR',
    ),
  ).optional(),
  adjusted_through: writtenByServer(
    described(
      z.iso.date().nullable(),
      'Last session with a quote of the security in this snapshot: its prices are as they are, and events behind it are not counted.',
      'DATE',
    ),
  ).optional(),
}

/** Adds the fields of the adjustment to quotes, if the request has one. */
export async function adjustQuotes(
  snapshot: Snapshot,
  quotes: readonly Row[],
  adjustment: Adjustment | undefined,
): Promise<readonly Row[]> {
  if (adjustment === undefined) return quotes
  const tickers = [...new Set(quotes.flatMap((quote) => spotTickerOf(quote) ?? []))].sort()
  const histories = await readSecurities(snapshot, tickers)
  const securities = new Map([...histories].map(([ticker, each]) => [ticker, new AdjustedSecurity(each, adjustment)]))
  return quotes.map((quote) => {
    const security = securities.get(spotTickerOf(quote) ?? '')
    const adjusted = security === undefined ? NOT_ADJUSTED : adjustDay(security, quote)
    return { ...quote, ...describeAdjusted(quote, adjusted, security?.adjustedThrough ?? null) }
  })
}

/** Finds the ticker of the spot market: an odd lot has it with an F after it. Null for a quote of another market. */
function spotTickerOf({ ticker, market }: Row): string | null {
  if (typeof ticker !== 'string' || typeof market !== 'string' || !MARKETS.includes(market)) return null
  return market === '020' ? ticker.replace(/F$/, '') : ticker
}

function adjustDay(security: AdjustedSecurity, { isin, date, distribution_number: number }: Row): AdjustedDay {
  if (typeof isin !== 'string' || typeof date !== 'string' || typeof number !== 'number') return NOT_ADJUSTED
  return security.adjust(isin, date)
}

function describeAdjusted(quote: Row, { factor, ratio, coverage, days }: AdjustedDay, through: string | null): Row {
  const units = quote['quotation_factor']
  const perUnit = factor === null || typeof units !== 'number' ? null : divide(factor, makeFraction(BigInt(units), 1n))
  const prices = PRICES.map((name) => [`adjusted_${name}`, scale(quote[name], perUnit)] as const)
  const named = days.slice(0, DAYS_NAMED).join(';')
  return {
    ...Object.fromEntries(prices),
    adjusted_quantity: scale(quote['quantity'], ratio),
    adjustment_factor: factor === null ? null : roundHalfEven(factor, FACTOR_DECIMALS),
    coverage,
    coverage_days: days.length > DAYS_NAMED ? `${named};...` : named,
    adjusted_through: coverage === 'not_applicable' ? null : through,
  }
}

function scale(value: Value | undefined, by: ExactFraction | null): ExactNumber | null {
  if (by === null) return null
  const filed = value instanceof ExactNumber ? value : typeof value === 'number' ? new ExactNumber(String(value)) : null
  return filed === null ? null : roundHalfEven(multiply(readFraction(filed), by), PRICE_DECIMALS)
}
