import type { WalkStop } from './walk.ts'

/** Leaves of a stop from `from` up to, but without, `to`. */
export interface Picked {
  readonly stop: WalkStop
  readonly from: number
  readonly to: number
}

/** Keeps only the leaves of a page from a walk, stop by stop. */
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
