// Generated from the `output` of the endpoints by `make gen`: do not edit.
import type { ExactNumber } from '../../../schemas/core/exact-number.ts'

/** A number of an answer: exact where a query gives it, plain where code counts. */
export type AnsweredNumber = number | ExactNumber

export type Fund = {
  readonly id: string
  readonly cvm_id: string
  readonly cvm_code: string
  readonly cnpj: string
  readonly type: "fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other"
  readonly status: "normal" | "pre_operational" | "under_review" | "suspended" | "liquidation" | "merged" | "cancelled" | "unknown"
  readonly status_date: string | null
  readonly registration_date: string | null
  readonly creation_date: string | null
  readonly exercise_date: string | null
  readonly exercise_end_date: string | null
  readonly cancelation_date: string | null
  readonly updated_at: string
  readonly name: string
  readonly rcvm175: {
    readonly is_compliant: boolean | null
    readonly compliance_date: string | null
  }
  readonly nav_value_reported: AnsweredNumber | null
  readonly nav_value_reported_reference_date: AnsweredNumber | null
  readonly integrants: readonly {
    readonly type: "administrator" | "manager" | "auditor" | "custodian" | "controller" | "director"
    readonly name: string
    readonly document: string
    readonly document_type: "CNPJ" | "CPF" | ""
    readonly basis?: "own_report"
    readonly source?: RowSource
  }[]
  readonly total_portfolio_value: AnsweredNumber | null
  readonly total_portfolio_value_reference_date: string | null
}

export type RowSource = {
  readonly file: string
  readonly member: string
  readonly line: AnsweredNumber
  readonly sha256: string
}

export type PortfolioItem = {
  readonly id: string
  readonly application_type: string
  readonly asset_type: string
  readonly related_issuer: boolean
  readonly business_type: string
  readonly sales_quantity: AnsweredNumber
  readonly sales_value: AnsweredNumber
  readonly purchases_quantity: AnsweredNumber
  readonly purchases_value: AnsweredNumber
  readonly final_position_quantity: AnsweredNumber
  readonly final_position_value: AnsweredNumber | null
  readonly final_position_cost: AnsweredNumber | null
  readonly confidentiality_deadline: string | null
  readonly portfolio_share_percent: AnsweredNumber | null
  readonly metainfo: {
    readonly block: string
    readonly category: string
    readonly is_investment: boolean
    readonly confidential?: true
    readonly aggregated?: true
    readonly side?: string
    readonly filed_value?: AnsweredNumber
    readonly document_id?: string
    readonly report_item?: string
    readonly segment?: string
    readonly live_series?: AnsweredNumber
    readonly report_date?: string
    readonly report_age_months?: AnsweredNumber
    readonly terms?: RegisterTerms
    readonly mark_price?: AnsweredNumber
    readonly mark_date?: string
    readonly mark_difference_percent?: AnsweredNumber
    readonly bond_type?: string
    readonly isin?: string
    readonly selic_code?: string
    readonly issue_date?: string
    readonly maturity_date?: string
    readonly fund_cnpj?: string
    readonly fund_name?: string
    readonly subclass_id?: string
    readonly swap_code?: string
    readonly swap_description?: string
    readonly asset_code?: string
    readonly asset_description?: string
    readonly start_date?: string
    readonly end_date?: string
    readonly issuer_cnpj?: string
    readonly issuer_person_type?: string
    readonly issuer_document?: string
    readonly issuer_name?: string
    readonly floating?: boolean
    readonly indexer_code?: string
    readonly indexer_description?: string
    readonly indexer_percent?: AnsweredNumber
    readonly spread_percent?: AnsweredNumber
    readonly fixed_rate_percent?: AnsweredNumber
    readonly rated?: boolean
    readonly rating_agency?: string
    readonly rating_date?: string
    readonly rating?: string
    readonly cetip_registered?: boolean
    readonly guaranteed?: boolean
    readonly coobligor_cnpj?: string
    readonly collective?: boolean
    readonly collective_managed?: boolean
    readonly country_code?: string
    readonly country?: string
    readonly market_code?: string
    readonly market?: string
    readonly foreign_description?: string
    readonly foreign_quantity?: AnsweredNumber
    readonly foreign_value?: AnsweredNumber
    readonly asset_id?: string
    readonly asset_kind?: string
    readonly asset_id_basis?: string
    readonly asset_id_rule?: string
    readonly position?: string
    readonly collateral_asset_id?: string
  }
  readonly source?: RowSource
}

export type RegisterTerms = {
  readonly code: string
  readonly issuer_cnpj: string | null
  readonly issuer_name: string | null
  readonly isin: string | null
  readonly maturity_date: string | null
  readonly index: string | null
  readonly index_percent: AnsweredNumber | null
  readonly rate: AnsweredNumber | null
  readonly basis: "filed" | "derived"
  readonly source: "debenture"
  readonly date: string | null
}

export type Reconciliation = {
  readonly nav_source: ("nav_file" | "inline" | "structured_report" | "daily_report" | "register") | null
  readonly grade: "exact" | "ok" | "warn" | "fail" | "unknown"
  readonly residual_value: AnsweredNumber | null
  readonly note: string | null
}

export type LookThroughLeaf = {
  readonly id: string
  readonly application_type: string
  readonly asset_type: string
  readonly related_issuer: boolean
  readonly business_type: string
  readonly sales_quantity: AnsweredNumber
  readonly sales_value: AnsweredNumber
  readonly purchases_quantity: AnsweredNumber
  readonly purchases_value: AnsweredNumber
  readonly final_position_quantity: AnsweredNumber
  readonly final_position_value: AnsweredNumber | null
  readonly final_position_cost: AnsweredNumber | null
  readonly confidentiality_deadline: string | null
  readonly portfolio_share_percent: AnsweredNumber | null
  readonly metainfo: {
    readonly block: string
    readonly category: string
    readonly is_investment: boolean
    readonly confidential?: true
    readonly aggregated?: true
    readonly side?: string
    readonly filed_value?: AnsweredNumber
    readonly document_id?: string
    readonly report_item?: string
    readonly segment?: string
    readonly live_series?: AnsweredNumber
    readonly report_date?: string
    readonly report_age_months?: AnsweredNumber
    readonly terms?: RegisterTerms
    readonly mark_price?: AnsweredNumber
    readonly mark_date?: string
    readonly mark_difference_percent?: AnsweredNumber
    readonly bond_type?: string
    readonly isin?: string
    readonly selic_code?: string
    readonly issue_date?: string
    readonly maturity_date?: string
    readonly fund_cnpj?: string
    readonly fund_name?: string
    readonly subclass_id?: string
    readonly swap_code?: string
    readonly swap_description?: string
    readonly asset_code?: string
    readonly asset_description?: string
    readonly start_date?: string
    readonly end_date?: string
    readonly issuer_cnpj?: string
    readonly issuer_person_type?: string
    readonly issuer_document?: string
    readonly issuer_name?: string
    readonly floating?: boolean
    readonly indexer_code?: string
    readonly indexer_description?: string
    readonly indexer_percent?: AnsweredNumber
    readonly spread_percent?: AnsweredNumber
    readonly fixed_rate_percent?: AnsweredNumber
    readonly rated?: boolean
    readonly rating_agency?: string
    readonly rating_date?: string
    readonly rating?: string
    readonly cetip_registered?: boolean
    readonly guaranteed?: boolean
    readonly coobligor_cnpj?: string
    readonly collective?: boolean
    readonly collective_managed?: boolean
    readonly country_code?: string
    readonly country?: string
    readonly market_code?: string
    readonly market?: string
    readonly foreign_description?: string
    readonly foreign_quantity?: AnsweredNumber
    readonly foreign_value?: AnsweredNumber
    readonly asset_id?: string
    readonly asset_kind?: string
    readonly asset_id_basis?: string
    readonly asset_id_rule?: string
    readonly position?: string
    readonly collateral_asset_id?: string
  }
  readonly depth: AnsweredNumber
  readonly path: readonly string[]
  readonly resolution: "direct" | "foreign" | "confidential" | "not_filed" | "cycle" | "nav_missing" | "unreconciled" | "stale" | "ratio_anomaly" | "depth_limit" | "below_threshold" | "reconciliation"
  readonly report_source: "cda" | "fidc_month" | "fii_month" | "fii_quarter"
  readonly source_period: string
  readonly age_months: AnsweredNumber
  readonly is_approximate: boolean
  readonly source?: RowSource
}

export type LookThroughAsset = {
  readonly asset_id: string | null
  readonly asset_kind: string
  readonly asset_id_basis: string
  readonly asset_id_rule: string
  readonly asset_group_id: string | null
  readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept"
  readonly position: string
  readonly collateral_asset_id: string | null
  readonly application_type: string
  readonly asset_type: string
  readonly name: string
  readonly quantity: AnsweredNumber
  readonly value: AnsweredNumber
  readonly share_percent: AnsweredNumber | null
  readonly paths: AnsweredNumber
  readonly metainfo: {
    readonly block: string
    readonly category: string
    readonly is_investment: boolean
    readonly confidential?: true
    readonly aggregated?: true
    readonly side?: string
    readonly filed_value?: AnsweredNumber
    readonly document_id?: string
    readonly report_item?: string
    readonly segment?: string
    readonly live_series?: AnsweredNumber
    readonly report_date?: string
    readonly report_age_months?: AnsweredNumber
    readonly terms?: RegisterTerms
    readonly mark_price?: AnsweredNumber
    readonly mark_date?: string
    readonly mark_difference_percent?: AnsweredNumber
    readonly bond_type?: string
    readonly isin?: string
    readonly selic_code?: string
    readonly issue_date?: string
    readonly maturity_date?: string
    readonly fund_cnpj?: string
    readonly fund_name?: string
    readonly subclass_id?: string
    readonly swap_code?: string
    readonly swap_description?: string
    readonly asset_code?: string
    readonly asset_description?: string
    readonly start_date?: string
    readonly end_date?: string
    readonly issuer_cnpj?: string
    readonly issuer_person_type?: string
    readonly issuer_document?: string
    readonly issuer_name?: string
    readonly floating?: boolean
    readonly indexer_code?: string
    readonly indexer_description?: string
    readonly indexer_percent?: AnsweredNumber
    readonly spread_percent?: AnsweredNumber
    readonly fixed_rate_percent?: AnsweredNumber
    readonly rated?: boolean
    readonly rating_agency?: string
    readonly rating_date?: string
    readonly rating?: string
    readonly cetip_registered?: boolean
    readonly guaranteed?: boolean
    readonly coobligor_cnpj?: string
    readonly collective?: boolean
    readonly collective_managed?: boolean
    readonly country_code?: string
    readonly country?: string
    readonly market_code?: string
    readonly market?: string
    readonly foreign_description?: string
    readonly foreign_quantity?: AnsweredNumber
    readonly foreign_value?: AnsweredNumber
    readonly asset_id?: string
    readonly asset_kind?: string
    readonly asset_id_basis?: string
    readonly asset_id_rule?: string
    readonly position?: string
    readonly collateral_asset_id?: string
  }
}

export type LookThroughCoverage = {
  readonly expanded_value: AnsweredNumber
  readonly unexpanded_value: {
    readonly foreign: AnsweredNumber
    readonly confidential: AnsweredNumber
    readonly not_filed: AnsweredNumber
    readonly cycle: AnsweredNumber
    readonly nav_missing: AnsweredNumber
    readonly unreconciled: AnsweredNumber
    readonly stale: AnsweredNumber
    readonly ratio_anomaly: AnsweredNumber
    readonly depth_limit: AnsweredNumber
    readonly below_threshold: AnsweredNumber
    readonly reconciliation: AnsweredNumber
  }
  readonly coverage_percent: AnsweredNumber | null
  readonly depth_reached: AnsweredNumber
  readonly funds_visited: AnsweredNumber
  readonly min_share_percent?: AnsweredNumber
  readonly identified_percent?: AnsweredNumber | null
  readonly derived_percent?: AnsweredNumber | null
  readonly no_asset_percent?: AnsweredNumber | null
}

export type FundName = {
  readonly cnpj: string
  readonly name: string
}

export type ListedAsset = {
  readonly asset_id: string
  readonly kind: string
  readonly name: string
  readonly ticker: string
  readonly isin: string
  readonly cnpj: string
  readonly maturity_date: string | null
  readonly holders: AnsweredNumber | null
  readonly value: AnsweredNumber | null
  readonly first_month: string | null
  readonly last_month: string | null
  readonly seen_holders: AnsweredNumber
  readonly seen_value: AnsweredNumber
  readonly missing_members: string
  readonly terms?: RegisterTerms | null
}

