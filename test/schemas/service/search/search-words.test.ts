import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

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

describe('a search by the beginning of a name', () => {
  it('has the share first, then its issuer, then funds', async () => {
    const kinds = (await search({ q: 'petr' })).map(({ kind, id }) => [kind, id])

    expect(kinds.slice(0, 2)).toEqual([
      ['asset', 'b3:PETR4'],
      ['issuer', '33000167'],
    ])
    expect(kinds.slice(2).map(([kind]) => kind)).toContain('fund')
  })

  it.each(['petr', 'petr4', 'vale3', 'itub4'])(
    'lists odd lots and forwards only by their whole code: %s',
    async (q) => {
      const codes = (await search({ q, limit: '50' })).map(({ id }) => id.replace(/^b3:/, ''))

      expect(codes.filter((code) => /^[A-Z]{4}\d{1,2}[FT]$/.test(code))).toEqual([])
    },
  )

  it.each(['PETR4F', 'petr4f'])('finds the odd lot by %s', async (q) => {
    expect((await search({ q, kind: 'ticker' })).map(({ id }) => id)).toEqual(['PETR4F'])
  })
})

describe('a question with a slip of the hand', () => {
  it.each([
    ['petobras', 'petrobras'],
    ['PETROBRSA', 'petrobras'],
    ['bradeso', 'bradesco'],
    ['ibovspa', 'ibovespa'],
    ['recfie', 'recife'],
  ])('%s finds nothing, and the answer suggests %s', async (q, meant) => {
    const answer = JSON.parse((await api.get(`/v1/search?q=${q}`)).text) as { did_you_mean: string; data: unknown[] }

    expect(answer).toMatchObject({ did_you_mean: meant, data: [] })
    expect((await search({ q: meant })).length).toBeGreaterThan(0)
  })

  it.each(['petrobras', '33000167000102', 'qwzx', 'ab'])('%s is no slip', async (q) => {
    expect(JSON.parse((await api.get(`/v1/search?q=${q}`)).text)).toMatchObject({ did_you_mean: null })
  })

  it('is put right for the kinds that are asked', async () => {
    const ask = async (kind: string) => JSON.parse((await api.get(`/v1/search?q=petobras&kind=${kind}`)).text) as object

    expect(await ask('issuer')).toMatchObject({ did_you_mean: 'petrobras' })
    expect(await ask('route')).toMatchObject({ did_you_mean: null })
  })
})

describe('what people call things', () => {
  it.each([
    ['tesouro selic', 'asset', 'selic:210100:'],
    ['Tesouro IPCA', 'asset', 'selic:760199:'],
    ['tesouro prefixado', 'asset', 'selic:100000:'],
    ['inflação', 'series', 'ibge-1737-63'],
    ['inflacao', 'series', 'ibge-1737-63'],
    ['dólar', 'series', 'bcb-3698'],
    ['DOLAR', 'series', 'bcb-3698'],
    ['recife', 'airport', 'SBRF'],
    ['são paulo', 'airport', 'SBSP'],
    ['sao paulo recife', 'route', 'SBGR-SBRF'],
  ])('%s is a %s', async (q, kind, id) => {
    const [first] = await search({ q, kind })

    expect(first?.id.slice(0, id.length)).toBe(id)
    expect(['words', 'code']).toContain(first?.match)
  })

  it.each([
    ['ações', 'acoes'],
    ['ÍNDICE', 'indice'],
    ['DÓLAR', 'dolar'],
    ['São Paulo', 'sao paulo'],
  ])('accents and case change nothing: %s', async (q, plain) => {
    expect(await search({ q, limit: '50' })).toEqual(await search({ q: plain, limit: '50' }))
  })
})
