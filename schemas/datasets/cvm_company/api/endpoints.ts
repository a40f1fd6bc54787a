import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { companies } from './companies.ts'
import { companyRegistration } from './company.ts'
import { companySearch } from './company-search.ts'

export default defineDatasetApi({
  place: 72,
  endpoints: [companies, companyRegistration],
  searches: [companySearch],
})
