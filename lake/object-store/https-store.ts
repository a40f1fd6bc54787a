import { type ReadableStore, StoreError } from './object-store.ts'
import { readWhole, type RetryPolicy, retryUnreachable, USUAL_RETRIES, watchBody, watchSilence } from './retry.ts'

/**
 * Reads objects below an address of HTTP, such as the public address of a bucket or a folder of a static server. A query
 * of the address, which may be a token, is sent with each request and shown nowhere.
 */
export function openHttpsStore(base: URL, policy: RetryPolicy = USUAL_RETRIES): ReadableStore {
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`
  const address = `${base.origin}${folder}`
  const send = async (key: string, headers: Readonly<Record<string, string>>, outer?: AbortSignal) => {
    const url = new URL(`${folder}${key}`, base.origin)
    url.search = base.search
    const silence = watchSilence(policy.silenceMs, outer)
    try {
      const response = await fetch(url, { headers, signal: silence.signal, redirect: 'error' })
      silence.alive()
      return { response, silence }
    } catch (error) {
      silence.end()
      // The cause of a failed fetch has the reason; the message may have the address.
      const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : 'no answer'
      throw new StoreError('unreachable', `${address}${key} cannot be read: ${why}`)
    }
  }
  const open = async (key: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal) => {
    const { response, silence } = await send(key, headers, signal)
    if (response.ok || response.status === 304) return { response, silence }
    await response.body?.cancel()
    silence.end()
    if (response.status === 404) return null
    const fault = response.status >= 500 || response.status === 429 ? 'unreachable' : 'refused'
    throw new StoreError(fault, `${address}${key} was answered ${String(response.status)}`)
  }
  return {
    address,
    get: (key, { ifNoneMatch, mostBytes, signal }) =>
      retryUnreachable(
        policy,
        async () => {
          const opened = await open(key, ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }, signal)
          if (opened === null) return null
          const { response, silence } = opened
          const subject = `${address}${key}`
          const body = await readWhole(watchBody(bodyOf(response), silence, subject), mostBytes, subject)
          return response.status === 304 ? 'unchanged' : { body, etag: response.headers.get('ETag') ?? '' }
        },
        signal,
      ),
    read: (key, from, signal) =>
      retryUnreachable(
        policy,
        async () => {
          const opened = await open(key, from === 0 ? {} : { Range: `bytes=${String(from)}-` }, signal)
          if (opened === null) return null
          const { response, silence } = opened
          const chunks = watchBody(bodyOf(response), silence, `${address}${key}`)
          return { from: response.status === 206 ? from : 0, chunks }
        },
        signal,
      ),
  }
}

async function* bodyOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (body === null) return
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // A reader that is left early closes the connection.
    await reader.cancel()
  }
}
