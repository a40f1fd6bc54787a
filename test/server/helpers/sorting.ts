import { z } from 'zod'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { listRowFields } from '../../../schemas/api/row-fields.ts'
import { foldName } from './funds.ts'
import { describeParameters } from '../../../schemas/service/openapi/parameters.ts'

export type SortableRow = Readonly<Record<string, unknown>>

/** As the reference of the list describes it. */
export interface Sorting {
  readonly columns: readonly string[]
  /** Null where it depends on other parameters. */
  readonly by: string | null
  readonly order: string
  readonly key: readonly string[]
}

export function findSorting(endpoint: Endpoint): Sorting {
  const limits = (name: string) =>
    describeParameters(endpoint).find((parameter) => parameter.name === name)?.schema ?? {}
  const declared = z.toJSONSchema(endpoint.input.shape['sort_by'] as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return {
    columns: limits('sort_by')['enum'] as string[],
    by: (limits('sort_by')['default'] ?? null) as string | null,
    order: limits('sort_order')['default'] as string,
    key: declared['x-key'] as string[],
  }
}

/** Compares two rows under a sort, only from the answer and the declared types. */
export function orderUnder(endpoint: Endpoint, column: string, order: string) {
  const types = new Map(
    listRowFields(endpoint).map(({ name, shape }) => [name, 'duckdb' in shape ? shape.duckdb : null]),
  )
  const compare = (name: string, a: unknown, b: unknown) =>
    // As text false comes before true, as it does for DuckDB.
    ['VARCHAR', 'DATE', 'BOOLEAN'].includes(types.get(name) ?? '')
      ? byCodePoint(toText(a), toText(b))
      : byValue(toText(a), toText(b))
  const { key } = findSorting(endpoint)
  // Names of funds go without regard to accents and case, as they are searched.
  const shown = (value: unknown) => (endpoint.id === 'funds' && column === 'name' ? foldName(toText(value)) : value)
  return (a: SortableRow, b: SortableRow): number => {
    const [left, right] = [shown(a[column]), shown(b[column])]
    const own =
      isMissingCell(left) || isMissingCell(right)
        ? Number(isMissingCell(left)) - Number(isMissingCell(right))
        : compare(column, left, right) * (order === 'asc' ? 1 : -1)
    return own || (key.map((name) => inKey(name, a[name], b[name])).find((found) => found !== 0) ?? 0)
  }

  function inKey(name: string, a: unknown, b: unknown): number {
    return isMissingCell(a) || isMissingCell(b)
      ? Number(isMissingCell(b)) - Number(isMissingCell(a))
      : compare(name, a, b)
  }
}

function isMissingCell(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** UTF-8 keeps the order of code points. */
function byCodePoint(a: string, b: string): number {
  return Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

/** Decimal texts, at most ten decimals each. */
function byValue(a: string, b: string): number {
  const units = (decimal: string) => {
    const [whole = '', fraction = ''] = decimal.split('.')
    return BigInt(`${whole}${fraction.padEnd(10, '0')}`)
  }
  const difference = units(a) - units(b)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}
