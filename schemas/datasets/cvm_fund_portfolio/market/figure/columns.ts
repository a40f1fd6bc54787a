import { brlTotal, type Column, day, flag, long, percent, required, text, whole } from '../../../../core/column.ts'
import { categories, nameShare } from './categories.ts'

const figure = (description: string): Column => percent('derived', description)
/** Declares a return of any size. */
const wide = (description: string): Column => ({ ...percent('derived', description), duckdb: 'DECIMAL(38,6)' })
/** Declares a figure without a unit. */
const plain = (description: string): Column => ({
  duckdb: 'DECIMAL(38,6)',
  source: 'derived',
  description,
  nullable: true,
})
const reason = (of: string) => text('derived', `Why ${of} not known; none where it is.`)

const VALUE = 'VL_MERC_POS_FINAL'
const DEADLINE = 'DT_CONFID_APLIC'
const OF_PAPERS = 'of the value of government bonds and private paper that are held and above zero'

/** Return of a period, and figures computed from returns. */
const returnColumns = {
  first_date: day('derived', 'Day of the report that the period begins with.'),
  last_date: day('derived', 'Day of the report that it ends with.'),
  return_basis: text('derived', 'quota for daily reports; monthly_report for the returns that real-estate funds report, compounded; none for others.'),
  return_percent: wide('Return over the period, as in /nav/summary: not annualised.'),
  return_reason: reason('return_percent is'),
  has_break: required(flag('derived', 'True where a return of a day is beyond ±30 %, or that of a reported month beyond ±50 %: such a return is shown and has no rank.')),
  cdi_percent: wide('What the CDI earned from first_date to last_date.'),
  excess_percent: wide('return_percent − cdi_percent, in percentage points.'),
  excess_reason: reason('excess_percent is'),
  percent_of_cdi: wide('100 × return_percent ÷ cdi_percent; none unless both are above zero.'),
  percent_of_cdi_reason: reason('percent_of_cdi is'),
  volatility_percent: wide('Annualised volatility, as in /nav/summary.'),
  volatility_reason: reason('volatility_percent is'),
  sharpe: plain('√252 × mean ÷ sample standard deviation of the daily returns less the CDI; of 60 returns at least.'),
  sharpe_reason: reason('sharpe is'),
  beta: plain('Covariance of the daily returns with the CDI ÷ variance of the CDI.'),
  correlation: plain('Correlation of the daily returns with the CDI.'),
  beta_reason: reason('beta and correlation are'),
  max_drawdown_percent: wide('Largest fall from a quota value to a later one, as in /nav/summary.'),
  drawdown_reason: reason('max_drawdown_percent is'),
  inflow_value: brlTotal('CAPTC_DIA', 'Inflows after first_date, as in /nav/summary.'),
  outflow_value: brlTotal('RESG_DIA', 'Outflows after first_date.'),
  net_flow_value: brlTotal('derived', 'inflow_value − outflow_value.'),
  flow_reason: reason('inflow_value, outflow_value and net_flow_value are'),
  months: whole('derived', 'Whole months of the period whose return is known.'),
  positive_months: whole('derived', 'Of them those with a return above zero.'),
  months_above_cdi: whole('derived', 'Of them those with a return above the CDI; none where that is not known of each.'),
} satisfies Record<string, Column>

/** Facts of the class. */
const classColumns = {
  nav_value: brlTotal('derived', 'NAV at the end of the month; of a subclass its own.'),
  nav_source: text('derived', 'Where it comes from: portfolio, monthly_report or daily_report.'),
  holders: long('derived', 'Quota holders in the last report of the month.'),
  age_months: whole('derived', 'Whole months since the class began, by the register.'),
  administration_fee_percent: figure('Administration fee in percent a year: of the statement of terms that the class filed in the month, or else as registered. None where it is negative or above 20.'),
  fee_source: text('derived', 'Where it comes from: statement, of the month; legacy_register, of today.'),
  fee_date: day('DT_COMPTC', 'Day of the statement; none of the register, which names none.'),
  fee_reason: reason('administration_fee_percent is'),
  redemption_days: whole('PRAZO_CONVERSAO_COTA; QT_DIA_CONVERSAO_COTA', 'Days from a request of redemption to the conversion of the quotas, by the report of a fund of credit rights or a statement of terms of the month. A closed fund that files 0 has none.'),
  redemption_days_unit: text('TP_PRAZO_CONVERSAO_COTA', 'Days that are counted, as filed; statements do not give it.'),
  payment_days: whole('PRAZO_PAGTO_RESGATE; QT_DIA_PAGTO_RESGATE', 'Days from the conversion to the payment; in a statement days until the payment, and it does not say from when.'),
  payment_days_unit: text('TP_PRAZO_PAGTO_RESGATE; TP_DIA_PAGTO_RESGATE', 'Days that are counted, as filed.'),
  redemption_reason: reason('redemption_days is'),
} satisfies Record<string, Column>

