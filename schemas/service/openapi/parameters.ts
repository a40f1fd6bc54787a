import type { JsonObject } from './json.ts'
import { z } from 'zod'
import { withCommonInput } from '../../api/common-input.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { listFormats } from '../../api/format.ts'
import { RANGES, rangeInput } from '../../api/range-input.ts'

/** A parameter as OpenAPI has it. */
export interface DocumentedParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description: string
  readonly deprecated?: true
  /** An object: each property is a parameter of the query. */
  readonly style?: 'form'
  readonly explode?: true
  readonly schema: JsonObject
  readonly examples?: Record<string, { readonly value: string | number }>
}

/**
 * Every parameter of an endpoint, its own and the common ones, with the limits that `parameter()` sets. The ranges of
 * its columns are one object whose properties are parameters: hundreds of single ones would hide the rest.
 */
export function describeParameters(endpoint: Endpoint): DocumentedParameter[] {
  const ends = rangeInput(endpoint)
  const all = documentedIn(withCommonInput(endpoint), endpoint)
  const ranges = all.filter(({ name }) => name in ends)
  return all.flatMap((parameter) => {
    if (parameter.name === ranges[0]?.name) return [describeRanges(ranges)]
    if (parameter.name in ends) return []
    if (parameter.name !== 'format') return [parameter]
    return [{ ...parameter, schema: { ...parameter.schema, enum: [...listFormats(endpoint)] } }]
  })
}

function describeRanges(ends: readonly DocumentedParameter[]): DocumentedParameter {
  return {
    name: 'ranges',
    in: 'query',
    style: 'form',
    explode: true,
    required: false,
    description: RANGES,
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(ends.map(({ name, schema }) => [name, schema])),
    },
  }
}

export function documentedIn(
  input: z.ZodObject,
  { path, examples: given }: Pick<Endpoint, 'path' | 'examples'>,
): DocumentedParameter[] {
  return Object.entries(input.shape).map(([name, schema]) => {
    const { limits, description, notes } = documented(schema as z.ZodType)
    const examples = listExamples(given, name, limits['type'] === 'integer' || limits['type'] === 'number')
    return {
      name,
      in: path.includes(`{${name}}`) ? 'path' : 'query',
      required: !(schema as z.ZodType).safeParse(undefined).success,
      description,
      ...notes,
      schema: limits,
      ...(Object.keys(examples).length > 0 && { examples }),
    }
  })
}

/**
 * Names an endpoint's example by what it asks for, such as `PETR4_20251031` or `route_airline-TAM`, in the same way at its
 * parameters and its answer.
 */
export function nameExample(example: Endpoint['examples'][number]): string {
  const words = Object.entries(example).map(([name, value]) =>
    SAYS_LITTLE.test(value) ? `${name}-${value}` : value.replaceAll(/[^\p{L}\p{N}_.-]+/gu, '-'),
  )
  return words.length === 0 ? 'all' : words.join('_')
}

/** Values that need the name of their parameter to be understood. */
const SAYS_LITTLE = /^(true|false|\d{1,6}|\p{Lu}{2,3})$/u

function listExamples(
  examples: Endpoint['examples'],
  name: string,
  isNumber: boolean,
): Record<string, { readonly value: string | number }> {
  return Object.fromEntries(
    examples.flatMap((example) => {
      const value = example[name]
      return value === undefined ? [] : [[nameExample(example), { value: isNumber ? Number(value) : value }]]
    }),
  )
}

function documented(schema: z.ZodType) {
  // The document describes the text of a request, not the value that a transformation makes of it.
  const {
    $schema: _dialect,
    description = '',
    deprecated,
    'x-json': declared,
    'x-deprecation': deprecation,
    ...derived
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const own = (declared ?? derived) as JsonObject
  const byDefault = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined
  const limits = typeof byDefault === 'number' || typeof byDefault === 'string' ? { ...own, default: byDefault } : own
  const notes = {
    ...(deprecated === true && { deprecated }),
    ...(deprecation !== undefined && { 'x-deprecation': deprecation }),
  }
  return { limits, description, notes }
}
