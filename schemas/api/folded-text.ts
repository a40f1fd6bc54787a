/** Characters that are folded here one by one, with the same result as by DuckDB's `folded_text`. */
const FOLDABLE = /^[\0-\u02ff\u2000-\u206f]*$/

/**
 * Folds a text as the macro `folded_text` does: without accents and case. Null if it has characters that could differ.
 */
export function foldText(text: string): string | null {
  if (!FOLDABLE.test(text)) return null
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase()
}

/** Writes the words of a folded text as the macro `spaced_words` does. */
export function spaceWords(folded: string): string {
  return ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').replaceAll(/^ | $/g, '')} `
}

/** True if a folded text has anything but letters, digits and spaces. */
export function hasSigns(folded: string): boolean {
  return /[^\p{L}\p{N} ]/u.test(folded)
}

/** Ranks how well spaced words match those of a question, which are spaced too, as the macro `match_rank` does. */
export function rankMatch(words: readonly string[], spaced: string): 1 | 2 | 3 {
  if (words.includes('  ')) return 3
  if (words.every((word) => spaced.includes(word))) return 1
  return words.every((word) => spaced.includes(word.trimEnd())) ? 2 : 3
}
