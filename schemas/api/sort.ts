import type { z } from 'zod'
import { choiceInput } from './input.ts'
import { isSortable } from './row-fields.ts'
import { identifier } from '../core/sql-text.ts'
import { composeText } from './language/composed-text.ts'

export interface Sort {
  readonly sort_by: string
  readonly sort_order: 'asc' | 'desc'
}

interface SortDefaults {
  /** Column and direction for a request that names none. */
  readonly by: string
  readonly order?: Sort['sort_order']
  readonly key: readonly string[]
}

/**
 * Writes the order by the requested column, for `ORDER BY {sorted}, …the key` in SQL. A bare name would mean the column
 * of the answer; in an expression it means the column of FROM, which is NULL when the answer has "". The name is
 * written and not bound, so that DuckDB plans the query once and not for each request.
 */
export function writeOrder({ sort_by, sort_order }: Sort): string {
  return `CASE WHEN true THEN ${identifier(sort_by)} END ${sort_order === 'asc' ? '' : 'DESC '}NULLS LAST`
}

/** Declares the parameters of a list that is sorted by columns of its rows. Its SQL has `{sorted}`. */
export function sortInput(columns: readonly string[], { by, order = 'asc', key }: SortDefaults) {
  if (!columns.includes(by)) throw new Error(`a list cannot be sorted by ${by}, which its rows do not have`)
  return { sort_by: sortByInput(columns, key).default(by), sort_order: sortOrderInput(order) }
}

/** Declares the column alone, for a list whose default order depends on other parameters. */
export function sortByInput(columns: readonly string[], key: readonly string[]) {
  const named = key.map((column) => `\`${column}\``).join(', ')
  const description = composeText((say) =>
    say({
      en: `Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by ${named}, where no value comes first.`,
      pt: `Coluna pela qual ordenar. Textos seguem a ordem dos pontos de código. Linhas sem valor vêm por último nos dois sentidos; linhas iguais são ordenadas por ${named}, com a falta de valor primeiro.`,
    }),
  )
  return choiceInput(columns, description).meta({ 'x-key': key })
}

export function sortOrderInput(order: Sort['sort_order']) {
  return choiceInput(['asc', 'desc'], 'Upwards or downwards.').default(order)
}

/** Lists the columns by which rows can be sorted: every column with a single value of the query. */
export function sortableColumns(...rows: readonly z.ZodObject[]): string[] {
  const columns = rows.flatMap(({ shape }) => Object.entries(shape))
  return [...new Set(columns.filter(([, schema]) => isSortable(schema as z.core.$ZodType)).map(([name]) => name))]
}
