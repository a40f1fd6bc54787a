import { defineDatasetApi } from '../../../api/dataset-api.ts'

export default defineDatasetApi({
  place: 70,
  endpoints: [],
  newest: [{ table: 'cvm_fund_delivery', sql: new URL('newest_day.sql', import.meta.url) }],
})
