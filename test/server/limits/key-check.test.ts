import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { FILER, editions, PATH } from '../helpers/editions.ts'
import { askPool } from '../../deploy/helpers/steady-load.ts'
import { rm } from 'node:fs/promises'

const SECRET = 'a-secret-of-this-test-and-of-nobody-else'
const edge = { 'x-edge-secret': SECRET }
const NEWEST = '20260110T030000Z'

let api: Api
let mirror: string
let narrow: string
let limited: string

beforeAll(async () => {
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  mirror = world.mirror
  narrow = await makeKey(world.dataDir, { scopes: ['b3_quote'] })
  limited = await makeKey(world.dataDir, { rateLimit: 3 })
  api = await serve(world.dataDir, { PUBLIC_DATA: 'on', EDGE_SECRET: SECRET })
})

afterAll(async () => {
  await api.stop()
  await rm(mirror, { recursive: true })
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  askPool(api.port, path, { 'x-api-key': api.key, ...headers })
const check = (asked: string, headers: Readonly<Record<string, string>> = {}) =>
  get('/v1/key-check', { ...edge, 'x-original-uri': asked, ...headers })

describe('The question of the proxy', () => {
  it('is 204 with the headers of the limit for a key that may have the answer', async () => {
    const { status, headers, text } = await check(`${PATH}?date=2025-10`)

    expect([status, text]).toEqual([204, ''])
    expect(headers['x-ratelimit-limit']).toBe('1000000')
    expect(headers['ratelimit-policy']).toContain('q=1000000')
  })

  it.each([
    ['a wrong key', { 'x-api-key': 'wrong' }, PATH],
    ['an address that does not exist', {}, '/v1/nothing'],
    ['no address', {}, ''],
    ['the address of a file, which is never kept', {}, '/v1/bulk/cvm_fund_portfolio/competence_month=2025-10'],
  ])('is 403 without a reason for %s', async (_what, headers, asked) => {
    expect(await check(asked, headers)).toMatchObject({ status: 403, text: '' })
  })

  it('knows the scopes of the request, however its path is spelled', async () => {
    const spelled = `/v1/fund/${FILER.replace('0', '%30')}/portfolio`
    expect((await check(PATH, { 'x-api-key': narrow })).status).toBe(403)
    expect((await check(spelled, { 'x-api-key': narrow })).status).toBe(403)
    expect((await check('/v1/datasets/cvm_fund_portfolio', { 'x-api-key': narrow })).status).toBe(204)
  })

  it('counts for the key, and a request with the secret is not counted again', async () => {
    const own = { 'x-api-key': limited }
    for (let n = 0; n < 5; n += 1) expect((await get(PATH, { ...own, ...edge })).status).toBe(200)
    const left = []
    for (let n = 0; n < 3; n += 1) left.push((await check(PATH, own)).headers['x-ratelimit-remaining'])

    expect(left).toEqual(['2', '1', '0'])
    expect((await check(PATH, own)).status).toBe(403)
    expect((await get(PATH, own)).status).toBe(429)
  })

  it.each([{}, { 'x-edge-secret': '' }, { 'x-edge-secret': SECRET.slice(1) }, { 'x-edge-secret': `${SECRET}x` }])(
    'does not exist without the secret: %j',
    async (headers) => {
      const reply = await get('/v1/key-check', { 'x-original-uri': PATH, ...headers })
      expect(reply.status).toBe(404)
      expect(JSON.parse(reply.text)).toMatchObject({ error_data: { reason: 'route_not_found' } })
    },
  )
})

describe('What caches may keep', () => {
  const control = async (path: string, headers = {}) => (await get(path, headers)).headers['cache-control']

  it('is public for the proxy that sends the secret, and never otherwise, in any order', async () => {
    for (const headers of [{}, edge, {}, edge, { 'x-edge-secret': 'wrong' }]) {
      const isEdge = headers === edge
      expect(await control(PATH, headers)).toBe(isEdge ? 'public, max-age=0, s-maxage=30' : 'private, no-cache')
      expect(await control(`${PATH}?snapshot=${NEWEST}`, headers)).toBe(
        isEdge ? 'public, max-age=3600, s-maxage=31536000' : 'private, max-age=31536000, immutable',
      )
    }
  })

  it('has no header of one client for the proxy', async () => {
    const { headers } = await get(PATH, edge)
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([])
  })

  it('is never an error, a file, or an answer in the language of the client', async () => {
    const file = '/v1/bulk/cvm_fund_portfolio/competence_month=2025-10'
    const paths = [`${PATH}?date=201901`, '/v1/nothing', `/v1/portfolios?cnpjs=${FILER}`, file]
    for (const path of paths)
      expect(await control(`${path}${path.includes('?') ? '&' : '?'}snapshot=${NEWEST}`, edge)).toMatch(/^private/)
  })
})

describe('The settings', () => {
  it('need a secret for public data, and no short one', () => {
    expect(() => readConfig({ PUBLIC_DATA: 'on' })).toThrow('PUBLIC_DATA: on needs EDGE_SECRET')
    expect(() => readConfig({ PUBLIC_DATA: 'on', EDGE_SECRET: 'short' })).toThrow('EDGE_SECRET: give 32 to 256')
  })

  it('change nothing while the data are not public', async () => {
    const own = await serve(api.dataDir, { EDGE_SECRET: SECRET })
    const reply = await askPool(own.port, PATH, { 'x-api-key': own.key, ...edge })
    await own.stop({ keepData: true })

    expect(reply.headers['cache-control']).toBe('private, no-cache')
    expect(reply.headers['x-ratelimit-limit']).toBe('1000000')
  })
})
