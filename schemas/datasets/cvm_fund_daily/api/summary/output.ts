import { z } from 'zod'
import { described, field, filledField } from '../../../../api/output.ts'
import { BENCHMARK_BASES, BENCHMARK_REASONS } from '../../../../benchmark/api/benchmark-return.ts'
import { dailyColumns } from '../../columns.ts'
import { LEAST_RETURNS, REASONS } from './period-row.ts'
import { PERIODS } from './periods.ts'
import { OLDEST_REPORT_DAYS } from './reports.ts'

const day = (description: string) => described(z.iso.date().nullable(), description, 'DATE')
/** Wide enough for the quotient of any two quota values. */
const percent = (description: string) => described(z.number().nullable(), description, 'DECIMAL(38,6)')
const money = (description: string) => described(z.number().nullable(), description, 'DECIMAL(24,2)')
const count = (description: string) => described(z.int().nullable(), description, 'INTEGER')
const reason = <const R extends readonly string[]>(reasons: R, of: string) =>
  described(z.enum(['', ...reasons]), `Why ${of} not known; "" where it is.`, 'VARCHAR')

/** Reasons for a figure that needs no more than two quotas, and for one that needs the reports of all days. */
const OF_RETURN = ['month_not_covered', 'no_report', 'conflicting_reports', 'quota_not_positive'] as const
const OF_FLOWS = ['month_not_covered', 'no_report', 'conflicting_reports', 'value_missing'] as const

export const summaryOutput = z
  .strictObject({
    period: described(z.enum(PERIODS), 'The period, which ends on the reference date.', 'VARCHAR'),
    subclass_id: filledField(dailyColumns.subclass_id),
    begin_date: described(z.iso.date(), 'The day at whose end the period begins.', 'DATE'),
    first_date: day(
      `Day of the base report: the last at or before begin_date, at most ${String(OLDEST_REPORT_DAYS)} days before it. Null if there is none, or if its month is not in the snapshot.`,
    ),
    last_date: described(
      z.iso.date(),
      'Day of the last report at or before the reference date, at most 10 days before it.',
      'DATE',
    ),
    first_quota_value: field(dailyColumns.quota_value).meta({
      description: 'Value of one quota in the base report, to the twelfth decimal.',
    }),
    last_quota_value: field(dailyColumns.quota_value).meta({
      description: 'Value of one quota in the last report, to the twelfth decimal.',
    }),
    return_percent: percent(
      '100 × (last_quota_value ÷ first_quota_value − 1), exact, rounded once to six decimals, half away from zero. Not annualised.',
    ),
    return_reason: reason(OF_RETURN, 'return_percent is'),
    benchmark: described(z.string(), 'The id of the series, or the ticker; "" without a benchmark.', 'VARCHAR'),
    benchmark_basis: described(
      z.enum(['', ...BENCHMARK_BASES]),
      'How the return of the benchmark is computed; "" where there is none.',
      'VARCHAR',
    ),
    benchmark_return_percent: percent(
      'Return of the benchmark from the end of first_date to the end of last_date, rounded in the same way.',
    ),
    excess_percent: percent('return_percent − benchmark_return_percent, in percentage points.'),
    benchmark_reason: described(
      z.enum(['', ...new Set([...OF_RETURN, ...BENCHMARK_REASONS])]),
      'Why excess_percent is not known; "" where it is, and without a benchmark.',
      'VARCHAR',
    ),
    volatility_percent: percent(
      `Annualised volatility: the sample standard deviation (n − 1) of the simple returns from each business day to the next, × √252, × 100. Null if a business day has no report, if the reports of a day conflict, and under ${String(LEAST_RETURNS)} returns.`,
    ),
    volatility_reason: reason(
      REASONS.filter((each) => each !== 'value_missing'),
      'volatility_percent is',
    ),
    max_drawdown_percent: percent(
      'The largest fall from the quota value of a report to that of a later one, first_date included; 0 if it never fell. Of the reports that there are: missing_reports counts the others, and conflicting_days names some.',
    ),
    drawdown_peak_date: day('Day of the report from which it fell; null if it never fell.'),
    drawdown_trough_date: day('Day of the report to which it fell; null if it never fell.'),
    drawdown_reason: reason(OF_RETURN, 'max_drawdown_percent is'),
    inflow_value: money(
      'Sum of inflow_value of the reports after first_date up to last_date, BRL. Of the reports that there are: missing_reports counts the others.',
    ),
    outflow_value: money('Sum of outflow_value of the same reports, BRL.'),
    net_flow_value: money('inflow_value − outflow_value, BRL.'),
    flow_reason: reason(OF_FLOWS, 'inflow_value, outflow_value and net_flow_value are'),
    first_holders: field(dailyColumns.holders).meta({ description: 'Number of quota holders in the base report.' }),
    last_holders: field(dailyColumns.holders).meta({ description: 'Number of quota holders in the last report.' }),
    reports: count(
      'Number of reports from first_date to last_date; null if a month between them is not in the snapshot.',
    ),
    missing_reports: count(
      'Number of business days (calendar br-banks) from first_date to last_date without a report, conflicting_days not counted; null where they are not known.',
    ),
    conflicting_days: described(
      z.array(described(z.iso.date(), 'The day.', 'DATE')),
      'Days of the period, or between its base and its begin, for which CVM has several reports with other figures. None of them counts, so figures that need them are not known.',
    ),
  })
  .meta({ id: 'NavSummary', description: 'A subclass in a period, or a class without subclasses.' })
