import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
const countRows = (text: string) => text.match(/<tr>/g)?.length ?? 0

describe('the page of an asset', () => {
  it.each([
    [
      '/pt/asset/VALE3?date=2024-02',
      'Mês parcial: faltam blocos nos arquivos, e mais fundos podem ter',
      'cotas de fundos; ações',
    ],
    [
      '/en/asset/VALE3?date=2024-02',
      'Partial month: the files lack members, so more funds may hold it',
      'fund quotas; shares',
    ],
  ])('says beside its counts which members a partial month lacks: %s', async (path, sentence, missing) => {
    const { text } = await read(path)
    const [, warning = ''] = /<p class="warn">(.*?)<\/p>\s*<dl class="facts">/s.exec(text) ?? []

    expect(warning).toContain(sentence)
    expect(warning).toContain(missing)
  })

  it('counts no funds and no reais where the month lacks the members that could name the asset', async () => {
    const { text } = await read('/pt/asset/A1AP34')

    expect(readVisibleText(text)).toContain(
      'Não se sabe quem tem este ativo: faltam, nos arquivos do mês, os blocos em que ele apareceria.',
    )
    expect(text).not.toContain('Fundos com ele na carteira')
    expect(text).not.toContain('R$ 0,00')
    expect(countRows(text)).toBe(0)
  })

  it('leads to quotes only where the ticker was quoted', async () => {
    const held = await read('/pt/asset/AMOB3')
    const quoted = await read('/pt/asset/VALE3')

    expect(quoted.text).toContain('href="/pt/quote/VALE3"')
    expect(held.text).not.toContain('href="/pt/quote/')
  })
})
