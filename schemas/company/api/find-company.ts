import { requireDataset } from '../../api/coverage.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { unknownCode, unknownName } from '../../api/request-errors.ts'
import type { CompanyCode } from './company-code.ts'
import { companyMessages } from './company-messages.ts'

const BY_CODE = new URL('company_by_code.sql', import.meta.url)
const NEAREST = new URL('nearest_companies.sql', import.meta.url)
const ROOT_OF_TICKER = new URL('root_of_ticker.sql', import.meta.url)

export const COMPANY = 'cvm_company'

/** The company of a code: the registration that counts, and all others of its CNPJ. */
export interface FoundCompany {
  readonly cvm_code: number
  readonly cnpj: string
  readonly name: string
}

/**
 * Finds the company of a code. Of several registrations of one CNPJ the active one counts, or else the newest. Throws a 404
 * with the nearest codes, and a 409 where a ticker is beside several issuers.
 */
export async function findCompany(snapshot: Snapshot, asked: CompanyCode): Promise<FoundCompany> {
  requireDataset(snapshot, COMPANY)
  const { by, code } = asked
  const named = by === 'ticker' ? await findRoot(snapshot, code) : code
  const rows = await snapshot.query(BY_CODE, { by: by === 'ticker' ? 'root' : by, code: named })
  const [found] = rows as unknown as FoundCompany[]
  if (found !== undefined) return found
  const near = by === 'ticker' ? [] : await snapshot.query(NEAREST, { code })
  const codes = near.flatMap(({ code: each }) => (typeof each === 'string' ? each : []))
  throw unknownCode('company', code, codes, companyMessages.searchCompanies)
}

/** The first eight characters of the CNPJ of the issuer of a ticker. Only lines of funds say whose it is. */
async function findRoot(snapshot: Snapshot, ticker: string): Promise<string> {
  const rows = snapshot.has('issuer') ? await snapshot.query(ROOT_OF_TICKER, { ticker }) : []
  const [root, other] = rows.map(({ issuer_id }) => issuer_id as string)
  if (root === undefined) throw unknownName('company', ticker, [], [companyMessages.tickersNotLinked])
  if (other !== undefined) {
    throw new ApiError('conflict', companyMessages.severalCompanies({ ticker }), {
      reason: 'several_issuers',
      issuers: [root, other],
    })
  }
  return root
}
