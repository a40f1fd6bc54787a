import type { MaterializedView } from '../../core/dataset.ts'
import { lookThroughColumns } from './look-through-columns.ts'

export const lookThroughTable: MaterializedView = {
  name: 'cvm_fund_look_through',
  description:
    'What each class with holdings really holds: one row a class, asset and reason, with its quotas of other funds replaced by what those hold, as in the look-through of the API; for the four newest months. Each row is rounded once, and a reconciliation row has the rest, so that the rows of a class add up to its total_portfolio_value. A ring of funds that hold each other is solved for all its turns. Never add up a column over classes: funds that hold funds have the same assets again.',
  columns: lookThroughColumns,
  sql: 'cvm_fund_look_through.sql',
  orderBy: ['leaf_key', 'cnpj', 'resolution'],
  key: ['cnpj', 'leaf_key', 'resolution'],
  rowGroupSize: 20_480,
  reads: [
    'cvm_fund_portfolio',
    'cvm_fund_month',
    'cvm_fund_quota',
    'cvm_fund_direct',
    'cvm_asset_month',
    'cvm_fund_daily',
    'cvm_fund_class',
    'cvm_fund_subclass',
    'cvm_fidc_report',
    'cvm_fidc_quota',
    'cvm_fidc_balance',
    'cvm_fii_month_report',
    'cvm_fii_balance',
    'cvm_fii_quarter_report',
    'cvm_fii_quarter',
    'cvm_fii_asset',
    'business_calendar',
    'calendar_holiday',
    'asset_link',
    'asset',
  ],
  eachMonth: {
    newest: 4,
    assetsSql: 'cvm_fund_look_through_assets.sql',
    ofMonth: [
      'cvm_fund_portfolio',
      'cvm_fund_month',
      'cvm_fund_quota',
      'cvm_fund_direct',
      'cvm_asset_month',
      'cvm_fund_daily',
    ],
  },
}
