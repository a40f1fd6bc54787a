import { categories, nameShare } from '../../market/figure/categories.ts'
import { figureColumns } from '../../market/figure/columns.ts'

const OF_REASON: Readonly<Record<string, readonly string[]>> = {
  return_reason: ['return_percent', 'months', 'positive_months', 'months_above_cdi'],
  excess_reason: ['cdi_percent', 'excess_percent'],
  percent_of_cdi_reason: ['percent_of_cdi'],
  volatility_reason: ['volatility_percent'],
  sharpe_reason: ['sharpe'],
  beta_reason: ['beta', 'correlation'],
  drawdown_reason: ['max_drawdown_percent'],
  flow_reason: ['inflow_value', 'outflow_value', 'net_flow_value'],
  fee_reason: ['administration_fee_percent'],
  redemption_reason: ['redemption_days', 'payment_days'],
  portfolio_reason: [...categories.map(nameShare), 'confidential_percent', 'residual_percent'],
  composition_reason: [
    'held_percent',
    'identified_percent',
    'issuer_known_percent',
    'abroad_percent',
    'hhi',
    'top10_percent',
    'fixed_income_percent',
  ],
  issuer_reason: ['top_issuer_percent'],
  released_reason: ['released_value'],
  lt_unopened_reason: ['lt_unopened_percent'],
  lt_reason: [
    'lt_held_percent',
    'lt_identified_percent',
    'lt_issuer_known_percent',
    'lt_abroad_percent',
    'lt_hhi',
    'lt_top10_percent',
  ],
  lt_issuer_reason: ['lt_top_issuer_percent'],
  fixed_income_reason: Object.keys(figureColumns).filter((name) => /^(indexer|maturity)_|_maturity_days$/.test(name)),
}

/** Every number of a row, by which classes can be ranked. */
export const RANKED_FIGURES = Object.entries(figureColumns)
  .filter(([, { duckdb }]) => duckdb.startsWith('DECIMAL') || duckdb === 'INTEGER' || duckdb === 'BIGINT')
  .map(([name]) => name)

/** Columns about the place of a class, which share one reason. */
const OF_PLACE = ['rank', 'percentile', 'quartile']

/** Finds the column with the reason why a figure is null; null for figures without a reason. */
export function findReasonColumn(figure: string): string | null {
  if (OF_PLACE.includes(figure)) return 'rank_reason'
  return Object.entries(OF_REASON).find(([, figures]) => figures.includes(figure))?.[0] ?? null
}
