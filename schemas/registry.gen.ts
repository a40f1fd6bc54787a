// Generated from the folders of schemas/datasets by `make gen`: do not edit.
import type { Dataset } from './core/dataset.ts'
import anac_fare from './datasets/anac_fare/dataset.ts'
import anbima_curve from './datasets/anbima_curve/dataset.ts'
import b3_di_curve from './datasets/b3_di_curve/dataset.ts'
import b3_event from './datasets/b3_event/dataset.ts'
import b3_index from './datasets/b3_index/dataset.ts'
import b3_isin from './datasets/b3_isin/dataset.ts'
import b3_quote from './datasets/b3_quote/dataset.ts'
import bcb_bond_trade from './datasets/bcb_bond_trade/dataset.ts'
import business_calendar from './datasets/business_calendar/dataset.ts'
import cvm_company from './datasets/cvm_company/dataset.ts'
import cvm_company_security from './datasets/cvm_company_security/dataset.ts'
import cvm_company_statement from './datasets/cvm_company_statement/dataset.ts'
import cvm_fidc from './datasets/cvm_fidc/dataset.ts'
import cvm_fii_month from './datasets/cvm_fii_month/dataset.ts'
import cvm_fii_quarter from './datasets/cvm_fii_quarter/dataset.ts'
import cvm_fund_daily from './datasets/cvm_fund_daily/dataset.ts'
import cvm_fund_delivery from './datasets/cvm_fund_delivery/dataset.ts'
import cvm_fund_portfolio from './datasets/cvm_fund_portfolio/dataset.ts'
import cvm_fund_register from './datasets/cvm_fund_register/dataset.ts'
import cvm_fund_statement from './datasets/cvm_fund_statement/dataset.ts'
import debenture from './datasets/debenture/dataset.ts'
import statistics from './datasets/statistics/dataset.ts'

export const datasets: readonly Dataset[] = [
  anac_fare,
  anbima_curve,
  b3_di_curve,
  b3_event,
  b3_index,
  b3_isin,
  b3_quote,
  bcb_bond_trade,
  business_calendar,
  cvm_company,
  cvm_company_security,
  cvm_company_statement,
  cvm_fidc,
  cvm_fii_month,
  cvm_fii_quarter,
  cvm_fund_daily,
  cvm_fund_delivery,
  cvm_fund_portfolio,
  cvm_fund_register,
  cvm_fund_statement,
  debenture,
  statistics,
]
