import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deprecated } from '../../../schemas/api/deprecation.ts'
import { defineEndpoint } from '../../../schemas/api/endpoint.ts'
import { booleanInput } from '../../../schemas/api/input.ts'
import { described, listOutput } from '../../../schemas/api/output.ts'
import { listAnswer, pageInput } from '../../../schemas/api/page.ts'
import { openApiDocument } from '../../../schemas/service/openapi/document.ts'
import { type JsonObject, member } from '../../../schemas/service/openapi/json.ts'
import { type FakeApi, serveEndpoints } from '../helpers/fake-app.ts'
import { ask } from '../helpers/http.ts'

const early = { since: '2026-01-01', sunset: '2027-06-30', note: 'Use the other.' }
const late = { since: '2026-02-01', sunset: '2027-01-31', note: 'It says nothing.', replacement: 'other' }
const row = z.strictObject({ kept: described(z.string(), 'Stays.', 'VARCHAR') })
const withField = z.strictObject({ old: deprecated(described(z.string(), 'Goes.', 'VARCHAR'), late) })

function endpoint(id: string, output: z.ZodObject, more: object = {}) {
  return defineEndpoint({
    id,
    path: `/v1/fake/${id}`,
    summary: 'What a test wants',
    description: 'What a test wants.',
    dataset: null,
    input: z.strictObject({ loud: deprecated(booleanInput('Louder.'), early).optional(), ...pageInput }),
    output: listOutput(output),
    rows: ['data'],
    examples: [],
    answer: (_snapshot, page) =>
      Promise.resolve(listAnswer([Object.fromEntries(Object.keys(output.shape).map((name) => [name, 'x']))], page, id)),
    ...more,
  })
}

const endpoints = [
  endpoint('plain', row),
  endpoint('field', withField),
  endpoint('whole', row, { deprecated: late }),
  endpoint('none', row, { input: z.strictObject(pageInput) }),
]
let api: FakeApi

beforeAll(async () => {
  api = await serveEndpoints(endpoints)
})

afterAll(() => {
  api.stop()
})

async function listHeaders(path: string) {
  const { headers } = await ask(api.port, `/v1/fake/${path}`, { headers: { 'x-api-key': api.key } })
  return { deprecation: headers['deprecation'], sunset: headers['sunset'], link: listOwnLinks(headers['link']) }
}

/** Leaves out those that every answer has: the first page and the schema. */
function listOwnLinks(header: unknown): string | undefined {
  const links = typeof header === 'string' ? header.split(/, (?=<)/) : []
  return links.filter((link) => !/rel="(?:first|describedby)"/.test(link)).join(', ') || undefined
}

const SILENT = { deprecation: undefined, sunset: undefined, link: undefined }
const ANNOUNCED = '</docs/changelog>; rel="deprecation"; type="text/html"'
const LATE = { deprecation: '@1769904000', sunset: 'Sun, 31 Jan 2027 00:00:00 GMT', link: ANNOUNCED }

describe('an answer', () => {
  it('says nothing when it uses nothing deprecated', async () => {
    expect(await listHeaders('plain')).toEqual(SILENT)
  })

  it('always names a deprecated endpoint', async () => {
    expect(await listHeaders('whole')).toEqual(LATE)
    expect(await listHeaders('whole?page=-1')).toEqual(LATE)
  })

  it('names a deprecated field that it can contain', async () => {
    expect(await listHeaders('field')).toEqual(LATE)
  })

  it('names a deprecated parameter when the request uses it', async () => {
    const early = { deprecation: '@1767225600', sunset: 'Wed, 30 Jun 2027 00:00:00 GMT', link: ANNOUNCED }

    expect(await listHeaders('plain?loud=1')).toEqual(early)
  })

  it('gives the earliest of several dates, once', async () => {
    expect(await listHeaders('whole?loud=1')).toEqual({ ...LATE, deprecation: '@1767225600' })
  })

  it('also links to the next page', async () => {
    const { link } = await listHeaders('whole?page_size=1')

    expect(link).toBe(
      `${ANNOUNCED}, </v1/fake/whole?page_size=1&format=json&page=1&snapshot=20260101T000000Z>; rel="next"`,
    )
  })
})

describe('the OpenAPI document', () => {
  const document = openApiDocument({ version: 'test', datasets: [], endpoints }) as unknown as JsonObject
  const operation = (id: string) => member(member(member(document, 'paths'), `/v1/fake/${id}`), 'get')

  it('marks what is deprecated, and says why', () => {
    const parameters = operation('plain')['parameters']
    const text = JSON.stringify(operation('field'))

    expect(operation('whole')).toMatchObject({ deprecated: true, 'x-deprecation': late })
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'loud', deprecated: true, 'x-deprecation': early }),
    )
    expect(text).toContain('"description":"Goes. Deprecated: It says nothing."')
    expect(text).toContain('"deprecated":true')
  })

  it('documents the headers only for endpoints that can have something deprecated', () => {
    const headers = (id: string) => Object.keys(member(member(member(operation(id), 'responses'), '200'), 'headers'))

    expect(headers('whole')).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link']))
    expect(headers('none')).not.toContain('Deprecation')
  })
})
