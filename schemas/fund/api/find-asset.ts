import type { Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { unknownCode } from '../../api/request-errors.ts'
import type { Month } from '../../core/month.ts'
import type { AssetCode } from './asset-code.ts'
import { requireAssets } from './require-assets.ts'
import { readFiledMonths } from './filing.ts'
import { findClass, hasFiledAnything } from './fund.ts'
import { KeptNumbers } from './kept-numbers.ts'
import { isListedInReports } from './reports/listed-fund.ts'
import { type LinkedNames, readLinkedNames } from './linked-names.ts'
import { fundMessages } from './fund-messages.ts'

const FIND_ASSET = new URL('find_asset.sql', import.meta.url)
const ASSET_BY_ID = new URL('asset_by_id.sql', import.meta.url)
const ISSUED_LINES = new URL('issued_lines.sql', import.meta.url)
const NEAREST = new URL('nearest_assets.sql', import.meta.url)
const ASSET_ALIASES = new URL('asset_aliases.sql', import.meta.url)
const ALIASES = 'asset_alias'
const FUND_NUMBERS = new URL('fund_numbers.sql', import.meta.url)
/** The classes that stand for a fund. */
export const onlyClasses = new KeptNumbers(new URL('only_classes.sql', import.meta.url))
const FUND_ID = /^fund:([^:]+)(?::(.+))?$/

/** The asset that a code names. */
export interface FoundAsset {
  /** The name that it goes by in the month; that of a paper is its own. */
  readonly asset_id: string
  /** The name that its lines are added up by: of papers that are joined in the month, that of their group. */
  readonly groupId: string
  /** What joins these papers; "" for an asset alone. */
  readonly groupBasis: string
  readonly kind: string
  /** The names that lines of the month can give it: its own, and those that a link of the month leads to it. */
  readonly ids: readonly string[]
  readonly ticker: string | null
  readonly isin: string | null
  /** The numbers by which lines can name a fund; none for anything else. */
  readonly cnpjs: readonly string[]
  /** The code of a subclass. */
  readonly subclass: string | null
}

/**
 * Finds the asset that a code names in a month. An `asset_id` is that name with those that lead to
 * it; any other code also finds the name that its asset has now. A code of several assets is a conflict that lists them.
 */
export async function findAsset(snapshot: Snapshot, code: AssetCode, month: Month): Promise<FoundAsset> {
  requireAssets(snapshot, month)
  return findSince(snapshot, code, month, 0)
}

/** The same, following only the changes of the rules after a version. */
async function findSince(snapshot: Snapshot, code: AssetCode, month: Month, since: number): Promise<FoundAsset> {
  if (code.kind === 'fund') return findFund(snapshot, code.cnpj, code.subclass, month)
  const ids = listNames(code.text)
  const isExact = isAssetId(code.text)
  const [rows, ownNames] = await Promise.all([
    findRows(snapshot, ids, { selic: selicPrefix(code.text), isin: findIsin(code.text) }),
    // An asset_id is looked up as it stands, so its links need not wait for its row.
    isExact ? readLinkedNames(snapshot, code.text, { isExact, month }) : null,
  ])
  const named = rows
    .filter(({ asset_id }) => ids.includes(asset_id))
    .sort((a, b) => ids.indexOf(a.asset_id) - ids.indexOf(b.asset_id))
  // The likeliest of the names; only those found by a Selic code or by an ISIN next to another code are several assets.
  const [asset, another] = named.length > 0 ? named.slice(0, 1) : rows
  if (asset === undefined) {
    const renamed = await findAlias(snapshot, ids, since)
    if (renamed === null) throw await assetNotFound(snapshot, code.text)
    return findSince(snapshot, toCode(renamed.to_id), month, renamed.rules_version)
  }
  if (another !== undefined) throw severalAssets(code.text, rows)
  const isNamed = ownNames !== null && asset.asset_id === code.text
  const names = isNamed ? ownNames : await readLinkedNames(snapshot, asset.asset_id, { isExact, month })
  const fund = toCode(names.asset_id)
  if (fund.kind === 'fund') return describeFund(snapshot, fund.cnpj, fund.subclass, month)
  if (names.groupRule !== null || names.asset_id === asset.asset_id) return describe(asset.asset_id, asset, names)
  return describe(names.asset_id, (await findRow(snapshot, names.asset_id)) ?? asset, names)
}

function describe(asset_id: string, { asset_kind, ticker, isin }: AssetRow, names: LinkedNames): FoundAsset {
  const group = { groupId: names.asset_id, groupBasis: names.groupRule ?? '' }
  return { asset_id, ...group, kind: asset_kind, ids: names.ids, ticker, isin, cnpjs: [], subclass: null }
}

/** The name that the newest change of the rules gave to the asset of a name that no line has any more, if it is one. */
async function findAlias(snapshot: Snapshot, ids: readonly string[], since: number): Promise<AliasRow | null> {
  if (!snapshot.has(ALIASES)) return null
  const rows = (await snapshot.query(ASSET_ALIASES, { ids, since })) as unknown as AliasRow[]
  const [newest, other] = rows.filter(({ rules_version }) => rules_version === rows[0]?.rules_version)
  return newest === undefined || other !== undefined ? null : newest
}

/** A row of `asset_aliases.sql`. */
interface AliasRow {
  readonly to_id: string
  readonly rules_version: number
}

function toCode(asset_id: string): AssetCode {
  const [, cnpj, subclass = null] = FUND_ID.exec(asset_id) ?? []
  return cnpj === undefined ? { kind: 'code', text: asset_id } : { kind: 'fund', cnpj, subclass }
}

/** A row of `find_asset.sql`. */
interface AssetRow {
  readonly asset_id: string
  readonly asset_kind: string
  readonly names: string
  readonly ticker: string | null
  readonly isin: string | null
  readonly maturity_date: string | null
}

async function findRows(
  snapshot: Snapshot,
  ids: readonly string[],
  { selic, isin }: { readonly selic: string | null; readonly isin: string | null },
): Promise<AssetRow[]> {
  const [id = '', ...more] = ids
  const isOneName = more.length === 0 && selic === null && isin === null
  const rows = isOneName ? snapshot.query(ASSET_BY_ID, { id }) : snapshot.query(FIND_ASSET, { ids, selic, isin })
  return (await rows) as unknown as AssetRow[]
}

async function findRow(snapshot: Snapshot, id: string): Promise<AssetRow | undefined> {
  return (await findRows(snapshot, [id], { selic: null, isin: null }))[0]
}

const isAssetId = (text: string) => /^[a-z0-9]+:/.test(text)

/** The names that a code can be part of, the likeliest first. */
function listNames(text: string): string[] {
  if (isAssetId(text)) return [text]
  const [ticker = '', market = 'US'] = text.replace('/', '.').split(' ')
  const [, contract, series] = /^([A-Z][A-Z0-9]{2})F?([FGHJKMNQUVXZ][0-9]{2})$/.exec(text) ?? []
  const future = contract === undefined || series === undefined ? [] : [`b3f:${contract}:${series}`]
  return [`b3:${text}`, `isin:${text}`, `cetip:${text}`, ...future, `crypto:${text}`, `x:${ticker}:${market}`]
}

/** The ISIN that a code is, if it looks like one. */
function findIsin(text: string): string | null {
  const bare = text.replace(/^isin:/, '')
  return /^[A-Z]{2}[A-Z0-9]{10}$/.test(bare) ? bare : null
}

/** The beginning of the names of the bonds with a Selic code. */
function selicPrefix(text: string): string | null {
  const [, digits] = /^(?:selic:)?(\d{6}):?$/.exec(text) ?? []
  return digits === undefined ? null : `selic:${digits}:`
}

/** A fund by its number, also if its only class has another one; a number that files in the month is itself. */
async function findFund(snapshot: Snapshot, cnpj: string, subclass: string | null, month: Month): Promise<FoundAsset> {
  const behind = subclass === null ? '' : `:${subclass}`
  const isKnown = async () =>
    (await hasFiledAnything(snapshot, cnpj)) ||
    (await findRow(snapshot, `fund:${cnpj}${behind}`)) !== undefined ||
    (await isListedInReports(snapshot, cnpj))
  const { cnpj: found } = await findClass(snapshot, cnpj, { hasFiled: isKnown }).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.errorData['reason'] === 'fund_not_found')
      throw (await explainIssuer(snapshot, cnpj, month)) ?? (await assetNotFound(snapshot, cnpj))
    throw error
  })
  const isFiler = found !== cnpj && (await readFiledMonths(snapshot, cnpj, [month])).length > 0
  return describeFund(snapshot, isFiler ? cnpj : found, subclass, month)
}

