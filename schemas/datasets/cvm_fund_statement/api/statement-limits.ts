import { z } from 'zod'
import { cnpjInput, dayInput } from '../../../api/input.ts'
import { allColumnFields, described, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'
import { limitColumns } from '../columns.ts'
import { findStatements, noStatement, STATEMENTS } from './statement-days.ts'

const ROWS = new URL('statement_limits.sql', import.meta.url)

const row = z
  .strictObject({
    ...allColumnFields(limitColumns, { without: ['cnpj', 'reference_date', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FundStatementLimit', description: 'How much of something a fund holds at least and at most.' })

const referenceDate = described(z.iso.date(), 'Day of the statement.', 'DATE')

export const fundStatementLimits = defineFundEndpoint({
  id: 'fund_statement_limits',
  path: '/v1/fund/{cnpj}/statement/limits',
  summary: 'How much of each kind of asset a fund may hold, as it filed it',
  description:
    'The limits of the newest statement of the fund that is not after `date`: by kind of issuer and kind of asset, in percent of net assets, as filed.',
  dataset: STATEMENTS,
  input: z.strictObject({
    cnpj: cnpjInput,
    date: dayInput('A day: the newest statement until then; if omitted, the newest.').optional(),
    ...provenanceInput,
    ...sortInput(sortableColumns(row), { by: 'limit_kind', key: ['limit_kind'] }),
    ...pageInput,
  }),
  output: listOutput(row, { reference_date: referenceDate }),
  rows: ['data'],
  rowKeys: { cnpj: FUND_MONTH_KEYS.cnpj, reference_date: referenceDate },
  examples: [{ cnpj: '01165781000137' }],
  async answer(snapshot, { cnpj: requested, date = null, provenance = false, sort_by, sort_order, ranges, ...page }) {
    const found = await findStatements(snapshot, requested)
    const reference_date = found.days.find((day) => date === null || day <= date)
    if (reference_date === undefined) throw noStatement(found)
    const { cnpj } = found
    const bindings = { cnpj, reference_date, ranges, sort_by, sort_order, ...pageBindings(page) }
    const rows = await snapshot.query(ROWS, bindings)
    const sourced = addSource(snapshot, STATEMENTS, provenance)
    const list = listAnswer(rows.map(sourced), page, `fund_statement_limits-${cnpj}-${reference_date}`)
    return { ...list, body: { ...list.body, reference_date }, rowKeys: { cnpj, reference_date } }
  },
})
