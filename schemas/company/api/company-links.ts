import { z } from 'zod'
import type { Row, Snapshot } from '../../api/endpoint.ts'
import { choiceInput } from '../../api/input.ts'
import { described } from '../../api/output.ts'
import { PORTFOLIO } from '../../fund/api/filing.ts'
import { ISIN_DATABASE, SECURITIES } from './ticker-links.ts'

const OF_LINES = new URL('links_of_lines.sql', import.meta.url)
const OF_FORMS = new URL('links_of_forms.sql', import.meta.url)
const SEEN = new URL('seen_together.sql', import.meta.url)
const OF_DATABASE = new URL('links_of_database.sql', import.meta.url)
const FORMS = 'cvm_company_ticker'
const LINES = 'issuer_ticker'

const INCLUDED = ['links', 'database_links'] as const
type Included = (typeof INCLUDED)[number]

export const includeLinksInput = choiceInput(
  INCLUDED,
  'links: also the tickers and ISINs of the company, each with its days. A key needs the scopes `cvm_fund_portfolio` and `cvm_company_security`. database_links: these, and the shares, units and receipts that the ISIN database has for its CNPJ. A key needs the scope `b3_isin` too.',
).optional()

/** Scopes of the datasets of links, which a request for links needs. */
export const LINK_SCOPES = [
  ...[PORTFOLIO, SECURITIES].map((dataset) => ({ parameter: 'include', datasetOf: () => dataset })),
  { parameter: 'include', datasetOf: (value: string) => (value === 'database_links' ? ISIN_DATABASE : SECURITIES) },
]

const day = (description: string) => described(z.iso.date().nullable(), description, 'DATE')
const text = (description: string) => described(z.string(), description, 'VARCHAR')
const textOrNone = (description: string) => described(z.string().nullable(), description, 'VARCHAR')

const tickerFields = {
  ticker: text('Trading code.'),
  first_day: day(
    'First day that is known of the ticker beside the company: of a form as filed, null where none is; of lines the end of the first month that has both.',
  ),
  last_day: day(
    'Last known day of it: of a form as filed, null where trading goes on; of lines the end of the last month that has both.',
  ),
  basis: described(
    z.enum(['form', 'lines']),
    'form: the company names the ticker in its registration form. lines: lines of funds name the ticker beside the CNPJ of its issuer, or it is derived from others of that month.',
    'VARCHAR',
  ),
  source: text('Table that says the days.'),
}

/** Link from the requested ticker to its company. */
export const tickerLink = z
  .strictObject(tickerFields)
  .meta({ id: 'TickerLink', description: 'A ticker, a company, and the evidence that links them.' })

/** Link from the ticker in a list's query to its company. */
export const listedTickerLink = z
  .strictObject({
    ...tickerFields,
    first_day: day(
      'First day that is known of the ticker beside the company, as `ticker_link` of `/v1/company/{id}` has it; of the ISIN database the first day of the month of its edition.',
    ),
    last_day: day('Last known day of it; of the ISIN database the last day of that month.'),
    basis: described(
      z.enum(['form', 'lines', 'isin_database']),
      'form: the company names the ticker in its registration form. lines: lines of funds name it beside the CNPJ of its issuer, or that is derived. isin_database: quotes or lines have it beside an ISIN whose issuer code the database has beside the CNPJ of the company; codes are given anew, so it says nothing of other months.',
      'VARCHAR',
    ),
    isin: textOrNone('That ISIN; null where the link has another basis.'),
    edition_date: day('Day of the edition of the ISIN database; null where the link has another basis.'),
  })
  .meta({ id: 'ListedTickerLink', description: 'A ticker, a company that it has led to, and the evidence.' })

export const companyLink = z
  .strictObject({
    ...tickerFields,
    isin: textOrNone('ISIN that quotes or lines have beside the ticker; null where none have.'),
    isin_first_day: day('First day on which the ticker is seen with that ISIN; null where none is.'),
    isin_last_day: day('Last day on which it is.'),
    isin_source: textOrNone('Table with the evidence.'),
  })
  .meta({ id: 'CompanyLink', description: 'A ticker of a company, with its ISIN, each with its days.' })

