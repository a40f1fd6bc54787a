import { SignatureError } from './error.ts'

/** Sends a request, in the place of the global `fetch`. */
export type Get = (request: Request) => Promise<Response>

export interface ReadAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly text: string
}

/** Reads an answer that anybody may read. Throws a SignatureError unless there is one. */
export async function demand(get: Get | undefined, address: string): Promise<ReadAnswer> {
  const answer = await readIfThere(get, address)
  if (answer === null) throw new SignatureError(`${address} answered 404.`)
  return answer
}

/** Reads an answer that may not be there; null after a 404. */
export async function readIfThere(get: Get | undefined, address: string): Promise<ReadAnswer | null> {
  const response = await (get ?? globalThis.fetch)(new Request(address))
  if (response.status === 404) return null
  if (!response.ok) throw new SignatureError(`${address} answered ${String(response.status)}.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { bytes, text: new TextDecoder().decode(bytes) }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object'
}

export function readText(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined
  if (typeof text !== 'string') throw new SignatureError(`The answer of the server has no ${name}.`)
  return text
}
