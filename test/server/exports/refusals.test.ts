import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../helpers/api.ts'
import { editions, FILER } from '../helpers/editions.ts'
import { type ExportServer, parseExport, removeFolders, serveExports, type ShownExport } from '../helpers/exports.ts'
import type { Reply } from '../helpers/http.ts'
import { ask } from '../helpers/http.ts'

const PORTFOLIO = '/v1/fund/{cnpj}/portfolio'
const ASKED = { endpoint: PORTFOLIO, parameters: { cnpj: FILER, date: '2025-10' } }

let server: ExportServer
let dataDir: string

beforeAll(async () => {
  dataDir = (await editions(['2026-01-10T03:00:00Z', '100.00'])).dataDir
  server = await serveExports(dataDir, { environment: { EXPORT_PARTS: '50', KEY_EXPORTS_KEPT: '2' } })
})

afterAll(async () => {
  await server.stop()
  await removeFolders(dataDir, `${dataDir}-exports`)
})

interface Refusal {
  readonly status: number
  readonly message: string
}

function readRefusal({ status, text }: Reply): Refusal {
  return { status, message: (JSON.parse(text) as { message: string }).message }
}

describe('A request for an export that cannot be made is refused with what to do', () => {
  it.each([
    ['nothing', '', 'Send a JSON object of at most 64 KiB'],
    ['a list', [ASKED], 'Send a JSON object of at most 64 KiB'],
    ['no endpoint', { parameters: {} }, 'endpoint: Name an endpoint by its path'],
    [
      'an unknown endpoint',
      { endpoint: 'fund_portfolo' },
      'There is no endpoint fund_portfolo. Did you mean fund_portfolio?',
    ],
    ['an unknown member', { ...ASKED, compress: 'gzip' }, 'compress: Unknown parameter'],
    [
      'an unknown parameter',
      { ...ASKED, parameters: { ...ASKED.parameters, dat: '2025-10' } },
      'dat: Unknown parameter: did you mean date?',
    ],
    ['an odd value', { ...ASKED, parameters: { cnpj: { min: 1 } } }, 'parameters: Give an object: each parameter'],
    ['a format of no rows', { ...ASKED, format: 'xlsx' }, 'format: An export is csv, ndjson, arrow'],
    [
      'a table of one object',
      { endpoint: 'fund', parameters: { cnpj: FILER }, format: 'arrow' },
      'It has csv, ndjson.',
    ],
    ['no fund', { endpoint: PORTFOLIO }, 'cnpj: /v1/fund/{cnpj}/portfolio needs it'],
    [
      'a wrong fund in a list',
      { ...ASKED, parameters: { cnpj: [FILER, '00068305000136'] } },
      'cnpj: The value 00068305000136 of the list is wrong. The check digits of 00068305000136 are wrong',
    ],
    ['a page', { endpoint: 'funds', parameters: { page: 2 } }, 'page: An export has every page'],
    ['a batch', { endpoint: 'portfolios', parameters: { cnpjs: FILER } }, 'cnpjs: Take the endpoint of one fund'],
    ['a cursor', { endpoint: 'revisions' }, 'goes on in newer snapshots'],
    [
      'months backwards',
      { ...ASKED, parameters: { cnpj: FILER, date: { from: '2025-10', to: '2025-09' } } },
      'swap them',
    ],
    [
      'too many months',
      { ...ASKED, parameters: { cnpj: FILER, date: { from: '0001-01', to: '9999-12' } } },
      'more than the 50 parts',
    ],
    ['an empty list', { ...ASKED, parameters: { cnpj: [] } }, 'cnpj: The list is empty'],
    [
      'rows that do not say which',
      { ...ASKED, parameters: { ...ASKED.parameters, min_value: [1, 2] } },
      'do not say min_value',
    ],
    [
      'fields without the fund',
      { ...ASKED, parameters: { cnpj: [FILER, '00068305000135'], fields: 'id' } },
      'fields: With several values of cnpj',
    ],
  ])('%s', async (_what, body, message) => {
    const refusal = readRefusal(await server.post(body))
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(message) as string })
  })

  it('for a snapshot that is not there, a method that it does not take, or an address that is none', async () => {
    const old = await server.post({ ...ASKED, parameters: { ...ASKED.parameters, as_of: '20200101' } })
    const put = await server.get('/v1/exports', { method: 'PUT' })
    const remove = await server.get('/v1/exports/1', { method: 'DELETE' })

    expect([old.status, put.status, remove.status]).toEqual([404, 405, 405])
    expect([put.headers.allow, remove.headers.allow]).toEqual(['GET, HEAD, POST', 'GET, HEAD'])
    expect((await server.get('/v1/exports/1/../../etc/passwd')).status).toBe(404)
    expect((await server.get('/v1/exports?state=done')).status).toBe(400)
  })
})

