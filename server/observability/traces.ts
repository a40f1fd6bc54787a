import type { IdGenerator } from '@opentelemetry/sdk-trace-base'
import type { RequestHandler, Response } from 'express'
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { readParent, readTrace } from '../http/trace.ts'
import type { Key } from '../keys/key.ts'
import { StartError } from '../system/start-error.ts'
import { routeTemplate } from './route-template.ts'

/** Records each request as a span of OpenTelemetry. */
export interface Traces {
  readonly record: RequestHandler
  /** Sends what is left, for a second at most. */
  close(): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

const SERVICE = 'market-data-server'
const CLOSE_WITHIN_MS = 1000
/** A collector that is away would fill the log. */
const SAY_AGAIN_MS = 600_000

/** Records nothing. */
export const NO_TRACES: Traces = {
  record: (_req, _res, next) => {
    next()
  },
  close: () => Promise.resolve(),
}

const OWN = 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
const BASE = 'OTEL_EXPORTER_OTLP_ENDPOINT'

/** Reads where the variables of OpenTelemetry send spans; null where they send none. */
function readAddress(environment: Environment): string | null {
  if (environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return null
  if (environment['OTEL_TRACES_EXPORTER'] === 'none') return null
  const own = environment[OWN] ?? ''
  if (own !== '') return requireHttp(OWN, own)
  const base = environment[BASE] ?? ''
  return base === '' ? null : `${requireHttp(BASE, base).replace(/\/$/, '')}/v1/traces`
}

/** Refuses an address without a scheme, such as `collector:4318`: the library drops every span there without a word. */
function requireHttp(name: string, address: string): string {
  if (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address)) return address
  throw new StartError(`${name}: give an address such as http://localhost:4318, not "${address}"`)
}

/** Opens the traces where a collector is named. Only then is the library loaded, which reads its other variables itself. */
export async function openTraces(environment: Environment, version: string, log: Logger): Promise<Traces> {
  const url = readAddress(environment)
  if (url === null) return NO_TRACES
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  api.diag.setLogger(createDiagnosticLog(log), api.DiagLogLevel.ERROR)
  const named = resources.detectResources({ detectors: [resources.envDetector] })
  const own = resources.resourceFromAttributes({ 'service.name': SERVICE, 'service.version': version })
  const ids = new StepIds()
  const provider = new sdk.BasicTracerProvider({
    resource: resources.defaultResource().merge(own).merge(named),
    idGenerator: ids,
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  const tracer = provider.getTracer(SERVICE, version)
  const note = (res: Response, name: string, times: { readonly startTime: number; readonly endTime: number }) => {
    const { trace = '', step = '', parent, flags } = { ...readTrace(res), ...readParent(res) }
    ids.next = { trace, step }
    const remote = { traceId: trace, spanId: parent ?? '', traceFlags: flags ?? 0, isRemote: true }
    const context = parent === undefined ? api.ROOT_CONTEXT : api.trace.setSpanContext(api.ROOT_CONTEXT, remote)
    const attributes = describeRequest(res)
    const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER, startTime: times.startTime, attributes }, context)
    if (res.headersSent && res.statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end(times.endTime)
  }
  return {
    record: (req, res, next) => {
      const startTime = Date.now()
      // A request without a trace begins one, so that its line of the log leads to its span.
      if (readTrace(res).trace === undefined)
        Object.assign(res.locals, { trace: randomBytes(16).toString('hex'), step: randomBytes(8).toString('hex') })
      res.once('close', () => {
        note(res, [req.method, routeTemplate(req, res)].filter(Boolean).join(' '), { startTime, endTime: Date.now() })
      })
      next()
    },
    close: async () => {
      const timer = new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), timer])
    },
  }
}

/** Gives a span the ids that the log and the answer have. */
class StepIds implements IdGenerator {
  next = { trace: '', step: '' }

  generateTraceId(): string {
    return this.next.trace
  }

  generateSpanId(): string {
    return this.next.step
  }
}

/** Facts that other code notes with the response. */
interface TracedLocals {
  readonly key?: Key
  readonly snapshot?: string
  readonly from?: string
}

/** Describes a request: no path, query or address, which can have a person, a secret or a key in them. */
function describeRequest(res: Response): Record<string, string | number> {
  const { key, snapshot, from } = res.locals as TracedLocals
  const route = routeTemplate(res.req, res)
  return {
    'http.request.method': res.req.method,
    ...(route !== null && { 'http.route': route }),
    // 499 means, as in the metrics, that the client disconnected before there was an answer.
    'http.response.status_code': res.headersSent ? res.statusCode : 499,
    ...(key !== undefined && { 'market_data.key': key.id }),
    ...(snapshot !== undefined && { 'market_data.snapshot': snapshot }),
    ...(from !== undefined && { 'market_data.answer': from }),
  }
}

/** Hands what goes wrong with sending to the log, now and then. */
function createDiagnosticLog(log: Logger) {
  let saidAt = -Infinity
  const say = (message: string) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return
    saidAt = performance.now()
    log.warn(`traces cannot be sent: ${message.slice(0, 500)}`)
  }
  const ignore = () => undefined
  return { error: say, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
}
