/** Reply of an outside service; `not_asked` if nothing answered that could be its answer. */
export type ServiceReply =
  | { readonly state: 'answered'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  | { readonly state: 'not_asked'; readonly why: string }

interface AskOptions {
  readonly signal: AbortSignal
  /** An answer with more bytes does not count. */
  readonly mostBytes: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent by POST, as JSON. */
  readonly question?: unknown
}

/** A proxy that asks for a password, a busy service and a service that is down say nothing about the question. */
const NO_ANSWERS = new Set([407, 408, 425, 429])

/** Asks an outside service, within the time of the signal. Redirects are not followed. */
export async function askService(
  address: string,
  { signal, mostBytes, headers, question }: AskOptions,
): Promise<ServiceReply> {
  try {
    const reply = await fetch(address, {
      redirect: 'manual',
      signal,
      headers: { ...headers, ...(question !== undefined && { 'content-type': 'application/json' }) },
      ...(question !== undefined && { method: 'POST', body: JSON.stringify(question) }),
    })
    const { status } = reply
    if (status >= 500 || NO_ANSWERS.has(status)) {
      await reply.body?.cancel()
      return { state: 'not_asked', why: `${nameHost(address)} answered ${String(status)}` }
    }
    const body = await readAtMost(reply.body, mostBytes)
    if (body === null)
      return { state: 'not_asked', why: `${nameHost(address)} answered with more than ${String(mostBytes)} bytes` }
    return { state: 'answered', status, headers: reply.headers, body }
  } catch (error) {
    if (signal.aborted) return { state: 'not_asked', why: `${nameHost(address)} did not answer in time` }
    // fetch throws a TypeError for a network that fails.
    if (!(error instanceof TypeError)) throw error
    const { cause } = error
    const why = cause instanceof Error ? cause.message : error.message
    return { state: 'not_asked', why: `${nameHost(address)} cannot be reached (${why})` }
  }
}

/** Names the host of an address, without what could be secret in it. */
export function nameHost(address: string): string {
  return new URL(address).host
}

async function readAtMost(body: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Reads a body as JSON; undefined for anything else, such as a page of a proxy. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
