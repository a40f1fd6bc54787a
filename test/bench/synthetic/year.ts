import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CsvFile } from './base/csv.ts'
import { writeZipOfFiles } from './base/zip.ts'
import { fileMonth, FOLDER } from './month.ts'

/** A year of the history as CVM serves it: each member has the lines of all its months, under one old header. */
export interface SyntheticYear {
  year: string
  seed: number
  /** In each month. */
  funds: number
  /** In each month, of all members but the one of net assets. */
  lines: number
  months: number
}

export interface SyntheticYearReport {
  zip: string
  zipBytes: number
  members: { name: string; bytes: number; lines: number }[]
}

/** Years before these have neither. */
const FIRST_WITH_EIGHT_BLOCKS = '2006'
const FIRST_WITH_STRUCTURED = '2018'

/**
 * Writes a year, by default a small one, under the mirror. The months go to disk one by one: a full year does not fit
 * in memory.
 */
export async function writeSyntheticYear(
  mirror: string,
  options: Partial<SyntheticYear> & { year: string },
): Promise<SyntheticYearReport> {
  const { year, seed = 1, funds = 100, lines = 2_000, months = 12 } = options
  const folder = await mkdtemp(join(tmpdir(), 'synthetic-year-'))
  try {
    const members = new Map<string, { name: string; from: string; bytes: number; lines: number }>()
    for (let number = 1; number <= months; number++) {
      const month = `${year}-${String(number).padStart(2, '0')}`
      for (const file of fileMonth({ month, seed, funds, lines, layout: 'old' }).files) {
        const name = file.name.replace(/_(\d{4})\d\d\.csv$/, '_$1.csv')
        if (!isFiled(name, year)) continue
        const member = members.get(name) ?? { name, from: join(folder, name), bytes: 0, lines: 0 }
        for (const chunk of withoutHeader(file, members.has(name))) {
          await appendFile(member.from, chunk)
          member.bytes += chunk.length
        }
        member.lines += file.lines
        members.set(name, member)
      }
    }
    const zip = join(mirror, FOLDER, 'HIST', `cda_fi_${year}.zip`)
    const zipBytes = await writeZipOfFiles(zip, [...members.values()])
    return { zip, zipBytes, members: [...members.values()].map(({ from: _from, ...member }) => member) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isFiled(name: string, year: string): boolean {
  if (/_BLC_[678]_/.test(name)) return year >= FIRST_WITH_EIGHT_BLOCKS
  return !name.includes('cda_fiim') || year >= FIRST_WITH_STRUCTURED
}

function withoutHeader({ chunks }: CsvFile, hasOne: boolean): Buffer[] {
  const [first = Buffer.alloc(0), ...rest] = chunks
  return hasOne ? [first.subarray(first.indexOf('\n') + 1), ...rest] : [first, ...rest]
}
