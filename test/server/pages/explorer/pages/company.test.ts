import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

const PETROBRAS = '33000167000101'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
const readData = ({ text }: { readonly text: string }) => (exactJson(text) as { readonly data: unknown }).data

describe('the page of a company', () => {
  it('states the profit of the newest year in its title, in the manner of each language', async () => {
    const [pt, en] = [await read(`/pt/company/${PETROBRAS}`), await read(`/en/company/${PETROBRAS}`)]

    expect(pt.text).toMatch(/<h1>[^<]*Petrobras: lucro de R\$\u00a06,25\u00a0bi em 2020<\/h1>/)
    expect(en.text).toMatch(/<h1>[^<]*Petrobras: profit of R\$\u00a06.25\u00a0bn in 2020<\/h1>/)
  })

  it('has the figures of each year, and in its file what the endpoint answers', async () => {
    const file = readData(await read(`/en/company/${PETROBRAS}?chart=figures&format=json`)) as Record<string, string>[]
    const rows = readData(await api.get(`/v1/company/${PETROBRAS}/figures?scope=consolidated`)) as Record<
      string,
      string
    >[]

    expect(file.map(({ period_end, revenue, profit }) => [period_end, revenue, profit])).toEqual(
      rows.toReversed().map(({ period_end, revenue, profit }) => [period_end, revenue, profit]),
    )
  })

  it('shows both years of the chosen statement beside each other, earnings per share as they are', async () => {
    const text = readVisibleText((await read(`/pt/company/${PETROBRAS}`)).text)

    expect(text).toMatch(/Receita de Venda de Bens e\/ou Serviços\s*272\.069\.000\.000\s*302\.245\.000\.000/)
    expect(text).toMatch(/ON\s*0,5400/)
    const assets = readVisibleText((await read(`/pt/company/${PETROBRAS}?statement=assets`)).text)
    expect(assets).toMatch(/Ativo Total\s*987\.419\.000\.000/)
  })

  it('lists funds that hold it, and leads to the issuer', async () => {
    const { text } = await read(`/en/company/${PETROBRAS}`)

    expect(text).toContain('/en/issuer/33000167')
    expect(text).toMatch(/href="\/en\/fund\/\d{14}/)
  })

  it('has what the ISIN database says of it, with its edition and source, where everybody may see that', async () => {
    const path = 'company/99111222000149'
    const [en, pt] = [await read(`/en/${path}`), await read(`/pt/${path}`)]

    expect(readVisibleText(en.text)).toMatch(
      /The ISIN database has one code of the company.*BRSINTACNOR3\s*shares\s*2025-10-02/s,
    )
    expect(readVisibleText(pt.text)).toMatch(
      /A base de códigos ISIN tem um código da companhia.*BRSINTACNOR3\s*ações\s*02\/10\/2025/s,
    )
    expect(readVisibleText(pt.text)).toMatch(/B3.*b3_isin, edição de 02\/10\/2025/s)
    expect(en.text).toContain('href="/en/instrument/BRSINTACNOR3"')
  })

  it.each([
    ['the word of the operator', { PUBLIC_RESTRICTED: 'anbima_curve' }],
    ['a list of pages', { EXPLORER: 'cvm_company,cvm_company_statement,cvm_company_security,cvm_fund_portfolio' }],
  ])('has nothing of it without %s', async (_, settings) => {
    const silent = await shareSample({ ...OPEN_EXPLORER, ...settings })
    const path = '/en/company/99111222000149'
    const { status, text } = await silent.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
    const file = await silent.get(`${path}?chart=database&format=json`, { headers: { 'x-api-key': '' } })

    expect([status, file.status]).toEqual([200, 404])
    expect(text).toContain('SINT3')
    expect(text).not.toMatch(/BRSINTACNOR3|ISIN database/)
  })

  it('says where a company has no statements, and shows no name of an auditor who is a person', async () => {
    const { status, text } = await read('/pt/company/175')

    expect(status).toBe(200)
    expect(text).toContain('não tem demonstrações anuais')
    expect(readVisibleText(text)).toContain('pessoa natural')
    expect(text).not.toContain('PESSOA 6365578')
  })
})
