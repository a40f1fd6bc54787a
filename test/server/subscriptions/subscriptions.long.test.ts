import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { type RunningDelivery, startDelivery } from '../../../server/delivery/start-delivery.ts'
import { revokeKey, rotateKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { Lake } from '../../../lake/lake.ts'
import { demandConformance } from '../../schemas/service/openapi/helpers/conforms.ts'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { type Editions, editions, FILER } from '../helpers/editions.ts'
import type { Reply } from '../helpers/http.ts'

interface Taken {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Shown {
  readonly id: string
  readonly secret: string | null
  readonly topic: object
  readonly waiting: number
  readonly dead_letters: number
  readonly last_failure: string | null
}

const taken: Taken[] = []
/** The statuses that the receiver answers by path; 204 where it has none. */
const statuses = new Map<string, number>()
const receiver = createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    const [path, body] = [req.url ?? '', Buffer.concat(chunks).toString('utf8')]
    taken.push({ path, headers: req.headers as Record<string, string>, body })
    res.writeHead(statuses.get(path) ?? 204).end()
  })
})

let world: Editions
let api: Api
let delivery: RunningDelivery
let host: string
let settings: Readonly<Record<string, string>>
let key: string
let keys: Readonly<Record<'other' | 'many' | 'replaced' | 'without' | 'narrow', string>>
let clock = new Date()
const logged: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })

const startAgain = () => {
  const config = readConfig({ DATA_DIR: world.dataDir, ...settings })
  return startDelivery(config, { log, now: () => clock, lookEveryMs: 3_600_000 })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${String((receiver.address() as AddressInfo).port)}`
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  settings = { SUBSCRIPTIONS: 'on', SUBSCRIPTIONS_HOSTS: host, KEY_SUBSCRIPTIONS: '6', SUBSCRIPTIONS_MOST: '12' }
  // Before the server starts: a running one reads new keys a little later.
  const whole = ['*', 'subscriptions']
  const make = (name: string, scopes: readonly string[]) => makeKey(world.dataDir, { name, scopes: [...scopes] })
  key = await make('own', whole)
  keys = {
    ...{ other: await make('other', whole), many: await make('many', whole), replaced: await make('replaced', whole) },
    ...{ without: await make('without', ['*']), narrow: await make('narrow', ['subscriptions', 'statistics']) },
  }
  api = await serve(world.dataDir, settings)
  delivery = await startAgain()
})

afterAll(async () => {
  await delivery.stop()
  await api.stop()
  receiver.close()
})

function ask(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, by = key, headers = {} }: { body?: object; by?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: api.port, path, method, headers: { 'x-api-key': by, ...headers } })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const reply = { status: answer.statusCode ?? 0, headers: answer.headers }
        try {
          demandConformance({ method, path, ...reply, bytes })
          resolve({ ...reply, text: bytes.toString('utf8') })
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const parse = ({ text }: Reply) => (JSON.parse(text) as { data: Shown }).data
const subscribe = async (topic: object, path: string, by = key) => {
  const made = await ask('POST', '/v1/subscriptions', { body: { topic, url: `http://${host}${path}` }, by })
  expect(made.status, made.text).toBe(201)
  return parse(made)
}
const takenAt = (path: string) => taken.filter((each) => each.path === path)

