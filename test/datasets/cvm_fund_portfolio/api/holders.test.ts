import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'
import { readNext } from '../../../server/helpers/funds.ts'
import type { Reply } from '../../../server/helpers/http.ts'
import { leafCents, readAllLeaves, real } from '../../../server/helpers/look-through.ts'

interface ExactHolder {
  readonly cnpj: string
  readonly name: string
  readonly quantity: string
  readonly value: string
  readonly share_percent: string | null
  readonly position: string
  readonly direct_value?: string
  readonly indirect_value?: string
  readonly shortest_depth?: string
}

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const ask = (code: string, query = '') => api.get(`/v1/asset/${encodeURIComponent(code)}/holders?date=20251031${query}`)
const holders = async (code: string, query = '') => listHolders(await ask(code, `&page_size=1000${query}`))

function listHolders(reply: Reply): ExactHolder[] {
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  return (exactJson(reply.text) as { data: ExactHolder[] }).data
}

const allLeaves = (cnpj: string) => readAllLeaves(api, cnpj, '2025-10')

const added = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

describe('the holders of an exchange code', () => {
  it('are the funds with a line of it: value, quantity and share as in their portfolios, the largest first', async () => {
    const listed = await holders('PETR4')

    expect(listed.length).toBeGreaterThan(20)
    for (const { cnpj, quantity, value, share_percent } of listed.slice(0, 5)) {
      const { portfolio } = readPortfolio(await api.get(`/v1/fund/${cnpj}/portfolio?date=20251031`))
      // Assets that are lent out have a line of their own.
      const lines = portfolio.filter(({ metainfo }) => metainfo['asset_id'] === 'b3:PETR4')
      const [values, quantities, shares] = [
        lines.map((line) => units(line.final_position_value, 2)),
        lines.map((line) => units(String(line['final_position_quantity']), 6)),
        lines.map((line) => units(String(line.portfolio_share_percent), 6)),
      ]
      expect([units(value, 2), units(quantity, 6)]).toEqual([added(values), added(quantities)])
      // Each line's share is rounded by itself, so they can be a millionth apart from the share of the sum.
      expect(Math.abs(Number(units(share_percent ?? '', 6) - added(shares)))).toBeLessThanOrEqual(lines.length)
    }
    const values = listed.map(({ value }) => Number(value))
    expect(values).toEqual([...values].sort((a, b) => b - a))
  })

  it.each(['PETR4', 'CPFE3', 'VALE3'])(
    '%s through other funds: each has what the leaves of its look-through add up to',
    async (code) => {
      const listed = await holders(code, '&indirect=true')

      const through = listed.filter(({ indirect_value }) => indirect_value !== '0.00')
      expect(through.length).toBeGreaterThan(0)
      for (const { cnpj, value, direct_value, indirect_value, shortest_depth } of through) {
        const all = await allLeaves(cnpj)
        const leaves = all.filter(({ metainfo }) => metainfo['asset_id'] === `b3:${code}`)
        const [own, below] = [leaves.filter(({ depth }) => depth === '0'), leaves.filter(({ depth }) => depth !== '0')]
        expect(units(direct_value ?? '', 2)).toBe(leafCents(own))
        expect(units(value, 2)).toBe(units(direct_value ?? '', 2) + units(indirect_value ?? '', 2))
        // Of two funds that hold each other the list has all turns, and the paths leave out what turns back.
        const turned = units(indirect_value ?? '', 2) - leafCents(below)
        const cycles = all.filter(({ resolution }) => resolution === 'cycle')
        expect(turned).toBeGreaterThanOrEqual(0n)
        expect(turned).toBeLessThanOrEqual(cycles.length === 0 ? 0n : leafCents(cycles) + BigInt(below.length))
        expect(Number(shortest_depth)).toBe(Math.min(...leaves.map(({ depth }) => Number(depth))))
      }
    },
  )

  it('say how they hold it only if the request asks for it', async () => {
    const [direct, indirect] = [await holders('PETR4'), await holders('PETR4', '&indirect=true')]

    expect(Object.keys(direct[0] ?? {})).toEqual([
      'cnpj',
      'name',
      'quantity',
      'value',
      'share_percent',
      'position',
      'oldest_report_date',
    ])
    expect(Object.keys(indirect[0] ?? {})).toEqual([
      'cnpj',
      'name',
      'quantity',
      'value',
      'share_percent',
      'position',
      'oldest_report_date',
      'direct_value',
      'indirect_value',
      'shortest_depth',
    ])
    expect(indirect.length).toBeGreaterThanOrEqual(direct.length)
  })

  it('come page by page, none twice and none missing', async () => {
    const whole = await holders('PETR4', '&indirect=true')
    const walked: ExactHolder[] = []
    let next: string | null = '/v1/asset/PETR4/holders?date=20251031&indirect=true&page_size=7'
    while (next !== null) {
      const reply = await api.get(next)
      walked.push(...listHolders(reply))
      next = readNext(reply)
    }

    expect(walked).toEqual(whole)
  })
})

