import type { Column, CopiedField } from './column.ts'
import type { Table } from './dataset.ts'
import type { FieldKind, SourceField } from './source.ts'

type Columns = Readonly<Record<string, Column>>

/** How a source usually writes the values of a published type. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  VARCHAR: 'text',
  DATE: 'date',
  INTEGER: 'integer',
  BIGINT: 'integer',
  'DECIMAL(12,2)': 'fare',
  'DECIMAL(18,2)': 'price',
  'DECIMAL(18,6)': 'percent',
  'DECIMAL(20,2)': 'money',
  'DECIMAL(24,2)': 'nav',
  'DECIMAL(24,6)': 'decimal6',
  'DECIMAL(24,8)': 'comma_decimal',
  'DECIMAL(28,8)': 'decimal8',
  'DECIMAL(27,12)': 'decimal12',
  'DECIMAL(28,10)': 'rounded10',
}

export function copiedFields(columns: Columns, member?: string): Record<string, SourceField> {
  const fields: Record<string, SourceField> = {}
  for (const [column, { duckdb, copied = [] }] of Object.entries(columns)) {
    for (const field of copied.filter((each) => belongsTo(each, member))) {
      const { name, members, source, kind = KINDS[duckdb], ...rest } = field
      if (kind === undefined)
        throw new Error(`${column} is ${duckdb}, which no kind follows from: declare the kind of ${name}`)
      fields[name] = { kind, ...rest }
    }
  }
  return fields
}

function belongsTo({ members }: CopiedField, member: string | undefined): boolean {
  return members === undefined || (member !== undefined && members.includes(member))
}

const PLACEHOLDER = /\{copied(?: (\w+))?\}/g

/**
 * Writes the copied columns of a table in place of `{copied}` in its SELECT. If columns copy another column in each
 * kind of file, `{copied CAD_FI}` names a member, and gives the columns that are copied from it.
 */
export function withCopiedColumns(sql: string, { name, columns }: Pick<Table, 'name' | 'columns'>): string {
  const isCopied = Object.values(columns).some(({ copied = [] }) => copied.length > 0)
  if (isCopied && sql.search(PLACEHOLDER) === -1) {
    throw new Error(`columns of ${name} are copied from the source: write {copied} in its SQL in their place`)
  }
  return sql.replaceAll(PLACEHOLDER, (placeholder, member?: string) => {
    const selected = Object.entries(columns).flatMap(([column, { copied = [] }]) => {
      const found = member === undefined ? copied : copied.filter((field) => belongsTo(field, member))
      if (found.length > 1) throw new Error(`${name}.${column} copies several columns: name a member in ${placeholder}`)
      return found.map((field) => `${quoted(field.name)} AS ${quoted(column)}`)
    })
    if (selected.length === 0) throw new Error(`the SQL of ${name} has ${placeholder}, and no column is copied so`)
    return selected.join(', ')
  })
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
