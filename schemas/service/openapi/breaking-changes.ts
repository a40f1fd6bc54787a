import { brokenBody } from './breaking-body.ts'
import { brokenAnswer, brokenInput } from './breaking-schema.ts'
import { type DocumentComparison, mayBeRemoved } from './removal.ts'
import { isObject, type JsonObject, member, resolver, type Resolve } from './json.ts'
import { findShortNotices } from './notice.ts'

/**
 * Lists the guarantees of one OpenAPI document that another does not keep, a line each. What was declared
 * deprecated may go once its sunset is past, if the notice was as long as promised; `today` as `YYYY-MM-DD`.
 */
export function breakingChanges(before: object, after: object, today: string): string[] {
  const [old, now] = [before as JsonObject, after as JsonObject]
  const at = { before: resolver(old), after: resolver(now), today }
  return [...findShortNotices(old, now, today), ...findBreaks(old, now, at)]
}

function findBreaks(old: JsonObject, now: JsonObject, at: DocumentComparison): string[] {
  return Object.entries(member(old, 'paths')).flatMap(([path, item]) => {
    const found = member(now, 'paths')[path]
    if (!isObject(item)) return []
    if (!isObject(found)) return allGone(item, at) ? [] : [`${path} is gone`]
    return Object.entries(item).flatMap(([method, operation]) => {
      const place = `${method.toUpperCase()} ${path}`
      const kept = found[method]
      if (!isObject(operation)) return []
      if (!isObject(kept)) return mayBeRemoved(operation, at) ? [] : [`${place} is gone`]
      return operationBreaks(place, operation, kept, at)
    })
  })
}

function allGone(item: JsonObject, at: DocumentComparison): boolean {
  return Object.values(item).every((operation) => !isObject(operation) || mayBeRemoved(operation, at))
}

function operationBreaks(place: string, before: JsonObject, after: JsonObject, at: DocumentComparison): string[] {
  const renamed = before['operationId'] !== after['operationId']
  return [
    ...(renamed ? [`${place} has another operationId`] : []),
    ...parameterBreaks(place, before, after, at),
    ...brokenBody(place, before, after, at),
    ...responseBreaks(place, member(before, 'responses'), member(after, 'responses'), at),
  ]
}

function parameterBreaks(place: string, before: JsonObject, after: JsonObject, at: DocumentComparison): string[] {
  const [old, now] = [readParameters(before, at.before), readParameters(after, at.after)]
  const changed = [...old].flatMap(([name, parameter]) => {
    const kept = now.get(name)
    if (kept === undefined) return mayBeRemoved(parameter, at) ? [] : [`${place}: parameter ${name} is gone`]
    const required = kept['required'] === true && parameter['required'] !== true
    return [
      ...(required ? [`${place}: parameter ${name} has become required`] : []),
      ...brokenInput(`${place}: parameter ${name}`, member(parameter, 'schema'), member(kept, 'schema'), at),
    ]
  })
  const added = [...now].filter(([name, parameter]) => !old.has(name) && parameter['required'] === true)
  return [...changed, ...added.map(([name]) => `${place}: parameter ${name} is new and required`)]
}

function readParameters(operation: JsonObject, resolve: Resolve): Map<string, JsonObject> {
  const list = (operation['parameters'] ?? []) as readonly JsonObject[]
  return new Map(
    list.map(resolve).map((parameter) => [`${String(parameter['name'])} (${String(parameter['in'])})`, parameter]),
  )
}

function responseBreaks(place: string, before: JsonObject, after: JsonObject, at: DocumentComparison): string[] {
  return Object.entries(before).flatMap(([status, response]) => {
    const kept = after[status]
    if (!isObject(kept)) return [`${place}: status ${status} is gone`]
    const [old, now] = [at.before(response as JsonObject), at.after(kept)]
    return [
      ...findGone(`${place} ${status}: header`, member(old, 'headers'), member(now, 'headers')),
      ...findGone(`${place} ${status}: format`, member(old, 'content'), member(now, 'content')),
      ...contentBreaks(`${place} ${status}`, member(old, 'content'), member(now, 'content'), at),
    ]
  })
}

function findGone(place: string, before: JsonObject, after: JsonObject): string[] {
  return Object.keys(before)
    .filter((name) => !(name in after))
    .map((name) => `${place} ${name} is gone`)
}

function contentBreaks(place: string, before: JsonObject, after: JsonObject, at: DocumentComparison): string[] {
  return Object.keys(before)
    .filter((type) => type in after)
    .flatMap((type) => {
      const [old, now] = [member(member(before, type), 'schema'), member(member(after, type), 'schema')]
      return brokenAnswer(`${place} ${type}`, old, now, at)
    })
}
