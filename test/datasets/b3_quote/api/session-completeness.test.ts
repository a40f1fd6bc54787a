import { beforeAll, describe, expect, it } from 'vitest'
import { statusOutput } from '../../../../schemas/service/status/status.ts'
import { withCalendar } from '../../../helpers/calendar.ts'
import { quoteFile, quotesMirror } from '../../../helpers/quotes.ts'
import { serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson } from '../../../server/helpers/body.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

interface Entry {
  readonly data: {
    readonly partitions: readonly {
      readonly month: string
      readonly sessions: Readonly<Record<string, unknown>> | null
    }[]
  }
}

async function readSessions(api: SharedApi, dataset: string) {
  const { data } = exactJson((await api.get(`/v1/datasets/${dataset}`)).text) as Entry
  return data.partitions.map(({ month, sessions }) => ({ month, sessions }))
}

describe('the two sessions of the sample', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  const completeness = async (query: string) =>
    (await api.get(`/v1/exchange/quotes?${query}`)).headers['x-data-completeness']

  it('are one of the sessions of their months, which the catalogue says', async () => {
    expect(await readSessions(api, 'b3_quote')).toMatchObject([
      { month: '2021-06', sessions: { grade: 'partial', until: '2021-06-30', expected: '21', present: '1', thin: [] } },
      {
        month: '2024-11',
        sessions: {
          grade: 'partial',
          calendar: 'b3-sessions',
          until: '2024-11-08',
          expected: '6',
          present: '1',
          missing: ['2024-11-01', '2024-11-04', '2024-11-05', '2024-11-06', '2024-11-07'],
          unexpected: [],
        },
      },
    ])
  })

  it('are graded in the status, which is no worse for it', async () => {
    const { data } = statusOutput.parse(JSON.parse((await api.get('/status?format=json')).text))
    const sessions = new Map(data.datasets.map((dataset) => [dataset.id, dataset.sessions]))

    expect(sessions.get('b3_quote')).toEqual({
      month: '2024-11',
      grade: 'partial',
      until: '2024-11-08',
      missing: ['2024-11-01', '2024-11-04', '2024-11-05', '2024-11-06', '2024-11-07'],
      thin: [],
      unexpected: [],
      months_partial: 2,
      months_not_known: 0,
    })
    expect(sessions.get('cvm_fund_portfolio')).toBeNull()
    const page = (await api.get('/status?format=html')).text
    expect(page).toContain('partial, up to <span class="whole">2024-11-08</span>')
  })

  it('are complete when asked for, and partial in a longer range', async () => {
    expect(await completeness('from=20241108&to=20241108&page_size=1')).toBe('complete')
    expect(await completeness('ticker=PETR4&from=20241106&to=20241130')).toBe('partial; missing=2024-11-06,2024-11-07')
    expect(await completeness('ticker=PETR4&from=20210625&to=20210725')).toBe(
      'partial; missing=2021-06-28,2021-06-29,2021-06-30,2021-07',
    )
  })

  it('are named up to a number where many are missing', async () => {
    const named = String(await completeness('ticker=PETR4'))

    expect(named).toMatch(/^partial; missing=2021-06-01,.*,\.\.\.$/)
    expect(named.split(',')).toHaveLength(32)
  })

  it('are counted on the page of the dataset', async () => {
    const { text } = await api.get('/docs/b3_quote', { headers: { accept: 'text/html' } })

    expect(text).toContain('1 of 6 sessions up to 2024-11-08')
    expect(text).toContain('1 of 21 sessions up to 2021-06-30')
  })

  it('are graded in no dataset without sessions', async () => {
    expect((await readSessions(api, 'cvm_fund_daily')).map(({ sessions }) => sessions)).toEqual([null])
  })
})

it('a month that the calendar does not know is not known, and a thin session is named', async () => {
  const quotes = (day: string, tickers: number) =>
    Array.from({ length: tickers }, (_each, at) => ({ DATPRE: day, CODNEG: `ABCD${String(at)}` }))
  const mirror = await withCalendar(
    await quotesMirror({
      M122025: quoteFile([...quotes('20251201', 4), ...quotes('20251202', 4), ...quotes('20251203', 1)]),
      M012026: quoteFile(quotes('20260102', 4)),
    }),
  )
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir, new Date('2026-01-10T03:00:00Z'))
  const api = await serve(dataDir)
  const completeness = async (range: string) =>
    (await api.get(`/v1/exchange/quotes?ticker=ABCD0&${range}`)).headers['x-data-completeness']

  expect(await completeness('from=20251201&to=20251203')).toBe('partial; thin=2025-12-03')
  expect(await completeness('from=20251203&to=20251204')).toBe('partial; missing=2025-12-04; thin=2025-12-03')
  expect(await completeness('from=20260101&to=20260102')).toBe('not_known')
  await api.stop()
})
