import { requireDataset } from '../../api/coverage.ts'
import type { Row, Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { unknownCode, unknownName } from '../../api/request-errors.ts'
import { PORTFOLIO } from '../../fund/api/filing.ts'
import { type CompanyCode, hasTickerForm } from './company-code.ts'
import { companyMessages } from './company-messages.ts'
import { readFormsOfTicker, readLinesOfTicker, SECURITIES } from './ticker-links.ts'

const BY_CODE = new URL('company_by_code.sql', import.meta.url)
const NEAREST = new URL('nearest_companies.sql', import.meta.url)

export const COMPANY = 'cvm_company'

/** Scopes for a request by ticker: forms and lines of funds link tickers to companies. */
export const TICKER_SCOPES = [SECURITIES, PORTFOLIO].map((dataset) => ({
  parameter: 'id',
  datasetOf: (id: string) => (hasTickerForm(id) ? dataset : COMPANY),
}))

/** Company of a code: the registration that counts, and all others of its CNPJ. */
export interface FoundCompany {
  readonly cvm_code: number
  readonly cnpj: string
  readonly name: string
  /** Link from the ticker to the company; null if the request has a number of the company. */
  readonly link: Row | null
}

/**
 * Finds the company of a code. If one CNPJ has several registrations, the active one counts, otherwise the newest. A
 * ticker belongs to the company that has it on that day, or that had it last. Throws a 404 with the nearest codes, and
 * a 409 if a ticker has several issuers.
 */
export async function findCompany(
  snapshot: Snapshot,
  { by, code }: CompanyCode,
  date: string | null = null,
): Promise<FoundCompany> {
  requireDataset(snapshot, COMPANY)
  if (by === 'ticker') return findByTicker(snapshot, code, date)
  const found = await findRegistration(snapshot, by, code)
  if (found !== null) return { ...found, link: null }
  const near = await snapshot.query(NEAREST, { code })
  const codes = near.flatMap(({ code: each }) => (typeof each === 'string' ? each : []))
  throw unknownCode('company', code, codes, companyMessages.searchCompanies)
}

async function findRegistration(
  snapshot: Snapshot,
  by: 'cnpj' | 'cvm_code' | 'root',
  code: string,
): Promise<Omit<FoundCompany, 'link'> | null> {
  const [found] = (await snapshot.query(BY_CODE, { by, code })) as unknown as readonly FoundCompany[]
  return found ?? null
}

/** Finds the company of a ticker: its own forms count before lines of funds. */
async function findByTicker(snapshot: Snapshot, ticker: string, date: string | null): Promise<FoundCompany> {
  const forms = await readFormsOfTicker(snapshot, { ticker, date })
  const lines = forms.length > 0 ? [] : await readLinesOfTicker(snapshot, { ticker, date })
  const [found, other] = [...forms, ...lines].map(({ issuer, ...link }) => ({ issuer: issuer as string, link }))
  if (found === undefined) throw unknownName('company', ticker, [], [companyMessages.tickersNotLinked])
  if (other !== undefined) {
    throw new ApiError('conflict', companyMessages.severalCompanies({ ticker }), {
      reason: 'several_issuers',
      issuers: [found.issuer, other.issuer],
    })
  }
  const company = await findRegistration(snapshot, forms.length > 0 ? 'cnpj' : 'root', found.issuer)
  if (company === null) throw unknownCode('company', ticker, [], companyMessages.searchCompanies)
  return { ...company, link: found.link }
}
