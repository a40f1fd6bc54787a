import { z } from 'zod'
import {
  cnpjListInput,
  findItems,
  ITEM_ERRORS_HEADER,
  itemErrorsHeader,
  itemErrorsOutput,
} from '../../../api/cnpj-list.ts'
import { COVERAGE_HEADER, dailyCoverage, monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, listOutput } from '../../../api/output.ts'
import { costOverMonths, monthsBetween, pageOverMonths } from '../../../api/over-months.ts'
import { listAnswer, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { REQUESTED_CNPJ } from '../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { CONFLICTS_HEADER, conflictsHeader, findConflictingDays } from '../../../fund/api/conflicting-days.ts'
import { findClass } from '../../../fund/api/fund.ts'
import { DAILY } from '../../../fund/api/reported-nav.ts'
import { dailyColumns } from '../columns.ts'
import { hasReported } from './fund-nav.ts'
import { DAILY_REPORTS } from './daily-messages.ts'

const ROWS = new URL('navs.sql', import.meta.url)
const NEWEST = new URL('newest_report.sql', import.meta.url)
const COUNT = new URL('navs_count.sql', import.meta.url)

const report = z
  .strictObject({
    requested_cnpj: REQUESTED_CNPJ,
    ...allColumnFields(dailyColumns, {
      first: ['cnpj', 'date'],
      without: ['fund_type_filed', 'source_member', 'source_line'],
    }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'BatchDailyReport', description: 'A report of one of the requested classes and a day.' })

export const navs = defineEndpoint({
  id: 'navs',
  path: '/v1/navs',
  summary: 'Quota value, net assets, flows and holders of many fund classes, day by day',
  description:
    'The rows of `/v1/fund/{cnpj}/nav` of all these classes in one list, oldest first, then by `requested_cnpj`. A number that is no CNPJ or that no fund has is in `errors`, and the others are answered. A class without a report in the range has no row.',
  dataset: DAILY,
  input: z
    .strictObject({
      cnpjs: cnpjListInput('The classes, by their CNPJs.'),
      ...dayRange,
      ...provenanceInput,
      ...sortInput(sortableColumns(report), { by: 'date', key: ['date', 'requested_cnpj', 'subclass_id'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(report, { errors: itemErrorsOutput }),
  rows: ['data'],
  headers: { ...COVERAGE_HEADER, ...CONFLICTS_HEADER, ...ITEM_ERRORS_HEADER },
  cost: costOverMonths('date'),
  examples: [{ cnpjs: '00068305000135,1', from: '20240201', to: '2024-02-29' }],
  async answer(snapshot, { cnpjs, from = null, to = null, provenance = false, sort_by, sort_order, ranges, ...page }) {
    const covered = requireCoverage(DAILY_REPORTS, monthlyCoverage(snapshot, DAILY), { from, to })
    const { found, errors } = await findItems(cnpjs, async (requested) => ({
      requested,
      cnpj: (await findClass(snapshot, requested, { hasFiled: hasReported })).cnpj,
    }))
    const named = { requested: found.map(({ requested }) => requested), cnpjs: found.map(({ cnpj }) => cnpj) }
    const bindings = { ...named, first_day: from, last_day: to, ranges }
    const list = { rows: ROWS, count: COUNT, bindings, by: 'date' }
    // A list in a query must not be empty.
    const months = found.length === 0 ? [] : monthsBetween(snapshot, DAILY, from, to)
    const rows = await pageOverMonths(snapshot, months, list, page, { sort_by, sort_order })
    if (rows.length === 0) {
      requireCoverage(DAILY_REPORTS, await dailyCoverage(snapshot, DAILY, NEWEST), { from, to })
    }
    const conflicting = await findConflictingDays(snapshot, named.cnpjs, { from, to })
    const answer = listAnswer(rows.map(addSource(snapshot, DAILY, provenance, ({ date }) => date)), page, 'navs')
    return {
      ...answer,
      body: { success: true, errors: errors.map((error) => ({ ...error })), ...answer.body },
      headers: { ...covered, ...conflictsHeader(conflicting), ...itemErrorsHeader(errors) },
    }
  },
})
