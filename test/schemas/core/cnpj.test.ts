import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareCnpj, checkDigits, hasValidCheckDigits } from '../../../schemas/core/cnpj.ts'
import { useMacros } from '../../helpers/macros.ts'
import { masked } from '../../helpers/portal.ts'
import { literal } from '../../../schemas/core/sql-text.ts'

const twelve = fc.stringMatching(/^[0-9A-Z]{12}$/)
const cnpj = fc.oneof(twelve, fc.stringMatching(/^[0-9]{12}$/)).map((root) => root + checkDigits(root))

describe('check digits', () => {
  it.each([
    '00068305000135',
    '10406511000161',
    '00000000000191',
    // An example of the Receita Federal for numbers with letters.
    '12ABC34501DE35',
  ])('of %s are right', (number) => {
    expect(hasValidCheckDigits(number)).toBe(true)
  })

  it('of one digit that repeats are wrong, although they follow from it', () => {
    expect(checkDigits('000000000000')).toBe('00')
    expect(hasValidCheckDigits('00000000000000')).toBe(false)
  })

  it('that are computed are right', () => {
    fc.assert(
      fc.property(twelve, (root) => {
        expect(hasValidCheckDigits(root + checkDigits(root))).toBe(true)
      }),
    )
  })

  it('catch any single digit that is changed, unless both are 0, which means two remainders', () => {
    fc.assert(
      fc.property(cnpj, fc.nat(13), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        fc.pre(/\d/.test(number.charAt(at)) && !number.endsWith('00'))
        const changed = String((Number(number.charAt(at)) + by) % 10)

        expect(hasValidCheckDigits(number.slice(0, at) + changed + number.slice(at + 1))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('are the same in SQL', async () => {
    await fc.assert(
      fc.asyncProperty(cnpj, fc.stringMatching(/^[0-9]{2}$/), async (number, other) => {
        const changed = number.slice(0, 12) + other
        const [row] = await duck.rows(
          `SELECT has_valid_cnpj_digits(${literal(number)}) AS whole, has_valid_cnpj_digits(${literal(changed)}) AS changed`,
        )

        expect(row).toEqual({ whole: true, changed: hasValidCheckDigits(changed) })
      }),
    )
  })
})

describe('the bare form', () => {
  it('of a masked number is the number', () => {
    fc.assert(
      fc.property(cnpj, (number) => {
        expect(bareCnpj(masked(number))).toBe(number)
        expect(bareCnpj(number)).toBe(number)
      }),
    )
  })

  it.each([
    ['', 'nothing'],
    ['0006830500013', 'thirteen characters'],
    ['000683050001355', 'fifteen characters'],
    ['0006830500013A', 'a letter for a check digit'],
    ['00068305abcd35', 'small letters'],
    ['00.068.305/000135', 'half a mask'],
    ['00-068-305/0001.35', 'another mask'],
    ['x00.068.305/0001-35', 'a letter before a mask'],
    ['00.068.305/0001-355', 'a digit after a mask'],
    [' 00068305000135', 'a space'],
    ['00068305000135\n', 'an end of line'],
    ['٠٠٠٦٨٣٠٥٠٠٠١٣٥', 'digits of another script'],
  ])('is none for %j: %s', (text) => {
    expect(bareCnpj(text)).toBeNull()
  })
})

const duck = useMacros()
