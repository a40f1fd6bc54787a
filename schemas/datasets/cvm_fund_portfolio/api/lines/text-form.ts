import type { Value } from '../../../../api/endpoint.ts'
import { ExactNumber } from '../../../../core/exact-number.ts'

export interface TextForm {
  /** Makes a value from its text; an empty text means no value. */
  readonly read: (text: string) => Value
  /** Writes the text of the same value as JSON; null if the value is null. */
  readonly write: (text: string) => string | null
}

export const TRUE_OR_NOTHING: TextForm = {
  read: (text) => text === 'true' || null,
  write: (text) => (text === 'true' ? text : null),
}
const EXACT: TextForm = { read: (text) => new ExactNumber(text), write: (text) => text }
const BOOLEAN: TextForm = { read: (text) => text === 'true', write: (text) => String(text === 'true') }
const WHOLE: TextForm = { read: Number, write: (text) => String(Number(text)) }
const TEXT: TextForm = { read: (text) => text, write: (text) => JSON.stringify(text) }

/** Finds the form of the texts of a column by its DuckDB type. */
export function formOf(duckdb: string): TextForm {
  if (duckdb.startsWith('DECIMAL')) return EXACT
  if (duckdb === 'BOOLEAN') return BOOLEAN
  return duckdb === 'INTEGER' ? WHOLE : TEXT
}
