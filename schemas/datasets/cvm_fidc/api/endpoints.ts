import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundSegments } from './fund-segments.ts'
import { fundSeries } from './fund-series.ts'

export default defineDatasetApi({
  place: 40,
  endpoints: [fundSegments, fundSeries],
})
