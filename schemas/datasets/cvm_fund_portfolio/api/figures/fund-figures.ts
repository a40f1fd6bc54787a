import { z } from 'zod'
import type { Snapshot, Value } from '../../../../api/endpoint.ts'
import { choiceInput, cnpjInput, dayInput } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { valueListInput } from '../../../../api/value-list.ts'
import { describeRegister, registerFields } from '../../../../fund/api/register-state.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { defineFundEndpoint } from '../../../../fund/api/fund-endpoint.ts'
import { findClass } from '../../../../fund/api/fund.ts'
import { type MarketRequest, listRequestedMissing } from '../market/kit/market-request.ts'
import { marketEnvelope } from '../market/kit/output.ts'
import { describeMarketMonth } from '../market/kit/envelope.ts'
import { readClassFigures } from './class-figures.ts'
import { readFigureMonth } from './figure-month.ts'
import { classFigure, FIGURE_PERIODS, FIGURE_SCOPES } from './output.ts'

const KEY = ['subclass_id', 'period'] as const

export const fundFigures = defineFundEndpoint({
  id: 'fund_figures',
  path: '/v1/fund/{cnpj}/figures',
  summary: 'The figures of a fund class at the end of a month: return, risk, flows, concentration, indexes, fees',
  description:
    'One row a subclass and period that ends with the month. A figure that is not known is null and the reason is next to it. Returns, volatility, drawdown and flows are those of `/v1/fund/{cnpj}/nav/summary` with the last day of the month as `date`; figures of the portfolio describe the month, and are equal in every row. A class that filed nothing for the month has no rows, and `rows_reason` says why there are none. `/v1/figures` ranks classes by any of them.',
  dataset: PORTFOLIO,
  extraScopes: FIGURE_SCOPES,
  input: z.strictObject({
    cnpj: cnpjInput,
    date: dayInput('A day of the requested month; omitted, the newest whose portfolios are complete.').optional(),
    period: valueListInput(choiceInput(FIGURE_PERIODS, 'Only this period; if omitted, all of them.')).optional(),
    ...sortInput(sortableColumns(classFigure), { by: 'period', key: KEY }),
    ...pageInput,
  }),
  output: listOutput(classFigure, {
    ...marketEnvelope,
    ...registerFields,
    rows_reason: described(
      z.enum(['', 'report_not_compiled', 'not_filed', 'outside_ranges']),
      'Why there are no rows: report_not_compiled where the snapshot lacks a file of the month that the class could be in (members of the portfolios, daily reports, the monthly reports of its type); not_filed where it has all of them and the class is in none; outside_ranges where the request leaves all rows out; "" where there are rows.',
      'VARCHAR',
    ),
  }),
  rows: ['data'],
  rowKeys: { reference_date: FUND_MONTH_KEYS.reference_date },
  headers: RULES_VERSION_HEADER,
  examples: [
    { cnpj: '00068305000135', date: '2024-02' },
    { cnpj: '00068305000135', date: '2024-02', period: 'last_1_month' },
  ],
  async answer(snapshot, { cnpj: requested, date, period, sort_by, sort_order, ranges, ...page }) {
    const { cnpj, row } = await findClass(snapshot, requested)
    const asked = readFigureMonth(snapshot, date)
    const { month, reference_date } = asked
    const found = await readClassFigures(snapshot, [cnpj], month, period ?? null)
    const rows = await sortedRows(ranges.select(found), { sort_by, sort_order }, KEY, snapshot.work)
    const { body, ...answer } = listAnswer(takePage(rows, page), page, `fund_figures-${cnpj}-${month}`)
    return {
      ...answer,
      body: {
        success: true,
        ...describeMarketMonth(asked),
        ...(await describeRegister(snapshot)),
        rows_reason:
          rows.length > 0 ? '' : found.length > 0 ? 'outside_ranges' : judgeAbsence(snapshot, asked, row?.['type']),
        data: body['data'] ?? [],
      },
      rowKeys: { reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [month]),
    }
  },
})

/** Datasets of the reports with further figures of a class, by type; other types have daily reports. */
const REPORTS: Readonly<Record<string, string>> = { fii: 'cvm_fii_month', fidc: 'cvm_fidc_month' }
const DAILY = 'cvm_class_month'

/** Finds the reason why a class has no figures in a month: a missing file can have it. */
function judgeAbsence(
  snapshot: Snapshot,
  asked: MarketRequest,
  type: Value | undefined,
): 'report_not_compiled' | 'not_filed' {
  // A class that no register has can be of any type.
  const reports = typeof type === 'string' ? [REPORTS[type] ?? DAILY] : [...Object.values(REPORTS), DAILY]
  const isWhole =
    listRequestedMissing(asked).length === 0 &&
    reports.every((table) => snapshot.monthsWith(table).includes(asked.month))
  return isWhole ? 'not_filed' : 'report_not_compiled'
}
