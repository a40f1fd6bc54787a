import type { WalkStop } from './walk.ts'

/** Leaves `from` to `to`, the latter not included, of those at a stop. */
export interface Picked {
  readonly stop: WalkStop
  readonly from: number
  readonly to: number
}

/** Keeps of a walk, stop by stop, what a page shows, and nothing else. */
export class PagePicker {
  readonly picked: Picked[] = []
  readonly #start: number
  readonly #end: number
  #passed = 0

  constructor({ page, page_size }: { readonly page: number; readonly page_size: number }) {
    this.#start = page * page_size
    this.#end = this.#start + page_size
  }

  add(stop: WalkStop): void {
    const from = Math.max(this.#start - this.#passed, 0)
    const to = Math.min(this.#end - this.#passed, stop.leafCount)
    if (from < to) this.picked.push({ stop, from, to })
    this.#passed += stop.leafCount
  }
}
