import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { defineEndpoint, type Row } from '../../../../api/endpoint.ts'
import { choiceInput, dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { datasetMonth } from '../holders/dataset-month.ts'
import { classFilterInput, requestMonth } from '../market/kit/market-request.ts'
import { listMissingFilers, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { knowledgeFields, marketCount, marketValue, nullReason } from '../market/kit/output.ts'
import { groupFields, sortedByOwnColumn } from './groups.ts'

const SURVIVORSHIP = new URL('survivorship.sql', import.meta.url)
const KEY = ['type'] as const

const survivorshipRow = z
  .strictObject({
    type: groupFields.type,
    class_count: marketCount('Classes that filed for the first month: those that still file and those that are gone.'),
    still_filing_count: marketCount('Of them those that filed for the last month too.'),
    gone_count: marketCount('Of them those that did not.'),
    gone_nav_value: marketValue('Sum of the NAVs that these had in the first month, BRL.'),
    appeared_count: marketCount('Classes that filed for the last month and not for the first.'),
    appeared_nav_value: marketValue('Sum of the NAVs that these have in the last month, BRL.'),
    change_reason: nullReason(
      'gone_count',
      'month_incomplete, where a member that shows which classes filed is missing in either month, and then all but class_count are null',
    ),
    ...knowledgeFields,
  })
  .meta({ id: 'Survivorship', description: 'Classes of one month that still file in another.' })

export const industrySurvivorship = defineEndpoint({
  id: 'industry_survivorship',
  path: '/v1/industry/survivorship',
  summary: 'How many funds of a month still file in another, and how many came since',
  description:
    'A class lives while it files holdings or a NAV, whatever status a register says: the registers keep `normal` for classes that stopped long ago. A class that goes on under a new CNPJ counts as gone and as appeared. Both months must be there; without `from` and `to` they are the oldest and the newest of the snapshot.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      ...dayRange,
      group_by: choiceInput(
        ['none', 'type'],
        'One row, or a row a type; that of the first month where a class has two.',
      ).default('none'),
      ...classFilterInput,
      ...sortInput(sortableColumns(survivorshipRow), { by: 'class_count', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder)
    .refine(({ group_by, sort_by }) => group_by === 'type' || sort_by !== 'type', sortedByOwnColumn),
  output: listOutput(survivorshipRow, {
    first_reference_date: described(z.iso.date(), 'Last day of the first month.', 'DATE'),
    last_reference_date: described(z.iso.date(), 'Last day of the last month.', 'DATE'),
  }),
  rows: ['data'],
  rowKeys: {
    first_reference_date: described(z.iso.date(), 'Last day of the first month.', 'DATE'),
    last_reference_date: described(z.iso.date(), 'Last day of the last month.', 'DATE'),
  },
  headers: RULES_VERSION_HEADER,
  absentColumns: ({ group_by }) => (group_by === 'type' ? [] : ['type']),
  examples: [{ from: '2024-02', to: '2025-10' }],
  async answer(snapshot, { from, to, group_by, filing_group, type, sort_by, sort_order, ranges, page, page_size }) {
    const months = snapshot.months(PORTFOLIO)
    const first_month = datasetMonth(snapshot, from?.slice(0, 7) ?? months.at(-1) ?? null)
    const last_month = datasetMonth(snapshot, to?.slice(0, 7) ?? months[0] ?? null)
    const rows = await snapshot.query(
      SURVIVORSHIP,
      {
        first_month,
        last_month,
        by_type: group_by === 'type',
        filing_groups: filing_group ?? null,
        types: type ?? null,
      },
      [...new Set([first_month, last_month])],
    )
    const missing = [first_month, last_month].flatMap((month) =>
      listMissingFilers(requestMonth(snapshot, month, { filing_group, type })),
    )
    const known = rows.map((row) => describeChange(row, [...new Set(missing)]))
    const named = group_by === 'type' ? known : known.map(({ type: _type, ...row }) => row)
    const sorted = await sortedRows(ranges.select(named), { sort_by, sort_order }, KEY, snapshot.work)
    const { body, ...answer } = listAnswer(
      takePage(sorted, { page, page_size }),
      { page, page_size },
      `industry_survivorship-${first_month}-${last_month}`,
    )
    const days = {
      first_reference_date: lastDayOfMonth(first_month),
      last_reference_date: lastDayOfMonth(last_month),
    }
    return {
      ...answer,
      body: { success: true, ...days, data: body['data'] ?? [] },
      rowKeys: days,
      headers: rulesVersion(snapshot, PORTFOLIO, [first_month, last_month]),
    }
  },
})

const OF_CHANGE = ['still_filing_count', 'gone_count', 'gone_nav_value', 'appeared_count', 'appeared_nav_value']

/** Describes the change; it is unknown for a class that a missing member would name. */
function describeChange(row: Row, missing: readonly string[]): Row {
  const isKnown = missing.length === 0
  const hidden = isKnown ? {} : Object.fromEntries(OF_CHANGE.map((column) => [column, null]))
  return {
    ...row,
    ...hidden,
    change_reason: isKnown ? '' : MONTH_INCOMPLETE,
    is_partial: !isKnown,
    missing_members: missing.join(','),
  }
}
