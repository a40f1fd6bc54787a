/**
 * How the gate compares a table with what is published, before the table replaces or joins it. Without a declaration,
 * it compares each figure, row by row, with the version before.
 */
export interface Comparison {
  /**
   * Figures that are compared by key with the version before; by default, all that come from a source. Give none for a
   * table that only adds up another, or whose key does not outlive its file.
   */
  readonly figures?: readonly string[]
  /**
   * Column by which rows are judged separately, such as a day, a file or a series: one part can be wrong while the
   * others are right.
   */
  readonly each?: string
  /**
   * Figures that hardly move from one month to the next, by the columns of their owner; the mean, if the owner has
   * several rows. `where` selects the rows.
   */
  readonly steady?: { readonly by: readonly string[]; readonly figures: readonly string[]; readonly where?: string }
  /**
   * A figure that is a number of units times a price, such as the NAV of a fund, so that only the price and the flows
   * change it; and `unlike`, a figure of the same size for which this is not true.
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
   * Two figures that could change places unnoticed. `right` is an SQL condition of rows with both in their places,
   * `swapped` one of rows with swapped figures. Most rows fulfil neither.
   */
  readonly places?: readonly {
    readonly figures: readonly [string, string]
    readonly right: string
    readonly swapped: string
  }[]
  /**
   * A number that equals the one of the month before, plus what came in, minus what went out, added up for each owner.
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
