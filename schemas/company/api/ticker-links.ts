import type { Row, Snapshot } from '../../api/endpoint.ts'
import { PORTFOLIO } from '../../fund/api/filing.ts'

const FORMS_OF_TICKER = new URL('forms_of_ticker.sql', import.meta.url)
const LINES_OF_TICKER = new URL('lines_of_ticker.sql', import.meta.url)
const DATABASE_OF_TICKER = new URL('database_of_ticker.sql', import.meta.url)

/** Dataset of the forms with the tickers of companies. */
export const SECURITIES = 'cvm_company_security'
export const ISIN_DATABASE = 'b3_isin'

/**
 * Ways from a question to a company: its names and numbers in the register, or a source that links tickers to
 * companies.
 */
export const FOUND_BY = ['register', 'form', 'lines', 'isin_database'] as const
export type FoundBy = (typeof FOUND_BY)[number]

const DATASETS: Readonly<Record<FoundBy, readonly string[]>> = {
  register: [],
  form: [SECURITIES],
  lines: [PORTFOLIO],
  // Quotes and lines of funds link a ticker to its ISINs.
  isin_database: [ISIN_DATABASE, PORTFOLIO],
}

/** Lists the datasets beside the register whose scopes a way to a company needs. */
export function datasetsOfFinding(way: string): readonly string[] {
  return FOUND_BY.filter((each) => each === way).flatMap((each) => DATASETS[each])
}

interface TickerRequest {
  readonly ticker: string
  readonly date: string | null
}

/** Reads the companies of a ticker from their forms, on a day or last. */
export async function readFormsOfTicker(snapshot: Snapshot, { ticker, date }: TickerRequest): Promise<Row[]> {
  return snapshot.has('cvm_company_ticker') ? snapshot.query(FORMS_OF_TICKER, { ticker, date }) : []
}

/** Reads the issuers of a ticker from the lines of funds, on a day or last. */
export async function readLinesOfTicker(snapshot: Snapshot, { ticker, date }: TickerRequest): Promise<Row[]> {
  return snapshot.has('issuer_ticker') ? snapshot.query(LINES_OF_TICKER, { ticker, date }) : []
}

async function readDatabase(snapshot: Snapshot, ticker: string): Promise<Row[]> {
  const isThere = snapshot.has('b3_isin_link') && snapshot.has('asset_link')
  return isThere ? snapshot.query(DATABASE_OF_TICKER, { ticker }) : []
}

/** Link from a ticker to a CNPJ, or to the first digits of one. */
export interface IssuerOfTicker {
  readonly issuer: string
  readonly link: Row
}

/** Reads the issuers of a ticker from all requested sources; forms of the company itself come first. */
export async function readIssuersOfTicker(
  snapshot: Snapshot,
  ticker: string,
  ways: readonly FoundBy[],
): Promise<readonly IssuerOfTicker[]> {
  const asked = { ticker, date: null }
  const rows = await Promise.all([
    ways.includes('form') ? readFormsOfTicker(snapshot, asked) : [],
    ways.includes('lines') ? readLinesOfTicker(snapshot, asked) : [],
    ways.includes('isin_database') ? readDatabase(snapshot, ticker) : [],
  ])
  return rows.flat().map(({ issuer, isin = null, edition_date = null, ...link }) => ({
    issuer: issuer as string,
    link: { ...link, isin, edition_date },
  }))
}
