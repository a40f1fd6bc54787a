import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { bondCurveSearch } from '../../../curve/api/curve-search.ts'
import { bonds } from './bonds.ts'

export default defineDatasetApi({
  place: 108,
  endpoints: [bonds],
  searches: [bondCurveSearch],
  newest: [{ table: 'federal_bond_price', sql: new URL('newest_day.sql', import.meta.url) }],
})
