import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../../helpers/pages.ts'

const FII = '08431747000106'
const FIDC = '42357817000161'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = async (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
const readText = async (path: string) => readVisibleText((await read(path)).text)

describe('a fund that files reports of its own', () => {
  it('has a page with the lines of its newest report, and the monthly reports', async () => {
    const text = await readText(`/pt/fund/${FII}`)

    expect(text).toContain('HEDGE BRASIL SHOPPING')
    expect(text).toContain('901.040.235,87')
    expect(text).toMatch(
      /Informes mensais[\s\S]*fev\/2024[\s\S]*3\.258\.062\.428,04\s*318\.948\.338,60\s*2\.939\.114\.089,44/,
    )
  })

  it('says what a quarterly report leaves out, and that shares are then of the total', async () => {
    const text = await readText(`/pt/fund/${FII}`)

    expect(text).toContain('Só há um informe trimestral, que não tem patrimônio líquido, imóveis nem dívidas.')
    expect(text).toContain('% do total')
    expect(text).not.toContain('% do PL')
    expect(await readText(`/pt/fund/${FIDC}`)).toContain('% do PL')
  })

  it('has the net assets of its newest monthly report, with the day, where its lines have none', async () => {
    expect(await readText(`/pt/fund/${FII}`)).toMatch(/Patrimônio líquido\s*R\$ 2,94 bi em 29\/02\/2024/)
  })

  it('names what it holds in words, and the file that each line is from', async () => {
    const text = await readText(`/pt/fund/${FIDC}`)

    expect(text).toContain('Outros ativos de curto prazo')
    expect(text).not.toMatch(/other_assets_short_term|fidc_quotas|payables_short_term/)
    expect(text).toContain('inf_mensal_fidc_202506.zip › inf_mensal_fidc_tab_I_202506.csv')
  })
})

describe('a fund without lines', () => {
  it('is not said to hold nothing where the files of the month lack members', async () => {
    const text = await readText('/pt/fund/29206196000157')

    expect(text).toContain('Não se sabe o que este fundo tinha')
    expect(text).toContain('outubro de 2025 (títulos públicos e compromissadas; cotas de fundos; ')
    expect(text).not.toContain('Não há carteira')
  })
})

describe('the page inside a fund', () => {
  it('names the files that its lines are from', async () => {
    expect(await readText(`/pt/fund/${FIDC}/inside`)).toContain('inf_mensal_fidc_202506.zip')
    expect(await readText(`/pt/fund/${FIDC}/inside`)).not.toContain('cda_fi_')
  })

  it('draws what is above zero in the height of the picture, and says what is below', async () => {
    const { text } = await read(`/pt/fund/${FIDC}/inside`)
    const heights = [...text.matchAll(/<svg class="tile [^"]*" [^>]* height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    )

    expect(heights.length).toBeGreaterThan(2)
    expect(Math.max(...heights)).toBeLessThan(460)
    expect(readVisibleText(text)).toContain('Negativos, fora das áreas e dos percentuais: R$ −3,33 bi.')
    expect(readVisibleText(text)).toContain('3 negativos: R$ −3.329.813.445,94')
  })

  it('says what was opened in reais where debts make it no part of the whole', async () => {
    const text = await readText('/pt/fund/60419043000138/inside')

    expect(text).toContain(
      'O que se pôde abrir vale R$ −37,8 mil líquido de dívidas, e por isso não se expressa em % do total; 1 fundo lido.',
    )
    expect(text).not.toContain('−0,3 %')
  })
})

describe('a page of an older snapshot', () => {
  it('keeps it in its requests, in the pages that it leads to and in the search', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { text } = await read(`/pt/fund/62415896000127?as_of=${today}`)

    expect(text).toContain(`GET /v1/fund/62415896000127/portfolio?date=2025-10&amp;provenance=true&amp;as_of=${today}`)
    for (const path of ['/pt', '/pt/compare', '/pt/coverage']) expect(text).toContain(`href="${path}?as_of=${today}"`)
    expect(readVisibleText(text)).toContain(`Posição dos dados em ${today.split('-').reverse().join('/')}`)
  })
})
