import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import type { KeyUseAnswer } from '../../../schemas/service/key-use/key-use.ts'
import { countUses, type UseCounter } from '../../../server/key-use/count-uses.ts'
import { openFileUseStore } from '../../../server/key-use/file-use-store.ts'
import { createKey, createLink } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { type KeyCache, openKeyCache } from '../../../server/keys/key-cache.ts'
import { keyMessages } from '../../../server/keys/key-messages.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type FakeApi, serveFake } from '../helpers/fake-app.ts'
import { ask, eventually } from '../helpers/http.ts'

const SETTINGS = { customer: 'acme', name: 'web', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null }
const FAKE = '/v1/fake/{how}'
const log = pino({ level: 'silent' })
const now = () => new Date()
const takeId = (text: string) => text.slice(0, 11)

let lake: Lake
let keyCache: KeyCache
let uses: UseCounter
let api: FakeApi
/** By key: the bytes that were sent to it. */
const sent = new Map<string, number>()

beforeAll(async () => {
  lake = new Lake(await temporaryFolder())
  keyCache = await openKeyCache(openFileKeyStore(lake), log, now)
  uses = countUses(openFileUseStore(lake, now), log, now)
  const count = ({ id }: { readonly id: string }, bytes: number) => {
    sent.set(id, (sent.get(id) ?? 0) + bytes)
  }
  api = await serveFake(
    (how) => {
      if (how === 'refuse') throw new ApiError('forbidden', keyMessages.lacksScope({ scope: 'bulk' }))
      return Promise.resolve({ body: { success: true, data: how.repeat(1000) }, fileName: 'fake' })
    },
    { trustProxy: 1, keyCache, uses: { ...uses, sent: count } },
  )
})

afterAll(async () => {
  api.stop()
  await keyCache.close()
})

async function makeKnownKey(settings: object = {}): Promise<string> {
  const key = await createKey(openFileKeyStore(lake), { ...SETTINGS, ...settings }, now())
  await eventually(() => Promise.resolve(keyCache.findById(takeId(key))))
  return key
}

const send = (key: string, path = '/v1/fake/x', headers: Readonly<Record<string, string>> = {}) =>
  ask(api.port, path, { headers: { 'x-api-key': key, ...headers } })

/** Asks for the use of a key until this many requests are counted: they are when they are over. */
async function readUse(key: string, requests: number): Promise<KeyUseAnswer['data']> {
  return eventually(async () => {
    const { data } = JSON.parse((await send(key, '/v1/key/use')).text) as KeyUseAnswer
    const others = data.uses.filter(({ endpoint }) => endpoint !== '/v1/key/use')
    return others.reduce((sum, each) => sum + each.requests, 0) >= requests ? { ...data, uses: others } : null
  })
}

describe('the owner of a key', () => {
  it('sees its requests, errors, refusals and bytes by day and endpoint, without any scope', async () => {
    const key = await makeKnownKey({ scopes: [] })
    await send(key)
    await send(key, '/v1/fake/x?nonsense=1')
    await send(key, '/v1/nothing')

    const { uses: rows, ...about } = await readUse(key, 3)

    const today = new Date().toISOString().slice(0, 10)
    expect(about).toMatchObject({ key: takeId(key), to: today, last_used_at: expect.stringContaining(today) as string })
    expect(rows).toMatchObject([
      { day: today, endpoint: FAKE, requests: 2, errors: 2, refused: 2 },
      { day: today, endpoint: null, requests: 1, errors: 1, refused: 0 },
    ])
  })

  it('sees the bytes that left, heads included, of every answer on a connection that is kept', async () => {
    const key = await makeKnownKey()
    const replies = [await send(key), await send(key), await send(key)]
    const bodies = replies.reduce((sum, { text }) => sum + text.length, 0)

    const [row] = (await readUse(key, 3)).uses
    expect(row?.bytes).toBeGreaterThan(bodies)
    expect(row?.bytes).toBeLessThan(bodies + 3 * 2000)
    expect(sent.get(takeId(key))).toBeGreaterThanOrEqual(row?.bytes ?? Infinity)
  })

  it('sees what came by a link of the key, and who tried the key from an address that it is not bound to', async () => {
    const key = await makeKnownKey({ from: ['203.0.113.0/24'] })
    const link = await createLink(
      openFileKeyStore(lake),
      takeId(key),
      { name: 'sheet', expiresAt: '2999-01-01T00:00:00.000Z' },
      now(),
    )
    const inside = { 'x-forwarded-for': '203.0.113.7' }
    await eventually(async () =>
      (await ask(api.port, `/v1/link/${link}/fake/x`, { headers: inside })).status === 200 ? true : null,
    )
    await send(key, '/v1/fake/x', { 'x-forwarded-for': '198.51.100.1' })
    await eventually(() => Promise.resolve(sent.get(takeId(key))))

    const rows = await eventually(async () => {
      const found = [...(await uses.read(takeId(key))).values()]
      return found.length === 2 ? found : null
    })
    expect(rows).toMatchObject([
      { endpoint: FAKE, requests: 1, errors: 0, refused: 0 },
      { endpoint: 'none', requests: 1, errors: 1, refused: 1 },
    ])
  })

  it('sees nothing of another key, and without a key nothing at all', async () => {
    const [busy, idle] = [await makeKnownKey(), await makeKnownKey()]
    await send(busy)
    await readUse(busy, 1)

    const { data } = JSON.parse((await send(idle, '/v1/key/use')).text) as KeyUseAnswer
    expect(data).toMatchObject({ key: takeId(idle), uses: [], last_used_at: null })
    expect((await ask(api.port, '/v1/key/use')).status).toBe(401)
    expect((await send(idle, `/v1/key/use?key=${takeId(busy)}`)).status).toBe(400)
  })

  it('may ask for up to 90 days', async () => {
    const key = await makeKnownKey()
    const ask90 = async (days: string) => (await send(key, `/v1/key/use?days=${days}`)).status
    expect([await ask90('90'), await ask90('91'), await ask90('0')]).toEqual([200, 400, 400])
  })
})

