import type { Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import type { Month } from '../../core/month.ts'
import type { AssetCode } from './asset-code.ts'
import { findClass, hasFiledHoldings } from './fund.ts'

const FIND_ASSET = new URL('find_asset.sql', import.meta.url)
const FUND_IS_HELD = new URL('fund_is_held.sql', import.meta.url)
/** The numbers of the funds whose only class this is. */
export const FUND_NUMBERS = new URL('fund_numbers.sql', import.meta.url)
const ASSETS = 'cvm_asset_month'

/** The asset that a code names. */
export interface FoundAsset {
  readonly asset_id: string
  readonly kind: string
  /** The names that lines can give it: its own, and those that the same lines show to be of the same asset. */
  readonly ids: readonly string[]
  readonly ticker: string | null
  readonly isin: string | null
  /** Of a fund: the numbers that lines can name it by; of anything else none. */
  readonly cnpjs: readonly string[]
  /** Of a subclass: its code. */
  readonly subclass: string | null
}

/** Finds the asset that a code names in these months, or else in any; a code of several is a conflict that lists them. */
export async function findAsset(snapshot: Snapshot, code: AssetCode, months: readonly Month[]): Promise<FoundAsset> {
  if (code.kind === 'fund') return findFund(snapshot, code.cnpj, code.subclass)
  for (const month of months) demandAssets(snapshot, month)
  const others = snapshot.monthsWith(ASSETS).filter((month) => !months.includes(month))
  const found = await findIn(snapshot, code.text, months)
  const rows = found.length === 0 ? await findIn(snapshot, code.text, others) : found
  const [asset, another] = rows
  if (asset === undefined) throw assetNotFound(code.text)
  if (another !== undefined) throw severalAssets(code.text, rows)
  const isin = DERIVATIVES.includes(asset.asset_kind) ? null : asset.isin
  return {
    asset_id: asset.asset_id,
    kind: asset.asset_kind,
    ids: [...new Set([asset.asset_id, ...(isin === null ? [] : [`isin:${isin}`])])],
    ticker: asset.ticker,
    isin,
    cnpjs: [],
    subclass: null,
  }
}

/** Kinds that are filed with the ISIN of their share. */
const DERIVATIVES: readonly string[] = ['option', 'future']

/** A 404 where the month was compiled without the assets of its lines. */
export function demandAssets(snapshot: Snapshot, month: Month): void {
  if (snapshot.monthsWith(ASSETS).includes(month)) return
  throw new ApiError(
    'not_found',
    `Snapshot ${snapshot.id} was compiled without the assets that lines name in ${month}: ask a newer one.`,
    { reason: 'assets_not_compiled' },
  )
}

/** A row of `find_asset.sql`. */
interface AssetRow {
  readonly asset_id: string
  readonly asset_kind: string
  readonly names: string | null
  readonly ticker: string | null
  readonly isin: string | null
  readonly maturity_date: string | null
}

/** Namespaces whose values are codes by themselves. */
const NAMESPACES = ['b3', 'isin', 'cetip', 'crypto']

async function findIn(snapshot: Snapshot, text: string, months: readonly Month[]): Promise<readonly AssetRow[]> {
  if (months.length === 0) return []
  const isin = text.startsWith('isin:') ? text.slice('isin:'.length) : text
  const ids = [text, ...NAMESPACES.map((namespace) => `${namespace}:${text}`)]
  const rows = (await snapshot.query(FIND_ASSET, { ids, code: isin }, months)) as unknown as AssetRow[]
  // Lines that file only the ISIN are of the one asset that others file with it.
  const named = rows.filter(({ asset_id }) => asset_id !== `isin:${isin}`)
  return named.length === 0 ? rows : named
}

/** A fund by its number, also if it files elsewhere. */
async function findFund(snapshot: Snapshot, cnpj: string, subclass: string | null): Promise<FoundAsset> {
  const { cnpj: own } = await findClass(snapshot, cnpj, isKnown).catch((error: unknown) => {
    if (error instanceof ApiError && error.errorData['reason'] === 'fund_not_found') throw assetNotFound(cnpj)
    throw error
  })
  const ofFunds = (await snapshot.query(FUND_NUMBERS, { cnpj: own })) as unknown as FundNumber[]
  const asset_id = `fund:${own}${subclass === null ? '' : `:${subclass}`}`
  const cnpjs = [...new Set([cnpj, own, ...ofFunds.map(({ fund_cnpj }) => fund_cnpj)])]
  return { asset_id, kind: 'fund_quota', ids: [asset_id], ticker: null, isin: null, cnpjs, subclass }
}

/** A row of `fund_numbers.sql`. */
interface FundNumber {
  readonly fund_cnpj: string
}

async function isKnown(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  if (await hasFiledHoldings(snapshot, cnpj)) return true
  const months = snapshot.monthsWith(ASSETS)
  return months.length > 0 && (await snapshot.query(FUND_IS_HELD, { cnpj }, months)).length > 0
}

function assetNotFound(code: string): ApiError {
  return new ApiError(
    'not_found',
    `No line in this snapshot names the asset ${code}: check the code, or send the asset_id of a portfolio's line.`,
    { reason: 'asset_not_found' },
  )
}

/** Assets that an error lists: it says how many there are in all. */
const MOST_ASSETS = 50

function severalAssets(code: string, rows: readonly AssetRow[]): ApiError {
  return new ApiError(
    'conflict',
    `${code} is the code of ${String(rows.length)} assets: ask for one of them by its asset_id.`,
    {
      reason: 'several_assets',
      assets: rows.slice(0, MOST_ASSETS).map(({ asset_id, asset_kind, names, maturity_date }) => ({
        asset_id,
        asset_kind,
        name: names?.split(';')[0] ?? '',
        maturity_date,
      })),
    },
  )
}
