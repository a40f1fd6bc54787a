import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Page } from '../../../../api/page.ts'
import type { Ranges } from '../../../../api/ranges.ts'
import type { Sort } from '../../../../api/sort.ts'
import { type AskedMonth, asksAllClasses } from '../market/kit/asked-month.ts'

const MOVES = new URL('party_moves.sql', import.meta.url)
const STATES = new URL('party_move_states.sql', import.meta.url)
const NAMES = new URL('party_move_names.sql', import.meta.url)
const KEPT_MOVES = new URL('party_kept_moves.sql', import.meta.url)
const KEPT_STATES = new URL('party_kept_move_states.sql', import.meta.url)
const KEPT_NAMES = new URL('party_kept_move_names.sql', import.meta.url)

/** The rows that the table has of a party on either side, those with the largest net trades. */
const MOST_KEPT = 100
const NET = 'explained_net_value'

/** What a request lists of the moves of a party. */
export type ListedMoves = Sort & Page & { readonly ranges: Ranges; readonly kinds: readonly string[] | null }

/** Whose moves a request asks for. */
export type AskedParty = Readonly<Record<'party_type' | 'party', string>>

/** A query, and what it binds of the party and its classes. */
export interface PartyQuery {
  readonly sql: URL
  readonly of: Parameters<Snapshot['query']>[1]
}

/**
 * Finds the queries that answer moves of a party: of the list, of its states, and of the names that lines have. The night
 * adds up the states of all positions, and what was bought and sold most; only newer snapshots have that. A kind that a
 * month does not know as a whole is in no list, so that the first ones are then others.
 */
export function findMoveQueries(
  snapshot: Snapshot,
  asked: AskedMonth,
  party: AskedParty,
  listed: ListedMoves,
  hidden: readonly string[],
): { readonly moves: PartyQuery; readonly states: PartyQuery; readonly names: PartyQuery } {
  const { kinds } = listed
  const isThere = (table: string) =>
    asksAllClasses(asked) && kinds === null && snapshot.monthsWith(table).includes(asked.month)
  const isFirst = isOneSide(listed) && hidden.length === 0 && isThere('cvm_party_move')
  const classes = { ...asked.classes, ...party }
  return {
    moves: isFirst ? { sql: KEPT_MOVES, of: party } : { sql: MOVES, of: classes },
    names: isFirst ? { sql: KEPT_NAMES, of: party } : { sql: NAMES, of: classes },
    states: isThere('cvm_party_move_state')
      ? { sql: KEPT_STATES, of: party }
      : { sql: STATES, of: { ...classes, kinds, ids: null } },
  }
}

/** True where only what was bought is listed, the most first, or only what was sold, as far as the table has it. */
function isOneSide({ sort_by, sort_order, page, page_size, ranges }: ListedMoves): boolean {
  const [range, ...others] = ranges.list
  if (sort_by !== NET || range?.name !== NET || others.length > 0) return false
  const { min, max } = range
  const isBought = sort_order === 'desc' && max === null && Number(min) > 0
  const isSold = sort_order === 'asc' && min === null && Number(max) < 0
  return (isBought || isSold) && (page + 1) * page_size <= MOST_KEPT
}
