import { distance } from 'fastest-levenshtein'
import { foldText } from '../../api/folded-text.ts'

const WORD = /[\p{L}\p{N}]+/gu
/** Only words with a letter are corrected: a mistyped number is another number. */
const HAS_LETTER = /\p{L}/u
const LONGEST = 40

/** Most likely word for a mistyped one. */
export interface Correction {
  readonly word: string
  readonly slips: number
  /** Number of names that have the word. */
  readonly count: number
}

/** Words of all names, for questions with a slip of the hand. */
export class Spelling {
  readonly #words: readonly string[]
  /** Number of names that have each word. */
  readonly #counts: Uint32Array
  /** A bit for each letter of each word: words with too many other letters need no comparison. */
  readonly #letters: Uint32Array
  readonly #joined: string

  constructor(texts: Iterable<string>) {
    const counts = new Map<string, number>()
    for (const text of texts)
      for (const [word] of (foldText(text) ?? '').matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1)
    this.#joined = [...counts.keys()].filter((word) => HAS_LETTER.test(word)).join('\n')
    // Words cut from the texts would keep all texts in memory.
    this.#words = this.#joined === '' ? [] : this.#joined.split('\n')
    this.#counts = Uint32Array.from(this.#words, (word) => counts.get(word) ?? 0)
    this.#letters = Uint32Array.from(this.#words, lettersOf)
  }

  /** True if some name has a word with these folded letters inside. */
  has(word: string): boolean {
    return this.#joined.includes(word)
  }

  /**
   * Finds the known word with the fewest slips, and among equals the word in the most names. Null if no word is near.
   */
  correct(word: string): string | null {
    return this.find(word)?.word ?? null
  }

  /** Finds the same word with the number of its slips and of its names. */
  find(word: string): Correction | null {
    const most = slipsIn(word)
    if (most === 0) return null
    const letters = lettersOf(word)
    let [best, fewest, bestCount] = ['', most + 1, 0]
    this.#words.forEach((known, at) => {
      if (Math.abs(known.length - word.length) > most) return
      if (countBits((this.#letters[at] ?? 0) ^ letters) > most * 2) return
      const [slips, count] = [slipsBetween(word, known), this.#counts[at] ?? 0]
      if (slips < fewest || (slips === fewest && count > bestCount)) [best, fewest, bestCount] = [known, slips, count]
    })
    return fewest > most ? null : { word: best, slips: fewest, count: bestCount }
  }
}

/** Slips that a word may have: with one more, a short word could become any other. */
function slipsIn({ length }: string): number {
  if (length < 4 || length > LONGEST) return 0
  return length < 8 ? 1 : 2
}

/** Counts the slips between two words; two letters that changed places are one slip. */
function slipsBetween(word: string, known: string): number {
  const slips = distance(word, known)
  return slips === 2 && isSwapped(word, known) ? 1 : slips
}

function isSwapped(word: string, known: string): boolean {
  if (word.length !== known.length) return false
  let at = 0
  while (at < word.length && word[at] === known[at]) at += 1
  return word[at] === known[at + 1] && word[at + 1] === known[at] && word.slice(at + 2) === known.slice(at + 2)
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters >>> 0
}

function countBits(bits: number): number {
  let [left, count] = [bits, 0]
  for (; left !== 0; left &= left - 1) count += 1
  return count
}
