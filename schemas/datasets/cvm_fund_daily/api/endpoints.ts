import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundNav } from './fund-nav.ts'
import { navs } from './navs.ts'

export default defineDatasetApi({
  endpoints: [fundNav, navs],
  newest: [{ table: 'cvm_fund_daily', sql: new URL('newest_day.sql', import.meta.url) }],
})
