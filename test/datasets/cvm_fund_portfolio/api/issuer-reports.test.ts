import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { readServed, type TextRow, textRows } from '../../../helpers/build.ts'
import { amount, units } from '../../../server/helpers/cents.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

type Fields = Readonly<Record<string, string | boolean | null>>
type List = Fields & { readonly data: readonly Fields[] }

let api: SharedApi
let folder: string
beforeAll(async () => {
  api = await shareSample()
  folder = (await readServed(api.dataDir)).folder
})

async function ask(address: string): Promise<List> {
  const { status, text } = await api.get(address)
  expect(status, `${address} ${text}`).toBe(200)
  return exactJson(text) as List
}

const read = (table: string, columns: string) =>
  textRows(`SELECT ${columns} FROM read_parquet('${folder}/${table}/*/*.parquet', hive_partitioning = false)`)
const say = (row: TextRow, column: string) => row[column] ?? ''

describe('the funds that bought claims of an assignor', () => {
  it('have each named share of the rights that it is a share of, once', async () => {
    const shares = await read(
      'cvm_fidc_assignor',
      'cnpj, risk_acquired::VARCHAR AS risk, assignor_cnpj, share_percent::VARCHAR AS share',
    )
    const months = await read(
      'cvm_fidc_month',
      `cnpj, (credit_rights_risk + coalesce(provision_risk, 0))::VARCHAR AS "true", (credit_rights_no_risk + coalesce(provision_no_risk, 0))::VARCHAR AS "false"`,
    )
    const rights = new Map(months.map((row) => [say(row, 'cnpj'), row]))
    const pair = (row: TextRow) => `${say(row, 'cnpj')} ${say(row, 'risk')}`
    const others = shares.filter((row) => row['cnpj'] !== row['assignor_cnpj'])
    const named = new Map<string, bigint>()
    for (const row of others) named.set(pair(row), (named.get(pair(row)) ?? 0n) + units(say(row, 'share'), 6))
    const parts = new Map<string, Map<string, bigint>>()
    for (const row of others) {
      const filed = rights.get(say(row, 'cnpj'))?.[say(row, 'risk')] ?? '0.00'
      const gross = units(filed, 2)
      if (gross <= 0n || (named.get(pair(row)) ?? 0n) > 101_000_000n) continue
      const own = parts.get(say(row, 'assignor_cnpj').slice(0, 8)) ?? new Map<string, bigint>()
      own.set(say(row, 'cnpj'), (own.get(say(row, 'cnpj')) ?? 0n) + gross * units(say(row, 'share'), 6))
      parts.set(say(row, 'assignor_cnpj').slice(0, 8), own)
    }

    expect(parts.size).toBeGreaterThan(5)
    for (const [root, own] of parts) {
      const { data, role, is_partial, newest_report_date } = await ask(
        `/v1/issuer/${root}/holders?role=assignor&date=20251031&page_size=1000`,
      )
      expect([role, is_partial, newest_report_date]).toEqual(['assignor', false, '2025-06-30'])
      expect(data.map(({ cnpj, direct_value }) => [cnpj, direct_value]).sort(), root).toEqual(
        [...own].map(([cnpj, value]) => [cnpj, amount((value + 50_000_000n) / 100_000_000n)]).sort(),
      )
      for (const row of data) expect(row).toMatchObject({ report_source: 'fidc_month', report_date: '2025-06-30' })
    }
  })

  it('opens to the credit rights that its value is a part of', async () => {
    const [first] = await read('cvm_assignor_month', 'issuer_id, credit_rights_value::VARCHAR AS value, cnpj')
    const { data } = await ask(`/v1/issuer/${say(first ?? {}, 'issuer_id')}/holders?role=assignor&date=20251031`)
    const row = data.find(({ cnpj }) => cnpj === first?.['cnpj'])
    const reply = await ask(String(row?.['explain']))
    const { portfolio } = reply.data as unknown as { portfolio: readonly Fields[] }

    const total = portfolio.reduce((sum, line) => sum + units(String(line['final_position_value']), 2), 0n)
    expect(amount(total)).toBe(first?.['value'])
  })

  it('are answered for a month of which only reports are compiled, and so are the rows that explain each', async () => {
    const list = await ask('/v1/issuers?role=assignor&date=2025-06&page_size=2')

    expect(list).toMatchObject({ reference_date: '2025-06-30', newest_report_date: '2025-06-30' })
    expect(list.data).toHaveLength(2)
    for (const row of list.data) {
      const { data } = await ask(String(row['explain']))
      expect(amount(data.reduce((sum, each) => sum + units(String(each['direct_value']), 2), 0n))).toBe(
        row['direct_value'],
      )
    }
    const others = await api.get('/v1/issuers?date=2025-06')
    expect([others.status, readProblem(others).error_data]).toMatchObject([404, { reason: 'outside_coverage' }])
  })

  it('are listed by the list of issuers, each with the sum of its funds, and nobody without one', async () => {
    const list = await ask('/v1/issuers?role=assignor&date=20251031&page_size=1000')
    const own = await read('cvm_assignor_month', 'issuer_id, cnpj, assigned_value::VARCHAR AS value')
    const sums = new Map<string, bigint>()
    for (const row of own)
      sums.set(say(row, 'issuer_id'), (sums.get(say(row, 'issuer_id')) ?? 0n) + units(say(row, 'value'), 2))

    expect(list['newest_report_date']).toBe('2025-06-30')
    expect([list['coverage'], list['unknown']]).toEqual([[], []])
    expect(list.data.map(({ issuer_id, direct_value }) => [issuer_id, direct_value]).sort()).toEqual(
      [...sums].map(([root, value]) => [root, amount(value)]).sort(),
    )
    for (const row of list.data.slice(0, 3)) {
      expect(row).toMatchObject({
        role: 'assignor',
        is_partial: false,
        share_of_market_percent: null,
        share_of_market_percent_reason: 'estimate',
        manager_count: null,
      })
      const holders = await ask(String(row['explain']))
      const total = holders.data.reduce((sum, { direct_value }) => sum + units(String(direct_value), 2), 0n)
      expect([amount(total), String(holders.data.length)]).toEqual([row['direct_value'], row['class_count']])
      const { data: found } = await ask(`/v1/issuers?role=assignor&date=20251031&q=${String(row['issuer_id'])}`)
      expect(found.map(({ issuer_id }) => issuer_id)).toContain(row['issuer_id'])
    }
    const roles = await Promise.all(['issuer', 'vehicle'].map((role) => ask(`/v1/issuers?role=${role}&date=20251031`)))
    for (const { data } of roles) expect(data.filter(({ role }) => role === 'assignor')).toEqual([])
  })

  it('are a role of the issuer itself where they are asked for, with the figures of the list, and in no other sum of it', async () => {
    const { data: sellers } = await ask('/v1/issuers?role=assignor&date=20251031&page_size=1000')
    const { data: issuers } = await ask('/v1/issuers?date=20251031&page_size=1000')
    const both = sellers.find(({ issuer_id }) => issuers.some((row) => row['issuer_id'] === issuer_id))
    const path = `/v1/issuer/${String(both?.['issuer_id'])}?date=20251031`
    const read = async (query: string) => (await ask(`${path}${query}`)).data as unknown as Fields
    const [{ exposures: plain, ...alone }, asked] = [await read(''), await read('&include=assignor')]
    const { exposures, newest_report_date, ...together } = asked

    expect(both).toBeDefined()
    expect(together).toEqual(alone)
    expect(newest_report_date).toBe('2025-06-30')
    const { issuer_id: _id, name: _name, cnpj: _cnpj, is_securitiser: _is, ...figures } = both ?? {}
    const credits = {
      ...figures,
      kind: 'credit_right',
      through_funds_value: null,
      through_funds_value_reason: 'estimate',
    }
    expect(exposures).toEqual([...(plain as unknown as Fields[]), credits])
    const { data: other } = await ask(`${path}&include=assignor&type=fii`)
    expect(JSON.stringify(other)).not.toContain('credit_right')
  })

  it('are in no list of a type that is not theirs, of a kind, or of a month without a near report', async () => {
    for (const query of ['type=fii&date=20251031', 'kind=private_paper&date=20251031', 'date=20240229'])
      expect((await ask(`/v1/issuers?role=assignor&${query}`)).data, query).toEqual([])
  })

  it('have their part of the rights that classes have through them', async () => {
    const leaves = await read('cvm_fund_look_through', 'cnpj, leaf_key, asset_kind, value::VARCHAR AS value')
    const rights = leaves.filter(({ asset_kind, leaf_key }) => asset_kind === 'credit_right' && leaf_key !== null)
    const assigned = await read(
      'cvm_assignor_month',
      'issuer_id, cnpj, assigned_value::VARCHAR AS value, credit_rights_value::VARCHAR AS rights',
    )
    const fundOf = (row: TextRow) => say(row, 'leaf_key').split(' ')[2] ?? ''
    const opened = new Set(rights.map(fundOf))
    const roots = [
      ...new Set(assigned.filter((row) => opened.has(say(row, 'cnpj'))).map((row) => say(row, 'issuer_id'))),
    ]
    expect(roots.length).toBeGreaterThan(0)
    for (const root of roots.slice(0, 3)) {
      const expected = new Map<string, bigint>()
      for (const of of assigned.filter((row) => row['issuer_id'] === root)) {
        const held = new Map<string, bigint>()
        for (const row of rights.filter((each) => fundOf(each) === of['cnpj'] && each['cnpj'] !== of['cnpj']))
          held.set(say(row, 'cnpj'), (held.get(say(row, 'cnpj')) ?? 0n) + units(say(row, 'value'), 2))
        for (const [holder, value] of held) {
          const [top, whole] = [value * units(say(of, 'value'), 2), units(say(of, 'rights'), 2)]
          expected.set(holder, (expected.get(holder) ?? 0n) + (2n * top + whole) / (2n * whole))
        }
      }
      const { data, is_partial } = await ask(
        `/v1/issuer/${root}/holders?role=assignor&indirect=true&haircut_percent=50&date=20251031&page_size=1000`,
      )
      const through = data.filter(({ indirect_value }) => indirect_value !== null)
      expect(is_partial).toBe(true)
      expect(through.map(({ cnpj, indirect_value }) => [cnpj, indirect_value]).sort()).toEqual(
        [...expected].map(([cnpj, value]) => [cnpj, amount(value)]).sort(),
      )
      for (const row of through) expect(row).toMatchObject({ is_approximate: true, report_source: 'fidc_month' })
      expect((await ask(String(through[0]?.['explain_total']))).data).toBeDefined()
    }
  })

  it('are never mixed with holdings: not by manager, and not by kind', async () => {
    for (const query of ['group_by=manager', 'group_by=kind']) {
      const reply = await api.get(`/v1/issuer/33000167/holders?role=assignor&${query}`)
      expect(readProblem(reply), query).toMatchObject({ status: 400 })
    }
  })

  it('nobody knows where no report is near: the list has no date of a report', async () => {
    const { data, newest_report_date } = await ask('/v1/issuer/33000167/holders?role=assignor&date=20240229')
    expect([data, newest_report_date]).toEqual([[], null])
  })
})
