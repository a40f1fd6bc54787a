import { expect } from 'vitest'
import { exactJson } from '../../helpers/exact-json.ts'
import { sum } from './cents.ts'
import type { SharedApi } from './shared.ts'

/** A row, with each number as it was printed. */
export type FoundRow = Readonly<Record<string, string>>

/** A list about the market. */
export interface MarketList {
  readonly data: readonly FoundRow[]
  readonly unknown: readonly FoundRow[]
  readonly coverage: readonly Readonly<Record<string, string | null>>[]
  readonly [name: string]: unknown
}

/** Asks what must be answered. */
export async function askWell<T>(api: SharedApi, path: string): Promise<T> {
  const reply = await api.get(path)
  expect(reply.status, `${path} ${reply.text.slice(0, 300)}`).toBe(200)
  return exactJson(reply.text) as T
}

/** Asks for all rows of a list, and what the first page says about it. */
export async function askWholeList(api: SharedApi, path: string): Promise<MarketList> {
  const first = await askWell<MarketList>(api, `${path}${path.includes('?') ? '&' : '?'}page_size=1000`)
  const rows = [...first.data]
  for (let next = first['next'] as string | null; next !== null;) {
    const page: MarketList = await askWell<MarketList>(api, next)
    rows.push(...page.data)
    next = page['next'] as string | null
  }
  return { ...first, data: rows }
}

/** Adds up a column of money. */
export function addUpColumn(rows: readonly FoundRow[], column: string): string {
  return sum(rows.map((row) => row[column] ?? ''))
}
