import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { bondSearch } from './bond-search.ts'
import { bondTrades } from './bond-trades.ts'
import { federalBonds } from './federal-bonds.ts'

export default defineDatasetApi({
  place: 105,
  endpoints: [bondTrades, federalBonds],
  searches: [bondSearch],
})
