import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { defineEndpoint, type Snapshot } from '../../../api/endpoint.ts'
import { choiceInput, dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, described, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { companyCodeInput, hasTickerForm } from '../../../company/api/company-code.ts'
import { COMPANY, findCompany } from '../../../company/api/find-company.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import { monthsBetween } from '../../../api/over-months.ts'
import type { Text } from '../../../core/language.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { documentColumns } from '../columns.ts'
import { type Category, CATEGORY_NAMES } from '../words.ts'

const ROWS = new URL('documents.sql', import.meta.url)

export const STATEMENT = 'cvm_company_statement'
export const DOCUMENTS: Text = { en: 'documents', pt: 'documentos' }

/** Answers about a company also need its register, and the holdings where a ticker names it. */
export const COMPANY_SCOPES = [
  COMPANY,
  { parameter: 'id', datasetOf: (id: string) => (hasTickerForm(id) ? PORTFOLIO : COMPANY) },
] as const

export const COMPANY_KEYS = {
  company_cnpj: described(z.string(), 'CNPJ of the company.', 'VARCHAR'),
} as const

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
    'A company can present a document again: each version has a row, and `superseded` marks those that a higher one replaced. Only the highest version has its statements in the file; those of an older one are in the snapshots of its time (`as_of`). `from` and `to` are of the last day of the year or quarter that a document is of.',
  dataset: STATEMENT,
  extraScopes: COMPANY_SCOPES,
  input: z
    .strictObject({
      id: companyCodeInput,
      category: choiceInput(CATEGORY_NAMES, 'Only documents of this kind: annual (DFP) or quarterly (ITR).').optional(),
      ...dayRange,
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
  async answer(
    snapshot,
    { id, category = null, from = null, to = null, provenance = false, sort_by, sort_order, ranges, ...page },
  ) {
    const { cnpj } = await findCompany(snapshot, id)
    const headers = requireCoverage(DOCUMENTS, monthlyCoverage(snapshot, STATEMENT), { from, to })
    const bindings = {
      cnpj,
      category,
      first_day: from,
      last_day: to,
      ranges,
      sort_by,
      sort_order,
      ...pageBindings(page),
    }
    const rows = await snapshot.query(ROWS, bindings, monthsBetween(snapshot, STATEMENT, from, to))
    const sourced = rows.map(addSource(snapshot, STATEMENT, provenance, (row) => row['reference_date']))
    const { body, ...rest } = listAnswer(sourced, page, `company_documents-${cnpj}`)
    return {
      ...rest,
      body: { success: true, company_cnpj: cnpj, data: body['data'] ?? [] },
      rowKeys: { company_cnpj: cnpj },
      headers,
    }
  },
})

/** Annual documents where the request names no category. */
export const categoryInput = choiceInput(CATEGORY_NAMES, 'Annual documents (DFP) or quarterly ones (ITR).').default(
  'DFP',
)

/** Reads the days that documents of a kind end on, the newest first. */
export async function readDocumentDays(
  snapshot: Snapshot,
  { cnpj, category }: { readonly cnpj: string; readonly category: Category },
): Promise<string[]> {
  const rows = await snapshot.query(DAYS, { cnpj, category }, snapshot.months(STATEMENT))
  return rows.map(({ reference_date }) => reference_date as string)
}

const DAYS = new URL('document_days.sql', import.meta.url)
