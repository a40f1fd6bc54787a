import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_STATUS } from '../../schemas/api/error.ts'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { makeKey } from '../server/helpers/api.ts'
import { type Child, spawnServer } from '../server/helpers/child.ts'
import { shareSample } from '../server/helpers/shared.ts'
import { sampleDataDir } from '../server/helpers/snapshot.ts'
import { randomFrom } from '../helpers/random.ts'
import { countCases, isLongTier } from '../helpers/tier.ts'
import { Connection, type RawReply } from './connection.ts'
import { type OddRequest, oddRequest } from './requests.ts'

/** `make soak` sends 20,000. */
const REQUESTS = countCases('REQUESTS', { fast: 40, long: 800 })
const SEED = Number(process.env['SEED'] ?? 20251031)
/** Far more time than any answer takes, even on a busy machine. */
const HANGS_MS = 600_000

/** `make test` asks the server of its own process; a process of its own shows besides what it logs. */
let child: Child | null = null
let key: string
let connection: Connection
const statuses = new Map<number, number>()

beforeAll(async () => {
  if (isLongTier()) {
    const dataDir = await sampleDataDir()
    key = await makeKey(dataDir)
    child = await spawnServer(dataDir, { LOG_LEVEL: 'debug', UV_THREADPOOL_SIZE: '16' })
    connection = new Connection(child.port)
  } else {
    const shared = await shareSample()
    key = shared.key
    connection = new Connection(shared.port)
  }
})

afterAll(async () => {
  connection.close()
  child?.kill('SIGTERM')
  await child?.ended
  process.stdout.write(
    `odd requests: ${[...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ')}\n`,
  )
})

function writeHead({ method, target, headers }: OddRequest): string {
  const lines = [`${method} ${Buffer.from(target).toString('latin1')} HTTP/1.1`, 'Host: x', `x-api-key: ${key}`]
  return [...lines, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  gzip: (body) => gunzipSync(body),
  br: (body) => brotliDecompressSync(body),
}

/** Describes how an answer breaks the contract; empty if it does not. */
function findFault({ method, endpoint }: OddRequest, { status, headers, body }: RawReply): string | null {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status >= 500) return 'a fault of the server'
  if (!/^[A-Za-z0-9._-]{1,128}$/.test(headers['x-request-id'] ?? '')) return 'no request id'
  if (method === 'HEAD' || status === 304) return null
  const decode = DECODERS[headers['content-encoding'] ?? 'identity']
  if (decode === undefined) return 'an unknown encoding'
  const text = decode(body).toString()
  if (status >= 400) return faultOfError(status, headers, text)
  // The way in leads to the pages.
  if (status === 302) return headers['location'] === '/docs' ? null : 'sent elsewhere'
  return status === 200 ? faultOfAnswer(headers, text, endpoint) : 'an unknown status'
}

function faultOfError(status: number, headers: RawReply['headers'], text: string): string | null {
  if (headers['content-type'] !== 'application/json; charset=utf-8') return 'an error that is not JSON'
  if ('etag' in headers) return 'an error that may be kept'
  const error = JSON.parse(text) as Record<string, unknown>
  if (Object.keys(error).join() !== 'success,message,code,error_data') return 'an error of another shape'
  if (error['success'] !== false || typeof error['message'] !== 'string') return 'an error that says nothing'
  if (typeof error['error_data'] !== 'object' || error['error_data'] === null) return 'an error without error_data'
  const known = Object.entries(API_STATUS).some(([code, of]) => code === error['code'] && of === status)
  return known ? null : `the code ${String(error['code'])} with this status`
}

function faultOfAnswer(headers: RawReply['headers'], text: string, { path }: OddRequest['endpoint']): string | null {
  if (!/^"[\w-]{20,}"$/.test(headers['etag'] ?? '')) return 'no strong ETag'
  if (!/^\d{8}T\d{6}Z$/.test(headers['x-snapshot-id'] ?? '')) return 'no snapshot'
  if (headers['content-type'] !== 'application/json; charset=utf-8') return null
  // A damaged path can be another endpoint's.
  const fits = endpoints.some(({ output }) => output.safeParse(JSON.parse(text)).success)
  return fits ? null : `no answer of ${path} or any other endpoint`
}

describe(`${String(REQUESTS)} odd requests from seed ${String(SEED)}`, () => {
  it(
    'are each answered by the contract, over connections that keep working',
    { timeout: 900_000 + REQUESTS * 100 },
    async () => {
      const random = randomFrom(SEED)
      for (let n = 0; n < REQUESTS; n++) {
        const asked = oddRequest(random)

        const reply = await connection.send(writeHead(asked), asked.method, HANGS_MS)

        const fault = findFault(asked, reply)
        expect(
          fault === null ? null : { n, fault, asked, status: reply.status, body: reply.body.toString() },
        ).toBeNull()
      }
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405]))
    },
  )

  it.runIf(isLongTier())('leave no key in the log, wherever it was put', async () => {
    const other = 'mk_deadbeef_thisKeyIsUnknownButStillSomebodysSecret0000000'
    for (const secret of [key, other]) {
      const escaped = Buffer.from(secret).toString('hex').replaceAll(/../g, '%$&')
      for (const target of [
        `/v1/fund/${secret}`,
        `/v1/${secret}/x`,
        `/${escaped}`,
        `/v1/changelog?key=${secret}`,
        `/v1/%zz?${secret}`,
      ]) {
        const headers = [
          'Host: x',
          `x-api-key: ${secret}`,
          `X-Request-Id: ${secret}`,
          `Cookie: ${secret}`,
          `Referer: https://x/?${secret}`,
        ]
        await connection.send([`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n'), 'GET', HANGS_MS)
      }
      await connection.send(`GET /${secret} HTTP/9\r\nx-api-key: ${secret}\r\n\r\n`, 'GET', HANGS_MS)
      await connection.send(
        `GET /x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
        'GET',
        HANGS_MS,
      )
    }
    child?.kill('SIGTERM')
    await child?.ended

    const log = child?.output() ?? ''
    expect(log).toContain('/v1/fund/mk_deadbeef_…')
    expect(log).not.toContain(key.slice(12))
    expect(log).not.toContain(other.slice(12))
    expect(log).not.toContain(encodeURIComponent(key.slice(12)))
  })
})
