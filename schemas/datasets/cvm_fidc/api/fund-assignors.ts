import { z } from 'zod'
import { cnpjInput, competenceInput } from '../../../api/input.ts'
import { allColumnFields } from '../../../api/output.ts'
import { pageInput } from '../../../api/page.ts'
import { provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { assignorColumns } from '../columns.ts'
import { answerReport, FIDC, REPORT_HEADERS, reportOutput } from './report.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'

const ROWS = new URL('fund_assignors.sql', import.meta.url)

const assignor = z
  .strictObject({
    ...allColumnFields(assignorColumns, { without: ['cnpj', 'reference_date', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FundAssignor', description: 'A company that sold credit rights to a receivables fund.' })

export const fundAssignors = defineFundEndpoint({
  id: 'fund_assignors',
  path: '/v1/fund/{cnpj}/assignors',
  summary: 'The companies that sold credit rights to a receivables fund (FIDC), with their shares',
  description:
    'The largest nine of each list, as the class reports them: shares of the credit rights with the risks acquired, and of those without. Natural persons and placeholders are left out, so that the shares may add up to less. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there.',
  dataset: FIDC,
  input: z.strictObject({
    cnpj: cnpjInput,
    date: competenceInput,
    ...provenanceInput,
    ...sortInput(sortableColumns(assignor), { by: 'share_percent', order: 'desc', key: ['risk_acquired', 'ordinal'] }),
    ...pageInput,
  }),
  output: reportOutput(assignor),
  rows: ['data'],
  rowKeys: FUND_MONTH_KEYS,
  headers: REPORT_HEADERS,
  examples: [{ cnpj: '05754060000113', date: '20250630' }],
  answer(snapshot, { cnpj, date, provenance, sort_by, sort_order, ranges, ...page }) {
    const list = { sql: ROWS, name: 'fund_assignors' }
    return answerReport(snapshot, { cnpj, date, provenance }, list, { page, ranges, sort: { sort_by, sort_order } })
  },
})
