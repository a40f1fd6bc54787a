import type { MaterializedView } from '../../../../core/dataset.ts'
import { categoryParts } from './categories.ts'
import { figureColumns, hiddenColumns } from './columns.ts'

/** Months in the longest period before the newest one. */
const LONGEST = 36

const part = (name: string) => new URL(`${name}.sql`, import.meta.url)

/** SQL that the statements of figures share. */
export const figureParts = {
  folded_classification: new URL('../folded_classification.sql', import.meta.url),
  daily_figures: part('daily_figures'),
  portfolio_figures: part('portfolio_figures'),
  hidden_figures: part('hidden_figures'),
  look_through_figures: part('look_through_figures'),
  asked_period: part('asked_period'),
  ...categoryParts,
}

/** Table of the hidden lines of each class, and the month of their opening. */
export const hiddenTable: MaterializedView = {
  name: 'cvm_class_hidden',
  description: 'One row a class and month in which confidential totals of it open: what it hides until when.',
  columns: hiddenColumns,
  sql: 'market/figure/cvm_class_hidden.sql',
  orderBy: ['cnpj', 'opens'],
  key: ['cnpj', 'opens'],
  rowGroupSize: 20_480,
  reads: ['cvm_fund_portfolio'],
  monthly: { ofMonth: ['cvm_fund_portfolio'] },
}

/** Table of the figures by which classes are compared. */
export const figureTable: MaterializedView = {
  name: 'cvm_class_figure',
  description:
    'One row a class, or subclass, month and period that ends with the month: returns, risk, flows, concentration, indexes, maturities and fees, each exact or none with its reason. The figures of the portfolio are of the month, and equal in each of its periods.',
  columns: figureColumns,
  sql: 'market/figure/cvm_class_figure.sql',
  orderBy: ['cnpj', 'subclass_id', 'period'],
  key: ['cnpj', 'subclass_id', 'period'],
  rowGroupSize: 20_480,
  reads: [
    'cvm_fund_month',
    'cvm_fund_portfolio',
    'cvm_fund_category',
    'cvm_issuer_exposure',
    'cvm_class_hidden',
    'cvm_fund_look_through',
    'cvm_class_month',
    'cvm_fii_month',
    'cvm_fidc_month',
    'cvm_fund',
    'cvm_fund_class',
    'business_calendar',
    'calendar_holiday',
    'statistic_value',
    'cvm_fund_statement',
  ],
  monthly: {
    ofMonth: [
      'cvm_fund_month',
      'cvm_fund_portfolio',
      'cvm_fund_category',
      'cvm_issuer_exposure',
      'cvm_class_hidden',
      'cvm_fund_look_through',
      'cvm_class_month',
      'cvm_fii_month',
      'cvm_fidc_month',
    ],
    monthsOf: ['cvm_fund_month', 'cvm_class_month', 'cvm_fii_month', 'cvm_fidc_month'],
    earlier: { tables: ['cvm_class_month', 'cvm_fii_month', 'cvm_class_hidden'], months: LONGEST },
    takes: { name: 'figure_taken', sql: 'market/figure/figure_taken.sql' },
  },
}
