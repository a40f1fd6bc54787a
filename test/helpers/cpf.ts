import fc from 'fast-check'
import { hasValidCheckDigits } from '../../schemas/core/cnpj.ts'

/** The digits of a CPF: nine, and the two that belong to them. */
function completeCpf(nine: number): string {
  const digits = Array.from(String(nine).padStart(9, '0'), Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** Any CPF; those of the root of Banco do Brasil, and of eleven equal digits, are nobody's. */
export const anyCpf = fc
  .integer({ min: 10_000, max: 999_999_999 })
  .map(completeCpf)
  .filter((digits) => !/^(\d)\1*$/.test(digits))

/**
 * A CPF that could as well be a CNPJ: its digits satisfy both, always if it begins with two zeros and else by chance, and
 * its branch is that of a company.
 */
export const isAmbiguous = (digits: string) => /^.{5}00(?!00)/.test(digits) && hasValidCheckDigits(`000${digits}`)

const grouped = (digits: string, [first, last]: readonly [string, string]) =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d\d)$/, `$1${first}$2${first}$3${last}$4`)

/** The ways in which a CPF can be written. */
const forms: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => grouped(digits, ['.', '-']),
  (digits) => grouped(digits, [' ', ' ']),
  (digits) => grouped(digits, ['', '-']),
  (digits) => `000${digits}`,
  (digits) => `0${digits}`,
  (digits) => `00.0${digits.slice(0, 2)}.${digits.slice(2, 5)}/${digits.slice(5, 9)}-${digits.slice(9)}`,
  (digits) => digits.replace(/^00?/, ''),
]

/** A CPF, one of these ways, and the words in front of it. Three lost zeros are too many to recognise it in a text. */
export const writtenCpf = fc
  .tuple(anyCpf, fc.constantFrom(...forms), fc.constantFrom('', 'CCB DE FULANO ', 'CPF ', 'CPF: ', '(', 'DE 12/2024, '))
  .filter(([digits]) => !digits.startsWith('000') && !isAmbiguous(digits))
