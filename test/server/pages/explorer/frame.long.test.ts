import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { listRepeated, readDescription } from '../../helpers/descriptions.ts'
import { EXPLORER_PAGES, OPEN_EXPLORER } from '../../helpers/explorer-pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const describePage = async (path: string) =>
  readDescription((await api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })).text)

describe('the description of a page for search engines', () => {
  it('says in the language of the page what that page shows, and no other says it', async () => {
    const pages = ['en', 'pt'].flatMap((language) => EXPLORER_PAGES.map((path) => `/${language}${path}`))
    const descriptions: string[] = []
    for (const path of pages) descriptions.push(await describePage(path))

    expect(listRepeated(descriptions)).toEqual([])
    const of = (path: string) => descriptions[pages.indexOf(path)]
    expect(of('/en/fund/21407758000119')).toMatch(
      /^IT Now Ibovespa.*: its holdings in October 2025, each with the line/,
    )
    expect(of('/pt/asset/VALE3')).toMatch(/^VALE3, VALE S\.A\.: fundos de investimento com o ativo em carteira em/)
    expect(of('/pt/fund/29206196000157')).toMatch(/: o que os cadastros e informes da CVM dizem deste fundo\.$/)
  })

  it.each([
    ['/en/fund/00000000000191', /^There is nothing here\. Nothing with this name/],
    ['/pt/search?q=%22%3E%3Cscript%3E', /^Busca por “"><script>”: fundos/],
    ['/pt/search', /^Busca: fundos/],
  ])('says it on an error, and of a question, which is escaped: %s', async (path, description) => {
    expect(await describePage(path)).toMatch(description)
  })
})
