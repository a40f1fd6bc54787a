import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

/** A real-estate fund and a receivables fund of the sample that no register has, with the administrators of their reports. */
const [FII, OF_FII] = ['28757546000100', '02332886000104']
const [FIDC, OF_FIDC] = ['42357817000161', '16695922000109']

interface Fund {
  readonly fund: {
    readonly name: string
    readonly rcvm175: { readonly is_compliant: boolean | null }
    readonly integrants: readonly Readonly<Record<string, string>>[]
  }
  readonly own_report: Readonly<Record<string, unknown>> | null
}

describe('a fund that only its own reports describe', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  const readFund = async (cnpj: string) => (JSON.parse((await api.get(`/v1/fund/${cnpj}`)).text) as { data: Fund }).data
  const listAdministered = async (administrator: string) => {
    const { data } = JSON.parse((await api.get(`/v1/funds?administrator=${administrator}&page_size=1000`)).text) as {
      data: readonly { readonly cnpj: string }[]
    }
    return data.map(({ cnpj }) => cnpj)
  }

  it('has name, first day and administrator of the newest of them', async () => {
    const { fund, own_report } = await readFund(FII)

    expect(own_report).toEqual({
      report_source: 'fii_quarter',
      reference_date: '2025-03-31',
      name: fund.name,
      start_date: '2017-12-22',
      administrator_name: 'XP INVESTIMENTOS CCTVM S.A.',
      administrator_cnpj: OF_FII,
    })
    expect(fund.integrants).toEqual([
      {
        type: 'administrator',
        name: 'XP INVESTIMENTOS CCTVM S.A.',
        document: OF_FII,
        document_type: 'CNPJ',
        basis: 'own_report',
      },
    ])
    expect((await readFund(FIDC)).own_report).toMatchObject({
      report_source: 'fidc_month',
      start_date: null,
      administrator_cnpj: OF_FIDC,
    })
  })

  it('has that administrator in its portfolio too', async () => {
    const { data } = JSON.parse((await api.get(`/v1/fund/${FII}/portfolio`)).text) as { data: Fund }

    expect(data.fund.integrants).toEqual((await readFund(FII)).fund.integrants)
  })

  it('is found by that administrator', async () => {
    expect(await listAdministered(OF_FII)).toContain(FII)
    expect(await listAdministered(OF_FIDC)).toContain(FIDC)
    expect(await listAdministered(OF_FIDC)).not.toContain(FII)
  })

  it('is not said to be unadapted, where the register of the resolution says it of others', async () => {
    const adaptations = [FII, FIDC, '10406511000161'].map(
      async (cnpj) => (await readFund(cnpj)).fund.rcvm175.is_compliant,
    )

    expect(await Promise.all(adaptations)).toEqual([null, null, true])
  })

  it('keeps the parties of the register, and a fund without reports has none of its own', async () => {
    const { fund, own_report } = await readFund('00068305000135')

    expect(own_report).toBeNull()
    expect(fund.integrants.length).toBeGreaterThan(0)
    for (const party of fund.integrants) expect(party).not.toHaveProperty('basis')
  })
})
