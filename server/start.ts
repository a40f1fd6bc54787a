import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Logger, pino } from 'pino'
import type { Endpoint } from '../schemas/core/endpoint.ts'
import { endpoints as declared } from '../schemas/endpoints.ts'
import { admissionOf } from './admission.ts'
import type { Answering } from './answer.ts'
import { createApp } from './app.ts'
import { openKeyRing } from './authenticate.ts'
import type { Config } from './config.ts'
import { follow } from './follow.ts'
import { keptAnswers } from './kept.ts'
import { answerUnreadable, dropStalled, refuseTunnel } from './malformed.ts'

/** How long a stopping server waits for answers under way; supervisors commonly kill after ten seconds. */
const STOP_WITHIN_MS = 8_000

export interface RunningServer {
  readonly port: number
  /** Finishes what is running, refuses what is new, then lets go of everything. */
  stop(): Promise<void>
}

/** What is not as it is for every client: a test has endpoints and a log of its own. */
export interface Served {
  readonly endpoints?: readonly Endpoint[]
  readonly log?: Logger
}

/** Starts the API over a data directory; resolves when it listens. */
export async function startServer(config: Config, served: Served = {}): Promise<RunningServer> {
  const { endpoints = declared, log = logOf(config) } = served
  const limits = {
    concurrency: config.QUERY_CONCURRENCY,
    timeoutMs: config.QUERY_TIMEOUT_MS,
    olderSnapshots: config.OLDER_SNAPSHOTS,
  }
  const following = await follow(config.DATA_DIR, limits, log)
  const ring = await openKeyRing(config.DATA_DIR, log, () => new Date())
  const answering = await answeringOf(config)
  const app = createApp({ endpoints, following, answering, ring, log, trustProxy: config.TRUST_PROXY })
  const state = { stopping: false }
  const server = listener(log, config, (req, res) => {
    // A client that keeps its connection busy would otherwise never let go.
    if (state.stopping) res.setHeader('Connection', 'close')
    res.once('close', () => {
      // One whose request was under way when the stop began is idle only now.
      if (state.stopping)
        setImmediate(() => {
          server.closeIdleConnections()
        })
    })
    app(req, res)
  })
  const port = await listen(server, config)
  log.info({ port, snapshot: following.current() }, 'listening')
  return {
    port,
    stop: async () => {
      state.stopping = true
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
      ring.close()
      following.close()
      log.info('stopped')
    },
  }
}

/** Lines are written while requests are answered, those that came meanwhile together. */
function logOf({ LOG_LEVEL }: Config): Logger {
  return pino({ level: LOG_LEVEL }, pino.destination({ dest: 1, sync: false }))
}

async function answeringOf(config: Config): Promise<Answering> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  const wholeBytes = config.KEPT_ANSWER_KIB * 1024
  return {
    version,
    wholeBytes,
    admission: admissionOf(config.REQUESTS_AT_ONCE),
    kept: keptAnswers({
      bytes: config.KEPT_ANSWERS_MIB * 2 ** 20,
      answerBytes: wholeBytes,
      timeoutMs: config.REQUEST_TIMEOUT_MS,
    }),
  }
}

/** Node's server, patient with slow clients within limits, which answers what is no request in our error shape too. */
function listener(log: Logger, { CLIENT_TIMEOUT_MS }: Config, onRequest: RequestListener): Server {
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

function listen(server: Server, { PORT, HOST }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: PORT, ...(HOST !== undefined && { host: HOST }) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : PORT)
    })
  })
}
