import { z } from 'zod'
import { cnpjInput, dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'
import { statementColumns } from '../columns.ts'
import { findStatements, noStatement, STATEMENTS } from './statement-days.ts'

const ROWS = new URL('statements.sql', import.meta.url)

const row = z
  .strictObject({
    ...allColumnFields(statementColumns, {
      first: ['reference_date'],
      without: ['cnpj', 'source_member', 'source_line'],
    }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FundStatement', description: 'What a fund says of its terms on a day.' })

export const fundStatement = defineFundEndpoint({
  id: 'fund_statement',
  path: '/v1/fund/{cnpj}/statement',
  summary: 'Fees, minimums, redemption and audience of a fund, as it filed them',
  description:
    'The statements of the fund, newest first: it files one when its terms change. Values are as filed, and `implausible` names the columns whose value no fund can mean, such as a fee of administration above 20 % a year. What it may hold is in `/v1/fund/{cnpj}/statement/limits`.',
  dataset: STATEMENTS,
  input: z
    .strictObject({
      cnpj: cnpjInput,
      ...dayRange,
      ...provenanceInput,
      ...sortInput(sortableColumns(row), { by: 'reference_date', order: 'desc', key: ['reference_date'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(row),
  rows: ['data'],
  rowKeys: { cnpj: FUND_MONTH_KEYS.cnpj },
  examples: [{ cnpj: '01165781000137' }],
  async answer(
    snapshot,
    { cnpj: requested, from = null, to = null, provenance = false, sort_by, sort_order, ranges, ...page },
  ) {
    const found = await findStatements(snapshot, requested)
    const { cnpj, days } = found
    if (!days.some((day) => (from === null || day >= from) && (to === null || day <= to))) throw noStatement(found)
    const bindings = { cnpj, first_day: from, last_day: to, ranges, sort_by, sort_order, ...pageBindings(page) }
    const rows = await snapshot.query(ROWS, bindings)
    const sourced = addSource(snapshot, STATEMENTS, provenance)
    return { ...listAnswer(rows.map(sourced), page, `fund_statement-${cnpj}`), rowKeys: { cnpj } }
  },
})
