import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { tickerSearch } from './ticker-search.ts'
import { distributions } from './distributions.ts'
import { quotes } from './quotes.ts'

export default defineDatasetApi({
  place: 80,
  endpoints: [distributions, quotes],
  searches: [tickerSearch],
  newest: [{ table: 'b3_quote', sql: new URL('newest_day.sql', import.meta.url) }],
})
