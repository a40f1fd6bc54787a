import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { companyDocuments } from './documents.ts'
import { companyFigures } from './figures.ts'
import { companyRevisions } from './revisions.ts'
import { companyStatements } from './statements.ts'

export default defineDatasetApi({
  place: 74,
  endpoints: [companyDocuments, companyFigures, companyRevisions, companyStatements],
})
