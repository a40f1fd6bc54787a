import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexMirror, portfolioAnswer } from '../../../helpers/indexes.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { exactJson, problemOf } from '../../../server/helpers/body.ts'
import { emptyFolder, publish, sampleDataDir } from '../../../server/helpers/snapshot.ts'

type IndexRow = Readonly<Record<string, string | null>>

const rowsOf = ({ text }: { text: string }) => (exactJson(text) as { data: IndexRow[] }).data

describe('the indexes of the sample', () => {
  let api: Api
  beforeAll(async () => {
    api = await serve(await sampleDataDir())
  })
  afterAll(() => api.stop())

  it('are listed, with what is known of each', async () => {
    const rows = rowsOf(await api.get('/v1/exchange/indexes'))

    expect(rows).toHaveLength(25)
    expect(rows.find(({ code }) => code === 'BDRX')).toEqual({
      code: 'BDRX',
      securities: '266',
      updated_date: '2022-05-13',
      first_month: '2022-05',
      last_month: '2022-08',
      portfolio_assets: null,
    })
  })

  it('have the portfolio in force, the largest part first', async () => {
    const rows = rowsOf(await api.get('/v1/exchange/indexes/ibov'))

    expect(rows).toHaveLength(92)
    expect(rows.slice(0, 1).map((row) => Object.entries(row))).toEqual([
      Object.entries({
        ticker: 'VALE3',
        name: 'VALE',
        specification: 'ON      NM',
        theoretical_quantity: '3768748489.000000',
        share_percent: '15.583000',
      }),
    ])
  })

  it('of another name are a 404 that names those there are', async () => {
    const problem = problemOf(await api.get('/v1/exchange/indexes/NONE'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'index_not_found' } })
    expect(problem.message).toContain('IBOV')
  })

  it('without a portfolio at hand are a 404 that says so', async () => {
    const problem = problemOf(await api.get('/v1/exchange/indexes/BDRX'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'portfolio_not_found' } })
  })
})

describe('the portfolio of an index that changed', () => {
  let api: Api
  beforeAll(async () => {
    const source = await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]))
    const dataDir = await emptyFolder()
    await publish(source, dataDir, new Date('2025-09-01T03:00:00Z'))
    await indexMirror('IBOV', portfolioAnswer([{ cod: 'VALE3' }]), source)
    await publish(source, dataDir, new Date('2026-01-05T03:00:00Z'))
    await rm(source, { recursive: true })
    api = await serve(dataDir)
  })
  afterAll(() => api.stop())

  it.each([
    ['', 'VALE3'],
    ['?date=20260105', 'VALE3'],
    ['?date=2026-01-04', 'PETR4'],
    ['?date=20250901', 'PETR4'],
  ])('%s is the one that was in force', async (query, ticker) => {
    expect(rowsOf(await api.get(`/v1/exchange/indexes/IBOV${query}`)).map((row) => row['ticker'])).toEqual([ticker])
  })

  it('of a day before the first was seen is a 404 that says since when there are any', async () => {
    const problem = problemOf(await api.get('/v1/exchange/indexes/IBOV?date=20250831'))

    expect(problem.status).toBe(404)
    expect(problem.error_data).toEqual({
      reason: 'portfolio_not_found',
      available: { first: '2025-09-01', last: '2026-01-05', nearest: '2025-09-01' },
    })
  })
})
