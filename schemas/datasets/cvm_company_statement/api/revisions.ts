import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { COVERAGE_HEADER } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, listOutput } from '../../../api/output.ts'
import { pageInput } from '../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { documentRevisionColumns } from '../columns.ts'
import { answerDocuments, COMPANY_KEYS, COMPANY_SCOPES, documentRequestInput, STATEMENT } from './document-request.ts'

const ROWS = new URL('revisions.sql', import.meta.url)
const REVISIONS = 'cvm_company_statement_revision'

const revision = z
  .strictObject(allColumnFields(documentRevisionColumns, { without: ['cnpj'] }))
  .meta({ id: 'CompanyDocumentRevision', description: 'A state of a document that this installation has seen.' })

export const companyRevisions = defineEndpoint({
  id: 'company_revisions',
  path: '/v1/company/{id}/revisions',
  summary: 'What changed in the documents of a company, as this installation saw it',
  description:
    'The newest document first, of each the states in their order. A document is compared with itself before as what it is, a multiset of accounts: `restated` was delivered again with the same accounts, and `amended` names its statements and columns and counts the lines out and in. Another order of the file is no change. What was restated or amended before this installation first saw a document is not known.',
  dataset: STATEMENT,
  extraScopes: COMPANY_SCOPES,
  input: z
    .strictObject({
      ...documentRequestInput,
      ...sortInput(sortableColumns(revision), {
        by: 'reference_date',
        order: 'desc',
        key: ['category', 'revision', 'reference_date'],
      }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(revision, COMPANY_KEYS),
  rows: ['data'],
  rowKeys: COMPANY_KEYS,
  headers: COVERAGE_HEADER,
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ id: '33040601000187' }, { id: '99111222000149', category: 'ITR', from: '2020-06' }],
  answer(snapshot, asked) {
    // A month from before there were revisions has none.
    const listed = new Set(snapshot.monthsWith(REVISIONS))
    return answerDocuments(snapshot, asked, {
      sql: ROWS,
      name: 'company_revisions',
      isListed: (month) => listed.has(month),
    })
  },
})
