import { describe, expect, it } from 'vitest'
import { compareText, compareValue, exactNumber } from '../../../schemas/second-reading/values.ts'
import type { SourceField } from '../../../schemas/core/source.ts'

const compare = (
  published: string | null,
  filed: string,
  kind: SourceField['kind'],
  duckdb = 'VARCHAR',
  decimals = 0,
) => compareValue(published, filed, { kind, decimals }, duckdb)

describe('a published value', () => {
  it.each([
    ['1.50', '1.5', 'money', 'DECIMAL(20,2)', 0],
    ['-0.10', '-.10', 'money', 'DECIMAL(20,2)', 0],
    ['0.00', '-0', 'money', 'DECIMAL(20,2)', 0],
    ['36.18', '0000000003618', 'price', 'DECIMAL(18,2)', 2],
    ['9007199254740993.00', '9007199254740993', 'money', 'DECIMAL(20,2)', 0],
    ['1007.90000000', '1007,9', 'comma_decimal', 'DECIMAL(24,8)', 0],
    ['0.00000100', '1E-06', 'decimal8', 'DECIMAL(28,8)', 0],
    ['-2500.00000000', '-2.5E+03', 'decimal8', 'DECIMAL(28,8)', 0],
    ['2025-10-31', '31/10/2025', 'day_first', 'DATE', 0],
    ['2025-10-31', '20251031', 'bare_day', 'DATE', 0],
    ['00068305000135', '68.305/0001-35', 'cnpj', 'VARCHAR', 0],
    ['123456789012345', '123456789012345', 'document', 'VARCHAR', 0],
    ['SEM CNPJ INFORMADO', 'SEM CNPJ INFORMADO', 'document', 'VARCHAR', 0],
    [null, '', 'money', 'DECIMAL(20,2)', 0],
    [null, './-', 'cnpj', 'VARCHAR', 0],
  ] as const)('%s is what %s says', (published, filed, kind, duckdb, decimals) => {
    expect(compare(published, filed, kind, duckdb, decimals)).toBe('equal')
  })

  it.each([
    ['1.51', '1.50', 'money', 'DECIMAL(20,2)'],
    ['1.50', '-1.50', 'money', 'DECIMAL(20,2)'],
    ['9007199254740992.00', '9007199254740993', 'money', 'DECIMAL(20,2)'],
    ['0.00', '', 'money', 'DECIMAL(20,2)'],
    [null, '0', 'money', 'DECIMAL(20,2)'],
    ['2025-11-30', '2025-11-29', 'date', 'DATE'],
    ['0.00000001', '1.5E-08', 'decimal8', 'DECIMAL(28,8)'],
    ['0.00000000', '9.89E-10', 'decimal8', 'DECIMAL(28,8)'],
    ['1.00000000', '1E-06', 'decimal8', 'DECIMAL(28,8)'],
    ['00068305000136', '68.305/0001-35', 'cnpj', 'VARCHAR'],
    ['000068305000135', '68.305/0001-35', 'cnpj', 'VARCHAR'],
    ['***456780**', '000.456.789-00', 'document', 'VARCHAR'],
    ['TÍTULO', 'TITULO', 'text', 'VARCHAR'],
  ] as const)('%s is not what %s says', (published, filed, kind, duckdb) => {
    expect(compare(published, filed, kind, duckdb)).toBe('different')
  })

  it.each([
    ['0.000001', '9.5E-07', 'rounded6', 'equal'],
    ['0.000000', '9.89530235528946E-10', 'rounded6', 'equal'],
    ['0.000001', '9.89530235528946E-10', 'rounded6', 'different'],
    ['-2.000001', '-2.0000005', 'rounded6', 'equal'],
    ['2.00', '1.995', 'rounded2', 'equal'],
    ['1.99', '1.995', 'rounded2', 'different'],
    ['12.00', '12', 'rounded2', 'equal'],
    ['120000.00', '1.2E+05', 'rounded2', 'equal'],
    ['0.00', '1E+05', 'rounded2', 'different'],
  ] as const)('%s is %s, rounded half away from zero (%s): %s', (published, filed, kind, verdict) => {
    expect(compare(published, filed, kind, 'DECIMAL(24,6)')).toBe(verdict)
  })

  it('may hide a person: in a column of numbers and in a text', () => {
    expect(compare('***456789**', '000.456.789-00', 'document')).toBe('masked')
    expect(compare('CPF ***456789** (1*)', 'CPF 000.456.789-00 (1*)', 'text')).toBe('masked')
    expect(compare('CPF ***456789** (2*)', 'CPF 000.456.789-00 (1*)', 'text')).toBe('different')
    expect(compare('A ***004146** B ***982247**', 'A 700414665 B 00.052.998/2247-25', 'text')).toBe('masked')
    expect(compare('A ***004147**', 'A 700414665', 'text')).toBe('different')
    expect(compare('CPF ***982247**', 'CPF 529.982.247-25', 'document')).toBe('masked')
  })

  it('may hide the name of a person that another field has, and no other words', () => {
    expect(compareText('CCB DE ***, SP', 'CCB DE Maria  da Silva, SP', 'MARIA DA SILVA')).toBe('masked')
    expect(compareText('*** ***982247**', 'MARIA 529982247-25', 'MARIA')).toBe('masked')
    expect(compareText('CCB DE ***, SP', 'CCB DE JOSE, SP', 'MARIA DA SILVA')).toBe('different')
    expect(compareText('CCB DE ***, SP', 'CCB DE MARIA, SP')).toBe('different')
  })

  it('is no number if it is a marker', () => {
    expect(['-', '..', '...', 'X', ''].map(exactNumber)).toEqual([null, null, null, null, null])
  })
})
