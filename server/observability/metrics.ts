import type { RequestHandler, Response } from 'express'
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { readAnswerSource } from '../answer/answer-source.ts'
import type { Key } from '../keys/key.ts'
import type { QueryObserver } from '../snapshots/database.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import { addBuildGauges, type ReadReports } from './build-metrics.ts'
import { createKeyMetrics } from './key-metrics.ts'
import { countWhile, type LimitObserver, createLimitMetrics } from './limit-metrics.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { createReplicaMetrics, type WatchedReplica } from './replica-metrics.ts'
import { routeTemplate } from './route-template.ts'
import { addUpkeepGauges, createScrubMetrics, type ReadHead } from './upkeep-metrics.ts'

const PREFIX = 'market_data_'
/** The buckets reach from a cached answer to the deadline of a query. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Gauges read these values when somebody requests the metrics. */
type Watched = Pick<SnapshotFollower, 'current' | 'open' | 'waiting' | 'damaged'>

/** Values that the gauges read when somebody requests the metrics. */
export interface WatchedReads {
  /** By how many days each dataset is late. */
  readonly daysLate: () => Promise<ReadonlyMap<string, number>>
  /** When the newest data of each dataset end. */
  readonly dataEnds: () => Promise<ReadonlyMap<string, Date>>
  readonly reports: ReadReports
  readonly head: ReadHead
}

/** Writes the metrics of one server as text for Prometheus. Every label has few values, whatever clients request. */
export interface Metrics {
  /** Counts each request and its time, by the template of its route. */
  readonly measure: RequestHandler
  readonly queries: QueryObserver
  readonly limits: LimitObserver
  /** Counts the bytes that were read to find damage. */
  readonly scrubbed: (bytes: number) => void
  /** Counts the bytes that were fetched from the object store. */
  readonly replicaReceived: (bytes: number) => void
  /** Counts the bytes that were sent to a key. */
  readonly keySent: (key: Key, bytes: number) => void
  /** Adds what a replica shows of its store. */
  watchReplica(replica: WatchedReplica): void
  /** Sets the snapshots that the gauges show, and the ways to read the rest. */
  watch(following: Watched, reads: WatchedReads): void
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: PREFIX })
  return {
    measure: createRequestMetrics(registry),
    queries: createQueryMetrics(registry),
    limits: createLimitMetrics(registry, PREFIX),
    scrubbed: createScrubMetrics(registry, PREFIX),
    keySent: createKeyMetrics(registry, PREFIX),
    ...createReplicaMetrics(registry, PREFIX),
    watch: (following, reads) => {
      addSnapshotGauges(registry, following)
      addFreshnessGauges(registry, reads)
      addBuildGauges(registry, PREFIX, reads.reports)
      addUpkeepGauges(registry, PREFIX, reads.reports, reads.head)
    },
    text: () => registry.metrics(),
  }
}

function createRequestMetrics(registry: Registry): RequestHandler {
  const registers = [registry]
  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Requests, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const limited = new Counter({
    name: `${PREFIX}http_rate_limited_total`,
    help: 'Requests answered 429, by what was limited: a key, or an address without a valid one.',
    labelNames: ['by'],
    registers,
  })
  const answers = new Counter({
    name: `${PREFIX}answers_total`,
    help: 'Answers with data, by their source: cache (the response cache), made anew, a file, or the copy of the client (304).',
    labelNames: ['from'],
    registers,
  })
  return (req, res, next) => {
    const started = performance.now()
    res.once('close', () => {
      const method = METHODS.has(req.method) ? req.method : 'other'
      const { locals } = res as Partial<Response>
      const route = routeTemplate(req, res) ?? 'none'
      // 499 means, as with proxies, that the client disconnected before there was an answer.
      requests.inc({ method, route, status: res.headersSent ? res.statusCode : 499 })
      const from = res.headersSent && res.statusCode < 400 ? readAnswerSource(locals) : undefined
      if (from !== undefined) answers.inc({ from })
      duration.observe({ method, route }, (performance.now() - started) / 1000)
      if (res.statusCode === 429) limited.inc({ by: locals?.['key'] === undefined ? 'address' : 'key' })
    })
    next()
  }
}

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

