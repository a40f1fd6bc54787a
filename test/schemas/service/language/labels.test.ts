import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../../schemas/service/endpoints.ts'
import { labelOf, listLabelled } from '../../../../schemas/service/language/labels.ts'
import { listRowFields, type Shape } from '../../../../schemas/api/row-fields.ts'
import { changelogColumns } from '../../../../schemas/core/changelog-table.ts'
import { sourceFileColumns } from '../../../../schemas/core/source-file-table.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { listAllTables } from '../../../../tools/portuguese/declared-texts.ts'

const published = [
  ...datasets.flatMap(listAllTables).flatMap(({ columns }) => Object.keys(columns)),
  ...Object.keys({ ...changelogColumns, ...sourceFileColumns }),
]
const answered = endpoints.flatMap(listRowFields).flatMap(({ path, shape }) => [...path, ...listNames(shape)])

describe('the heading of a column', () => {
  it('is there for every column of every published table, in both languages', () => {
    expect(published.filter((column) => labelOf(column) === null)).toEqual([])
  })

  it('is there for every column of every answer, and for the fields of the objects in it', () => {
    expect(answered.filter((column) => labelOf(column) === null)).toEqual([])
  })

  it('is for columns that there are', () => {
    const known = new Set([...published, ...answered])
    expect(listLabelled().filter((column) => !known.has(column))).toEqual([])
  })

  it('is short, begins with a capital and has no point', () => {
    const labels = listLabelled().flatMap((column) => Object.values(labelOf(column) ?? {}))
    expect(labels.filter((label) => label.length > 45 || !/^[\p{Lu}\d].*[^.]$/u.test(label))).toEqual([])
  })

  it('is null for a name that no column has', () => {
    expect(labelOf('no_such_column')).toBeNull()
    expect(labelOf('constructor')).toBeNull()
  })

  it('is the word of the market', () => {
    expect(labelOf('nav_value')).toEqual({ en: 'NAV', pt: 'Patrimônio líquido' })
    expect(labelOf('quota_value')).toEqual({ en: 'Quota value', pt: 'Valor da cota' })
  })
})

function listNames(shape: Shape): string[] {
  if ('list' in shape) return listNames(shape.list)
  return 'entries' in shape ? [...shape.entries].flatMap(([name, each]) => [name, ...listNames(each)]) : []
}
