import { beforeAll, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson } from '../../../helpers/exact-json.ts'

interface Row {
  readonly cnpj: string
  readonly nav_value: string | null
  readonly nav_date: string | null
}
interface Registered {
  readonly data: { readonly registration: Pick<Row, 'nav_value' | 'nav_date'> | null }
}

let api: SharedApi
let largest: readonly Row[]
const list = async (query: string) =>
  (exactJson((await api.get(`/v1/funds?${query}`)).text) as { readonly data: readonly Row[] }).data
const cents = (value: string | null) => BigInt((value ?? '-1.00').replace('.', ''))

beforeAll(async () => {
  api = await shareSample()
  largest = await list('sort_by=nav_value&sort_order=desc&page_size=1000')
})

it('The list of funds goes by their registered net assets, those without any last', () => {
  const values = largest.map(({ nav_value }) => nav_value)
  expect(values.filter((value) => value !== null).length).toBeGreaterThan(1)
  expect(values).toEqual([...values].sort((a, b) => (cents(b) > cents(a) ? 1 : cents(b) < cents(a) ? -1 : 0)))
})

it('The list of funds says of net assets and their day what the registration of each class says', async () => {
  for (const { cnpj, nav_value, nav_date } of largest.slice(0, 40)) {
    const { data } = exactJson((await api.get(`/v1/fund/${cnpj}`)).text) as Registered
    expect({ cnpj, nav_value, nav_date }).toEqual({
      cnpj,
      nav_value: data.registration?.nav_value ?? null,
      nav_date: data.registration?.nav_date ?? null,
    })
  }
})

it('The list of funds has only those with at least the asked net assets', async () => {
  const least = largest[1]?.nav_value ?? ''
  const found = await list(`min_nav_value=${least}&page_size=1000`)
  const expected = largest.filter(({ nav_value }) => nav_value !== null && cents(nav_value) >= cents(least))
  expect(found.map(({ cnpj }) => cnpj).sort()).toEqual(expected.map(({ cnpj }) => cnpj).sort())
})
