import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { calendar, calendars } from './calendars.ts'

export default defineDatasetApi({
  place: 120,
  endpoints: [calendars, calendar],
  newest: [{ table: 'business_calendar', sql: new URL('last_days.sql', import.meta.url), reachesAhead: true }],
})
