import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundNav } from './fund-nav.ts'

export default defineDatasetApi({
  endpoints: [fundNav],
})
