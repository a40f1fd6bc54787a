import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakingChanges } from '../../../../schemas/service/openapi/breaking-changes.ts'

const COMMITTED = JSON.parse(
  readFileSync(new URL('../../../../schemas/service/openapi/openapi.gen.json', import.meta.url), 'utf8'),
) as object

const today = '2027-02-01'
const past = { 'x-deprecation': { since: '2026-01-01', sunset: '2027-02-01', note: 'Goes.' } }
const coming = { 'x-deprecation': { since: '2026-01-01', sunset: '2027-02-02', note: 'Goes.' } }

const limits = { type: 'integer', minimum: 1, maximum: 9 }
const kind = { type: 'string', enum: ['a', 'b'] }
const amount = { type: 'number', 'x-unit': 'BRL' }
const day = { type: 'string', format: 'date' }

interface Parts {
  readonly parameters?: Readonly<Record<string, object>>
  readonly fields?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  readonly content?: Readonly<Record<string, object>>
  readonly responses?: Readonly<Record<string, object>>
  readonly operation?: object
  readonly headers?: object
}

const PARAMETERS = { limit: limits, kind }
const FIELDS = {
  id: { type: 'string' },
  amount,
  kind,
  day: { anyOf: [day, { type: 'null' }] },
  many: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
}

/** A document of one operation, with some of it otherwise. */
function makeDocument(parts: Parts = {}, item: object = { type: 'object', properties: { deep: { type: 'string' } } }) {
  const { parameters = PARAMETERS, fields = FIELDS, required = ['id'], content = { 'text/csv': {} } } = parts
  const schema = { type: 'object', properties: fields, required }
  return {
    paths: {
      '/v1/x': {
        get: {
          operationId: 'x',
          parameters: Object.entries(parameters).map(([name, of]) => ({ name, in: 'query', schema: of, ...of })),
          responses: {
            '200': {
              headers: parts.headers ?? { 'X-Odd': {} },
              content: { 'application/json': { schema }, ...content },
            },
            ...(parts.responses ?? { '404': { description: 'none' } }),
          },
          ...parts.operation,
        },
      },
    },
    components: { schemas: { Item: item } },
  }
}

const without = (all: Readonly<Record<string, object>>, name: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))
const between = (before: object, after: object) => breakingChanges(before, after, today)
const changed = (parts: Parts, item?: object) => between(makeDocument(), makeDocument(parts, item))

it('finds nothing between a document and itself', () => {
  expect(between(COMMITTED, COMMITTED)).toEqual([])
  expect(between(makeDocument(), makeDocument())).toEqual([])
})

it('finds nothing where something is only added', () => {
  const { paths } = makeDocument()

  expect(
    changed({
      parameters: { ...PARAMETERS, more: { type: 'string' } },
      fields: { ...FIELDS, more: { type: 'string' } },
      required: ['id', 'more'],
      content: { 'text/csv': {}, 'text/xml': {} },
      responses: { '404': {}, '410': {} },
      headers: { 'X-Odd': {}, 'X-More': {} },
    }),
  ).toEqual([])
  expect(between(makeDocument(), { ...makeDocument(), paths: { ...paths, '/v1/y': paths['/v1/x'] } })).toEqual([])
})

it.each([
  ['limits that are wider', { limit: { type: 'integer', minimum: 0, maximum: 10 }, kind }],
  ['values that are more', { limit: limits, kind: { type: 'string', enum: ['a', 'b', 'c'] } }],
  ['a list that is open now', { limit: limits, kind: { type: 'string' } }],
  ['a type that takes more', { limit: { ...limits, type: 'number' }, kind }],
  ['a default that was not declared', { limit: { ...limits, default: 3 }, kind }],
])('lets a parameter have %s', (_what, parameters) => {
  expect(changed({ parameters })).toEqual([])
})

