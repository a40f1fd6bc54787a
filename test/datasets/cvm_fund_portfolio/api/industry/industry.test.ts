import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { ONE, partiesWorld } from '../../../../server/helpers/parties-world.ts'
import { type SharedApi, shareSample, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(partiesWorld))
})

type Fields = Readonly<Record<string, unknown>>
interface List {
  readonly data: readonly Fields[]
}

async function ask(address: string, from: SharedApi = api): Promise<List & Fields> {
  const { status, text } = await from.get(address)
  expect(status, `${address} ${text}`).toBe(200)
  return exactJson(text) as List & Fields
}
const sum = (rows: readonly Fields[], column: string) =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[column] ?? 0) * 100), 0) / 100

const OCTOBER = '/v1/industry?date=20251031'
const ADDITIVE = ['class_count', 'nav_class_count', 'nav_value', 'internal_value', 'net_value', 'confidential_value']

describe('the industry', () => {
  it('is all classes, their money once', async () => {
    const { data, ...envelope } = await ask(OCTOBER)

    expect(envelope).toMatchObject({ reference_date: '2025-10-31', register_is_synthetic: false })
    expect(data).toEqual([
      expect.objectContaining({
        class_count: '9',
        nav_value: '3250.00',
        internal_value: '750.00',
        net_value: '2500.00',
        unnetted_value: '60.00',
        confidential_value: '100.00',
        holders: '53',
        inflow_value: '22.00',
        outflow_value: '7.00',
        net_flow_value: '15.00',
        netting_complete: true,
        explain: '/v1/industry?date=2025-10-31&group_by=type',
      }),
    ])
  })

  it.each(['type', 'classification', 'anbima_class', 'audience', 'exclusive', 'condominium', 'fund'])(
    'has groups by %s that add up to it',
    async (group) => {
      const [[all = {}], { data }] = [(await ask(OCTOBER)).data, await ask(`${OCTOBER}&group_by=${group}`)]

      for (const column of ADDITIVE) expect(sum(data, column), column).toBe(Number(all[column]))
    },
  )

  it('has never more of its money twice for being split, by any types or by administrator', async () => {
    const internal = async (query: string) => Number((await ask(`${OCTOBER}${query}`)).data[0]?.['internal_value'] ?? 0)
    const whole = await internal('')
    const types = (await ask(`${OCTOBER}&group_by=type`)).data.map(({ type }) => String(type))
    const pick = (choice: number, isIn: 0 | 1) => types.filter((_type, at) => ((choice >> at) & 1) === isIn).join(',')

    expect(types.length).toBeGreaterThan(1)
    for (let choice = 1; choice < 2 ** types.length - 1; choice++) {
      const [chosen, rest] = [await internal(`&type=${pick(choice, 1)}`), await internal(`&type=${pick(choice, 0)}`)]
      expect(chosen + rest, pick(choice, 1)).toBeLessThanOrEqual(whole)
    }
    const { data: administrators } = await ask('/v1/administrators?date=20251031')
    expect(sum(administrators, 'internal_value')).toBeLessThanOrEqual(whole)
    // What the classes of a manager hold of others is there twice, and not among its own.
    const { data: managers } = await ask('/v1/managers?date=20251031')
    expect(managers.find(({ cnpj }) => cnpj === ONE)).toMatchObject({ internal_value: '500.00' })
    expect(whole).toBeGreaterThan(500)
  })

  it('writes the labels of both registers in one way', async () => {
    const { data } = await ask(`${OCTOBER}&group_by=classification`)

    expect(data.map(({ classification, class_count }) => [classification, class_count])).toEqual([
      ['Ações', '7'],
      ['unclassified', '2'],
    ])
  })

  it('opens each group by its classes', async () => {
    const { data } = await ask(`${OCTOBER}&group_by=classification`)
    for (const { nav_value, explain } of data) {
      expect(sum((await ask(String(explain))).data, 'nav_value'), String(explain)).toBe(Number(nav_value))
    }
    const { data: managers } = await ask(`${OCTOBER}&group_by=manager`)
    for (const { nav_value, explain } of managers) {
      expect(sum((await ask(String(explain))).data, 'nav_value'), String(explain)).toBe(Number(nav_value))
    }
    expect(managers[0]).toMatchObject({ cnpj: ONE, name: 'PRIMEIRA GESTÃO LTDA', internal_value: '500.00' })
  })
})

