import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listWeekdays } from '../../../schemas/core/month.ts'
import { withCalendar } from '../../helpers/calendar.ts'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { FUND, makeBareCnpj, masked } from '../../helpers/portal.ts'
import { quoteFile, quotesMirror } from '../../helpers/quotes.ts'
import { randomFrom } from '../../helpers/random.ts'
import { statisticsMirror } from '../../helpers/statistics.ts'
import { type Api, serve } from './api.ts'
import { exactJson } from './body.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publish, publishOnce, SAMPLE } from './snapshot.ts'

export type SummaryRow = Readonly<Record<string, string | null>>

/** Months with reports: September 2023 is not in the snapshot. */
const MONTHS = ['2023-07', '2023-08', '2023-10', '2023-11', '2023-12', '2024-01', '2024-02']
const HOLIDAYS = ['2023-10-12', '2023-11-02', '2023-11-15', '2023-12-25', '2024-01-01', '2024-02-12', '2024-02-13']
const ZERO_DAY = '2024-01-16'
const SILENT_DAY = '2024-02-15'
/** Synthetic: the rate of each business day since 2024-01-31. */
const CDI = '0,050000'

/** FUND reports each business day; the others have what their names say. */
export const FUNDS = {
  daily: FUND,
  /** Its quota is zero on 2024-01-16, without an outflow, and it is silent on 2024-02-15. */
  gapped: makeBareCnpj(5),
  /** A reports all days, B since 2024-01-10, CLOSED until then. */
  subclasses: makeBareCnpj(6),
  /** It reports on three days in three months. */
  sparse: makeBareCnpj(7),
  /** It reports on the last day only. */
  new: makeBareCnpj(8),
} as const

/** Serves daily reports of some months with the real series of the sample, a synthetic CDI, and quotes of some days. */
export async function serveSummaryWorld(): Promise<Api> {
  const dataDir = await temporaryFolder()
  await publishOnce('nav summary', dataDir, async (folder) => publish(await writeSummaryWorld(), folder))
  return serve(dataDir)
}

async function writeSummaryWorld(): Promise<string> {
  const random = randomFrom(20_240_229)
  let quota = 1_234_567_890_123
  const report = (day: string, cnpj: string, values: Readonly<Record<string, string>> = {}) => {
    quota = Math.round(quota * (1 + (random() - 0.48) / 50))
    const text = String(quota).padStart(13, '0')
    return {
      CNPJ_FUNDO_CLASSE: masked(cnpj),
      DT_COMPTC: day,
      VL_QUOTA: `${text.slice(0, -12)}.${text.slice(-12)}`,
      CAPTC_DIA: (random() * 1000).toFixed(2),
      RESG_DIA: (random() * 900).toFixed(2),
      NR_COTST: String(Math.floor(random() * 100)),
      ...values,
    }
  }
  const writeReports = (day: string) => [
    report(day, FUNDS.daily),
    ...(day === SILENT_DAY ? [] : [report(day, FUNDS.gapped, day === ZERO_DAY ? { VL_QUOTA: '0', RESG_DIA: '' } : {})]),
    report(day, FUNDS.subclasses, { ID_SUBCLASSE: 'A' }),
    report(day, FUNDS.subclasses, { ID_SUBCLASSE: day < '2024-01-10' ? 'CLOSED' : 'B' }),
    ...(['2023-11-30', '2024-01-05', '2024-02-28'].includes(day) ? [report(day, FUNDS.sparse)] : []),
    ...(day === '2024-02-29' ? [report(day, FUNDS.new)] : []),
  ]
  const days = listWeekdays(MONTHS).filter((day) => !HOLIDAYS.includes(day))
  const source = await withCalendar(await quotesMirror(QUOTES))
  for (const month of MONTHS) {
    await dailyMirror(month, reports(days.filter((day) => day.startsWith(month)).flatMap(writeReports)), source)
  }
  const lines = days.filter((day) => day >= '2024-01-31').map((day) => `${day.split('-').reverse().join('/')};${CDI}`)
  return statisticsMirror({ bcb: { '12.2020': lines } }, await withRealSeries(source))
}

/** Adds the real series of the sample to a mirror. */
export async function withRealSeries(mirror: string): Promise<string> {
  for (const host of ['api.bcb.gov.br', 'servicodados.ibge.gov.br']) {
    await cp(join(SAMPLE, host), join(mirror, host), { recursive: true })
  }
  return mirror
}

const quote = (DATPRE: string, PREULT: string, DISMES: string, more = {}) => ({ DATPRE, PREULT, DISMES, ...more })
const LOT = { CODNEG: 'LOTE3' }
const QUOTES = {
  D30112023: quoteFile([quote('20231130', '3600', '213')]),
  D28122023: quoteFile([quote('20231228', '3724', '214')]),
  D31012024: quoteFile([quote('20240131', '4041', '214'), quote('20240131', '12345', '9', { ...LOT, FATCOT: '1000' })]),
  D29022024: quoteFile([quote('20240229', '4015', '214'), quote('20240229', '25', '9', LOT)]),
}

export interface SummaryAnswer {
  readonly reference_date: string
  readonly data: readonly SummaryRow[]
}

/** Asks for a summary, and reads its numbers as text. */
export async function askSummary(api: Api, cnpj: string, query = ''): Promise<SummaryAnswer> {
  const reply = await api.get(`/v1/fund/${cnpj}/nav/summary?${query}`)
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  return exactJson(reply.text) as SummaryAnswer
}

/** Asks for the row of one period of a class without subclasses. */
export async function askPeriod(api: Api, cnpj: string, period: string, query = ''): Promise<SummaryRow> {
  const [row] = (await askSummary(api, cnpj, `period=${period}&${query}`)).data
  if (row === undefined) throw new Error(`no row of ${period}`)
  return row
}

/** Lists the rows of `/nav` behind a row of a summary, the base report first. */
export async function listReports(api: Api, cnpj: string, row: SummaryRow): Promise<SummaryRow[]> {
  const { first_date, last_date, subclass_id } = row
  const { text } = await api.get(`/v1/fund/${cnpj}/nav?from=${first_date ?? ''}&to=${last_date ?? ''}&page_size=1000`)
  return (exactJson(text) as { data: SummaryRow[] }).data.filter((report) => report['subclass_id'] === subclass_id)
}

/** A decimal text as a whole number of its last decimal. */
export const digits = (value: string | null | undefined) => BigInt((value ?? '').replace('.', ''))
