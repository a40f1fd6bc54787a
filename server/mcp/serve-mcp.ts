import type { Request, RequestHandler } from 'express'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { createInProcessAnswer } from '../answer/answer-in-process.ts'
import type { AnswerParts } from '../answer/serve-endpoint.ts'
import type { BaseUrls } from '../http/base-url.ts'
import { readBody } from '../http/request-body.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { McpSources } from './mcp-server.ts'
import { TOOLS } from './tools.ts'
import { watchDisconnect } from '../http/disconnect.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { mcpMessages } from './mcp-messages.ts'

const PACKAGE = new URL('../../package.json', import.meta.url)
/** Resources are read from these endpoints. */
const OF_RESOURCES = ['datasets', 'dataset']

/**
 * Answers messages of the Model Context Protocol (streamable HTTP) over the endpoints. One POST is one message and one
 * answer: there is no session, so any server may take the next message, and each message counts as one request of its key.
 */
export function serveMcp(
  endpoints: readonly Endpoint[],
  following: SnapshotFollower,
  parts: AnswerParts,
  optional: Pick<McpSources, 'runStatement' | 'charts'>,
  log: Logger,
): RequestHandler {
  const wanted = new Set([...TOOLS.map(({ endpoint }) => endpoint), ...OF_RESOURCES])
  const answered = new Map(
    endpoints
      .filter(({ id }) => wanted.has(id))
      .map((endpoint) => [endpoint.id, { endpoint, answer: createInProcessAnswer(endpoint, following, parts) }]),
  )
  // The first message loads the protocol's library: most servers start without one.
  const load = async () => {
    const [{ StreamableHTTPServerTransport }, { declareMcp }] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
      import('./mcp-server.ts'),
    ])
    const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
    return { StreamableHTTPServerTransport, create: declareMcp({ answered, ...optional }, version, log) }
  }
  let loading: ReturnType<typeof load> | null = null
  return async (req, res) => {
    const message = parseMessage(readBody(req))
    const { StreamableHTTPServerTransport, create } = await (loading ??= load())
    const server = create({ key: readRequestKey(res), gone: watchDisconnect(res) })
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
  throw new ApiError('invalid_input', mcpMessages.oneMessage)
}

/**
 * Refuses a page of another origin, which a browser names: it could drive this server with what the browser can reach.
 * Programs name no origin.
 */
export function refuseOtherOrigins(findBase: () => BaseUrls): RequestHandler {
  return (req, _res, next) => {
    const origin = req.get('origin')
    if (origin === undefined || isOwnOrigin(origin, req, findBase())) next()
    else next(new ApiError('forbidden', mcpMessages.otherOrigin, { reason: 'origin' }))
  }
}

function isOwnOrigin(origin: string, req: Request, { whole }: BaseUrls): boolean {
  if (!URL.canParse(origin)) return false
  const { origin: named, hostname } = new URL(origin)
  if (named === new URL(whole).origin) return true
  // A stranger can have a name lead here (DNS rebinding), so that the Host is the page's too: an address is none.
  const isAddress = hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return isAddress && named === `${req.protocol}://${req.get('host') ?? ''}`
}

/** There is no stream of messages from the server, and no session to end. */
export const refuseMcpMethods: RequestHandler = (req, res, next) => {
  res.set('Allow', 'POST')
  next(new ApiError('method_not_allowed', mcpMessages.onlyPost({ method: req.method })))
}
