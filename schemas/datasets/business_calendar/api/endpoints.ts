import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { calendar, calendars } from './calendars.ts'

export default defineDatasetApi({
  endpoints: [calendars, calendar],
})
