import { datasets } from '../../registry.gen.ts'
import { findComposed } from '../../api/language/composed-text.ts'
import type { Language, Text } from '../../core/language.ts'
import { listTranslations } from './list-translations.ts'
import { writeLicence } from '../../api/licence-line.ts'

const translations = listTranslations()
const portuguese = new Map([
  // Titles have their Portuguese in the declaration of the dataset, which the pages need too.
  ...datasets.map(({ title }) => [title.en, title.pt] as const),
  ...translations.flatMap(({ sentences }) => Object.entries(sentences)),
  ...translations.flatMap(({ same = [] }) => same.map((text) => [text, text] as const)),
])

// The server reads the finished document, so it needs no Portuguese of its parts.
for (const dataset of datasets) writeLicence(dataset)

/** Marks between the paragraphs and the list items of a text. */
const BETWEEN = /(\n+(?:- )?)/

/** Gives a declared English text in a language. A paragraph without Portuguese stays English: `listUntranslated` names it. */
export function translate(language: Language, text: string): string {
  if (language === 'en') return text
  return text
    .split(BETWEEN)
    .map((part, at) => (at % 2 === 0 ? (find(part) ?? part) : part))
    .join('')
}

/** Lists the paragraphs and parts of a declared text that have no Portuguese. */
export function listUntranslated(text: string): string[] {
  return listTextParts(text).filter((part) => find(part) === null)
}

/** Lists the paragraphs of a declared text, and the parts of those that are composed. */
export function listTextParts(text: string): string[] {
  return text
    .split(BETWEEN)
    .filter((part, at) => at % 2 === 0 && part !== '')
    .flatMap((part) => {
      const inner: string[] = []
      findComposed(part)?.((each) => {
        if (typeof each === 'string') inner.push(...listTextParts(each))
        return ''
      })
      return [part, ...inner]
    })
}

function find(part: string): string | null {
  const write = findComposed(part)
  if (write !== undefined) return write(sayInPortuguese)
  return portuguese.get(part) ?? (isName(part) ? part : null)
}

function sayInPortuguese(part: string | Text): string {
  return typeof part === 'string' ? translate('pt', part) : part.pt
}

/** True for a request and for names of columns and codes, which have no language. */
function isName(text: string): boolean {
  return (
    text === '' ||
    /^GET \/\S+$/.test(text) ||
    text.split(/, |; | \/ /).every((each) => /^[\p{L}\d_.-]*(_|\d|\p{Lu}\p{Lu}|\p{Ll}\p{Lu})[\p{L}\d_.-]*$/u.test(each))
  )
}
