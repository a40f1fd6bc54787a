import type { SourceField } from '../core/source.ts'
import type { ColumnRule, FiledLine, Judged } from './rule.ts'
import { compareText, compareValue, verdict } from './values.ts'

/** Judges a field by whether it is equal to the published value. */
export function judge(field: string, filed: string, isEqual: boolean): Judged {
  return { field, filed, verdict: verdict(isEqual), isPersonal: false }
}

/** Judges a field; null if the file has no such column. */
export function judgeField(
  { fields, columns }: FiledLine,
  field: string,
  isEqual: (filed: string) => boolean,
): Judged | null {
  if (!columns.has(field)) return null
  const filed = fields.get(field) ?? ''
  return judge(field, filed, isEqual(filed))
}

/** Expects the value of the first of these fields that the file has and that is not empty. */
export function expectValue(...names: readonly string[]): ColumnRule {
  return ({ member, columns, fields }, published, { duckdb }) => {
    const own = names.filter((name) => columns.has(name))
    const name = own.find((each) => fields.get(each) !== '') ?? own[0]
    const field: SourceField | undefined = member.fields[name ?? '']
    if (name === undefined || field === undefined) return null
    const filed = fields.get(name) ?? ''
    const isPersonal = field.kind === 'document'
    return { field: name, filed, verdict: compareValue(published, filed, field, duckdb), isPersonal }
  }
}

/** Expects the name in this field, or three stars if the number of its person is masked. */
export function expectName(name: string): ColumnRule {
  return ({ columns, fields }, published) => {
    if (!columns.has(name)) return null
    const filed = fields.get(name) ?? ''
    if (published === '***') return { field: name, filed, verdict: 'masked', isPersonal: true }
    const isEqual = published === null ? verdict(filed === '') : compareText(published, filed)
    return { field: name, filed, verdict: isEqual, isPersonal: true }
  }
}
