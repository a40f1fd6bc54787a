import type { PublishedRow } from './cell.ts'
import { listSaidRows, type SaidRow } from './documents.ts'
import { type Query, readRows, type TracedTable } from './published-rows.ts'
import type { ReadMember } from './read-members.ts'
import { exactNumber } from './values.ts'

export interface DocumentDifference {
  readonly member: string
  readonly line: number
  readonly table: string
  readonly column: string | null
  readonly detail: string
  readonly cell: null
}

/** Compares all rows of a document with it, both ways; null if the document has no second reader. */
export async function compareDocument(
  read: ReadMember,
  traced: readonly TracedTable[],
  query: Query,
): Promise<{ rows: number; cells: number; differences: DocumentDifference[] } | null> {
  const said = listSaidRows(read)
  const target = traced.find(({ table }) => table.name === said?.table)
  if (said === null || target === undefined) return null
  const published = await readRows(query, target, new Map([[read.name, new Set([1])]]))
  const place = { member: read.name, line: 1, table: said.table, cell: null }
  const rest = new Map(published.map((row) => [nameRow(row, said.rows[0]), row]))
  const differences: DocumentDifference[] = []
  for (const each of said.rows) {
    const name = nameRow(each.key, each)
    const row = rest.get(name)
    rest.delete(name)
    if (row === undefined) {
      differences.push({ ...place, column: null, detail: `${name} is in no row` })
      continue
    }
    for (const [column, value] of Object.entries(each.values)) {
      const found = row[column] ?? null
      if (found === value || (found !== null && value !== null && exactNumber(found) === value)) continue
      differences.push({ ...place, column, detail: `${name} has ${String(found)}, filed is ${String(value)}` })
    }
  }
  for (const name of rest.keys()) differences.push({ ...place, column: null, detail: `${name} is not in the document` })
  const cells = said.rows.reduce((sum, { values }) => sum + Object.keys(values).length, 0)
  return { rows: said.rows.length, cells, differences }
}

/** The values of the columns that name a row. */
function nameRow(row: PublishedRow, said: SaidRow | undefined): string {
  return Object.keys(said?.key ?? {})
    .map((column) => row[column] ?? '')
    .join(' ')
}
