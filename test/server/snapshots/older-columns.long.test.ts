import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../helpers/api.ts'
import { readFund, readPortfolio } from '../helpers/body.ts'
import { edition, FILER } from '../helpers/editions.ts'
import { readListedFunds } from '../helpers/funds.ts'
import { makeMirror, type World } from '../helpers/mirror.ts'
import { withoutColumns, withoutTable } from '../helpers/older-columns.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publish } from '../helpers/snapshot.ts'

const { months, ...registers } = edition('100.00')
const [october] = Object.values(months)
/** Both months have the same filing. */
const world: World = { ...registers, months: { '2025-09': october ?? {}, '2025-10': october ?? {} } }

const PORTFOLIO = `/v1/fund/${FILER}/portfolio`

let api: Api
let mirror: string
/** Lacks columns in every changed file; the newest lacks them in September and in the register. */
let old: string

beforeAll(async () => {
  mirror = await makeMirror(world)
  const dataDir = await temporaryFolder()
  old = await publish(mirror, dataDir, new Date('2026-01-10T03:00:00Z'))
  const newest = await publish(mirror, dataDir, new Date('2026-01-11T03:00:00Z'), { maskPersonalData: false })
  for (const id of [old, newest]) {
    await withoutColumns(dataDir, id, 'cvm_fund_class', 'all', ['cvm_code', 'rcvm175_date'])
    await withoutColumns(dataDir, id, 'cvm_fund_integrant', 'all', ['document_type'])
    await withoutColumns(dataDir, id, 'cvm_fund_month', 'competence_month=2025-09', ['nav_source', 'fund_name_filed'])
    await withoutColumns(dataDir, id, 'cvm_fund_portfolio', 'competence_month=2025-09', ['asset_description', 'isin'])
    // Code of that time packed no lines either.
    await withoutTable(dataDir, id, 'cvm_fund_portfolio_packed', 'competence_month=2025-09')
  }
  await withoutColumns(dataDir, old, 'cvm_fund_month', 'competence_month=2025-10', ['nav_source'])
  api = await serve(dataDir)
})

afterAll(async () => {
  await api.stop()
  await rm(mirror, { recursive: true })
})

describe.each([
  ['the newest snapshot, with its tables in memory', () => ''],
  ['an older snapshot, read where it lies', () => `snapshot=${old}`],
])('of %s', (_what, moment) => {
  it('a month without a column answers its other columns', async () => {
    const { portfolio, fund, reference_date } = readPortfolio(await api.get(`${PORTFOLIO}?date=20250930&${moment()}`))

    expect(reference_date).toBe('2025-09-30')
    expect(fund.nav_value_reported).toBe('100.00')
    expect(portfolio.map((item) => item.final_position_value)).toEqual(['100.00'])
    expect(portfolio[0]?.metainfo).not.toHaveProperty('asset_description')
  })

  it('a month with all columns keeps their values next to a month without', async () => {
    const { portfolio } = readPortfolio(await api.get(`${PORTFOLIO}?date=20251031&${moment()}`))

    expect(portfolio[0]?.metainfo['asset_description']).toBe('AÇÃO 100.00')
  })

  it('a request over both months is answered', async () => {
    const reply = await api.get(`${PORTFOLIO}?date=20251130&${moment()}`)

    expect(reply.status).toBe(404)
    expect(reply.text).toContain('"available":{"first":"2025-09-30","last":"2025-10-31"')
  })

  it('a register without columns describes the fund without them', async () => {
    const fund = readFund(await api.get(`/v1/fund/${FILER}?${moment()}`))

    expect(fund).toMatchObject({
      name: 'FUNDO 100.00',
      cvm_code: '',
      rcvm175: { is_compliant: false, compliance_date: null },
    })
  })

  it('the list of funds covers all months', async () => {
    const rows = readListedFunds(await api.get(`/v1/funds?has_portfolio=true&q=100.00&${moment()}`))

    expect(rows.map(({ cnpj }) => cnpj)).toEqual([FILER])
  })
})
