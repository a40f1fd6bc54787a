import { describe, expect, it } from 'vitest'
import { toDeltaType } from '../../../lake/delta-log/column-type.ts'

const field = (name: string, type: unknown) => ({ name, type, nullable: true, metadata: {} })

describe('a type of Delta', () => {
  it('is decimal with the same digits, and a list, struct or map of such types', () => {
    expect(toDeltaType('DECIMAL(27,12)')).toBe('decimal(27,12)')
    expect(toDeltaType('MAP(VARCHAR, DECIMAL(20,2)[])')).toEqual({
      type: 'map',
      keyType: 'string',
      valueType: { type: 'array', elementType: 'decimal(20,2)', containsNull: true },
      valueContainsNull: true,
    })
    expect(toDeltaType('STRUCT("a, ""b""(" DECIMAL(4,1), inner_one STRUCT(c DATE))[]')).toEqual({
      type: 'array',
      containsNull: true,
      elementType: {
        type: 'struct',
        fields: [
          field('a, "b"(', 'decimal(4,1)'),
          field('inner_one', { type: 'struct', fields: [field('c', 'date')] }),
        ],
      },
    })
  })

  it('is refused where Delta would read other values', () => {
    expect(() => toDeltaType('TIMESTAMP')).toThrow('Delta has no type for TIMESTAMP')
    expect(() => toDeltaType('HUGEINT')).toThrow('Delta has no type for HUGEINT')
  })
})
