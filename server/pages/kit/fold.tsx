import type { Language } from '../../../schemas/core/language.ts'
import { figuresOf } from './figures.ts'
import type { Html, HtmlValue } from './jsx-runtime.ts'

/**
 * Folds what a phone shows when its reader asks for it. A wide screen shows it as if nothing were folded, and an address
 * that names a place inside opens it.
 */
export function foldOnPhones(summary: HtmlValue, content: HtmlValue): Html {
  return (
    <details class="open-where-wide">
      <summary>{summary}</summary>
      {content}
    </details>
  )
}

/** Says how many more there are behind a fold. */
export function sayMore(language: Language, count: number): string {
  const number = figuresOf(language).number(String(count))
  return { en: `${number} more`, pt: `mais ${number}` }[language]
}
