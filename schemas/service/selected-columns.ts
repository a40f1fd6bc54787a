import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { findSelectedColumn } from '../api/output.ts'

/**
 * Writes the columns of an answer's row for the SELECT that makes it, in the order of the answer. In SQL `{Quote}`
 * means the row whose schema has the id Quote, without fields that are not columns, and `{ {PortfolioItem.metainfo} }`
 * an object in a row: a struct of all its fields. Returns null if there is no such row or object.
 */
export function selectedColumns(row: string, path?: string): string | null {
  const schema = listNamedRows().get(row)
  if (path !== undefined) return writeStructEntries(schema && unwrap(schema.shape[path] as z.core.$ZodType | undefined))
  const columns = Object.entries(schema?.shape ?? {}).flatMap(([name, field]) => {
    const column = findSelectedColumn(unwrap(field as z.core.$ZodType))
    if (column === undefined) return []
    return column.filledWith === null ? `"${name}"` : `coalesce("${name}", ${column.filledWith}) AS "${name}"`
  })
  return columns.length === 0 ? null : columns.join(', ')
}

function writeStructEntries(schema: z.core.$ZodType | undefined): string | null {
  if (!(schema instanceof z.ZodObject)) return null
  return Object.keys(schema.shape)
    .map((name) => `"${name}": "${name}"`)
    .join(', ')
}

let named: ReadonlyMap<string, z.ZodObject> | undefined

/** Lists the objects in the answers of all endpoints that have an id, by that id. */
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
