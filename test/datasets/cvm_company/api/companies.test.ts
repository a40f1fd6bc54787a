import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { REGISTER } from '../../../helpers/companies.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

const PETROBRAS = '33000167000101'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

/** A successful answer, every number as exact text. */
async function ask(path: string): Promise<Record<string, unknown>> {
  const { status, text } = await api.get(path)
  expect(status, text.slice(0, 300)).toBe(200)
  return exactJson(text) as Record<string, unknown>
}

const askRows = async (path: string) => (await ask(path))['data'] as Readonly<Record<string, string | null>>[]

describe('the list of companies', () => {
  it('finds a company by its name in any spelling, its CNPJ, the beginning of one, and its code with zeros', async () => {
    for (const q of ['petrobras', 'PETRÓLEO brasileiro', '33.000.167/0001-01', '33.000', '009512']) {
      expect((await askRows(`/v1/companies?q=${encodeURIComponent(q)}`))[0]).toMatchObject({
        cnpj: PETROBRAS,
        cvm_code: '9512',
      })
    }
  })

  it('has a row for each registration, with its markets, and no personal data', async () => {
    const rows = await askRows('/v1/companies?page_size=1000')
    const { size } = new Set(rows.map(({ cvm_code }) => cvm_code))

    expect(rows).toHaveLength(size)
    expect(
      rows.filter(({ auditor_name }) => auditor_name === '***').map(({ auditor_cnpj }) => auditor_cnpj),
    ).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toContain('PESSOA')
  })

  it('finds a company by a ticker as it finds one, and says by what and on which days', async () => {
    const byForm = await askRows('/v1/companies?q=sint3')
    const byLines = await askRows('/v1/companies?q=PETR4')
    const { ticker_link } = (await ask('/v1/company/PETR4'))['data'] as { ticker_link: object }

    expect(byForm.map(({ cnpj }) => cnpj)).toEqual(['99111222000149'])
    expect(byForm[0]?.['ticker_link']).toEqual({
      ...{ ticker: 'SINT3', first_day: '2015-03-02', last_day: null, basis: 'form', source: 'cvm_company_ticker' },
      ...{ isin: null, edition_date: null },
    })
    expect(byLines.map(({ cnpj }) => cnpj)).toEqual([PETROBRAS])
    expect(byLines[0]?.['ticker_link']).toEqual({ ...ticker_link, isin: null, edition_date: null })
    expect((await askRows('/v1/companies?q=petrobras'))[0]?.['ticker_link']).toBeNull()
  })

  it('finds by what is named alone', async () => {
    const count = async (query: string) => (await askRows(`/v1/companies?${query}`)).length

    expect(await count('q=petr4&found_by=form')).toBe(0)
    expect(await count('q=petr4&found_by=form,lines')).toBe(1)
    expect(await count('q=9512&found_by=lines')).toBe(0)
    expect(await count('q=9512&found_by=register')).toBe(1)
  })

  it('keeps those of a status', async () => {
    const statuses = (await askRows('/v1/companies?status=cancelled&page_size=1000')).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['CANCELADA']))
  })
})

describe('a company', () => {
  it('is the same by CNPJ, bare or masked, by its root, by code and by ticker', async () => {
    const { data } = await ask(`/v1/company/${PETROBRAS}`)
    expect(data).toMatchObject({
      cvm_code: '9512',
      issuer_id: '33000167',
      markets: ['BALCÃO ORGANIZADO', 'BOLSA'],
      state: 'RJ',
    })
    for (const id of ['33.000.167%2F0001-01', '33000167', '9512', '009512']) {
      expect((await ask(`/v1/company/${id}`))['data']).toEqual(data)
    }
    const { ticker_link } = (await ask('/v1/company/petr4'))['data'] as Record<string, unknown>
    expect((await ask('/v1/company/petr4'))['data']).toEqual({ ...(data as object), ticker_link })
  })

  it('names the line of the register that it was read from', async () => {
    const { data } = await ask(`/v1/company/${PETROBRAS}?provenance=true`)
    const { source } = data as { source: { member: string; line: string } }
    const lines = (await readFile(join('data/sample', REGISTER), 'latin1')).split('\n')

    expect(source.member).toBe('cad_cia_aberta.csv')
    expect(lines[Number(source.line) - 1]).toMatch(/^33\.000\.167\/0001-01;/)
  })

  it('that was registered anew is answered by the registration that counts, and lists all codes', async () => {
    const { data } = await ask('/v1/company/61186680000174')
    expect(data).toMatchObject({ cnpj: '61186680000174', cvm_codes: [expect.any(String), expect.any(String)] })
  })

  it('is named by nothing else: a wrong number and a word are refused', async () => {
    for (const id of ['33000167000102', '330001671', 'petrobras']) {
      expect(readProblem(await api.get(`/v1/company/${id}`))).toMatchObject({ status: 400 })
    }
  })

  it('that the register lacks is a 404 with the nearest numbers of the same kind', async () => {
    const problem = readProblem(await api.get('/v1/company/33000168'))
    expect(problem).toMatchObject({ status: 404 })
    expect(problem.message).toContain('33000167')
  })
})

describe('what funds have of a company', () => {
  it('is what they have of its issuer', async () => {
    const {
      snapshot: _own,
      next: _page,
      ...ofCompany
    } = await ask(`/v1/company/${PETROBRAS}/holders?date=20251031&page_size=5`)
    const {
      snapshot: _other,
      next: _same,
      ...ofIssuer
    } = await ask('/v1/issuer/33000167/holders?date=20251031&page_size=5')
    expect(ofCompany).toEqual(ofIssuer)
    expect(ofCompany['data']).not.toEqual([])
  })
})

describe('the search over all kinds', () => {
  it('finds the company beside its issuer', async () => {
    const rows = await askRows('/v1/search?q=petrobras')
    expect(rows.filter(({ kind }) => kind === 'company')).toMatchObject([
      { id: PETROBRAS, path: `/v1/company/${PETROBRAS}` },
    ])
  })
})
