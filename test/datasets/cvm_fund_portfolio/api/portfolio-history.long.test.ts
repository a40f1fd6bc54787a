import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, findEndpoint, readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { sum } from '../../../server/helpers/cents.ts'
import { holding, nav, wholeMonth } from '../../../server/helpers/lines.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

type Row = Readonly<Record<string, string | null>>

const BOTH_MONTHS = '11184136000115'

async function readRows(api: SharedApi, path: string): Promise<readonly Row[]> {
  const reply = await api.get(path)
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  findEndpoint('fund_history').output.parse(JSON.parse(reply.text))
  return (exactJson(reply.text) as { data: readonly Row[] }).data
}

describe('the history of a portfolio of the sample', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it.each([BOTH_MONTHS, '60023816000162', '28729157000171', '62415896000127', '00071477000168'])(
    'of %s has in each month the sums of its lines by category, which add up to its total, to the cent',
    async (fund) => {
      const rows = await readRows(api, `/v1/fund/${fund}/portfolio/history`)
      const filed = rows.filter(({ status }) => status === 'filed')
      const months = [...new Set(filed.map(({ reference_date }) => reference_date))]

      expect(months.length).toBeGreaterThan(0)
      for (const date of months) {
        const { fund: facts, portfolio } = readPortfolio(await api.get(`/v1/fund/${fund}/portfolio?date=${date ?? ''}`))
        const own = filed.filter(({ reference_date }) => reference_date === date)
        const lines = portfolio as unknown as readonly {
          readonly final_position_value: string
          readonly metainfo: { readonly category: string }
        }[]
        for (const { group, value } of own) {
          const those = lines.filter(({ metainfo }) => metainfo.category === group)
          expect(value, `${fund} ${date ?? ''} ${group ?? ''}`).toBe(
            sum(those.map(({ final_position_value }) => final_position_value)),
          )
        }
        expect(own.map(({ group }) => group)).toEqual(
          [...new Set(lines.map(({ metainfo }) => metainfo.category))].sort(),
        )
        expect(sum(own.map(({ value }) => value ?? ''))).toBe(facts.total_portfolio_value)
      }
    },
  )

  it('has a row without figures for a partial month in which only a NAV is known', async () => {
    const rows = await readRows(api, '/v1/fund/00071477000168/portfolio/history?from=2025-10')

    expect(rows).toMatchObject([
      { reference_date: '2025-10-31', group: '', status: 'nav_only', value: null, completeness: 'partial' },
    ])
    expect(rows[0]?.['missing_members']).not.toBe('')
  })

  it('is about the requested months, oldest first', async () => {
    const dates = async (query: string) =>
      new Set(
        (await readRows(api, `/v1/fund/${BOTH_MONTHS}/portfolio/history?${query}`)).map((row) => row['reference_date']),
      )

    expect([...(await dates(''))]).toEqual(['2024-02-29', '2025-10-31'])
    expect([...(await dates('from=2025-01'))]).toEqual(['2025-10-31'])
    expect([...(await dates('to=2024-12'))]).toEqual(['2024-02-29'])
  })

  it('has the share of the one line of a category that the portfolio says', async () => {
    const rows = await readRows(api, '/v1/fund/62415896000127/portfolio/history')
    const { portfolio } = readPortfolio(await api.get('/v1/fund/62415896000127/portfolio?date=20251031'))
    const payable = (portfolio as unknown as readonly Record<string, unknown>[]).find(
      ({ application_type }) => application_type === 'Valores a pagar',
    )

    expect(rows.find(({ group }) => group === 'payable')).toMatchObject({
      status: 'filed',
      value: '-89423.67',
      share_percent: payable?.['portfolio_share_percent'],
      completeness: 'complete',
    })
  })

  it('is not found for a number that nobody has, and refuses an unknown grouping', async () => {
    const unknown = readProblem(await api.get('/v1/fund/99999999000191/portfolio/history'))
    expect(unknown).toMatchObject({ status: 404, error_data: { reason: 'fund_not_found' } })
    const refused = readProblem(await api.get(`/v1/fund/${BOTH_MONTHS}/portfolio/history?group_by=colour`))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

describe('months that cannot be added up', () => {
  const [gap, other, hidden] = [cnpj(1), cnpj(2), cnpj(3)] as const
  const world = {
    '2025-07': wholeMonth({ PL: [nav(gap, '10.00')], BLC_4: [holding(gap, 'Ações', '10.00')] }),
    '2025-08': wholeMonth({ PL: [nav(other, '10.00')], BLC_4: [holding(other, 'Ações', '10.00')] }),
    '2025-09': wholeMonth({ PL: [nav(gap, '20.00'), nav(other, '5.00')], BLC_4: [holding(other, 'Ações', '5.00')] }),
    '2025-10': wholeMonth({
      PL: [nav(gap, '20.00'), nav(hidden, '8.00')],
      BLC_4: [holding(gap, 'Ações', '30.00'), holding(gap, 'Valores a pagar', '10.00')],
    }),
  }

  it('have a row that says why, between months with lines and not around them', async () => {
    const dataDir = await temporaryFolder()
    await publish(await makeMirror({ months: world, funds: [] }), dataDir)
    const api = await serve(dataDir)
    onTestFinished(() => api.stop())

    const rows = await readRows(api, `/v1/fund/${gap}/portfolio/history`)
    expect(
      rows.map(({ reference_date, group, status, value, share_percent }) => [
        reference_date,
        group,
        status,
        value,
        share_percent,
      ]),
    ).toEqual([
      ['2025-07-31', 'equities', 'filed', '10.00', '100.000000'],
      ['2025-08-31', '', 'not_filed', null, null],
      ['2025-09-30', '', 'nav_only', null, null],
      ['2025-10-31', 'equities', 'filed', '30.00', '150.000000'],
      ['2025-10-31', 'payable', 'filed', '-10.00', '-50.000000'],
    ])
    const later = await readRows(api, `/v1/fund/${other}/portfolio/history`)
    expect(later.map(({ reference_date }) => reference_date)).toEqual(['2025-08-31', '2025-09-30'])
  })
})
