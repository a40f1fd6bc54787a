import { foldText, rankMatch, spaceWords } from '../../../../schemas/api/folded-text.ts'
import { otherLanguage, type Text } from '../../../../schemas/core/language.ts'
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

/** Finds words of the glossary in either language, and pages and rules of the documentation by their titles. */
export function findWordsOfSite({ language, pages, link }: PageView, question: string): FoundWords[] {
  const folded = foldText(question)
  if (folded === null) return []
  const words = folded.split(/\s+/).map(spaceWords)
  const terms = pages.has('/glossary')
    ? GLOSSARY.map((term) => ({
        kind: 'term' as const,
        name: term[language],
        more: term[otherLanguage(language)],
        text: `${term.pt} ${term.en}`,
        href: `${link('/glossary')}#${idOfTerm(term)}`,
      }))
    : []
  const docs = listDocs(language).map((entry) => ({ kind: 'docs' as const, ...entry, text: entry.name }))
  return [...best(terms, words), ...best(docs, words)]
}

/** Lists the pages and rules of the documentation; fields and endpoints are found there. */
function listDocs(language: PageView['language']) {
  return listSearchEntries(wordsOf(language))
    .filter(({ id }) => /^(page|rule) /.test(id))
    .map(({ title, kind, path }) => ({ name: title, more: kind, href: path }))
}

function best(
  entries: readonly (Omit<FoundWords, 'rank'> & { readonly text: string })[],
  words: readonly string[],
): FoundWords[] {
  return entries
    .map(({ text, ...entry }) => ({ ...entry, rank: rankMatch(words, spaceWords(foldText(text) ?? '')) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
    .slice(0, MOST)
}
