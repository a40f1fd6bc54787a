import { judgeField } from './column-rules.ts'
import type { ColumnRule, FiledLine, Judged } from './rule.ts'

/** The last day of the month of the day in this field, or of its quarter: the day before the first of the next one. */
export function expectLastDay(field: string, months: 1 | 3): ColumnRule {
  return (line, published) =>
    judgeField(line, field, (filed) => {
      const [year = 0, month = 0] = filed.split('-').map(Number)
      const next = Math.floor((month - 1) / months) * months + months
      return published === new Date(Date.UTC(year, next, 0)).toISOString().slice(0, 10)
    })
}

/** A code that is published is the filed one; one that is not has another form than a code of Brazil, or a wrong digit. */
export function expectIsin(field: string): ColumnRule {
  return (line: FiledLine, published: string | null): Judged | 'not compared' | null =>
    published === null ? 'not compared' : judgeField(line, field, (filed) => published === filed)
}