export type Asset = {
  readonly asset_id: string
  readonly kind: string
  readonly name: string
  readonly ticker: string
  readonly isin: string
  readonly cnpj: string
  readonly maturity_date: string | null
  readonly asset_group_id: string
  readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept"
  readonly selic_code: string
  readonly first_month: string | null
  readonly last_month: string | null
  readonly first_quoted: string | null
  readonly last_quoted: string | null
  readonly names: readonly string[]
  readonly tickers: readonly AssetTicker[]
  readonly filed_as: readonly FiledAssetName[]
  readonly links: readonly AssetLink[]
  readonly holders: AnsweredNumber | null
  readonly value: AnsweredNumber | null
  readonly seen_holders: AnsweredNumber
  readonly seen_value: AnsweredNumber
  readonly missing_members: string
  readonly holders_path: string
  readonly terms?: RegisterTerms | null
}

export type AssetTicker = {
  readonly ticker: string
  readonly first_day: string
  readonly last_day: string
}

export type FiledAssetName = {
  readonly asset_id: string
  readonly kind: string
  readonly names: readonly string[]
  readonly first_month: string | null
  readonly last_month: string | null
  readonly first_quoted: string | null
  readonly last_quoted: string | null
}

export type AssetLink = {
  readonly from_id: string
  readonly to_id: string
  readonly valid_from: string
  readonly valid_to: string
  readonly rule: string
  readonly source: string
}

export type AssetHolder = {
  readonly cnpj: string
  readonly name: string
  readonly quantity: AnsweredNumber
  readonly value: AnsweredNumber
  readonly share_percent: AnsweredNumber | null
  readonly position: "owned" | "borrowed" | "repo_collateral" | "option" | "future" | "forward"
  readonly contract?: string | null
  readonly oldest_report_date: string | null
  readonly direct_value?: AnsweredNumber
  readonly indirect_value?: AnsweredNumber
  readonly shortest_depth?: AnsweredNumber
}

export type HoldersMonth = {
  readonly reference_date: string
  readonly status: "read" | "members_missing" | "not_compiled"
  readonly asset_group_id: string | null
  readonly asset_group_basis: ("" | "paper_price" | "paper_terms" | "paper_kept") | null
  readonly holders: AnsweredNumber | null
  readonly value: AnsweredNumber | null
  readonly borrowed_value: AnsweredNumber | null
  readonly entered: AnsweredNumber | null
  readonly left: AnsweredNumber | null
  readonly completeness: "complete" | "partial"
  readonly missing_members: string
  readonly seen_holders: AnsweredNumber | null
  readonly seen_value: AnsweredNumber | null
}

export type ComparedMonths = {
  readonly asset_id: string | null
  readonly asset_kind: string
  readonly asset_id_basis: string
  readonly asset_id_rule: string
  readonly asset_group_id: string | null
  readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept"
  readonly position: string
  readonly collateral_asset_id: string | null
  readonly application_type: string
  readonly asset_type: string
  readonly name: string
  readonly previous_value: AnsweredNumber
  readonly value: AnsweredNumber
  readonly change: AnsweredNumber
  readonly previous_share_percent: AnsweredNumber | null
  readonly share_percent: AnsweredNumber | null
  readonly status: "new" | "closed" | "increased" | "reduced" | "unchanged" | "not_visible"
}

export type ComparedFunds = {
  readonly asset_id: string | null
  readonly asset_kind: string
  readonly asset_id_basis: string
  readonly asset_id_rule: string
  readonly asset_group_id: string | null
  readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept"
  readonly position: string
  readonly collateral_asset_id: string | null
  readonly application_type: string
  readonly asset_type: string
  readonly name: string
  readonly value: AnsweredNumber
  readonly share_percent: AnsweredNumber | null
  readonly against_value: AnsweredNumber
  readonly against_share_percent: AnsweredNumber | null
  readonly common_share_percent: AnsweredNumber | null
}

export type PortfolioRevision = {
  readonly version: AnsweredNumber
  readonly change: "first" | "amended" | "confidentiality_released" | "withdrawn"
  readonly first_snapshot: string
  readonly published_at: string
  readonly delivered_at: string | null
  readonly content_hash: string
  readonly lines_added: AnsweredNumber
  readonly lines_removed: AnsweredNumber
  readonly lines_changed: AnsweredNumber
  readonly previous_total_portfolio_value: AnsweredNumber | null
  readonly total_portfolio_value: AnsweredNumber | null
  readonly previous_nav_value: AnsweredNumber | null
  readonly nav_value: AnsweredNumber | null
}

export type PortfolioMonth = {
  readonly reference_date: string
  readonly lines: AnsweredNumber
  readonly confidential_lines: AnsweredNumber
  readonly nav_value: AnsweredNumber | null
  readonly nav_source: string
  readonly total_portfolio_value: AnsweredNumber | null
  readonly residual_value: AnsweredNumber | null
  readonly grade: string
  readonly completeness: string
  readonly missing_members: string
  readonly version: AnsweredNumber | null
  readonly change: string
}

export type PortfolioGroup = {
  readonly reference_date: string
  readonly group: string
  readonly status: "filed" | "nav_only" | "not_filed" | "not_compiled" | "members_missing"
  readonly value: AnsweredNumber | null
  readonly confidential_value: AnsweredNumber | null
  readonly share_percent: AnsweredNumber | null
  readonly completeness: string
  readonly missing_members: string
}

export type AssetPosition = {
  readonly reference_date: string
  readonly status: "held" | "not_held" | "not_visible"
  readonly asset_group_id: string
  readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept"
  readonly quantity: AnsweredNumber | null
  readonly value: AnsweredNumber | null
  readonly share_percent: AnsweredNumber | null
  readonly lines: AnsweredNumber
  readonly missing_members: string
}

export type BatchPortfolio = {
  readonly requested_cnpj: string
  readonly cnpj: string
  readonly reference_date: string
  readonly completeness: string
  readonly missing_members: readonly string[]
  readonly fund: Fund
  readonly portfolio: readonly PortfolioItem[]
  readonly reconciliation: Reconciliation
}

export type MarketUnknown = {
  readonly reason: string
  readonly line_count: AnsweredNumber
  readonly value: AnsweredNumber
}

export type MarketAsset = {
  readonly asset_id: string
  readonly name: string
  readonly ticker: string
  readonly kind: string
  readonly long_value: AnsweredNumber | null
  readonly long_quantity: AnsweredNumber | null
  readonly lent_value: AnsweredNumber | null
  readonly short_value: AnsweredNumber | null
  readonly holder_count: AnsweredNumber | null
  readonly manager_count: AnsweredNumber | null
  readonly value_reason: string
  readonly share_of_market_percent: AnsweredNumber | null
  readonly share_reason: string
  readonly outstanding_percent: AnsweredNumber | null
  readonly outstanding_reason: string
  readonly previous_long_value: AnsweredNumber | null
  readonly previous_long_quantity: AnsweredNumber | null
  readonly previous_short_value: AnsweredNumber | null
  readonly previous_holder_count: AnsweredNumber | null
  readonly previous_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
}

export type PositionState = {
  readonly state: "entered" | "left" | "increased" | "reduced" | "unchanged" | "appeared" | "vanished" | "changed_without_trade" | "trade_unexplained" | "not_comparable"
  readonly count: AnsweredNumber
  readonly value: AnsweredNumber
}

export type AssetMove = {
  readonly asset_id: string | null
  readonly linked_asset_id: string | null
  readonly name: string
  readonly kind: string
  readonly position: "owned" | "borrowed"
  readonly value: AnsweredNumber
  readonly quantity: AnsweredNumber
  readonly previous_value: AnsweredNumber | null
  readonly previous_quantity: AnsweredNumber | null
  readonly filed_purchases_value: AnsweredNumber
  readonly filed_sales_value: AnsweredNumber
  readonly filed_purchases_quantity: AnsweredNumber
  readonly filed_sales_quantity: AnsweredNumber
  readonly explained_purchases_value: AnsweredNumber | null
  readonly explained_sales_value: AnsweredNumber | null
  readonly explained_purchases_quantity: AnsweredNumber | null
  readonly explained_sales_quantity: AnsweredNumber | null
  readonly explained_net_value: AnsweredNumber | null
  readonly position_change_value: AnsweredNumber | null
  readonly price_change_value: AnsweredNumber | null
  readonly quantity_change_value: AnsweredNumber | null
  readonly not_comparable_value: AnsweredNumber | null
  readonly moves_reason: string
  readonly entered_count: AnsweredNumber | null
  readonly left_count: AnsweredNumber | null
  readonly increased_count: AnsweredNumber | null
  readonly reduced_count: AnsweredNumber | null
  readonly unchanged_count: AnsweredNumber | null
  readonly appeared_count: AnsweredNumber | null
  readonly vanished_count: AnsweredNumber | null
  readonly changed_without_trade_count: AnsweredNumber | null
  readonly trade_unexplained_count: AnsweredNumber | null
  readonly not_comparable_count: AnsweredNumber | null
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
}

export type PositionMove = {
  readonly cnpj: string
  readonly name: string
  readonly type: string | null
  readonly filing_group: string | null
  readonly asset_id: string | null
  readonly linked_asset_id: string | null
  readonly kind: string
  readonly position: string
  readonly final_position_value: AnsweredNumber | null
  readonly quantity: AnsweredNumber | null
  readonly previous_value: AnsweredNumber | null
  readonly previous_quantity: AnsweredNumber | null
  readonly filed_purchases_value: AnsweredNumber
  readonly filed_sales_value: AnsweredNumber
  readonly filed_purchases_quantity: AnsweredNumber
  readonly filed_sales_quantity: AnsweredNumber
  readonly unexplained_quantity: AnsweredNumber | null
  readonly position_change_value: AnsweredNumber | null
  readonly price_change_value: AnsweredNumber | null
  readonly quantity_change_value: AnsweredNumber | null
  readonly state: "entered" | "left" | "increased" | "reduced" | "unchanged" | "appeared" | "vanished" | "changed_without_trade" | "trade_unexplained" | "not_comparable"
  readonly state_reason: "" | "no_asset_id" | "class_not_in_both" | "member_absent" | "confidential_total" | "price_conflict" | "quantity_not_filed"
  readonly explain: string
}

export type MarketLine = {
  readonly cnpj: string
  readonly name: string
  readonly type: "fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other"
  readonly id: string
  readonly block: string
  readonly position: "owned" | "lent" | "borrowed"
  readonly asset_id: string | null
  readonly kind: string
  readonly asset_type: string
  readonly description: string
  readonly final_position_quantity: AnsweredNumber | null
  readonly final_position_value: AnsweredNumber | null
  readonly purchases_quantity: AnsweredNumber | null
  readonly purchases_value: AnsweredNumber | null
  readonly sales_quantity: AnsweredNumber | null
  readonly sales_value: AnsweredNumber | null
  readonly source?: RowSource
}

export type ActiveShare = {
  readonly cnpj: string
  readonly against: string
  readonly equity_value: AnsweredNumber
  readonly against_equity_value: AnsweredNumber | null
  readonly active_share_percent: AnsweredNumber | null
  readonly active_share_reason: "" | "no_equities" | "members_missing" | "confidential_total" | "index_portfolio_not_of_month" | "prices_not_compiled"
  readonly missing_weight_percent: AnsweredNumber | null
}

export type BasketItem = {
  readonly item: string
  readonly cnpj: string | null
  readonly asset_id: string | null
  readonly name: string
  readonly weight_percent: AnsweredNumber
  readonly nav_value: AnsweredNumber | null
  readonly opened_percent: AnsweredNumber | null
}

export type BasketAsset = {
  readonly asset_key: string
  readonly asset_id: string | null
  readonly name: string
  readonly kind: string
  readonly category: string
  readonly issuer_id: string | null
  readonly role: string | null
  readonly share_percent: AnsweredNumber
  readonly item_count: AnsweredNumber
}

export type BasketCategory = {
  readonly category: string
  readonly share_percent: AnsweredNumber
}

export type BasketIssuer = {
  readonly issuer_id: string
  readonly name: string
  readonly role: string
  readonly share_percent: AnsweredNumber
  readonly haircut_percent: AnsweredNumber | null
  readonly loss_percent: AnsweredNumber | null
}

export type BasketManager = {
  readonly manager: string
  readonly name: string
  readonly item_count: AnsweredNumber
  readonly weight_percent: AnsweredNumber
}

export type BasketOverlap = {
  readonly a: string
  readonly b: string
  readonly overlap_percent: AnsweredNumber | null
  readonly overlap_most_percent: AnsweredNumber | null
  readonly overlap_look_through_percent: AnsweredNumber | null
  readonly overlap_look_through_most_percent: AnsweredNumber | null
}

export type BasketUnopened = {
  readonly resolution: string
  readonly share_percent: AnsweredNumber
}

