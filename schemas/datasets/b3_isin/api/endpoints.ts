import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { isinInstrument } from './instrument.ts'
import { instrumentSearch } from './instrument-search.ts'
import { instrumentIssuer } from './instrument-issuer.ts'

export default defineDatasetApi({
  place: 92,
  endpoints: [isinInstrument, instrumentIssuer],
  searches: [instrumentSearch],
  newest: [{ table: 'b3_isin', sql: new URL('newest_edition.sql', import.meta.url) }],
})
