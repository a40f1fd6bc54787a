import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { pino } from 'pino'
import { endpoints, fileEndpoints } from '../schemas/endpoints.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { follow } from './follow.ts'
import { createMetrics, type Metrics, metricsServer } from './metrics.ts'
import { statusOf } from './status.ts'
import { keyFile } from './keys/file.ts'
import { keysInRedis } from './keys/redis.ts'
import { openKeyRing } from './keys/ring.ts'
import { connectRedis } from './redis.ts'

/** How long a stopping server waits for answers under way; supervisors commonly kill after ten seconds. */
const STOP_WITHIN_MS = 8_000

export interface RunningServer {
  readonly port: number
  /** Of /metrics; null where it is not served. */
  readonly metricsPort: number | null
  /** Finishes what is running, refuses what is new, then lets go of everything. */
  stop(): Promise<void>
}

/** Starts the API over a data directory; resolves when it listens. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = pino({ level: config.LOG_LEVEL })
  const metrics = createMetrics()
  const limits = {
    concurrency: config.QUERY_CONCURRENCY,
    queue: config.QUERY_QUEUE,
    timeoutMs: config.QUERY_TIMEOUT_MS,
    olderSnapshots: config.OLDER_SNAPSHOTS,
    observer: metrics.queries,
  }
  const following = await follow(config.DATA_DIR, limits, log)
  const redis = config.REDIS_URL === undefined ? null : await connectRedis(config.REDIS_URL, log)
  const store = redis === null ? keyFile(config.DATA_DIR) : keysInRedis(redis)
  const ring = await openKeyRing(store, log, () => new Date())
  metrics.watch(following)
  const app = createApp({
    endpoints,
    fileEndpoints,
    following,
    ring,
    redis,
    log,
    version: await productVersion(),
    trustProxy: config.TRUST_PROXY,
    measure: metrics.measure,
    status: () => statusOf({ datasets, dataDir: config.DATA_DIR, following, ring, redis, now: () => new Date() }),
  })
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
  const port = await listen(server, config.PORT, config.HOST)
  const measures = await startMetrics(metrics, config)
  log.info({ port, metrics: measures.port, snapshot: following.current() }, 'listening')
  return {
    port,
    metricsPort: measures.port,
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
      // Last: who scrapes sees how it went to the end.
      measures.close()
      await ring.close()
      redis?.close()
      following.close()
      log.info('stopped')
    },
  }
}

async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Serves the measures on their own port, if there is to be one; answers the port and what ends that. */
async function startMetrics(metrics: Metrics, { METRICS_PORT, HOST = '127.0.0.1' }: Config) {
  if (METRICS_PORT === undefined) return { port: null, close: () => undefined }
  const server = metricsServer(metrics)
  const port = await listen(server, METRICS_PORT, HOST)
  return {
    port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
