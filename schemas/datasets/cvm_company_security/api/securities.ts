import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { allColumnFields, described, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { companyCodeInput } from '../../../company/api/company-code.ts'
import { COMPANY, findCompany, TICKER_SCOPES } from '../../../company/api/find-company.ts'
import { SECURITIES } from '../../../company/api/ticker-links.ts'
import { securityColumns } from '../columns.ts'

const ROWS = new URL('securities.sql', import.meta.url)
const KEYS = { company_cnpj: described(z.string(), 'CNPJ of the company.', 'VARCHAR') } as const

const security = z
  .strictObject({
    ...allColumnFields(securityColumns, { without: ['cnpj', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'CompanySecurity', description: 'A security that a form of a company names.' })

export const companySecurities = defineEndpoint({
  id: 'company_securities',
  path: '/v1/company/{id}/securities',
  summary: 'The securities of a company, with their trading codes and days, as its forms name them',
  description:
    'The newest form first; of each form the highest version. Companies fill in the trading code themselves, so words stand in it too. A company without a form in this snapshot has an empty list.',
  dataset: SECURITIES,
  extraScopes: [COMPANY, ...TICKER_SCOPES],
  input: z.strictObject({
    id: companyCodeInput,
    ...provenanceInput,
    ...sortInput(sortableColumns(security), {
      by: 'reference_date',
      order: 'desc',
      key: ['reference_date'],
    }),
    ...pageInput,
  }),
  output: listOutput(security, KEYS),
  rows: ['data'],
  rowKeys: KEYS,
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ id: '99111222000149' }, { id: '99111222000149', provenance: 'true' }],
  async answer(snapshot, { id, provenance = false, sort_by, sort_order, ranges, ...page }) {
    requireDataset(snapshot, SECURITIES)
    const { cnpj } = await findCompany(snapshot, id)
    const bindings = { cnpj, sort_by, sort_order, ranges, ...pageBindings(page) }
    const rows = await snapshot.query(ROWS, bindings, snapshot.months(SECURITIES))
    const sourced = addSource(snapshot, SECURITIES, provenance, (row) => row['reference_date'])
    const { body, ...rest } = listAnswer(rows.map(sourced), page, `company_securities-${cnpj}`)
    return {
      ...rest,
      body: { success: true, company_cnpj: cnpj, data: body['data'] ?? [] },
      rowKeys: { company_cnpj: cnpj },
    }
  },
})
