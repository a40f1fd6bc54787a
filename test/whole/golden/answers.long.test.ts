import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../server/helpers/shared.ts'
import { type ExactItem, readFund, readPortfolio } from '../../server/helpers/body.ts'
import { sum } from '../../server/helpers/cents.ts'
import { examples } from '../../server/helpers/examples.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const portfolio = async (cnpj: string, date: string) =>
  readPortfolio(await api.get(`/v1/fund/${cnpj}/portfolio?date=${date}`))

const values = (items: readonly ExactItem[]) => items.map((item) => item.final_position_value)

function byApplication(items: readonly ExactItem[]): Record<string, string> {
  const labels = [...new Set(items.map((item) => item.application_type))]
  return Object.fromEntries(
    labels.map((label) => [label, sum(values(items.filter((item) => item.application_type === label)))]),
  )
}

/** From docs/sources-reference.md, to the cent. */
describe('the golden fund', () => {
  it('00.068.305/0001-35 of 2024-02 adds up to its NAV', async () => {
    const { fund, portfolio: items, reference_date } = await portfolio('00068305000135', '2024-02-29')

    expect(byApplication(items)).toEqual({
      'Cotas de Fundos': '38047707.37',
      'Valores a receber': '133.46',
      'Valores a pagar': '-13576.59',
    })
    expect([fund.total_portfolio_value, fund.nav_value_reported]).toEqual(['38034264.24', '38034264.24'])
    expect([reference_date, fund['nav_value_reported_reference_date']]).toEqual(['2024-02-29', '20240229'])
  })

  it('00.071.477/0001-68 of 2024-02 has its quotas, its cash and its NAV', async () => {
    const { fund, portfolio: items } = await portfolio('00071477000168', '20240229')

    const quotas = items.find((item) => item.final_position_value === '1602311318.33')
    expect(quotas).toMatchObject({ application_type: 'Cotas de Fundos', metainfo: { fund_cnpj: '27146328000177' } })
    expect(byApplication(items)).toMatchObject({ Disponibilidades: '13749.89' })
    expect(fund.nav_value_reported).toBe('1602170880.16')
  })

  it('62.415.896/0001-27 of 2025-10 adds up to its NAV, its long gold futures negative', async () => {
    const { fund, portfolio: items } = await portfolio('62415896000127', '20251031')

    expect(values(items)).toEqual(['-250045.54', '47286717.79', '35339309.64', '2647313.27', '-89423.67', '1734.91'])
    expect(items[0]).toMatchObject({
      application_type: 'Mercado Futuro - Posições compradas',
      final_position_quantity: '3915.000000',
      metainfo: { side: 'long' },
    })
    expect([fund.total_portfolio_value, fund.nav_value_reported]).toEqual(['84935606.40', '84935606.40'])
  })

  it('62.013.226/0001-84 of 2025-10 adds up to its NAV', async () => {
    const { fund, portfolio: items } = await portfolio('62013226000184', '20251031')

    expect(values(items).sort()).toEqual(
      ['1537259.83', '105968.67', '41839557.18', '28609370.61', '-24500.56', '56199.52', '4819.31', '-19885.36'].sort(),
    )
    expect([fund.total_portfolio_value, fund.nav_value_reported]).toEqual(['72108789.20', '72108789.20'])
  })

  it('10.406.511/0001-61 of 2025-10 adds up to its NAV in 168 lines', async () => {
    const { fund, portfolio: items } = await portfolio('10406511000161', '20251031')

    expect(items).toHaveLength(168)
    expect(byApplication(items)).toEqual({
      'Operações Compromissadas': '71851720.87',
      Ações: '6032459069.84',
      'Certificado ou recibo de depósito de valores mobiliários': '344014756.93',
      'Ações e outros TVM cedidos em empréstimo': '2949157817.82',
      'Mercado Futuro - Posições compradas': '613130.40',
      'Valores a receber': '1179659227.98',
      'Valores a pagar': '-1123733630.05',
      Disponibilidades: '11656.03',
    })
    expect([fund.total_portfolio_value, fund.nav_value_reported]).toEqual(['9454033749.82', '9454033749.82'])
  })

  it('40.155.573/0001-09 of 2025-10 misses its NAV by exactly its futures', async () => {
    const { fund, portfolio: items } = await portfolio('40155573000109', '20251031')

    expect(items).toHaveLength(188)
    expect([fund.total_portfolio_value, fund.nav_value_reported]).toEqual(['837498299.90', '837467008.70'])
    expect(sum(values(items.filter(({ application_type }) => application_type.startsWith('Mercado Futuro'))))).toBe(
      '31291.20',
    )
  })

  it('45.123.558/0001-00 of 2025-10 holds quotas of 06.175.696/0001-73, whose NAV is reported', async () => {
    const { portfolio: items } = await portfolio('45123558000100', '20251031')

    const quotas = items.find((item) => item.metainfo['fund_cnpj'] === '06175696000173')
    expect(quotas?.final_position_value).toBe('62723557.29')
    const held = readFund(await api.get('/v1/fund/06175696000173'))
    expect(held).toMatchObject({ nav_value_reported: '47880381787.03', nav_value_reported_reference_date: '20251031' })
  })
})

