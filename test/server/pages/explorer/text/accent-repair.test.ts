import { describe, expect, it } from 'vitest'
import { shortenCompanyName } from '../../../../../server/pages/explorer/text/company-name.ts'
import { shortenFundName } from '../../../../../server/pages/explorer/text/fund-name.ts'
import { ACCENTED_WORDS } from '../../../../../server/pages/explorer/text/accented-words.ts'
import { repairAccents } from '../../../../../server/pages/explorer/text/accent-repair.ts'

describe('a name whose filer lost its accents', () => {
  it.each([
    ['VAMOS LOCA??O DE CAMINH?ES, M?QUINAS E E', 'VAMOS LOCAÇÃO DE CAMINHÕES, MÁQUINAS E E'],
    ['Companhia Brasileira de Alum?nio', 'Companhia Brasileira de Alumínio'],
    ['T\uFFFDTULO CONT\uFFFDBIL', 'TÍTULO CONTÁBIL'],
    ['B3 S.A. - BRASIL, BOLSA, BALC?O', 'B3 S.A. - BRASIL, BOLSA, BALCÃO'],
  ])('has them again where other filings have the word: %s', (filed, mended) => {
    expect(repairAccents(filed)).toBe(mended)
  })

  it('stays as it was filed where no filing has the word, and a question stays a question', () => {
    expect(repairAccents('XYZ?W S.A.')).toBe('XYZ?W S.A.')
    expect(repairAccents('O QUE?')).toBe('O QUE?')
  })

  it('is short and in title case all the same', () => {
    expect(shortenCompanyName('CSN MINERA??O S.A.')).toBe('CSN Mineração')
    expect(shortenFundName('BRASIS FUNDO DE INVESTIMENTO IMOBILI?RIO')).toBe('Brasis FII')
  })
})

it('has one word for each pattern of lost letters', () => {
  const holes = ACCENTED_WORDS.map((word) => word.replaceAll(/[^A-Z]/g, '?'))

  expect(new Set(holes).size).toBe(holes.length)
  expect(ACCENTED_WORDS.filter((word) => !/[^A-Z]/.test(word))).toEqual([])
})
