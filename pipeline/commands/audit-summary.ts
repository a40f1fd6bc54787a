import type { Reading } from '../second-reading/partition-reading.ts'
import { formatCount } from '../log.ts'
import type { ExitCode } from './exit-code.ts'

/** A line for each table: nobody would see a single differing row among hundreds of printed ones. */
function summarizeTables(readings: readonly Reading[]): string[] {
  const [rows, differences] = [readings.flatMap((each) => each.rows), readings.flatMap((each) => each.differences)]
  const tables = [...new Set([...rows, ...differences].map(({ table }) => table))].sort()
  const width = Math.max(...tables.map(({ length }) => length))
  return tables.map((table) => {
    const own = rows.filter((row) => row.table === table)
    const values = own.reduce((sum, { cells }) => sum + cells.length, 0)
    const different = differences.filter((each) => each.table === table).length
    const counts = `${formatCount(own.length)} rows, ${formatCount(values)} values, ${formatCount(different)} different`
    return `${table.padEnd(width)}  ${counts}\n`
  })
}

/** Prints the counts of an audit, and returns its exit code. */
export function printSummary(readings: readonly Reading[], lost: number, print: (text: string) => void): ExitCode {
  const sum = (of: (reading: Reading) => number) => readings.reduce((total, reading) => total + of(reading), 0)
  const [lines, values] = [sum((each) => each.linesLookedFor), sum(({ cells }) => cells)]
  const differences = sum((each) => each.differences.length)
  const notRead = [...new Set(readings.flatMap((each) => each.notRead))]
  print('\n')
  for (const table of summarizeTables(readings)) print(table)
  print(
    `\n${formatCount(sum(({ rows }) => rows.length))} rows and ${formatCount(lines)} lines, ` +
      `${formatCount(values)} values, ${formatCount(differences)} different\n`,
  )
  if (notRead.length > 0) print(`no second reader for ${notRead.join(', ')}\n`)
  if (lost > 0) {
    print(
      `${formatCount(lost)} rows are not compared: their downloads are no longer in data/raw. Restore those from a backup, and audit again\n`,
    )
  }
  const isNothing = values === 0 && lines === 0
  if (isNothing && lost === 0) print('nothing is compared: no chosen row names a line of a download\n')
  if (isNothing || lost > 0) return 2
  return differences > 0 ? 1 : 0
}
