import { beforeAll, describe, expect, it } from 'vitest'
import { ask, type Reply } from '../helpers/http.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'

const PORTFOLIO = '/v1/fund/62415896000127/portfolio?date=20251031'
const QUOTES = '/v1/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30'
const SITE = 'https://example.org'
const OTHER = 'https://example.com'

let off: SharedApi
let all: SharedApi
let some: SharedApi

beforeAll(async () => {
  const open = { PUBLIC_DATASETS: 'on', PUBLIC_RATE_LIMIT: '1000000' }
  off = await shareSample()
  all = await shareSample({ ...open, PUBLIC_ORIGINS: '*' })
  some = await shareSample({ ...open, PUBLIC_ORIGINS: `${SITE},http://localhost:3000` })
})

const allowed = ({ headers }: Reply) => headers['access-control-allow-origin']

function question(api: SharedApi, path: string, origin: string): Promise<Reply> {
  const headers = {
    origin,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'x-api-key',
  }
  return ask(api.port, path, { method: 'OPTIONS', headers })
}

describe('pages of other sites', () => {
  it('read nothing where the operator names none', async () => {
    const reply = await off.get(PORTFOLIO, { headers: { origin: SITE } })

    expect([reply.status, allowed(reply), reply.headers.vary]).toEqual([200, undefined, 'Accept, Accept-Encoding'])
    expect((await question(off, PORTFOLIO, SITE)).status).toBe(401)
  })

  it('read open data with *, by the same headers whoever asks, so that caches may keep them', async () => {
    const [asked, alone] = [
      await ask(all.port, PORTFOLIO, { headers: { origin: SITE } }),
      await ask(all.port, PORTFOLIO),
    ]

    for (const { status, headers } of [asked, alone]) {
      expect([status, headers['access-control-allow-origin'], headers['access-control-expose-headers']]).toEqual([
        200,
        '*',
        '*',
      ])
      expect(headers.vary).toBe('Accept, Accept-Encoding')
    }
  })

  it('read errors too, which say what to do', async () => {
    const missing = await ask(all.port, '/v1/fund/62415896000127/portfolio?date=19990131', {
      headers: { origin: SITE },
    })
    const keyless = await ask(all.port, '/v1/fund/62415896000128/portfolio', { headers: { origin: SITE } })

    expect([missing.status, allowed(missing), keyless.status, allowed(keyless)]).toEqual([404, '*', 400, '*'])
  })

  it.each([
    QUOTES,
    '/v1/exchange/indexes/IBOV',
    '/v1/search?q=petr4',
    '/v1/bulk/b3_quote',
    '/v1/exports',
    '/v1/nothing',
  ])('read nothing with * of what is restricted, not even with a key: %s', async (path) => {
    const reply = await all.get(path, { headers: { origin: SITE } })

    expect(allowed(reply)).toBeUndefined()
    expect((await question(all, path, SITE)).status).toBe(401)
  })

  it('read what their key gets where the operator names their site, and others do not', async () => {
    for (const path of [PORTFOLIO, QUOTES]) {
      const [named, other] = [
        await some.get(path, { headers: { origin: SITE } }),
        await some.get(path, { headers: { origin: OTHER } }),
      ]

      expect([named.status, allowed(named), allowed(other)]).toEqual([200, SITE, undefined])
      for (const { headers } of [named, other]) expect(headers.vary).toBe('Origin, Accept, Accept-Encoding')
    }
  })

  it.each(['null', `${SITE}.evil.example`, `${SITE}:8443`, 'HTTPS://EXAMPLE.ORG', `${SITE}/`, `${SITE},${OTHER}`])(
    'are named exactly: %s is another',
    async (origin) => {
      expect(allowed(await some.get(PORTFOLIO, { headers: { origin } }))).toBeUndefined()
    },
  )

  it('get the header from the cache of answers too, each its own', async () => {
    const path = `${PORTFOLIO}&fields=fund`
    for (const origin of [SITE, OTHER, 'http://localhost:3000', SITE]) {
      const reply = await some.get(path, { headers: { origin } })

      expect(allowed(reply)).toBe(origin === OTHER ? undefined : origin)
    }
  })

  it('may send a key after they have asked, and for two hours need not ask again', async () => {
    const { status, headers, text } = await question(some, QUOTES, SITE)

    expect([status, text]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-max-age': '7200',
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    })
    expect(headers['access-control-allow-headers']).toContain('x-api-key, authorization')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect((await question(some, QUOTES, OTHER)).status).toBe(401)
  })

  it('read the descriptions that need no key', async () => {
    const reply = await ask(all.port, '/data/index.json', { headers: { origin: SITE } })

    expect([reply.status, allowed(reply)]).toEqual([200, '*'])
    expect(allowed(await ask(all.port, '/docs', { headers: { origin: SITE } }))).toBeUndefined()
  })
})