export type MarketCoverage = {
  readonly filing_group: string
  readonly block: string | null
  readonly kind: string | null
  readonly value: AnsweredNumber
  readonly issuer_known_percent: AnsweredNumber | null
}

export type ListedIssuer = {
  readonly issuer_id: string
  readonly name: string
  readonly cnpj: string
  readonly is_securitiser: boolean
  readonly group?: string
  readonly group_members?: string
  readonly group_source?: string
  readonly role: "issuer" | "vehicle" | "assignor"
  readonly direct_value: AnsweredNumber | null
  readonly direct_value_reason: string
  readonly short_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly line_count: AnsweredNumber | null
  readonly manager_count: AnsweredNumber | null
  readonly share_of_market_percent: AnsweredNumber | null
  readonly share_of_market_percent_reason: string
  readonly previous_direct_value: AnsweredNumber | null
  readonly previous_direct_value_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
}

export type Issuer = {
  readonly issuer_id: string
  readonly name: string
  readonly cnpj: string
  readonly is_securitiser: boolean
  readonly names: readonly string[]
  readonly tickers: readonly string[]
  readonly letters: readonly string[]
  readonly first_month: string
  readonly last_month: string
  readonly grouping: "root" | "group"
  readonly group?: string
  readonly group_members?: string
  readonly group_source?: string
  readonly direct_value: AnsweredNumber | null
  readonly direct_value_reason: string
  readonly short_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly line_count: AnsweredNumber | null
  readonly manager_count: AnsweredNumber | null
  readonly share_of_market_percent: AnsweredNumber | null
  readonly share_of_market_percent_reason: string
  readonly previous_direct_value: AnsweredNumber | null
  readonly previous_direct_value_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
  readonly exposures: readonly IssuerExposure[]
  readonly newest_report_date?: string | null
  readonly register_date: string | null
  readonly register_is_synthetic: boolean
  readonly holders_path: string
  readonly history_path: string
}

export type IssuerExposure = {
  readonly role: "issuer" | "vehicle" | "assignor"
  readonly kind: string
  readonly direct_value: AnsweredNumber | null
  readonly direct_value_reason: string
  readonly short_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly line_count: AnsweredNumber | null
  readonly manager_count: AnsweredNumber | null
  readonly share_of_market_percent: AnsweredNumber | null
  readonly share_of_market_percent_reason: string
  readonly previous_direct_value: AnsweredNumber | null
  readonly previous_direct_value_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
  readonly through_funds_value: AnsweredNumber | null
  readonly through_funds_value_reason: "" | "month_not_opened" | "holder_not_opened" | "nav_not_positive" | "held_beyond_nav" | "no_line" | "estimate"
}

export type IssuerHolder = {
  readonly cnpj?: string
  readonly name?: string
  readonly type?: string
  readonly kind?: string
  readonly direct_value: AnsweredNumber
  readonly indirect_value?: AnsweredNumber | null
  readonly indirect_value_reason?: string
  readonly total_value?: AnsweredNumber | null
  readonly class_count?: AnsweredNumber
  readonly line_count: AnsweredNumber
  readonly share_percent?: AnsweredNumber | null
  readonly share_percent_reason?: string
  readonly shortest_depth?: AnsweredNumber
  readonly loss_value?: AnsweredNumber | null
  readonly loss_share_percent?: AnsweredNumber | null
  readonly is_approximate?: boolean | null
  readonly report_source?: "" | "fii_quarter" | "fidc_month"
  readonly report_date?: string | null
  readonly explain: string
  readonly explain_total?: string
}

export type IssuerMonth = {
  readonly reference_date: string
  readonly group?: string
  readonly group_members?: string
  readonly group_source?: string
  readonly direct_value: AnsweredNumber | null
  readonly direct_value_reason: string
  readonly short_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly line_count: AnsweredNumber | null
  readonly manager_count: AnsweredNumber | null
  readonly seen_value: AnsweredNumber | null
  readonly seen_class_count: AnsweredNumber | null
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
}

export type IssuerLine = {
  readonly cnpj: string
  readonly name: string
  readonly id: string
  readonly block: string
  readonly kind: string
  readonly member_id?: string
  readonly role: "issuer" | "vehicle"
  readonly basis: "filed" | "derived"
  readonly rule: string
  readonly asset_id: string | null
  readonly asset_type: string
  readonly position: "owned" | "lent" | "borrowed"
  readonly asset_code: string
  readonly asset_description: string
  readonly issuer_document: string
  readonly issuer_name: string
  readonly related_issuer: boolean | null
  readonly maturity_date: string | null
  readonly final_position_quantity: AnsweredNumber
  readonly final_position_value: AnsweredNumber
  readonly source?: RowSource
}

export type IssuerMove = {
  readonly reference_date: string
  readonly ticker: string
  readonly kind: string
  readonly position: "owned" | "borrowed"
  readonly value: AnsweredNumber
  readonly quantity: AnsweredNumber
  readonly previous_value: AnsweredNumber | null
  readonly previous_quantity: AnsweredNumber | null
  readonly explained_purchases_value: AnsweredNumber | null
  readonly explained_sales_value: AnsweredNumber | null
  readonly explained_net_value: AnsweredNumber | null
  readonly position_change_value: AnsweredNumber | null
  readonly price_change_value: AnsweredNumber | null
  readonly quantity_change_value: AnsweredNumber | null
  readonly not_comparable_value: AnsweredNumber | null
  readonly moves_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
}

export type HeldShares = {
  readonly company_cnpj: string
  readonly classes: readonly HeldShareClass[]
}

export type HeldShareClass = {
  readonly share_class: "common" | "preferred"
  readonly held_quantity: AnsweredNumber | null
  readonly shares: AnsweredNumber | null
  readonly held_percent: AnsweredNumber | null
  readonly held_percent_reason: "" | "no_line" | "quantity_missing" | "members_missing" | "shares_unknown" | "scale_not_proved"
  readonly line_count: AnsweredNumber
  readonly shares_filed: AnsweredNumber | null
  readonly shares_scale: AnsweredNumber | null
  readonly shares_source: string | null
  readonly shares_date: string | null
  readonly missing_members: string
}

export type ListedParty = {
  readonly cnpj: string
  readonly name: string
  readonly nav_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly nav_class_count: AnsweredNumber | null
  readonly internal_value: AnsweredNumber | null
  readonly internal_value_reason: string
  readonly unnetted_value: AnsweredNumber | null
  readonly netting_complete: boolean
  readonly net_value: AnsweredNumber | null
  readonly net_value_reason: string
  readonly co_managed_count: AnsweredNumber | null
  readonly co_managed_nav_value: AnsweredNumber | null
  readonly total_portfolio_value: AnsweredNumber | null
  readonly confidential_value: AnsweredNumber | null
  readonly direct_value: AnsweredNumber | null
  readonly direct_value_reason: string
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly net_flow_value_reason: string
  readonly previous_nav_value: AnsweredNumber | null
  readonly previous_nav_value_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
}

export type Manager = {
  readonly cnpj: string
  readonly name: string
  readonly nav_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly nav_class_count: AnsweredNumber | null
  readonly internal_value: AnsweredNumber | null
  readonly internal_value_reason: string
  readonly unnetted_value: AnsweredNumber | null
  readonly netting_complete: boolean
  readonly net_value: AnsweredNumber | null
  readonly net_value_reason: string
  readonly co_managed_count: AnsweredNumber | null
  readonly co_managed_nav_value: AnsweredNumber | null
  readonly total_portfolio_value: AnsweredNumber | null
  readonly confidential_value: AnsweredNumber | null
  readonly direct_value: AnsweredNumber | null
  readonly direct_value_reason: string
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly net_flow_value_reason: string
  readonly previous_nav_value: AnsweredNumber | null
  readonly previous_nav_value_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly same_class_count: AnsweredNumber | null
  readonly same_class_nav_value: AnsweredNumber | null
  readonly previous_same_class_nav_value: AnsweredNumber | null
  readonly came_class_count: AnsweredNumber | null
  readonly came_nav_value: AnsweredNumber | null
  readonly gone_class_count: AnsweredNumber | null
  readonly gone_previous_nav_value: AnsweredNumber | null
  readonly opens: readonly PartyOpens[]
  readonly released_value: AnsweredNumber | null
  readonly completeness: "complete" | "partial"
  readonly manager_basis: "register_of_month" | "register_of_today"
  readonly register_date: string | null
  readonly register_is_synthetic: boolean
  readonly manager_known_percent: AnsweredNumber | null
  readonly explain: string
}

export type PartyOpens = {
  readonly month: string | null
  readonly value: AnsweredNumber
  readonly line_count: AnsweredNumber
  readonly class_count: AnsweredNumber
}

export type PartyFund = {
  readonly nav_value: AnsweredNumber | null
  readonly cnpj: string
  readonly name: string
  readonly type: "fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other"
  readonly filing_group: "fif" | "structured"
  readonly previous_nav_value: AnsweredNumber | null
  readonly total_portfolio_value: AnsweredNumber | null
  readonly internal_value: AnsweredNumber | null
  readonly internal_value_reason: string
  readonly direct_value: AnsweredNumber | null
  readonly confidential_value: AnsweredNumber | null
  readonly unnetted_value: AnsweredNumber | null
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly holders: AnsweredNumber | null
  readonly party_count: AnsweredNumber | null
  readonly lines_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
  readonly source?: RowSource | null
}

export type PartyPosition = {
  readonly value: AnsweredNumber
  readonly asset_id: string
  readonly name: string
  readonly kind: string
  readonly resolution: string
  readonly quantity: AnsweredNumber | null
  readonly share_percent: AnsweredNumber | null
  readonly class_count: AnsweredNumber
  readonly cnpj: string
  readonly fund_name: string
  readonly explain: string
}

export type PartyIssuer = {
  readonly direct_value: AnsweredNumber
  readonly issuer_id: string
  readonly name: string
  readonly cnpj: string
  readonly is_securitiser: boolean
  readonly role: "issuer" | "vehicle"
  readonly share_percent: AnsweredNumber | null
  readonly share_percent_reason: string
  readonly class_count: AnsweredNumber
  readonly line_count: AnsweredNumber
  readonly is_partial: boolean
  readonly missing_members: string
  readonly explain: string
}

export type PartyMonth = {
  readonly reference_date: string
  readonly nav_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly nav_class_count: AnsweredNumber | null
  readonly internal_value: AnsweredNumber | null
  readonly internal_value_reason: string
  readonly unnetted_value: AnsweredNumber | null
  readonly netting_complete: boolean
  readonly net_value: AnsweredNumber | null
  readonly net_value_reason: string
  readonly co_managed_count: AnsweredNumber | null
  readonly co_managed_nav_value: AnsweredNumber | null
  readonly total_portfolio_value: AnsweredNumber | null
  readonly confidential_value: AnsweredNumber | null
  readonly direct_value: AnsweredNumber | null
  readonly direct_value_reason: string
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly net_flow_value_reason: string
  readonly previous_nav_value: AnsweredNumber | null
  readonly previous_nav_value_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly basis: "register_of_month" | "register_of_today"
  readonly explain: string
}

export type PartyCategory = {
  readonly reference_date: string
  readonly category: string
  readonly value: AnsweredNumber | null
  readonly value_reason: string
  readonly seen_value: AnsweredNumber | null
  readonly confidential_value: AnsweredNumber | null
  readonly share_percent: AnsweredNumber | null
  readonly is_partial: boolean
  readonly missing_members: string
  readonly basis: "register_of_month" | "register_of_today"
}

export type PartyChange = {
  readonly seen_date: string
  readonly cnpj: string
  readonly name: string
  readonly change: "came" | "went"
  readonly from_cnpj: string
  readonly to_cnpj: string
  readonly first_snapshot: string
}

export type Administrator = {
  readonly cnpj: string
  readonly name: string
  readonly nav_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly nav_class_count: AnsweredNumber | null
  readonly internal_value: AnsweredNumber | null
  readonly internal_value_reason: string
  readonly unnetted_value: AnsweredNumber | null
  readonly netting_complete: boolean
  readonly net_value: AnsweredNumber | null
  readonly net_value_reason: string
  readonly co_managed_count: AnsweredNumber | null
  readonly co_managed_nav_value: AnsweredNumber | null
  readonly total_portfolio_value: AnsweredNumber | null
  readonly confidential_value: AnsweredNumber | null
  readonly direct_value: AnsweredNumber | null
  readonly direct_value_reason: string
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly net_flow_value_reason: string
  readonly previous_nav_value: AnsweredNumber | null
  readonly previous_nav_value_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
  readonly same_class_count: AnsweredNumber | null
  readonly same_class_nav_value: AnsweredNumber | null
  readonly previous_same_class_nav_value: AnsweredNumber | null
  readonly came_class_count: AnsweredNumber | null
  readonly came_nav_value: AnsweredNumber | null
  readonly gone_class_count: AnsweredNumber | null
  readonly gone_previous_nav_value: AnsweredNumber | null
  readonly opens: readonly PartyOpens[]
  readonly released_value: AnsweredNumber | null
  readonly completeness: "complete" | "partial"
  readonly administrator_basis: "register_of_month" | "register_of_today"
  readonly register_date: string | null
  readonly register_is_synthetic: boolean
  readonly administrator_known_percent: AnsweredNumber | null
  readonly explain: string
}

