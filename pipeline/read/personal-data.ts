import { hasValidCheckDigits } from '../../schemas/core/cnpj.ts'

const WEIGHTS = [
  [10, 9, 8, 7, 6, 5, 4, 3, 2],
  [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
] as const

/**
 * Masks a source line for any use outside data/raw: the CPF of a natural person and the name next to it. In every
 * layout the kind of person, the number and the name are next to each other, in this order.
 */
export function maskPersonalData(line: string): string {
  const fields = line.split(';')
  fields.forEach((field, at) => {
    const kind = fields[at - 1]?.trim()
    const isPerson = (kind === 'PF' && /^[\d./*-]*$/.test(field)) || isCpf(field.trim())
    if (!isPerson) return
    fields[at] = maskCpf(field)
    if (at + 1 < fields.length) fields[at + 1] = '***'
  })
  return fields.join(';')
}

function isCpf(field: string): boolean {
  // A CPF has its punctuation, or is bare with right check digits; a figure of eleven digits passes that only once in a
  // hundred.
  if (/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(field)) return true
  const digits = field
  if (/^\d{11}$/.test(digits)) return hasValidCpfDigits(digits)
  return /^000\d{11}$/.test(digits) && !hasValidCheckDigits(digits) && hasValidCpfDigits(digits.slice(3))
}

/** `000.456.789-00` → `***456789**`. */
function maskCpf(field: string): string {
  const digits = field.replaceAll(/\D/g, '').slice(-11).padStart(11, '0')
  return `***${digits.slice(3, 9)}**`
}

function hasValidCpfDigits(cpf: string): boolean {
  return WEIGHTS.every((weights, nth) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(cpf[at]), 0) % 11
    return Number(cpf[9 + nth]) === (rest < 2 ? 0 : 11 - rest)
  })
}
