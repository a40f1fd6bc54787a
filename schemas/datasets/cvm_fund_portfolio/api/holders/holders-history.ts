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
import { findAsset } from '../../../../fund/api/find-asset.ts'
import type { FoundAsset } from '../../../../fund/api/found-asset.ts'
import { describeGroup, foundGroupFields } from '../asset-output.ts'
import { listMissingMembers } from './dataset-month.ts'
import { listHiddenMembers } from './members-of-kind.ts'
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
      z.enum(['read', 'members_missing', 'not_compiled']),
      'read; members_missing where the month lacks a member that can have lines of this kind of asset, so that nobody knows how many hold it: `missing_members` names them, and `seen_holders` and `seen_value` are what the other members have; not_compiled where the month was compiled without the assets of its lines: nothing is known.',
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
    holders: count(
      'Classes with an own, lent or borrowed line of it; 0 where nobody has one, null where it is not known.',
    ),
    value: value(
      'Signed sum of these lines, BRL, borrowed ones negative; the sum of `value` in the list of holders, but for rows with an `oldest_report_date`. Null where it is not known.',
    ),
    borrowed_value: value('Of it the borrowed lines, BRL.'),
    entered: count('Holders that were none in the month before; null where the holders of either month are not known.'),
    left: count(
      'Holders of the month before that are none any more; null where the holders of either month are not known.',
    ),
    completeness: described(
      z.enum(['complete', 'partial']),
      'partial where the month lacks members, of whatever kind of asset.',
      'VARCHAR',
    ),
    missing_members: described(
      z.string(),
      'Members that are absent or thin, separated by commas; "" where none is.',
      'VARCHAR',
    ),
    seen_holders: count('Classes with such a line in the members that are there: at least so many hold it.'),
    seen_value: value('Signed sum of these lines, BRL.'),
  })
  .meta({ id: 'HoldersMonth', description: 'How many classes hold an asset at the end of a month, and how much.' })

export const holdersHistory = defineEndpoint({
  id: 'asset_holders_history',
  path: '/v1/asset/{code}/holders/history',
  summary: 'Who holds an asset over time: holders, value, who entered and who left, by month',
  description:
    'A row a month that the snapshot has, oldest first. The asset is found as in `/v1/asset/{code}/holders`, in each month under the names that it has in that month (of a paper without a code those of its group, which `asset_group_id` names), and the figures are those of that list without `indirect` and `include`, of holdings of the month alone: what real-estate funds list in reports of their own is not counted. A month is compared with the calendar month before it where the snapshot has that. Confidential lines name no asset: a holder that left may only be hidden. Where a month lacks a member that can have lines of the asset, its holders are not known, and null. A code that no line of the snapshot names is not found.',
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
      ...listAnswer(
        takePage(rows, page),
        page,
        `asset_holders_history-${newest.asset_id.replaceAll(/[^A-Za-z0-9]+/g, '_')}`,
      ),
      rowKeys: { asset_id: newest.asset_id },
      headers: { ...headers, ...rulesVersion(snapshot, PORTFOLIO, months) },
    }
  },
})

/** Holders of an asset in a month, with their amounts. */
interface HeldMonth {
  readonly asset: FoundAsset
  readonly holders: ReadonlySet<string>
  readonly value: bigint
  readonly borrowed: bigint
  /** True if the month has every member that can have lines of the asset. */
  readonly isKnown: boolean
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
  const isKnown = listHiddenMembers(snapshot, month, asset.kind).length === 0
  const sum = (those: typeof holdings) => those.reduce((total, { directValue }) => total + directValue, 0n)
  return {
    asset,
    holders: new Set(holdings.map(({ cnpj }) => cnpj)),
    value: sum(holdings),
    borrowed: sum(holdings.filter(({ position }) => position === 'borrowed')),
    isKnown,
  }
}

function describeMonth(snapshot: Snapshot, month: Month, seen: HeldMonth | null, before: HeldMonth | null): Row {
  const missing = listMissingMembers(snapshot, month)
  return {
    reference_date: lastDayOfMonth(month),
    status: seen === null ? 'not_compiled' : seen.isKnown ? 'read' : 'members_missing',
    ...(seen === null ? { asset_group_id: null, asset_group_basis: null } : describeGroup(seen.asset)),
    ...describeKnown(orUnknown(seen), orUnknown(before)),
    completeness: missing.length === 0 ? 'complete' : 'partial',
    missing_members: missing.join(','),
    seen_holders: seen?.holders.size ?? null,
    seen_value: seen && toExactNumber(seen.value, 2),
  }
}

function orUnknown(seen: HeldMonth | null): HeldMonth | null {
  return seen?.isKnown === true ? seen : null
}

function describeKnown(held: HeldMonth | null, before: HeldMonth | null): Row {
  return {
    holders: held?.holders.size ?? null,
    value: held && toExactNumber(held.value, 2),
    borrowed_value: held && toExactNumber(held.borrowed, 2),
    entered: held && before && countOthers(held, before),
    left: held && before && countOthers(before, held),
  }
}

function countOthers({ holders }: HeldMonth, other: HeldMonth): number {
  return [...holders].filter((cnpj) => !other.holders.has(cnpj)).length
}
