import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'

/**
 * A second, independent reading of the exchange's files of quotes, to compare with the compiler's result. It imports
 * nothing of the project and works only on the text of each line.
 */
export function readQuotes(zipPath: string): Record<string, string | null>[] {
  const [[name, bytes] = ['', new Uint8Array()]] = Object.entries(unzipSync(readFileSync(zipPath)))
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  return lines.flatMap((line, at) => (line.startsWith('01') ? [readQuote(line, name, at + 1)] : []))
}

function readQuote(line: string, source_member: string, number: number): Record<string, string | null> {
  const at = (from: number, to: number) => line.slice(from - 1, to)
  const text = (from: number, to: number) => at(from, to).trimEnd() || null
  const whole = (from: number, to: number) => (at(from, to).trim() === '' ? null : String(BigInt(at(from, to))))
  const money = (from: number, to: number) => `${String(BigInt(at(from, to - 2)))}.${at(to - 1, to)}`
  const day = (from: number) => [at(from, from + 3), at(from + 4, from + 5), at(from + 6, from + 7)].join('-')
  return {
    date: day(3),
    ticker: text(13, 24),
    term_days: whole(50, 52),
    market: text(25, 27),
    bdi_code: text(11, 12),
    name: text(28, 39),
    specification: text(40, 49),
    currency: text(53, 56),
    open: money(57, 69),
    high: money(70, 82),
    low: money(83, 95),
    average: money(96, 108),
    close: money(109, 121),
    bid: money(122, 134),
    ask: money(135, 147),
    trades: whole(148, 152),
    quantity: whole(153, 170),
    volume: money(171, 188),
    strike: money(189, 201),
    strike_points: `${String(BigInt(at(218, 224)))}.${at(225, 230)}`,
    strike_correction: whole(202, 202),
    expiry: day(203) === '9999-12-31' ? null : day(203),
    quotation_factor: whole(211, 217),
    isin: text(231, 242),
    distribution_number: whole(243, 245),
    source_member,
    source_line: String(number),
  }
}