export const databaseLink = z
  .strictObject({
    isin: text('ISIN of the instrument.'),
    issuer_code: textOrNone('Code of its issuer at the exchange: characters 3 to 6 of the ISIN.'),
    instrument_type: textOrNone('Type of the instrument, as filed: ACN shares, UNT units, R receipts.'),
    first_day: day(
      'First day of the month of the edition: codes are given anew, and another month may have another issuer.',
    ),
    last_day: day('Last day of that month.'),
    edition_date: day('Day of the edition of the database.'),
    basis: described(
      z.literal('isin_database'),
      'isin_database: the database has the code of the issuer beside the CNPJ of the company.',
      'VARCHAR',
    ),
    source: text('Table with the evidence.'),
    ticker: textOrNone('Ticker that quotes or lines have beside the ISIN; null where none have.'),
    ticker_first_day: day('First day on which the ISIN is seen with that ticker; null where none is.'),
    ticker_last_day: day('Last day on which it is.'),
    ticker_source: textOrNone('Table with the evidence.'),
  })
  .meta({
    id: 'DatabaseLink',
    description: 'An instrument that the ISIN database has under the issuer codes of a company.',
  })

/** Reads the links of a company that a request includes. */
export async function readCompanyLinks(
  snapshot: Snapshot,
  cnpj: string,
  include: Included | undefined,
): Promise<Readonly<Record<string, Row[]>>> {
  if (include === undefined) return {}
  const [links, database_links] = await Promise.all([
    readTickers(snapshot, cnpj),
    include === 'database_links' ? readOfDatabase(snapshot, cnpj) : null,
  ])
  return { links, ...(database_links !== null && { database_links }) }
}

/** Reads the tickers in the forms of a company, and those next to its CNPJ in lines of funds. */
async function readTickers(snapshot: Snapshot, cnpj: string): Promise<Row[]> {
  const [forms, lines] = await Promise.all([
    snapshot.has(FORMS) ? snapshot.query(OF_FORMS, { cnpj }) : [],
    snapshot.has(LINES) ? snapshot.query(OF_LINES, { root: cnpj.slice(0, 8) }) : [],
  ])
  const rows = [...forms, ...lines]
  const seen = await readSeen(snapshot, 'ticker', rows)
  return rows.flatMap((row) => {
    const own = seen.filter((each) => each['ticker'] === row['ticker'] && canBeOf(row, each))
    return (own.length > 0 ? own : [NONE_SEEN]).map(({ isin = null, ...days }) => ({
      ...row,
      isin,
      isin_first_day: days['first_day'] ?? null,
      isin_last_day: days['last_day'] ?? null,
      isin_source: days['source'] ?? null,
    }))
  })
}

/** Reads the instruments of a company in the ISIN database, each with its tickers in quotes and lines of funds. */
async function readOfDatabase(snapshot: Snapshot, cnpj: string): Promise<Row[]> {
  const rows = snapshot.has('b3_isin_link') ? await snapshot.query(OF_DATABASE, { cnpj }) : []
  const seen = await readSeen(snapshot, 'isin', rows)
  return rows.flatMap((row) => {
    const own = seen.filter((each) => each['isin'] === row['isin'])
    return (own.length > 0 ? own : [NONE_SEEN]).map(({ ticker = null, ...days }) => ({
      ...row,
      ticker,
      ticker_first_day: days['first_day'] ?? null,
      ticker_last_day: days['last_day'] ?? null,
      ticker_source: days['source'] ?? null,
    }))
  })
}

const NONE_SEEN: Row = {}

/** Reads the pairs of ticker and ISIN in quotes and lines of funds for some rows, each with its days. */
async function readSeen(snapshot: Snapshot, column: 'ticker' | 'isin', rows: readonly Row[]): Promise<Row[]> {
  const named = [...new Set(rows.map((row) => row[column] as string))]
  if (named.length === 0 || !snapshot.has('asset_link')) return []
  return snapshot.query(SEEN, column === 'ticker' ? { tickers: named, isins: [] } : { tickers: [], isins: named })
}

/**
 * True if the days allow that a ticker and an ISIN belong together. The days of a form limit the meaning of a ticker;
 * lines only show days on which it was used.
 */
function canBeOf({ basis, first_day = null, last_day = null }: Row, seen: Row): boolean {
  if (basis !== 'form') return true
  const [from, to] = [seen['first_day'] as string, seen['last_day'] as string]
  return (first_day === null || (first_day as string) <= to) && (last_day === null || from <= (last_day as string))
}
