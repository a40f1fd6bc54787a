type Values = Readonly<Record<string, unknown>>

/** Writes the address below the base: the path with its parameters, and the query. */
export function writeAddress(path: string, inPath: Values, query: Values): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(text(inPath[name], name)))
  // Each end of a range is a parameter of its own.
  const { ranges, ...others } = query
  const pairs = Object.entries({ ...others, ...(ranges as Values | undefined) }).filter(([, value]) => value != null)
  const search = new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [name, text(value, name)]),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new TypeError(`The parameter ${name} is a text, a number or a boolean: it cannot be ${typeof value}.`)
}

/** Finds the address of the next page below the base; null if the page is the last. */
export function findNextAddress(response: Response): string | null {
  const [, next] = /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('link') ?? '') ?? []
  if (next === undefined) return null
  // The key is sent to the client's own server only, whatever host the address names.
  const { pathname, search } = new URL(next, 'http://base.invalid')
  return pathname + search
}
