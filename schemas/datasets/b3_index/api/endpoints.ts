import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { indexSearch } from './index-search.ts'
import { indexes, indexPortfolio } from './indexes.ts'

export default defineDatasetApi({
  place: 90,
  endpoints: [indexes, indexPortfolio],
  searches: [indexSearch],
  newest: [
    { table: 'b3_index', sql: new URL('last_listed_month.sql', import.meta.url), reachesAhead: true },
    { table: 'b3_index_portfolio', sql: new URL('newest_seen_day.sql', import.meta.url), reachesAhead: true },
  ],
})
