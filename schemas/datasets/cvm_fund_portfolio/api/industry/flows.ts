import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage } from '../../../../api/coverage.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { choiceInput, dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import type { Text } from '../../../../core/language.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { monthsBetween } from '../../../../api/over-months.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { type ExactNumber, toExactNumber } from '../../../../core/exact-number.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { describeRegister, registerFields } from '../../../../fund/api/register-state.ts'
import { DAILY } from '../../../../fund/api/reported-nav.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { PARTY_SCOPES } from '../managers/party-type.ts'
import { classFilterInput, requestMonth, listRequestedMissing } from '../market/kit/market-request.ts'
import { marketCount, marketPercent, marketValue, nullReason } from '../market/kit/output.ts'
import {
  absentGroupColumns,
  CLASS_GROUPS,
  groupByInput,
  groupFields,
  nameIndustryGroup,
  sortedByOwnColumn,
} from './groups.ts'

const COUNTED_ONCE = new URL('flows_counted_once.sql', import.meta.url)
const FLOWS = new URL('flows.sql', import.meta.url)
const CLASS_TOTAL = 'cvm_class_total'
const KEY = ['date', 'type', 'classification', 'anbima_class', 'audience', 'exclusive', 'condominium'] as const
const DAILY_REPORTS: Text = { en: 'daily reports', pt: 'informes diários' }

const flowRow = z
  .strictObject({
    date: described(z.iso.date(), 'The day, or the last day of the month.', 'DATE'),
    ...groupFields,
    net_flow_value: marketValue(
      'inflow_value less outflow_value, BRL: money that moves from fund to fund is there on both sides.',
    ),
    inflow_value: marketValue('Quotas bought, BRL.'),
    outflow_value: marketValue('Quotas redeemed, BRL.'),
    days: marketCount('Days with reports.'),
    missing_reports: marketCount(
      'Reports that are not there: of each class that reports in the month, the days without its own. A day whose reports contradict each other counts as one without.',
    ),
    final_flow_value: marketValue(
      'An estimate: the net flow of each class by the part of it that no other class holds at the end of the month, so that money from outside is counted once, BRL.',
    ),
    final_certain_value: marketValue(
      'The net flow of the classes that others hold by less than 0.5 % or more than 99.5 %, BRL: of these the estimate is near.',
    ),
    final_known_percent: marketPercent('Of the net flows, without sign, those of classes of which that part is known.'),
    final_flow_value_reason: nullReason(
      'final_flow_value',
      'quota_lines_missing, where the month lacks the member with quotas, or month_not_compiled',
    ),
  })
  .meta({ id: 'IndustryFlow', description: 'What came into classes and left them in a day or month.' })

const WITH_QUOTAS = ['BLC_2', 'FIE']
const NOT_COUNTED_ONCE = { final_flow_value: null, final_certain_value: null, known_moved_value: toExactNumber(0n, 2) }

/** Row of `flows.sql` and `flows_counted_once.sql`. */
interface FlowRow extends Row {
  readonly date: string
  readonly label: string
  readonly moved_value: ExactNumber
  readonly known_moved_value: ExactNumber
  readonly final_flow_value: ExactNumber | null
}

