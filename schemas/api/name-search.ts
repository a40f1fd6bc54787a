import type { Endpoint, Row, Snapshot } from './endpoint.ts'
import { ApiError } from './error.ts'
import { SnapshotCache } from './snapshot-cache.ts'
import { Ranges } from './ranges.ts'
import { SearchCandidates } from './search-candidates.ts'

/**
 * Kinds of things that a search finds, in the order in which equal matches take turns. A short word most often means
 * what is traded, then who owes it; among funds, many other names match as well.
 */
export const FOUND_KINDS = [
  'asset',
  'issuer',
  'fund',
  'company',
  'manager',
  'administrator',
  'ticker',
  'index',
  'bond',
  'debenture',
  'instrument',
  'curve',
  'series',
  'airport',
  'route',
  'dataset',
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Parts of a kind that several publishers share, each with terms of its own. */
export const KIND_PARTS = { curve: ['di_curve', 'bond_curve'] } as const
type KindPart = (typeof KIND_PARTS)['curve'][number]

/** What one search finds: a kind, or a part of one. */
export type SearchName = Exclude<FoundKind, keyof typeof KIND_PARTS> | KindPart

/** Everything that searches find, in the order of the kinds. */
export const SEARCH_NAMES: readonly SearchName[] = FOUND_KINDS.flatMap((kind): readonly SearchName[] =>
  kind === 'curve' ? KIND_PARTS[kind] : [kind],
)

export interface NamedThing {
  readonly id: string
  readonly name: string
  /** All words by which it can be found, including the name. */
  readonly text: string
  /** Codes that name only this thing, in upper or lower case. */
  readonly codes: readonly string[]
  /** Path at which the API answers about it. */
  readonly path: string
}

/**
 * Order of equal matches of a kind. `match`: the search lists the best first and knows more names than it shows.
 * `weight`: the weightiest come first. `name`: short names come first.
 */
export type FoundOrder = 'match' | 'weight' | 'name'

export interface NameSearch {
  readonly kind: FoundKind
  /** Part of the kind that the search finds, if it does not find the whole kind. */
  readonly part?: KindPart
  readonly order: FoundOrder
  /** Other datasets whose names the search shows too. */
  readonly alsoOf?: readonly string[]
  /** Lists the first things with every word of a question, at most `limit`; for any order but `match`, all of them. */
  readonly list: (snapshot: Snapshot, words: readonly string[], limit: number) => Promise<readonly NamedThing[]>
  /** Reads all names in one text, if `list` does not list all things, so that a mistyped word can be corrected. */
  readonly readNames?: (snapshot: Snapshot) => Promise<string>
  /** Reads into memory what searches of the newest snapshot need. */
  readonly keep?: (snapshot: Snapshot) => Promise<void>
}

/** Kind, order and terms of a search that lists all things of its kind, whatever the question. */
interface WholeSearch extends Pick<NameSearch, 'kind' | 'part' | 'order' | 'alsoOf'> {
  readonly read: (snapshot: Snapshot) => Promise<readonly NamedThing[]>
}

export function nameOfSearch({ kind, part }: Pick<NameSearch, 'kind' | 'part'>): SearchName {
  // A search of a kind that has parts finds one of them.
  return part ?? (kind as SearchName)
}

/**
 * Defines a search over all things of its kind. For the newest snapshot they are in memory, and it lists those that can
 * match; for other snapshots each search reads and lists all.
 */
export function defineWholeSearch({ read, ...search }: WholeSearch): NameSearch {
  const kept = new SnapshotCache<SearchCandidates<NamedThing>>()
  return {
    ...search,
    list: async (snapshot, words) => kept.find(snapshot)?.find(words) ?? (await read(snapshot)),
    keep: async (snapshot) => {
      const things = await orNothing(read(snapshot))
      if (things !== null) kept.keep(snapshot, new SearchCandidates(things))
    },
  }
}

/** Gives null if the snapshot has nothing of it. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** Runs a list's endpoint within another request, with parameters as a client would send them. */
export async function readListRows(
  { input, answer }: Pick<Endpoint, 'input' | 'answer'>,
  snapshot: Snapshot,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly Row[]> {
  const { body } = await answer(snapshot, { ...input.parse(parameters), ranges: new Ranges([]) } as never)
  return Array.isArray(body['data']) ? (body['data'] as readonly Row[]) : []
}

/** Reads a text of a row; an absent one is ''. */
export function textOfRow(row: Row, column: string): string {
  const value = row[column]
  return typeof value === 'string' ? value : ''
}

const PART_TICKER = /^[A-Z][A-Z0-9]{3}\d{1,2}[FT]$/

/**
 * True for the ticker of an odd lot or a forward, such as PETR4F and PETR4T: whoever writes less of it means the share.
 */
export function isPartTicker(ticker: string): boolean {
  return PART_TICKER.test(ticker)
}

const SHARE_TICKER = /^([A-Z][A-Z0-9]{3})\d{1,2}B?$/

/** Takes the issuer's letters from the ticker of a share, unit, receipt or quota; '' for any other text. */
export function lettersOfTicker(ticker: string): string {
  return SHARE_TICKER.exec(ticker)?.[1] ?? ''
}