export type IndustryGroup = {
  readonly type?: string
  readonly classification?: string
  readonly anbima_class?: string
  readonly audience?: string
  readonly exclusive?: string
  readonly condominium?: string
  readonly cnpj?: string
  readonly name?: string
  readonly nav_value: AnsweredNumber | null
  readonly class_count: AnsweredNumber | null
  readonly nav_class_count: AnsweredNumber | null
  readonly nonpositive_nav_count: AnsweredNumber | null
  readonly report_nav_value: AnsweredNumber | null
  readonly internal_value: AnsweredNumber | null
  readonly internal_value_reason: string
  readonly unnetted_value: AnsweredNumber | null
  readonly netting_complete: boolean
  readonly net_value: AnsweredNumber | null
  readonly net_value_reason: string
  readonly confidential_value: AnsweredNumber | null
  readonly holders: AnsweredNumber | null
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly is_partial: boolean
  readonly explain: string
}

export type IndustryFlow = {
  readonly date: string
  readonly type?: string
  readonly classification?: string
  readonly anbima_class?: string
  readonly audience?: string
  readonly exclusive?: string
  readonly condominium?: string
  readonly net_flow_value: AnsweredNumber | null
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly days: AnsweredNumber | null
  readonly missing_reports: AnsweredNumber | null
  readonly final_flow_value: AnsweredNumber | null
  readonly final_certain_value: AnsweredNumber | null
  readonly final_known_percent: AnsweredNumber | null
  readonly final_flow_value_reason: string
}

export type Survivorship = {
  readonly type?: string
  readonly class_count: AnsweredNumber | null
  readonly still_filing_count: AnsweredNumber | null
  readonly gone_count: AnsweredNumber | null
  readonly gone_nav_value: AnsweredNumber | null
  readonly appeared_count: AnsweredNumber | null
  readonly appeared_nav_value: AnsweredNumber | null
  readonly change_reason: string
  readonly is_partial: boolean
  readonly missing_members: string
}

export type ExcludedClasses = {
  readonly figure: string
  readonly reason: string
  readonly class_count: AnsweredNumber
}

export type RankedFigure = {
  readonly cnpj: string
  readonly subclass_id: string
  readonly period: string
  readonly name: string
  readonly type: string
  readonly classification: string
  readonly anbima_class: string
  readonly first_date: string | null
  readonly last_date: string | null
  readonly return_basis: string
  readonly return_percent: AnsweredNumber | null
  readonly return_reason: string
  readonly has_break: boolean
  readonly cdi_percent: AnsweredNumber | null
  readonly excess_percent: AnsweredNumber | null
  readonly excess_reason: string
  readonly percent_of_cdi: AnsweredNumber | null
  readonly percent_of_cdi_reason: string
  readonly volatility_percent: AnsweredNumber | null
  readonly volatility_reason: string
  readonly sharpe: AnsweredNumber | null
  readonly sharpe_reason: string
  readonly beta: AnsweredNumber | null
  readonly correlation: AnsweredNumber | null
  readonly beta_reason: string
  readonly max_drawdown_percent: AnsweredNumber | null
  readonly drawdown_reason: string
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly flow_reason: string
  readonly months: AnsweredNumber | null
  readonly positive_months: AnsweredNumber | null
  readonly months_above_cdi: AnsweredNumber | null
  readonly nav_value: AnsweredNumber | null
  readonly nav_source: string
  readonly holders: AnsweredNumber | null
  readonly age_months: AnsweredNumber | null
  readonly administration_fee_percent: AnsweredNumber | null
  readonly fee_source: string
  readonly fee_date: string | null
  readonly fee_reason: string
  readonly redemption_days: AnsweredNumber | null
  readonly redemption_days_unit: string
  readonly payment_days: AnsweredNumber | null
  readonly payment_days_unit: string
  readonly redemption_reason: string
  readonly reconciliation_grade: string
  readonly bank_paper_percent: AnsweredNumber | null
  readonly cash_percent: AnsweredNumber | null
  readonly derivatives_percent: AnsweredNumber | null
  readonly equities_percent: AnsweredNumber | null
  readonly foreign_percent: AnsweredNumber | null
  readonly fund_quotas_percent: AnsweredNumber | null
  readonly other_percent: AnsweredNumber | null
  readonly other_liability_percent: AnsweredNumber | null
  readonly payable_percent: AnsweredNumber | null
  readonly private_credit_percent: AnsweredNumber | null
  readonly public_bonds_percent: AnsweredNumber | null
  readonly receivable_percent: AnsweredNumber | null
  readonly repo_percent: AnsweredNumber | null
  readonly confidential_percent: AnsweredNumber | null
  readonly residual_percent: AnsweredNumber | null
  readonly portfolio_reason: string
  readonly held_percent: AnsweredNumber | null
  readonly identified_percent: AnsweredNumber | null
  readonly issuer_known_percent: AnsweredNumber | null
  readonly abroad_percent: AnsweredNumber | null
  readonly hhi: AnsweredNumber | null
  readonly top10_percent: AnsweredNumber | null
  readonly top_issuer_percent: AnsweredNumber | null
  readonly issuer_reason: string
  readonly fixed_income_percent: AnsweredNumber | null
  readonly composition_reason: string
  readonly indexer_cdi_percent: AnsweredNumber | null
  readonly indexer_selic_percent: AnsweredNumber | null
  readonly indexer_ipca_percent: AnsweredNumber | null
  readonly indexer_igpm_percent: AnsweredNumber | null
  readonly indexer_fixed_percent: AnsweredNumber | null
  readonly indexer_fx_percent: AnsweredNumber | null
  readonly indexer_other_percent: AnsweredNumber | null
  readonly indexer_unknown_percent: AnsweredNumber | null
  readonly maturity_30_percent: AnsweredNumber | null
  readonly maturity_180_percent: AnsweredNumber | null
  readonly maturity_360_percent: AnsweredNumber | null
  readonly maturity_720_percent: AnsweredNumber | null
  readonly maturity_1800_percent: AnsweredNumber | null
  readonly maturity_over_percent: AnsweredNumber | null
  readonly maturity_unknown_percent: AnsweredNumber | null
  readonly average_maturity_days: AnsweredNumber | null
  readonly bond_average_maturity_days: AnsweredNumber | null
  readonly fixed_income_reason: string
  readonly opens: string
  readonly released_value: AnsweredNumber | null
  readonly released_reason: string
  readonly lt_unopened_percent: AnsweredNumber | null
  readonly lt_unopened_reason: string
  readonly lt_held_percent: AnsweredNumber | null
  readonly lt_identified_percent: AnsweredNumber | null
  readonly lt_issuer_known_percent: AnsweredNumber | null
  readonly lt_abroad_percent: AnsweredNumber | null
  readonly lt_hhi: AnsweredNumber | null
  readonly lt_top10_percent: AnsweredNumber | null
  readonly lt_reason: string
  readonly lt_top_issuer_percent: AnsweredNumber | null
  readonly lt_issuer_reason: string
  readonly rank: AnsweredNumber | null
  readonly rank_reason: string
  readonly percentile: AnsweredNumber | null
  readonly quartile: AnsweredNumber | null
  readonly universe: string
  readonly universe_count: AnsweredNumber
  readonly universe_nav: AnsweredNumber | null
  readonly asset_percent: AnsweredNumber | null
  readonly issuer_percent: AnsweredNumber | null
}

export type ClassFigure = {
  readonly cnpj: string
  readonly subclass_id: string
  readonly period: string
  readonly name: string
  readonly type: string
  readonly classification: string
  readonly anbima_class: string
  readonly first_date: string | null
  readonly last_date: string | null
  readonly return_basis: string
  readonly return_percent: AnsweredNumber | null
  readonly return_reason: string
  readonly has_break: boolean
  readonly cdi_percent: AnsweredNumber | null
  readonly excess_percent: AnsweredNumber | null
  readonly excess_reason: string
  readonly percent_of_cdi: AnsweredNumber | null
  readonly percent_of_cdi_reason: string
  readonly volatility_percent: AnsweredNumber | null
  readonly volatility_reason: string
  readonly sharpe: AnsweredNumber | null
  readonly sharpe_reason: string
  readonly beta: AnsweredNumber | null
  readonly correlation: AnsweredNumber | null
  readonly beta_reason: string
  readonly max_drawdown_percent: AnsweredNumber | null
  readonly drawdown_reason: string
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly flow_reason: string
  readonly months: AnsweredNumber | null
  readonly positive_months: AnsweredNumber | null
  readonly months_above_cdi: AnsweredNumber | null
  readonly nav_value: AnsweredNumber | null
  readonly nav_source: string
  readonly holders: AnsweredNumber | null
  readonly age_months: AnsweredNumber | null
  readonly administration_fee_percent: AnsweredNumber | null
  readonly fee_source: string
  readonly fee_date: string | null
  readonly fee_reason: string
  readonly redemption_days: AnsweredNumber | null
  readonly redemption_days_unit: string
  readonly payment_days: AnsweredNumber | null
  readonly payment_days_unit: string
  readonly redemption_reason: string
  readonly reconciliation_grade: string
  readonly bank_paper_percent: AnsweredNumber | null
  readonly cash_percent: AnsweredNumber | null
  readonly derivatives_percent: AnsweredNumber | null
  readonly equities_percent: AnsweredNumber | null
  readonly foreign_percent: AnsweredNumber | null
  readonly fund_quotas_percent: AnsweredNumber | null
  readonly other_percent: AnsweredNumber | null
  readonly other_liability_percent: AnsweredNumber | null
  readonly payable_percent: AnsweredNumber | null
  readonly private_credit_percent: AnsweredNumber | null
  readonly public_bonds_percent: AnsweredNumber | null
  readonly receivable_percent: AnsweredNumber | null
  readonly repo_percent: AnsweredNumber | null
  readonly confidential_percent: AnsweredNumber | null
  readonly residual_percent: AnsweredNumber | null
  readonly portfolio_reason: string
  readonly held_percent: AnsweredNumber | null
  readonly identified_percent: AnsweredNumber | null
  readonly issuer_known_percent: AnsweredNumber | null
  readonly abroad_percent: AnsweredNumber | null
  readonly hhi: AnsweredNumber | null
  readonly top10_percent: AnsweredNumber | null
  readonly top_issuer_percent: AnsweredNumber | null
  readonly issuer_reason: string
  readonly fixed_income_percent: AnsweredNumber | null
  readonly composition_reason: string
  readonly indexer_cdi_percent: AnsweredNumber | null
  readonly indexer_selic_percent: AnsweredNumber | null
  readonly indexer_ipca_percent: AnsweredNumber | null
  readonly indexer_igpm_percent: AnsweredNumber | null
  readonly indexer_fixed_percent: AnsweredNumber | null
  readonly indexer_fx_percent: AnsweredNumber | null
  readonly indexer_other_percent: AnsweredNumber | null
  readonly indexer_unknown_percent: AnsweredNumber | null
  readonly maturity_30_percent: AnsweredNumber | null
  readonly maturity_180_percent: AnsweredNumber | null
  readonly maturity_360_percent: AnsweredNumber | null
  readonly maturity_720_percent: AnsweredNumber | null
  readonly maturity_1800_percent: AnsweredNumber | null
  readonly maturity_over_percent: AnsweredNumber | null
  readonly maturity_unknown_percent: AnsweredNumber | null
  readonly average_maturity_days: AnsweredNumber | null
  readonly bond_average_maturity_days: AnsweredNumber | null
  readonly fixed_income_reason: string
  readonly opens: string
  readonly released_value: AnsweredNumber | null
  readonly released_reason: string
  readonly lt_unopened_percent: AnsweredNumber | null
  readonly lt_unopened_reason: string
  readonly lt_held_percent: AnsweredNumber | null
  readonly lt_identified_percent: AnsweredNumber | null
  readonly lt_issuer_known_percent: AnsweredNumber | null
  readonly lt_abroad_percent: AnsweredNumber | null
  readonly lt_hhi: AnsweredNumber | null
  readonly lt_top10_percent: AnsweredNumber | null
  readonly lt_reason: string
  readonly lt_top_issuer_percent: AnsweredNumber | null
  readonly lt_issuer_reason: string
}

