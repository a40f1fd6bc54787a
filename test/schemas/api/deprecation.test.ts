import { expect, it } from 'vitest'
import { z } from 'zod'
import { deprecated, sortDeprecations } from '../../../schemas/api/deprecation.ts'
import { defineEndpoint } from '../../../schemas/api/endpoint.ts'
import { wholeInput } from '../../../schemas/api/input.ts'
import { described, listOutput } from '../../../schemas/api/output.ts'

const late = { since: '2026-01-01', sunset: '2027-06-30', note: 'It is too long.' }
const soon = { since: '2026-01-01', sunset: '2027-01-31', note: 'It is too short.', replacement: 'page_size' }

const item = z.strictObject({
  kept: described(z.string(), 'Stays.'),
  gone: deprecated(described(z.string().nullable(), 'Goes.', 'VARCHAR'), late),
  inner: z.array(z.strictObject({ deep: deprecated(z.int(), late).optional() })).nullable(),
})

function endpoint(more: object) {
  return defineEndpoint({
    id: 'old',
    path: '/v1/old',
    summary: 'An old list',
    description: 'An old list.',
    dataset: null,
    input: z.strictObject({ limit: deprecated(wholeInput(1, 9, 'How many.'), soon).default(5), other: z.string() }),
    output: listOutput(item),
    rows: ['data'],
    examples: [],
    answer: () => Promise.resolve({ body: {}, fileName: 'old' }),
    ...more,
  })
}

it('finds what is declared deprecated wherever it is, the next to go first', () => {
  const place = { endpoint: 'old', path: '/v1/old' }

  expect(sortDeprecations([endpoint({ deprecated: late })])).toEqual([
    { ...place, kind: 'parameter', name: 'limit', ...soon },
    { ...place, kind: 'endpoint', name: '/v1/old', ...late },
    { ...place, kind: 'field', name: 'data.gone', ...late },
    { ...place, kind: 'field', name: 'data.inner.deep', ...late },
  ])
})

it('keeps the description of a field as well', () => {
  expect(z.toJSONSchema(item).properties?.['gone']).toMatchObject({
    description: 'Goes.',
    'x-type': 'VARCHAR',
    deprecated: true,
    'x-deprecation': late,
  })
})

it('finds nothing where nothing is declared', () => {
  const plain = { input: z.strictObject({}), output: listOutput(z.strictObject({ kept: z.string() })) }

  expect(sortDeprecations([endpoint(plain)])).toEqual([])
})
