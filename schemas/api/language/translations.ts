import type { Text } from '../../core/language.ts'

/** Portuguese of texts that are declared in English, by paragraph. */
export interface Translations {
  readonly sentences: Readonly<Record<string, string>>
  /** Texts that are the same in both languages, such as columns of a source that has Portuguese names. */
  readonly same?: readonly string[]
  /** Short headings, in both languages, of columns whose names no other dataset has. */
  readonly labels?: Readonly<Record<string, Text>>
}

export function defineTranslations(translations: Translations): Translations {
  return translations
}
