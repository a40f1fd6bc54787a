import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rm } from 'node:fs/promises'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { eventually } from '../helpers/http.ts'
import { editions, PATH, parseEdition, repeatValue } from '../helpers/editions.ts'

const FIRST = '20260110T030000Z'
const NEWEST = '20260301T120000Z'
/** Published by nobody, but a server that is ahead of ours may have it. */
const LATER = '20260301T120001Z'
const FUTURE = '99991231T235959Z'

let api: Api
let mirror: string
let sqlKey: string

beforeAll(async () => {
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-03-01T12:00:00Z', '200.00'])
  mirror = world.mirror
  sqlKey = await makeKey(world.dataDir, { scopes: ['*', 'sql', 'bulk'] })
  api = await serve(world.dataDir, { METRICS_PORT: '0', SQL: 'on' })
})

afterAll(async () => {
  await api.stop()
  await rm(mirror, { recursive: true })
})

const get = (query: string, headers: Readonly<Record<string, string>> = {}) => api.get(`${PATH}?${query}`, { headers })

describe('min_snapshot', () => {
  it.each([FIRST, '20260110T030001Z', NEWEST])('%s is met by a server with a newer one, or with it', async (id) => {
    expect(parseEdition(await get(`min_snapshot=${id}`))).toEqual({ snapshot: NEWEST, values: repeatValue('200.00') })
  })

  it('of a newer snapshot is a 503 that says to ask again in a second', async () => {
    const reply = await get(`min_snapshot=${LATER}`)

    expect(readProblem(reply)).toMatchObject({
      status: 503,
      code: 'unavailable',
      error_data: { reason: 'snapshot_not_here_yet', newest_snapshot: NEWEST },
    })
    expect(reply.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'private, no-cache' })
    expect(reply.headers).not.toHaveProperty('etag')
  })

  it('of the far future is a 404, which no proxy sends to another server', async () => {
    expect(readProblem(await get(`min_snapshot=${FUTURE}`))).toMatchObject({
      status: 404,
      error_data: { reason: 'snapshot_not_found', first_snapshot: FIRST },
    })
  })

  it('is judged before as_of: a server that may lack a snapshot of that day does not answer', async () => {
    expect(parseEdition(await get(`as_of=20260111&min_snapshot=${NEWEST}`)).snapshot).toBe(FIRST)
    expect((await get(`as_of=20260111&min_snapshot=${LATER}`)).status).toBe(503)
  })

  it('and snapshot together are a conflict, even after an answer to the named snapshot is cached', async () => {
    for (const pinned of [`snapshot=${NEWEST}`, `%73napshot=${NEWEST}`]) {
      for (let times = 0; times < 3; times++) expect((await get(pinned)).status).toBe(200)
      expect(readProblem(await get(`${pinned}&min_snapshot=${FIRST}`))).toMatchObject({
        status: 409,
        error_data: { reason: 'mutually_exclusive_parameters', parameters: ['min_snapshot', 'snapshot'] },
      })
    }
  })

  it('sent twice is refused, however it is spelled, after the same with one is cached', async () => {
    const spelled = `min%5Fsnapshot=${FIRST}`
    for (let times = 0; times < 3; times++) expect((await get(spelled)).status).toBe(200)
    expect((await get(`${spelled}&min_snapshot=${FIRST}`)).status).toBe(400)
    expect((await get(`min%5Fsnapshot=${LATER}`)).status).toBe(503)
  })

  it.each(['', 'current', '20260110'])('%j is no name of a snapshot', async (id) => {
    expect(readProblem(await get(`min_snapshot=${id}`))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { min_snapshot: [expect.any(String)] } },
    })
  })

  it.each(['/v1/datasets', '/v1/bulk/cvm_fund_portfolio', '/v1/sql?sql=SELECT%201'])(
    'holds for %s too',
    async (path) => {
      const address = `${path}${path.includes('?') ? '&' : '?'}min_snapshot=`
      const headers = { 'x-api-key': sqlKey }
      expect((await api.get(`${address}${NEWEST}`, { headers })).status).toBe(200)
      expect((await api.get(`${address}${LATER}`, { headers })).status).toBe(503)
    },
  )

  it('is not repeated in the address of the next page, which names its snapshot', async () => {
    const { headers } = await api.get(`/v1/changelog?page_size=1&min_snapshot=${FIRST}`)

    expect(headers['link']).toContain(`snapshot=${NEWEST}`)
    expect(headers['link']).not.toContain('min_snapshot')
  })
})

/** Counts the answers so far by their source. */
async function countAnswers() {
  const text = await (await fetch(`http://127.0.0.1:${String(api.metricsPort)}/metrics`)).text()
  const count = (from: string) => Number(new RegExp(`answers_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { made: count('made'), cached: count('cache') }
}

describe('the cache', () => {
  it('has one answer for requests with and without min_snapshot', async () => {
    const before = await countAnswers()
    const [plain, month] = ['fields=id', 'fields=id&date=2025-10']
    const queries = [plain, month].map((query) => [
      query,
      `${query}&min_snapshot=${FIRST}`,
      `min_snapshot=${NEWEST}&${query}`,
    ])

    const tags = queries.map(() => new Set())
    for (const [at, spellings] of queries.entries())
      for (const query of [...spellings, ...spellings]) tags[at]?.add((await get(query)).headers.etag)

    expect(tags.map(({ size }) => size)).toEqual([1, 1])
    // An answer counts when its connection has ended.
    const after = await eventually(async () => {
      const now = await countAnswers()
      return now.made + now.cached - before.made - before.cached === 12 ? now : null
    })
    expect(after.made - before.made).toBe(2)
  })

  it('confirms what the client has under the same ETag', async () => {
    const { etag = '' } = (await get('')).headers
    expect((await get(`min_snapshot=${NEWEST}`, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(`min_snapshot=${LATER}`, { 'if-none-match': etag })).status).toBe(503)
  })
})

describe('a snapshot that is newer than those of this server', () => {
  it('is not here yet', async () => {
    const reply = await get(`snapshot=${LATER}`)

    expect(readProblem(reply)).toMatchObject({ status: 503, error_data: { reason: 'snapshot_not_here_yet' } })
    expect(reply.headers['retry-after']).toBe('1')
    expect(readProblem(await get(`snapshot=${LATER}`, { 'accept-language': 'pt-BR' })).message).toBe(
      `O snapshot ${LATER} ainda não está neste servidor: tente de novo em instantes. O mais novo dele é ${NEWEST}.`,
    )
  })
})
