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
import { waitForBody, skipBody } from './http/request-body.ts'
import { busyAt } from './limits/pace.ts'
import { type Steps, type Stopping, stoppingError } from './stopping.ts'

/** How long a connection that a client was told it may keep is kept for its next request, once none is taken any more. */
const LINGER_MS = 250

export interface Listener {
  readonly server: Server
  readonly steps: Steps
}

/** Node's server, patient with slow clients within limits, which answers what is no request in our error shape too. */
export function listener(
  log: Logger,
  { CLIENT_TIMEOUT_MS, CLIENT_BYTES_PER_SECOND }: Pick<Config, 'CLIENT_TIMEOUT_MS' | 'CLIENT_BYTES_PER_SECOND'>,
  stopping: Stopping,
  onRequest: RequestListener,
): Listener {
  const limits = {
    headersTimeout: Math.min(15_000, CLIENT_TIMEOUT_MS),
    requestTimeout: CLIENT_TIMEOUT_MS,
    connectionsCheckingInterval: Math.min(5_000, CLIENT_TIMEOUT_MS),
    keepAliveTimeout: 65_000,
    // Its absence is refused like everything else.
    requireHostHeader: false,
  }
  const busy = busyAt({ graceMs: CLIENT_TIMEOUT_MS, bytesPerSecond: CLIENT_BYTES_PER_SECOND })
  const underWay = new Set<ServerResponse>()
  const accept: RequestListener = (req, res) => {
    const { socket } = req
    busy.begin(socket)
    underWay.add(res)
    if (stopping.hasBegun()) res.setHeader('Connection', 'close')
    res.once('close', () => {
      busy.end(socket)
      underWay.delete(res)
      if (!server.listening) letGo(socket, busy.has)
    })
    if (stopping.cut.aborted) refuseUnderWay(res, stoppingError())
    else onRequest(req, res)
  }
  const server = serverOf(limits, accept)
  server.on('clientError', answerUnreadable(log, busy.afterwards))
  server.on('connect', refuseTunnel(log))
  server.setTimeout(CLIENT_TIMEOUT_MS, dropStalled(busy.has))
  return {
    server,
    steps: {
      drain: () => {
        // A client that keeps its connection would lose the request that it sends when it is closed.
        for (const res of underWay) if (!res.headersSent) res.setHeader('Connection', 'close')
      },
      close: async () => {
        await closed(server)
        busy.stop()
      },
      breakOff: () => {
        for (const res of underWay) refuseUnderWay(res, stoppingError())
        // The last words are with the system a turn later.
        setTimeout(() => {
          server.closeAllConnections()
        }, LINGER_MS)
      },
    },
  }
}

/** A server that hands on requests once they are whole. */
function serverOf(limits: ServerOptions, accept: RequestListener): Server {
  const server = createServer(limits, (req, res) => {
    waitForBody(req, res, () => {
      accept(req, res)
    })
  })
  // Node would leave out those beyond a number; their length is bounded.
  server.maxHeadersCount = 0
  // An expectation that we do not know is no reason not to answer.
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    skipBody(req, res, () => {
      accept(req, res)
    })
  })
  return server
}

/** Closes a connection whose last answer said that it may be kept, once its client had the time to use it again. */
function letGo(socket: Socket, isBusy: (socket: Socket) => boolean): void {
  setTimeout(() => {
    if (!isBusy(socket)) socket.destroy()
  }, LINGER_MS).unref()
}

/** Takes no new connection and lets go of those without a request; resolves when the last one is done. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeIdleConnections()
  })
}
