import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { listRowFields } from '../../schemas/api/row-fields.ts'

/**
 * Lists the keys that all rows of a list share, such as a fund and a month: they are in the rows and not in the items
 * of JSON.
 */
export function listRowKeys(endpoint: Endpoint): readonly { readonly name: string; readonly description: string }[] {
  const declared = Object.keys(endpoint.rowKeys ?? {})
  return declared.map((key) => {
    const shape = listRowFields(endpoint).find(({ name }) => name === key)?.shape
    // Both are texts in JSON.
    if (!shape || !('duckdb' in shape) || (shape.duckdb !== 'VARCHAR' && shape.duckdb !== 'DATE')) {
      throw new Error(`the row key ${key} of ${endpoint.path} is neither a text nor a day`)
    }
    return { name: key, description: shape.description }
  })
}
