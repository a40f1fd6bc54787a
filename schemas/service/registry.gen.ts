// Generated from the folders of schemas/datasets by `make gen`: do not edit.
import type { DatasetApi } from '../api/dataset-api.ts'
import anac_fare from '../datasets/anac_fare/api/endpoints.ts'
import anbima_curve from '../datasets/anbima_curve/api/endpoints.ts'
import b3_di_curve from '../datasets/b3_di_curve/api/endpoints.ts'
import b3_event from '../datasets/b3_event/api/endpoints.ts'
import b3_index from '../datasets/b3_index/api/endpoints.ts'
import b3_isin from '../datasets/b3_isin/api/endpoints.ts'
import b3_quote from '../datasets/b3_quote/api/endpoints.ts'
import bcb_bond_trade from '../datasets/bcb_bond_trade/api/endpoints.ts'
import business_calendar from '../datasets/business_calendar/api/endpoints.ts'
import cvm_company from '../datasets/cvm_company/api/endpoints.ts'
import cvm_company_security from '../datasets/cvm_company_security/api/endpoints.ts'
import cvm_company_statement from '../datasets/cvm_company_statement/api/endpoints.ts'
import cvm_fidc from '../datasets/cvm_fidc/api/endpoints.ts'
import cvm_fii_month from '../datasets/cvm_fii_month/api/endpoints.ts'
import cvm_fii_quarter from '../datasets/cvm_fii_quarter/api/endpoints.ts'
import cvm_fund_daily from '../datasets/cvm_fund_daily/api/endpoints.ts'
import cvm_fund_delivery from '../datasets/cvm_fund_delivery/api/endpoints.ts'
import cvm_fund_portfolio from '../datasets/cvm_fund_portfolio/api/endpoints.ts'
import cvm_fund_register from '../datasets/cvm_fund_register/api/endpoints.ts'
import cvm_fund_statement from '../datasets/cvm_fund_statement/api/endpoints.ts'
import debenture from '../datasets/debenture/api/endpoints.ts'
import statistics from '../datasets/statistics/api/endpoints.ts'

/** By the id of the dataset; one that nothing is answered from has no entry. */
export const datasetApis: Readonly<Record<string, DatasetApi>> = {
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
}
