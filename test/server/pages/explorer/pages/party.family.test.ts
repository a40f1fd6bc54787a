import { beforeAll, describe, expect, it } from 'vitest'
import { shortenCompanyName } from '../../../../../server/pages/explorer/text/company-name.ts'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { isLongTier, takeFewWhenFast } from '../../../../helpers/tier.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
type Figures = Readonly<Record<string, string>>
const readData = ({ text }: { readonly text: string }) => (exactJson(text) as { readonly data: unknown }).data
const readRows = (reply: { readonly text: string }) => readData(reply) as readonly Figures[]

const PARTIES = ['manager', 'administrator'] as const
/** Whose funds filed purchases in October 2025. */
const WITH_TRADES = { manager: '33868597000140', administrator: '02332886000104' } as const

describe.each(takeFewWhenFast(PARTIES, 2))('the page of a %s', (type) => {
  const findLargest = async () => {
    const listed = readRows(await api.get(`/v1/${type}s?page_size=5&date=2025-10`))
    // Classes of persons and of nobody that is known are rows without a page.
    return listed.map(({ cnpj = '' }) => cnpj).find((cnpj) => cnpj.length === 14) ?? ''
  }

  it('states its finding, and warns of a made-up register and of a partial month', async () => {
    const cnpj = await findLargest()
    const { name = '', class_count = '' } = readData(await api.get(`/v1/${type}/${cnpj}?date=2025-10`)) as Figures
    const { status, text } = await read(`/pt/${type}/${cnpj}?date=2025-10`)
    const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(text) ?? []

    expect(status).toBe(200)
    const does = type === 'manager' ? 'gere' : 'administra'
    expect(title).toContain(`${shortenCompanyName(name)} ${does} ${class_count} fundo`)
    expect(title).toMatch(/ fundos? que somam R\$\u00a0[\d,.]+\u00a0[a-z]+$/)
    expect(text).toContain('O cadastro usado aqui é em parte fictício')
    expect(text).toContain('Mês parcial')
    expect(text).toContain('noindex')
  })

  it('says that the sum counted once is not known where the files lack quotas, and never zero', async () => {
    const cnpj = await findLargest()
    const said = readVisibleText((await read(`/pt/${type}/${cnpj}?date=2025-10`)).text)

    expect(said).toContain('não se sabe: faltam as cotas nos arquivos')
    expect(said).not.toContain('R$ 0,00')
  })

  it.runIf(isLongTier())(
    'has all its funds and all that they hold in its files, as the endpoints answer them',
    async () => {
      const cnpj = await findLargest()
      const asked = `${type}/${cnpj}`
      for (const [chart, list, column] of [
        ['funds', 'funds', 'nav_value'],
        ['exposures', 'positions', 'value'],
      ] as const) {
        const answered = readRows(await api.get(`/v1/${asked}/${list}?date=2025-10&page_size=1000`))
        const file = readRows(await read(`/en/${asked}?date=2025-10&view=direct&chart=${chart}&format=json`))

        expect(answered.length).toBeGreaterThan(0)
        expect(file.map((row) => row[column])).toEqual(answered.map((row) => row[column]))
      }
    },
  )

  it('has its holdings with quotas of other funds opened, with why others stay closed, or its lines', async () => {
    const cnpj = await findLargest()
    const asked = `${type}/${cnpj}`
    const answered = readRows(await api.get(`/v1/${asked}/positions?date=2025-10&view=look_through&page_size=1000`))
    const page = `/pt/${asked}?date=2025-10`
    const file = readRows(await read(`${page}&chart=exposures&format=json`))
    const { text } = await read(page)

    expect(text).toContain(`${page}&amp;view=direct#exposures`)
    expect(answered.length).toBeGreaterThan(0)
    expect(file.map((row) => row['value'])).toEqual(answered.map((row) => row['value']))
    expect(readVisibleText(text)).not.toMatch(/not_filed|depth_limit/)
  })

  it('draws its portfolios by category and month, as the endpoint answers them', async () => {
    const cnpj = await findLargest()
    const history = readRows(await api.get(`/v1/${type}/${cnpj}/portfolio/history`))
    const file = readRows(await read(`/en/${type}/${cnpj}?chart=categories&format=json`))

    expect(file.length).toBeGreaterThan(0)
    for (const { is_partial: _partial, ...row } of file) expect(history).toContainEqual(expect.objectContaining(row))
  })

  it.runIf(isLongTier())(
    'has what its funds filed as bought where there is no month before, and says that nothing confirms it',
    async () => {
      const asked = `${type}/${WITH_TRADES[type]}`
      const answered = readRows(
        await api.get(`/v1/${asked}/moves?date=2025-10&min_filed_purchases_value=0.01&page_size=1000`),
      )
      const file = readRows(await read(`/pt/${asked}?date=2025-10&chart=filed-trades&format=json`))
      const { text } = await read(`/pt/${asked}?date=2025-10`)
      const sort = (rows: readonly Figures[]) => rows.map((row) => row['filed_purchases_value']).sort()

      expect(file.length).toBeGreaterThan(0)
      expect(sort(file)).toEqual(sort(answered))
      expect(text).toContain('não se sabe quanto das compras e vendas informadas de fato ocorreu')
    },
  )

  it('draws its months from the history', async () => {
    const cnpj = await findLargest()
    const months = readRows(await api.get(`/v1/${type}/${cnpj}/history`))
    const file = readRows(await read(`/en/${type}/${cnpj}?chart=party-months&format=json`))

    expect(file.map((row) => row['nav_value'])).toEqual(months.map((row) => row['nav_value']))
  })
})

it('a fund leads to who manages and who administers it, where it filed its holdings', async () => {
  const { text } = await read('/pt/fund/24290451000179?date=2025-10')
  const own = await read('/pt/fund/08431747000106')

  expect(text).toMatch(/href="\/pt\/administrator\/\d{14}"/)
  expect(text).toMatch(/href="\/pt\/manager\/\d{14}"/)
  expect(own.text).not.toMatch(/href="\/pt\/(administrator|manager)\//)
})

it('the search of the pages leads to managers', async () => {
  const found = await read('/pt/search?q=bb+gestao')

  expect(found.text).toContain('href="/pt/manager/30822936000169"')
})
