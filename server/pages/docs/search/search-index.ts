import MiniSearch from 'minisearch'
import type { Language } from '../../../../schemas/core/language.ts'
import { wordsOf } from '../page-context.ts'
import { listSearchEntries, type SearchEntry } from './search-entries.ts'

const MOST_FOUND = 30

const indexes = new Map<Language, MiniSearch<SearchEntry>>()

/** Finds the places for a question, best first: whole words before their beginnings, titles before sentences. */
export function searchDocs(language: Language, question: string): readonly SearchEntry[] {
  const found = indexOf(language).search(question, {
    boost: { title: 4, kind: 1 },
    boostDocument: (_id, _term, stored) => Number(stored?.['weight'] ?? 1),
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  })
  // The index keeps whole entries, so what it stored of one has its type.
  return found.slice(0, MOST_FOUND) as unknown as readonly SearchEntry[]
}

/** Makes the index at its first use: it takes the declarations only, so it lasts as long as the process. */
function indexOf(language: Language): MiniSearch<SearchEntry> {
  const known = indexes.get(language)
  if (known !== undefined) return known
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'kind', 'text'],
    storeFields: ['title', 'kind', 'text', 'path', 'weight'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''),
    processTerm: foldTerm,
  })
  index.addAll(listSearchEntries(wordsOf(language)))
  indexes.set(language, index)
  return index
}

/** Writes a word without accents and capitals, so that `patrimonio` finds `Patrimônio`. */
function foldTerm(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
