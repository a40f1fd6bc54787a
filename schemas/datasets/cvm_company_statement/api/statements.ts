import { z } from 'zod'
import { defineEndpoint, type Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { choiceInput, dayInput } from '../../../api/input.ts'
import { allColumnFields, columnFields, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { valueListInput } from '../../../api/value-list.ts'
import { monthOfDay } from '../../../core/month.ts'
import { companyCodeInput } from '../../../company/api/company-code.ts'
import { companyMessages } from '../../../company/api/company-messages.ts'
import { findCompany } from '../../../company/api/find-company.ts'
import { documentColumns, statementColumns } from '../columns.ts'
import { type Category, PERIOD_NAMES, SCOPE_NAMES, STATEMENT_NAMES } from '../words.ts'
import { COMPANY_KEYS, COMPANY_SCOPES, STATEMENT } from './document-request.ts'
import { categoryInput, readDocumentDays } from './documents.ts'

const ROWS = new URL('statements.sql', import.meta.url)
const DOCUMENT = new URL('statement_document.sql', import.meta.url)

const account = z
  .strictObject({
    ...allColumnFields(statementColumns, {
      without: ['cnpj', 'cvm_code', 'reference_date', 'source_member', 'source_line'],
    }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'CompanyAccount', description: 'An account of a statement of a company.' })

const STATEMENT_KEYS = { ...COMPANY_KEYS, ...columnFields(documentColumns, ['reference_date']) }

export const companyStatements = defineEndpoint({
  id: 'company_statements',
  path: '/v1/company/{id}/statements',
  summary: 'The annual or quarterly statements of a company, account by account',
  description:
    'Of one document: the annual one, or with `category=ITR` the quarterly one, that ends in the month of `date`, or the newest. Values are in reais; earnings per share (3.99 and below) are reais a share. A code of an account has no meaning without its `chart`: take `/v1/company/{id}/figures` for what all companies have. `period=previous` is the year before as this document restates it, never what was known then. A quarterly document has its income twice, of the quarter and of the year so far: `period_start` tells them apart. A statement that does not add up is set aside, so that it is not here. Accounts come in the order of their codes.',
  dataset: STATEMENT,
  extraScopes: COMPANY_SCOPES,
  input: z.strictObject({
    id: companyCodeInput,
    category: categoryInput,
    statement: valueListInput(choiceInput(STATEMENT_NAMES, 'Only these statements.')).optional(),
    scope: choiceInput(SCOPE_NAMES, 'Only consolidated statements, or only individual ones.').optional(),
    period: choiceInput(
      PERIOD_NAMES,
      'Only the period of the document, or only the one a year before as restated.',
    ).optional(),
    date: dayInput(
      'A day of the month in which the year or quarter of the document ends; if omitted, the newest document.',
    ).optional(),
    ...provenanceInput,
    ...sortInput(sortableColumns(account), {
      by: 'statement',
      key: ['statement', 'scope', 'period', 'account', 'equity_column', 'period_start', 'period_end'],
    }),
    ...pageInput,
  }),
  output: listOutput(account, { ...STATEMENT_KEYS, ...columnFields(documentColumns, ['version', 'received_date']) }),
  rows: ['data'],
  rowKeys: STATEMENT_KEYS,
  examples: [
    { id: '33000167000101', statement: 'income', scope: 'consolidated', period: 'current' },
    { id: '60746948000112', statement: 'assets,liabilities', scope: 'individual', date: '2020-12', page_size: '5' },
    { id: '99111222000149', category: 'ITR', statement: 'income', period: 'current', provenance: 'true' },
  ],
  async answer(
    snapshot,
    {
      id,
      category,
      statement = null,
      scope = null,
      period = null,
      date,
      provenance = false,
      sort_by,
      sort_order,
      ranges,
      ...page
    },
  ) {
    const { cnpj, name } = await findCompany(snapshot, id)
    const day = await findDocumentDay(snapshot, { cnpj, name, category }, date ?? null)
    const months = [monthOfDay(day)]
    const bindings = {
      ...{ cnpj, category, statements: statement, scope, period, ranges, sort_by, sort_order },
      ...pageBindings(page),
    }
    const [rows, [document = {}]] = await Promise.all([
      snapshot.query(ROWS, bindings, months),
      snapshot.query(DOCUMENT, { cnpj, category }, months),
    ])
    const sourced = rows.map(addSource(snapshot, STATEMENT, provenance, () => day))
    const { body, ...rest } = listAnswer(sourced, page, `company_statements-${cnpj}-${category}-${day}`)
    const keys = { company_cnpj: cnpj, reference_date: day }
    return { ...rest, body: { success: true, ...keys, ...document, data: body['data'] ?? [] }, rowKeys: keys }
  },
})

/** Finds the last day of the requested document. */
async function findDocumentDay(
  snapshot: Snapshot,
  { cnpj, name, category }: { readonly cnpj: string; readonly name: string; readonly category: Category },
  date: string | null,
): Promise<string> {
  const days = await readDocumentDays(snapshot, { cnpj, category })
  const found = date === null ? days[0] : days.find((day) => monthOfDay(day) === monthOfDay(date))
  if (found !== undefined) return found
  const path = `/v1/company/${cnpj}/documents`
  const messages = [
    companyMessages.noDocument({ company: name, category, date }),
    companyMessages.documentsAt({ path }),
  ]
  const [newest, oldest] = [days[0], days.at(-1)]
  throw new ApiError('not_found', messages, {
    reason: 'document_not_found',
    available: newest === undefined ? null : { from: oldest, to: newest },
  })
}
