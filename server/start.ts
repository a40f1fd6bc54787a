import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { pino } from 'pino'
import { endpoints, fileEndpoints } from '../schemas/endpoints.ts'
import { createApp } from './app.ts'
import { openKeyRing } from './authenticate.ts'
import type { Config } from './config.ts'
import { follow } from './follow.ts'

/** How long a stopping server waits for answers under way; supervisors commonly kill after ten seconds. */
const STOP_WITHIN_MS = 8_000

export interface RunningServer {
  readonly port: number
  /** Finishes what is running, refuses what is new, then lets go of everything. */
  stop(): Promise<void>
}

/** Starts the API over a data directory; resolves when it listens. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = pino({ level: config.LOG_LEVEL })
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const limits = {
    concurrency: config.QUERY_CONCURRENCY,
    queue: config.QUERY_QUEUE,
    timeoutMs: config.QUERY_TIMEOUT_MS,
    olderSnapshots: config.OLDER_SNAPSHOTS,
  }
  const following = await follow(config.DATA_DIR, limits, log)
  const ring = await openKeyRing(config.DATA_DIR, log, () => new Date())
  const app = createApp({ endpoints, fileEndpoints, following, ring, log, version, trustProxy: config.TRUST_PROXY })
  const state = { stopping: false }
  const limitsOfHttp = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }
  const server = createServer(limitsOfHttp, (req, res) => {
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

function listen(server: Server, { PORT, HOST }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: PORT, ...(HOST !== undefined && { host: HOST }) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : PORT)
    })
  })
}
