import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { listRowFields } from '../../schemas/api/row-fields.ts'
import { invalidInput } from '../../schemas/api/input.ts'

/** The columns that say a parameter under another name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  date: ['reference_date'],
  code: ['asset_id', 'index_code'],
  id: ['calendar'],
  with: ['compared_reference_date'],
  against: ['compared_cnpj'],
}

/**
 * Refuses several values of a parameter that no column of the rows says: the rows of its values could not be told apart.
 * `selected` are the columns that the export keeps; null for all of them.
 */
export function requireSaidByRows(
  endpoint: Endpoint,
  several: readonly string[],
  selected: readonly string[] | null,
): void {
  const columns = listRowFields(endpoint).map(({ name }) => name)
  for (const name of several) {
    const saying = [name, ...(OTHER_NAMES[name] ?? [])].filter((column) => columns.includes(column))
    if (saying.length === 0) refuse(name, `The rows of ${endpoint.path} do not say ${name}: give one value, and make an export for each.`) // prettier-ignore
    if (selected !== null && !saying.some((column) => selected.includes(column)))
      refuse('fields', `With several values of ${name} the rows must say which one they are of: add ${saying[0] ?? name}.`) // prettier-ignore
  }
}

function refuse(parameter: string, message: string): never {
  throw invalidInput({ formErrors: [], fieldErrors: { [parameter]: [message] } })
}
