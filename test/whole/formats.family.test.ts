import { beforeAll, describe, expect, it } from 'vitest'
import { FORMATS, type Format, listFormats } from '../../schemas/api/format.ts'
import { listSelectedFields, selectAskedFor } from '../../schemas/api/field-selection.ts'
import { type ScalarShape, listRowFields, type Shape, readShape } from '../../schemas/api/row-fields.ts'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { exactJson, readProblem } from '../server/helpers/body.ts'
import { batchRowsAt, expectInXml, fetchBytes, rowsAt } from '../server/helpers/formats.ts'
import { takeCases } from '../helpers/tier.ts'
import { examples } from '../server/helpers/examples.ts'
import { readSheetRow, readSheets, toSheetRow } from '../server/helpers/read-workbook.ts'
import {
  type Cells,
  flat,
  readArrow,
  readCsv,
  readCsvWithDuckDb,
  readXml,
  toTree,
  withoutGuard,
} from '../server/helpers/read-back.ts'

const SENTENCE = /^\S.*[^.\s]\.$/
const XML_NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/

describe.each(endpoints)('the declaration of $id', (endpoint) => {
  const fields = listRowFields(endpoint)

  it('has rows where it says, with a type and a description for each value', () => {
    const leaves = fields.flatMap(({ name, shape }) => listLeaves(name, shape))

    for (const [name, { duckdb, description }] of leaves) {
      expect({ name, duckdb }).toEqual({
        name,
        duckdb: expect.stringMatching(/^(VARCHAR|DATE|BOOLEAN|INTEGER|BIGINT|DECIMAL\(\d+,\d+\))$/) as string,
      })
      expect({ name, description }).toEqual({ name, description: expect.stringMatching(SENTENCE) as string })
    }
    expect(leaves).not.toEqual([])
  })

  it('has only names that are valid in XML', () => {
    const names = namesIn(readShape(endpoint.output))

    expect(names.filter((name) => !XML_NAME.test(name))).toEqual([])
  })
})

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

