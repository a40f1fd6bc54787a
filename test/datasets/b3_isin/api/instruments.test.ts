import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const read = async (path: string) => exactJson((await api.get(path)).text)

describe('an instrument', () => {
  it('has its terms, their versions and its issuer, of one edition', async () => {
    expect(await read('/v1/instruments/brsintlfi000?provenance=true')).toMatchObject({
      reference_date: '2025-10-02',
      data: {
        isin: 'BRSINTLFI000',
        instrument_type: 'LFI',
        maturity_date: '2027-01-04',
        index_percent: '110.500000',
        cetip_code: 'LF0025000SN',
        issuer_name: 'SINTÉTICA PARTICIPAÇÕES, "HOLDING" S/A',
        issuer_cnpj: '99111222000149',
        versions: [{ revision: '1', change: 'first' }],
        source: { file: 'isin.zip', member: 'NUMERACA.TXT', line: '4' },
      },
    })
  })

  it('that the database does not have is a 404, and another form a 400', async () => {
    expect(readProblem(await api.get('/v1/instruments/BRNOBODBS001')).status).toBe(404)
    expect(readProblem(await api.get('/v1/instruments/PETR4')).status).toBe(400)
  })
})

describe('an issuer of instruments', () => {
  it('has its CNPJ, and counts what it has issued by type', async () => {
    expect(await read('/v1/instrument-issuers/sint')).toMatchObject({
      reference_date: '2025-10-02',
      data: {
        code: 'SINT',
        cnpj: '99111222000149',
        types: [
          { instrument_type: 'ACN', instrument_count: '1' },
          { instrument_type: 'DBS', instrument_count: '1' },
          { instrument_type: 'LFI', instrument_count: '1' },
          { instrument_type: 'OPC', instrument_count: '1' },
        ],
      },
    })
    expect(await read('/v1/instrument-issuers/XFOR')).toMatchObject({ data: { cnpj: '', types: [] } })
  })

  it('that does not exist is a 404', async () => {
    expect(readProblem(await api.get('/v1/instrument-issuers/NOBO')).status).toBe(404)
  })
})
