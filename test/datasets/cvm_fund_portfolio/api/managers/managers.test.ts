import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import {
  ADMINISTRATOR,
  FEEDER,
  GONE,
  MASTER,
  ONE,
  partiesWorld,
  SHARED,
  STRUCTURED,
  TWO,
} from '../../../../server/helpers/parties-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(partiesWorld))
})

type Fields = Readonly<Record<string, unknown>>

async function ask(address: string): Promise<{ readonly data: readonly Fields[] } & Fields> {
  const { status, text } = await api.get(address)
  expect(status, `${address} ${text}`).toBe(200)
  return exactJson(text) as { readonly data: readonly Fields[] } & Fields
}
async function askOne(address: string): Promise<Fields> {
  return (await ask(address)).data as unknown as Fields
}
const sum = (rows: readonly Fields[], column: string) =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[column] ?? 0) * 100), 0) / 100

describe('the list of managers', () => {
  it('has each with its money counted once, the largest first, and says what it rests on', async () => {
    const { data, ...envelope } = await ask('/v1/managers?date=20251031')

    expect(envelope).toMatchObject({
      reference_date: '2025-10-31',
      completeness: 'complete',
      manager_basis: 'register_of_today',
      register_date: '2025-01-02',
      register_is_synthetic: false,
      // 2,220 of 3,250: a fund in no register, and that which makes the month whole.
      manager_known_percent: '68.307692',
    })
    expect(data.map(({ cnpj }) => cnpj)).toEqual([ONE, 'not_known', TWO, 'natural_person'])
    expect(data[0]).toMatchObject({
      name: 'PRIMEIRA GESTÃO LTDA',
      nav_value: '1780.00',
      internal_value: '500.00',
      net_value: '1280.00',
      co_managed_count: '1',
      co_managed_nav_value: '200.00',
      previous_nav_value: '1620.00',
      net_flow_value: '15.00',
      explain: `/v1/manager/${ONE}/funds?date=2025-10-31`,
    })
  })

  it('is searched by name or number, without accents, and over some classes alone', async () => {
    expect((await ask('/v1/managers?date=20251031&q=gestao%20primeira')).data).toHaveLength(1)
    expect((await ask(`/v1/managers?date=20251031&q=${TWO}`)).data[0]).toMatchObject({ cnpj: TWO })
    const { data } = await ask('/v1/managers?date=20251031&filing_group=structured')
    expect(data).toEqual([expect.objectContaining({ cnpj: ONE, class_count: '1', nav_value: '80.00' })])
  })

  it('adds up the same over all classes, whether they are chosen or not', async () => {
    const types = 'fif,fidc,fii,fip,fiagro,etf,fapi,fmp,other'
    const [all, chosen] = [
      await ask('/v1/managers?date=20251031'),
      await ask(`/v1/managers?date=20251031&type=${types}`),
    ]

    expect(chosen.data.map(({ explain: _explain, ...row }) => row)).toEqual(
      all.data.map(({ explain: _explain, ...row }) => row),
    )
  })

  it('is found by /v1/search', async () => {
    const { data } = await ask('/v1/search?q=primeira')

    expect(data[0]).toMatchObject({ kind: 'manager', id: ONE, path: `/v1/manager/${ONE}` })
  })
})

describe('a manager', () => {
  it('is compared over the same classes, and those that came and went stand apart', async () => {
    expect(await askOne(`/v1/manager/${ONE}?date=20251031`)).toMatchObject({
      cnpj: ONE,
      nav_value: '1780.00',
      same_class_count: '3',
      same_class_nav_value: '1700.00',
      previous_same_class_nav_value: '1550.00',
      came_class_count: '1',
      came_nav_value: '80.00',
      gone_class_count: '1',
      gone_previous_nav_value: '70.00',
      released_value: '0.00',
      manager_basis: 'register_of_today',
      register_is_synthetic: false,
    })
  })

  it('says what is hidden until when', async () => {
    const { opens } = await askOne(`/v1/manager/${TWO}?date=20251031`)

    expect(opens).toEqual([
      { month: '2025-11', value: '40.00', line_count: '1', class_count: '1' },
      { month: '2026-01', value: '60.00', line_count: '1', class_count: '1' },
    ])
  })

  it('that nobody has is a 404 with the nearest, and a natural person has no page', async () => {
    const { status, text } = await api.get(`/v1/manager/${MASTER}?date=20251031`)

    expect(status).toBe(404)
    expect(JSON.parse(text)).toMatchObject({ error_data: { reason: 'manager_not_found', nearest: [ONE] } })
    expect((await api.get('/v1/manager/natural_person')).status).toBe(400)
  })

  it('has a history by month', async () => {
    const { data } = await ask(`/v1/manager/${ONE}/history`)

    expect(data).toEqual([
      expect.objectContaining({
        reference_date: '2025-09-30',
        nav_value: '1620.00',
        internal_value: '450.00',
        previous_nav_value: null,
        previous_nav_value_reason: 'month_not_compiled',
      }),
      expect.objectContaining({
        reference_date: '2025-10-31',
        nav_value: '1780.00',
        previous_nav_value: '1620.00',
        basis: 'register_of_today',
      }),
    ])
  })

  it('has a history of the classes of a filing group, with the figures that each month has of them', async () => {
    const { data } = await ask(`/v1/manager/${ONE}/history?filing_group=structured`)
    const { nav_value, direct_value } = await askOne(`/v1/manager/${ONE}?date=20251031&filing_group=structured`)
    const explain = `/v1/manager/${ONE}/funds?date=2025-10-31&filing_group=structured`
    const month = data.find(({ reference_date }) => reference_date === '2025-10-31')

    expect(month).toMatchObject({ nav_value, direct_value, class_count: '1', explain })
  })
})

