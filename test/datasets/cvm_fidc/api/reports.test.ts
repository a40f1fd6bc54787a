import { beforeAll, describe, expect, it } from 'vitest'
import { buildFrom } from '../../../helpers/build.ts'
import { makeBareCnpj } from '../../../helpers/portal.ts'
import { fidcMember, fidcMirror } from '../../../helpers/receivables.ts'
import { serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'

type Row = Readonly<Record<string, string | null>>
interface Answer {
  readonly reference_date: string
  readonly data: readonly Row[]
}

const readAnswer = ({ text }: { text: string }) => exactJson(text) as Answer
const FUND = '05754060000113'

describe('the reports of receivables funds in the sample', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('have the series as filed, digit for digit, in their order', async () => {
    const { reference_date, data } = readAnswer(await api.get(`/v1/fund/${FUND}/series?date=20250610`))

    expect(reference_date).toBe('2025-06-30')
    expect(data.map(({ series }) => series)).toEqual(['subclasse senior', 'subclasse subordinada subordinada 1'])
    expect(data.at(-1)).toEqual({
      series: 'subclasse subordinada subordinada 1',
      series_filed: 'Subclasse Subordinada Subordinada 1 |',
      class: 'subordinated',
      subclass_id: '',
      quotas: '36640099.82769770',
      quota_value: expect.stringMatching(/^50\.3\d{7}$/) as string,
      value: '1843422621.74',
      holders: '1',
      return_percent: '1.460000',
      expected_performance_percent: expect.any(String) as string,
      actual_performance_percent: expect.any(String) as string,
      nav_match: true,
    })
  })

  it('have the segments, the largest first, and say where each is written', async () => {
    const reply = await api.get(`/v1/fund/${FUND}/segments?provenance=true`)

    expect(reply.headers['x-data-completeness']).toBe('complete')
    expect(readAnswer(reply)).toMatchObject({
      reference_date: '2025-06-30',
      data: [
        {
          segment: 'services_general',
          segment_group: 'services',
          value: '1387781596.25',
          source_column: 'TAB_II_D1_VL_SERV',
          source: { file: 'inf_mensal_fidc_202506.zip', member: fidcMember('II'), line: '2' },
        },
      ],
    })
  })

  it('have the credit rights by age, which add up to those of the segments, the overdue ones among them', async () => {
    const funds = [FUND, '09137729000189', '31216519000135', '21397762000143']
    const cents = (rows: readonly Row[]) =>
      rows.reduce((sum, { value }) => sum + BigInt((value ?? '0').replace('.', '')), 0n)
    for (const fund of funds) {
      const ages = readAnswer(await api.get(`/v1/fund/${fund}/ages?page_size=100`)).data
      const segments = readAnswer(await api.get(`/v1/fund/${fund}/segments?page_size=100`)).data
      expect(cents(ages.filter(({ state }) => state !== 'paid_early'))).toBe(cents(segments))
    }
    const ages = readAnswer(await api.get(`/v1/fund/${FUND}/ages?provenance=true`)).data
    expect(ages[0]).toEqual({
      risk_acquired: true,
      state: 'not_due',
      days_from: '1',
      days_to: '30',
      value: '820324232.11',
      source_column: 'TAB_V_A1_VL_PRAZO_VENC_30',
      source: expect.objectContaining({ member: fidcMember('V'), line: '2' }) as unknown,
    })
  })

  it('have the companies that sold the credit rights, the largest share first', async () => {
    const { data } = readAnswer(await api.get(`/v1/fund/${FUND}/assignors?provenance=true`))
    expect(data[0]).toEqual({
      risk_acquired: true,
      ordinal: '1',
      assignor_cnpj: '61064911000177',
      share_percent: '64.670000',
      source_column: 'TAB_I2A12_CPF_CNPJ_CEDENTE_1',
      source: expect.objectContaining({ member: fidcMember('I'), line: '2' }) as unknown,
    })
    expect(data.map(({ share_percent }) => Number(share_percent))).toEqual(
      data.map(({ share_percent }) => Number(share_percent)).toSorted((a, b) => b - a),
    )
  })

  it('are sorted by the requested column, a page at a time', async () => {
    const path = '/v1/fund/21397762000143/series?sort_by=value&sort_order=desc&page_size=2'
    const [first, second] = [readAnswer(await api.get(path)), readAnswer(await api.get(`${path}&page=1`))]

    expect(first.data[0]).toMatchObject({ value: '1426660089063.39', nav_match: false })
    expect([...first.data, ...second.data].map(({ series }) => series)).toHaveLength(4)
    expect(new Set([...first.data, ...second.data].map(({ series }) => series)).size).toBe(4)
  })

  it.each(['series', 'segments', 'ages', 'assignors'])(
    'are a 404 of %s for a known fund that files none',
    async (list) => {
      expect(readProblem(await api.get(`/v1/fund/62415896000127/${list}`))).toMatchObject({
        status: 404,
        error_data: { reason: 'report_not_filed', available: null },
      })
    },
  )

  it('of a month that the snapshot does not cover are a 404 with the months', async () => {
    expect(readProblem(await api.get(`/v1/fund/${FUND}/series?date=20250531`))).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage', available: { from: '2025-06-01', to: '2025-06-30' } },
    })
  })

  it('of a number that nobody knows are a 404', async () => {
    expect(readProblem(await api.get(`/v1/fund/${makeBareCnpj(999)}/segments`))).toMatchObject({
      status: 404,
      error_data: { reason: 'fund_not_found' },
    })
  })
})

it('the reports of a month that lacks a table say so', async () => {
  const mirror = await fidcMirror({ without: ['II'] })
  const { dataDir } = await buildFrom(mirror, { from: '2025-06', to: '2025-06', datasets: ['cvm_fidc'] })
  const api = await serve(dataDir)

  const reply = await api.get(`/v1/fund/${FUND}/segments`)

  expect(readAnswer(reply).data).toEqual([])
  expect(reply.headers['x-data-completeness']).toBe('partial; missing=II')
  await api.stop()
})
