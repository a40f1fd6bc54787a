import { z } from 'zod'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage, wholeMonths } from '../../../api/coverage.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { cnpjInput, dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { described, listOutput } from '../../../api/output.ts'
import { costOverMonths, monthsBetween, pageOverMonths } from '../../../api/over-months.ts'
import { listAnswer, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'
import { findClass } from '../../../fund/api/fund.ts'
import { datasetOfReport, type FundReport, readNearestReports } from '../../../fund/api/reports/nearest-report.ts'
import type { Text } from '../../../core/language.ts'
import { defineMessages } from '../../../api/language/message.ts'

const QUERIES = {
  fidc_month: {
    rows: new URL('fidc_reports.sql', import.meta.url),
    count: new URL('fidc_reports_count.sql', import.meta.url),
  },
  fii_month: {
    rows: new URL('fii_reports.sql', import.meta.url),
    count: new URL('fii_reports_count.sql', import.meta.url),
  },
} as const

const money = (description: string) => described(z.number().nullable(), description, 'DECIMAL(20,2)')
const part = (description: string) =>
  described(z.number().nullable(), `${description} 0.01 is one percent.`, 'DECIMAL(28,10)')

const report = z
  .strictObject({
    reference_date: described(z.iso.date(), 'Last day of the month of the report.', 'DATE'),
    report_source: described(z.enum(['fidc_month', 'fii_month']), 'The kind of report.', 'VARCHAR'),
    nav_value: money('NAV, BRL; it can be negative.'),
    total_assets: money('Total assets, BRL.'),
    liabilities: money('Total liabilities, BRL, as a positive amount.'),
    quotas_issued: described(z.number().nullable(), 'Quotas issued, of a real-estate fund.', 'DECIMAL(28,8)'),
    quota_value: described(z.number().nullable(), 'NAV of one quota, BRL, of a real-estate fund.', 'DECIMAL(27,12)'),
    holders: described(z.int().nullable(), 'Holders; of a receivables fund those of all its series.', 'BIGINT'),
    return_effective: part('Return of the month with distributions, of a real-estate fund.'),
    dividend_yield: part('Distributions of the month as a part of the quota value, of a real-estate fund.'),
    amortization: part('Amortization of the month as a part of the quota value, of a real-estate fund.'),
    credit_rights_gross: money('Credit rights before provision, BRL, of a receivables fund.'),
    provision: money('Provision for losses on credit rights, BRL, as a positive amount, of a receivables fund.'),
    overdue: money('Overdue instalments and overdue credit rights, BRL, of a receivables fund.'),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FundReport', description: 'The figures of a monthly report of a structured fund.' })

export const fundReports = defineFundEndpoint({
  id: 'fund_reports',
  path: '/v1/fund/{cnpj}/reports',
  summary: 'The monthly reports of a receivables or real-estate fund (FIDC, FII): NAV, assets, holders and returns',
  description:
    'Oldest first. A class that files both kinds of report is a receivables fund here. Fields of the other kind of fund are null. The rows of the balance are in `/v1/fund/{cnpj}/portfolio`. A fund that files no monthly report is a 404.',
  dataset: 'cvm_fii_month',
  extraScopes: ['cvm_fidc'],
  input: z
    .strictObject({
      cnpj: cnpjInput,
      ...dayRange,
      ...provenanceInput,
      ...sortInput(sortableColumns(report), { by: 'reference_date', key: ['reference_date'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(report),
  rows: ['data'],
  // A row already has its date.
  rowKeys: { cnpj: FUND_MONTH_KEYS.cnpj },
  headers: COVERAGE_HEADER,
  cost: costOverMonths('reference_date'),
  examples: [{ cnpj: '12989974000129', from: '20240101', to: '20240331' }, { cnpj: '05754060000113' }],
  async answer(
    snapshot,
    { cnpj: requested, from = null, to = null, provenance = false, sort_by, sort_order, ranges, ...page },
  ) {
    const { cnpj } = await findClass(snapshot, requested)
    const newest = await findMonthlyReport(snapshot, cnpj)
    const dataset = datasetOfReport(newest)
    const headers = requireCoverage(REPORTS, monthlyCoverage(snapshot, dataset), wholeMonths({ from, to }))
    const list = { ...QUERIES[newest.source], bindings: { cnpj: newest.reportsAs, ranges }, by: 'reference_date' }
    const months = monthsBetween(snapshot, dataset, from, to)
    const rows = await pageOverMonths(snapshot, months, list, page, { sort_by, sort_order })
    const sourced = addSource(snapshot, dataset, provenance, ({ reference_date }) => reference_date)
    return { ...listAnswer(rows.map(sourced), page, `fund_reports-${cnpj}`), rowKeys: { cnpj }, headers }
  },
})

const REPORTS: Text = { en: 'reports', pt: 'informes' }
const reportMessages = defineMessages({
  noMonthlyReport: ({ cnpj }: { cnpj: string }) => ({
    en: `Class ${cnpj} files no monthly report: only receivables and real-estate funds do.`,
    pt: `A classe ${cnpj} não entrega informe mensal: só fundos de direitos creditórios e imobiliários entregam.`,
  }),
})

type MonthlyReport = FundReport & { readonly source: keyof typeof QUERIES }

/** Finds the newest monthly report of a class, which shows the kind of report that the class files. */
async function findMonthlyReport(snapshot: Snapshot, cnpj: string): Promise<MonthlyReport> {
  const report = (await readNearestReports(snapshot, [cnpj], null, ['fidc_month', 'fii_month'])).get(cnpj)
  if (report !== undefined && isMonthly(report)) return report
  throw new ApiError('not_found', reportMessages.noMonthlyReport({ cnpj }), {
    reason: 'report_not_filed',
    available: null,
  })
}

function isMonthly(report: FundReport): report is MonthlyReport {
  return report.source in QUERIES
}
