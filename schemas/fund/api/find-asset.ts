import { outsideCoverage } from '../../api/coverage.ts'
import { lastDayOfMonth } from '../../api/business-day.ts'
import type { Row, Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { unknownCode } from '../../api/request-errors.ts'
import { bareCnpj } from '../../core/cnpj.ts'
import type { Month } from '../../core/month.ts'
import { classNumbers } from './fund.ts'

const ASSETS = 'asset'
const BY_NAME = new URL('asset_by_name.sql', import.meta.url)
const NAMES = new URL('asset_names.sql', import.meta.url)
const NEAREST = new URL('nearest_assets.sql', import.meta.url)

/** Bonds that an error lists. */
const MOST_LISTED = 25

/** An asset as the lines of a month can name it. */
export interface FoundAsset {
  /** The name that it goes by in the month. */
  readonly asset_id: string
  /** Every name that a link of the month leads to it, its own among them: to be compared with `asset_id` of lines. */
  readonly ids: readonly string[]
}

/**
 * Finds the asset of a code in a month: a ticker, ISIN, Selic code, CNPJ, registration code or `asset_id`, in any case.
 * An `asset_id` means that name, with what links of the month lead to; another code also finds the name that it came
 * to have since. Throws a 404 with the nearest names, or a 409 for a Selic code of several bonds.
 */
export async function findAsset(snapshot: Snapshot, code: string, month: Month): Promise<FoundAsset> {
  if (!snapshot.has(ASSETS)) throw outsideCoverage('assets', [])
  const names = await namesOf(snapshot, code)
  const found = await snapshot.query(BY_NAME, { names, selic: selicPrefix(code) })
  const bonds = found.filter(({ asset_id }) => !names.includes(String(asset_id)))
  const [row] = found.filter(({ asset_id }) => names.includes(String(asset_id))).sort(inOrderOf(names))
  if (row === undefined && bonds.length > 1) throw severalBonds(code, bonds)
  const known = row ?? bonds[0]
  if (known === undefined) throw await assetNotFound(snapshot, code)
  return readNames(snapshot, String(known['asset_id']), isAssetId(code), month)
}

/** The names of an asset in a month. */
async function readNames(snapshot: Snapshot, id: string, isExact: boolean, month: Month): Promise<FoundAsset> {
  const rows = await snapshot.query(NAMES, {
    id,
    is_exact: isExact,
    first_day: `${month}-01`,
    last_day: lastDayOfMonth(month),
  })
  return { asset_id: String(rows[0]?.['root'] ?? id), ids: rows.map((each) => String(each['id'])) }
}

const NAMESPACE = /^(b3|fund|selic|cetip|isin|paper|xn|x|crypto|b3f|b3o):/i

function isAssetId(code: string): boolean {
  return NAMESPACE.test(code)
}

/** The names that a code can be part of, the likeliest first. */
async function namesOf(snapshot: Snapshot, code: string): Promise<string[]> {
  const namespace = NAMESPACE.exec(code)?.[0]
  if (namespace !== undefined) return [namespace.toLowerCase() + code.slice(namespace.length).toUpperCase()]
  const cnpj = bareCnpj(code.toUpperCase())
  if (cnpj !== null) return (await classNumbers(snapshot, cnpj)).reverse().map((number) => `fund:${number}`)
  const text = code.toUpperCase()
  const [ticker = '', market = 'US'] = text.replace('/', '.').split(' ')
  const future = /^([A-Z][A-Z0-9]{2})F?([FGHJKMNQUVXZ][0-9]{2})$/.exec(text)
  return [
    `b3:${text}`,
    `isin:${text}`,
    `cetip:${text}`,
    ...(future === null ? [] : [`b3f:${String(future[1])}:${String(future[2])}`]),
    `crypto:${text}`,
    `x:${ticker}:${market}`,
  ]
}

/** The beginning of the names of the bonds with a Selic code. */
function selicPrefix(code: string): string | null {
  const [, digits] = /^(?:selic:)?(\d{6}):?$/i.exec(code) ?? []
  return digits === undefined ? null : `selic:${digits}:`
}

function inOrderOf(names: readonly string[]): (a: Row, b: Row) => number {
  return (a, b) => names.indexOf(String(a['asset_id'])) - names.indexOf(String(b['asset_id']))
}

function severalBonds(code: string, bonds: readonly Row[]): ApiError {
  return new ApiError(
    'conflict',
    `The Selic code ${code} has ${String(bonds.length)} bonds: ask for one of them by its asset_id, which ends with the maturity.`,
    {
      reason: 'several_assets',
      assets: bonds.slice(0, MOST_LISTED).map(({ asset_id, maturity_date }) => ({ asset_id, maturity_date })),
    },
  )
}

async function assetNotFound(snapshot: Snapshot, code: string): Promise<ApiError> {
  const near = await snapshot.query(NEAREST, { code: code.replace(NAMESPACE, '').toUpperCase() })
  const names = near.flatMap(({ code: name }) => (typeof name === 'string' ? name : []))
  return unknownCode('asset', code, names, 'No line and no quote of this snapshot names it; search with /v1/assets?q=.')
}
