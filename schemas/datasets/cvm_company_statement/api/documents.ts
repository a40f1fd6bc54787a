import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { defineEndpoint, type Snapshot } from '../../../api/endpoint.ts'
import { choiceInput, inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, listOutput } from '../../../api/output.ts'
import { pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { COVERAGE_HEADER } from '../../../api/coverage.ts'
import { documentColumns } from '../columns.ts'
import { type Category, CATEGORY_NAMES } from '../words.ts'
import { answerDocuments, COMPANY_KEYS, COMPANY_SCOPES, documentRequestInput, STATEMENT } from './document-request.ts'

const ROWS = new URL('documents.sql', import.meta.url)

const document = z
  .strictObject({
    ...allColumnFields(documentColumns, { without: ['cnpj', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'CompanyDocument', description: 'A version of a document that a company delivered.' })

export const companyDocuments = defineEndpoint({
  id: 'company_documents',
  path: '/v1/company/{id}/documents',
  summary: 'The documents of a company, every version of each, the newest first',
  description:
    'A company can present a document again: each version has a row, and `superseded` marks those that a higher one replaced. Only the highest version has its statements in the file; those of an older one are in the snapshots of its time (`as_of`). `from` and `to` bound the last day of the year or quarter of a document.',
  dataset: STATEMENT,
  extraScopes: COMPANY_SCOPES,
  input: z
    .strictObject({
      ...documentRequestInput,
      ...provenanceInput,
      ...sortInput(sortableColumns(document), { by: 'reference_date', order: 'desc', key: ['document_id'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(document, COMPANY_KEYS),
  rows: ['data'],
  rowKeys: COMPANY_KEYS,
  headers: COVERAGE_HEADER,
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ id: '33000167000101' }, { id: '33040601000187', provenance: 'true' }],
  answer(snapshot, { provenance = false, ...asked }) {
    const describe = addSource(snapshot, STATEMENT, provenance, (row) => row['reference_date'])
    return answerDocuments(snapshot, asked, { sql: ROWS, name: 'company_documents', describe })
  },
})

/** Category of a request, annual documents by default. */
export const categoryInput = choiceInput(CATEGORY_NAMES, 'Annual documents (DFP) or quarterly ones (ITR).').default(
  'DFP',
)

/** Reads the last days of documents of a kind, the newest first. */
export async function readDocumentDays(
  snapshot: Snapshot,
  { cnpj, category }: { readonly cnpj: string; readonly category: Category },
): Promise<string[]> {
  const rows = await snapshot.query(DAYS, { cnpj, category }, snapshot.months(STATEMENT))
  return rows.map(({ reference_date }) => reference_date as string)
}

const DAYS = new URL('document_days.sql', import.meta.url)
