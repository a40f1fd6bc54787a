import { z } from 'zod'
import { mapInTurns } from '../../../../core/work-budget.ts'
import { listBusinessDays } from '../../../../api/business-day.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { choiceInput, cnpjInput, dayInput } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { valueListInput } from '../../../../api/value-list.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import {
  type Benchmark,
  benchmarkInput,
  datasetOfBenchmark,
  findBenchmark,
} from '../../../../benchmark/api/benchmark.ts'
import { defineFundEndpoint } from '../../../../fund/api/fund-endpoint.ts'
import { findClass } from '../../../../fund/api/fund.ts'
import { DAILY } from '../../../../fund/api/reported-nav.ts'
import { hasReported } from '../fund-nav.ts'
import { readComparison } from './benchmark-row.ts'
import { summaryOutput } from './output.ts'
import { chooseReports, describePeriod, type KnownDays, type PeriodReports } from './period-row.ts'
import { beginDay, type SummaryPeriod, PERIODS } from './periods.ts'
import {
  type DailyFigures,
  findReferenceDay,
  OLDEST_REPORT_DAYS,
  readConflicts,
  readDailyFigures,
  type ReportsBySubclass,
} from './reports.ts'

/** Period that needs all months, because the month of the first report is not known. */
const FROM_FIRST: SummaryPeriod = 'since_first_report'
const KEY = ['period', 'subclass_id']
/** Units of work for each report, which a row reads several times. */
const UNITS_A_REPORT = 10

const referenceDate = described(z.iso.date(), 'Day of the newest report of the class at or before `date`.', 'DATE')

export const navSummary = defineFundEndpoint({
  id: 'nav_summary',
  path: '/v1/fund/{cnpj}/nav/summary',
  summary: 'Return, volatility, drawdown, flows and holders of a fund class by period, against a benchmark',
  description:
    'One row a period and subclass. The quotas of subclasses differ in value, so a class with subclasses has no return of its own, and no rows but theirs. All periods end on `reference_date`. A figure that is not known is null and the reason is next to it; nothing is estimated or filled in. The formula of each figure is in its description; all percentages are exact and rounded once, to six decimals.\n\nQuota values are taken as reported. Amortisations and income that is paid out lower them, splits and corrections change them, and the reports do not mention any of that: then `return_percent` is not what a holder earned. Income tax that is taken in quotas (come-cotas) does not change their value and is not deducted. A class that ended and began again under the same number is one class here.\n\n`benchmark` is a series, or a ticker. A monthly series is compounded where `first_date` and `last_date` are both the last business day of their months, because a part of a month is not known; a daily one from day to day. A ticker is compared by its closing prices of the two days. Prices are not adjusted: if the exchange counted an event between the days, such as a dividend or a split, the return is not known.',
  dataset: DAILY,
  extraScopes: [{ parameter: 'benchmark', datasetOf: datasetOfBenchmark }],
  input: z.strictObject({
    cnpj: cnpjInput,
    date: dayInput(
      `Last day of the periods; a class without a report on it or in the ${String(OLDEST_REPORT_DAYS)} days before is a 404. If omitted, the day of its newest report.`,
    ).optional(),
    benchmark: benchmarkInput.optional(),
    period: valueListInput(choiceInput(PERIODS, 'Only this period; if omitted, all of them.')).optional(),
    ...sortInput(sortableColumns(summaryOutput), { by: 'begin_date', order: 'desc', key: KEY }),
    ...pageInput,
  }),
  output: listOutput(summaryOutput, { reference_date: referenceDate }),
  rows: ['data'],
  rowKeys: { cnpj: FUND_MONTH_KEYS.cnpj, reference_date: referenceDate },
  cost: {
    heavy: {
      when: 'without period, and with period=since_first_report',
      is: ({ period = [FROM_FIRST] }) => period.includes(FROM_FIRST),
    },
    work: 10_000_000,
    narrower: { period: { en: 'ask for one period.', pt: 'peça um só período.' } },
  },
  examples: [
    { cnpj: '00068305000135' },
    { cnpj: '00068305000135', date: '20240209', benchmark: 'ipca', period: 'since_first_report' },
  ],
  async answer(
    snapshot,
    { cnpj: requested, date = null, benchmark: name, period, sort_by, sort_order, ranges, ...page },
  ) {
    const { cnpj } = await findClass(snapshot, requested, { hasFiled: hasReported })
    const benchmark = name === undefined ? null : await findBenchmark(snapshot, name)
    const reference = await findReferenceDay(snapshot, cnpj, date)
    const periods = PERIODS.filter((each) => period === undefined || period.includes(each))
    const rows = await makeRows(snapshot, { cnpj, reference, periods, benchmark })
    const sorted = await sortedRows(ranges.select(rows), { sort_by, sort_order }, KEY, snapshot.work)
    const { body, ...answer } = listAnswer(takePage(sorted, page), page, `nav_summary-${cnpj}-${reference}`)
    return {
      ...answer,
      body: { success: true, reference_date: reference, ...body },
      rowKeys: { cnpj, reference_date: reference },
    }
  },
})

interface Requested {
  readonly cnpj: string
  readonly reference: string
  readonly periods: readonly SummaryPeriod[]
  readonly benchmark: Benchmark | null
}

async function makeRows(snapshot: Snapshot, { cnpj, reference, periods, benchmark }: Requested): Promise<Row[]> {
  const begin = (period: SummaryPeriod, firstReport: string) =>
    beginDay(period, reference, firstReport, snapshot.calendars)
  const since = periods.includes(FROM_FIRST) ? null : (periods.map((period) => begin(period, '')).sort()[0] ?? null)
  const reports = await readDailyFigures(snapshot, cnpj, since, reference)
  const conflicts = await readConflicts(snapshot, cnpj, since, reference)
  const known = findKnownDays(snapshot, reports, reference, conflicts)
  const chosen = [...reports].flatMap(([subclass, own]) =>
    periods.map((period) => chooseReports(period, subclass, begin(period, findFirstDay(own)), own, known)),
  )
  const compare = await readComparison(benchmark, chosen)
  const units = ({ reports: own }: PeriodReports) => own.length * UNITS_A_REPORT
  return mapInTurns(snapshot.work, chosen, units, (each) => describePeriod(each, compare(each), known))
}

/** Finds the first day with a quota value, because a class can report before it has one. */
function findFirstDay(own: readonly DailyFigures[]): string {
  return (own.find(({ quota }) => quota !== null) ?? own[0])?.date ?? ''
}

function findKnownDays(
  snapshot: Snapshot,
  reports: ReportsBySubclass,
  reference: string,
  conflicts: KnownDays['conflicts'],
): KnownDays {
  const { calendars } = snapshot
  const first = [...reports.values()].flatMap(([report]) => report?.date ?? []).sort()[0] ?? reference
  const from = [first, calendars.get('br-banks')?.firstDate ?? first].sort().at(-1) ?? first
  const businessDays = listBusinessDays(from, reference, 'br-banks', calendars)
  return {
    months: new Set(snapshot.months(DAILY)),
    businessDays: businessDays ?? [],
    businessDaysFrom: businessDays === null ? null : from,
    conflicts,
  }
}
