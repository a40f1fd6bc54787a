import type { RequestHandler, Response } from 'express'
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { readAnswerSource } from '../answer/answer-source.ts'
import type { QueryObserver } from '../snapshots/db.ts'
import type { Following } from '../snapshots/follow.ts'
import { counting, type LimitObserver, limitMeasure } from './limit-measure.ts'
import { instantOf } from '../snapshots/published.ts'
import { routeTemplate } from './route.ts'

const PREFIX = 'market_data_'
/** From a kept answer to the deadline of a query. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What is looked at when the measures are asked for. */
type Watched = Pick<Following, 'current' | 'open' | 'waiting' | 'damaged'>

/** The measures of one server, in the text format of Prometheus. Every label has few values, whatever is asked. */
export interface Metrics {
  /** Counts a request and the time it took, by the template of its route. */
  readonly measure: RequestHandler
  readonly queries: QueryObserver
  readonly limits: LimitObserver
  /** Counts the bytes that were read to find damage. */
  readonly scrubbed: (bytes: number) => void
  /** Says whose snapshots the gauges show. */
  watch(following: Watched): void
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: PREFIX })
  return {
    measure: requestMeasure(registry),
    queries: queryMeasure(registry),
    limits: limitMeasure(registry, PREFIX),
    scrubbed: scrubMeasure(registry),
    watch: (following) => {
      snapshotGauges(registry, following)
    },
    text: () => registry.metrics(),
  }
}

function requestMeasure(registry: Registry): RequestHandler {
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
    help: 'Answers with data, by where they came from: kept in memory, made anew, a file, or the copy that the client has (304).',
    labelNames: ['from'],
    registers,
  })
  return (req, res, next) => {
    const started = performance.now()
    res.once('close', () => {
      const method = METHODS.has(req.method) ? req.method : 'other'
      const { locals } = res as Partial<Response>
      const route = routeTemplate(req, res) ?? 'none'
      // 499 as proxies write it: the client was gone before there was an answer.
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

function queryMeasure(registry: Registry): QueryObserver {
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
    waits: counting(waiting),
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

function scrubMeasure(registry: Registry): Metrics['scrubbed'] {
  const scrubbed = new Counter({
    name: `${PREFIX}scrubbed_bytes_total`,
    help: 'Bytes of published files that were read in the background to find damage.',
    registers: [registry],
  })
  return (bytes) => {
    scrubbed.inc(bytes)
  }
}

function snapshotGauges(registry: Registry, following: Watched): void {
  const registers = [registry]
  new Gauge({
    name: `${PREFIX}snapshot_age_seconds`,
    help: 'Time since the newest snapshot was published; absent before the first.',
    registers,
    collect() {
      const id = following.current()
      if (id === null) this.remove()
      else this.set((Date.now() - Date.parse(instantOf(id))) / 1000)
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
    help: 'Tables, each month of one for itself, that are damaged on disk and not answered.',
    registers,
    collect() {
      this.set(following.damaged().length)
    },
  })
}

/** Serves the measures on a port of their own, at `/metrics` alone. */
export function metricsServer({ text }: Pick<Metrics, 'text'>): Server {
  return createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (req, res) => {
    const path = (req.url ?? '').split('?')[0]
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (path !== '/metrics' || !isRead) {
      res.writeHead(path === '/metrics' ? 405 : 404, { 'Content-Type': 'text/plain', Allow: 'GET, HEAD' })
      res.end('The measures are at GET /metrics.\n')
      return
    }
    text().then(
      (body) => {
        res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body)
      },
      () => {
        res.writeHead(500, { 'Content-Type': 'text/plain' }).end('The measures cannot be read.\n')
      },
    )
  })
}
