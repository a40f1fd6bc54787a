import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withCalendar } from '../../../helpers/calendar.ts'
import { dailyMirror, reports } from '../../../helpers/daily-reports.ts'
import { exactJson } from '../../../helpers/exact-json.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { readPortfolio } from '../../../server/helpers/body.ts'
import { type ExactAsset, leafCents, readLookThrough, listQuotas } from '../../../server/helpers/look-through.ts'
import { classLine, fundLine, holding, nav, structured, wholeMonth } from '../../../server/helpers/lines.ts'
import { masked } from '../../../helpers/portal.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

/** Funds that file lines for 2025-10 and no NAV, but for the last. */
const [ROOT, DAILY, SUBCLASSES, OTHER_MONTHS, REGISTERED, NEGATIVE, FILED, EARLIER, HALF, REGISTERED_LATER, OFF] = [
  cnpj(1),
  cnpj(2),
  cnpj(3),
  cnpj(4),
  cnpj(5),
  cnpj(6),
  cnpj(7),
  cnpj(11),
  cnpj(12),
  cnpj(13),
  cnpj(14),
]
const STOCK = 'Ações'
const PETR = { CD_ATIVO: 'PETR4', QT_POS_FINAL: '60' }

const quotas = (of: string, value: string) =>
  holding(ROOT, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(of) })
const report = (of: string, day: string, value: string, subclass = '') => ({
  CNPJ_FUNDO_CLASSE: masked(of),
  DT_COMPTC: day,
  VL_PATRIM_LIQ: value,
  ID_SUBCLASSE: subclass,
})

let api: Api

