import { beforeAll, expect, it } from 'vitest'
import { exactJson } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi
const read = async (path: string) =>
  exactJson((await api.get(path)).text) as { data: Readonly<Record<string, unknown>>[]; reference_date?: string }

beforeAll(async () => {
  api = await shareSample()
})

it('the statements of a fund come newest first, within the days that are asked for', async () => {
  const days = async (range: string) =>
    (await read(`/v1/fund/01165781000137/statement${range}`)).data.map(({ reference_date }) => reference_date)

  expect(await days('')).toEqual(['2020-02-10', '2020-01-20'])
  expect(await days('?to=20200131')).toEqual(['2020-01-20'])
})

it('a statement has fees and redemption as filed, and names what no fund can mean', async () => {
  expect((await read('/v1/fund/16802124000120/statement')).data).toMatchObject([
    { admin_fee_percent: '3000.000000', implausible: expect.stringContaining('admin_fee_percent') as string },
  ])
  expect((await read('/v1/fund/01165781000137/statement')).data[0]).toMatchObject({ implausible: '' })
})

it('its limits are those of the newest statement until a day', async () => {
  const newest = await read('/v1/fund/01165781000137/statement/limits')
  const older = await read('/v1/fund/01165781000137/statement/limits?date=20200131')

  expect([newest.reference_date, older.reference_date]).toEqual(['2020-02-10', '2020-01-20'])
  expect(newest.data.length).toBe(32)
})
