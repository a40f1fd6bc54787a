import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { statistic, statistics } from './statistics.ts'

export default defineDatasetApi({
  endpoints: [statistics, statistic],
})
