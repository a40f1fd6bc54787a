import { z } from 'zod'
import { coverageOfMonths, COVERAGE_HEADER, requireCoverage, wholeMonths } from '../../../api/coverage.ts'
import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { cnpjInput, competenceInput } from '../../../api/input.ts'
import type { Month } from '../../../core/month.ts'
import { described, field, columnFields, filledField, listOutput } from '../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { sortedRows } from '../../../api/sorted-rows.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../api/rules-version.ts'
import { lastDayOfMonth } from '../../../api/business-day.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'
import { PORTFOLIO, readNewestFiling } from '../../../fund/api/filing.ts'
import { findClass } from '../../../fund/api/fund.ts'
import { explainNoHoldings } from '../../../fund/api/no-portfolio.ts'
import { readNewestRevisions, REVISION } from '../../../fund/api/revision.ts'
import { revisionColumns } from '../columns.ts'
import { REVISIONS } from './portfolio-messages.ts'

export const FILED_VERSIONS = new URL('fund_revisions.sql', import.meta.url)

const KEY = ['version'] as const

const CHANGES = ['first', 'amended', 'confidentiality_released', 'withdrawn'] as const

const version = z
  .strictObject({
    version: field(revisionColumns.version),
    change: described(z.enum(CHANGES), 'What happened to the portfolio.', 'VARCHAR'),
    ...columnFields(revisionColumns, ['first_snapshot', 'published_at', 'delivered_at']),
    content_hash: filledField(revisionColumns.content_hash),
    ...columnFields(revisionColumns, ['lines_added', 'lines_removed', 'lines_changed']),
    ...columnFields(revisionColumns, [
      'previous_total_portfolio_value',
      'total_portfolio_value',
      'previous_nav_value',
      'nav_value',
    ]),
  })
  .meta({ id: 'PortfolioRevision', description: 'A version of a monthly portfolio.' })

export const fundRevisions = defineFundEndpoint({
  id: 'fund_revisions',
  path: '/v1/fund/{cnpj}/portfolio/revisions',
  summary: 'Every version of a monthly portfolio that this installation has seen, and what changed in each',
  description:
    'Oldest first. At its source, an amended filing replaces the old one: these are the versions that this installation compiled. To see one, request the portfolio with its `first_snapshot` as `snapshot`. A known fund that did not file in the month has none.',
  dataset: 'cvm_fund_portfolio',
  input: z.strictObject({
    cnpj: cnpjInput,
    date: competenceInput,
    ...sortInput(sortableColumns(version), { by: 'version', key: KEY }),
    ...pageInput,
  }),
  output: listOutput(version),
  rows: ['data'],
  rowKeys: FUND_MONTH_KEYS,
  headers: { ...COVERAGE_HEADER, ...RULES_VERSION_HEADER },
  examples: [{ cnpj: '62415896000127', date: '20251031' }],
  async answer(snapshot, { cnpj: requested, date, sort_by, sort_order, ranges, ...page }) {
    const { cnpj } = await findClass(snapshot, requested)
    const month = date?.slice(0, 7) ?? (await monthWithPortfolio(snapshot, cnpj))
    const day = month === null ? null : `${month}-01`
    const months = snapshot.monthsWith(REVISION)
    const covered = requireCoverage(REVISIONS, coverageOfMonths(months), wholeMonths({ from: day, to: day }))
    const headers = { ...covered, ...rulesVersion(snapshot, PORTFOLIO, month === null ? [] : [month]) }
    if (month === null) await explainNoHoldings(snapshot, cnpj)
    const all = month === null ? [] : await readVersions(snapshot, cnpj, month)
    const sorted = await sortedRows(ranges.select(all), { sort_by, sort_order }, KEY, snapshot.work)
    const fileName = `fund_revisions-${cnpj}${month === null ? '' : `-${month}`}`
    const rowKeys = { cnpj, reference_date: month === null ? null : lastDayOfMonth(month) }
    return { ...listAnswer(takePage(sorted, page), page, fileName), rowKeys, headers }
  },
})

async function readVersions(snapshot: Snapshot, cnpj: string, month: Month): Promise<Row[]> {
  const rows = await snapshot.lookUpClass(FILED_VERSIONS, cnpj, [month])
  return rows.map(({ cnpj: _cnpj, ...row }) => row)
}

/** Finds the month of the class's portfolio, or its newest withdrawn month if all are withdrawn. */
async function monthWithPortfolio(snapshot: Snapshot, cnpj: string): Promise<Month | null> {
  const filed = await readNewestFiling(snapshot, cnpj)
  if (filed !== null) return filed.competence_month
  const [newest] = await readNewestRevisions(snapshot, cnpj)
  return newest?.competence_month ?? null
}
