import { datasets } from '../../registry.gen.ts'
import type { Language } from './language.ts'
import { makeMemory } from './memory.ts'
import { listTranslations } from './list-translations.ts'
import { listSentences, mapSentences } from './sentences.ts'

/** The titles have their Portuguese in the declaration of the dataset, which the pages need too. */
const titles = Object.fromEntries(datasets.map(({ title, titlePt }) => [title, titlePt]))
const translations = listTranslations()
const remember = makeMemory(
  [titles, ...translations.map(({ sentences }) => sentences)],
  translations.flatMap(({ same = [] }) => same),
)

/** Gives a declared English text in a language. A sentence without Portuguese stays English: `listUntranslated` names it. */
export function translate(language: Language, text: string): string {
  return language === 'en' ? text : mapSentences(text, (sentence) => remember(sentence) ?? sentence)
}

/** Lists the sentences of a declared text that have no Portuguese. */
export function listUntranslated(text: string): string[] {
  return listSentences(text).filter((sentence) => remember(sentence) === null)
}
