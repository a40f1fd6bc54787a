import type { FiledLine } from '../../schemas/second-reading/rule.ts'
import type { Cell } from './compare-row.ts'

const WRITTEN_CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/
const WRITTEN_DIGITS = /(?<![\p{L}\d.,/-])\d{11}(?![\p{L}\d]|[.,/-]\d)/gu

/**
 * True if a published value shows what can only be a CPF: one written with points, eleven separate digits in a text, or
 * a number of a register that is a valid CPF but not a valid CNPJ. Records of the exchange have no column of persons.
 */
export function showsCpf({ field, published }: Pick<Cell, 'field' | 'published'>, { member }: FiledLine): boolean {
  const kind = member.fields[field]?.kind
  if (published === null || member.format === 'records') return false
  if (kind === 'text') return WRITTEN_CPF.test(published) || (published.match(WRITTEN_DIGITS) ?? []).some(isCpf)
  if (kind !== 'document' && kind !== 'cnpj' && kind !== 'required_cnpj') return false
  const digits = published.replace(/^0+/, '')
  return /^\d{3,11}$/.test(digits) && isCpf(digits.padStart(11, '0')) && !isCnpj(digits.padStart(14, '0'))
}

function isCpf(number: string): boolean {
  const isOneDigit = new Set(number).size === 1
  return !isOneDigit && [9, 10].every((at) => Number(number[at]) === checkDigit(number.slice(0, at), 11))
}

function isCnpj(number: string): boolean {
  return [12, 13].every((at) => Number(number[at]) === checkDigit(number.slice(0, at), 9))
}

/** Computes a check digit. The weights from the right are 2, 3 and so on; after the greatest they begin again. */
function checkDigit(digits: string, greatest: number): number {
  const fromRight = Array.from(digits, Number).reverse()
  const rest = fromRight.reduce((sum, digit, at) => sum + digit * (2 + (at % (greatest - 1))), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}
