import { expect, it } from 'vitest'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import { namesNextPage } from '../../../schemas/api/page.ts'

it.each(
  endpoints.filter(({ input }) => 'page' in input.shape || 'cursor' in input.shape).map((each) => [each.id, each]),
)('%s, which comes in pages, declares the snapshot and the next page in its body', (_id, endpoint) => {
  expect(namesNextPage(endpoint)).toBe(true)
  expect(Object.keys(endpoint.output.shape).slice(0, 3)).toEqual(['success', 'snapshot', 'next'])
})
