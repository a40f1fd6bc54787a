import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Answer } from '../../answers.ts'

/** What the endpoint of a manager or administrator answers of it. */
export type Party = Answer<PartyType>['data']

export interface PartyPlace {
  readonly type: PartyType
  readonly cnpj: string
  readonly date: string
}
