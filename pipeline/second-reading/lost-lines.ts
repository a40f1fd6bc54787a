import type { Dataset } from '../../schemas/core/dataset.ts'
import type { SharedRow } from '../../schemas/second-reading/second-reading.ts'
import { readBareNumber } from '../../schemas/second-reading/values.ts'
import { secondReadings } from '../../schemas/second-readings.gen.ts'
import { findValues, type Query, readLinesLeftOut } from './published-rows.ts'
import type { ReadLine, ReadMember } from './read-members.ts'

/** Reasons for which a line is in no table; the other reasons in the table of cleaned values concern a value. */
const LEFT_OUT = ['unreadable', 'repeated_nav_dropped', 'filed_under_two_types']

interface Published {
  readonly dataset: Dataset
  readonly tables: Readonly<Record<string, string>>
}

/** Finds the lines that no row names and nothing else accounts for. */
export async function findLostLines(
  read: ReadMember,
  lines: readonly ReadLine[],
  { dataset, tables }: Published,
  query: Query,
): Promise<ReadLine[]> {
  const data = lines.filter((line) => isData(read, line) && isRow(dataset, read, line))
  if (data.length === 0) return []
  const leftOut = await findLeftOut(read, data, { dataset, tables }, query)
  const open = data.filter(({ number }) => !leftOut.has(`${read.name}:${String(number)}`))
  const shared = secondReadings[dataset.id]?.sharedRows?.[read.member.id] ?? findOverlap(dataset)
  const path = tables[shared?.table ?? '']
  if (shared === undefined || path === undefined || open.length === 0) return open
  const keys = open.map((line) => makeKey(read, line, shared))
  const found = await findValues(query, path, shared.columns, keys)
  const mayShare = ({ fields }: ReadLine) => shared.ifEmpty === undefined || fields?.get(shared.ifEmpty) === ''
  return open.filter((line, at) => !mayShare(line) || !found.has((keys[at] ?? []).join('|')))
}

function findLeftOut(
  read: ReadMember,
  lines: readonly ReadLine[],
  { dataset, tables }: Published,
  query: Query,
): Promise<Set<string>> | Set<string> {
  const cleaned = Object.entries(tables).find(([name]) => name.endsWith('_cleaned'))?.[1]
  if (cleaned === undefined) return new Set()
  const reasons = [...LEFT_OUT, ...dataset.quarantineRules.map(({ id }) => id)]
  const numbers = new Set(lines.map(({ number }) => number))
  return readLinesLeftOut(query, cleaned, new Map([[read.name, numbers]]), reasons)
}

function isRow({ id }: Dataset, { member }: ReadMember, { text }: ReadLine): boolean {
  return secondReadings[id]?.isRow?.(member, text) ?? true
}

/** False for an empty line, a remark of the portal's software and a trailer. */
function isData({ member }: ReadMember, { text }: ReadLine): boolean {
  if (member.records !== undefined) return text.startsWith(member.records.data)
  return text.trim() !== '' && !(text.includes('Warning') && !text.includes(';'))
}

/**
 * If files of several periods have the same records, a row names only one of them; the key of the row finds the others.
 */
function findOverlap({ sourcesOverlap, tables }: Dataset): SharedRow | undefined {
  const [table] = tables
  if (sourcesOverlap === undefined || table === undefined) return undefined
  const named = table.key.flatMap((column) => {
    const [field] = table.columns[column]?.copied ?? []
    return field === undefined ? [] : [[column, field.name] as const]
  })
  return { table: table.name, columns: named.map(([column]) => column), fields: named.map(([, field]) => field) }
}

function makeKey({ member }: ReadMember, { fields }: ReadLine, { fields: names }: SharedRow): string[] {
  return names.map((name) => {
    const [filed, kind] = [fields?.get(name) ?? '', member.fields[name]?.kind]
    if (kind === 'required_cnpj') return readBareNumber(filed).padStart(14, '0')
    if (kind === 'bare_day') return filed.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    return kind === 'integer' ? filed.replace(/^0+(?=\d)/, '') : filed
  })
}