/** Facts of the portfolio of the month, which are equal in every period. */
const portfolioColumns = {
  reconciliation_grade: text('derived', 'How well the lines explain the NAV, as in cvm_fund_month.'),
  ...Object.fromEntries(categories.map((category) => [nameShare(category), figure(`Lines of the category ${category}, confidential totals left out, in percent of the NAV, with their sign.`)])),
  confidential_percent: figure('Confidential totals in percent of the NAV.'),
  residual_percent: figure('What lines and confidential totals leave of the NAV: with the categories it makes 100.'),
  portfolio_reason: reason('the shares of categories are'),
  held_percent: figure('Assets that are owned, lent or borrowed, in percent of the NAV.'),
  identified_percent: figure('Of them those whose line names the asset.'),
  issuer_known_percent: figure('Of them those whose issuer is known, in any role.'),
  abroad_percent: figure('Of them those abroad.'),
  hhi: plain('Concentration: 10,000 × the sum of the squared parts of the NAV of each asset held above zero. A line that names no asset is one of its own.'),
  top10_percent: figure('The ten largest of these assets in percent of the NAV.'),
  top_issuer_percent: figure('The largest issuer in percent of the NAV: of the role issuer, the treasury left out.'),
  issuer_reason: reason('top_issuer_percent is'),
  fixed_income_percent: figure('Government bonds and private paper that are held and above zero, in percent of the NAV.'),
  composition_reason: reason('these figures are'),
  indexer_cdi_percent: figure(`Paper that pays the CDI in percent ${OF_PAPERS}.`),
  indexer_selic_percent: figure('Paper that pays the Selic rate.'),
  indexer_ipca_percent: figure('Paper that pays the IPCA.'),
  indexer_igpm_percent: figure('Paper that pays the IGP-M.'),
  indexer_fixed_percent: figure('Paper at a fixed rate.'),
  indexer_fx_percent: figure('Paper that pays the dollar.'),
  indexer_other_percent: figure('Paper that pays another index, as filed.'),
  indexer_unknown_percent: figure('Paper whose line names no index.'),
  maturity_30_percent: figure(`Paper due in 1 to 30 calendar days in percent ${OF_PAPERS}.`),
  maturity_180_percent: figure('Paper due in 31 to 180 days.'),
  maturity_360_percent: figure('Paper due in 181 to 360 days.'),
  maturity_720_percent: figure('Paper due in 361 to 720 days.'),
  maturity_1800_percent: figure('Paper due in 721 to 1,800 days.'),
  maturity_over_percent: figure('Paper due later.'),
  maturity_unknown_percent: figure('Paper whose line has no day of maturity, one that is past, or one of 2099 and later.'),
  average_maturity_days: figure('Calendar days to maturity, weighted by value, of the paper whose day is known. It is no duration.'),
  bond_average_maturity_days: figure('The same of government bonds.'),
  fixed_income_reason: reason('the shares by index and maturity are'),
  opens: text(DEADLINE, 'Month in which the first of its confidential totals opens, YYYY-MM; none where it has none.'),
  released_value: brlTotal(VALUE, 'Confidential totals of earlier months that open in this one.'),
  released_reason: reason('released_value is'),
} satisfies Record<string, Column>

/** Holdings of the class by its own lines and through the funds in its look-through, only for the newest months. */
const lookThroughColumns = {
  lt_unopened_percent: figure('Quotas that the look-through does not open, those of funds abroad left out, in percent of the NAV.'),
  lt_unopened_reason: reason('lt_unopened_percent is'),
  lt_held_percent: figure('Leaves of the look-through that are assets, quotas that are not opened among them, in percent of the NAV.'),
  lt_identified_percent: figure('Of them those that are named.'),
  lt_issuer_known_percent: figure('Of them those whose issuer is known, in any role.'),
  lt_abroad_percent: figure('Of them those abroad.'),
  lt_hhi: plain('hhi of these leaves: 10,000 × the sum of the squared parts of the NAV of each asset above zero.'),
  lt_top10_percent: figure('The ten largest of these assets in percent of the NAV.'),
  lt_reason: reason('these figures of the look-through are'),
  lt_top_issuer_percent: figure('The largest issuer, by itself and through funds, in percent of the NAV: of the role issuer, the treasury left out.'),
  lt_issuer_reason: reason('lt_top_issuer_percent is'),
} satisfies Record<string, Column>

export const hiddenColumns = {
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class.')),
  opens: text(DEADLINE, 'Month in which the totals open, YYYY-MM; none where no day is filed.'),
  line_count: required(long('derived', 'These totals.')),
  value: required(brlTotal(VALUE, 'Sum of these totals.')),
} satisfies Record<string, Column>

export const figureColumns: Readonly<Record<string, Column>> = {
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class.')),
  subclass_id: text('ID_SUBCLASSE', 'Subclass; none for a class without subclasses.'),
  period: required(text('derived', 'Period that ends with the month: last_1_month, last_3_months, last_6_months, last_12_months, last_24_months, last_36_months or year_to_date.')),
  name: text('derived', 'Registered name of the class, else its name as filed.'),
  type: text('derived', 'Type of fund in the portfolios of the month, else in the register.'),
  classification: text('derived', 'Investment policy by the register, in the spelling that both registers share.'),
  anbima_class: text('derived', 'Class in the table of ANBIMA by the register.'),
  ...returnColumns,
  ...classColumns,
  ...portfolioColumns,
  ...lookThroughColumns,
}
