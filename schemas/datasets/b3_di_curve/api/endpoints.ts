import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { diCurveSearch } from '../../../curve/api/curve-search.ts'
import { curve } from '../../../curve/api/curve.ts'
import { curves } from '../../../curve/api/curves.ts'

export default defineDatasetApi({
  place: 107,
  endpoints: [curves, curve],
  searches: [diCurveSearch],
  newest: [{ table: 'b3_di_settlement', sql: new URL('newest_settlement.sql', import.meta.url) }],
})
