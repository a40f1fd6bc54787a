import assert from 'node:assert/strict'
import type { Member } from '../../../schemas/core/source.ts'
import type { Fields } from '../../../schemas/second-reading/rule.ts'
import { readTwice, type ReadTwice } from './both-readers.ts'
import { chooseBy, type FuzzTarget } from './target.ts'

const fields: Member['fields'] = { A: { kind: 'text', aliases: ['OLD_A'] }, B: { kind: 'money' }, C: { kind: 'text' } }
const usual: Member = { id: 'M', relation: 'raw', names: () => 'any', fields }

const WRITTEN: readonly [Member, ...Member[]] = [
  usual,
  { ...usual, encoding: 'utf-8' },
  { ...usual, format: 'tabbed_lines' },
  { ...usual, format: 'at_lines', headerBegins: 'A' },
  { ...usual, format: 'comma_lines', columnsInOrder: ['A', 'B', 'C'] },
  { ...usual, format: 'quoted_lines' },
  { ...usual, ignored: { columns: ['D'], because: 'Nobody asks for it.' } },
]

export const lines: FuzzTarget = {
  holds: 'a file of lines is refused, or both readers find the same fields on each line, and leave out the same lines',
  run: async (bytes) => {
    const { chosen, rest } = chooseBy(bytes, WRITTEN)
    const read = await readTwice(rest, chosen)
    if (read !== null) compareLines(read, chosen)
  },
}

/** Compares what both readers found on each line. */
export function compareLines({ compiled, lines: passed, again }: ReadTwice, { format }: Member): void {
  if (again === null) return
  for (const [number, filed] of passed) {
    const found: Fields | null = again.wanted.get(number)?.fields ?? null
    const names = [...filed.keys()].filter((name) => name in compiled.member.fields)
    const expected = names.map((name) => [name, withoutQuotes(filed.get(name) ?? '', format)])
    assert.deepEqual(found === null ? null : [...found], expected, `line ${String(number)}`)
  }
  for (const { line, stray } of compiled.bad) {
    if (!stray) assert.equal(again.wanted.get(line)?.fields ?? null, null, `bad line ${String(line)}`)
  }
}

/** The database takes the quotes from what the compiler passes on. */
function withoutQuotes(filed: string, format: Member['format']): string {
  return format === 'quoted_lines' ? filed.replace(/^"(.*)"$/, '$1') : filed
}
