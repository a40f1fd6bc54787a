import type { LakeFiles } from '../../lake/files.ts'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { LeafName } from '../../schemas/fund/api/look-through/leaf-name.ts'
import { DEFAULT_DEPTH } from '../../schemas/fund/api/look-through/outcome.ts'
import { MonthLookThrough } from '../../schemas/fund/api/look-through/whole-month.ts'
import { VALUE_SEPARATOR } from '../../schemas/core/value-text.ts'
import { writeLines } from './line-writer.ts'
import type { MonthRead } from './read-month.ts'

/** Files with the rows that were found, and with the names and funds whose numbers the rows have. */
export const [ROWS, NAMES, FUNDS] = ['rows.csv', 'names.csv', 'funds.csv'] as const

/** Looks through every fund of a month, and writes what was found as files of lines. */
export async function writeRows(
  { filers, graph, lines, kinds }: MonthRead,
  folder: string,
  files: LakeFiles,
): Promise<void> {
  const month = new MonthLookThrough(graph, lines, DEFAULT_DEPTH)
  const numbers = new Map(filers.map((cnpj, number) => [cnpj, number]))
  const names: (LeafName | undefined)[] = []
  await writeLines(files, join(folder, ROWS), month.list(), ({ cnpj, assets }, file) => {
    const fund = numbers.get(cnpj)
    if (fund === undefined) return
    for (const { number, name, quantity, value, shortestDepth } of assets) {
      names[number] = name
      file.addNumber(fund)
      file.addNumber(number)
      file.addNumber(quantity)
      file.addNumber(value)
      file.addNumber(shortestDepth)
      file.endLine()
    }
  })
  await writeLines(files, join(folder, NAMES), names.entries(), ([number, name], file) => {
    // If only funds without lines of their own have a name, no row names it.
    if (name === undefined) return
    file.addNumber(number)
    file.addText(name.key)
    file.addText(name.resolution)
    file.addText(kinds.get(name.key) ?? '')
    file.endLine()
  })
  await writeLines(files, join(folder, FUNDS), numbers, ([cnpj, number], file) => {
    file.addNumber(number)
    file.addText(cnpj)
    file.endLine()
  })
}

/** Hashes all that was read: months with equal hashes have equal rows. */
export function hashRead({ filers, graph, lines, kinds }: MonthRead): string {
  const hash = createHash('sha256')
  const add = (...values: readonly unknown[]) => hash.update(`${values.map(String).join(VALUE_SEPARATOR)}\n`)
  for (const cnpj of filers) add('filer', cnpj)
  for (const [key, kind] of [...kinds].sort(byKey)) add('kind', key, kind)
  for (const [cnpj, { nav, total, isConfidential, report, quotas }] of [...graph.holders].sort(byKey)) {
    add(cnpj, nav, total, isConfidential, report?.ageMonths, report?.isStale, report?.quotasIssued)
    for (const { id, target, value, quantity, isForeign, isConfidential: isHidden } of quotas) {
      add('quota', id, target, value, quantity, isForeign, isHidden)
    }
  }
  for (const [, own] of [...lines].sort(byKey)) {
    const texts = own.map(({ cnpj, id, key, quantity, value }) =>
      [cnpj, id, key, quantity, value].join(VALUE_SEPARATOR),
    )
    add(texts.sort().join('\n'))
  }
  return hash.digest('hex')
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b)
}
