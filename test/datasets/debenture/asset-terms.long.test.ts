import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFrom } from '../../helpers/build.ts'
import { curveMirror } from '../../helpers/curves.ts'
import { PAPER_OF_FUND, registerMirror } from '../../helpers/debentures.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, FUND, line, mirror } from '../../helpers/portal.ts'
import { type Api, makeKey, serve } from '../../server/helpers/api.ts'
import { exactJson } from '../../server/helpers/body.ts'

const DERIVED = encodeURIComponent('paper:DEBENTURE-SIMPLES:99111222000149:2029-06-20:DI1|100|1.85|')
/** With the same issuer, and a day on which no paper of the register falls due. */
const UNKNOWN = encodeURIComponent('paper:DEBENTURE-SIMPLES:99111222000149:2030-06-20:DI1|100|1.85|')

/** Ten bonds at one percent over the invented price of that day, 888.454491. */
const BOND_OF_FUND = {
  TP_APLIC: 'Títulos Públicos',
  TP_ATIVO: 'Título público federal',
  TP_TITPUB: 'LETRAS DO TESOURO NACIONAL',
  CD_SELIC: '100000',
  DT_VENC: '2026-10-01',
  QT_POS_FINAL: '10',
  VL_MERC_POS_FINAL: '8973.39',
}

let api: Api
/** A key with the scope of the portfolios alone. */
let narrow: string

beforeAll(async () => {
  const portal = await mirror({
    members: filed({
      PL: [line(NEW.PL, { VL_PATRIM_LIQ: '20000.00' })],
      BLC_1: [line(NEW.BLC_1, BOND_OF_FUND)],
      BLC_6: [line(NEW.BLC_6, PAPER_OF_FUND), line(NEW.BLC_6, { ...PAPER_OF_FUND, DT_VENC: '2030-06-20' })],
    }),
  })
  await registerMirror(undefined, { folder: portal })
  await curveMirror({}, portal)
  await cp('data/sample/www.anbima.com.br/feriados', join(portal, 'www.anbima.com.br/feriados'), { recursive: true })
  const { dataDir, exit } = await buildFrom(portal)
  expect(exit).toBe(0)
  narrow = await makeKey(dataDir, { scopes: ['cvm_fund_portfolio'] })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const readTerms = async (path: string) => {
  const { status, text } = await api.get(path)
  expect(status, text.slice(0, 300)).toBe(200)
  return (exactJson(text) as { readonly data: { readonly terms?: unknown } }).data.terms
}

describe('the terms of a paper that a fund holds', () => {
  it('are those of the register, with the link that led to it and the day of the register', async () => {
    expect(await readTerms(`/v1/asset/${DERIVED}?include=terms`)).toEqual({
      code: 'SINT11',
      issuer_cnpj: '99111222000149',
      issuer_name: 'SINTETICA PARTICIPACOES S/A',
      isin: expect.stringMatching(/^BRSINTDBS00\d$/) as string,
      maturity_date: '2029-06-20',
      index: 'DI',
      index_percent: '100.000000',
      rate: '1.850000',
      basis: 'derived',
      source: 'debenture',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    })
  })

  it('are null where nothing leads to a paper of the register, and not there where nobody asked', async () => {
    expect(await readTerms(`/v1/asset/${UNKNOWN}?include=terms`)).toBeNull()
    expect(await readTerms(`/v1/asset/${DERIVED}`)).toBeUndefined()
  })

  it('need the scope of the register, which the asset itself does not', async () => {
    const ask = async (path: string) => (await api.get(path, { headers: { 'x-api-key': narrow } })).status

    expect(await ask(`/v1/asset/${DERIVED}`)).toBe(200)
    expect(await ask(`/v1/asset/${DERIVED}?include=terms`)).toBe(403)
  })
})

describe('the portfolio of a fund', () => {
  const path = `/v1/fund/${FUND}/portfolio?date=2025-10`
  const listMetainfo = async (query: string) => {
    const { status, text } = await api.get(path + query)
    expect(status, text.slice(0, 300)).toBe(200)
    const { portfolio } = (exactJson(text) as { data: { portfolio: { metainfo: Record<string, unknown> }[] } }).data
    return portfolio.map(({ metainfo }) => metainfo)
  }

  it('has the terms of its papers by the register where they are asked for', async () => {
    const codes = (await listMetainfo('&include=terms')).map(
      ({ terms }) => (terms as { code?: string } | undefined)?.code,
    )

    expect(codes.filter((code) => code !== undefined)).toEqual(['SINT11'])
  })

  it('has the price of its bonds on the last business day, and how far its own is from it', async () => {
    const marked = (await listMetainfo('&include=marks')).filter(({ mark_date }) => mark_date !== undefined)

    expect(marked).toMatchObject([
      { mark_price: '888.45449100', mark_date: '2025-10-31', mark_difference_percent: '0.999996' },
    ])
  })

  it('is otherwise the same, and without the scopes it is all that there is', async () => {
    const plain = await listMetainfo('')
    const stripped = (await listMetainfo('&include=marks')).map(
      ({ mark_price: _price, mark_date: _date, mark_difference_percent: _percent, ...rest }) => rest,
    )
    const ask = async (query: string) => (await api.get(path + query, { headers: { 'x-api-key': narrow } })).status

    expect(stripped).toEqual(plain)
    expect([await ask(''), await ask('&include=marks'), await ask('&include=terms')]).toEqual([200, 403, 403])
  })
})

describe('the list of assets', () => {
  it('has the terms of each paper that the register has, null of the others, where they are asked for', async () => {
    const list = async (query: string) =>
      (exactJson((await api.get(`/v1/assets?date=2025-10${query}`)).text) as { data: Record<string, unknown>[] }).data
    const termed = await list('&include=terms')

    expect(termed.filter(({ terms }) => terms !== null)).toMatchObject([
      { terms: { code: 'SINT11', basis: 'derived' } },
    ])
    expect(termed.map(({ terms: _terms, ...rest }) => rest)).toEqual(await list(''))
    const ask = (await api.get('/v1/assets?include=terms', { headers: { 'x-api-key': narrow } })).status
    expect(ask).toBe(403)
  })
})
