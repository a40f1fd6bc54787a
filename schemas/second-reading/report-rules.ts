import { judgeField } from './column-rules.ts'
import type { ColumnRule, FiledLine, Judged } from './rule.ts'

/** Expects the last day of the month or quarter of the day in this field: the day before the next one begins. */
export function expectLastDay(field: string, months: 1 | 3): ColumnRule {
  return (line, published) =>
    judgeField(line, field, (filed) => {
      const [year = 0, month = 0] = filed.split('-').map(Number)
      const next = Math.floor((month - 1) / months) * months + months
      return published === new Date(Date.UTC(year, next, 0)).toISOString().slice(0, 10)
    })
}

/**
 * Expects the filed code; a code may be unpublished if it does not have the form of a Brazilian one or has a wrong
 * digit.
 */
export function expectIsin(field: string): ColumnRule {
  return (line: FiledLine, published: string | null): Judged | 'not compared' | null =>
    published === null ? 'not compared' : judgeField(line, field, (filed) => published === filed)
}
