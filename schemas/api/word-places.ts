import { TextLines } from './text-lines.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** Words of many texts, each with the places of its texts. They have far fewer letters than the texts. */
export class WordPlaces {
  readonly #words: TextLines
  /** Start of the places of each word among all places. */
  readonly #starts: Uint32Array
  readonly #places: Uint32Array

  /** Takes the text at each place. */
  constructor(size: number, textAt: (place: number) => string) {
    const placesOf = new Map<string, number[]>()
    for (let place = 0; place < size; place++) {
      for (const [word] of textAt(place).matchAll(WORD)) {
        const places = placesOf.get(word)
        if (places === undefined) placesOf.set(word, [place])
        else if (places.at(-1) !== place) places.push(place)
      }
    }
    this.#words = new TextLines([...placesOf.keys()].join('\n'))
    this.#starts = new Uint32Array(placesOf.size + 1)
    this.#places = Uint32Array.from([...placesOf.values()].flat())
    let number = 0
    for (const places of placesOf.values()) {
      this.#starts[number + 1] = (this.#starts[number] ?? 0) + places.length
      number += 1
    }
  }

  /**
   * Grades each text by its best matching word, if that is better than its grade so far: 1 for the word itself, 2 for
   * its beginning, 3 for its letters inside.
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
