import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { readCsv } from '../../../helpers/read-back.ts'

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
    expect(text).not.toContain('R$\u00a00,00')
    expect(countRows(text)).toBe(0)
  })

  it('leads to quotes only where the ticker was quoted', async () => {
    const held = await read('/pt/asset/AMOB3')
    const quoted = await read('/pt/asset/VALE3')

    expect(quoted.text).toContain('href="/pt/quote/VALE3"')
    expect(held.text).not.toContain('href="/pt/quote/')
  })

  it('has the trades of a federal bond by day, as the endpoint answers them', async () => {
    const { data } = exactJson((await api.get('/v1/bond-trades?isin=BRSTNCLF1RG5&page_size=1000')).text) as {
      readonly data: readonly Readonly<Record<string, string>>[]
    }
    const { text } = await read('/pt/asset/selic:210100:2027-03-01')
    const file = readCsv((await read('/pt/asset/selic:210100:2027-03-01?chart=bond-trades&format=csv')).text)

    expect(text).toMatch(/<h2 id="bond-trades">LFT mar\/2027: taxa média de 0,\d+ % ao ano em 31\/01\/2025<\/h2>/)
    expect(file.rows.map((row) => [row['date'], row['mean_rate']])).toEqual(
      data.map(({ date, mean_rate }) => [date, mean_rate]),
    )
  })
})
