import { distance } from 'fastest-levenshtein'

/** Longer words are not slips of the hand, and comparing them would take time. */
const LONGEST = 40

/** Finds the word that was meant; null if no word is near enough to be a slip of the hand. */
export function nearest(word: string, known: readonly string[]): string | null {
  const written = foldWord(word)
  if (written === '' || word.length > LONGEST) return null
  const [best] = known
    .map((name) => ({ name, slips: distance(written, foldWord(name)) }))
    .filter(({ name, slips }) => slips <= slipsIn(name) && slips < name.length)
    .sort((a, b) => a.slips - b.slips)
  return best?.name ?? null
}

/**
 * Tells how many slips a word may have. Two swapped letters count as two slips; in a short word, two would allow any
 * other word.
 */
function slipsIn({ length }: string): number {
  return length < 5 ? 1 : Math.max(2, Math.floor(length / 3))
}

/** Drops what counts as no slip, case and the sign between two words: `pageSize` and `page-size` are `page_size`. */
function foldWord(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
