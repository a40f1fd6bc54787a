import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateApi } from '../../../../pipeline/commands/gen-api.ts'
import { withCommonInput } from '../../../../schemas/api/common-input.ts'
import { API_STATUS } from '../../../../schemas/api/error.ts'
import { FORMATS, listFormats } from '../../../../schemas/api/format.ts'
import { endpoints, fileEndpoints } from '../../../../schemas/service/endpoints.ts'
import { openApiDocument } from '../../../../schemas/service/openapi/document.ts'
import { type JsonObject, member, resolver } from '../../../../schemas/service/openapi/json.ts'
import { describeParameters } from '../../../../schemas/service/openapi/parameters.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { datasetApis } from '../../../../schemas/service/registry.gen.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { writeAddress } from '../../../server/helpers/examples.ts'
import { ask } from '../../../server/helpers/http.ts'
import { findStaleClients } from '../../../../tools/checks/stale-clients.ts'
import { ANSWERED, answerExamples, printAnswered } from '../../../../tools/openapi/answered-examples.ts'

const COMMITTED = readFileSync(new URL('../../../../schemas/service/openapi/openapi.gen.json', import.meta.url), 'utf8')
const document = openApiDocument({ version: 'test', datasets, endpoints, fileEndpoints }) as unknown as JsonObject
const resolve = resolver(document)
const get = (path: string) => member(member(member(document, 'paths'), path), 'get')

it('is committed as the declarations have it, and the clients with it', async () => {
  await generateApi({ check: true }, () => new Date('2026-01-01T00:00:00Z'))
  expect(await findStaleClients()).toBeNull()
})

it('shows the answers that the sample gives to the documented requests', async () => {
  expect(printAnswered(await answerExamples()), 'run make gen').toBe(readFileSync(ANSWERED, 'utf8'))
})

it('prints the numbers of its examples with their exact decimals', () => {
  const { answered } = JSON.parse(readFileSync(ANSWERED, 'utf8')) as { answered: Record<string, { answer: string }[]> }
  const answers = Object.values(answered).flat()

  expect(answers.filter(({ answer }) => !COMMITTED.includes(answer))).toEqual([])
  expect(COMMITTED).toMatch(/"nav_value_reported":\d+\.\d0[,}]/)
})

describe.each(endpoints)('$path', (endpoint) => {
  const operation = get(endpoint.path)
  const responses = member(operation, 'responses')

  it('is named by its id, tagged by its dataset, or the one that declares it, and has every error that it can answer', () => {
    const declaring = Object.entries(datasetApis).find(([, api]) => api.endpoints.includes(endpoint))?.[0]
    const tags = datasets.filter(({ id }) => id === (endpoint.dataset ?? declaring)).map(({ title }) => title.en)
    const statuses = Object.values(API_STATUS).filter((status) => status !== 403 || endpoint.dataset !== null)

    expect(operation['operationId']).toBe(endpoint.id)
    expect(operation['tags']).toEqual(tags.length > 0 ? tags : ['Catalogue'])
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '304', ...statuses.map(String)]))
  })

  it('has the media type of each of its formats and no other', () => {
    const types = listFormats(endpoint).map((format) => FORMATS[format].type.replace(/;.*/, ''))

    expect(Object.keys(member(member(responses, '200'), 'content'))).toEqual(types)
  })

  it('has every parameter, with what limits it', () => {
    const parameters = describeParameters(endpoint)

    // Each property of the ranges is a parameter by itself.
    const sent = parameters.flatMap(({ name, explode, schema }) =>
      explode === true ? Object.keys(member(schema, 'properties')) : [name],
    )
    expect(sent).toEqual(Object.keys(withCommonInput(endpoint).shape))
    for (const { schema, description } of parameters) {
      expect(description).not.toBe('')
      expect(Object.keys(schema)).toEqual(expect.arrayContaining(['type']))
    }
  })

  it('says of every error in an example what it looks like', () => {
    const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400)
    for (const [status, response] of errors) {
      const { example } = member(member(resolve(response as JsonObject), 'content'), 'application/json')
      const code = Object.entries(API_STATUS).find(([, of]) => String(of) === status)?.[0]
      expect(example).toMatchObject({ success: false, code })
    }
  })
})

it('keeps what the columns say of type, unit and source', () => {
  const { properties } = member(member(member(document, 'components'), 'schemas'), 'PortfolioItem')

  expect((properties as JsonObject)['final_position_value']).toMatchObject({
    'x-type': 'DECIMAL(20,2)',
    'x-unit': 'BRL',
    'x-source': expect.stringContaining('VL_MERC_POS_FINAL') as string,
  })
})

describe('/openapi.json', () => {
  let api: SharedApi

  beforeAll(async () => {
    api = await shareSample()
  })

  it('is open without a key and is the committed document', async () => {
    const { status, text, headers } = await ask(api.port, '/openapi.json')

    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(text).toBe(COMMITTED)
  })

  it.each(endpoints)(
    'shows the header that the CSV of $path begins with',
    async ({ path, examples: [example = {}] }) => {
      const { text } = await api.get(writeAddress({ path }, { ...example, format: 'csv' }))

      const { example: shown } = member(member(member(member(get(path), 'responses'), '200'), 'content'), 'text/csv')
      expect(text.slice(0, text.indexOf('\n') + 1)).toBe(shown)
    },
  )

  it('is not sent again to a client that has it', async () => {
    const { headers } = await ask(api.port, '/openapi.json')
    const again = await ask(api.port, '/openapi.json', { headers: { 'if-none-match': headers.etag ?? '' } })

    expect([again.status, again.text]).toEqual([304, ''])
  })
})