it.each([
  ['a parameter that is gone', { parameters: { limit: limits } }, 'GET /v1/x: parameter kind (query) is gone'],
  ['one newly required', { parameters: { ...PARAMETERS, kind: { ...kind, required: true } } }, 'has become required'],
  ['a new one that is required', { parameters: { ...PARAMETERS, n: { required: true } } }, 'n (query) is new and req'],
  ['a higher minimum', { parameters: { kind, limit: { ...limits, minimum: 2 } } }, 'narrower minimum: 2'],
  ['a lower maximum', { parameters: { kind, limit: { ...limits, maximum: 8 } } }, 'narrower maximum: 8'],
  ['a shorter text', { parameters: { limit: limits, kind: { ...kind, maxLength: 1 } } }, 'narrower maxLength: 1'],
  ['a pattern', { parameters: { limit: limits, kind: { ...kind, pattern: '^a' } } }, 'another pattern: "^a", was null'],
  ['a type that takes less', { parameters: { kind, limit: { type: 'boolean' } } }, 'limit (query) is not integer any'],
  ['a value less', { parameters: { limit: limits, kind: { ...kind, enum: ['a'] } } }, 'has lost the value "b"'],
  ['a list that is closed', { parameters: { kind, limit: { ...limits, enum: [1] } } }, 'takes only some values now: 1'],
  ['a field that is gone', { fields: without(FIELDS, 'amount') }, 'application/json.amount is gone'],
  ['a field that can be missing', { required: [] }, 'json.id can be missing now'],
  ['a field of another type', { fields: { ...FIELDS, id: { type: 'integer' } } }, 'id is integer now and was string'],
  ['a field that can be null', { fields: { ...FIELDS, id: { type: ['string', 'null'] } } }, 'id is null now and was'],
  ['another form of a field', { fields: { ...FIELDS, id: { anyOf: [{ type: 'string' }, amount] } } }, 'id has another'],
  ['another format', { fields: { ...FIELDS, day: { ...day, format: 'date-time' } } }, 'another format: "date-time"'],
  ['another unit', { fields: { ...FIELDS, amount: { ...amount, 'x-unit': 'units' } } }, 'another x-unit: "units"'],
  ['a value of a field less', { fields: { ...FIELDS, kind: { ...kind, enum: ['b'] } } }, 'kind has lost the value "a"'],
  ['a format that is gone', { content: {} }, 'GET /v1/x 200: format text/csv is gone'],
  ['a status that is gone', { responses: {} }, 'GET /v1/x: status 404 is gone'],
  ['a header that is gone', { headers: {} }, 'GET /v1/x 200: header X-Odd is gone'],
  ['another name', { operation: { operationId: 'y' } }, 'GET /v1/x has another operationId'],
] as const)('finds %s', (_what, parts, line) => {
  const found = changed(parts)

  expect(found).toHaveLength(1)
  expect(found[0]).toContain(line)
})

it('finds another default, and a pattern that takes less; one that takes more is fine', () => {
  const by = (more: object) => makeDocument({ parameters: { limit: { ...limits, ...more }, kind } })

  expect(between(by({ default: 3 }), by({ default: 5 }))).toEqual([
    expect.stringContaining('another default: 5, was 3'),
  ])
  expect(between(by({ pattern: '^(a|b)$' }), by({ pattern: '^(a)$' }))).toEqual([expect.stringContaining('pattern')])
  expect(between(by({ pattern: '^(a|b)$' }), by({ pattern: '^(c|b|a)$' }))).toEqual([])
})

it('looks into lists and behind references', () => {
  expect(changed({}, { type: 'object', properties: {} })).toEqual([
    'GET /v1/x 200 application/json.many[].deep is gone',
  ])
})

it('lets a field that could be null always be there', () => {
  expect(changed({ fields: { ...FIELDS, day } })).toEqual([])
})

it('finds a path that is gone, and a method', () => {
  expect(between(makeDocument(), { paths: {} })).toEqual(['/v1/x is gone'])
  expect(between(makeDocument(), { paths: { '/v1/x': {} } })).toEqual(['GET /v1/x is gone'])
})

describe('what was declared deprecated', () => {
  const withField = (deprecation: object) =>
    makeDocument({ fields: { ...FIELDS, old: { type: 'string', ...deprecation } } })
  const withParameter = (deprecation: object) =>
    makeDocument({ parameters: { ...PARAMETERS, old: { type: 'string', ...deprecation } } })
  const whole = (deprecation: object) => makeDocument({ operation: deprecation })

  it('may go from the day of its sunset', () => {
    expect(between(withField(past), makeDocument())).toEqual([])
    expect(between(withParameter(past), makeDocument())).toEqual([])
    expect(between(whole(past), { paths: {} })).toEqual([])
    expect(between(whole(past), { paths: { '/v1/x': {} } })).toEqual([])
  })

  it('stays until then', () => {
    expect(between(withField(coming), makeDocument())).toHaveLength(1)
    expect(between(withParameter(coming), makeDocument())).toHaveLength(1)
    expect(between(whole(coming), { paths: {} })).toHaveLength(1)
  })
})

it('finds a member of a request body that has become required', () => {
  const after = structuredClone(COMMITTED) as { components: { schemas: { ExportRequest: { required: string[] } } } }
  after.components.schemas.ExportRequest.required.push('format')

  expect(between(COMMITTED, after)).toContain('POST /v1/exports: body.format has become required')
})

it('finds whatever field of the committed document is taken away', () => {
  const schemas = (COMMITTED as { components: { schemas: Record<string, { properties?: object }> } }).components.schemas
  const fields = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.keys(properties).map((field) => ({ name, field })),
  )

  fc.assert(
    fc.property(fc.constantFrom(...fields), ({ name, field }) => {
      const after = structuredClone(COMMITTED) as {
        components: { schemas: Record<string, { properties: Record<string, unknown> }> }
      }
      delete after.components.schemas[name]?.properties[field]

      expect(between(COMMITTED, after).join('\n')).toContain(`.${field} is gone`)
    }),
    { numRuns: 30 },
  )
})
