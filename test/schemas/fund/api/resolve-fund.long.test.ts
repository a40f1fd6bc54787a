import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../../schemas/service/endpoints.ts'
import { editLines, fiiMirror, sampleParts } from '../../../helpers/fii.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { quoteFile, quotesMirror } from '../../../helpers/quotes.ts'
import { type Api, makeKey, serve } from '../../../server/helpers/api.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import { OPEN_EXPLORER } from '../../../server/helpers/explorer-pages.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

/** Funds of the bundled sample that a ticker names: a real-estate fund by its report, an index fund by its documents. */
const FUNDS = [
  { ticker: 'XPML11', isin: 'BRXPMLCTF000', cnpj: '28757546000100', basis: 'isin_of_report' },
  { ticker: 'BOVA11', isin: 'BRBOVACTF003', cnpj: '10406511000161', basis: 'fund_documents' },
] as const
/** Every path of a fund, with what its other parameters need. */
const PATHS = endpoints
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/v1/fund/{cnpj}'))
  .map((path) => path.replace('{code}', 'PETR4') + (path.endsWith('/compare') ? '?against=10406600000108' : ''))

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

/** An answer without what a code adds to it. */
function readPlain(text: string, code: string, cnpj: string): unknown {
  const { resolved_from: _how, ...body } = JSON.parse(text.replaceAll(code, cnpj)) as Record<string, unknown>
  return body
}

describe('a ticker or an ISIN in the place of a CNPJ', () => {
  it.each(FUNDS)('answers every path of $ticker as its CNPJ does', async ({ ticker, isin, cnpj, basis }) => {
    for (const path of PATHS) {
      const expected = await api.get(path.replace('{cnpj}', cnpj))
      for (const code of [ticker, isin]) {
        const answer = await api.get(path.replace('{cnpj}', code))

        expect([path, answer.status]).toEqual([path, expected.status])
        expect(readPlain(answer.text, code, cnpj)).toEqual(readPlain(expected.text, code, cnpj))
        if (answer.status === 200) {
          expect(JSON.parse(answer.text)).toMatchObject({ resolved_from: { code, basis } })
          expect(answer.headers['x-resolved-from']).toBe(`${code}; basis=${basis}; cnpj=${cnpj}`)
        }
      }
    }
  })

  it('is read in letters of any case, and a CNPJ has nothing added', async () => {
    const [small, own] = [await api.get('/v1/fund/xpml11'), await api.get('/v1/fund/28757546000100')]

    expect(JSON.parse(small.text)).toMatchObject({ resolved_from: { code: 'XPML11' } })
    expect(own.text).not.toContain('resolved_from')
    expect(own.headers).not.toHaveProperty('x-resolved-from')
  })

  it('has an ETag of its own, and says in the header of a CSV what it names', async () => {
    const [byCode, byNumber] = [await api.get('/v1/fund/XPML11'), await api.get('/v1/fund/28757546000100')]
    const again = await api.get('/v1/fund/XPML11', { headers: { 'if-none-match': byCode.headers.etag ?? '' } })
    const csv = await api.get('/v1/fund/XPML11/portfolio?format=csv')

    expect(byCode.headers.etag).not.toBe(byNumber.headers.etag)
    expect(again.status).toBe(304)
    expect(csv.headers['x-resolved-from']).toBe('XPML11; basis=isin_of_report; cnpj=28757546000100')
    expect(csv.text).toBe((await api.get('/v1/fund/28757546000100/portfolio?format=csv')).text)
  })

  it('is not found by letters or a name alone, and a text that is no code is refused', async () => {
    // Quotes name it FII LOURDES, and the registers have funds of such names: no report says that it is one of them.
    const [unreported, share, text] = [
      await api.get('/v1/fund/NSLU11'),
      await api.get('/v1/fund/BBDC4'),
      await api.get('/v1/fund/XP'),
    ]

    expect(JSON.parse((await api.get('/v1/exchange/quotes?ticker=NSLU11')).text)).toMatchObject({
      data: [{ isin: 'BRNSLUCTF008' }, {}],
    })
    expect(readProblem(unreported)).toMatchObject({ status: 404, error_data: { reason: 'fund_not_found' } })
    expect(readProblem(share)).toMatchObject({ status: 404, error_data: { reason: 'fund_not_found' } })
    expect(readProblem(text)).toMatchObject({ status: 400 })
  })

  it('is no item of a list of numbers, whose error says where it is found', async () => {
    const { text } = await api.get('/v1/portfolios?cnpjs=XPML11,10406511000161&date=2025-10')

    expect(JSON.parse(text)).toMatchObject({
      errors: [
        { item: 'XPML11', code: 'invalid_input', message: expect.stringContaining('/v1/fund/XPML11') as string },
      ],
      data: [{ cnpj: '10406511000161' }],
    })
  })

  it('names the other fund of a comparison', async () => {
    const path = '/v1/fund/10406600000108/portfolio/compare?date=20251031&against='
    const [byCode, byNumber] = [await api.get(`${path}BOVA11`), await api.get(`${path}10406511000161`)]

    expect(byCode.status).toBe(200)
    expect(byCode.text).toBe(byNumber.text)
  })

  it.each(FUNDS)('leads a search for $ticker, and the pages, to the fund', async ({ ticker, isin, cnpj }) => {
    for (const code of [ticker, isin]) {
      const { data } = JSON.parse((await api.get(`/v1/search?q=${code}`)).text) as { data: readonly object[] }
      expect(data[0]).toMatchObject({ kind: 'fund', id: cnpj, path: `/v1/fund/${cnpj}`, match: 'code' })
    }
    const page = await api.get(`/en/fund/${ticker}`)

    expect(page.status).toBe(200)
    expect(page.text.split(`/fund/${cnpj}`).length).toBeGreaterThan(1)
    expect((await api.get(`/en/quote/${ticker}`)).text).toContain(`href="/en/fund/${cnpj}"`)
  })
})

