import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listWeekdays } from '../../../../schemas/core/month.ts'
import { withCalendar } from '../../../helpers/calendar.ts'
import { dailyMirror, reports } from '../../../helpers/daily-reports.ts'
import { makeBareCnpj, masked } from '../../../helpers/portal.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { makeMirror } from '../../../server/helpers/mirror.ts'
import { publishWorld } from '../../../server/helpers/snapshot.ts'
import { askPeriod, askSummary } from '../../../server/helpers/summary-world.ts'

const [BETWEEN, AT_BASE, OF_SUBCLASS] = [makeBareCnpj(1), makeBareCnpj(2), makeBareCnpj(3)]
const MONTHS = ['2024-01', '2024-02']
const HOLIDAYS = ['2024-01-01', '2024-02-12', '2024-02-13']
const days = listWeekdays(MONTHS).filter((day) => !HOLIDAYS.includes(day))

const report = (cnpj: string, day: string, subclass = '', VL_QUOTA = '1.000000000000') => ({
  DT_COMPTC: day,
  CNPJ_FUNDO_CLASSE: masked(cnpj),
  ID_SUBCLASSE: subclass,
  VL_QUOTA,
  CAPTC_DIA: '1.00',
  RESG_DIA: '0.00',
})
/** Two reports of other quotas on the day of the conflict, else one. */
const report1or2 = (cnpj: string, day: string, conflict: string, subclass = '') => [
  report(cnpj, day, subclass),
  ...(day === conflict ? [report(cnpj, day, subclass, '2.000000000000')] : []),
]

let api: Api

/** Two months of daily reports, with two reports on a day. */
async function writeMirror(): Promise<string> {
  const source = await withCalendar(await makeMirror({ months: {} }))
  for (const month of MONTHS) {
    const lines = days
      .filter((day) => day.startsWith(month))
      .flatMap((day) => [
        ...report1or2(BETWEEN, day, '2024-02-15'),
        ...report1or2(AT_BASE, day, '2024-01-31'),
        ...report1or2(OF_SUBCLASS, day, '2024-02-29', 'A'),
        ...report1or2(OF_SUBCLASS, day, '', 'B'),
      ])
    await dailyMirror(month, reports(lines), source)
  }
  return source
}

beforeAll(async () => {
  api = await serve(await publishWorld('conflicting daily reports', writeMirror))
})
afterAll(() => api.stop())

describe('a day with several reports of other figures', () => {
  it('between the first report and the last makes volatility and flows unknown, and is no missing report', async () => {
    expect(await askPeriod(api, BETWEEN, 'last_1_month')).toMatchObject({
      first_date: '2024-01-31',
      return_percent: '0.000000',
      return_reason: '',
      volatility_percent: null,
      volatility_reason: 'conflicting_reports',
      max_drawdown_percent: '0.000000',
      inflow_value: null,
      net_flow_value: null,
      flow_reason: 'conflicting_reports',
      missing_reports: '0',
      conflicting_days: ['2024-02-15'],
    })
  })

  it('before or after a period does not affect it', async () => {
    for (const [cnpj, query] of [
      [AT_BASE, 'date=20240131&period=month_to_date'],
      [BETWEEN, 'date=20240214'],
    ] as const) {
      const { data } = await askSummary(api, cnpj, query)
      expect(data.map(({ conflicting_days }) => conflicting_days)).toEqual(data.map(() => []))
      expect(data.map(({ flow_reason }) => flow_reason)).not.toContain('conflicting_reports')
    }
  })

  it('on which a period begins leaves it without a base: the report before is not the last', async () => {
    expect(await askPeriod(api, AT_BASE, 'last_1_month')).toMatchObject({
      begin_date: '2024-01-31',
      first_date: null,
      return_percent: null,
      return_reason: 'conflicting_reports',
      drawdown_reason: 'conflicting_reports',
      conflicting_days: ['2024-01-31'],
    })
  })

  it('behind the last report of a subclass leaves its figures unknown, and those of the others known', async () => {
    const { reference_date, data } = await askSummary(api, OF_SUBCLASS, 'period=last_1_month')

    expect(reference_date).toBe('2024-02-29')
    expect(data).toMatchObject([
      {
        subclass_id: 'A',
        last_date: '2024-02-28',
        return_reason: 'conflicting_reports',
        conflicting_days: ['2024-02-29'],
      },
      { subclass_id: 'B', last_date: '2024-02-29', return_reason: '', flow_reason: '', conflicting_days: [] },
    ])
  })
})