export type DailyReport = {
  readonly date: string
  readonly subclass_id: string
  readonly quota_value: AnsweredNumber | null
  readonly net_assets_value: AnsweredNumber | null
  readonly portfolio_value: AnsweredNumber | null
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly holders: AnsweredNumber | null
  readonly source?: RowSource
}

export type BatchDailyReport = {
  readonly requested_cnpj: string
  readonly cnpj: string
  readonly date: string
  readonly subclass_id: string
  readonly quota_value: AnsweredNumber | null
  readonly net_assets_value: AnsweredNumber | null
  readonly portfolio_value: AnsweredNumber | null
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly holders: AnsweredNumber | null
  readonly source?: RowSource
}

export type NavSummary = {
  readonly period: "month_to_date" | "year_to_date" | "last_1_month" | "last_3_months" | "last_6_months" | "last_12_months" | "last_24_months" | "last_36_months" | "since_first_report"
  readonly subclass_id: string
  readonly begin_date: string
  readonly first_date: string | null
  readonly last_date: string
  readonly first_quota_value: AnsweredNumber | null
  readonly last_quota_value: AnsweredNumber | null
  readonly return_percent: AnsweredNumber | null
  readonly return_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "quota_not_positive"
  readonly benchmark: string
  readonly benchmark_basis: "" | "monthly_changes" | "daily_changes" | "published_values" | "closing_prices"
  readonly benchmark_return_percent: AnsweredNumber | null
  readonly excess_percent: AnsweredNumber | null
  readonly benchmark_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "quota_not_positive" | "calendar_unknown" | "not_whole_months" | "value_missing" | "no_quote" | "event_between"
  readonly volatility_percent: AnsweredNumber | null
  readonly volatility_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "quota_not_positive" | "calendar_unknown" | "report_missing" | "too_few_returns"
  readonly max_drawdown_percent: AnsweredNumber | null
  readonly drawdown_peak_date: string | null
  readonly drawdown_trough_date: string | null
  readonly drawdown_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "quota_not_positive"
  readonly inflow_value: AnsweredNumber | null
  readonly outflow_value: AnsweredNumber | null
  readonly net_flow_value: AnsweredNumber | null
  readonly flow_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "value_missing"
  readonly first_holders: AnsweredNumber | null
  readonly last_holders: AnsweredNumber | null
  readonly reports: AnsweredNumber | null
  readonly missing_reports: AnsweredNumber | null
  readonly conflicting_days: readonly string[]
}

export type FundRegistration = {
  readonly class_id: string
  readonly fund_id: string
  readonly fund_cnpj: string
  readonly register: string
  readonly type_filed: string
  readonly status_filed: string
  readonly class_registration_date: string | null
  readonly class_creation_date: string | null
  readonly class_start_date: string | null
  readonly classification: string
  readonly benchmark: string
  readonly holds_quotas: string
  readonly anbima_class: string
  readonly long_term_tax: string
  readonly investment_entity: string
  readonly full_foreign_allowed: string
  readonly condominium: string
  readonly exclusive: string
  readonly audience: string
  readonly esg: string
  readonly nav_value: AnsweredNumber | null
  readonly nav_date: string | null
  readonly activity_start_date: string | null
  readonly classification_date: string | null
  readonly performance_fee: string
  readonly performance_fee_note: string
  readonly administration_fee: string
  readonly administration_fee_note: string
  readonly fund: RegisteredFund | null
  readonly source?: RowSource
  readonly legacy_source?: RowSource | null
}

export type RegisteredFund = {
  readonly cvm_code: string
  readonly type: string
  readonly type_filed: string
  readonly name: string
  readonly status: string
  readonly status_filed: string
  readonly status_date: string | null
  readonly registration_date: string | null
  readonly creation_date: string | null
  readonly cancelation_date: string | null
  readonly rcvm175_date: string | null
  readonly exercise_date: string | null
  readonly exercise_end_date: string | null
  readonly nav_value: AnsweredNumber | null
  readonly nav_date: string | null
  readonly class_count: AnsweredNumber
  readonly source?: RowSource
}

export type OwnReportFacts = {
  readonly report_source: "fidc_month" | "fii_month" | "fii_quarter"
  readonly reference_date: string
  readonly name: string
  readonly start_date: string | null
  readonly administrator_name: string
  readonly administrator_cnpj: string
}

export type FundSubclass = {
  readonly subclass_id: string
  readonly cvm_code: string
  readonly name: string
  readonly status: string
  readonly status_filed: string
  readonly status_date: string | null
  readonly creation_date: string | null
  readonly start_date: string | null
  readonly condominium: string
  readonly exclusive: string
  readonly audience: string
  readonly pension: string
  readonly exclusive_non_resident: string
  readonly exclusive_pension: string
  readonly source?: RowSource
}

export type ListedFund = {
  readonly id: string
  readonly cvm_id: string
  readonly cvm_code: string
  readonly cnpj: string
  readonly type: "fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other"
  readonly status: "normal" | "pre_operational" | "under_review" | "suspended" | "liquidation" | "merged" | "cancelled" | "unknown"
  readonly status_date: string | null
  readonly name: string
  readonly updated_at: string
  readonly nav_value: AnsweredNumber | null
  readonly nav_date: string | null
  readonly source?: RowSource | null
}

export type FundSegment = {
  readonly segment: string
  readonly segment_group: string
  readonly value: AnsweredNumber
  readonly source_column: string
  readonly source?: RowSource
}

export type FundSeries = {
  readonly series: string
  readonly series_filed: string
  readonly class: string
  readonly subclass_id: string
  readonly quotas: AnsweredNumber | null
  readonly quota_value: AnsweredNumber | null
  readonly value: AnsweredNumber | null
  readonly holders: AnsweredNumber | null
  readonly return_percent: AnsweredNumber | null
  readonly expected_performance_percent: AnsweredNumber | null
  readonly actual_performance_percent: AnsweredNumber | null
  readonly nav_match: boolean | null
  readonly source?: RowSource
}

export type FundAge = {
  readonly risk_acquired: boolean
  readonly state: string
  readonly days_from: AnsweredNumber
  readonly days_to: AnsweredNumber | null
  readonly value: AnsweredNumber
  readonly source_column: string
  readonly source?: RowSource
}

export type FundAssignor = {
  readonly risk_acquired: boolean
  readonly ordinal: AnsweredNumber
  readonly assignor_cnpj: string
  readonly share_percent: AnsweredNumber
  readonly source_column: string
  readonly source?: RowSource
}

export type FundReport = {
  readonly reference_date: string
  readonly report_source: "fidc_month" | "fii_month"
  readonly nav_value: AnsweredNumber | null
  readonly total_assets: AnsweredNumber | null
  readonly liabilities: AnsweredNumber | null
  readonly quotas_issued: AnsweredNumber | null
  readonly quota_value: AnsweredNumber | null
  readonly holders: AnsweredNumber | null
  readonly return_effective: AnsweredNumber | null
  readonly dividend_yield: AnsweredNumber | null
  readonly amortization: AnsweredNumber | null
  readonly credit_rights_gross: AnsweredNumber | null
  readonly provision: AnsweredNumber | null
  readonly overdue: AnsweredNumber | null
  readonly source?: RowSource
}

export type FundProperty = {
  readonly ordinal: AnsweredNumber
  readonly kind: string
  readonly kind_filed: string
  readonly name: string
  readonly address: string
  readonly state: string
  readonly area_m2: AnsweredNumber | null
  readonly units: AnsweredNumber | null
  readonly notes: string
  readonly vacancy: AnsweredNumber | null
  readonly default_rate: AnsweredNumber | null
  readonly fund_revenue_share: AnsweredNumber | null
  readonly leased_share: AnsweredNumber | null
  readonly sold_share: AnsweredNumber | null
  readonly works_done: AnsweredNumber | null
  readonly works_planned: AnsweredNumber | null
  readonly cost_done: AnsweredNumber | null
  readonly cost_planned: AnsweredNumber | null
  readonly invested_share: AnsweredNumber | null
  readonly nav_share: AnsweredNumber | null
  readonly source?: RowSource
}

export type FundTenant = {
  readonly ordinal: AnsweredNumber
  readonly property_name: string
  readonly sector: string
  readonly property_revenue_share: AnsweredNumber | null
  readonly fund_revenue_share: AnsweredNumber | null
  readonly source?: RowSource
}

export type FundStatement = {
  readonly reference_date: string
  readonly fund_type_filed: string
  readonly fund_name_filed: string
  readonly condominium: string
  readonly is_listed: boolean | null
  readonly listed_on: string
  readonly term_type: string
  readonly term: string
  readonly audience: string
  readonly is_registered_at_anbima: boolean | null
  readonly anbima_class_filed: string
  readonly distribution: string
  readonly policy: string
  readonly related_funds_max_percent: AnsweredNumber | null
  readonly keeps_income: boolean | null
  readonly is_fund_of_funds: boolean | null
  readonly is_mirror: boolean | null
  readonly min_investment: AnsweredNumber | null
  readonly is_quota_daily: boolean | null
  readonly quota_interval: AnsweredNumber | null
  readonly issue_quota: string
  readonly quota_time: string
  readonly conversion_days: AnsweredNumber | null
  readonly quota_payment_days: AnsweredNumber | null
  readonly redemption_wait_days: AnsweredNumber | null
  readonly redemption_payment_days: AnsweredNumber | null
  readonly redemption_day_type: string
  readonly has_early_exit_fee: boolean | null
  readonly admin_fee_percent: AnsweredNumber | null
  readonly custody_fee_max_percent: AnsweredNumber | null
  readonly has_performance_fee: boolean | null
  readonly performance_fee_percent: AnsweredNumber | null
  readonly performance_index: string
  readonly performance_index_percent: AnsweredNumber | null
  readonly performance_coupon: AnsweredNumber | null
  readonly performance_method: string
  readonly performance_text: string
  readonly has_entry_fee: boolean | null
  readonly entry_fee_value: AnsweredNumber | null
  readonly entry_fee_percent: AnsweredNumber | null
  readonly has_exit_fee: boolean | null
  readonly exit_fee_value: AnsweredNumber | null
  readonly exit_fee_percent: AnsweredNumber | null
  readonly uses_derivatives: boolean | null
  readonly derivatives_purpose: string
  readonly may_exceed_nav: boolean | null
  readonly leverage_factor: AnsweredNumber | null
  readonly has_related_counterparty: boolean | null
  readonly invests_abroad: boolean | null
  readonly abroad_max_percent: AnsweredNumber | null
  readonly holds_private_credit: boolean | null
  readonly private_credit_max_percent: AnsweredNumber | null
  readonly implausible: string
  readonly source?: RowSource
}

export type FundStatementLimit = {
  readonly limit_kind: string
  readonly min_percent: AnsweredNumber | null
  readonly max_percent: AnsweredNumber | null
  readonly is_implausible: boolean
  readonly source?: RowSource
}

export type ListedCompany = {
  readonly cvm_code: AnsweredNumber
  readonly cnpj: string
  readonly name: string
  readonly trade_name: string
  readonly status: string
  readonly status_date: string | null
  readonly registration_date: string | null
  readonly incorporation_date: string | null
  readonly cancellation_date: string | null
  readonly cancellation_reason: string
  readonly sector: string
  readonly registration_category: string
  readonly category_date: string | null
  readonly issuer_status: string
  readonly issuer_status_date: string | null
  readonly controlling_interest: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly auditor_cnpj: string
  readonly auditor_name: string
  readonly markets: string
  readonly ticker_link: ListedTickerLink | null
  readonly source?: RowSource
}

export type ListedTickerLink = {
  readonly ticker: string
  readonly first_day: string | null
  readonly last_day: string | null
  readonly basis: "form" | "lines" | "isin_database"
  readonly source: string
  readonly isin: string | null
  readonly edition_date: string | null
}

export type Company = {
  readonly cvm_code: AnsweredNumber
  readonly cnpj: string
  readonly name: string
  readonly trade_name: string
  readonly status: string
  readonly status_date: string | null
  readonly registration_date: string | null
  readonly incorporation_date: string | null
  readonly cancellation_date: string | null
  readonly cancellation_reason: string
  readonly sector: string
  readonly registration_category: string
  readonly category_date: string | null
  readonly issuer_status: string
  readonly issuer_status_date: string | null
  readonly controlling_interest: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly auditor_cnpj: string
  readonly auditor_name: string
  readonly markets: readonly string[]
  readonly cvm_codes: readonly AnsweredNumber[]
  readonly issuer_id: string
  readonly documents_path: string
  readonly statements_path: string
  readonly figures_path: string
  readonly holders_path: string
  readonly ticker_link: TickerLink | null
  readonly links?: readonly CompanyLink[]
  readonly database_links?: readonly DatabaseLink[]
  readonly source?: RowSource
}