describe('the uses of keys on disk', () => {
  const noted = { endpoint: FAKE, status: 200, bytes: 10 }

  it('are there after a stop, add up over servers, and have no key and no hash in them', async () => {
    const own = new Lake(await temporaryFolder())
    const key = await createKey(openFileKeyStore(own), SETTINGS, now())
    const servers = [0, 1].map(() => countUses(openFileUseStore(own, now), log, now))
    for (const server of servers) server.note({ key: takeId(key), ...noted })
    await Promise.all(servers.map((server) => server.close()))

    const again = countUses(openFileUseStore(own, now), log, now)
    expect([...(await again.read(takeId(key))).values()]).toMatchObject([{ requests: 2, bytes: 20 }])
    await again.close()
    expect(await readdir(own.keyUses)).toContain(`${takeId(key)}.json`)
    expect(await readFile(join(own.keyUses, `${takeId(key)}.json`), 'utf8')).not.toContain(key.slice(12, 30))
  })

  it('are forgotten after 90 days', async () => {
    const own = new Lake(await temporaryFolder())
    const old = new Date('2026-01-01T12:00:00Z')
    for (const at of [old, new Date('2026-03-31T12:00:00Z'), new Date('2026-04-01T12:00:00Z')]) {
      const counter = countUses(
        openFileUseStore(own, () => at),
        log,
        () => at,
      )
      counter.note({ key: 'mk_0badcafe', ...noted })
      await counter.close()
    }

    const days = [...(await openFileUseStore(own, now).read('mk_0badcafe')).values()].map(({ day }) => day)
    expect(days).toEqual(['2026-03-31', '2026-04-01'])
  })

  it('wait in memory while the disk takes none, without a limit that clients could reach, and are written once', async () => {
    const own = new Lake(await temporaryFolder())
    const store = openFileUseStore(own, now)
    const disk = { isFull: true }
    const counter = countUses(
      { ...store, add: (...batch) => (disk.isFull ? Promise.reject(new Error('no room')) : store.add(...batch)) },
      log,
      now,
    )
    for (let n = 0; n < 100; n += 1) counter.note({ key: 'mk_0badcafe', ...noted })
    disk.isFull = false
    await counter.close()

    expect([...(await store.read('mk_0badcafe')).values()]).toMatchObject([{ requests: 100, bytes: 1000 }])
  })

  it('are 50,000 rows in memory at most, however long they are being written', async () => {
    const noteAll = (first: number) => {
      for (let n = first; n < first + 50_000; n += 1)
        counter.note({ ...noted, key: 'mk_0badcafe', endpoint: String(n) })
    }
    const rows: number[] = []
    const add = (batch: ReadonlyMap<string, ReadonlyMap<string, unknown>>) => {
      rows.push([...batch.values()].reduce((sum, { size }) => sum + size, 0))
      noteAll(50_000)
      return Promise.reject(new Error('no room'))
    }
    const counter = countUses({ add, read: () => Promise.resolve(new Map()) }, log, now)
    noteAll(0)
    await counter.close()
    await counter.close()

    expect(rows).toEqual([50_000, 50_000])
  })

  it('are written for every key but the one whose file cannot be written', async () => {
    const own = new Lake(await temporaryFolder())
    await mkdir(join(own.keyUses, 'mk_0badcafe.json'), { recursive: true })
    const counter = countUses(openFileUseStore(own, now), log, now)
    for (const key of ['mk_0badcafe', 'mk_600dcafe']) counter.note({ key, ...noted })
    await counter.close()

    expect([...(await openFileUseStore(own, now).read('mk_600dcafe')).values()]).toMatchObject([{ requests: 1 }])
  })

  it('begin anew beside a file that cannot be read, which is kept', async () => {
    const own = new Lake(await temporaryFolder())
    const counter = countUses(openFileUseStore(own, now), log, now)
    counter.note({ key: 'mk_0badcafe', ...noted })
    await counter.close()
    await writeFile(join(own.keyUses, 'mk_0badcafe.json'), '{"uses":[{')

    const next = countUses(openFileUseStore(own, now), log, now)
    next.note({ key: 'mk_0badcafe', ...noted })
    await next.close()

    expect([...(await openFileUseStore(own, now).read('mk_0badcafe')).values()]).toMatchObject([{ requests: 1 }])
    expect(await readdir(own.keyUses)).toContain('mk_0badcafe.json.unreadable')
  })

  it('have names that a key can have, and no path', async () => {
    const own = new Lake(await temporaryFolder())
    const counter = countUses(openFileUseStore(own, now), log, now)
    counter.note({ key: '../keys', ...noted })
    await counter.close()

    expect((await readdir(own.root)).filter((name) => name.endsWith('.json'))).toEqual([])
  })
})
