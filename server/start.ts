import type { Logger } from 'pino'
import type { Endpoint } from '../schemas/api/endpoint.ts'
import { endpoints as declared, fileEndpoints } from '../schemas/service/endpoints.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { createConcurrencyLimit } from './limits/concurrency-limit.ts'
import { createWorkLanes } from './limits/work-lanes.ts'
import type { AnswerParts } from './answer/serve-endpoint.ts'
import type { FileDownloadParts } from './answer/serve-file.ts'
import { createApp } from './app.ts'
import { nameVersion, type Versioned } from './answer-version.ts'
import type { Config } from './config.ts'
import { createLog } from './create-log.ts'
import { type ExportFiles, realExportFiles } from './exports/export-files.ts'
import { type LateExports, openLateExports } from './exports/late-exports.ts'
import { UnusableExportsFolder } from './exports/lock-folder.ts'
import { readExportSettings } from './exports/settings.ts'
import { followStore } from './follow-store.ts'
import { readGroupsFile } from './issuer-groups-file.ts'
import { follow, type SnapshotFollower } from './snapshots/follow.ts'
import { createRecentAnswers } from './answer/fast-path.ts'
import { createRememberedRequests } from './answer/parse-request.ts'
import { createResponseCache } from './answer/response-cache.ts'
import { createIntegrity } from './integrity/file-integrity.ts'
import type { Integrity } from './integrity/integrity.ts'
import { scrub } from './integrity/scrub.ts'
import { createEdge } from './keys/edge-proxy.ts'
import type { KeyCache } from './keys/key-cache.ts'
import { createListener } from './listener.ts'
import { listenOnPort } from './listen-on-port.ts'
import { markStale } from './observability/log-head.ts'
import { createMetrics, type Metrics } from './observability/metrics.ts'
import { readSurfaceSettings } from './surface-settings.ts'
import { openKeys } from './open-keys.ts'
import { findLake } from './find-lake.ts'
import { readForMetrics, startMetrics } from './start-metrics.ts'
import type { LimitObserver } from './observability/limit-metrics.ts'
import { createDataTerms } from './keys/data-terms.ts'
import { publishedInStore } from './published-in-store.ts'
import { openTraces } from './observability/traces.ts'
import { StartError } from './system/start-error.ts'
import { readStatus } from './observability/status.ts'
import { sweepSpill } from './snapshots/spill-folder.ts'
import { createSqlService, type SqlService } from './sql/sql-service.ts'
import { openSubscriptions } from './open-subscriptions.ts'
import { type Pause, createShutdown, pauseFor, type ShutdownState } from './system/shutdown.ts'

export interface RunningServer {
  readonly port: number
  readonly metricsPort: number | null
  /** Drains the server (unless the caller says not to), finishes or cuts running requests, then closes everything. */
  stop(how?: { readonly drain: boolean }): Promise<void>
}

/** Replacements for a test, which can have its own endpoints and its own log. */
export interface ServerOverrides {
  readonly endpoints?: readonly Endpoint[]
  readonly log?: Logger
  /** Waits between the phases of a stop. */
  readonly pause?: Pause
  readonly exportClock?: () => Date
  readonly exportFiles?: ExportFiles
}

/** Starts the API over a data directory; resolves when it listens. */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const { endpoints = declared, log = createLog(config) } = overrides
  const stopping = createShutdown(overrides.pause)
  const lake = findLake(config)
  const [groups] = await Promise.all([readGroupsFile(config.ISSUER_GROUPS_FILE), sweepSpill(log)])
  const metrics = createMetrics()
  const version = nameVersion(groups)
  const traces = await openTraces(process.env, version, log)
  const terms = createDataTerms(config.PUBLIC_RESTRICTED)
  const limits = readQueryLimits(config, stopping, { observer: metrics.queries, integrity: createIntegrity(log) })
  const replica = await followStore(config, lake, limits.integrity, metrics, log)
  const published = replica === null ? {} : { published: publishedInStore(replica) }
  const following = await follow(lake, { ...limits, ...published, issuerGroups: groups?.members ?? null }, log)
  const stopScrub = startScrub(limits.integrity, config, metrics, log)
  const { redis, keyCache, uses } = await openKeys(config, lake, log)
  const answering = createAnswering(config, stopping, { ...metrics.limits, version, terms })
  const exports = await startExports(config, overrides, { endpoints, following, keyCache, answering, log })
  const sql = startSql(config, stopping, metrics.limits)
  metrics.watch(following, readForMetrics(lake, following))
  let port = config.PORT
  const app = createApp({
    endpoints,
    fileEndpoints,
    following,
    lake,
    answering,
    exports: { jobs: exports, integrity: createIntegrity(log) },
    ready: { maxLagSeconds: config.READY_MAX_LAG_SECONDS ?? null, verified: config.READY_VERIFIED === 'on' },
    downloads: createDownloads(config, stopping, { ...metrics.limits, terms }),
    ...{ stopping, sql, keyCache, redis, replica, traces, log },
    subscriptions: openSubscriptions(config, { lake, redis, keyCache, log }),
    ...readSurfaceSettings(config, terms, stopping, () => port),
    measure: metrics.measure,
    uses: { ...uses, sent: metrics.keySent },
    status: () => readStatus({ datasets, lake, following, keyCache, redis, replica, now: () => new Date() }),
  })
  const { server, steps } = createListener(log, config, stopping, { onRequest: markStale(app, lake, log), keyCache })
  port = await listenOnPort(server, { name: 'PORT', port, host: config.HOST })
  const metricsEndpoint = await startMetrics(metrics, config)
  log.info({ port, metrics: metricsEndpoint.port, snapshot: following.current() }, 'listening')
  const stop = async (drainSeconds: number) => {
    log.info({ seconds: drainSeconds }, 'draining')
    await exports?.stop()
    await stopping.stop(steps, drainSeconds * 1000)
    // Last, so that a scraper sees the whole stop.
    metricsEndpoint.close()
    await Promise.all([keyCache.close(), uses.close(), traces.close()])
    redis?.close()
    stopScrub()
    sql?.close()
    await Promise.all([following.close(), replica?.stop()])
    log.info('stopped')
  }
  let stopped: Promise<void> | null = null
  return {
    port,
    metricsPort: metricsEndpoint.port,
    stop: ({ drain } = { drain: true }) => (stopped ??= stop(drain ? config.DRAIN_SECONDS : 0)),
  }
}