export type TickerLink = {
  readonly ticker: string
  readonly first_day: string | null
  readonly last_day: string | null
  readonly basis: "form" | "lines"
  readonly source: string
}

export type CompanyLink = {
  readonly ticker: string
  readonly first_day: string | null
  readonly last_day: string | null
  readonly basis: "form" | "lines"
  readonly source: string
  readonly isin: string | null
  readonly isin_first_day: string | null
  readonly isin_last_day: string | null
  readonly isin_source: string | null
}

export type DatabaseLink = {
  readonly isin: string
  readonly issuer_code: string | null
  readonly instrument_type: string | null
  readonly first_day: string | null
  readonly last_day: string | null
  readonly edition_date: string | null
  readonly basis: "isin_database"
  readonly source: string
  readonly ticker: string | null
  readonly ticker_first_day: string | null
  readonly ticker_last_day: string | null
  readonly ticker_source: string | null
}

export type CompanySecurity = {
  readonly reference_date: string
  readonly version: AnsweredNumber
  readonly security: string
  readonly share_class: string
  readonly ticker: string
  readonly market: string
  readonly segment: string
  readonly first_day: string | null
  readonly last_day: string | null
  readonly source?: RowSource
}

export type CompanyDocument = {
  readonly document_id: AnsweredNumber
  readonly cvm_code: AnsweredNumber
  readonly reference_date: string
  readonly version: AnsweredNumber
  readonly name: string
  readonly category: string
  readonly received_date: string | null
  readonly superseded: boolean
  readonly link: string
  readonly source?: RowSource
}

export type CompanyFigures = {
  readonly cvm_code: AnsweredNumber
  readonly reference_date: string
  readonly category: string
  readonly version: AnsweredNumber
  readonly document_id: AnsweredNumber | null
  readonly scope: string
  readonly period: string
  readonly period_start: string | null
  readonly period_end: string
  readonly balance_date: string | null
  readonly chart: string
  readonly total_assets: AnsweredNumber | null
  readonly total_assets_account: string
  readonly equity: AnsweredNumber | null
  readonly equity_account: string
  readonly revenue: AnsweredNumber | null
  readonly revenue_account: string
  readonly profit: AnsweredNumber | null
  readonly profit_account: string
  readonly operating_cash_flow: AnsweredNumber | null
  readonly operating_cash_flow_account: string
  readonly cash: AnsweredNumber | null
  readonly cash_account: string
  readonly earnings_per_share: AnsweredNumber | null
  readonly earnings_per_share_account: string
  readonly source?: RowSource
}

export type CompanyDocumentRevision = {
  readonly category: string
  readonly reference_date: string
  readonly revision: AnsweredNumber
  readonly change: string
  readonly changed_statements: string
  readonly changed_columns: string
  readonly rows_out: AnsweredNumber | null
  readonly rows_in: AnsweredNumber | null
  readonly version: AnsweredNumber | null
  readonly document_id: AnsweredNumber | null
  readonly received_date: string | null
  readonly name: string
  readonly seen_date: string
  readonly first_snapshot: string
}

export type CompanyAccount = {
  readonly version: AnsweredNumber
  readonly category: string
  readonly document_id: AnsweredNumber | null
  readonly statement: string
  readonly scope: string
  readonly period: string
  readonly period_start: string | null
  readonly period_end: string
  readonly equity_column: string
  readonly account: string
  readonly label: string
  readonly fixed: boolean | null
  readonly value: AnsweredNumber
  readonly value_filed: AnsweredNumber
  readonly scale: AnsweredNumber
  readonly chart: string
  readonly source?: RowSource
}

export type Distribution = {
  readonly isin: string
  readonly number: AnsweredNumber
  readonly number_before: AnsweredNumber | null
  readonly first_day: string
  readonly last_day_before: string | null
  readonly last_day: string
  readonly is_certain: boolean | null
  readonly marks: string
}

export type Quote = {
  readonly date: string
  readonly ticker: string
  readonly term_days: AnsweredNumber | null
  readonly market: string
  readonly bdi_code: string
  readonly name: string
  readonly specification: string
  readonly currency: string
  readonly open: AnsweredNumber | null
  readonly high: AnsweredNumber | null
  readonly low: AnsweredNumber | null
  readonly average: AnsweredNumber | null
  readonly close: AnsweredNumber | null
  readonly bid: AnsweredNumber | null
  readonly ask: AnsweredNumber | null
  readonly trades: AnsweredNumber | null
  readonly quantity: AnsweredNumber | null
  readonly volume: AnsweredNumber | null
  readonly strike: AnsweredNumber | null
  readonly strike_points: AnsweredNumber | null
  readonly strike_correction: AnsweredNumber | null
  readonly expiry: string | null
  readonly quotation_factor: AnsweredNumber | null
  readonly isin: string
  readonly distribution_number: AnsweredNumber | null
  readonly adjusted_open?: AnsweredNumber | null
  readonly adjusted_high?: AnsweredNumber | null
  readonly adjusted_low?: AnsweredNumber | null
  readonly adjusted_average?: AnsweredNumber | null
  readonly adjusted_close?: AnsweredNumber | null
  readonly adjusted_quantity?: AnsweredNumber | null
  readonly adjustment_factor?: AnsweredNumber | null
  readonly coverage?: "complete" | "disputed" | "incomplete" | "not_applicable"
  readonly coverage_days?: string
  readonly adjusted_through?: string | null
  readonly source?: RowSource
}

export type ExchangeEvent = {
  readonly issuer_code: string
  readonly list: string
  readonly isin: string
  readonly share_class: string
  readonly kind: string
  readonly label: string
  readonly last_day_with: string | null
  readonly approved_on: string | null
  readonly payment_date: string | null
  readonly issued_isin: string
  readonly factor: AnsweredNumber | null
  readonly value: AnsweredNumber | null
  readonly quoted_per_shares: AnsweredNumber | null
  readonly subscription_percent: AnsweredNumber | null
  readonly subscription_price: AnsweredNumber | null
  readonly closing_price: AnsweredNumber | null
  readonly closing_date: string | null
  readonly repeats: AnsweredNumber
  readonly close: AnsweredNumber | null
  readonly close_date: string | null
  readonly price_factor: AnsweredNumber | null
  readonly factor_numerator: string | null
  readonly factor_denominator: string | null
  readonly factor_reason: "" | "no_rule" | "number_missing" | "close_missing" | "value_not_below_close"
  readonly is_disputed: boolean
  readonly ex_day: string | null
  readonly source?: RowSource
}

export type Index = {
  readonly code: string
  readonly securities: AnsweredNumber | null
  readonly updated_date: string | null
  readonly first_month: string
  readonly last_month: string
  readonly portfolio_assets: AnsweredNumber | null
}

export type IndexAsset = {
  readonly ticker: string
  readonly name: string
  readonly specification: string
  readonly theoretical_quantity: AnsweredNumber | null
  readonly share_percent: AnsweredNumber | null
  readonly first_seen: string
  readonly source?: RowSource | null
}

export type Instrument = {
  readonly isin: string
  readonly issuer_code: string
  readonly instrument_type: string
  readonly cfi_code: string
  readonly instrument_description: string
  readonly currency: string
  readonly issue_date: string | null
  readonly maturity_date: string | null
  readonly rate: AnsweredNumber | null
  readonly face_value: AnsweredNumber | null
  readonly strike_price: AnsweredNumber | null
  readonly index: string
  readonly index_percent: AnsweredNumber | null
  readonly cetip_code: string
  readonly selic_code: string
  readonly record_status: string
  readonly issuer_name: string | null
  readonly issuer_cnpj: string | null
  readonly versions: readonly InstrumentVersion[]
  readonly source?: RowSource
}

export type InstrumentVersion = {
  readonly revision: AnsweredNumber
  readonly change: string
  readonly changed_columns: string
  readonly issuer_code: string
  readonly instrument_type: string
  readonly cfi_code: string
  readonly instrument_description: string
  readonly currency: string
  readonly issue_date: string | null
  readonly maturity_date: string | null
  readonly rate: AnsweredNumber | null
  readonly face_value: AnsweredNumber | null
  readonly strike_price: AnsweredNumber | null
  readonly index: string
  readonly index_percent: AnsweredNumber | null
  readonly cetip_code: string
  readonly selic_code: string
  readonly seen_date: string
  readonly first_snapshot: string
}

export type InstrumentIssuer = {
  readonly code: string
  readonly name: string
  readonly cnpj: string
  readonly record_date: string | null
  readonly types: readonly InstrumentTypeCount[]
  readonly source?: RowSource
}

export type InstrumentTypeCount = {
  readonly instrument_type: string
  readonly instrument_count: AnsweredNumber
}

export type StatisticSeries = {
  readonly id: string
  readonly publisher: string
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly first_period: string
  readonly last_period: string
  readonly periods: AnsweredNumber
  readonly frequency: string
  readonly untested: boolean
  readonly name_pt: string
  readonly within_days: AnsweredNumber | null
  readonly declared_by: string
  readonly aliases: readonly string[]
  readonly decimals: AnsweredNumber
}

export type StatisticValue = {
  readonly period: string
  readonly value: AnsweredNumber | null
  readonly marker: string
  readonly modified_date: string | null
  readonly end_date: string | null
  readonly source?: RowSource
  readonly vintage?: AnsweredNumber
  readonly is_withdrawn?: boolean
  readonly first_snapshot?: string | null
  readonly last_snapshot?: string | null
  readonly published_at?: string | null
}

export type AccumulatedRate = {
  readonly series: string
  readonly basis: "daily_factors" | "published_months"
  readonly first_day: string | null
  readonly last_day: string | null
  readonly factor: AnsweredNumber | null
  readonly percent: AnsweredNumber | null
  readonly annual_percent: AnsweredNumber | null
  readonly factor_reason: "" | "value_missing" | "calendar_unknown"
  readonly days: AnsweredNumber | null
  readonly months: AnsweredNumber | null
  readonly missing_days: AnsweredNumber | null
  readonly missing_days_reason: "" | "monthly_series" | "calendar_unknown"
  readonly first_missing: string | null
  readonly is_running_month: boolean | null
  readonly is_running_month_reason: "" | "calendar_unknown" | "daily_rates_missing"
}

export type BondTrade = {
  readonly date: string
  readonly bond: string
  readonly selic_code: string
  readonly isin: string
  readonly issue_date: string | null
  readonly maturity_date: string
  readonly trade_count: AnsweredNumber | null
  readonly quantity: AnsweredNumber | null
  readonly traded_value: AnsweredNumber | null
  readonly min_price: AnsweredNumber | null
  readonly mean_price: AnsweredNumber | null
  readonly max_price: AnsweredNumber | null
  readonly collateral_price: AnsweredNumber | null
  readonly par_value: AnsweredNumber | null
  readonly min_rate: AnsweredNumber | null
  readonly mean_rate: AnsweredNumber | null
  readonly max_rate: AnsweredNumber | null
  readonly brokered_trade_count: AnsweredNumber | null
  readonly brokered_quantity: AnsweredNumber | null
  readonly price_of_mean_rate: AnsweredNumber | null
  readonly price_of_mean_rate_reason: "" | "other_bond" | "rate_missing" | "calendar_unknown"
  readonly source?: RowSource
}

export type FederalBond = {
  readonly asset_id: string
  readonly selic_code: string
  readonly maturity_date: string
  readonly isin: string
  readonly bond: string
  readonly issue_date: string | null
  readonly first_day: string
  readonly last_day: string
  readonly trade_days: AnsweredNumber
}

export type ListedDebenture = {
  readonly asset_id: string
  readonly code: string
  readonly issuer_name: string
  readonly series: string
  readonly issue: string
  readonly status: string
  readonly isin: string
  readonly cnpj: string
  readonly issue_date: string | null
  readonly maturity_date: string | null
  readonly index: string
  readonly index_percent: AnsweredNumber | null
  readonly rate: AnsweredNumber | null
  readonly currency: string
  readonly face_value: AnsweredNumber | null
  readonly quantity_issued: AnsweredNumber | null
  readonly guarantee: string
  readonly is_incentivized: boolean | null
  readonly exit_reason: string
  readonly exit_date: string | null
  readonly value_date: string | null
  readonly nominal_value: AnsweredNumber | null
  readonly quantity_in_market: AnsweredNumber | null
  readonly source?: RowSource
}

