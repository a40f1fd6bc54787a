import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { listRowFields } from '../../schemas/api/row-fields.ts'
import { wrongParameter } from '../../schemas/api/input-error.ts'
import { exportRequestMessages } from './export-messages.ts'

/** Columns that hold a parameter under another name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  date: ['reference_date'],
  code: ['asset_id', 'index_code'],
  id: ['calendar'],
  with: ['compared_reference_date'],
  against: ['compared_cnpj'],
}

/**
 * Refuses several values of a parameter that no column shows, because their rows could not be told apart.
 * `selected` are the columns that the export keeps; null for all of them.
 */
export function requireDistinctRows(
  endpoint: Endpoint,
  several: readonly string[],
  selected: readonly string[] | null,
): void {
  const columns = listRowFields(endpoint).map(({ name }) => name)
  for (const name of several) {
    const saying = [name, ...(OTHER_NAMES[name] ?? [])].filter((column) => columns.includes(column))
    if (saying.length === 0)
      throw wrongParameter(name, exportRequestMessages.notSaidByRows({ path: endpoint.path, name }))
    if (selected !== null && !saying.some((column) => selected.includes(column)))
      throw wrongParameter('fields', exportRequestMessages.addColumn({ name, column: saying[0] ?? name }))
  }
}
