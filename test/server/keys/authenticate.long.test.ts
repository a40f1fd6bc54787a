import { Lake } from '../../../lake/lake.ts'
import { readFile, stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { requireScopes } from '../../../server/keys/scopes.ts'
import { revokeKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore, keysPath } from '../../../server/keys/file-key-store.ts'
import type { Key } from '../../../server/keys/key.ts'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { ask, type Reply, eventually } from '../helpers/http.ts'
import { odd, oddDataDir } from '../helpers/odd-world.ts'

const FUND = `/v1/fund/${odd.both}`
const GENERAL: Key = {
  id: 'mk_0badcafe',
  customer: 'test',
  name: 'test',
  sha256: '',
  scopes: [],
  rate_limit: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: null,
  revoked_at: null,
  replaced_by: null,
}
const PORTFOLIO = `${FUND}/portfolio`

let api: Api
let keys: { other: string; expired: string; register: string; none: string }

beforeAll(async () => {
  const dataDir = await oddDataDir()
  keys = {
    other: await makeKey(dataDir),
    expired: await makeKey(dataDir, { expiresAt: '2026-01-01T00:00:00.000Z' }),
    register: await makeKey(dataDir, { scopes: ['cvm_fund_register'] }),
    none: await makeKey(dataDir, { scopes: [] }),
  }
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const send = (headers: Record<string, string>, path = FUND) => ask(api.port, path, { headers })

function expectRefused(reply: Reply): void {
  expect(readProblem(reply)).toMatchObject({ status: 401, code: 'not_authorized', error_data: {} })
  expect(reply.headers['www-authenticate']).toBe('Bearer')
  expect(reply.headers).not.toHaveProperty('x-snapshot-id')
}

describe('a key', () => {
  it('opens the API as x-api-key', async () => {
    expect((await send({ 'x-api-key': api.key })).status).toBe(200)
  })

  it.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])(
    'opens the API as an authorization of scheme %s',
    async (scheme) => {
      expect((await send({ authorization: `${scheme} ${api.key}` })).status).toBe(200)
    },
  )

  it('opens the API when both headers hold it', async () => {
    const reply = await send({ 'x-api-key': api.key, authorization: `Bearer ${api.key}` })

    expect(reply.status).toBe(200)
  })

  it.each(['x-api-key', 'authorization'])('counts each time that the header %s is sent', async (name) => {
    const written = (key: string) => (name === 'authorization' ? `Bearer ${key}` : key)
    const twice = (one: string, two: string) =>
      ask(api.port, FUND, { headers: { [name]: [written(one), written(two)] } })

    expect((await twice(api.key, api.key)).status).toBe(200)
    expectRefused(await twice(api.key, keys.other))
  })

  it.each(['Bearer nope nope', 'Bearer', 'Bearer '])(
    'is refused next to %j, which is no key',
    async (authorization) => {
      expectRefused(await send({ 'x-api-key': api.key, authorization }))
    },
  )

  it('is refused together with another key, even if both are valid', async () => {
    const reply = await send({ 'x-api-key': api.key, authorization: `Bearer ${keys.other}` })

    expectRefused(reply)
    expect(readProblem(reply).message).toMatch(/different keys/)
  })

  it('is not needed for the probes', async () => {
    expect((await send({}, '/healthz')).status).toBe(200)
    expect((await send({}, '/readyz')).status).toBe(200)
  })

  it('works soon after it is made, without a restart', async () => {
    const fresh = await makeKey(api.dataDir)

    await eventually(async () => ((await send({ 'x-api-key': fresh })).status === 200 ? true : null))
  })

  it('stops working soon after its revocation, without a restart', async () => {
    const doomed = await makeKey(api.dataDir)
    await eventually(async () => ((await send({ 'x-api-key': doomed })).status === 200 ? true : null))

    await revokeKey(openFileKeyStore(new Lake(api.dataDir)), doomed.slice(0, doomed.indexOf('_', 3)), new Date())

    const refused = await eventually(async () => {
      const reply = await send({ 'x-api-key': doomed })
      return reply.status === 200 ? null : reply
    })
    expectRefused(refused)
    expect((await send({ 'x-api-key': api.key })).status).toBe(200)
  })

  it('works until it expires, and then no more', async () => {
    const brief = await makeKey(api.dataDir, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
    await eventually(async () => ((await send({ 'x-api-key': brief })).status === 200 ? true : null))

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    try {
      expectRefused(await send({ 'x-api-key': brief }))
      expect((await send({ 'x-api-key': api.key })).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is stored as a hash, in a file that only the operator can read', async () => {
    const path = keysPath(new Lake(api.dataDir))

    expect(await readFile(path, 'utf8')).not.toContain(api.key.slice(12))
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})

describe('without a valid key the answer is 401', () => {
  it('without a header', async () => {
    expectRefused(await send({}))
  })

  it.each(['mk_00000000_nobody', '', ' ', 'null', '<script>', 'x,x'])('for the unknown key %j', async (key) => {
    expectRefused(await send({ 'x-api-key': key }))
    expectRefused(await send({ authorization: `Bearer ${key}` }))
  })

  it('for a key that expired', async () => {
    expectRefused(await send({ 'x-api-key': keys.expired }))
  })

  it.each(['Basic', 'Token', 'ApiKey', ''])('for a key given under the scheme %j', async (scheme) => {
    expectRefused(await send({ authorization: `${scheme} ${api.key}`.trim() }))
  })

  it.each(['x-api-key', 'api_key', 'key', 'authorization', 'access_token'])(
    'for a key in the query as %s',
    async (name) => {
      expectRefused(await send({}, `${FUND}?${name}=${api.key}`))
    },
  )

  it('for every path under /v1, known or not', async () => {
    expectRefused(await send({}, '/v1/nothing'))
    expectRefused(await send({}, `${FUND}?date=nonsense`))
    expectRefused(await ask(api.port, FUND, { method: 'DELETE' }))
  })
})

it('refuses a key in the query as an unknown parameter, even together with a valid one', async () => {
  const reply = await api.get(`${FUND}?api_key=${api.key}`)

  expect(readProblem(reply)).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(reply.text).not.toContain(api.key)
})

describe('a key without the scope of a dataset', () => {
  it('may not query it', async () => {
    const reply = await send({ 'x-api-key': keys.register }, PORTFOLIO)

    expect(readProblem(reply)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(reply.headers).not.toHaveProperty('etag')
  })

  it('may still query the datasets of its scope', async () => {
    expect((await send({ 'x-api-key': keys.register })).status).toBe(200)
  })

  it('learns neither whether its parameters are right nor whether the fund exists', async () => {
    const bodies = [FUND, `${FUND}?nonsense=1`, '/v1/fund/00000000000191', '/v1/fund/x'].map(async (path) => {
      const reply = await send({ 'x-api-key': keys.none, 'if-none-match': '*' }, path)
      return [reply.status, reply.text]
    })

    expect(new Set((await Promise.all(bodies)).map(String)).size).toBe(1)
    expect((await bodies[0])?.[0]).toBe(403)
  })
})

describe('the scope bulk', () => {
  const asking =
    (dataset: string | null, ...scopes: string[]) =>
    () => {
      requireScopes({ ...GENERAL, scopes }, { dataset, extraScopes: dataset === null ? ['bulk'] : [] }, {})
    }

  it('must be given by name: all datasets does not mean all of their files', () => {
    expect(asking(null, '*')).toThrow(/may not ask for bulk/)
  })

  it('opens no dataset by itself', () => {
    expect(asking('cvm_fund_register', 'bulk')).toThrow(/may not ask for cvm_fund_register/)
  })

  it('admits a key that has it', () => {
    expect(asking(null, '*', 'bulk')).not.toThrow()
    expect(asking('cvm_fund_register', '*', 'bulk')).not.toThrow()
  })
})
