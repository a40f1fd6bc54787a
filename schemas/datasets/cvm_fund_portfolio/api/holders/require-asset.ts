import type { Snapshot } from '../../../../api/endpoint.ts'
import { unknownCode } from '../../../../api/request-errors.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { findClass } from '../../../../fund/api/fund.ts'
import type { AssetCode } from './asset-code.ts'

const CODE_NAMED = new URL('asset_named.sql', import.meta.url)
const FUND_NAMED = new URL('quota_named.sql', import.meta.url)
const NEAREST = new URL('nearest_codes.sql', import.meta.url)
const QUOTAS = 'cvm_fund_quota'
const TICKERS = 'b3_quote_ticker'
const TRADED = new URL('traded_code.sql', import.meta.url)

/** Months in which a code without a holder is looked for: each is read, so they are few. */
export const MONTHS_SEARCHED = 12

/**
 * A 404 for an asset that nothing here names, so that an empty list of holders says that the asset is known and that
 * nobody holds it. It is known if it was held in one of the newest months, was traded, or is a fund that is registered
 * or filed.
 */
export async function requireAsset(
  snapshot: Snapshot,
  { kind, text }: AssetCode,
  numbers: readonly string[],
  month: Month,
): Promise<void> {
  const searched = (months: readonly Month[]) => months.filter((each) => each !== month).slice(0, MONTHS_SEARCHED)
  if (kind === 'fund') {
    if (await isNamed(snapshot, FUND_NAMED, { cnpjs: numbers }, searched(snapshot.monthsWith(QUOTAS)))) return
    await findClass(snapshot, text)
    return
  }
  if (snapshot.has(TICKERS) && (await snapshot.query(TRADED, { code: text })).length > 0) return
  if (await isNamed(snapshot, CODE_NAMED, { code: text }, searched(snapshot.months(PORTFOLIO)))) return
  const near = await snapshot.query(NEAREST, { code: text }, [month])
  const names = near.flatMap(({ code }) => (typeof code === 'string' ? code : []))
  const advice = `No line of ${month} nor of the ${String(MONTHS_SEARCHED)} newest months names it, and no quote.`
  throw unknownCode('asset', text, names, advice)
}

async function isNamed(
  snapshot: Snapshot,
  sql: URL,
  bindings: Readonly<Record<string, string | readonly string[]>>,
  months: readonly Month[],
): Promise<boolean> {
  return months.length > 0 && (await snapshot.query(sql, bindings, months)).length > 0
}
