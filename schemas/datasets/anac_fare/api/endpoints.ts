import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { airportSearch, routeSearch } from './route-search.ts'
import { flightFares } from './flight-fares.ts'

export default defineDatasetApi({
  place: 110,
  endpoints: [flightFares],
  searches: [airportSearch, routeSearch],
  derived: [{ name: 'airport', sql: new URL('airports.sql', import.meta.url) }],
})
