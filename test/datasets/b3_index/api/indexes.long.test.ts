import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { indexFile, indexMirror, membershipAnswer, portfolioAnswer } from '../../../helpers/indexes.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { eventually } from '../../../server/helpers/http.ts'
import { withoutColumns } from '../../../server/helpers/older-columns.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

type IndexRow = Readonly<Record<string, string | null>>

const listRows = ({ text }: { text: string }) => (exactJson(text) as { data: IndexRow[] }).data

describe('the indexes of the sample', () => {
  let api: SharedApi
  let firstSeen: string
  beforeAll(async () => {
    api = await shareSample()
    const { headers } = await api.get('/v1/exchange/indexes')
    firstSeen = String(headers['x-snapshot-id']).replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
  })

  it('are listed, with what is known of each', async () => {
    const rows = listRows(await api.get('/v1/exchange/indexes'))

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
    const rows = listRows(await api.get('/v1/exchange/indexes/ibov'))

    expect(rows).toHaveLength(92)
    expect(rows.slice(0, 1).map((row) => Object.entries(row))).toEqual([
      Object.entries({
        ticker: 'VALE3',
        name: 'VALE',
        specification: 'ON      NM',
        theoretical_quantity: '3768748489.000000',
        share_percent: '15.583000',
        first_seen: firstSeen,
      }),
    ])
  })

  it('have no known day, because the list that came with the portfolio ended years before it was seen', async () => {
    const problem = readProblem(await api.get(`/v1/exchange/indexes/IBOV?date=${firstSeen}`))

    expect(problem).toMatchObject({
      status: 404,
      error_data: {
        reason: 'portfolio_not_found',
        available: null,
        listed_months: { from: '2022-05', to: '2022-08' },
      },
    })
    expect(problem.message).toContain(`first seen on ${firstSeen}`)
  })

  it('of another name are a 404 that lists the existing ones', async () => {
    const problem = readProblem(await api.get('/v1/exchange/indexes/NONE'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'index_not_found' } })
    expect(problem.message).toContain('IBOV')
  })

  it('without a portfolio at hand are a 404 with that reason', async () => {
    const problem = readProblem(await api.get('/v1/exchange/indexes/BDRX'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'portfolio_not_found' } })
  })
})

describe('the portfolio of an index that changed', () => {
  let api: Api
  /** By ticker: the hash of the first answer that has it. */
  const hashes = new Map<string, string>()
  beforeAll(async () => {
    const source = await temporaryFolder()
    const dataDir = await temporaryFolder()
    const publishPortfolio = async (ticker: string, day: string) => {
      await indexMirror('IBOV', portfolioAnswer([{ cod: ticker }]), source)
      const answer = await readFile(indexFile(source, 'IBOV'))
      hashes.set(ticker, createHash('sha256').update(answer).digest('hex'))
      await publish(source, dataDir, new Date(`${day}T03:00:00Z`))
    }
    await publishPortfolio('PETR4', '2025-09-01')
    await publishPortfolio('VALE3', '2026-01-05')
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
    const rows = listRows(await api.get(`/v1/exchange/indexes/IBOV${query}`))

    const first_seen = ticker === 'VALE3' ? '2026-01-05' : '2025-09-01'
    expect(rows).toMatchObject([{ ticker, first_seen }])
  })

  it.each([
    ['20260105', 'VALE3'],
    ['20250901', 'PETR4'],
  ])('on %s names the answer in which it was first seen, whatever answer came later', async (date, ticker) => {
    const { text } = await api.get(`/v1/exchange/indexes/IBOV?date=${date}&provenance=true`)

    const [row] = (exactJson(text) as { data: readonly object[] }).data
    const file = basename(indexFile('', 'IBOV'))
    expect(row).toMatchObject({ ticker, source: { file, member: 'IBOV.json', line: '1', sha256: hashes.get(ticker) } })
  })

  it.each([
    ['before the first was seen', '20250831'],
    ['after the snapshot was published', '20260106'],
    ['after it, far away', '20991231'],
  ])('of a day %s is a 404 with the days that are known', async (_name, date) => {
    const problem = readProblem(await api.get(`/v1/exchange/indexes/IBOV?date=${date}`))

    expect(problem.status).toBe(404)
    expect(problem.error_data).toEqual({
      reason: 'portfolio_not_found',
      available: { from: '2025-09-01', to: '2026-01-05' },
      listed_months: null,
    })
  })

  it('is as new, by the status, as the day on which the last one was first seen', async () => {
    const { data } = JSON.parse((await api.get('/status')).text) as {
      readonly data: { readonly datasets: readonly { readonly id: string; readonly parts: readonly object[] }[] }
    }

    const parts = data.datasets.find(({ id }) => id === 'b3_index')?.parts
    expect(parts).toContainEqual(expect.objectContaining({ id: 'portfolios', newest: '2026-01-05' }))
  })
})

describe('the portfolio of an index that was seen before its answer was recorded', () => {
  it('names none, also when it is continued, and the next one names its own', async () => {
    const source = await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]))
    const dataDir = await temporaryFolder()
    const first = await publish(source, dataDir, new Date('2025-09-01T03:00:00Z'))
    const recorded = ['source_url', 'source_sha256', 'source_member', 'source_line']
    await withoutColumns(dataDir, first, 'b3_index_portfolio', 'all', recorded)
    const api = await serve(dataDir)
    onTestFinished(() => api.stop())
    const sourceOn = async (day: string) =>
      (
        exactJson((await api.get(`/v1/exchange/indexes/IBOV?date=${day}&provenance=true`)).text) as {
          data?: unknown[]
        }
      ).data ?? []

    const before = await sourceOn('20250901')
    await indexMirror('IBOV', portfolioAnswer([{ cod: 'VALE3' }]), source)
    await publish(source, dataDir, new Date('2026-01-05T03:00:00Z'))
    const after = await eventually(async () => {
      const rows = await sourceOn('20260105')
      return rows.length > 0 ? rows : null
    })

    expect(before).toMatchObject([{ ticker: 'PETR4', source: null }])
    expect(await sourceOn('20250901')).toMatchObject([{ ticker: 'PETR4', source: null }])
    expect(after).toMatchObject([{ ticker: 'VALE3', source: { member: 'IBOV.json', line: '1' } }])
  })
})

describe('the portfolio of an index in the list of the exchange', () => {
  it('is known until the months end that the list is for', async () => {
    const source = await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]))
    await indexMirror(null, membershipAnswer({ PETR4: 'IBOV' }), source)
    const dataDir = await temporaryFolder()
    await publish(source, dataDir, new Date('2022-08-20T03:00:00Z'))
    await indexMirror('IFIX', portfolioAnswer([{ cod: 'HGLG11' }]), source)
    await publish(source, dataDir, new Date('2022-09-10T03:00:00Z'))
    const api = await serve(dataDir)
    onTestFinished(() => api.stop())

    const last = await api.get('/v1/exchange/indexes/IBOV?date=20220831')
    const problem = readProblem(await api.get('/v1/exchange/indexes/IBOV?date=20220901'))

    expect(listRows(last)).toMatchObject([{ ticker: 'PETR4', first_seen: '2022-08-20' }])
    expect(problem.error_data).toMatchObject({ available: { from: '2022-08-20', to: '2022-08-31' } })
  })
})
