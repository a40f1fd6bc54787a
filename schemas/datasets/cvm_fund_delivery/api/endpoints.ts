import { defineDatasetApi } from '../../../api/dataset-api.ts'

export default defineDatasetApi({
  endpoints: [],
  newest: [{ table: 'cvm_fund_delivery', sql: new URL('newest_day.sql', import.meta.url) }],
})
