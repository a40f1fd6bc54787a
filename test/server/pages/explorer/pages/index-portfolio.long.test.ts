import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../helpers/api.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const HTML = { accept: 'text/html', 'x-api-key': '' }

describe('the page of an index', () => {
  it('leads from each ticker that was quoted to its quotes, and from no other', async () => {
    const { text } = await api.get('/pt/index/IBOV', { headers: HTML })
    const links = [...text.matchAll(/href="(\/pt\/quote\/[^"]*)"/g)].map(([, link = '']) => link)
    const statuses: number[] = []
    for (const link of links) statuses.push((await api.get(link, { headers: HTML })).status)

    expect(links).toHaveLength(91)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(text).toContain('<th scope="row">VIIA3</th>')
  })

  it('says for which months the list was, and not that an old portfolio is the one of today', async () => {
    const { text } = await api.get('/pt/index/IBOV', { headers: HTML })

    expect(text).toContain('A lista de índices da bolsa vale para maio de 2022 a agosto de 2022')
    expect(text).not.toContain('vista pela primeira vez')
    expect(text).toContain('lida aqui pela primeira vez')
  })

  it('shows its table without a click', async () => {
    const { text } = await api.get('/pt/index/IBOV', { headers: HTML })

    expect(text).toMatch(/<details class="table" open(=|>| )/)
  })

  it('says its name', async () => {
    const { text } = await api.get('/pt/index/ibov', { headers: HTML })

    expect(text).toMatch(/<h1>IBOV<\/h1>\s*<p class="lead">Ibovespa<\/p>/)
  })

  it('leads to no quotes on a server that shows none', async () => {
    const some = await serve(api.dataDir, { EXPLORER: 'b3_index', PUBLIC_RESTRICTED: 'b3_index' })
    const { status, text } = await some.get('/pt/index/IBOV', { headers: HTML })
    await some.stop({ keepData: true })

    expect([status, text.includes('/quote/')]).toEqual([200, false])
  })
})