describe('the holders of a fund', () => {
  const { SMART, SMART_INCOME } = real

  it('are those with quotas of it, requested by its bare or its masked number', async () => {
    const [bare, masked] = [await holders(SMART_INCOME), await holders('52.116.337/0001-62')]

    expect(bare.map(({ cnpj }) => cnpj)).toContain(SMART)
    expect(masked).toEqual(bare)
  })

  it('that is held by a fund which it holds: its own quotas come back to it', async () => {
    const listed = await holders(SMART_INCOME, '&indirect=true')

    const itself = listed.find(({ cnpj }) => cnpj === SMART_INCOME)
    const leaves = (await allLeaves(SMART_INCOME)).filter(({ metainfo }) => metainfo['fund_cnpj'] === SMART_INCOME)
    expect(itself).toMatchObject({ direct_value: '0.00', shortest_depth: '1' })
    expect(units(itself?.value ?? '', 2)).toBe(leafCents(leaves))
  })
})

describe('the request for holders', () => {
  it('is answered with an empty list where the asset is known, but held by nobody', async () => {
    // It was quoted in 2024, and is in no portfolio.
    expect(await holders('A1AP34')).toEqual([])
    expect(await holders('62415896000127', '&indirect=true')).toEqual([])
  })

  it('is answered with a 404 and the most similar codes where nothing names the asset', async () => {
    const problem = readProblem(await ask('PETR44'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'asset_not_found' } })
    expect((problem.error_data as { nearest: string[] }).nearest[0]).toBe('PETR4')
    expect(readProblem(await ask('NOBODY11')).error_data).toMatchObject({ reason: 'asset_not_found' })
  })

  it('is answered with a 404 for a number that no register knows and nobody holds', async () => {
    expect(readProblem(await ask('11222333000181', '&indirect=true'))).toMatchObject({
      status: 404,
      error_data: { reason: 'asset_not_found' },
    })
  })

  it.each(['12345678901234', '00.068.305/0001-99', 'Ação', 'x'.repeat(161)])(
    'is refused for what is no name of an asset: %s',
    async (code) => {
      expect(readProblem(await ask(code))).toMatchObject({
        status: 400,
        code: 'invalid_input',
        error_data: { fieldErrors: { code: [expect.any(String)] } },
      })
    },
  )

  it('without a month is answered for the newest with all members, or the newest, and the headers say which', async () => {
    const reply = await api.get('/v1/asset/PETR4/holders')

    expect(reply.headers['x-reference-date']).toBe('2025-10-31')
    expect(reply.headers['x-data-completeness']).toMatch(/^partial; missing=BLC_1,/)
  })

  it('for a month that is not there is answered with those that are', async () => {
    expect(readProblem(await api.get('/v1/asset/PETR4/holders?date=20200131'))).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage', available: { from: '2024-02-01', to: '2025-10-31' } },
    })
  })
})
