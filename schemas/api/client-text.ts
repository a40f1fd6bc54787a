import type { Text } from '../core/language.ts'

/** Characters of a client's text that an error repeats. */
const LONGEST = 40
/** Names that a sentence lists. */
const MOST_LISTED = 16

/** A text of a client as an error may repeat it: cut if it is long, and without invisible characters. */
export function quoted(text: string): string {
  const start = text.slice(0, LONGEST).replaceAll(/[\p{Cc}\p{Cs}]/gu, '\ufffd')
  return text.length > LONGEST ? `${start}…` : start
}

/** Names for a sentence; of many the first, and how many more there are. */
export function listed(names: readonly string[]): Text {
  const shown = names.slice(0, MOST_LISTED).join(', ')
  const more = names.length - MOST_LISTED
  return more <= 0
    ? { en: shown, pt: shown }
    : { en: `${shown} and ${String(more)} more`, pt: `${shown} e mais ${String(more)}` }
}
