import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revokeKey, rotateKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { Lake } from '../../../lake/lake.ts'
import { FILER } from '../helpers/editions.ts'
import {
  parseShown as parse,
  startSubscribedWorld,
  type SubscribedWorld,
  verifyTaken,
} from './helpers/subscribed-world.ts'

let made: SubscribedWorld
const ask: SubscribedWorld['ask'] = (...asked) => made.ask(...asked)
const subscribe: SubscribedWorld['subscribe'] = (...asked) => made.subscribe(...asked)
const takenAt = (path: string) => made.takenAt(path)

beforeAll(async () => {
  made = await startSubscribedWorld()
})

afterAll(async () => {
  await made.stop()
})

describe('A subscription', () => {
  it('gets each new snapshot of its topic told, signed, once, exactly, and nothing of before', async () => {
    const fund = await subscribe({ kind: 'fund', id: FILER }, '/fund')
    const dataset = await subscribe({ kind: 'dataset', id: 'cvm_fund_portfolio' }, '/dataset')
    const status = await subscribe({ kind: 'status' }, '/status')
    await made.deliver()
    expect(['/fund', '/dataset', '/status'].flatMap(takenAt)).toEqual([])

    const snapshot = await made.world.publishAt('2026-01-11T03:00:00Z', '250.50')
    made.pass(1000)
    await made.deliverAnew()
    await made.deliver()
    const [told, ...more] = takenAt('/fund')
    expect(more).toEqual([])
    const event = verifyTaken(told, fund.secret)
    expect(event).toMatchObject({
      type: 'fund.refiled',
      timestamp: '2026-01-11T03:00:00Z',
      data: {
        ...{
          subscription: fund.id,
          topic: { kind: 'fund', id: FILER },
          snapshot,
          previous_snapshot: made.world.ids[0],
        },
        ...{ months_left_out: 0, versions: [{ reference_date: '2025-10-31', change: 'amended', version: 2 }] },
      },
    })
    expect(told?.body).toContain('"total_portfolio_value":250.50')
    const published = verifyTaken(takenAt('/dataset')[0], dataset.secret)
    expect(published).toMatchObject({ type: 'dataset.published', data: { dataset: 'cvm_fund_portfolio', snapshot } })
    const news = verifyTaken(takenAt('/status')[0], status.secret)
    const served: unknown = expect.objectContaining({ title: `Snapshot ${snapshot} is served` })
    expect(news).toMatchObject({
      type: 'status.changed',
      data: { entries: expect.arrayContaining([served]) as unknown },
    })
    for (const { id } of [fund, dataset, status]) await ask('DELETE', `/v1/subscriptions/${id}`)
  })

  it('that is not taken waits, is given up, is read and replayed, always by the same name', async () => {
    made.statuses.set('/broken', 500)
    const { id, secret } = await subscribe({ kind: 'fund', id: FILER }, '/broken')
    await made.world.publishAt('2026-01-12T03:00:00Z', '300.00')
    await made.deliverAnew()
    expect(parse(await ask('GET', `/v1/subscriptions/${id}`))).toMatchObject({ waiting: 1, last_failure: 'status 500' })

    // The saved state lets a new process go on where another ended.
    await made.deliverAnew()
    for (let day = 0; day < 9; day += 1) {
      made.pass(86_400_000)
      await made.deliver()
    }
    const dead = await ask('GET', `/v1/subscriptions/${id}/dead-letters`)
    const names = new Set(takenAt('/broken').map(({ headers }) => headers['webhook-id']))
    expect([takenAt('/broken').length, names.size]).toEqual([8, 1])
    expect(JSON.parse(dead.text)).toMatchObject({
      data: [{ tries: 8, failure: 'status 500', webhook_id: [...names][0] }],
    })

    made.statuses.delete('/broken')
    expect((await ask('POST', `/v1/subscriptions/${id}/replay`)).status).toBe(202)
    await made.deliver()
    const [last, before] = takenAt('/broken').toReversed()
    expect([last?.headers['webhook-id'], last?.body]).toEqual([[...names][0], before?.body])
    expect(parse(await ask('GET', `/v1/subscriptions/${id}`))).toMatchObject({ waiting: 0, dead_letters: 0 })
    expect(made.logged.join('')).not.toContain(String(secret).slice(6))
    expect(made.logged.join('')).not.toContain('/broken')
    await ask('DELETE', `/v1/subscriptions/${id}`)
  })

  it('shows its secret once, also where the request is sent again, and a rotation replaces it', async () => {
    const body = { topic: { kind: 'status' }, url: `http://${made.host}/rotated` }
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
    const folder = join(made.world.dataDir, 'subscriptions')
    expect((await stat(join(folder, `${id}.json`))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(folder, `${id}.json`), 'utf8')).includes(made.keys.own)).toBe(false)
    expect((await ask('DELETE', `/v1/subscriptions/${id}`)).status).toBe(204)
    expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toEqual([])
  })
})

describe('A stranger', () => {
  it('may not subscribe without the scope, nor to data beyond the scopes of the key, nor where it is off', async () => {
    const body = { topic: { kind: 'fund', id: FILER }, url: `http://${made.host}/x` }
    const { without, narrow } = made.keys
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
    const { other } = made.keys
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
    const { many: by } = made.keys
    for (let n = 0; n < 6; n += 1) await subscribe({ kind: 'status' }, `/n${String(n)}`, by)
    const body = { topic: { kind: 'status' }, url: `http://${made.host}/n6` }
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
  it('hands it on to the key that replaces it, shows no letters without its scopes, and ends with the last key', async () => {
    const store = openFileKeyStore(new Lake(made.world.dataDir))
    const { replaced: old } = made.keys
    const { id } = await subscribe({ kind: 'fund', id: FILER }, '/handed', old)
    const next = await rotateKey(store, old.slice(0, 11), 0, new Date())
    await expect.poll(async () => (await ask('GET', `/v1/subscriptions/${id}`, { by: next })).status).toBe(200)
    await made.world.publishAt('2026-01-13T03:00:00Z', '400.00')
    await made.deliverAnew()
    expect(takenAt('/handed').length).toBe(1)
    const letters = () => ask('GET', `/v1/subscriptions/${id}/dead-letters`, { by: next })
    expect((await letters()).status).toBe(200)
    await store.change((keys) =>
      keys.map((key) => (next.startsWith(key.id) ? { ...key, scopes: ['subscriptions'] } : key)),
    )
    await expect.poll(async () => (await letters()).status).toBe(403)
    await revokeKey(store, next.slice(0, 11), new Date())
    await made.world.publishAt('2026-01-14T03:00:00Z', '500.00')
    await made.deliverAnew()
    expect(takenAt('/handed').length).toBe(1)
  })
})
