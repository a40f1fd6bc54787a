import { distance } from 'fastest-levenshtein'

/** Longer words are no slip of the hand, and comparing them would cost. */
const LONGEST = 40

/** Finds the word that was meant, where one is near enough to be a slip of the hand; else null. */
export function nearest(word: string, known: readonly string[]): string | null {
  const written = foldWord(word)
  if (written === '' || word.length > LONGEST) return null
  const [best] = known
    .map((name) => ({ name, slips: distance(written, foldWord(name)) }))
    .filter(({ name, slips }) => slips <= slipsIn(name) && slips < name.length)
    .sort((a, b) => a.slips - b.slips)
  return best?.name ?? null
}

/** Two letters that changed places count as two; in a short word that would make any other of it. */
function slipsIn({ length }: string): number {
  return length < 5 ? 1 : Math.max(2, Math.floor(length / 3))
}

/** Case and the sign between two words are no slips: `pageSize` and `page-size` are `page_size`. */
function foldWord(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
