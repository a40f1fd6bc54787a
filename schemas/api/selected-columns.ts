import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { findSelectedColumn } from './output.ts'

/**
 * Writes the columns of an answer's row for the SELECT that makes it, in the order of the answer. SQL says `{Quote}` for
 * the row whose schema has the id Quote, and `{PortfolioItem.metainfo}` for the columns of an object in it. Fields that
 * are no columns are left out. Returns null if no row has that name.
 */
export function selectedColumns(row: string, path?: string): string | null {
  const schema = listNamedRows().get(row)
  const shape = path === undefined ? schema : schema && unwrap(schema.shape[path])
  if (!(shape instanceof z.ZodObject)) return null
  const columns = Object.entries(shape.shape).flatMap(([name, field]) => {
    const column = findSelectedColumn(unwrap(field as z.core.$ZodType))
    if (column === undefined) return []
    return column.filledWith === null ? `"${name}"` : `coalesce("${name}", ${column.filledWith}) AS "${name}"`
  })
  return columns.length === 0 ? null : columns.join(', ')
}

let named: ReadonlyMap<string, z.ZodObject> | undefined

/** The objects in the answers of all endpoints that have an id, by that id. */
export function listNamedRows(): ReadonlyMap<string, z.ZodObject> {
  named ??= new Map(endpoints.flatMap(({ output }) => findNamed(output)))
  return named
}

function findNamed(schema: z.core.$ZodType): (readonly [string, z.ZodObject])[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return findNamed(inner.element)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap(findNamed)
  if (!(inner instanceof z.ZodObject)) return []
  const own = z.globalRegistry.get(inner)?.id
  const below = Object.values(inner.shape).flatMap((field) => findNamed(field as z.core.$ZodType))
  return own === undefined ? below : [[own, inner], ...below]
}

function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap()) : schema
}
