import { join } from 'node:path'
import { listEntries, readEntry } from '../../pipeline/second-reading/zip-content.ts'
import { temporaryFolder } from './folders.ts'
import { type PortalFiles, writeZip } from './portal.ts'

const FOLDER = 'dados.cvm.gov.br/dados/FIDC/DOC/INF_MENSAL/DADOS'
const FILE = 'inf_mensal_fidc_202506.zip'
const SAMPLE = new URL(`../../data/sample/${FOLDER}/${FILE}`, import.meta.url).pathname

/** The first files every value to the cent; the second files both as a class and as a fund. */
export const PLAIN_CLASS = '05.754.060/0001-13'
export const FILED_TWICE = '42.357.817/0001-61'

export const fidcMember = (table: string) => `inf_mensal_fidc_tab_${table}_202506.csv`

/** A cell of a class in a table that a test fills in; in a table of series, of its last series. */
export type Edit = readonly [table: string, column: string, value: string]

interface Change {
  readonly classes?: readonly string[]
  readonly edits?: readonly Edit[]
  /** A table in which each line is there twice. */
  readonly repeat?: string
  /** Tables that the month lacks. */
  readonly without?: readonly string[]
  readonly alsoFiles?: PortalFiles
}

/** Reads the lines of each table of the sample, the header first. */
async function readFidcSample(): Promise<Record<string, readonly string[]>> {
  const files: Record<string, readonly string[]> = {}
  for (const entry of await listEntries(SAMPLE)) {
    const pieces: Buffer[] = []
    for await (const piece of readEntry(SAMPLE, entry)) pieces.push(piece)
    files[entry.name] = Buffer.concat(pieces).toString('latin1').trimEnd().split('\r\n')
  }
  return files
}

/** Writes a mirror of the reports of some classes, real lines of the sample with the cells that a test fills in. */
export async function fidcMirror({
  classes = [PLAIN_CLASS],
  edits = [],
  repeat,
  without = [],
  alsoFiles = {},
}: Change = {}) {
  const files: Record<string, readonly string[]> = {}
  for (const [name, [header = '', ...lines]] of Object.entries(await readFidcSample())) {
    if (without.some((table) => fidcMember(table) === name)) continue
    const kept = lines.filter((line) => classes.some((cnpj) => line.includes(cnpj)))
    const own = edits.filter(([table]) => fidcMember(table) === name)
    const edited = [...kept.slice(0, -1), own.reduce((line, edit) => withCell(header, line, edit), kept.at(-1) ?? '')]
    files[name] = [header, ...edited, ...(repeat !== undefined && fidcMember(repeat) === name ? edited : [])]
  }
  const folder = await temporaryFolder()
  await writeZip(join(folder, FOLDER, FILE), { ...files, ...alsoFiles })
  return folder
}

function withCell(header: string, line: string, [table, column, value]: Edit): string {
  const at = header.split(';').indexOf(column)
  if (at === -1) throw new Error(`table ${table} has no ${column}`)
  return line.split(';').with(at, value).join(';')
}
