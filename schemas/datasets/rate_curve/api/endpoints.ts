import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { bonds } from './bonds.ts'
import { curve } from './curve.ts'
import { curves } from './curves.ts'

export default defineDatasetApi({
  place: 107,
  endpoints: [curves, curve, bonds],
  newest: [{ table: 'b3_di_settlement', sql: new URL('newest_day.sql', import.meta.url) }],
})
