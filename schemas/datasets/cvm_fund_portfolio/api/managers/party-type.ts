import { REGISTER } from '../../../../fund/api/fund.ts'
import { DAILY } from '../../../../fund/api/reported-nav.ts'

/** Parties of a class with answers of their own. */
export type PartyType = 'manager' | 'administrator'

/** Group of parties without a page, in place of a CNPJ. */
export const NATURAL_PERSON = 'natural_person'
export const NOT_KNOWN = 'not_known'

/** Further datasets behind the figures of parties. */
export const PARTY_SCOPES = [REGISTER, DAILY]
