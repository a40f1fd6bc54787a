import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { unknownName } from '../../../api/request-errors.ts'
import { defineEndpoint, type Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { dayInput, parameter } from '../../../api/input.ts'
import { columnFields, described, filledField, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { indexColumns, indexPortfolioColumns } from '../columns.ts'

const DATASET = 'b3_index'
const PORTFOLIOS = 'b3_index_portfolio'
const INDEXES = new URL('index_list.sql', import.meta.url)
const VERSIONS = new URL('index_versions.sql', import.meta.url)
const PORTFOLIO = new URL('index_portfolio.sql', import.meta.url)

const indexOutput = z
  .strictObject({
    ...columnFields(indexColumns, ['code', 'securities', 'updated_date']),
    first_month: filledField(indexColumns.first_month),
    last_month: filledField(indexColumns.last_month),
    ...columnFields(indexColumns, ['portfolio_assets']),
  })
  .meta({ id: 'Index', description: 'An index of the exchange.' })

export const indexes = defineEndpoint({
  id: 'exchange_indexes',
  path: '/v1/exchange/indexes',
  summary: 'The indexes of the exchange',
  description: 'Each with the securities that are in it, and whether its portfolio is at hand.',
  dataset: DATASET,
  input: z.strictObject({ ...sortInput(sortableColumns(indexOutput), { by: 'code', key: ['code'] }), ...pageInput }),
  output: listOutput(indexOutput),
  rows: ['data'],
  examples: [{}],
  async answer(snapshot, { sort_by, sort_order, ...page }) {
    requireDataset(snapshot, DATASET)
    const rows = await snapshot.query(INDEXES, { sort_by, sort_order, ...pageBindings(page) })
    return listAnswer(rows, page, 'exchange_indexes')
  },
})

const assetOutput = z
  .strictObject({
    ...columnFields(indexPortfolioColumns, ['ticker']),
    name: filledField(indexPortfolioColumns.name),
    specification: filledField(indexPortfolioColumns.specification),
    ...columnFields(indexPortfolioColumns, ['theoretical_quantity', 'share_percent']),
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
    'The largest part first. A portfolio is in force from the day on which it was first seen until another is seen: nothing is known of the days before the first.',
  dataset: DATASET,
  input: z.strictObject({
    code: codeInput,
    date: dayInput('Day on which the portfolio was in force; omitted, the newest.').optional(),
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
  async answer(snapshot, { code, date = null, sort_by, sort_order, ...page }) {
    const { version, seen } = await versionOn(snapshot, code, date)
    const rows = await snapshot.query(PORTFOLIO, { code, version, sort_by, sort_order, ...pageBindings(page) })
    return {
      ...listAnswer(rows, page, `exchange_index-${code}-${seen}`),
      rowKeys: { index_code: code, reference_date: seen },
    }
  },
})

/** The portfolio of an index that was in force on a day; the newest where no day is given. */
async function versionOn(snapshot: Snapshot, code: string, date: string | null) {
  const rows = snapshot.has(PORTFOLIOS) ? await snapshot.query(VERSIONS, { code }) : []
  const versions = rows.flatMap(({ version, seen_date: seen }) =>
    typeof seen === 'string' ? { version: Number(version), seen } : [],
  )
  const [first] = versions
  if (first === undefined) throw await noIndexPortfolio(snapshot, code)
  const inForce = versions.findLast(({ seen }) => date === null || seen <= date)
  if (inForce !== undefined) return inForce
  const last = versions.at(-1)?.seen ?? first.seen
  throw new ApiError(
    'not_found',
    `The portfolio of ${code} was first seen on ${first.seen}: ask for that day or later.`,
    {
      reason: 'portfolio_not_found',
      available: { first: first.seen, last, nearest: first.seen },
    },
  )
}

async function noIndexPortfolio(snapshot: Snapshot, code: string): Promise<ApiError> {
  const rows = await snapshot.query(INDEXES, { sort_by: 'code', sort_order: 'asc', limit: 1000, offset: 0 })
  const known = rows.flatMap(({ code: each }) => (typeof each === 'string' ? each : []))
  return known.includes(code)
    ? new ApiError('not_found', `The portfolio of ${code} is not at hand: /v1/exchange/indexes says whose are.`, {
        reason: 'portfolio_not_found',
      })
    : unknownName('index', code, known)
}
