import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'

/** The manager or administrator of a page, and its month. */
export interface PartyPlace {
  readonly type: PartyType
  readonly cnpj: string
  readonly date: string
}
