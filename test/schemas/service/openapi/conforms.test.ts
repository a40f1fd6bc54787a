import { expect, it } from 'vitest'
import { endpoints, fileEndpoints } from '../../../../schemas/service/endpoints.ts'
import { openApiDocument } from '../../../../schemas/service/openapi/document.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { type Answered, listDocumented, listProblems } from './helpers/conforms.ts'

const documented = listDocumented(openApiDocument({ version: 'test', datasets, endpoints, fileEndpoints }))

function answered(body: object, { headers = {}, ...more }: Partial<Answered> = {}): Answered {
  return {
    method: 'GET',
    path: '/healthz',
    status: 200,
    bytes: Buffer.from(JSON.stringify(body)),
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'r', ...headers },
    ...more,
  }
}

const problems = (body: object, more?: Partial<Answered>) => listProblems(answered(body, more), documented)
const error = { success: false, message: 'Wait.', code: 'unavailable', error_data: {} }

const rate = {
  'x-ratelimit-limit': '100',
  'x-ratelimit-remaining': '99',
  'x-ratelimit-reset': '1767225600',
  ratelimit: '"requests"; r=99; t=60',
  'ratelimit-policy': '"requests"; q=100; w=60',
}
const data = { ...rate, 'x-snapshot-id': '20260110T030000Z', etag: '"a"', 'cache-control': 'private, no-cache' }
const list = { success: true, snapshot: '20260110T030000Z', next: null, data: [] }
const notFound = { ...error, code: 'not_found', error_data: { reason: 'x' } }

it.each(Object.keys(data))('demands %s of the answer to a valid key', (name) => {
  const asked = { path: '/v1/statistics', headers: data }

  expect(problems(list, asked)).toEqual([])
  expect(problems(list, { ...asked, headers: { ...data, [name]: undefined } })).toEqual([`header ${name} is missing`])
})

it.each(Object.keys(rate))('demands %s of an error that a valid key meets', (name) => {
  const asked = { path: '/v1/statistics/none', status: 404, headers: rate }

  expect(problems(notFound, asked)).toEqual([])
  expect(problems(notFound, { ...asked, headers: { ...rate, [name]: undefined } })).toEqual([
    `header ${name} is missing`,
  ])
})

it('lets pass what is documented', () => {
  expect(problems({ status: 'ok' })).toEqual([])
  expect(problems(error, { path: '/readyz', status: 503, headers: { 'retry-after': '5' } })).toEqual([])
  expect(problems({ ...error, code: 'not_found', error_data: { reason: 'x' } }, { path: '/x', status: 404 })).toEqual(
    [],
  )
})

it.each([
  ['a field too many', problems({ status: 'ok', more: 1 }), /additional properties/],
  ['a field too few', problems({}), /required property/],
  ['another value', problems({ status: 'fine' }), /must be equal to constant/],
  ['a status', problems({ status: 'ok' }, { status: 201 }), /no such status/],
  ['a path', problems({ status: 'ok' }, { path: '/v1/nothing' }), /no such path/],
  ['a header', problems({ status: 'ok' }, { headers: { 'x-odd': '1' } }), /x-odd is not documented/],
  [
    'a missing header',
    problems({ status: 'ok' }, { headers: { 'x-request-id': undefined } }),
    /x-request-id is missing/,
  ],
  ['a malformed header', problems({ status: 'ok' }, { headers: { 'x-request-id': 'a b' } }), /x-request-id is a b/],
  ['a media type', problems({ status: 'ok' }, { headers: { 'content-type': 'text/csv' } }), /media type text\/csv/],
  ['the code of another status', problems(error, { status: 500 }), /must be equal to constant/],
])('reports %s that is not', (_what, found, expected) => {
  expect(found.join('\n')).toMatch(expected)
})
