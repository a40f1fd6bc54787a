import { hasValidCpfDigits, isPersonNumber, maskCpf } from './cpf.ts'

/** Shorter names are parts of other words. */
const SHORTEST_NAME = 5
const NAME = /\p{L}{3}/u
/** A field without a letter or a bracket is a figure or a code. */
const MORE_THAN_A_NUMBER = /[\p{L}(]/u

/**
 * Masks a source line for any use outside data/raw: every CPF in it, by the rules of the tables, and the name next to
 * the number of a natural person, also where another field repeats it. In every layout the kind of person, the number
 * and the name are next to each other, in this order; reports of real-estate funds have the name in front of the number.
 */
export function maskPersonalData(line: string): string {
  const fields = line.split(';')
  const names: string[] = []
  const hideName = (at: number) => {
    names.push(fields[at]?.trim() ?? '')
    fields[at] = '***'
  }
  fields.forEach((field, at) => {
    const number = field.trim()
    const isPerson = (fields[at - 1]?.trim() === 'PF' && /^[\d./*-]*$/.test(field)) || isPersonNumber(number)
    if (!isPerson) {
      fields[at] = /^-?\d+[.,]\d+$/.test(field) ? field : maskCpfsInText(field)
      // Words with a CPF in the place of the number, which is behind the kind of person.
      if (fields[at] !== field && isKindOfPerson(fields[at - 1]) && at + 1 < fields.length) hideName(at + 1)
      return
    }
    fields[at] = maskCpf(field)
    // An empty field or the kind of person is no name.
    if (NAME.test(fields[at - 1] ?? '')) hideName(at - 1)
    if (at + 1 < fields.length) hideName(at + 1)
  })
  return names.reduce((masked, name) => maskNameInText(masked, name), fields.join(';'))
}

function isKindOfPerson(field: string | undefined): boolean {
  return field !== undefined && /^(?:P[FJ]|CPF|CNPJ)$/.test(field.trim())
}

/** Masks the name of a natural person in a text that repeats it. */
export function maskNameInText(text: string, name: string): string {
  if (name.length < SHORTEST_NAME || !/\p{L}/u.test(name)) return text
  const words = name.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\d])${words.join('\\s+')}(?![\\p{L}\\d])`, 'giu'), '***')
}

interface TextRule {
  readonly pattern: RegExp
  /** Decides by the check digits; without it the form is enough. */
  readonly isCpf: ((number: string) => boolean) | null
  /** A number that is alone in its field is a code. */
  readonly besideText?: boolean
}

/** In this order: the form decides first, then the word next to a number, then its check digits. */
const TEXT_RULES: readonly TextRule[] = [
  { pattern: /\d{3}\.\d{3}\.\d{3}-\d{2}/g, isCpf: null },
  // Behind the word CPF a number is one, even if it has lost zeros or a digit.
  {
    pattern:
      /(?<=(?<!\p{L})CPF(?:\s*\/\s*(?:MF|CNPJ))?[^\p{L}\d]{0,6}(?:n[o.º°]{0,2}[^\p{L}\d]{0,3})?)\d(?:[., /-]{0,2}\d){6,10}(?![\d/])/giu,
    isCpf: null,
  },
  // Behind the word, a number that lost so many zeros that only three to six digits are left.
  {
    pattern:
      /(?<=(?<!\p{L})CPF(?:\s*\/\s*(?:MF|CNPJ))?[^\p{L}\d*]{0,6}(?:n[o.º°]{0,2}[^\p{L}\d*]{0,3})?)\d(?:[., /-]{0,2}\d){2,5}(?![., /-]{0,2}\d|[/*])/giu,
    isCpf: hasValidCpfDigits,
  },
  // A CPF filled up with zeros, also in the form of a CNPJ; behind a letter, which º is not, it is a part of an identifier.
  { pattern: /(?<!(?![ºª])[\p{L}\d])(?:0\d{11,13}|00\.0\d\d\.\d{3}\/\d{4}-\d\d)(?!\d)/gu, isCpf: isFilledCpf },
  {
    pattern: /(?<![\d.])\d{1,3}(?:[./-] ?| {1,2})\d{3}(?:[./-] ?| {1,2})\d{3} ?[-/. ]? ?\d\d(?!\d)/g,
    isCpf: hasValidCpfDigits,
  },
  // With commas the last mark is another one: 529,982,247.25 is an amount.
  { pattern: /(?<![\d.,])\d{1,3},\d{3},\d{3}[-/]\d\d(?!\d)/g, isCpf: hasValidCpfDigits },
  { pattern: /\d{9} ?[-/] ?\d\d|(?<!\d)\d{7,8}-\d\d(?!\d|\.\d)/g, isCpf: hasValidCpfDigits },
  { pattern: /(?<!\d)\d{11}(?!\d)/g, isCpf: hasValidCpfDigits },
  // A shorter number is one by itself: no part of a code such as an ISIN, and no part of a decimal.
  { pattern: /(?<!(?![ºª])[\p{L}\d]|\d[.,])\d{9,10}(?![\p{L}\d]|[.,]\d)/gu, isCpf: hasValidCpfDigits },
  // A CPF that lost three or four zeros. Numbers of six digits and less are too common: matrículas, codes, years.
  { pattern: /(?<![\d.,])\d{1,3}\.\d{3}-\d\d(?!\d)/g, isCpf: hasValidCpfDigits },
  { pattern: /(?<![\d.,/-])\d{5,6}-\d\d(?!\d|[.,/-]\d)/g, isCpf: hasValidCpfDigits },
  {
    pattern: /(?<!(?![ºª])[\p{L}\d]|\d[.,/-]|CEP[ :.]{0,3})\d{7,8}(?![\p{L}\d]|[.,/-]\d)/giu,
    isCpf: (number) => hasValidCpfDigits(number) && !isDay(number),
    besideText: true,
  },
]

/** True for 20251031 and 31102025: such days have the check digits of a CPF as often as any number. */
function isDay(number: string): boolean {
  return /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/.test(
    number,
  )
}

/**
 * Matches every text that `maskCpfsInText` changes, and a few others: a regular expression of DuckDB, which cannot look
 * at what is in front of a match or behind it.
 */
export const MAY_HAVE_CPF =
  '[0-9]{9}|[0-9]{1,3}[ ./,-] ?[0-9]{3}[ ./,-] ?[0-9]{3} ?[-/. ]? ?[0-9]{2}|[0-9]{7}-[0-9]{2}|[0-9]{5}-[0-9]{2}([^0-9]|$)|[0-9][.][0-9]{3}-[0-9]{2}([^0-9]|$)|[^0-9A-Za-z;][0-9]{7,8}([^0-9A-Za-z]|$)|(^|;)[0-9]{7,8}[^0-9A-Za-z;]|00[.]0[0-9]{2}[.][0-9]{3}/|[Cc][Pp][Ff][^a-zA-Z]{0,9}([MmCcNn][a-zA-Z.]{0,4}[^a-zA-Z]{0,9}){0,2}[0-9][0-9., /-]{2}'

/** Masks each CPF in a text: see the rules. */
export function maskCpfsInText(text: string): string {
  const hasMore = MORE_THAN_A_NUMBER.test(text)
  return TEXT_RULES.filter(({ besideText = false }) => hasMore || !besideText).reduce(
    (masked, { pattern, isCpf }) =>
      masked.replaceAll(pattern, (number) => (isCpf === null || isCpf(number) ? maskCpf(number) : number)),
    text,
  )
}

function isFilledCpf(number: string): boolean {
  return hasValidCpfDigits(number) && isPersonNumber(number)
}
