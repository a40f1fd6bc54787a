import { beforeAll, describe, expect, it } from 'vitest'
import { makeBareCnpj } from '../../../helpers/portal.ts'
import { serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { findEndpoint, exactJson, readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'
import { historyDataDir, historyFilers } from '../../../server/helpers/history-world.ts'

type Row = Readonly<Record<string, string | null>>

const INDEX_FUND = '10406511000161'
const BOTH_MONTHS = '11184136000115'

async function rows(api: SharedApi, path: string): Promise<readonly Row[]> {
  const reply = await api.get(path)
  expect(reply.status, reply.text).toBe(200)
  return (exactJson(reply.text) as { data: readonly Row[] }).data
}

describe('the months and positions of a fund of the sample', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('are those for which it filed, the newest first, each as its portfolio says', async () => {
    const reply = await api.get(`/v1/fund/${BOTH_MONTHS}/portfolio/months`)
    findEndpoint('fund_months').output.parse(JSON.parse(reply.text))
    const months = (exactJson(reply.text) as { data: readonly Row[] }).data

    expect(months.map(({ reference_date }) => reference_date)).toEqual(['2025-10-31', '2024-02-29'])
    for (const month of months) {
      const data = readPortfolio(
        await api.get(`/v1/fund/${BOTH_MONTHS}/portfolio?date=${month['reference_date'] ?? ''}`),
      )
      expect(month).toMatchObject({
        lines: String(data.portfolio.length),
        total_portfolio_value: data.fund.total_portfolio_value,
        version: '1',
        change: 'first',
      })
    }
  })

  it('are those of the requested range', async () => {
    const months = await rows(api, `/v1/fund/${BOTH_MONTHS}/portfolio/months?from=2025-01-01`)

    expect(months.map(({ reference_date }) => reference_date)).toEqual(['2025-10-31'])
  })

  it.each(['portfolio/months', 'positions/PETR4'])('are a 404 of %s for a number that nobody knows', async (path) => {
    expect(readProblem(await api.get(`/v1/fund/${makeBareCnpj(999)}/${path}`))).toMatchObject({
      status: 404,
      error_data: { reason: 'fund_not_found' },
    })
  })

  it('add the lines of an asset up, whichever code asks for it', async () => {
    const data = readPortfolio(await api.get(`/v1/fund/${INDEX_FUND}/portfolio?date=20251031`))
    const own = data.portfolio.filter(({ metainfo }) => metainfo['asset_id'] === 'b3:PETR4')
    const value = own.reduce((sum, line) => sum + units(line.final_position_value, 2), 0n)

    const [byTicker, byName] = [
      await rows(api, `/v1/fund/${INDEX_FUND}/positions/petr4`),
      await rows(api, `/v1/fund/${INDEX_FUND}/positions/b3%3APETR4`),
    ]

    expect(byName).toEqual(byTicker)
    const newest = byTicker.at(-1)
    expect(newest).toMatchObject({ reference_date: '2025-10-31', status: 'held', lines: String(own.length) })
    expect(units(newest?.['value'] ?? '', 2)).toBe(value)
  })

  it('of an asset that a fund does not have say whether that can be known', async () => {
    const positions = await rows(api, `/v1/fund/${INDEX_FUND}/positions/CPFE3?from=2025-10-01`)
    const other = await rows(api, '/v1/fund/62415896000127/positions/PETR4?from=2025-10-01')

    expect([...positions, ...other].map(({ status }) => status)).not.toContain(undefined)
    for (const row of [...positions, ...other].filter(({ status }) => status === 'not_held')) {
      expect(row).toMatchObject({ quantity: '0.000000', value: '0.00', lines: '0' })
    }
  })

  it('of a code that no line names are a 404', async () => {
    expect(readProblem(await api.get(`/v1/fund/${INDEX_FUND}/positions/ZZZZ99`))).toMatchObject({
      status: 404,
      error_data: { reason: 'asset_not_found' },
    })
  })
})

it('a month whose filing was withdrawn is listed without lines', async () => {
  const { dataDir } = await historyDataDir()
  const api = await serve(dataDir)

  const months = await rows(api, `/v1/fund/${historyFilers.halfWithdrawn}/portfolio/months`)

  expect(months.map(({ change }) => change)).toContain('withdrawn')
  expect(months.filter(({ change }) => change === 'withdrawn')).toMatchObject([{ lines: '0', nav_value: null }])
  await api.stop()
})
