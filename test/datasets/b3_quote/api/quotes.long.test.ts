import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteFile, quotesMirror } from '../../../helpers/quotes.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

type Quote = Readonly<Record<string, string | null>>

const listRows = ({ text }: { text: string }) => (exactJson(text) as { data: Quote[] }).data

describe('the quotes of the sample', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('are those filed, digit for digit, in the order of the contract', async () => {
    const rows = listRows(await api.get('/v1/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30'))

    expect(rows.map((row) => Object.entries(row))).toEqual([
      Object.entries({
        date: '2024-11-08',
        ticker: 'PETR4',
        term_days: null,
        market: '010',
        bdi_code: '02',
        name: 'PETROBRAS',
        specification: 'PN      N2',
        currency: 'R$',
        open: '35.85',
        high: '36.32',
        low: '35.54',
        average: '35.96',
        close: '36.18',
        bid: '36.17',
        ask: '36.18',
        trades: '80702',
        quantity: '49792700',
        volume: '1790870570.00',
        strike: '0.00',
        strike_points: '0.000000',
        strike_correction: '0',
        expiry: null,
        quotation_factor: '1',
        isin: 'BRPETRACNPR6',
        distribution_number: '214',
      }),
    ])
  })

  it('are found in any case, over all years where no range is given', async () => {
    const rows = listRows(await api.get('/v1/exchange/quotes?ticker=petr4'))

    expect(rows.map(({ date, close }) => [date, close])).toEqual([
      ['2021-06-25', '29.10'],
      ['2024-11-08', '36.18'],
    ])
  })

  it('have one row for each term, the shortest first', async () => {
    const rows = listRows(await api.get('/v1/exchange/quotes?ticker=VALE3T&from=20241108&to=20241108'))
    const terms = rows.map(({ term_days }) => Number(term_days))

    expect(terms).toHaveLength(12)
    expect(terms).toEqual(terms.toSorted((a, b) => a - b))
  })

  it('are all those of a session where no ticker is given', async () => {
    const pages = []
    for (let page = 0; page < 13; page += 1) {
      pages.push(
        listRows(await api.get(`/v1/exchange/quotes?from=20241108&to=20241108&page_size=1000&page=${String(page)}`)),
      )
    }

    expect(pages.flat()).toHaveLength(12226)
    expect(pages.at(-1)).toHaveLength(226)
    expect(new Set(pages.flat().map(({ ticker, term_days }) => `${ticker ?? ''} ${term_days ?? ''}`)).size).toBe(12226)
  })

  it('are none for a ticker that was traded on other days', async () => {
    const reply = await api.get('/v1/exchange/quotes?ticker=PETR4&from=20241101&to=20241107')

    expect(listRows(reply)).toEqual([])
    expect(reply.headers['x-data-coverage']).toBe('2024-11-01/2024-11-07')
  })

  it.each([
    ['petr44', ['PETR4', 'PETR3', 'PETR4F']],
    ['ZZZZZZZZZZ99', []],
  ])('of a ticker that never was traded are a 404 with the nearest: %s', async (ticker, first) => {
    const problem = readProblem(await api.get(`/v1/exchange/quotes?ticker=${ticker}`))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'ticker_not_found' } })
    const { nearest } = problem.error_data as { nearest: string[] }
    expect(nearest.slice(0, 1)).toEqual(first.slice(0, 1))
    expect(nearest.length).toBeLessThanOrEqual(5)
  })

  const SAMPLE_DAYS = {
    available: { from: '2021-06-01', to: '2024-11-30' },
    missing: [{ from: '2021-07-01', to: '2024-10-31' }],
  }

  it.each([
    ['before the first month', 'from=19990101&to=19991231', SAMPLE_DAYS],
    ['between two months', 'from=20220101&to=20220131', SAMPLE_DAYS],
    ['after the last month', 'from=20241201', SAMPLE_DAYS],
    [
      'after the last session of the newest month',
      'from=20241109&to=20241130',
      { ...SAMPLE_DAYS, available: { from: '2021-06-01', to: '2024-11-08' } },
    ],
  ])('of days %s are a 404 that says which days are covered', async (_name, range, available) => {
    const problem = readProblem(await api.get(`/v1/exchange/quotes?ticker=PETR4&${range}`))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'outside_coverage', ...available } })
  })

  it('of a range that is covered in part are those there, and a header says which days are covered', async () => {
    const { headers } = await api.get('/v1/exchange/quotes?ticker=PETR4&from=20210615&to=20241115')

    expect(headers['x-data-coverage']).toBe('2021-06-15/2021-06-30, 2024-11-01/2024-11-15')
  })

  it.each([
    ['neither ticker nor day', ''],
    ['no ticker and two days', 'from=20241107&to=20241108'],
    ['no ticker and an open range', 'from=20241108'],
  ])('cannot be requested with %s', async (_name, query) => {
    const problem = readProblem(await api.get(`/v1/exchange/quotes?${query}`))

    expect(problem.status).toBe(400)
    expect(problem.message).toContain('Name a ticker')
  })

  it.each(['ticker=PETR%25', 'ticker=', 'ticker=PETR4%20', 'ticker=ABCDEFGHIJKLM', 'ticker=PETR4&from=20241131'])(
    'cannot be requested with %s',
    async (query) => {
      expect(readProblem(await api.get(`/v1/exchange/quotes?${query}`)).status).toBe(400)
    },
  )
})

describe('quotes over many months', () => {
  const MONTHS = Array.from(
    { length: 18 },
    (_each, at) => `${String(2023 + Math.floor(at / 12))}${String((at % 12) + 1).padStart(2, '0')}`,
  )
  const DAYS = MONTHS.flatMap((month) => ['03', '16'].map((day) => `${month}${day}`))
  let api: Api

  beforeAll(async () => {
    const records = DAYS.flatMap((DATPRE) => ['PETR4', 'VALE3'].map((CODNEG) => ({ DATPRE, CODNEG })))
    const all = [...records, { DATPRE: '20240516', CODNEG: 'NEWS3' }]
    const of = (year: string) => quoteFile(all.filter(({ DATPRE }) => DATPRE.startsWith(year)))
    const source = await quotesMirror({ A2023: of('2023'), A2024: of('2024') })
    const dataDir = await temporaryFolder()
    await publish(source, dataDir)
    await rm(source, { recursive: true })
    api = await serve(dataDir)
  })
  afterAll(() => api.stop())

  it('of a ticker that was traded in few of them are found there', async () => {
    const rows = listRows(await api.get('/v1/exchange/quotes?ticker=NEWS3&page_size=1'))

    expect(rows.map(({ date }) => date)).toEqual(['2024-05-16'])
  })

  it('come page by page as they would at once, whatever the size of a page and the range', async () => {
    const day = fc.option(fc.constantFrom(...DAYS))
    await fc.assert(
      fc.asyncProperty(day, day, fc.integer({ min: 1, max: 40 }), async (one, other, size) => {
        const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        const range = [from && `&from=${from}`, to && `&to=${to}`].filter(Boolean).join('')
        const dates: string[] = []
        for (let page = 0; ; page += 1) {
          const rows = listRows(
            await api.get(`/v1/exchange/quotes?ticker=VALE3${range}&page_size=${String(size)}&page=${String(page)}`),
          )
          dates.push(...rows.map(({ date }) => (date ?? '').replaceAll('-', '')))
          if (rows.length < size) break
        }

        expect(dates).toEqual(DAYS.filter((each) => (from === null || each >= from) && (to === null || each <= to)))
      }),
      { numRuns: 12 },
    )
  })
})
