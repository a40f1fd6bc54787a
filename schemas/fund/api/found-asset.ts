export interface FoundAsset {
  /** Its name in the month; a paper keeps its own. */
  readonly asset_id: string
  /** Its lines are added up by this name: papers that are joined in the month have the name of their group. */
  readonly groupId: string
  /** Reason that joins these papers; "" for an asset alone. */
  readonly groupBasis: string
  readonly kind: string
  /** Names that lines of the month can give it: its own, and those that a link of the month leads to it. */
  readonly ids: readonly string[]
  readonly ticker: string | null
  readonly isin: string | null
  /** Numbers by which lines can name a fund; none for anything else. */
  readonly cnpjs: readonly string[]
  readonly subclass: string | null
}
