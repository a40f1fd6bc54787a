import { z } from 'zod'
import { cnpjInput, competenceInput } from '../../../api/input.ts'
import { allColumnFields } from '../../../api/output.ts'
import { pageInput } from '../../../api/page.ts'
import { provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { segmentColumns } from '../columns.ts'
import { answerReport, FIDC, REPORT_HEADERS, reportOutput } from './report.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'

const ROWS = new URL('fund_segments.sql', import.meta.url)

const segment = z
  .strictObject({
    ...allColumnFields(segmentColumns, { without: ['cnpj', 'reference_date', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FundSegment', description: 'Credit rights of a receivables fund in a segment at the end of a month.' })

export const fundSegments = defineFundEndpoint({
  id: 'fund_segments',
  path: '/v1/fund/{cnpj}/segments',
  summary: 'The credit rights of a receivables fund (FIDC) by segment at the end of a month',
  description:
    'The lowest level that the class reports, so that the values add up to its credit rights before provision. Segments without credit rights are left out. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there.',
  dataset: FIDC,
  input: z.strictObject({
    cnpj: cnpjInput,
    date: competenceInput,
    ...provenanceInput,
    ...sortInput(sortableColumns(segment), { by: 'value', order: 'desc', key: ['segment'] }),
    ...pageInput,
  }),
  output: reportOutput(segment),
  rows: ['data'],
  rowKeys: FUND_MONTH_KEYS,
  headers: REPORT_HEADERS,
  examples: [{ cnpj: '05754060000113', date: '20250630' }],
  answer(snapshot, { cnpj, date, provenance, sort_by, sort_order, ranges, ...page }) {
    const list = { sql: ROWS, name: 'fund_segments' }
    return answerReport(snapshot, { cnpj, date, provenance }, list, { page, ranges, sort: { sort_by, sort_order } })
  },
})
