import { REGISTER } from '../../../../fund/api/fund.ts'
import { DAILY } from '../../../../fund/api/reported-nav.ts'

/** Parties of a class that have answers of their own. */
export type PartyType = 'manager' | 'administrator'

/** Parties without a page are in a group, which stands in the place of a CNPJ. */
export const NATURAL_PERSON = 'natural_person'
export const NOT_KNOWN = 'not_known'

/** Figures of parties are made from these datasets too. */
export const PARTY_SCOPES = [REGISTER, DAILY]