function readQueryLimits<P extends object>(config: Config, { cut }: ShutdownState, parts: P) {
  return {
    concurrency: config.QUERY_CONCURRENCY,
    timeoutMs: config.QUERY_TIMEOUT_MS,
    olderSnapshots: config.OLDER_SNAPSHOTS,
    verifyWhole: config.READY_VERIFIED === 'on',
    cut,
    ...parts,
  }
}

/** Opens the export jobs, where they have a folder. */
async function startExports(
  config: Config,
  { pause = pauseFor, exportClock: now = () => new Date(), exportFiles: files = realExportFiles }: ServerOverrides,
  parts: {
    readonly endpoints: readonly Endpoint[]
    readonly following: SnapshotFollower
    readonly keyCache: KeyCache
    readonly answering: AnswerParts
    readonly log: Logger
  },
): Promise<LateExports | null> {
  const settings = readExportSettings(config)
  if (settings === null) return null
  const answering = { ...parts.answering, timeoutMs: config.REQUEST_TIMEOUT_MS }
  return openLateExports({ ...parts, answering, settings, files, now, pause }).catch((error: unknown) => {
    throw error instanceof UnusableExportsFolder ? new StartError(error.message) : error
  })
}

/** Reads the published files again and again to find damage. Returns the function that stops it. */
function startScrub(integrity: Integrity, config: Config, metrics: Metrics, log: Logger): () => void {
  return scrub(integrity, {
    bytesPerSecond: config.SCRUB_BYTES_PER_SECOND,
    read: metrics.scrubbed,
    failed: (err) => {
      log.error({ err }, 'cannot check published files for damage')
    },
  })
}

function createAnswering(
  config: Config,
  { cut }: ShutdownState,
  parts: LimitObserver & Versioned & Pick<AnswerParts, 'terms'>,
): AnswerParts {
  const { onRefused, lanes, version, terms } = parts
  const wholeBytes = config.RESPONSE_CACHE_ANSWER_KIB * 1024
  return {
    version,
    terms,
    wholeBytes,
    concurrencyLimit: createConcurrencyLimit(
      { all: config.REQUESTS_AT_ONCE, key: config.KEY_REQUESTS_AT_ONCE, heavyOfKey: config.KEY_HEAVY_AT_ONCE },
      onRefused,
    ),
    lane: createWorkLanes({
      heavy: { places: config.HEAVY_AT_ONCE, mostWaiting: config.REQUESTS_AT_ONCE / 2, onRefused },
      counts: lanes,
      queries: config.QUERY_CONCURRENCY,
    }),
    edge: createEdge(config.PUBLIC_DATA === 'on' ? (config.EDGE_SECRET ?? null) : null),
    remembered: createRememberedRequests(),
    recentAnswers: createRecentAnswers(),
    cache: createResponseCache({
      bytes: config.RESPONSE_CACHE_MIB * 2 ** 20,
      answerBytes: wholeBytes,
      timeoutMs: config.REQUEST_TIMEOUT_MS,
      cut,
    }),
  }
}

/** Creates what runs statements of SQL, unless it is off. Its processes start with the first statements. */
function startSql(config: Config, { cut }: ShutdownState, { onRefused }: LimitObserver): SqlService | null {
  if (config.SQL === 'off') return null
  const settings = {
    queue: {
      places: config.SQL_AT_ONCE,
      timeoutMs: config.SQL_TIMEOUT_MS,
      memoryMib: config.SQL_MEMORY_MIB,
      threads: config.SQL_THREADS,
      socket: config.SQL_SOCKET,
    },
    limits: { rows: config.SQL_ROWS, bytes: config.SQL_ANSWER_KIB * 1024 },
    atOnce: { all: config.SQL_AT_ONCE + config.SQL_WAITING, key: config.KEY_SQL_AT_ONCE },
    timeoutMs: config.REQUEST_TIMEOUT_MS,
  }
  return createSqlService(settings, cut, onRefused)
}

function createDownloads(
  config: Config,
  { cut }: ShutdownState,
  { onRefused, terms }: LimitObserver & Pick<FileDownloadParts, 'terms'>,
): FileDownloadParts {
  const [all, key] = [config.DOWNLOADS_AT_ONCE, config.KEY_DOWNLOADS_AT_ONCE]
  return {
    terms,
    concurrencyLimit: createConcurrencyLimit({ all, key, heavyOfKey: key }, onRefused),
    timeoutMs: config.REQUEST_TIMEOUT_MS,
    cut,
  }
}
