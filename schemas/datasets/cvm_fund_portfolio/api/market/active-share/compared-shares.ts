import { z } from 'zod'
import type { Snapshot } from '../../../../../api/endpoint.ts'
import { lastDayOfMonth } from '../../../../../api/business-day.ts'
import { parameter } from '../../../../../api/input.ts'
import { issueText } from '../../../../../api/issue-message.ts'
import { unknownName } from '../../../../../api/request-errors.ts'
import { bareCnpj, hasValidCheckDigits } from '../../../../../core/cnpj.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../../core/exact-number.ts'
import type { Month } from '../../../../../core/month.ts'
import { PORTFOLIO } from '../../../../../fund/api/filing.ts'
import { codeOfFund, type FundCode } from '../../../../../fund/api/fund-code.ts'
import { activeShareMessages } from './active-share-messages.ts'

const ASSETS = new URL('index_assets.sql', import.meta.url)
const PRICES = new URL('last_prices.sql', import.meta.url)
const CODES = new URL('index_codes.sql', import.meta.url)
const INDEX = 'b3_index'
const INDEX_PORTFOLIO = 'b3_index_portfolio'
const QUOTES = 'b3_quote'

/** Side of a comparison: a class, by its number or the code of its quotas, or an index. */
export type ComparedShares = FundCode | { readonly kind: 'index'; readonly index: string }

/** Reads the code of a class; null for other text. */
function readFundCode(text: string): FundCode | null {
  const cnpj = bareCnpj(text.toUpperCase())
  return cnpj !== null && hasValidCheckDigits(cnpj) ? { kind: 'cnpj', cnpj } : codeOfFund(text)
}

export const comparedSharesInput = parameter(
  z.string().transform((text, context): ComparedShares => {
    const fund = readFundCode(text)
    if (fund !== null) return fund
    if (/^[0-9A-Za-z]{1,12}$/.test(text)) return { kind: 'index', index: text.toUpperCase() }
    context.addIssue(issueText(activeShareMessages.comparedShares))
    return z.NEVER
  }),
  'What to compare with: a fund, such as an index fund, by its CNPJ, bare, or masked and URL-encoded, or by the ticker or ISIN of its quotas (BOVA11); or the code of an index (IBOV).',
  { type: 'string', maxLength: 18, examples: ['60553176000100'] },
)

/** Further scopes for a comparison with an index. */
export const comparedSharesScopes = [INDEX, QUOTES].map((dataset) => ({
  parameter: 'against',
  datasetOf: (against: string) => (readFundCode(against) === null ? dataset : PORTFOLIO),
}))

/** Weights of an index by asset, as whole numbers of the same unit, or the reason why they are missing. */
export interface IndexWeights {
  readonly weights: ReadonlyMap<string, bigint>
  /** Published share of the securities without a price. */
  readonly missing: ExactNumber | null
  readonly reason: '' | 'index_portfolio_not_of_month' | 'prices_not_compiled'
}

/**
 * Reads the weights of an index at the end of a month, at the prices of its last session. Throws a 404 for an unknown
 * index.
 */
export async function readIndexWeights(snapshot: Snapshot, code: string, month: Month): Promise<IndexWeights> {
  await requireIndex(snapshot, code)
  const assets = snapshot.has(INDEX_PORTFOLIO)
    ? ((await snapshot.query(ASSETS, { code, last_day: lastDayOfMonth(month) })) as unknown as AssetRow[])
    : []
  if (assets.length === 0) return noWeights('index_portfolio_not_of_month')
  if (!snapshot.months(QUOTES).includes(month)) return noWeights('prices_not_compiled')
  const tickers = assets.map(({ ticker }) => ticker)
  const prices = (await snapshot.query(PRICES, { tickers }, [month])) as unknown as PriceRow[]
  const units = new Map(prices.map((row) => [row.ticker, priceOfThousand(row)]))
  const weights = assets.flatMap(({ ticker, theoretical_quantity: quantity }): [string, bigint][] => {
    const price = units.get(ticker) ?? 0n
    return price === 0n || quantity === null ? [] : [[`b3:${ticker}`, price * toUnits(quantity.text, 6)]]
  })
  const known = new Map(weights)
  const missing = assets
    .filter(({ ticker }) => !known.has(`b3:${ticker}`))
    .reduce((sum, { share_percent: share }) => sum + (share === null ? 0n : toUnits(share.text, 6)), 0n)
  return { weights: known, missing: toExactNumber(missing, 6), reason: '' }
}

function noWeights(reason: IndexWeights['reason']): IndexWeights {
  return { weights: new Map(), missing: null, reason }
}

/** Row of `index_assets.sql`. */
interface AssetRow {
  readonly ticker: string
  readonly theoretical_quantity: ExactNumber | null
  readonly share_percent: ExactNumber | null
}

/** Row of `last_prices.sql`. */
interface PriceRow {
  readonly ticker: string
  readonly close: ExactNumber | null
  readonly quotation_factor: number | null
}

/** Computes the price of a thousand shares in cents: prices are quoted for one or for a thousand. */
function priceOfThousand({ close, quotation_factor: factor }: PriceRow): bigint {
  return close === null || factor === null || factor < 1 ? 0n : (toUnits(close.text, 2) * 1000n) / BigInt(factor)
}

async function requireIndex(snapshot: Snapshot, code: string): Promise<void> {
  const rows = snapshot.has(INDEX) ? await snapshot.query(CODES, {}) : []
  const codes = rows.flatMap(({ code: each }) => (typeof each === 'string' ? each : []))
  if (!codes.includes(code)) throw unknownName('index', code, codes)
}
