import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quoteNumbers } from '../../../client/typescript/exact-numbers.ts'

it('leaves every JSON without numbers as it is', () => {
  const noNumbers = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string({ unit: 'binary' }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(fc.string(), tie('value')),
    ),
  })).value

  fc.assert(
    fc.property(noNumbers, (value) => {
      expect(quoteNumbers(JSON.stringify(value))).toBe(JSON.stringify(value))
    }),
  )
})

it('keeps every digit of a number', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.nat(999_999), fc.string(), (whole, fraction, text) => {
      const digits = `${String(whole)}.${String(fraction).padStart(6, '0')}`
      const json = `{${JSON.stringify(text)}:[${digits},"${digits}",1e-7]}`

      expect(JSON.parse(quoteNumbers(json))).toEqual({ [text]: [digits, digits, '1e-7'] })
    }),
  )
})
