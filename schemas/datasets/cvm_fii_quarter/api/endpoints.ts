import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundProperties } from './fund-properties.ts'

export default defineDatasetApi({
  endpoints: [fundProperties],
})
