import { beforeAll, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { units } from '../../../../server/helpers/cents.ts'
import { ADMINISTRATOR, ONE, partiesWorld, TWO } from '../../../../server/helpers/parties-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

type Row = Readonly<Record<string, string | null>>

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(partiesWorld))
})

const ask = async (path: string) =>
  exactJson((await api.get(path)).text) as { readonly data: readonly Row[]; readonly consolidated_value: string }

it.each([`manager/${ONE}`, `manager/${TWO}`, `administrator/${ADMINISTRATOR}`])(
  'the categories of %s add up in each month to what its classes hold, counted once, to the cent',
  async (party) => {
    const { data } = await ask(`/v1/${party}/portfolio/history`)
    const days = [...new Set(data.map(({ reference_date }) => reference_date))]

    expect(days).toEqual(['2025-09-30', '2025-10-31'])
    for (const day of days) {
      const own = data.filter(({ reference_date }) => reference_date === day)
      const { consolidated_value } = await ask(`/v1/${party}/positions?date=${day ?? ''}`)
      const sum = own.reduce((all, { value }) => all + units(value ?? '', 2), 0n)
      expect(sum, day ?? '').toBe(units(consolidated_value, 2))
      expect(own.map(({ value_reason }) => value_reason)).toEqual(own.map(() => ''))
    }
  },
)

it('a feeder of a fund of the same manager holds no quotas that count', async () => {
  const { data } = await ask(`/v1/manager/${ONE}/portfolio/history?from=2025-10`)

  expect(data).toContainEqual(expect.objectContaining({ category: 'fund_quotas', value: '0.00' }))
})
