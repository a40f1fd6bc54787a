import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { statisticValues, statistics } from './statistics.ts'

export default defineDatasetApi({
  endpoints: [statistics, statisticValues],
})
