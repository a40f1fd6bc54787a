import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskCpfsInText } from '../../../pipeline/read/personal-data.ts'
import type { FiledLine } from '../../../schemas/second-reading/rule.ts'
import { showsCpf } from '../../../pipeline/second-reading/cpf-detection.ts'
import type { SourceField } from '../../../schemas/core/source.ts'

function shows(published: string | null, kind: SourceField['kind'] = 'text', format?: 'records'): boolean {
  const member = { id: 'M', relation: 'raw', names: () => 'any' as const, fields: { F: { kind } } }
  const line: FiledLine = {
    member: { ...member, ...(format && { format }) },
    columns: new Set(['F']),
    fields: new Map(),
  }
  return showsCpf({ field: 'F', published }, line)
}

/** Nine digits that are not all equal, with the check digits of a CPF, reckoned from the left. */
const cpf = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1)
  .map((digits) => {
    for (const length of [9, 10]) {
      const sum = digits.reduce((so, digit, at) => so + digit * (length + 1 - at), 0)
      digits = [...digits, sum % 11 < 2 ? 0 : 11 - (sum % 11)]
    }
    return digits.join('')
  })
const written = (number: string) => number.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')

describe('the number of a natural person', () => {
  it('is seen in any text, and is gone where the compiler masked it', () => {
    fc.assert(
      fc.property(
        cpf,
        fc.constantFrom('', 'EMITIDO POR ', 'Sr. José, '),
        fc.boolean(),
        (number, before, withPoints) => {
          const text = `${before}${withPoints ? written(number) : number} e outros`

          expect(shows(text)).toBe(true)
          expect(shows(maskCpfsInText(text))).toBe(false)
        },
      ),
    )
  })

  it.each([
    ['52998224725', 'document'],
    ['00052998224725', 'cnpj'],
    ['529.982.247-25', 'text'],
  ] as const)('is %s in a field of the kind %s', (published, kind) => {
    expect(shows(published, kind)).toBe(true)
  })

  it.each([
    ['a masked number', '***982247**', 'document'],
    ['no value', null, 'document'],
    ['a CNPJ', '33000167000101', 'document'],
    ['a CNPJ that is a CPF as well', '00000000000191', 'cnpj'],
    ['a code with a letter in front', 'X52998224725', 'text'],
    ['digits that do not check', '52998224724', 'text'],
    ['a figure', '52998224725', 'money'],
  ] as const)('is not %s', (_what, published, kind) => {
    expect(shows(published, kind)).toBe(false)
  })

  it('is not looked for in records of the exchange', () => {
    expect(shows('52998224725', 'text', 'records')).toBe(false)
  })
})
