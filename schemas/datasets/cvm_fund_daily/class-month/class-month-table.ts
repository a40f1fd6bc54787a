import type { MaterializedView } from '../../../core/dataset.ts'
import { classMonthColumns } from './columns.ts'

export const classMonthTable: MaterializedView = {
  name: 'cvm_class_month',
  description:
    'One row a class, or subclass, and month with daily reports: what those add up to. Returns, volatility, drawdown and flows of several months are folded from these rows, without a daily report.',
  columns: classMonthColumns,
  sql: 'class-month/cvm_class_month.sql',
  orderBy: ['cnpj', 'subclass_id'],
  key: ['cnpj', 'subclass_id'],
  rowGroupSize: 20_480,
  reads: ['cvm_fund_daily', 'cvm_fund_daily_cleaned', 'business_calendar', 'calendar_holiday', 'statistic_value'],
  monthly: {
    ofMonth: ['cvm_fund_daily', 'cvm_fund_daily_cleaned'],
    ofMonthBefore: ['cvm_fund_daily'],
    takes: { name: 'month_day', sql: 'class-month/month_day.sql' },
  },
}
