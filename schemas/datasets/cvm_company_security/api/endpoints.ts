import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { companySecurities } from './securities.ts'

export default defineDatasetApi({ place: 73, endpoints: [companySecurities] })
