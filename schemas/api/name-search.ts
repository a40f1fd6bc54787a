import type { Endpoint, Row, Snapshot } from './endpoint.ts'
import { Ranges } from './ranges.ts'

/** The kinds of what can be found by its name, in the order of equal matches. */
export const FOUND_KINDS = [
  'fund',
  'asset',
  'issuer',
  'manager',
  'administrator',
  'ticker',
  'index',
  'series',
  'route',
  'dataset',
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Something with a name. */
export interface NamedThing {
  readonly id: string
  readonly name: string
  /** All words that it can be found by, the name among them. */
  readonly text: string
  /** The codes that name it alone, in any case. */
  readonly codes: readonly string[]
  /** The address of what the API answers of it. */
  readonly path: string
}

/** A search for things of one kind. */
export interface NameSearch {
  readonly kind: FoundKind
  /** True if `list` has the best first, so that an order by name does not change theirs; else it lists what there is. */
  readonly isRanked: boolean
  /** The first things with every word of a question, at most `limit` where they are ranked. */
  readonly list: (snapshot: Snapshot, words: readonly string[], limit: number) => Promise<readonly NamedThing[]>
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

/** A text of a row; none is empty. */
export function textOfRow(row: Row, column: string): string {
  const value = row[column]
  return typeof value === 'string' ? value : ''
}
