import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { MonthLookThrough } from '../../algorithms/look-through/whole-month.ts'
import type { MonthRead } from './read-month.ts'

/** The depth of a look-through by default. */
const DEPTH = 10

/** Stands between two values. None has it, because reading a file removes control characters. */
export const VALUE_SEPARATOR = '\u001f'

/** The file of what was found, and that of the names that it has numbers of. */
export const [ROWS, KEYS] = ['rows.csv', 'keys.csv'] as const

/** Characters that are written at once. */
const PIECE = 2 ** 20

/** Looks through every fund of a month, and writes what was found as files of lines. */
export async function writeRows({ filers, graph, lines, kinds }: MonthRead, folder: string): Promise<void> {
  const numbers = new Map<string, number>()
  const month = new MonthLookThrough(graph, lines, DEPTH)
  const filed = new Set(filers)
  const rows = await openLines(join(folder, ROWS))
  try {
    for (const { cnpj, assets } of month.list()) {
      if (!filed.has(cnpj)) continue
      for (const { key, resolution, quantity, value, shortestDepth } of assets) {
        const number = numbers.get(key) ?? numbers.size
        numbers.set(key, number)
        rows.add([cnpj, String(number), resolution, quantity.toString(), value.toString(), String(shortestDepth)])
      }
      await rows.write()
    }
  } finally {
    await rows.close()
  }
  const keys = await openLines(join(folder, KEYS))
  for (const [key, number] of numbers) keys.add([String(number), key, kinds.get(key) ?? ''])
  await keys.close()
}

/** A file of lines that is written a piece at a time. */
async function openLines(path: string) {
  const file = await open(path, 'w')
  let text = ''
  const flush = async () => {
    await file.write(text)
    text = ''
  }
  return {
    add(values: readonly string[]) {
      text += values.join(VALUE_SEPARATOR) + '\n'
    },
    /** Writes a full piece, and lets others have their turns. */
    async write() {
      if (text.length < PIECE) return
      await flush()
      await setImmediate()
    },
    async close() {
      await flush()
      await file.close()
    },
  }
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
