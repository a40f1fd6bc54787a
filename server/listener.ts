import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { answerUnreadable, dropStalled, refuseTunnel } from './answer/malformed.ts'
import { whenWhole, withoutBody } from './answer/whole-request.ts'
import { busyAt } from './limits/pace.ts'

/** How long a stopping server waits for answers under way; supervisors commonly kill after ten seconds. */
const STOP_WITHIN_MS = 8_000

export interface Listener {
  readonly server: Server
  /** Finishes what is running and refuses what is new. */
  readonly stop: () => Promise<void>
}

/** Node's server, patient with slow clients within limits, which answers what is no request in our error shape too. */
export function listener(
  log: Logger,
  { CLIENT_TIMEOUT_MS, CLIENT_BYTES_PER_SECOND }: Pick<Config, 'CLIENT_TIMEOUT_MS' | 'CLIENT_BYTES_PER_SECOND'>,
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
  const state = { stopping: false }
  const busy = busyAt({ graceMs: CLIENT_TIMEOUT_MS, bytesPerSecond: CLIENT_BYTES_PER_SECOND })
  const accept: RequestListener = (req, res) => {
    const { socket } = req
    busy.begin(socket)
    // A client that keeps its connection busy would otherwise never let go.
    if (state.stopping) res.setHeader('Connection', 'close')
    res.once('close', () => {
      busy.end(socket)
      // One whose request was under way when the stop began is idle only now.
      if (state.stopping)
        setImmediate(() => {
          server.closeIdleConnections()
        })
    })
    onRequest(req, res)
  }
  const server = createServer(limits, (req, res) => {
    whenWhole(req, res, () => {
      accept(req, res)
    })
  })
  // Node would leave out those beyond a number; their length is bounded.
  server.maxHeadersCount = 0
  // An expectation that we do not know is no reason not to answer.
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    withoutBody(req, res, () => {
      accept(req, res)
    })
  })
  server.on('clientError', answerUnreadable(log, busy.afterwards))
  server.on('connect', refuseTunnel(log))
  server.setTimeout(CLIENT_TIMEOUT_MS, dropStalled(busy.has))
  return {
    server,
    stop: () => {
      state.stopping = true
      return closed(server).finally(busy.stop)
    },
  }
}

/** Takes no new connection, and resolves when the last one is done, or was closed for taking too long. */
async function closed(server: Server): Promise<void> {
  const patience = setTimeout(() => {
    server.closeAllConnections()
  }, STOP_WITHIN_MS)
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeIdleConnections()
  })
  clearTimeout(patience)
}
