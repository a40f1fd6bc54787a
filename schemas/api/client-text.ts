import type { Text } from '../core/language.ts'

/** An error repeats this many characters of a client's text. */
const LONGEST = 40
/** A sentence lists this many names. */
const MOST_LISTED = 16

/** Prepares a client's text for an error: cut if it is long, and without invisible characters. */
export function quoted(text: string): string {
  const start = text.slice(0, LONGEST).replaceAll(/[\p{Cc}\p{Cs}]/gu, '\ufffd')
  return text.length > LONGEST ? `${start}…` : start
}

/** Lists names in a sentence; if there are many, the first ones and the number of the others. */
export function listed(names: readonly string[]): Text {
  const shown = names.slice(0, MOST_LISTED).join(', ')
  const more = names.length - MOST_LISTED
  return more <= 0
    ? { en: shown, pt: shown }
    : { en: `${shown} and ${String(more)} more`, pt: `${shown} e mais ${String(more)}` }
}
