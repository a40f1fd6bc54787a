import { beforeAll, describe, expect, it } from 'vitest'
import { makeBareCnpj } from '../../../helpers/portal.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'

interface Answer {
  readonly data: readonly Readonly<Record<string, unknown>>[]
}

const readAnswer = ({ text }: { text: string }) => exactJson(text) as Answer

describe('the properties of a real-estate fund', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('are those filed, digit for digit, with the report that they come from', async () => {
    const answer = readAnswer(await api.get('/v1/fund/41978154000130/properties?date=20250331'))

    expect(answer).toEqual({
      success: true,
      snapshot: expect.stringMatching(/^\d{8}T\d{6}Z$/) as string,
      next: null,
      reference_date: '2025-03-31',
      report_date: '2025-03-31',
      version: '1',
      delivered_at: '2025-05-15',
      data: [
        {
          ordinal: '0',
          kind: 'sale_in_construction',
          kind_filed: 'Imóveis para venda em construção',
          name: 'GRAND QUARTIER',
          address: 'Rua Franz Weissman, Jacarepagua. Endereço: Estrada do Tindiba, 1499 - Taquara.',
          state: '',
          area_m2: '14471.000000',
          units: '68',
          notes: 'Lote 1 do PAL 476.836  MATRICULAS (216.921 - 216.922 - 124.816 - 124.817)',
          vacancy: null,
          default_rate: null,
          fund_revenue_share: null,
          leased_share: null,
          sold_share: '0.6800000000',
          works_done: '0.2226000000',
          works_planned: '0.1996000000',
          cost_done: '0.00',
          cost_planned: '0.00',
          invested_share: null,
          nav_share: null,
        },
      ],
    })
  })

  it.each(['', '?date=2025-01-01', '?date=20250331'])(
    'come from the newest quarter, or from that of the day (%s)',
    async (query) => {
      const answer = readAnswer(await api.get(`/v1/fund/12989974000129/properties${query}`))

      expect(answer).toMatchObject({ reference_date: '2025-03-31', version: '2', delivered_at: '2025-08-06' })
      expect(answer.data.map(({ kind }) => kind)).toEqual([
        'rental_finished',
        'rental_in_construction',
        'sale_finished',
        'land',
        'land',
      ])
    },
  )

  it('can be sorted by any column and come page by page', async () => {
    const path = '/v1/fund/12989974000129/properties?sort_by=area_m2&sort_order=desc&page_size=2'
    const pages = await Promise.all([0, 1, 2].map((page) => api.get(`${path}&page=${String(page)}`)))

    expect(pages.flatMap((page) => readAnswer(page).data.map(({ area_m2 }) => area_m2))).toEqual([
      '86592.300000',
      '70671.850000',
      '70611.930000',
      '18571.950000',
      '4821.600000',
    ])
  })

  it('name the line that each was read from if that is wanted', async () => {
    const { data } = readAnswer(await api.get('/v1/fund/12989974000129/properties?provenance=true'))

    expect(data.map(({ source }) => source)).toMatchObject([
      { file: 'inf_trimestral_fii_2025.zip', member: 'inf_trimestral_fii_imovel_2025.csv', line: '203' },
      { line: '202' },
      { line: '201' },
      { member: 'inf_trimestral_fii_terreno_2025.csv', line: '27' },
      { line: '28' },
    ])
  })

  it('are an empty list of a fund that reports none', async () => {
    expect(readAnswer(await api.get('/v1/fund/51658280000160/properties')).data).toEqual([])
  })

  it('of a quarter without a report are a 404 with the quarters that are there', async () => {
    expect(readProblem(await api.get('/v1/fund/12989974000129/properties?date=20250401'))).toMatchObject({
      status: 404,
      error_data: { reason: 'report_not_filed', available: { from: '2025-03-31', to: '2025-03-31' } },
    })
  })

  it('of a fund that files no such report are a 404 with that reason', async () => {
    expect(readProblem(await api.get('/v1/fund/00068305000135/properties'))).toMatchObject({
      status: 404,
      error_data: { reason: 'report_not_filed', available: null },
    })
  })

  it('of a number that nobody knows are a 404', async () => {
    expect(readProblem(await api.get(`/v1/fund/${makeBareCnpj(999)}/properties`))).toMatchObject({
      status: 404,
      error_data: { reason: 'fund_not_found' },
    })
  })

  it('have the sectors of their tenants beside them, digit for digit', async () => {
    const { data } = readAnswer(await api.get('/v1/fund/12989974000129/tenants?date=2025-03-31&provenance=true'))
    expect(data).toHaveLength(3)
    expect(data[0]).toEqual({
      ordinal: '0',
      property_name: 'Pátio da Marítima - Torre I',
      sector: expect.stringMatching(/^\d ?- /) as string,
      property_revenue_share: expect.stringMatching(/^0\.\d{10}$/) as string,
      fund_revenue_share: expect.stringMatching(/^0\.\d{10}$/) as string,
      source: expect.objectContaining({
        member: 'inf_trimestral_fii_imovel_renda_acabado_inquilino_2025.csv',
      }) as unknown,
    })
  })
})
