import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { quotes } from './quotes.ts'

export default defineDatasetApi({
  endpoints: [quotes],
})
