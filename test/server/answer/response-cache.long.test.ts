import { Lake } from '../../../lake/lake.ts'
import { rename, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ResponseCache, createResponseCache, type RenderedAnswer } from '../../../server/answer/response-cache.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { revokeKey } from '../../../server/keys/commands.ts'
import type { Interest } from '../../../server/limits/waiting-clients.ts'
import { makeKey } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { type Editions, editions } from '../helpers/editions.ts'
import { eventually, type Reply } from '../helpers/http.ts'
import { gate, makeList, type MadeUpApi, serveMadeUp } from '../helpers/made-up.ts'

let world: Editions
let api: MadeUpApi
let made: string[]
let hold: ReturnType<typeof gate>

beforeEach(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  made = []
  hold = gate()
  api = await serveMadeUp(world.dataDir, async (how, snapshot) => {
    made.push(`${how} of ${snapshot.id}`)
    if (how === 'held') await hold.wait
    if (how === 'fails') throw new Error('on purpose')
    const headers = { 'X-Data-Completeness': 'partial; missing=BLC_1' }
    return makeList([how === 'large' ? 'x'.repeat(2 ** 21) : how, snapshot.id], { headers, nextPage: 1 })
  })
})

afterEach(async () => {
  hold.open()
  await api.stop()
  await rm(world.mirror, { recursive: true, force: true })
})

const OWN = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'ratelimit']
const lasting = (headers: object) => Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)))

