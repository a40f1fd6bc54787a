/** Names of bonds in the treasury's own shop, by short name: most people know only these. */
export const SOLD_AS: Readonly<Record<string, string>> = {
  LFT: 'tesouro selic',
  LTN: 'tesouro prefixado',
  'NTN-B': 'tesouro ipca',
  'NTN-C': 'tesouro igpm',
  'NTN-F': 'tesouro prefixado juros semestrais',
}

/** Lists further words for the search of a bond, by its short name. */
export function wordsOfBond(short: string): string {
  return SOLD_AS[short] ?? ''
}
