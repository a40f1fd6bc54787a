/** Many short texts, one after another in one long text that a search passes over once. */
export class TextLines {
  readonly #text: string
  /** Start of each line; the last entry is after the end. */
  readonly #starts: Uint32Array

  /** Takes texts that line ends separate; no text contains one. */
  constructor(lines: string) {
    this.#text = `\n${lines}\n`
    const starts: number[] = []
    for (let at = 0; at >= 0; at = this.#text.indexOf('\n', at + 1)) starts.push(at + 1)
    this.#starts = Uint32Array.from(starts)
  }

  /** All texts, with line ends between and around them. */
  get text(): string {
    return this.#text
  }

  get size(): number {
    return this.#starts.length - 1
  }

  at(place: number): string {
    return this.#text.slice(this.#starts[place], this.#endOf(place))
  }

  lengthAt(place: number): number {
    return this.#endOf(place) - (this.#starts[place] ?? 0)
  }

  /** True if the line at a place begins with this text. */
  begins(place: number, text: string): boolean {
    return this.#text.startsWith(text, this.#starts[place])
  }

  /** Finds the places of the lines that contain a piece. */
  find(piece: string): number[] {
    const found: number[] = []
    let place = 0
    for (let at = this.#text.indexOf(piece, 1); at >= 0; at = this.#text.indexOf(piece, this.#starts[place])) {
      place = this.#placeOf(at, place)
      if (place >= this.size) break
      found.push(place)
      place += 1
    }
    return found
  }

  /** Finds the places of the lines that equal a text. */
  findSame(text: string): number[] {
    const found: number[] = []
    const line = `\n${text}\n`
    for (let at = this.#text.indexOf(line); at >= 0; at = this.#text.indexOf(line, at + 1))
      found.push(this.#placeOf(at + 1, found.at(-1) ?? 0))
    return found
  }

  #endOf(place: number): number {
    return (this.#starts[place + 1] ?? 0) - 1
  }

  /** Finds the line of a position, at this place or after it. */
  #placeOf(position: number, from: number): number {
    let [low, high] = [from, this.size]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= position) low = middle
      else high = middle
    }
    return low
  }
}
