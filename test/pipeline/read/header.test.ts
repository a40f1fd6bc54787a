import { describe, expect, it } from 'vitest'
import { resolveHeader } from '../../../pipeline/read/header.ts'
import type { Member } from '../../../schemas/core/source.ts'

const member: Member = {
  id: 'PL',
  relation: 'raw_nav',
  names: () => ['pl.csv'],
  fields: {
    TYPE: { kind: 'text', aliases: ['OLD_TYPE', 'OLDEST_TYPE'] },
    VALUE: { kind: 'money' },
    NOTE: { kind: 'text', optional: true },
  },
  ignored: { columns: ['PHONE'], because: 'It is nobody else’s business.' },
}

const resolve = (header: string) => resolveHeader(header, member, 'cda_fi_PL_202510.csv', 'schemas/members.ts')

describe('a header', () => {
  it.each([
    ['the declared names', 'TYPE;VALUE;NOTE', ['TYPE', 'VALUE', 'NOTE']],
    ['another order', 'NOTE;VALUE;TYPE', ['NOTE', 'VALUE', 'TYPE']],
    ['a former name', 'OLD_TYPE;VALUE;NOTE', ['TYPE', 'VALUE', 'NOTE']],
    ['an older name still', 'VALUE;OLDEST_TYPE', ['VALUE', 'TYPE']],
    ['an optional column left out', 'TYPE;VALUE', ['TYPE', 'VALUE']],
    ['a column that is not read', 'TYPE;PHONE;VALUE', ['TYPE', 'PHONE', 'VALUE']],
    ['spaces around the names', ' TYPE ; VALUE', ['TYPE', 'VALUE']],
  ])('is understood with %s', (_name, header, columns) => {
    expect(resolve(header)).toEqual(columns)
  })

  it.each([
    ['an unknown column', 'TYPE;VALUE;EXTRA', 'unknown column "EXTRA"'],
    ['a renamed column', 'KIND;VALUE', 'unknown column "KIND"; missing column TYPE'],
    ['a missing column', 'TYPE', 'missing column VALUE'],
    ['two missing columns', 'NOTE', 'missing column TYPE, VALUE'],
    ['a column twice', 'TYPE;VALUE;VALUE', 'column VALUE is there twice'],
    ['a column under its old and its new name', 'TYPE;OLD_TYPE;VALUE', 'column TYPE is there twice'],
    ['a column that is not read twice', 'TYPE;PHONE;PHONE;VALUE', 'column PHONE is there twice'],
    ['a name in another case', 'Type;VALUE', 'unknown column "Type"; missing column TYPE'],
    ['an empty name at the end', 'TYPE;VALUE;', 'unknown column ""'],
    ['what can be the number of a person behind a letter', 'TYPE;VALUE;N52998224725', 'unknown column (no name)'],
  ])('is refused with %s, named with its file and line', (_name, header, found) => {
    expect(() => resolve(header)).toThrow(
      expect.objectContaining({ code: 'SOURCE_DRIFT', message: `cda_fi_PL_202510.csv line 1: ${found}` }) as Error,
    )
  })

  it('is refused with a hint that says what to edit', () => {
    expect(() => resolve('TYPE')).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('schemas/members.ts (member PL') as string }) as Error,
    )
  })
})
