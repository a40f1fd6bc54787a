import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { admitsAddress } from '../../../server/keys/allowed-addresses.ts'
import { readNetworks } from '../../../server/keys/network.ts'
import { bindKey, createKey, createLink, rotateKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { openKeyCache, type KeyCache } from '../../../server/keys/key-cache.ts'
import { type Key, parseKeys } from '../../../server/keys/key.ts'
import type { KeyStore } from '../../../server/keys/key-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { readProblem } from '../helpers/body.ts'
import { type FakeApi, serveFake } from '../helpers/fake-app.ts'
import { ask, eventually } from '../helpers/http.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const SETTINGS = { name: 'web', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null }
const OFFICE = ['203.0.113.0/24', '2001:db8:1::/48']
const takeId = (text: string) => text.slice(0, 11)

let store: KeyStore
let keyCache: KeyCache
let api: FakeApi
let key: string
let link: string

beforeAll(async () => {
  store = openFileKeyStore(new Lake(await temporaryFolder()))
  key = await createKey(store, { ...SETTINGS, from: OFFICE }, NOW)
  link = await createLink(store, takeId(key), { name: 'sheet', expiresAt: '2999-01-01T00:00:00.000Z' }, NOW)
  keyCache = await openKeyCache(store, pino({ level: 'silent' }), () => new Date())
  api = await serveFake(() => Promise.resolve({ body: { success: true }, fileName: 'fake' }), {
    trustProxy: 1,
    keyCache,
  })
})

afterAll(async () => {
  api.stop()
  await keyCache.close()
})

/** Sends a request as the proxy hands on one from that address. */
const sendFrom = (address: string, headers: Readonly<Record<string, string>> = { 'x-api-key': key }) =>
  ask(api.port, '/v1/fake/now', { headers: { ...headers, 'x-forwarded-for': address } })

const bound = (...from: readonly string[]) => ({ ...keyOf(), from: [...from] })
const keyOf = (): Key => keyCache.findById(takeId(key)) ?? expect.unreachable()

describe('a key that is bound to addresses', () => {
  it('opens the API from there, over IPv4 and IPv6', async () => {
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2::3', '203.0.113.7:4711'])
      expect([address, (await sendFrom(address)).status]).toEqual([address, 200])
  })

  it('is refused from elsewhere, with the address that the server saw and what to do', async () => {
    for (const address of ['203.0.114.7', '2001:db8:2::3']) {
      const problem = readProblem(await sendFrom(address))
      expect(problem).toMatchObject({ status: 401, error_data: { reason: 'address_not_allowed', address } })
      expect(problem.message).toBe(
        `This API key may not be used from your address, ${address}: ask the operator to add it to the addresses of the key.`,
      )
    }
  })

  it('is judged by what the trusted proxy says, and not by what a client says before it', async () => {
    expect((await sendFrom('203.0.113.7, 198.51.100.1')).status).toBe(401)
    expect((await sendFrom('198.51.100.1, 203.0.113.7')).status).toBe(200)
  })

  it('is refused where what the proxy forwards is no address', async () => {
    // What counts is the peer, which is this machine.
    expect((await sendFrom('unknown')).status).toBe(401)
  })

  it('binds its links and its successor too', async () => {
    const path = `/v1/link/${link}/fake/now`
    const byLink = (address: string) => ask(api.port, path, { headers: { 'x-forwarded-for': address } })
    const fresh = await rotateKey(store, takeId(await createKey(store, { ...SETTINGS, from: OFFICE }, NOW)), 0, NOW)

    expect([(await byLink('203.0.113.7')).status, (await byLink('198.51.100.1')).status]).toEqual([200, 401])
    expect((await store.read()).find(({ id }) => id === takeId(fresh))?.from).toEqual(OFFICE)
  })

  it('binds what replaced it too where it is bound later: its links read for that', async () => {
    const old = takeId(await createKey(store, SETTINGS, NOW))
    const fresh = takeId(await rotateKey(store, old, 86_400_000, NOW))

    await bindKey(store, old, OFFICE)

    const bound = (await store.read()).filter(({ id }) => [old, fresh].includes(id))
    expect(bound.map(({ from }) => from)).toEqual([OFFICE, OFFICE])
  })

  it('does not count as used where it is refused', () => {
    expect(keyCache.find(key, '198.51.100.1')).toBeNull()
    expect(keyCache.findElsewhere(key, '198.51.100.1')?.id).toBe(takeId(key))
    expect(keyCache.findElsewhere('mk_00000000_nobody', '198.51.100.1')).toBeNull()
  })

  it('can be bound to others, and freed, while servers run', async () => {
    const free = await createKey(store, SETTINGS, NOW)
    const status = async () => (await sendFrom('198.51.100.1', { 'x-api-key': free })).status
    await eventually(async () => ((await status()) === 200 ? true : null))

    await bindKey(store, takeId(free), OFFICE)
    await eventually(async () => ((await status()) === 401 ? true : null))
    await bindKey(store, takeId(free), null)
    await eventually(async () => ((await status()) === 200 ? true : null))
  })
})

describe('addresses of a key', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['10.0.0.0/8', '10.255.255.255', '11.0.0.0'],
    ['2001:db8::/32', '2001:db8:ffff::1', '2001:db9::1'],
    ['fe80::/10', 'fe80::1%eth0', 'fec0::1'],
    ['0.0.0.0/0', '198.51.100.1', '2001:db8::1'],
    ['::/0', '2001:db8::1', '198.51.100.1'],
    ['::/0', '::1', '::ffff:198.51.100.1'],
    ['203.0.113.0/24', '::ffff:203.0.113.7', '::ffff:203.0.114.7'],
    ['::ffff:cb00:7100/120', '203.0.113.7', '203.0.114.7'],
  ])('in %s take %s and not %s', (network, inside, outside) => {
    expect([admitsAddress(bound(network), inside), admitsAddress(bound(network), outside)]).toEqual([true, false])
  })

  it('take no request whose address nobody knows', () => {
    expect(admitsAddress(bound('0.0.0.0/0', '::/0'), '')).toBe(false)
  })

  it.each(['203.0.113.7/33', '2001:db8::/129', '203.0.113', 'office', '', '::ffff:203.0.113.0/120', '203.0.113.7 /24'])(
    'are not %j, and the error shows how to write them',
    (text) => {
      expect(() => readNetworks(text)).toThrow(/: write (it as IPv4, )?such as 203\.0\.113\./)
    },
  )

  it('make a file of keys unreadable where one of them is none: no request may end in that', () => {
    const { id, name, scopes, sha256, rate_limit, created_at, expires_at, revoked_at } = keyOf()
    const entry = { id, name, scopes, sha256, rate_limit, created_at, expires_at, revoked_at }
    const text = (from: readonly string[]) => JSON.stringify({ keys: [{ ...entry, from }] })

    expect(parseKeys(text(OFFICE))).toMatchObject([{ from: OFFICE }])
    expect(() => parseKeys(text(['203.0.113.0/99']))).toThrow()
  })

  it('are at most a hundred', () => {
    const many = Array.from({ length: 101 }, (_each, at) => `10.0.0.${String(at)}`).join(',')
    expect(() => readNetworks(many)).toThrow('give at most 100')
  })
})
