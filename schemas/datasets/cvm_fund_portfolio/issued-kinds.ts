/** Kinds of assets with an issuer: the debtor, or the company of the shares. */
export const ISSUED_KINDS = ['listed_share', 'unit', 'receipt', 'private_paper', 'government_bond'] as const
/** Issuer of all federal bonds. */
export const TREASURY = 'treasury'
