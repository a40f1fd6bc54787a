import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareServer, shareWorld } from '../helpers/shared.ts'
import { endless, makeList, type MadeUpApi, serveMadeUp } from '../helpers/made-up.ts'
import { odd, oddDataDir } from '../helpers/odd-world.ts'

const PORTFOLIO = `/v1/fund/${odd.both}/portfolio`
/** Longer than an answer that is sent whole. */
const LONG = Array.from(
  { length: 40_000 },
  (_each, n) => `row ${String(n * 7_919)} of a long answer, ação ${String(n)}`,
)

let api: SharedApi
let madeUp: MadeUpApi
let running: ReturnType<typeof endless>

beforeAll(async () => {
  api = await shareServer(await shareWorld(oddDataDir))
  madeUp = await serveMadeUp(
    api.dataDir,
    (how) => {
      running = endless()
      return Promise.resolve(how === 'long' ? makeList(LONG) : running.answer)
    },
    { RESPONSE_CACHE_ANSWER_KIB: '64' },
  )
})

afterAll(() => madeUp.stop({ keepData: true }))

interface Bytes {
  readonly encoding: string | undefined
  readonly etag: string | undefined
  readonly length: string | undefined
  readonly vary: string | undefined
  readonly body: Buffer
}

/** Decodes nothing: the body is as it was sent. */
function listBytes(port: number, path: string, accepted: string | undefined, method = 'GET'): Promise<Bytes> {
  const headers = { 'x-api-key': port === api.port ? api.key : madeUp.key }
  return new Promise((resolve, reject) => {
    const all = accepted === undefined ? headers : { ...headers, 'accept-encoding': accepted }
    const sent = request({ host: '127.0.0.1', port, path, method, headers: all }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject)
      answer.once('end', () => {
        const { etag, vary, 'content-encoding': encoding, 'content-length': length } = answer.headers
        resolve({ etag, vary, encoding, length, body: Buffer.concat(chunks) })
      })
    })
    sent.once('error', reject)
    sent.end()
  })
}

describe('Accept-Encoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip;q=0.1, identity', undefined],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', undefined],
    ['deflate, zstd', undefined],
    ['GZIP', 'gzip'],
    ['gzip;q=nonsense, ,,;', undefined],
  ])('%j gets %j', async (accepted, encoding) => {
    const { encoding: got, vary } = await listBytes(api.port, PORTFOLIO, accepted)

    expect(got).toBe(encoding)
    expect(vary).toBe('Accept, Accept-Encoding')
  })

  it('changes the encoding of an answer and not its content, and each encoding has its own ETag', async () => {
    const [plain, gzip, br] = await Promise.all(
      ['identity', 'gzip', 'br'].map((accepted) => listBytes(api.port, PORTFOLIO, accepted)),
    )

    expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body)
    expect(brotliDecompressSync(br?.body ?? '')).toEqual(plain?.body)
    expect(br?.body.length).toBeLessThan(plain?.body.length ?? 0)
    expect(new Set([plain, gzip, br].map((each) => each?.etag)).size).toBe(3)
  })

  it.each(['identity', 'gzip', 'br'])('%s: the ETag of one encoding does not confirm another', async (accepted) => {
    const { etag = '' } = await listBytes(api.port, PORTFOLIO, accepted)
    const ask = (encoding: string) =>
      api.get(PORTFOLIO, { headers: { 'if-none-match': etag, 'accept-encoding': encoding } })

    const statuses = await Promise.all(['identity', 'gzip', 'br'].map(async (each) => (await ask(each)).status))

    expect(statuses.filter((status) => status === 304)).toHaveLength(1)
    expect((await ask(accepted)).status).toBe(304)
  })
})

describe('a long answer', () => {
  it.each([
    ['identity', (body: Buffer) => body],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is sent while it is made, as %s too, and is whole', async (accepted, decode) => {
    const { body, length } = await listBytes(madeUp.port, '/v1/made-up/long', accepted)

    expect(length).toBeUndefined()
    expect(JSON.parse(decode(body).toString())).toEqual({ success: true, data: LONG.map((text) => ({ text })) })
  })

  it.each(['identity', 'gzip', 'br'])('is no longer made when its client disconnects: %s', async (accepted) => {
    const headers = { 'x-api-key': madeUp.key, 'accept-encoding': accepted }
    const sent = request({ host: '127.0.0.1', port: madeUp.port, path: '/v1/made-up/endless', headers }, (answer) => {
      let taken = 0
      answer.on('data', (chunk: Buffer) => {
        taken += chunk.length
        if (taken > 3_000_000) answer.destroy()
      })
      answer.on('error', () => undefined)
    })
    sent.on('error', () => undefined).end()
    await new Promise((resolve) => sent.once('close', resolve))

    expect(await running.ended).toBeGreaterThan(10)
  })

  it.each(['identity', 'gzip', 'br'])('is not made to its end for HEAD: %s', async (accepted) => {
    const head = await listBytes(madeUp.port, '/v1/made-up/endless', accepted, 'HEAD')

    expect(await running.ended).toBeGreaterThan(0)
    expect([head.body.length, head.length]).toEqual([0, undefined])
  })
})

describe('HEAD', () => {
  it.each(['identity', 'gzip', 'br'])('has the length of the %s that GET would send, and no body', async (accepted) => {
    const [head, get] = [
      await listBytes(api.port, PORTFOLIO, accepted, 'HEAD'),
      await listBytes(api.port, PORTFOLIO, accepted),
    ]

    expect(head.body).toHaveLength(0)
    expect({ ...head, body: null }).toEqual({ ...get, body: null })
    expect(Number(head.length)).toBe(get.body.length)
  })
})
