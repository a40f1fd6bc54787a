import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { PAGES } from '../../helpers/pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

interface Delivered {
  readonly status: number
  readonly encoding: string | undefined
  readonly etag: string
  readonly length: string | undefined
  readonly vary: string
  readonly caching: string
  readonly body: Buffer
}

/**
 * Gets the bytes that a browser gets, over a new connection: a process that is busy for a minute would reuse one that
 * the server has ended meanwhile.
 */
function deliver(path: string, more: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Delivered> {
  const headers = { accept: 'text/html,*/*;q=0.8', ...more }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: api.port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject)
      answer.once('end', () => {
        const { etag = '', vary = '', 'content-encoding': encoding, 'content-length': length } = answer.headers
        const { 'cache-control': caching = '' } = answer.headers
        resolve({ status: answer.statusCode ?? 0, encoding, etag, length, vary, caching, body: Buffer.concat(chunks) })
      })
    })
    sent.once('error', reject).end()
  })
}

/** Lists the addresses that a page loads. */
async function loadedBy(path: string): Promise<string[]> {
  const { body } = await deliver(path)
  return [...body.toString().matchAll(/(?:href|src)="(\/docs\/assets\/[^"]+)"/g)].map(([, link = '']) => link)
}

const READABLE = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync }
const ENCODINGS = ['identity', 'gzip', 'br'] as const

describe.each([...PAGES.filter((path) => path !== '/status'), '/openapi.json'])('%s', (path) => {
  it('is compressed for clients that accept it, with the same text and its own ETag for each encoding', async () => {
    const writings = await Promise.all(ENCODINGS.map((each) => deliver(path, { 'accept-encoding': each })))

    expect(writings.map(({ encoding }) => encoding)).toEqual([undefined, 'gzip', 'br'])
    const [plain, ...packed] = writings.map(({ body }, at) => READABLE[ENCODINGS[at] ?? 'identity'](body))
    expect(packed.map((text) => plain?.equals(text))).toEqual([true, true])
    for (const { vary } of writings) expect(vary).toContain('Accept-Encoding')
    expect(new Set(writings.map(({ etag }) => etag)).size).toBe(3)
  })

  it('confirms a compressed copy with a 304, and gives its length for HEAD', async () => {
    const has = { 'accept-encoding': 'br' }
    const first = await deliver(path, has)

    const again = await deliver(path, { ...has, 'if-none-match': first.etag })
    const other = await deliver(path, { 'accept-encoding': 'gzip', 'if-none-match': first.etag })
    const head = await deliver(path, has, 'HEAD')

    expect([again.status, again.body.length, other.status]).toEqual([304, 0, 200])
    expect([head.body.length, head.length]).toEqual([0, String(first.body.length)])
  })
})

describe('the weight of a page', () => {
  it('is low, with all that it loads', async () => {
    const weights = new Map<string, number>()
    for (const path of PAGES) {
      const all = await Promise.all(
        [path, ...(await loadedBy(path))].map((each) => deliver(each, { 'accept-encoding': 'br' })),
      )
      weights.set(
        path,
        all.reduce((sum, { body }) => sum + body.length, 0),
      )
    }

    expect(Math.max(...weights.values())).toBeLessThan(40 * 1024)
  })

  it('counts once: an asset never changes under its name', async () => {
    const assets = (await loadedBy('/docs/api')).filter((path) => path.startsWith('/docs/assets/'))

    const delivered = await Promise.all(assets.map((path) => deliver(path, { 'accept-encoding': 'br' })))

    expect(assets.length).toBeGreaterThanOrEqual(5)
    for (const { encoding, caching } of delivered) {
      expect([encoding, caching]).toEqual(['br', 'public, max-age=31536000, immutable'])
    }
  })
})
