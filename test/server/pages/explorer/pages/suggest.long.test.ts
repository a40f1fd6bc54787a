import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

interface Suggestion {
  readonly name: string
  readonly detail: string
  readonly href: string
}

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const HTML = { accept: 'text/html', 'x-api-key': '' }

async function suggest(q: string, language = 'pt'): Promise<readonly Suggestion[]> {
  const { status, text } = await api.get(`/${language}/suggest?q=${encodeURIComponent(q)}`, { headers: HTML })
  expect(status, text).toBe(200)
  return JSON.parse(text) as Suggestion[]
}

describe('suggestions', () => {
  it('have for the beginning of a name the share, its issuer and then funds', async () => {
    const found = await suggest('petr')

    expect(found.slice(0, 2).map(({ href }) => decodeURIComponent(href))).toEqual([
      '/pt/asset/b3:PETR4',
      '/pt/issuer/33000167',
    ])
    expect(found.slice(2).some(({ detail }) => detail.startsWith('Fundos'))).toBe(true)
  })

  it('do not list the quotes of a share beside the share, whose page leads to them', async () => {
    const links = (await suggest('petr4')).map(({ href }) => decodeURIComponent(href))

    expect(links).toContain('/pt/asset/b3:PETR4')
    expect(links).not.toContain('/pt/quote/PETR4')
  })

  it('ask what was meant, and lead to where it is found', async () => {
    const [only, ...others] = await suggest('petobras')

    expect(others).toEqual([])
    expect(only).toEqual({ name: 'petrobras', detail: 'Você quis dizer?', href: '/pt/search?q=petrobras' })
    const said = readVisibleText((await api.get('/pt/search?q=petobras', { headers: HTML })).text)
    expect(said).toContain('Nenhum resultado para “petobras”. Você quis dizer petrobras?')
  })

  it('find words of the glossary and pages of the documentation', async () => {
    expect(await suggest('patrimônio líquido')).toContainEqual({
      name: 'patrimônio líquido (PL)',
      detail: 'Glossário · net asset value (NAV)',
      href: '/pt/glossary#patrimonio-liquido-pl',
    })
    expect(await suggest('rate limits', 'en')).toContainEqual({
      name: 'Rules of the API',
      detail: 'Documentation · Keys, authentication, rate limits, errors.',
      href: '/docs/rules',
    })
    const glossary = (await api.get('/en/glossary', { headers: HTML })).text
    expect(glossary).toContain('<tr id="patrimonio-liquido-pl">')
  })

  it('lead from a city to the routes of its airport', async () => {
    const airport = (await suggest('recife')).find(({ detail }) => detail === 'Aeroportos · SBRF')
    expect(airport).toMatchObject({ name: 'Recife (REC)', href: '/pt/fare?origin=SBRF' })

    const said = readVisibleText((await api.get(airport?.href ?? '', { headers: HTML })).text)
    expect(said).toContain('Rotas daqui')
    expect(said).toContain('GRU · São Paulo, Guarulhos')
  })

  it.each([
    'petr',
    'vale',
    'ibov',
    'itau',
    'ouro',
    'ipca',
    'inflação',
    'dólar',
    'tesouro',
    'lft',
    'recife',
    'sp',
    'gestor',
  ])('of %s lead each to a page with something on it', async (q) => {
    const found = await suggest(q)

    expect(found.length).toBeGreaterThan(0)
    for (const { href } of found) {
      const { status, text } = await api.get(href, { headers: HTML })
      expect(status, href).toBe(200)
      expect(text, href).toMatch(/<tr|<svg|<dd>|<table/)
    }
  })
})
