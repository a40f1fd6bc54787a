import { readFileSync } from 'node:fs'
import type { Endpoint } from '../../schemas/api/endpoint.ts'

const DOCUMENT = new URL('../../schemas/service/openapi/openapi.gen.json', import.meta.url)

/** A schema of the OpenAPI document, as far as the generators read it. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly const?: string | boolean
  readonly default?: string | number | boolean
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly 'x-unit'?: string
}

export interface ParameterInDocument {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

export interface OperationInDocument {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly 'x-cost'?: string
  readonly parameters?: readonly ParameterInDocument[]
  readonly responses: Readonly<
    Record<
      string,
      { readonly $ref?: string; readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }
    >
  >
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, { readonly get?: OperationInDocument }>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

/** Reads the committed OpenAPI document. */
export function readDocument(): ApiDocument {
  return JSON.parse(readDocumentText()) as ApiDocument
}

export function readDocumentText(): string {
  return readFileSync(DOCUMENT, 'utf8')
}

/** Finds the schema of the JSON body of a path; undefined if it answers no JSON. */
export function findJsonBody(operation: OperationInDocument): JsonSchema | undefined {
  return operation.responses['200']?.content?.['application/json']?.schema
}

/** True for a path that can have heavy requests. */
export function canBeHeavy(operation: Pick<OperationInDocument, 'x-cost'>): boolean {
  return operation['x-cost']?.startsWith('heavy') ?? false
}

/** Keys from a JSON body to the items of its rows; null for each item of a list. */
type WayToRows = readonly (string | null)[]

/** Finds the items of the list that an endpoint gives row by row: their schema, and the way to them. */
export function findRowSchema(
  document: ApiDocument,
  { path, rows }: Pick<Endpoint, 'path' | 'rows'>,
): { readonly way: WayToRows; readonly items: JsonSchema } {
  const operation = document.paths[path]?.get
  let schema = resolve(document, operation && findJsonBody(operation))
  const way: (string | null)[] = []
  for (const key of rows) {
    if (schema?.items) way.push(null)
    way.push(key)
    const around = schema?.items ? resolve(document, schema.items) : schema
    schema = resolve(document, around?.properties?.[key])
  }
  if (schema?.items === undefined)
    throw new Error(`${path} declares rows at ${rows.join('.')}, but the document has no list there`)
  return { way: [...way, null], items: schema.items }
}

/** Follows a reference to the schema that it names. */
export function resolve(document: ApiDocument, schema: JsonSchema | undefined): JsonSchema | undefined {
  const name = schema?.$ref?.replace('#/components/schemas/', '')
  return name === undefined ? schema : document.components.schemas[name]
}
