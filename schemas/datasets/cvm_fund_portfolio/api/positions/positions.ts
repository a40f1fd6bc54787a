import { z } from 'zod'
import { ExactNumber } from '../../../../core/exact-number.ts'
import { defineFundEndpoint } from '../../../../fund/api/fund-endpoint.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage, wholeMonths } from '../../../../api/coverage.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import { cnpjInput, dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { monthsBetween } from '../../../../api/over-months.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { type Sort, sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import type { Month } from '../../../../core/month.ts'
import { assetCodeInput } from '../../../../fund/api/asset-code.ts'
import { type FiledMonth, PORTFOLIO, readFiledMonths } from '../../../../fund/api/filing.ts'
import { findAsset } from '../../../../fund/api/find-asset.ts'
import type { FoundAsset } from '../../../../fund/api/found-asset.ts'
import { findClass } from '../../../../fund/api/fund.ts'
import { explainNoHoldings } from '../../../../fund/api/no-portfolio.ts'
import { shareDivisor } from '../../../../fund/api/share.ts'
import { describeGroup, foundGroupFields } from '../asset-output.ts'
import { pickHidden } from '../holders/members-of-kind.ts'
import { HOLDINGS } from '../portfolio-messages.ts'

const OF_ASSET = new URL('positions_of_asset.sql', import.meta.url)
const OF_FUND = new URL('positions_of_fund.sql', import.meta.url)
const UNIDENTIFIED_MONTHS = new URL('unidentified_months.sql', import.meta.url)
const KEY = ['reference_date'] as const

const position = z
  .strictObject({
    reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
    status: described(
      z.enum(['held', 'not_held', 'not_visible']),
      'held; not_held where the class filed all lines that can name this kind of asset, each names its asset, and none names this one; not_visible where the month lacks a member that can have lines of this kind of asset, or has confidential totals or a line whose asset is not identified, and no visible line names it.',
      'VARCHAR',
    ),
    ...foundGroupFields,
    quantity: described(z.number().nullable(), 'Own and lent quantity less the borrowed one.', 'DECIMAL(24,6)'),
    value: described(z.number().nullable(), 'Value of these lines, BRL.', 'DECIMAL(24,2)'),
    share_percent: described(
      z.number().nullable(),
      '100 × value ÷ the NAV filed for the month, or the total of the lines where none was filed; null where neither is positive.',
      'DECIMAL(28,6)',
    ),
    lines: described(z.int(), 'Lines that are added up.', 'INTEGER'),
    missing_members: described(
      z.string(),
      'Members that can have lines of this kind of asset and are absent from the month or thin, separated by commas: a value can lack lines of theirs; "" where none is.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'AssetPosition', description: 'What a class owns of an asset at the end of a month.' })

export const fundPositions = defineFundEndpoint({
  id: 'fund_positions',
  path: '/v1/fund/{cnpj}/positions/{code}',
  summary: 'One asset of a fund class over time: quantity, value and share by month',
  description:
    'A row for each month in which the class filed lines, or its NAV where the files of the month lack members, oldest first. The asset is found as in `/v1/asset/{code}/holders`, in each month under the names that it has in that month (of a paper without a code those of its group, which `asset_group_id` names). Own, lent and borrowed lines are netted; repos that it secures, options, futures and forwards are not owned and not in the figures. A code that no line of the snapshot names is not found.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      cnpj: cnpjInput,
      code: assetCodeInput,
      ...dayRange,
      ...sortInput(sortableColumns(position), { by: 'reference_date', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(position),
  rows: ['data'],
  rowKeys: {
    cnpj: FUND_MONTH_KEYS.cnpj,
    asset_id: described(z.string(), 'Name that the asset goes by in the newest month.', 'VARCHAR'),
  },
  headers: { ...COVERAGE_HEADER, ...RULES_VERSION_HEADER },
  cost: {
    heavy: { when: 'always', is: () => true },
    work: 20_000_000,
    narrower: { from: { en: 'ask for fewer months.', pt: 'peça menos meses.' } },
  },
  examples: [{ cnpj: '10406511000161', code: 'PETR4' }],
  async answer(snapshot, { cnpj: requested, code, from = null, to = null, sort_by, sort_order, ranges, ...page }) {
    const { cnpj } = await findClass(snapshot, requested)
    const covered = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
    const months = monthsBetween(snapshot, PORTFOLIO, from, to)
    // A NAV without a line does not mean that there are no lines if the files of the month lack members.
    const filed = (await readFiledMonths(snapshot, cnpj, months)).filter(
      ({ line_count, completeness }) => line_count > 0 || completeness === 'partial',
    )
    if (filed.length === 0) await explainNoHoldings(snapshot, cnpj)
    const newest = await findAsset(snapshot, code, months.at(-1) ?? '')
    const names = await Promise.all(filed.map(({ competence_month }) => findAsset(snapshot, code, competence_month)))
    const held = await readHeld(snapshot, cnpj, filed, names)
    const unseen = await readUnseenMonths(snapshot, cnpj, filed)
    const sort: Sort = { sort_by, sort_order }
    const all = filed.map((month, at) => {
      const hidden = pickHidden(month.missing_members?.split(',') ?? [], names[at]?.kind ?? newest.kind)
      const isUnseen = hidden.length > 0 || unseen.has(month.competence_month)
      const { reference_date, status, ...figures } = makeRow(month, held.get(month.competence_month), isUnseen)
      const group = describeGroup(names[at] ?? newest)
      return { reference_date, status, ...group, ...figures, missing_members: hidden.join(',') }
    })
    const rows = await sortedRows(ranges.select(all), sort, KEY, snapshot.work)
    const fileName = `fund_positions-${cnpj}-${newest.asset_id.replaceAll(/[^A-Za-z0-9]+/g, '_')}`
    return {
      ...listAnswer(takePage(rows, page), page, fileName),
      rowKeys: { cnpj, asset_id: newest.asset_id },
      headers: { ...covered, ...rulesVersion(snapshot, PORTFOLIO, months) },
    }
  },
})

/** Row of the queries for positions. */
interface HeldRow {
  readonly competence_month: Month
  readonly quantity: ExactNumber
  readonly value: ExactNumber
  readonly lines: number
}

/** Reads the holdings of each month; months with the same names of the asset are read at once. */
async function readHeld(
  snapshot: Snapshot,
  cnpj: string,
  filed: readonly FiledMonth[],
  names: readonly FoundAsset[],
): Promise<ReadonlyMap<Month, HeldRow>> {
  const groups = new Map<string, { readonly asset: FoundAsset; readonly months: Month[] }>()
  filed.forEach(({ competence_month: month }, at) => {
    const asset = names[at]
    if (asset === undefined) return
    const key = [...asset.ids, ...asset.cnpjs].join(' ')
    const group = groups.get(key) ?? { asset, months: [] }
    group.months.push(month)
    groups.set(key, group)
  })
  const found: HeldRow[] = []
  for (const { asset, months } of groups.values()) found.push(...(await readGroup(snapshot, cnpj, asset, months)))
  return new Map(found.map((row) => [row.competence_month, row]))
}

async function readGroup(
  snapshot: Snapshot,
  cnpj: string,
  { ids, cnpjs, subclass }: FoundAsset,
  months: readonly Month[],
): Promise<HeldRow[]> {
  const rows =
    cnpjs.length === 0
      ? await snapshot.query(OF_ASSET, { cnpj, ids }, months)
      : await snapshot.query(OF_FUND, { cnpj, cnpjs, subclass }, months)
  return rows as unknown as HeldRow[]
}

/**
 * Reads the months in which a class can hold an asset that no line names: it has confidential totals or unidentified
 * lines.
 */
async function readUnseenMonths(
  snapshot: Snapshot,
  cnpj: string,
  filed: readonly FiledMonth[],
): Promise<ReadonlySet<Month>> {
  if (filed.length === 0) return new Set()
  const rows = await snapshot.query(
    UNIDENTIFIED_MONTHS,
    { cnpj },
    filed.map(({ competence_month }) => competence_month),
  )
  const hidden = filed.filter(({ confidential_line_count }) => confidential_line_count > 0)
  return new Set(
    [...hidden, ...(rows as unknown as Pick<FiledMonth, 'competence_month'>[])].map(
      ({ competence_month }) => competence_month,
    ),
  )
}

function makeRow(filed: FiledMonth, row: HeldRow | undefined, isUnseen: boolean) {
  const { reference_date, nav_value } = filed
  if (row === undefined) {
    return {
      reference_date,
      status: isUnseen ? 'not_visible' : 'not_held',
      quantity: isUnseen ? null : new ExactNumber('0.000000'),
      value: isUnseen ? null : new ExactNumber('0.00'),
      share_percent: null,
      lines: 0,
    }
  }
  const divisor = shareDivisor({ value: nav_value }, filed)
  const { quantity, value, lines } = row
  return {
    reference_date,
    status: 'held',
    quantity,
    value,
    share_percent: divisor && sharePercent(value, divisor),
    lines,
  }
}
