import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withCalendar } from '../../../helpers/calendar.ts'
import { dailyMirror, reports } from '../../../helpers/daily-reports.ts'
import { makeBareCnpj, masked } from '../../../helpers/portal.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { exactJson, readPortfolio } from '../../../server/helpers/body.ts'
import { holding, wholeMonth } from '../../../server/helpers/lines.ts'
import { makeMirror } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [TWICE, ONCE, OFTEN, PARTS] = [makeBareCnpj(1), makeBareCnpj(2), makeBareCnpj(3), makeBareCnpj(4)]
const MONTHS = ['2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10']

const report = (cnpj: string, day: string, more: Readonly<Record<string, string>> = {}) => ({
  DT_COMPTC: day,
  CNPJ_FUNDO_CLASSE: masked(cnpj),
  ...more,
})
const differ = (cnpj: string, day: string, more: Readonly<Record<string, string>> = {}) => [
  report(cnpj, day, { ...more, VL_QUOTA: '1' }),
  report(cnpj, day, { ...more, VL_QUOTA: '2' }),
]

let api: Api

beforeAll(async () => {
  const lines = [TWICE, ONCE, PARTS].map((cnpj) => holding(cnpj, 'Ações', '100.00'))
  const source = await makeMirror({ months: { '2025-10': wholeMonth({ BLC_4: lines }) } })
  for (const month of MONTHS) {
    const days = Array.from({ length: 22 }, (_each, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
    const conflicting = month === '2025-10' ? differ(TWICE, '2025-10-01') : days.flatMap((day) => differ(OFTEN, day))
    const october = [
      ...differ(PARTS, '2025-10-31', { ID_SUBCLASSE: 'A' }),
      report(PARTS, '2025-10-31', { ID_SUBCLASSE: 'B' }),
      report(OFTEN, '2025-10-31'),
      report(TWICE, '2025-10-02'),
      report(TWICE, '2025-10-31', { VL_PATRIM_LIQ: '100.00' }),
    ]
    const usual = [report(ONCE, `${month}-01`), ...(month === '2025-10' ? october : [])]
    await dailyMirror(month, reports([...usual, ...conflicting]), source)
  }
  const dataDir = await temporaryFolder()
  await publish(await withCalendar(source), dataDir)
  await rm(source, { recursive: true, force: true })
  api = await serve(dataDir)
})
afterAll(() => api.stop())

const ask = async (path: string) => {
  const { headers, text } = await api.get(path)
  const { data } = exactJson(text) as { data: { cnpj?: string; date: string }[] }
  return { conflicts: headers['x-data-conflicts'], dates: data.map(({ date }) => date) }
}

describe('a day with several reports of other figures', () => {
  it('is absent, and the header names it', async () => {
    expect(await ask(`/v1/fund/${TWICE}/nav?from=2025-10`)).toEqual({
      conflicts: `${TWICE}/2025-10-01`,
      dates: ['2025-10-02', '2025-10-31'],
    })
  })

  it('is not named outside of the range', async () => {
    expect(await ask(`/v1/fund/${TWICE}/nav?from=20251002`)).toMatchObject({ conflicts: undefined })
  })

  it('is not named for another class', async () => {
    expect(await ask(`/v1/fund/${ONCE}/nav`)).toEqual({
      conflicts: undefined,
      dates: MONTHS.map((month) => `${month}-01`),
    })
  })

  it('of a subclass is named, and the others are answered', async () => {
    expect(await ask(`/v1/fund/${PARTS}/nav`)).toEqual({ conflicts: `${PARTS}/2025-10-31`, dates: ['2025-10-31'] })
  })

  it('is named with its class in a batch', async () => {
    expect((await ask(`/v1/navs?cnpjs=${ONCE},${TWICE},${PARTS}&from=2025-10`)).conflicts).toBe(
      `${TWICE}/2025-10-01, ${PARTS}/2025-10-31`,
    )
  })

  it('is counted where they are more than a hundred', async () => {
    const { headers } = await api.get(`/v1/navs?cnpjs=${OFTEN},${TWICE}`)

    expect(headers['x-data-conflicts']).toMatch(new RegExp(`, ${OFTEN}/2025-09-12 and 11 more$`))
  })

  it('leaves the NAV of its month unknown: the other subclasses are not the class', async () => {
    const [unknown, known] = await Promise.all(
      [PARTS, TWICE].map(async (cnpj) => readPortfolio(await api.get(`/v1/fund/${cnpj}/portfolio?date=2025-10`))),
    )

    expect(unknown?.fund.nav_value_reported).toBeNull()
    expect(known?.fund.nav_value_reported).toBe('100.00')
  })
})
