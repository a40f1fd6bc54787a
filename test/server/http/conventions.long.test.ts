import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../helpers/http.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'

const PORTFOLIO = '/v1/fund/62415896000127/portfolio?date=20251031'
const PROBLEM = 'application/problem+json'
const TRACE = '0af7651916cd43dd8448eb211c80319c'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const open = (path: string) => ask(api.port, path)

describe('an error for those whose Accept names application/problem+json', () => {
  it.each([PROBLEM, `application/json, ${PROBLEM}`, `text/csv, ${PROBLEM};q=0.5`])(
    'is one of RFC 9457: %s',
    async (accept) => {
      const path = '/v1/fund/62415896000127/portfolio?date=20190131'
      const [plain, problem] = [await api.get(path), await api.get(path, { headers: { accept } })]
      const said = JSON.parse(plain.text) as { message: string; code: string; error_data: object }

      expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
      if (accept === PROBLEM) {
        // A portfolio has no such form, and the error has.
        expect(JSON.parse(problem.text)).toMatchObject({ status: 400, code: 'invalid_input' })
      } else {
        expect(JSON.parse(problem.text)).toEqual({
          type: '/docs/rules#not_found',
          title: 'There is no such thing',
          status: 404,
          detail: said.message,
          code: said.code,
          error_data: said.error_data,
        })
      }
      expect(problem.headers['content-type']).toMatch(/^application\/problem\+json/)
      expect(problem.headers.vary).toContain('Accept')
    },
  )

  it.each(['*/*', 'application/json', `application/json, ${PROBLEM};q=0`])('is as before for %s', async (accept) => {
    const { headers, text } = await open('/v1/nothing').then(() => api.get('/v1/nothing', { headers: { accept } }))

    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'not_found' })
  })

  it('is explained at its address, and in the language of the client', async () => {
    const headers = { accept: PROBLEM, 'accept-language': 'pt' }
    const { text } = await ask(api.port, '/v1/datasets', { headers })
    const { type, title } = JSON.parse(text) as { type: string; title: string }
    const [path = '', anchor = ''] = type.split('#')

    expect(title).toBe('É preciso uma chave válida')
    expect((await open(path)).text).toContain(`id="${anchor}"`)
  })
})

describe('a trace', () => {
  it('goes on in the answer, with a step of ours, also from the cache', async () => {
    const traceparent = `00-${TRACE}-b7ad6b7169203331-01`
    const steps = new Set<string>()
    for (let count = 0; count < 3; count++) {
      const { headers } = await api.get(PORTFOLIO, { headers: { traceparent } })
      expect(headers['traceparent']).toMatch(new RegExp(`^00-${TRACE}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`))
      steps.add(String(headers['traceparent']))
    }
    expect(steps.size).toBe(3)
    expect((await api.get(PORTFOLIO)).headers['traceparent']).toBeUndefined()
  })

  it.each([
    '',
    'x',
    `00-${TRACE}-b7ad6b7169203331`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-b7ad6b7169203331-01`,
    `00-${TRACE}-b7ad6b7169203331-01-more`,
    `00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`,
  ])('that is not well formed is answered as without it: %s', async (traceparent) => {
    const { status, headers } = await api.get(PORTFOLIO, { headers: { traceparent } })

    expect([status, headers['traceparent']]).toEqual([200, undefined])
  })
})

const linksOf = (header: unknown) =>
  new Map([...String(header).matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, address = '', rel = '']) => [rel, address]))

describe('the links of an answer', () => {
  it('lead to the first page, the schema of its rows and the licence', async () => {
    const second = await api.get('/v1/funds?page=1&page_size=2')
    const links = linksOf(second.headers['link'])
    const first = await api.get(links.get('first') ?? '')

    expect([...links.keys()]).toEqual(['next', 'first', 'describedby', 'license'])
    expect(first.text).toBe(
      (await api.get(`/v1/funds?page_size=2&page=0&snapshot=${String(second.headers['x-snapshot-id'])}`)).text,
    )
    expect(links.get('license')).toBe('https://opendatacommons.org/licenses/odbl/1-0/')
    expect(links.get('describedby')).toBe('/schemas/funds.json')
  })

  it('lead to the terms where the data are restricted', async () => {
    const { headers } = await api.get('/v1/exchange/indexes')

    expect(linksOf(headers['link']).get('license')).toBe('/docs/b3_index')
  })

  it.each([PORTFOLIO, '/v1/exchange/indexes', '/v1/fund/62415896000127', '/v1/datasets', '/v1/snapshots'])(
    'describe each line of the NDJSON: %s',
    async (path) => {
      const { headers, text } = await api.get(`${path}${path.includes('?') ? '&' : '?'}format=ndjson`)
      const schema = await open(linksOf(headers['link']).get('describedby') ?? '')
      const ajv = new Ajv2020({ strict: false })
      addFormats.default(ajv)
      const validate = ajv.compile(JSON.parse(schema.text) as object)
      const lines = text.trimEnd().split('\n')

      expect(schema.headers['content-type']).toBe('application/schema+json')
      for (const line of lines) {
        validate(JSON.parse(line))
        expect(validate.errors, line).toBeNull()
      }
      expect(validate({ ...(JSON.parse(lines[0] ?? '') as object), odd: 1 })).toBe(false)
    },
  )

  it('lead nowhere for an endpoint that is none', async () => {
    expect((await open('/schemas/nothing.json')).status).toBe(404)
  })
})

describe('what describes the API needs no key', () => {
  it('its catalogue is a link set whose addresses answer', async () => {
    const { status, headers, text } = await open('/.well-known/api-catalog')
    const { linkset } = JSON.parse(text) as { linkset: Record<string, unknown>[] }
    const addresses = [...text.matchAll(/"href": "([^"]+)"/g)].map(([, href = '']) => new URL(href))

    expect([status, headers['content-type']]).toEqual([
      200,
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ])
    expect(linkset[0]?.['anchor']).toMatch(/\/v1\/$/)
    expect(addresses.length).toBeGreaterThan(6)
    for (const { pathname, search } of addresses)
      expect((await open(`${pathname}${search}`)).status, pathname).toBe(200)
  })

  it('the whole documentation is one text, with every endpoint and no row of restricted data', async () => {
    const { status, headers, text } = await open('/llms-full.txt')

    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    for (const part of ['GET /v1/fund/{cnpj}/portfolio', 'GET /v1/exchange/quotes', '# Rules of every request'])
      expect(text).toContain(part)
    expect(text).toContain('The answer is only for keys')
    expect((await ask(api.port, '/llms-full.txt', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(
      304,
    )
  })
})
