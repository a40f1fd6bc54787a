import { TextLines } from './text-lines.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** The words of many texts, each with the places of the texts that have it: far fewer letters than those of the texts. */
export class WordPlaces {
  readonly #words: TextLines
  /** Where the places of each word begin among those of all. */
  readonly #starts: Uint32Array
  readonly #places: Uint32Array

  /** Takes the text at each place. */
  constructor(size: number, textAt: (place: number) => string) {
    const numbers = new Map<string, number>()
    const pairs: number[] = []
    for (let place = 0; place < size; place++) {
      for (const [word] of textAt(place).matchAll(WORD)) {
        const number = numbers.get(word) ?? numbers.size
        numbers.set(word, number)
        pairs.push(number, place)
      }
    }
    this.#words = new TextLines([...numbers.keys()].join('\n'))
    this.#starts = new Uint32Array(numbers.size + 1)
    for (let at = 0; at < pairs.length; at += 2) this.#starts[(pairs[at] ?? 0) + 1]! += 1
    for (let at = 1; at < this.#starts.length; at++) this.#starts[at]! += this.#starts[at - 1]!
    this.#places = new Uint32Array(pairs.length / 2)
    const next = this.#starts.slice()
    for (let at = 0; at < pairs.length; at += 2) this.#places[next[pairs[at]!]!++] = pairs[at + 1]!
  }

  /**
   * Grades each text by how well its best word matches, where that is better than its grade so far: 1 where it is that
   * word, 2 where it begins so, 3 where it has the letters inside.
   */
  grade(word: string, grades: Uint8Array, best: 1 | 3 = 1): void {
    for (const found of this.#words.find(word)) {
      const own = this.#words.begins(found, word) ? (this.#words.lengthAt(found) === word.length ? 1 : 2) : 3
      const grade = Math.max(own, best)
      const end = this.#starts[found + 1] ?? 0
      for (let at = this.#starts[found] ?? 0; at < end; at++) {
        const place = this.#places[at] ?? 0
        const before = grades[place] ?? 0
        if (before === 0 || before > grade) grades[place] = grade
      }
    }
  }
}
