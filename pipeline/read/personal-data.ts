import { hasValidCheckDigits } from '../../schemas/core/cnpj.ts'

const WEIGHTS = [
  [10, 9, 8, 7, 6, 5, 4, 3, 2],
  [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
] as const

/**
 * Masks a source line for any use outside data/raw: every CPF in it, by the rules of the tables (`is_person` in
 * macros.sql), and the name next to the number of a natural person. In every layout the kind of
 * person, the number and the name are next to each other, in this order; reports of real-estate funds have the name
 * in front of the number.
 */
export function maskPersonalData(line: string): string {
  const fields = line.split(';')
  fields.forEach((field, at) => {
    const kind = fields[at - 1]?.trim()
    const isPerson = (kind === 'PF' && /^[\d./*-]*$/.test(field)) || isCpf(field.trim())
    if (!isPerson) {
      fields[at] = maskNumberOrText(field)
      return
    }
    fields[at] = maskCpf(field)
    if (at + 1 < fields.length) fields[at + 1] = '***'
    if (kind !== undefined && NAME.test(kind)) fields[at - 1] = '***'
  })
  return fields.join(';')
}

const NAME = /\p{L}{3}/u

/** A CPF has its punctuation, or is bare with right check digits, with fewer zeros in front or more. */
export function isCpf(field: string): boolean {
  if (PUNCTUATED.test(field) && field.length === 14) return true
  if (!/^\d{9,14}$/.test(field) || field.replace(/^0+/, '').length > 11) return false
  if (!hasValidCpfDigits(lastEleven(field))) return false
  // A figure of eleven digits passes this only once in a hundred.
  return field.length === 11 || !hasValidCheckDigits(field.padStart(14, '0'))
}

/** Masks eleven digits that are no CNPJ either, because some columns take them for a CPF, and each CPF in a text. */
function maskNumberOrText(field: string): string {
  if (/^-?\d+[.,]\d+$/.test(field)) return field
  if (/^\d{11}$/.test(field)) return hasValidCheckDigits(field.padStart(14, '0')) ? field : maskCpf(field)
  return maskCpfsInText(field)
}

/**
 * Masks each CPF in a text: `000.000.000-00` wherever it is; `000000000-00`, and eleven digits in a row, if the check
 * digits are right.
 */
export function maskCpfsInText(text: string): string {
  return text
    .replaceAll(new RegExp(PUNCTUATED, 'g'), maskCpf)
    .replaceAll(/\d{9}-\d{2}|(?<!\d)\d{11}(?!\d)/g, (number) =>
      hasValidCpfDigits(lastEleven(number)) ? maskCpf(number) : number,
    )
}

const PUNCTUATED = /\d{3}\.\d{3}\.\d{3}-\d{2}/

function lastEleven(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-11).padStart(11, '0')
}

/** `000.456.789-00` → `***456789**`. */
export function maskCpf(number: string): string {
  return `***${lastEleven(number).slice(3, 9)}**`
}

function hasValidCpfDigits(cpf: string): boolean {
  return WEIGHTS.every((weights, nth) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(cpf[at]), 0) % 11
    return Number(cpf[9 + nth]) === (rest < 2 ? 0 : 11 - rest)
  })
}
