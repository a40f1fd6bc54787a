/** The kinds of papers as people write them, by the codes of `asset_id`; Portuguese names, which no other language has. */
const KINDS: Readonly<Record<string, string>> = {
  'DEBENTURE-SIMPLES': 'Debênture',
  'DEBENTURE-CONVERSIVEL': 'Debênture conversível',
  'DEBENTURE-PERMUTAVEL': 'Debênture permutável',
  'NOTA-PROMISSORIA-COMMERCIAL-PAPER-EXPORT-NOTE': 'Nota comercial',
  'LETRA-FINANCEIRA': 'Letra financeira',
  'CDB-RDB': 'CDB',
}

/** The indexes that papers follow, by the codes that funds file. */
const INDEXES: Readonly<Record<string, string>> = {
  DI1: 'CDI',
  IAP: 'IPCA',
  IGM: 'IGP-M',
  INP: 'INPC',
  SEL: 'Selic',
  TJL: 'TJLP',
}

/** Names a kind of paper: `DEBENTURE-SIMPLES` is a debênture. */
export function namePaperKind(code: string): string {
  return KINDS[code] ?? code.replaceAll('-', ' ')
}

/** Names the index of a paper by its code; an unknown one stays. */
export function namePaperIndex(code: string): string {
  return INDEXES[code] ?? code
}
