import createFetchClient from 'openapi-fetch'
import { beforeAll, expect, expectTypeOf, it } from 'vitest'
import type { paths } from '../../../client/typescript/api.gen.ts'
import { type SharedApi, shareSample } from '../../server/helpers/shared.ts'

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

const options = () => ({ baseUrl: `http://127.0.0.1:${String(api.port)}`, headers: { 'x-api-key': api.key } })
const asked = { params: { path: { cnpj: '62415896000127' }, query: { date: '2025-10' } } }

it('has the types of answers and errors in a client that is generated from the document and asks for JSON', async () => {
  const client = createFetchClient<paths, 'application/json'>(options())

  const { data } = await client.GET('/v1/fund/{cnpj}/portfolio', asked)
  const { error } = await client.GET('/v1/statistics/{series}', { params: { path: { series: 'none' } } })

  expectTypeOf(data?.data.fund.nav_value_reported).toEqualTypeOf<number | null | undefined>()
  expect(data?.data.fund.cnpj).toBe('62415896000127')
  expectTypeOf(error?.success).toEqualTypeOf<false | undefined>()
  expect(error?.code).toBe('not_found')
})

it('has them next to the texts of other formats in a client that names no media type', async () => {
  const { data } = await createFetchClient<paths>(options()).GET('/v1/fund/{cnpj}/portfolio', asked)

  expectTypeOf(data).not.toBeUnknown()
  if (data === undefined || typeof data === 'string') expect.unreachable('the answer is JSON')
  expectTypeOf(data.data.fund.cnpj).toEqualTypeOf<string>()
  expect(data.data.fund.cnpj).toBe('62415896000127')
})
