import { z } from 'zod'
import type { Row, Snapshot } from '../../api/endpoint.ts'
import { choiceInput } from '../../api/input.ts'
import { described } from '../../api/output.ts'
import { PORTFOLIO } from '../../fund/api/filing.ts'

const OF_LINES = new URL('links_of_lines.sql', import.meta.url)
const OF_FORMS = new URL('links_of_forms.sql', import.meta.url)
const SECURITIES = 'cvm_company_security'
const FORMS = 'cvm_company_ticker'

export const includeLinksInput = choiceInput(
  ['links'],
  'links: also the tickers and ISINs of the company, each with its days. A key needs the scopes `cvm_fund_portfolio` and `cvm_company_security`.',
).optional()

/** A request for links needs the scopes of what says them. */
export const LINK_SCOPES = [PORTFOLIO, SECURITIES].map((dataset) => ({
  parameter: 'include',
  datasetOf: () => dataset,
}))

const day = (description: string) => described(z.iso.date().nullable(), description, 'DATE')

export const companyLink = z
  .strictObject({
    ticker: described(z.string(), 'Trading code.', 'VARCHAR'),
    isin: described(
      z.string().nullable(),
      'ISIN that quotes or lines have beside the ticker on these days; null where none have.',
      'VARCHAR',
    ),
    first_day: day('First day that is known of the link; null where none is.'),
    last_day: day(
      'Last day that is known of the link; of a form null where trading goes on, else where none is known.',
    ),
    basis: described(
      z.enum(['form', 'lines']),
      'form: the company names the ticker in its registration form. lines: lines of funds name the ticker beside the CNPJ of its issuer.',
      'VARCHAR',
    ),
    source: described(z.string(), 'Table that says the days.', 'VARCHAR'),
  })
  .meta({ id: 'CompanyLink', description: 'A ticker of a company, with its ISIN and days.' })

/** Reads the tickers of a company: those that its forms name, and those that lines of funds name beside its CNPJ. */
export async function readCompanyLinks(snapshot: Snapshot, cnpj: string): Promise<Row[]> {
  const [forms, lines] = await Promise.all([
    snapshot.has(FORMS) ? snapshot.query(OF_FORMS, { cnpj }) : [],
    snapshot.has('issuer') ? snapshot.query(OF_LINES, { root: cnpj.slice(0, 8) }) : [],
  ])
  return [...forms, ...lines]
}
