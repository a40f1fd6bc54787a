import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../helpers/shared.ts'
import { HOLDERS_OF_ASSET, wide, wideFundDataDir } from '../../../helpers/wide-fund-world.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(wideFundDataDir), OPEN_EXPLORER)
})

const get = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
const read = async (path: string) => readVisibleText((await get(path)).text)

describe('the picture of what is inside a fund', () => {
  it('has each fund as its part of the portfolio, though one fills more than a page of lines', async () => {
    const { text } = await get(`/pt/fund/${wide.root}/inside`)
    const titles = [...text.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title)

    expect(titles).toContainEqual(expect.stringContaining('R$\u00a01.600,00 · 53,3'))
    expect(titles).toContainEqual(expect.stringContaining('R$\u00a01.400,00 · 46,7'))
    expect(readVisibleText(text)).toContain('1.600 menores: R$ 1.600,00')
  })

  it('says which funds stay closed, in its request too', async () => {
    const text = await read(`/en/fund/${wide.root}/inside`)

    expect(text).toContain('Funds below 0.1 % of this one stay closed')
    expect(text).toContain('max_depth=3&min_share_percent=0.1')
  })

  it('has all lines in its file', async () => {
    const { text } = await get(`/pt/fund/${wide.root}/inside?chart=inside&format=csv`)

    expect(text.trim().split('\r\n')).toHaveLength(1 + 1601)
  })
})

describe('what a wide fund has of an issuer', () => {
  it('is what the funds hold that are large enough to be opened, which the page and its request say', async () => {
    const text = await read(`/en/fund/${wide.root}/inside?issuer=treasury`)

    expect(text).toContain('Funds below 0.1 % of this one stay closed')
    expect(text).toContain('issuer=treasury&min_share_percent=0.1')
    expect(text).toContain('nothing of it is known to be inside')
  })

  it('is all that its funds hold where they are few', async () => {
    expect(await read(`/en/fund/${wide.open}/inside?issuer=treasury`)).not.toContain('stay closed')
  })
})

describe('what two funds have in common', () => {
  it.each([
    ['pt', 'Não se sabe o que têm em comum.'],
    ['en', 'What they have in common is not known.'],
  ])('is not known where both are confidential, in %s', async (language, said) => {
    const text = await read(`/${language}/compare?a=${wide.closed}&b=${wide.alsoClosed}&date=2025-10`)

    expect(text).toContain(said)
    expect(text).not.toContain('0,00 % em comum')
  })

  it('is at least what is seen, and at most what may be hidden', async () => {
    expect(await read(`/pt/compare?a=${wide.half}&b=${wide.open}&date=2025-10`)).toMatch(
      /Ao menos\s*30,00\s*%\s*, no máximo\s*90,00\s*%\s*em comum/,
    )
  })

  it('is one figure where all is seen', async () => {
    expect(await read(`/pt/compare?a=${wide.one}&b=${wide.open}&date=2025-10`)).toMatch(/30,00\s*%\s*em comum/)
  })
})

describe('the holders of an asset', () => {
  it('are the largest hundred on the page, with a note, and all of them in the file', async () => {
    const page = await read('/pt/asset/ITUB4')
    const { text } = await get('/pt/asset/ITUB4?chart=holders&format=csv')

    expect(page).toContain('São mostrados os 100 maiores; o arquivo tem todos.')
    expect(text.trim().split('\r\n')).toHaveLength(1 + HOLDERS_OF_ASSET)
  })
})

describe('a portfolio that does not add up to its net assets', () => {
  it.each(['', '/inside'])('is marked with its grade and the difference: /fund/…%s', async (below) => {
    const text = await read(`/pt/fund/${wide.far}${below}`)

    expect(text).toMatch(/As linhas somam R\$ 0,11, e o fundo informa um patrimônio líquido de R\$ 272,00/)
    expect(text).toContain('R$ −271,89')
  })

  it('has its grade among the facts, and its month below the composition', async () => {
    const text = await read(`/pt/fund/${wide.far}`)

    expect(text).toMatch(/Linhas e patrimônio\s*mais de 2 % de diferença/)
    expect(text).toMatch(/A mais de 2 % do patrimônio líquido: out\/2025\./)
  })

  it('has a quiet note in place of the warning where it does', async () => {
    const { text } = await get(`/pt/fund/${wide.one}`)

    expect(readVisibleText(text)).toMatch(/Linhas e patrimônio\s*exata, até R\$ 1/)
    expect(text).toMatch(/<p class="quiet">\s*As linhas somam [^<]*a diferença é de\s*<strong>R\$\u00a00,00<\/strong>/)
  })
})
