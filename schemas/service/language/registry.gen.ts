// Generated from the folders of schemas/datasets by `make gen`: do not edit.
import type { Translations } from '../../api/language/translations.ts'
import anac_fare from '../../datasets/anac_fare/api/portuguese.ts'
import anbima_curve from '../../datasets/anbima_curve/api/portuguese.ts'
import b3_di_curve from '../../datasets/b3_di_curve/api/portuguese.ts'
import b3_event from '../../datasets/b3_event/api/portuguese.ts'
import b3_index from '../../datasets/b3_index/api/portuguese.ts'
import b3_isin from '../../datasets/b3_isin/api/portuguese.ts'
import b3_quote from '../../datasets/b3_quote/api/portuguese.ts'
import bcb_bond_trade from '../../datasets/bcb_bond_trade/api/portuguese.ts'
import business_calendar from '../../datasets/business_calendar/api/portuguese.ts'
import cvm_company from '../../datasets/cvm_company/api/portuguese.ts'
import cvm_company_security from '../../datasets/cvm_company_security/api/portuguese.ts'
import cvm_company_statement from '../../datasets/cvm_company_statement/api/portuguese.ts'
import cvm_fidc from '../../datasets/cvm_fidc/api/portuguese.ts'
import cvm_fii_month from '../../datasets/cvm_fii_month/api/portuguese.ts'
import cvm_fii_quarter from '../../datasets/cvm_fii_quarter/api/portuguese.ts'
import cvm_fund_daily from '../../datasets/cvm_fund_daily/api/portuguese.ts'
import cvm_fund_delivery from '../../datasets/cvm_fund_delivery/api/portuguese.ts'
import cvm_fund_portfolio from '../../datasets/cvm_fund_portfolio/api/portuguese.ts'
import cvm_fund_register from '../../datasets/cvm_fund_register/api/portuguese.ts'
import cvm_fund_statement from '../../datasets/cvm_fund_statement/api/portuguese.ts'
import debenture from '../../datasets/debenture/api/portuguese.ts'
import statistics from '../../datasets/statistics/api/portuguese.ts'

/** The Portuguese of what only one dataset declares. */
export const datasetTranslations: readonly Translations[] = [
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
