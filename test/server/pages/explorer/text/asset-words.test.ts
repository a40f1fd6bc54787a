import { describe, expect, it } from 'vitest'
import { nameFiledAsset, sayAsset, sayTerms } from '../../../../../server/pages/explorer/text/asset-words.ts'
import { figuresOf } from '../../../../../server/pages/kit/figures.ts'

const [en, pt] = [figuresOf('en'), figuresOf('pt')]

describe('the name of an asset', () => {
  it.each([
    ['selic:210100:2027-03-01', 'LETRAS FINANCEIRAS DO TESOURO', 'LFT mar/2027'],
    ['selic:760199:2035-05-15', 'NOTAS DO TESOURO NACIONAL', 'NTN-B mai/2035'],
    ['selic:100000:2026-07-01', '', 'LTN jul/2026'],
    [
      'paper:DEBENTURE-SIMPLES:33000167000101:2026-01-15:DI1|106.25|0.5|',
      'PETROLEO BRASILEIRO S.A.',
      'Debênture Petroleo Brasileiro · CDI 106,25 % + 0,5 % · jan/2026',
    ],
    ['paper:CRA:10753164000143::IAP|100|7|', 'ECO SECURITIZADORA SA', 'CRA Eco Securitizadora · IPCA 100 % + 7 %'],
    ['fund:62415896000127', 'ALFA FIF DA CIC RESP LIMITADA', 'Alfa'],
    ['b3:PETR4', 'PETROLEO BRASILEIRO S.A.', 'PETR4 · Petroleo Brasileiro'],
    ['b3f:WIN:Z25', 'BMF', 'WINZ25'],
    ['xn:AIRBNB', 'AIRBNB INC-CLASS A', 'Airbnb Inc-Class A'],
  ])('%s, filed as %s, is %s', (id, filed, name) => {
    expect(nameFiledAsset(pt, id, filed)).toBe(name)
  })

  it('has the month and the kind of the language', () => {
    expect(nameFiledAsset(en, 'selic:210100:2027-03-01', '')).toBe('LFT Mar 2027')
    expect(nameFiledAsset(en, 'paper:DEBENTURE-SIMPLES:33000167000101:2026-01-15:DI1|106.25||', 'PETRO S.A.')).toBe(
      'Debenture Petro · CDI 106.25 % · Jan 2026',
    )
  })
})

describe('the code of an asset', () => {
  it('has no identifier that nobody reads', () => {
    expect(sayAsset(pt, 'selic:210100:2027-03-01')).toBe('LFT mar/2027')
    const paper = 'paper:DEBENTURE-SIMPLES:33000167000101:2026-01-15:DI1|106.25|0|'
    expect(sayAsset(pt, paper)).toBe('Debênture · 33.000.167/0001-01 · CDI 106,25 % · 15/01/2026')
    expect(sayTerms(pt, paper)).toBe('Debênture · CDI 106,25 %')
  })
})
