import { beforeAll, describe, expect, it } from 'vitest'
import { listFormats } from '../../schemas/api/format.ts'
import { givesList, listRowFields } from '../../schemas/api/row-fields.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { exactJson, readProblem } from '../server/helpers/body.ts'
import { takeCases } from '../helpers/tier.ts'
import { examples } from '../server/helpers/examples.ts'
import { expectInXml, fetchBytes, rowsAt } from '../server/helpers/formats.ts'
import { flat, readArrow, readCsv, toTree, readXml } from '../server/helpers/read-back.ts'

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

const lists = examples.filter(({ endpoint }) => givesList(endpoint))
/** By path: the values around the rows. Addresses of next pages differ by `fields`. */
const listEnvelope = (body: unknown, rows: readonly string[]) =>
  JSON.stringify(body, function (this: unknown, key: string, value: unknown) {
    if (key === rows.at(-1) && Array.isArray(value)) return 'rows'
    return key === 'next' && value !== null ? 'an address' : value
  })
const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(flat(row)).filter(([name]) => names.includes(name)))

describe.each(takeCases(lists, 100))('$name with fields=', ({ endpoint, ask }) => {
  const names = listRowFields(endpoint).map(({ name }) => name)
  // Every third column, of objects in the rows too.
  const some = names.filter((_name, at) => at % 3 === 0)
  const fields = some.toReversed().join(', ')
  const rows = async (more: Readonly<Record<string, string>> = {}) =>
    rowsAt(exactJson((await api.get(ask(more))).text), endpoint.rows) as readonly object[]

  const lines = async (more: Readonly<Record<string, string>>) =>
    (await api.get(ask({ ...more, format: 'ndjson' }))).text
      .split('\n')
      .slice(0, -1)
      .map((line) => exactJson(line))

  it('has in JSON and XML only these columns of each row, and the same envelope', async () => {
    // A line of NDJSON has what its row belongs to, which JSON has in its envelope and, if it is selected, in the row.
    const [whole, selected] = [await lines({}), await rows({ fields })]

    expect(selected.map((row) => flat(row))).toEqual(whole.map((row) => pick(row as object, some)))
    const [body, wholeBody] = [exactJson((await api.get(ask({ fields }))).text), exactJson((await api.get(ask())).text)]
    expect(listEnvelope(body, endpoint.rows)).toEqual(listEnvelope(wholeBody, endpoint.rows))
    const { text } = await api.get(ask({ fields, format: 'xml' }))
    expect(readXml(text)).toEqual([['response', toTree(expectInXml(body))]])
  })

  it('has in CSV, NDJSON and Arrow only these columns, in the order of the answer', async () => {
    const whole = readCsv((await api.get(ask({ format: 'csv' }))).text)
    const csv = readCsv((await api.get(ask({ fields, format: 'csv' }))).text)
    expect(csv.header).toEqual(some)
    expect(csv.rows).toEqual(whole.rows.map((row) => pick(row, some)))

    expect((await lines({ fields })).map((row) => flat(row))).toEqual(
      (await lines({})).map((row) => pick(row as object, some)),
    )

    if (!listFormats(endpoint).includes('arrow')) return
    const [allOfArrow, ofArrow] = await Promise.all(
      [ask({ format: 'arrow' }), ask({ fields, format: 'arrow' })].map(async (path) =>
        readArrow((await fetchBytes(api, path)).bytes),
      ),
    )
    expect(ofArrow?.header).toEqual(some)
    expect(ofArrow?.rows).toEqual(allOfArrow?.rows.map((row) => pick(row, some)))
  })

  it('is a 400 where a name is none of its columns, with the name that was meant', async () => {
    const [first = ''] = names
    for (const wrong of [`${first}x`, '', `${first},`, 'source_line_number']) {
      const { status, error_data } = readProblem(await api.get(ask({ fields: wrong })))
      expect({ wrong, status }).toEqual({ wrong, status: 400 })
      expect(error_data).toMatchObject({ fieldErrors: { fields: [expect.stringContaining(' Use some of ')] } })
    }
    const { error_data } = readProblem(await api.get(ask({ fields: `${first}x` })))
    expect(error_data).toMatchObject({ fieldErrors: { fields: [expect.stringContaining(`did you mean ${first}`)] } })
  })
})

it('selects an object in the rows by its name, like all columns in it', async () => {
  const path = '/v1/fund/62415896000127/portfolio?date=20251031'
  const [object, columns] = await Promise.all(
    [
      'cnpj,metainfo',
      `cnpj,${listRowFields(lists.find(({ endpoint }) => endpoint.id === 'fund_portfolio')?.endpoint ?? neverListed())
        .map(({ name }) => name)
        .filter((name) => name.startsWith('metainfo_'))
        .join(',')}`,
    ].map((fields) => api.get(`${path}&fields=${fields}`)),
  )
  expect(object?.status).toBe(200)
  expect(columns?.text).toBe(object?.text)
  expect(columns?.headers.etag).toBe(object?.headers.etag)
})

it('has in each row what it belongs to, where nothing else is selected', async () => {
  const [month, batch] = await Promise.all(
    [
      '/v1/fund/62415896000127/portfolio?date=20251031&fields=cnpj',
      '/v1/portfolios?cnpjs=60023816000162&date=2025-10&fields=cnpj',
    ].map(async (path) => exactJson((await api.get(path)).text)),
  )

  expect(rowsAt(month, ['data', 'portfolio'])[0]).toEqual({ cnpj: '62415896000127' })
  expect(rowsAt(batch, ['data', 'portfolio'])[0]).toEqual({ cnpj: '60023816000162' })
})

function neverListed(): never {
  throw new Error('the portfolio is no list')
}

it('is unknown to an answer that is a single object', async () => {
  const { status, error_data } = readProblem(await api.get('/v1/fund/62415896000127?fields=cnpj'))
  expect(status).toBe(400)
  expect(error_data).toMatchObject({ fieldErrors: { fields: [expect.stringContaining('Unknown parameter')] } })
})
