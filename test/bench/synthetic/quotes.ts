import { unzipSync } from 'fflate'
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listWeekdays, monthRange } from '../../../schemas/core/month.ts'
import { writeCsvZip } from './files.ts'
import { SeededRandom } from './random.ts'

const SAMPLE = 'data/sample/bvmf.bmfbovespa.com.br/InstDados/SerHist/COTAHIST_D08112024.ZIP'
const RECORD = 247
/** Positions of prices and traded amounts in a record, counted from 0. */
const FIGURES = [68, 81, 94, 107, 120, 133, 146, 151, 169, 187]

/**
 * Writes a SYNTHETIC year of quotes into a mirror: every weekday is a session, with the records of a real one under
 * another date, and the last two digits of each figure drawn anew. What the zip holds is kept next to the mirror.
 */
export async function writeSyntheticQuotes(
  mirror: string,
  { year, records, seed }: { readonly year: string; readonly records: number; readonly seed: number },
) {
  const sessions = listWeekdays(monthRange(`${year}-01`, `${year}-12`))
  const real = Buffer.concat(Object.values(unzipSync(readFileSync(SAMPLE))))
  const own = Math.min(real.length / RECORD - 2, Math.max(1, Math.round(records / sessions.length)))
  const name = `COTAHIST_A${year}.TXT`
  const path = join(`${mirror}-unpacked`, name)
  await mkdir(`${mirror}-unpacked`, { recursive: true })
  const random = new SeededRandom('quotes', year, seed)
  const frame = (type: string, count = '') =>
    Buffer.from(`${`${type}COTAHIST.${year}BOVESPA ${year}1231${count}`.padEnd(245)}\r\n`)
  const pieces = function* () {
    yield frame('00')
    for (const day of sessions) yield makeSession(real, own, day, random)
    yield frame('99', String(own * sessions.length + 2).padStart(11, '0'))
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path))
  const zip = join(mirror, `bvmf.bmfbovespa.com.br/InstDados/SerHist/COTAHIST_A${year}.ZIP`)
  const zipBytes = await writeCsvZip(zip, [{ name, from: path }])
  // Every session has the same.
  const first = makeSession(real, own, '', random).toString('latin1')
  const tickers = Array.from({ length: own }, (_each, at) => first.slice(at * RECORD + 12, at * RECORD + 24).trim())
  return { path, bytes: RECORD * (own * sessions.length + 2), zipBytes, records: own * sessions.length, tickers }
}

/** Records spread over the whole session, so that every kind of security is there. */
function makeSession(real: Buffer, records: number, day: string, random: SeededRandom): Buffer {
  const all = real.length / RECORD - 2
  return Buffer.concat(
    Array.from({ length: records }, (_each, at) => {
      const from = (1 + Math.floor((at * all) / records)) * RECORD
      const record = Buffer.from(real.subarray(from, from + RECORD))
      record.write(day.replaceAll('-', ''), 2, 'latin1')
      for (const figure of FIGURES) record.write(String(random.between(10, 99)), figure - 1, 'latin1')
      return record
    }),
  )
}
