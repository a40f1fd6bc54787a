import { describe, expect, it } from 'vitest'
import { readPartitionHint } from '../../../server/sharing/partition-hints.ts'

const MONTHS = ['2025-08', '2025-09', '2025-10']
const column = { op: 'column', name: 'competence_month', valueType: 'string' }
const other = { op: 'column', name: 'cnpj', valueType: 'string' }
const literal = (value: string) => ({ op: 'literal', value, valueType: 'string' })
const compare = (op: string, value: string, of: object = column) => ({ op, children: [of, literal(value)] })

function keep(hint: unknown): string[] {
  const isWanted = readPartitionHint(typeof hint === 'string' ? hint : JSON.stringify(hint))
  return MONTHS.filter((month) => isWanted(['competence_month', month]))
}

describe('a hint of partitions', () => {
  it('keeps the months that it names', () => {
    expect(keep(compare('equal', '2025-09'))).toEqual(['2025-09'])
    expect(keep(compare('greaterThanOrEqual', '2025-09'))).toEqual(['2025-09', '2025-10'])
    expect(keep(compare('lessThan', '2025-09'))).toEqual(['2025-08'])
    expect(keep({ op: 'not', children: [compare('equal', '2025-09')] })).toEqual(['2025-08', '2025-10'])
    expect(
      keep({ op: 'and', children: [compare('greaterThan', '2025-08'), compare('lessThanOrEqual', '2025-09')] }),
    ).toEqual(['2025-09'])
    expect(keep({ op: 'or', children: [compare('equal', '2025-08'), compare('equal', '2025-10')] })).toEqual([
      '2025-08',
      '2025-10',
    ])
  })

  it('keeps every month that it does not decide: another column, an operation that is not known, no JSON, depth', () => {
    const unknown = compare('equal', '1', other)
    expect(keep(unknown)).toEqual(MONTHS)
    expect(keep({ op: 'not', children: [unknown] })).toEqual(MONTHS)
    expect(keep({ op: 'or', children: [unknown, compare('equal', '2025-08')] })).toEqual(MONTHS)
    expect(keep({ op: 'and', children: [unknown, compare('equal', '2025-08')] })).toEqual(['2025-08'])
    expect(keep({ op: 'startsWith', children: [column, literal('2025-1')] })).toEqual(MONTHS)
    for (const broken of ['', 'null', '[]', '{"op":1}', '{', '{"op":"and","children":[]}'])
      expect(keep(broken)).toEqual(MONTHS)
    expect(keep('{"op":"not","children":['.repeat(5_000))).toEqual(MONTHS)
    expect(readPartitionHint(undefined)(null)).toBe(true)
  })
})
