import { readFileSync } from 'node:fs'
import { nearest } from '../../schemas/api/nearest-word.ts'
import { listNamedRows, selectedColumns } from '../../schemas/service/selected-columns.ts'
import { isKnownTable, listKnownTables, sharedSql } from './declared-tables.ts'

/** SQL of a file for answers, and the tables that it declares to read. */
export interface QueryText {
  /** Tables in braces, as in `FROM {b3_quote}`, each once. */
  readonly reads: readonly string[]
  /** Writes the SQL with a relation in the place of each table, and what a request chooses in its places. */
  write(relationOf: (table: string) => string, chosen?: ChosenParts): string
}

/** What a request chooses of a list, as SQL. */
export interface ChosenParts {
  /** Condition for the requested ranges of columns (`writeCondition`). */
  readonly in_ranges?: string
  /** Order by the requested column (`writeOrder`). */
  readonly sorted?: string
}

const CHOSEN = ['in_ranges', 'sorted'] as const

function isChosen(name: string): name is (typeof CHOSEN)[number] {
  return (CHOSEN as readonly string[]).includes(name)
}

/** A placeholder, or a comment, which has none. */
const PLACEHOLDER = /--.*|\{(\w+)(?:\.(\w+))?\}/g

const known = new Map<string, QueryText>()

/** Reads the SQL of a file, once. Throws if a name in braces means nothing. */
export function readQueryText(sqlFile: URL): QueryText {
  const before = known.get(sqlFile.href)
  if (before !== undefined) return before
  const text = parseQueryText(readFileSync(sqlFile, 'utf8'), sqlFile.href.split('/').slice(-1).join())
  known.set(sqlFile.href, text)
  return text
}

/**
 * Parses the placeholders of SQL: `{b3_quote}` is a table that it reads; `{Quote}` the columns of an answer's row
 * (`selectedColumns`); `{fare_statistics}` shared SQL, which can have placeholders too; `{sorted}` and `{in_ranges}` what
 * a request chooses (`ChosenParts`).
 */
export function parseQueryText(text: string, name: string): QueryText {
  const sql = fillShared(text)
  // Text and name in turn: the first piece is text.
  const pieces = ['']
  let end = 0
  for (const { 0: whole, 1: first, 2: path, index } of sql.matchAll(PLACEHOLDER)) {
    if (first === undefined) continue
    const before = (pieces.pop() ?? '') + sql.slice(end, index)
    end = index + whole.length
    if (path === undefined && (isChosen(first) || isKnownTable(first))) pieces.push(before, first, '')
    else pieces.push(before + (selectedColumns(first, path) ?? refuse(whole, first, name)))
  }
  pieces.push((pieces.pop() ?? '') + sql.slice(end))
  const names = new Set(pieces.filter((_piece, at) => at % 2 === 1))
  return {
    reads: [...names].filter((each) => !isChosen(each)),
    write: (relationOf, chosen = {}) => {
      if (chosen.in_ranges !== undefined && !names.has('in_ranges')) {
        throw new Error(`${name} does not say where {in_ranges} belongs`)
      }
      const parts = { in_ranges: 'true', ...chosen }
      const replace = (piece: string) => (isChosen(piece) ? (parts[piece] ?? refuseUnsorted(name)) : relationOf(piece))
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

function refuseUnsorted(name: string): never {
  throw new Error(`${name} is sorted by a requested column, and no request names one`)
}

function refuse(placeholder: string, first: string, name: string): never {
  const meant = nearest(first, [...CHOSEN, ...listKnownTables(), ...listNamedRows().keys()])
  const hint = meant === null ? '' : `: did you mean {${meant}}?`
  throw new Error(`${placeholder} in ${name} is no table, no row of an answer, not {sorted} and not {in_ranges}${hint}`)
}
