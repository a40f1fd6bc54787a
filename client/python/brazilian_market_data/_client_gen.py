# Generated from the declarations by `make gen`: do not edit.
"""A method for each endpoint, in the synchronous client and in the asynchronous one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ._async import AsyncSender
from ._derive import as_async
from ._sync_gen import ListQuery, PagedQuery, Query, Sender, TextQuery
from .types_gen import (
    ActiveShareBody,
    AdministratorBody,
    AdministratorCategoriesBody,
    AdministratorCategoriesRanges,
    AdministratorCategoriesRow,
    AdministratorChangesBody,
    AdministratorChangesRow,
    AdministratorFundsBody,
    AdministratorFundsRanges,
    AdministratorFundsRow,
    AdministratorHistoryBody,
    AdministratorHistoryRanges,
    AdministratorHistoryRow,
    AdministratorIssuersBody,
    AdministratorIssuersRanges,
    AdministratorIssuersRow,
    AdministratorMovesBody,
    AdministratorMovesRanges,
    AdministratorMovesRow,
    AdministratorPositionsBody,
    AdministratorPositionsRanges,
    AdministratorPositionsRow,
    AdministratorsBody,
    AdministratorsRanges,
    AdministratorsRow,
    AgesBody,
    AgesRanges,
    AgesRow,
    AssetBody,
    AssetHoldersBody,
    AssetHoldersHistoryBody,
    AssetHoldersHistoryRanges,
    AssetHoldersHistoryRow,
    AssetHoldersRanges,
    AssetHoldersRow,
    AssetsBody,
    AssetsRanges,
    AssetsRow,
    AssignorsBody,
    AssignorsRanges,
    AssignorsRow,
    BasketBody,
    BasketRanges,
    BasketRow,
    BondTradesBody,
    BondTradesRanges,
    BondTradesRow,
    BondsBody,
    BondsRanges,
    BondsRow,
    BulkBody,
    BulkRanges,
    BulkRow,
    CalendarBody,
    CalendarRow,
    CalendarsBody,
    CalendarsRanges,
    CalendarsRow,
    ChangelogBody,
    ChangelogRanges,
    ChangelogRow,
    ClassFiguresBody,
    ClassFiguresRanges,
    ClassFiguresRow,
    CompaniesBody,
    CompaniesRanges,
    CompaniesRow,
    CompanyBody,
    CompanyDocumentsBody,
    CompanyDocumentsRanges,
    CompanyDocumentsRow,
    CompanyFiguresBody,
    CompanyFiguresRanges,
    CompanyFiguresRow,
    CompanyHoldersBody,
    CompanyHoldersRanges,
    CompanyHoldersRow,
    CompanyRevisionsBody,
    CompanyRevisionsRanges,
    CompanyRevisionsRow,
    CompanySecuritiesBody,
    CompanySecuritiesRanges,
    CompanySecuritiesRow,
    CompanySharesBody,
    CompanySharesRanges,
    CompanySharesRow,
    CompanyStatementsBody,
    CompanyStatementsRanges,
    CompanyStatementsRow,
    CurveBody,
    CurveRanges,
    CurveRow,
    CurvesBody,
    CurvesRanges,
    CurvesRow,
    DataPackageBody,
    DatasetBody,
    DatasetId,
    DatasetsBody,
    DatasetsRanges,
    DatasetsRow,
    DebentureBody,
    DebenturesBody,
    DebenturesRanges,
    DebenturesRow,
    ExchangeDistributionsBody,
    ExchangeDistributionsRanges,
    ExchangeDistributionsRow,
    ExchangeEventsBody,
    ExchangeEventsRanges,
    ExchangeEventsRow,
    ExchangeIndexBody,
    ExchangeIndexRanges,
    ExchangeIndexRow,
    ExchangeIndexesBody,
    ExchangeIndexesRanges,
    ExchangeIndexesRow,
    ExchangeQuotesBody,
    ExchangeQuotesRanges,
    ExchangeQuotesRow,
    FederalBondsBody,
    FederalBondsRanges,
    FederalBondsRow,
    FiguresBody,
    FiguresRanges,
    FiguresRow,
    FlightFaresBody,
    FlightFaresRanges,
    FlightFaresRow,
    FundBody,
    FundsBody,
    FundsRanges,
    FundsRow,
    HealthzBody,
    IndustryBody,
    IndustryFlowsBody,
    IndustryFlowsRanges,
    IndustryFlowsRow,
    IndustryRanges,
    IndustryRow,
    IndustrySurvivorshipBody,
    IndustrySurvivorshipRanges,
    IndustrySurvivorshipRow,
    InstrumentBody,
    InstrumentIssuerBody,
    IssuerBody,
    IssuerHistoryBody,
    IssuerHistoryRanges,
    IssuerHistoryRow,
    IssuerHoldersBody,
    IssuerHoldersRanges,
    IssuerHoldersRow,
    IssuerLinesBody,
    IssuerLinesRanges,
    IssuerLinesRow,
    IssuerMovesBody,
    IssuerMovesRanges,
    IssuerMovesRow,
    IssuersBody,
    IssuersRanges,
    IssuersRow,
    KeyUseBody,
    ManagerBody,
    ManagerCategoriesBody,
    ManagerCategoriesRanges,
    ManagerCategoriesRow,
    ManagerChangesBody,
    ManagerChangesRow,
    ManagerFundsBody,
    ManagerFundsRanges,
    ManagerFundsRow,
    ManagerHistoryBody,
    ManagerHistoryRanges,
    ManagerHistoryRow,
    ManagerIssuersBody,
    ManagerIssuersRanges,
    ManagerIssuersRow,
    ManagerMovesBody,
    ManagerMovesRanges,
    ManagerMovesRow,
    ManagerPositionsBody,
    ManagerPositionsRanges,
    ManagerPositionsRow,
    ManagersBody,
    ManagersRanges,
    ManagersRow,
    MarketAssetsBody,
    MarketAssetsRanges,
    MarketAssetsRow,
    MarketLinesBody,
    MarketLinesRanges,
    MarketLinesRow,
    MarketMovesBody,
    MarketMovesOfAssetBody,
    MarketMovesOfAssetRanges,
    MarketMovesOfAssetRow,
    MarketMovesRanges,
    MarketMovesRow,
    NavBody,
    NavRanges,
    NavRow,
    NavSummaryBody,
    NavSummaryRanges,
    NavSummaryRow,
    NavsBody,
    NavsRanges,
    NavsRow,
    OpenapiBody,
    OpenapiPtBody,
    OpenbbAppsBodyItem,
    OpenbbWidgetsBody,
    PortfolioBody,
    PortfolioCompareBody,
    PortfolioCompareRanges,
    PortfolioCompareRow,
    PortfolioHistoryBody,
    PortfolioHistoryRanges,
    PortfolioHistoryRow,
    PortfolioLookThroughBody,
    PortfolioLookThroughRanges,
    PortfolioLookThroughRow,
    PortfolioMonthsBody,
    PortfolioMonthsRanges,
    PortfolioMonthsRow,
    PortfolioRanges,
    PortfolioRevisionsBody,
    PortfolioRevisionsRanges,
    PortfolioRevisionsRow,
    PortfolioRow,
    PortfoliosBody,
    PortfoliosRanges,
    PortfoliosRow,
    PositionsBody,
    PositionsRanges,
    PositionsRow,
    PropertiesBody,
    PropertiesRanges,
    PropertiesRow,
    PublicIndexBody,
    PublishedLogBody,
    PublishedManifestBody,
    PublishedSignatureBody,
    ReadyzBody,
    ReportsBody,
    ReportsRanges,
    ReportsRow,
    RevisionsBody,
    RevisionsRanges,
    RevisionsRow,
    SearchBody,
    SearchRow,
    SegmentsBody,
    SegmentsRanges,
    SegmentsRow,
    SeriesBody,
    SeriesRanges,
    SeriesRow,
    SnapshotsBody,
    SnapshotsRanges,
    SnapshotsRow,
    StatementBody,
    StatementLimitsBody,
    StatementLimitsRanges,
    StatementLimitsRow,
    StatementRanges,
    StatementRow,
    StatisticAccumulatedBody,
    StatisticBody,
    StatisticRanges,
    StatisticRow,
    StatisticsBody,
    StatisticsRanges,
    StatisticsRow,
    StatusBody,
    TenantsBody,
    TenantsRanges,
    TenantsRow,
)
from .wire import Call, Day, Number, Operation

PORTFOLIO = Operation(
    "/v1/fund/{cnpj}/portfolio",
    decimals=frozenset((
        "filed_value",
        "final_position_cost",
        "final_position_quantity",
        "final_position_value",
        "fixed_rate_percent",
        "foreign_quantity",
        "foreign_value",
        "index_percent",
        "indexer_percent",
        "mark_difference_percent",
        "mark_price",
        "nav_value_reported",
        "portfolio_share_percent",
        "purchases_quantity",
        "purchases_value",
        "rate",
        "residual_value",
        "sales_quantity",
        "sales_value",
        "spread_percent",
        "total_portfolio_value",
    )),
)
PORTFOLIO_LOOK_THROUGH = Operation(
    "/v1/fund/{cnpj}/portfolio/look-through",
    decimals=frozenset((
        "below_threshold",
        "confidential",
        "coverage_percent",
        "cycle",
        "depth_limit",
        "derived_percent",
        "expanded_value",
        "filed_value",
        "final_position_cost",
        "final_position_quantity",
        "final_position_value",
        "fixed_rate_percent",
        "foreign",
        "foreign_quantity",
        "foreign_value",
        "identified_percent",
        "index_percent",
        "indexer_percent",
        "mark_difference_percent",
        "mark_price",
        "min_share_percent",
        "nav_missing",
        "nav_value_reported",
        "no_asset_percent",
        "not_filed",
        "portfolio_share_percent",
        "purchases_quantity",
        "purchases_value",
        "quantity",
        "rate",
        "ratio_anomaly",
        "reconciliation",
        "sales_quantity",
        "sales_value",
        "share_percent",
        "spread_percent",
        "stale",
        "total_portfolio_value",
        "unreconciled",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
ASSETS = Operation(
    "/v1/assets",
    decimals=frozenset((
        "index_percent",
        "rate",
        "seen_value",
        "value",
    )),
    is_paged=True,
)
ASSET = Operation(
    "/v1/asset/{code}",
    decimals=frozenset((
        "index_percent",
        "rate",
        "seen_value",
        "value",
    )),
)
ASSET_HOLDERS = Operation(
    "/v1/asset/{code}/holders",
    decimals=frozenset((
        "direct_value",
        "identified_percent",
        "indirect_value",
        "quantity",
        "share_percent",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
ASSET_HOLDERS_HISTORY = Operation(
    "/v1/asset/{code}/holders/history",
    decimals=frozenset((
        "borrowed_value",
        "seen_value",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
PORTFOLIO_COMPARE = Operation(
    "/v1/fund/{cnpj}/portfolio/compare",
    decimals=frozenset((
        "against_share_percent",
        "against_value",
        "change",
        "common_share_percent",
        "derived_percent",
        "identified_percent",
        "nav_value_reported",
        "no_asset_percent",
        "overlap_percent",
        "previous_share_percent",
        "previous_value",
        "share_of_value",
        "share_percent",
        "total_portfolio_value",
        "value",
    )),
)
PORTFOLIO_REVISIONS = Operation(
    "/v1/fund/{cnpj}/portfolio/revisions",
    decimals=frozenset((
        "nav_value",
        "previous_nav_value",
        "previous_total_portfolio_value",
        "total_portfolio_value",
    )),
    is_paged=True,
)
PORTFOLIO_MONTHS = Operation(
    "/v1/fund/{cnpj}/portfolio/months",
    decimals=frozenset((
        "nav_value",
        "residual_value",
        "total_portfolio_value",
    )),
    is_paged=True,
    is_heavy=True,
)
PORTFOLIO_HISTORY = Operation(
    "/v1/fund/{cnpj}/portfolio/history",
    decimals=frozenset((
        "confidential_value",
        "share_percent",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
POSITIONS = Operation(
    "/v1/fund/{cnpj}/positions/{code}",
    decimals=frozenset((
        "quantity",
        "share_percent",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
PORTFOLIOS = Operation(
    "/v1/portfolios",
    decimals=frozenset((
        "filed_value",
        "final_position_cost",
        "final_position_quantity",
        "final_position_value",
        "fixed_rate_percent",
        "foreign_quantity",
        "foreign_value",
        "index_percent",
        "indexer_percent",
        "mark_difference_percent",
        "mark_price",
        "nav_value_reported",
        "portfolio_share_percent",
        "purchases_quantity",
        "purchases_value",
        "rate",
        "residual_value",
        "sales_quantity",
        "sales_value",
        "spread_percent",
        "total_portfolio_value",
    )),
    is_heavy=True,
)
MARKET_ASSETS = Operation(
    "/v1/market/assets",
    decimals=frozenset((
        "lent_value",
        "long_quantity",
        "long_value",
        "outstanding_percent",
        "previous_long_quantity",
        "previous_long_value",
        "previous_short_value",
        "share_of_market_percent",
        "short_value",
        "value",
    )),
    is_paged=True,
)
MARKET_MOVES = Operation(
    "/v1/market/moves",
    decimals=frozenset((
        "explained_net_value",
        "explained_percent",
        "explained_purchases_quantity",
        "explained_purchases_value",
        "explained_sales_quantity",
        "explained_sales_value",
        "filed_purchases_quantity",
        "filed_purchases_value",
        "filed_sales_quantity",
        "filed_sales_value",
        "not_comparable_value",
        "position_change_value",
        "previous_quantity",
        "previous_value",
        "price_change_value",
        "quantity",
        "quantity_change_value",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
MARKET_MOVES_OF_ASSET = Operation(
    "/v1/market/moves/{code}",
    decimals=frozenset((
        "explained_percent",
        "filed_purchases_quantity",
        "filed_purchases_value",
        "filed_sales_quantity",
        "filed_sales_value",
        "final_position_value",
        "position_change_value",
        "previous_quantity",
        "previous_value",
        "price_change_value",
        "quantity",
        "quantity_change_value",
        "unexplained_quantity",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
MARKET_LINES = Operation(
    "/v1/market/lines",
    decimals=frozenset((
        "final_position_quantity",
        "final_position_value",
        "purchases_quantity",
        "purchases_value",
        "sales_quantity",
        "sales_value",
    )),
    is_paged=True,
)
ACTIVE_SHARE = Operation(
    "/v1/fund/{cnpj}/active-share",
    decimals=frozenset((
        "active_share_percent",
        "against_equity_value",
        "equity_value",
        "missing_weight_percent",
    )),
)
BASKET = Operation(
    "/v1/basket",
    decimals=frozenset((
        "allocated_percent",
        "haircut_percent",
        "issuer_known_percent",
        "loss_percent",
        "nav_value",
        "opened_percent",
        "overlap_look_through_most_percent",
        "overlap_look_through_percent",
        "overlap_most_percent",
        "overlap_percent",
        "share_percent",
        "unallocated_percent",
        "weight_percent",
    )),
    is_heavy=True,
)
ISSUERS = Operation(
    "/v1/issuers",
    decimals=frozenset((
        "direct_value",
        "issuer_known_percent",
        "previous_direct_value",
        "share_of_market_percent",
        "short_value",
        "value",
    )),
    is_paged=True,
)
ISSUER = Operation(
    "/v1/issuer/{id}",
    decimals=frozenset((
        "direct_value",
        "previous_direct_value",
        "share_of_market_percent",
        "short_value",
        "through_funds_value",
    )),
)
ISSUER_HOLDERS = Operation(
    "/v1/issuer/{id}/holders",
    decimals=frozenset((
        "direct_value",
        "indirect_value",
        "loss_share_percent",
        "loss_value",
        "share_percent",
        "total_value",
    )),
    is_paged=True,
)
ISSUER_HISTORY = Operation(
    "/v1/issuer/{id}/history",
    decimals=frozenset((
        "direct_value",
        "seen_value",
        "short_value",
    )),
    is_paged=True,
    is_heavy=True,
)
ISSUER_LINES = Operation(
    "/v1/issuer/{id}/lines",
    decimals=frozenset((
        "final_position_quantity",
        "final_position_value",
    )),
    is_paged=True,
)
ISSUER_MOVES = Operation(
    "/v1/issuer/{id}/moves",
    decimals=frozenset((
        "explained_net_value",
        "explained_purchases_value",
        "explained_sales_value",
        "not_comparable_value",
        "position_change_value",
        "previous_quantity",
        "previous_value",
        "price_change_value",
        "quantity",
        "quantity_change_value",
        "value",
    )),
    is_paged=True,
)
COMPANY_HOLDERS = Operation(
    "/v1/company/{id}/holders",
    decimals=frozenset((
        "direct_value",
        "indirect_value",
        "loss_share_percent",
        "loss_value",
        "share_percent",
        "total_value",
    )),
    is_paged=True,
)
COMPANY_SHARES = Operation(
    "/v1/company/{id}/shares",
    decimals=frozenset((
        "held_percent",
        "held_quantity",
    )),
)
MANAGERS = Operation(
    "/v1/managers",
    decimals=frozenset((
        "co_managed_nav_value",
        "confidential_value",
        "direct_value",
        "inflow_value",
        "internal_value",
        "manager_known_percent",
        "nav_value",
        "net_flow_value",
        "net_value",
        "outflow_value",
        "previous_nav_value",
        "total_portfolio_value",
        "unnetted_value",
    )),
    is_paged=True,
)
MANAGER = Operation(
    "/v1/manager/{cnpj}",
    decimals=frozenset((
        "came_nav_value",
        "co_managed_nav_value",
        "confidential_value",
        "direct_value",
        "gone_previous_nav_value",
        "inflow_value",
        "internal_value",
        "manager_known_percent",
        "nav_value",
        "net_flow_value",
        "net_value",
        "outflow_value",
        "previous_nav_value",
        "previous_same_class_nav_value",
        "released_value",
        "same_class_nav_value",
        "total_portfolio_value",
        "unnetted_value",
        "value",
    )),
)
MANAGER_FUNDS = Operation(
    "/v1/manager/{cnpj}/funds",
    decimals=frozenset((
        "confidential_value",
        "direct_value",
        "inflow_value",
        "internal_value",
        "manager_known_percent",
        "nav_value",
        "net_flow_value",
        "outflow_value",
        "previous_nav_value",
        "total_portfolio_value",
        "unnetted_value",
    )),
    is_paged=True,
)
MANAGER_POSITIONS = Operation(
    "/v1/manager/{cnpj}/positions",
    decimals=frozenset((
        "consolidated_value",
        "manager_known_percent",
        "quantity",
        "share_percent",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
MANAGER_ISSUERS = Operation(
    "/v1/manager/{cnpj}/issuers",
    decimals=frozenset((
        "direct_value",
        "manager_known_percent",
        "share_percent",
    )),
    is_paged=True,
)
MANAGER_MOVES = Operation(
    "/v1/manager/{cnpj}/moves",
    decimals=frozenset((
        "explained_net_value",
        "explained_percent",
        "explained_purchases_quantity",
        "explained_purchases_value",
        "explained_sales_quantity",
        "explained_sales_value",
        "filed_purchases_quantity",
        "filed_purchases_value",
        "filed_sales_quantity",
        "filed_sales_value",
        "manager_known_percent",
        "not_comparable_value",
        "position_change_value",
        "previous_quantity",
        "previous_value",
        "price_change_value",
        "quantity",
        "quantity_change_value",
        "value",
    )),
    is_paged=True,
)
MANAGER_HISTORY = Operation(
    "/v1/manager/{cnpj}/history",
    decimals=frozenset((
        "co_managed_nav_value",
        "confidential_value",
        "direct_value",
        "inflow_value",
        "internal_value",
        "nav_value",
        "net_flow_value",
        "net_value",
        "outflow_value",
        "previous_nav_value",
        "total_portfolio_value",
        "unnetted_value",
    )),
    is_paged=True,
)
MANAGER_CATEGORIES = Operation(
    "/v1/manager/{cnpj}/portfolio/history",
    decimals=frozenset((
        "confidential_value",
        "seen_value",
        "share_percent",
        "value",
    )),
    is_paged=True,
)
MANAGER_CHANGES = Operation(
    "/v1/manager/{cnpj}/changes",
    is_paged=True,
)
ADMINISTRATORS = Operation(
    "/v1/administrators",
    decimals=frozenset((
        "administrator_known_percent",
        "co_managed_nav_value",
        "confidential_value",
        "direct_value",
        "inflow_value",
        "internal_value",
        "nav_value",
        "net_flow_value",
        "net_value",
        "outflow_value",
        "previous_nav_value",
        "total_portfolio_value",
        "unnetted_value",
    )),
    is_paged=True,
)
ADMINISTRATOR = Operation(
    "/v1/administrator/{cnpj}",
    decimals=frozenset((
        "administrator_known_percent",
        "came_nav_value",
        "co_managed_nav_value",
        "confidential_value",
        "direct_value",
        "gone_previous_nav_value",
        "inflow_value",
        "internal_value",
        "nav_value",
        "net_flow_value",
        "net_value",
        "outflow_value",
        "previous_nav_value",
        "previous_same_class_nav_value",
        "released_value",
        "same_class_nav_value",
        "total_portfolio_value",
        "unnetted_value",
        "value",
    )),
)
ADMINISTRATOR_FUNDS = Operation(
    "/v1/administrator/{cnpj}/funds",
    decimals=frozenset((
        "administrator_known_percent",
        "confidential_value",
        "direct_value",
        "inflow_value",
        "internal_value",
        "nav_value",
        "net_flow_value",
        "outflow_value",
        "previous_nav_value",
        "total_portfolio_value",
        "unnetted_value",
    )),
    is_paged=True,
)
ADMINISTRATOR_POSITIONS = Operation(
    "/v1/administrator/{cnpj}/positions",
    decimals=frozenset((
        "administrator_known_percent",
        "consolidated_value",
        "quantity",
        "share_percent",
        "value",
    )),
    is_paged=True,
    is_heavy=True,
)
ADMINISTRATOR_ISSUERS = Operation(
    "/v1/administrator/{cnpj}/issuers",
    decimals=frozenset((
        "administrator_known_percent",
        "direct_value",
        "share_percent",
    )),
    is_paged=True,
)
ADMINISTRATOR_MOVES = Operation(
    "/v1/administrator/{cnpj}/moves",
    decimals=frozenset((
        "administrator_known_percent",
        "explained_net_value",
        "explained_percent",
        "explained_purchases_quantity",
        "explained_purchases_value",
        "explained_sales_quantity",
        "explained_sales_value",
        "filed_purchases_quantity",
        "filed_purchases_value",
        "filed_sales_quantity",
        "filed_sales_value",
        "not_comparable_value",
        "position_change_value",
        "previous_quantity",
        "previous_value",
        "price_change_value",
        "quantity",
        "quantity_change_value",
        "value",
    )),
    is_paged=True,
)
ADMINISTRATOR_HISTORY = Operation(
    "/v1/administrator/{cnpj}/history",
    decimals=frozenset((
        "co_managed_nav_value",
        "confidential_value",
        "direct_value",
        "inflow_value",
        "internal_value",
        "nav_value",
        "net_flow_value",
        "net_value",
        "outflow_value",
        "previous_nav_value",
        "total_portfolio_value",
        "unnetted_value",
    )),
    is_paged=True,
)
ADMINISTRATOR_CATEGORIES = Operation(
    "/v1/administrator/{cnpj}/portfolio/history",
    decimals=frozenset((
        "confidential_value",
        "seen_value",
        "share_percent",
        "value",
    )),
    is_paged=True,
)
ADMINISTRATOR_CHANGES = Operation(
    "/v1/administrator/{cnpj}/changes",
    is_paged=True,
)
INDUSTRY = Operation(
    "/v1/industry",
    decimals=frozenset((
        "confidential_value",
        "inflow_value",
        "internal_value",
        "nav_value",
        "net_flow_value",
        "net_value",
        "outflow_value",
        "report_nav_value",
        "unnetted_value",
    )),
    is_paged=True,
    is_heavy=True,
)
INDUSTRY_FLOWS = Operation(
    "/v1/industry/flows",
    decimals=frozenset((
        "final_certain_value",
        "final_flow_value",
        "final_known_percent",
        "inflow_value",
        "net_flow_value",
        "outflow_value",
    )),
    is_paged=True,
    is_heavy=True,
)
INDUSTRY_SURVIVORSHIP = Operation(
    "/v1/industry/survivorship",
    decimals=frozenset((
        "appeared_nav_value",
        "gone_nav_value",
    )),
    is_paged=True,
)
CLASS_FIGURES = Operation(
    "/v1/figures",
    decimals=frozenset((
        "abroad_percent",
        "administration_fee_percent",
        "asset_percent",
        "average_maturity_days",
        "bank_paper_percent",
        "beta",
        "bond_average_maturity_days",
        "cash_percent",
        "cdi_percent",
        "confidential_percent",
        "correlation",
        "derivatives_percent",
        "equities_percent",
        "excess_percent",
        "fixed_income_percent",
        "foreign_percent",
        "fund_quotas_percent",
        "held_percent",
        "hhi",
        "identified_percent",
        "indexer_cdi_percent",
        "indexer_fixed_percent",
        "indexer_fx_percent",
        "indexer_igpm_percent",
        "indexer_ipca_percent",
        "indexer_other_percent",
        "indexer_selic_percent",
        "indexer_unknown_percent",
        "inflow_value",
        "issuer_known_percent",
        "issuer_percent",
        "lt_abroad_percent",
        "lt_held_percent",
        "lt_hhi",
        "lt_identified_percent",
        "lt_issuer_known_percent",
        "lt_top10_percent",
        "lt_top_issuer_percent",
        "lt_unopened_percent",
        "maturity_1800_percent",
        "maturity_180_percent",
        "maturity_30_percent",
        "maturity_360_percent",
        "maturity_720_percent",
        "maturity_over_percent",
        "maturity_unknown_percent",
        "max_drawdown_percent",
        "nav_value",
        "net_flow_value",
        "other_liability_percent",
        "other_percent",
        "outflow_value",
        "payable_percent",
        "percent_of_cdi",
        "percentile",
        "private_credit_percent",
        "public_bonds_percent",
        "receivable_percent",
        "released_value",
        "repo_percent",
        "residual_percent",
        "return_percent",
        "sharpe",
        "top10_percent",
        "top_issuer_percent",
        "universe_nav",
        "volatility_percent",
    )),
    is_paged=True,
)
FIGURES = Operation(
    "/v1/fund/{cnpj}/figures",
    decimals=frozenset((
        "abroad_percent",
        "administration_fee_percent",
        "average_maturity_days",
        "bank_paper_percent",
        "beta",
        "bond_average_maturity_days",
        "cash_percent",
        "cdi_percent",
        "confidential_percent",
        "correlation",
        "derivatives_percent",
        "equities_percent",
        "excess_percent",
        "fixed_income_percent",
        "foreign_percent",
        "fund_quotas_percent",
        "held_percent",
        "hhi",
        "identified_percent",
        "indexer_cdi_percent",
        "indexer_fixed_percent",
        "indexer_fx_percent",
        "indexer_igpm_percent",
        "indexer_ipca_percent",
        "indexer_other_percent",
        "indexer_selic_percent",
        "indexer_unknown_percent",
        "inflow_value",
        "issuer_known_percent",
        "lt_abroad_percent",
        "lt_held_percent",
        "lt_hhi",
        "lt_identified_percent",
        "lt_issuer_known_percent",
        "lt_top10_percent",
        "lt_top_issuer_percent",
        "lt_unopened_percent",
        "maturity_1800_percent",
        "maturity_180_percent",
        "maturity_30_percent",
        "maturity_360_percent",
        "maturity_720_percent",
        "maturity_over_percent",
        "maturity_unknown_percent",
        "max_drawdown_percent",
        "nav_value",
        "net_flow_value",
        "other_liability_percent",
        "other_percent",
        "outflow_value",
        "payable_percent",
        "percent_of_cdi",
        "private_credit_percent",
        "public_bonds_percent",
        "receivable_percent",
        "released_value",
        "repo_percent",
        "residual_percent",
        "return_percent",
        "sharpe",
        "top10_percent",
        "top_issuer_percent",
        "volatility_percent",
    )),
    is_paged=True,
)
NAV = Operation(
    "/v1/fund/{cnpj}/nav",
    decimals=frozenset((
        "inflow_value",
        "net_assets_value",
        "outflow_value",
        "portfolio_value",
        "quota_value",
    )),
    is_paged=True,
    is_heavy=True,
)
NAVS = Operation(
    "/v1/navs",
    decimals=frozenset((
        "inflow_value",
        "net_assets_value",
        "outflow_value",
        "portfolio_value",
        "quota_value",
    )),
    is_paged=True,
    is_heavy=True,
)
NAV_SUMMARY = Operation(
    "/v1/fund/{cnpj}/nav/summary",
    decimals=frozenset((
        "benchmark_return_percent",
        "excess_percent",
        "first_quota_value",
        "inflow_value",
        "last_quota_value",
        "max_drawdown_percent",
        "net_flow_value",
        "outflow_value",
        "return_percent",
        "volatility_percent",
    )),
    is_paged=True,
    is_heavy=True,
)
FUND = Operation(
    "/v1/fund/{cnpj}",
    decimals=frozenset((
        "nav_value",
        "nav_value_reported",
        "total_portfolio_value",
    )),
)
FUNDS = Operation(
    "/v1/funds",
    decimals=frozenset((
        "nav_value",
    )),
    is_paged=True,
)
SEGMENTS = Operation(
    "/v1/fund/{cnpj}/segments",
    decimals=frozenset((
        "value",
    )),
    is_paged=True,
)
SERIES = Operation(
    "/v1/fund/{cnpj}/series",
    decimals=frozenset((
        "actual_performance_percent",
        "expected_performance_percent",
        "quota_value",
        "quotas",
        "return_percent",
        "value",
    )),
    is_paged=True,
)
AGES = Operation(
    "/v1/fund/{cnpj}/ages",
    decimals=frozenset((
        "value",
    )),
    is_paged=True,
)
ASSIGNORS = Operation(
    "/v1/fund/{cnpj}/assignors",
    decimals=frozenset((
        "share_percent",
    )),
    is_paged=True,
)
REPORTS = Operation(
    "/v1/fund/{cnpj}/reports",
    decimals=frozenset((
        "amortization",
        "credit_rights_gross",
        "dividend_yield",
        "liabilities",
        "nav_value",
        "overdue",
        "provision",
        "quota_value",
        "quotas_issued",
        "return_effective",
        "total_assets",
    )),
    is_paged=True,
    is_heavy=True,
)
PROPERTIES = Operation(
    "/v1/fund/{cnpj}/properties",
    decimals=frozenset((
        "area_m2",
        "cost_done",
        "cost_planned",
        "default_rate",
        "fund_revenue_share",
        "invested_share",
        "leased_share",
        "nav_share",
        "sold_share",
        "vacancy",
        "works_done",
        "works_planned",
    )),
    is_paged=True,
)
TENANTS = Operation(
    "/v1/fund/{cnpj}/tenants",
    decimals=frozenset((
        "fund_revenue_share",
        "property_revenue_share",
    )),
    is_paged=True,
)
STATEMENT = Operation(
    "/v1/fund/{cnpj}/statement",
    decimals=frozenset((
        "abroad_max_percent",
        "admin_fee_percent",
        "custody_fee_max_percent",
        "entry_fee_percent",
        "entry_fee_value",
        "exit_fee_percent",
        "exit_fee_value",
        "leverage_factor",
        "min_investment",
        "performance_coupon",
        "performance_fee_percent",
        "performance_index_percent",
        "private_credit_max_percent",
        "related_funds_max_percent",
    )),
    is_paged=True,
)
STATEMENT_LIMITS = Operation(
    "/v1/fund/{cnpj}/statement/limits",
    decimals=frozenset((
        "max_percent",
        "min_percent",
    )),
    is_paged=True,
)
COMPANIES = Operation(
    "/v1/companies",
    is_paged=True,
)
COMPANY = Operation(
    "/v1/company/{id}",
)
COMPANY_SECURITIES = Operation(
    "/v1/company/{id}/securities",
    is_paged=True,
)
COMPANY_DOCUMENTS = Operation(
    "/v1/company/{id}/documents",
    is_paged=True,
)
COMPANY_FIGURES = Operation(
    "/v1/company/{id}/figures",
    decimals=frozenset((
        "cash",
        "earnings_per_share",
        "equity",
        "operating_cash_flow",
        "profit",
        "revenue",
        "total_assets",
    )),
    is_paged=True,
)
COMPANY_REVISIONS = Operation(
    "/v1/company/{id}/revisions",
    is_paged=True,
)
COMPANY_STATEMENTS = Operation(
    "/v1/company/{id}/statements",
    decimals=frozenset((
        "value",
        "value_filed",
    )),
    is_paged=True,
)
EXCHANGE_DISTRIBUTIONS = Operation(
    "/v1/exchange/distributions",
    is_paged=True,
)
EXCHANGE_QUOTES = Operation(
    "/v1/exchange/quotes",
    decimals=frozenset((
        "adjusted_average",
        "adjusted_close",
        "adjusted_high",
        "adjusted_low",
        "adjusted_open",
        "adjusted_quantity",
        "adjustment_factor",
        "ask",
        "average",
        "bid",
        "close",
        "high",
        "low",
        "open",
        "strike",
        "strike_points",
        "volume",
    )),
    is_paged=True,
    is_heavy=True,
)
EXCHANGE_EVENTS = Operation(
    "/v1/exchange/events",
    decimals=frozenset((
        "close",
        "closing_price",
        "factor",
        "price_factor",
        "subscription_percent",
        "subscription_price",
        "value",
    )),
    is_paged=True,
)
EXCHANGE_INDEXES = Operation(
    "/v1/exchange/indexes",
    is_paged=True,
)
EXCHANGE_INDEX = Operation(
    "/v1/exchange/indexes/{code}",
    decimals=frozenset((
        "share_percent",
        "theoretical_quantity",
    )),
    is_paged=True,
)
INSTRUMENT = Operation(
    "/v1/instruments/{isin}",
    decimals=frozenset((
        "face_value",
        "index_percent",
        "rate",
        "strike_price",
    )),
)
INSTRUMENT_ISSUER = Operation(
    "/v1/instrument-issuers/{code}",
)
STATISTICS = Operation(
    "/v1/statistics",
    is_paged=True,
)
STATISTIC = Operation(
    "/v1/statistics/{series}",
    decimals=frozenset((
        "value",
    )),
    is_paged=True,
)
STATISTIC_ACCUMULATED = Operation(
    "/v1/statistics/{series}/accumulated",
    decimals=frozenset((
        "annual_percent",
        "factor",
        "percent",
    )),
)
BOND_TRADES = Operation(
    "/v1/bond-trades",
    decimals=frozenset((
        "collateral_price",
        "max_price",
        "max_rate",
        "mean_price",
        "mean_rate",
        "min_price",
        "min_rate",
        "par_value",
        "price_of_mean_rate",
        "traded_value",
    )),
    is_paged=True,
    is_heavy=True,
)
FEDERAL_BONDS = Operation(
    "/v1/federal-bonds",
    is_paged=True,
)
DEBENTURES = Operation(
    "/v1/debentures",
    decimals=frozenset((
        "face_value",
        "index_percent",
        "nominal_value",
        "rate",
    )),
    is_paged=True,
)
DEBENTURE = Operation(
    "/v1/debenture/{code}",
    decimals=frozenset((
        "face_value",
        "index_percent",
        "nominal_value",
        "rate",
        "total_value",
    )),
)
CURVES = Operation(
    "/v1/curves",
    is_paged=True,
)
CURVE = Operation(
    "/v1/curves/{id}",
    decimals=frozenset((
        "price",
        "rate",
    )),
)
BONDS = Operation(
    "/v1/bonds",
    decimals=frozenset((
        "max_rate",
        "min_rate",
        "next_nominal_value",
        "nominal_value",
        "price",
        "price_of_rate",
        "rate",
    )),
    is_paged=True,
)
FLIGHT_FARES = Operation(
    "/v1/flight-fares",
    decimals=frozenset((
        "fare_value",
        "max",
        "mean",
        "median",
        "min",
        "p10",
        "p25",
        "p75",
        "p90",
    )),
    is_paged=True,
    is_heavy=True,
)
CALENDARS = Operation(
    "/v1/calendars",
    is_paged=True,
)
CALENDAR = Operation(
    "/v1/calendars/{id}",
    is_paged=True,
)
SEARCH = Operation(
    "/v1/search",
)
DATASETS = Operation(
    "/v1/datasets",
    is_paged=True,
)
DATASET = Operation(
    "/v1/datasets/{id}",
)
BULK = Operation(
    "/v1/bulk/{dataset}",
    is_paged=True,
)
CHANGELOG = Operation(
    "/v1/changelog",
    is_paged=True,
)
SNAPSHOTS = Operation(
    "/v1/snapshots",
    is_paged=True,
)
REVISIONS = Operation(
    "/v1/revisions",
    is_paged=True,
)
KEY_USE = Operation(
    "/v1/key/use",
)
HEALTHZ = Operation(
    "/healthz",
)
READYZ = Operation(
    "/readyz",
)
STATUS = Operation(
    "/status",
    decimals=frozenset((
        "median_ratio",
    )),
)
FEED_OF_CHANGES = Operation(
    "/feeds/changes.atom",
)
FEED_OF_DATASET = Operation(
    "/feeds/datasets/{dataset}.atom",
)
FEED_OF_STATUS = Operation(
    "/feeds/status.atom",
)
CHANGELOG_FEED = Operation(
    "/docs/changelog.atom",
)
STATUS_FEED = Operation(
    "/status.atom",
)
OPENAPI = Operation(
    "/openapi.json",
)
OPENAPI_PT = Operation(
    "/openapi.pt.json",
)
LLMS = Operation(
    "/llms.txt",
)
LLMS_FULL = Operation(
    "/llms-full.txt",
)
API_CATALOGUE = Operation(
    "/.well-known/api-catalog",
)
ROW_SCHEMA = Operation(
    "/schemas/{endpoint}.json",
)
OPENBB_WIDGETS = Operation(
    "/openbb/widgets.json",
)
OPENBB_APPS = Operation(
    "/openbb/apps.json",
)
PUBLIC_KEYS = Operation(
    "/.well-known/market-data-keys.json",
)
PUBLIC_INDEX = Operation(
    "/data/index.json",
)
PUBLISHED_MANIFEST = Operation(
    "/data/manifest.json",
)
PUBLISHED_SIGNATURE = Operation(
    "/data/manifest.sig",
)
PUBLISHED_LOG = Operation(
    "/data/log.json",
)
LOG_CHECKPOINT = Operation(
    "/data/log/checkpoint",
)
DATA_PACKAGE = Operation(
    "/data/datapackage.json",
)
DCAT_CATALOGUE = Operation(
    "/data/catalogue.jsonld",
)
CROISSANT = Operation(
    "/data/croissant.json",
)


class Endpoints:
    """The endpoints of the API. A request is sent when its query is read, with `get`, `rows` or `to_…`."""

    _sender: Sender

    def portfolio(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        category: str | Sequence[str] | None = None,
        asset: str | Sequence[str] | None = None,
        min_value: Number | None = None,
        max_value: Number | None = None,
        include: Literal["terms", "marks"] | None = None,
        provenance: bool | None = None,
        ranges: PortfolioRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> ListQuery[PortfolioBody, PortfolioRow]:
        """The holdings of a fund class at the end of a month, line by line.

        The monthly holdings (CDA) that a class filed, with what describes the class. Without `date` it is the
        newest complete month in which the class has a line. The lines are complete, ordered by `application_type`,
        then value descending by magnitude, then `id`. Cash, payables and receivables are not investments, but they
        are part of the total. `reconciliation` says how far the lines explain the NAV. `category`, `asset`,
        `min_value` and `max_value` leave lines out; totals, shares and `reconciliation` still cover the whole
        portfolio. `include` adds facts about the assets from a restricted dataset. They stand beside the filed ones
        and never replace them.

        A receivables or real-estate fund (FIDC, FII) without holdings of the month answers with its own report: the
        nearest at or before the month, at most six months older, with the NAV and the day of that report.
        `metainfo.block` says which report it is, `report_date` and `report_age_months` how old. Credit rights are
        by segment, property by class: no report gives a value of each. Without `date` the newer of holdings and
        report counts. The quarterly report of a real-estate fund has no NAV, no property and no debts.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          category: Only lines of this category (`metainfo.category`). Several have commas between them. One of
            bank_paper, cash, credit_rights, derivatives, equities, foreign, fund_quotas, other, other_liability,
            payable, private_credit, property, provision, public_bonds, receivable, repo.
          asset: Only lines that name this asset: a code as in `/v1/asset/{code}`. Confidential totals and lines
            whose asset is not identified name none, so without a line it is not known that the fund does not hold
            it. Several have commas between them.
          min_value: Only lines with at least this value, BRL; liabilities are negative.
          max_value: Only lines with at most this value, BRL.
          include: terms: also what the register of debentures says of each paper (`metainfo.terms`); a key needs
            the scope `debenture`. marks: also the indicative price of each federal bond on the last business day of
            the month, and how far the price of the line is from it; a key needs the scope `anbima_curve`.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: final_position_cost, final_position_value, purchases_value, sales_value
          percent: fixed_rate_percent, indexer_percent, spread_percent
          units: final_position_quantity, foreign_quantity, foreign_value, purchases_quantity, sales_quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return ListQuery(
            self._sender,
            Call(
                PORTFOLIO,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "category": category,
                    "asset": asset,
                    "min_value": min_value,
                    "max_value": max_value,
                    "include": include,
                    "provenance": provenance,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def portfolio_look_through(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        view: Literal["paths", "aggregate"] | None = None,
        max_depth: int | None = None,
        min_share_percent: Number | None = None,
        names: bool | None = None,
        issuer: str | None = None,
        role: Literal["issuer", "vehicle"] | None = None,
        kind: str | Sequence[str] | None = None,
        grouping: Literal["root", "group"] | None = None,
        asset: str | Sequence[str] | None = None,
        provenance: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: PortfolioLookThroughRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[PortfolioLookThroughBody, PortfolioLookThroughRow]:
        """The assets that a fund really holds: its quotas of other funds replaced by the holdings of those funds, and
        so on down.

        A line that holds quotas of a fund with lines and a positive NAV in the same month is replaced by the lines
        of that fund, each multiplied by value ÷ NAV. The NAV is the one that the portfolio of that fund reports. A
        fund whose lines are more than 2 % away from its NAV is not opened, because a part of them would be a figure
        that nobody holds. Quotas can name a fund by its own number while its only class files under another one:
        they are followed to that class. The number of a fund with several classes is not followed. A fund without
        lines in the month that files reports of its own, a receivables or real-estate fund (FIDC, FII), is replaced
        by its nearest report at or before the month, at most six months older: each of their leaves has
        `report_source`, `source_period` and `age_months`. Of a receivables fund every holder is taken to have a
        part of everything, which is an approximation where it has several series, because losses reach subordinated
        quotas first. Nothing else is estimated: a line that cannot be followed stays as a leaf, with the reason in
        `resolution`. Each leaf is rounded once, to the cent, and a `reconciliation` leaf has the difference, so the
        leaves of all pages add up to `total_portfolio_value` to the cent. Leaves are ordered by path, the larger
        quota line first, then as in a portfolio; assets (`view=aggregate`) by value, the largest first. Assets are
        grouped by `asset_group_id`, the name that they go by in the month after the links between names, or that of
        the group of papers which the prices of the month show to be one; lines that name none are not added up, and
        `coverage.identified_percent` says how much of the value names its asset. Funds that hold each other, as
        real-estate funds do, are a ring. By asset a ring is solved as a system of linear equations: the value of
        all turns, each sum of an asset and a resolution rounded once, `paths` with each fund of the ring once, and
        no `cycle`, unless what turns in the ring never gets less, as where a fund owns all of itself: then its own
        lines are leaves. By path a ring has more ways than anybody can list: `min_share_percent` rises to the least
        value at which the walk keeps its bound, `coverage.min_share_percent` has that value, and the rest is
        `below_threshold`. A ring is one level of `max_depth`. Where no line is negative, the two views differ in an
        asset by at most `below_threshold` and `cycle`, and a cent a leaf.

        Heavy always. At most 20 million units of work; a request beyond them gets a 400 that names what to change
        (`max_depth`: lower it, or raise min_share_percent).

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          view: paths: a row a leaf and path; aggregate: a row an asset, long and short netted: own, lent and
            borrowed lines are one asset, repos are by their collateral. Default: paths.
          max_depth: How many funds may be between the root and a leaf; funds that hold each other in a ring are
            one. Default: 10.
          min_share_percent: Quotas with a smaller share of the root than this are not followed. Of a fund that
            leads to a ring it can rise by path, and is 0 by asset: see `coverage.min_share_percent`. Default: 0.
          names: With `names`: the funds on the paths of this page, each once; with `view=paths`.
          issuer: Only leaves of this issuer, as in `/v1/issuer/{id}`: the root of its CNPJ, its CNPJ, a ticker, an
            ISIN, or treasury. With view=aggregate their `value` adds up, but for rounding, to the total_value of
            the fund in its list of holders.
          role: issuer, which owes; or vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe
            them: the debtor is filed nowhere. No figure mixes roles.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt,
            private_paper, government_bond.
          grouping: root: each company by itself, as no source says who controls whom; or group: the companies
            together that are one group on the last day of the month by a file of the operator. A server without
            such a file answers 404.
          asset: Only leaves of this asset: a code as in `/v1/asset/{code}`. Several have commas between them.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: final_position_cost, final_position_value, purchases_value, sales_value
          percent: fixed_rate_percent, indexer_percent, spread_percent
          units: final_position_quantity, foreign_quantity, foreign_value, purchases_quantity, sales_quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                PORTFOLIO_LOOK_THROUGH,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "view": view,
                    "max_depth": max_depth,
                    "min_share_percent": min_share_percent,
                    "names": names,
                    "issuer": issuer,
                    "role": role,
                    "kind": kind,
                    "grouping": grouping,
                    "asset": asset,
                    "provenance": provenance,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def assets(
        self,
        date: Day | None = None,
        *,
        q: str | None = None,
        kind: str | Sequence[str] | None = None,
        include: Literal["terms"] | None = None,
        sort_by: Literal["asset_id", "kind", "name", "ticker", "isin", "cnpj", "maturity_date", "holders", "value", "first_month", "last_month", "seen_holders", "seen_value", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AssetsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AssetsBody, AssetsRow]:
        """Every asset that a line names or that was quoted, to be searched, filtered and sorted.

        One row an asset, under the name that it goes by in the month: names that links of the month lead to another
        one are counted there, and a name that its asset had before only if lines of the month have it. `holders`
        and `value` describe the month: 0 where nobody has a line of the asset, null where the month lacks a member
        that can have lines of this kind of asset (`seen_holders` and `seen_value` count the members that are
        there); `first_month` and `last_month` look at all months. A range of `holders` or `value` passes over what
        is null: `completeness` and `missing_members` say that the month lacks members.

        Without `sort_by` the list goes by `asset_id`; with `q` the best match comes first, among equal matches the
        assets that more classes hold, and the rest by `asset_id`: that ticker, ISIN, Selic or CETIP code, CNPJ or
        `asset_id`, then names with each word whole, then names with words that begin with them, then names with a
        word inside another. `include=terms` adds what the register of debentures has about each paper.

        Args:
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          q: Words of a name, or parts of words: all of them must occur, in any order; accents and case do not
            count. Or a code: a ticker, ISIN, Selic, CETIP or contract code, CNPJ or `asset_id`, whole or its
            beginning; or the CNPJ of an issuer; or the short name of a government bond, alone or with the month or
            year in which it falls due, such as LFT or NTN-B 2035.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt, bdr,
            fund_quota, government_bond, private_paper, foreign_share, foreign_bond, offshore_fund, crypto, future,
            option, other, unknown.
          include: terms: also the terms of the paper in the register of debentures. A key needs its scope.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `asset_id`, where no value comes first.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ASSETS,
                {},
                {
                    "date": date,
                    "q": q,
                    "kind": kind,
                    "include": include,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def asset(
        self,
        code: str,
        date: Day | None = None,
        *,
        include: Literal["terms"] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[AssetBody]:
        """An asset: what it is, under which names it was filed, and how much of it is held.

        A ticker, ISIN, Selic, CETIP or contract code, the CNPJ of a fund, or an `asset_id`, in letters of any case.
        Lines name one asset in several ways: links say, with their days, which names are one, and only links of the
        month count. Another code than an `asset_id` also finds the name that its asset came to have since. A Selic
        code without maturity that names several bonds is a 409 with the list. `include=terms` adds what the
        register of debentures has about a paper, by its code or by a link derived for the month. It stands beside
        the filed facts and never replaces them.

        Args:
          code: Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or
            masked: URL-encoded, in letters of any case.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          include: terms: also the terms of the paper in the register of debentures. A key needs its scope.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                ASSET,
                {"code": code},
                {
                    "date": date,
                    "include": include,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def asset_holders(
        self,
        code: str,
        date: Day | None = None,
        *,
        indirect: bool | None = None,
        include: str | Sequence[str] | None = None,
        sort_by: Literal["cnpj", "name", "quantity", "value", "share_percent", "position", "contract", "oldest_report_date", "direct_value", "indirect_value", "shortest_depth"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AssetHoldersRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AssetHoldersBody, AssetHoldersRow]:
        """Which funds hold an asset at the end of a month, the largest position first.

        Every class with a line of the asset, ordered by value, then `cnpj`. The asset is found by ticker, ISIN,
        Selic or CETIP code, `asset_id`, or the CNPJ of a fund, in letters of any case and whichever of them its
        lines file. A paper without a code is found with the others that the month shows to be the same one:
        `asset_group_id` names their group, and `asset_group_basis` says what joins them. Quotas of a fund are also
        found under the number of the fund whose only class it is. A code of several assets, such as a Selic code
        without the maturity, is a conflict that lists them. A code that no line of the snapshot names is not found,
        and one that nobody holds in the month is an empty list; so is one of which nothing can be seen because the
        month lacks members, and `status` shows it. Own and lent lines of a holder are one row; borrowed ones are a
        row of their own, which is negative and comes last. `include=repo,derivatives` adds what is not owned: the
        repos that a bond secures, and the options, futures and forwards that file the asset's ISIN or ticker, a row
        for each contract that a holder names (`contract`). `position` says which is which; the value of a future is
        the variation of a day. If they are sorted by `name` or `share_percent`, or in a range of the latter, the
        filings of all holders are read for each page. Without `date` the month is the newest one with all its
        members, or else the newest; `reference_date` names it. Lines that name no asset have no known holder, nor
        have confidential holdings: `identified_percent` says how much of the month's lines do. With `indirect=true`
        the list also has the funds that hold it through other funds. Each shows the sum of the leaves of that asset
        in its look-through (`view=paths`, ten levels), so a real is counted once for each fund above it: do not add
        up the values of a list. What comes through a ring of funds that hold each other is the value of all its
        turns, rounded once, as in `view=aggregate`. Quotas of the requested fund are not replaced by its holdings
        there. A real-estate fund (FII) without lines of the month has those of the report that its portfolio shows
        for it, at most six months older: it is a holder of the funds that the report names, and a way to what they
        hold, and `oldest_report_date` gives the date of that report. Lines of reports name no other assets.

        Heavy with indirect=true, sorted by name or share_percent, and with a range of share_percent. At most 20
        million units of work; a request beyond them gets a 400 that names what to change (`indirect`: leave it out,
        or request the look-through of one fund).

        Args:
          code: Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or
            masked: URL-encoded, in letters of any case.
          date: A day of the requested competence month; if omitted, the newest complete month. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          indirect: With the funds that hold it through other funds. Default: false.
          include: Rows of assets that are not owned: repo, derivatives, or both with a comma between them.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, `position`, `contract`, where no value comes first. Default: value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ASSET_HOLDERS,
                {"code": code},
                {
                    "date": date,
                    "indirect": indirect,
                    "include": include,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def asset_holders_history(
        self,
        code: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["reference_date", "status", "asset_group_id", "asset_group_basis", "holders", "value", "borrowed_value", "entered", "left", "completeness", "missing_members", "seen_holders", "seen_value"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AssetHoldersHistoryRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AssetHoldersHistoryBody, AssetHoldersHistoryRow]:
        """Who holds an asset over time: holders, value, who entered and who left, by month.

        A row a month that the snapshot has, oldest first. The asset is found as in `/v1/asset/{code}/holders`, in
        each month under the names that it has in that month (of a paper without a code those of its group, which
        `asset_group_id` names), and the figures are those of that list without `indirect` and `include`, of
        holdings of the month alone: what real-estate funds list in reports of their own is not counted. A month is
        compared with the calendar month before it where the snapshot has that. Confidential lines name no asset: a
        holder that left may only be hidden. Where a month lacks a member that can have lines of the asset, its
        holders are not known, and null. A code that no line of the snapshot names is not found.

        Heavy always. At most 20 million units of work; a request beyond them gets a 400 that names what to change
        (`from`: ask for fewer months).

        Args:
          code: Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or
            masked: URL-encoded, in letters of any case.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ASSET_HOLDERS_HISTORY,
                {"code": code},
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def portfolio_compare(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        with_: Day | None = None,
        against: str | None = None,
        ranges: PortfolioCompareRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> ListQuery[PortfolioCompareBody, PortfolioCompareRow]:
        """The changes in a fund from one month to another, or what two funds have in common.

        Compares two portfolios asset by asset, by `asset_group_id`, the name that an asset goes by in its month
        after the links between names, or that of the group of papers which the prices of the month show to be one.
        Own, lent and borrowed lines are netted, and assets are grouped as in `view=aggregate` of the look-through,
        but the funds held are not opened. Send either `with` or `against`.

        `with` names a day of another month of the same fund. The fields `previous_…` show that month, even if it is
        the later one. Papers that either month joins are one asset in both. The changes add up to the difference of
        the two totals, to the cent, and the largest comes first.

        `against` names another fund in the same month. `overlap_percent` adds up the smaller share of each asset
        that both own. Short positions, repos, derivatives, cash, payables, receivables, confidential totals and
        lines that name no asset overlap with nothing. Neither does a derived name whose prices differ by more than
        5 % in the month (0.5 % for a paper that is named by its terms), because it may mean two assets. So a fund's
        overlap with itself can be less than 100; `identified_percent` says for each side how much of it names its
        asset. The number of a fund can be that of several series with other prices: they are one asset here.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          with_: A day of the competence month to compare with. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of
            that month.
          against: CNPJ of the fund to compare with, bare or masked, or the ticker or ISIN of its quotas.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return ListQuery(
            self._sender,
            Call(
                PORTFOLIO_COMPARE,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "with": with_,
                    "against": against,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def portfolio_revisions(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        sort_by: Literal["version", "change", "first_snapshot", "published_at", "delivered_at", "content_hash", "lines_added", "lines_removed", "lines_changed", "previous_total_portfolio_value", "total_portfolio_value", "previous_nav_value", "nav_value"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: PortfolioRevisionsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[PortfolioRevisionsBody, PortfolioRevisionsRow]:
        """Every version of a monthly portfolio that this installation has seen, and what changed in each.

        Oldest first. At its source, an amended filing replaces the old one: these are the versions that this
        installation compiled. To see one, request the portfolio with its `first_snapshot` as `snapshot`. A known
        fund that did not file in the month has none.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `version`, where no value comes first. Default: version.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: nav_value, previous_nav_value, previous_total_portfolio_value, total_portfolio_value
          lines: lines_added, lines_changed, lines_removed

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                PORTFOLIO_REVISIONS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def portfolio_months(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["reference_date", "lines", "confidential_lines", "nav_value", "nav_source", "total_portfolio_value", "residual_value", "grade", "completeness", "missing_members", "version", "change"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: PortfolioMonthsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[PortfolioMonthsBody, PortfolioMonthsRow]:
        """The months for which a class filed its holdings, with NAV, completeness and version.

        Newest first. A month in which only a NAV is known has 0 `lines`; one whose filing was withdrawn has none
        either, and `change` marks the withdrawal. `grade` and `residual_value` compare the lines with the NAV that
        was filed with them. A known fund that never filed has no months.

        Heavy sorted by another column than reference_date, or with a range of a column, over more than a month. At
        most 10 million units of work; a request beyond them gets a 400 that names what to change (`page_size`:
        request less at once).

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: nav_value, residual_value, total_portfolio_value
          lines: confidential_lines, lines

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                PORTFOLIO_MONTHS,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def portfolio_history(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        group_by: Literal["category"] | None = None,
        sort_by: Literal["reference_date", "group", "status", "value", "confidential_value", "share_percent", "completeness", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: PortfolioHistoryRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[PortfolioHistoryBody, PortfolioHistoryRow]:
        """What the portfolio of a fund class consisted of over time: value and share by month and category.

        One row for each month and category, oldest first, to draw a portfolio over time. The values of a month add
        up to its `total_portfolio_value`, cash, payables and confidential totals included, and the shares are those
        of the portfolio, added up before they are rounded. A month without a filing between months with one has a
        row that marks the gap, and so has one with a NAV only: draw no line over them. In a `partial` month members
        are missing, so its values can be too small; a category of which nothing can be seen for it has a row
        without a value. Only filed holdings (CDA) have a history; the own reports of FII and FIDC are in
        `/v1/fund/{cnpj}/reports`. A known fund that never filed has no rows.

        Heavy over more than 25 months. At most 20 million units of work; a request beyond them gets a 400 that
        names what to change (`from`: ask for fewer months).

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          group_by: What lines are added up by. Default: category.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, `group`, where no value comes first. Default:
            reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                PORTFOLIO_HISTORY,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "group_by": group_by,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def positions(
        self,
        cnpj: str,
        code: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["reference_date", "status", "asset_group_id", "asset_group_basis", "quantity", "value", "share_percent", "lines", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: PositionsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[PositionsBody, PositionsRow]:
        """One asset of a fund class over time: quantity, value and share by month.

        A row for each month in which the class filed lines, or its NAV where the files of the month lack members,
        oldest first. The asset is found as in `/v1/asset/{code}/holders`, in each month under the names that it has
        in that month (of a paper without a code those of its group, which `asset_group_id` names). Own, lent and
        borrowed lines are netted; repos that it secures, options, futures and forwards are not owned and not in the
        figures. A code that no line of the snapshot names is not found.

        Heavy always. At most 20 million units of work; a request beyond them gets a 400 that names what to change
        (`from`: ask for fewer months).

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          code: Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or
            masked: URL-encoded, in letters of any case.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                POSITIONS,
                {
                    "cnpj": cnpj,
                    "code": code,
                },
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def portfolios(
        self,
        cnpjs: str | Sequence[str],
        date: Day | None = None,
        *,
        category: str | Sequence[str] | None = None,
        asset: str | Sequence[str] | None = None,
        min_value: Number | None = None,
        max_value: Number | None = None,
        provenance: bool | None = None,
        ranges: PortfoliosRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> ListQuery[PortfoliosBody, PortfoliosRow]:
        """The holdings of many fund classes at once.

        Each portfolio is the one that `/v1/fund/{cnpj}/portfolio` answers for that number and the same parameters,
        in the order of the numbers; a number that is named twice is answered once. Without `date` each is the
        newest of its class, so look at each `reference_date`. A number without a portfolio is in `errors` with the
        reason, and the others are answered. CSV, NDJSON and Arrow give the lines of all of them, each with
        `requested_cnpj`, `cnpj` and `reference_date`.

        Heavy with more than 5 numbers. At most 20 million units of work; a request beyond them gets a 400 that
        names what to change (`cnpjs`: ask for fewer classes at once).

        Args:
          cnpjs: The classes, by their CNPJs. Up to 100, separated by commas, bare or masked. One that is wrong or
            unknown is in `errors`, and the others are answered.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          category: Only lines of this category (`metainfo.category`). Several have commas between them. One of
            bank_paper, cash, credit_rights, derivatives, equities, foreign, fund_quotas, other, other_liability,
            payable, private_credit, property, provision, public_bonds, receivable, repo.
          asset: Only lines that name this asset: a code as in `/v1/asset/{code}`. Confidential totals and lines
            whose asset is not identified name none, so without a line it is not known that the fund does not hold
            it. Several have commas between them.
          min_value: Only lines with at least this value, BRL; liabilities are negative.
          max_value: Only lines with at most this value, BRL.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: final_position_cost, final_position_value, purchases_value, sales_value
          percent: fixed_rate_percent, indexer_percent, spread_percent
          units: final_position_quantity, foreign_quantity, foreign_value, purchases_quantity, sales_quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return ListQuery(
            self._sender,
            Call(
                PORTFOLIOS,
                {},
                {
                    "cnpjs": cnpjs,
                    "date": date,
                    "category": category,
                    "asset": asset,
                    "min_value": min_value,
                    "max_value": max_value,
                    "provenance": provenance,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def market_assets(
        self,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        kind: str | Sequence[str] | None = None,
        sort_by: Literal["asset_id", "ticker", "kind", "long_value", "long_quantity", "lent_value", "short_value", "holder_count", "manager_count", "value_reason", "share_of_market_percent", "share_reason", "outstanding_percent", "outstanding_reason", "previous_long_value", "previous_long_quantity", "previous_short_value", "previous_holder_count", "previous_reason", "is_partial"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: MarketAssetsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[MarketAssetsBody, MarketAssetsRow]:
        """What all funds hold most: each asset with its value, holders and managers.

        A row an asset that lines of the month hold, the largest value first. Only lines count that are open and
        owned, lent or borrowed; repo collateral, derivatives, cash and confidential totals are not held. Every
        figure is a sum of lines, never of look-throughs, so a real is counted once for each line that holds it:
        quotas of funds are assets too, and `kind` leaves them out. Lines that name no asset are in `unknown`, so
        rows and `unknown` add up to all lines that count.

        Args:
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt, bdr,
            fund_quota, government_bond, private_paper, foreign_share, foreign_bond, offshore_fund, crypto, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `asset_id`, where no value comes first. Default: long_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MARKET_ASSETS,
                {},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "kind": kind,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def market_moves(
        self,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        with_: Day | None = None,
        kind: str | Sequence[str] | None = None,
        sort_by: Literal["asset_id", "linked_asset_id", "kind", "position", "value", "quantity", "previous_value", "previous_quantity", "filed_purchases_value", "filed_sales_value", "filed_purchases_quantity", "filed_sales_quantity", "explained_purchases_value", "explained_sales_value", "explained_purchases_quantity", "explained_sales_quantity", "explained_net_value", "position_change_value", "price_change_value", "quantity_change_value", "not_comparable_value", "moves_reason", "entered_count", "left_count", "increased_count", "reduced_count", "unchanged_count", "appeared_count", "vanished_count", "changed_without_trade_count", "trade_unexplained_count", "not_comparable_count", "is_partial"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: MarketMovesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[MarketMovesBody, MarketMovesRow]:
        """What funds bought and sold: each asset with what the filed trades explain of its change.

        One row for each asset and way of holding it, by purchases less sales, the largest first. A position is
        bought or sold only where its quantities confirm the trades that were filed: quantity = quantity of before +
        purchases − sales. `filed_…` is everything that was filed: some funds file their whole position as bought
        each month. A position that appears without a trade was mostly hidden before, or renamed; one that vanishes
        went dark: neither is trade. `states` says how many positions are in each state. Positions that cannot be
        compared are apart: lines without a name, classes that did not file in both months, members that are absent,
        classes with confidential totals of that category, names of several assets. A renamed ticker is no move.

        Heavy with `with`. At most 20 million units of work; a request beyond them gets a 400 that names what to
        change (`with`: leave it out, or ask for the moves of one asset).

        Args:
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          with_: A day of the month to compare with; omitted, the calendar month before. With an earlier one no
            trades are counted, since those of a month say nothing of several: positions are then unchanged,
            appeared, vanished or changed_without_trade. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that
            month.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt, bdr,
            fund_quota, government_bond, private_paper, foreign_share, foreign_bond, offshore_fund, crypto, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `asset_id`, `kind`, `position`, where no value comes first. Default:
            explained_net_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: filed_purchases_value, filed_sales_value, value
          units: filed_purchases_quantity, filed_sales_quantity, quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MARKET_MOVES,
                {},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "with": with_,
                    "kind": kind,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def market_moves_of_asset(
        self,
        code: str,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        with_: Day | None = None,
        state: str | Sequence[str] | None = None,
        position: str | Sequence[str] | None = None,
        sort_by: Literal["cnpj", "name", "type", "filing_group", "asset_id", "linked_asset_id", "kind", "position", "final_position_value", "quantity", "previous_value", "previous_quantity", "filed_purchases_value", "filed_sales_value", "filed_purchases_quantity", "filed_sales_quantity", "unexplained_quantity", "position_change_value", "price_change_value", "quantity_change_value", "state", "state_reason"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: MarketMovesOfAssetRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[MarketMovesOfAssetBody, MarketMovesOfAssetRow]:
        """Which funds bought and sold an asset: each position with what became of it.

        A row a class and way of holding the asset, by the change of its value, with the state of the position as in
        `/v1/market/moves`: entered, left, increased, reduced and unchanged are what the quantities confirm;
        appeared, vanished and changed_without_trade changed without a trade; trade_unexplained has trades that do
        not add up to the change. The asset is found as in `/v1/asset/{code}`; an `asset_id` is that name as
        positions are compared.

        Heavy with `with`. At most 20 million units of work; a request beyond them gets a 400 that names what to
        change (`with`: leave it out).

        Args:
          code: Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or
            masked: URL-encoded, in letters of any case.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          with_: A day of the month to compare with; omitted, the calendar month before. With an earlier one no
            trades are counted, since those of a month say nothing of several: positions are then unchanged,
            appeared, vanished or changed_without_trade. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that
            month.
          state: Only positions in this state. Several have commas between them. One of entered, left, increased,
            reduced, unchanged, appeared, vanished, changed_without_trade, trade_unexplained, not_comparable.
          position: Only positions that are held so. Several have commas between them. One of owned, borrowed.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, `asset_id`, `position`, where no value comes first. Default:
            position_change_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: filed_purchases_value, filed_sales_value, final_position_value, previous_value, price_change_value
          units: filed_purchases_quantity, filed_sales_quantity, previous_quantity, quantity, unexplained_quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MARKET_MOVES_OF_ASSET,
                {"code": code},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "with": with_,
                    "state": state,
                    "position": position,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def market_lines(
        self,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        asset: str | None = None,
        filed_id: str | Sequence[str] | None = None,
        unnamed: bool | None = None,
        cnpj: str | None = None,
        manager: str | None = None,
        administrator: str | None = None,
        kind: str | Sequence[str] | None = None,
        position: str | Sequence[str] | None = None,
        provenance: bool | None = None,
        sort_by: Literal["cnpj", "name", "type", "id", "block", "position", "asset_id", "kind", "asset_type", "description", "final_position_quantity", "final_position_value", "purchases_quantity", "purchases_value", "sales_quantity", "sales_value"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: MarketLinesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[MarketLinesBody, MarketLinesRow]:
        """The lines of all funds that sums over the market add up.

        The open lines of a month that are owned, lent or borrowed: what `/v1/market/assets` and `/v1/market/moves`
        add up, each with the file and line that it was read from (`provenance=true`). `asset` finds an asset under
        all names that it has in the month; `filed_id` takes names as they stand.

        Args:
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          asset: Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or
            masked: URL-encoded, in letters of any case.
          filed_id: Only lines with one of these names (`asset_id` of a line), as they stand, with commas between
            them.
          unnamed: Only lines that name no asset. Default: false.
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded.
          manager: Only lines of the classes of this manager: its CNPJ.
          administrator: Only lines of the classes of this administrator: its CNPJ.
          kind: Only lines of assets of this kind. Several have commas between them. One of listed_share, unit,
            receipt, bdr, fund_quota, government_bond, private_paper, foreign_share, foreign_bond, offshore_fund,
            crypto, other.
          position: Only lines that hold it so. Several have commas between them. One of owned, lent, borrowed.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, `id`, where no value comes first. Default: final_position_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: final_position_value, purchases_value, sales_value
          units: final_position_quantity, purchases_quantity, sales_quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MARKET_LINES,
                {},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "asset": asset,
                    "filed_id": filed_id,
                    "unnamed": unnamed,
                    "cnpj": cnpj,
                    "manager": manager,
                    "administrator": administrator,
                    "kind": kind,
                    "position": position,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def active_share(
        self,
        cnpj: str,
        against: str,
        date: Day | None = None,
        *,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[ActiveShareBody]:
        """How much of the shares of a fund is held otherwise than by an index or an index fund.

        Active share of the equity part: 100 − Σ min(w, b) over the shares and units that both own by their own
        lines, where w and b are weights in those values. `against` is a fund that follows the index, by its CNPJ or
        a code of its quotas, or the code of an index. Of an index b is the theoretical quantity at the price of the
        last session of the month, in the portfolio that was in force on its last day. The exchange gives its
        portfolios no date: only those are known that this installation saw by then, and
        `index_portfolio_not_of_month` says where there is none. Weights that the exchange prints belong to another
        day and are no benchmark: compare with an index fund.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          against: What to compare with: a fund, such as an index fund, by its CNPJ, bare, or masked and
            URL-encoded, or by the ticker or ISIN of its quotas (BOVA11); or the code of an index (IBOV).
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                ACTIVE_SHARE,
                {"cnpj": cnpj},
                {
                    "against": against,
                    "date": date,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def basket(
        self,
        items: str | Sequence[str],
        date: Day | None = None,
        *,
        haircuts: str | None = None,
        ranges: BasketRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> ListQuery[BasketBody, BasketRow]:
        """A basket of funds and assets as if it were one fund: what is in it, by whom, and what its items have in
        common.

        Each fund is opened as in its look-through by asset, and a leaf has the part weight × value ÷ NAV of the
        basket; what the lines of a fund are worth less or more than its NAV is `reconciliation`, so the leaves of a
        fund add up to its weight. An asset is a leaf itself. What weights leave of 100 is `unallocated_percent`.
        Sums are exact and rounded once. An item without an answer is in `errors` with the reason, and the others
        are answered. `haircuts` give the loss on the papers of issuers.

        Heavy always. At most 60 million units of work; a request beyond them gets a 400 that names what to change
        (`items`: ask for fewer funds at once).

        Args:
          items: Funds, by their CNPJ or the ticker or ISIN of their quotas, and assets, by a code as in
            `/v1/asset/{code}`, each with its part of the basket in percent behind a colon, with commas between
            them: 1 to 50, above 0, 100 at most together. A comma of a name is %2C. A fund without a portfolio of
            the month that only its ticker or ISIN names is an asset.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          haircuts: Issuers, by an id as in `/v1/issuers`, each with the loss on its papers in percent:
            `33000167:40,treasury:1`.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return ListQuery(
            self._sender,
            Call(
                BASKET,
                {},
                {
                    "items": items,
                    "date": date,
                    "haircuts": haircuts,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def issuers(
        self,
        date: Day | None = None,
        *,
        q: str | None = None,
        role: Literal["issuer", "vehicle", "assignor"] | None = None,
        grouping: Literal["root", "group"] | None = None,
        kind: str | Sequence[str] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["issuer_id", "name", "cnpj", "is_securitiser", "group", "group_members", "group_source", "role", "direct_value", "direct_value_reason", "short_value", "class_count", "line_count", "manager_count", "share_of_market_percent", "share_of_market_percent_reason", "previous_direct_value", "previous_direct_value_reason", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: IssuersRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[IssuersBody, IssuersRow]:
        """Who issued what funds hold: each issuer with the value that all classes hold of it, the largest first.

        One row an issuer with lines in the month, in the asked role. A line has the issuer that it files, if that
        is no person and not the class itself; federal bonds have the treasury; shares named by a ticker, and
        debentures by a code, have the one issuer that lines of the month, or else of the nearest month within 24,
        file beside the same four letters. `unknown` has the lines without one, by reason: not_filed, fund (quotas),
        foreign, depositary, person, ambiguous or other; `coverage` says by block and kind how much is known.
        Branches of a company join by the root of their CNPJ; subsidiaries do not, because no file says who controls
        whom (`grouping`).

        The figures are sums of lines, each real once, never of look-throughs. Where members that can have these
        lines are missing, `is_partial` is true, and shares and the month before are null. With
        `filing_group=structured` the members of the eight blocks are not asked. With `q` the best match comes
        first: a root, CNPJ or ticker, then names with each word whole, then those with words that begin with them.

        `role=assignor` lists who sold claims to funds of credit rights, by the newest reports of the six months
        before: the sum of what these funds hold of each, an estimate. An assignor need not owe them. Rows have no
        name where no line of any fund names the company, `explain` lists the funds, and no row counts lines, so
        that `coverage` and `unknown` are empty.

        Args:
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          q: Words of a name, or parts of words, in any spelling that lines file; accents and case do not count. Or
            a root, CNPJ or ticker.
          role: issuer, which owes; vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe
            them; or assignor, which sold claims to funds of credit rights and need not owe them: an estimate by the
            shares that their reports name. No figure mixes roles. Default: issuer.
          grouping: root: each company by itself, as no source says who controls whom; or group: the companies
            together that are one group on the last day of the month by a file of the operator. A server without
            such a file answers 404. Default: root.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt,
            private_paper, government_bond.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `issuer_id`, where no value comes first. Default: direct_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ISSUERS,
                {},
                {
                    "date": date,
                    "q": q,
                    "role": role,
                    "grouping": grouping,
                    "kind": kind,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def issuer(
        self,
        id: str,
        date: Day | None = None,
        *,
        grouping: Literal["root", "group"] | None = None,
        include: Literal["assignor"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[IssuerBody]:
        """An issuer: who it is, and how much of it all classes hold, by role and kind.

        Found by the root of its CNPJ, a CNPJ, a ticker or ISIN of the month, or `treasury`. `direct_value` and the
        figures beside it count the role issuer; `exposures` has each role and kind. Sums of lines, each real once:
        what classes have through other funds is in `/v1/issuer/{id}/holders?indirect=true`, class by class. The
        first digits of Banco do Brasil are `00000000`.

        `include=assignor` adds what the company sold to funds of credit rights, as in `/v1/issuers?role=assignor`:
        an estimate by the newest reports of the six months before, which `explain` lists by fund. A company that
        only sold claims has no line of any fund and is not found here.

        Args:
          id: First eight characters of the CNPJ of a company, its whole CNPJ, bare or masked and URL-encoded, the
            ticker or ISIN of one of its papers, in letters of any case, or treasury for federal bonds.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          grouping: root: each company by itself, as no source says who controls whom; or group: the companies
            together that are one group on the last day of the month by a file of the operator. A server without
            such a file answers 404. Default: root.
          include: assignor: also what it sold to funds of credit rights, by their reports: it need not owe that.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                ISSUER,
                {"id": id},
                {
                    "date": date,
                    "grouping": grouping,
                    "include": include,
                    "filing_group": filing_group,
                    "type": type,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def issuer_holders(
        self,
        id: str,
        date: Day | None = None,
        *,
        role: Literal["issuer", "vehicle", "assignor"] | None = None,
        kind: str | Sequence[str] | None = None,
        grouping: Literal["root", "group"] | None = None,
        indirect: bool | None = None,
        group_by: Literal["fund", "manager", "administrator", "kind"] | None = None,
        haircut_percent: Number | None = None,
        include: Literal["reports"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["cnpj", "name", "type", "kind", "direct_value", "indirect_value", "indirect_value_reason", "total_value", "class_count", "line_count", "share_percent", "share_percent_reason", "shortest_depth", "loss_value", "loss_share_percent", "is_approximate", "report_source", "report_date"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: IssuerHoldersRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[IssuerHoldersBody, IssuerHoldersRow]:
        """Which funds have something of an issuer at the end of a month, the largest first.

        Every class with a line that names the issuer in one role. With `indirect=true` also the classes that have
        it through funds that they hold: `indirect_value` is what the class holds of it through other funds, as in
        `/v1/fund/{cnpj}/portfolio/look-through`. A real is then in each fund above it, so total values are never
        added up over rows; direct values are. With `haircut_percent` each row says the loss, which is that part of
        its value: it is linear, and approximate where quotas of a structured fund are between, because losses reach
        subordinated ones first. `include=reports` adds the real-estate funds without lines of the month whose
        newest quarter, at most six months older, lists papers of the issuer: rows of their own, in no total.
        `role=assignor` lists the funds of credit rights that bought claims of it, by the newest report of the six
        months before: each share that a report names × the credit rights that it is a share of, an estimate, and
        none where these shares pass 101 %. An assignor sold the claims and need not owe them. `group_by=manager`
        and `administrator` add up direct values by the register that the month rests on: a class with several
        managers counts in full for each, so rows do not add up to the total.

        `grouping=group` adds up the companies that are one group by a file of the operator. With `role=assignor`,
        `indirect=true` adds the classes that have such funds: of what the look-through of a class has of the rights
        of a fund, the part that its report names.

        Args:
          id: First eight characters of the CNPJ of a company, its whole CNPJ, bare or masked and URL-encoded, the
            ticker or ISIN of one of its papers, in letters of any case, or treasury for federal bonds.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          role: issuer, which owes; vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe
            them; or assignor, which sold claims to funds of credit rights and need not owe them: an estimate by the
            shares that their reports name. No figure mixes roles. Default: issuer.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt,
            private_paper, government_bond.
          grouping: root: each company by itself, as no source says who controls whom; or group: the companies
            together that are one group on the last day of the month by a file of the operator. A server without
            such a file answers 404. Default: root.
          indirect: With what classes have through other funds. Default: false.
          group_by: What a row describes. Default: fund.
          haircut_percent: Part of the value that is lost, percent: each row then says what it would lose. Ranks of
            creditors and tranches are not modelled.
          include: reports: also the real-estate funds without lines of the month whose newest quarter lists papers
            of the issuer, as rows of their own that are in no total.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, where no value comes first. Default: direct_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ISSUER_HOLDERS,
                {"id": id},
                {
                    "date": date,
                    "role": role,
                    "kind": kind,
                    "grouping": grouping,
                    "indirect": indirect,
                    "group_by": group_by,
                    "haircut_percent": haircut_percent,
                    "include": include,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def issuer_history(
        self,
        id: str,
        *,
        role: Literal["issuer", "vehicle"] | None = None,
        kind: Literal["listed_share", "unit", "receipt", "private_paper", "government_bond"] | None = None,
        grouping: Literal["root", "group"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["reference_date", "group", "group_members", "group_source", "direct_value", "direct_value_reason", "short_value", "class_count", "line_count", "manager_count", "seen_value", "seen_class_count", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: IssuerHistoryRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[IssuerHistoryBody, IssuerHistoryRow]:
        """An issuer over time: what all classes hold of it, by month.

        A row a month that the snapshot has, oldest first, in one role, of all kinds or one. A month that lacks a
        member which can have these lines is null and never 0; `seen_value` is what the members that are there have,
        and `explain` lists its lines. With `filing_group` the other group is not asked.

        Heavy with filing_group, type or grouping=group over more than a month. At most 20 million units of work; a
        request beyond them gets a 400 that names what to change (`from`: ask for fewer months).

        Args:
          id: First eight characters of the CNPJ of a company, its whole CNPJ, bare or masked and URL-encoded, the
            ticker or ISIN of one of its papers, in letters of any case, or treasury for federal bonds.
          role: issuer, which owes; or vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe
            them: the debtor is filed nowhere. No figure mixes roles. Default: issuer.
          kind: Only assets of this kind.
          grouping: root: each company by itself, as no source says who controls whom; or group: the companies
            together that are one group on the last day of the month by a file of the operator. A server without
            such a file answers 404. Default: root.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ISSUER_HISTORY,
                {"id": id},
                {
                    "role": role,
                    "kind": kind,
                    "grouping": grouping,
                    "filing_group": filing_group,
                    "type": type,
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def issuer_lines(
        self,
        id: str,
        date: Day | None = None,
        *,
        cnpj: str | None = None,
        manager: str | None = None,
        administrator: str | None = None,
        role: Literal["issuer", "vehicle"] | None = None,
        kind: str | Sequence[str] | None = None,
        grouping: Literal["root", "group"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        provenance: bool | None = None,
        sort_by: Literal["cnpj", "name", "id", "block", "kind", "member_id", "role", "basis", "rule", "asset_id", "asset_type", "position", "asset_code", "asset_description", "issuer_document", "issuer_name", "related_issuer", "maturity_date", "final_position_quantity", "final_position_value"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: IssuerLinesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[IssuerLinesBody, IssuerLinesRow]:
        """The filed lines behind what funds hold of an issuer.

        Open lines that are owned, lent or borrowed, of all classes or one. Their `final_position_value` adds up to
        the `direct_value` of the same role, kind and classes, to the cent. With `provenance=true` each says the
        file and line that it was read from.

        Args:
          id: First eight characters of the CNPJ of a company, its whole CNPJ, bare or masked and URL-encoded, the
            ticker or ISIN of one of its papers, in letters of any case, or treasury for federal bonds.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          cnpj: Only lines of this class: CNPJ, bare, or masked and URL-encoded.
          manager: Only lines of the classes of this manager: its CNPJ, natural_person, or unknown where the
            register names none.
          administrator: Only lines of the classes of this administrator: its CNPJ, or unknown where the register
            names none.
          role: issuer, which owes; or vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe
            them: the debtor is filed nowhere. No figure mixes roles. Default: issuer.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt,
            private_paper, government_bond.
          grouping: root: each company by itself, as no source says who controls whom; or group: the companies
            together that are one group on the last day of the month by a file of the operator. A server without
            such a file answers 404. Default: root.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, `id`, where no value comes first. Default: final_position_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: final_position_value
          units: final_position_quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ISSUER_LINES,
                {"id": id},
                {
                    "date": date,
                    "cnpj": cnpj,
                    "manager": manager,
                    "administrator": administrator,
                    "role": role,
                    "kind": kind,
                    "grouping": grouping,
                    "filing_group": filing_group,
                    "type": type,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def issuer_moves(
        self,
        id: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["reference_date", "ticker", "kind", "position", "value", "quantity", "previous_value", "previous_quantity", "explained_purchases_value", "explained_sales_value", "explained_net_value", "position_change_value", "price_change_value", "quantity_change_value", "not_comparable_value", "moves_reason", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: IssuerMovesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[IssuerMovesBody, IssuerMovesRow]:
        """The tickers of an issuer over time: how prices and trades changed what funds hold of them, by month.

        One row for each month, ticker and way of holding it, oldest first, for the shares, units and receipts of
        the issuer: the figures of `/v1/market/moves` of that month, each compared with the calendar month before.
        `price_change_value` and `quantity_change_value` add up to `position_change_value`; of the value of changed
        quantities only `explained_net_value` was bought and sold. A month without a position of a ticker, in it or
        before it, has no row of that ticker. What lines name no ticker, such as debentures, has none either.

        Args:
          id: First eight characters of the CNPJ of a company, its whole CNPJ, bare or masked and URL-encoded, the
            ticker or ISIN of one of its papers, in letters of any case, or treasury for federal bonds.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, `ticker`, `position`, where no value comes first. Default:
            reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: value
          units: quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ISSUER_MOVES,
                {"id": id},
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def company_holders(
        self,
        id: str,
        date: Day | None = None,
        *,
        role: Literal["issuer", "vehicle", "assignor"] | None = None,
        kind: str | Sequence[str] | None = None,
        grouping: Literal["root", "group"] | None = None,
        indirect: bool | None = None,
        group_by: Literal["fund", "manager", "administrator", "kind"] | None = None,
        haircut_percent: Number | None = None,
        include: Literal["reports"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["cnpj", "name", "type", "kind", "direct_value", "indirect_value", "indirect_value_reason", "total_value", "class_count", "line_count", "share_percent", "share_percent_reason", "shortest_depth", "loss_value", "loss_share_percent", "is_approximate", "report_source", "report_date"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CompanyHoldersRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CompanyHoldersBody, CompanyHoldersRow]:
        """Which funds have something that a company issued at the end of a month, the largest first.

        The same as `/v1/issuer/{id}/holders` of the first eight characters of its CNPJ, with all its parameters:
        branches of a company are one issuer, subsidiaries are others. A company of which no line of a fund has
        anything is not found.

        Args:
          id: CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM,
            with or without zeros in front; or the ticker of one of its papers, in letters of any case.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          role: issuer, which owes; vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe
            them; or assignor, which sold claims to funds of credit rights and need not owe them: an estimate by the
            shares that their reports name. No figure mixes roles. Default: issuer.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt,
            private_paper, government_bond.
          grouping: root: each company by itself, as no source says who controls whom; or group: the companies
            together that are one group on the last day of the month by a file of the operator. A server without
            such a file answers 404. Default: root.
          indirect: With what classes have through other funds. Default: false.
          group_by: What a row describes. Default: fund.
          haircut_percent: Part of the value that is lost, percent: each row then says what it would lose. Ranks of
            creditors and tranches are not modelled.
          include: reports: also the real-estate funds without lines of the month whose newest quarter lists papers
            of the issuer, as rows of their own that are in no total.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, where no value comes first. Default: direct_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                COMPANY_HOLDERS,
                {"id": id},
                {
                    "date": date,
                    "role": role,
                    "kind": kind,
                    "grouping": grouping,
                    "indirect": indirect,
                    "group_by": group_by,
                    "haircut_percent": haircut_percent,
                    "include": include,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def company_shares(
        self,
        id: str,
        date: Day | None = None,
        *,
        ranges: CompanySharesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> ListQuery[CompanySharesBody, CompanySharesRow]:
        """How much of each class of shares of a company funds hold at the end of a month.

        Numerator, denominator and where each is from. Numbers of shares are filed in single shares or in thousands,
        and the file does not say which: a scale counts only where profit ÷ earnings per share of the same document
        proves it, else the share is null. Units (ticker with 11) and receipts are not opened into shares. The
        numbers of shares are untested: no file of them was at hand.

        Args:
          id: CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM,
            with or without zeros in front; or the ticker of one of its papers, in letters of any case.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return ListQuery(
            self._sender,
            Call(
                COMPANY_SHARES,
                {"id": id},
                {
                    "date": date,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def managers(
        self,
        date: Day | None = None,
        *,
        q: str | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["cnpj", "name", "nav_value", "class_count", "nav_class_count", "internal_value", "internal_value_reason", "unnetted_value", "netting_complete", "net_value", "net_value_reason", "co_managed_count", "co_managed_nav_value", "total_portfolio_value", "confidential_value", "direct_value", "direct_value_reason", "inflow_value", "outflow_value", "net_flow_value", "net_flow_value_reason", "previous_nav_value", "previous_nav_value_reason", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ManagersRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ManagersBody, ManagersRow]:
        """Managers with what their funds have in a month, the largest first.

        One row a manager with classes that filed for the month. `nav_value` counts what its funds hold of each
        other twice; `internal_value` is that part, and `net_value` what is left. A class with several managers
        counts in full for each, and is never divided: `co_managed_count` and `co_managed_nav_value` say how much
        that is, and rows must not be added up. Which classes are whose says the register that `manager_basis`
        names; `register_is_synthetic` is true where that register is synthetic. `is_partial` is true where the
        month lacks members that its classes file: sums of lines are then of the members that are there, and
        `net_value` is null without those that have quotas.

        Args:
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          q: Words of the name, or parts of words: all of them must occur, in any order; accents and case do not
            count. Or a CNPJ, bare or masked.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, where no value comes first. Default: nav_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MANAGERS,
                {},
                {
                    "date": date,
                    "q": q,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def manager(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[ManagerBody]:
        """A manager: what its funds have in a month, counted once, and what changed since the month before.

        The figures of its row in `/v1/managers`, the change of the classes that it has in both months, those that
        came and went apart, and what is confidential by the month in which it opens. Natural persons have no page.
        A number that no class of any month has is a 404 with the nearest.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                MANAGER,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def manager_funds(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["nav_value", "cnpj", "name", "type", "filing_group", "previous_nav_value", "total_portfolio_value", "internal_value", "internal_value_reason", "direct_value", "confidential_value", "unnetted_value", "inflow_value", "outflow_value", "net_flow_value", "holders", "party_count", "lines_reason", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        provenance: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ManagerFundsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ManagerFundsBody, ManagerFundsRow]:
        """The funds of a manager in a month.

        One row a class that filed for the month, the largest first. The NAVs of all rows add up to `nav_value` of
        the manager, and `internal_value` to its own. With `provenance=true` each row names the line of its NAV. The
        groups natural_person and not_known of `/v1/managers` have their rows here too.

        Args:
          cnpj: CNPJ, bare or masked; or natural_person, or not_known.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, where no value comes first. Default: nav_value.
          sort_order: Upwards or downwards. Default: desc.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MANAGER_FUNDS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "provenance": provenance,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def manager_positions(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        view: Literal["direct", "look_through"] | None = None,
        group_by: Literal["asset", "fund"] | None = None,
        asset_id: str | None = None,
        kind: str | None = None,
        resolution: str | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["value", "asset_id", "name", "kind", "resolution", "quantity", "share_percent", "class_count", "cnpj", "fund_name"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ManagerPositionsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ManagerPositionsBody, ManagerPositionsRow]:
        """What the funds of a manager hold, counted once, by asset.

        The lines of all its classes in one portfolio, without the quotas that they hold of each other, so that
        nothing is there twice: all rows add up to `total_portfolio_value` less `internal_value` of the manager
        (`consolidated_value`). With `view=look_through` quotas of other funds are replaced by what these hold, as
        in the look-through of each fund, and a row of kind reconciliation has what that leaves; it is there for the
        newest months. `group_by=fund` has a row a class and asset, and `asset_id`, `kind` and `resolution` choose
        rows. Where the month lacks members that its classes file, `is_partial` is true, and the rows count the
        members that are there.

        Heavy with view=look_through. At most 20 million units of work; a request beyond them gets a 400 that names
        what to change (`view`: leave it out).

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          view: Its lines, or with quotas of other funds replaced by what they hold. Default: direct.
          group_by: A row an asset, or a row an asset and class. Default: asset.
          asset_id: Only this asset, by the name that it goes by in the month.
          kind: Only assets of this kind.
          resolution: Only rows with this resolution.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `asset_id`, `kind`, `resolution`, `cnpj`, where no value comes first. Default:
            value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MANAGER_POSITIONS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "view": view,
                    "group_by": group_by,
                    "asset_id": asset_id,
                    "kind": kind,
                    "resolution": resolution,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def manager_issuers(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        role: Literal["issuer", "vehicle"] | None = None,
        kind: str | Sequence[str] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["direct_value", "issuer_id", "name", "cnpj", "is_securitiser", "role", "share_percent", "share_percent_reason", "class_count", "line_count", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ManagerIssuersRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ManagerIssuersBody, ManagerIssuersRow]:
        """Whom the funds of a manager are exposed to, by issuer.

        One row an issuer with lines of its classes in the month, in the asked role, the largest first: as
        `/v1/issuers`, for these classes alone. What they have through other funds is not in it, because it cannot
        be added up over classes. A class with several managers counts in full for each.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          role: issuer, which owes; or vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe
            them: the debtor is filed nowhere. No figure mixes roles. Default: issuer.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt,
            private_paper, government_bond.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `issuer_id`, where no value comes first. Default: direct_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MANAGER_ISSUERS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "role": role,
                    "kind": kind,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def manager_moves(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        kind: str | Sequence[str] | None = None,
        sort_by: Literal["asset_id", "linked_asset_id", "kind", "position", "value", "quantity", "previous_value", "previous_quantity", "filed_purchases_value", "filed_sales_value", "filed_purchases_quantity", "filed_sales_quantity", "explained_purchases_value", "explained_sales_value", "explained_purchases_quantity", "explained_sales_quantity", "explained_net_value", "position_change_value", "price_change_value", "quantity_change_value", "not_comparable_value", "moves_reason", "entered_count", "left_count", "increased_count", "reduced_count", "unchanged_count", "appeared_count", "vanished_count", "changed_without_trade_count", "trade_unexplained_count", "not_comparable_count", "is_partial"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ManagerMovesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ManagerMovesBody, ManagerMovesRow]:
        """What the funds of a manager bought and sold in a month, as far as quantities confirm it.

        As `/v1/market/moves`, for the classes of the manager alone, compared with the calendar month before. The
        classes are those of the asked month: the positions of one that filed in both months are compared, and those
        of one that came are not comparable. A class that went is in no row. A class with several managers counts in
        full for each.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt, bdr,
            fund_quota, government_bond, private_paper, foreign_share, foreign_bond, offshore_fund, crypto, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `asset_id`, `kind`, `position`, where no value comes first. Default:
            explained_net_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: filed_purchases_value, filed_sales_value, value
          units: filed_purchases_quantity, filed_sales_quantity, quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MANAGER_MOVES,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "kind": kind,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def manager_history(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["reference_date", "nav_value", "class_count", "nav_class_count", "internal_value", "internal_value_reason", "unnetted_value", "netting_complete", "net_value", "net_value_reason", "co_managed_count", "co_managed_nav_value", "total_portfolio_value", "confidential_value", "direct_value", "direct_value_reason", "inflow_value", "outflow_value", "net_flow_value", "net_flow_value_reason", "previous_nav_value", "previous_nav_value_reason", "is_partial", "missing_members", "basis"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ManagerHistoryRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ManagerHistoryBody, ManagerHistoryRow]:
        """A manager over time: what its funds had in each month.

        A row a month in which it has classes, the oldest first, with the figures of `/v1/manager/{cnpj}`. Sums of
        lines of a month that lacks members which its classes file are null and never smaller, and so is every sum
        of a month that lacks a member that shows which classes filed (the NAVs, or the file of structured funds):
        `is_partial` says so. Where `basis` is register_of_today, the classes are those that the newest register
        gives it: who had them then, nobody knows.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MANAGER_HISTORY,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def manager_categories(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["reference_date", "category", "value", "value_reason", "seen_value", "confidential_value", "share_percent", "is_partial", "missing_members", "basis"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ManagerCategoriesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ManagerCategoriesBody, ManagerCategoriesRow]:
        """What the portfolios of the funds of a manager consisted of over time: value and share by month and category.

        One row for each month and category, oldest first, over the lines of all its classes, counted once: the
        values of a month add up to `consolidated_value` of `/v1/manager/{cnpj}/positions`. Quotas of funds of
        others are not opened. A category that members which the month lacks could have lines of is null, and never
        smaller. Where `basis` is register_of_today, the classes are those that the newest register gives it.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, `category`, where no value comes first. Default:
            reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MANAGER_CATEGORIES,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def manager_changes(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["seen_date", "cnpj", "name", "change", "from_cnpj", "to_cnpj", "first_snapshot"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ManagerChangesBody, ManagerChangesRow]:
        """The classes that a manager got or lost.

        A row a class that came to the manager or went from it between two snapshots, the newest first. The
        registers are overwritten and keep no old state, so only changes are known that this installation saw, from
        its first snapshot on, each on the day on which it was published here. Natural persons are one group: that
        one followed another is not said. A class that is new in a register, or no more in one, is no change.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, `first_snapshot`, where no value comes first. Default: seen_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                MANAGER_CHANGES,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrators(
        self,
        date: Day | None = None,
        *,
        q: str | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["cnpj", "name", "nav_value", "class_count", "nav_class_count", "internal_value", "internal_value_reason", "unnetted_value", "netting_complete", "net_value", "net_value_reason", "co_managed_count", "co_managed_nav_value", "total_portfolio_value", "confidential_value", "direct_value", "direct_value_reason", "inflow_value", "outflow_value", "net_flow_value", "net_flow_value_reason", "previous_nav_value", "previous_nav_value_reason", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AdministratorsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AdministratorsBody, AdministratorsRow]:
        """Administrators with what their funds have in a month, the largest first.

        One row an administrator with classes that filed for the month, with the figures of `/v1/managers`. A class
        has one administrator; `administrator_basis` names the register that says which, and `register_is_synthetic`
        is true where that is synthetic.

        Args:
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          q: Words of the name, or parts of words: all of them must occur, in any order; accents and case do not
            count. Or a CNPJ, bare or masked.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, where no value comes first. Default: nav_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ADMINISTRATORS,
                {},
                {
                    "date": date,
                    "q": q,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrator(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[AdministratorBody]:
        """An administrator: what its funds have in a month, counted once, and what changed since the month before.

        As `/v1/manager/{cnpj}`, for the classes that it administers.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                ADMINISTRATOR,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrator_funds(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["nav_value", "cnpj", "name", "type", "filing_group", "previous_nav_value", "total_portfolio_value", "internal_value", "internal_value_reason", "direct_value", "confidential_value", "unnetted_value", "inflow_value", "outflow_value", "net_flow_value", "holders", "party_count", "lines_reason", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        provenance: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AdministratorFundsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AdministratorFundsBody, AdministratorFundsRow]:
        """The funds of an administrator in a month.

        As `/v1/manager/{cnpj}/funds`, for the classes that it administers.

        Args:
          cnpj: CNPJ, bare or masked; or natural_person, or not_known.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, where no value comes first. Default: nav_value.
          sort_order: Upwards or downwards. Default: desc.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ADMINISTRATOR_FUNDS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "provenance": provenance,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrator_positions(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        view: Literal["direct", "look_through"] | None = None,
        group_by: Literal["asset", "fund"] | None = None,
        asset_id: str | None = None,
        kind: str | None = None,
        resolution: str | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["value", "asset_id", "name", "kind", "resolution", "quantity", "share_percent", "class_count", "cnpj", "fund_name"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AdministratorPositionsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AdministratorPositionsBody, AdministratorPositionsRow]:
        """What the funds of an administrator hold, counted once, by asset.

        As `/v1/manager/{cnpj}/positions`, for the classes that it administers.

        Heavy with view=look_through. At most 20 million units of work; a request beyond them gets a 400 that names
        what to change (`view`: leave it out).

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          view: Its lines, or with quotas of other funds replaced by what they hold. Default: direct.
          group_by: A row an asset, or a row an asset and class. Default: asset.
          asset_id: Only this asset, by the name that it goes by in the month.
          kind: Only assets of this kind.
          resolution: Only rows with this resolution.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `asset_id`, `kind`, `resolution`, `cnpj`, where no value comes first. Default:
            value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ADMINISTRATOR_POSITIONS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "view": view,
                    "group_by": group_by,
                    "asset_id": asset_id,
                    "kind": kind,
                    "resolution": resolution,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrator_issuers(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        role: Literal["issuer", "vehicle"] | None = None,
        kind: str | Sequence[str] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["direct_value", "issuer_id", "name", "cnpj", "is_securitiser", "role", "share_percent", "share_percent_reason", "class_count", "line_count", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AdministratorIssuersRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AdministratorIssuersBody, AdministratorIssuersRow]:
        """Whom the funds of an administrator are exposed to, by issuer.

        As `/v1/manager/{cnpj}/issuers`, for the classes that it administers.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          role: issuer, which owes; or vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe
            them: the debtor is filed nowhere. No figure mixes roles. Default: issuer.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt,
            private_paper, government_bond.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `issuer_id`, where no value comes first. Default: direct_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ADMINISTRATOR_ISSUERS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "role": role,
                    "kind": kind,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrator_moves(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        kind: str | Sequence[str] | None = None,
        sort_by: Literal["asset_id", "linked_asset_id", "kind", "position", "value", "quantity", "previous_value", "previous_quantity", "filed_purchases_value", "filed_sales_value", "filed_purchases_quantity", "filed_sales_quantity", "explained_purchases_value", "explained_sales_value", "explained_purchases_quantity", "explained_sales_quantity", "explained_net_value", "position_change_value", "price_change_value", "quantity_change_value", "not_comparable_value", "moves_reason", "entered_count", "left_count", "increased_count", "reduced_count", "unchanged_count", "appeared_count", "vanished_count", "changed_without_trade_count", "trade_unexplained_count", "not_comparable_count", "is_partial"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AdministratorMovesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AdministratorMovesBody, AdministratorMovesRow]:
        """What the funds of an administrator bought and sold in a month, as far as quantities confirm it.

        As `/v1/manager/{cnpj}/moves`, for the classes that it administers.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          kind: Only assets of this kind. Several have commas between them. One of listed_share, unit, receipt, bdr,
            fund_quota, government_bond, private_paper, foreign_share, foreign_bond, offshore_fund, crypto, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `asset_id`, `kind`, `position`, where no value comes first. Default:
            explained_net_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: filed_purchases_value, filed_sales_value, value
          units: filed_purchases_quantity, filed_sales_quantity, quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ADMINISTRATOR_MOVES,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "filing_group": filing_group,
                    "type": type,
                    "kind": kind,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrator_history(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["reference_date", "nav_value", "class_count", "nav_class_count", "internal_value", "internal_value_reason", "unnetted_value", "netting_complete", "net_value", "net_value_reason", "co_managed_count", "co_managed_nav_value", "total_portfolio_value", "confidential_value", "direct_value", "direct_value_reason", "inflow_value", "outflow_value", "net_flow_value", "net_flow_value_reason", "previous_nav_value", "previous_nav_value_reason", "is_partial", "missing_members", "basis"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AdministratorHistoryRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AdministratorHistoryBody, AdministratorHistoryRow]:
        """An administrator over time: what its funds had in each month.

        As `/v1/manager/{cnpj}/history`, for the classes that it administers.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ADMINISTRATOR_HISTORY,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrator_categories(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["reference_date", "category", "value", "value_reason", "seen_value", "confidential_value", "share_percent", "is_partial", "missing_members", "basis"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AdministratorCategoriesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AdministratorCategoriesBody, AdministratorCategoriesRow]:
        """What the portfolios of the funds of an administrator consisted of over time: value and share by month and
        category.

        As `/v1/manager/{cnpj}/portfolio/history`, for the classes that it administers.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, `category`, where no value comes first. Default:
            reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ADMINISTRATOR_CATEGORIES,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def administrator_changes(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["seen_date", "cnpj", "name", "change", "from_cnpj", "to_cnpj", "first_snapshot"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AdministratorChangesBody, AdministratorChangesRow]:
        """The classes that an administrator got or lost.

        As `/v1/manager/{cnpj}/changes`, for the classes that it administers.

        Args:
          cnpj: CNPJ of the manager or administrator, bare, or masked and URL-encoded.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, `first_snapshot`, where no value comes first. Default: seen_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ADMINISTRATOR_CHANGES,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def industry(
        self,
        date: Day | None = None,
        *,
        group_by: Literal["none", "type", "classification", "anbima_class", "audience", "exclusive", "condominium", "manager", "administrator", "fund"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        classification: str | None = None,
        anbima_class: str | None = None,
        audience: str | None = None,
        exclusive: str | None = None,
        condominium: str | None = None,
        sort_by: Literal["type", "classification", "anbima_class", "audience", "exclusive", "condominium", "cnpj", "name", "nav_value", "class_count", "nav_class_count", "nonpositive_nav_count", "report_nav_value", "internal_value", "internal_value_reason", "unnetted_value", "netting_complete", "net_value", "net_value_reason", "confidential_value", "holders", "inflow_value", "outflow_value", "net_flow_value", "is_partial"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: IndustryRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[IndustryBody, IndustryRow]:
        """The fund industry in a month: classes, NAV counted once, holders and flows, by group.

        The sums of all classes that filed for the month, or of groups of them. `nav_value` has what funds hold of
        funds twice; `net_value` is without it, and null where the month lacks the member with quotas
        (`quota_lines_missing`). All groups add up to `group_by=none`, but for managers and administrators: a class
        with several counts in full for each. FIDC and FII that filed no NAV here have that of their own report of
        the very month, never an older one; a month with such reports alone is answered, and what holdings say is
        null. Labels are those of the register of today (`register_date`), and `register_is_synthetic` is true where
        that is synthetic.

        Heavy with group_by=fund. At most 20 million units of work; a request beyond them gets a 400 that names what
        to change (`group_by`: ask for groups of classes).

        Args:
          date: A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          group_by: What the rows are groups of; the group stands in a column of that name. Labels of both registers
            have one form, without Fundo and de: Renda Fixa, Ações, Multimercado, Cambial. A class without one is in
            the group unclassified. Default: none.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          classification: Only classes with this classification, without regard to accents and case; unclassified
            for those without one.
          anbima_class: Only classes with this anbima_class, without regard to accents and case; unclassified for
            those without one.
          audience: Only classes with this audience, without regard to accents and case; unclassified for those
            without one.
          exclusive: Only classes with this exclusive, without regard to accents and case; unclassified for those
            without one.
          condominium: Only classes with this condominium, without regard to accents and case; unclassified for
            those without one.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, `type`, `classification`, `anbima_class`, `audience`, `exclusive`,
            `condominium`, where no value comes first. Default: nav_value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                INDUSTRY,
                {},
                {
                    "date": date,
                    "group_by": group_by,
                    "filing_group": filing_group,
                    "type": type,
                    "classification": classification,
                    "anbima_class": anbima_class,
                    "audience": audience,
                    "exclusive": exclusive,
                    "condominium": condominium,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def industry_flows(
        self,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        frequency: Literal["day", "month"] | None = None,
        group_by: Literal["none", "type", "classification", "anbima_class", "audience", "exclusive", "condominium"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["date", "type", "classification", "anbima_class", "audience", "exclusive", "condominium", "net_flow_value", "inflow_value", "outflow_value", "days", "missing_reports", "final_flow_value", "final_certain_value", "final_known_percent", "final_flow_value_reason"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: IndustryFlowsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[IndustryFlowsBody, IndustryFlowsRow]:
        """What came into funds and left them by day or month, by group, and counted once.

        Sums of the daily reports. A fund that buys quotas of a fund is an inflow of both: `final_flow_value` counts
        each class by the part of it that no other class holds, and is an estimate, because that part is measured at
        the end of the month. It is null where the month lacks the quotas that classes hold; `final_known_percent`
        says how much of the flows it rests on. Purchases of quotas in portfolios are not used. Flows of managers
        are in `/v1/managers`.

        Heavy always. At most 20 million units of work; a request beyond them gets a 400 that names what to change
        (`from`: ask for fewer months).

        Args:
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          frequency: A row a day, or a row a month. Default: month.
          group_by: What the rows are groups of; the group stands in a column of that name. Labels of both registers
            have one form, without Fundo and de: Renda Fixa, Ações, Multimercado, Cambial. A class without one is in
            the group unclassified. Default: none.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `date`, `type`, `classification`, `anbima_class`, `audience`, `exclusive`,
            `condominium`, where no value comes first. Default: date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                INDUSTRY_FLOWS,
                {},
                {
                    "from": from_,
                    "to": to,
                    "frequency": frequency,
                    "group_by": group_by,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def industry_survivorship(
        self,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        group_by: Literal["none", "type"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        sort_by: Literal["type", "class_count", "still_filing_count", "gone_count", "gone_nav_value", "appeared_count", "appeared_nav_value", "change_reason", "is_partial", "missing_members"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: IndustrySurvivorshipRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[IndustrySurvivorshipBody, IndustrySurvivorshipRow]:
        """How many funds of a month still file in another, and how many came since.

        A class lives while it files holdings or a NAV, whatever status a register says: the registers keep `normal`
        for classes that stopped long ago. A class that goes on under a new CNPJ counts as gone and as appeared.
        Both months must be there; without `from` and `to` they are the oldest and the newest of the snapshot.

        Args:
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          group_by: One row, or a row a type; that of the first month where a class has two. Default: none.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `type`, where no value comes first. Default: class_count.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                INDUSTRY_SURVIVORSHIP,
                {},
                {
                    "from": from_,
                    "to": to,
                    "group_by": group_by,
                    "filing_group": filing_group,
                    "type": type,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def class_figures(
        self,
        date: Day | None = None,
        *,
        period: Literal["last_1_month", "last_3_months", "last_6_months", "last_12_months", "last_24_months", "last_36_months", "year_to_date"] | None = None,
        rank_by: Literal["return_percent", "cdi_percent", "excess_percent", "percent_of_cdi", "volatility_percent", "sharpe", "beta", "correlation", "max_drawdown_percent", "inflow_value", "outflow_value", "net_flow_value", "months", "positive_months", "months_above_cdi", "nav_value", "holders", "age_months", "administration_fee_percent", "redemption_days", "payment_days", "bank_paper_percent", "cash_percent", "derivatives_percent", "equities_percent", "foreign_percent", "fund_quotas_percent", "other_percent", "other_liability_percent", "payable_percent", "private_credit_percent", "public_bonds_percent", "receivable_percent", "repo_percent", "confidential_percent", "residual_percent", "held_percent", "identified_percent", "issuer_known_percent", "abroad_percent", "hhi", "top10_percent", "top_issuer_percent", "fixed_income_percent", "indexer_cdi_percent", "indexer_selic_percent", "indexer_ipca_percent", "indexer_igpm_percent", "indexer_fixed_percent", "indexer_fx_percent", "indexer_other_percent", "indexer_unknown_percent", "maturity_30_percent", "maturity_180_percent", "maturity_360_percent", "maturity_720_percent", "maturity_1800_percent", "maturity_over_percent", "maturity_unknown_percent", "average_maturity_days", "bond_average_maturity_days", "released_value", "lt_unopened_percent", "lt_held_percent", "lt_identified_percent", "lt_issuer_known_percent", "lt_abroad_percent", "lt_hhi", "lt_top10_percent", "lt_top_issuer_percent"] | None = None,
        universe: Literal["classification", "anbima_class"] | None = None,
        filing_group: str | Sequence[str] | None = None,
        type: str | Sequence[str] | None = None,
        classification: str | Sequence[str] | None = None,
        anbima_class: str | Sequence[str] | None = None,
        audience: str | Sequence[str] | None = None,
        reconciliation_grade: str | Sequence[str] | None = None,
        amended: bool | None = None,
        manager: str | None = None,
        asset: str | None = None,
        issuer: str | None = None,
        indirect: bool | None = None,
        sort_by: Literal["cnpj", "subclass_id", "period", "name", "type", "classification", "anbima_class", "first_date", "last_date", "return_basis", "return_percent", "return_reason", "has_break", "cdi_percent", "excess_percent", "excess_reason", "percent_of_cdi", "percent_of_cdi_reason", "volatility_percent", "volatility_reason", "sharpe", "sharpe_reason", "beta", "correlation", "beta_reason", "max_drawdown_percent", "drawdown_reason", "inflow_value", "outflow_value", "net_flow_value", "flow_reason", "months", "positive_months", "months_above_cdi", "nav_value", "nav_source", "holders", "age_months", "administration_fee_percent", "fee_source", "fee_date", "fee_reason", "redemption_days", "redemption_days_unit", "payment_days", "payment_days_unit", "redemption_reason", "reconciliation_grade", "bank_paper_percent", "cash_percent", "derivatives_percent", "equities_percent", "foreign_percent", "fund_quotas_percent", "other_percent", "other_liability_percent", "payable_percent", "private_credit_percent", "public_bonds_percent", "receivable_percent", "repo_percent", "confidential_percent", "residual_percent", "portfolio_reason", "held_percent", "identified_percent", "issuer_known_percent", "abroad_percent", "hhi", "top10_percent", "top_issuer_percent", "issuer_reason", "fixed_income_percent", "composition_reason", "indexer_cdi_percent", "indexer_selic_percent", "indexer_ipca_percent", "indexer_igpm_percent", "indexer_fixed_percent", "indexer_fx_percent", "indexer_other_percent", "indexer_unknown_percent", "maturity_30_percent", "maturity_180_percent", "maturity_360_percent", "maturity_720_percent", "maturity_1800_percent", "maturity_over_percent", "maturity_unknown_percent", "average_maturity_days", "bond_average_maturity_days", "fixed_income_reason", "opens", "released_value", "released_reason", "lt_unopened_percent", "lt_unopened_reason", "lt_held_percent", "lt_identified_percent", "lt_issuer_known_percent", "lt_abroad_percent", "lt_hhi", "lt_top10_percent", "lt_reason", "lt_top_issuer_percent", "lt_issuer_reason", "rank", "rank_reason", "percentile", "quartile", "universe", "universe_count", "universe_nav", "asset_percent", "issuer_percent"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ClassFiguresRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ClassFiguresBody, ClassFiguresRow]:
        """Find and rank fund classes by their figures: return, risk, flows, concentration, indexes, maturities, fees.

        One row a class, or subclass, in one period that ends with the month. Every number of a row takes a range
        and a sort; a class whose figure is not known is in no range, and `excluded` counts these by reason. `rank`
        is the place by `rank_by` among all classes of the same policy, or of the same class of ANBIMA, whatever the
        filters; real-estate funds are compared with each other. Up is better, but for volatility and fees. A class
        has a place if its figure is known, its NAV is above zero and no return of it is a break (`has_break`);
        classes that ended since keep their places in the months that they had.

        Returns, volatility, drawdown and flows are those of `/v1/fund/{cnpj}/nav/summary` at the end of the month.
        `asset` and `issuer` keep the classes that have some of it, with its share of the NAV (`min_asset_percent`);
        with `indirect=true` also what they have through funds. Policy, class of ANBIMA and fees are those of the
        register of the snapshot.

        Args:
          date: A day of the requested month; omitted, the newest whose portfolios are complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          period: Period of the figures. Default: last_12_months.
          rank_by: Figure that classes are ranked by. Default: return_percent.
          universe: What classes are compared with: those of the same policy, or of the same class of ANBIMA.
            Default: classification.
          filing_group: Only classes of this filing group: fif, which file the eight blocks, or structured, which
            file the structured funds' file. The members of the other group are not asked, so their absence makes no
            figure partial. Several have commas between them. One of fif, structured.
          type: Only classes of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro,
            etf, fapi, fmp, other.
          classification: Only classes with this investment policy; unclassified where the register says none.
            Several have commas between them. One of Renda Fixa, Ações, Multimercado, Cambial, unclassified.
          anbima_class: Only classes with this class of ANBIMA, as registered or as `/v1/industry` writes it.
            Several have commas between them.
          audience: Only classes meant for these investors. Several have commas between them. One of Público Geral,
            Qualificado, Profissional.
          reconciliation_grade: Only classes whose lines explain their NAV so well, as in cvm_fund_month. Several
            have commas between them. One of exact, ok, warn, fail, unknown.
          amended: Only classes whose holdings of the month this installation has seen in a later version: amended,
            or opened. Default: false.
          manager: Only classes of this manager, by the register of the snapshot: its CNPJ.
          asset: Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or
            masked: URL-encoded, in letters of any case.
          issuer: First eight characters of the CNPJ of a company, its whole CNPJ, bare or masked and URL-encoded,
            the ticker or ISIN of one of its papers, in letters of any case, or treasury for federal bonds.
          indirect: With what classes have of the asset and issuer through other funds. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, `subclass_id`, where no value comes first. Default: rank.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: inflow_value, nav_value, net_flow_value, outflow_value, released_value
          percent: abroad_percent, administration_fee_percent, average_maturity_days, bank_paper_percent,
            bond_average_maturity_days, cash_percent, cdi_percent, confidential_percent, derivatives_percent,
            equities_percent, excess_percent, fixed_income_percent, foreign_percent, fund_quotas_percent,
            held_percent, identified_percent, indexer_cdi_percent, indexer_fixed_percent, indexer_fx_percent,
            indexer_igpm_percent, indexer_ipca_percent, indexer_other_percent, indexer_selic_percent,
            indexer_unknown_percent, issuer_known_percent, lt_abroad_percent, lt_held_percent,
            lt_identified_percent, lt_issuer_known_percent, lt_top10_percent, lt_top_issuer_percent,
            lt_unopened_percent, maturity_1800_percent, maturity_180_percent, maturity_30_percent,
            maturity_360_percent, maturity_720_percent, maturity_over_percent, maturity_unknown_percent,
            max_drawdown_percent, other_liability_percent, other_percent, payable_percent, percent_of_cdi,
            private_credit_percent, public_bonds_percent, receivable_percent, repo_percent, residual_percent,
            return_percent, top10_percent, top_issuer_percent, volatility_percent

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                CLASS_FIGURES,
                {},
                {
                    "date": date,
                    "period": period,
                    "rank_by": rank_by,
                    "universe": universe,
                    "filing_group": filing_group,
                    "type": type,
                    "classification": classification,
                    "anbima_class": anbima_class,
                    "audience": audience,
                    "reconciliation_grade": reconciliation_grade,
                    "amended": amended,
                    "manager": manager,
                    "asset": asset,
                    "issuer": issuer,
                    "indirect": indirect,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def figures(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        period: str | Sequence[str] | None = None,
        sort_by: Literal["cnpj", "subclass_id", "period", "name", "type", "classification", "anbima_class", "first_date", "last_date", "return_basis", "return_percent", "return_reason", "has_break", "cdi_percent", "excess_percent", "excess_reason", "percent_of_cdi", "percent_of_cdi_reason", "volatility_percent", "volatility_reason", "sharpe", "sharpe_reason", "beta", "correlation", "beta_reason", "max_drawdown_percent", "drawdown_reason", "inflow_value", "outflow_value", "net_flow_value", "flow_reason", "months", "positive_months", "months_above_cdi", "nav_value", "nav_source", "holders", "age_months", "administration_fee_percent", "fee_source", "fee_date", "fee_reason", "redemption_days", "redemption_days_unit", "payment_days", "payment_days_unit", "redemption_reason", "reconciliation_grade", "bank_paper_percent", "cash_percent", "derivatives_percent", "equities_percent", "foreign_percent", "fund_quotas_percent", "other_percent", "other_liability_percent", "payable_percent", "private_credit_percent", "public_bonds_percent", "receivable_percent", "repo_percent", "confidential_percent", "residual_percent", "portfolio_reason", "held_percent", "identified_percent", "issuer_known_percent", "abroad_percent", "hhi", "top10_percent", "top_issuer_percent", "issuer_reason", "fixed_income_percent", "composition_reason", "indexer_cdi_percent", "indexer_selic_percent", "indexer_ipca_percent", "indexer_igpm_percent", "indexer_fixed_percent", "indexer_fx_percent", "indexer_other_percent", "indexer_unknown_percent", "maturity_30_percent", "maturity_180_percent", "maturity_360_percent", "maturity_720_percent", "maturity_1800_percent", "maturity_over_percent", "maturity_unknown_percent", "average_maturity_days", "bond_average_maturity_days", "fixed_income_reason", "opens", "released_value", "released_reason", "lt_unopened_percent", "lt_unopened_reason", "lt_held_percent", "lt_identified_percent", "lt_issuer_known_percent", "lt_abroad_percent", "lt_hhi", "lt_top10_percent", "lt_reason", "lt_top_issuer_percent", "lt_issuer_reason"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: FiguresRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[FiguresBody, FiguresRow]:
        """The figures of a fund class at the end of a month: return, risk, flows, concentration, indexes, fees.

        One row a subclass and period that ends with the month. A figure that is not known is null and the reason is
        next to it. Returns, volatility, drawdown and flows are those of `/v1/fund/{cnpj}/nav/summary` with the last
        day of the month as `date`; figures of the portfolio describe the month, and are equal in every row. A class
        that filed nothing for the month has no rows, and `rows_reason` says why there are none. `/v1/figures` ranks
        classes by any of them.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested month; omitted, the newest whose portfolios are complete. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          period: Only this period; if omitted, all of them. Several have commas between them. One of last_1_month,
            last_3_months, last_6_months, last_12_months, last_24_months, last_36_months, year_to_date.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `subclass_id`, `period`, where no value comes first. Default: period.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: inflow_value, nav_value, net_flow_value, outflow_value, released_value
          percent: abroad_percent, administration_fee_percent, average_maturity_days, bank_paper_percent,
            bond_average_maturity_days, cash_percent, cdi_percent, confidential_percent, derivatives_percent,
            equities_percent, excess_percent, fixed_income_percent, foreign_percent, fund_quotas_percent,
            held_percent, identified_percent, indexer_cdi_percent, indexer_fixed_percent, indexer_fx_percent,
            indexer_igpm_percent, indexer_ipca_percent, indexer_other_percent, indexer_selic_percent,
            indexer_unknown_percent, issuer_known_percent, lt_abroad_percent, lt_held_percent,
            lt_identified_percent, lt_issuer_known_percent, lt_top10_percent, lt_top_issuer_percent,
            lt_unopened_percent, maturity_1800_percent, maturity_180_percent, maturity_30_percent,
            maturity_360_percent, maturity_720_percent, maturity_over_percent, maturity_unknown_percent,
            max_drawdown_percent, other_liability_percent, other_percent, payable_percent, percent_of_cdi,
            private_credit_percent, public_bonds_percent, receivable_percent, repo_percent, residual_percent,
            return_percent, top10_percent, top_issuer_percent, volatility_percent

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                FIGURES,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "period": period,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def nav(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        sort_by: Literal["date", "subclass_id", "quota_value", "net_assets_value", "portfolio_value", "inflow_value", "outflow_value", "holders"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: NavRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[NavBody, NavRow]:
        """Quota value, net assets, flows and holders of a fund class, day by day.

        Oldest first. Sorted by `date`, a page is found in a few months; by another column all months in the range
        are read. A class with subclasses has one row per day and subclass, and none of its own: add them up.
        `subclass_id` is "" for a class without subclasses. A day with several reports of other figures has none:
        `X-Data-Conflicts` names it.

        Heavy sorted by another column than date, or with a range of a column, over more than a month. At most 10
        million units of work; a request beyond them gets a 400 that names what to change (`page_size`: request less
        at once).

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `date`, `subclass_id`, where no value comes first. Default: date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: inflow_value, net_assets_value, outflow_value, portfolio_value, quota_value

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                NAV,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def navs(
        self,
        cnpjs: str | Sequence[str],
        *,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        sort_by: Literal["requested_cnpj", "cnpj", "date", "subclass_id", "quota_value", "net_assets_value", "portfolio_value", "inflow_value", "outflow_value", "holders"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: NavsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[NavsBody, NavsRow]:
        """Quota value, net assets, flows and holders of many fund classes, day by day.

        The rows of `/v1/fund/{cnpj}/nav` of all these classes in one list, oldest first, then by `requested_cnpj`.
        A number that is no CNPJ or that no fund has is in `errors`, and the others are answered. A class without a
        report in the range has no row.

        Heavy sorted by another column than date, or with a range of a column, over more than a month. At most 10
        million units of work; a request beyond them gets a 400 that names what to change (`page_size`: request less
        at once).

        Args:
          cnpjs: The classes, by their CNPJs. Up to 100, separated by commas, bare or masked. One that is wrong or
            unknown is in `errors`, and the others are answered.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `date`, `requested_cnpj`, `subclass_id`, where no value comes first. Default:
            date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: inflow_value, net_assets_value, outflow_value, portfolio_value, quota_value

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                NAVS,
                {},
                {
                    "cnpjs": cnpjs,
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def nav_summary(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        benchmark: str | None = None,
        period: str | Sequence[str] | None = None,
        sort_by: Literal["period", "subclass_id", "begin_date", "first_date", "last_date", "first_quota_value", "last_quota_value", "return_percent", "return_reason", "benchmark", "benchmark_basis", "benchmark_return_percent", "excess_percent", "benchmark_reason", "volatility_percent", "volatility_reason", "max_drawdown_percent", "drawdown_peak_date", "drawdown_trough_date", "drawdown_reason", "inflow_value", "outflow_value", "net_flow_value", "flow_reason", "first_holders", "last_holders", "reports", "missing_reports"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: NavSummaryRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[NavSummaryBody, NavSummaryRow]:
        """Return, volatility, drawdown, flows and holders of a fund class by period, against a benchmark.

        One row a period and subclass. The quotas of subclasses differ in value, so a class with subclasses has no
        return of its own, and no rows but theirs. All periods end on `reference_date`. A figure that is not known
        is null and the reason is next to it; nothing is estimated or filled in. The formula of each figure is in
        its description; all percentages are exact and rounded once, to six decimals.

        Quota values are taken as reported. Amortisations and income that is paid out lower them, splits and
        corrections change them, and the reports do not mention any of that: then `return_percent` is not what a
        holder earned. Income tax that is taken in quotas (come-cotas) does not change their value and is not
        deducted. A class that ended and began again under the same number is one class here.

        `benchmark` is a series, or a ticker. A monthly series is compounded where `first_date` and `last_date` are
        both the last business day of their months, because a part of a month is not known; a daily one from day to
        day. A ticker is compared by its closing prices of the two days. Prices are not adjusted: if the exchange
        counted an event between the days, such as a dividend or a split, the return is not known.

        Heavy without period, and with period=since_first_report. At most 10 million units of work; a request beyond
        them gets a 400 that names what to change (`period`: ask for one period).

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: Last day of the periods; a class without a report on it or in the 10 days before is a 404. If
            omitted, the day of its newest report. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          benchmark: What to compare with: a series of `/v1/statistics` by `id` or alias, such as `ipca`, or a
            ticker of the spot market, in any case. A name that is both is the series.
          period: Only this period; if omitted, all of them. Several have commas between them. One of month_to_date,
            year_to_date, last_1_month, last_3_months, last_6_months, last_12_months, last_24_months,
            last_36_months, since_first_report.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `period`, `subclass_id`, where no value comes first. Default: begin_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: first_quota_value, last_quota_value

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                NAV_SUMMARY,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "benchmark": benchmark,
                    "period": period,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def fund(
        self,
        cnpj: str,
        *,
        provenance: bool | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[FundBody]:
        """A fund class: what it is, who serves it, its newest NAV and portfolio total.

        The class as the registers describe it, with the parties that serve it, and the NAV and total of the newest
        month that it filed: of its holdings, or of its own report if it is a receivables or real-estate fund and
        that is newer. For a fund that never filed a portfolio, NAV, total and reference dates are null.
        `registration` has the other columns of the registers as registered, with the fees if the register from
        before Resolution CVM 175 has them; it is null for a class in no register. `own_report` is what the newest
        report of a receivables or real-estate fund (FIDC, FII) says of the fund: name, first day and administrator;
        null for a fund without one. An administrator that only that report names is among the parties, with its
        `basis`. `subclasses` are those of the class. With `provenance=true` the registration, each subclass and
        each party name the line of the register that they were read from.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: nav_value
          lines: class_count

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                FUND,
                {"cnpj": cnpj},
                {
                    "provenance": provenance,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def funds(
        self,
        *,
        q: str | None = None,
        type: str | Sequence[str] | None = None,
        status: str | Sequence[str] | None = None,
        administrator: str | Sequence[str] | None = None,
        manager: str | Sequence[str] | None = None,
        classification: str | Sequence[str] | None = None,
        anbima_class: str | Sequence[str] | None = None,
        benchmark: str | Sequence[str] | None = None,
        condominium: str | Sequence[str] | None = None,
        audience: str | Sequence[str] | None = None,
        exclusive: bool | None = None,
        holds_quotas: bool | None = None,
        cnpjs: str | Sequence[str] | None = None,
        has_portfolio: bool | None = None,
        sort_by: Literal["id", "cvm_id", "cvm_code", "cnpj", "type", "status", "status_date", "name", "updated_at", "nav_value", "nav_date"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        provenance: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: FundsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[FundsBody, FundsRow]:
        """Every fund class, to be searched, filtered and sorted.

        One row per CNPJ that `/v1/fund/{cnpj}` answers for: the classes of both registers, funds without classes,
        and those in no register that filed holdings or a report of their own. A number that is registered twice is
        listed once. Names are sorted and searched without regard to accents and case.

        Without `sort_by` the list is ordered by `cnpj`. With `q` the best match comes first: a fund with that CNPJ,
        `cvm_code`, `cvm_id` or whole name, then names with each word whole, then names with words that begin with
        them and CNPJs that do, then names with a word inside another (`ouro` in TESOURO). Of equal matches, funds
        that are neither merged nor cancelled come first, then names that begin with the question, then the larger
        ones by `nav_value`; the rest by `cnpj`.

        Args:
          q: Words of the name, or parts of words: all of them must occur, in any order. Accents and case do not
            count, and no character is a wildcard. Or a CNPJ, bare or masked, whole or its first five characters or
            more, or a code.
          type: Only funds of this type. Several have commas between them. One of fif, fidc, fii, fip, fiagro, etf,
            fapi, fmp, other.
          status: Only funds with this status. Several have commas between them. One of normal, pre_operational,
            under_review, suspended, liquidation, merged, cancelled, unknown.
          administrator: Only funds whose administrator has this CNPJ, bare or masked: by the registers, or, where
            they name none, by its own report (FIDC, FII). Several have commas between them.
          manager: Only funds whose manager has this CNPJ, bare or masked. Several have commas between them.
          classification: Only classes registered with this text, without regard to accents and case. Kind of
            investment policy of the class. Several have commas between them.
          anbima_class: Only classes registered with this text, without regard to accents and case. Class in the
            table of the industry association (ANBIMA). Several have commas between them.
          benchmark: Only classes registered with this text, without regard to accents and case. Index that the
            performance is measured against. Several have commas between them.
          condominium: Only classes registered with this text, without regard to accents and case. Open (Aberto) or
            closed (Fechado) to redemptions. Several have commas between them.
          audience: Only classes registered with this text, without regard to accents and case. Investors that it is
            meant for. Several have commas between them.
          exclusive: Only classes registered as made for one investor, or only those registered as not.
          holds_quotas: Only classes registered with at least 95 % in quotas of other funds, or only those
            registered with less.
          cnpjs: Only the funds with these CNPJs. Up to 100, separated by commas, bare or masked. One that is wrong
            or unknown is in `errors`, and the others are answered.
          has_portfolio: Only funds with a portfolio in this snapshot, or only those without.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cnpj`, where no value comes first.
          sort_order: Upwards or downwards. Default: asc.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: nav_value

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                FUNDS,
                {},
                {
                    "q": q,
                    "type": type,
                    "status": status,
                    "administrator": administrator,
                    "manager": manager,
                    "classification": classification,
                    "anbima_class": anbima_class,
                    "benchmark": benchmark,
                    "condominium": condominium,
                    "audience": audience,
                    "exclusive": exclusive,
                    "holds_quotas": holds_quotas,
                    "cnpjs": cnpjs,
                    "has_portfolio": has_portfolio,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "provenance": provenance,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def segments(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        provenance: bool | None = None,
        sort_by: Literal["segment", "segment_group", "value", "source_column"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: SegmentsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[SegmentsBody, SegmentsRow]:
        """The credit rights of a receivables fund (FIDC) by segment at the end of a month.

        The lowest level that the class reports, so that the values add up to its credit rights before provision.
        Segments without credit rights are left out. Without `date` it is the newest month in which the class
        reports. A class that did not report is a 404 that says which reports are there.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `segment`, where no value comes first. Default: value.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: value

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                SEGMENTS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def series(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        provenance: bool | None = None,
        sort_by: Literal["series", "series_filed", "class", "subclass_id", "quotas", "quota_value", "value", "holders", "return_percent", "expected_performance_percent", "actual_performance_percent", "nav_match"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: SeriesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[SeriesBody, SeriesRow]:
        """The series and subclasses of a receivables fund (FIDC) at the end of a month.

        Quotas, their value, holders and return of each series, as the class reports them. Without `date` it is the
        newest month in which the class reports. A class that did not report is a 404 that says which reports are
        there. Never take the sum of `value` for the NAV: `nav_match` says whether it is within 2 % of it. With
        `provenance=true` the place is the line of the quotas, or, for a series without quotas, of the holders, the
        return or the performance.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `series`, where no value comes first. Default: series.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: quota_value, value
          percent: actual_performance_percent, expected_performance_percent, return_percent
          units: quotas

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                SERIES,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def ages(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        provenance: bool | None = None,
        sort_by: Literal["risk_acquired", "state", "days_from", "days_to", "value", "source_column"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AgesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AgesBody, AgesRow]:
        """The credit rights of a receivables fund (FIDC) by days to or from maturity.

        Those that are not due and those that are overdue add up to the credit rights before provision; those that
        were paid early are beside them. Buckets without credit rights are left out. Without `date` it is the newest
        month in which the class reports. A class that did not report is a 404 that says which reports are there.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `state`, `days_from`, `risk_acquired`, where no value comes first. Default:
            days_from.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: value

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                AGES,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def assignors(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        provenance: bool | None = None,
        sort_by: Literal["risk_acquired", "ordinal", "assignor_cnpj", "share_percent", "source_column"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: AssignorsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[AssignorsBody, AssignorsRow]:
        """The companies that sold credit rights to a receivables fund (FIDC), with their shares.

        The largest nine of each list, as the class reports them: shares of the credit rights with the risks
        acquired, and of those without. Natural persons and placeholders are left out, so that the shares may add up
        to less. Without `date` it is the newest month in which the class reports. A class that did not report is a
        404 that says which reports are there.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `risk_acquired`, `ordinal`, where no value comes first. Default:
            share_percent.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          percent: share_percent

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                ASSIGNORS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def reports(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        sort_by: Literal["reference_date", "report_source", "nav_value", "total_assets", "liabilities", "quotas_issued", "quota_value", "holders", "return_effective", "dividend_yield", "amortization", "credit_rights_gross", "provision", "overdue"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ReportsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ReportsBody, ReportsRow]:
        """The monthly reports of a receivables or real-estate fund (FIDC, FII): NAV, assets, holders and returns.

        Oldest first. A class that files both kinds of report is a receivables fund here. Fields of the other kind
        of fund are null. The rows of the balance are in `/v1/fund/{cnpj}/portfolio`. A fund that files no monthly
        report is a 404.

        Heavy sorted by another column than reference_date, or with a range of a column, over more than a month. At
        most 10 million units of work; a request beyond them gets a 400 that names what to change (`page_size`:
        request less at once).

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                REPORTS,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def properties(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        provenance: bool | None = None,
        sort_by: Literal["ordinal", "kind", "kind_filed", "name", "address", "state", "area_m2", "units", "notes", "vacancy", "default_rate", "fund_revenue_share", "leased_share", "sold_share", "works_done", "works_planned", "cost_done", "cost_planned", "invested_share", "nav_share"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: PropertiesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[PropertiesBody, PropertiesRow]:
        """The properties of a real-estate fund at the end of a quarter.

        As filed in the quarterly report, which gives no value of a property. Which shares and rates are there
        depends on the `kind`. Revenue shares of a fund often do not add up to 1. A fund without properties has an
        empty list.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested quarter; if omitted, the newest quarter that the fund reported. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `ordinal`, where no value comes first. Default: ordinal.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: cost_done, cost_planned

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                PROPERTIES,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def tenants(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        provenance: bool | None = None,
        sort_by: Literal["ordinal", "property_name", "sector", "property_revenue_share", "fund_revenue_share"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: TenantsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[TenantsBody, TenantsRow]:
        """The sectors of the tenants of a real-estate fund at the end of a quarter.

        As filed in the quarterly report, by finished rental property and sector; tenants are not named. Revenue
        shares of a fund often do not add up to 1. A fund without tenants has an empty list.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day of the requested quarter; if omitted, the newest quarter that the fund reported. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `ordinal`, where no value comes first. Default: ordinal.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                TENANTS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def statement(
        self,
        cnpj: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        sort_by: Literal["reference_date", "fund_type_filed", "fund_name_filed", "condominium", "is_listed", "listed_on", "term_type", "term", "audience", "is_registered_at_anbima", "anbima_class_filed", "distribution", "policy", "related_funds_max_percent", "keeps_income", "is_fund_of_funds", "is_mirror", "min_investment", "is_quota_daily", "quota_interval", "issue_quota", "quota_time", "conversion_days", "quota_payment_days", "redemption_wait_days", "redemption_payment_days", "redemption_day_type", "has_early_exit_fee", "admin_fee_percent", "custody_fee_max_percent", "has_performance_fee", "performance_fee_percent", "performance_index", "performance_index_percent", "performance_coupon", "performance_method", "performance_text", "has_entry_fee", "entry_fee_value", "entry_fee_percent", "has_exit_fee", "exit_fee_value", "exit_fee_percent", "uses_derivatives", "derivatives_purpose", "may_exceed_nav", "leverage_factor", "has_related_counterparty", "invests_abroad", "abroad_max_percent", "holds_private_credit", "private_credit_max_percent", "implausible"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: StatementRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[StatementBody, StatementRow]:
        """Fees, minimums, redemption and audience of a fund, as it filed them.

        The statements of the fund, newest first: it files one when its terms change. Values are as filed, and
        `implausible` names the columns whose value no fund can mean, such as a fee of administration above 20 % a
        year. What it may hold is in `/v1/fund/{cnpj}/statement/limits`.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: entry_fee_value, exit_fee_value, min_investment
          percent: abroad_max_percent, admin_fee_percent, custody_fee_max_percent, entry_fee_percent,
            exit_fee_percent, performance_coupon, performance_fee_percent, performance_index_percent,
            private_credit_max_percent, related_funds_max_percent

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                STATEMENT,
                {"cnpj": cnpj},
                {
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def statement_limits(
        self,
        cnpj: str,
        date: Day | None = None,
        *,
        provenance: bool | None = None,
        sort_by: Literal["limit_kind", "min_percent", "max_percent", "is_implausible"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: StatementLimitsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[StatementLimitsBody, StatementLimitsRow]:
        """How much of each kind of asset a fund may hold, as it filed it.

        The limits of the newest statement of the fund that is not after `date`: by kind of issuer and kind of
        asset, in percent of net assets, as filed.

        Args:
          cnpj: CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN
            of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.
          date: A day: the newest statement until then; if omitted, the newest. YYYYMMDD or YYYY-MM-DD; YYYY-MM is
            the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `limit_kind`, where no value comes first. Default: limit_kind.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          percent: max_percent, min_percent

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                STATEMENT_LIMITS,
                {"cnpj": cnpj},
                {
                    "date": date,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def companies(
        self,
        *,
        q: str | None = None,
        found_by: str | Sequence[str] | None = None,
        status: Literal["active", "cancelled", "suspended"] | None = None,
        sort_by: Literal["cvm_code", "cnpj", "name", "trade_name", "status", "status_date", "registration_date", "incorporation_date", "cancellation_date", "cancellation_reason", "sector", "registration_category", "category_date", "issuer_status", "issuer_status_date", "controlling_interest", "city", "state", "country", "auditor_cnpj", "auditor_name", "markets"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        provenance: bool | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CompaniesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CompaniesBody, CompaniesRow]:
        """The companies that are or were registered with CVM, to be searched, filtered and sorted.

        One row a registration: a company that was registered anew has several codes under one CNPJ, of which one at
        most is active. Names are searched without regard to accents and case, in the name and the trade name.
        Without `sort_by` the list is ordered by `cvm_code`; with `q` the best match comes first: a CNPJ or a code,
        then names with each word whole, then those with words that begin with them, the active ones first. A `q`
        that is a ticker also finds its companies, and `ticker_link` shows by what evidence and for which days:
        without `found_by` by everything whose scope the key has.

        Args:
          q: Words of the name or trade name, or parts of words: all of them must occur. Or a CNPJ, bare or masked,
            whole or its first five characters or more, or a code at CVM, or the ticker of one of its papers.
          found_by: What finds companies by `q`. register: their names and numbers. form, lines, isin_database: a
            ticker, by what `basis` of its link says. A key needs the scopes `cvm_company_security` for form,
            `cvm_fund_portfolio` for lines, and this one and `b3_isin` for isin_database. Several have commas
            between them. One of register, form, lines, isin_database.
          status: Only registrations in this status.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `cvm_code`, where no value comes first.
          sort_order: Upwards or downwards. Default: asc.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                COMPANIES,
                {},
                {
                    "q": q,
                    "found_by": found_by,
                    "status": status,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "provenance": provenance,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def company(
        self,
        id: str,
        date: Day | None = None,
        *,
        include: Literal["links", "database_links"] | None = None,
        provenance: bool | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[CompanyBody]:
        """A company: its registration, sector, auditor and markets.

        Found by its CNPJ or the root of it, its code at CVM, or the ticker of one of its papers. A ticker belongs
        to the company whose registration form names it; where no form does, of the issuer that lines of funds name
        beside it, so a key needs both scopes. `ticker_link` says which, and since when. Tickers pass from one
        company to another: `date` asks whose one was on a day, else the last one is answered; two companies with
        equal claims are a 409. Of several registrations of one CNPJ the active one is answered, or else the newest;
        a code answers its own. The officer who answers for the company, and addresses, are not published.
        `include=links` adds its tickers and ISINs, with their days.

        Args:
          id: CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM,
            with or without zeros in front; or the ticker of one of its papers, in letters of any case.
          date: Day on which a ticker is meant; omitted, the last that is known. Other codes need none. YYYYMMDD or
            YYYY-MM-DD; YYYY-MM is the last day of that month.
          include: links: also the tickers and ISINs of the company, each with its days. A key needs the scopes
            `cvm_fund_portfolio` and `cvm_company_security`. database_links: these, and the shares, units and
            receipts that the ISIN database has for its CNPJ. A key needs the scope `b3_isin` too.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                COMPANY,
                {"id": id},
                {
                    "date": date,
                    "include": include,
                    "provenance": provenance,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def company_securities(
        self,
        id: str,
        *,
        provenance: bool | None = None,
        sort_by: Literal["reference_date", "version", "security", "share_class", "ticker", "market", "segment", "first_day", "last_day"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CompanySecuritiesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CompanySecuritiesBody, CompanySecuritiesRow]:
        """The securities of a company, with their trading codes and days, as its forms name them.

        The newest form first; of each form the highest version. Companies fill in the trading code themselves, so
        words stand in it too. A company without a form in this snapshot has an empty list.

        Args:
          id: CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM,
            with or without zeros in front; or the ticker of one of its papers, in letters of any case.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `reference_date`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                COMPANY_SECURITIES,
                {"id": id},
                {
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def company_documents(
        self,
        id: str,
        *,
        category: Literal["DFP", "ITR"] | None = None,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        sort_by: Literal["document_id", "cvm_code", "reference_date", "version", "name", "category", "received_date", "superseded", "link"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CompanyDocumentsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CompanyDocumentsBody, CompanyDocumentsRow]:
        """The documents of a company, every version of each, the newest first.

        A company can present a document again: each version has a row, and `superseded` marks those that a higher
        one replaced. Only the highest version has its statements in the file; those of an older one are in the
        snapshots of its time (`as_of`). `from` and `to` bound the last day of the year or quarter of a document.

        Args:
          id: CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM,
            with or without zeros in front; or the ticker of one of its papers, in letters of any case.
          category: Only documents of this kind: annual (DFP) or quarterly (ITR).
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `document_id`, where no value comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                COMPANY_DOCUMENTS,
                {"id": id},
                {
                    "category": category,
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def company_figures(
        self,
        id: str,
        *,
        category: Literal["DFP", "ITR"] | None = None,
        scope: Literal["consolidated", "individual"] | None = None,
        period: Literal["current", "previous"] | None = None,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        sort_by: Literal["cvm_code", "reference_date", "category", "version", "document_id", "scope", "period", "period_start", "period_end", "balance_date", "chart", "total_assets", "total_assets_account", "equity", "equity_account", "revenue", "revenue_account", "profit", "profit_account", "operating_cash_flow", "operating_cash_flow_account", "cash", "cash_account", "earnings_per_share", "earnings_per_share_account"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CompanyFiguresRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CompanyFiguresBody, CompanyFiguresRow]:
        """Assets, equity, revenue, profit and cash of a company, year by year.

        The newest year first, or with `category=ITR` the newest quarter; of each document the period itself and the
        one a year before as restated (`period`), consolidated and individual (`scope`). A quarter has two rows:
        `period_start` tells the quarter from the year so far, which alone has the cash from operations, and
        `balance_date` is the day of assets and equity. Each figure says the account that it is taken from, which
        differs with the chart. A figure is null where its statement was set aside or has no such account; a
        document whose chart is not known has no row. `source` is the line of the total assets.

        Args:
          id: CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM,
            with or without zeros in front; or the ticker of one of its papers, in letters of any case.
          category: Annual documents (DFP) or quarterly ones (ITR). Default: DFP.
          scope: Only consolidated figures, or only individual ones.
          period: Only the period of each document, or only the one a year before as restated.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `scope`, `period`, `version`, `period_start`, `period_end`, where no value
            comes first. Default: reference_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: cash, earnings_per_share, equity, operating_cash_flow, profit, revenue, total_assets

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                COMPANY_FIGURES,
                {"id": id},
                {
                    "category": category,
                    "scope": scope,
                    "period": period,
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def company_revisions(
        self,
        id: str,
        *,
        category: Literal["DFP", "ITR"] | None = None,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["category", "reference_date", "revision", "change", "changed_statements", "changed_columns", "rows_out", "rows_in", "version", "document_id", "received_date", "name", "seen_date", "first_snapshot"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CompanyRevisionsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CompanyRevisionsBody, CompanyRevisionsRow]:
        """What changed in the documents of a company, as this installation saw it.

        The newest document first, of each the states in their order. A document is compared with itself before as
        what it is, a multiset of accounts: `restated` was delivered again with the same accounts, and `amended`
        names its statements and columns and counts the lines out and in. Another order of the file is no change.
        What was restated or amended before this installation first saw a document is not known.

        Args:
          id: CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM,
            with or without zeros in front; or the ticker of one of its papers, in letters of any case.
          category: Only documents of this kind: annual (DFP) or quarterly (ITR).
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `category`, `revision`, `reference_date`, where no value comes first. Default:
            reference_date.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                COMPANY_REVISIONS,
                {"id": id},
                {
                    "category": category,
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def company_statements(
        self,
        id: str,
        date: Day | None = None,
        *,
        category: Literal["DFP", "ITR"] | None = None,
        statement: str | Sequence[str] | None = None,
        scope: Literal["consolidated", "individual"] | None = None,
        period: Literal["current", "previous"] | None = None,
        provenance: bool | None = None,
        sort_by: Literal["version", "category", "document_id", "statement", "scope", "period", "period_start", "period_end", "equity_column", "account", "label", "fixed", "value", "value_filed", "scale", "chart"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CompanyStatementsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CompanyStatementsBody, CompanyStatementsRow]:
        """The annual or quarterly statements of a company, account by account.

        Of one document: the annual one, or with `category=ITR` the quarterly one, that ends in the month of `date`,
        or the newest. Values are in reais; earnings per share (3.99 and below) are reais a share. A code of an
        account has no meaning without its `chart`: take `/v1/company/{id}/figures` for what all companies have.
        `period=previous` is the year before as this document restates it, never what was known then. A quarterly
        document has its income twice, of the quarter and of the year so far: `period_start` tells them apart. A
        statement that does not add up is set aside, so that it is not here. Accounts come in the order of their
        codes.

        Args:
          id: CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM,
            with or without zeros in front; or the ticker of one of its papers, in letters of any case.
          date: A day of the month in which the year or quarter of the document ends; if omitted, the newest
            document. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          category: Annual documents (DFP) or quarterly ones (ITR). Default: DFP.
          statement: Only these statements. Several have commas between them. One of assets, liabilities, income,
            comprehensive_income, cash_flow_direct, cash_flow_indirect, equity_changes, value_added.
          scope: Only consolidated statements, or only individual ones.
          period: Only the period of the document, or only the one a year before as restated.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `statement`, `scope`, `period`, `account`, `equity_column`, `period_start`,
            `period_end`, where no value comes first. Default: statement.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: value

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                COMPANY_STATEMENTS,
                {"id": id},
                {
                    "date": date,
                    "category": category,
                    "statement": statement,
                    "scope": scope,
                    "period": period,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def exchange_distributions(
        self,
        ticker: str,
        *,
        sort_by: Literal["isin", "number", "number_before", "first_day", "last_day_before", "last_day", "is_certain", "marks"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ExchangeDistributionsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ExchangeDistributionsBody, ExchangeDistributionsRow]:
        """When events of a security went ex, by the numbers of its quotes.

        Each event of a security, such as a dividend or a split, raises the number of its distribution in the
        quotes. A row is a number of an ISIN that the ticker has had, the oldest first: that something went ex
        between `last_day_before` and `first_day`, on that day where `is_certain`; not what, nor how much:
        `/v1/exchange/events` has the events that are known. `marks` say the kind on some days.

        Args:
          ticker: Trading code, whole, in any case.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `isin`, `number`, where no value comes first. Default: first_day.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                EXCHANGE_DISTRIBUTIONS,
                {},
                {
                    "ticker": ticker,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def exchange_quotes(
        self,
        *,
        ticker: str | Sequence[str] | None = None,
        from_: Day | None = None,
        to: Day | None = None,
        adjustment: Literal["splits", "total"] | None = None,
        provenance: bool | None = None,
        sort_by: Literal["date", "ticker", "term_days", "market", "bdi_code", "name", "specification", "currency", "open", "high", "low", "average", "close", "bid", "ask", "trades", "quantity", "volume", "strike", "strike_points", "strike_correction", "expiry", "quotation_factor", "isin", "distribution_number"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ExchangeQuotesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ExchangeQuotesBody, ExchangeQuotesRow]:
        """Quotes of a ticker, session by session, or of all tickers of a session.

        Oldest first, then by ticker and term. Sorted by `date`, a page is found in a few months; by another column
        all months in the range are read. If that takes too long, the answer is 503: request a shorter range. Prices
        are as filed, for `quotation_factor` units and not adjusted for any event. A ticker that was traded, but not
        in the range, has no rows; a ticker that is unknown in this snapshot is a 404 with the nearest ones. Without
        `ticker`, `from` and `to` name the same day. With `adjustment` each row also has prices adjusted for the
        events behind it, up to the newest quote of its security, as exact products rounded once. The number of the
        distribution in the quotes shows that events went ex: where one is not among the events that are known, the
        adjusted values are null and `coverage` says so.

        Heavy sorted by another column than date, or with a range of a column, over more than a month. At most 10
        million units of work; a request beyond them gets a 400 that names what to change (`page_size`: request less
        at once).

        Args:
          ticker: Trading code, whole, in any case; only for a single day it may be left out, and then all are
            answered. Several have commas between them.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          adjustment: splits: also prices and quantities adjusted for splits, bonuses and groupings. total: for cash
            events too, as if each were bought for with the last close before it. A key needs the scope `b3_event`.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `date`, `ticker`, `term_days`, where no value comes first. Default: date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                EXCHANGE_QUOTES,
                {},
                {
                    "ticker": ticker,
                    "from": from_,
                    "to": to,
                    "adjustment": adjustment,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def exchange_events(
        self,
        *,
        ticker: str | None = None,
        issuer: str | None = None,
        provenance: bool | None = None,
        sort_by: Literal["issuer_code", "list", "isin", "share_class", "kind", "label", "last_day_with", "approved_on", "payment_date", "issued_isin", "factor", "value", "quoted_per_shares", "subscription_percent", "subscription_price", "closing_price", "closing_date", "repeats", "close", "close_date"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ExchangeEventsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ExchangeEventsBody, ExchangeEventsRow]:
        """Dividends, splits and other events of a ticker or a company, with their exact factors.

        Each event as the lists of the exchange have it, the oldest first; one event can be in two lists, and under
        each ISIN that the security has had. The factor of a split, bonus or grouping is 1 ÷ the shares that one
        becomes; of a cash event 1 − value ÷ the last close in the quotes on or before its last day with the right,
        each for one share. It is an exact fraction. Nothing says what a subscription, a spin-off or a merger is
        worth, so they have none. `/v1/exchange/quotes` with `adjustment` multiplies them. The lists are not whole,
        and no real answer was at hand when they were declared.

        Args:
          ticker: Ticker of the spot market, whole, in any case: events of all ISINs that it has had.
          issuer: Code of a company, the first four letters of its tickers: all its events.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `last_day_with`, `list`, `isin`, `share_class`, `label`, `value`, `factor`,
            where no value comes first. Default: last_day_with.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                EXCHANGE_EVENTS,
                {},
                {
                    "ticker": ticker,
                    "issuer": issuer,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def exchange_indexes(
        self,
        *,
        sort_by: Literal["code", "securities", "updated_date", "first_month", "last_month", "portfolio_assets"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ExchangeIndexesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ExchangeIndexesBody, ExchangeIndexesRow]:
        """The indexes of the exchange.

        Each index with the number of its securities, and whether its portfolio is here.

        Args:
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `code`, where no value comes first. Default: code.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                EXCHANGE_INDEXES,
                {},
                {
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def exchange_index(
        self,
        code: str,
        date: Day | None = None,
        *,
        provenance: bool | None = None,
        sort_by: Literal["ticker", "name", "specification", "theoretical_quantity", "share_percent", "first_seen"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ExchangeIndexRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ExchangeIndexBody, ExchangeIndexRow]:
        """The portfolio of an index that was in force on a day.

        The largest share first. The exchange gives its portfolios no date, so each row says in `first_seen` on
        which day this installation first saw the portfolio. With `date` a portfolio is answered from that day on
        until another was seen. A day before the first, after the publication of the snapshot, or after the months
        that the list of the exchange is for is a 404 with the days that are known in `error_data.available`; it is
        null if no day is.

        Args:
          code: Code of the index, in any case: see /v1/exchange/indexes.
          date: Day on which the portfolio was in force; omitted, the newest that was seen, whatever its day.
            YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `ticker`, where no value comes first. Default: share_percent.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          percent: share_percent
          units: theoretical_quantity

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                EXCHANGE_INDEX,
                {"code": code},
                {
                    "date": date,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def instrument(
        self,
        isin: str,
        *,
        provenance: bool | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[InstrumentBody]:
        """An instrument by its ISIN: type, issuer, days, rate, index and codes.

        As the ISIN database of the exchange has it in the edition of `reference_date`, with the versions of its
        terms that this installation has seen. The issuer is who has the code in the same edition: the exchange
        gives codes anew after years.

        Args:
          isin: ISIN of the instrument, in any case.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          percent: index_percent, rate

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                INSTRUMENT,
                {"isin": isin},
                {
                    "provenance": provenance,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def instrument_issuer(
        self,
        code: str,
        *,
        provenance: bool | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[InstrumentIssuerBody]:
        """An issuer by its code at the exchange: name, CNPJ and what it has issued.

        The code is characters 3 to 6 of an ISIN. It is that of the edition of `reference_date`: the exchange gives
        codes anew after years, so another year can name another company.

        Args:
          code: Code of the issuer at the exchange, in any case.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                INSTRUMENT_ISSUER,
                {"code": code},
                {
                    "provenance": provenance,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def statistics(
        self,
        *,
        sort_by: Literal["id", "publisher", "code", "name", "unit", "first_period", "last_period", "periods", "frequency", "untested", "name_pt", "within_days", "declared_by", "decimals"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: StatisticsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[StatisticsBody, StatisticsRow]:
        """The list of series of statistics.

        Each series with its unit, its frequency and how far it reaches. `untested` says that no real answer of its
        publisher was at hand when it was declared; one that has never been fetched has no periods. `declared_by` is
        `operator` for a series that a file of the operator of this installation declares.

        Args:
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `id`, where no value comes first. Default: id.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                STATISTICS,
                {},
                {
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def statistic(
        self,
        series: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        vintages: Literal["all"] | None = None,
        sort_by: Literal["period", "value", "marker", "modified_date", "end_date", "vintage", "is_withdrawn", "first_snapshot", "last_snapshot", "published_at"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: StatisticRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[StatisticBody, StatisticRow]:
        """The values of a series, by day, month, quarter or year.

        Oldest first. Of a monthly series from the month that contains `from` to the month that contains `to`; of a
        daily one (`frequency` in `/v1/statistics`) from day to day, where a day without a value, such as a holiday,
        has no row; of a quarterly or yearly one by whole quarters or years. If a marker was published in place of a
        value, the value is null and `marker` has the marker. A value has the decimals that its publisher writes the
        series with, `decimals` in `/v1/statistics`: 0.40 stays 0.40; Arrow has eight, with the same value. Ask with
        `as_of` for what was known at the end of a day, and with `vintages=all` for every version of each period
        that this installation has seen: the snapshots from its `first_snapshot` to its `last_snapshot` have a
        version.

        Args:
          series: Which series: its `id` in `/v1/statistics`, or one of its `aliases`, such as `ipca`, `selic` or
            `cdi`.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          vintages: List every version of each period that this installation has seen, with the snapshots that have
            it.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `period`, `vintage`, where no value comes first. Default: period.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                STATISTIC,
                {"series": series},
                {
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "vintages": vintages,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def statistic_accumulated(
        self,
        series: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[StatisticAccumulatedBody]:
        """What the CDI or the Selic grows to between two days, exactly.

        The product of the factors of the days from `from` to `to`, both included, of `cdi` (bcb-12) and
        `selic-diaria` (bcb-11): the rate of a day is earned until the next business day, so for a deposit from day
        a to day b `to` is the last business day before b. Of `selic` (bcb-4390) the product of whole months, from
        the one that contains `from` to the one that contains `to`. Without `from` and `to` from the first value to
        the newest. The CDI of a month is `cdi` over its days: no other series of it is compiled. The month that is
        still running is marked, and a value that is missing makes the factor null.

        Args:
          series: Which series: its `id` in `/v1/statistics`, or one of its `aliases`, such as `ipca`, `selic` or
            `cdi`.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                STATISTIC_ACCUMULATED,
                {"series": series},
                {
                    "from": from_,
                    "to": to,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def bond_trades(
        self,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        bond: str | None = None,
        isin: str | None = None,
        provenance: bool | None = None,
        sort_by: Literal["date", "bond", "selic_code", "isin", "issue_date", "maturity_date", "trade_count", "quantity", "traded_value", "min_price", "mean_price", "max_price", "collateral_price", "par_value", "min_rate", "mean_rate", "max_rate", "brokered_trade_count", "brokered_quantity"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: BondTradesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[BondTradesBody, BondTradesRow]:
        """Trades of federal bonds by day, with prices, rates and ISIN.

        Oldest first, one row a day, code and maturity: the trades between different groups of companies that the
        central bank publishes. `price_of_mean_rate` is what the mean rate of an LTN or NTN-F means in reais; the
        mean price is a mean of other trades, so the two differ by up to a thousandth of a percent.

        Heavy sorted by another column than date, or with a range of a column, over more than a month. At most 10
        million units of work; a request beyond them gets a 400 that names what to change (`page_size`: request less
        at once).

        Args:
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          bond: Only this kind of bond, by its short name: LFT, LTN, NTN-B, NTN-C, NTN-F.
          isin: Only the bond with this ISIN.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `date`, `selic_code`, `maturity_date`, where no value comes first. Default:
            date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: collateral_price, max_price, mean_price, min_price, par_value, traded_value
          percent: max_rate, mean_rate, min_rate

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                BOND_TRADES,
                {},
                {
                    "from": from_,
                    "to": to,
                    "bond": bond,
                    "isin": isin,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def federal_bonds(
        self,
        *,
        bond: str | None = None,
        isin: str | None = None,
        sort_by: Literal["asset_id", "selic_code", "maturity_date", "isin", "bond", "issue_date", "first_day", "last_day", "trade_days"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: FederalBondsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[FederalBondsBody, FederalBondsRow]:
        """Federal bonds with their ISIN, code and maturity.

        The federal bonds that were traded in the months that are compiled. Funds file a bond by its code in the
        Selic and its maturity: this list has the ISIN of both, from an open source.

        Args:
          bond: Only this kind of bond, by its short name: LFT, LTN, NTN-B, NTN-C, NTN-F.
          isin: Only the bond with this ISIN.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `selic_code`, `maturity_date`, `isin`, where no value comes first. Default:
            selic_code.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                FEDERAL_BONDS,
                {},
                {
                    "bond": bond,
                    "isin": isin,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def debentures(
        self,
        *,
        cnpj: str | None = None,
        isin: str | None = None,
        index: str | None = None,
        provenance: bool | None = None,
        sort_by: Literal["asset_id", "code", "issuer_name", "series", "issue", "status", "isin", "cnpj", "issue_date", "maturity_date", "index", "index_percent", "rate", "currency", "face_value", "quantity_issued", "guarantee", "is_incentivized", "exit_reason", "exit_date", "value_date", "nominal_value", "quantity_in_market"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: DebenturesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[DebenturesBody, DebenturesRow]:
        """Debentures with their issuer, ISIN, days, index, rate and quantities.

        One row a code, with its present terms. The code names a paper: an ISIN can be that of several. What a fund
        holds of a paper is under its `asset_id`.

        Args:
          cnpj: Only papers of the issuer with this CNPJ, bare or masked.
          isin: Only papers with this ISIN.
          index: Only papers with this index, as the register writes it: DI, IPCA, PRÉ, IGP-M and others.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `code`, where no value comes first. Default: code.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          percent: index_percent, rate

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                DEBENTURES,
                {},
                {
                    "cnpj": cnpj,
                    "isin": isin,
                    "index": index,
                    "provenance": provenance,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def debenture(
        self,
        code: str,
        *,
        include: Literal["links"] | None = None,
        provenance: bool | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[DebentureBody]:
        """A debenture: its terms, the versions of its terms, and its value of the day.

        The register keeps no old terms: `versions` has those that this installation has seen, each with the day of
        the publication that brought it and the terms that changed. Values and quantities of a day make no version.
        `include=links` adds what lines of funds name by its terms alone: such a link is derived, by month.

        Args:
          code: Code of the paper, in any case.
          include: links: also the papers that lines of funds name by its terms and that are this one. A key needs
            the scope `cvm_fund_portfolio`.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: total_value
          lines: line_count
          percent: index_percent, rate

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                DEBENTURE,
                {"code": code},
                {
                    "include": include,
                    "provenance": provenance,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def curves(
        self,
        *,
        id: str | Sequence[str] | None = None,
        sort_by: Literal["id", "days", "first_day", "last_day"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CurvesRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CurvesBody, CurvesRow]:
        """The curves of interest that there are, and their days.

        A curve without a day in this snapshot is not in the list. `di1` takes the scope `b3_di_curve`, the others
        `anbima_curve`: without `id` a key gets those that it may see, and one with neither scope is refused.

        Args:
          id: Only these curves. Several have commas between them. One of di1, ettj-fixed, ettj-ipca,
            ettj-inflation.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `id`, where no value comes first. Default: id.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                CURVES,
                {},
                {
                    "id": id,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def curve(
        self,
        id: Literal["di1", "ettj-fixed", "ettj-ipca", "ettj-inflation"],
        date: Day | None = None,
        *,
        business_days: int | None = None,
        ranges: CurveRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> ListQuery[CurveBody, CurveRow]:
        """A curve of interest on a day: its points, or the rate of any number of business days between them.

        Business days count by the holidays that were known on the day of the curve. Between two contracts of `di1`
        what one real grows to rises by the same factor each business day; between two points of the others their
        formula (Svensson) counts, cut to four decimals. Nothing is said outside of the first and the last point.
        Without `date` it is the newest day; a day without the curve is a 404 that names the nearest ones. `di1`
        comes from B3 and takes the scope `b3_di_curve`; the others come from ANBIMA and take `anbima_curve`.

        Args:
          id: di1: settlement of the futures of one-day deposits. ettj-fixed, ettj-ipca: fixed and real rates of
            federal bonds. ettj-inflation: what follows from both.
          date: Day of the curve; omitted, the newest. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that
            month.
          business_days: Answers one rate, of so many business days from the day of the curve, in place of the
            points.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return ListQuery(
            self._sender,
            Call(
                CURVE,
                {"id": id},
                {
                    "date": date,
                    "business_days": business_days,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def bonds(
        self,
        date: Day | None = None,
        *,
        bond: Literal["LFT", "LTN", "NTN-B", "NTN-C", "NTN-F"] | None = None,
        sort_by: Literal["asset_id", "date", "bond", "selic_code", "issue_date", "maturity_date", "max_rate", "min_rate", "rate", "price", "criterion"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: BondsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[BondsBody, BondsRow]:
        """Indicative rates and prices of federal bonds on a day, with their nominal values.

        What ANBIMA publishes of each bond, and what follows from it: the price by the rate, the nominal value by
        all prices of a kind, and that of the next day. Without `date` it is the newest day; a day without prices is
        a 404 that names the nearest ones. Business days count by the holidays that were known on the day.

        Args:
          date: Day of the prices; omitted, the newest. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that
            month.
          bond: Only this kind of bond.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `selic_code`, `maturity_date`, where no value comes first. Default:
            maturity_date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: price
          percent: max_rate, min_rate, rate

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                BONDS,
                {},
                {
                    "date": date,
                    "bond": bond,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def flight_fares(
        self,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        origin: str | Sequence[str] | None = None,
        destination: str | Sequence[str] | None = None,
        airline: str | Sequence[str] | None = None,
        aggregate: Literal["route", "airline", "month"] | None = None,
        sort_by: Literal["month", "airline_icao", "origin_icao", "destination_icao", "fare_value", "seats_sold", "origin_iata", "destination_iata", "mean", "min", "p10", "p25", "median", "p75", "p90", "max", "first_month", "last_month"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: FlightFaresRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[FlightFaresBody, FlightFaresRow]:
        """Domestic air fares sold, fare by fare or summed up by route, airline or month.

        Fares that were **sold**, by the month of **sale**: no quotes, and nothing about the day of the flight.
        Until June 2010 only 63, later 67 monitored routes are covered; from July 2010 all domestic routes are.

        `from` and `to` choose the months of sale that contain these days. Without both, the answer is about the
        newest month; with only one, the range is open at the other end.

        Without `aggregate` a row is a fare of an airline and route in a month, with the seats sold at it, ordered
        by month, origin, destination, airline and fare; a fare that is filed on two lines has two rows. With
        `aggregate` a row is a route (`origin_icao`, `destination_icao`), an `airline_icao` or a `month` over the
        whole range, in that order, each fare weighed by the seats sold at it, with the first and the last month
        that has any: a percentile is the lowest fare at or below which at least that part of the seats were sold,
        and the mean is exact and rounded half away from zero to the sixth decimal. Summaries by month, and by route
        or airline over all months, are in the snapshot; those by airline over some of the years read their fares
        once. Those by route over some of the years, or with a filter that leaves out fares of a group, read them
        several times: name a route, or request fewer months.

        Without `sort_by` the rows are ordered by the first of their columns in that order; sorted by it, a page is
        found in a few months or groups. By another column, everything requested is read at once. If that takes too
        long, the answer is 503: request fewer months.

        So far compiled only from **synthetic** files in the published layouts: we have not seen an original month.

        Heavy with aggregate, with a range of a column, and sorted by another column than month. At most 10 million
        units of work; a request beyond them gets a 400 that names what to change (`page_size`: request less at
        once).

        Args:
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          origin: ICAO code of the aerodrome where the journey begins, or the IATA code that it has today, in
            capitals or not. Several have commas between them.
          destination: ICAO code of the aerodrome where the journey ends, or the IATA code that it has today.
            Several have commas between them.
          airline: ICAO code of the airline that sold the seats. Several have commas between them.
          aggregate: Answer a summary of each route, airline or month in place of the fares.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `month`, `origin_icao`, `destination_icao`, `airline_icao`, `fare_value`,
            where no value comes first.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Units (the descriptions of other fields say theirs):
          BRL: fare_value, max, mean, median, min, p10, p25, p75, p90

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                FLIGHT_FARES,
                {},
                {
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "origin": origin,
                    "destination": destination,
                    "airline": airline,
                    "aggregate": aggregate,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def calendars(
        self,
        *,
        sort_by: Literal["id", "name", "source", "first_date", "last_date", "holidays"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: CalendarsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CalendarsBody, CalendarsRow]:
        """The list of business calendars.

        Each calendar with the first and the last day that it covers.

        Args:
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `id`, where no value comes first. Default: id.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                CALENDARS,
                {},
                {
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def calendar(
        self,
        id: str,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        provenance: bool | None = None,
        business_days: bool | None = None,
        sort_by: Literal["date", "name"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[CalendarBody, CalendarRow]:
        """The holidays of a calendar, or its business days.

        Oldest first. With `business_days=true` the answer has the Mondays to Fridays that the calendar does not
        list, from its first day to its last: nothing is guessed outside of them.

        Args:
          id: Which calendar: br-banks or b3-sessions.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          provenance: With the file, member and line that each row was read from, as `source`. Default: false.
          business_days: List the business days in place of the others. Default: false.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `date`, where no value comes first. Default: date.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                CALENDAR,
                {"id": id},
                {
                    "from": from_,
                    "to": to,
                    "provenance": provenance,
                    "business_days": business_days,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def search(
        self,
        q: str,
        *,
        kind: str | Sequence[str] | None = None,
        limit: int | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> ListQuery[SearchBody, SearchRow]:
        """Assets, issuers, companies, funds, managers, tickers, indexes, bonds, debentures, ISINs, curves, series,
        airports, routes and datasets by name or code, in one ranked list.

        For suggestions while somebody types. All words must occur, whole or in part, in any order; accents and case
        do not count. First comes whatever has the question as its code (the four letters that tickers begin with
        are a code too), then names with each word whole, then names with words that begin with them, then names
        with a word inside another. Among equal matches the kinds take turns, so that many funds of one name do not
        hide a share: first traded assets, then their issuers, then funds and their managers. A fund comes before
        the asset of its own ticker. Within a kind, assets that more funds hold come first, issuers of whom funds
        hold more, active and larger funds, managers and administrators with more assets under them, and airports
        and routes with more seats; in other kinds short names come first. Funds and assets are found as by
        `/v1/funds?q=` and `/v1/assets?q=`, in that order; quotas of a listed fund are not listed again. Issuers,
        managers and administrators come from the newest complete month. Companies are all in the register of CVM,
        active registrations first, also found by the tickers in their registration forms. Government bonds are also
        found by the names under which the treasury sells them, such as Tesouro Selic, and series by everyday words,
        such as inflation. Tickers are found by name in the newest month of the spot market. Other tickers are found
        by their beginning, once that has a digit; those of odd lots and forwards, such as PETR4F and PETR4T, only
        when they are written whole. Traded federal bonds that are not listed as assets are found by ISIN, short
        name, code and maturity; debentures by code, ISIN and the name or CNPJ of their issuer, registered ones with
        more in the market first; other instruments of the ISIN database by their ISIN, whole or its first six
        characters or more, and by their code at the depositary. Names of a restricted dataset are found only with
        its scope: without `kind` the search skips kinds that the key may not see, and `searched` lists the others;
        a `kind` that needs a missing scope is refused. `curve` has curves of two publishers, each for keys with its
        scope; `di_curve` and `bond_curve` name one of them. Airports and routes are found by ICAO and IATA codes
        and by cities, in the newest month, such as `gru rec`. An empty list means that nothing has this name;
        `did_you_mean` then has the question with mistyped words corrected, if that finds something. `searched`
        names the kinds that the snapshot has.

        Args:
          q: Words of a name, or parts of words; or a code; or a CNPJ, bare or masked, whole or its first five
            characters or more.
          kind: Only results of this kind, or of this part of a kind. Several have commas between them. One of
            asset, issuer, fund, company, manager, administrator, ticker, index, bond, debenture, instrument, curve,
            series, airport, route, dataset, di_curve, bond_curve.
          limit: Most results to list. Default: 20.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return ListQuery(
            self._sender,
            Call(
                SEARCH,
                {},
                {
                    "q": q,
                    "kind": kind,
                    "limit": limit,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def datasets(
        self,
        *,
        lang: Literal["en", "pt"] | None = None,
        sort_by: Literal["id", "title", "publisher", "description", "licence", "attribution", "cadence", "revisions", "table_count", "partition_count", "rows", "bytes", "first_partition", "last_partition"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: DatasetsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[DatasetsBody, DatasetsRow]:
        """The datasets: description, published partitions, and the day until which they are new enough.

        Every dataset of this service, by id, even if the snapshot has none of it yet. The scopes of a key decide
        which of them it may request.

        Args:
          lang: Language of titles, descriptions and headings: en or pt. Default: en.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `id`, where no value comes first. Default: id.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 404 not_found, 405 method_not_allowed, 409 conflict, 429
            rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                DATASETS,
                {},
                {
                    "lang": lang,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def dataset(
        self,
        id: DatasetId,
        *,
        lang: Literal["en", "pt"] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> Query[DatasetBody]:
        """A dataset: its tables and fields with type, unit, source and meaning, its sources, and its partitions.

        Everything that is known about the dataset: the meaning of each field and its column in the source, when new
        data are expected, what happens to published figures, what the figures are not, and what the snapshot has.

        Args:
          id: Id of a dataset, as /v1/datasets lists it.
          lang: Language of titles, descriptions and headings: en or pt. Default: en.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 404 not_found, 405 method_not_allowed, 409 conflict, 429
            rate_limited, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                DATASET,
                {"id": id},
                {
                    "lang": lang,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def bulk(
        self,
        dataset: DatasetId,
        *,
        sort_by: Literal["partition", "table", "path", "file", "rows", "bytes", "sha256", "first_snapshot"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: BulkRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[BulkBody, BulkRow]:
        """The Parquet files of a dataset: every table of every partition with its length and hash.

        To keep a copy, compare `sha256` with your files and fetch each file that differs by its `path`. A snapshot
        shares unchanged files with the previous one, so a night costs only the amended partitions.

        Args:
          dataset: Id of a dataset, as /v1/datasets lists it.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `partition`, `table`, where no value comes first. Default: partition.
          sort_order: Upwards or downwards. Default: asc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 403 forbidden, 404 not_found, 405 method_not_allowed, 409
            conflict, 429 rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                BULK,
                {"dataset": dataset},
                {
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def changelog(
        self,
        *,
        dataset: str | Sequence[str] | None = None,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["snapshot", "published_at", "dataset", "partition", "table", "change", "rows", "rows_added", "rows_removed", "rows_changed", "rules_version"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: ChangelogRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[ChangelogBody, ChangelogRow]:
        """The changes of each snapshot: partitions added or amended, their rows, the values that were cleaned and why.

        Newest first, one row per table and partition. `recompiled` means that the compiler or its settings changed;
        `amended` means that the source changed; `rules_changed` means that the rules which judge beyond the filed
        bytes have another version.

        Args:
          dataset: Only the changes of this dataset. Several have commas between them. One of anac_fare,
            anbima_curve, b3_di_curve, b3_event, b3_index, b3_isin, b3_quote, bcb_bond_trade, business_calendar,
            cvm_company, cvm_company_security, cvm_company_statement, cvm_fidc, cvm_fii_month, cvm_fii_quarter,
            cvm_fund_daily, cvm_fund_delivery, cvm_fund_portfolio, cvm_fund_register, cvm_fund_statement, debenture,
            statistics.
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `snapshot`, `dataset`, `partition`, `table`, `change`, where no value comes
            first. Default: snapshot.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 404 not_found, 405 method_not_allowed, 409 conflict, 429
            rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                CHANGELOG,
                {},
                {
                    "dataset": dataset,
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def snapshots(
        self,
        *,
        from_: Day | None = None,
        to: Day | None = None,
        sort_by: Literal["snapshot", "published_at", "digest", "datasets", "partitions", "rows_added", "rows_removed", "rows_changed"] | None = None,
        sort_order: Literal["asc", "desc"] | None = None,
        page: int | None = None,
        page_size: int | None = None,
        ranges: SnapshotsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[SnapshotsBody, SnapshotsRow]:
        """Every snapshot that changed anything: when it was published, and how much it changed.

        Newest first, up to the one that answers. What each changed is in `/v1/changelog`. An old snapshot can be
        removed by the operator: it is here still, and a request with it as `snapshot` says that it is gone.

        Args:
          from_: First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.
          to: Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.
          sort_by: Column to sort by. Text goes by code point. Rows without a value come last in either direction;
            equal rows are ordered by `snapshot`, where no value comes first. Default: snapshot.
          sort_order: Upwards or downwards. Default: desc.
          page: Which page, counted from 0. Default: 0.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 404 not_found, 405 method_not_allowed, 409 conflict, 429
            rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                SNAPSHOTS,
                {},
                {
                    "from": from_,
                    "to": to,
                    "sort_by": sort_by,
                    "sort_order": sort_order,
                    "page": page,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def revisions(
        self,
        *,
        updated_after: Day | None = None,
        dataset: str | Sequence[str] | None = None,
        cursor: str | None = None,
        page_size: int | None = None,
        ranges: RevisionsRanges | None = None,
        fields: str | Sequence[str] | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        min_snapshot: str | None = None,
    ) -> PagedQuery[RevisionsBody, RevisionsRow]:
        """Everything that changed since an instant, over all datasets and funds, to keep a copy up to date.

        Oldest first: by publication, dataset, partition, and in a partition by class. Each partition that a
        snapshot changed has a row; behind it are the filings that are new, delivered again, amended or withdrawn in
        it, where the dataset keeps their versions (holdings of funds, reports of real-estate funds). To follow,
        keep `next_cursor` of each answer and send it as `cursor`, whether or not there was anything: a page with
        fewer rows than `page_size` is the newest there is. A cursor holds no snapshot, so it goes on in every later
        one. Versions of a month that is no longer published are not listed.

        Args:
          updated_after: Only what was published after this instant. UTC, as in `published_at`; a day is its first
            instant.
          dataset: Only the changes of this dataset. Several have commas between them. One of anac_fare,
            anbima_curve, b3_di_curve, b3_event, b3_index, b3_isin, b3_quote, bcb_bond_trade, business_calendar,
            cvm_company, cvm_company_security, cvm_company_statement, cvm_fidc, cvm_fii_month, cvm_fii_quarter,
            cvm_fund_daily, cvm_fund_delivery, cvm_fund_portfolio, cvm_fund_register, cvm_fund_statement, debenture,
            statistics.
          cursor: The `next_cursor` of an answer: what comes behind it. A cursor stays valid when a newer snapshot
            is published.
          page_size: Rows in a page; a page with fewer is the last. Default: 100.
          ranges: Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in
            `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of
            it. Figures about the list as a whole, such as totals and shares, always count all rows.
          fields: Only these columns of the rows, separated by commas and named as in the CSV; an object such as
            `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to,
            such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that
            of whole rows.
          as_of: Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD;
            YYYY-MM is the last day of that month.
          snapshot: Answer from this snapshot, named as in X-Snapshot-Id.
          min_snapshot: Answer only if the newest snapshot of the server is this one or a newer one; else 503 with
            the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes
            back in time, whichever server answers.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 404 not_found, 405 method_not_allowed, 409 conflict, 429
            rate_limited, 500 internal_error, 503 unavailable.
        """
        return PagedQuery(
            self._sender,
            Call(
                REVISIONS,
                {},
                {
                    "updated_after": updated_after,
                    "dataset": dataset,
                    "cursor": cursor,
                    "page_size": page_size,
                    "ranges": ranges,
                    "fields": fields,
                    "as_of": as_of,
                    "snapshot": snapshot,
                    "min_snapshot": min_snapshot,
                },
            ),
        )

    def key_use(
        self,
        *,
        days: int | None = None,
    ) -> Query[KeyUseBody]:
        """What this key was used for.

        By day and endpoint: requests, errors, refusals and bytes of the key that asks, and of no other. It needs no
        scope. Without a row nothing was counted: counts begin when the server first counts them, and end after 90
        days. What other servers of the service counted follows within a minute. Answers that a proxy had kept are
        not in it.

        Args:
          days: How many days, today included; days are those of UTC. Default: 30.

        Raises:
          ApiError: 400 invalid_input, 401 not_authorized, 405 method_not_allowed, 429 rate_limited, 500
            internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                KEY_USE,
                {},
                {"days": days},
            ),
        )

    def healthz(self) -> Query[HealthzBody]:
        """Liveness: the process runs.

        It does not check the data. A supervisor restarts a process that does not answer here.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 500 internal_error.
        """
        return Query(
            self._sender,
            Call(
                HEALTHZ,
                {},
                {},
            ),
        )

    def readyz(self) -> Query[ReadyzBody]:
        """Readiness: the server can answer requests for data.

        A load balancer sends requests here only while this answers 200: not while the server stops
        (`error_data.reason` is `draining`), nor while the files of its snapshot are gone.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 500 internal_error, 503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                READYZ,
                {},
                {},
            ),
        )

    def status(self) -> Query[StatusBody]:
        """The freshness of the data, and the result of the last build.

        A page for a browser, JSON for a program: `format`, or the header `Accept`.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return Query(
            self._sender,
            Call(
                STATUS,
                {},
                {},
            ),
        )

    def feed_of_changes(self) -> TextQuery:
        """The changes of the data and of the API as an Atom feed.

        An entry for each of the newest snapshots that changed anything, with its tables, and for each release of
        the API. It needs no key.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                FEED_OF_CHANGES,
                {},
                {},
            ),
        )

    def feed_of_dataset(
        self,
        dataset: str,
    ) -> TextQuery:
        """The changes of a dataset as an Atom feed.

        An entry for each of the newest snapshots that changed its tables, with the partitions and the rows that
        were added, removed and changed. A dataset whose terms are restricted has a feed where the operator may show
        it.

        Args:
          dataset: Id of a dataset.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                FEED_OF_DATASET,
                {"dataset": dataset},
                {},
            ),
        )

    def feed_of_status(self) -> TextQuery:
        """The status as an Atom feed.

        An entry for the newest snapshot, for the last build, and for each partition that is held back, each pin,
        each dataset that is late and each thing that does not work.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                FEED_OF_STATUS,
                {},
                {},
            ),
        )

    def changelog_feed(self) -> TextQuery:
        """The changes of the data and of the API as an Atom feed.

        The same feed at its first address.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                CHANGELOG_FEED,
                {},
                {},
            ),
        )

    def status_feed(self) -> TextQuery:
        """The status as an Atom feed.

        The same feed at its first address.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                STATUS_FEED,
                {},
                {},
            ),
        )

    def openapi(self) -> Query[OpenapiBody]:
        """This document.

        The whole API as OpenAPI 3.1, generated from the declarations that the server runs.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return Query(
            self._sender,
            Call(
                OPENAPI,
                {},
                {},
            ),
        )

    def openapi_pt(self) -> Query[OpenapiPtBody]:
        """This document in Portuguese.

        Titles, summaries and descriptions are in Portuguese; names and examples are the same.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return Query(
            self._sender,
            Call(
                OPENAPI_PT,
                {},
                {},
            ),
        )

    def llms(self) -> TextQuery:
        """The service in one text, for a model that was given its address.

        What it answers and how to ask, with links to the documents, the endpoints and the datasets.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                LLMS,
                {},
                {},
            ),
        )

    def llms_full(self) -> TextQuery:
        """The whole documentation in one text, for a model that reads it at once.

        Every page of the documentation in Markdown, one after another, with the answers of the newest snapshot.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                LLMS_FULL,
                {},
                {},
            ),
        )

    def api_catalogue(self) -> TextQuery:
        """The APIs of this host with what describes them, as a link set (RFC 9727).

        For programs that know the host alone: the OpenAPI document, the pages, the catalogues and the status.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                API_CATALOGUE,
                {},
                {},
            ),
        )

    def row_schema(
        self,
        endpoint: str,
    ) -> TextQuery:
        """A row of an endpoint as a JSON Schema.

        Draft 2020-12, for a line of NDJSON: what the row belongs to, its fields with type, unit, source and
        meaning, and what is next to a single row. Every answer leads to it by a `Link` with rel="describedby".

        Args:
          endpoint: Id of an endpoint, the operationId of this document.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                ROW_SCHEMA,
                {"endpoint": endpoint},
                {},
            ),
        )

    def openbb_widgets(self) -> Query[OpenbbWidgetsBody]:
        """Lists of the API as widgets of OpenBB Workspace.

        A widget a list, with its columns and parameters. Its address is `/openbb/` and its name, and answers what
        the endpoint answers, to the same keys and limits; parameters of the path are behind the question mark.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return Query(
            self._sender,
            Call(
                OPENBB_WIDGETS,
                {},
                {},
            ),
        )

    def openbb_apps(self) -> Query[list[OpenbbAppsBodyItem]]:
        """An app of OpenBB Workspace with all widgets.

        A tab for each thing that widgets are about: a fund, an asset, an issuer, a manager, a company, a series.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return Query(
            self._sender,
            Call(
                OPENBB_APPS,
                {},
                {},
            ),
        )

    def public_keys(self) -> TextQuery:
        """The public keys with which manifests are signed.

        A JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037), named by their thumbprints (RFC 7638). A key signs
        snapshots from `valid_from` on, and none from `valid_until` on. The set is empty where nothing is signed.
        Compare a key with one that you got another way before you trust it.

        Raises:
          ApiError: 400 invalid_input, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                PUBLIC_KEYS,
                {},
                {},
            ),
        )

    def public_index(
        self,
        *,
        snapshot: str | None = None,
    ) -> Query[PublicIndexBody]:
        """Every published file with its length and hash, and every snapshot with its manifest and signature.

        It needs no key; the files need one with the scope `bulk`.

        Args:
          snapshot: Of this snapshot; without it of the newest.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error,
            503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                PUBLIC_INDEX,
                {},
                {"snapshot": snapshot},
            ),
        )

    def published_manifest(
        self,
        *,
        snapshot: str | None = None,
    ) -> Query[PublishedManifestBody]:
        """The manifest of a snapshot, byte for byte as it was signed.

        It has the hash of every file and of every download that it was made from.

        Args:
          snapshot: Of this snapshot; without it of the newest.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error,
            503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                PUBLISHED_MANIFEST,
                {},
                {"snapshot": snapshot},
            ),
        )

    def published_signature(
        self,
        *,
        snapshot: str | None = None,
    ) -> Query[PublishedSignatureBody]:
        """The signature of the manifest of a snapshot.

        An Ed25519 signature over the exact bytes of the manifest, in base64, and the name of its key. A snapshot
        that is not signed has none (404).

        Args:
          snapshot: Of this snapshot; without it of the newest.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error,
            503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                PUBLISHED_SIGNATURE,
                {},
                {"snapshot": snapshot},
            ),
        )

    def published_log(self) -> Query[PublishedLogBody]:
        """The log of manifests: every snapshot that was published, and a signed head.

        The hash of each manifest in the order of publication. The head is a checkpoint of C2SP tlog-checkpoint with
        the root of a Merkle tree (RFC 6962) over the entries, each the name of a snapshot, a space and the hash,
        and with four lines more: the newest snapshot, the hash of its manifest, when the head was signed and until
        when it is fresh. A log that does not continue one seen before is a rewritten history.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return Query(
            self._sender,
            Call(
                PUBLISHED_LOG,
                {},
                {},
            ),
        )

    def log_checkpoint(self) -> TextQuery:
        """The signed head of the log of manifests.

        The checkpoint of `/data/log.json` alone, a signed note of C2SP: how many entries the log has, their root,
        the newest snapshot, when the head was signed and until when it is fresh. Its tiles lie beside it, below
        `/data/log/tile/`, as C2SP tlog-tiles names them.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error.
        """
        return TextQuery(
            self._sender,
            Call(
                LOG_CHECKPOINT,
                {},
                {},
            ),
        )

    def data_package(
        self,
        *,
        snapshot: str | None = None,
        lang: Literal["en", "pt"] | None = None,
    ) -> Query[DataPackageBody]:
        """The tables of a snapshot as a Data Package.

        Version 2.0 of the standard: a resource a table, with its fields, licence, sources and files. It is made of
        the declarations that the tables are compiled by.

        Args:
          snapshot: Of this snapshot; without it of the newest.
          lang: Language of titles and descriptions: en or pt. Default: en.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error,
            503 unavailable.
        """
        return Query(
            self._sender,
            Call(
                DATA_PACKAGE,
                {},
                {
                    "snapshot": snapshot,
                    "lang": lang,
                },
            ),
        )

    def dcat_catalogue(
        self,
        *,
        snapshot: str | None = None,
    ) -> TextQuery:
        """The tables of a snapshot as a DCAT catalogue.

        JSON-LD with its context in it, in English and Portuguese: a dataset a table, a distribution a file, with
        licence, publisher, period and checksum, by the mandatory properties of DCAT-AP.

        Args:
          snapshot: Of this snapshot; without it of the newest.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error,
            503 unavailable.
        """
        return TextQuery(
            self._sender,
            Call(
                DCAT_CATALOGUE,
                {},
                {"snapshot": snapshot},
            ),
        )

    def croissant(
        self,
        *,
        snapshot: str | None = None,
    ) -> TextQuery:
        """The tables of a snapshot in the form of Croissant, a Dataset of schema.org.

        JSON-LD of Croissant 1.0, which programs for machine learning read: a record set a table, with the columns
        of its newest file, and every file with its hash. The files need a key with the scope `bulk`.

        Args:
          snapshot: Of this snapshot; without it of the newest.

        Raises:
          ApiError: 400 invalid_input, 404 not_found, 405 method_not_allowed, 429 rate_limited, 500 internal_error,
            503 unavailable.
        """
        return TextQuery(
            self._sender,
            Call(
                CROISSANT,
                {},
                {"snapshot": snapshot},
            ),
        )


class AsyncEndpoints:
    """The same endpoints, for programs that do other things while they wait."""

    _sender: AsyncSender

    portfolio = as_async(Endpoints.portfolio)
    """The holdings of a fund class at the end of a month, line by line."""

    portfolio_look_through = as_async(Endpoints.portfolio_look_through)
    """The assets that a fund really holds: its quotas of other funds replaced by the holdings of those funds, and so
    on down.
    """

    assets = as_async(Endpoints.assets)
    """Every asset that a line names or that was quoted, to be searched, filtered and sorted."""

    asset = as_async(Endpoints.asset)
    """An asset: what it is, under which names it was filed, and how much of it is held."""

    asset_holders = as_async(Endpoints.asset_holders)
    """Which funds hold an asset at the end of a month, the largest position first."""

    asset_holders_history = as_async(Endpoints.asset_holders_history)
    """Who holds an asset over time: holders, value, who entered and who left, by month."""

    portfolio_compare = as_async(Endpoints.portfolio_compare)
    """The changes in a fund from one month to another, or what two funds have in common."""

    portfolio_revisions = as_async(Endpoints.portfolio_revisions)
    """Every version of a monthly portfolio that this installation has seen, and what changed in each."""

    portfolio_months = as_async(Endpoints.portfolio_months)
    """The months for which a class filed its holdings, with NAV, completeness and version."""

    portfolio_history = as_async(Endpoints.portfolio_history)
    """What the portfolio of a fund class consisted of over time: value and share by month and category."""

    positions = as_async(Endpoints.positions)
    """One asset of a fund class over time: quantity, value and share by month."""

    portfolios = as_async(Endpoints.portfolios)
    """The holdings of many fund classes at once."""

    market_assets = as_async(Endpoints.market_assets)
    """What all funds hold most: each asset with its value, holders and managers."""

    market_moves = as_async(Endpoints.market_moves)
    """What funds bought and sold: each asset with what the filed trades explain of its change."""

    market_moves_of_asset = as_async(Endpoints.market_moves_of_asset)
    """Which funds bought and sold an asset: each position with what became of it."""

    market_lines = as_async(Endpoints.market_lines)
    """The lines of all funds that sums over the market add up."""

    active_share = as_async(Endpoints.active_share)
    """How much of the shares of a fund is held otherwise than by an index or an index fund."""

    basket = as_async(Endpoints.basket)
    """A basket of funds and assets as if it were one fund: what is in it, by whom, and what its items have in common.
    """

    issuers = as_async(Endpoints.issuers)
    """Who issued what funds hold: each issuer with the value that all classes hold of it, the largest first."""

    issuer = as_async(Endpoints.issuer)
    """An issuer: who it is, and how much of it all classes hold, by role and kind."""

    issuer_holders = as_async(Endpoints.issuer_holders)
    """Which funds have something of an issuer at the end of a month, the largest first."""

    issuer_history = as_async(Endpoints.issuer_history)
    """An issuer over time: what all classes hold of it, by month."""

    issuer_lines = as_async(Endpoints.issuer_lines)
    """The filed lines behind what funds hold of an issuer."""

    issuer_moves = as_async(Endpoints.issuer_moves)
    """The tickers of an issuer over time: how prices and trades changed what funds hold of them, by month."""

    company_holders = as_async(Endpoints.company_holders)
    """Which funds have something that a company issued at the end of a month, the largest first."""

    company_shares = as_async(Endpoints.company_shares)
    """How much of each class of shares of a company funds hold at the end of a month."""

    managers = as_async(Endpoints.managers)
    """Managers with what their funds have in a month, the largest first."""

    manager = as_async(Endpoints.manager)
    """A manager: what its funds have in a month, counted once, and what changed since the month before."""

    manager_funds = as_async(Endpoints.manager_funds)
    """The funds of a manager in a month."""

    manager_positions = as_async(Endpoints.manager_positions)
    """What the funds of a manager hold, counted once, by asset."""

    manager_issuers = as_async(Endpoints.manager_issuers)
    """Whom the funds of a manager are exposed to, by issuer."""

    manager_moves = as_async(Endpoints.manager_moves)
    """What the funds of a manager bought and sold in a month, as far as quantities confirm it."""

    manager_history = as_async(Endpoints.manager_history)
    """A manager over time: what its funds had in each month."""

    manager_categories = as_async(Endpoints.manager_categories)
    """What the portfolios of the funds of a manager consisted of over time: value and share by month and category.
    """

    manager_changes = as_async(Endpoints.manager_changes)
    """The classes that a manager got or lost."""

    administrators = as_async(Endpoints.administrators)
    """Administrators with what their funds have in a month, the largest first."""

    administrator = as_async(Endpoints.administrator)
    """An administrator: what its funds have in a month, counted once, and what changed since the month before."""

    administrator_funds = as_async(Endpoints.administrator_funds)
    """The funds of an administrator in a month."""

    administrator_positions = as_async(Endpoints.administrator_positions)
    """What the funds of an administrator hold, counted once, by asset."""

    administrator_issuers = as_async(Endpoints.administrator_issuers)
    """Whom the funds of an administrator are exposed to, by issuer."""

    administrator_moves = as_async(Endpoints.administrator_moves)
    """What the funds of an administrator bought and sold in a month, as far as quantities confirm it."""

    administrator_history = as_async(Endpoints.administrator_history)
    """An administrator over time: what its funds had in each month."""

    administrator_categories = as_async(Endpoints.administrator_categories)
    """What the portfolios of the funds of an administrator consisted of over time: value and share by month and
    category.
    """

    administrator_changes = as_async(Endpoints.administrator_changes)
    """The classes that an administrator got or lost."""

    industry = as_async(Endpoints.industry)
    """The fund industry in a month: classes, NAV counted once, holders and flows, by group."""

    industry_flows = as_async(Endpoints.industry_flows)
    """What came into funds and left them by day or month, by group, and counted once."""

    industry_survivorship = as_async(Endpoints.industry_survivorship)
    """How many funds of a month still file in another, and how many came since."""

    class_figures = as_async(Endpoints.class_figures)
    """Find and rank fund classes by their figures: return, risk, flows, concentration, indexes, maturities, fees.
    """

    figures = as_async(Endpoints.figures)
    """The figures of a fund class at the end of a month: return, risk, flows, concentration, indexes, fees."""

    nav = as_async(Endpoints.nav)
    """Quota value, net assets, flows and holders of a fund class, day by day."""

    navs = as_async(Endpoints.navs)
    """Quota value, net assets, flows and holders of many fund classes, day by day."""

    nav_summary = as_async(Endpoints.nav_summary)
    """Return, volatility, drawdown, flows and holders of a fund class by period, against a benchmark."""

    fund = as_async(Endpoints.fund)
    """A fund class: what it is, who serves it, its newest NAV and portfolio total."""

    funds = as_async(Endpoints.funds)
    """Every fund class, to be searched, filtered and sorted."""

    segments = as_async(Endpoints.segments)
    """The credit rights of a receivables fund (FIDC) by segment at the end of a month."""

    series = as_async(Endpoints.series)
    """The series and subclasses of a receivables fund (FIDC) at the end of a month."""

    ages = as_async(Endpoints.ages)
    """The credit rights of a receivables fund (FIDC) by days to or from maturity."""

    assignors = as_async(Endpoints.assignors)
    """The companies that sold credit rights to a receivables fund (FIDC), with their shares."""

    reports = as_async(Endpoints.reports)
    """The monthly reports of a receivables or real-estate fund (FIDC, FII): NAV, assets, holders and returns."""

    properties = as_async(Endpoints.properties)
    """The properties of a real-estate fund at the end of a quarter."""

    tenants = as_async(Endpoints.tenants)
    """The sectors of the tenants of a real-estate fund at the end of a quarter."""

    statement = as_async(Endpoints.statement)
    """Fees, minimums, redemption and audience of a fund, as it filed them."""

    statement_limits = as_async(Endpoints.statement_limits)
    """How much of each kind of asset a fund may hold, as it filed it."""

    companies = as_async(Endpoints.companies)
    """The companies that are or were registered with CVM, to be searched, filtered and sorted."""

    company = as_async(Endpoints.company)
    """A company: its registration, sector, auditor and markets."""

    company_securities = as_async(Endpoints.company_securities)
    """The securities of a company, with their trading codes and days, as its forms name them."""

    company_documents = as_async(Endpoints.company_documents)
    """The documents of a company, every version of each, the newest first."""

    company_figures = as_async(Endpoints.company_figures)
    """Assets, equity, revenue, profit and cash of a company, year by year."""

    company_revisions = as_async(Endpoints.company_revisions)
    """What changed in the documents of a company, as this installation saw it."""

    company_statements = as_async(Endpoints.company_statements)
    """The annual or quarterly statements of a company, account by account."""

    exchange_distributions = as_async(Endpoints.exchange_distributions)
    """When events of a security went ex, by the numbers of its quotes."""

    exchange_quotes = as_async(Endpoints.exchange_quotes)
    """Quotes of a ticker, session by session, or of all tickers of a session."""

    exchange_events = as_async(Endpoints.exchange_events)
    """Dividends, splits and other events of a ticker or a company, with their exact factors."""

    exchange_indexes = as_async(Endpoints.exchange_indexes)
    """The indexes of the exchange."""

    exchange_index = as_async(Endpoints.exchange_index)
    """The portfolio of an index that was in force on a day."""

    instrument = as_async(Endpoints.instrument)
    """An instrument by its ISIN: type, issuer, days, rate, index and codes."""

    instrument_issuer = as_async(Endpoints.instrument_issuer)
    """An issuer by its code at the exchange: name, CNPJ and what it has issued."""

    statistics = as_async(Endpoints.statistics)
    """The list of series of statistics."""

    statistic = as_async(Endpoints.statistic)
    """The values of a series, by day, month, quarter or year."""

    statistic_accumulated = as_async(Endpoints.statistic_accumulated)
    """What the CDI or the Selic grows to between two days, exactly."""

    bond_trades = as_async(Endpoints.bond_trades)
    """Trades of federal bonds by day, with prices, rates and ISIN."""

    federal_bonds = as_async(Endpoints.federal_bonds)
    """Federal bonds with their ISIN, code and maturity."""

    debentures = as_async(Endpoints.debentures)
    """Debentures with their issuer, ISIN, days, index, rate and quantities."""

    debenture = as_async(Endpoints.debenture)
    """A debenture: its terms, the versions of its terms, and its value of the day."""

    curves = as_async(Endpoints.curves)
    """The curves of interest that there are, and their days."""

    curve = as_async(Endpoints.curve)
    """A curve of interest on a day: its points, or the rate of any number of business days between them."""

    bonds = as_async(Endpoints.bonds)
    """Indicative rates and prices of federal bonds on a day, with their nominal values."""

    flight_fares = as_async(Endpoints.flight_fares)
    """Domestic air fares sold, fare by fare or summed up by route, airline or month."""

    calendars = as_async(Endpoints.calendars)
    """The list of business calendars."""

    calendar = as_async(Endpoints.calendar)
    """The holidays of a calendar, or its business days."""

    search = as_async(Endpoints.search)
    """Assets, issuers, companies, funds, managers, tickers, indexes, bonds, debentures, ISINs, curves, series,
    airports, routes and datasets by name or code, in one ranked list.
    """

    datasets = as_async(Endpoints.datasets)
    """The datasets: description, published partitions, and the day until which they are new enough."""

    dataset = as_async(Endpoints.dataset)
    """A dataset: its tables and fields with type, unit, source and meaning, its sources, and its partitions."""

    bulk = as_async(Endpoints.bulk)
    """The Parquet files of a dataset: every table of every partition with its length and hash."""

    changelog = as_async(Endpoints.changelog)
    """The changes of each snapshot: partitions added or amended, their rows, the values that were cleaned and why.
    """

    snapshots = as_async(Endpoints.snapshots)
    """Every snapshot that changed anything: when it was published, and how much it changed."""

    revisions = as_async(Endpoints.revisions)
    """Everything that changed since an instant, over all datasets and funds, to keep a copy up to date."""

    key_use = as_async(Endpoints.key_use)
    """What this key was used for."""

    healthz = as_async(Endpoints.healthz)
    """Liveness: the process runs."""

    readyz = as_async(Endpoints.readyz)
    """Readiness: the server can answer requests for data."""

    status = as_async(Endpoints.status)
    """The freshness of the data, and the result of the last build."""

    feed_of_changes = as_async(Endpoints.feed_of_changes)
    """The changes of the data and of the API as an Atom feed."""

    feed_of_dataset = as_async(Endpoints.feed_of_dataset)
    """The changes of a dataset as an Atom feed."""

    feed_of_status = as_async(Endpoints.feed_of_status)
    """The status as an Atom feed."""

    changelog_feed = as_async(Endpoints.changelog_feed)
    """The changes of the data and of the API as an Atom feed."""

    status_feed = as_async(Endpoints.status_feed)
    """The status as an Atom feed."""

    openapi = as_async(Endpoints.openapi)
    """This document."""

    openapi_pt = as_async(Endpoints.openapi_pt)
    """This document in Portuguese."""

    llms = as_async(Endpoints.llms)
    """The service in one text, for a model that was given its address."""

    llms_full = as_async(Endpoints.llms_full)
    """The whole documentation in one text, for a model that reads it at once."""

    api_catalogue = as_async(Endpoints.api_catalogue)
    """The APIs of this host with what describes them, as a link set (RFC 9727)."""

    row_schema = as_async(Endpoints.row_schema)
    """A row of an endpoint as a JSON Schema."""

    openbb_widgets = as_async(Endpoints.openbb_widgets)
    """Lists of the API as widgets of OpenBB Workspace."""

    openbb_apps = as_async(Endpoints.openbb_apps)
    """An app of OpenBB Workspace with all widgets."""

    public_keys = as_async(Endpoints.public_keys)
    """The public keys with which manifests are signed."""

    public_index = as_async(Endpoints.public_index)
    """Every published file with its length and hash, and every snapshot with its manifest and signature."""

    published_manifest = as_async(Endpoints.published_manifest)
    """The manifest of a snapshot, byte for byte as it was signed."""

    published_signature = as_async(Endpoints.published_signature)
    """The signature of the manifest of a snapshot."""

    published_log = as_async(Endpoints.published_log)
    """The log of manifests: every snapshot that was published, and a signed head."""

    log_checkpoint = as_async(Endpoints.log_checkpoint)
    """The signed head of the log of manifests."""

    data_package = as_async(Endpoints.data_package)
    """The tables of a snapshot as a Data Package."""

    dcat_catalogue = as_async(Endpoints.dcat_catalogue)
    """The tables of a snapshot as a DCAT catalogue."""

    croissant = as_async(Endpoints.croissant)
    """The tables of a snapshot in the form of Croissant, a Dataset of schema.org."""
