import { checkDigits } from '../../../schemas/core/cnpj.ts'
import { SeededRandom } from './random.ts'

// Roots ascend with the index, so that a file written by index is in CNPJ order, like CVM's files.
const [FIRST_ROOT, ROOT_STEP] = [10_000_000, 1_000]

const TRADES = ['bank', 'issuer', 'manager', 'administrator', 'auditor', 'custodian'] as const
export type Trade = (typeof TRADES)[number]

/** Returns 14 digits. Files of different kinds agree because all use this function. */
export function fundCnpj(seed: number, index: number): string {
  return madeUpCnpj(FIRST_ROOT + index * ROOT_STEP + new SeededRandom(seed, index, 'cnpj').below(ROOT_STEP))
}

/** Companies get roots below the first fund root, so that an issuer is never taken for a fund. */
export function companyCnpj(trade: Trade, index: number): string {
  return madeUpCnpj((TRADES.indexOf(trade) + 1) * 1_000_000 + index)
}

function madeUpCnpj(root: number): string {
  const twelve = `${String(root).padStart(8, '0')}0001`
  return twelve + checkDigits(twelve)
}

/** From the very bottom of the range, where test numbers are usually taken. */
export function personCpf(index: number): string {
  const digits = Array.from(String(index).padStart(9, '0'), Number)
  for (const length of [9, 10]) {
    const rest = digits.reduce((sum, digit, place) => sum + digit * (length + 1 - place), 0) % 11
    digits.push(rest < 2 ? 0 : 11 - rest)
  }
  return digits.join('')
}

export function punctuateCpf(digits: string): string {
  return digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
}

/** A valid date as long as `date` is at most 28. */
export function formatDay(year: number, month: number, date: number): string {
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

export function drawDay(random: SeededRandom, first: number, last: number, lastMonth = 9): string {
  return formatDay(random.between(first, last), random.between(1, lastMonth), random.between(1, 28))
}
