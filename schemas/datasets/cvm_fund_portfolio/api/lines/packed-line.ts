import { z } from 'zod'
import { ExactNumber } from '../../../../core/exact-number.ts'
import type { Row, Value } from '../../../../api/endpoint.ts'
import { findSelectedColumn } from '../../../../api/output.ts'
import { listPackedNames } from '../../../../core/packed.ts'
import { VALUE_SEPARATOR } from '../../../../core/value-text.ts'
import { portfolioColumns } from '../../columns.ts'
import { packedValues } from '../../packed.ts'
import { itemOutput, metainfoOutput } from '../item-output.ts'
import { formOf, type TextForm, TRUE_OR_NOTHING } from './text-form.ts'

/** Line of a portfolio, of the fund with this CNPJ. */
export type HeldLine = Row & { readonly cnpj: string; readonly id: string; readonly metainfo: Row }

/** Row of `packed_lines.sql`. */
export type PackedLine = Row & { readonly cnpj: string; readonly id: string; readonly packed: string }

export interface PlacedField extends TextForm {
  readonly name: string
  readonly place: number
  /** Value for a line without one. */
  readonly absent: Value
}

const names = listPackedNames(packedValues)
export const itemFields = listFields()
export const metainfoFields = Object.keys(metainfoOutput.shape).flatMap(listMetainfoFields)
const [memberPlace, linePlace] = [names.indexOf('source_member'), names.indexOf('source_line')]

/** Makes the same fields of a line as `wide_lines.sql`, without the empty ones of `metainfo`. */
export function unpackLine(row: Row): HeldLine {
  const { cnpj, id, packed } = row as PackedLine
  const texts = packed.split(VALUE_SEPARATOR)
  const line: Record<string, Value> = { cnpj, id }
  for (const { name, place, read, absent } of itemFields) line[name] = readValue(texts[place], read) ?? absent
  const metainfo: Record<string, Value> = {}
  for (const { name, place, read } of metainfoFields) {
    const value = readValue(texts[place], read)
    if (value !== null) metainfo[name] = value
  }
  line['metainfo'] = metainfo
  return Object.assign(line as HeldLine, readPlace(texts))
}

/** Reads the place of a line in the source files. */
export function readPlace(texts: readonly string[]) {
  return { source_member: texts[memberPlace] ?? '', source_line: Number(texts[linePlace]) }
}

/** Reads a value; a line from before the value existed has fewer texts. */
function readValue(text: string | undefined, read: TextForm['read']): Value {
  return text === undefined || text === '' ? null : read(text)
}

/** Lists the fields of an item that are columns. Its `id` is a column of the row. */
function listFields(): PlacedField[] {
  return Object.entries(itemOutput.shape).flatMap(([name, field]) => {
    const column = findSelectedColumn(field instanceof z.ZodNullable ? field.unwrap() : field)
    if (column === undefined || name === 'id') return []
    const duckdb = findType(name)
    return [
      {
        name,
        place: findPlace(name),
        ...formOf(duckdb),
        absent: column.filledWith === null ? null : zero(duckdb),
      },
    ]
  })
}

/** Lists the fields of `metainfo`. Only lines of reports have a value in the fields that are not packed. */
function listMetainfoFields(name: string): PlacedField[] {
  // Only a total has the mark.
  if (name === 'confidential' || name === 'aggregated') {
    return [{ name, place: findPlace('confidential'), ...TRUE_OR_NOTHING, absent: null }]
  }
  if (!names.includes(name)) return []
  return [{ name, place: findPlace(name), ...formOf(findType(name)), absent: null }]
}

function findPlace(name: string): number {
  const place = names.indexOf(name)
  if (place < 0) throw new Error(`a packed line has no ${name}: give it a place`)
  return place
}

function findType(name: string): string {
  const column = Object.entries(portfolioColumns).find(([each]) => each === name)?.[1]
  if (column === undefined) throw new Error(`a line has no column ${name}`)
  return column.duckdb
}

/** Makes the value for an absent one, as the SQL for wide lines does. */
function zero(duckdb: string): Value {
  const decimals = /^DECIMAL\(\d+,(\d+)\)$/.exec(duckdb)?.[1]
  if (decimals !== undefined) return new ExactNumber(`0.${'0'.repeat(Number(decimals))}`)
  return duckdb === 'BOOLEAN' ? false : ''
}

interface PlacedLine {
  readonly line: PackedLine
  readonly applicationType: string
  /** Digits of the value without its sign, always with as many decimals. Empty without a value. */
  readonly digits: string
}

/** Puts lines in the order of an answer: by class and application, the largest value first, then by id. */
export function listInOrder(lines: readonly PackedLine[]): PackedLine[] {
  return lines
    .map(placeLine)
    .sort(compareLines)
    .map(({ line }) => line)
}

/** Reads application and value, the first values of a packed line. */
function placeLine(line: PackedLine): PlacedLine {
  const first = line.packed.indexOf(VALUE_SEPARATOR)
  const second = line.packed.indexOf(VALUE_SEPARATOR, first + 1)
  const value = line.packed.slice(first + 1, second)
  return { line, applicationType: line.packed.slice(0, first), digits: value.replace('-', '') }
}

function compareLines(a: PlacedLine, b: PlacedLine): number {
  return (
    compareText(a.line.cnpj, b.line.cnpj) ||
    compareText(a.applicationType, b.applicationType) ||
    b.digits.length - a.digits.length ||
    compareText(b.digits, a.digits) ||
    compareText(a.line.id, b.line.id)
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
