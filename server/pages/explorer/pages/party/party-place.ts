import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Answer } from '../../answers.ts'

/** A manager or administrator, as its endpoint answers. */
export type Party = Answer<PartyType>['data']

export interface PartyPlace {
  readonly type: PartyType
  readonly cnpj: string
  readonly date: string
}
