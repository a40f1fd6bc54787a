import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_TRACES, openTraces } from '../../../server/observability/traces.ts'
import { serveFake } from '../helpers/fake-app.ts'
import { ask } from '../helpers/http.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const log = pino({ level: 'silent' })

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly status: { readonly code?: number }
}

/** Where the server sends its spans. */
let collector: Server
let endpoint: string
let bodies: string[]

beforeEach(async () => {
  bodies = []
  collector = createServer((req, res) => {
    const pieces: Buffer[] = []
    req.on('data', (piece: Buffer) => pieces.push(piece))
    req.on('end', () => {
      bodies.push(`${req.url ?? ''} ${Buffer.concat(pieces).toString()}`)
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`
})

afterEach(() => {
  collector.closeAllConnections()
  collector.close()
})

/** Serves with traces, sends requests, and returns the spans that arrived. */
async function trace(environment: Record<string, string>, send: (port: number, key: string) => Promise<unknown>) {
  const traces = await openTraces(environment, 'test', log)
  const api = await serveFake(
    (how) => {
      if (how === 'break') throw new Error('broken')
      return Promise.resolve({ body: { success: true }, fileName: 'fake' })
    },
    { traces },
  )
  await send(api.port, api.key)
  await traces.close()
  api.stop()
  const spans = bodies.flatMap((body) => {
    const sent = JSON.parse(body.slice(body.indexOf('{'))) as {
      readonly resourceSpans: { readonly scopeSpans: { readonly spans: SentSpan[] }[] }[]
    }
    return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans))
  })
  return { spans, lines: api.lines }
}

describe('traces', () => {
  it('continue the trace of a request, as the step that its answer and the log name, by route, status, source and key alone', async () => {
    let traceparent = ''
    const { spans, lines } = await trace({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, async (port, key) => {
      const headers = { 'x-api-key': key, traceparent: `00-${TRACE}-${PARENT}-01` }
      traceparent = String((await ask(port, '/v1/fake/secret-of-a-person', { headers })).headers['traceparent'])
    })

    const [span] = spans
    expect(bodies[0]).toMatch(/^\/v1\/traces /)
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, name: 'GET /v1/fake/{how}', kind: 2 })
    expect(traceparent).toBe(`00-${TRACE}-${span?.spanId ?? ''}-01`)
    expect(lines.join('')).toContain(span?.spanId)
    expect(new Set(span?.attributes.map(({ key }) => key))).toEqual(
      new Set([
        'http.request.method',
        'http.route',
        'http.response.status_code',
        'market_data.answer',
        'market_data.key',
      ]),
    )
    expect(bodies.join('')).not.toContain('secret-of-a-person')
  })

  it('begin with a request that names none, and mark what failed', async () => {
    const { spans, lines } = await trace(
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/own` },
      async (port, key) => {
        await ask(port, '/v1/fake/break', { headers: { 'x-api-key': key } })
      },
    )

    expect(bodies[0]).toMatch(/^\/own /)
    expect(spans).toMatchObject([{ name: 'GET /v1/fake/{how}', status: { code: 2 } }])
    expect(spans[0]).not.toHaveProperty('parentSpanId')
    expect(lines.join('')).toContain(`"trace":"${spans[0]?.traceId ?? ''}"`)
  })

  it('are not there for a request whose client does not sample it', async () => {
    const { spans } = await trace({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, async (port, key) => {
      await ask(port, '/v1/fake/x', { headers: { 'x-api-key': key, traceparent: `00-${TRACE}-${PARENT}-00` } })
    })

    expect(spans).toEqual([])
  })

  it('are off where no variable names a collector, or one turns them off', async () => {
    const named = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }
    for (const environment of [{}, { ...named, OTEL_SDK_DISABLED: 'true' }, { ...named, OTEL_TRACES_EXPORTER: 'none' }])
      expect(await openTraces(environment, 'test', log)).toBe(NO_TRACES)
  })

  it.each(['collector:4318', 'localhost', '/v1/traces', 'ftp://collector', 'http://'])(
    'end a start with a sentence where the address of the collector is %s',
    async (address) => {
      for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])
        await expect(openTraces({ [name]: address }, 'test', log)).rejects.toThrow(
          `${name}: give an address such as http://localhost:4318, not "${address}"`,
        )
    },
  )

  it('keep no answer and no stop waiting for a collector that is away', async () => {
    const lines: string[] = []
    const said = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const traces = await openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, 'test', said)
    const api = await serveFake(() => Promise.resolve({ body: { success: true }, fileName: 'fake' }), { traces })

    expect((await ask(api.port, '/v1/fake/x', { headers: { 'x-api-key': api.key } })).status).toBe(200)
    await traces.close()
    api.stop()
  })
})
