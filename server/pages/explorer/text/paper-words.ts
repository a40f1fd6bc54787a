import type { Language, Text } from '../../../../schemas/core/language.ts'

/** Kinds of papers as people write them, by the codes of `asset_id`. */
const KINDS: Readonly<Record<string, Text>> = {
  'DEBENTURE-SIMPLES': { en: 'Debenture', pt: 'Debênture' },
  'DEBENTURE-CONVERSIVEL': { en: 'Convertible debenture', pt: 'Debênture conversível' },
  'DEBENTURE-PERMUTAVEL': { en: 'Exchangeable debenture', pt: 'Debênture permutável' },
  'NOTA-PROMISSORIA-COMMERCIAL-PAPER-EXPORT-NOTE': { en: 'Commercial note', pt: 'Nota comercial' },
  'LETRA-FINANCEIRA': { en: 'Financial bill (LF)', pt: 'Letra financeira' },
  'CDB-RDB': { en: 'CDB', pt: 'CDB' },
}

/** Indexes that papers follow, by the codes that funds file. */
const INDEXES: Readonly<Record<string, string>> = {
  DI1: 'CDI',
  IAP: 'IPCA',
  IGM: 'IGP-M',
  INP: 'INPC',
  SEL: 'Selic',
  TJL: 'TJLP',
}

/** Names a kind of paper in a language: `DEBENTURE-SIMPLES` is a debenture. */
export function namePaperKind(language: Language, code: string): string {
  return KINDS[code]?.[language] ?? code.replaceAll('-', ' ')
}

/** Names the index of a paper by its code; an unknown one stays. */
export function namePaperIndex(code: string): string {
  return INDEXES[code] ?? code
}