export type Debenture = {
  readonly asset_id: string
  readonly code: string
  readonly issuer_name: string
  readonly series: string
  readonly issue: string
  readonly status: string
  readonly isin: string
  readonly cnpj: string
  readonly issue_date: string | null
  readonly maturity_date: string | null
  readonly index: string
  readonly index_percent: AnsweredNumber | null
  readonly rate: AnsweredNumber | null
  readonly currency: string
  readonly face_value: AnsweredNumber | null
  readonly quantity_issued: AnsweredNumber | null
  readonly guarantee: string
  readonly is_incentivized: boolean | null
  readonly exit_reason: string
  readonly exit_date: string | null
  readonly value_date: string | null
  readonly nominal_value: AnsweredNumber | null
  readonly quantity_in_market: AnsweredNumber | null
  readonly versions: readonly DebentureVersion[]
  readonly links?: readonly DebentureLink[]
  readonly source?: RowSource
}

export type DebentureVersion = {
  readonly revision: AnsweredNumber
  readonly change: string
  readonly changed_columns: string
  readonly status: string
  readonly isin: string
  readonly cnpj: string
  readonly issue_date: string | null
  readonly maturity_date: string | null
  readonly index: string
  readonly index_percent: AnsweredNumber | null
  readonly rate: AnsweredNumber | null
  readonly currency: string
  readonly face_value: AnsweredNumber | null
  readonly quantity_issued: AnsweredNumber | null
  readonly seen_date: string
  readonly first_snapshot: string
}

export type DebentureLink = {
  readonly asset_id: string
  readonly month: string
  readonly rule: string
  readonly candidate_count: AnsweredNumber
  readonly has_named_price: boolean
  readonly line_count: AnsweredNumber
  readonly total_value: AnsweredNumber
}

export type Curve = {
  readonly id: "di1" | "ettj-fixed" | "ettj-ipca" | "ettj-inflation"
  readonly days: AnsweredNumber
  readonly first_day: string
  readonly last_day: string
}

export type CurveOfDay = {
  readonly id: "di1" | "ettj-fixed" | "ettj-ipca" | "ettj-inflation"
  readonly points: readonly CurvePoint[]
}

export type CurvePoint = {
  readonly business_days: AnsweredNumber
  readonly rate: AnsweredNumber | null
  readonly rate_reason: "" | "outside_points" | "formula_missing"
  readonly is_published: boolean
  readonly ticker: string | null
  readonly expiry_date: string | null
  readonly price: AnsweredNumber | null
  readonly open_interest: AnsweredNumber | null
}

export type BondOfDay = {
  readonly asset_id: string
  readonly date: string
  readonly bond: string
  readonly selic_code: string
  readonly issue_date: string | null
  readonly maturity_date: string
  readonly max_rate: AnsweredNumber | null
  readonly min_rate: AnsweredNumber | null
  readonly rate: AnsweredNumber | null
  readonly price: AnsweredNumber | null
  readonly criterion: string
  readonly price_of_rate: AnsweredNumber | null
  readonly nominal_value: AnsweredNumber | null
  readonly next_nominal_value: AnsweredNumber | null
  readonly next_business_day: string
}

export type FlightFare = {
  readonly month: string
  readonly airline_icao: string
  readonly origin_icao: string
  readonly destination_icao: string
  readonly fare_value: AnsweredNumber
  readonly seats_sold: AnsweredNumber
  readonly origin_iata: string | null
  readonly destination_iata: string | null
  readonly source?: RowSource
}

export type RouteFares = {
  readonly origin_icao: string
  readonly destination_icao: string
  readonly mean: AnsweredNumber
  readonly min: AnsweredNumber
  readonly p10: AnsweredNumber
  readonly p25: AnsweredNumber
  readonly median: AnsweredNumber
  readonly p75: AnsweredNumber
  readonly p90: AnsweredNumber
  readonly max: AnsweredNumber
  readonly seats_sold: AnsweredNumber
  readonly first_month: string
  readonly last_month: string
  readonly origin_iata: string | null
  readonly destination_iata: string | null
}

export type AirlineFares = {
  readonly airline_icao: string
  readonly mean: AnsweredNumber
  readonly min: AnsweredNumber
  readonly p10: AnsweredNumber
  readonly p25: AnsweredNumber
  readonly median: AnsweredNumber
  readonly p75: AnsweredNumber
  readonly p90: AnsweredNumber
  readonly max: AnsweredNumber
  readonly seats_sold: AnsweredNumber
  readonly first_month: string
  readonly last_month: string
}

export type MonthFares = {
  readonly month: string
  readonly mean: AnsweredNumber
  readonly min: AnsweredNumber
  readonly p10: AnsweredNumber
  readonly p25: AnsweredNumber
  readonly median: AnsweredNumber
  readonly p75: AnsweredNumber
  readonly p90: AnsweredNumber
  readonly max: AnsweredNumber
  readonly seats_sold: AnsweredNumber
  readonly first_month: string
  readonly last_month: string
}

export type Calendar = {
  readonly id: string
  readonly name: string
  readonly source: string
  readonly first_date: string
  readonly last_date: string
  readonly holidays: AnsweredNumber
}

export type CalendarDay = {
  readonly date: string
  readonly name: string
  readonly source?: RowSource
}

export type Found = {
  readonly kind: "asset" | "issuer" | "fund" | "company" | "manager" | "administrator" | "ticker" | "index" | "bond" | "debenture" | "instrument" | "curve" | "series" | "airport" | "route" | "dataset"
  readonly id: string
  readonly name: string
  readonly path: string
  readonly match: "code" | "words" | "beginning" | "inside"
}

export type DatasetSummary = {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly description: string
  readonly licence: string
  readonly terms: Terms
  readonly attribution: string
  readonly cadence: string
  readonly revisions: string
  readonly table_count: AnsweredNumber
  readonly partition_count: AnsweredNumber
  readonly rows: AnsweredNumber
  readonly bytes: AnsweredNumber
  readonly first_partition: string | null
  readonly last_partition: string | null
  readonly freshness: Newest
}

export type Terms = {
  readonly kind: "open" | "restricted"
  readonly holder: string | null
  readonly text: string | null
  readonly files: "with_key" | "refused"
}

export type Newest = {
  readonly month: string | null
  readonly newest: string | null
  readonly retrieved_at: string | null
  readonly late_from: string | null
  readonly counted_by: ("br-banks" | "b3-sessions" | "weekdays") | null
}

export type CatalogueEntry = {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly description: string
  readonly licence: string
  readonly terms: Terms
  readonly attribution: string
  readonly cadence: string
  readonly revisions: string
  readonly table_count: AnsweredNumber
  readonly partition_count: AnsweredNumber
  readonly rows: AnsweredNumber
  readonly bytes: AnsweredNumber
  readonly first_partition: string | null
  readonly last_partition: string | null
  readonly freshness: Newest
  readonly caveats: readonly string[]
  readonly sources: readonly CatalogueSource[]
  readonly tables: readonly CatalogueTable[]
  readonly endpoints: readonly CatalogueEndpoint[]
  readonly partitions: readonly CataloguePartition[]
}

export type CatalogueSource = {
  readonly id: string
  readonly page: string
  readonly url: string
  readonly format: "zip" | "csv" | "json" | "xls"
  readonly covers: "everything" | "day" | "month" | "year"
  readonly first_month: string | null
  readonly last_month: string | null
  readonly requested: string
}

export type CatalogueTable = {
  readonly name: string
  readonly kind: "data" | "history" | "materialized_view" | "month_index" | "rule_aliases"
  readonly description: string
  readonly rows: AnsweredNumber
  readonly bytes: AnsweredNumber
  readonly key: readonly string[]
  readonly sort_order: readonly string[]
  readonly fields: readonly CatalogueField[]
}

export type CatalogueField = {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly unit: string | null
  readonly nullable: boolean
  readonly source: string
  readonly description: string
}

export type CatalogueEndpoint = {
  readonly path: string
  readonly summary: string
}

export type CataloguePartition = {
  readonly partition: string
  readonly month: string | null
  readonly rows: AnsweredNumber
  readonly bytes: AnsweredNumber
  readonly completeness: readonly {
    readonly group: string
    readonly complete: boolean
    readonly missing: readonly string[]
  }[]
  readonly members: readonly PartitionMember[]
  readonly sessions: SessionGrade | null
  readonly checks_failed: readonly string[]
  readonly first_snapshot: string
}

export type PartitionMember = {
  readonly source: string
  readonly member: string
  readonly file: string
  readonly state: "present" | "thin" | "missing"
  readonly lines: AnsweredNumber
  readonly quarantined: AnsweredNumber
}

export type SessionGrade = {
  readonly grade: "complete" | "partial" | "not_known"
  readonly calendar: string
  readonly until: string | null
  readonly expected: AnsweredNumber | null
  readonly present: AnsweredNumber | null
  readonly missing: readonly string[]
  readonly thin: readonly string[]
  readonly unexpected: readonly string[]
}

export type BulkFile = {
  readonly partition: string
  readonly table: string
  readonly path: string
  readonly file: string
  readonly rows: AnsweredNumber
  readonly bytes: AnsweredNumber
  readonly sha256: string
  readonly first_snapshot: string
}

export type Change = {
  readonly snapshot: string
  readonly published_at: string
  readonly dataset: string
  readonly partition: string
  readonly table: string
  readonly change: string
  readonly rows: AnsweredNumber
  readonly rows_added: AnsweredNumber
  readonly rows_removed: AnsweredNumber
  readonly rows_changed: AnsweredNumber
  readonly rules_version: AnsweredNumber | null
  readonly cleaned: readonly {
    readonly column: string
    readonly reason: string
    readonly values: AnsweredNumber
  }[]
}

export type PublishedSnapshot = {
  readonly snapshot: string
  readonly published_at: string
  readonly digest: string
  readonly datasets: AnsweredNumber
  readonly partitions: AnsweredNumber
  readonly rows_added: AnsweredNumber
  readonly rows_removed: AnsweredNumber
  readonly rows_changed: AnsweredNumber
}

export type Revision = {
  readonly published_at: string
  readonly snapshot: string
  readonly dataset: string
  readonly partition: string
  readonly cnpj: string
  readonly reference_date: string | null
  readonly change: string
  readonly version: AnsweredNumber | null
  readonly rows_added: AnsweredNumber | null
  readonly rows_removed: AnsweredNumber | null
  readonly rows_changed: AnsweredNumber | null
}

