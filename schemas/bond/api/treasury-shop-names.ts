/** Names of bonds in the treasury's own shop, by their short names: most people know no other name. */
export const SOLD_AS: Readonly<Record<string, string>> = {
  LFT: 'tesouro selic',
  LTN: 'tesouro prefixado',
  'NTN-B': 'tesouro ipca',
  'NTN-C': 'tesouro igpm',
  'NTN-F': 'tesouro prefixado juros semestrais',
}

/** Gives the words that a bond is also found by, from its short name. */
export function wordsOfBond(short: string): string {
  return SOLD_AS[short] ?? ''
}
