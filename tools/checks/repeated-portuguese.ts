import type { Translations } from '../../schemas/api/language/translations.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { listTranslations } from '../../schemas/service/language/list-translations.ts'

/** Columns of sources with a Portuguese name: two datasets can have the same. */
const NAMES = /^[A-Z][a-z]+$/

/** Finds paragraphs whose Portuguese is written twice: it is found by the whole paragraph, so once is enough for all. */
export function findRepeatedPortuguese(): string | null {
  const repeated = listRepeatedParagraphs(
    listTranslations(),
    datasets.map(({ title }) => title.en),
  )
  if (repeated.length === 0) return null
  const listed = repeated.map((paragraph) => `  ${JSON.stringify(paragraph)}\n`).join('')
  return `These paragraphs have their Portuguese twice. Leave out yours where another dataset has it, or the title of a dataset:\n${listed}`
}

/** Lists the paragraphs that are in more than one of these, or that are a title. */
export function listRepeatedParagraphs(translations: readonly Translations[], titles: readonly string[]): string[] {
  const all = translations
    .flatMap(({ sentences, same = [] }) => [...Object.keys(sentences), ...new Set(same)])
    .filter((text) => !NAMES.test(text))
  return all.filter((text, at) => all.indexOf(text) !== at || titles.includes(text))
}