describe('An export', () => {
  it('is there for its own key only, and for none without the scope bulk', async () => {
    const made = await server.make(ASKED)
    // The server that knows the last one knows all.
    const [narrow, foreign, other] = [
      await makeKey(dataDir, { scopes: ['*'] }),
      await makeKey(dataDir, { scopes: ['bulk', 'b3_quote'] }),
      await makeKey(dataDir),
    ]
    const second = await serveExports(dataDir, { folder: `${dataDir}-exports-2`, key: other })
    const as = (key: string, path: string) => ask(server.port, path, { headers: { 'x-api-key': key } })
    try {
      // These keys are newer than the server, which looks for new ones; the second server has read them at its start.
      expect((await second.post(ASKED, { 'x-api-key': narrow })).status).toBe(403)
      expect((await second.post(ASKED, { 'x-api-key': foreign })).status).toBe(403)
    } finally {
      await second.stop()
      await removeFolders(`${dataDir}-exports-2`)
    }
    const known = await waitForKey(other, as)
    expect(known.text).toBe('{"success":true,"data":[]}')
    expect([made.state, (await as(other, `/v1/exports/${made.id}`)).status]).toEqual(['done', 404])
    expect((await as(other, `/v1/exports/${made.id}/file`)).status).toBe(404)
    expect((await as(narrow, '/v1/exports')).status).toBe(403)
  })

  it('beyond those that are kept for a key takes the place of one without a file, or is refused', async () => {
    const failed = await server.make({ ...ASKED, parameters: { cnpj: FILER, date: '1999-01' } })
    const made = await server.make(ASKED)
    const refused = await server.post(ASKED)

    expect([failed.state, made.state]).toEqual(['failed', 'done'])
    expect((await server.get(`/v1/exports/${failed.id}`)).status).toBe(404)
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'rate_limited', error_data: { limit: 2 } })
    const { data } = JSON.parse((await server.get('/v1/exports')).text) as { data: { id: string }[] }
    expect(data[0]?.id).toBe(made.id)
  })

  it('of a server that has no folder for exports does not exist, which the answer says', async () => {
    const off = await serveExports(dataDir, { folder: '' })
    try {
      expect(readRefusal(await off.post(ASKED))).toEqual({
        status: 404,
        message: 'This server makes no exports: the operator has not turned them on.',
      })
    } finally {
      await off.stop()
    }
  })

  it('lists what is missing page by page, and the pages lead to each other', async () => {
    const paged = await serveExports(dataDir, { folder: `${dataDir}-exports-4` })
    try {
      const { id } = await paged.make({
        ...ASKED,
        parameters: { cnpj: FILER, date: { from: '2025-01', to: '2025-12' } },
      })
      const months: unknown[] = []
      for (let next: string | null = `/v1/exports/${id}?page_size=4`; next !== null;) {
        const reply = await paged.get(next)
        const page = JSON.parse(reply.text) as { next: string | null; data: ShownExport }
        months.push(page.data.errors.map(({ parameters }) => (parameters as { date: string }).date.slice(5)))
        expect(reply.headers['link']).toBe(page.next === null ? undefined : `<${page.next}>; rel="next"`)
        next = page.next
      }
      expect(months).toEqual([
        ['01', '02', '03', '04'],
        ['05', '06', '07', '08'],
        ['09', '11', '12'],
      ])
      for (const query of ['page=-1', 'page_size=0', 'page_size=1001', 'limit=3'])
        expect((await paged.get(`/v1/exports/${id}?${query}`)).status).toBe(400)
      expect((await paged.get('/v1/exports?page=1')).status).toBe(400)
    } finally {
      await paged.stop()
      await removeFolders(`${dataDir}-exports-4`)
    }
  })

  it('says where it is when it is taken', async () => {
    const third = await serveExports(dataDir, { folder: `${dataDir}-exports-3` })
    try {
      const taken = await third.post(ASKED)
      const { id, snapshot } = parseExport(taken)
      expect([taken.status, taken.headers.location]).toEqual([202, `/v1/exports/${id}`])
      expect(taken.headers['x-snapshot-id']).toBe(snapshot)
      await third.reach(id, 'done')
    } finally {
      await third.stop()
      await removeFolders(`${dataDir}-exports-3`)
    }
  })
})

/** Asks until the server knows the key: it looks for new ones from time to time. */
async function waitForKey(key: string, as: (key: string, path: string) => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await as(key, '/v1/exports')
    if (reply.status !== 401) return reply
  }
}
