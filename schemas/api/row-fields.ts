import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Declared shape of an answer, reduced to what a format needs for its columns. */
export type Shape = ScalarShape | { readonly list: Shape } | { readonly entries: ReadonlyMap<string, Shape> }

/** A single value. `duckdb` is its declared type; null if the declaration names none. */
export interface ScalarShape {
  readonly duckdb: string | null
  readonly description: string
  readonly unit: string | null
  /** True if the value is written after the query, so that nothing can sort or choose rows by it. */
  readonly written?: true
}

/** A column of the formats that are tables: a field of a row, or of an object in it, under one name. */
export interface RowField {
  /** Keys that lead to it, joined: `metainfo_isin`. */
  readonly name: string
  readonly path: readonly string[]
  readonly shape: ScalarShape | { readonly list: Shape }
}

export type DeclaredAnswer = Pick<Endpoint, 'output' | 'rows' | 'rowKeys' | 'rowSiblings'>

const knownLists = new WeakMap<DeclaredAnswer, boolean>()

/** True if the rows of an endpoint are a list, and not a single object. */
export function givesList(endpoint: DeclaredAnswer): boolean {
  const before = knownLists.get(endpoint)
  if (before !== undefined) return before
  const shape = shapeOfRows(endpoint)
  const isList = shape !== null && 'list' in shape
  knownLists.set(endpoint, isList)
  return isList
}

const known = new WeakMap<DeclaredAnswer, readonly RowField[]>()

/**
 * Lists the columns of an endpoint: the keys of its rows, then their fields in the order of the answer, whether a row
 * fills them or not, then the fields next to a single row. Lists stay in one column.
 */
export function listRowFields(endpoint: DeclaredAnswer): readonly RowField[] {
  const before = known.get(endpoint)
  if (before) return before
  const rows = shapeOfRows(endpoint)
  const row = rows && 'list' in rows ? rows.list : rows
  if (row === null || !('entries' in row)) {
    throw new Error(`rows says ${endpoint.rows.join('.')}, but the output has no object and no list of objects there`)
  }
  const keys = Object.entries(endpoint.rowKeys ?? {}).map(([name, schema]) => [name, readShape(schema)] as const)
  const fields = [
    ...flattenShape(new Map(keys), []),
    ...flattenShape(row.entries, []),
    ...flattenShape(shapesOfSiblings(endpoint), []),
  ]
  const twice = fields.find(({ name }, at) => fields.findIndex((other) => other.name === name) !== at)
  if (twice) throw new Error(`two fields of a row would both be the column ${twice.name}: rename one`)
  known.set(endpoint, fields)
  return fields
}

function flattenShape(entries: ReadonlyMap<string, Shape>, above: readonly string[]): RowField[] {
  return [...entries].flatMap(([key, shape]) => {
    const path = [...above, key]
    return 'entries' in shape ? flattenShape(shape.entries, path) : [{ name: path.join('_'), path, shape }]
  })
}

function shapesOfSiblings({ output, rows, rowSiblings = [] }: DeclaredAnswer): ReadonlyMap<string, Shape> {
  const around = shapeAt(output, rows.slice(0, -1))
  const entries = around !== null && 'entries' in around ? around.entries : new Map<string, Shape>()
  return new Map(
    rowSiblings.map((name) => {
      const shape = entries.get(name)
      if (shape === undefined) throw new Error(`the answer has no ${name} next to its row`)
      return [name, shape]
    }),
  )
}

function shapeOfRows({ output, rows }: DeclaredAnswer): Shape | null {
  return shapeAt(output, rows)
}

function shapeAt(output: z.ZodObject, path: readonly string[]): Shape | null {
  let shape: Shape | null = readShape(output)
  for (const key of path) shape = shapeUnder(shape, key)
  return shape
}

/** Finds the shape under a key of an object, or of each object in a list. */
function shapeUnder(shape: Shape | null, key: string): Shape | null {
  const around = shape !== null && 'list' in shape ? shape.list : shape
  return around !== null && 'entries' in around ? (around.entries.get(key) ?? null) : null
}

/** Reads the shape of a schema; a choice of shapes has all fields that any of them has. */
export function readShape(schema: z.core.$ZodType): Shape {
  const { core, meta } = unwrapped(schema)
  if (core instanceof z.ZodObject) {
    return {
      entries: new Map(Object.entries(core.shape).map(([key, inner]) => [key, readShape(inner as z.core.$ZodType)])),
    }
  }
  if (core instanceof z.ZodArray) return { list: readShape(core.element) }
  if (core instanceof z.ZodUnion && typeof meta['x-type'] !== 'string')
    return core.options.map(readShape).reduce(mergeShapes)
  return {
    duckdb: stringOrNull(meta['x-type']),
    description: stringOrNull(meta['description']) ?? '',
    unit: stringOrNull(meta['x-unit']),
    ...(meta['x-written'] === true && { written: true }),
  }
}

/** True if a field of a row is a single value that the query reads, so that a list can be sorted by it. */
export function isSortable(schema: z.core.$ZodType): boolean {
  const shape = readShape(schema)
  return 'duckdb' in shape && shape.written !== true
}

function stringOrNull(said: unknown): string | null {
  return typeof said === 'string' ? said : null
}

/** Unwraps an optional or nullable schema, and collects metadata on the way; the outer ones win. */
function unwrapped(schema: z.core.$ZodType): { core: z.core.$ZodType; meta: Readonly<Record<string, unknown>> } {
  const own = z.globalRegistry.get(schema) ?? {}
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)) return { core: schema, meta: own }
  const { core, meta } = unwrapped(schema.unwrap())
  return { core, meta: { ...meta, ...own } }
}

function mergeShapes(one: Shape, other: Shape): Shape {
  if ('list' in one && 'list' in other) return { list: mergeShapes(one.list, other.list) }
  if ('entries' in one && 'entries' in other) {
    const entries = new Map(one.entries)
    for (const [key, shape] of other.entries) {
      const own = entries.get(key)
      entries.set(key, own ? mergeShapes(own, shape) : shape)
    }
    return { entries }
  }
  if ('duckdb' in one && 'duckdb' in other && one.duckdb === other.duckdb) return one
  throw new Error('a field has a different type in each shape of the answer: give it one type, or two names')
}
