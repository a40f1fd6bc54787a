import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import type { SourceField } from '../../schemas/core/source.ts'
import type { FiledLine, Judged, PublishedRow } from '../../schemas/second-reading/rule.ts'
import { compareValue, verdict } from '../../schemas/second-reading/values.ts'
import { secondReadings } from '../../schemas/second-readings.gen.ts'

/** A published value next to the field that it comes from. */
export interface Cell extends Judged {
  readonly column: string
  readonly published: string | null
}

/** Compares a row with its line: each column that copies a field of this member, and each with a rule of its own. */
export function compareRow(dataset: Dataset, table: Table, row: PublishedRow, line: FiledLine): Cell[] {
  const cells = Object.keys(table.columns).flatMap((column): Cell[] => {
    const published = row[column] ?? null
    const rule = secondReadings[dataset.id]?.columns?.[`${table.name}.${column}`]
    const duckdb = table.columns[column]?.duckdb ?? ''
    const judged = rule?.(line, published, { dataset, duckdb, row }) ?? compareCopied(table, column, published, line)
    return judged === null || judged === 'not compared' ? [] : [{ column, published, ...judged }]
  })
  return hasMaskedNumber(cells) ? cells.map(acceptHiddenName) : cells
}

function hasMaskedNumber(cells: readonly Cell[]): boolean {
  return cells.some(({ published, verdict: judged }) => judged === 'masked' && MASKED_NUMBER.test(published ?? ''))
}

const MASKED_NUMBER = /\*{3}\d{6}\*{2}/

/**
 * Accepts a name that is masked as a whole next to the masked number of its person. A text without letters is not a
 * name.
 */
function acceptHiddenName(cell: Cell): Cell {
  const isHidden = cell.verdict === 'different' && cell.published === '***' && /\p{L}/u.test(cell.filed)
  return isHidden ? { ...cell, verdict: 'masked', isPersonal: true } : cell
}

function compareCopied(
  table: Table,
  column: string,
  published: string | null,
  { member, columns, fields }: FiledLine,
): Judged | null {
  const { copied = [], duckdb = '', source = '' } = table.columns[column] ?? {}
  const own = copied.filter(({ members }) => members === undefined || members.includes(member.id))
  const [name] = own.map((field) => field.name).filter((each) => each in member.fields)
  const field = member.fields[name ?? '']
  if (name !== undefined && field !== undefined) {
    // A column that the file's layout lacks is empty.
    const filed = columns.has(name) ? (fields.get(name) ?? '') : ''
    return { field: name, filed, verdict: compareValue(published, filed, field, duckdb), isPersonal: isPersonal(field) }
  }
  if (duckdb !== 'BOOLEAN' || copied.length > 0 || !columns.has(source)) return null
  return compareFlag(source, published, fields.get(source) ?? '')
}

const FLAGS: Readonly<Record<string, string>> = { S: 'true', Sim: 'true', N: 'false', Não: 'false' }

/** S and Sim are true, N and Não are false; anything else means null. */
function compareFlag(name: string, published: string | null, filed: string): Judged {
  const meant = FLAGS[filed] ?? null
  return { field: name, filed, verdict: verdict(published === meant), isPersonal: false }
}

function isPersonal({ kind }: SourceField): boolean {
  return kind === 'document'
}
