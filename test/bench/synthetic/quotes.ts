import { unzipSync } from 'fflate'
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { monthRange, listWeekdays } from '../../../schemas/core/month.ts'
import { SeededRandom } from './base/random.ts'
import { writeZipOfFiles } from './base/zip.ts'

const SAMPLE = 'data/sample/bvmf.bmfbovespa.com.br/InstDados/SerHist/COTAHIST_D08112024.ZIP'
const RECORD = 247
/** Positions of prices and traded amounts in a record, counted from 0. */
const FIGURES = [68, 81, 94, 107, 120, 133, 146, 151, 169, 187]

export interface SyntheticQuotes {
  /** What the zip holds, kept next to the mirror. */
  readonly path: string
  readonly bytes: number
  readonly zipBytes: number
  readonly records: number
  /** From the records of a session: every session has the same. */
  readonly tickers: readonly string[]
}

/**
 * Writes a SYNTHETIC year of quotes into a mirror: every weekday is a session, with the records of a real one under
 * another date, and the last two digits of each figure drawn anew.
 */
export async function writeSyntheticQuotes(
  mirror: string,
  { year, records, seed }: { year: string; records: number; seed: number },
): Promise<SyntheticQuotes> {
  const sessions = listWeekdays(monthRange(`${year}-01`, `${year}-12`))
  const real = realSession()
  const own = Math.min(real.length / RECORD - 2, Math.max(1, Math.round(records / sessions.length)))
  const name = `COTAHIST_A${year}.TXT`
  const path = join(`${mirror}-unpacked`, name)
  await mkdir(`${mirror}-unpacked`, { recursive: true })
  const random = new SeededRandom('quotes', year, seed)
  const frame = (type: string, count = '') =>
    Buffer.from(`${`${type}COTAHIST.${year}BOVESPA ${year}1231${count}`.padEnd(245)}\r\n`)
  const trailer = frame('99', String(own * sessions.length + 2).padStart(11, '0'))
  const pieces = function* () {
    yield frame('00')
    for (const day of sessions) yield makeSession(real, own, day, random)
    yield trailer
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path))
  const zip = join(mirror, `bvmf.bmfbovespa.com.br/InstDados/SerHist/COTAHIST_A${year}.ZIP`)
  await rm(zip, { force: true })
  const zipBytes = await writeZipOfFiles(zip, [{ name, from: path }])
  const first = makeSession(real, own, sessions[0] ?? '', random).toString('latin1')
  const tickers = Array.from({ length: own }, (_each, at) => first.slice(at * RECORD + 12, at * RECORD + 24).trim())
  return { path, bytes: RECORD * (own * sessions.length + 2), zipBytes, records: own * sessions.length, tickers }
}

function realSession(): Buffer {
  const [bytes] = Object.values(unzipSync(readFileSync(SAMPLE)))
  if (bytes === undefined) throw new Error(`${SAMPLE} is empty`)
  return Buffer.from(bytes)
}

/** Records spread over the whole session, so that every kind of security is there. */
function makeSession(real: Buffer, records: number, day: string, random: SeededRandom): Buffer {
  const all = real.length / RECORD - 2
  const session = Buffer.allocUnsafe(records * RECORD)
  for (let at = 0; at < records; at++) {
    const from = (1 + Math.floor((at * all) / records)) * RECORD
    const start = at * RECORD
    real.copy(session, start, from, from + RECORD)
    session.write(day.replaceAll('-', ''), start + 2, 'latin1')
    for (const figure of FIGURES) session.write(String(random.between(10, 99)), start + figure - 1, 'latin1')
  }
  return session
}
