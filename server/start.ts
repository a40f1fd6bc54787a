import type { Server } from 'node:http'
import { type Logger, pino } from 'pino'
import type { Endpoint } from '../schemas/core/endpoint.ts'
import { endpoints as declared, fileEndpoints } from '../schemas/endpoints.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { admissionOf } from './limits/admission.ts'
import { heavyLane } from './limits/heavy-lane.ts'
import type { AnswerParts } from './answer/serve-endpoint.ts'
import type { FileDownloadParts } from './answer/serve-file.ts'
import { createApp } from './app.ts'
import { codeVersion } from './code-version.ts'
import type { Config } from './config.ts'
import { follow } from './snapshots/follow.ts'
import { createRecentAnswers } from './answer/fast-path.ts'
import { createResponseCache } from './answer/response-cache.ts'
import { type Integrity, integrityOf } from './integrity/integrity.ts'
import { scrub } from './integrity/scrub.ts'
import { keyFile } from './keys/file.ts'
import { keysInRedis } from './keys/redis.ts'
import { openKeyRing } from './keys/ring.ts'
import { listener } from './listener.ts'
import { createMetrics, type Metrics, metricsServer } from './operation/metrics.ts'
import type { LimitObserver } from './operation/limit-measure.ts'
import { isOpenToAll } from './private-files.ts'
import { connectRedis } from './redis.ts'
import { statusOf } from './operation/status.ts'
import { sweepSpill } from './snapshots/spill.ts'
import { type Pause, stopInPhases, type Stopping } from './stopping.ts'

export interface RunningServer {
  readonly port: number
  /** Of /metrics; null where it is not served. */
  readonly metricsPort: number | null
  /** Drains unless it is not to, finishes or cuts what is running, then lets go of everything. */
  stop(how?: { readonly drain: boolean }): Promise<void>
}

/** What is not as it is for every client: a test has endpoints and a log of its own. */
export interface Served {
  readonly endpoints?: readonly Endpoint[]
  readonly log?: Logger
  /** How the phases of a stop are waited for. */
  readonly pause?: Pause
}

/** Starts the API over a data directory; resolves when it listens. */
export async function startServer(config: Config, served: Served = {}): Promise<RunningServer> {
  const { endpoints = declared, log = logOf(config) } = served
  const stopping = stopInPhases(served.pause)
  await sweepSpill(log)
  await warnIfOpenToAll(config, log)
  const metrics = createMetrics()
  const limits = {
    concurrency: config.QUERY_CONCURRENCY,
    timeoutMs: config.QUERY_TIMEOUT_MS,
    olderSnapshots: config.OLDER_SNAPSHOTS,
    observer: metrics.queries,
    cut: stopping.cut,
    integrity: integrityOf(log),
  }
  const following = await follow(config.DATA_DIR, limits, log)
  const stopScrub = startScrub(limits.integrity, config, metrics, log)
  const redis = config.REDIS_URL === undefined ? null : await connectRedis(config.REDIS_URL, log)
  const store = redis === null ? keyFile(config.DATA_DIR) : keysInRedis(redis)
  const ring = await openKeyRing(store, log, () => new Date())
  metrics.watch(following)
  const app = createApp({
    endpoints,
    fileEndpoints,
    following,
    answering: answeringOf(config, stopping, metrics.limits),
    stopping,
    downloads: downloadsOf(config, stopping, metrics.limits),
    ring,
    redis,
    log,
    trustProxy: config.TRUST_PROXY,
    openRateLimit: config.OPEN_RATE_LIMIT,
    logAddress: config.LOG_ADDRESS,
    measure: metrics.measure,
    status: () => statusOf({ datasets, dataDir: config.DATA_DIR, following, ring, redis, now: () => new Date() }),
  })
  const { server, steps } = listener(log, config, stopping, app)
  const port = await listen(server, config.PORT, config.HOST)
  const measures = await startMetrics(metrics, config)
  log.info({ port, metrics: measures.port, snapshot: following.current() }, 'listening')
  const stop = async (drainSeconds: number) => {
    log.info({ seconds: drainSeconds }, 'draining')
    await stopping.stop(steps, drainSeconds * 1000)
    // Last: who scrapes sees how it went to the end.
    measures.close()
    await ring.close()
    redis?.close()
    stopScrub()
    await following.close()
    log.info('stopped')
  }
  let stopped: Promise<void> | null = null
  return {
    port,
    metricsPort: measures.port,
    stop: ({ drain } = { drain: true }) => (stopped ??= stop(drain ? config.DRAIN_SECONDS : 0)),
  }
}

async function warnIfOpenToAll({ DATA_DIR }: Config, log: Logger): Promise<void> {
  if (await isOpenToAll(DATA_DIR))
    log.warn(`anybody may write into ${DATA_DIR}, and so replace its keys: chmod o-w ${DATA_DIR}`)
}

/** Reads what is served again and again for damage; answers what ends that. */
function startScrub(integrity: Integrity, config: Config, metrics: Metrics, log: Logger): () => void {
  return scrub(integrity, {
    bytesPerSecond: config.SCRUB_BYTES_PER_SECOND,
    read: metrics.scrubbed,
    failed: (err) => {
      log.error({ err }, 'published files cannot be read for damage')
    },
  })
}

/** Lines are written while requests are answered, those that came meanwhile together. */
function logOf({ LOG_LEVEL }: Config): Logger {
  return pino({ level: LOG_LEVEL }, pino.destination({ dest: 1, sync: false }))
}

function answeringOf(config: Config, { cut }: Stopping, { onRefused, heavy }: LimitObserver): AnswerParts {
  const wholeBytes = config.KEPT_ANSWER_KIB * 1024
  return {
    version: codeVersion(),
    wholeBytes,
    admission: admissionOf(
      { all: config.REQUESTS_AT_ONCE, key: config.KEY_REQUESTS_AT_ONCE, heavyOfKey: config.KEY_HEAVY_AT_ONCE },
      onRefused,
    ),
    lane: heavyLane({ places: config.HEAVY_AT_ONCE, mostWaiting: config.REQUESTS_AT_ONCE / 2, onRefused, ...heavy }),
    recentAnswers: createRecentAnswers(),
    cache: createResponseCache({
      bytes: config.KEPT_ANSWERS_MIB * 2 ** 20,
      answerBytes: wholeBytes,
      timeoutMs: config.REQUEST_TIMEOUT_MS,
      cut,
    }),
  }
}

function downloadsOf(config: Config, { cut }: Stopping, { onRefused }: LimitObserver): FileDownloadParts {
  const [all, key] = [config.DOWNLOADS_AT_ONCE, config.KEY_DOWNLOADS_AT_ONCE]
  return { admission: admissionOf({ all, key, heavyOfKey: key }, onRefused), timeoutMs: config.REQUEST_TIMEOUT_MS, cut }
}

/** Serves the measures on their own port, if there is to be one; answers the port and what ends that. */
async function startMetrics(metrics: Metrics, { METRICS_PORT, HOST }: Config) {
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

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
