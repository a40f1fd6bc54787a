import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { flightFares } from './flight-fares.ts'

export default defineDatasetApi({
  endpoints: [flightFares],
  derived: [{ name: 'airport', sql: new URL('airports.sql', import.meta.url) }],
})
