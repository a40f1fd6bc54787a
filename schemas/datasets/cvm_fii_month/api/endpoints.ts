import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundReports } from './fund-reports.ts'

export default defineDatasetApi({
  endpoints: [fundReports],
})
