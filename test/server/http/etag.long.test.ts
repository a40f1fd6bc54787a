import { rm } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../helpers/api.ts'
import { type SharedApi, shareServer, shareWorld } from '../helpers/shared.ts'
import { readPortfolio, readProblem } from '../helpers/body.ts'
import { odd, oddDataDir } from '../helpers/odd-world.ts'

const FUND = `/v1/fund/${odd.both}`
const PORTFOLIO = `${FUND}/portfolio`

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(oddDataDir))
})

const readEtag = async (path: string) => (await api.get(path)).headers.etag ?? ''
const conditional = (path: string, etag: string) => api.get(path, { headers: { 'if-none-match': etag } })

describe('an ETag', () => {
  it('is strong and on every answer with data', async () => {
    expect(await readEtag(FUND)).toMatch(/^"[\w-]{20,}"$/)
    expect(await readEtag(PORTFOLIO)).toMatch(/^"[\w-]{20,}"$/)
  })

  it('is the same for the same request, and so is the body', async () => {
    const [one, other] = [await api.get(PORTFOLIO), await api.get(PORTFOLIO)]

    expect(one.headers.etag).toBe(other.headers.etag)
    expect(one.text).toBe(other.text)
  })

  it('does not depend on the order of the parameters, nor on how a value is written', async () => {
    const ways = [
      '?date=20251031&provenance=true',
      '?provenance=true&date=20251031',
      '?provenance=1&date=2025-10-31',
      '?%64ate=20251031&provenance=1',
    ]

    const etags = await Promise.all(ways.map((query) => readEtag(`${PORTFOLIO}${query}`)))

    expect(new Set(etags).size).toBe(1)
  })

  it('differs for every other request', async () => {
    const paths = [
      FUND,
      PORTFOLIO,
      `${PORTFOLIO}?date=20251031`,
      `${PORTFOLIO}?date=20250930`,
      `${PORTFOLIO}?date=20251031&provenance=true`,
      `/v1/fund/${odd.gap}`,
      `/v1/fund/${odd.gap}/portfolio`,
    ]

    const etags = await Promise.all(paths.map(readEtag))

    expect(new Set(etags).size).toBe(paths.length)
  })
})

describe('If-None-Match', () => {
  it('with the ETag answers 304 without a body', async () => {
    const { headers } = await api.get(PORTFOLIO)

    const reply = await conditional(PORTFOLIO, headers.etag ?? '')

    expect([reply.status, reply.text]).toEqual([304, ''])
    expect(reply.headers).toMatchObject({
      etag: headers.etag,
      'x-snapshot-id': headers['x-snapshot-id'],
      'cache-control': 'private, no-cache',
      vary: headers.vary,
    })
    expect(reply.headers).not.toHaveProperty('content-type')
  })

  it('answers 304 to HEAD too', async () => {
    const etag = await readEtag(PORTFOLIO)

    expect((await api.get(PORTFOLIO, { method: 'HEAD', headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each([(etag: string) => `W/${etag}`, (etag: string) => `"other", ${etag}`, (etag: string) => `"a",${etag},"b"`])(
    'knows the ETag when it is weak or one of several (%#)',
    async (written) => {
      expect((await conditional(PORTFOLIO, written(await readEtag(PORTFOLIO)))).status).toBe(304)
    },
  )

  it.each(['"other"', '', '""', 'W/"other"', '"a", "b"'])('with %j answers the body', async (etag) => {
    expect((await conditional(PORTFOLIO, etag)).status).toBe(200)
  })

  it('with the ETag of another request answers the body', async () => {
    expect((await conditional(PORTFOLIO, await readEtag(FUND))).status).toBe(200)
  })

  it('does not hide wrong parameters', async () => {
    expect(readProblem(await conditional(`${PORTFOLIO}?nonsense=1`, '*')).status).toBe(400)
  })

  it.each(['/v1/fund/00000000000191', `/v1/fund/${odd.neverFiled}/portfolio`])(
    'with * answers 404 where there is nothing: %s',
    async (path) => {
      expect(readProblem(await conditional(path, '*')).status).toBe(404)
    },
  )
})

it('gives errors no ETag, so that no client takes one for an answer', async () => {
  const reply = await api.get('/v1/fund/00000000000191')

  expect(readProblem(reply).status).toBe(404)
  expect(reply.headers).not.toHaveProperty('etag')
})

it('answers 304 before any query runs, even when the files are gone', async () => {
  const own = await serve(await oddDataDir())
  const path = `${PORTFOLIO}?date=20251031`
  const first = await own.get(path)
  await rm(`${own.dataDir}/lake`, { recursive: true })
  await rm(`${own.dataDir}/snapshots`, { recursive: true })

  const reply = await own.get(path, { headers: { 'if-none-match': first.headers.etag ?? '' } })

  await own.stop()
  expect(readPortfolio(first).portfolio).toHaveLength(1)
  expect(reply.status).toBe(304)
})
