import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { temporaryFolder } from './folders.ts'
import { writeZip } from './portal.ts'

const FILE = 'sistemaswebb3-listados.b3.com.br/isinProxy/IsinCall/GetFileDownload/isin.zip'

type EditLines = (lines: readonly string[]) => readonly string[]

/** Changes of the invented ISIN database of the sample. */
export interface EditIsin {
  readonly instruments?: EditLines
  readonly issuers?: EditLines
  readonly encoding?: 'utf8' | 'latin1'
  /** Leaves the end of the last instrument out. */
  readonly cut?: boolean
}

/** A mirror with the ISIN database of the sample, after an edit. */
export async function isinMirror(
  { instruments = (lines) => lines, issuers = (lines) => lines, encoding = 'utf8', cut = false }: EditIsin,
  folder?: string,
): Promise<string> {
  const mirror = folder ?? (await temporaryFolder())
  const members = unzipSync(await readFile(join('data/sample', FILE)))
  const edited = (name: string, edit: EditLines) => {
    const lines = edit(
      Buffer.from(members[name] ?? [])
        .toString('utf8')
        .trimEnd()
        .split('\r\n'),
    )
    return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), encoding)
  }
  const whole = edited('NUMERACA.TXT', instruments)
  await writeZip(join(mirror, FILE), {
    'EMISSOR.TXT': edited('EMISSOR.TXT', issuers),
    'NUMERACA.TXT': cut ? whole.subarray(0, -20) : whole,
  })
  return mirror
}

/** A line of an invented share. */
export function instrumentLine(isin: string): string {
  const values = Array.from({ length: 44 }, () => '')
  const named = { 0: '20251002', 1: 'N', 2: isin, 3: isin.slice(2, 6), 4: 'ESVUFR', 5: 'ACOES', 11: 'BRL', 20: 'ACN' }
  for (const [place, value] of Object.entries(named)) values[Number(place)] = value
  return values.map((value) => `"${value}"`).join(',')
}
