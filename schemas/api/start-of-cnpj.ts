/** Digits with or without signs of the mask; with letters among them, only the mask tells a number from a word. */
const DIGITS = /^\d[\d./-]{4,}$/
const MASKED = /^[0-9A-Z]{2}\.[0-9A-Z]{1,3}([./-][0-9A-Z./-]*)?$/
/** Fewer characters are more often a year or a code. */
const FEWEST = 5

/** A word that may be the first characters of a CNPJ, or all of them, is given back bare; any other as null. */
export function startOfCnpj(word: string): string | null {
  const capital = word.toUpperCase()
  if (!DIGITS.test(capital) && !MASKED.test(capital)) return null
  const bare = capital.replaceAll(/[./-]/g, '')
  return bare.length >= FEWEST && bare.length <= 14 ? bare : null
}
