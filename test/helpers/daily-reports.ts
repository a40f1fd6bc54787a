import { dirname, join } from 'node:path'
import { temporaryFolder } from './folders.ts'
import {
  makeBareCnpj,
  type Content,
  type Portal,
  type PortalFiles,
  masked,
  mirror,
  writeZip,
  zipOfReports,
} from './portal.ts'

/** Three layouts of the daily report, the newest first. */
export const DAILY_HEADERS = {
  subclasses:
    'TP_FUNDO_CLASSE;CNPJ_FUNDO_CLASSE;ID_SUBCLASSE;DT_COMPTC;VL_TOTAL;VL_QUOTA;VL_PATRIM_LIQ;CAPTC_DIA;RESG_DIA;NR_COTST',
  types: 'TP_FUNDO;CNPJ_FUNDO;DT_COMPTC;VL_TOTAL;VL_QUOTA;VL_PATRIM_LIQ;CAPTC_DIA;RESG_DIA;NR_COTST',
  bare: 'CNPJ_FUNDO;DT_COMPTC;VL_TOTAL;VL_QUOTA;VL_PATRIM_LIQ;CAPTC_DIA;RESG_DIA;NR_COTST',
} as const

type Layout = keyof typeof DAILY_HEADERS
type Report = Readonly<Record<string, string>>

/** Writes a file of reports. By default a line is about the usual fund, with figures that show the day. */
export function reports(lines: readonly Report[], layout: Layout = 'subclasses'): readonly string[] {
  const header = DAILY_HEADERS[layout]
  const usual = (day: string): Report => ({
    TP_FUNDO_CLASSE: 'CLASSES - FIF',
    TP_FUNDO: 'FI',
    CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(1)),
    CNPJ_FUNDO: masked(makeBareCnpj(1)),
    VL_TOTAL: `1${day}.10`,
    VL_QUOTA: `1.0000000000${day}`,
    VL_PATRIM_LIQ: `1${day}.20`,
    CAPTC_DIA: '0.00',
    RESG_DIA: '0.00',
    NR_COTST: '7',
  })
  const written = lines.map((line) => {
    const all: Report = { ...usual(line['DT_COMPTC']?.slice(-2) ?? '00'), ...line }
    return header
      .split(';')
      .map((name) => all[name] ?? '')
      .join(';')
  })
  return [header, ...written]
}

/** Writes the daily reports of a month into a mirror, by default a new one. */
export function dailyMirror(month: string, lines: Content, folder?: string): Promise<string> {
  return mirror({ month, reports: { [`inf_diario_fi_${month.replace('-', '')}.csv`]: lines } }, folder)
}

/**
 * Makes the cheapest month to build: one report of one fund, with this NAV. It is for tests of whole nights where it
 * does not matter what is compiled; a month of portfolios costs three times as much.
 */
export function dayMonth(value: string, month = '2025-10'): Portal & { reports: PortalFiles } {
  const lines = reports([{ DT_COMPTC: `${month}-28`, VL_PATRIM_LIQ: value }])
  return { month, reports: { [`inf_diario_fi_${month.replace('-', '')}.csv`]: lines } }
}

/** Writes the reports of a year, one file per month in one zip. */
export async function yearOfDailies(year: string, files: PortalFiles): Promise<string> {
  const into = await temporaryFolder()
  await writeZip(join(dirname(zipOfReports(into)), `HIST/inf_diario_fi_${year}.zip`), files)
  return into
}
