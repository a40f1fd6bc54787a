/** Digits with or without signs of the mask. With letters among them, only the mask tells a number from a word. */
const DIGITS = /^\d[\d./-]{4,}$/
const MASKED = /^[0-9A-Z]{2}\.[0-9A-Z]{1,3}([./-][0-9A-Z./-]*)?$/
/** Fewer characters are more often a year or a code. */
const FEWEST = 5

/** Returns a word that may be a CNPJ, or its first characters, without the mask; null for any other word. */
export function startOfCnpj(word: string): string | null {
  const capital = word.toUpperCase()
  if (!DIGITS.test(capital) && !MASKED.test(capital)) return null
  const bare = capital.replaceAll(/[./-]/g, '')
  return bare.length >= FEWEST && bare.length <= 14 ? bare : null
}
