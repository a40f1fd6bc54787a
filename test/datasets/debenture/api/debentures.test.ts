import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

type Paper = Readonly<Record<string, unknown>>
const read = async (path: string) => (exactJson((await api.get(path)).text) as { data: unknown }).data
const listCodes = async (path: string) => ((await read(path)) as Paper[]).map(({ code }) => code)

describe('debentures', () => {
  it('are listed by code, with the id that funds hold them by and the value of the day', async () => {
    const papers = (await read('/v1/debentures')) as Paper[]

    expect(papers.map(({ code }) => code)).toEqual(['ANTG11', 'EXMP12', 'EXMP22', 'SINT11', 'SINT12'])
    expect(papers[1]).toMatchObject({
      asset_id: 'cetip:EXMP12',
      cnpj: '99222333000122',
      maturity_date: '2034-03-15',
      index: 'IPCA',
      rate: '6.250000',
      value_date: '2025-10-02',
      nominal_value: '1134.56789100',
    })
    expect(papers[0]).toMatchObject({ value_date: null, nominal_value: null, quantity_in_market: null })
  })

  it('are chosen by issuer, index, and an ISIN that several can share', async () => {
    expect(await listCodes('/v1/debentures?cnpj=99.111.222/0001-49')).toEqual(['SINT11', 'SINT12'])
    expect(await listCodes('/v1/debentures?index=pr%C3%A9')).toEqual(['EXMP22'])
    expect(await listCodes('/v1/debentures?isin=brexmpdbs012')).toEqual(['EXMP12', 'EXMP22'])
    expect(await listCodes('/v1/debentures?index=TR')).toEqual([])
  })

  it('with an ISIN that no paper has are not there, and another form is a 400', async () => {
    expect(readProblem(await api.get('/v1/debentures?isin=BRNOBODBS001')).status).toBe(404)
    expect(readProblem(await api.get('/v1/debentures?isin=LTN')).status).toBe(400)
    expect(readProblem(await api.get('/v1/debentures?index=%25')).status).toBe(400)
  })
})

describe('a debenture', () => {
  it('has its terms with the versions that were seen, and the line that they are from', async () => {
    expect(await read('/v1/debenture/sint11?provenance=true')).toMatchObject({
      code: 'SINT11',
      index_percent: '100.000000',
      rate: '1.850000',
      versions: [{ revision: '1', change: 'first', changed_columns: '', maturity_date: '2029-06-20' }],
      source: { member: 'debentures-registered.txt', line: '7' },
    })
  })

  it('with a mistyped code is a 404 that names the nearest', async () => {
    const { status, text } = await api.get('/v1/debenture/SINT13')

    expect(status).toBe(404)
    expect(JSON.parse(text)).toMatchObject({ error_data: { nearest: ['SINT11', 'SINT12'] } })
  })
})
