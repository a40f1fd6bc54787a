// Generated from the folders of schemas/datasets by `make gen`: do not edit.
import type { SecondReading } from './second-reading/second-reading.ts'
import anac_fare from './datasets/anac_fare/second-reading.ts'
import anbima_curve from './datasets/anbima_curve/second-reading.ts'
import b3_di_curve from './datasets/b3_di_curve/second-reading.ts'
import b3_event from './datasets/b3_event/second-reading.ts'
import b3_index from './datasets/b3_index/second-reading.ts'
import b3_isin from './datasets/b3_isin/second-reading.ts'
import b3_quote from './datasets/b3_quote/second-reading.ts'
import business_calendar from './datasets/business_calendar/second-reading.ts'
import cvm_company from './datasets/cvm_company/second-reading.ts'
import cvm_company_statement from './datasets/cvm_company_statement/second-reading.ts'
import cvm_fidc from './datasets/cvm_fidc/second-reading.ts'
import cvm_fii_month from './datasets/cvm_fii_month/second-reading.ts'
import cvm_fii_quarter from './datasets/cvm_fii_quarter/second-reading.ts'
import cvm_fund_delivery from './datasets/cvm_fund_delivery/second-reading.ts'
import cvm_fund_portfolio from './datasets/cvm_fund_portfolio/second-reading.ts'
import cvm_fund_register from './datasets/cvm_fund_register/second-reading.ts'
import debenture from './datasets/debenture/second-reading.ts'
import statistics from './datasets/statistics/second-reading.ts'

/** By the id of the dataset; one whose columns are all copied has no entry. */
export const secondReadings: Readonly<Record<string, SecondReading>> = {
  anac_fare,
  anbima_curve,
  b3_di_curve,
  b3_event,
  b3_index,
  b3_isin,
  b3_quote,
  business_calendar,
  cvm_company,
  cvm_company_statement,
  cvm_fidc,
  cvm_fii_month,
  cvm_fii_quarter,
  cvm_fund_delivery,
  cvm_fund_portfolio,
  cvm_fund_register,
  debenture,
  statistics,
}
