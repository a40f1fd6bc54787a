import type { Snapshot } from '../../api/endpoint.ts'
import { foldText } from '../../api/folded-text.ts'
import { SnapshotCache } from '../../api/snapshot-cache.ts'
import { nameOfSearch, type NameSearch, orNothing, type SearchName } from '../../api/name-search.ts'
import { type Correction, Spelling } from './spelling.ts'

const MOST_CORRECTED = 8

/** Words of the names that some searches find. */
interface KnownWords {
  readonly searches: readonly SearchName[]
  readonly spelling: Spelling
}

/** Corrects mistyped words of a question by the names that its searches find, and by no others. */
export class WordCorrections {
  readonly #kept = new SnapshotCache<readonly KnownWords[]>()
  readonly #groups: readonly (readonly NameSearch[])[]

  /** Restricted names have words of their own, because a question corrected by them would reveal them. */
  constructor(searches: readonly NameSearch[], isForEverybody: (search: SearchName) => boolean) {
    const open = searches.filter((each) => isForEverybody(nameOfSearch(each)))
    this.#groups = [open, ...searches.filter((each) => !open.includes(each)).map((each) => [each])]
  }

  /** Reads the words of the newest snapshot into memory. */
  async keep(snapshot: Snapshot): Promise<void> {
    this.#kept.keep(snapshot, await this.#read(snapshot))
  }

  /** Corrects the words that are in no name. Null if one of them resembles no known word, or if every word is known. */
  async correct(
    snapshot: Snapshot,
    words: readonly string[],
    searches: readonly SearchName[],
  ): Promise<readonly string[] | null> {
    if (words.length > MOST_CORRECTED) return null
    const known = (this.#kept.find(snapshot) ?? (await this.#read(snapshot))).filter((each) =>
      each.searches.some((search) => searches.includes(search)),
    )
    const corrected = words.map((word) => correctWord(word, known))
    const found = corrected.filter((word) => word !== null)
    return found.length < words.length || found.every((word, at) => word === words[at]) ? null : found
  }

  async #read(snapshot: Snapshot): Promise<readonly KnownWords[]> {
    const reading = this.#groups.map(async (searches) => {
      const texts = await Promise.all(searches.map((each) => orNothing(readTexts(each, snapshot))))
      return { searches: searches.map(nameOfSearch), spelling: new Spelling(texts.flatMap((each) => each ?? [])) }
    })
    return Promise.all(reading)
  }
}

/** Reads all names that a search finds. */
async function readTexts({ order, list, readNames }: NameSearch, snapshot: Snapshot): Promise<readonly string[]> {
  if (order !== 'match') return (await list(snapshot, [], 0)).map(({ text }) => text)
  return readNames === undefined ? [] : [await readNames(snapshot)]
}

function correctWord(word: string, known: readonly KnownWords[]): string | null {
  const folded = foldText(word)
  if (folded === null) return null
  if (known.some(({ spelling }) => spelling.has(folded))) return word
  return (
    known
      .flatMap(({ spelling }) => spelling.find(folded) ?? [])
      .reduce<Correction | null>((best, each) => (best === null || isNearer(each, best) ? each : best), null)?.word ??
    null
  )
}

function isNearer(one: Correction, other: Correction): boolean {
  return one.slips === other.slips ? one.count > other.count : one.slips < other.slips
}
