/** Assets of these kinds have an issuer: whoever owes them, or the company whose shares they are. */
export const ISSUED_KINDS = ['listed_share', 'unit', 'receipt', 'private_paper', 'government_bond'] as const
/** Federal bonds have no other issuer. */
export const TREASURY = 'treasury'
