import { divideRounded } from '../../../api/rounded-quotient.ts'
import { type ExactNumber, toUnits } from '../../../core/exact-number.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { describeFiiAsset, describeFiiItem, ITEMS_OF_TYPE, TYPES_HELD_FOR_LIQUIDITY } from './items.ts'
import type { FundReport } from './nearest-report.ts'
import { type ReportedLine, makeReportLine, type ReportLine, toCents } from './report-line.ts'

const BALANCE = new URL('fii_balance_lines.sql', import.meta.url)
const ASSETS = new URL('fii_asset_lines.sql', import.meta.url)
const CASH = new URL('fii_quarter_cash.sql', import.meta.url)

/** Row of `fii_balance_lines.sql` and of `fii_quarter_cash.sql`. */
interface ItemRow extends ReportedLine {
  readonly item: string
  readonly value: ExactNumber
}

/** Row of `fii_asset_lines.sql`. */
interface AssetRow extends ReportedLine {
  readonly asset_type: string
  readonly issuer_name: string | null
  readonly issuer_cnpj: string | null
  readonly ticker: string | null
  readonly asset_name: string | null
  readonly maturity_date: string | null
  readonly quantity: ExactNumber | null
  readonly value: ExactNumber | null
}

/** Asset lines of a fund in its nearest quarter, with that report. */
export interface QuarterAssets {
  readonly report: FundReport
  readonly rows: readonly AssetRow[]
}

/** Reads the balances of real-estate funds in a month, by the number under which they report. */
export async function readFiiBalances(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<ItemRow[]> {
  return (await snapshot.query(BALANCE, { cnpjs }, [month])) as unknown as ItemRow[]
}

export async function readFiiAssets(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<AssetRow[]> {
  return (await snapshot.query(ASSETS, { cnpjs }, [month])) as unknown as AssetRow[]
}

export async function readFiiCash(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<ItemRow[]> {
  return (await snapshot.query(CASH, { cnpjs }, [month])) as unknown as ItemRow[]
}

/**
 * Makes the lines of a monthly report from its filed balance. Securities in asset lines of the nearest quarter replace
 * their item of the balance: each gets its part of the item's value. Lines that add up to less than half of the item,
 * or to more than one and a half, belong to another portfolio, and the item stays.
 */
export function makeMonthLines(
  report: FundReport,
  balance: readonly ItemRow[],
  quarter: QuarterAssets | null,
): ReportLine[] {
  const listed = quarter === null ? [] : listTypes(balance, quarter)
  const replaced = new Set(listed.flatMap(({ items }) => items))
  return [
    ...balance.filter(({ item }) => !replaced.has(item)).map((row) => makeItemLine(report, row, 'fii_balance')),
    ...listed.flatMap(({ filed, rows, total }) =>
      quarter === null ? [] : scaleAssets(quarter.report, rows, { filed, total }),
    ),
  ]
}

interface ListedType {
  readonly items: readonly string[]
  readonly rows: readonly AssetRow[]
  /** Sum of the balance for the items, in cents. */
  readonly filed: bigint
  /** Sum of the lines, in millionths of a real. */
  readonly total: bigint
}

/** Lists the types whose lines add up to about the value of their items. */
function listTypes(balance: readonly ItemRow[], { rows }: QuarterAssets): ListedType[] {
  return Object.entries(ITEMS_OF_TYPE).flatMap(([type, items]) => {
    const own = rows.filter(({ asset_type, value }) => asset_type === type && value !== null)
    const total = own.reduce((sum, { value }) => sum + millionths(value), 0n)
    const filed = balance
      .filter(({ item }) => items.includes(item))
      .reduce((sum, { value }) => sum + toUnits(value.text, 2), 0n)
    const isAlike = filed > 0n && total * 2n >= filed * 10_000n && total * 2n <= filed * 30_000n
    return isAlike ? [{ items, rows: own, filed, total }] : []
  })
}

/**
 * Scales the lines to the balance. The largest line gets the cents left by rounding, so that the lines add up to the
 * balance.
 */
function scaleAssets(
  quarter: FundReport,
  rows: readonly AssetRow[],
  { filed, total }: Pick<ListedType, 'filed' | 'total'>,
): ReportLine[] {
  const values = rows.map(({ value }) => divideRounded(millionths(value) * filed, total))
  const largest = values.reduce((best, value, at) => (value > (values[best] ?? 0n) ? at : best), 0)
  const left = filed - values.reduce((sum, value) => sum + value, 0n)
  return rows.map((row, at) => makeAssetLine(quarter, row, (values[at] ?? 0n) + (at === largest ? left : 0n)))
}

/**
 * Makes the lines of a quarterly report: the assets, and the holdings for liquidity. Most funds list their fixed-income
 * funds in both, so the larger of the two amounts counts.
 */
export function makeQuarterLines(
  report: FundReport,
  assets: readonly AssetRow[],
  cash: readonly ItemRow[],
): ReportLine[] {
  const repeated = assets.filter(({ asset_type }) => TYPES_HELD_FOR_LIQUIDITY.includes(asset_type))
  const listed = repeated.reduce((sum, { value }) => sum + millionths(value), 0n)
  const stated = cash.reduce((sum, { value }) => sum + toUnits(value.text, 2), 0n) * 10_000n
  const countsList = listed > stated
  return [
    ...assets
      .filter(({ asset_type }) => countsList || !TYPES_HELD_FOR_LIQUIDITY.includes(asset_type))
      .map((row) => makeAssetLine(report, row, row.value === null ? 0n : toCents(row.value))),
    ...(countsList ? [] : cash.map((row) => makeItemLine(report, row, 'fii_quarter'))),
  ]
}

function makeItemLine(report: FundReport, row: ItemRow, block: 'fii_balance' | 'fii_quarter'): ReportLine {
  const { item, value } = row
  return makeReportLine(report, row, {
    block,
    item: describeFiiItem(item),
    value: toUnits(value.text, 2),
    named: { report_item: item },
  })
}

/** Types of assets whose issuer is the held fund. */
export const QUOTA_TYPES: readonly string[] = ['FII', 'FIDC', 'FIP', 'FIA', 'Outras Cotas de FI']

function makeAssetLine(report: FundReport, row: AssetRow, value: bigint): ReportLine {
  const { asset_type, issuer_name, issuer_cnpj, ticker, asset_name, maturity_date, quantity } = row
  const isQuota = QUOTA_TYPES.includes(asset_type)
  return makeReportLine(report, row, {
    block: 'fii_asset',
    item: describeFiiAsset(asset_type),
    value,
    quantity: quantity === null ? 0n : toMillionths(quantity),
    named: {
      ...(maturity_date !== null && { maturity_date }),
      ...(isQuota && issuer_name !== null && { fund_name: issuer_name }),
      ...(ticker !== null && { asset_code: ticker }),
      ...(asset_name !== null && { asset_description: asset_name }),
      ...(!isQuota && issuer_cnpj !== null && { issuer_cnpj }),
      ...(!isQuota && issuer_name !== null && { issuer_name }),
    },
    ...(isQuota && { fund: { target: issuer_cnpj } }),
  })
}

/** Reads the value of an asset line, which has six decimals. */
function millionths(value: ExactNumber | null): bigint {
  return value === null ? 0n : toUnits(value.text, 6)
}

/** Converts a quantity, which has eight decimals, to the six decimals of portfolios. */
function toMillionths({ text }: ExactNumber): bigint {
  return divideRounded(toUnits(text, 8), 100n)
}
