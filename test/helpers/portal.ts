import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { checkDigits } from '../../schemas/core/cnpj.ts'
import { temporaryFolder } from './folders.ts'
import { type Headers, type MemberId, NEW } from './headers.ts'

const MONTH = '2025-10'

/** A file of the portal: its lines, header first, which become ISO-8859-1 with CRLF; or its exact bytes. */
export type Content = readonly string[] | Buffer
export type PortalFiles = Readonly<Record<string, Content>>

export interface Portal {
  readonly month?: string
  /** In `cda_fi_<month>.zip`, by file name. */
  readonly members?: PortalFiles
  /** In `inf_diario_fi_<month>.zip`, by file name. */
  readonly reports?: PortalFiles
  /** In `HIST/cda_fi_<year>.zip`, by file name. */
  readonly year?: string
  readonly yearly?: PortalFiles
  /** In `registro_fundo_classe.zip`, by file name. */
  readonly register?: PortalFiles
  /** In `cad_fi.csv`. */
  readonly legacy?: Content
}

/** Writes files of the portals into a mirror, by default a new one; returns its folder. */
export async function mirror(portal: Portal, folder?: string): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  const { month = MONTH, members, reports, year = '2019', yearly, register, legacy } = portal
  if (members) await writeZip(zipOfMonth(into, month), members)
  if (reports) await writeZip(zipOfReports(into, month), reports)
  if (yearly) await writeZip(zipOfYear(into, year), yearly)
  if (register) await writeZip(join(into, REGISTERS, 'registro_fundo_classe.zip'), register)
  if (legacy) await writeIn(join(into, REGISTERS, 'cad_fi.csv'), encodeContent(legacy))
  return into
}

const REGISTERS = 'dados.cvm.gov.br/dados/FI/CAD/DADOS'

/** Where a mirror has a month of portfolios. */
export function zipOfMonth(folder: string, month = MONTH): string {
  return join(folder, `dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_${month.replace('-', '')}.zip`)
}

/** Where a mirror has a month of daily reports. */
export function zipOfReports(folder: string, month = MONTH): string {
  return join(folder, `dados.cvm.gov.br/dados/FI/DOC/INF_DIARIO/DADOS/inf_diario_fi_${month.replace('-', '')}.zip`)
}

/** Where a mirror has a year of portfolios. */
export function zipOfYear(folder: string, year = '2019'): string {
  return join(folder, `dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/HIST/cda_fi_${year}.zip`)
}

function encodeContent(content: Content): Buffer {
  return Buffer.isBuffer(content) ? content : Buffer.from(content.map((text) => `${text}\r\n`).join(''), 'latin1')
}

/** Equal files make equal bytes, unless `mtime` says that they were zipped on another day. */
export async function writeZip(path: string, files: PortalFiles, mtime = new Date(2025, 10, 21)): Promise<void> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(encodeContent(content), name, { mtime, mode: 0o100644, forceDosTimestamp: true })
  }
  zip.end()
  await mkdir(dirname(path), { recursive: true })
  await pipeline(zip.outputStream, createWriteStream(path))
}

async function writeIn(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

/** Member files of a month, with their headers, from the lines of each. */
export function filed(
  lines: Partial<Record<MemberId, readonly string[]>>,
  { month = MONTH, headers = NEW }: { month?: string; headers?: Headers } = {},
): Record<string, readonly string[]> {
  const files = Object.entries(lines) as [MemberId, readonly string[]][]
  return Object.fromEntries(files.map(([id, own]) => [memberName(id, month), [headers[id], ...own]]))
}

/** `BLC_8` → `cda_fi_BLC_8_202510.csv`. */
function memberName(id: MemberId, month = MONTH): string {
  const stem = id.startsWith('FIE') ? `cda_${id.replace('FIE', 'fie')}` : `cda_fi_${id}`
  return `${stem}_${month.replace('-', '')}.csv`
}

/** Has right check digits; each `n` gives another. */
export function makeBareCnpj(n: number): string {
  const twelve = `${String(10_000_000 + n)}0001`
  return twelve + checkDigits(twelve)
}

/** `00068305000135` → `00.068.305/0001-35`. */
export function masked(cnpj: string): string {
  return cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

export const FUND = makeBareCnpj(1)

/** A line has these values unless a test sets others. */
const USUAL: Readonly<Record<string, string>> = {
  TP_FUNDO_CLASSE: 'CLASSES - FIF',
  TP_FUNDO: 'FI',
  CNPJ_FUNDO_CLASSE: masked(FUND),
  CNPJ_FUNDO: masked(FUND),
  DENOM_SOCIAL: 'FUNDO UM',
  DT_COMPTC: '2025-10-31',
  ID_Registro_Fundo: '100',
  ID_Registro_Classe: '200',
  CNPJ_Fundo: FUND,
  CNPJ_Classe: FUND,
  Tipo_Fundo: 'FIF',
  Tipo_Classe: 'Classes de Cotas de Fundos FIF',
  Situacao: 'Em Funcionamento Normal',
  SIT: 'EM FUNCIONAMENTO NORMAL',
}

/** A line under a header: the given values, the usual filer, and nothing in the other columns. */
export function line(header: string, values: Readonly<Record<string, string>> = {}): string {
  const columns = header.split(';')
  const stranger = Object.keys(values).find((name) => !columns.includes(name))
  if (stranger !== undefined) throw new Error(`there is no column ${stranger} in ${header}`)
  return columns.map((name) => values[name] ?? USUAL[name] ?? '').join(';')
}

/** Makes the smallest month with content: one fund, its NAV, and cash of that value. */
export function cashMonth(value: string, month = MONTH): Portal & { members: PortalFiles } {
  const day = { DT_COMPTC: `${month}-28` }
  const members = filed(
    {
      PL: [line(NEW.PL, { ...day, VL_PATRIM_LIQ: value })],
      BLC_8: [line(NEW.BLC_8, { ...day, TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: value })],
    },
    { month },
  )
  return { month, members }
}
