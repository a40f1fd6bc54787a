import type { Row, Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { findClass } from './fund.ts'
import { classAsFiled } from './registered-class.ts'
import type { FundCode } from './fund-code.ts'
import { fundMessages } from './fund-messages.ts'
import { LISTED_ETFS } from './listed-etfs.ts'
import { readReportedIsins } from './reported-isins.ts'

const ASSETS = 'asset'
const ASSET_OF_CODE = new URL('asset_of_code.sql', import.meta.url)
const QUOTES = 'b3_spot_ticker'
const SPOT_CODE = new URL('spot_code.sql', import.meta.url)

/** Reasons to link a code with the number of a fund, the best first. A name alone is not a reason. */
export const RESOLUTION_BASES = ['isin_of_report', 'ticker_of_lines', 'fund_documents'] as const
type ResolutionBasis = (typeof RESOLUTION_BASES)[number]

/** Fund of a code. */
export interface ResolvedFund {
  readonly cnpj: string
  readonly basis: ResolutionBasis
}

type QuotaCode = Exclude<FundCode, { kind: 'cnpj' }>

/** Finds the number of the fund in an optional parameter. */
export async function findNumber(snapshot: Snapshot, code: FundCode | undefined): Promise<string | undefined> {
  if (code === undefined) return undefined
  return code.kind === 'cnpj' ? code.cnpj : (await resolveFund(snapshot, code)).cnpj
}

/** Finds the fund of a ticker or ISIN; an unknown code is a 404, and several funds are a conflict that lists them. */
export async function resolveFund(snapshot: Snapshot, code: QuotaCode): Promise<ResolvedFund> {
  const [fund, ...others] = await listFundsOfCode(snapshot, code)
  if (fund === undefined) {
    throw new ApiError('not_found', fundMessages.noFundOfCode({ code: code.text }), { reason: 'fund_not_found' })
  }
  if (others.length === 0) return fund
  const funds = await Promise.all([fund, ...others].map((each) => describeCandidate(snapshot, each)))
  throw new ApiError('conflict', fundMessages.severalFunds({ code: code.text, count: funds.length }), {
    reason: 'several_funds',
    funds,
  })
}

/** Lists the funds of a ticker or ISIN, each once, by its number or that of its only class. */
export async function listFundsOfCode(snapshot: Snapshot, code: QuotaCode): Promise<readonly ResolvedFund[]> {
  const { isins, linked } = await readCode(snapshot, code)
  const reported = await readReportedIsins(snapshot)
  const named = (basis: ResolutionBasis, cnpjs: readonly string[]) =>
    cnpjs.map((cnpj): ResolvedFund => ({ cnpj, basis }))
  const all = [
    ...named(
      'isin_of_report',
      isins.flatMap((isin) => reported.get(isin) ?? []),
    ),
    ...named('ticker_of_lines', linked),
    ...named('fund_documents', findListedEtfs(code, isins)),
  ]
  return keepFirst(all.length < 2 ? all : await Promise.all(all.map((each) => toClass(snapshot, each))))
}

function keepFirst(funds: readonly ResolvedFund[]): ResolvedFund[] {
  return funds.filter(({ cnpj }, at) => funds.findIndex((other) => other.cnpj === cnpj) === at)
}

/** Row of `asset_of_code.sql`. */
interface CodedAsset {
  readonly asset_id: string
  readonly isin: string | null
  readonly alias_of: string | null
}

/** Reads the ISINs of a code from quotes and lines, and the funds next to it in lines. */
async function readCode(
  snapshot: Snapshot,
  { kind, text }: QuotaCode,
): Promise<{ readonly isins: readonly string[]; readonly linked: readonly string[] }> {
  const id = kind === 'ticker' ? `b3:${text}` : `isin:${text}`
  const rows = (await queryCode(snapshot, id)) as unknown as readonly CodedAsset[]
  const isins = [...(kind === 'isin' ? [text] : []), ...rows.flatMap(({ isin }) => isin ?? [])]
  const linked = rows.flatMap(({ alias_of }) => /^fund:([^:]+)/.exec(alias_of ?? '')?.[1] ?? [])
  return { isins: [...new Set(isins)], linked: [...new Set(linked)] }
}

/** Assets are known from lines of portfolios: a snapshot without portfolios has only quotes. */
async function queryCode(snapshot: Snapshot, id: string): Promise<Row[]> {
  if (snapshot.has(ASSETS)) return await snapshot.query(ASSET_OF_CODE, { id })
  const months = snapshot.monthsWith(QUOTES)
  return months.length === 0 ? [] : await snapshot.query(SPOT_CODE, { id }, months)
}

/** A ticker with an ISIN here is found only by the ISIN, because another fund can have the ticker now. */
function findListedEtfs({ kind, text }: QuotaCode, isins: readonly string[]): string[] {
  const isByTicker = kind === 'ticker' && isins.length === 0
  return LISTED_ETFS.filter(({ ticker, isin }) => (isByTicker ? ticker === text : isins.includes(isin))).map(
    ({ cnpj }) => cnpj,
  )
}

/**
 * Converts the number of a fund to the number of its class, because lines can have either. A number without a single
 * class stays as it is.
 */
async function toClass(snapshot: Snapshot, { cnpj, basis }: ResolvedFund): Promise<ResolvedFund> {
  try {
    return { cnpj: (await findClass(snapshot, cnpj)).cnpj, basis }
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'conflict')) return { cnpj, basis }
    throw error
  }
}

async function describeCandidate(snapshot: Snapshot, { cnpj, basis }: ResolvedFund) {
  const { row } = await classAsFiled(snapshot, cnpj)
  return { cnpj, name: row?.['name'] ?? '', basis }
}
