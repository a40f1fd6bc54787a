import type { Dataset } from '../../schemas/core/dataset.ts'
import type { PublishedRow } from '../../schemas/second-reading/rule.ts'
import type { SaidRow, SaidRows } from '../../schemas/second-reading/second-reading.ts'
import { exactNumber } from '../../schemas/second-reading/values.ts'
import { secondReadings } from '../../schemas/second-readings.gen.ts'
import { type Query, readRows, readRowsWhere, type TracedTable } from './published-rows.ts'
import type { ReadMember } from './read-members.ts'

export interface DocumentDifference {
  readonly member: string
  readonly line: number
  readonly table: string
  readonly column: string | null
  readonly detail: string
  readonly cell: null
}

/** Compares the rows of a document with the published ones, both ways; null if the document has no second reader. */
export async function compareDocument(
  { id, lookups }: Pick<Dataset, 'id' | 'lookups'>,
  read: ReadMember,
  published: { readonly traced: readonly TracedTable[]; readonly tables: Readonly<Record<string, string>> },
  query: Query,
): Promise<{ rows: number; cells: number; differences: DocumentDifference[] } | null> {
  const said = secondReadings[id]?.listSaidRows?.(read.member, read.document, lookups) ?? null
  const rows = said === null ? null : await readTableRows(read, said, published, query)
  if (said === null || rows === null) return null
  const place = { member: read.name, line: 1, table: said.table, cell: null }
  const rest = new Map(rows.map((row) => [nameRow(row, said.rows[0]), row]))
  const differences: DocumentDifference[] = []
  for (const each of said.rows) {
    const name = nameRow(each.key, each)
    const row = rest.get(name)
    rest.delete(name)
    if (row !== undefined) differences.push(...compareRow(row, each.values, name, place))
    else if (!said.mayLack) differences.push({ ...place, column: null, detail: `${name} is in no row` })
  }
  for (const [name, row] of rest) {
    if (said.otherwise !== null) differences.push(...compareRow(row, said.otherwise, name, place))
    else differences.push({ ...place, column: null, detail: `${name} is not in the document` })
  }
  const cells = said.rows.reduce((sum, { values }) => sum + Object.keys(values).length, 0)
  return { rows: said.rows.length, cells, differences }
}

function readTableRows(
  { name }: ReadMember,
  { table, condition }: SaidRows,
  { traced, tables }: { readonly traced: readonly TracedTable[]; readonly tables: Readonly<Record<string, string>> },
  query: Query,
): Promise<PublishedRow[]> | null {
  const [target, path] = [traced.find((each) => each.table.name === table), tables[table]]
  if (condition !== null) return path === undefined ? null : readRowsWhere(query, path, condition)
  return target === undefined ? null : readRows(query, target, new Map([[name, new Set([1])]]))
}

function compareRow(
  row: PublishedRow,
  values: PublishedRow,
  name: string,
  place: Omit<DocumentDifference, 'column' | 'detail'>,
): DocumentDifference[] {
  return Object.entries(values).flatMap(([column, value]) => {
    const found = row[column] ?? null
    if (found === value || (found !== null && value !== null && exactNumber(found) === value)) return []
    return [{ ...place, column, detail: `${name} has ${String(found)}, filed is ${String(value)}` }]
  })
}

function nameRow(row: PublishedRow, said: SaidRow | undefined): string {
  return Object.keys(said?.key ?? {})
    .map((column) => row[column] ?? '')
    .join(' ')
}
