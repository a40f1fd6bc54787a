/**
 * Languages in which people read: pages, declarations and messages. Names of the API and values of the sources have
 * none.
 */
export const LANGUAGES = ['en', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** A sentence or a word in every language: a missing translation does not compile. */
export type Text = Readonly<Record<Language, string>>

/** Tags for HTML and for the numbers and dates of a browser. */
export const LANGUAGE_TAGS: Text = { en: 'en', pt: 'pt-BR' }

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((each) => each === text)
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'pt' : 'en'
}

/** A name or a figure, which is the same in every language. */
export function sameText(text: string): Text {
  return { en: text, pt: text }
}

/** Puts texts one after another. */
export function joinTexts(texts: readonly Text[], between = ' '): Text {
  const join = (language: Language) => texts.map((text) => text[language]).join(between)
  return { en: join('en'), pt: join('pt') }
}
