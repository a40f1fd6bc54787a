import { brlTotal, type Column, day, long, required, text, unitPrice, whole, wholeSum } from '../../../core/column.ts'

const count = (description: string) => required(whole('derived', description))
const total = (description: string) => required(wholeSum('derived', description))

/**
 * Columns of the month of a class. A return is a whole number of units of the twelfth decimal: 10,000,000,000 is one
 * percent.
 */
export const classMonthColumns = {
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class that reports.')),
  subclass_id: text('ID_SUBCLASSE', 'Subclass; none for a class without subclasses.'),
  first_date: day('DT_COMPTC', 'Day of the first report of the month; none where all of them conflict.'),
  last_date: day('DT_COMPTC', 'Day of the last report of the month.'),
  base_date: day('DT_COMPTC', 'Day of the last report before the month, at most ten days before it.'),
  base_quota_value: unitPrice('VL_QUOTA', 'Value of one quota in that report.'),
  last_quota_value: unitPrice('VL_QUOTA', 'Value of one quota in the last report of the month.'),
  highest_quota_value: unitPrice('VL_QUOTA', 'Highest positive quota value of the month.'),
  lowest_quota_value: unitPrice('VL_QUOTA', 'Lowest positive quota value of the month.'),
  fall_from_quota_value: unitPrice('VL_QUOTA', 'Quota value from which it fell furthest in the month. Over two months the deepest fall is that of either, or from the first highest_quota_value to the second lowest_quota_value.'),
  fall_to_quota_value: unitPrice('VL_QUOTA', 'Quota value to which it fell; the same if it never fell.'),
  cdi_return: wholeSum('derived', 'What the CDI earned from base_date to last_date; none where a business day between them has no rate.'),
  reports: count('Reports of the month.'),
  business_reports: count('Of them those of business days (calendar br-banks).'),
  business_days: whole('derived', 'Business days of the month; none where the calendar does not know it.'),
  business_days_after: count('Business days of the month after last_date.'),
  conflicting_days: count('Days of the month for which CVM has several reports with other figures; none of them counts.'),
  conflicting_business_days: count('Of them the business days.'),
  last_conflicting_date: day('derived', 'Newest of those days.'),
  unpriced_reports: count('Reports without a positive quota value.'),
  returns: count('Returns of the month: from a business day to the next, where both have a positive quota value.'),
  implausible_returns: count('Returns that are left out, because the quota value rose a thousandfold or is over ten billion reais.'),
  days_up: count('Returns above zero.'),
  return_sum: total('Sum of the returns.'),
  return_squares: total('Sum of their squares, a whole number of the twenty-fourth decimal.'),
  cdi_days: count('Returns whose day has a CDI.'),
  cdi_sum: total('Sum of the CDI of the same days: that of a day is earned until the next.'),
  cdi_squares: total('Sum of its squares.'),
  return_cdi_products: total('Sum of the products of return and CDI.'),
  first_return: wholeSum('derived', 'First of the returns: of the first business day with a report.'),
  first_cdi: wholeSum('derived', 'CDI of the day before it.'),
  largest_return: wholeSum('derived', 'The return that is farthest from zero.'),
  net_assets_value: brlTotal('VL_PATRIM_LIQ', 'Net assets in the last report of the month.'),
  holders: long('NR_COTST', 'Quota holders in the last report of the month.'),
  inflow_value: brlTotal('CAPTC_DIA', 'Sum of the inflows of the reports.'),
  outflow_value: brlTotal('RESG_DIA', 'Sum of the outflows of the reports.'),
  flowless_reports: count('Reports that lack one of both.'),
} satisfies Record<string, Column>
