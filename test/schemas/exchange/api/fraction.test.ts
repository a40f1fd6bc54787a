import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../../schemas/core/exact-number.ts'
import {
  divide,
  type ExactFraction,
  makeFraction,
  multiply,
  readFraction,
  roundHalfEven,
  subtract,
} from '../../../../schemas/exchange/api/fraction.ts'

const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const positive = fc.bigInt({ min: 1n, max: 10n ** 30n })
const fraction = fc.tuple(whole, positive).map(([numerator, denominator]) => makeFraction(numerator, denominator))
const isLowest = ({ numerator, denominator }: ExactFraction) => {
  let [larger, smaller] = [numerator < 0n ? -numerator : numerator, denominator]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger === 1n && denominator > 0n
}

describe('a fraction', () => {
  it('is in lowest terms, and what is multiplied is undone by dividing, whatever its size and sign', () => {
    fc.assert(
      fc.property(fraction, fraction, (one, other) => {
        fc.pre(other.numerator !== 0n)
        expect(isLowest(one)).toBe(true)
        expect(divide(multiply(one, other), other)).toEqual(one)
        expect(subtract(subtract(one, other), one)).toEqual({ ...other, numerator: -other.numerator })
      }),
    )
  })

  it('is that of a decimal, digit for digit', () => {
    expect(readFraction(new ExactNumber('0.35048600000'))).toEqual({ numerator: 175_243n, denominator: 500_000n })
    expect(readFraction(new ExactNumber('49792700'))).toEqual({ numerator: 49_792_700n, denominator: 1n })
  })

  it('never has zero as its denominator', () => {
    expect(() => makeFraction(1n, 0n)).toThrow('nothing is divided by zero')
  })
})

describe('rounding', () => {
  it('goes down to the even digit from the middle', () => {
    expect(roundHalfEven(makeFraction(1n, 8n), 2).text).toBe('0.12')
    expect(roundHalfEven(makeFraction(5n, 2n), 1).text).toBe('2.5')
  })

  it('goes up to the even digit from the middle, and to the nearer one from elsewhere', () => {
    expect(roundHalfEven(makeFraction(3n, 8n), 2).text).toBe('0.38')
    expect(roundHalfEven(makeFraction(-3n, 8n), 2).text).toBe('-0.38')
    expect(roundHalfEven(makeFraction(1n, 3n), 8).text).toBe('0.33333333')
    expect(roundHalfEven(makeFraction(2n, 3n), 8).text).toBe('0.66666667')
  })

  it('is off by no more than half of the last digit', () => {
    fc.assert(
      fc.property(fraction, fc.integer({ min: 1, max: 20 }), (value, decimals) => {
        const off = subtract(readFraction(roundHalfEven(value, decimals)), value)
        const distance = off.numerator < 0n ? -off.numerator : off.numerator
        expect(2n * distance * 10n ** BigInt(decimals) <= off.denominator).toBe(true)
      }),
    )
  })
})
