import { hasValidCheckDigits } from '../../schemas/core/cnpj.ts'

const WEIGHTS = [
  [10, 9, 8, 7, 6, 5, 4, 3, 2],
  [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
] as const

const PUNCTUATED_CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/
const PUNCTUATED_CNPJ = /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/

/** `000.456.789-00` → `***456789**`. */
export function maskCpf(number: string): string {
  return `***${lastEleven(number).slice(3, 9)}**`
}

/** True if a text has the form of a CPF, whatever its check digits. */
export function isPunctuatedCpf(text: string): boolean {
  return PUNCTUATED_CPF.test(text)
}

/**
 * True if a number belongs to a natural person, by the same rule as in the SQL of the tables (`is_person`). The number
 * has the form of a CPF; or it is bare or has the form of a CNPJ, has at most eleven digits after its leading zeros,
 * and these make a CPF rather than a CNPJ.
 */
export function isPersonNumber(filed: string): boolean {
  if (isPunctuatedCpf(filed)) return true
  const bare = PUNCTUATED_CNPJ.test(filed) ? filed.replaceAll(/\D/g, '') : filed
  const digits = bare.replace(/^0+/, '')
  if (!/^\d{1,11}$/.test(digits)) return false
  const cnpj = digits.padStart(14, '0')
  const isCpf = hasValidCpfDigits(digits)
  if (hasValidCheckDigits(cnpj)) return isCpf && (bare.length === 11 || !KNOWN_COMPANIES.has(cnpj))
  return isCpf || bare.length === 11 || (digits.length > 8 && !isCompanyBranch(cnpj))
}

/**
 * Numbers of companies that are valid CPFs too, in all known files: Banco do Brasil, and Banco de Brasília with one of
 * its branches. Every other number that is valid as both counts as a person's.
 */
const KNOWN_COMPANIES: ReadonlySet<string> = new Set(['00000000000191', '00000208000100', '00000208007385'])

/**
 * True if a company can have the branch of this CNPJ, which begins with zeros. Nearly all branches are below 100, while
 * one CPF in a hundred has such digits there.
 */
function isCompanyBranch(cnpj: string): boolean {
  const branch = Number(cnpj.slice(8, 12))
  return branch > 0 && branch < 100
}

/** True if a number of up to eleven digits, filled up with zeros, has the check digits of a CPF. */
export function hasValidCpfDigits(number: string): boolean {
  const cpf = lastEleven(number)
  // Eleven equal digits satisfy the sum and are nobody's number.
  if (/^(\d)\1*$/.test(cpf)) return false
  return WEIGHTS.every((weights, nth) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(cpf[at]), 0) % 11
    return Number(cpf[9 + nth]) === (rest < 2 ? 0 : 11 - rest)
  })
}

function lastEleven(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-11).padStart(11, '0')
}