describe('A subscription', () => {
  it('gets each new snapshot of its topic told, signed, once, exactly, and nothing of before', async () => {
    const fund = await subscribe({ kind: 'fund', id: FILER }, '/fund')
    const dataset = await subscribe({ kind: 'dataset', id: 'cvm_fund_portfolio' }, '/dataset')
    const status = await subscribe({ kind: 'status' }, '/status')
    await delivery.deliver()
    expect(taken).toEqual([])

    const snapshot = await world.publishAt('2026-01-11T03:00:00Z', '250.50')
    clock = new Date()
    await delivery.stop()
    delivery = await startAgain()
    await delivery.deliver()
    await delivery.deliver()
    const [told, ...more] = takenAt('/fund')
    expect(more).toEqual([])
    const event = new Webhook(fund.secret ?? '').verify(told?.body ?? '', told?.headers ?? {})
    expect(event).toMatchObject({
      type: 'fund.refiled',
      timestamp: '2026-01-11T03:00:00Z',
      data: {
        ...{ subscription: fund.id, topic: { kind: 'fund', id: FILER }, snapshot, previous_snapshot: world.ids[0] },
        ...{ months_left_out: 0, versions: [{ reference_date: '2025-10-31', change: 'amended', version: 2 }] },
      },
    })
    expect(told?.body).toContain('"total_portfolio_value":250.50')
    const published = new Webhook(dataset.secret ?? '').verify(
      takenAt('/dataset')[0]?.body ?? '',
      takenAt('/dataset')[0]?.headers ?? {},
    )
    expect(published).toMatchObject({ type: 'dataset.published', data: { dataset: 'cvm_fund_portfolio', snapshot } })
    const news = new Webhook(status.secret ?? '').verify(
      takenAt('/status')[0]?.body ?? '',
      takenAt('/status')[0]?.headers ?? {},
    )
    const served: unknown = expect.objectContaining({ title: `Snapshot ${snapshot} is served` })
    expect(news).toMatchObject({
      type: 'status.changed',
      data: { entries: expect.arrayContaining([served]) as unknown },
    })
    for (const { id } of [fund, dataset, status]) await ask('DELETE', `/v1/subscriptions/${id}`)
  })

  it('that is not taken waits, is given up, is read and replayed, always by the same name', async () => {
    statuses.set('/broken', 500)
    const { id, secret } = await subscribe({ kind: 'fund', id: FILER }, '/broken')
    await world.publishAt('2026-01-12T03:00:00Z', '300.00')
    await delivery.stop()
    delivery = await startAgain()
    await delivery.deliver()
    expect(parse(await ask('GET', `/v1/subscriptions/${id}`))).toMatchObject({ waiting: 1, last_failure: 'status 500' })

    // What is saved goes on where another process ended.
    await delivery.stop()
    delivery = await startAgain()
    for (let day = 0; day < 9; day += 1) {
      clock = new Date(clock.getTime() + 86_400_000)
      await delivery.deliver()
    }
    const dead = await ask('GET', `/v1/subscriptions/${id}/dead-letters`)
    const names = new Set(takenAt('/broken').map(({ headers }) => headers['webhook-id']))
    expect([takenAt('/broken').length, names.size]).toEqual([8, 1])
    expect(JSON.parse(dead.text)).toMatchObject({
      data: [{ tries: 8, failure: 'status 500', webhook_id: [...names][0] }],
    })

    statuses.delete('/broken')
    expect((await ask('POST', `/v1/subscriptions/${id}/replay`)).status).toBe(202)
    await delivery.deliver()
    const [last, before] = takenAt('/broken').toReversed()
    expect([last?.headers['webhook-id'], last?.body]).toEqual([[...names][0], before?.body])
    expect(parse(await ask('GET', `/v1/subscriptions/${id}`))).toMatchObject({ waiting: 0, dead_letters: 0 })
    expect(logged.join('')).not.toContain(String(secret).slice(6))
    expect(logged.join('')).not.toContain('/broken')
    await ask('DELETE', `/v1/subscriptions/${id}`)
    clock = new Date()
  })

  it('shows its secret once, also where the request is sent again, and a rotation replaces it', async () => {
    const body = { topic: { kind: 'status' }, url: `http://${host}/rotated` }
    const headers = { 'idempotency-key': 'first' }
    const [one, again] = [
      await ask('POST', '/v1/subscriptions', { body, headers }),
      await ask('POST', '/v1/subscriptions', { body, headers }),
    ]
    expect([parse(one).id, parse(again).secret]).toEqual([parse(again).id, null])
    expect((await ask('POST', '/v1/subscriptions', { body: { ...body, url: `${body.url}2` }, headers })).status).toBe(
      409,
    )
    const { id, secret } = parse(one)
    const rotated = parse(await ask('POST', `/v1/subscriptions/${id}/rotate`, { body: { grace_hours: 1 } }))
    expect(rotated.secret).toMatch(/^whsec_/)
    for (const path of ['', `/${id}`, `/${id}/dead-letters`]) {
      const { text, headers: said } = await ask('GET', `/v1/subscriptions${path}`)
      expect(text).not.toMatch(/whsec_/)
      expect(said['cache-control']).toContain('no-store')
    }
    expect(rotated.secret).not.toBe(secret)
    const folder = join(world.dataDir, 'subscriptions')
    expect((await stat(join(folder, `${id}.json`))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(folder, `${id}.json`), 'utf8')).includes(key)).toBe(false)
    expect((await ask('DELETE', `/v1/subscriptions/${id}`)).status).toBe(204)
    expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toEqual([])
  })
})

