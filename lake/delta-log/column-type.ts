import { LogFault } from './log-fault.ts'

export type DeltaType =
  | string
  | { readonly type: 'array'; readonly elementType: DeltaType; readonly containsNull: true }
  | {
      readonly type: 'map'
      readonly keyType: DeltaType
      readonly valueType: DeltaType
      readonly valueContainsNull: true
    }
  | { readonly type: 'struct'; readonly fields: readonly DeltaField[] }

export interface DeltaField {
  readonly name: string
  readonly type: DeltaType
  readonly nullable: true
  readonly metadata: Readonly<Record<string, string>>
}

/** Types without parts. Timestamps are left out: Delta's are instants, and DuckDB writes local times. */
const SIMPLE: Readonly<Record<string, string>> = {
  VARCHAR: 'string',
  BOOLEAN: 'boolean',
  TINYINT: 'byte',
  SMALLINT: 'short',
  INTEGER: 'integer',
  BIGINT: 'long',
  FLOAT: 'float',
  DOUBLE: 'double',
  DATE: 'date',
  BLOB: 'binary',
}

/**
 * Translates a type of DuckDB, `DECIMAL(20,2)` or `STRUCT("column" VARCHAR)[]`, into Delta's. Every field is nullable,
 * because a file that is older than a column lacks it. Throws for a type without an equal in Delta.
 */
export function toDeltaType(duckdb: string): DeltaType {
  const type = duckdb.trim()
  if (type.endsWith('[]')) return { type: 'array', elementType: toDeltaType(type.slice(0, -2)), containsNull: true }
  const [, precision, scale] = /^DECIMAL\((\d{1,2}),\s*(\d{1,2})\)$/.exec(type) ?? []
  if (precision !== undefined && scale !== undefined) return `decimal(${precision},${scale})`
  const [, kind, inner] = /^(STRUCT|MAP)\((.*)\)$/s.exec(type) ?? []
  if (kind === 'STRUCT' && inner !== undefined) return { type: 'struct', fields: splitParts(inner).map(toStructField) }
  if (kind === 'MAP' && inner !== undefined) {
    const [key = '', value = ''] = splitParts(inner)
    return { type: 'map', keyType: toDeltaType(key), valueType: toDeltaType(value), valueContainsNull: true }
  }
  const simple = SIMPLE[type]
  if (simple === undefined) throw new LogFault(`Delta has no type for ${type}`)
  return simple
}

/** `"column" VARCHAR` or `reason VARCHAR` */
function toStructField(part: string): DeltaField {
  const [, quoted, plain, type] = /^(?:"((?:[^"]|"")+)"|(\w+))\s+(.+)$/s.exec(part.trim()) ?? []
  const name = quoted?.replaceAll('""', '"') ?? plain
  if (name === undefined || type === undefined) throw new LogFault(`it has a field that cannot be read: ${part}`)
  return { name, type: toDeltaType(type), nullable: true, metadata: {} }
}

/** Splits at the commas outside brackets and quotes. */
function splitParts(text: string): string[] {
  const parts: string[] = []
  let [from, depth, isQuoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (character !== ',' || depth > 0) continue
    parts.push(text.slice(from, at))
    from = at + 1
  }
  return [...parts, text.slice(from)]
}
