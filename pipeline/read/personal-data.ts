import { hasValidCpfDigits, isPersonNumber, maskCpf } from './cpf.ts'

/** Shorter names are parts of other words. */
const SHORTEST_NAME = 5
const NAME = /\p{L}{3}/u
/** A field without a letter or a bracket is a figure or a code. */
const MORE_THAN_A_NUMBER = /[\p{L}(]/u

/**
 * Masks a source line for any use outside data/raw: every CPF in it, by the rules of the tables, and the name next to
 * the number of a natural person, even if another field repeats it. In every layout the kind of person, the number and
 * the name stand next to each other, in this order; in reports of real-estate funds the name stands before the number.
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
      // Words with a CPF can stand in place of the number, after the kind of person.
      if (fields[at] !== field && isKindOfPerson(fields[at - 1]) && at + 1 < fields.length) hideName(at + 1)
      return
    }
    fields[at] = maskCpf(field)
    // Neither an empty field nor the kind of person is a name.
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
  /** Decides by the check digits; if this is null, the form is enough. */
  readonly isCpf: ((number: string) => boolean) | null
  /** A number that is alone in its field is a code. */
  readonly besideText?: boolean
}

/** The order matters: the form decides first, then the word next to a number, then its check digits. */
const TEXT_RULES: readonly TextRule[] = [
  { pattern: /\d{3}\.\d{3}\.\d{3}-\d{2}/g, isCpf: null },
  // After the word CPF, any number counts as one, even if it has lost zeros or a digit.
  {
    pattern:
      /(?<=(?<!\p{L})CPF(?:\s*\/\s*(?:MF|CNPJ))?[^\p{L}\d]{0,6}(?:n[o.º°]{0,2}[^\p{L}\d]{0,3})?)\d(?:[., /-]{0,2}\d){6,10}(?![\d/])/giu,
    isCpf: null,
  },
  // After the word CPF, a number may have lost so many zeros that only three to six digits are left.
  {
    pattern:
      /(?<=(?<!\p{L})CPF(?:\s*\/\s*(?:MF|CNPJ))?[^\p{L}\d*]{0,6}(?:n[o.º°]{0,2}[^\p{L}\d*]{0,3})?)\d(?:[., /-]{0,2}\d){2,5}(?![., /-]{0,2}\d|[/*])/giu,
    isCpf: hasValidCpfDigits,
  },
  // A CPF may be filled up with zeros, also in the form of a CNPJ. After a letter, which º is not, it is part of an
  // identifier.
  { pattern: /(?<!(?![ºª])[\p{L}\d])(?:0\d{11,13}|00\.0\d\d\.\d{3}\/\d{4}-\d\d)(?!\d)/gu, isCpf: isFilledCpf },
  {
    pattern: /(?<![\d.])\d{1,3}(?:[./-] ?| {1,2})\d{3}(?:[./-] ?| {1,2})\d{3} ?[-/. ]? ?\d\d(?!\d)/g,
    isCpf: hasValidCpfDigits,
  },
  // If commas separate the digits, the last mark is a hyphen or a slash: 529,982,247.25 is an amount.
  { pattern: /(?<![\d.,])\d{1,3},\d{3},\d{3}[-/]\d\d(?!\d)/g, isCpf: hasValidCpfDigits },
  { pattern: /\d{9} ?[-/] ?\d\d|(?<!\d)\d{7,8}-\d\d(?!\d|\.\d)/g, isCpf: hasValidCpfDigits },
  { pattern: /(?<!\d)\d{11}(?!\d)/g, isCpf: hasValidCpfDigits },
  // A shorter number counts only if it stands alone, and is not part of a code such as an ISIN or of a decimal.
  { pattern: /(?<!(?![ºª])[\p{L}\d]|\d[.,])\d{9,10}(?![\p{L}\d]|[.,]\d)/gu, isCpf: hasValidCpfDigits },
  // A CPF may have lost three or four zeros. Numbers of six digits and fewer are too common: matrículas, codes, years.
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
 * Matches every text that `maskCpfsInText` changes, and a few others, because a regular expression of DuckDB cannot
 * look at what stands before or after a match.
 */
export const MAY_HAVE_CPF =
  '[0-9]{9}|[0-9]{1,3}[ ./,-] ?[0-9]{3}[ ./,-] ?[0-9]{3} ?[-/. ]? ?[0-9]{2}|[0-9]{7}-[0-9]{2}|[0-9]{5}-[0-9]{2}([^0-9]|$)|[0-9][.][0-9]{3}-[0-9]{2}([^0-9]|$)|[^0-9A-Za-z;][0-9]{7,8}([^0-9A-Za-z]|$)|(^|;)[0-9]{7,8}[^0-9A-Za-z;]|00[.]0[0-9]{2}[.][0-9]{3}/|[Cc][Pp][Ff][^a-zA-Z]{0,9}([MmCcNn][a-zA-Z.]{0,4}[^a-zA-Z]{0,9}){0,2}[0-9][0-9., /-]{2}'

/** Masks each CPF in a text, by the rules above. */
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