describe('the funds of a manager', () => {
  it('add up to its figures, and each names the line of its NAV', async () => {
    const manager = await askOne(`/v1/manager/${ONE}?date=20251031`)
    const { data } = await ask(`${String(manager['explain'])}&provenance=true`)

    expect(data.map(({ cnpj }) => cnpj)).toEqual([MASTER, FEEDER, SHARED, STRUCTURED])
    for (const column of ['nav_value', 'internal_value', 'direct_value', 'total_portfolio_value']) {
      expect(sum(data, column), column).toBe(Number(manager[column]))
    }
    expect(data[0]).toMatchObject({
      previous_nav_value: '900.00',
      holders: '3',
      party_count: '1',
      source: { file: 'cda_fi_202510.zip', member: 'cda_fi_PL_202510.csv', line: '2' },
    })
    expect(data[2]).toMatchObject({ party_count: '2' })
  })

  it('are listed for the groups that have no page', async () => {
    expect((await ask('/v1/manager/natural_person/funds?date=20251031')).data).toHaveLength(1)
    expect((await ask('/v1/manager/not_known/funds?date=20251031')).data).toHaveLength(2)
  })

  it('of September are those of September', async () => {
    const { data } = await ask(`/v1/manager/${ONE}/funds?date=20250930`)

    expect(data.map(({ cnpj }) => cnpj)).toContain(GONE)
  })
})

describe('the positions of a manager', () => {
  const positions = (manager: string, query = '') => ask(`/v1/manager/${manager}/positions?date=20251031${query}`)

  it('are its lines without what its classes hold of each other', async () => {
    const { data, consolidated_value } = await positions(ONE)

    expect(consolidated_value).toBe('1280.00')
    expect(sum(data, 'value')).toBe(1280)
    const [vale] = data.filter(({ asset_id }) => asset_id === 'b3:VALE3')
    // 400 of the master and 210 of the fund of both.
    expect(vale).toMatchObject({ value: '610.00', class_count: '2', kind: 'listed_share' })
    expect(data.some(({ kind }) => kind === 'fund_quota')).toBe(false)
  })

  it('keep quotas of the funds of others, or have what these hold in their place', async () => {
    const [direct, through] = [await positions(TWO), await positions(TWO, '&view=look_through')]

    expect(direct.data.filter(({ kind }) => kind === 'fund_quota').map(({ value }) => value)).toEqual([
      '200.00',
      '50.00',
      '20.00',
    ])
    const valueOf = (asset: string) => through.data.find(({ asset_id }) => asset_id === asset)?.['value']
    // A fifth of the master, and a twentieth of half of it.
    expect([valueOf('b3:PETR4'), valueOf('b3:VALE3')]).toEqual(['140.00', '310.00'])
    expect(sum(through.data, 'value')).toBe(sum(direct.data, 'value'))
    expect(Number(through['consolidated_value'])).toBe(sum(through.data, 'value'))
  })

  it('have nothing twice where the administrator has the funds and those that they hold', async () => {
    const { data, consolidated_value } = await ask(
      `/v1/administrator/${ADMINISTRATOR}/positions?date=20251031&view=look_through`,
    )
    const valueOf = (asset: string) => data.find(({ asset_id }) => asset_id === asset)?.['value']

    // The direct lines: 600 of the master less 10 borrowed; 400, 210 and 40.
    expect([valueOf('b3:PETR4'), valueOf('b3:VALE3')]).toEqual(['590.00', '650.00'])
    expect(sum(data, 'value')).toBe(Number(consolidated_value))
  })

  it.each(['direct', 'look_through'])('open by class, which add up, %s', async (view) => {
    const { data } = await positions(TWO, `&view=${view}`)
    for (const { value, explain } of data.filter(({ kind }) => kind !== 'reconciliation')) {
      const { data: classes } = await ask(String(explain))
      expect(sum(classes, 'value'), String(explain)).toBe(Number(value))
    }
  })

  it('of a class open to its lines', async () => {
    const [vale] = (await positions(ONE, '&group_by=fund&asset_id=b3:VALE3')).data
    const { portfolio } = (await askOne(String(vale?.['explain']))) as { readonly portfolio: readonly Fields[] }

    expect(vale).toMatchObject({ cnpj: MASTER, fund_name: `FUNDO ${MASTER}`, value: '400.00' })
    expect(sum(portfolio, 'final_position_value')).toBe(400)
  })
})

it('an administrator is answered alike', async () => {
  expect((await ask('/v1/administrators?date=20251031')).data[0]).toMatchObject({
    cnpj: ADMINISTRATOR,
    nav_value: '2220.00',
    internal_value: '750.00',
    net_value: '1470.00',
  })
  expect(await askOne(`/v1/administrator/${ADMINISTRATOR}?date=20251031`)).toMatchObject({ class_count: '7' })
})
