import type { SharedApi } from './shared.ts'

/** Gets the bytes of an answer, which are not text in every format. */
export async function fetchBytes(api: SharedApi, path: string): Promise<{ status: number; bytes: Uint8Array }> {
  const response = await fetch(`http://127.0.0.1:${String(api.port)}${path}`, { headers: { 'x-api-key': api.key } })
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

/** Changes a JSON body to what XML has: there the address of the next page asks for XML. */
export function expectInXml(body: unknown): unknown {
  const { next } = body as Fields
  return typeof next === 'string' ? { ...(body as Fields), next: next.replace('format=json', 'format=xml') } : body
}

type Fields = Readonly<Record<string, unknown>>

/** Lists the rows of a parsed answer; a single object is one row, and the rows of the items of a batch are joined. */
export function rowsAt(body: unknown, path: readonly string[]): readonly unknown[] {
  return path.reduce<readonly unknown[]>((values, key) => values.flatMap((value) => (value as Fields)[key]), [body])
}

/** Puts each row of a batch behind the keys that its item says; null for an answer that is no batch. */
export function batchRowsAt(body: unknown, path: readonly string[], keys: readonly string[]): readonly Fields[] | null {
  const [first = '', ...rest] = path
  const items = (body as Fields)[first]
  if (rest.length === 0 || !Array.isArray(items)) return null
  return (items as readonly Fields[]).flatMap((item) => {
    const said = Object.fromEntries(keys.map((key) => [key, item[key]]))
    return rowsAt(item, rest).map((row) => ({ ...said, ...(row as Fields) }))
  })
}
