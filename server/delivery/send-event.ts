import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import {
  isOwnHost,
  isPublicAddress,
  type OwnHosts,
  readHost,
  readReceiverUrl,
} from '../subscriptions/receiver-address.ts'

/** An address of a name, as the resolver gives it. */
export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

export interface SendingParts {
  readonly own: OwnHosts
  /** For one try, the look-up of the name included. */
  readonly timeoutMs: number
  /** Looks up all addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly ResolvedAddress[]>
}

/** Message that is sent: the headers, and the text that they sign. */
export interface SentMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** So much of an answer is read that the receiver can end it in peace; its text does not count. */
const MOST_ANSWER_BYTES = 16_384
const LONGEST_HEADERS = 16_384
export const SEND_TIMEOUT_MS = 15_000

/** Looks up all addresses of a name with the resolver of the system. */
export function resolveName(host: string): Promise<readonly ResolvedAddress[]> {
  return lookup(host, { all: true, verbatim: true })
}

/**
 * Sends an event once. Returns null if the receiver took it (2xx), else why not. The name is looked up once, and the
 * connection goes to that very address: a name that points elsewhere a moment later changes nothing. If one of its
 * addresses is not public, none is taken. Redirects are not followed.
 */
export async function sendEvent(address: string, message: SentMessage, parts: SendingParts): Promise<string | null> {
  const url = readReceiverUrl(address, parts.own)
  if (typeof url === 'string') return `address_${url}`
  const signal = AbortSignal.timeout(parts.timeoutMs)
  try {
    const pinned = await beforeAbort(pinAddress(url, parts), signal)
    if (pinned === null) return 'address_not_public'
    return await post(url, pinned, message, signal)
  } catch (error) {
    return signal.aborted ? 'timeout' : nameFault(error)
  }
}

/** Chooses the address of a host; null where one of those that it has is not public. */
async function pinAddress(url: URL, { own, resolve }: SendingParts): Promise<ResolvedAddress | null> {
  const host = readHost(url)
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }]
  const [first = null] = found
  return isOwnHost(url, own) || found.every(({ address }) => isPublicAddress(address)) ? first : null
}

function post(
  url: URL,
  pinned: ResolvedAddress,
  { headers, body }: SentMessage,
  signal: AbortSignal,
): Promise<string | null> {
  const { address, family } = pinned
  const lookUpPinned: LookupFunction = (_host, options, found) => {
    if (options.all === true) found(null, [{ address, family }])
    else found(null, address, family)
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      ...{ method: 'POST', agent: false, signal, lookup: lookUpPinned, maxHeaderSize: LONGEST_HEADERS },
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'brazilian-market-data',
      },
    })
    let isAnswered = false
    sent.on('error', reject)
    // A connection that switches to another protocol (101) closes without an answer and without an error.
    sent.on('close', () => {
      if (!isAnswered) resolve('connection')
    })
    sent.on('response', (answer) => {
      isAnswered = true
      let bytes = 0
      const end = () => {
        resolve(judge(answer.statusCode ?? 0))
        sent.destroy()
      }
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MOST_ANSWER_BYTES) end()
      })
      answer.on('end', end)
      answer.on('error', reject)
    })
    sent.end(body)
  })
}

function judge(status: number): string | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : `status ${String(status)}`
}

function nameFault(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(?:ENOTFOUND|EAI_\w+|ENODATA)$/.test(code)) return 'name_not_found'
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_|EPROTO)/.test(code)) return 'tls'
  if (code !== '') return 'connection'
  throw error
}

async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('timeout'))
    })
    work.then(resolve, reject)
  })
}
