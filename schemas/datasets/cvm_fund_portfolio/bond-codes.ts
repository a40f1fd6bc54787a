/**
 * The Selic codes of government bonds, by the short names that everybody uses for them. Lines of the CDA write the names
 * of LFT, LTN, NTN-B and NTN-F out beside these codes; NTN-C is in none of the files that we have.
 */
const SELIC_CODES: Readonly<Record<string, string>> = {
  LFT: '210100',
  LTN: '100000',
  'NTN-B': '760199',
  'NTN-C': '770100',
  'NTN-F': '950199',
}

/** Gives the Selic code of a short name such as `NTN-B` or `ntnb`; null for any other text. */
export function selicCodeOf(text: string): string | null {
  const asked = text.toUpperCase().replaceAll('-', '')
  return Object.entries(SELIC_CODES).find(([name]) => name.replaceAll('-', '') === asked)?.[1] ?? null
}

/** Gives the short name of the bonds with a Selic code; null for one that has none. */
export function shortNameOfBond(code: string): string | null {
  return Object.entries(SELIC_CODES).find(([, each]) => each === code)?.[0] ?? null
}
