import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = async (q: string) =>
  (await api.get(`/pt/search?q=${encodeURIComponent(q)}`, { headers: { accept: 'text/html', 'x-api-key': '' } })).text
const listLinks = (text: string) =>
  [...text.matchAll(/<li><a href="([^"]*)"/g)].map(([, link = '']) => decodeURIComponent(link))

describe('the page of a search', () => {
  it('says that its list is cut where there is more, and only there', async () => {
    const [many, few] = [await read('ibovespa'), await read('vale3')]

    expect(listLinks(many)).toHaveLength(25)
    expect(readVisibleText(many)).toContain('São mostrados só os 25 melhores')
    expect(readVisibleText(few)).not.toContain('melhores')
  })

  it('has the index of a name first', async () => {
    expect(listLinks(await read('ibovespa'))[0]).toBe('/pt/index/IBOV')
  })

  it('finds government bonds by the short name that everybody uses', async () => {
    const text = await read('LFT')

    expect(listLinks(text)[0]).toMatch(/^\/pt\/asset\/selic:210100:/)
    expect(readVisibleText(text)).toContain('LFT mar/2027')
  })

  it('lists for a mistyped name what was probably meant, below the question whether it was', async () => {
    const [mistyped, meant] = [await read('petobras'), await read('petrobras')]

    expect(listLinks(mistyped)).toEqual(listLinks(meant))
    expect(listLinks(mistyped)).toContain('/pt/issuer/33000167')
    expect(readVisibleText(mistyped)).toContain(
      'Nenhum resultado para “petobras”. Você quis dizer petrobras? Seguem os resultados.',
    )
    expect(readVisibleText(meant)).not.toContain('quis dizer')
  })

  it('shows terms of a paper and no identifier', async () => {
    const said = readVisibleText(await read('petrobras debenture'))

    expect(said).toContain('Debênture · 33.000.167/0001-01 · CDI 106,25 % · 15/01/2026')
    expect(said).not.toMatch(/paper:|\|/)
  })
})
