import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { indexes, indexPortfolio } from './indexes.ts'

export default defineDatasetApi({
  endpoints: [indexes, indexPortfolio],
})
