# Generated from the declarations by `make gen`: do not edit.
"""The endpoints as the client needs them to write a request and to read its answer."""

from .types_gen import DatasetId
from .wire import Operation

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
        "indexer_percent",
        "nav_value_reported",
        "portfolio_share_percent",
        "purchases_quantity",
        "purchases_value",
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
        "indexer_percent",
        "min_share_percent",
        "nav_missing",
        "nav_value_reported",
        "no_asset_percent",
        "not_filed",
        "portfolio_share_percent",
        "purchases_quantity",
        "purchases_value",
        "quantity",
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
        "seen_value",
        "value",
    )),
    is_paged=True,
)
ASSET = Operation(
    "/v1/asset/{code}",
    decimals=frozenset((
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
        "indexer_percent",
        "nav_value_reported",
        "portfolio_share_percent",
        "purchases_quantity",
        "purchases_value",
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
        "overlap_look_through_percent",
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
COMPANY_STATEMENTS = Operation(
    "/v1/company/{id}/statements",
    decimals=frozenset((
        "value",
        "value_filed",
    )),
    is_paged=True,
)
EXCHANGE_QUOTES = Operation(
    "/v1/exchange/quotes",
    decimals=frozenset((
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
HEALTHZ = Operation(
    "/healthz",
)
READYZ = Operation(
    "/readyz",
)
STATUS = Operation(
    "/status",
)
FEED_OF_CHANGES = Operation(
    "/feeds/changes.atom",
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
DATA_PACKAGE = Operation(
    "/data/datapackage.json",
)
DCAT_CATALOGUE = Operation(
    "/data/catalogue.jsonld",
)
CROISSANT = Operation(
    "/data/croissant.json",
)

#: The table that a download is of where none is named, by dataset.
MAIN_TABLES: dict[DatasetId, str] = {
    "anac_fare": "anac_fare",
    "b3_index": "b3_index",
    "b3_quote": "b3_quote",
    "bcb_bond_trade": "bcb_bond_trade",
    "business_calendar": "business_calendar",
    "cvm_company": "cvm_company",
    "cvm_company_statement": "cvm_company_statement",
    "cvm_fidc": "cvm_fidc_segment",
    "cvm_fii_month": "cvm_fii_month",
    "cvm_fii_quarter": "cvm_fii_quarter",
    "cvm_fund_daily": "cvm_fund_daily",
    "cvm_fund_delivery": "cvm_fund_delivery",
    "cvm_fund_portfolio": "cvm_fund_portfolio",
    "cvm_fund_register": "cvm_fund",
    "cvm_fund_statement": "cvm_fund_statement",
    "statistics": "statistic_value",
}
