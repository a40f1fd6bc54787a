/**
 * CNPJ, the registration number of a legal entity: 14 characters without punctuation, of which the last two are check
 * digits. Letters are valid in the first 12 since July 2026 (Receita Federal, IN 2.229/2024), so it is text everywhere.
 */
export type Cnpj = string

const BARE = /^[0-9A-Z]{12}[0-9]{2}$/
const MASKED = /^([0-9A-Z]{2})\.([0-9A-Z]{3})\.([0-9A-Z]{3})\/([0-9A-Z]{4})-([0-9]{2})$/

/** Takes the mask from a CNPJ (`00.068.305/0001-35`), if it has one; null for a text with neither shape. */
export function bareCnpj(text: string): Cnpj | null {
  const masked = MASKED.exec(text)
  const bare = masked ? masked.slice(1).join('') : text
  return BARE.test(bare) ? bare : null
}

/** True if the two check digits are right: modulo 11, weights 2 to 9 from the right, a character counts as its code minus 48. */
export function hasValidCheckDigits(cnpj: Cnpj): boolean {
  // Fourteen equal digits satisfy the sum and are nobody's number.
  return !/^(.)\1*$/.test(cnpj) && cnpj.slice(12) === checkDigits(cnpj.slice(0, 12))
}

/** Computes the two check digits of a root and branch of 12 characters. */
export function checkDigits(twelve: string): string {
  const first = checkDigit(twelve)
  return `${first}${checkDigit(twelve + first)}`
}

function checkDigit(characters: string): string {
  const last = characters.length - 1
  let sum = 0
  for (let at = last; at >= 0; at--) sum += (characters.charCodeAt(at) - 48) * (2 + ((last - at) % 8))
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}
