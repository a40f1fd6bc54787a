/**
 * Selic codes of government bonds, by their usual short names. Lines of the CDA have the long names of LFT, LTN, NTN-B
 * and NTN-F next to these codes; NTN-C is in none of our files.
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

/** Gives the short name of the bonds with a Selic code; null for a code without one. */
export function shortNameOfBond(code: string): string | null {
  return Object.entries(SELIC_CODES).find(([, each]) => each === code)?.[0] ?? null
}

/** Gives the names of the bonds that a query binds: each code, a blank and the short name. */
export function listBondNames(): readonly string[] {
  return Object.entries(SELIC_CODES).map(([name, code]) => `${code} ${name}`)
}

/** Names a bond by its short name and the month of its maturity, such as `NTN-B 2035-05`; null for any other asset. */
export function nameOfBond(asset_id: string): string | null {
  const [, code = '', month = ''] = /^selic:(\d+):(\d{4}-\d{2})/.exec(asset_id) ?? []
  const name = shortNameOfBond(code)
  return name === null ? null : `${name} ${month}`
}
