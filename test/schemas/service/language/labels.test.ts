import { describe, expect, it } from 'vitest'
import { labelOf, listLabelled } from '../../../../schemas/service/language/labels.ts'
import { findMissingHeadings } from '../../../../tools/checks/missing-headings.ts'
import { listHeadedColumns } from '../../../../tools/portuguese/headed-columns.ts'

describe('the heading of a column', () => {
  it('is there in both languages for every column of every published table, every answer, and the objects in it', () => {
    expect(listHeadedColumns()).toContain('source_line')
    expect(listHeadedColumns()).toContain('confidential')
    expect(findMissingHeadings()).toBeNull()
  })

  it('is for columns that there are', () => {
    const known = listHeadedColumns()
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
