import { z } from 'zod'
import { monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import type { EndpointAnswer, Row, Snapshot } from '../../../api/endpoint.ts'
import { choiceInput, dayRange } from '../../../api/input.ts'
import { described } from '../../../api/output.ts'
import { monthsBetween } from '../../../api/over-months.ts'
import { listAnswer, type Page, pageBindings } from '../../../api/page.ts'
import type { Ranges } from '../../../api/ranges.ts'
import { type CompanyCode, companyCodeInput } from '../../../company/api/company-code.ts'
import { COMPANY, findCompany, TICKER_SCOPES } from '../../../company/api/find-company.ts'
import type { Text } from '../../../core/language.ts'
import type { Month } from '../../../core/month.ts'
import { CATEGORY_NAMES } from '../words.ts'

export const STATEMENT = 'cvm_company_statement'
export const DOCUMENTS: Text = { en: 'documents', pt: 'documentos' }

/** Scopes of the company register and, for a ticker, of the sources that link it to a company. */
export const COMPANY_SCOPES = [COMPANY, ...TICKER_SCOPES]

export const COMPANY_KEYS = {
  company_cnpj: described(z.string(), 'CNPJ of the company.', 'VARCHAR'),
} as const

/** Parameters of lists of documents and of their changes: a company, a kind of document and a range of its last day. */
export const documentRequestInput = {
  id: companyCodeInput,
  category: choiceInput(CATEGORY_NAMES, 'Only documents of this kind: annual (DFP) or quarterly (ITR).').optional(),
  ...dayRange,
}

interface DocumentsRequest extends Page {
  readonly id: CompanyCode
  readonly category?: string | null | undefined
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  readonly sort_by: string
  readonly sort_order: string
  readonly ranges: Ranges
}

interface DocumentRows {
  readonly sql: URL
  /** Beginning of the names of downloaded files. */
  readonly name: string
  /** False for a month that lacks the table. */
  readonly isListed?: (month: Month) => boolean
  readonly describe?: (row: Row) => Row
}

/** Answers a page of rows about the documents of a company. An unknown company or period is an error. */
export async function answerDocuments(
  snapshot: Snapshot,
  { id, category = null, from = null, to = null, page, page_size, ...sorting }: DocumentsRequest,
  { sql, name, isListed = () => true, describe = (row) => row }: DocumentRows,
): Promise<EndpointAnswer> {
  const { cnpj } = await findCompany(snapshot, id)
  const headers = requireCoverage(DOCUMENTS, monthlyCoverage(snapshot, STATEMENT), { from, to })
  const months = monthsBetween(snapshot, STATEMENT, from, to).filter(isListed)
  const asked = { cnpj, category, first_day: from, last_day: to, ...sorting }
  const bindings = { ...asked, ...pageBindings({ page, page_size }) }
  const rows = months.length === 0 ? [] : await snapshot.query(sql, bindings, months)
  const { body, ...rest } = listAnswer(rows.map(describe), { page, page_size }, `${name}-${cnpj}`)
  return {
    ...rest,
    body: { success: true, company_cnpj: cnpj, data: body['data'] ?? [] },
    rowKeys: { company_cnpj: cnpj },
    headers,
  }
}
