import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundAges } from './fund-ages.ts'
import { fundAssignors } from './fund-assignors.ts'
import { fundSegments } from './fund-segments.ts'
import { fundSeries } from './fund-series.ts'

export default defineDatasetApi({
  place: 40,
  endpoints: [fundSegments, fundSeries, fundAges, fundAssignors],
})
