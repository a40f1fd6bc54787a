import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { MonthLookThrough } from '../../algorithms/look-through/whole-month.ts'
import { LineWriter, toBytes, VALUE_SEPARATOR } from './line-writer.ts'
import type { MonthRead } from './read-month.ts'

/** The depth of a look-through by default. */
const DEPTH = 10

/** The file of what was found, and that of the names that it has numbers of. */
export const [ROWS, KEYS] = ['rows.csv', 'keys.csv'] as const

/** Looks through every fund of a month, and writes what was found as files of lines. */
export async function writeRows({ filers, graph, lines, kinds }: MonthRead, folder: string): Promise<void> {
  const numbers = new Map<string, number>()
  const numberKey = (key: string) => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const month = new MonthLookThrough(graph, lines, DEPTH)
  const filed = new Set(filers)
  /** The bytes that each name makes of a line. */
  const named: Uint8Array[] = []
  const rows = await LineWriter.open(join(folder, ROWS))
  try {
    for (const { cnpj, assets } of month.list()) {
      if (!filed.has(cnpj)) continue
      const fund = toBytes(cnpj)
      for (const { name, number, quantity, value, shortestDepth } of assets) {
        rows.addBytes(fund)
        rows.addBytes((named[number] ??= toBytes(String(numberKey(name.key)), name.resolution)))
        rows.addNumber(quantity)
        rows.addNumber(value)
        rows.addNumber(shortestDepth)
        rows.endLine()
      }
      await rows.write()
    }
  } finally {
    await rows.close()
  }
  const keys = await LineWriter.open(join(folder, KEYS))
  for (const [key, number] of numbers) {
    keys.addNumber(number)
    keys.addText(key)
    keys.addText(kinds.get(key) ?? '')
    keys.endLine()
  }
  await keys.close()
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
