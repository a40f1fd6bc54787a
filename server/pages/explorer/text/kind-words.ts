import type { Text } from '../../../../schemas/core/language.ts'

export const KIND_WORDS: Readonly<Record<string, Text>> = {
  listed_share: { en: 'Shares', pt: 'Ações' },
  unit: { en: 'Units', pt: 'Units' },
  receipt: { en: 'Subscription receipts', pt: 'Recibos de subscrição' },
  bdr: { en: 'BDRs', pt: 'BDRs' },
  fund_quota: { en: 'Fund quotas', pt: 'Cotas de fundos' },
  government_bond: { en: 'Government bonds', pt: 'Títulos públicos' },
  private_paper: { en: 'Private paper', pt: 'Títulos privados' },
  foreign_share: { en: 'Shares abroad', pt: 'Ações no exterior' },
  foreign_bond: { en: 'Bonds abroad', pt: 'Títulos no exterior' },
  offshore_fund: { en: 'Funds abroad', pt: 'Fundos no exterior' },
  crypto: { en: 'Crypto assets', pt: 'Criptoativos' },
  future: { en: 'Futures', pt: 'Futuros' },
  option: { en: 'Options', pt: 'Opções' },
  swap: { en: 'Swaps', pt: 'Swaps' },
  forward: { en: 'Forwards', pt: 'Termos' },
  reconciliation: { en: 'Difference of opened quotas', pt: 'Diferença das cotas abertas' },
  other: { en: 'Other', pt: 'Outros' },
}

const COLOURS: Readonly<Record<string, string>> = {
  listed_share: 'c-equities',
  unit: 'c-bank_paper',
  receipt: 'c-derivatives',
  fund_quota: 'c-fund_quotas',
  government_bond: 'c-public_bonds',
  private_paper: 'c-private_credit',
  foreign_share: 'c-foreign',
  foreign_bond: 'c-foreign',
  offshore_fund: 'c-foreign',
  bdr: 'c-foreign',
}

/** Gives the class of the colour of a kind. */
export function colourOfKind(kind: string): string {
  return COLOURS[kind] ?? 'c-other'
}

/** Role of an issuer in a paper: a vehicle does not owe what it securitised. */
export const ROLE_WORDS: Readonly<Record<string, Text>> = {
  issuer: { en: 'issuer', pt: 'emissor' },
  vehicle: { en: 'securitiser, does not owe it', pt: 'securitizadora, sem dívida própria' },
}

/** Why a line has no issuer. */
export const NO_ISSUER_WORDS: Readonly<Record<string, Text>> = {
  ambiguous: { en: 'several companies fit', pt: 'várias empresas possíveis' },
  depositary: { en: 'receipts of shares abroad', pt: 'recibos de ações no exterior' },
  foreign: { en: 'assets abroad', pt: 'ativos no exterior' },
  fund: { en: 'quotas of funds', pt: 'cotas de fundos' },
  not_filed: { en: 'the line names nobody', pt: 'sem emissor na linha' },
  other: { en: 'other assets', pt: 'outros ativos' },
  person: { en: 'natural persons', pt: 'pessoas físicas' },
}
