import type { Table } from '../../schemas/core/dataset.ts'
import { type Query, readRowsWhere } from './published-rows.ts'
import type { PublishedRow } from '../../schemas/second-reading/rule.ts'

/** A value that is packed otherwise than the row of its table has it; without a column, a row that is not packed. */
export interface PackedDifference {
  readonly row: PublishedRow
  readonly column: string | null
}

/** Stands between two packed values; written here a second time. */
const UNIT_SEPARATOR = String.fromCharCode(31)

/** Compares rows of a table with their packed form, value by value, but for those that are packed by SQL of their own. */
export async function findPackedDifferences(
  query: Query,
  { key, packs }: Pick<Table, 'key' | 'packs'>,
  path: string,
  rows: readonly PublishedRow[],
): Promise<PackedDifference[]> {
  const [name = ''] = key
  if (packs === undefined || rows.length === 0) return []
  const ids = rows.map((row) => `'${(row[name] ?? '').replaceAll("'", "''")}'`)
  const found = await readRowsWhere(query, path, `"${name}" IN (${ids.join(', ')})`)
  const packedById = new Map(found.map((each) => [each[name], each['packed'] ?? '']))
  return rows.flatMap((row): PackedDifference[] => {
    const packed = packedById.get(row[name])
    if (packed === undefined) return [{ row, column: null }]
    const texts = packed.split(UNIT_SEPARATOR)
    return packs.values
      .flat()
      .flatMap((value, place) =>
        typeof value === 'string' && texts[place] !== (row[value] ?? '') ? [{ row, column: value }] : [],
      )
  })
}