function createQueryMetrics(registry: Registry): QueryObserver {
  const registers = [registry]
  const running = new Gauge({ name: `${PREFIX}queries_running`, help: 'Queries that DuckDB runs now.', registers })
  const waiting = new Gauge({ name: `${PREFIX}queries_waiting`, help: 'Queries that wait for their turn.', registers })
  const duration = new Histogram({
    name: `${PREFIX}query_duration_seconds`,
    help: 'From the turn of a query to its end, by outcome.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  })
  return {
    waits: countWhile(waiting),
    runs: () => {
      running.inc()
      const started = performance.now()
      return (outcome) => {
        running.dec()
        duration.observe({ outcome }, (performance.now() - started) / 1000)
      }
    },
  }
}

function addSnapshotGauges(registry: Registry, following: Watched): void {
  const registers = [registry]
  new Gauge({
    name: `${PREFIX}snapshot_age_seconds`,
    help: 'Time since the newest snapshot was published; negative if a clock is wrong, absent before the first.',
    registers,
    collect() {
      const id = following.current()
      if (id === null) this.remove()
      else this.set((Date.now() - Date.parse(parseSnapshotTime(id))) / 1000)
    },
  })
  new Gauge({
    name: `${PREFIX}snapshots_open`,
    help: 'Snapshots that are open for queries, the newest and older ones.',
    registers,
    collect() {
      this.set(following.open())
    },
  })
  new Gauge({
    name: `${PREFIX}snapshots_waiting`,
    help: 'Requests that wait for an older snapshot to be opened.',
    registers,
    collect() {
      this.set(following.waiting())
    },
  })
  new Gauge({
    name: `${PREFIX}damaged_tables`,
    help: 'Tables, or months of one, that are damaged on disk and not answered.',
    registers,
    collect() {
      this.set(following.damaged().length)
    },
  })
}

function addFreshnessGauges(registry: Registry, { daysLate, dataEnds }: WatchedReads): void {
  const addGauge = (name: string, help: string, read: () => Promise<ReadonlyMap<string, number>>) => {
    new Gauge({
      name: `${PREFIX}${name}`,
      help,
      labelNames: ['dataset'],
      registers: [registry],
      async collect() {
        const values = await read()
        this.reset()
        for (const [dataset, value] of values) this.set({ dataset }, value)
      },
    })
  }
  addGauge(
    'dataset_days_late',
    'Days by which the newest data of a dataset are late, 0 if they are not; absent where that is not known, or where the snapshot has nothing of it.',
    daysLate,
  )
  addGauge(
    'dataset_age_seconds',
    'Time since the newest period of a dataset ended, however late its source is; absent where the snapshot has nothing of it.',
    async () => {
      const ends = await dataEnds()
      return new Map([...ends].map(([dataset, end]) => [dataset, (Date.now() - end.getTime()) / 1000]))
    },
  )
}

/** Creates the server of the metrics, which has nothing but `/metrics`, on its own port. */
export function metricsServer({ text }: Pick<Metrics, 'text'>): Server {
  return createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (req, res) => {
    const path = (req.url ?? '').split('?')[0]
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (path !== '/metrics' || !isRead) {
      res.writeHead(path === '/metrics' ? 405 : 404, { 'Content-Type': 'text/plain', Allow: 'GET, HEAD' })
      res.end('The metrics are at GET /metrics.\n')
      return
    }
    text().then(
      (body) => {
        res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body)
      },
      () => {
        res.writeHead(500, { 'Content-Type': 'text/plain' }).end('The metrics cannot be read.\n')
      },
    )
  })
}
