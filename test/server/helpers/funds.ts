import { expect } from 'vitest'
import type { Reply } from './http.ts'
import { listedFilers, listParties } from './funds-world.ts'

export interface ListedFund {
  readonly [field: string]: string | null
  readonly cnpj: string
  readonly name: string
}

export function readListedFunds({ status, text }: Reply): ListedFund[] {
  expect(status, text.slice(0, 300)).toBe(200)
  return (JSON.parse(text) as { data: ListedFund[] }).data
}

/** Null on the last page. */
export function readNext({ headers }: Reply): string | null {
  return /^<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1] ?? null
}

type Question = Readonly<Partial<Record<string, string | undefined>>>

/** Returns the rows that a request selects, in its order, without SQL. */
export function plainly(all: readonly ListedFund[], { sort_by, sort_order = 'asc', ...asked }: Question): ListedFund[] {
  const words = foldName(asked['q'] ?? '').split(' ')
  const compare =
    sort_by === undefined
      ? compareMatches(asked['q'] === undefined ? '' : words.join(' '))
      : compareBy(sort_by, sort_order)
  return all
    .filter((row) => words.every((word) => foldName(row.name).includes(word)))
    .filter((row) => [undefined, row['type']].includes(asked['type']))
    .filter((row) => [undefined, row['status']].includes(asked['status']))
    .filter((row) => [undefined, ...listParties(row.cnpj).administrators].includes(asked['administrator']))
    .filter((row) => [undefined, ...listParties(row.cnpj).managers].includes(asked['manager']))
    .filter((row) => [undefined, String(listedFilers.includes(row.cnpj))].includes(asked['has_portfolio']))
    .sort((a, b) => compare(a, b) || compareNullsLast(a.cnpj, b.cnpj, 1))
}

type Compare = (a: ListedFund, b: ListedFund) => number

function compareBy(column: string, order: string): Compare {
  const key = (row: ListedFund) => (column === 'name' ? foldName(row.name) : (row[column] ?? null))
  return (a, b) => compareNullsLast(key(a), key(b), order === 'asc' ? 1 : -1)
}

/** Puts the best match first; of equal ones funds that are still there, names that begin so, and the larger. */
function compareMatches(question: string): Compare {
  if (question === '') return () => 0
  const keys: readonly ((row: ListedFund) => number)[] = [
    (row) => rankName(row, question),
    (row) => Number(['merged', 'cancelled'].includes(row['status'] ?? '')),
    (row) => Number(!foldName(row.name).startsWith(question)),
    (row) => -Number(row['nav_value'] ?? -1),
  ]
  return (a, b) => keys.map((key) => key(a) - key(b)).find((difference) => difference !== 0) ?? 0
}

/** 0 if the name is the question, 1 if each word is one of the name, 2 if each begins one, else 3. */
function rankName({ name }: ListedFund, question: string): number {
  if (foldName(name) === question) return 0
  const [own, words] = [foldName(name).split(/[^\p{L}\p{N}]+/u), question.split(' ')]
  if (words.every((word) => own.includes(word))) return 1
  return words.every((word) => own.some((each) => each.startsWith(word))) ? 2 : 3
}

/** Without a value last, either way. */
function compareNullsLast(a: string | null, b: string | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a === b ? 0 : a < b ? -sign : sign
}

export function foldName(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
