import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { isObject, type JsonObject, member } from '../../../schemas/service/openapi/json.ts'
import { translateDocument } from '../../../schemas/service/openapi/translate-document.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'

const COMMITTED = JSON.parse(
  await readFile(new URL('../../../schemas/service/openapi/openapi.gen.json', import.meta.url), 'utf8'),
) as JsonObject

let api: SharedApi
let document: JsonObject

beforeAll(async () => {
  api = await shareSample()
  document = JSON.parse((await api.get('/openapi.pt.json')).text) as JsonObject
})

describe('/openapi.pt.json', () => {
  it('is the document with Portuguese texts and tags, and says its language', async () => {
    const { status, headers } = await api.get('/openapi.pt.json')

    expect([status, headers['content-language']]).toEqual([200, 'pt-BR'])
    expect(member(document, 'info')).toMatchObject({ title: 'Dados de Mercado do Brasil' })
    expect(member(member(member(document, 'paths'), '/v1/fund/{cnpj}/portfolio'), 'get')).toMatchObject({
      operationId: 'fund_portfolio',
      tags: ['Carteiras de fundos'],
      summary: 'A carteira de uma classe de fundo no fim de um mês, linha a linha',
    })
    expect(document['tags']).toContainEqual(expect.objectContaining({ name: 'Carteiras de fundos' }))
  })

  it('has the names, types and examples of the English one', () => {
    expect(dropTexts(document)).toEqual(dropTexts(COMMITTED))
  })

  it('has the Portuguese of a field that is named as examples name their data', () => {
    const of = (from: JsonObject) => {
      const schema = member(member(member(from, 'components'), 'schemas'), 'AssetHolder')
      return member(member(schema, 'properties'), 'value')['description']
    }

    expect(of(COMMITTED)).toMatch(/^Value of these lines, BRL/)
    expect(of(document)).toMatch(/^Valor dessas linhas, em reais/)
  })

  it('is not sent again to a client that has it', async () => {
    const { headers } = await api.get('/openapi.pt.json')
    const again = await api.get('/openapi.pt.json', { headers: { 'if-none-match': headers.etag ?? '' } })

    expect([again.status, again.text]).toEqual([304, ''])
  })
})

describe('a document in English', () => {
  it('is the document', () => {
    expect(translateDocument('en', COMMITTED)).toEqual(COMMITTED)
  })
})

/** Drops what only people read. */
function dropTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropTexts)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const isText = ['title', 'summary', 'description'].includes(name) && typeof each === 'string'
      return isText || name === 'tags' ? [] : [[name, dropTexts(each)]]
    }),
  )
}
