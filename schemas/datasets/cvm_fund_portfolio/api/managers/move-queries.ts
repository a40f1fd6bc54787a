import type { Snapshot } from '../../../../api/endpoint.ts'
import { type MarketRequest, coversAllClasses } from '../market/kit/market-request.ts'
import { isOneSide, type ListedMoves } from '../market/moves/first-moves.ts'

const MOVES = new URL('party_moves.sql', import.meta.url)
const STATES = new URL('party_move_states.sql', import.meta.url)
const NAMES = new URL('party_move_names.sql', import.meta.url)
const PRECOMPUTED_MOVES = new URL('party_moves_precomputed.sql', import.meta.url)
const PRECOMPUTED_STATES = new URL('party_move_states_precomputed.sql', import.meta.url)
const PRECOMPUTED_NAMES = new URL('party_move_names_precomputed.sql', import.meta.url)

/** Rows of a party in the table for purchases and for sales: those with the largest net trades. */
const MOST_KEPT = 100

export type PartyRequest = Readonly<Record<'party_type' | 'party', string>>

/** Query, and its bindings for the party and its classes. */
export interface PartyQuery {
  readonly sql: URL
  readonly of: Parameters<Snapshot['query']>[1]
}

/** Request for all kept moves of a party, so that one query finds purchases and sales. */
export const ALL_PRECOMPUTED = {
  sort_by: 'explained_net_value',
  sort_order: 'desc',
  limit: 2 * MOST_KEPT,
  offset: 0,
} as const

/**
 * Finds the queries for moves of a party: the list, its states, and the names in lines. Builds keep the states of all
 * positions and the largest purchases and sales; only newer snapshots have them. A kind that is not whole in a month is
 * in no list, so that other moves come first.
 */
export function findMoveQueries(
  snapshot: Snapshot,
  asked: MarketRequest,
  party: PartyRequest,
  listed: ListedMoves,
  hidden: readonly string[],
): {
  readonly moves: PartyQuery
  readonly states: PartyQuery
  readonly names: PartyQuery
  /** True if the rows come from the table that the build has kept. */
  readonly isKept: boolean
} {
  const { kinds } = listed
  const isThere = (table: string) =>
    coversAllClasses(asked) && kinds === null && snapshot.monthsWith(table).includes(asked.month)
  const isFirst = isOneSide(listed, MOST_KEPT) && hidden.length === 0 && isThere('cvm_party_move')
  const classes = { ...asked.classes, ...party }
  return {
    isKept: isFirst,
    moves: isFirst ? { sql: PRECOMPUTED_MOVES, of: party } : { sql: MOVES, of: classes },
    names: isFirst ? { sql: PRECOMPUTED_NAMES, of: party } : { sql: NAMES, of: classes },
    states: isThere('cvm_party_move_state')
      ? { sql: PRECOMPUTED_STATES, of: party }
      : { sql: STATES, of: { ...classes, kinds, ids: null } },
  }
}
