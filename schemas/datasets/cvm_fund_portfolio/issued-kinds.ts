/** The kinds of assets that have an issuer: whoever owes them, or shares of whom they are. */
export const ISSUED_KINDS = ['listed_share', 'unit', 'receipt', 'private_paper', 'government_bond'] as const
/** The issuer of federal bonds, the only one of them. */
export const TREASURY = 'treasury'
