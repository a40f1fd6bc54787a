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

  it('are never mixed with holdings: not through funds, and not by manager', async () => {
    for (const query of ['indirect=true', 'group_by=manager', 'group_by=kind']) {
      const reply = await api.get(`/v1/issuer/33000167/holders?role=assignor&${query}`)
      expect(readProblem(reply), query).toMatchObject({ status: 400 })
    }
  })

  it('nobody knows where no report is near: the list says so', async () => {
    const { data, newest_report_date } = await ask('/v1/issuer/33000167/holders?role=assignor&date=20240229')
    expect([data, newest_report_date]).toEqual([[], null])
  })
})
