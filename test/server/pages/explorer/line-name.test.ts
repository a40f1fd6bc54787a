import { describe, expect, it } from 'vitest'
import { nameLine } from '../../../../server/pages/explorer/line-name.ts'

describe('the name of a line', () => {
  it('is its code', () => {
    const metainfo = { category: 'equities', asset_code: 'VALE3', issuer_name: 'VALE S.A.' }
    expect(nameLine('pt', { metainfo }, 'x')).toBe('VALE3')
  })

  it('is not the code of an asset abroad, which each filer numbers in its own way', () => {
    const metainfo = { category: 'foreign', asset_code: '1', issuer_name: 'VANGUARD S&P 500 ETF' }
    expect(nameLine('pt', { metainfo }, 'x')).toBe('Vanguard S&P 500 ETF')
    expect(nameLine('pt', { metainfo: { category: 'foreign', asset_code: '1' } }, 'x')).toBe('1')
  })

  it('of a government bond is its short name and the month in which it is due', () => {
    const metainfo = { category: 'public_bonds', asset_code: '760199', bond_type: 'NTN-B', maturity_date: '2035-05-15' }
    expect(nameLine('pt', { metainfo }, 'x')).toBe('NTN-B 05/2035')
    const inFull = {
      category: 'public_bonds',
      bond_type: 'LETRA FINANCEIRA DO TESOURO',
      asset_id: 'selic:210100:2027-03-01',
      maturity_date: '2027-03-01',
    }
    expect(nameLine('pt', { metainfo: inFull }, 'x')).toBe('LFT 03/2027')
  })

  it('is the short name of a fund or issuer as people write it', () => {
    const fund = { category: 'fund_quotas', fund_name: 'ALFA AÇÕES FIF DA CIC RESP LIMITADA' }
    expect(nameLine('pt', { metainfo: fund }, 'x')).toBe('Alfa Ações')
    const issuer = { category: 'private_credit', issuer_name: 'BANCO BETA S.A.' }
    expect(nameLine('pt', { metainfo: issuer }, 'x')).toBe('Banco Beta')
  })

  it('of a paper is its kind, issuer, index and rate, and the month in which it is due', () => {
    const asset_id = 'paper:DEBENTURE-SIMPLES:01425787000104:2028-10-05:DI1|100|0.4|'
    const metainfo = { category: 'private_credit', issuer_name: 'REDECARD S.A.', asset_id }
    expect(nameLine('pt', { metainfo }, 'x').replaceAll('\u00a0', ' ')).toBe(
      'Debênture Redecard · CDI 100 % + 0,4 % · out/2028',
    )
  })

  it('is its kind where it names nothing, and else what the caller says', () => {
    expect(nameLine('pt', { asset_type: '', application_type: 'Disponibilidades', metainfo: {} }, 'x')).toBe(
      'Disponibilidades',
    )
    expect(nameLine('pt', { metainfo: {} }, 'a month')).toBe('a month')
    expect(nameLine('en', { application_type: 'Disponibilidades', metainfo: {} }, 'x')).toBe('Cash')
  })
})
