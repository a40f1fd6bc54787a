import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { debenturePaper } from './debenture.ts'
import { debentureSearch } from './debenture-search.ts'
import { debentures } from './debentures.ts'

export default defineDatasetApi({
  place: 106,
  endpoints: [debentures, debenturePaper],
  searches: [debentureSearch],
})
