import { describe, expect, it } from 'vitest'
import { readAssetId, seekNames } from '../../../../schemas/fund/api/asset-names.ts'

describe('the names that a code can mean', () => {
  it('are those of every kind of code, the likeliest first', () => {
    expect(seekNames('PETR4')).toEqual({
      text: 'PETR4',
      ids: ['b3:PETR4', 'isin:PETR4', 'cetip:PETR4', 'crypto:PETR4', 'x:PETR4:US'],
      isExact: false,
      selic: null,
      isin: null,
    })
    expect(seekNames('WINZ25').ids).toContain('b3f:WIN:Z25')
    expect(seekNames('BRK/B US').ids).toContain('x:BRK.B:US')
  })

  it.each([
    ['210100', { selic: 'selic:210100:', isin: null, isExact: false }],
    ['selic:210100', { selic: 'selic:210100:', ids: ['selic:210100'], isExact: true }],
    ['BRPETRACNPR6', { isin: 'BRPETRACNPR6', selic: null }],
    ['isin:BRPETRACNPR6', { isin: 'BRPETRACNPR6', ids: ['isin:BRPETRACNPR6'] }],
    ['paper:CDB:12345678000195', { ids: ['paper:CDB:12345678000195'], isin: null, selic: null }],
  ])('are also what the form of %s says', (text, expected) => {
    expect(seekNames(text)).toMatchObject(expected)
  })

  it('are a fund, or its subclass, where the name is that of one', () => {
    expect(readAssetId('fund:09215250000113')).toEqual({ kind: 'fund', cnpj: '09215250000113', subclass: null })
    expect(readAssetId('fund:09215250000113:A')).toEqual({ kind: 'fund', cnpj: '09215250000113', subclass: 'A' })
    expect(readAssetId('b3:PETR4')).toEqual({ kind: 'code', text: 'b3:PETR4' })
  })
})
