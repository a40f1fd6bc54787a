import { z } from 'zod'
import type { Deprecation, Endpoint } from './endpoint.ts'

/** Annotation with the declaration, in zod's metadata and in the OpenAPI document. */
export const DEPRECATION = 'x-deprecation'

/** Declares a parameter or a field deprecated. */
export function deprecated<S extends z.ZodType>(schema: S, deprecation: Deprecation): S {
  // The id is dropped, because it names the schema that is not deprecated; other metadata stay.
  return schema.meta({ deprecated: true, [DEPRECATION]: deprecation })
}

/** Something deprecated, with the place where it is declared. */
export interface Deprecated extends Deprecation {
  readonly endpoint: string
  readonly path: string
  readonly kind: 'endpoint' | 'parameter' | 'field'
  /** A parameter, a field such as `data.portfolio.isin`, or the path of an endpoint. */
  readonly name: string
}

/** A route that can be declared deprecated, with its parameters and its answer; a file has no fields. */
type Route = Pick<Endpoint, 'id' | 'path' | 'input' | 'deprecated'> & Partial<Pick<Endpoint, 'output'>>

/** Lists everything that is declared deprecated, the next to go first, for the changelog page. */
export function sortDeprecations(endpoints: readonly Route[]): Deprecated[] {
  return endpoints
    .flatMap(findDeprecations)
    .sort((a, b) => compareDates(a.sunset, b.sunset) || compareDates(a.name, b.name))
}

const known = new WeakMap<Route, readonly Deprecated[]>()

/** Finds what an endpoint declares deprecated: itself, its parameters and the fields of its answer. */
export function findDeprecations(route: Route): readonly Deprecated[] {
  const found = known.get(route) ?? listDeprecations(route)
  known.set(route, found)
  return found
}

function listDeprecations({ id, path, input, output, deprecated: whole }: Route): Deprecated[] {
  const place = { endpoint: id, path }
  return [
    ...(whole === undefined ? [] : [{ ...place, kind: 'endpoint' as const, name: path, ...whole }]),
    ...deprecatedIn(input, []).map((found) => ({ ...place, kind: 'parameter' as const, ...found })),
    ...(output === undefined ? [] : deprecatedIn(output, [])).map((found) => ({
      ...place,
      kind: 'field' as const,
      ...found,
    })),
  ]
}

type FoundDeprecation = Deprecation & { readonly name: string }

function deprecatedIn(schema: z.core.$ZodType, path: readonly string[]): FoundDeprecation[] {
  const declared = z.globalRegistry.get(schema)?.[DEPRECATION] as Deprecation | undefined
  const own = declared === undefined ? [] : [{ name: path.join('.'), ...declared }]
  return [...own, ...listInner(schema).flatMap(([name, inner]) => deprecatedIn(inner, [...path, ...name]))]
}

/** Lists the schemas inside a schema, each with the names that lead to it. */
function listInner(schema: z.core.$ZodType): (readonly [readonly string[], z.core.$ZodType])[] {
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Readonly<Record<string, z.core.$ZodType>>
    return Object.entries(shape).map(([name, inner]) => [[name], inner])
  }
  if (schema instanceof z.ZodArray) return [[[], schema.element]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [[], option] as const)
  if (schema instanceof z.ZodRecord) return [[['*'], schema.valueType]]
  if (schema instanceof z.ZodPipe) return [[[], schema.in]]
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
      ? schema.unwrap()
      : null
  return wraps === null ? [] : [[[], wraps]]
}

function compareDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
