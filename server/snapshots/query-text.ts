import { readFileSync } from 'node:fs'
import { nearest } from '../../schemas/api/nearest.ts'
import { listNamedRows, selectedColumns } from '../../schemas/service/selected-columns.ts'
import { SORTED } from '../../schemas/api/sort.ts'
import { isKnownTable, listKnownTables, sharedSql } from './declared-tables.ts'

/** SQL of a file for answers, and the tables that it declares to read. */
export interface QueryText {
  /** Tables in braces, as in `FROM {b3_quote}`, each once. */
  readonly reads: readonly string[]
  /** Writes the SQL with a relation in the place of each table, and a condition in that of the ranges. */
  write(relationOf: (table: string) => string, inRanges?: string): string
}

const IN_RANGES = 'in_ranges'

/** A placeholder, or a comment, which has none. */
const PLACEHOLDER = /--.*|\{(\w+)(?:\.(\w+))?\}/g

const known = new Map<string, QueryText>()

/** Reads the SQL of a file, once. Throws if a name in braces means nothing. */
export function readQueryText(sqlFile: URL): QueryText {
  const before = known.get(sqlFile.href)
  if (before !== undefined) return before
  const text = parseQuery(readFileSync(sqlFile, 'utf8'), sqlFile.href.split('/').slice(-1).join())
  known.set(sqlFile.href, text)
  return text
}

/**
 * Parses the placeholders of SQL: `{b3_quote}` is a table that it reads; `{Quote}` the columns of an answer's row
 * (`selectedColumns`); `{fare_statistics}` shared SQL, which can have placeholders too; `{sorted}` the order by the
 * requested column (`sortInput`); `{in_ranges}` the condition for the requested ranges of columns (`writeCondition`).
 */
export function parseQuery(text: string, name: string): QueryText {
  const sql = fillShared(text)
  // Text and name in turn: the first piece is text.
  const pieces = ['']
  let end = 0
  for (const { 0: whole, 1: first, 2: path, index } of sql.matchAll(PLACEHOLDER)) {
    if (first === undefined) continue
    const before = (pieces.pop() ?? '') + sql.slice(end, index)
    end = index + whole.length
    if (path === undefined && (first === IN_RANGES || isKnownTable(first))) pieces.push(before, first, '')
    else pieces.push(before + (writePart(first, path) ?? refuse(whole, first, name)))
  }
  pieces.push((pieces.pop() ?? '') + sql.slice(end))
  const names = new Set(pieces.filter((_piece, at) => at % 2 === 1))
  const hasRanges = names.delete(IN_RANGES)
  return {
    reads: [...names],
    write: (relationOf, inRanges) => {
      if (inRanges !== undefined && !hasRanges) throw new Error(`${name} does not say where {in_ranges} belongs`)
      const replace = (piece: string) => (piece === IN_RANGES ? (inRanges ?? 'true') : relationOf(piece))
      return pieces.map((piece, at) => (at % 2 === 1 ? replace(piece) : piece)).join('')
    },
  }
}

/** Puts shared SQL in its places, also in those that shared SQL has itself. */
function fillShared(text: string): string {
  return text.replaceAll(PLACEHOLDER, (whole: string, first?: string) => {
    const shared = sharedSql.get(first ?? '')
    return shared === undefined ? whole : fillShared(shared)
  })
}

function writePart(name: string, path?: string): string | null {
  return name === 'sorted' ? SORTED : selectedColumns(name, path)
}

function refuse(placeholder: string, first: string, name: string): never {
  const meant = nearest(first, ['sorted', IN_RANGES, ...listKnownTables(), ...listNamedRows().keys()])
  const hint = meant === null ? '' : `: did you mean {${meant}}?`
  throw new Error(`${placeholder} in ${name} is no table, no row of an answer, not {sorted} and not {in_ranges}${hint}`)
}
