import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { temporaryFolder } from './folders.ts'
import { writeZip } from './portal.ts'

const TESTS = new URL('../datasets/', import.meta.url).pathname
const PORTAL = 'dados.cvm.gov.br/dados/FII/DOC'

/** Folders of the samples and of the portal, by report of real-estate funds. */
const REPORTS = {
  mensal: { dataset: 'cvm_fii_month', folder: 'INF_MENSAL' },
  trimestral: { dataset: 'cvm_fii_quarter', folder: 'INF_TRIMESTRAL' },
} as const

/** Lines of a member, header first, by the part of the report, such as `ativo`. */
export type Parts = Readonly<Record<string, readonly string[]>>

/** Changes the fields of a line; null leaves the line out. */
export type EditLine = (fields: Record<string, string>, part: string) => Record<string, string> | null

export async function sampleParts(kind: keyof typeof REPORTS, year: number): Promise<Parts> {
  const { dataset, folder } = REPORTS[kind]
  const name = `inf_${kind}_fii_${String(year)}`
  const zip = await readFile(join(TESTS, dataset, 'sample', PORTAL, folder, 'DADOS', `${name}.zip`))
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([file, bytes]) => {
      const part = file.replace(`inf_${kind}_fii_`, '').replace(`_${String(year)}.csv`, '')
      return [part, Buffer.from(bytes).toString('latin1').split('\r\n').slice(0, -1)]
    }),
  )
}

/** Edits each line of some parts. */
export function editLines(parts: Parts, edit: EditLine): Parts {
  return Object.fromEntries(
    Object.entries(parts).map(([part, [header = '', ...lines]]) => {
      const columns = header.split(';')
      const edited = lines.flatMap((line) => {
        const filed = line.split(';')
        const fields = edit(Object.fromEntries(columns.map((name, at) => [name, filed[at] ?? ''])), part)
        return fields === null ? [] : [columns.map((name) => fields[name]).join(';')]
      })
      return [part, [header, ...edited]]
    }),
  )
}

/** Writes a year of reports as the portal has it, into a mirror; returns the mirror. */
export async function fiiMirror(
  kind: keyof typeof REPORTS,
  year: number,
  parts: Parts,
  into?: string,
): Promise<string> {
  const mirror = into ?? (await temporaryFolder())
  const name = `inf_${kind}_fii_${String(year)}`
  const files = Object.entries(parts).map(
    ([part, lines]) => [`inf_${kind}_fii_${part}_${String(year)}.csv`, lines] as const,
  )
  const path = join(mirror, PORTAL, REPORTS[kind].folder, 'DADOS', `${name}.zip`)
  await writeZip(path, Object.fromEntries(files))
  return mirror
}
