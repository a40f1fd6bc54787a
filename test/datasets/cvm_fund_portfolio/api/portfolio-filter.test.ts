import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'

const FUND = '/v1/fund/62415896000127/portfolio?date=2025-10'
const STOCKS = '/v1/fund/10406511000161/portfolio?date=2025-10'
const FIDC = '/v1/fund/05754060000113/portfolio?date=2025-06'

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

const read = async (path: string) => readPortfolio(await api.get(path))
const cents = (line: { readonly final_position_value: string | null }) => units(line.final_position_value ?? '0', 2)

describe('the lines of a portfolio', () => {
  it('are those of a category, in the same order, and the totals stay those of the whole', async () => {
    const all = await read(FUND)
    const categories = [...new Set(all.portfolio.map(({ metainfo }) => String(metainfo['category'])))]

    expect(categories.length).toBeGreaterThan(2)
    for (const category of categories) {
      const some = await read(`${FUND}&category=${category}`)
      expect(some).toEqual({
        ...all,
        portfolio: all.portfolio.filter(({ metainfo }) => metainfo['category'] === category),
      })
    }
  })

  it('are those that name an asset, by any code of it', async () => {
    const { portfolio } = await read(STOCKS)
    const expected = portfolio.filter(({ metainfo }) => metainfo['asset_id'] === 'b3:PETR4')

    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(portfolio.length)
    for (const code of ['b3%3APETR4', 'petr4', 'BRPETRACNPR6']) {
      expect((await read(`${STOCKS}&asset=${code}`)).portfolio).toEqual(expected)
    }
  })

  it('are those that name one of several assets, however often and in whichever order', async () => {
    const { portfolio } = await read(STOCKS)
    const ids = [...new Set(portfolio.map(({ metainfo }) => metainfo['asset_id']))].filter(
      (id) => typeof id === 'string',
    )
    const [first = '', second = ''] = ids
    const expected = portfolio.filter(({ metainfo }) => [first, second].includes(String(metainfo['asset_id'])))

    expect(new Set(expected.map(({ metainfo }) => metainfo['asset_id'])).size).toBe(2)
    for (const codes of [
      [first, second],
      [second, first, second.toLowerCase()],
    ]) {
      expect((await read(`${STOCKS}&asset=${codes.map(encodeURIComponent).join(',')}`)).portfolio).toEqual(expected)
    }
  })

  it('are a 404 that names the code where one of several names nothing', async () => {
    const { status, text } = await api.get(`${STOCKS}&asset=PETR4,ZZZZ9`)

    expect(status).toBe(404)
    expect(text).toContain('ZZZZ9')
    expect(text).not.toContain('PETR4 ')
  })

  it('are those with a value within a range, both ends included, liabilities negative', async () => {
    const { portfolio } = await read(FUND)
    const values = portfolio.map(cents).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    const [low = 0n, high = 0n] = [values[1], values.at(-2)]
    const write = (value: bigint) =>
      `${String(value / 100n)}.${String(value < 0n ? -value % 100n : value % 100n).padStart(2, '0')}`

    const some = await read(`${FUND}&min_value=${write(low)}&max_value=${write(high)}`)
    expect(some.portfolio).toEqual(portfolio.filter((line) => cents(line) >= low && cents(line) <= high))
    expect(some.portfolio.length).toBeLessThan(portfolio.length)
    expect((await read(`${FUND}&max_value=-0.01`)).portfolio).toEqual(portfolio.filter((line) => cents(line) < 0n))
  })

  it('are none where nothing passes, in every format', async () => {
    expect((await read(`${FUND}&min_value=999999999999999`)).portfolio).toEqual([])
    expect((await api.get(`${FUND}&min_value=999999999999999&format=ndjson`)).text).toBe('')
    expect((await api.get(`${FUND}&min_value=999999999999999&format=csv`)).text.split('\r\n')).toHaveLength(2)
  })

  it('of a report of a receivables fund are left out in the same way', async () => {
    const all = exactJson((await api.get(FIDC)).text) as { data: { portfolio: { metainfo: Record<string, string> }[] } }
    const some = exactJson((await api.get(`${FIDC}&category=credit_rights`)).text) as typeof all

    expect(some.data.portfolio.length).toBeGreaterThan(0)
    expect(some.data.portfolio).toEqual(
      all.data.portfolio.filter(({ metainfo }) => metainfo['category'] === 'credit_rights'),
    )
  })

  it.each([
    ['category=equity', 'category'],
    ['min_value=1e6', 'min_value'],
    ['min_value=2&max_value=1.99', 'min_value'],
    ['max_value=1.999', 'max_value'],
  ])('cannot be asked for with %s', async (query, field) => {
    expect(readProblem(await api.get(`${FUND}&${query}`))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { [field]: [expect.any(String)] } },
    })
  })
})
