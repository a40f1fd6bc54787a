import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { debenturePaper } from './debenture.ts'
import { debentures } from './debentures.ts'

export default defineDatasetApi({
  place: 106,
  endpoints: [debentures, debenturePaper],
})