describe.each(takeCases(examples, 100))('$name', ({ endpoint, ask }) => {
  // A column that a request has to ask for is in none of the formats that are tables.
  const asked = Object.fromEntries(new URL(ask(), 'http://localhost').searchParams)
  const fields = listSelectedFields(endpoint, selectAskedFor(endpoint, asked))
  const exactBody = async () => exactJson((await api.get(ask())).text)
  /** Adds to a row what stands next to it in the body. */
  const jsonRows = async () => {
    const [body, { rowSiblings = [] }] = [await exactBody(), endpoint]
    if (rowSiblings.length === 0) return rowsAt(body, endpoint.rows)
    const [around] = rowsAt(body, endpoint.rows.slice(0, -1)) as readonly Readonly<Record<string, unknown>>[]
    const siblings = Object.fromEntries(rowSiblings.map((name) => [name, around?.[name]]))
    return rowsAt(body, endpoint.rows).map((row) => ({ ...(row as object), ...siblings }))
  }
  /** Puts each row behind what the rows belong to, which only formats without an envelope say in the rows. */
  const rows = async () => {
    const batch = batchRowsAt(await exactBody(), endpoint.rows, Object.keys(endpoint.rowKeys ?? {}))
    if (batch !== null) return batch
    const [first = '{}'] = (await api.get(ask({ format: 'ndjson' }))).text.split('\n')
    const said = exactJson(first === '' ? '{}' : first) as Readonly<Record<string, unknown>>
    const keys = Object.keys(endpoint.rowKeys ?? {}).map((name) => [name, said[name]])
    return (await jsonRows()).map((row) => ({ ...(Object.fromEntries(keys) as object), ...(row as object) }))
  }

  it.each(listFormats(endpoint))('answers %s, by parameter and by Accept, and as a download', async (format) => {
    const { type, accepted, extension } = FORMATS[format]

    const [asked, taken] = [
      await api.get(ask({ format, download: '1' })),
      await api.get(ask(), { headers: { accept: accepted[0] } }),
    ]

    expect([asked.status, asked.headers['content-type']]).toEqual([200, type])
    expect([taken.status, taken.headers['content-type']]).toEqual([200, type])
    expect(taken.text).toBe(asked.text)
    expect(taken.headers.etag).toBe(asked.headers.etag)
    expect(asked.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="[A-Za-z0-9_][A-Za-z0-9._-]*\\d{4}-\\d{2}[A-Za-z0-9._-]*\\.${extension}"$`),
    )
  })

  it('has another ETag in each format', async () => {
    const replies = await Promise.all(listFormats(endpoint).map((format) => api.get(ask({ format }))))

    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(replies.length)
  })

  it('says in CSV the same as in JSON, in the reading of two parsers', async () => {
    const [expected, { text }] = [(await rows()).map((row) => flat(row)), await api.get(ask({ format: 'csv' }))]

    for (const table of [readCsv(text), await readCsvWithDuckDb(text)]) {
      expect(table.header).toEqual(fields.map(({ name }) => name))
      expect(table.rows.map((row, at) => withoutGuard(row, expected[at] ?? {}))).toEqual(expected)
    }
  })

  it('says in NDJSON the same as in JSON, one row on each line', async () => {
    const [expected, { text }] = [await rows(), await api.get(ask({ format: 'ndjson' }))]

    expect(text.split('\n').slice(0, -1).map(exactJson)).toEqual(expected)
    expect(text).toMatch(/^$|\n$/)
  })

  it('says in XML the same as in JSON, in the same order', async () => {
    const [expected, { text }] = [await exactBody(), await api.get(ask({ format: 'xml' }))]

    expect(readXml(text)).toEqual([['response', toTree(expectInXml(expected))]])
  })

  it.runIf(offers(endpoint, 'arrow'))('says in Arrow the same as in JSON', async () => {
    const [expected, { bytes }] = [await rows(), await fetchBytes(api, ask({ format: 'arrow' }))]

    const table = readArrow(bytes)

    expect(table.header).toEqual(fields.map(({ name }) => name))
    expect(table.rows).toEqual(expected.map((row) => flat(inArrow(endpoint, row))))
  })

  it.runIf(offers(endpoint, 'xlsx'))('says in XLSX the same as in JSON, and describes each field', async () => {
    const [expected, { bytes }] = [await rows(), await fetchBytes(api, ask({ format: 'xlsx' }))]

    const { rows: [header, ...sheet] = [], about = [] } = await readSheets(bytes)

    expect(header).toEqual(fields.map(({ name }) => name))
    expect(sheet.map((row) => readSheetRow(row, fields))).toEqual(expected.map((row) => toSheetRow(flat(row), fields)))
    const said = new Map(about.map(([name, what]) => [name, what]))
    expect(said.get('Snapshot')).toMatch(/^\d{8}T\d{6}Z$/)
    expect(said.get('Rows')).toBe(String(expected.length))
    expect(about.filter(([name]) => fields.some((field) => field.name === name))).toHaveLength(fields.length)
  })

  it('says in a CSV with decimal commas the same as in the other', async () => {
    const [plain, comma] = [
      await api.get(ask({ format: 'csv' })),
      await api.get(ask({ format: 'csv', decimal: 'comma' })),
    ]

    const [expected, read] = [readCsv(plain.text), readCsv(comma.text, ';')]

    expect(comma.text.startsWith('\uFEFF')).toBe(true)
    expect(read.header).toEqual(expected.header)
    const isNumber = fields.map(
      ({ shape }) => 'duckdb' in shape && /^(DECIMAL|INTEGER|BIGINT)/.test(shape.duckdb ?? ''),
    )
    const toComma = (row: Cells) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => {
          const at = expected.header.indexOf(name)
          return [name, isNumber[at] === true && typeof value === 'string' ? value.replace('.', ',') : value]
        }),
      )
    expect(read.rows).toEqual(expected.rows.map(toComma))
    expect(comma.headers.etag).not.toBe(plain.headers.etag)
  })

  it.skipIf(offers(endpoint, 'arrow'))('refuses Arrow, and names its formats', async () => {
    const refused = [
      await api.get(ask({ format: 'arrow' })),
      await api.get(ask(), { headers: { accept: FORMATS.arrow.type } }),
    ].map(readProblem)

    for (const { status, message } of refused) {
      expect(status).toBe(400)
      expect(message).toMatch(/json.*csv.*xml.*ndjson/)
    }
  })
})

/** A value of a series has as many decimals as its publisher writes; a column of Arrow has eight. */
function inArrow({ id }: { readonly id: string }, row: unknown): unknown {
  const { value } = row as { readonly value?: unknown }
  if (id !== 'statistic' || typeof value !== 'string') return row
  const [whole = '', fraction = ''] = value.split('.')
  return { ...(row as object), value: `${whole}.${fraction.padEnd(8, '0')}` }
}

function offers(endpoint: Parameters<typeof listFormats>[0], format: Format): boolean {
  return listFormats(endpoint).includes(format)
}

function listLeaves(name: string, shape: Shape): (readonly [string, ScalarShape])[] {
  if ('list' in shape) return listLeaves(name, shape.list)
  if ('entries' in shape) return [...shape.entries].flatMap(([key, inner]) => listLeaves(`${name}.${key}`, inner))
  return [[name, shape]]
}

function namesIn(shape: Shape): string[] {
  if ('list' in shape) return namesIn(shape.list)
  if ('entries' in shape) return [...shape.entries].flatMap(([key, inner]) => [key, ...namesIn(inner)])
  return []
}
