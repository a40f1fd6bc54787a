import type { Value } from '../../../schemas/api/endpoint.ts'
import type { Api } from './api.ts'

/** Gets the bytes of an answer, which are not text in every format. */
export async function fetchBytes(api: Api, path: string): Promise<{ status: number; bytes: Uint8Array }> {
  const response = await fetch(`http://127.0.0.1:${String(api.port)}${path}`, { headers: { 'x-api-key': api.key } })
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

/** Lists the rows of a parsed answer; a single object is one row. */
export function rowsAt(body: unknown, path: readonly string[]): readonly unknown[] {
  const found = path.reduce<unknown>((value, key) => (value as Readonly<Record<string, Value>>)[key], body)
  return Array.isArray(found) ? found : [found]
}
