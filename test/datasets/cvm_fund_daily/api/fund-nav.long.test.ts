import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dailyMirror, reports } from '../../../helpers/daily-reports.ts'
import { makeBareCnpj, cashMonth, FUND, masked, mirror } from '../../../helpers/portal.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

type Report = Readonly<Record<string, string | null>>

const listRows = ({ text }: { text: string }) => (exactJson(text) as { data: Report[] }).data

describe('the daily reports of the sample', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('are those filed, digit for digit, oldest first', async () => {
    const rows = listRows(await api.get('/v1/fund/00068305000135/nav?from=20240201&to=2024-02-29'))

    expect(rows.map(({ date }) => date)).toEqual(['2024-02-01', '2024-02-08', '2024-02-09'])
    expect(rows.at(-1)).toEqual({
      date: '2024-02-09',
      subclass_id: '',
      quota_value: '35.761506000000',
      net_assets_value: '37889997.58',
      portfolio_value: '37905095.24',
      inflow_value: '0.00',
      outflow_value: '1604.77',
      holders: '5989',
    })
  })

  it('include both ends of the range and nothing beyond', async () => {
    const rows = listRows(await api.get('/v1/fund/00068305000135/nav?from=20240202&to=20240208'))

    expect(rows.map(({ date }) => date)).toEqual(['2024-02-08'])
  })

  it('are none for a known fund that does not report in the range', async () => {
    const reply = await api.get('/v1/fund/00068305000135/nav?from=20240203&to=20240207')

    expect(listRows(reply)).toEqual([])
    expect(reply.headers['x-data-coverage']).toBe('2024-02-03/2024-02-07')
  })

  it.each(['from=20250101', 'to=20231231'])('of days without reports are a 404 with the others: %s', async (range) => {
    expect(readProblem(await api.get(`/v1/fund/00068305000135/nav?${range}`))).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage', available: { from: '2024-02-01' } },
    })
  })

  it('of a number that nobody knows are a 404', async () => {
    const problem = readProblem(await api.get(`/v1/fund/${makeBareCnpj(999)}/nav`))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'fund_not_found' } })
  })

  it('from a day later than the last are refused', async () => {
    expect(readProblem(await api.get('/v1/fund/00068305000135/nav?from=20240301&to=20240201')).status).toBe(400)
  })
})

describe('daily reports over many months', () => {
  const DAYS = ['01', '02', '15', '28']
  const MONTHS = Array.from(
    { length: 13 },
    (_each, at) => `${String(2023 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`,
  )
  let api: Api
  let source: string

  beforeAll(async () => {
    source = await mirror(cashMonth('100.00'))
    for (const month of MONTHS) {
      const lines = DAYS.flatMap((day) => [
        { DT_COMPTC: `${month}-${day}`, ID_SUBCLASSE: 'A' },
        { DT_COMPTC: `${month}-${day}`, ID_SUBCLASSE: 'B' },
      ])
      await dailyMirror(
        month,
        reports([...lines, { DT_COMPTC: `${month}-15`, CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(5)) }]),
        source,
      )
    }
    const dataDir = await temporaryFolder()
    await publish(source, dataDir)
    api = await serve(dataDir)
  })
  afterAll(async () => {
    await api.stop()
    await rm(source, { recursive: true, force: true })
  })

  it('come page by page as they would at once, whatever the size of a page and the range', async () => {
    const day = fc.constantFrom(...MONTHS.flatMap((month) => DAYS.map((each) => `${month}-${each}`)))
    const sizes = fc.integer({ min: 1, max: 60 })
    await fc.assert(
      fc.asyncProperty(fc.option(day), fc.option(day), sizes, async (one, other, size) => {
        const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        const range = [from && `from=${from}`, to && `to=${to}`].filter(Boolean).join('&')
        const whole = listRows(await api.get(`/v1/fund/${FUND}/nav?${range}&page_size=1000`))
        const pages: Report[] = []
        for (let page = 0; ; page += 1) {
          const rows = listRows(
            await api.get(`/v1/fund/${FUND}/nav?${range}&page_size=${String(size)}&page=${String(page)}`),
          )
          pages.push(...rows)
          if (rows.length < size) break
        }

        expect(pages).toEqual(whole)
        expect(whole.map(({ date, subclass_id }) => `${date ?? ''} ${subclass_id ?? ''}`)).toEqual(
          MONTHS.flatMap((month) => DAYS.map((each) => `${month}-${each}`))
            .filter((each) => (from === null || each >= from) && (to === null || each <= to))
            .flatMap((each) => [`${each} A`, `${each} B`]),
        )
      }),
      { numRuns: 12 },
    )
  })

  it('answer a fund that is in no register and files nothing else', async () => {
    expect(listRows(await api.get(`/v1/fund/${makeBareCnpj(5)}/nav`))).toHaveLength(MONTHS.length)
  })
})
