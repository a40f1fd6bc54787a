import { type ApiDocument, type JsonSchema, resolve } from '../document.ts'

export interface NumberFields {
  /** Fields that hold decimals, by their names. */
  readonly decimals: readonly string[]
  readonly units: ReadonlyMap<string, readonly string[]>
}

/**
 * Finds the fields of an answer that hold numbers. A field is known by its name alone when an answer is parsed, so one
 * name cannot be a decimal here and a whole number there.
 */
export function findNumberFields(document: ApiDocument, path: string, schemas: readonly JsonSchema[]): NumberFields {
  const types = new Map<string, Set<string>>()
  const units = new Map<string, Set<string>>()
  const seen = new Set<JsonSchema>()
  const visit = (schema: JsonSchema | undefined, name: string) => {
    const found = resolve(document, schema)
    if (found === undefined || seen.has(found)) return
    seen.add(found)
    for (const type of [found.type ?? []].flat()) add(types, name, type)
    const unit = found['x-unit']
    if (unit !== undefined) add(units, unit, name)
    for (const one of found.anyOf ?? []) visit(one, name)
    for (const [field, inner] of Object.entries(found.properties ?? {})) visit(inner, field)
    visit(found.items, `items of ${name}`)
    if (typeof found.additionalProperties === 'object') visit(found.additionalProperties, `values of ${name}`)
  }
  for (const schema of schemas) visit(schema, 'the body')
  const decimals = [...types].flatMap(([name, of]) => (of.has('number') ? name : []))
  const unclear = decimals.find((name) => types.get(name)?.has('integer') === true || name.includes(' '))
  if (unclear !== undefined) throw new Error(`${unclear} of ${path} is a decimal in one place only: rename one`)
  return {
    decimals: decimals.sort(),
    units: new Map([...units].sort().map(([unit, names]) => [unit, [...names].sort()])),
  }
}

function add(sets: Map<string, Set<string>>, name: string, value: string): void {
  sets.set(name, (sets.get(name) ?? new Set()).add(value))
}
