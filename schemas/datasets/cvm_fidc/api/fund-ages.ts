import { z } from 'zod'
import { cnpjInput, competenceInput } from '../../../api/input.ts'
import { allColumnFields } from '../../../api/output.ts'
import { pageInput } from '../../../api/page.ts'
import { provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { ageColumns } from '../columns.ts'
import { answerReport, FIDC, REPORT_HEADERS, reportOutput } from './report.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'

const ROWS = new URL('fund_ages.sql', import.meta.url)

const age = z
  .strictObject({
    ...allColumnFields(ageColumns, { without: ['cnpj', 'reference_date', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FundAge', description: 'Credit rights of a receivables fund by days to or from maturity.' })

export const fundAges = defineFundEndpoint({
  id: 'fund_ages',
  path: '/v1/fund/{cnpj}/ages',
  summary: 'The credit rights of a receivables fund (FIDC) by days to or from maturity',
  description:
    'Those that are not due and those that are overdue add up to the credit rights before provision; those that were paid early are beside them. Buckets without credit rights are left out. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there.',
  dataset: FIDC,
  input: z.strictObject({
    cnpj: cnpjInput,
    date: competenceInput,
    ...provenanceInput,
    ...sortInput(sortableColumns(age), { by: 'days_from', key: ['state', 'days_from', 'risk_acquired'] }),
    ...pageInput,
  }),
  output: reportOutput(age),
  rows: ['data'],
  rowKeys: FUND_MONTH_KEYS,
  headers: REPORT_HEADERS,
  examples: [{ cnpj: '05754060000113', date: '20250630' }],
  answer(snapshot, { cnpj, date, provenance, sort_by, sort_order, ranges, ...page }) {
    const list = { sql: ROWS, name: 'fund_ages' }
    return answerReport(snapshot, { cnpj, date, provenance }, list, { page, ranges, sort: { sort_by, sort_order } })
  },
})
