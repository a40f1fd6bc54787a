import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { bulkWorld, FILE, LARGE, OCTOBER } from '../helpers/bulk-world.ts'
import { eventually } from '../helpers/http.ts'
import { begin, breakAfter, readBytes, hashBytes } from '../helpers/download.ts'

const seed = Number(process.env['SEED'] ?? 20251031)

let api: Api
let world: Awaited<ReturnType<typeof bulkWorld>>
let content: Buffer

beforeAll(async () => {
  world = await bulkWorld()
  content = world.content
  api = await serve(world.dataDir)
})

afterAll(() => api.stop())

describe('a range of a file', () => {
  const part = async (range: string, more: Readonly<Record<string, string>> = {}) => {
    const answer = await begin(api, FILE, { range, ...more })
    return { status: answer.statusCode, headers: answer.headers, body: await readBytes(answer) }
  }

  it('is the bytes from the first to the last requested one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(content.length - 1), fc.nat(content.length * 2), async (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)]
        const last = Math.min(end, content.length - 1)

        const { status, headers, body } = await part(`bytes=${String(start)}-${String(end)}`)

        expect(status).toBe(206)
        expect(body.equals(content.subarray(start, last + 1))).toBe(true)
        expect(headers['content-range']).toBe(`bytes ${String(start)}-${String(last)}/${String(content.length)}`)
        expect(headers['content-length']).toBe(String(last + 1 - start))
      }),
      { seed, numRuns: 25 },
    )
  })

  it('may have no end, or be the last bytes', async () => {
    expect((await part('bytes=100-')).body.equals(content.subarray(100))).toBe(true)
    expect((await part('bytes=-8')).body.equals(content.subarray(-8))).toBe(true)
    expect((await part(`bytes=-${String(content.length * 2)}`)).body.equals(content)).toBe(true)
  })

  it.each(['bytes=99999999999-', 'bytes=-0'])('beyond the end is a 416 with the length: %s', async (range) => {
    const reply = await api.get(FILE, { headers: { range } })

    expect(readProblem(reply)).toMatchObject({ status: 416, error_data: { reason: 'range_not_satisfiable' } })
    expect(reply.headers['content-range']).toBe(`bytes */${String(content.length)}`)
    expect(reply.headers).not.toHaveProperty('etag')
  })

  it.each(['bytes', 'lines=1-2', 'bytes=5-1', 'bytes=x-y', 'bytes=0-1,5-6'])(
    'that is malformed or several is the whole file: %s',
    async (range) => {
      const { status, body } = await part(range)

      expect([status, body.length]).toEqual([200, content.length])
    },
  )

  it('with If-Range is a range of that file, or another file as a whole', async () => {
    const etag = `"${world.findFile('cvm_fund_portfolio', OCTOBER).sha256}"`

    expect((await part('bytes=5-9', { 'if-range': etag })).status).toBe(206)
    expect((await part('bytes=5-9', { 'if-range': '"other"' })).status).toBe(200)
    expect((await part('bytes=5-9', { 'if-range': 'Sat, 10 Jan 2026 03:00:00 GMT' })).status).toBe(200)
    expect((await part('bytes=5-9', { 'if-range': `W/${etag}` })).status).toBe(200)
  })
})

it('resumes a broken download, whose hash is then that of the manifest', async () => {
  const { sha256 } = world.findFile('large', OCTOBER)
  let got = await breakAfter(await begin(api, LARGE), 1_000_000)
  for (const more of [3_000_000, 7_000_000]) {
    const next = await begin(api, LARGE, { range: `bytes=${String(got.length)}-`, 'if-range': `"${sha256}"` })
    got = Buffer.concat([got, await breakAfter(next, more)])
  }

  const rest = await begin(api, LARGE, { range: `bytes=${String(got.length)}-`, 'if-range': `"${sha256}"` })
  const whole = Buffer.concat([got, await readBytes(rest)])

  expect(got.length).toBeLessThan(world.findFile('large', OCTOBER).bytes)
  expect(rest.statusCode).toBe(206)
  expect(hashBytes(whole)).toBe(sha256)
})

it('is refused with a 503 beyond the limit of simultaneous downloads, until one of them ends', async () => {
  const own = await serve(api.dataDir, { DOWNLOADS_AT_ONCE: '2' })
  try {
    const [first, second] = [await begin(own, LARGE), await begin(own, LARGE)]
    const third = await own.get(FILE)
    await Promise.all([readBytes(first), breakAfter(second, 1)])

    expect(readProblem(third)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(third.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    // The download frees its place when the server sees that the client has disconnected.
    await eventually(async () => ((await own.get(FILE)).status === 200 ? true : null))
  } finally {
    await own.stop({ keepData: true })
  }
})

// These tests come last, because they remove files.
describe('a file that is removed', () => {
  it('is still sent whole to the client that downloads it', async () => {
    const answer = await begin(api, LARGE)
    await rm(join(api.dataDir, 'snapshots', world.newest, 'large'), { recursive: true })

    const body = await readBytes(answer)

    expect(hashBytes(body)).toBe(world.findFile('large', OCTOBER).sha256)
  })

  it('is not found when its snapshot is removed too', async () => {
    expect((await api.get(`${FILE}?snapshot=${world.old}`, { method: 'HEAD' })).status).toBe(200)
    await rm(join(api.dataDir, 'snapshots', world.old), { recursive: true })

    expect(readProblem(await api.get(`${FILE}?snapshot=${world.old}`))).toMatchObject({
      status: 404,
      error_data: { reason: 'snapshot_not_found' },
    })
  })

  it('is an error of ours when its snapshot is still there, and no part of it is sent', async () => {
    expect(readProblem(await api.get(LARGE))).toMatchObject({ status: 503, code: 'unavailable' })
  })
})
