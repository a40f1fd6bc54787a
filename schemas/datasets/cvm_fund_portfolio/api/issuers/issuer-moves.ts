import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage, wholeMonths } from '../../../../api/coverage.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import { textOfRow } from '../../../../api/name-search.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { monthsBetween } from '../../../../api/over-months.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { type Month, previousMonth } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { requestMonth } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { judgeKinds, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { moveOutput } from '../market/moves/asset-moves.ts'
import { HOLDINGS } from '../portfolio-messages.ts'
import { issuerIdentityFields } from './figures.ts'
import { findIssuer } from './find-issuer.ts'
import { issuerCodeInput } from './issuer-code.ts'

const MOVES = new URL('issuer_moves.sql', import.meta.url)
const ASSET_MOVE = 'cvm_asset_move'
const KEY = ['reference_date', 'ticker', 'position'] as const

const of = moveOutput.shape
const issuerMove = z
  .strictObject({
    reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
    ticker: described(z.string(), 'Ticker of a share, unit or receipt of the issuer.', 'VARCHAR'),
    kind: of.kind,
    position: of.position,
    value: of.value,
    quantity: of.quantity,
    previous_value: described(
      z.number().nullable(),
      'Value of all positions at the end of the month before; null where the snapshot lacks that month.',
      'DECIMAL(24,2)',
    ),
    previous_quantity: of.previous_quantity,
    explained_purchases_value: of.explained_purchases_value,
    explained_sales_value: of.explained_sales_value,
    explained_net_value: of.explained_net_value,
    position_change_value: of.position_change_value,
    price_change_value: of.price_change_value,
    quantity_change_value: of.quantity_change_value,
    not_comparable_value: of.not_comparable_value,
    moves_reason: of.moves_reason,
    is_partial: of.is_partial,
    missing_members: of.missing_members,
    explain: of.explain,
  })
  .meta({
    id: 'IssuerMove',
    description: 'What became in a month of the positions of all classes in a ticker of an issuer.',
  })

/** Columns that compare two months, null if one of them is not known. */
const COMPARED = [
  'explained_purchases_value',
  'explained_sales_value',
  'explained_net_value',
  'position_change_value',
  'price_change_value',
  'quantity_change_value',
]

/** Columns about the month before or changes since, which are null if the snapshot lacks that month. */
const OF_MONTH_BEFORE = [...COMPARED, 'previous_value', 'previous_quantity', 'not_comparable_value']

export const issuerMoves = defineEndpoint({
  id: 'issuer_moves',
  path: '/v1/issuer/{id}/moves',
  summary: 'The tickers of an issuer over time: how prices and trades changed what funds hold of them, by month',
  description:
    'One row for each month, ticker and way of holding it, oldest first, for the shares, units and receipts of the issuer: the figures of `/v1/market/moves` of that month, each compared with the calendar month before. `price_change_value` and `quantity_change_value` add up to `position_change_value`; of the value of changed quantities only `explained_net_value` was bought and sold. A month without a position of a ticker, in it or before it, has no row of that ticker. What lines name no ticker, such as debentures, has none either.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      id: issuerCodeInput,
      ...dayRange,
      ...sortInput(sortableColumns(issuerMove), { by: 'reference_date', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(issuerMove, { issuer_id: issuerIdentityFields.issuer_id }),
  rows: ['data'],
  rowKeys: { issuer_id: issuerIdentityFields.issuer_id },
  headers: { ...COVERAGE_HEADER, ...RULES_VERSION_HEADER },
  examples: [{ id: '05197443' }],
  async answer(snapshot, { id, from = null, to = null, sort_by, sort_order, ranges, ...page }) {
    const headers = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
    const months = monthsBetween(snapshot, PORTFOLIO, from, to)
    const compiled = months.filter((month) => snapshot.monthsWith(ASSET_MOVE).includes(month))
    const issuer = await findIssuer(snapshot, id, compiled.at(-1) ?? months.at(-1) ?? '')
    const { issuer_id } = issuer
    const ids = (issuer.tickers ?? '').split(';').flatMap((ticker) => (ticker === '' ? [] : `b3:${ticker}`))
    const moved = ids.length === 0 || compiled.length === 0 ? [] : await snapshot.query(MOVES, { ids }, compiled)
    const all = moved.map((row) => describeMove(snapshot, row))
    const rows = await sortedRows(ranges.select(all), { sort_by, sort_order }, KEY, snapshot.work)
    const { body, ...answer } = listAnswer(takePage(rows, page), page, `issuer_moves-${issuer_id}`)
    return {
      ...answer,
      body: { success: true, issuer_id, data: body['data'] ?? [] },
      rowKeys: { issuer_id },
      headers: { ...headers, ...rulesVersion(snapshot, PORTFOLIO, months) },
    }
  },
})

function describeMove(snapshot: Snapshot, row: Row): Row {
  const { competence_month: _month, ...figures } = row
  const month = textOfRow(row, 'competence_month')
  const [kind, ticker] = [textOfRow(row, 'kind'), textOfRow(row, 'ticker')]
  const reference_date = lastDayOfMonth(month)
  const before = previousMonth(month)
  const hasBefore = snapshot.months(PORTFOLIO).includes(before)
  const judged = [month, ...(hasBefore ? [before] : [])].map((each) => judgeMonth(snapshot, each, kind))
  const isWhole = judged.every(({ state }) => state === 'whole')
  const reason = hasBefore ? (isWhole ? '' : MONTH_INCOMPLETE) : 'no_month_before'
  const unknown = hasBefore ? (isWhole ? [] : COMPARED) : OF_MONTH_BEFORE
  return {
    reference_date,
    ...figures,
    ...Object.fromEntries(unknown.map((name) => [name, null])),
    moves_reason: reason,
    is_partial: !isWhole,
    missing_members: [...new Set(judged.flatMap(({ missing }) => missing))].join(','),
    explain: writeExplain(`/v1/market/moves/${encodeURIComponent(`b3:${ticker}`)}`, {
      date: reference_date,
      position: textOfRow(row, 'position'),
    }),
  }
}

function judgeMonth(snapshot: Snapshot, month: Month, kind: string) {
  return judgeKinds(requestMonth(snapshot, month, {}), [kind])
}
