import { z } from 'zod'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage, wholeMonths } from '../../../api/coverage.ts'
import { cnpjInput, dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { described, field, filledField, listOutput } from '../../../api/output.ts'
import { costOverMonths, monthsBetween, pageOverMonths } from '../../../api/over-months.ts'
import { listAnswer, pageInput } from '../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'
import { monthsOfFiler } from '../../../fund/api/filed-ranges.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { findClass } from '../../../fund/api/fund.ts'
import { explainNoHoldings } from '../../../fund/api/no-portfolio.ts'
import { monthColumns, revisionColumns } from '../columns.ts'
import { HOLDINGS } from './portfolio-messages.ts'

const ROWS = new URL('fund_months.sql', import.meta.url)
const COUNT = new URL('fund_months_count.sql', import.meta.url)

const filedMonth = z
  .strictObject({
    reference_date: field(monthColumns.reference_date),
    lines: field(monthColumns.line_count),
    confidential_lines: field(monthColumns.confidential_line_count),
    nav_value: field(monthColumns.nav_value),
    nav_source: filledField(monthColumns.nav_source),
    total_portfolio_value: field(monthColumns.total_portfolio_value),
    residual_value: field(monthColumns.residual_value),
    grade: described(
      z.string(),
      `${monthColumns.reconciliation_grade.description} It compares with the NAV that the holdings name; "" for a withdrawn month.`,
      'VARCHAR',
    ),
    completeness: filledField(monthColumns.completeness),
    missing_members: filledField(monthColumns.missing_members),
    version: described(
      z.int().nullable(),
      'Number of the newest version of the month that this installation has seen; null where it keeps no versions of it.',
      'INTEGER',
    ),
    change: filledField(revisionColumns.change),
  })
  .meta({ id: 'PortfolioMonth', description: 'A month in which a class filed its holdings, or withdrew them.' })

export const fundMonths = defineFundEndpoint({
  id: 'fund_months',
  path: '/v1/fund/{cnpj}/portfolio/months',
  summary: 'The months for which a class filed its holdings, with NAV, completeness and version',
  description:
    'Newest first. A month in which only a NAV is known has 0 `lines`; one whose filing was withdrawn has none either, and `change` marks the withdrawal. `grade` and `residual_value` compare the lines with the NAV that was filed with them. A known fund that never filed has no months.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      cnpj: cnpjInput,
      ...dayRange,
      ...sortInput(sortableColumns(filedMonth), { by: 'reference_date', order: 'desc', key: ['reference_date'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(filedMonth),
  rows: ['data'],
  // A row already has its date.
  rowKeys: { cnpj: FUND_MONTH_KEYS.cnpj },
  headers: COVERAGE_HEADER,
  cost: costOverMonths('reference_date'),
  examples: [{ cnpj: '00068305000135' }],
  async answer(snapshot, { cnpj: requested, from = null, to = null, sort_by, sort_order, ranges, ...page }) {
    const { cnpj } = await findClass(snapshot, requested)
    const headers = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
    const list = { rows: ROWS, count: COUNT, bindings: { cnpj, ranges }, by: 'reference_date' }
    const months = monthsOfFiler(snapshot, cnpj, monthsBetween(snapshot, PORTFOLIO, from, to), { withdrawn: true })
    const rows = await pageOverMonths(snapshot, months, list, page, { sort_by, sort_order })
    if (rows.length === 0) await explainNoHoldings(snapshot, cnpj)
    return { ...listAnswer(rows, page, `fund_months-${cnpj}`), rowKeys: { cnpj }, headers }
  },
})
