import type { Snapshot } from '../../api/endpoint.ts'
import { startOfCnpj } from '../../api/start-of-cnpj.ts'
import type { FoundKind, NamedThing } from '../../api/name-search.ts'

const RANKED = new URL('ranked_names.sql', import.meta.url)

/** The words for the ranks of a match, by rank. */
export const MATCHES = ['code', 'words', 'beginning', 'inside'] as const
const WORST = MATCHES.length - 1

/** The things of one kind that were found, in the order of their search. */
export interface FoundThings {
  readonly kind: FoundKind
  readonly isRanked: boolean
  readonly things: readonly NamedThing[]
}

/** A thing with its rank, and its place among those of its kind. */
export interface RankedThing extends NamedThing {
  readonly kind: FoundKind
  readonly rank: number
  readonly place: number
}

/** Ranks everything that was found by the rule of the lists with `q`, in one query. What lacks a word is left out. */
export async function rankNames(
  snapshot: Snapshot,
  words: readonly string[],
  found: readonly FoundThings[],
): Promise<RankedThing[]> {
  const all = found.flatMap(({ things }) => things)
  if (all.length === 0) return []
  const [first = ''] = words
  // The texts have numbers without a mask.
  const question = (words.length === 1 ? startOfCnpj(first) : null) ?? words.join(' ')
  const rows = (await snapshot.query(RANKED, {
    q: question,
    code: question,
    texts: all.map(({ text }) => text),
    codes: all.map(({ codes }) => codes.filter((code) => code !== '').join('\n')),
  })) as unknown as readonly { readonly rank: number | null }[]
  let at = 0
  return found.flatMap(({ kind, isRanked, things }) => {
    const ranks = rows.slice(at, (at += things.length)).map(({ rank }) => rank)
    return isRanked ? keepOrder(kind, things, ranks) : sortByRank(kind, things, ranks)
  })
}

/**
 * Ranks a list that is in order already, and that knows more names than a row shows: none ranks behind one that is after
 * it, and one that matches by a name that is not shown is left at the end.
 */
function keepOrder(kind: FoundKind, things: readonly NamedThing[], ranks: readonly (number | null)[]): RankedThing[] {
  let best = WORST
  return things
    .map((thing, place) => ({ thing, place, rank: ranks[place] ?? WORST }))
    .reverse()
    .map(({ thing, place, rank }) => {
      best = Math.min(best, rank)
      return { ...thing, kind, place, rank: best }
    })
    .reverse()
}

function sortByRank(kind: FoundKind, things: readonly NamedThing[], ranks: readonly (number | null)[]): RankedThing[] {
  return things
    .flatMap((thing, at) => {
      const rank = ranks[at] ?? null
      return rank === null ? [] : [{ ...thing, kind, rank }]
    })
    .sort((a, b) => a.rank - b.rank || a.text.length - b.text.length || (a.id < b.id ? -1 : 1))
    .map((thing, place) => ({ ...thing, place }))
}
