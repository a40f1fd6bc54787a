import type { Holder, QuotaLine } from './graph.ts'

/** Way from the root down to a fund. It refers to the way above it, and is written out only if it is shown. */
export class FundPath {
  readonly holder: Holder
  /** Number of funds on the way, including the root and this one. */
  readonly count: number
  /** Number of funds on the way, with a ring of funds that hold each other counted once. */
  readonly levels: number
  readonly #above: FundPath | null
  readonly #line: QuotaLine | null

  private constructor(holder: Holder, above: FundPath | null, line: QuotaLine | null, isSameRing: boolean) {
    this.holder = holder
    this.count = above === null ? 1 : above.count + 1
    this.levels = above === null ? 1 : above.levels + (isSameRing ? 0 : 1)
    this.#above = above
    this.#line = line
  }

  static from(root: Holder): FundPath {
    return new FundPath(root, null, null, false)
  }

  follow(line: QuotaLine, held: Holder, isSameRing: boolean): FundPath {
    return new FundPath(held, this, line, isSameRing)
  }

  passes(held: Holder): boolean {
    for (let way = this as FundPath | null; way !== null; way = way.#above) if (way.holder === held) return true
    return false
  }

  /** CNPJs from the root to this fund. */
  get path(): string[] {
    return this.#above === null ? [this.holder.cnpj] : [...this.#above.path, this.holder.cnpj]
  }

  /** Ids of the followed quota lines; a holder can have several lines of one fund. */
  get followed(): string[] {
    return this.#above === null || this.#line === null ? [] : [...this.#above.followed, this.#line.id]
  }
}
