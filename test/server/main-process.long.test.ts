import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from './helpers/api.ts'
import { type Child, orLate, spawnServer } from './helpers/child.ts'
import { ask, type Reply } from './helpers/http.ts'
import { odd, oddDataDir } from './helpers/odd-world.ts'

const FUND = `/v1/fund/${odd.both}`
const PORTFOLIO = `${FUND}/portfolio`
const UNKNOWN = 'mk_deadbeef_thisKeyIsUnknownButStillSomebodysSecret'

let dataDir: string
let key: string
let child: Child
let answered: Reply
let end: unknown

/** One process for the whole file: it is asked, then ended by a signal, and the tests read what it wrote. */
beforeAll(async () => {
  dataDir = await oddDataDir()
  key = await makeKey(dataDir)
  child = await spawnServer(dataDir, { LOG_LEVEL: 'debug' })
  const headers = { 'x-api-key': key, 'x-request-id': 'first' }
  answered = await ask(child.port, `${PORTFOLIO}?date=20251031`, { headers })
  await ask(child.port, FUND, { headers: { 'x-request-id': 'second' } })
  await ask(child.port, '/nothing', { headers: { 'x-request-id': 'third' } })
  for (const secret of [key, UNKNOWN]) await putEverywhere(secret)
  child.kill('SIGTERM')
  end = await orLate(child.ended)
})

afterAll(async () => {
  child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function putEverywhere(secret: string): Promise<void> {
  await ask(child.port, FUND, { headers: { 'x-api-key': secret } })
  await ask(child.port, FUND, { headers: { authorization: `Bearer ${secret}` } })
  await ask(child.port, FUND, { headers: { authorization: `Basic ${secret}` } })
  await ask(child.port, FUND, { headers: { 'x-api-key': key, authorization: `Bearer ${secret}` } })
  await ask(child.port, `${FUND}?api_key=${secret}`, { headers: { 'x-api-key': key } })
  await ask(child.port, `${FUND}?${secret}=1`, { headers: { cookie: `key=${secret}` } })
  await ask(child.port, `/v1/fund/%zz?key=${secret}`, {
    headers: { 'x-api-key': key, referer: `https://x/?${secret}` },
  })
}

describe('the log', () => {
  it('never holds a key, wherever the client put it', () => {
    expect(child.output()).toContain('"status":200')
    expect(child.output()).not.toContain(key.slice(12))
    expect(child.output()).not.toContain(UNKNOWN.slice(12))
  })

  it('has one line per request: its id, method, path, status, time, snapshot and the visible beginning of its key', () => {
    const lines = child
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ id }) => ['first', 'second', 'third'].includes(String(id)))

    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatchObject({
      id: 'first',
      method: 'GET',
      path: PORTFOLIO,
      status: 200,
      ms: expect.any(Number) as number,
      snapshot: answered.headers['x-snapshot-id'],
      key: key.slice(0, 11),
    })
    expect(lines[1]).toMatchObject({ id: 'second', path: FUND, status: 401 })
    expect(lines[2]).toMatchObject({ id: 'third', path: '/nothing', status: 404 })
  })
})

it('ends with code 0 at a SIGTERM', () => {
  expect(end).toBe(0)
})
