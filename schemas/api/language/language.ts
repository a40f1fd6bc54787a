/** The languages in which people read: pages, declarations and messages. Names of the API and values of the sources have none. */
export const LANGUAGES = ['en', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** A sentence or a word in every language: a missing translation does not compile. */
export type Text = Readonly<Record<Language, string>>

/** The tag of a language for HTML, and for what browsers know of its numbers and dates. */
export const LANGUAGE_TAGS: Text = { en: 'en', pt: 'pt-BR' }

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((each) => each === text)
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'pt' : 'en'
}
