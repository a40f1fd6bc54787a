import { readFileSync } from 'node:fs'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { RequestFailed } from './fetch-errors.ts'
import type { SentForm } from './origin.ts'
import type { FetchPolicy } from '../../fetch-policy.ts'

const packageFile = new URL('../../../package.json', import.meta.url)
const product = z.object({ name: z.string(), version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8')))
// ANAC's portal answers only programs that look like a browser; `compatible` names the real program, as crawlers do.
const USER_AGENT = `Mozilla/5.0 (compatible; ${product.name}/${product.version}; nightly build; honours Retry-After)`

/** A form of a portal has a handful of short fields. */
const MOST_FORM_BYTES = 4096

/** A server's reply, with the body still to come. */
export interface HttpReply {
  readonly status: number
  readonly header: (name: string) => string | null
  /** Bytes as they come; fails if they end early or stall. */
  readonly body: () => AsyncGenerator<Buffer>
  /** Discards the body. */
  readonly drop: () => Promise<void>
}

export interface HttpClient {
  /** Requests a file, or sends a form for it. */
  readonly ask: (
    address: string,
    headers: Readonly<Record<string, string>>,
    form: SentForm | null,
  ) => Promise<HttpReply>
  readonly close: () => Promise<void>
}

/** Makes a client that follows no redirect, keeps no cookie and always times out. */
export function makeHttpClient(policy: FetchPolicy): HttpClient {
  const agent = new Agent({
    connect: { timeout: policy.connectTimeoutMs },
    headersTimeout: policy.headersTimeoutMs,
    bodyTimeout: policy.stalledBodyMs,
  })
  return {
    async ask(address, headers, form) {
      const sent = form === null ? null : writeForm(form)
      const own = { 'user-agent': USER_AGENT, 'accept-encoding': 'identity', ...headers }
      const asked =
        sent === null
          ? { headers: own }
          : { method: 'POST' as const, body: sent, headers: { ...own, 'content-type': FORM_TYPE } }
      const reply = await request(address, { dispatcher: agent, ...asked }).catch((error: unknown) => {
        throw describeSilence(error, new URL(address).host)
      })
      const header = (name: string) => {
        const value = reply.headers[name]
        return (Array.isArray(value) ? value[0] : value) ?? null
      }
      return {
        status: reply.statusCode,
        header,
        body: () => readBodyPieces(reply.body, policy, new URL(address).host),
        drop: async () => {
          // A discarded body emits an error, which is expected here.
          reply.body.on('error', () => undefined)
          await reply.body.dump()
        },
      }
    },
    close: () => agent.destroy(),
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded'

function writeForm(form: SentForm): string {
  const text = new URLSearchParams(form).toString()
  if (text.length <= MOST_FORM_BYTES) return text
  throw new Error(`a form of ${String(text.length)} bytes is declared, and may have ${String(MOST_FORM_BYTES)}`)
}

async function* readBodyPieces(body: AsyncIterable<Buffer>, policy: FetchPolicy, host: string): AsyncGenerator<Buffer> {
  let [since, bytes] = [performance.now(), 0]
  try {
    for await (const piece of body) {
      yield piece
      bytes += piece.length
      const elapsed = performance.now() - since
      if (elapsed < policy.stalledBodyMs) continue
      if (bytes < (policy.slowestBytesPerSecond * elapsed) / 1000) {
        throw new RequestFailed(
          'silent',
          `${host} sends less than ${String(policy.slowestBytesPerSecond)} bytes a second`,
        )
      }
      ;[since, bytes] = [performance.now(), 0]
    }
  } catch (error) {
    throw describeSilence(error, host)
  }
}

const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections',
  ENOTFOUND: 'has no address in the DNS',
  EAI_AGAIN: 'cannot be looked up in the DNS',
  UND_ERR_CONNECT_TIMEOUT: 'does not answer (time-out while connecting)',
  UND_ERR_HEADERS_TIMEOUT: 'does not answer (time-out while waiting for the headers)',
  UND_ERR_BODY_TIMEOUT: 'stopped sending half-way (time-out)',
  UND_ERR_SOCKET: 'closed the connection half-way',
  ECONNRESET: 'closed the connection half-way',
}

/** Turns any network error into a failure that names the host. */
function describeSilence(error: unknown, host: string): RequestFailed {
  if (error instanceof RequestFailed) return error
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const saying =
    NETWORK_ERRORS[code] ?? `cannot be reached: ${error instanceof Error ? error.message || code : String(error)}`
  return new RequestFailed('silent', `${host} ${saying}`, { cause: error })
}
