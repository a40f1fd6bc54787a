import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { exchangeEvents } from './events.ts'

export default defineDatasetApi({
  place: 81,
  endpoints: [exchangeEvents],
  newest: [{ table: 'b3_event', sql: new URL('newest_event.sql', import.meta.url) }],
})
