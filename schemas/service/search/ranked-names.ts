import type { Snapshot } from '../../api/endpoint.ts'
import { startOfCnpj } from '../../api/start-of-cnpj.ts'
import { foldText, rankMatch, spaceWords } from '../../api/folded-text.ts'
import type { FoundKind, FoundOrder, NamedThing } from '../../api/name-search.ts'

const RANKED = new URL('ranked_names.sql', import.meta.url)

/** Words for the ranks of a match, by rank. */
export const MATCHES = ['code', 'words', 'beginning', 'inside'] as const
const WORST = MATCHES.length - 1

/** Things of one kind that were found, in the order of their search. */
export interface FoundThings {
  readonly kind: FoundKind
  readonly order: FoundOrder
  readonly things: readonly NamedThing[]
}

/** A thing with its rank, and its place among those of its kind. */
export interface RankedThing extends NamedThing {
  readonly kind: FoundKind
  readonly rank: number
  readonly place: number
}

/** Ranks the first things of each kind by the rule of the lists with `q`. A thing that lacks a word is left out. */
export async function rankNames(
  snapshot: Snapshot,
  words: readonly string[],
  found: readonly FoundThings[],
  limit: number,
): Promise<RankedThing[]> {
  const all = found.flatMap(({ things }) => things)
  if (all.length === 0) return []
  const [first = ''] = words
  // Texts have numbers without a mask.
  const question = (words.length === 1 ? startOfCnpj(first) : null) ?? words.join(' ')
  const ranked = await rankThings(snapshot, question, all)
  let at = 0
  return found.flatMap(({ kind, order, things }) => {
    const ranks = ranked.slice(at, (at += things.length))
    if (order === 'match') return keepOrder(kind, things, ranks)
    return sortByRank(order, things, ranks)
      .slice(0, limit)
      .map(({ thing, rank }, place) => ({ ...thing, kind, rank, place }))
  })
}

/** Ranks of things in their order; null for a thing that lacks a word of the question. */
type Ranks = readonly (number | null)[]

interface PreparedText {
  readonly folded: string
  readonly spaced: string
  readonly codes: readonly string[]
}

/** Folded texts of things, kept because every search lists the things anew; null if only DuckDB can fold one. */
const prepared = new WeakMap<NamedThing, PreparedText | null>()

function prepareText(thing: NamedThing): PreparedText | null {
  const known = prepared.get(thing)
  if (known !== undefined) return known
  const folded = foldText(thing.text)
  const codes = codesOf(thing).map(foldText)
  const isFolded = folded !== null && codes.every((code) => code !== null)
  const made = isFolded ? { folded, spaced: spaceWords(folded), codes } : null
  prepared.set(thing, made)
  return made
}

function codesOf({ codes }: NamedThing): string[] {
  return codes.filter((code) => code !== '')
}

/** Ranks the things that can be folded here without a query, and the rest in one query. */
async function rankThings(snapshot: Snapshot, question: string, things: readonly NamedThing[]): Promise<Ranks> {
  const folded = foldText(question)
  if (folded === null) return rankByQuery(snapshot, question, things)
  const words = folded.split(' ')
  const spacedWords = words.map(spaceWords)
  const left: number[] = []
  const ranks = things.map((thing, place): number | null => {
    const text = prepareText(thing)
    if (text === null) left.push(place)
    else if (text.codes.includes(folded)) return 0
    else if (words.every((word) => text.folded.includes(word))) return rankMatch(spacedWords, text.spaced)
    return null
  })
  if (left.length === 0) return ranks
  const asked = await rankByQuery(
    snapshot,
    question,
    left.flatMap((place) => things[place] ?? []),
  )
  const rankAt = new Map(left.map((place, at) => [place, asked[at] ?? null]))
  return ranks.map((rank, place) => rankAt.get(place) ?? rank)
}

async function rankByQuery(snapshot: Snapshot, question: string, things: readonly NamedThing[]): Promise<Ranks> {
  const rows = (await snapshot.query(RANKED, {
    q: question,
    texts: things.map(({ text }) => text),
    codes: things.map((thing) => codesOf(thing).join('\n')),
  })) as unknown as readonly { readonly rank: number | null }[]
  return rows.map(({ rank }) => rank)
}

/**
 * Ranks a list that is already in order and was searched by more names than its rows show. A thing never ranks after a
 * later one, and a thing that matches only by a hidden name comes last.
 */
function keepOrder(kind: FoundKind, things: readonly NamedThing[], ranks: Ranks): RankedThing[] {
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

/** Sorts by rank; equal ranks keep their order, or the weightiest thing or the shortest name comes first. */
function sortByRank(order: FoundOrder, things: readonly NamedThing[], ranks: Ranks) {
  const matching = things.flatMap((thing, at) => {
    const rank = ranks[at] ?? null
    return rank === null ? [] : [{ thing, rank }]
  })
  if (order === 'weight') return matching.sort((a, b) => a.rank - b.rank)
  return matching.sort(
    (a, b) => a.rank - b.rank || a.thing.text.length - b.thing.text.length || (a.thing.id < b.thing.id ? -1 : 1),
  )
}
