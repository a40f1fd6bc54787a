import { labelOf } from '../language/labels.ts'
import type { Language } from '../../core/language.ts'
import { translate } from '../language/translate.ts'
import type { CatalogueEntry, CatalogueSummary } from './output.ts'

/** Puts the sentences of a dataset in the list into a language; the rest stays. */
export function translateSummary<S extends CatalogueSummary>(language: Language, summary: S): S {
  const say = (text: string) => translate(language, text)
  const { title, publisher, description, licence, terms, attribution, cadence, revisions } = summary
  return {
    ...summary,
    title: say(title),
    publisher: say(publisher),
    description: say(description),
    licence: say(licence),
    terms: { ...terms, text: terms.text === null ? null : say(terms.text) },
    attribution: say(attribution),
    cadence: say(cadence),
    revisions: say(revisions),
  }
}

/** Puts all sentences and headings of a dataset into a language. */
export function translateEntry(language: Language, entry: CatalogueEntry): CatalogueEntry {
  const say = (text: string) => translate(language, text)
  return {
    ...translateSummary(language, entry),
    caveats: entry.caveats.map(say),
    sources: entry.sources.map((source) => ({ ...source, requested: say(source.requested) })),
    tables: entry.tables.map((table) => ({
      ...table,
      description: say(table.description),
      fields: table.fields.map((field) => ({
        ...field,
        label: labelOf(field.name)?.[language] ?? field.label,
        unit: field.unit === null ? null : say(field.unit),
        source: say(field.source),
        description: say(field.description),
      })),
    })),
    endpoints: entry.endpoints.map(({ path, summary }) => ({ path, summary: say(summary) })),
  }
}
