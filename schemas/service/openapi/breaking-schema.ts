import { hasAlternatives } from './alternatives.ts'
import { type DocumentComparison, mayBeRemoved } from './removal.ts'
import { isObject, type JsonObject, member } from './json.ts'

/** Lists the values that a parameter took before and does not take any more. */
export function brokenInput(place: string, before: JsonObject, after: JsonObject, at: DocumentComparison): string[] {
  const [old, now] = [at.before(before), at.after(after)]
  return [
    ...listTypes(old)
      .filter((type) => !takes(now, type))
      .map((type) => `${place} is not ${type} any more`),
    ...valuesGone(place, old, now),
    ...narrowed(place, old, now),
    ...sameText(place, old, now, takesPattern(old, now) ? ['format', 'default'] : ['format', 'pattern', 'default']),
  ]
}

/** Lists the parts of an answer that are gone or have another form than before. */
export function brokenAnswer(place: string, before: JsonObject, after: JsonObject, at: DocumentComparison): string[] {
  const [old, now] = [at.before(before), at.after(after)]
  const [variants, kept] = [listVariants(old), listVariants(now)]
  if (variants !== null || kept !== null) return brokenVariants(place, variants ?? [old], kept ?? [now], at)
  return [
    ...listTypes(now)
      .filter((type) => !takes(old, type))
      .map((type) => `${place} is ${type} now and was ${listTypes(old).join(' or ')}`),
    ...valuesGone(place, old, now),
    ...sameText(place, old, now, said(old, ['format', 'x-unit', 'x-type'])),
    ...brokenFields(place, old, now, at),
    ...(isObject(old['items']) ? brokenAnswer(`${place}[]`, old['items'], member(now, 'items'), at) : []),
    ...(isObject(old['additionalProperties'])
      ? brokenAnswer(`${place}.*`, old['additionalProperties'], member(now, 'additionalProperties'), at)
      : []),
  ]
}

function brokenFields(place: string, old: JsonObject, now: JsonObject, at: DocumentComparison): string[] {
  const [fields, kept] = [member(old, 'properties'), member(now, 'properties')]
  const [required, stillRequired] = [namesIn(old['required']), namesIn(now['required'])]
  return Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [field as JsonObject, kept[name]]
    const path = `${place}.${name}`
    if (!isObject(is)) return mayBeRemoved(at.before(was), at) ? [] : [`${path} is gone`]
    const optional = required.has(name) && !stillRequired.has(name) && !mayBeRemoved(at.before(was), at)
    return [...(optional ? [`${path} can be missing now`] : []), ...brokenAnswer(path, was, is, at)]
  })
}

/** Compares the forms of an answer: a new form or a missing one breaks clients. */
function brokenVariants(
  place: string,
  old: readonly JsonObject[],
  now: readonly JsonObject[],
  at: DocumentComparison,
): string[] {
  if (now.length === 1 && old.length === 1) return brokenAnswer(place, { ...old[0] }, { ...now[0] }, at)
  const fits = (was: JsonObject, is: JsonObject) => brokenAnswer(place, was, is, at).length === 0
  const strange = now.filter((is) => !old.some((was) => fits(was, is)))
  const gone = old.filter((was) => was['type'] !== 'null' && !now.some((is) => fits(was, is)))
  const [was, is] = [gone[0], strange[0]]
  // A changed form is reported by the changes inside it.
  if (gone.length === 1 && strange.length === 1 && was && is) return brokenAnswer(place, was, is, at)
  return [
    ...strange.map((form) => `${place} has another form: ${nameForm(form)}`),
    ...gone.map((form) => `${place} has lost a form: ${nameForm(form)}`),
  ]
}

function listVariants(schema: JsonObject): readonly JsonObject[] | null {
  const variants = schema['anyOf'] ?? schema['oneOf']
  return Array.isArray(variants) ? (variants as readonly JsonObject[]) : null
}

function nameForm(form: JsonObject): string {
  return typeof form['$ref'] === 'string' ? form['$ref'] : (listTypes(form)[0] ?? 'anything')
}

function listTypes({ type }: JsonObject): readonly string[] {
  return Array.isArray(type) ? (type as readonly string[]) : typeof type === 'string' ? [type] : []
}

/** True if a schema allows a type; a schema without a type allows all. */
function takes(schema: JsonObject, type: string): boolean {
  const types = listTypes(schema)
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
}

/** Lists the values that a closed list has lost; an open list may not become closed. */
function valuesGone(place: string, old: JsonObject, now: JsonObject): string[] {
  const [before, after] = [listValues(old), listValues(now)]
  if (after === null) return []
  if (before === null) return [`${place} takes only some values now: ${after.join(', ')}`]
  return before.filter((value) => !after.includes(value)).map((value) => `${place} has lost the value ${value}`)
}

function listValues(schema: JsonObject): readonly string[] | null {
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value))
  return schema['const'] === undefined ? null : [JSON.stringify(schema['const'])]
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const

function narrowed(place: string, old: JsonObject, now: JsonObject): string[] {
  const limit = (schema: JsonObject, name: string, none: number) => {
    const value = schema[name]
    return typeof value === 'number' ? value : none
  }
  const raised = LOWER.filter((name) => limit(now, name, -Infinity) > limit(old, name, -Infinity))
  const lowered = UPPER.filter((name) => limit(now, name, Infinity) < limit(old, name, Infinity))
  return [...raised, ...lowered].map((name) => `${place} has a narrower ${name}: ${String(now[name])}`)
}

/** Lists changed keywords whose width cannot be compared: any change may break a client, except a new default. */
function sameText(place: string, old: JsonObject, now: JsonObject, names: readonly string[]): string[] {
  return names
    .filter((name) => JSON.stringify(now[name]) !== JSON.stringify(old[name]))
    .filter((name) => name !== 'default' || old[name] !== undefined)
    .map(
      (name) =>
        `${place} has another ${name}: ${JSON.stringify(now[name] ?? null)}, was ${JSON.stringify(old[name] ?? null)}`,
    )
}

/** True if a parameter takes every text that its pattern took before. */
function takesPattern({ pattern: before }: JsonObject, { pattern: after }: JsonObject): boolean {
  if (after === undefined) return true
  return typeof before === 'string' && typeof after === 'string' && hasAlternatives(after, before)
}

/** Lists the keywords among these that a schema uses. */
function said(schema: JsonObject, names: readonly string[]): string[] {
  return names.filter((name) => schema[name] !== undefined)
}

function namesIn(value: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(value) ? (value as readonly string[]) : [])
}
