import { REGISTER } from '../../../../fund/api/fund.ts'
import { DAILY } from '../../../../fund/api/reported-nav.ts'

/** The parties of a class that have answers of their own. */
export type PartyType = 'manager' | 'administrator'

/** The groups that stand in the place of a CNPJ where no party has a page. */
export const NATURAL_PERSON = 'natural_person'
export const NOT_KNOWN = 'not_known'

/** The datasets besides portfolios that figures of parties are made from. */
export const PARTY_SCOPES = [REGISTER, DAILY]
