/** An object of a JSON document that is read without knowing its type. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** Reads a member that is an object; an empty object if the member is missing. */
export function member(of: JsonObject, name: string): JsonObject {
  const value = of[name]
  return isObject(value) ? value : {}
}

export type Resolve = (value: JsonObject) => JsonObject

/** Follows the references of a document to its own components; the keywords next to a reference stay. */
export function resolver(document: JsonObject): Resolve {
  const resolve: Resolve = (value) => {
    const { $ref, ...siblings } = value
    if (typeof $ref !== 'string') return value
    const found = $ref.slice(2).split('/').map(unescape).reduce(member, document)
    return resolve({ ...found, ...siblings })
  }
  return resolve
}

function unescape(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~')
}
