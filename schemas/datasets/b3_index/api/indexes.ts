import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { unknownName } from '../../../api/request-errors.ts'
import { daysAfter } from '../../../api/business-day.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { dayInput, parameter } from '../../../api/input.ts'
import { allColumnFields, described, field, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addRecordedSource, provenanceInput, sourceOrNull } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { nextMonth } from '../../../core/month.ts'
import { indexColumns, indexPortfolioColumns } from '../columns.ts'
import { indexMessages } from './index-messages.ts'

const DATASET = 'b3_index'
const PORTFOLIOS = 'b3_index_portfolio'
const INDEXES = new URL('index_list.sql', import.meta.url)
const VERSIONS = new URL('index_versions.sql', import.meta.url)
const PORTFOLIO = new URL('index_portfolio.sql', import.meta.url)

const indexOutput = z
  .strictObject(allColumnFields(indexColumns))
  .meta({ id: 'Index', description: 'An index of the exchange.' })

export const indexes = defineEndpoint({
  id: 'exchange_indexes',
  path: '/v1/exchange/indexes',
  summary: 'The indexes of the exchange',
  description: 'Each index with the number of its securities, and whether its portfolio is here.',
  dataset: DATASET,
  input: z.strictObject({ ...sortInput(sortableColumns(indexOutput), { by: 'code', key: ['code'] }), ...pageInput }),
  output: listOutput(indexOutput),
  rows: ['data'],
  examples: [{}],
  async answer(snapshot, { sort_by, sort_order, ranges, ...page }) {
    requireDataset(snapshot, DATASET)
    const rows = await snapshot.query(INDEXES, { ranges, sort_by, sort_order, ...pageBindings(page) })
    return listAnswer(rows, page, 'exchange_indexes')
  },
})

const assetOutput = z
  .strictObject({
    ...allColumnFields(indexPortfolioColumns, {
      without: ['index_code', 'version', 'seen_date', 'source_url', 'source_sha256', 'source_member', 'source_line'],
    }),
    first_seen: field(indexPortfolioColumns.seen_date),
    source: sourceOrNull('Null for a portfolio that was seen before its answer was recorded.'),
  })
  .meta({ id: 'IndexAsset', description: 'A security of the portfolio of an index.' })

const codeInput = parameter(
  z
    .string()
    .max(12)
    .transform((code) => code.toUpperCase()),
  'Code of the index, in any case: see /v1/exchange/indexes.',
  { type: 'string', maxLength: 12, examples: ['IBOV'] },
)

export const indexPortfolio = defineEndpoint({
  id: 'exchange_index',
  path: '/v1/exchange/indexes/{code}',
  summary: 'The portfolio of an index that was in force on a day',
  description:
    'The largest share first. The exchange gives its portfolios no date, so each row says in `first_seen` on which day this installation first saw the portfolio. With `date` a portfolio is answered from that day on until another was seen. A day before the first, after the publication of the snapshot, or after the months that the list of the exchange is for is a 404 with the days that are known in `error_data.available`; it is null if no day is.',
  dataset: DATASET,
  input: z.strictObject({
    code: codeInput,
    date: dayInput(
      'Day on which the portfolio was in force; omitted, the newest that was seen, whatever its day.',
    ).optional(),
    ...provenanceInput,
    ...sortInput(sortableColumns(assetOutput), { by: 'share_percent', order: 'desc', key: ['ticker'] }),
    ...pageInput,
  }),
  output: listOutput(assetOutput),
  rows: ['data'],
  rowKeys: {
    index_code: described(z.string(), 'Code of the index.', 'VARCHAR'),
    reference_date: described(z.iso.date(), 'Day on which the portfolio was first seen.', 'DATE'),
  },
  examples: [{ code: 'IBOV' }],
  async answer(snapshot, { code, date = null, provenance = false, sort_by, sort_order, ranges, ...page }) {
    const { version, seen } = await versionOn(snapshot, code, date)
    const rows = await snapshot.query(PORTFOLIO, { code, version, ranges, sort_by, sort_order, ...pageBindings(page) })
    return {
      ...listAnswer(rows.map(addRecordedSource(provenance)), page, `exchange_index-${code}-${seen}`),
      rowKeys: { index_code: code, reference_date: seen },
    }
  },
})

/** Finds the portfolio of an index in force on a day; without a day, the newest portfolio. */
async function versionOn(snapshot: Snapshot, code: string, date: string | null) {
  const rows = snapshot.has(PORTFOLIOS) ? await snapshot.query(VERSIONS, { code }) : []
  const versions = rows.flatMap(({ version, seen_date: seen }) =>
    typeof seen === 'string' ? { version: Number(version), seen } : [],
  )
  const [first] = versions
  if (first === undefined) throw await noIndexPortfolio(snapshot, code)
  if (date === null) return versions.at(-1) ?? first
  const months = await listedMonths(snapshot, code)
  const known = { from: first.seen, to: lastKnownDay(snapshot, months) }
  const inForce = date > known.to ? undefined : versions.findLast(({ seen }) => seen <= date)
  if (inForce === undefined) throw dayNotKnown(code, known, months)
  return inForce
}

/** Months of the list of the exchange; null if it does not list the index. */
type ListedMonths = { readonly first: string; readonly last: string } | null

async function listedMonths(snapshot: Snapshot, code: string): Promise<ListedMonths> {
  const row = (await listIndexes(snapshot)).find((each) => each['code'] === code)
  const [first, last] = [row?.['first_month'], row?.['last_month']]
  return typeof first === 'string' && typeof last === 'string' && last !== '' ? { first, last } : null
}

/**
 * Finds the last day for which the newest portfolio can be known: not after the day of the snapshot, nor after the
 * months of the list that comes with the portfolios.
 */
function lastKnownDay({ manifest }: Snapshot, months: ListedMonths): string {
  const published = manifest.created_at.slice(0, 10)
  if (months === null) return published
  const end = daysAfter(`${nextMonth(months.last)}-01`, -1)
  return end < published ? end : published
}

function dayNotKnown(code: string, known: { readonly from: string; readonly to: string }, months: ListedMonths) {
  const data = { reason: 'portfolio_not_found', listed_months: months && { from: months.first, to: months.last } }
  if (known.from <= known.to) {
    const days = indexMessages.knownDays({ code, first: known.from, last: known.to })
    return new ApiError('not_found', [days, indexMessages.withoutDate], { ...data, available: known })
  }
  const unknown = indexMessages.daysNotKnown({ code, day: known.from, month: months?.last ?? known.to })
  return new ApiError('not_found', [unknown, indexMessages.withoutDate], { ...data, available: null })
}

function listIndexes(snapshot: Snapshot): Promise<Row[]> {
  return snapshot.query(INDEXES, { sort_by: 'code', sort_order: 'asc', limit: 1000, offset: 0 })
}

async function noIndexPortfolio(snapshot: Snapshot, code: string): Promise<ApiError> {
  const rows = await listIndexes(snapshot)
  const known = rows.flatMap(({ code: each }) => (typeof each === 'string' ? each : []))
  return known.includes(code)
    ? new ApiError('not_found', indexMessages.notAtHand({ code }), {
        reason: 'portfolio_not_found',
      })
    : unknownName('index', code, known)
}
