import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage, wholeMonths } from '../../../../api/coverage.ts'
import { choiceInput, cnpjInput, dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { monthsBetween } from '../../../../api/over-months.ts'
import { listAnswer, pageBindings, pageInput, takePage } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { nextMonth } from '../../../../core/month.ts'
import { defineFundEndpoint } from '../../../../fund/api/fund-endpoint.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { findClass } from '../../../../fund/api/fund.ts'
import { explainNoHoldings } from '../../../../fund/api/no-portfolio.ts'
import { readHistory } from './read-history.ts'
import { HOLDINGS } from '../portfolio-messages.ts'

const KEY = ['reference_date', 'group'] as const
/** Most months that a request reads without waiting for its turn. */
const FEW_MONTHS = 25

const value = (description: string) => described(z.number().nullable(), description, 'DECIMAL(24,2)')

const group = z
  .strictObject({
    reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
    group: described(z.string(), 'Category of the lines; "" in the row of a month without lines to add up.', 'VARCHAR'),
    status: described(
      z.enum(['filed', 'nav_only', 'not_filed', 'not_compiled', 'members_missing']),
      'filed; members_missing where no line of the category can be seen because the month lacks a member that can have some, so that its value is not known; nav_only where the class filed a NAV and no line; not_filed where it filed nothing, between months in which it did; not_compiled where the snapshot has the lines of the month and not yet their sums.',
      'VARCHAR',
    ),
    value: value('Signed sum of the lines of the group, BRL; null where there are none to add up.'),
    confidential_value: value('Of it the confidential totals, which name no asset, BRL.'),
    share_percent: described(
      z.number().nullable(),
      '100 × value ÷ the reported NAV of the month, or the total of the lines where none is known; null where neither is positive.',
      'DECIMAL(28,6)',
    ),
    completeness: described(
      z.string(),
      'complete if the month has all members of the filing group, else partial; "" where the class filed nothing.',
      'VARCHAR',
    ),
    missing_members: described(
      z.string(),
      'Members that are absent or thin, separated by commas; "" where none is.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'PortfolioGroup', description: 'What the lines of a category add up to in a month.' })

export const fundHistory = defineFundEndpoint({
  id: 'fund_history',
  path: '/v1/fund/{cnpj}/portfolio/history',
  summary: 'What the portfolio of a fund class consisted of over time: value and share by month and category',
  description:
    'One row for each month and category, oldest first, to draw a portfolio over time. The values of a month add up to its `total_portfolio_value`, cash, payables and confidential totals included, and the shares are those of the portfolio, added up before they are rounded. A month without a filing between months with one has a row that marks the gap, and so has one with a NAV only: draw no line over them. In a `partial` month members are missing, so its values can be too small; a category of which nothing can be seen for it has a row without a value. Only filed holdings (CDA) have a history; the own reports of FII and FIDC are in `/v1/fund/{cnpj}/reports`. A known fund that never filed has no rows.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      cnpj: cnpjInput,
      ...dayRange,
      group_by: choiceInput(['category'], 'What lines are added up by.').default('category'),
      ...sortInput(sortableColumns(group), { by: 'reference_date', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(group),
  rows: ['data'],
  rowKeys: { cnpj: FUND_MONTH_KEYS.cnpj },
  headers: COVERAGE_HEADER,
  cost: {
    heavy: {
      when: `over more than ${String(FEW_MONTHS)} months`,
      is: ({ from, to }) => from === undefined || isLong(from, to ?? '9999-12-31'),
    },
    work: 20_000_000,
    narrower: { from: { en: 'ask for fewer months.', pt: 'peça menos meses.' } },
  },
  examples: [
    { cnpj: '00068305000135' },
    { cnpj: '62415896000127', from: '2025-01', to: '2025-12', sort_by: 'value', sort_order: 'desc' },
  ],
  async answer(snapshot, { cnpj: requested, from = null, to = null, sort_by, sort_order, ranges, ...page }) {
    const fundClass = await findClass(snapshot, requested)
    const headers = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
    const oldestFirst = monthsBetween(snapshot, PORTFOLIO, from, to)
    const months = sort_order === 'asc' ? oldestFirst : oldestFirst.toReversed()
    const { limit, offset } = pageBindings(page)
    const isByMonth = sort_by === 'reference_date' && ranges.isEmpty
    const all = await readHistory(snapshot, fundClass, months, isByMonth ? offset + limit : Infinity)
    if (all.length === 0) await explainNoHoldings(snapshot, fundClass.cnpj)
    const rows = await sortedRows(ranges.select(all), { sort_by, sort_order }, KEY, snapshot.work)
    const { cnpj } = fundClass
    const fileName = ['fund_history', cnpj, from, to].filter((part) => part !== null).join('-')
    return { ...listAnswer(takePage(rows, page), page, fileName), rowKeys: { cnpj }, headers }
  },
})

function isLong(from: string, to: string): boolean {
  let month = from.slice(0, 7)
  for (let count = 0; count < FEW_MONTHS; count++) month = nextMonth(month)
  return lastDayOfMonth(month) <= to
}