describe('a repeated request', () => {
  it('gets the same answer, to the byte and the header, without asking the snapshot', async () => {
    const [first, again] = [await api.get('a'), await api.get('a')]

    expect(made).toHaveLength(1)
    expect(again.text).toBe(first.text)
    expect(lasting(again.headers)).toEqual(lasting(first.headers))
    expect(again.headers).toMatchObject({ 'x-data-completeness': 'partial; missing=BLC_1' })
  })

  it('gets the headers of its own address: the next page, the attachment, the lifetime', async () => {
    const id = (await api.get('a')).headers['x-snapshot-id'] as string

    const pinned = await api.get(`a?snapshot=${id}&download=true`)

    expect(made).toHaveLength(1)
    expect(pinned.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(pinned.headers['link']).toContain(
      `</v1/made-up/a?format=json&page=1&snapshot=${id}&download=true>; rel="next"`,
    )
    expect(pinned.headers['content-disposition']).toContain('attachment; filename="made-up')
  })

  it('still needs a key, its scope, its rate and valid parameters, and has a request id and a line in the log', async () => {
    await api.get('a')
    const [narrow, revoked] = [await makeKey(api.dataDir, { scopes: [] }), await makeKey(api.dataDir)]
    await revokeKey(openFileKeyStore(new Lake(api.dataDir)), revoked.slice(0, 11), new Date())
    // This comes last: a key whose use is known is also known as revoked.
    const slow = await makeKey(api.dataDir, { rateLimit: 1 })
    const status = async (key: string) => (await api.get('a', { headers: { 'x-api-key': key } })).status
    await eventually(async () => ((await status(slow)) === 200 ? true : null))

    expect([await status('none'), await status(narrow), await status(revoked), await status(slow)]).toEqual([
      401, 403, 401, 429,
    ])
    expect(readProblem(await api.get('a?nonsense=1')).status).toBe(400)
    expect((await api.get('a', { headers: { 'x-request-id': 'mine' } })).headers['x-request-id']).toBe('mine')
    expect(made).toHaveLength(1)
    await eventually(() => Promise.resolve(api.lines.some((line) => line.includes('"id":"mine"')) || null))
  })

  it('has a line in the log each time, with its status and its key, even when the client has the answer', async () => {
    const { etag = '' } = (await api.get('a')).headers
    await api.get('a', { headers: { 'x-request-id': 'kept' } })
    await api.get('a', { headers: { 'x-request-id': 'confirmed', 'if-none-match': etag } })
    const findLine = (id: string) =>
      eventually(() => Promise.resolve(api.lines.find((line) => line.includes(`"id":"${id}"`)) ?? null))

    const about = { method: 'GET', path: '/v1/made-up/a', key: api.key.slice(0, 11) }
    expect(JSON.parse(await findLine('kept'))).toMatchObject({ ...about, status: 200 })
    expect(JSON.parse(await findLine('confirmed'))).toMatchObject({ ...about, status: 304 })
    expect(api.lines.join('')).not.toContain(api.key.slice(12))
  })

  it('is answered anew from a new snapshot, and once for each encoding', async () => {
    await api.get('a')
    const next = await world.publishAt('2026-01-11T03:00:00Z', '200.00')

    const reply = await eventually(async () => {
      const seen = await api.get('a')
      return seen.headers['x-snapshot-id'] === next ? seen : null
    })
    for (const encoding of ['gzip', 'br', 'gzip', 'br'])
      await api.get('a', { headers: { 'accept-encoding': encoding } })

    expect(reply.text).toContain(next)
    expect(made).toHaveLength(4)
  })

  it('that names the newest snapshot, or a day that chooses it, is answered without a look at the disk', async () => {
    const paths = ['a', `a?snapshot=${world.ids[0] ?? ''}`, 'a?as_of=20260110', 'a?as_of=2099-01-01']
    const [before, after] = [new Map<string, Reply>(), new Map<string, Reply>()]
    for (const path of paths) before.set(path, await api.get(path))
    await rename(join(world.dataDir, 'snapshots'), join(world.dataDir, 'away'))
    for (const path of paths) after.set(path, await api.get(path))
    await rename(join(world.dataDir, 'away'), join(world.dataDir, 'snapshots'))

    for (const path of paths) {
      expect([after.get(path)?.status, after.get(path)?.text]).toEqual([200, before.get(path)?.text])
      expect(lasting(after.get(path)?.headers ?? {})).toEqual(lasting(before.get(path)?.headers ?? {}))
    }
  })

  it('as of a day is answered from a snapshot of that day that was published since, and by its name from the old one', async () => {
    const [first = ''] = world.ids
    const late = () => api.get('a?as_of=2099-01-01')
    const seen = [(await late()).text, (await late()).text]
    const named = await api.get(`a?snapshot=${first}`)
    const next = await world.publishAt('2026-01-11T03:00:00Z', '200.00')

    await eventually(async () => ((await late()).headers['x-snapshot-id'] === next ? true : null))

    for (const text of seen) expect(text).toContain(first)
    expect((await api.get('a?as_of=20260110')).headers['x-snapshot-id']).toBe(first)
    expect((await api.get(`a?snapshot=${first}`)).text).toBe(named.text)
  })

  it('is answered anew when the answer is too large for the cache, and gets the same answer', async () => {
    const [first, again] = [await api.get('large'), await api.get('large')]

    expect(made).toHaveLength(2)
    expect(again.text).toBe(first.text)
    expect(first.headers).not.toHaveProperty('content-length')
  })

  it('is answered anew after a failure', async () => {
    expect([(await api.get('fails')).status, (await api.get('fails')).status]).toEqual([500, 500])
    expect(made).toHaveLength(2)
  })
})

describe('an answer that many clients request at once', () => {
  it('is made once', async () => {
    const asking = Array.from({ length: 20 }, () => api.get('held'))
    await eventually(() => Promise.resolve(made.length > 0 || null))
    hold.open()

    const texts = new Set((await Promise.all(asking)).map(({ text }) => text))

    expect([made.length, texts.size]).toEqual([1, 1])
  })

  it('reaches the other clients when the first one disconnects', async () => {
    const first = request({ port: api.port, path: '/v1/made-up/held', headers: { 'x-api-key': api.key } })
    first.on('error', () => undefined).end()
    await eventually(() => Promise.resolve(made.length > 0 || null))
    const second = api.get('held')
    await api.get('a')
    first.destroy()
    await eventually(() => Promise.resolve(api.lines.some((line) => line.includes('"aborted":true')) || null))
    hold.open()

    expect((await second).status).toBe(200)
    expect(made.filter((each) => each.startsWith('held'))).toHaveLength(1)
  })
})

describe('the response cache', () => {
  const readAnswer = (size: number): RenderedAnswer => ({ bytes: Buffer.alloc(size), fileName: '', next: null })
  const LIMITS = { bytes: 100_000, answerBytes: 20_000, timeoutMs: 60_000 }
  const make = (kept: ResponseCache, etag: string, size: number) =>
    kept.make(etag, { key: 'k', gone: new AbortController().signal }, () => Promise.resolve(readAnswer(size)))

  it('holds at most so many bytes, of the answers requested last', async () => {
    const kept = createResponseCache(LIMITS)
    for (let n = 0; n < 100; n++) {
      await make(kept, String(n), 9_000)
      kept.get('0')
    }

    const there = Array.from({ length: 100 }, (_each, n) => n).filter((n) => kept.get(String(n)) !== undefined)

    expect(there).toEqual([0, ...Array.from({ length: there.length - 1 }, (_each, n) => 101 - there.length + n)])
    expect(there.length * 9_000).toBeLessThanOrEqual(LIMITS.bytes)
    expect(there.length).toBeGreaterThan(5)
  })

  it('holds no answer larger than the limit', async () => {
    const kept = createResponseCache(LIMITS)
    await make(kept, 'large', 20_001)

    expect(kept.get('large')).toBeUndefined()
  })

  it('ends what still runs or waits of a failed answer', async () => {
    const signals: AbortSignal[] = []
    const failing = ({ signal }: Interest) => {
      signals.push(signal)
      return Promise.reject(new Error('refused'))
    }

    await expect(
      createResponseCache(LIMITS).make('failed', { key: 'k', gone: new AbortController().signal }, failing),
    ).rejects.toThrow('refused')

    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
