import assert from 'node:assert/strict'
import { cnpjText } from '../../../schemas/api/input.ts'
import { bareCnpj, checkDigits, hasValidCheckDigits } from '../../../schemas/core/cnpj.ts'
import { readBareNumber } from '../../../schemas/second-reading/values.ts'
import type { FuzzTarget } from './target.ts'

/** Weights of the first check digit, as Receita Federal prints them; the second has one more in front. */
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

function checkDigitByTable(characters: string): string {
  const weights = WEIGHTS.slice(-characters.length)
  const sum = Array.from(characters).reduce(
    (total, each, at) => total + (each.charCodeAt(0) - 48) * (weights[at] ?? 0),
    0,
  )
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
}

export const cnpjTarget: FuzzTarget = {
  holds:
    'a CNPJ is refused, or has the same 14 characters bare and masked, and the check digits of the printed weights',
  run: (bytes) => {
    const text = bytes.toString('utf8')
    const bare = bareCnpj(text)
    const { success, data } = cnpjText.safeParse(text)
    if (bare === null) {
      assert.equal(success, false)
      return
    }
    assert.match(bare, /^[0-9A-Z]{12}\d\d$/)
    const masked = `${bare.slice(0, 2)}.${bare.slice(2, 5)}.${bare.slice(5, 8)}/${bare.slice(8, 12)}-${bare.slice(12)}`
    assert.equal(bareCnpj(masked), bare)
    assert.equal(text === bare || text === masked, true)
    const first = checkDigitByTable(bare.slice(0, 12))
    const digits = `${first}${checkDigitByTable(bare.slice(0, 12) + first)}`
    assert.equal(checkDigits(bare.slice(0, 12)), digits)
    const isRight = bare.endsWith(digits) && new Set(bare).size > 1
    assert.equal(hasValidCheckDigits(bare), isRight)
    assert.deepEqual([success, data], [isRight, isRight ? bare : undefined])
    if (/^\d/.test(bare)) assert.equal(readBareNumber(text), bare)
  },
}
