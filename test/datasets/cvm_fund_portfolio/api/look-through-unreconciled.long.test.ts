import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTable, textRows } from '../../../helpers/build.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { units } from '../../../server/helpers/cents.ts'
import { coveredCents, readLookThrough, listQuotas } from '../../../server/helpers/look-through.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'

/** A fund of the real 2025-10 that filed its own senior quotas as assets: lines for 182,754,052.44, NAV 11,989,286.34. */
const OFF = '41776150000179'

let api: Api
let dataDir: string

beforeAll(async () => {
  dataDir = await sampleDataDir()
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const look = async (cnpj: string) =>
  readLookThrough(await api.get(`/v1/fund/${cnpj}/portfolio/look-through?date=20251031&page_size=1000`))

it('a line of R$ 168,630.99 in a fund off its NAV stays that line, and does not become leaves of 2.57 million', async () => {
  const { portfolio, coverage, fund } = await look('31353300000188')

  expect(listQuotas(portfolio, OFF)).toMatchObject([
    { resolution: 'unreconciled', final_position_value: '168630.99', depth: '0', path: ['31353300000188'] },
  ])
  expect(portfolio.filter(({ path }) => path.includes(OFF))).toEqual([])
  expect(coverage.unexpanded_value['unreconciled']).toBe('168630.99')
  expect(coveredCents(coverage)).toBe(units(fund.total_portfolio_value ?? '', 2))
})

it('the 45 lines of 2025-10 in funds off their NAV all stay closed', async () => {
  const exposed = await textRows(
    `WITH month AS (SELECT * FROM ${await readTable({ dataDir }, 'cvm_fund_month')} WHERE competence_month = '2025-10')
     SELECT quota.cnpj, count(*) AS lines
     FROM ${await readTable({ dataDir }, 'cvm_fund_quota')} AS quota JOIN month ON month.cnpj = fund_cnpj
     WHERE quota.competence_month = '2025-10' AND line_count > confidential_line_count AND nav_value > 0
       AND quota.cnpj <> fund_cnpj AND abs(total_portfolio_value - nav_value) * 50 > nav_value
     GROUP BY ALL ORDER BY ALL`,
  )
  let closed = 0
  for (const { cnpj, lines } of exposed) {
    const { portfolio } = await look(cnpj ?? '')
    const own = portfolio.filter(({ depth, resolution }) => depth === '0' && resolution === 'unreconciled')
    expect(own, cnpj ?? '').toHaveLength(Number(lines))
    closed += own.length
  }

  expect([exposed.length, closed]).toEqual([28, 45])
})
