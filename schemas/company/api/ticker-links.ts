import type { Row, Snapshot } from '../../api/endpoint.ts'
import { PORTFOLIO } from '../../fund/api/filing.ts'

const FORMS_OF_TICKER = new URL('forms_of_ticker.sql', import.meta.url)
const LINES_OF_TICKER = new URL('lines_of_ticker.sql', import.meta.url)
const DATABASE_OF_TICKER = new URL('database_of_ticker.sql', import.meta.url)

/** Dataset of the forms in which companies name their tickers. */
export const SECURITIES = 'cvm_company_security'
export const ISIN_DATABASE = 'b3_isin'

/** What leads from a question to a company: its names and numbers in the register, or what says whose a ticker is. */
export const FOUND_BY = ['register', 'form', 'lines', 'isin_database'] as const
export type FoundBy = (typeof FOUND_BY)[number]

const DATASETS: Readonly<Record<FoundBy, readonly string[]>> = {
  register: [],
  form: [SECURITIES],
  lines: [PORTFOLIO],
  // Quotes and lines say which ticker an ISIN has.
  isin_database: [ISIN_DATABASE, PORTFOLIO],
}

/** Lists the datasets beside the register that a way to a company takes the scopes of. */
export function datasetsOfFinding(way: string): readonly string[] {
  return FOUND_BY.filter((each) => each === way).flatMap((each) => DATASETS[each])
}

interface AskedTicker {
  readonly ticker: string
  readonly date: string | null
}

/** Reads whose a ticker is by the forms of companies, on a day or last. */
export async function readFormsOfTicker(snapshot: Snapshot, { ticker, date }: AskedTicker): Promise<Row[]> {
  return snapshot.has('cvm_company_ticker') ? snapshot.query(FORMS_OF_TICKER, { ticker, date }) : []
}

/** Reads whose a ticker is by the lines of funds, on a day or last. */
export async function readLinesOfTicker(snapshot: Snapshot, { ticker, date }: AskedTicker): Promise<Row[]> {
  return snapshot.has('issuer_ticker') ? snapshot.query(LINES_OF_TICKER, { ticker, date }) : []
}

async function readDatabase(snapshot: Snapshot, ticker: string): Promise<Row[]> {
  const isThere = snapshot.has('b3_isin_link') && snapshot.has('asset_link')
  return isThere ? snapshot.query(DATABASE_OF_TICKER, { ticker }) : []
}

/** A link of a ticker to whoever has that CNPJ, or one that begins so. */
export interface IssuerOfTicker {
  readonly issuer: string
  readonly link: Row
}

/** Reads whose a ticker is by everything that is asked for: what a company says itself comes first. */
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
