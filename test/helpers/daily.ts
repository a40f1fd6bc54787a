import { join } from 'node:path'
import { temporaryFolder } from './folders.ts'
import { makeBareCnpj, type Content, type PortalFiles, masked, writeZip } from './portal.ts'

/** The three layouts of the daily report, the newest first. */
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

const FOLDER = 'dados.cvm.gov.br/dados/FI/DOC/INF_DIARIO/DADOS'

/** Writes the daily reports of a month into a mirror, by default a new one. */
export async function dailyMirror(month: string, lines: Content, folder?: string): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  const name = `inf_diario_fi_${month.replace('-', '')}`
  await writeZip(join(into, FOLDER, `${name}.zip`), { [`${name}.csv`]: lines })
  return into
}

/** Writes the reports of a year, one file per month in one zip. */
export async function yearOfDailies(year: string, files: PortalFiles): Promise<string> {
  const into = await temporaryFolder()
  await writeZip(join(into, FOLDER, `HIST/inf_diario_fi_${year}.zip`), files)
  return into
}
