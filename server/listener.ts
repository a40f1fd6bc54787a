import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { answerUnreadable, dropStalled, refuseTunnel } from './malformed.ts'

/** Node's server, patient with slow clients within limits, which answers what is no request in our error shape too. */
export function listener(
  log: Logger,
  { CLIENT_TIMEOUT_MS }: Pick<Config, 'CLIENT_TIMEOUT_MS'>,
  onRequest: RequestListener,
): Server {
  const limits = {
    headersTimeout: Math.min(15_000, CLIENT_TIMEOUT_MS),
    requestTimeout: CLIENT_TIMEOUT_MS,
    connectionsCheckingInterval: Math.min(5_000, CLIENT_TIMEOUT_MS),
    keepAliveTimeout: 65_000,
    // Its absence is refused like everything else.
    requireHostHeader: false,
  }
  const busy = new Set<Duplex>()
  const isBusy = (socket: Duplex) => busy.has(socket)
  const accept: RequestListener = (req, res) => {
    const { socket } = req
    busy.add(socket)
    res.once('close', () => {
      busy.delete(socket)
    })
    onRequest(req, res)
  }
  const server = createServer(limits, accept)
  // An expectation that we do not know is no reason not to answer.
  server.on('checkExpectation', accept)
  server.on('clientError', answerUnreadable(log, isBusy))
  server.on('connect', refuseTunnel(log))
  return server.setTimeout(CLIENT_TIMEOUT_MS, dropStalled(isBusy))
}
