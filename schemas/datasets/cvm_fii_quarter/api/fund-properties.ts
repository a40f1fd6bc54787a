import { z } from 'zod'
import { cnpjInput, dayInput } from '../../../api/input.ts'
import { allColumnFields, columnFields, listOutput } from '../../../api/output.ts'
import { pageInput } from '../../../api/page.ts'
import { provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { propertyColumns, quarterColumns } from '../columns.ts'
import { answerQuarter, QUARTERLY } from './filed-report.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'

const ROWS = new URL('fund_properties.sql', import.meta.url)

const property = z
  .strictObject({
    ...allColumnFields(propertyColumns, {
      without: ['cnpj', 'reference_date', 'report_date', 'version', 'delivered_at', 'source_member', 'source_line'],
    }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FundProperty', description: 'A property or a plot of land of a real-estate fund.' })

export const fundProperties = defineFundEndpoint({
  id: 'fund_properties',
  path: '/v1/fund/{cnpj}/properties',
  summary: 'The properties of a real-estate fund at the end of a quarter',
  description:
    'As filed in the quarterly report, which gives no value of a property. Which shares and rates are there depends on the `kind`. Revenue shares of a fund often do not add up to 1. A fund without properties has an empty list.',
  dataset: QUARTERLY,
  input: z.strictObject({
    cnpj: cnpjInput,
    date: dayInput('A day of the requested quarter; if omitted, the newest quarter that the fund reported.').optional(),
    ...provenanceInput,
    ...sortInput(sortableColumns(property), { by: 'ordinal', key: ['ordinal'] }),
    ...pageInput,
  }),
  output: listOutput(
    property,
    columnFields(quarterColumns, ['reference_date', 'report_date', 'version', 'delivered_at']),
  ),
  rows: ['data'],
  rowKeys: FUND_MONTH_KEYS,
  examples: [{ cnpj: '12989974000129', date: '2025-03-31' }],
  answer(snapshot, { cnpj, date, provenance, sort_by, sort_order, ranges, ...page }) {
    const list = { sql: ROWS, name: 'properties' }
    return answerQuarter(snapshot, { cnpj, date, provenance }, list, { page, ranges, sort: { sort_by, sort_order } })
  },
})
