import { foldText, rankMatch, spaceWords } from '../../../../schemas/api/folded-text.ts'
import { type Language, otherLanguage, type Text } from '../../../../schemas/core/language.ts'
import { DOCS_PAGES } from '../../kit/docs-pages.ts'
import { addressIn } from '../../kit/navigation.tsx'
import type { PageView } from '../page.ts'
import { GLOSSARY, idOfTerm } from '../text/glossary/glossary.ts'

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
  /** Address of its page; for a word of the glossary, the anchor alone. */
  readonly href: string
  readonly spaced: string
}

/** Finds words of the glossary in either language, and pages of the documentation. */
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

/** Lists the pages of the documentation, found by title and text; fields and endpoints are found there. */
function listDocs(language: Language): readonly SiteEntry[] {
  return [...DOCS_PAGES, RULES].map(({ path, title, text }) => ({
    kind: 'docs',
    name: title[language],
    more: text[language],
    href: addressIn(language, path),
    spaced: spaceText(`${title[language]} ${text[language]}`),
  }))
}

const RULES = {
  path: '/docs/rules',
  title: { en: 'Rules of the API', pt: 'Regras da API' },
  text: { en: 'Keys, authentication, rate limits, errors.', pt: 'Chaves, autenticação, limites de pedidos, erros.' },
} satisfies (typeof DOCS_PAGES)[number]

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
