import { nearest } from '../../../schemas/api/nearest-word.ts'
import { type NamedPage, SINGLE_PAGES } from './site-pages.tsx'

/** Pages and words to search for that an address that is nowhere may mean. */
export interface PageSuggestions {
  /** Words of the address; '' where it has none that a search takes. */
  readonly words: string
  /** Pages with names near the address; all pages where no name is near. */
  readonly pages: readonly NamedPage[]
}

/** A search finds nothing by fewer characters; of a longer address the page repeats no more than these. */
const QUESTION = { shortest: 2, longest: 48 } as const

/** Reads what an address below a language may mean. */
export function suggestPages(address: string, shown: ReadonlySet<string>): PageSuggestions {
  const [path = ''] = address.split('?')
  const [first = '', ...rest] = path.split('/').slice(2).map(readWords)
  const single = SINGLE_PAGES.filter((page) => shown.has(page.path))
  const near = nearest(first, single.flatMap(listNames))
  const meant = near === null ? [] : single.filter((page) => listNames(page).includes(near))
  const words = shorten([...(meant.length > 0 ? [] : [first]), ...rest].join(' ').trim())
  return { words: words.length < QUESTION.shortest ? '' : words, pages: meant.length > 0 ? meant : single }
}

/** Lists what people write for a page: the name in its address, and its titles. */
function listNames({ path, title }: NamedPage): readonly string[] {
  return [path.slice(1), title.en, title.pt]
}

/** Takes whole characters: half of one cannot be written into an address. */
function shorten(words: string): string {
  return Array.from(words).slice(0, QUESTION.longest).join('')
}

/** Reads the words of a part of an address; one with a broken escape never came this far. */
function readWords(segment: string): string {
  return shorten(decodeURIComponent(segment)).replaceAll(/[-_+.\s]+/gu, ' ')
}
