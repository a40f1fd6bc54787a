import { SeededRandom } from './random.ts'

// Roots ascend with the index, so that a file written by index is in CNPJ order, like CVM's files.
const FIRST_ROOT = 10_000_000
const ROOT_STEP = 1_000
const MOST_FUNDS = (100_000_000 - FIRST_ROOT) / ROOT_STEP

const TRADES = ['bank', 'issuer', 'manager', 'administrator', 'auditor', 'custodian'] as const
export type Trade = (typeof TRADES)[number]

/** Returns 14 digits. Files of different kinds agree because all use this function. */
export function fundCnpj(seed: number, index: number): string {
  if (index >= MOST_FUNDS) throw new RangeError(`At most ${String(MOST_FUNDS)} funds have a CNPJ`)
  return madeUpCnpj(FIRST_ROOT + index * ROOT_STEP + new SeededRandom(seed, index, 'cnpj').below(ROOT_STEP))
}

/** Companies get roots below the first fund root, so that an issuer is never taken for a fund. */
export function companyCnpj(trade: Trade, index: number): string {
  return madeUpCnpj((TRADES.indexOf(trade) + 1) * 1_000_000 + index)
}

/** From the very bottom of the range, where test numbers are usually taken. */
export function personCpf(index: number): string {
  return withCheckDigits(String(index).padStart(9, '0'), [10, 9, 8, 7, 6, 5, 4, 3, 2], [11])
}

export function maskCnpj(digits: string): string {
  return `${digits.slice(0, 2)}.${digits.slice(2, 5)}.${digits.slice(5, 8)}/${digits.slice(8, 12)}-${digits.slice(12)}`
}

export function maskMadeUpCpf(digits: string): string {
  return `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${digits.slice(9)}`
}

function madeUpCnpj(root: number): string {
  return withCheckDigits(`${String(root).padStart(8, '0')}0001`, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], [6])
}

/** The second digit weighs the same positions once more, with one weight put in front. */
function withCheckDigits(digits: string, weights: readonly number[], front: readonly number[]): string {
  const first = digits + weighedCheckDigit(digits, weights)
  return first + weighedCheckDigit(first, [...front, ...weights])
}

function weighedCheckDigit(digits: string, weights: readonly number[]): string {
  const rest = weights.reduce((sum, weight, position) => sum + weight * Number(digits[position]), 0) % 11
  return String(rest < 2 ? 0 : 11 - rest)
}
