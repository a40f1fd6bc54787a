import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClientOptions, createClient } from '../../../client/typescript/index.ts'
import { DEFAULT_CONCURRENCY } from '../../../client/typescript/places.ts'
import { KEY_HEAVY_AT_ONCE, KEY_REQUESTS_AT_ONCE } from '../../../server/limits/concurrency-limit.ts'
import { type Api, serve } from '../../server/helpers/api.ts'
import { sampleTwice } from '../../server/helpers/sample-twice.ts'

const FUNDS = ['62415896000127', '60023816000162', '24290451000179', '28729157000171', '10406511000161']
/** A different answer each, so that the server makes each of them. */
const QUESTIONS = Array.from({ length: 300 }, (_, at) => ({
  cnpj: FUNDS[at % 5] ?? '',
  page_size: Math.floor(at / 5) + 1,
}))

describe('A client of a server with the usual limits of a key', () => {
  let api: Api

  beforeAll(async () => {
    const { dataDir } = await sampleTwice()
    api = await serve(dataDir, {
      KEY_REQUESTS_AT_ONCE: String(KEY_REQUESTS_AT_ONCE),
      KEY_HEAVY_AT_ONCE: String(KEY_HEAVY_AT_ONCE),
    })
  })

  afterAll(() => api.stop())

  it('gets 300 answers to 300 look-throughs at once', async () => {
    const client = createClient({ baseUrl: `http://127.0.0.1:${String(api.port)}`, apiKey: api.key })

    const answers = await Promise.all(
      QUESTIONS.map(({ cnpj, page_size }) =>
        client.get('/v1/fund/{cnpj}/portfolio/look-through', { path: { cnpj }, query: { date: '2025-10', page_size } }),
      ),
    )

    expect(answers.map(({ body }) => body.data.fund.cnpj)).toEqual(QUESTIONS.map(({ cnpj }) => cnpj))
  })
})

it('suits the usual limits of a key in both clients, so that two programs can share one, and their pages say it', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const { requests, heavy } = DEFAULT_CONCURRENCY

  expect(requests).toBe(KEY_REQUESTS_AT_ONCE / 2)
  // As many as a server works on at a time: more would only wait there.
  expect(heavy).toBe(2)
  expect(2 * heavy).toBeLessThan(KEY_HEAVY_AT_ONCE)
  const python = read('client/python/brazilian_market_data/places.py')
  expect(python).toContain(`requests: int = ${String(requests)}\n`)
  expect(python).toContain(`heavy: int = ${String(heavy)}\n`)
  for (const page of ['docs/python.md', 'docs/typescript.md']) {
    expect(read(page)).toContain(`has ${String(requests)} requests under way, ${String(heavy)} of them heavy`)
    expect(read(page)).toContain(`takes ${String(KEY_REQUESTS_AT_ONCE)} and ${String(KEY_HEAVY_AT_ONCE)} of a key`)
  }
})

/** A client of a server that is not there, which counts the requests that are under way at once. */
function createCounted(options: Partial<ClientOptions> = {}) {
  const counted = { underWay: 0, most: 0 }
  const client = createClient({
    baseUrl: 'http://nowhere.test',
    apiKey: 'k',
    fetch: async () => {
      counted.underWay += 1
      counted.most = Math.max(counted.most, counted.underWay)
      await new Promise((resolve) => setTimeout(resolve, 1))
      counted.underWay -= 1
      return new Response('{"success":true,"data":[]}\n')
    },
    ...options,
  })
  return { client, counted }
}

describe('A client', () => {
  it.each([
    [{}, 16, 2],
    [{ requests: 5, heavy: 3 }, 5, 3],
  ])('with %j has a number of requests under way at once, and fewer heavy ones', async (concurrency, most, heavy) => {
    const [all, heavies] = [createCounted({ concurrency }), createCounted({ concurrency })]

    await Promise.all(QUESTIONS.map(() => all.client.get('/v1/datasets')))
    await Promise.all(QUESTIONS.map(() => heavies.client.get('/v1/navs', { query: { cnpjs: '1' } })))

    expect([all.counted.most, heavies.counted.most]).toEqual([most, heavy])
  })

  it('lets a reader of rows ask for others meanwhile', async () => {
    const { client } = createCounted({ concurrency: { requests: 1, heavy: 1 } })
    const read: unknown[] = []

    for await (const _row of client.rows('/v1/datasets')) {
      for await (const inner of client.rows('/v1/datasets')) read.push(inner)
    }

    expect(read).toHaveLength(1)
  })

  it('frees the place of a request that fails, and of one that is aborted while it waits for a place', async () => {
    const abort = new AbortController()
    const { client } = createCounted({
      concurrency: { requests: 1 },
      retry: { attempts: 1 },
      fetch: () => Promise.reject(new TypeError('lost')),
    })
    const first = client.get('/v1/datasets')
    const waiting = client.get('/v1/datasets', { signal: abort.signal })
    abort.abort(new Error('no longer needed'))

    await expect(waiting).rejects.toThrow('no longer needed')
    await expect(first).rejects.toThrow('lost')
    await expect(client.get('/v1/datasets')).rejects.toThrow('lost')
  })

  it('is refused without a place', () => {
    expect(() => createCounted({ concurrency: { heavy: 0 } })).toThrow('at least one request')
  })
})
