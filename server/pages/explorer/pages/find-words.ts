import { foldText, rankMatch, spaceWords } from '../../../../schemas/api/folded-text.ts'
import { type Language, otherLanguage, type Text } from '../../../../schemas/core/language.ts'
import { wordsOf } from '../../docs/page-context.ts'
import { listSearchEntries } from '../../docs/search/search-entries.ts'
import type { PageView } from '../page.ts'
import { GLOSSARY, idOfTerm } from '../text/glossary.ts'

/** Something of the site itself that a question names: a word of the glossary or a page of the documentation. */
export interface FoundWords {
  readonly kind: 'term' | 'docs'
  readonly name: string
  readonly more: string
  readonly href: string
  /** 1 where each word is a whole word of its name, 2 where each begins one. A part inside a word names no page. */
  readonly rank: number
}

export const WORDS_OF_SITE: Readonly<Record<FoundWords['kind'], Text>> = {
  term: { en: 'Glossary', pt: 'Glossário' },
  docs: { en: 'Documentation', pt: 'Documentação' },
}

const MOST = 3

/** A word or page with the words that it is found by. */
interface SiteEntry {
  readonly kind: FoundWords['kind']
  readonly name: string
  readonly more: string
  /** Its address; that of a word of the glossary is its anchor. */
  readonly href: string
  readonly spaced: string
}

/** Finds words of the glossary in either language, and pages and rules of the documentation by their titles. */
export function findWordsOfSite({ language, pages, link }: PageView, question: string): FoundWords[] {
  const folded = foldText(question)
  if (folded === null) return []
  const words = folded.split(/\s+/).map(spaceWords)
  const { terms, docs } = listEntries(language)
  const glossary = link('/glossary')
  const found = pages.has('/glossary') ? findBest(terms, words) : []
  return [...found.map((each) => ({ ...each, href: `${glossary}${each.href}` })), ...findBest(docs, words)]
}

const listed = new Map<Language, { readonly terms: readonly SiteEntry[]; readonly docs: readonly SiteEntry[] }>()

/** Lists what can be found, made at the first question: it lasts as long as the process. */
function listEntries(language: Language) {
  const known = listed.get(language)
  if (known !== undefined) return known
  const made = { terms: listTerms(language), docs: listDocs(language) }
  listed.set(language, made)
  return made
}

function listTerms(language: Language): readonly SiteEntry[] {
  const other = otherLanguage(language)
  return GLOSSARY.map((term) => {
    const [name, more] = [term[language], term[other]]
    return { kind: 'term', name, more, href: `#${idOfTerm(term)}`, spaced: spaceText(`${name} ${more}`) }
  })
}

/** Lists the pages and rules of the documentation; fields and endpoints are found there. */
function listDocs(language: Language): readonly SiteEntry[] {
  return listSearchEntries(wordsOf(language))
    .filter(({ id }) => /^(page|rule) /.test(id))
    .map(({ title, kind, path }) => ({ kind: 'docs', name: title, more: kind, href: path, spaced: spaceText(title) }))
}

function spaceText(text: string): string {
  return spaceWords(foldText(text) ?? '')
}

function findBest(entries: readonly SiteEntry[], words: readonly string[]): FoundWords[] {
  return entries
    .map(({ spaced, ...entry }) => ({ ...entry, rank: rankMatch(words, spaced) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
    .slice(0, MOST)
}