describe('A stranger', () => {
  it('may not subscribe without the scope, nor to data beyond the scopes of the key, nor where it is off', async () => {
    const body = { topic: { kind: 'fund', id: FILER }, url: `http://${host}/x` }
    const { without, narrow } = keys
    expect(JSON.parse((await ask('POST', '/v1/subscriptions', { body, by: without })).text)).toMatchObject({
      error_data: { scope: 'subscriptions' },
    })
    expect((await ask('POST', '/v1/subscriptions', { body, by: narrow })).status).toBe(403)
    const restricted = { ...body, topic: { kind: 'dataset', id: 'b3_quote' } }
    expect((await ask('POST', '/v1/subscriptions', { body: restricted, by: narrow })).status).toBe(403)
    expect((await ask('GET', '/v1/subscriptions', { by: 'none' })).status).toBe(401)
  })

  it('does not see, change or end the subscription of another key', async () => {
    const { id } = await subscribe({ kind: 'status' }, '/mine')
    const { other } = keys
    const path = `/v1/subscriptions/${id}`
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', path],
      ['GET', `${path}/dead-letters`],
      ['POST', `${path}/rotate`],
      ['POST', `${path}/replay`],
    ] as const)
      expect((await ask(method, at, { by: other })).status, at).toBe(404)
    expect(JSON.parse((await ask('GET', '/v1/subscriptions', { by: other })).text)).toMatchObject({ data: [] })
    await ask('DELETE', path)
  })

  it('gets no more than its number of subscriptions, and none to a private address', async () => {
    const { many: by } = keys
    for (let n = 0; n < 6; n += 1) await subscribe({ kind: 'status' }, `/n${String(n)}`, by)
    const body = { topic: { kind: 'status' }, url: `http://${host}/n6` }
    expect((await ask('POST', '/v1/subscriptions', { body, by })).status).toBe(429)
    for (const url of ['https://127.0.0.1/', 'http://example.org/', 'https://10.0.0.1/', 'https://example.org:22/'])
      expect((await ask('POST', '/v1/subscriptions', { body: { ...body, url } })).status, url).toBe(400)
    for (const wrong of [{}, { ...body, more: 1 }, { ...body, topic: { kind: 'fund', id: '62415896000128' } }, []])
      expect((await ask('POST', '/v1/subscriptions', { body: wrong })).status).toBe(400)
    const nobody = { ...body, topic: { kind: 'fund', id: '00000000000191' } }
    expect((await ask('POST', '/v1/subscriptions', { body: nobody })).status).toBe(404)
  })
})

describe('The key of a subscription', () => {
  it('hands it on to the key that replaces it, and nothing is sent once both are revoked', async () => {
    const store = openFileKeyStore(new Lake(world.dataDir))
    const { replaced: old } = keys
    const { id } = await subscribe({ kind: 'fund', id: FILER }, '/handed', old)
    const next = await rotateKey(store, old.slice(0, 11), 0, new Date())
    await expect.poll(async () => (await ask('GET', `/v1/subscriptions/${id}`, { by: next })).status).toBe(200)
    await world.publishAt('2026-01-13T03:00:00Z', '400.00')
    await delivery.stop()
    delivery = await startAgain()
    await delivery.deliver()
    expect(takenAt('/handed').length).toBe(1)
    await revokeKey(store, next.slice(0, 11), new Date())
    await world.publishAt('2026-01-14T03:00:00Z', '500.00')
    await delivery.stop()
    delivery = await startAgain()
    await delivery.deliver()
    expect(takenAt('/handed').length).toBe(1)
  })
})
