import { z } from 'zod'
import type { Endpoint } from '../api/endpoint.ts'

export const SCHEMA_TYPE = 'application/schema+json'

type Rowed = Pick<Endpoint, 'id' | 'path' | 'summary' | 'output' | 'rows' | 'rowKeys' | 'rowSiblings'>

/** Address of the JSON Schema of an endpoint's rows, by the id of the endpoint. */
export const ROW_SCHEMA = '/schemas/{endpoint}.json'

export function rowSchemaAddress({ id }: Pick<Endpoint, 'id'>): string {
  return ROW_SCHEMA.replace('{endpoint}', id)
}

/**
 * Describes a row of an endpoint as a JSON Schema (draft 2020-12): a line of its NDJSON, which also has the fields of
 * the object around the row and the fields next to a single row. `base` is the address of the server, empty if it is
 * not known.
 */
export function describeRow(endpoint: Rowed, base: string): object {
  const { path, summary, rowKeys = {}, rowSiblings = [] } = endpoint
  const around = endpoint.rows.slice(0, -1).reduce<z.core.$ZodType>(memberOf, endpoint.output)
  const siblings = rowSiblings.map((name) => [name, memberOf(around, name) as z.ZodType] as const)
  const row = itemOf(memberOf(around, endpoint.rows.at(-1) ?? ''))
  const whole = extendEach(row, { ...rowKeys }, Object.fromEntries(siblings))
  const { $schema, ...described } = z.toJSONSchema(whole, { io: 'output', override: tidy })
  return {
    $schema,
    $id: `${base}${rowSchemaAddress(endpoint)}`,
    title: `GET ${path}: a row`,
    $comment: summary,
    ...described,
  }
}

/** Finds the schema under a key of an object, or of each object in a list. */
function memberOf(schema: z.core.$ZodType, key: string): z.core.$ZodType {
  const object = itemOf(schema)
  const member = object instanceof z.ZodObject ? (object.shape[key] as z.core.$ZodType | undefined) : undefined
  if (member === undefined) throw new Error(`the answer has no ${key}`)
  return member
}

/** Takes a schema out of what makes it optional or nullable, or out of a list. */
function itemOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return itemOf(schema.unwrap())
  return schema instanceof z.ZodArray ? itemOf(schema.element) : schema
}

type Fields = Readonly<Record<string, z.ZodType>>

/** Extends an object, or each alternative of it, with fields before and after its own. */
function extendEach(schema: z.core.$ZodType, before: Fields, behind: Fields): z.ZodType {
  if (schema instanceof z.ZodUnion)
    return z.union(schema.options.map((each) => extendEach(itemOf(each), before, behind)))
  if (!(schema instanceof z.ZodObject)) throw new Error('a row is an object')
  const { description } = z.globalRegistry.get(schema) ?? {}
  const whole = z.strictObject({ ...before, ...(schema.shape as Fields), ...behind })
  return description === undefined ? whole : whole.meta({ description })
}

/** Drops the keywords that zod repeats. */
function tidy({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}
