import { brokenInput } from './breaking-schema.ts'
import { type DocumentComparison, mayBeRemoved } from './removal.ts'
import { isObject, type JsonObject, member } from './json.ts'

/** Lists what the body of a request could have before and cannot have any more. */
export function brokenBody(place: string, before: JsonObject, after: JsonObject, at: DocumentComparison): string[] {
  const [old, now] = [member(before, 'requestBody'), member(after, 'requestBody')]
  const [sent, taken] = [member(at.before(old), 'content'), member(at.after(now), 'content')]
  return Object.keys(sent).flatMap((type) => {
    if (!(type in taken)) return [`${place}: body ${type} is gone`]
    const [was, is] = [member(member(sent, type), 'schema'), member(member(taken, type), 'schema')]
    return brokenMembers(`${place}: body`, at.before(was), at.after(is), at)
  })
}

function brokenMembers(place: string, old: JsonObject, now: JsonObject, at: DocumentComparison): string[] {
  const [members, kept] = [member(old, 'properties'), member(now, 'properties')]
  const gone = Object.entries(members).flatMap(([name, schema]) => {
    const [was, is] = [schema as JsonObject, kept[name]]
    if (!isObject(is)) return mayBeRemoved(at.before(was), at) ? [] : [`${place}.${name} is gone`]
    return brokenInput(`${place}.${name}`, was, is, at)
  })
  const required = listNames(now).filter((name) => !listNames(old).includes(name))
  return [...gone, ...required.map((name) => `${place}.${name} has become required`)]
}

function listNames({ required }: JsonObject): readonly string[] {
  return Array.isArray(required) ? (required as readonly string[]) : []
}
