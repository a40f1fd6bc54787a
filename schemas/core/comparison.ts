/**
 * What the gate compares of a table with what is published, before it replaces or joins it. Without a declaration it
 * compares each figure of the table, row by row, with the version before.
 */
export interface Comparison {
  /**
   * Figures that are compared by key with the version before: if not given, all that a source has; none of a table that
   * only adds up another, or whose key does not outlive its file.
   */
  readonly figures?: readonly string[]
  /** Rows are judged apart by this column: a day, a file, a series. One of them can be wrong while the others are right. */
  readonly each?: string
  /**
   * Figures that hardly move from one month to the next, by what names their owner; the mean where it has several rows.
   * `where` says which rows are meant.
   */
  readonly steady?: { readonly by: readonly string[]; readonly figures: readonly string[]; readonly where?: string }
  /**
   * A figure that is a number of units times a price, such as the NAV of a fund, which only its flows change besides the
   * price; and `unlike`, a figure of the same size of which that is not true.
   */
  readonly units?: {
    readonly by: readonly string[]
    readonly day: string
    readonly figure: string
    readonly unlike: string
    readonly price: string
    readonly inflow: string
    readonly outflow: string
  }
  /**
   * Two figures that could change places unseen, and what of a row shows it: `right` is an SQL condition that rows fulfil
   * where the two are in their places, and `swapped` the same of rows where they are not. Most rows fulfil neither.
   */
  readonly places?: readonly {
    readonly figures: readonly [string, string]
    readonly right: string
    readonly swapped: string
  }[]
  /**
   * A number of things that is the one of the month before with what came in and without what went out, summed by what
   * names its owner.
   */
  readonly stock?: {
    readonly by: readonly string[]
    readonly figure: string
    readonly inflow: string
    readonly outflow: string
  }
  /** Columns that belong together, such as a CNPJ and its name. */
  readonly pairs?: readonly (readonly [known: string, belongs: string])[]
}
