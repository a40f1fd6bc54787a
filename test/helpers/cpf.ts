import fc from 'fast-check'

/** Adds the two check digits to nine. */
function completeCpf(nine: number): string {
  const digits = Array.from(String(nine).padStart(9, '0'), Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** Any CPF, one of two with leading zeros; eleven equal digits are nobody's. */
export const anyCpf = fc
  .oneof(...[999_999_999, 99_999_999, 9_999_999, 999_999, 99_999, 9999].map((max) => fc.integer({ min: 1000, max })))
  .map(completeCpf)
  .filter((digits) => !/^(\d)\1*$/.test(digits))

/** Numbers of banks in the files that are CPFs as well. */
export const isBankNumber = (digits: string) => ['00000000191', '00208000100', '00208007385'].includes(digits)

/** Digits without their zeros can be a day: then a text does not tell which it is. */
const isDay = (digits: string) => /^000(?:(?:19|20)\d{6}|\d{4}(?:19|20)\d\d)$/.test(digits)

const grouped = (digits: string, [first, last]: readonly [string, string]) =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d\d)$/, `$1${first}$2${first}$3${last}$4`)

const forms: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => grouped(digits, ['.', '-']),
  (digits) => grouped(digits, [' ', ' ']),
  (digits) => grouped(digits, ['  ', ' ']),
  (digits) => grouped(digits, ['. ', '-']),
  (digits) => grouped(digits, ['-', '-']),
  (digits) => grouped(digits, ['/', '-']),
  (digits) => grouped(digits, [',', '-']),
  (digits) => grouped(digits, ['', '-']),
  (digits) => `000${digits}`,
  (digits) => `0${digits}`,
  (digits) => `00.0${digits.slice(0, 2)}.${digits.slice(2, 5)}/${digits.slice(5, 9)}-${digits.slice(9)}`,
  (digits) => digits.replace(/^00?/, ''),
  (digits) => digits.replace(/^0{1,4}/, ''),
  (digits) => `${digits.slice(0, 9)}-${digits.slice(9)}`.replace(/^0{1,4}/, ''),
  (digits) => grouped(digits, ['.', '-']).replace(/^(?:000\.)?0{0,2}/, ''),
]

/** A CPF in one of these forms, after some words. Without five of its zeros a CPF cannot be recognised in a text. */
export const writtenCpf = fc
  .tuple(
    anyCpf,
    fc.constantFrom(...forms),
    fc.constantFrom('', 'CCB DE FULANO ', 'CPF ', 'CPF: ', '(', 'DE 12/2024, ', 'DOC Nº', 'DOC Nª'),
  )
  .filter(([digits]) => !isDay(digits) && !isBankNumber(digits))
