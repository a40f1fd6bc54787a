/** Events in the order of their times: a binary heap. Events of the same time come in the order in which they were added. */
export class TimeQueue<T> {
  readonly #heap: { readonly at: number; readonly number: number; readonly event: T }[] = []
  #added = 0

  /** The time of the next event; Infinity without one. */
  get next(): number {
    return this.#heap[0]?.at ?? Infinity
  }

  add(at: number, event: T): void {
    const heap = this.#heap
    heap.push({ at, number: this.#added++, event })
    let place = heap.length - 1
    while (place > 0 && this.#isEarlier(place, (place - 1) >> 1)) place = this.#swap(place, (place - 1) >> 1)
  }

  take(): T | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (first === undefined || last === undefined) return undefined
    if (heap.length === 0) return first.event
    heap[0] = last
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      if (left >= heap.length) return first.event
      const earlier = left + 1 < heap.length && this.#isEarlier(left + 1, left) ? left + 1 : left
      if (!this.#isEarlier(earlier, place)) return first.event
      place = this.#swap(place, earlier)
    }
  }

  #isEarlier(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (a === undefined || b === undefined) return false
    return a.at < b.at || (a.at === b.at && a.number < b.number)
  }

  #swap(from: number, to: number): number {
    const [a, b] = [this.#heap[from], this.#heap[to]]
    if (a !== undefined && b !== undefined) [this.#heap[from], this.#heap[to]] = [b, a]
    return to
  }
}
