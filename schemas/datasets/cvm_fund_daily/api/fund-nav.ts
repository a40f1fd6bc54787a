import { z } from 'zod'
import { COVERAGE_HEADER, dailyCoverage, monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { cnpjInput, dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, listOutput } from '../../../api/output.ts'
import { costOverMonths, countOverMonths, monthsBetween, pageOverMonths } from '../../../api/over-months.ts'
import { listAnswer, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'
import { CONFLICTS_HEADER, conflictsHeader, findConflictingDays } from '../../../fund/api/conflicting-days.ts'
import { findClass, hasFiledAnything } from '../../../fund/api/fund.ts'
import { explainOwnReports } from '../../../fund/api/reports/own-reports.ts'
import { DAILY } from '../../../fund/api/reported-nav.ts'
import { dailyColumns } from '../columns.ts'
import { cacheSnapshots } from '../../../fund/api/month-cache.ts'
import { DAILY_REPORTS } from './daily-messages.ts'

const ROWS = new URL('fund_nav.sql', import.meta.url)
const NEWEST = new URL('newest_report.sql', import.meta.url)
const COUNT = new URL('fund_nav_count.sql', import.meta.url)

/** Coverage of all daily reports, which is the same for every class. */
const readCoverage = cacheSnapshots((snapshot) => dailyCoverage(snapshot, DAILY, NEWEST))

const report = z
  .strictObject({
    ...allColumnFields(dailyColumns, {
      first: ['date'],
      without: ['cnpj', 'fund_type_filed', 'source_member', 'source_line'],
    }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'DailyReport', description: 'A report of a class or subclass and day.' })

export const fundNav = defineFundEndpoint({
  id: 'fund_nav',
  path: '/v1/fund/{cnpj}/nav',
  summary: 'Quota value, net assets, flows and holders of a fund class, day by day',
  description:
    'Oldest first. Sorted by `date`, a page is found in a few months; by another column all months in the range are read. A class with subclasses has one row per day and subclass, and none of its own: add them up. `subclass_id` is "" for a class without subclasses. A day with several reports of other figures has none: `X-Data-Conflicts` names it.',
  dataset: DAILY,
  input: z
    .strictObject({
      cnpj: cnpjInput,
      ...dayRange,
      ...provenanceInput,
      ...sortInput(sortableColumns(report), { by: 'date', key: ['date', 'subclass_id'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(report),
  rows: ['data'],
  // A row already has its date.
  rowKeys: { cnpj: FUND_MONTH_KEYS.cnpj },
  headers: { ...COVERAGE_HEADER, ...CONFLICTS_HEADER },
  cost: costOverMonths('date'),
  examples: [{ cnpj: '00068305000135', from: '20240201', to: '2024-02-29' }],
  async answer(
    snapshot,
    { cnpj: requested, from = null, to = null, provenance = false, sort_by, sort_order, ranges, ...page },
  ) {
    const { cnpj } = await findClass(snapshot, requested, { hasFiled: hasReported })
    const covered = requireCoverage(DAILY_REPORTS, monthlyCoverage(snapshot, DAILY), { from, to })
    const list = { rows: ROWS, count: COUNT, bindings: { cnpj, first_day: from, last_day: to, ranges }, by: 'date' }
    const months = monthsBetween(snapshot, DAILY, from, to)
    const rows = await pageOverMonths(snapshot, months, list, page, { sort_by, sort_order })
    if (rows.length === 0) {
      // A first page of all days has read every report of the class.
      const isWhole = from === null && to === null && page.page === 0 && ranges.isEmpty
      await explainNoDailyReports(snapshot, cnpj, isWhole)
      requireCoverage(DAILY_REPORTS, await readCoverage(snapshot), { from, to })
    }
    const headers = { ...covered, ...conflictsHeader(await findConflictingDays(snapshot, [cnpj], { from, to })) }
    const sourced = addSource(snapshot, DAILY, provenance, ({ date }) => date)
    return { ...listAnswer(rows.map(sourced), page, `fund_nav-${cnpj}`), rowKeys: { cnpj }, headers }
  },
})

/** True if a number has daily reports, even if no register has it. */
export async function hasReported(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  return (await hasFiledAnything(snapshot, cnpj)) || (await hasDailyReports(snapshot, cnpj))
}

/** Throws a 404 for a class that files reports of another kind instead of daily ones. */
export async function explainNoDailyReports(snapshot: Snapshot, cnpj: string, hasNone = false): Promise<void> {
  if (hasNone || !(await hasDailyReports(snapshot, cnpj))) await explainOwnReports(snapshot, cnpj, DAILY_REPORTS)
}

async function hasDailyReports(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  const months = snapshot.months(DAILY)
  const bindings = { cnpj, first_day: null, last_day: null }
  return months.length > 0 && (await countOverMonths(snapshot, months, COUNT, bindings)) > 0
}
