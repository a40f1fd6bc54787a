import type { Snapshot } from '../../api/endpoint.ts'
import { startOfCnpj } from '../../api/start-of-cnpj.ts'
import { foldText, rankMatch, spaceWords } from '../../api/folded-text.ts'
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

/** Ranks everything that was found by the rule of the lists with `q`. What lacks a word is left out. */
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
  const ranked = rankHere(question, all) ?? (await rankByQuery(snapshot, question, all))
  let at = 0
  return found.flatMap(({ kind, isRanked, things }) => {
    const ranks = ranked.slice(at, (at += things.length))
    return isRanked ? keepOrder(kind, things, ranks) : sortByRank(kind, things, ranks)
  })
}

/** The rank of each thing; null for one that lacks a word. */
type Ranks = readonly (number | null)[]

function codesOf({ codes }: NamedThing): string[] {
  return codes.filter((code) => code !== '')
}

/** Ranks in one query. */
async function rankByQuery(snapshot: Snapshot, question: string, things: readonly NamedThing[]): Promise<Ranks> {
  const rows = (await snapshot.query(RANKED, {
    q: question,
    code: question,
    texts: things.map(({ text }) => text),
    codes: things.map((thing) => codesOf(thing).join('\n')),
  })) as unknown as readonly { readonly rank: number | null }[]
  return rows.map(({ rank }) => rank)
}

interface PreparedText {
  readonly folded: string
  readonly spaced: string
}

/** The prepared texts of things that every search lists anew, such as the datasets. */
const prepared = new WeakMap<NamedThing, PreparedText>()

function prepareText(thing: NamedThing): PreparedText | null {
  const known = prepared.get(thing)
  if (known !== undefined) return known
  const folded = foldText(thing.text)
  if (folded === null) return null
  const made = { folded, spaced: spaceWords(folded) }
  prepared.set(thing, made)
  return made
}

const IS_ASCII = /^[\0-\x7f]*$/
/** The letters that a capital letter of ASCII stands for, and that are none themselves. */
const OTHER_CASE = /[\u0131\u017f]/

/** Ranks without a query, as that does; null where only DuckDB knows how to fold a text. */
function rankHere(question: string, things: readonly NamedThing[]): Ranks | null {
  const folded = foldText(question)
  if (folded === null || OTHER_CASE.test(question)) return null
  const words = folded.split(' ')
  const spacedWords = words.map(spaceWords)
  const code = question.toUpperCase()
  const ranks: (number | null)[] = []
  for (const thing of things) {
    const text = prepareText(thing)
    const codes = codesOf(thing)
    if (text === null || !codes.every((code) => IS_ASCII.test(code))) return null
    if (codes.some((each) => each.toUpperCase() === code)) ranks.push(0)
    else ranks.push(words.every((word) => text.folded.includes(word)) ? rankMatch(spacedWords, text.spaced) : null)
  }
  return ranks
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
