import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { accumulated } from './accumulated-series.ts'
import { readOwnRules } from './published-series.ts'
import { seriesSearch } from './series-search.ts'
import { statisticValues, statistics } from './statistics.ts'

export default defineDatasetApi({
  place: 100,
  endpoints: [statistics, statisticValues, accumulated],
  searches: [seriesSearch],
  ownRules: readOwnRules,
  newest: [{ table: 'statistic_value', sql: new URL('newest_periods.sql', import.meta.url) }],
})
