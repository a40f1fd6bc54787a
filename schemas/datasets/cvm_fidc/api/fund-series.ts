import { z } from 'zod'
import { cnpjInput, competenceInput } from '../../../api/input.ts'
import { allColumnFields } from '../../../api/output.ts'
import { pageInput } from '../../../api/page.ts'
import { provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { quotaColumns } from '../columns.ts'
import { answerReport, FIDC, REPORT_HEADERS, reportOutput } from './report.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'

const ROWS = new URL('fund_series.sql', import.meta.url)

const series = z
  .strictObject({
    ...allColumnFields(quotaColumns, {
      without: [
        'cnpj',
        'reference_date',
        'source_member',
        'source_line',
        'holders_source_member',
        'holders_source_line',
        'return_source_member',
        'return_source_line',
        'performance_source_member',
        'performance_source_line',
      ],
    }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FundSeries', description: 'A series or subclass of a receivables fund at the end of a month.' })

export const fundSeries = defineFundEndpoint({
  id: 'fund_series',
  path: '/v1/fund/{cnpj}/series',
  summary: 'The series and subclasses of a receivables fund (FIDC) at the end of a month',
  description:
    'Quotas, their value, holders and return of each series, as the class reports them. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there. Never take the sum of `value` for the NAV: `nav_match` says whether it is within 2 % of it. With `provenance=true` the place is the line of the quotas, or, for a series without quotas, of the holders, the return or the performance.',
  dataset: FIDC,
  input: z.strictObject({
    cnpj: cnpjInput,
    date: competenceInput,
    ...provenanceInput,
    ...sortInput(sortableColumns(series), { by: 'series', key: ['series'] }),
    ...pageInput,
  }),
  output: reportOutput(series),
  rows: ['data'],
  rowKeys: FUND_MONTH_KEYS,
  headers: REPORT_HEADERS,
  examples: [{ cnpj: '05754060000113', date: '20250630' }],
  answer(snapshot, { cnpj, date, provenance, sort_by, sort_order, ranges, ...page }) {
    const list = { sql: ROWS, name: 'fund_series' }
    return answerReport(snapshot, { cnpj, date, provenance }, list, { page, ranges, sort: { sort_by, sort_order } })
  },
})
