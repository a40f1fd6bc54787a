/** The longest part of what a client sent that an error repeats. */
const LONGEST = 40
/** Names that a sentence lists. */
const MOST_LISTED = 20

/** A text of a client as an error may repeat it: cut if it is long, and without invisible characters. */
export function quoted(text: string): string {
  const start = text.slice(0, LONGEST).replaceAll(/[\p{Cc}\p{Cs}]/gu, '\ufffd')
  return text.length > LONGEST ? `${start}…` : start
}

/** Names for a sentence; of many the first, and how many more there are. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).join(', ')
  return names.length > MOST_LISTED ? `${shown} and ${String(names.length - MOST_LISTED)} more` : shown
}
