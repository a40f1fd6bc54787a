import { z } from 'zod'
import { defineEndpoint, type Row, type Snapshot } from '../../core/endpoint.ts'
import { cnpjInput, dayRange, inOrder, outOfOrder } from '../../core/input.ts'
import { type Month, monthOfDay } from '../../core/month.ts'
import { fieldsOf, filledField, listOutput } from '../../core/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../core/page.ts'
import { classOf, hasFiledHoldings } from '../../fund/fund.ts'
import { DAILY } from '../../fund/month-end-nav.ts'
import { dailyColumns } from './columns.ts'

const ROWS = new URL('fund_nav.sql', import.meta.url)
const COUNT = new URL('fund_nav_count.sql', import.meta.url)

/** Months read at a time, so that a page costs the same however many years there are. */
const MONTHS_AT_ONCE = 6

const report = z
  .strictObject({
    ...fieldsOf(dailyColumns, ['date']),
    subclass_id: filledField(dailyColumns.subclass_id),
    ...fieldsOf(dailyColumns, ['quota_value', 'net_assets_value', 'portfolio_value']),
    ...fieldsOf(dailyColumns, ['inflow_value', 'outflow_value', 'holders']),
  })
  .meta({ id: 'DailyReport', description: 'A report of a class or subclass and day.' })

export const fundNav = defineEndpoint({
  id: 'fund_nav',
  path: '/v1/fund/{cnpj}/nav',
  summary: 'Quota value, net assets, flows and holders of a fund class, day by day',
  description:
    'Oldest first. A class with subclasses has a row a day and subclass, and none of its own: add them up. `subclass_id` is "" for a class without.',
  dataset: DAILY,
  input: z.strictObject({ cnpj: cnpjInput, ...dayRange, ...pageInput }).refine(inOrder, outOfOrder),
  output: listOutput(report),
  rows: ['data'],
  examples: [{ cnpj: '00068305000135', from: '20240201', to: '2024-02-29' }],
  async answer(snapshot, { cnpj: asked, from = null, to = null, ...page }) {
    const { cnpj } = await classOf(snapshot, asked, hasFiled)
    const months = snapshot
      .months(DAILY)
      .filter((month) => (from === null || month >= monthOfDay(from)) && (to === null || month <= monthOfDay(to)))
    const rows = await reportsOf(
      snapshot,
      [...months].sort(),
      { cnpj, first_day: from, last_day: to },
      pageBindings(page),
    )
    return listAnswer(rows, page, `fund_nav-${cnpj}`)
  },
})

/** A number in no register is known too if it reports daily. */
async function hasFiled(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  if (await hasFiledHoldings(snapshot, cnpj)) return true
  const months = snapshot.months(DAILY)
  return months.length > 0 && (await countOf(snapshot, months, { cnpj, first_day: null, last_day: null })) > 0
}

/** The rows of a page, from as many months as it takes. */
async function reportsOf(
  snapshot: Snapshot,
  months: readonly Month[],
  bindings: Readonly<Record<string, string | null>>,
  { limit, offset }: ReturnType<typeof pageBindings>,
): Promise<Row[]> {
  const rows: Row[] = []
  let skip = offset
  for (let at = 0; at < months.length && rows.length < limit; at += MONTHS_AT_ONCE) {
    const batch = months.slice(at, at + MONTHS_AT_ONCE)
    const found = await snapshot.query(ROWS, { ...bindings, limit: limit - rows.length, offset: skip }, batch)
    rows.push(...found)
    skip = found.length > 0 ? 0 : skip - (skip === 0 ? 0 : await countOf(snapshot, batch, bindings))
  }
  return rows
}

async function countOf(
  snapshot: Snapshot,
  months: readonly Month[],
  bindings: Readonly<Record<string, string | null>>,
): Promise<number> {
  const [counted] = await snapshot.query(COUNT, bindings, months)
  return Number(counted?.['reports'] ?? 0)
}
