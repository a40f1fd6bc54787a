import type { Table } from '../../schemas/core/dataset.ts'
import { type Query, readRowsWhere } from './published-rows.ts'
import type { PublishedRow } from '../../schemas/second-reading/rule.ts'

/** A packed value that differs from the row of its table; if `column` is null, the whole row is not packed. */
export interface PackedDifference {
  readonly row: PublishedRow
  readonly column: string | null
}

/** Separates two packed values. It is repeated here, because this reader shares nothing with the compiler. */
const UNIT_SEPARATOR = String.fromCharCode(31)

/**
 * Compares rows of a table with their packed form, value by value, except for values that are packed by SQL of their
 * own.
 */
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
