import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { answerUnreadable, dropStalled, refuseTunnel, refuseUnderWay } from './http/connection-errors.ts'
import { type BodyWait, createBodyWait, skipBody } from './http/request-body.ts'
import { findRequestKey } from './keys/authenticate.ts'
import type { KeyCache } from './keys/key-cache.ts'
import { limitConnections } from './http/connection-limit.ts'
import { createAddressReader } from './limits/client-address.ts'
import { trackBusyConnections } from './limits/slow-client-timeout.ts'
import { type ShutdownSteps, type ShutdownState, shuttingDownError } from './system/shutdown.ts'

/** How long a kept-alive connection stays open for a next request after the server has stopped accepting. */
const LINGER_MS = 250

export interface Listener {
  readonly server: Server
  readonly steps: ShutdownSteps
}

type ListenerSettings = Pick<
  Config,
  'ADDRESS_CONNECTIONS' | 'CLIENT_BYTES_PER_SECOND' | 'CLIENT_TIMEOUT_MS' | 'TRUST_PROXY'
>

/**
 * Creates Node's HTTP server. It is patient with slow clients up to a limit, and answers broken requests in our error
 * shape.
 */
export function createListener(
  log: Logger,
  config: ListenerSettings,
  stopping: ShutdownState,
  { onRequest, keyCache }: { readonly onRequest: RequestListener; readonly keyCache: KeyCache },
): Listener {
  const readAddress = createAddressReader(config.TRUST_PROXY)
  const { CLIENT_TIMEOUT_MS, CLIENT_BYTES_PER_SECOND } = config
  const limits = {
    headersTimeout: Math.min(15_000, CLIENT_TIMEOUT_MS),
    requestTimeout: CLIENT_TIMEOUT_MS,
    connectionsCheckingInterval: Math.min(5_000, CLIENT_TIMEOUT_MS),
    keepAliveTimeout: 65_000,
    // Our own code refuses a request without Host, in our error shape.
    requireHostHeader: false,
  }
  const busy = trackBusyConnections({ graceMs: CLIENT_TIMEOUT_MS, bytesPerSecond: CLIENT_BYTES_PER_SECOND })
  const underWay = new Set<ServerResponse>()
  const accept: RequestListener = (req, res) => {
    const { socket } = req
    busy.begin(socket)
    underWay.add(res)
    if (stopping.hasBegun()) res.setHeader('Connection', 'close')
    res.once('close', () => {
      busy.end(socket)
      underWay.delete(res)
      if (!server.listening) closeIfIdle(socket, busy.has)
    })
    if (stopping.cut.aborted) refuseUnderWay(res, shuttingDownError())
    else onRequest(req, res)
  }
  const waitForBody = createBodyWait((req) => findRequestKey({ keyCache, readAddress }, req)?.id ?? null)
  const server = createHttpServer(limits, waitForBody, accept)
  if (config.TRUST_PROXY === 0) server.on('connection', limitConnections(config.ADDRESS_CONNECTIONS))
  server.on('clientError', answerUnreadable(log, busy.whenDone))
  server.on('connect', refuseTunnel(log))
  server.setTimeout(CLIENT_TIMEOUT_MS, dropStalled(busy.has))
  return {
    server,
    steps: {
      drain: () => {
        // A client that keeps its connection would lose a request that it sends while the connection closes.
        for (const res of underWay) if (!res.headersSent) res.setHeader('Connection', 'close')
      },
      close: async () => {
        await stopAccepting(server)
        busy.stop()
      },
      breakOff: () => {
        for (const res of underWay) refuseUnderWay(res, shuttingDownError())
        // After one more turn, the operating system has the last words.
        setTimeout(() => {
          server.closeAllConnections()
        }, LINGER_MS)
      },
    },
  }
}

/** Creates a server that passes requests on once they are whole. */
function createHttpServer(limits: ServerOptions, waitForBody: BodyWait, accept: RequestListener): Server {
  const server = createServer(limits, (req, res) => {
    waitForBody(req, res, () => {
      accept(req, res)
    })
  })
  // Node would drop headers beyond a number. Their length is limited anyway.
  server.maxHeadersCount = 0
  // An unknown expectation is not a reason to refuse a request.
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    skipBody(req, res, () => {
      accept(req, res)
    })
  })
  return server
}

/** Closes a connection that its last answer promised to keep, once its client had time to use it again. */
function closeIfIdle(socket: Socket, isBusy: (socket: Socket) => boolean): void {
  setTimeout(() => {
    if (!isBusy(socket)) socket.destroy()
  }, LINGER_MS).unref()
}

/** Accepts no new connections and closes those without a request; resolves when the last connection is done. */
function stopAccepting(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeIdleConnections()
  })
}
