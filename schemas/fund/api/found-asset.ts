export interface FoundAsset {
  /** Name of the asset in the month; a paper of a group keeps its own name. */
  readonly asset_id: string
  /** Name under which its lines are added up: joined papers of the month have the name of their group. */
  readonly groupId: string
  /** Reason that joins the papers of the group; "" for a single asset. */
  readonly groupBasis: string
  readonly kind: string
  /** Possible names in lines of the month: its own, and names that links of the month lead to it. */
  readonly ids: readonly string[]
  readonly ticker: string | null
  readonly isin: string | null
  /** Possible numbers of a fund in lines; empty for any other asset. */
  readonly cnpjs: readonly string[]
  readonly subclass: string | null
}
