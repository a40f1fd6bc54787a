import { UnsafeAnswerError } from './error.ts'

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
  // The path of another scheme, such as `data:.example`, would lengthen the name of the host.
  if (!pathname.startsWith('/')) throw new UnsafeAnswerError(`The server leads to ${next}, which is no address of it.`)
  return pathname + search
}

/** Follows the pages of a list by the server's links. */
export function createWalk(first: string) {
  const seen = new Set([first])
  /**
   * Finds the address of the next page; null if the page is the last. `rows` are those of this page, where they are known.
   * Only a full page has a next one, and none leads back.
   */
  return (response: Response, rows?: number): string | null => {
    const address = findNextAddress(response)
    if (address === null) return null
    if (rows === 0 || seen.has(address))
      throw new UnsafeAnswerError('The server leads from page to page without an end.')
    seen.add(address)
    return address
  }
}

/** Throws unless a request goes to the client's own server, below its address, because the key goes with it. */
export function demandOwnServer(base: string, asked: string): void {
  const [own, target] = [new URL(base), new URL(asked)]
  if (own.origin !== target.origin || !target.pathname.startsWith(own.pathname))
    throw new UnsafeAnswerError(
      `This request would go to ${asked}, which is not below ${base}: the key is not sent there.`,
    )
}
