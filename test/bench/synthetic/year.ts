import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCsvZip, type ZippedFiles } from './files.ts'
import { fileMonth, FOLDER } from './month.ts'

/** A year of the history as CVM serves it: each member has the lines of all its months, under one old header. */
interface SyntheticYear {
  readonly year: string
  readonly seed?: number
  readonly funds?: number
  /** In each month, of all members but the one of net assets. */
  readonly lines?: number
  readonly months?: number
}

/**
 * Writes a year, by default a small one, under the mirror. The months go to disk one by one: a full year does not fit
 * in memory.
 */
export async function writeSyntheticYear(
  mirror: string,
  { year, seed = 1, funds = 100, lines = 2_000, months = 12 }: SyntheticYear,
): Promise<ZippedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'synthetic-year-'))
  try {
    const members = new Map<string, { name: string; bytes: number; lines: number }>()
    for (let number = 1; number <= months; number++) {
      const month = `${year}-${String(number).padStart(2, '0')}`
      for (const file of fileMonth({ month, seed, funds, lines, layout: 'old' })) {
        const name = file.name.replace(/_(\d{4})\d\d\.csv$/, '_$1.csv')
        if (!isFiled(name, year)) continue
        const before = members.get(name)
        const added = before === undefined ? file.content : file.content.subarray(file.content.indexOf('\n') + 1)
        await appendFile(join(folder, name), added)
        const { bytes, lines } = before ?? { bytes: 0, lines: 0 }
        members.set(name, { name, bytes: bytes + added.length, lines: lines + file.lines })
      }
    }
    const zip = join(mirror, FOLDER, 'HIST', `cda_fi_${year}.zip`)
    const filed = [...members.values()]
    const zipBytes = await writeCsvZip(
      zip,
      filed.map(({ name }) => ({ name, from: join(folder, name) })),
    )
    return { zip, zipBytes, members: filed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first year has fewer blocks, and the structured funds came later. */
function isFiled(name: string, year: string): boolean {
  if (/_BLC_[678]_/.test(name)) return year >= '2006'
  return !name.includes('cda_fiim') || year >= '2018'
}