describe('completeness of the bundled months', () => {
  it('is complete for a structured fund and partial for the others in 2025-10', async () => {
    const structured = await api.get('/v1/fund/62415896000127/portfolio?date=20251031')
    const other = await api.get('/v1/fund/02668201000197/portfolio?date=20251031')

    expect(structured.headers['x-data-completeness']).toBe('complete')
    expect([other.status, other.headers['x-data-completeness']]).toEqual([
      200,
      'partial; missing=BLC_1,BLC_2,BLC_4,BLC_5,BLC_7,BLC_8',
    ])
  })

  it('lets a structured fund default to 2025-10, and a fund of the blocks to the month that has its lines', async () => {
    expect(readPortfolio(await api.get('/v1/fund/10406511000161/portfolio')).reference_date).toBe('2025-10-31')
    expect(readPortfolio(await api.get('/v1/fund/00068305000135/portfolio')).reference_date).toBe('2024-02-29')
  })
})

describe('a body', () => {
  const FUND_FIELDS =
    'id cvm_id cvm_code cnpj type status status_date registration_date creation_date exercise_date exercise_end_date ' +
    'cancelation_date updated_at name rcvm175 nav_value_reported nav_value_reported_reference_date integrants ' +
    'total_portfolio_value total_portfolio_value_reference_date'
  const ITEM_FIELDS =
    'id application_type asset_type related_issuer business_type sales_quantity sales_value purchases_quantity ' +
    'purchases_value final_position_quantity final_position_value final_position_cost confidentiality_deadline ' +
    'portfolio_share_percent metainfo'

  it('has the fields of the specification in its order, and of its own only the reconciliation', async () => {
    const { text } = await api.get('/v1/fund/10406511000161/portfolio')
    const body = JSON.parse(text) as { data: { fund: { rcvm175: object }; portfolio: object[] } }

    expect(Object.keys(body)).toEqual(['success', 'reference_date', 'data'])
    expect(Object.keys(body.data)).toEqual(['fund', 'portfolio', 'reconciliation'])
    expect(Object.keys(body.data.fund)).toEqual(FUND_FIELDS.split(' '))
    expect(Object.keys(body.data.fund.rcvm175)).toEqual(['is_compliant', 'compliance_date'])
    for (const item of body.data.portfolio) expect(Object.keys(item)).toEqual(ITEM_FIELDS.split(' '))
  })

  it('names integrants by type, name, document and its type', async () => {
    const { text } = await api.get('/v1/fund/00068305000135')
    const body = JSON.parse(text) as { data: { fund: { integrants: object[] } } }

    expect(Object.keys(body.data.fund)).toEqual(FUND_FIELDS.split(' '))
    expect(body.data.fund.integrants.length).toBeGreaterThan(2)
    for (const party of body.data.fund.integrants)
      expect(Object.keys(party)).toEqual(['type', 'name', 'document', 'document_type'])
  })

  it('adds the source as the last field with provenance=true', async () => {
    const { text } = await api.get('/v1/fund/62415896000127/portfolio?provenance=true')
    const body = JSON.parse(text) as { data: { portfolio: { source: object }[] } }

    for (const item of body.data.portfolio) {
      expect(Object.keys(item)).toEqual([...ITEM_FIELDS.split(' '), 'source'])
      expect(Object.keys(item.source)).toEqual(['file', 'member', 'line', 'sha256'])
    }
  })
})

it.each(examples)('the example $name of the declarations answers 200 in the declared shape', async (example) => {
  const reply = await api.get(example.ask())

  expect(reply.status).toBe(200)
  example.endpoint.output.parse(JSON.parse(reply.text))
})
