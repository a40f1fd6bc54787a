import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { readProblem } from '../../../server/helpers/body.ts'

interface Found {
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly path: string
  readonly match: string
}

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

async function search(parameters: Readonly<Record<string, string>>): Promise<readonly Found[]> {
  const { status, text } = await api.get(`/v1/search?${new URLSearchParams(parameters).toString()}`)
  expect(status, text.slice(0, 300)).toBe(200)
  return (JSON.parse(text) as { data: Found[] }).data
}

const FUND = { kind: 'fund', id: '62415896000127' }

describe('one search over everything', () => {
  it('finds a share by its ticker as an asset and as a ticker, before what only begins so', async () => {
    const found = await search({ q: 'petr4' })

    expect(found.slice(0, 2)).toMatchObject([
      { kind: 'asset', id: 'b3:PETR4', path: '/v1/asset/b3%3APETR4', match: 'code' },
      { kind: 'ticker', id: 'PETR4', path: '/v1/exchange/quotes?ticker=PETR4', match: 'code' },
    ])
    expect(found.slice(2).map(({ match }) => match)).not.toContain('code')
  })

  it.each(['62415896000127', '62.415.896/0001-27'])('finds a fund by its whole number, as %s', async (q) => {
    expect((await search({ q }))[0]).toMatchObject({ ...FUND, path: '/v1/fund/62415896000127', match: 'code' })
  })

  it.each(['6241589', '62.415.8', '62.415.896/0001', '624158960001'])(
    'finds a fund by the beginning of its number, as %s',
    async (q) => {
      expect(await search({ q, kind: 'fund' })).toMatchObject([{ ...FUND, match: 'beginning' }])
    },
  )

  it('takes fewer than five characters for a word of a name and not for a number', async () => {
    expect(await search({ q: '6241', kind: 'fund' })).toEqual([])
  })

  it('finds whole words before beginnings, without regard to accents, case and order', async () => {
    const whole = await search({ q: 'INDICE futuro OURO', kind: 'fund' })
    const begun = await search({ q: 'indi futu our', kind: 'fund' })

    expect(whole).toMatchObject([{ ...FUND, match: 'words' }])
    expect(begun).toMatchObject([{ ...FUND, match: 'beginning' }])
  })

  it('lists the funds of /v1/funds?q= and the assets of /v1/assets?q= in their order', async () => {
    const ofList = async (path: string, id: string) => {
      const { text } = await api.get(path)
      return (JSON.parse(text) as { data: Record<string, string>[] }).data.map((row) => row[id])
    }

    const funds = await search({ q: 'fundo', kind: 'fund', limit: '50' })
    expect(funds.length).toBeGreaterThan(20)
    expect(funds.map(({ id }) => id)).toEqual(await ofList('/v1/funds?q=fundo&page_size=50', 'cnpj'))
    const assets = await search({ q: 'banco', kind: 'asset', limit: '50' })
    expect(assets.length).toBeGreaterThan(20)
    expect(assets.map(({ id }) => id)).toEqual(await ofList('/v1/assets?q=banco&page_size=50', 'asset_id'))
  })

  it('lists first, of equal matches, funds that are still there, then names that begin so, then the larger ones', async () => {
    const { text } = await api.get('/v1/funds?q=fundo&status=cancelled,liquidation,suspended&page_size=1000')
    const places = (JSON.parse(text) as { data: { name: string; status: string; nav_value: number | null }[] }).data
      .filter(({ name }) => /\bfundo\b/i.test(name))
      .map(({ name, status, nav_value }) => {
        const isGone = ['merged', 'cancelled'].includes(status)
        return [isGone ? 1 : 0, /^fundo/i.test(name) ? 0 : 1, -(nav_value ?? -Infinity)] as const
      })

    expect(places.length).toBeGreaterThan(20)
    expect(places).toEqual([...places].sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] === b[2] ? 0 : a[2] - b[2])))
    expect(new Set(places.map(([gone]) => gone)).size).toBe(2)
    expect(new Set(places.map(([, begins]) => begins)).size).toBe(2)
  })

  it('lists equal matches of all kinds in turns', async () => {
    const found = await search({ q: 'ouro', limit: '50' })
    const whole = found.filter(({ match }) => match === 'words').map(({ kind }) => kind)

    expect(new Set(whole).size).toBeGreaterThan(1)
    expect(whole.slice(0, 2)).toEqual(['asset', 'fund'])
  })

  it('does not list the quotas of a fund beside the fund', async () => {
    const found = await search({ q: FUND.id })

    expect(found.map(({ id }) => id)).not.toContain(`fund:${FUND.id}`)
    expect(found).toHaveLength(1)
  })

  it.each([
    ['ipca', { kind: 'series', id: 'ibge-1737-63', path: '/v1/statistics/ibge-1737-63', match: 'code' }],
    ['ibovespa', { kind: 'index', id: 'IBOV', name: 'Ibovespa', match: 'code' }],
    ['ibov', { kind: 'index', id: 'IBOV', path: '/v1/exchange/indexes/IBOV', match: 'code' }],
    [
      'gru rec',
      { kind: 'route', id: 'SBGR-SBRF', path: '/v1/flight-fares?origin=SBGR&destination=SBRF', match: 'code' },
    ],
    ['gru-rec', { kind: 'route', id: 'SBGR-SBRF', match: 'code' }],
    ['quota_value', { kind: 'dataset', id: 'cvm_fund_daily', path: '/v1/datasets/cvm_fund_daily' }],
  ])('finds by %s what it is the name of', async (q, first) => {
    expect((await search({ q }))[0]).toMatchObject(first)
  })

  it.each([
    ['SINT11', { kind: 'debenture', id: 'SINT11', path: '/v1/debenture/SINT11', match: 'code' }],
    ['sintetica participacoes', { kind: 'debenture', match: 'words' }],
    ['BRSINTACNOR3', { kind: 'instrument', id: 'BRSINTACNOR3', path: '/v1/instruments/BRSINTACNOR3', match: 'code' }],
    ['BRSINTACN', { kind: 'instrument', id: 'BRSINTACNOR3', match: 'beginning' }],
    ['curva de juros', { kind: 'curve', id: 'di1', path: '/v1/curves/di1' }],
    ['ettj-ipca', { kind: 'curve', id: 'ettj-ipca', match: 'code' }],
  ])('finds by %s a paper or a curve', async (q, wanted) => {
    const found = await search({ q, limit: '50' })

    expect(found).toContainEqual(expect.objectContaining(wanted))
    for (const { path } of found) expect((await api.get(path)).status, path).toBe(200)
  })

  it('finds a federal bond that was traded by its ISIN, and lists it once where funds hold it', async () => {
    const found = await search({ q: 'BRSTNCLTN8G4' })
    expect(found).toMatchObject([{ kind: 'bond', match: 'code', path: '/v1/federal-bonds?isin=BRSTNCLTN8G4' }])
    expect((await api.get(found[0]?.path ?? '')).status).toBe(200)

    const all = await search({ q: 'ltn', limit: '50' })
    const assets = all.filter(({ kind }) => kind === 'asset').map(({ id }) => id)
    expect(all.filter(({ kind, id }) => kind === 'bond' && assets.includes(id))).toEqual([])
  })

  it('lists no index whose portfolio is not here', async () => {
    expect(await search({ q: 'ifix', kind: 'index' })).toEqual([])
  })

  it.each(['LFT', 'lft', 'NTN-B', 'ntnb'])('finds the bonds of a short name, the most held first: %s', async (q) => {
    const code = q.toLowerCase() === 'lft' ? '210100' : '760199'
    const found = await search({ q, kind: 'asset', limit: '5' })

    expect(found).toHaveLength(5)
    for (const { id, match } of found) expect([id.split(':').slice(0, 2), match]).toEqual([['selic', code], 'code'])
  })

  it('lists no series without values, which would be a 404', async () => {
    for (const q of ['ipca', 'igp-m', 'selic', 'ptax', 'cdi', 'inpc'])
      for (const { path } of await search({ q, kind: 'series', limit: '50' }))
        expect((await api.get(path)).status, path).toBe(200)
  })

  it('leads with each path to an answer', async () => {
    for (const q of ['petr4', 'ouro', 'ipca', 'ibov', 'gru rec', 'petrobras', 'fares'])
      for (const { path } of await search({ q, limit: '5' })) expect((await api.get(path)).status, path).toBe(200)
  })

  it('says which kinds it searched, and lists no more than were requested', async () => {
    const { text } = await api.get('/v1/search?q=a&limit=3')
    const { searched, data } = JSON.parse(text) as { searched: string[]; data: unknown[] }

    expect(searched).toEqual([
      'asset',
      'issuer',
      'fund',
      'company',
      'manager',
      'administrator',
      'ticker',
      'index',
      'bond',
      'debenture',
      'instrument',
      'curve',
      'series',
      'airport',
      'route',
      'dataset',
    ])
    expect(data).toHaveLength(3)
  })

  it('has an empty list for a word that nothing has, and suggests no other question', async () => {
    expect(JSON.parse((await api.get('/v1/search?q=zzqxy%20wvut')).text)).toMatchObject({
      did_you_mean: null,
      data: [],
    })
  })

  it.each(['q=', 'q=%20', 'q=a&kind=paper', 'q=a&limit=51', `q=${'a'.repeat(201)}`])('refuses %s', async (query) => {
    expect(readProblem(await api.get(`/v1/search?${query}`))).toMatchObject({ code: 'invalid_input' })
  })

  it('finds the same by a number that begins so in the list of funds', async () => {
    const { text } = await api.get('/v1/funds?q=62.415.896')

    expect(JSON.parse(text)).toMatchObject({ data: [{ cnpj: FUND.id }] })
  })
})
