/** The asset that a code names. */
export interface FoundAsset {
  /** The name that it goes by in the month; that of a paper is its own. */
  readonly asset_id: string
  /** The name that its lines are added up by: of papers that are joined in the month, that of their group. */
  readonly groupId: string
  /** What joins these papers; "" for an asset alone. */
  readonly groupBasis: string
  readonly kind: string
  /** The names that lines of the month can give it: its own, and those that a link of the month leads to it. */
  readonly ids: readonly string[]
  readonly ticker: string | null
  readonly isin: string | null
  /** The numbers by which lines can name a fund; none for anything else. */
  readonly cnpjs: readonly string[]
  /** The code of a subclass. */
  readonly subclass: string | null
}
