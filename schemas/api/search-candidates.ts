import { foldText } from './folded-text.ts'
import { startOfCnpj } from './start-of-cnpj.ts'
import { TextLines } from './text-lines.ts'

/** Names and codes that find a thing. */
interface Named {
  readonly text: string
  readonly codes: readonly string[]
}

/** All things of a kind in memory. Their texts form one text, over which a search passes once. */
export class SearchCandidates<T extends Named> {
  readonly #things: readonly T[]
  /** Folded texts and codes; a line is empty if only DuckDB knows how to fold it. */
  readonly #lines: TextLines
  readonly #notFolded: readonly number[]

  constructor(things: readonly T[]) {
    this.#things = things
    const folded = things.map(({ text, codes }) => foldText([text, ...codes].join(' ')))
    this.#lines = new TextLines(folded.map((line) => (line ?? '').replaceAll('\n', ' ')).join('\n'))
    this.#notFolded = folded.flatMap((line, place) => (line === null ? place : []))
  }

  /** Lists, in their order, the things that have the longest word of a question, and perhaps others. */
  find(words: readonly string[]): readonly T[] {
    // Texts have numbers without a mask.
    const asked = words.length === 1 ? [startOfCnpj(words[0] ?? '') ?? words[0] ?? ''] : words
    const longest = asked
      .map(foldText)
      .reduce((one, each) => (one === null || each === null ? null : one.length < each.length ? each : one), '')
    if (longest === null || longest === '' || this.#things.length === 0) return this.#things
    const places = [...this.#lines.find(longest), ...this.#notFolded].sort((a, b) => a - b)
    return places.flatMap((place) => this.#things[place] ?? [])
  }
}