export const industryFlows = defineEndpoint({
  id: 'industry_flows',
  path: '/v1/industry/flows',
  summary: 'What came into funds and left them by day or month, by group, and counted once',
  description:
    'Sums of the daily reports. A fund that buys quotas of a fund is an inflow of both: `final_flow_value` counts each class by the part of it that no other class holds, and is an estimate, because that part is measured at the end of the month. It is null where the month lacks the quotas that classes hold; `final_known_percent` says how much of the flows it rests on. Purchases of quotas in portfolios are not used. Flows of managers are in `/v1/managers`.',
  dataset: PORTFOLIO,
  extraScopes: PARTY_SCOPES,
  input: z
    .strictObject({
      ...dayRange,
      frequency: choiceInput(['day', 'month'], 'A row a day, or a row a month.').default('month'),
      group_by: groupByInput(CLASS_GROUPS).default('none'),
      ...classFilterInput,
      ...sortInput(sortableColumns(flowRow), { by: 'date', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder)
    .refine((asked) => !absentGroupColumns(asked).includes(asked.sort_by), sortedByOwnColumn),
  output: listOutput(flowRow, registerFields),
  rows: ['data'],
  headers: COVERAGE_HEADER,
  absentColumns: absentGroupColumns,
  cost: {
    heavy: { when: 'always', is: () => true },
    work: 20_000_000,
    narrower: { from: { en: 'ask for fewer months.', pt: 'peça menos meses.' } },
  },
  examples: [
    { from: '2024-02', to: '2024-02' },
    { frequency: 'day', group_by: 'type', from: '2024-02' },
  ],
  async answer(snapshot, request) {
    const { from = null, to = null, frequency, group_by, sort_by, sort_order, ranges, page, page_size } = request
    const headers = requireCoverage(DAILY_REPORTS, monthlyCoverage(snapshot, DAILY), { from, to })
    const rows: Row[] = []
    for (const month of monthsBetween(snapshot, DAILY, from, to)) {
      const days = { first_day: latest(from, `${month}-01`), last_day: earliest(to, lastDayOfMonth(month)) }
      const classes = { filing_groups: request.filing_group ?? null, types: request.type ?? null }
      const found = await readFlows(snapshot, month, { frequency, group_by, ...days, ...classes })
      const isFiled = snapshot.monthsWith(CLASS_TOTAL).includes(month)
      // Missing lines can belong to the holders of a class, whatever the requested group.
      const isWhole = listRequestedMissing(requestMonth(snapshot, month, {})).every(
        (member) => !WITH_QUOTAS.includes(member),
      )
      rows.push(...found.map((row) => describeFlow(isWhole ? row : { ...row, ...NOT_COUNTED_ONCE }, group_by, isFiled)))
    }
    const sorted = await sortedRows(ranges.select(rows), { sort_by, sort_order }, KEY, snapshot.work)
    const { body, ...answer } = listAnswer(takePage(sorted, { page, page_size }), { page, page_size }, 'industry_flows')
    return {
      ...answer,
      body: { success: true, ...(await describeRegister(snapshot)), data: body['data'] ?? [] },
      headers,
    }
  },
})

async function readFlows(
  snapshot: Snapshot,
  month: Month,
  bindings: Parameters<Snapshot['query']>[1],
): Promise<readonly FlowRow[]> {
  const sql = snapshot.monthsWith(CLASS_TOTAL).includes(month) ? COUNTED_ONCE : FLOWS
  return (await snapshot.query(sql, bindings, [month])) as unknown as FlowRow[]
}

function describeFlow(row: FlowRow, group_by: string, isFiled: boolean): Row {
  const reason = isFiled ? 'quota_lines_missing' : 'month_not_compiled'
  const hasMoved = /[1-9]/.test(row.moved_value.text)
  return {
    date: row.date,
    ...nameIndustryGroup(group_by, row.label),
    net_flow_value: row['net_flow_value'] ?? null,
    inflow_value: row['inflow_value'] ?? null,
    outflow_value: row['outflow_value'] ?? null,
    days: row['days'] ?? null,
    missing_reports: row['missing_reports'] ?? null,
    final_flow_value: row.final_flow_value,
    final_certain_value: row['final_certain_value'] ?? null,
    final_known_percent: hasMoved ? sharePercent(row.known_moved_value, row.moved_value) : null,
    final_flow_value_reason: row.final_flow_value === null ? reason : '',
  }
}

function latest(one: string | null, other: string): string {
  return one !== null && one > other ? one : other
}

function earliest(one: string | null, other: string): string {
  return one !== null && one < other ? one : other
}