/** A class under all numbers and tickers that lines of the month can name it by. */
async function describeFund(
  snapshot: Snapshot,
  cnpj: string,
  subclass: string | null,
  month: Month,
): Promise<FoundAsset> {
  const behind = subclass === null ? '' : `:${subclass}`
  const ofFunds = onlyClasses.hasNone(snapshot, [cnpj])
    ? []
    : ((await snapshot.query(FUND_NUMBERS, { cnpj }, [month])) as unknown as { readonly fund_cnpj: string }[])
  const cnpjs = [cnpj, ...ofFunds.map(({ fund_cnpj }) => fund_cnpj)]
  const named = await Promise.all(
    cnpjs.map((each) => readLinkedNames(snapshot, `fund:${each}${behind}`, { isExact: true, month })),
  )
  const asset_id = `fund:${cnpj}${behind}`
  return {
    asset_id,
    groupId: asset_id,
    groupBasis: '',
    kind: 'fund_quota',
    ids: [...new Set(named.flatMap(({ ids }) => ids))],
    ticker: null,
    isin: null,
    cnpjs,
    subclass,
  }
}

/** The 404 for the number of an issuer that lines of the month name; null where none does. */
async function explainIssuer(snapshot: Snapshot, cnpj: string, month: Month): Promise<ApiError | null> {
  const [issued] = (await snapshot.query(ISSUED_LINES, { cnpj }, [month])) as unknown as {
    readonly lines: number
    readonly funds: number
  }[]
  if (issued === undefined || issued.lines === 0) return null
  return new ApiError('not_found', fundMessages.issuerOfLines({ cnpj, month, ...issued }), {
    reason: 'asset_not_found',
    issuer: { cnpj, ...issued },
  })
}

async function assetNotFound(snapshot: Snapshot, code: string): Promise<ApiError> {
  const near = await snapshot.query(NEAREST, { code: code.replace(/^[a-z0-9]+:/, '') })
  const names = near.flatMap(({ code: name }) => (typeof name === 'string' ? name : []))
  return unknownCode('asset', code, names, fundMessages.searchAssets)
}

/** Assets that an error lists: it says how many there are in all. */
const MOST_ASSETS = 50

function severalAssets(code: string, rows: readonly AssetRow[]): ApiError {
  return new ApiError('conflict', fundMessages.severalAssets({ code, count: rows.length }), {
    reason: 'several_assets',
    assets: rows.slice(0, MOST_ASSETS).map(({ asset_id, asset_kind, names, maturity_date }) => ({
      asset_id,
      asset_kind,
      name: names.split(';')[0] ?? '',
      maturity_date,
    })),
  })
}