beforeAll(async () => {
  const mirror = await makeMirror({
    months: {
      '2025-10': {
        ...wholeMonth({
          PL: [nav(FILED, '100.00'), nav(OFF, '100.00')],
          BLC_2: [
            quotas(DAILY, '300.00'),
            quotas(SUBCLASSES, '200.00'),
            quotas(OTHER_MONTHS, '90.00'),
            quotas(REGISTERED, '80.00'),
            quotas(NEGATIVE, '70.00'),
            quotas(FILED, '50.00'),
            quotas(EARLIER, '40.00'),
            quotas(HALF, '30.00'),
            quotas(REGISTERED_LATER, '20.00'),
            quotas(OFF, '10.00'),
          ],
          BLC_4: [
            holding(ROOT, STOCK, '10.00'),
            // A cent more than the NAV, so that half of it leaves something over.
            holding(DAILY, STOCK, '600.01', PETR),
            holding(SUBCLASSES, STOCK, '400.00', PETR),
            holding(OTHER_MONTHS, STOCK, '90.00'),
            holding(REGISTERED, STOCK, '80.00'),
            holding(NEGATIVE, STOCK, '70.00'),
            holding(FILED, STOCK, '100.00'),
            holding(EARLIER, STOCK, '400.00'),
            holding(HALF, STOCK, '300.00'),
            holding(REGISTERED_LATER, STOCK, '200.00'),
            holding(OFF, STOCK, '1520.00'),
          ],
        }),
        FIE: [structured(cnpj(8), '9.00', '9.00')],
      },
    },
    funds: [fundLine('F-registered', REGISTERED), fundLine('F-later', REGISTERED_LATER)],
    classes: [
      classLine('F-registered', REGISTERED, { nav: ['80.00', '2025-10-31'] }),
      classLine('F-later', REGISTERED_LATER, { nav: ['200.00', '2025-11-03'] }),
    ],
  })
  const october = [
    report(ROOT, '2025-10-30', '1.00'),
    report(ROOT, '2025-10-31', '1600.00'),
    report(DAILY, '2025-10-01', '300.00'),
    report(DAILY, '2025-10-31', '600.00'),
    report(EARLIER, '2025-10-30', '400.00'),
    report(HALF, '2025-10-30', '150.00', 'SUB1'),
    report(HALF, '2025-10-30', '150.00', 'SUB2'),
    report(HALF, '2025-10-31', '150.00', 'SUB1'),
    report(SUBCLASSES, '2025-10-30', '777.00', 'SUB1'),
    report(SUBCLASSES, '2025-10-31', '250.00', 'SUB1'),
    report(SUBCLASSES, '2025-10-31', '150.00', 'SUB2'),
    report(NEGATIVE, '2025-10-31', '-70.00'),
    report(FILED, '2025-10-31', '50.00'),
  ]
  await dailyMirror('2025-09', reports([report(OTHER_MONTHS, '2025-09-30', '90.00')]), mirror)
  await dailyMirror('2025-10', reports(october), mirror)
  await dailyMirror('2025-11', reports([report(OTHER_MONTHS, '2025-11-03', '90.00')]), mirror)
  const dataDir = await temporaryFolder()
  await publish(await withCalendar(mirror), dataDir)
  await rm(mirror, { recursive: true })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const look = async (query = '') =>
  readLookThrough(await api.get(`/v1/fund/${ROOT}/portfolio/look-through?date=20251031${query}`))
const listStocks = async (fund: string) =>
  (await look()).portfolio
    .filter(({ path }) => path.at(-1) === fund)
    .map(({ resolution, final_position_value }) => [resolution, final_position_value])
const portfolio = async (fund: string) => readPortfolio(await api.get(`/v1/fund/${fund}/portfolio?date=20251031`))

describe('a fund held that filed lines and no NAV', () => {
  it("is opened by the NAV of the daily report of the month's last business day, and conserves", async () => {
    const { portfolio: leaves, fund } = await look()

    // 600.01 × 300 ÷ 600, and what that is more than the quotas.
    expect(await listStocks(DAILY)).toEqual([
      ['direct', '300.01'],
      ['reconciliation', '-0.01'],
    ])
    expect(fund.total_portfolio_value).toBe('900.00')
    expect(leafCents(leaves)).toBe(900_00n)
  })

  it('and reports by subclass is opened by what they add up to on the last day', async () => {
    expect(await listStocks(SUBCLASSES)).toEqual([['direct', '200.00']])
  })

  it('is opened by the NAV that its own portfolio shows', async () => {
    expect((await portfolio(DAILY)).fund.nav_value_reported).toBe('600.00')
    expect((await portfolio(SUBCLASSES)).fund.nav_value_reported).toBe('400.00')
    expect((await portfolio(REGISTERED)).fund.nav_value_reported).toBe('80.00')
  })

  it.each([
    [DAILY, 'daily_report', 'exact', '0.01'],
    [REGISTERED, 'register', 'exact', '0.00'],
    [FILED, 'nav_file', 'exact', '0.00'],
    [OFF, 'nav_file', 'fail', '1420.00'],
    [EARLIER, null, 'unknown', null],
    [REGISTERED_LATER, null, 'unknown', null],
  ])('has that NAV in its reconciliation: %s from %s', async (fund, nav_source, grade, residual_value) => {
    expect((await portfolio(fund)).reconciliation).toEqual({ nav_source, grade, residual_value, note: null })
  })

  it('is opened by the NAV of the class register if that is for the month', async () => {
    expect(await listStocks(REGISTERED)).toEqual([['direct', '80.00']])
  })

  it.each([
    ['reports of other months', OTHER_MONTHS],
    ['a report of the day before the last business day', EARLIER],
    ['a report of one of its two subclasses on that day', HALF],
    ['a NAV of a later month in the class register', REGISTERED_LATER],
    ['a report of less than nothing', NEGATIVE],
  ])('stays closed with only %s', async (_only, fund) => {
    expect(listQuotas((await look()).portfolio, fund)).toMatchObject([{ resolution: 'nav_missing', depth: '0' }])
  })

  it('has the same part in the aggregate and among the holders', async () => {
    const answer = await api.get(`/v1/fund/${ROOT}/portfolio/look-through?date=20251031&view=aggregate`)
    const held = readLookThrough<ExactAsset>(answer).portfolio.find(({ asset_id }) => asset_id === 'b3:PETR4')
    const { text } = await api.get('/v1/asset/PETR4/holders?date=20251031&indirect=true')
    const holders = (exactJson(text) as { data: Record<string, string>[] }).data

    expect(held).toMatchObject({ value: '500.01', quantity: '60.000000', share_percent: '31.250625' })
    expect(holders.find((holder) => holder['cnpj'] === ROOT)).toMatchObject({
      value: '500.01',
      indirect_value: '500.01',
      share_percent: '31.250625',
    })
  })
})

it('a fund whose lines are fifteen times its NAV is not opened in a month that has all members', async () => {
  const answer = await api.get(`/v1/fund/${ROOT}/portfolio/look-through?date=20251031`)

  expect(answer.headers['x-data-completeness']).toBe('complete')
  expect(listQuotas(readLookThrough(answer).portfolio, OFF)).toMatchObject([
    { resolution: 'unreconciled', final_position_value: '10.00', depth: '0' },
  ])
})

it('a filed NAV counts before the one in the daily report', async () => {
  expect(await listStocks(FILED)).toEqual([['direct', '50.00']])
})

it('shares of a fund that filed no NAV are parts of the one in the daily report, as in its portfolio', async () => {
  const [{ portfolio: leaves, fund }, own] = [await look(), await portfolio(ROOT)]

  expect([fund.nav_value_reported, own.fund.nav_value_reported]).toEqual(['1600.00', '1600.00'])
  const stock = leaves.find(({ depth, resolution }) => depth === '0' && resolution === 'direct')
  expect(stock).toMatchObject({ final_position_value: '10.00', portfolio_share_percent: '0.625000' })
  expect(own.portfolio.find((item) => item.final_position_value === '10.00')?.portfolio_share_percent).toBe('0.625000')
})
