import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Format } from '../../../schemas/api/format.ts'
import { negotiate } from '../../../server/formats/negotiate.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'
import { readProblem } from '../helpers/body.ts'

const ALL: readonly Format[] = ['json', 'csv', 'xml', 'ndjson', 'arrow']
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

describe('the header Accept', () => {
  it.each<[string | undefined, Format]>([
    [undefined, 'json'],
    ['', 'json'],
    [' ', 'json'],
    ['*/*', 'json'],
    ['application/*', 'json'],
    ['application/json', 'json'],
    ['APPLICATION/JSON', 'json'],
    ['application/json; charset=utf-8', 'json'],
    ['text/csv', 'csv'],
    ['text/csv; header=present', 'csv'],
    ['text/*', 'csv'],
    ['application/xml', 'xml'],
    ['text/xml', 'xml'],
    ['application/x-ndjson', 'ndjson'],
    ['application/ndjson', 'ndjson'],
    ['application/jsonl', 'ndjson'],
    ['application/vnd.apache.arrow.stream', 'arrow'],
    ['text/csv;q=0.5, application/xml;q=0.7, application/json;q=0.1', 'xml'],
    ['text/csv; charset=utf-8; q=0.5, application/xml ; q = 0.7', 'xml'],
    ['application/xml, text/csv', 'xml'],
    ['text/html, text/csv;q=0.1', 'csv'],
    ['application/json;q=0, */*', 'csv'],
    ['*/*;q=0.1, text/csv', 'csv'],
    [BROWSER, 'xml'],
  ])('%j chooses %s', (accept, format) => {
    expect(negotiate(undefined, accept, ALL)).toBe(format)
  })

  it.each(['text/html', 'image/*', 'application/json;q=0', '*/*;q=0', 'json', 'text/', ',', 'application/vnd.x+json'])(
    '%j takes nothing there is, which a 400 names',
    (accept) => {
      expect(() => negotiate(undefined, accept, ALL)).toThrow(
        expect.objectContaining({
          code: 'invalid_input',
          message: expect.stringMatching(/application\/json \(format=json\).*arrow\.stream \(format=arrow\)/) as string,
        }),
      )
    },
  )

  it('skips a format that the endpoint does not have', () => {
    const offered = ALL.filter((format) => format !== 'arrow')

    expect(negotiate(undefined, 'application/vnd.apache.arrow.stream, text/csv;q=0.5', offered)).toBe('csv')
  })

  it('never wins against the parameter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.oneof(fc.string(), fc.constant('text/html')), (format, accept) => {
        expect(negotiate(format, accept, ALL)).toBe(format)
      }),
    )
  })

  it('gives a format or a 400 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (accept) => {
        expect([...ALL, 'invalid_input']).toContain(chosen(accept))
      }),
    )
  })
})

function chosen(accept: string): string {
  try {
    return negotiate(undefined, accept, ALL)
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('over HTTP', () => {
  const LIST = '/v1/changelog'
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('the parameter wins over Accept', async () => {
    const reply = await api.get(`${LIST}?format=csv`, { headers: { accept: 'text/html' } })

    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(reply.headers.vary).toContain('Accept')
  })

  it.each(['html', 'JSON', '', 'docx', 'constructor'])(
    'a format %j is a 400 that names those there are',
    async (format) => {
      const problem = readProblem(await api.get(`${LIST}?format=${format}`))

      expect(problem).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(problem.message).toMatch(/json, csv, xml, ndjson, arrow/)
    },
  )

  it.each(ALL)('an error is JSON when the request asks for %s', async (format) => {
    const accept = { headers: { accept: 'application/xml' } }
    const errors = [
      await api.get(`${LIST}?format=${format}&unheard=1`),
      await api.get(`/v1/fund/00000000000191/portfolio?format=${format}&download=1`, accept),
      await api.get(`/v1/nothing?format=${format}`, accept),
      await api.get(LIST, { ...accept, method: 'POST' }),
      await api.get(`${LIST}?format=${format}`, { headers: { ...accept.headers, 'x-api-key': 'wrong' } }),
    ]

    expect(errors.map((reply) => readProblem(reply).status)).toEqual([400, 404, 404, 405, 401])
    expect(errors.filter(({ headers }) => 'content-disposition' in headers)).toEqual([])
  })

  it('an empty list is only a header in CSV, nothing in NDJSON, an empty element in XML', async () => {
    const far = (format: string) => api.get(`${LIST}?page=999999&format=${format}`)

    expect((await far('csv')).text).toMatch(/^snapshot,published_at,[a-z_,]+\r\n$/)
    expect((await far('ndjson')).text).toBe('')
    const [xml, json] = [await far('xml'), await far('json')]
    const snapshot = String(json.headers['x-snapshot-id'])
    expect(xml.text).toContain(
      `<success>true</success><snapshot>${snapshot}</snapshot><next nil="true"/><data></data></response>`,
    )
    expect(json.text).toBe(`{"success":true,"snapshot":"${snapshot}","next":null,"data":[]}`)
  })

  it('a full page links to the next in the same format', async () => {
    const { headers } = await api.get(`${LIST}?page_size=1&format=csv`)

    const snapshot = String(headers['x-snapshot-id'])
    expect(headers['link']).toContain(`</v1/changelog?page_size=1&format=csv&page=1&snapshot=${snapshot}>; rel="next"`)
  })
})