describe('reports of one ISIN', () => {
  const [FIRST, SECOND, ALONE] = ['00613094000174', '18497672000110', '41778415000178']
  const of = { [ALONE]: 'BRHGLGCTF004' }
  let world: Api
  let ofRegister: string

  beforeAll(async () => {
    const sample = await sampleParts('mensal', 2024)
    // All but one report the same ISIN: who is right is not known.
    const edited = editLines(sample, (fields) => {
      const isin = of[(fields['CNPJ_Fundo'] ?? '').replaceAll(/\D/g, '')] ?? 'BRXPMLCTF000'
      return 'Codigo_ISIN' in fields ? { ...fields, Codigo_ISIN: isin } : fields
    })
    const quotes = quoteFile([
      { DATPRE: '20241108', CODNEG: 'HGLG11', CODISI: 'BRHGLGCTF004', NOMRES: 'FII CSHGLOG' },
      { DATPRE: '20241108', CODNEG: 'XPML11', CODISI: 'BRXPMLCTF000', NOMRES: 'FII XP MALLS' },
    ])
    const mirror = await quotesMirror({ D08112024: quotes }, await fiiMirror('mensal', 2024, edited))
    const dataDir = await temporaryFolder()
    await publish(mirror, dataDir)
    ofRegister = await makeKey(dataDir, { scopes: ['cvm_fund_register'] })
    world = await serve(dataDir)
  })
  afterAll(() => world.stop())

  it('by two funds are a conflict that lists them', async () => {
    const { status, code, error_data } = readProblem(await world.get('/v1/fund/XPML11'))

    expect([status, code, error_data['reason']]).toEqual([409, 'conflict', 'several_funds'])
    expect(error_data['funds']).toContainEqual({ cnpj: FIRST, name: '', basis: 'isin_of_report' })
    expect(error_data['funds']).toContainEqual({ cnpj: SECOND, name: '', basis: 'isin_of_report' })
  })

  it('name the fund to a key without the scopes of quotes and reports, and answer nothing else', async () => {
    const headers = { 'x-api-key': ofRegister }
    const fund = await world.get('/v1/fund/HGLG11', { headers })

    expect(JSON.parse(fund.text)).toMatchObject({ resolved_from: { code: 'HGLG11' }, data: { fund: { cnpj: ALONE } } })
    expect((await world.get('/v1/fund/HGLG11/portfolio', { headers })).status).toBe(403)
  })
})
