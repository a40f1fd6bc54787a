import { foldText, hasSigns, rankMatch, spaceWords } from './folded-text.ts'
import type { TextLines } from './text-lines.ts'
import { WordPlaces } from './word-places.ts'

/** A question in the form that an index of names takes. */
export interface FoldedQuestion {
  /** Whole question, folded like a name. */
  readonly folded: string
  readonly words: readonly string[]
  readonly hasSigns: boolean
}

/** Folds a question; null if only DuckDB knows how. */
export function foldQuestion(text: string): FoldedQuestion | null {
  const folded = foldText(text)
  return folded === null ? null : { folded, words: folded.split(' '), hasSigns: hasSigns(folded) }
}

/** Folded names of many things, each perhaps followed by its code, for searches without a query. */
export class NameIndex {
  readonly names: TextLines
  readonly #codeLengths: (place: number) => number
  readonly #words: WordPlaces
  readonly #wordsOfCodes: WordPlaces

  /** `codeLengths` gives the length of the code at the end of a name: a search finds its letters, but not as words. */
  constructor(names: TextLines, codeLengths: (place: number) => number = () => 0) {
    this.names = names
    this.#codeLengths = codeLengths
    this.#words = new WordPlaces(names.size, (place) => this.#nameAt(place))
    this.#wordsOfCodes = new WordPlaces(names.size, (place) => names.at(place).slice(-codeLengths(place) || Infinity))
  }

  /**
   * Ranks how well each name matches the words of a question, as the macro `match_rank` does: 1 all are whole words, 2
   * all begin words, 3 some are inside words; 0 if the name lacks a word.
   */
  rank(question: FoldedQuestion): Uint8Array {
    if (question.hasSigns) return this.#rankBySigns(question)
    const [first = '', ...others] = question.words
    const ranks = this.#gradeWord(first)
    for (const word of others) {
      const grades = this.#gradeWord(word)
      grades.forEach((grade, place) => {
        const rank = ranks[place] ?? 0
        ranks[place] = rank === 0 || grade === 0 ? 0 : Math.max(rank, grade)
      })
    }
    return ranks
  }

  #gradeWord(word: string): Uint8Array {
    const grades = new Uint8Array(this.names.size)
    this.#words.grade(word, grades)
    this.#wordsOfCodes.grade(word, grades, 3)
    return grades
  }

  /** Reads the names themselves, because no list of words has signs. */
  #rankBySigns({ words }: FoldedQuestion): Uint8Array {
    const ranks = new Uint8Array(this.names.size)
    const spaced = words.map(spaceWords)
    // The longest word is in the fewest names.
    const [longest = '', ...others] = [...words].sort((a, b) => b.length - a.length)
    for (const place of this.names.find(longest)) {
      const name = this.names.at(place)
      if (!others.every((word) => name.includes(word))) continue
      ranks[place] = spaced.includes('  ') ? 3 : rankMatch(spaced, spaceWords(this.#nameAt(place)))
    }
    return ranks
  }

  /** Reads a name without the code after it. */
  #nameAt(place: number): string {
    return this.names.at(place).slice(0, this.names.lengthAt(place) - this.#codeLengths(place))
  }
}

/** Keeps the first things of a search by how well they match; 0 is best. Equal matches stay in their order. */
export class BestMatches {
  readonly #byMatch: number[][]
  readonly #limit: number

  constructor(matches: number, limit: number) {
    this.#byMatch = Array.from({ length: matches }, () => [])
    this.#limit = limit
  }

  add(place: number, match: number): void {
    const list = this.#byMatch[match]
    if (list !== undefined && list.length < this.#limit) list.push(place)
  }

  list(): number[] {
    return this.#byMatch.flat().slice(0, this.#limit)
  }
}
