import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EditFile } from './edit-source.ts'
import { temporaryFolder } from './folders.ts'

const HOST = 'dados.cvm.gov.br/dados/CIA_ABERTA'
const SAMPLE = 'data/sample'

export const REGISTER = `${HOST}/CAD/DADOS/cad_cia_aberta.csv`
export const STATEMENTS = `${HOST}/DOC/DFP/DADOS/dfp_cia_aberta_2020.zip`
/** Invented quarterly statements of an invented company. */
export const QUARTERS = `${HOST}/DOC/ITR/DADOS/itr_cia_aberta_2020.zip`

/** The sample is cut from the edition of this night. */
export const COMPANY_NIGHT = { from: '2020-01', to: '2020-12', now: '2021-03-09T03:00:00Z' } as const

/** A mirror with a file of the sample about companies, after an edit, at its own place or that of another file. */
export async function companyMirror(
  file: string,
  edit: EditFile = (bytes) => bytes,
  folder?: string,
  place = file,
): Promise<string> {
  const mirror = folder ?? (await temporaryFolder())
  await mkdir(dirname(join(mirror, place)), { recursive: true })
  await writeFile(join(mirror, place), edit(await readFile(join(SAMPLE, file))))
  return mirror
}

/** Reads the sample: each line by column. */
export async function readRegister(): Promise<Readonly<Record<string, string>>[]> {
  const [header = '', ...lines] = (await readFile(join(SAMPLE, REGISTER), 'latin1')).trimEnd().split('\r\n')
  const names = header.split(';')
  return lines.map((line) => Object.fromEntries(line.split(';').map((value, at) => [names[at] ?? '', value])))
}
