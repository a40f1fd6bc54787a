import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statisticsMirror } from '../../../helpers/statistics.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish, SAMPLE } from '../../../server/helpers/snapshot.ts'

const SHEET = 'www.anbima.com.br/feriados/arqs/feriados_nacionais.xls'
const OF_2019 = new URL('../../../fixtures/feriados_nacionais_2019.xls', import.meta.url).pathname

interface Day {
  readonly date: string
  readonly name: string
}

describe('the business calendars', () => {
  let api: Api
  let mirror: string
  const listDays = async (path: string) => (JSON.parse((await api.get(path)).text) as { data: Day[] }).data
  const listDates = async (path: string) => (await listDays(path)).map(({ date }) => date)

  beforeAll(async () => {
    mirror = await temporaryFolder()
    const dataDir = await temporaryFolder()
    await mkdir(dirname(join(mirror, SHEET)), { recursive: true })
    await copyFile(OF_2019, join(mirror, SHEET))
    await publish(mirror, dataDir, new Date('2019-06-03T03:00:00Z'))
    await copyFile(join(SAMPLE, SHEET), join(mirror, SHEET))
    await publish(mirror, dataDir, new Date('2024-01-10T03:00:00Z'))
    api = await serve(dataDir)
  })
  afterAll(async () => {
    await api.stop()
    await rm(mirror, { recursive: true, force: true })
  })

  it('have the holiday that the edition of 2024 brought, and not as of the year before', async () => {
    const november = '/v1/calendars/br-banks?from=20241101&to=20241130'

    expect(await listDates(november)).toEqual(['2024-11-02', '2024-11-15', '2024-11-20'])
    expect(await listDates(`${november}&as_of=20231231`)).toEqual(['2024-11-02', '2024-11-15'])
  })

  it('reached to 2078 in the edition of 2019, and 327 days were added since', async () => {
    const all = async (more: string) => {
      const pages = [0, 1].map((page) => listDates(`/v1/calendars/br-banks?page_size=1000&page=${String(page)}${more}`))
      return (await Promise.all(pages)).flat()
    }
    const [before, after] = [[...new Set(await all('&as_of=20191231'))], [...new Set(await all(''))]]

    expect(before.at(-1)).toBe('2078-12-25')
    expect(after.length - before.length).toBe(327)
    expect(before.filter((date) => !after.includes(date))).toEqual([])
  })

  it('list business days: Mondays to Fridays that are no holidays', async () => {
    const days = '/v1/calendars/b3-sessions?from=20241220&to=20250103'

    expect(await listDates(days)).toEqual(['2024-12-24', '2024-12-25', '2024-12-31', '2025-01-01'])
    expect(await listDates(`${days}&business_days=true`)).toEqual([
      '2024-12-20',
      '2024-12-23',
      '2024-12-26',
      '2024-12-27',
      '2024-12-30',
      '2025-01-02',
      '2025-01-03',
    ])
  })

  it('together are every day of the calendar but the weekends', async () => {
    const range = '/v1/calendars/br-banks?from=20240101&to=20241231&page_size=1000'
    const [holidays, business] = [await listDates(range), await listDates(`${range}&business_days=1`)]
    const weekdays = Array.from({ length: 366 }, (_each, at) => new Date(Date.UTC(2024, 0, at + 1)))
      .filter((day) => day.getUTCDay() % 6 !== 0)
      .map((day) => day.toISOString().slice(0, 10))

    expect([...business, ...holidays.filter((day) => weekdays.includes(day))].sort()).toEqual(weekdays)
  })

  it.each(['from=20260101&business_days=true', 'from=20260101', 'to=19000101', 'from=0090-01&to=0090-12'])(
    'know nothing of days outside of theirs, and say which those are: %s',
    async (range) => {
      const problem = readProblem(await api.get(`/v1/calendars/b3-sessions?${range}`))

      expect(problem).toMatchObject({
        status: 404,
        error_data: { reason: 'outside_coverage', available: { to: '2025-12-31' } },
      })
    },
  )

  it('answer the days of a range that they know, and name those', async () => {
    const reply = await api.get('/v1/calendars/b3-sessions?from=20251224&to=20260131')

    expect(reply.status).toBe(200)
    expect(reply.headers['x-data-coverage']).toBe('2025-12-24/2025-12-31')
  })

  it('have no holiday in a week without one', async () => {
    expect(await listDates('/v1/calendars/br-banks?from=20240304&to=20240308')).toEqual([])
  })

  it('are none in a snapshot without them, and the error says that', async () => {
    const source = await statisticsMirror({ ibge: { '202401': '0.42' } })
    const dataDir = await temporaryFolder()
    await publish(source, dataDir)
    const bare = await serve(dataDir)

    const problem = readProblem(await bare.get('/v1/calendars/br-banks'))

    expect(problem).toMatchObject({
      status: 404,
      message: 'There is no calendar br-banks. This snapshot has none.',
    })
    await bare.stop()
    await rm(source, { recursive: true, force: true })
  })

  it.each([
    ['a name that no calendar can have', `/v1/calendars/${'x'.repeat(65)}`],
    ['a day that does not exist', '/v1/calendars/br-banks?from=20240230'],
    ['a last day before the first', '/v1/calendars/br-banks?from=20240301&to=20240229'],
    ['neither true nor false', '/v1/calendars/br-banks?business_days=maybe'],
  ])('requested with %s are a 400', async (_name, path) => {
    expect(readProblem(await api.get(path)).status).toBe(400)
  })

  it('of another name are a 404 that lists the existing ones', async () => {
    const problem = readProblem(await api.get('/v1/calendars/us-banks'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'calendar_not_found' } })
    expect(problem.message).toContain('br-banks')
  })
})
