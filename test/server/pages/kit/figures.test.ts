import { describe, expect, it } from 'vitest'
import { figuresOf, punctuateCnpj, roundDecimal } from '../../../../server/pages/kit/figures.ts'

const [en, pt] = [figuresOf('en'), figuresOf('pt')]

describe('figures', () => {
  it('are written in the manner of each language, to the last digit', () => {
    const text = '-12345678901234567890.12'

    expect([en.reais(text), pt.reais(text)]).toEqual([
      'R$\u00a0−12,345,678,901,234,567,890.12',
      'R$\u00a0−12.345.678.901.234.567.890,12',
    ])
  })

  it.each([
    ['3748781424.01', 'R$\u00a03.75\u00a0bn', 'R$\u00a03,75\u00a0bi'],
    ['84935606.40', 'R$\u00a084.9\u00a0m', 'R$\u00a084,9\u00a0mi'],
    ['-250045.54', 'R$\u00a0−250\u00a0k', 'R$\u00a0−250\u00a0mil'],
    ['1000.00', 'R$\u00a01.00\u00a0k', 'R$\u00a01,00\u00a0mil'],
    ['999.99', 'R$\u00a0999.99', 'R$\u00a0999,99'],
    ['0.00', 'R$\u00a00.00', 'R$\u00a00,00'],
  ])('%s is short as %s and %s', (text, english, portuguese) => {
    expect([en.shortReais(text), pt.shortReais(text)]).toEqual([english, portuguese])
  })

  it('round half away from zero, and never to a negative zero', () => {
    expect(['1.005', '-1.005', '-0.004', '9.995', '7'].map((text) => roundDecimal(text, 2))).toEqual([
      '1.01',
      '-1.01',
      '0.00',
      '10.00',
      '7.00',
    ])
  })

  it.each([
    [37_860_000, 20_000, '37.86\u00a0m', '37,86\u00a0mi'],
    [9_980_000, 20_000, '9,980\u00a0k', '9.980\u00a0mil'],
    [2_000_000_000, 500_000_000, '2,000\u00a0m', '2.000\u00a0mi'],
    [-1_500, 500, '−1,500', '−1.500'],
    [0, 2_000, '0', '0'],
    [1.2, 0.2, '1.2', '1,2'],
    [5_991, 1, '5,991', '5.991'],
  ])('%s on an axis whose marks are %s apart is %s and %s', (value, step, english, portuguese) => {
    expect([en.mark(value, step), pt.mark(value, step)]).toEqual([english, portuguese])
  })

  it('have one power of ten on an axis, chosen by its largest mark', () => {
    const marks = [9_980_000, 10_000_000].map((value) => pt.mark(value, 20_000, 10_000_000))

    expect(marks).toEqual(['9,98\u00a0mi', '10,00\u00a0mi'])
    expect(pt.mark(0, 2_000_000, 50_000_000_000)).toBe('0')
  })

  it('have a CNPJ with its marks, and leave another number as it is', () => {
    expect(['00068305000135', '123'].map(punctuateCnpj)).toEqual(['00.068.305/0001-35', '123'])
  })

  it('have days and months as the language has them', () => {
    expect([en.day('2025-10-31'), pt.day('2025-10-31')]).toEqual(['2025-10-31', '31/10/2025'])
    expect([en.month('2025-10-31'), pt.month('2025-10')]).toEqual(['October 2025', 'outubro de 2025'])
    expect([en.shortMonth('2025-10'), pt.shortMonth('2025-10-31')]).toEqual(['Oct 2025', 'out/2025'])
  })
})
