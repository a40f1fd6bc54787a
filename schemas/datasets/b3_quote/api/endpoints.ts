import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { quotes } from './quotes.ts'

export default defineDatasetApi({
  endpoints: [quotes],
  newest: [{ table: 'b3_quote', sql: new URL('newest_day.sql', import.meta.url) }],
})
