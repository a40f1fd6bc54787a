import { z } from 'zod'
import { toExactNumber } from '../../../../core/exact-number.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage, wholeMonths } from '../../../../api/coverage.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { monthsBetween } from '../../../../api/over-months.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { type Month, nextMonth } from '../../../../core/month.ts'
import { assetCodeInput } from '../../../../fund/api/asset-code.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { findAsset, type FoundAsset } from '../../../../fund/api/find-asset.ts'
import { describeGroup, foundGroupFields } from '../asset-output.ts'
import { listMissingMembers } from './dataset-month.ts'
import { readFiledHoldings } from './read-holdings.ts'
import { HOLDINGS } from '../portfolio-messages.ts'

const KEY = ['reference_date'] as const
const ASSETS_OF_MONTH = 'cvm_asset_month'

const count = (description: string) => described(z.int().nullable(), description, 'INTEGER')
const value = (description: string) => described(z.number().nullable(), description, 'DECIMAL(24,2)')

const holdersMonth = z
  .strictObject({
    reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
    status: described(
      z.enum(['read', 'not_compiled']),
      'read; not_compiled where the month was compiled without the assets of its lines: nothing is known.',
      'VARCHAR',
    ),
    asset_group_id: described(
      z.string().nullable(),
      'Name that its lines are added up by in the month, as in the list of holders; null where nothing is known.',
      'VARCHAR',
    ),
    asset_group_basis: described(
      foundGroupFields.asset_group_basis.nullable(),
      'What joins the papers of the group, as in the list of holders; "" where the asset is alone, null where nothing is known.',
      'VARCHAR',
    ),
    holders: count('Classes with an own, lent or borrowed line of it; 0 where nobody has one.'),
    value: value(
      'Signed sum of these lines, BRL, borrowed ones negative; the sum of `value` in the list of holders, but for rows with an `oldest_report_date`.',
    ),
    borrowed_value: value('Of it the borrowed lines, BRL.'),
    entered: count('Holders that were none in the month before; null where that month is not there.'),
    left: count('Holders of the month before that are none any more; null where that month is not there.'),
    completeness: described(
      z.enum(['complete', 'partial']),
      'partial where the month lacks members: holders can be missing, or seem to have left.',
      'VARCHAR',
    ),
    missing_members: described(z.string(), 'Members that are absent or thin, separated by commas; "" where none is.', 'VARCHAR'), // prettier-ignore
  })
  .meta({ id: 'HoldersMonth', description: 'How many classes hold an asset at the end of a month, and how much.' })

export const holdersHistory = defineEndpoint({
  id: 'asset_holders_history',
  path: '/v1/asset/{code}/holders/history',
  summary: 'Who holds an asset over time: holders, value, who entered and who left, by month',
  description:
    'A row a month that the snapshot has, oldest first. The asset is found as in `/v1/asset/{code}/holders`, in each month under the names that it has in that month (of a paper without a code those of its group, which `asset_group_id` names), and the figures are those of that list without `indirect` and `include`, of holdings of the month alone: what real-estate funds list in reports of their own is not counted. A month is compared with the calendar month before it where the snapshot has that. Confidential lines name no asset, and a partial month lacks lines: a holder that left may only be hidden. A code that no line of the snapshot names is not found.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      code: assetCodeInput,
      ...dayRange,
      ...sortInput(sortableColumns(holdersMonth), { by: 'reference_date', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(holdersMonth),
  rows: ['data'],
  rowKeys: { asset_id: described(z.string(), 'Name that the asset goes by in the newest month.', 'VARCHAR') },
  headers: { ...COVERAGE_HEADER, ...RULES_VERSION_HEADER },
  cost: {
    heavy: { when: 'always', is: () => true },
    work: 20_000_000,
    narrower: { from: { en: 'ask for fewer months.', pt: 'peça menos meses.' } },
  },
  examples: [{ code: 'PETR4' }, { code: '09215250000113', from: '2025-10' }],
  async answer(snapshot, { code, from = null, to = null, sort_by, sort_order, ranges, ...page }) {
    const headers = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
    const months = monthsBetween(snapshot, PORTFOLIO, from, to)
    const newest = await findAsset(snapshot, code, months.at(-1) ?? '')
    const all = await readHolderMonths(snapshot, months, (month) => findAsset(snapshot, code, month))
    const rows = await sortedRows(ranges.select(all), { sort_by, sort_order }, KEY, snapshot.work)
    return {
      ...listAnswer(takePage(rows, page), page, `asset_holders_history-${newest.asset_id.replaceAll(/[^A-Za-z0-9]+/g, '_')}`), // prettier-ignore
      rowKeys: { asset_id: newest.asset_id },
      headers: { ...headers, ...rulesVersion(snapshot, PORTFOLIO, months) },
    }
  },
})

/** Reads who holds an asset in a month, and how much; null where the month was compiled without assets. */
interface HeldMonth {
  readonly asset: FoundAsset
  readonly holders: ReadonlySet<string>
  readonly value: bigint
  readonly borrowed: bigint
}

async function readHolderMonths(
  snapshot: Snapshot,
  months: readonly Month[],
  find: (month: Month) => Promise<FoundAsset>,
): Promise<Row[]> {
  const compiled = new Set(snapshot.monthsWith(ASSETS_OF_MONTH))
  const readMonth = async (month: Month) => (compiled.has(month) ? holdIn(snapshot, await find(month), month) : null)
  const rows: Row[] = []
  // The month before the first is read too, to compare the first with it.
  const first = snapshot.months(PORTFOLIO).find((month) => nextMonth(month) === months[0])
  let before = first === undefined ? null : { month: first, held: await readMonth(first) }
  for (const month of months) {
    const held = await readMonth(month)
    const isNext = before !== null && nextMonth(before.month) === month
    rows.push(describeMonth(snapshot, month, held, isNext ? (before?.held ?? null) : null))
    before = { month, held }
  }
  return rows
}

async function holdIn(snapshot: Snapshot, asset: FoundAsset, month: Month): Promise<HeldMonth> {
  const holdings = await readFiledHoldings(snapshot, asset, month)
  const sum = (those: typeof holdings) => those.reduce((total, { directValue }) => total + directValue, 0n)
  return {
    asset,
    holders: new Set(holdings.map(({ cnpj }) => cnpj)),
    value: sum(holdings),
    borrowed: sum(holdings.filter(({ position }) => position === 'borrowed')),
  }
}

function describeMonth(snapshot: Snapshot, month: Month, held: HeldMonth | null, before: HeldMonth | null): Row {
  const missing = listMissingMembers(snapshot, month)
  return {
    reference_date: lastDayOfMonth(month),
    status: held === null ? 'not_compiled' : 'read',
    ...(held === null ? { asset_group_id: null, asset_group_basis: null } : describeGroup(held.asset)),
    holders: held?.holders.size ?? null,
    value: held && toExactNumber(held.value, 2),
    borrowed_value: held && toExactNumber(held.borrowed, 2),
    entered: held && before && countOthers(held, before),
    left: held && before && countOthers(before, held),
    completeness: missing.length === 0 ? 'complete' : 'partial',
    missing_members: missing.join(','),
  }
}

/** The holders of one month that are not in another. */
function countOthers({ holders }: HeldMonth, other: HeldMonth): number {
  return [...holders].filter((cnpj) => !other.holders.has(cnpj)).length
}
