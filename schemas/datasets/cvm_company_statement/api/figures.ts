import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { choiceInput, dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, listOutput } from '../../../api/output.ts'
import { monthsBetween } from '../../../api/over-months.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { companyCodeInput } from '../../../company/api/company-code.ts'
import { findCompany } from '../../../company/api/find-company.ts'
import { figureColumns } from '../columns.ts'
import { PERIOD_NAMES, SCOPE_NAMES } from '../words.ts'
import { COMPANY_KEYS, COMPANY_SCOPES, DOCUMENTS, STATEMENT } from './document-request.ts'
import { categoryInput } from './documents.ts'

const ROWS = new URL('figures.sql', import.meta.url)

const figures = z
  .strictObject({
    ...allColumnFields(figureColumns, { without: ['cnpj', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'CompanyFigures', description: 'The figures that every company has, of one period and scope.' })

export const companyFigures = defineEndpoint({
  id: 'company_figures',
  path: '/v1/company/{id}/figures',
  summary: 'Assets, equity, revenue, profit and cash of a company, year by year',
  description:
    'The newest year first, or with `category=ITR` the newest quarter; of each document the period itself and the one a year before as restated (`period`), consolidated and individual (`scope`). A quarter has two rows: `period_start` tells the quarter from the year so far, which alone has the cash from operations, and `balance_date` is the day of assets and equity. Each figure says the account that it is taken from, which differs with the chart. A figure is null where its statement was set aside or has no such account; a document whose chart is not known has no row. `source` is the line of the total assets.',
  dataset: STATEMENT,
  extraScopes: COMPANY_SCOPES,
  input: z
    .strictObject({
      id: companyCodeInput,
      category: categoryInput,
      scope: choiceInput(SCOPE_NAMES, 'Only consolidated figures, or only individual ones.').optional(),
      period: choiceInput(
        PERIOD_NAMES,
        'Only the period of each document, or only the one a year before as restated.',
      ).optional(),
      ...dayRange,
      ...provenanceInput,
      ...sortInput(sortableColumns(figures), {
        by: 'reference_date',
        order: 'desc',
        key: ['scope', 'period', 'version', 'period_start', 'period_end'],
      }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(figures, COMPANY_KEYS),
  rows: ['data'],
  rowKeys: COMPANY_KEYS,
  headers: COVERAGE_HEADER,
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [
    { id: '33000167000101' },
    { id: '60746948000112', scope: 'individual', period: 'current', provenance: 'true' },
    { id: '99111222000149', category: 'ITR', period: 'current' },
  ],
  async answer(
    snapshot,
    {
      id,
      category,
      scope = null,
      period = null,
      from = null,
      to = null,
      provenance = false,
      sort_by,
      sort_order,
      ranges,
      ...page
    },
  ) {
    const { cnpj } = await findCompany(snapshot, id)
    const headers = requireCoverage(DOCUMENTS, monthlyCoverage(snapshot, STATEMENT), { from, to })
    const rows = await snapshot.query(
      ROWS,
      {
        cnpj,
        category,
        scope,
        period,
        first_day: from,
        last_day: to,
        ranges,
        sort_by,
        sort_order,
        ...pageBindings(page),
      },
      monthsBetween(snapshot, STATEMENT, from, to),
    )
    const sourced = rows.map(addSource(snapshot, STATEMENT, provenance, (row) => row['reference_date']))
    const { body, ...rest } = listAnswer(sourced, page, `company_figures-${cnpj}`)
    return {
      ...rest,
      body: { success: true, company_cnpj: cnpj, data: body['data'] ?? [] },
      rowKeys: { company_cnpj: cnpj },
      headers,
    }
  },
})
