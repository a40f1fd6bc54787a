import type { RequestHandler } from 'express'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { createInProcessAnswer } from '../answer/answer-in-process.ts'
import type { AnswerParts } from '../answer/serve-endpoint.ts'
import { findBaseUrl } from '../http/base-url.ts'
import { readBody } from '../http/request-body.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import type { Following } from '../snapshots/follow.ts'
import { TOOLS } from './tools.ts'
import { watchForDeparture } from '../http/departure.ts'
import { parseJsonBody } from '../http/json-body.ts'

const PACKAGE = new URL('../../package.json', import.meta.url)
/** The endpoints that the resources are read from. */
const OF_RESOURCES = ['datasets', 'dataset']

/**
 * Answers messages of the Model Context Protocol (streamable HTTP) over the endpoints. One POST is one message and one
 * answer: there is no session, so any server may take the next message, and each message counts as one request of its key.
 */
export function serveMcp(
  endpoints: readonly Endpoint[],
  following: Following,
  parts: AnswerParts,
  log: Logger,
): RequestHandler {
  const wanted = new Set([...TOOLS.map(({ endpoint }) => endpoint), ...OF_RESOURCES])
  const answered = new Map(
    endpoints
      .filter(({ id }) => wanted.has(id))
      .map((endpoint) => [endpoint.id, { endpoint, answer: createInProcessAnswer(endpoint, following, parts) }]),
  )
  // The protocol's library is loaded by the first message: most servers start without one.
  const load = async () => {
    const [{ StreamableHTTPServerTransport }, { declareMcp }] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
      import('./mcp-server.ts'),
    ])
    const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
    return { StreamableHTTPServerTransport, create: declareMcp(answered, version, log) }
  }
  let loading: ReturnType<typeof load> | null = null
  return async (req, res) => {
    const message = parseMessage(readBody(req))
    const { StreamableHTTPServerTransport, create } = await (loading ??= load())
    const server = create({ key: readRequestKey(res), gone: watchForDeparture(res) })
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    res.once('close', () => {
      void server.close()
    })
    res.setHeader('Cache-Control', 'private, no-store')
    await server.connect(transport)
    await transport.handleRequest(req, res, message)
  }
}

/** Reads one message. A list of messages would be many requests under one count of the rate limit. */
function parseMessage(body: Buffer | null): object {
  const message = parseJsonBody(body)
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) return message
  throw new ApiError('invalid_input', 'Send one JSON-RPC message of at most 64 KiB as the body of a POST.')
}

/**
 * Refuses a page of another origin, which a browser names: it could drive this server with what the browser can reach.
 * Programs name none. A page whose host is a name could have had that name lead here only now (DNS rebinding).
 */
export const refuseOtherOrigins: RequestHandler = (req, _res, next) => {
  const origin = req.get('origin')
  if (origin === undefined || isOwnOrigin(origin, findBaseUrl(req))) next()
  else next(new ApiError('forbidden', 'A page of another origin cannot send messages: send them from a program, which names no Origin.', { reason: 'origin' })) // prettier-ignore
}

function isOwnOrigin(origin: string, own: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(own)
  return (
    new URL(origin).origin === new URL(own).origin &&
    (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
  )
}

/** There is no stream of messages from the server, and no session to end. */
export const refuseMcpMethods: RequestHandler = (req, res, next) => {
  res.set('Allow', 'POST')
  next(new ApiError('method_not_allowed', `Send a POST: this address takes messages of MCP, not ${req.method}.`))
}
