import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'

/** Someone that manages or administers funds, and the month that a page is of. */
export interface PartyPlace {
  readonly type: PartyType
  readonly cnpj: string
  readonly date: string
}
