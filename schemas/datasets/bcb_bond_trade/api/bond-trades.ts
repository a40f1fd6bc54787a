import { z } from 'zod'
import type { Calendars } from '../../../api/business-day.ts'
import { COVERAGE_HEADER, dailyCoverage, monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, described, listOutput, writtenByServer } from '../../../api/output.ts'
import { costOverMonths, monthsBetween, pageOverMonths } from '../../../api/over-months.ts'
import { listAnswer, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { unknownCode } from '../../../api/request-errors.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../core/exact-number.ts'
import type { Text } from '../../../core/language.ts'
import { isPriced, PRICE_DECIMALS, priceOfBond } from '../../../bond/api/bond-price.ts'
import { bondTradeColumns } from '../columns.ts'
import { bondInput, bondMessages, isinInput } from './bond-input.ts'

const DATASET = 'bcb_bond_trade'
const ROWS = new URL('bond_trades.sql', import.meta.url)
const COUNT = new URL('bond_trades_count.sql', import.meta.url)
const NEWEST = new URL('newest_trade.sql', import.meta.url)
const BONDS = new URL('bonds_of_isin.sql', import.meta.url)
const TRADES: Text = { en: 'trades of federal bonds', pt: 'negociações de títulos públicos federais' }

/** Decimals of a compiled rate. */
const RATE_DECIMALS = 6

const row = z
  .strictObject({
    ...allColumnFields(bondTradeColumns, { without: ['source_member', 'source_line'] }),
    price_of_mean_rate: writtenByServer(
      described(
        z.number().nullable(),
        'Price that follows from the mean rate of an LTN or NTN-F on that day, cut to six decimals as the market does; null with its reason.',
        'DECIMAL(28,6)',
      ),
    ),
    price_of_mean_rate_reason: writtenByServer(
      described(
        z.enum(['', 'other_bond', 'rate_missing', 'calendar_unknown']),
        'Why it is null: other_bond, whose price follows from its index too; rate_missing; calendar_unknown where the snapshot has no calendar of banks for the days until it falls due; "" where it is a number.',
        'VARCHAR',
      ),
    ),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'BondTrade', description: 'The trades of a federal bond on a day.' })

export const bondTrades = defineEndpoint({
  id: 'bond_trades',
  path: '/v1/bond-trades',
  summary: 'Trades of federal bonds by day, with prices, rates and ISIN',
  description:
    'Oldest first, one row a day, code and maturity: the trades between different groups of companies that the central bank publishes. `price_of_mean_rate` is what the mean rate of an LTN or NTN-F means in reais; the mean price is a mean of other trades, so the two differ by up to a thousandth of a percent.',
  dataset: DATASET,
  input: z
    .strictObject({
      ...dayRange,
      bond: bondInput.optional(),
      isin: isinInput.optional(),
      ...provenanceInput,
      ...sortInput(sortableColumns(row), { by: 'date', key: ['date', 'selic_code', 'maturity_date'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(row),
  rows: ['data'],
  headers: COVERAGE_HEADER,
  cost: costOverMonths('date'),
  examples: [
    { from: '20250102', to: '20250102', page_size: '5' },
    { bond: 'LTN', from: '2025-01', to: '2025-01' },
  ],
  async answer(
    snapshot,
    { from = null, to = null, bond = null, isin = null, provenance = false, sort_by, sort_order, ranges, ...page },
  ) {
    const headers = requireCoverage(TRADES, monthlyCoverage(snapshot, DATASET), { from, to })
    const bindings = { bond, isin, first_day: from, last_day: to, ranges }
    const list = { rows: ROWS, count: COUNT, bindings, by: 'date' }
    const months = monthsBetween(snapshot, DATASET, from, to)
    const rows = await pageOverMonths(snapshot, months, list, page, { sort_by, sort_order })
    if (rows.length === 0) {
      if (isin !== null) await requireIsin(snapshot, isin)
      requireCoverage(TRADES, await dailyCoverage(snapshot, DATASET, NEWEST), { from, to })
    }
    const sourced = addSource(snapshot, DATASET, provenance, ({ date }) => date)
    const priced = rows.map(sourced).map((each) => addPrice(each, snapshot))
    const fileName = ['bond-trades', bond, isin, from, to].filter((part) => part !== null).join('-')
    return { ...listAnswer(priced, page, fileName), headers }
  },
})

async function requireIsin(snapshot: Snapshot, isin: string): Promise<void> {
  const known = snapshot.has('bcb_bond') ? await snapshot.query(BONDS, { isin }) : []
  if (known.length === 0) throw unknownCode('code', isin, [], bondMessages.noBondWithIsin)
}

/** Figures from which the price of a row follows. */
interface PricedRow {
  readonly bond: string
  readonly date: string
  readonly maturity_date: string
  readonly mean_rate: ExactNumber | null
}

/** Adds the price at the mean rate of a row, before the columns of its source. */
function addPrice({ source, ...row }: Row, { calendars }: Snapshot): Row {
  const found = findPrice(row as unknown as PricedRow, calendars)
  return {
    ...row,
    price_of_mean_rate: typeof found === 'bigint' ? toExactNumber(found, PRICE_DECIMALS) : null,
    price_of_mean_rate_reason: typeof found === 'bigint' ? '' : found,
    ...(source !== undefined && { source }),
  }
}

/** Finds the price in millionths of a real, or the reason why there is none. */
function findPrice({ bond, date, maturity_date: maturity, mean_rate: rate }: PricedRow, calendars: Calendars) {
  if (!isPriced(bond)) return 'other_bond'
  if (rate === null) return 'rate_missing'
  const known = { date, maturity, rate: toUnits(rate.text, RATE_DECIMALS) }
  return priceOfBond(bond, known, calendars) ?? 'calendar_unknown'
}