export interface Answers {
  readonly fund_portfolio: {
    readonly success: true
    readonly reference_date: string
    readonly data: {
      readonly fund: Fund
      readonly portfolio: readonly PortfolioItem[]
      readonly reconciliation: Reconciliation
    }
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_look_through: {
    readonly success: true
    readonly reference_date: string
    readonly data: {
      readonly fund: Fund
      readonly portfolio: readonly (LookThroughLeaf | LookThroughAsset)[]
      readonly coverage: LookThroughCoverage
      readonly names?: readonly FundName[]
    }
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly assets: {
    readonly success: true
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly data: readonly ListedAsset[]
  }
  readonly asset: {
    readonly success: true
    readonly reference_date: string
    readonly data: Asset
  }
  readonly asset_holders: {
    readonly success: true
    readonly reference_date: string
    readonly asset_id: string
    readonly asset_group_id: string
    readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept"
    readonly status: "read" | "members_missing"
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly identified_percent: AnsweredNumber | null
    readonly data: readonly AssetHolder[]
  }
  readonly asset_holders_history: {
    readonly success: true
    readonly data: readonly HoldersMonth[]
  }
  readonly fund_compare: {
    readonly success: true
    readonly reference_date: string
    readonly data: {
      readonly fund: Fund
      readonly compared: {
        readonly cnpj: string
        readonly name: string
        readonly reference_date: string
        readonly total_portfolio_value: AnsweredNumber
        readonly share_of_value: AnsweredNumber | null
        readonly identified_percent: AnsweredNumber | null
        readonly derived_percent: AnsweredNumber | null
        readonly no_asset_percent: AnsweredNumber | null
      }
      readonly overlap_percent: AnsweredNumber | null
      readonly identified_percent: AnsweredNumber | null
      readonly derived_percent: AnsweredNumber | null
      readonly no_asset_percent: AnsweredNumber | null
      readonly assets: readonly (ComparedMonths | ComparedFunds)[]
    }
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_revisions: {
    readonly success: true
    readonly data: readonly PortfolioRevision[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_months: {
    readonly success: true
    readonly data: readonly PortfolioMonth[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_history: {
    readonly success: true
    readonly data: readonly PortfolioGroup[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_positions: {
    readonly success: true
    readonly data: readonly AssetPosition[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly portfolios: {
    readonly success: true
    readonly data: readonly BatchPortfolio[]
  }
  readonly market_assets: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly previous_date: string | null
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly unknown: readonly MarketUnknown[]
    readonly data: readonly MarketAsset[]
  }
  readonly market_moves: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly with_date: string | null
    readonly states: readonly PositionState[]
    readonly explained_percent: AnsweredNumber | null
    readonly data: readonly AssetMove[]
  }
  readonly market_moves_of_asset: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly with_date: string | null
    readonly states: readonly PositionState[]
    readonly explained_percent: AnsweredNumber | null
    readonly asset_ids: readonly string[]
    readonly data: readonly PositionMove[]
  }
  readonly market_lines: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly data: readonly MarketLine[]
  }
  readonly fund_active_share: {
    readonly success: true
    readonly reference_date: string
    readonly data: ActiveShare
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly basket: {
    readonly success: true
    readonly reference_date: string
    readonly data: {
      readonly items: readonly BasketItem[]
      readonly assets: readonly BasketAsset[]
      readonly by_category: readonly BasketCategory[]
      readonly by_issuer: readonly BasketIssuer[]
      readonly by_manager: readonly BasketManager[]
      readonly register_date: string | null
      readonly register_is_synthetic: boolean
      readonly overlap: readonly BasketOverlap[]
      readonly unopened: readonly BasketUnopened[]
      readonly coverage: {
        readonly allocated_percent: AnsweredNumber
        readonly unallocated_percent: AnsweredNumber
        readonly opened_percent: AnsweredNumber
        readonly issuer_known_percent: AnsweredNumber | null
        readonly loss_percent: AnsweredNumber
      }
    }
  }
  readonly issuers: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly grouping: "root" | "group"
    readonly coverage: readonly MarketCoverage[]
    readonly unknown: readonly MarketUnknown[]
    readonly newest_report_date?: string | null
    readonly data: readonly ListedIssuer[]
  }
  readonly issuer: {
    readonly success: true
    readonly reference_date: string
    readonly data: Issuer
  }
  readonly issuer_holders: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly issuer_id: string
    readonly grouping?: "root" | "group"
    readonly group?: string
    readonly group_members?: string
    readonly group_source?: string
    readonly role: "issuer" | "vehicle" | "assignor"
    readonly is_partial: boolean
    readonly register_date?: string | null
    readonly register_is_synthetic?: boolean
    readonly newest_report_date: string | null
    readonly data: readonly IssuerHolder[]
  }
  readonly issuer_history: {
    readonly success: true
    readonly issuer_id: string
    readonly grouping?: "root" | "group"
    readonly data: readonly IssuerMonth[]
  }
  readonly issuer_lines: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly issuer_id: string
    readonly grouping?: "root" | "group"
    readonly group?: string
    readonly group_members?: string
    readonly group_source?: string
    readonly data: readonly IssuerLine[]
  }
  readonly issuer_moves: {
    readonly success: true
    readonly issuer_id: string
    readonly data: readonly IssuerMove[]
  }
  readonly company_holders: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly issuer_id: string
    readonly grouping?: "root" | "group"
    readonly group?: string
    readonly group_members?: string
    readonly group_source?: string
    readonly role: "issuer" | "vehicle" | "assignor"
    readonly is_partial: boolean
    readonly register_date?: string | null
    readonly register_is_synthetic?: boolean
    readonly newest_report_date: string | null
    readonly data: readonly IssuerHolder[]
  }
  readonly company_shares: {
    readonly success: true
    readonly reference_date: string
    readonly data: HeldShares
  }
  readonly managers: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly manager_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly manager_known_percent: AnsweredNumber | null
    readonly data: readonly ListedParty[]
  }
  readonly manager: {
    readonly success: true
    readonly reference_date: string
    readonly data: Manager
  }
  readonly manager_funds: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly manager_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly manager_known_percent: AnsweredNumber | null
    readonly data: readonly PartyFund[]
  }
  readonly manager_positions: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly manager_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly manager_known_percent: AnsweredNumber | null
    readonly consolidated_value: AnsweredNumber | null
    readonly consolidated_value_reason: string
    readonly is_partial: boolean
    readonly data: readonly PartyPosition[]
  }
  readonly manager_issuers: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly manager_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly manager_known_percent: AnsweredNumber | null
    readonly data: readonly PartyIssuer[]
  }
  readonly manager_moves: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly with_date: string | null
    readonly states: readonly PositionState[]
    readonly explained_percent: AnsweredNumber | null
    readonly manager_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly manager_known_percent: AnsweredNumber | null
    readonly data: readonly AssetMove[]
  }
  readonly manager_history: {
    readonly success: true
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly data: readonly PartyMonth[]
  }
  readonly manager_categories: {
    readonly success: true
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly data: readonly PartyCategory[]
  }
  readonly manager_changes: {
    readonly success: true
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly data: readonly PartyChange[]
  }
  readonly administrators: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly administrator_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly administrator_known_percent: AnsweredNumber | null
    readonly data: readonly ListedParty[]
  }
  readonly administrator: {
    readonly success: true
    readonly reference_date: string
    readonly data: Administrator
  }
  readonly administrator_funds: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly administrator_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly administrator_known_percent: AnsweredNumber | null
    readonly data: readonly PartyFund[]
  }
  readonly administrator_positions: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly administrator_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly administrator_known_percent: AnsweredNumber | null
    readonly consolidated_value: AnsweredNumber | null
    readonly consolidated_value_reason: string
    readonly is_partial: boolean
    readonly data: readonly PartyPosition[]
  }
  readonly administrator_issuers: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly administrator_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly administrator_known_percent: AnsweredNumber | null
    readonly data: readonly PartyIssuer[]
  }
  readonly administrator_moves: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly with_date: string | null
    readonly states: readonly PositionState[]
    readonly explained_percent: AnsweredNumber | null
    readonly administrator_basis: "register_of_month" | "register_of_today"
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly administrator_known_percent: AnsweredNumber | null
    readonly data: readonly AssetMove[]
  }
  readonly administrator_history: {
    readonly success: true
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly data: readonly PartyMonth[]
  }
  readonly administrator_categories: {
    readonly success: true
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly data: readonly PartyCategory[]
  }
  readonly administrator_changes: {
    readonly success: true
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly data: readonly PartyChange[]
  }
  readonly industry: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly data: readonly IndustryGroup[]
  }
  readonly industry_flows: {
    readonly success: true
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly data: readonly IndustryFlow[]
  }
  readonly industry_survivorship: {
    readonly success: true
    readonly first_reference_date: string
    readonly last_reference_date: string
    readonly data: readonly Survivorship[]
  }
  readonly class_figures: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly rank_by: string
    readonly excluded: readonly ExcludedClasses[]
    readonly data: readonly RankedFigure[]
  }
  readonly fund_figures: {
    readonly success: true
    readonly reference_date: string
    readonly completeness: "complete" | "partial"
    readonly missing_members: string
    readonly register_date: string | null
    readonly register_is_synthetic: boolean
    readonly rows_reason: "" | "report_not_compiled" | "not_filed" | "outside_ranges"
    readonly data: readonly ClassFigure[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_nav: {
    readonly success: true
    readonly data: readonly DailyReport[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly navs: {
    readonly success: true
    readonly data: readonly BatchDailyReport[]
  }
  readonly nav_summary: {
    readonly success: true
    readonly reference_date: string
    readonly data: readonly NavSummary[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund: {
    readonly success: true
    readonly reference_date: string | null
    readonly data: {
      readonly fund: Fund
      readonly registration: FundRegistration | null
      readonly own_report: OwnReportFacts | null
      readonly subclasses: readonly FundSubclass[]
    }
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly funds: {
    readonly success: true
    readonly data: readonly ListedFund[]
  }
  readonly fund_segments: {
    readonly success: true
    readonly reference_date: string
    readonly data: readonly FundSegment[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_series: {
    readonly success: true
    readonly reference_date: string
    readonly data: readonly FundSeries[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_ages: {
    readonly success: true
    readonly reference_date: string
    readonly data: readonly FundAge[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_assignors: {
    readonly success: true
    readonly reference_date: string
    readonly data: readonly FundAssignor[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_reports: {
    readonly success: true
    readonly data: readonly FundReport[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_properties: {
    readonly success: true
    readonly reference_date: string
    readonly report_date: string
    readonly version: AnsweredNumber
    readonly delivered_at: string | null
    readonly data: readonly FundProperty[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_tenants: {
    readonly success: true
    readonly reference_date: string
    readonly report_date: string
    readonly version: AnsweredNumber
    readonly delivered_at: string | null
    readonly data: readonly FundTenant[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_statement: {
    readonly success: true
    readonly data: readonly FundStatement[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly fund_statement_limits: {
    readonly success: true
    readonly reference_date: string
    readonly data: readonly FundStatementLimit[]
    readonly resolved_from?: {
      readonly code: string
      readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents"
    }
  }
  readonly companies: {
    readonly success: true
    readonly data: readonly ListedCompany[]
  }
  readonly company: {
    readonly success: true
    readonly reference_date: string | null
    readonly data: Company
  }
  readonly company_securities: {
    readonly success: true
    readonly company_cnpj: string
    readonly data: readonly CompanySecurity[]
  }
  readonly company_documents: {
    readonly success: true
    readonly company_cnpj: string
    readonly data: readonly CompanyDocument[]
  }
  readonly company_figures: {
    readonly success: true
    readonly company_cnpj: string
    readonly data: readonly CompanyFigures[]
  }
  readonly company_revisions: {
    readonly success: true
    readonly company_cnpj: string
    readonly data: readonly CompanyDocumentRevision[]
  }
  readonly company_statements: {
    readonly success: true
    readonly company_cnpj: string
    readonly reference_date: string
    readonly version: AnsweredNumber
    readonly received_date: string | null
    readonly data: readonly CompanyAccount[]
  }
  readonly exchange_distributions: {
    readonly success: true
    readonly data: readonly Distribution[]
  }
  readonly exchange_quotes: {
    readonly success: true
    readonly data: readonly Quote[]
  }
  readonly exchange_events: {
    readonly success: true
    readonly data: readonly ExchangeEvent[]
  }
  readonly exchange_indexes: {
    readonly success: true
    readonly data: readonly Index[]
  }
  readonly exchange_index: {
    readonly success: true
    readonly data: readonly IndexAsset[]
  }
  readonly instrument: {
    readonly success: true
    readonly reference_date: string | null
    readonly data: Instrument
  }
  readonly instrument_issuer: {
    readonly success: true
    readonly reference_date: string | null
    readonly data: InstrumentIssuer
  }
  readonly statistics: {
    readonly success: true
    readonly data: readonly StatisticSeries[]
  }
  readonly statistic: {
    readonly success: true
    readonly data: readonly StatisticValue[]
  }
  readonly statistic_accumulated: {
    readonly success: true
    readonly reference_date: string
    readonly data: AccumulatedRate
  }
  readonly bond_trades: {
    readonly success: true
    readonly data: readonly BondTrade[]
  }
  readonly federal_bonds: {
    readonly success: true
    readonly data: readonly FederalBond[]
  }
  readonly debentures: {
    readonly success: true
    readonly data: readonly ListedDebenture[]
  }
  readonly debenture: {
    readonly success: true
    readonly reference_date: string | null
    readonly data: Debenture
  }
  readonly curves: {
    readonly success: true
    readonly data: readonly Curve[]
  }
  readonly curve: {
    readonly success: true
    readonly reference_date: string
    readonly data: CurveOfDay
  }
  readonly bonds: {
    readonly success: true
    readonly data: readonly BondOfDay[]
  }
  readonly flight_fares: {
    readonly success: true
    readonly data: readonly (FlightFare | RouteFares | AirlineFares | MonthFares)[]
  }
  readonly calendars: {
    readonly success: true
    readonly data: readonly Calendar[]
  }
  readonly calendar: {
    readonly success: true
    readonly data: readonly CalendarDay[]
  }
  readonly search: {
    readonly success: true
    readonly searched: readonly ("asset" | "issuer" | "fund" | "company" | "manager" | "administrator" | "ticker" | "index" | "bond" | "debenture" | "instrument" | "curve" | "series" | "airport" | "route" | "dataset")[]
    readonly did_you_mean: string | null
    readonly data: readonly Found[]
  }
  readonly datasets: {
    readonly success: true
    readonly data: readonly DatasetSummary[]
  }
  readonly dataset: {
    readonly success: true
    readonly reference_date: string
    readonly data: CatalogueEntry
  }
  readonly bulk: {
    readonly success: true
    readonly data: readonly BulkFile[]
  }
  readonly changelog: {
    readonly success: true
    readonly data: readonly Change[]
  }
  readonly snapshots: {
    readonly success: true
    readonly data: readonly PublishedSnapshot[]
  }
  readonly revisions: {
    readonly success: true
    readonly next_cursor: string | null
    readonly data: readonly Revision[]
  }
}