describe('the flows of the industry', () => {
  it('are counted once by the part of each class that no class holds', async () => {
    const { data } = await ask('/v1/industry/flows?from=2025-10&to=2025-10')

    expect(data).toEqual([
      expect.objectContaining({
        date: '2025-10-31',
        inflow_value: '22.00',
        outflow_value: '7.00',
        net_flow_value: '15.00',
        days: '2',
        // Of three classes on two days, four reports are there.
        missing_reports: '2',
        // 12 of the master by three tenths, 7 of the feeder by nine, and what left the fund of both.
        final_flow_value: '5.90',
        final_certain_value: '-4.00',
        final_known_percent: '100.000000',
      }),
    ])
  })

  it('by day add up to those of the month', async () => {
    const { data } = await ask('/v1/industry/flows?frequency=day&group_by=exclusive')

    expect(data.map(({ date, exclusive, net_flow_value }) => [date, exclusive, net_flow_value])).toEqual([
      ['2025-10-30', 'N', '16.00'],
      ['2025-10-31', 'N', '3.00'],
      ['2025-10-31', 'S', '-4.00'],
    ])
  })
})

it('those that still file and those that are gone are all that filed', async () => {
  const { data, ...days } = await ask('/v1/industry/survivorship')

  expect(days).toMatchObject({ first_reference_date: '2025-09-30', last_reference_date: '2025-10-31' })
  expect(data).toEqual([
    {
      class_count: '6',
      still_filing_count: '4',
      gone_count: '2',
      gone_nav_value: '71.00',
      appeared_count: '5',
      appeared_nav_value: '550.00',
      change_reason: '',
      is_partial: false,
      missing_members: '',
    },
  ])
})

describe('the sample', () => {
  it('says that its register is synthetic, and what a month without the quotas cannot say', async () => {
    const sample = await shareSample()
    const { data, ...envelope } = await ask(OCTOBER, sample)

    expect(envelope).toMatchObject({ register_is_synthetic: true, completeness: 'partial' })
    expect(data[0]).toMatchObject({ net_value: null, net_value_reason: 'quota_lines_missing', is_partial: true })
    const unknown = { internal_value: null, internal_value_reason: 'quota_lines_missing', netting_complete: false }
    const { data: types } = await ask(`${OCTOBER}&filing_group=fif`, sample)
    expect(types).toEqual([expect.objectContaining(unknown)])
    const { data: managers } = await ask('/v1/managers?date=20251031&filing_group=fif', sample)
    expect(managers.filter(({ internal_value }) => internal_value === '0.00')).toEqual([])
    const [path] = String(managers[0]?.['explain']).split('?')
    const { data: funds } = await ask(`${String(path)}?date=20251031&filing_group=fif`, sample)
    expect(new Set(funds.map(({ internal_value }) => internal_value))).toEqual(new Set([null]))
    expect(await ask('/v1/managers?date=20251031', sample)).toMatchObject({ register_is_synthetic: true })
    expect(await ask('/v1/administrators?date=20251031', sample)).toMatchObject({ register_is_synthetic: true })
  })

  it('answers for a month of own reports alone', async () => {
    const { data } = await ask('/v1/industry?date=20250630&group_by=type', await shareSample())

    expect(data[0]).toMatchObject({
      type: 'fidc',
      net_value: null,
      net_value_reason: 'month_not_compiled',
      holders: null,
    })
    expect(data[0]?.['report_nav_value']).toBe(data[0]?.['nav_value'])
  })
})
