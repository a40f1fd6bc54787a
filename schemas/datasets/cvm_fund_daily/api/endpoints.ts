import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundNav } from './fund-nav.ts'
import { navs } from './navs.ts'
import { navSummary } from './summary/nav-summary.ts'

export default defineDatasetApi({
  place: 20,
  endpoints: [fundNav, navs, navSummary],
  newest: [{ table: 'cvm_fund_daily', sql: new URL('newest_day.sql', import.meta.url) }],
})
