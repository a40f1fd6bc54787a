import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../../schemas/service/endpoints.ts'
import { type ApiDocument, type JsonSchema, readDocument } from '../../../../tools/clients/document.ts'
import { findNumberFields } from '../../../../tools/clients/python/fields-with-numbers.ts'
import { escapeKeyword, nameMethod } from '../../../../tools/clients/python/names.ts'
import { printPythonModules } from '../../../../tools/clients/python/package.ts'
import { TypedDicts } from '../../../../tools/clients/python/typed-dicts.ts'

describe('the modules of the Python client', () => {
  const { paths } = readDocument()
  const modules = printPythonModules(readDocument(), endpoints)

  it('have a method for each endpoint but those of files, exports, subscriptions and SQL, in both clients, each name once', () => {
    const listMethods = (name: string, pattern: RegExp) =>
      [...(modules[name] ?? '').matchAll(pattern)].map(([, one]) => one)
    const methods = listMethods('_client_gen.py', /^ {4}def (\w+)\(/gm)

    const asked = Object.keys(paths).filter((path) => !/^\/v1\/(exports|sql|subscriptions)\b/.test(path))
    expect(methods).toHaveLength(asked.length - 1)
    expect(new Set(methods).size).toBe(methods.length)
    expect(listMethods('_client_gen.py', /^ {4}(\w+) = as_async\(Endpoints\.\1\)$/gm)).toEqual(methods)
    expect(methods).toContain('portfolio')
  })

  it('say what each parameter is, in which units the fields are, and which errors there are', () => {
    const [, doc = ''] = /def portfolio\([\s\S]*?"""([\s\S]*?)"""/.exec(modules['_client_gen.py'] ?? '') ?? []

    expect(doc).toContain('cnpj: CNPJ of a class')
    expect(doc).toMatch(/Units[\s\S]*BRL: .*final_position_value/)
    expect(doc).toMatch(/Raises:[\s\S]*404 not_found/)
  })
})

it('names a method by the path below a fund, or else by its id, and no parameter by a word of Python', () => {
  expect(nameMethod('/v1/fund/{cnpj}/portfolio/look-through', 'fund_look_through')).toBe('portfolio_look_through')
  expect(nameMethod('/v1/fund/{cnpj}/positions/{code}', 'fund_positions')).toBe('positions')
  expect(nameMethod('/v1/fund/{cnpj}', 'fund')).toBe('fund')
  expect([escapeKeyword('from'), escapeKeyword('date')]).toEqual(['from_', 'date'])
  expect(() => escapeKeyword('a-b')).toThrow('a-b')
})

it('refuses a name that is a decimal in one place of an answer and a count in another', () => {
  const document: ApiDocument = { paths: {}, components: { schemas: {} } }
  const body = (inner: string): JsonSchema => ({
    properties: { value: { type: ['number', 'null'] }, rows: { items: { properties: { value: { type: inner } } } } },
  })

  expect(findNumberFields(document, '/v1/x', [body('number')]).decimals).toEqual(['value'])
  expect(() => findNumberFields(document, '/v1/x', [body('integer')])).toThrow('value of /v1/x')
})

it('writes a field that is a word of Python, a field that may be missing, and a unit', () => {
  const types = new TypedDicts({})
  types.typeOf({ properties: { class: { type: 'string' } }, required: ['class'], type: 'object' }, 'One')
  types.typeOf(
    { properties: { a: { type: 'number', description: 'A price.', 'x-unit': 'BRL' } }, type: 'object' },
    'Two',
  )

  expect(types.print()).toContain('"class": "str"')
  expect(types.print()).toContain('    a: NotRequired[Decimal]\n    """A price. Unit: BRL."""')
})
