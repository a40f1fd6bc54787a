# Generated from the declarations by `make gen`: do not edit.
"""The bodies and rows of the answers. Rows are dictionaries; decimals are Decimal, days are texts as YYYY-MM-DD."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Literal

from typing_extensions import NotRequired, TypeAlias, TypedDict

from .wire import Number


DatasetId: TypeAlias = Literal["anac_fare", "anbima_curve", "b3_di_curve", "b3_event", "b3_index", "b3_isin", "b3_quote", "bcb_bond_trade", "business_calendar", "cvm_company", "cvm_company_security", "cvm_company_statement", "cvm_fidc", "cvm_fii_month", "cvm_fii_quarter", "cvm_fund_daily", "cvm_fund_delivery", "cvm_fund_portfolio", "cvm_fund_register", "cvm_fund_statement", "debenture", "statistics"]


class PortfolioRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_sales_quantity: Number
    max_sales_quantity: Number
    min_sales_value: Number
    max_sales_value: Number
    min_purchases_quantity: Number
    max_purchases_quantity: Number
    min_purchases_value: Number
    max_purchases_value: Number
    min_final_position_quantity: Number
    max_final_position_quantity: Number
    min_final_position_value: Number
    max_final_position_value: Number
    min_final_position_cost: Number
    max_final_position_cost: Number
    min_portfolio_share_percent: Number
    max_portfolio_share_percent: Number
    min_metainfo_filed_value: Number
    max_metainfo_filed_value: Number
    min_metainfo_live_series: int
    max_metainfo_live_series: int
    min_metainfo_report_age_months: int
    max_metainfo_report_age_months: int
    min_metainfo_terms_index_percent: Number
    max_metainfo_terms_index_percent: Number
    min_metainfo_terms_rate: Number
    max_metainfo_terms_rate: Number
    min_metainfo_mark_price: Number
    max_metainfo_mark_price: Number
    min_metainfo_mark_difference_percent: Number
    max_metainfo_mark_difference_percent: Number
    min_metainfo_indexer_percent: Number
    max_metainfo_indexer_percent: Number
    min_metainfo_spread_percent: Number
    max_metainfo_spread_percent: Number
    min_metainfo_fixed_rate_percent: Number
    max_metainfo_fixed_rate_percent: Number
    min_metainfo_foreign_quantity: Number
    max_metainfo_foreign_quantity: Number
    min_metainfo_foreign_value: Number
    max_metainfo_foreign_value: Number


class FundRcvm175(TypedDict):
    """Adaptation to Resolution CVM 175."""

    is_compliant: bool | None
    """Whether it was adapted to Resolution CVM 175; null for a fund that is not in the register of that resolution,
    because no other register has this.
    """
    compliance_date: str | None
    """Day of that adaptation."""


class RowSource(TypedDict):
    """The place that the row was read from; with `provenance=true`."""

    file: str
    """File as downloaded; "" where it is no file of a portal."""
    member: str
    """File inside the zip that has the line; of a file that is no zip its name."""
    line: int
    """Number of the line in that file; the header is line 1."""
    sha256: str
    """SHA-256 of the file as downloaded; "" where it is no file of a portal."""


class FundIntegrantsItem(TypedDict):
    """An object."""

    type: Literal["administrator", "manager", "auditor", "custodian", "controller", "director"]
    """What the party does for the class."""
    name: str
    """Name of the party; "" where none is filed."""
    document: str
    """CNPJ, or a natural person's CPF, masked; "" where none is filed."""
    document_type: Literal["CNPJ", "CPF", ""]
    """Which of the two the document is."""
    basis: NotRequired[Literal["own_report"]]
    """own_report for an administrator that the newest report of the fund itself names, and no register; absent for a
    party of the register.
    """
    source: NotRequired[RowSource]
    """The line of the register that names the party; with `provenance=true` of the fund itself."""


class Fund(TypedDict):
    """A fund class as the registers and its filing describe it."""

    id: str
    """UUIDv5 of the class: the URL namespace, name cvm:class: and the CNPJ."""
    cvm_id: str
    """Number in the register of Resolution CVM 175; "" where there is none."""
    cvm_code: str
    """Code given by the regulator; "" where there is none."""
    cnpj: str
    """CNPJ of the class, without punctuation."""
    type: Literal["fif", "fidc", "fii", "fip", "fiagro", "etf", "fapi", "fmp", "other"]
    """Type of fund in our closed vocabulary."""
    status: Literal["normal", "pre_operational", "under_review", "suspended", "liquidation", "merged", "cancelled", "unknown"]
    """Operational status in our closed vocabulary."""
    status_date: str | None
    """Day the status began."""
    registration_date: str | None
    """First day of registration under this number."""
    creation_date: str | None
    """Day the fund was set up."""
    exercise_date: str | None
    """First day of the financial year."""
    exercise_end_date: str | None
    """Last day of the financial year."""
    cancelation_date: str | None
    """Day of cancellation."""
    updated_at: str
    """When the newest source file behind this description was retrieved."""
    name: str
    """Registered name; of a class in no register the name at filing."""
    rcvm175: FundRcvm175
    """Adaptation to Resolution CVM 175."""
    nav_value_reported: Decimal | None
    """Net asset value of the competence month, BRL: as filed; else by the daily reports of the month's last business
    day, if every subclass that reports in the month does so on that day; else in the class register, if that
    describes the month; else null.
    """
    nav_value_reported_reference_date: int | None
    """Day of the reported NAV, as the number YYYYMMDD."""
    integrants: list[FundIntegrantsItem]
    """The parties that serve the class, by role."""
    total_portfolio_value: Decimal | None
    """Signed sum of all items of the portfolio, BRL: cash, payables and confidential totals included."""
    total_portfolio_value_reference_date: str | None
    """Last day of the competence month of that total."""


class RegisterTerms(TypedDict):
    """The terms of a paper by the register of debentures."""

    code: str
    """Code of the paper in the register."""
    issuer_cnpj: str | None
    """CNPJ of its issuer by the register."""
    issuer_name: str | None
    """Name of its issuer by the register."""
    isin: str | None
    """ISIN by the register. Several papers can share one."""
    maturity_date: str | None
    """Day on which it falls due by the register."""
    index: str | None
    """What it is indexed to, as the register says: DI, IPCA, PRÉ and others."""
    index_percent: Decimal | None
    """Percentage of the index that is paid, by the register."""
    rate: Decimal | None
    """Rate of a year beside the index, or the fixed rate, by the register."""
    basis: Literal["filed", "derived"]
    """filed: lines name the code. derived: lines name the paper by its terms, and issuer, maturity, index and prices
    of the month lead to this code (rule `register`).
    """
    source: Literal["debenture"]
    """Dataset of the terms."""
    date: str | None
    """Day on which the register was fetched: it names no day of its own."""


class PortfolioItemMetainfo(TypedDict):
    """The fields of the line's block in addition to the common ones; keys without a value are left out."""

    block: str
    """Block of the filing: 1 to 8, confid, fie, fie_confid."""
    category: str
    """Category of the application label, from a closed list of ours."""
    is_investment: bool
    """False for cash, payables and receivables."""
    confidential: NotRequired[Literal[True]]
    """Only of a confidential total, which names no asset."""
    aggregated: NotRequired[Literal[True]]
    """Only on a line that adds up several holdings."""
    side: NotRequired[str]
    """For futures, options and forwards: long or short."""
    filed_value: NotRequired[Decimal]
    """Value exactly as filed, where the published one has another sign."""
    document_id: NotRequired[str]
    """Number of the filing, in the structured funds' file only."""
    report_item: NotRequired[str]
    """Item of the balance of a structured fund that the line is."""
    segment: NotRequired[str]
    """Segment of the credit rights of a receivables fund, as in `/v1/fund/{cnpj}/segments`."""
    live_series: NotRequired[int]
    """Series of the receivables fund that are worth something in the report; none where the report lists no such
    series.
    """
    report_date: NotRequired[str]
    """Only on a line of the own report of a structured fund: last day of the month or quarter of the report."""
    report_age_months: NotRequired[int]
    """Months between that report and the requested month; 0 for a report of the month."""
    terms: NotRequired[RegisterTerms]
    mark_price: NotRequired[Decimal]
    """Only with `include=marks`, of a federal bond: its indicative price on `mark_date`."""
    mark_date: NotRequired[str]
    """Last business day of the month, the day of `mark_price`."""
    mark_difference_percent: NotRequired[Decimal]
    """What the price of one unit of the line, value ÷ quantity, is above `mark_price`, in percent of it; none where
    the line has no quantity.
    """
    bond_type: NotRequired[str]
    """Family of a federal bond (block 1)."""
    isin: NotRequired[str]
    """ISIN (blocks 1, 4)."""
    selic_code: NotRequired[str]
    """Code in the Selic system (blocks 1, fie)."""
    issue_date: NotRequired[str]
    """Day of issue (block 1)."""
    maturity_date: NotRequired[str]
    """Day of maturity (blocks 1, 5, 6, 7, fie)."""
    fund_cnpj: NotRequired[str]
    """CNPJ of the class whose quotas are held (blocks 2, fie)."""
    fund_name: NotRequired[str]
    """Name of the fund whose quotas are held (blocks 2, fie)."""
    subclass_id: NotRequired[str]
    """Subclass whose quotas are held (block 2)."""
    swap_code: NotRequired[str]
    """Code of a swap (block 3)."""
    swap_description: NotRequired[str]
    """The two legs of a swap (block 3)."""
    asset_code: NotRequired[str]
    """Ticker, contract or registration code (blocks 4, 7, fie)."""
    asset_description: NotRequired[str]
    """Description (blocks 4, 8, fie; futures of fie have their ticker here)."""
    start_date: NotRequired[str]
    """Start of validity or listing (blocks 4, fie)."""
    end_date: NotRequired[str]
    """End of validity, expiry (block 4)."""
    issuer_cnpj: NotRequired[str]
    """CNPJ of the issuer (block 5)."""
    issuer_person_type: NotRequired[str]
    """PF for a natural person, PJ for a legal entity (blocks 6, 8, fie)."""
    issuer_document: NotRequired[str]
    """CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie).
    """
    issuer_name: NotRequired[str]
    """Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie)."""
    floating: NotRequired[bool]
    """True if the paper pays a floating rate (blocks 5, 6)."""
    indexer_code: NotRequired[str]
    """Code of the index paid (blocks 5, 6)."""
    indexer_description: NotRequired[str]
    """Name of the index paid (blocks 5, 6)."""
    indexer_percent: NotRequired[Decimal]
    """Percent of the index paid. Unit: percent."""
    spread_percent: NotRequired[Decimal]
    """Spread over the index, percent a year."""
    fixed_rate_percent: NotRequired[Decimal]
    """Fixed rate, percent a year."""
    rated: NotRequired[bool]
    """True if the issuer is rated (blocks 5, 7, fie)."""
    rating_agency: NotRequired[str]
    """Agency that rates the issuer (blocks 5, 7)."""
    rating_date: NotRequired[str]
    """Day of the rating (blocks 5, 7)."""
    rating: NotRequired[str]
    """The rating (blocks 5, 7)."""
    cetip_registered: NotRequired[bool]
    """True if the paper is registered at Cetip (block 6)."""
    guaranteed: NotRequired[bool]
    """True if the paper is guaranteed (block 6)."""
    coobligor_cnpj: NotRequired[str]
    """Financial institution that is jointly liable (block 6)."""
    collective: NotRequired[bool]
    """True if the foreign holding is a collective vehicle (block 7)."""
    collective_managed: NotRequired[bool]
    """True if the manager influences that vehicle (block 7)."""
    country_code: NotRequired[str]
    """Country: letters in block 7, numbers in fie, not to be unified."""
    country: NotRequired[str]
    """Name of the country (blocks 7, fie)."""
    market_code: NotRequired[str]
    """Code of the exchange or market (blocks 7, fie)."""
    market: NotRequired[str]
    """Name of the exchange or market (blocks 7, fie)."""
    foreign_description: NotRequired[str]
    """Description of the foreign asset (block 7)."""
    foreign_quantity: NotRequired[Decimal]
    """Quantity of the foreign asset (block 7). Unit: units."""
    foreign_value: NotRequired[Decimal]
    """Value of the foreign asset, currency not filed (block 7). Unit: units."""
    asset_id: NotRequired[str]
    """Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the
    line names one.
    """
    asset_kind: NotRequired[str]
    """Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable
    and confidential are no assets.
    """
    asset_id_basis: NotRequired[str]
    """Basis of the name: filed in an identifying column, derived from other columns, or unidentified; none where there
    is no asset.
    """
    asset_id_rule: NotRequired[str]
    """Rule that gave the name: code, text, price, terms or name."""
    position: NotRequired[str]
    """How the asset is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; none for cash,
    payables, receivables and confidential totals.
    """
    collateral_asset_id: NotRequired[str]
    """Name of the bond that secures a repo, which the fund does not own."""


class PortfolioItem(TypedDict):
    """A line of a portfolio."""

    id: str
    """Stable name of the line: a hash of block, class, month and what identifies the holding, then a number if several
    lines are equal in these.
    """
    application_type: str
    """The regulator's application label in one canonical spelling."""
    asset_type: str
    """The asset label in one canonical spelling."""
    related_issuer: bool
    """True if the issuer is related to the manager or administrator."""
    business_type: str
    """Accounting intent: for trading, or held to maturity."""
    sales_quantity: Decimal
    """Quantity sold in the month. Unit: units."""
    sales_value: Decimal
    """Value sold in the month. Unit: BRL."""
    purchases_quantity: Decimal
    """Quantity bought in the month. Unit: units."""
    purchases_value: Decimal
    """Value bought in the month. Unit: BRL."""
    final_position_quantity: Decimal
    """Quantity at the end of the month, without sign even for shorts. Unit: units."""
    final_position_value: Decimal | None
    """Value at the end of the month; liabilities negative, futures as filed. Unit: BRL."""
    final_position_cost: Decimal | None
    """Cost at the end of the month. Unit: BRL."""
    confidentiality_deadline: str | None
    """Day until which the holding is confidential."""
    portfolio_share_percent: Decimal | None
    """100 × value ÷ reported NAV of the same competence, half away from zero; null where neither NAV nor total is
    positive.
    """
    metainfo: PortfolioItemMetainfo
    """The fields of the line's block in addition to the common ones; keys without a value are left out."""
    source: NotRequired[RowSource]


class Reconciliation(TypedDict):
    """How far the lines of a portfolio explain the NAV that is reported."""

    nav_source: Literal["nav_file", "inline", "structured_report", "daily_report", "register"] | None
    """Where `nav_value_reported` comes from: the NAV file; the structured funds' file, next to the lines; the own
    report of a structured fund; the daily reports of the month's last business day; the class register. Null where
    no NAV of the month is known.
    """
    grade: Literal["exact", "ok", "warn", "fail", "unknown"]
    """How far the lines explain that NAV: exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without a NAV,
    or where the files of the month lack members and the lines are more than 2 % away. The look-through opens no
    fund that is more than 2 % off.
    """
    residual_value: Decimal | None
    """`total_portfolio_value` less `nav_value_reported`, BRL; null without a NAV."""
    note: str | None
    """Set where the files of the month lack members, so that nobody knows whether the lines explain the NAV, and where
    the lines of one label with the other sign would make the total the NAV within R$ 1, such as senior quotas of
    its own that a fund filed as assets. No value is changed for it.
    """


class PortfolioBodyData(TypedDict):
    """An object."""

    fund: Fund
    portfolio: list[PortfolioItem]
    """The lines."""
    reconciliation: Reconciliation


class ResolvedFrom(TypedDict):
    """How a ticker or ISIN was found to name the fund."""

    code: str
    """The ticker or ISIN as requested, in capital letters."""
    basis: Literal["isin_of_report", "ticker_of_lines", "fund_documents"]
    """isin_of_report: the newest report of the fund (FII) has the ISIN that quotes have for the ticker;
    ticker_of_lines: lines of portfolios file the ticker with the CNPJ; fund_documents: the documents of the index
    fund name both, as declared here.
    """


class PortfolioBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month."""
    data: PortfolioBodyData
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class PortfolioRow(PortfolioItem):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class PortfolioLookThroughRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_sales_quantity: Number
    max_sales_quantity: Number
    min_sales_value: Number
    max_sales_value: Number
    min_purchases_quantity: Number
    max_purchases_quantity: Number
    min_purchases_value: Number
    max_purchases_value: Number
    min_final_position_quantity: Number
    max_final_position_quantity: Number
    min_final_position_value: Number
    max_final_position_value: Number
    min_final_position_cost: Number
    max_final_position_cost: Number
    min_portfolio_share_percent: Number
    max_portfolio_share_percent: Number
    min_metainfo_filed_value: Number
    max_metainfo_filed_value: Number
    min_metainfo_live_series: int
    max_metainfo_live_series: int
    min_metainfo_report_age_months: int
    max_metainfo_report_age_months: int
    min_metainfo_terms_index_percent: Number
    max_metainfo_terms_index_percent: Number
    min_metainfo_terms_rate: Number
    max_metainfo_terms_rate: Number
    min_metainfo_mark_price: Number
    max_metainfo_mark_price: Number
    min_metainfo_mark_difference_percent: Number
    max_metainfo_mark_difference_percent: Number
    min_metainfo_indexer_percent: Number
    max_metainfo_indexer_percent: Number
    min_metainfo_spread_percent: Number
    max_metainfo_spread_percent: Number
    min_metainfo_fixed_rate_percent: Number
    max_metainfo_fixed_rate_percent: Number
    min_metainfo_foreign_quantity: Number
    max_metainfo_foreign_quantity: Number
    min_metainfo_foreign_value: Number
    max_metainfo_foreign_value: Number
    min_age_months: int
    max_age_months: int
    min_quantity: Number
    max_quantity: Number
    min_value: Number
    max_value: Number
    min_paths: int
    max_paths: int


class LookThroughLeafMetainfo(TypedDict):
    """The fields of the line's block in addition to the common ones; keys without a value are left out."""

    block: str
    """Block of the filing: 1 to 8, confid, fie, fie_confid."""
    category: str
    """Category of the application label, from a closed list of ours."""
    is_investment: bool
    """False for cash, payables and receivables."""
    confidential: NotRequired[Literal[True]]
    """Only of a confidential total, which names no asset."""
    aggregated: NotRequired[Literal[True]]
    """Only on a line that adds up several holdings."""
    side: NotRequired[str]
    """For futures, options and forwards: long or short."""
    filed_value: NotRequired[Decimal]
    """Value exactly as filed, where the published one has another sign."""
    document_id: NotRequired[str]
    """Number of the filing, in the structured funds' file only."""
    report_item: NotRequired[str]
    """Item of the balance of a structured fund that the line is."""
    segment: NotRequired[str]
    """Segment of the credit rights of a receivables fund, as in `/v1/fund/{cnpj}/segments`."""
    live_series: NotRequired[int]
    """Series of the receivables fund that are worth something in the report; none where the report lists no such
    series.
    """
    report_date: NotRequired[str]
    """Only on a line of the own report of a structured fund: last day of the month or quarter of the report."""
    report_age_months: NotRequired[int]
    """Months between that report and the requested month; 0 for a report of the month."""
    terms: NotRequired[RegisterTerms]
    mark_price: NotRequired[Decimal]
    """Only with `include=marks`, of a federal bond: its indicative price on `mark_date`."""
    mark_date: NotRequired[str]
    """Last business day of the month, the day of `mark_price`."""
    mark_difference_percent: NotRequired[Decimal]
    """What the price of one unit of the line, value ÷ quantity, is above `mark_price`, in percent of it; none where
    the line has no quantity.
    """
    bond_type: NotRequired[str]
    """Family of a federal bond (block 1)."""
    isin: NotRequired[str]
    """ISIN (blocks 1, 4)."""
    selic_code: NotRequired[str]
    """Code in the Selic system (blocks 1, fie)."""
    issue_date: NotRequired[str]
    """Day of issue (block 1)."""
    maturity_date: NotRequired[str]
    """Day of maturity (blocks 1, 5, 6, 7, fie)."""
    fund_cnpj: NotRequired[str]
    """CNPJ of the class whose quotas are held (blocks 2, fie)."""
    fund_name: NotRequired[str]
    """Name of the fund whose quotas are held (blocks 2, fie)."""
    subclass_id: NotRequired[str]
    """Subclass whose quotas are held (block 2)."""
    swap_code: NotRequired[str]
    """Code of a swap (block 3)."""
    swap_description: NotRequired[str]
    """The two legs of a swap (block 3)."""
    asset_code: NotRequired[str]
    """Ticker, contract or registration code (blocks 4, 7, fie)."""
    asset_description: NotRequired[str]
    """Description (blocks 4, 8, fie; futures of fie have their ticker here)."""
    start_date: NotRequired[str]
    """Start of validity or listing (blocks 4, fie)."""
    end_date: NotRequired[str]
    """End of validity, expiry (block 4)."""
    issuer_cnpj: NotRequired[str]
    """CNPJ of the issuer (block 5)."""
    issuer_person_type: NotRequired[str]
    """PF for a natural person, PJ for a legal entity (blocks 6, 8, fie)."""
    issuer_document: NotRequired[str]
    """CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie).
    """
    issuer_name: NotRequired[str]
    """Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie)."""
    floating: NotRequired[bool]
    """True if the paper pays a floating rate (blocks 5, 6)."""
    indexer_code: NotRequired[str]
    """Code of the index paid (blocks 5, 6)."""
    indexer_description: NotRequired[str]
    """Name of the index paid (blocks 5, 6)."""
    indexer_percent: NotRequired[Decimal]
    """Percent of the index paid. Unit: percent."""
    spread_percent: NotRequired[Decimal]
    """Spread over the index, percent a year."""
    fixed_rate_percent: NotRequired[Decimal]
    """Fixed rate, percent a year."""
    rated: NotRequired[bool]
    """True if the issuer is rated (blocks 5, 7, fie)."""
    rating_agency: NotRequired[str]
    """Agency that rates the issuer (blocks 5, 7)."""
    rating_date: NotRequired[str]
    """Day of the rating (blocks 5, 7)."""
    rating: NotRequired[str]
    """The rating (blocks 5, 7)."""
    cetip_registered: NotRequired[bool]
    """True if the paper is registered at Cetip (block 6)."""
    guaranteed: NotRequired[bool]
    """True if the paper is guaranteed (block 6)."""
    coobligor_cnpj: NotRequired[str]
    """Financial institution that is jointly liable (block 6)."""
    collective: NotRequired[bool]
    """True if the foreign holding is a collective vehicle (block 7)."""
    collective_managed: NotRequired[bool]
    """True if the manager influences that vehicle (block 7)."""
    country_code: NotRequired[str]
    """Country: letters in block 7, numbers in fie, not to be unified."""
    country: NotRequired[str]
    """Name of the country (blocks 7, fie)."""
    market_code: NotRequired[str]
    """Code of the exchange or market (blocks 7, fie)."""
    market: NotRequired[str]
    """Name of the exchange or market (blocks 7, fie)."""
    foreign_description: NotRequired[str]
    """Description of the foreign asset (block 7)."""
    foreign_quantity: NotRequired[Decimal]
    """Quantity of the foreign asset (block 7). Unit: units."""
    foreign_value: NotRequired[Decimal]
    """Value of the foreign asset, currency not filed (block 7). Unit: units."""
    asset_id: NotRequired[str]
    """Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the
    line names one.
    """
    asset_kind: NotRequired[str]
    """Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable
    and confidential are no assets.
    """
    asset_id_basis: NotRequired[str]
    """Basis of the name: filed in an identifying column, derived from other columns, or unidentified; none where there
    is no asset.
    """
    asset_id_rule: NotRequired[str]
    """Rule that gave the name: code, text, price, terms or name."""
    position: NotRequired[str]
    """How the asset is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; none for cash,
    payables, receivables and confidential totals.
    """
    collateral_asset_id: NotRequired[str]
    """Name of the bond that secures a repo, which the fund does not own."""


class LookThroughLeaf(TypedDict):
    """With `view=paths`: a line that was not replaced."""

    id: str
    """Stable name of the leaf: a hash of the quota lines followed and its own line."""
    application_type: str
    """The regulator's application label in one canonical spelling."""
    asset_type: str
    """The asset label in one canonical spelling."""
    related_issuer: bool
    """True if the issuer is related to the manager or administrator."""
    business_type: str
    """Accounting intent: for trading, or held to maturity."""
    sales_quantity: Decimal
    """Quantity sold in the month. Unit: units."""
    sales_value: Decimal
    """Value sold in the month. Unit: BRL."""
    purchases_quantity: Decimal
    """Quantity bought in the month. Unit: units."""
    purchases_value: Decimal
    """Value bought in the month. Unit: BRL."""
    final_position_quantity: Decimal
    """Quantity at the end of the month, without sign even for shorts. Unit: units."""
    final_position_value: Decimal | None
    """Value at the end of the month; liabilities negative, futures as filed. Unit: BRL."""
    final_position_cost: Decimal | None
    """Cost at the end of the month. Unit: BRL."""
    confidentiality_deadline: str | None
    """Day until which the holding is confidential."""
    portfolio_share_percent: Decimal | None
    """100 × value ÷ the root's reported NAV, half away from zero; null where neither its NAV nor its total is
    positive.
    """
    metainfo: LookThroughLeafMetainfo
    """The fields of the line's block in addition to the common ones; keys without a value are left out."""
    depth: int
    """Funds between the root and the line: 0 for a line of its own."""
    path: list[str]
    """CNPJs from the root to the fund that holds the line."""
    resolution: Literal["direct", "foreign", "confidential", "not_filed", "cycle", "nav_missing", "unreconciled", "stale", "ratio_anomaly", "depth_limit", "below_threshold", "reconciliation"]
    """direct for a line that holds no quotas; else why its quotas were not replaced by what the fund holds;
    reconciliation for what an expanded line is worth beyond the lines that took its place.
    """
    report_source: Literal["cda", "fidc_month", "fii_month", "fii_quarter"]
    """The report with the line: cda for the monthly holdings; fidc_month, fii_month or fii_quarter for the own report
    of a structured fund without holdings of the month.
    """
    source_period: str
    """Last day of the month or quarter of that report."""
    age_months: int
    """Months between that report and the month of the look-through: 0 for a report of the month."""
    is_approximate: bool
    """True for a line of a receivables fund, unless it is known to have one live series: the line that holds the fund
    names no series, so each holder is taken to have a part of everything.
    """
    source: NotRequired[RowSource]
    """The place that the line was read from; with `provenance=true`, and not on a reconciliation."""


class LookThroughAssetMetainfo(TypedDict):
    """The fields of the line's block in addition to the common ones; keys without a value are left out."""

    block: str
    """Block of the filing: 1 to 8, confid, fie, fie_confid."""
    category: str
    """Category of the application label, from a closed list of ours."""
    is_investment: bool
    """False for cash, payables and receivables."""
    confidential: NotRequired[Literal[True]]
    """Only of a confidential total, which names no asset."""
    aggregated: NotRequired[Literal[True]]
    """Only on a line that adds up several holdings."""
    side: NotRequired[str]
    """For futures, options and forwards: long or short."""
    filed_value: NotRequired[Decimal]
    """Value exactly as filed, where the published one has another sign."""
    document_id: NotRequired[str]
    """Number of the filing, in the structured funds' file only."""
    report_item: NotRequired[str]
    """Item of the balance of a structured fund that the line is."""
    segment: NotRequired[str]
    """Segment of the credit rights of a receivables fund, as in `/v1/fund/{cnpj}/segments`."""
    live_series: NotRequired[int]
    """Series of the receivables fund that are worth something in the report; none where the report lists no such
    series.
    """
    report_date: NotRequired[str]
    """Only on a line of the own report of a structured fund: last day of the month or quarter of the report."""
    report_age_months: NotRequired[int]
    """Months between that report and the requested month; 0 for a report of the month."""
    terms: NotRequired[RegisterTerms]
    mark_price: NotRequired[Decimal]
    """Only with `include=marks`, of a federal bond: its indicative price on `mark_date`."""
    mark_date: NotRequired[str]
    """Last business day of the month, the day of `mark_price`."""
    mark_difference_percent: NotRequired[Decimal]
    """What the price of one unit of the line, value ÷ quantity, is above `mark_price`, in percent of it; none where
    the line has no quantity.
    """
    bond_type: NotRequired[str]
    """Family of a federal bond (block 1)."""
    isin: NotRequired[str]
    """ISIN (blocks 1, 4)."""
    selic_code: NotRequired[str]
    """Code in the Selic system (blocks 1, fie)."""
    issue_date: NotRequired[str]
    """Day of issue (block 1)."""
    maturity_date: NotRequired[str]
    """Day of maturity (blocks 1, 5, 6, 7, fie)."""
    fund_cnpj: NotRequired[str]
    """CNPJ of the class whose quotas are held (blocks 2, fie)."""
    fund_name: NotRequired[str]
    """Name of the fund whose quotas are held (blocks 2, fie)."""
    subclass_id: NotRequired[str]
    """Subclass whose quotas are held (block 2)."""
    swap_code: NotRequired[str]
    """Code of a swap (block 3)."""
    swap_description: NotRequired[str]
    """The two legs of a swap (block 3)."""
    asset_code: NotRequired[str]
    """Ticker, contract or registration code (blocks 4, 7, fie)."""
    asset_description: NotRequired[str]
    """Description (blocks 4, 8, fie; futures of fie have their ticker here)."""
    start_date: NotRequired[str]
    """Start of validity or listing (blocks 4, fie)."""
    end_date: NotRequired[str]
    """End of validity, expiry (block 4)."""
    issuer_cnpj: NotRequired[str]
    """CNPJ of the issuer (block 5)."""
    issuer_person_type: NotRequired[str]
    """PF for a natural person, PJ for a legal entity (blocks 6, 8, fie)."""
    issuer_document: NotRequired[str]
    """CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie).
    """
    issuer_name: NotRequired[str]
    """Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie)."""
    floating: NotRequired[bool]
    """True if the paper pays a floating rate (blocks 5, 6)."""
    indexer_code: NotRequired[str]
    """Code of the index paid (blocks 5, 6)."""
    indexer_description: NotRequired[str]
    """Name of the index paid (blocks 5, 6)."""
    indexer_percent: NotRequired[Decimal]
    """Percent of the index paid. Unit: percent."""
    spread_percent: NotRequired[Decimal]
    """Spread over the index, percent a year."""
    fixed_rate_percent: NotRequired[Decimal]
    """Fixed rate, percent a year."""
    rated: NotRequired[bool]
    """True if the issuer is rated (blocks 5, 7, fie)."""
    rating_agency: NotRequired[str]
    """Agency that rates the issuer (blocks 5, 7)."""
    rating_date: NotRequired[str]
    """Day of the rating (blocks 5, 7)."""
    rating: NotRequired[str]
    """The rating (blocks 5, 7)."""
    cetip_registered: NotRequired[bool]
    """True if the paper is registered at Cetip (block 6)."""
    guaranteed: NotRequired[bool]
    """True if the paper is guaranteed (block 6)."""
    coobligor_cnpj: NotRequired[str]
    """Financial institution that is jointly liable (block 6)."""
    collective: NotRequired[bool]
    """True if the foreign holding is a collective vehicle (block 7)."""
    collective_managed: NotRequired[bool]
    """True if the manager influences that vehicle (block 7)."""
    country_code: NotRequired[str]
    """Country: letters in block 7, numbers in fie, not to be unified."""
    country: NotRequired[str]
    """Name of the country (blocks 7, fie)."""
    market_code: NotRequired[str]
    """Code of the exchange or market (blocks 7, fie)."""
    market: NotRequired[str]
    """Name of the exchange or market (blocks 7, fie)."""
    foreign_description: NotRequired[str]
    """Description of the foreign asset (block 7)."""
    foreign_quantity: NotRequired[Decimal]
    """Quantity of the foreign asset (block 7). Unit: units."""
    foreign_value: NotRequired[Decimal]
    """Value of the foreign asset, currency not filed (block 7). Unit: units."""
    asset_id: NotRequired[str]
    """Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the
    line names one.
    """
    asset_kind: NotRequired[str]
    """Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable
    and confidential are no assets.
    """
    asset_id_basis: NotRequired[str]
    """Basis of the name: filed in an identifying column, derived from other columns, or unidentified; none where there
    is no asset.
    """
    asset_id_rule: NotRequired[str]
    """Rule that gave the name: code, text, price, terms or name."""
    position: NotRequired[str]
    """How the asset is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; none for cash,
    payables, receivables and confidential totals.
    """
    collateral_asset_id: NotRequired[str]
    """Name of the bond that secures a repo, which the fund does not own."""


class LookThroughAsset(TypedDict):
    """With `view=aggregate`: an asset over all paths."""

    asset_id: str | None
    """Name that the asset goes by in the month, equal over funds: that of its lines, or what the links of the month
    make of it; `metainfo.asset_id` is the name that the largest line files. null where the row is no asset or names
    none: cash, payables and receivables are a row each, repos one a collateral, and every other line without a name
    is a row of its own.
    """
    asset_kind: str
    """Kind of asset, as in a portfolio's metainfo, or that of the name that links lead to; reconciliation for what
    expanded lines leave.
    """
    asset_id_basis: str
    """filed, derived or unidentified, of the largest line; "" where there is no asset. A line by the ticker of a fund
    is derived.
    """
    asset_id_rule: str
    """Rule that gave the name of the largest line: code, text, price, terms or name; link where a link made it another
    one; "" without a name.
    """
    asset_group_id: str | None
    """Name that the lines of the row are added up by: that of the group where papers are joined because others of the
    month show that they are one, else `asset_id`. Match rows of several answers by it; null where `asset_id` is.
    """
    asset_group_basis: Literal["", "paper_price", "paper_terms", "paper_kept"]
    """What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity
    and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that
    remains of the group of an earlier month; "" where the asset is alone.
    """
    position: str
    """How the largest line is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; "" for
    cash, payables, receivables and confidential totals. Own, lent and borrowed lines are one row.
    """
    collateral_asset_id: str | None
    """Name of the bond that secures a repo, which the fund does not own."""
    application_type: str
    """The regulator's application label in one canonical spelling."""
    asset_type: str
    """The asset label in one canonical spelling."""
    name: str
    """Name or description of the asset; "" where none is filed, and for cash, payables and receivables."""
    quantity: Decimal
    """Quantity, long less short."""
    value: Decimal
    """Value, long less short, BRL."""
    share_percent: Decimal | None
    """100 × value ÷ the root's reported NAV; null as in a leaf."""
    paths: int
    """By how many paths it is held, where a path comes to each fund of a ring once."""
    metainfo: LookThroughAssetMetainfo
    """The fields of the line's block in addition to the common ones; keys without a value are left out."""


class LookThroughCoverageUnexpandedValue(TypedDict):
    """Value of the other leaves by resolution, BRL; with expanded_value they add up to the root's total."""

    foreign: Decimal
    """Quotas of funds abroad, which do not file here."""
    confidential: Decimal
    """Confidential totals of quotas, and quotas of funds that show confidential totals only."""
    not_filed: Decimal
    """Quotas of funds without a line in that competence and without a report of their own at or before it, without a
    CNPJ, or named by the number of a fund with several classes.
    """
    cycle: Decimal
    """Quotas of a fund that holds, by this path, the holder. By asset only in a ring in which what turns never gets
    less.
    """
    nav_missing: Decimal
    """Quotas of funds whose NAV of the month is not positive, or is not known: neither filed, nor in the daily reports
    of its last business day, nor of the month in the class register.
    """
    unreconciled: Decimal
    """Quotas of funds whose lines are more than 2 % away from their NAV."""
    stale: Decimal
    """Quotas of structured funds whose newest report is more than 6 months older."""
    ratio_anomaly: Decimal
    """Lines worth more than 1.005 times the NAV of the fund held (1.25 times that of an older report), or less than
    nothing. Of a real-estate fund the quotas held are compared with those issued; where its report states no NAV,
    also lines whose part of it is more than 1.5 times their value.
    """
    depth_limit: Decimal
    """Quotas at max_depth."""
    below_threshold: Decimal
    """Quotas whose share of the root is below min_share_percent."""
    reconciliation: Decimal
    """What expanded lines are worth beyond the lines that took their place, rounding included."""


class LookThroughCoverage(TypedDict):
    """How much was seen, the same on every page; with `view=aggregate` also how much of it names its asset."""

    expanded_value: Decimal
    """Value of the leaves that are no quotas, BRL."""
    unexpanded_value: LookThroughCoverageUnexpandedValue
    """Value of the other leaves by resolution, BRL; with expanded_value they add up to the root's total."""
    coverage_percent: Decimal | None
    """100 × expanded_value ÷ the root's total; null where that is not positive."""
    depth_reached: int
    """Depth of the deepest leaf; by asset a ring is one level."""
    funds_visited: int
    """Funds whose lines are in the answer, the root among them, each once."""
    min_share_percent: NotRequired[Decimal]
    """Only of a fund that leads to a ring of funds that hold each other: the share of the root below which quotas were
    not followed. By path it is the requested one, or the least above it at which there are few enough paths; by
    asset it is 0, because the ring is solved.
    """
    identified_percent: NotRequired[Decimal | None]
    """100 × Σ|value| of the lines that name their asset, filed or derived, ÷ Σ|value| of those that should; a derived
    name that may mean several assets, because its prices differ too much, names none; null where none should.
    """
    derived_percent: NotRequired[Decimal | None]
    """The part of it whose names were put together from other columns, of the same whole."""
    no_asset_percent: NotRequired[Decimal | None]
    """100 × Σ|value| of what is no asset (repo, swaps, forwards, cash, payables, receivables, confidential totals) ÷
    Σ|value| of all lines; null without value.
    """


class FundName(TypedDict):
    """An object."""

    cnpj: str
    """CNPJ on a path."""
    name: str
    """Its name, as in `/v1/funds`; "" where none is known."""


class PortfolioLookThroughBodyData(TypedDict):
    """An object."""

    fund: Fund
    portfolio: list[LookThroughLeaf | LookThroughAsset]
    """The leaves, or the assets."""
    coverage: LookThroughCoverage
    names: NotRequired[list[FundName]]
    """The funds on the paths of the rows of this page, by CNPJ; with `names=true`."""


class PortfolioLookThroughBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    data: PortfolioLookThroughBodyData
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class PortfolioLookThroughRow1(LookThroughLeaf):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class PortfolioLookThroughRow2(LookThroughAsset):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


PortfolioLookThroughRow: TypeAlias = PortfolioLookThroughRow1 | PortfolioLookThroughRow2


class AssetsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_holders: int
    max_holders: int
    min_value: Number
    max_value: Number
    min_seen_holders: int
    max_seen_holders: int
    min_seen_value: Number
    max_seen_value: Number
    min_terms_index_percent: Number
    max_terms_index_percent: Number
    min_terms_rate: Number
    max_terms_rate: Number


class ListedAsset(TypedDict):
    """An asset in a list, under the name that it goes by in the month."""

    asset_id: str
    """Name of the asset, as in cvm_fund_portfolio."""
    kind: str
    """Kind of the asset: that of the newest month with lines; unknown for a ticker that no line names."""
    name: str
    """Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the
    month in which it falls due, such as NTN-B 2035-05.
    """
    ticker: str
    """Ticker in the name of the asset, where that is made from one."""
    isin: str
    """Newest ISIN: in the name of the asset, else of the quotes of its ticker, else of its lines."""
    cnpj: str
    """CNPJ of the issuer, or of the class of the fund, that most of its lines in the newest month file."""
    maturity_date: str | None
    """Day of maturity; none where lines of the newest month file different ones."""
    holders: int | None
    """Classes with a line of it in the month, whichever way they hold it; null where the month lacks a member that can
    have lines of its kind, so that it is not known.
    """
    value: Decimal | None
    """Signed sum of the values of these lines, BRL; borrowed shares are negative. Null where `holders` is."""
    first_month: str | None
    """First month that has a line of it, YYYY-MM; none for a ticker that was only quoted."""
    last_month: str | None
    """Last month that has a line of it."""
    seen_holders: int
    """Classes with such a line in the members that are there: at least so many."""
    seen_value: Decimal
    """Signed sum of these lines, BRL."""
    missing_members: str
    """Members that can have lines of its kind and are absent from the month or thin, separated by commas: the reason
    of a null; "" where none is.
    """
    terms: NotRequired[RegisterTerms | None]
    """What the register of debentures has about the paper; null where it has none, or nothing leads to one for
    certain. Only with include=terms.
    """


class AssetsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    completeness: Literal["complete", "partial"]
    """partial where the month lacks members."""
    missing_members: str
    """Members that are absent or thin, separated by commas; "" where none is."""
    data: list[ListedAsset]


class AssetsRow(ListedAsset):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month of holders and value."""


class AssetTicker(TypedDict):
    """A ticker of an asset, and its days."""

    ticker: str
    """A ticker."""
    first_day: str
    """First day on which quotes, or lines, have it for the asset."""
    last_day: str
    """Last day on which they have."""


class FiledAssetName(TypedDict):
    """A name under which lines file an asset."""

    asset_id: str
    """Name of the asset, as in cvm_fund_portfolio."""
    kind: str
    """Kind of the asset: that of the newest month with lines; unknown for a ticker that no line names."""
    names: list[str]
    """Names that lines have, the newest first; at most ten."""
    first_month: str | None
    """First month that has a line of it, YYYY-MM; none for a ticker that was only quoted."""
    last_month: str | None
    """Last month that has a line of it."""
    first_quoted: str | None
    """First session of the spot market in which a link has its ticker."""
    last_quoted: str | None
    """Last session of the spot market in which a link has its ticker."""


class AssetLink(TypedDict):
    """A link between two names of one asset, and the days for which it holds."""

    from_id: str
    """Name of the asset that is another name of to_id."""
    to_id: str
    """Name that the asset goes by; it can have a link itself: a renamed ticker leads to the newest, that of a fund to
    the fund.
    """
    valid_from: str
    """First day on which the two were seen together; the last day of a month where lines show it."""
    valid_to: str
    """Last day on which they were: outside of these days nothing is known of the link."""
    rule: str
    """isin_of_ticker, isin_of_share, renamed_ticker, isin_of_bond, isin_of_paper, ticker_of_fund, number_of_fund,
    ticker_of_name, paper_price, paper_terms or paper_kept.
    """
    source: str
    """Table with the evidence."""


class Asset(TypedDict):
    """An asset: what it is, under which names it was filed, and how much of it is held."""

    asset_id: str
    """Name of the asset, as in cvm_fund_portfolio."""
    kind: str
    """Kind of the asset: that of the newest month with lines; unknown for a ticker that no line names."""
    name: str
    """Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the
    month in which it falls due, such as NTN-B 2035-05.
    """
    ticker: str
    """Ticker in the name of the asset, where that is made from one."""
    isin: str
    """Newest ISIN: in the name of the asset, else of the quotes of its ticker, else of its lines."""
    cnpj: str
    """CNPJ of the issuer, or of the class of the fund, that most of its lines in the newest month file."""
    maturity_date: str | None
    """Day of maturity; none where lines of the newest month file different ones."""
    asset_group_id: str
    """Name that its lines are added up by in the month: that of the group where papers are joined because others of
    the month show that they are one, else `asset_id`.
    """
    asset_group_basis: Literal["", "paper_price", "paper_terms", "paper_kept"]
    """What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity
    and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that
    remains of the group of an earlier month; "" where the asset is alone.
    """
    selic_code: str
    """Code in the Selic system."""
    first_month: str | None
    """First month that has a line of it, YYYY-MM; none for a ticker that was only quoted."""
    last_month: str | None
    """Last month that has a line of it."""
    first_quoted: str | None
    """First session of the spot market in which a link has its ticker."""
    last_quoted: str | None
    """Last session of the spot market in which a link has its ticker."""
    names: list[str]
    """Names that lines have, the newest first; at most ten."""
    tickers: list[AssetTicker]
    """The tickers that quotes and links have for it, the newest first, each with its days."""
    filed_as: list[FiledAssetName]
    """The names that lines of the month can give it, each with what is filed under it."""
    links: list[AssetLink]
    """The links that begin or end at one of these names, at any time."""
    holders: int | None
    """Classes with a line of it in the month, whichever way they hold it; null where the month lacks a member that can
    have lines of its kind, so that it is not known.
    """
    value: Decimal | None
    """Signed sum of the values of these lines, BRL; borrowed shares are negative. Null where `holders` is."""
    seen_holders: int
    """Classes with such a line in the members that are there: at least so many."""
    seen_value: Decimal
    """Signed sum of these lines, BRL."""
    missing_members: str
    """Members that can have lines of its kind and are absent from the month or thin, separated by commas: the reason
    of a null; "" where none is.
    """
    holders_path: str
    """Address that lists the holders in the month."""
    terms: NotRequired[RegisterTerms | None]
    """What the register of debentures has about the paper; null where it has none, or nothing leads to one for
    certain. Only with include=terms.
    """


class AssetBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month of `holders`, `value` and `filed_as`."""
    data: Asset


class AssetHoldersRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_quantity: Number
    max_quantity: Number
    min_value: Number
    max_value: Number
    min_share_percent: Number
    max_share_percent: Number
    min_direct_value: Number
    max_direct_value: Number
    min_indirect_value: Number
    max_indirect_value: Number
    min_shortest_depth: int
    max_shortest_depth: int


class AssetHolder(TypedDict):
    """A fund that holds the requested asset."""

    cnpj: str
    """CNPJ of the class that holds."""
    name: str
    """Its name as filed in the month."""
    quantity: Decimal
    """Quantity, long less short."""
    value: Decimal
    """Value of these lines, BRL, negative where short; with `indirect=true` what it holds through other funds too.
    """
    share_percent: Decimal | None
    """100 × value ÷ the holder's reported NAV of the month, or of its own report, half away from zero; null where
    neither NAV nor total is positive.
    """
    position: Literal["owned", "borrowed", "repo_collateral", "option", "future", "forward"]
    """How it is held: owned, also while lent out; borrowed, which is short; else, where `include` asks for it,
    repo_collateral or a derivative.
    """
    contract: NotRequired[str | None]
    """Name (`asset_id`) of the option or future; null for what is none, and where its lines name no contract, which
    are one row. With `include=derivatives`.
    """
    oldest_report_date: str | None
    """Date of the oldest report of a real-estate fund (FII) with a line on the ways to the asset, its own lines among
    them, at most six months before; null where all are holdings of the month (CDA).
    """
    direct_value: NotRequired[Decimal]
    """Of it by lines of its own, BRL; with `indirect=true`."""
    indirect_value: NotRequired[Decimal]
    """Of it through other funds, BRL; with `indirect=true`."""
    shortest_depth: NotRequired[int]
    """Funds between the holder and the nearest line of the asset: 0 for one of its own; with `indirect=true`."""


class AssetHoldersBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    asset_id: str
    """Name of the asset that the code belongs to."""
    asset_group_id: str
    """Name that its lines are added up by in the month: that of the group where papers are joined because others of
    the month show that they are one, else `asset_id`.
    """
    asset_group_basis: Literal["", "paper_price", "paper_terms", "paper_kept"]
    """What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity
    and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that
    remains of the group of an earlier month; "" where the asset is alone.
    """
    status: Literal["read", "members_missing"]
    """read; members_missing where the month lacks a member that can have lines of this kind of asset: others can hold
    it too, and an empty list says nothing.
    """
    completeness: Literal["complete", "partial"]
    """partial where the month lacks members."""
    missing_members: str
    """Members that are absent or thin, separated by commas; "" where none is."""
    identified_percent: Decimal | None
    """Part of the value of the lines of the month that name their asset, by magnitude, of those that should: 100 is
    all. Null where the list is empty.
    """
    data: list[AssetHolder]


class AssetHoldersRow(AssetHolder):
    """A row, with what it belongs to."""

    asset_id: str
    """Name of the asset."""
    reference_date: str
    """Last day of the competence month."""


class AssetHoldersHistoryRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_holders: int
    max_holders: int
    min_value: Number
    max_value: Number
    min_borrowed_value: Number
    max_borrowed_value: Number
    min_entered: int
    max_entered: int
    min_left: int
    max_left: int
    min_seen_holders: int
    max_seen_holders: int
    min_seen_value: Number
    max_seen_value: Number


class HoldersMonth(TypedDict):
    """How many classes hold an asset at the end of a month, and how much."""

    reference_date: str
    """Last day of the competence month."""
    status: Literal["read", "members_missing", "not_compiled"]
    """read; members_missing where the month lacks a member that can have lines of this kind of asset, so that nobody
    knows how many hold it: `missing_members` names them, and `seen_holders` and `seen_value` are what the other
    members have; not_compiled where the month was compiled without the assets of its lines: nothing is known.
    """
    asset_group_id: str | None
    """Name that its lines are added up by in the month, as in the list of holders; null where nothing is known."""
    asset_group_basis: Literal["", "paper_price", "paper_terms", "paper_kept"] | None
    """What joins the papers of the group, as in the list of holders; "" where the asset is alone, null where nothing
    is known.
    """
    holders: int | None
    """Classes with an own, lent or borrowed line of it; 0 where nobody has one, null where it is not known."""
    value: Decimal | None
    """Signed sum of these lines, BRL, borrowed ones negative; the sum of `value` in the list of holders, but for rows
    with an `oldest_report_date`. Null where it is not known.
    """
    borrowed_value: Decimal | None
    """Of it the borrowed lines, BRL."""
    entered: int | None
    """Holders that were none in the month before; null where the holders of either month are not known."""
    left: int | None
    """Holders of the month before that are none any more; null where the holders of either month are not known."""
    completeness: Literal["complete", "partial"]
    """partial where the month lacks members, of whatever kind of asset."""
    missing_members: str
    """Members that are absent or thin, separated by commas; "" where none is."""
    seen_holders: int | None
    """Classes with such a line in the members that are there: at least so many hold it."""
    seen_value: Decimal | None
    """Signed sum of these lines, BRL."""


class AssetHoldersHistoryBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[HoldersMonth]


class AssetHoldersHistoryRow(HoldersMonth):
    """A row, with what it belongs to."""

    asset_id: str
    """Name that the asset goes by in the newest month."""


class PortfolioCompareRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_previous_value: Number
    max_previous_value: Number
    min_value: Number
    max_value: Number
    min_change: Number
    max_change: Number
    min_previous_share_percent: Number
    max_previous_share_percent: Number
    min_share_percent: Number
    max_share_percent: Number
    min_against_value: Number
    max_against_value: Number
    min_against_share_percent: Number
    max_against_share_percent: Number
    min_common_share_percent: Number
    max_common_share_percent: Number


class PortfolioCompareBodyDataCompared(TypedDict):
    """The portfolio that the fund is compared with."""

    cnpj: str
    """CNPJ of the class: the fund itself with `with`, the other with `against`."""
    name: str
    """Its name as filed in the month."""
    reference_date: str
    """Last day of its competence month."""
    total_portfolio_value: Decimal
    """Signed sum of its lines, BRL."""
    share_of_value: Decimal | None
    """Amount that its shares divide by, BRL: its reported NAV of the month, or, where that is not positive, its total;
    null where neither is.
    """
    identified_percent: Decimal | None
    """100 × Σ|value| of the lines that name their asset, filed or derived, ÷ Σ|value| of those that should; a derived
    name that may mean several assets, because its prices differ too much, names none; null where none should.
    """
    derived_percent: Decimal | None
    """The part of it whose names were put together from other columns, of the same whole."""
    no_asset_percent: Decimal | None
    """100 × Σ|value| of what is no asset (repo, swaps, forwards, cash, payables, receivables, confidential totals) ÷
    Σ|value| of all lines; null without value.
    """


class ComparedMonths(TypedDict):
    """With `with`: an asset of a fund in two months."""

    asset_id: str | None
    """Name that the asset goes by in the month, equal over funds: that of its lines, or what the links of the month
    make of it; `metainfo.asset_id` is the name that the largest line files. null where the row is no asset or names
    none: cash, payables and receivables are a row each, repos one a collateral, and every other line without a name
    is a row of its own.
    """
    asset_kind: str
    """Kind of asset, as in a portfolio's metainfo, or that of the name that links lead to; reconciliation for what
    expanded lines leave.
    """
    asset_id_basis: str
    """filed, derived or unidentified, of the largest line; "" where there is no asset. A line by the ticker of a fund
    is derived.
    """
    asset_id_rule: str
    """Rule that gave the name of the largest line: code, text, price, terms or name; link where a link made it another
    one; "" without a name.
    """
    asset_group_id: str | None
    """Name that the lines of the row are added up by: that of the group where papers are joined because others of the
    month show that they are one, else `asset_id`. Match rows of several answers by it; null where `asset_id` is.
    """
    asset_group_basis: Literal["", "paper_price", "paper_terms", "paper_kept"]
    """What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity
    and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that
    remains of the group of an earlier month; "" where the asset is alone.
    """
    position: str
    """How the largest line is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; "" for
    cash, payables, receivables and confidential totals. Own, lent and borrowed lines are one row.
    """
    collateral_asset_id: str | None
    """Name of the bond that secures a repo, which the fund does not own."""
    application_type: str
    """The regulator's application label in one canonical spelling."""
    asset_type: str
    """The asset label in one canonical spelling."""
    name: str
    """Name or description of the asset; "" where none is filed, and for cash, payables and receivables."""
    previous_value: Decimal
    """Value in the month that `with` names, BRL; 0 where it was not held."""
    value: Decimal
    """Value, long less short, BRL; 0 where it is not held."""
    change: Decimal
    """Value less previous value, BRL: bought, sold, and what its price did."""
    previous_share_percent: Decimal | None
    """The share in the month that `with` names, of the NAV of that month."""
    share_percent: Decimal | None
    """100 × value ÷ the fund's reported NAV, half away from zero; null where neither NAV nor total is positive."""
    status: Literal["new", "closed", "increased", "reduced", "unchanged", "not_visible"]
    """new or closed where it is held, in value or quantity, in only one of the months; else by value. not_visible
    where that is not known: the month without it lacks members or has confidential totals, or the line names no
    asset.
    """


class ComparedFunds(TypedDict):
    """With `against`: an asset in two funds."""

    asset_id: str | None
    """Name that the asset goes by in the month, equal over funds: that of its lines, or what the links of the month
    make of it; `metainfo.asset_id` is the name that the largest line files. null where the row is no asset or names
    none: cash, payables and receivables are a row each, repos one a collateral, and every other line without a name
    is a row of its own.
    """
    asset_kind: str
    """Kind of asset, as in a portfolio's metainfo, or that of the name that links lead to; reconciliation for what
    expanded lines leave.
    """
    asset_id_basis: str
    """filed, derived or unidentified, of the largest line; "" where there is no asset. A line by the ticker of a fund
    is derived.
    """
    asset_id_rule: str
    """Rule that gave the name of the largest line: code, text, price, terms or name; link where a link made it another
    one; "" without a name.
    """
    asset_group_id: str | None
    """Name that the lines of the row are added up by: that of the group where papers are joined because others of the
    month show that they are one, else `asset_id`. Match rows of several answers by it; null where `asset_id` is.
    """
    asset_group_basis: Literal["", "paper_price", "paper_terms", "paper_kept"]
    """What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity
    and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that
    remains of the group of an earlier month; "" where the asset is alone.
    """
    position: str
    """How the largest line is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; "" for
    cash, payables, receivables and confidential totals. Own, lent and borrowed lines are one row.
    """
    collateral_asset_id: str | None
    """Name of the bond that secures a repo, which the fund does not own."""
    application_type: str
    """The regulator's application label in one canonical spelling."""
    asset_type: str
    """The asset label in one canonical spelling."""
    name: str
    """Name or description of the asset; "" where none is filed, and for cash, payables and receivables."""
    value: Decimal
    """Value, long less short, BRL; 0 where it is not held."""
    share_percent: Decimal | None
    """100 × value ÷ the fund's reported NAV, half away from zero; null where neither NAV nor total is positive."""
    against_value: Decimal
    """Value in the fund that `against` names, BRL; 0 where it holds none."""
    against_share_percent: Decimal | None
    """The share in that fund, of its own NAV."""
    common_share_percent: Decimal | None
    """The smaller share, where both are positive and of an asset that can be compared; 0 elsewhere; null where a share
    is.
    """


class PortfolioCompareBodyData(TypedDict):
    """An object."""

    fund: Fund
    compared: PortfolioCompareBodyDataCompared
    """The portfolio that the fund is compared with."""
    overlap_percent: Decimal | None
    """The smaller of the two shares, added up over the assets that both hold with a positive share; null where a share
    is, and where nothing of a side can be compared though it holds something, such as confidential totals.
    """
    identified_percent: Decimal | None
    """100 × Σ|value| of the lines that name their asset, filed or derived, ÷ Σ|value| of those that should; a derived
    name that may mean several assets, because its prices differ too much, names none; null where none should.
    """
    derived_percent: Decimal | None
    """The part of it whose names were put together from other columns, of the same whole."""
    no_asset_percent: Decimal | None
    """100 × Σ|value| of what is no asset (repo, swaps, forwards, cash, payables, receivables, confidential totals) ÷
    Σ|value| of all lines; null without value.
    """
    assets: list[ComparedMonths | ComparedFunds]
    """The assets of either, each once."""


class PortfolioCompareBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month."""
    data: PortfolioCompareBodyData
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class PortfolioCompareRow1(ComparedMonths):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""
    compared_cnpj: str
    """CNPJ of the class that it is compared with."""
    compared_reference_date: str
    """Last day of the competence month of that."""


class PortfolioCompareRow2(ComparedFunds):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""
    compared_cnpj: str
    """CNPJ of the class that it is compared with."""
    compared_reference_date: str
    """Last day of the competence month of that."""


PortfolioCompareRow: TypeAlias = PortfolioCompareRow1 | PortfolioCompareRow2


class PortfolioRevisionsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_version: int
    max_version: int
    min_lines_added: int
    max_lines_added: int
    min_lines_removed: int
    max_lines_removed: int
    min_lines_changed: int
    max_lines_changed: int
    min_previous_total_portfolio_value: Number
    max_previous_total_portfolio_value: Number
    min_total_portfolio_value: Number
    max_total_portfolio_value: Number
    min_previous_nav_value: Number
    max_previous_nav_value: Number
    min_nav_value: Number
    max_nav_value: Number


class PortfolioRevision(TypedDict):
    """A version of a monthly portfolio."""

    version: int
    """Number of the version: 1, 2, … in the order in which this installation saw them."""
    change: Literal["first", "amended", "confidentiality_released", "withdrawn"]
    """What happened to the portfolio."""
    first_snapshot: str
    """Snapshot that brought the version."""
    published_at: str
    """Instant of the publication of that snapshot, UTC."""
    delivered_at: str | None
    """Instant of the newest delivery that CVM had logged by then, UTC; the log begins in 2025."""
    content_hash: str
    """Hash of NAV and lines; null if the version is withdrawn."""
    lines_added: int
    """Number of lines that were not there before."""
    lines_removed: int
    """Number of lines that are gone."""
    lines_changed: int
    """Number of lines of the same holding with another figure or text."""
    previous_total_portfolio_value: Decimal | None
    """Signed sum of the lines of the previous version. Unit: BRL."""
    total_portfolio_value: Decimal | None
    """Signed sum of the lines of this version. Unit: BRL."""
    previous_nav_value: Decimal | None
    """Net asset value filed in the version before; none where it had none, and in versions written before this column.
    Unit: BRL.
    """
    nav_value: Decimal | None
    """Net asset value filed in this version; none where it has none, and in versions written before this column. Unit:
    BRL.
    """


class PortfolioRevisionsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[PortfolioRevision]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class PortfolioRevisionsRow(PortfolioRevision):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class PortfolioMonthsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_lines: int
    max_lines: int
    min_confidential_lines: int
    max_confidential_lines: int
    min_nav_value: Number
    max_nav_value: Number
    min_total_portfolio_value: Number
    max_total_portfolio_value: Number
    min_residual_value: Number
    max_residual_value: Number
    min_version: int
    max_version: int


class PortfolioMonth(TypedDict):
    """A month in which a class filed its holdings, or withdrew them."""

    reference_date: str
    """Last day of the competence month."""
    lines: int
    """Lines filed, confidential totals included. Unit: lines."""
    confidential_lines: int
    """Confidential totals among those lines."""
    nav_value: Decimal | None
    """Net asset value at the end of the month. Unit: BRL."""
    nav_source: str
    """Where the NAV comes from: nav_file or inline."""
    total_portfolio_value: Decimal | None
    """Signed sum of all lines, cash, payables and confidential totals included. Unit: BRL."""
    residual_value: Decimal | None
    """Total minus NAV. Unit: BRL."""
    grade: str
    """exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without lines or NAV, or where the files lack
    members and it would be fail. It compares with the NAV that the holdings name; "" for a withdrawn month.
    """
    completeness: str
    """complete if the month has all members of the filing group, else partial."""
    missing_members: str
    """Members that are absent or thin, separated by commas."""
    version: int | None
    """Number of the newest version of the month that this installation has seen; null where it keeps no versions of
    it.
    """
    change: str
    """first, amended, confidentiality_released or withdrawn."""


class PortfolioMonthsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[PortfolioMonth]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class PortfolioMonthsRow(PortfolioMonth):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""


class PortfolioHistoryRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_share_percent: Number
    max_share_percent: Number


class PortfolioGroup(TypedDict):
    """What the lines of a category add up to in a month."""

    reference_date: str
    """Last day of the competence month."""
    group: str
    """Category of the lines; "" in the row of a month without lines to add up."""
    status: Literal["filed", "nav_only", "not_filed", "not_compiled", "members_missing"]
    """filed; members_missing where no line of the category can be seen because the month lacks a member that can have
    some, so that its value is not known; nav_only where the class filed a NAV and no line; not_filed where it filed
    nothing, between months in which it did; not_compiled where the snapshot has the lines of the month and not yet
    their sums.
    """
    value: Decimal | None
    """Signed sum of the lines of the group, BRL; null where there are none to add up."""
    confidential_value: Decimal | None
    """Of it the confidential totals, which name no asset, BRL."""
    share_percent: Decimal | None
    """100 × value ÷ the reported NAV of the month, or the total of the lines where none is known; null where neither
    is positive.
    """
    completeness: str
    """complete if the month has all members of the filing group, else partial; "" where the class filed nothing."""
    missing_members: str
    """Members that are absent or thin, separated by commas; "" where none is."""


class PortfolioHistoryBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[PortfolioGroup]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class PortfolioHistoryRow(PortfolioGroup):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""


class PositionsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_quantity: Number
    max_quantity: Number
    min_value: Number
    max_value: Number
    min_share_percent: Number
    max_share_percent: Number
    min_lines: int
    max_lines: int


class AssetPosition(TypedDict):
    """What a class owns of an asset at the end of a month."""

    reference_date: str
    """Last day of the competence month."""
    status: Literal["held", "not_held", "not_visible"]
    """held; not_held where the class filed all lines that can name this kind of asset, each names its asset, and none
    names this one; not_visible where the month lacks a member that can have lines of this kind of asset, or has
    confidential totals or a line whose asset is not identified, and no visible line names it.
    """
    asset_group_id: str
    """Name that its lines are added up by in the month: that of the group where papers are joined because others of
    the month show that they are one, else `asset_id`.
    """
    asset_group_basis: Literal["", "paper_price", "paper_terms", "paper_kept"]
    """What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity
    and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that
    remains of the group of an earlier month; "" where the asset is alone.
    """
    quantity: Decimal | None
    """Own and lent quantity less the borrowed one."""
    value: Decimal | None
    """Value of these lines, BRL."""
    share_percent: Decimal | None
    """100 × value ÷ the NAV filed for the month, or the total of the lines where none was filed; null where neither is
    positive.
    """
    lines: int
    """Lines that are added up."""
    missing_members: str
    """Members that can have lines of this kind of asset and are absent from the month or thin, separated by commas: a
    value can lack lines of theirs; "" where none is.
    """


class PositionsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[AssetPosition]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class PositionsRow(AssetPosition):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    asset_id: str
    """Name that the asset goes by in the newest month."""


class PortfoliosRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_sales_quantity: Number
    max_sales_quantity: Number
    min_sales_value: Number
    max_sales_value: Number
    min_purchases_quantity: Number
    max_purchases_quantity: Number
    min_purchases_value: Number
    max_purchases_value: Number
    min_final_position_quantity: Number
    max_final_position_quantity: Number
    min_final_position_value: Number
    max_final_position_value: Number
    min_final_position_cost: Number
    max_final_position_cost: Number
    min_portfolio_share_percent: Number
    max_portfolio_share_percent: Number
    min_metainfo_filed_value: Number
    max_metainfo_filed_value: Number
    min_metainfo_live_series: int
    max_metainfo_live_series: int
    min_metainfo_report_age_months: int
    max_metainfo_report_age_months: int
    min_metainfo_terms_index_percent: Number
    max_metainfo_terms_index_percent: Number
    min_metainfo_terms_rate: Number
    max_metainfo_terms_rate: Number
    min_metainfo_mark_price: Number
    max_metainfo_mark_price: Number
    min_metainfo_mark_difference_percent: Number
    max_metainfo_mark_difference_percent: Number
    min_metainfo_indexer_percent: Number
    max_metainfo_indexer_percent: Number
    min_metainfo_spread_percent: Number
    max_metainfo_spread_percent: Number
    min_metainfo_fixed_rate_percent: Number
    max_metainfo_fixed_rate_percent: Number
    min_metainfo_foreign_quantity: Number
    max_metainfo_foreign_quantity: Number
    min_metainfo_foreign_value: Number
    max_metainfo_foreign_value: Number


class ItemError(TypedDict):
    """An item of a batch that has no answer."""

    item: str
    """The item as requested, shortened if it is long."""
    code: Literal["invalid_input", "not_found", "conflict"]
    """What is wrong with it."""
    reason: str | None
    """The `reason` of the error that a request for this item alone would get; null for text that is no CNPJ."""
    message: str
    """The same in a sentence."""


class BatchPortfolio(TypedDict):
    """A portfolio in a batch."""

    requested_cnpj: str
    """CNPJ as requested, bare: that of the class, or of the fund whose only class it is."""
    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""
    completeness: str
    """complete if the month has all members of the filing group, else partial."""
    missing_members: list[str]
    """The members that the month lacks for this class."""
    fund: Fund
    portfolio: list[PortfolioItem]
    """The lines."""
    reconciliation: Reconciliation


class PortfoliosBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    errors: list[ItemError]
    """With a list of items: those that have no answer. The other items have theirs."""
    data: list[BatchPortfolio]


class PortfoliosRow(PortfolioItem):
    """A row, with what it belongs to."""

    requested_cnpj: str
    """CNPJ as requested, bare: that of the class, or of the fund whose only class it is."""
    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class MarketAssetsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_long_value: Number
    max_long_value: Number
    min_long_quantity: Number
    max_long_quantity: Number
    min_lent_value: Number
    max_lent_value: Number
    min_short_value: Number
    max_short_value: Number
    min_holder_count: int
    max_holder_count: int
    min_manager_count: int
    max_manager_count: int
    min_share_of_market_percent: Number
    max_share_of_market_percent: Number
    min_outstanding_percent: Number
    max_outstanding_percent: Number
    min_previous_long_value: Number
    max_previous_long_value: Number
    min_previous_long_quantity: Number
    max_previous_long_quantity: Number
    min_previous_short_value: Number
    max_previous_short_value: Number
    min_previous_holder_count: int
    max_previous_holder_count: int


class MarketUnknown(TypedDict):
    """Lines that a market answer cannot assign, by the reason."""

    reason: str
    """Why the lines have none."""
    line_count: int
    """Lines."""
    value: Decimal
    """Signed sum of these lines, BRL."""


class MarketAsset(TypedDict):
    """How much of an asset the classes of a month hold by lines of their own."""

    asset_id: str
    """Name that the asset goes by in the month, as in `/v1/assets`."""
    name: str
    """Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the
    month in which it falls due.
    """
    ticker: str
    """Ticker in the name of the asset, where that is made from one."""
    kind: str
    """Kind of asset, as in cvm_fund_portfolio."""
    long_value: Decimal | None
    """Value of the lines that own it or lent it out, BRL."""
    long_quantity: Decimal | None
    """Quantity of these lines."""
    lent_value: Decimal | None
    """Of `long_value`, what is lent out."""
    short_value: Decimal | None
    """Value of the lines that borrowed it, negative."""
    holder_count: int | None
    """Classes whose long value of it is not 0."""
    manager_count: int | None
    """Managers of those of these classes whose manager the register that the month rests on has; natural persons are
    one. Null where it has none of them.
    """
    value_reason: str
    """Why `long_value` is null: month_incomplete where the month lacks all members that can have these lines; "" where
    it is a number.
    """
    share_of_market_percent: Decimal | None
    """100 × (long and short value) ÷ the value of all lines that count and hold no quotas of funds, half away from
    zero.
    """
    share_reason: str
    """Why `share_of_market_percent` is null: quotas_not_in_market for quotas of funds, whose money is in the lines of
    those; month_incomplete where members are absent; market_not_positive; "" where it is a number.
    """
    outstanding_percent: Decimal | None
    """Held part of the whole asset: for a real-estate fund (FII) the quantity ÷ the quotas that its report of the very
    month says were issued, for any other fund the value ÷ its NAV of the month.
    """
    outstanding_reason: str
    """Why `outstanding_percent` is null: capital_not_compiled for shares, since no source here has the capital of
    companies; issue_not_compiled for bonds and papers; fund_size_not_known; month_incomplete; "" where it is a
    number.
    """
    previous_long_value: Decimal | None
    """`long_value` of the calendar month before."""
    previous_long_quantity: Decimal | None
    """`long_quantity` of the month before."""
    previous_short_value: Decimal | None
    """`short_value` of the month before."""
    previous_holder_count: int | None
    """`holder_count` of the month before."""
    previous_reason: str
    """Why `previous_long_value` is null: month_before_incomplete where the snapshot lacks that month or members of it,
    month_incomplete; "" where it is a number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class MarketAssetsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    previous_date: str | None
    """Last day of the month before; null where the snapshot does not have it."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    unknown: list[MarketUnknown]
    """Lines that no row of the answer has, by the reason."""
    data: list[MarketAsset]


class MarketAssetsRow(MarketAsset):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class MarketMovesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_quantity: Number
    max_quantity: Number
    min_previous_value: Number
    max_previous_value: Number
    min_previous_quantity: Number
    max_previous_quantity: Number
    min_filed_purchases_value: Number
    max_filed_purchases_value: Number
    min_filed_sales_value: Number
    max_filed_sales_value: Number
    min_filed_purchases_quantity: Number
    max_filed_purchases_quantity: Number
    min_filed_sales_quantity: Number
    max_filed_sales_quantity: Number
    min_explained_purchases_value: Number
    max_explained_purchases_value: Number
    min_explained_sales_value: Number
    max_explained_sales_value: Number
    min_explained_purchases_quantity: Number
    max_explained_purchases_quantity: Number
    min_explained_sales_quantity: Number
    max_explained_sales_quantity: Number
    min_explained_net_value: Number
    max_explained_net_value: Number
    min_position_change_value: Number
    max_position_change_value: Number
    min_price_change_value: Number
    max_price_change_value: Number
    min_quantity_change_value: Number
    max_quantity_change_value: Number
    min_not_comparable_value: Number
    max_not_comparable_value: Number
    min_entered_count: int
    max_entered_count: int
    min_left_count: int
    max_left_count: int
    min_increased_count: int
    max_increased_count: int
    min_reduced_count: int
    max_reduced_count: int
    min_unchanged_count: int
    max_unchanged_count: int
    min_appeared_count: int
    max_appeared_count: int
    min_vanished_count: int
    max_vanished_count: int
    min_changed_without_trade_count: int
    max_changed_without_trade_count: int
    min_trade_unexplained_count: int
    max_trade_unexplained_count: int
    min_not_comparable_count: int
    max_not_comparable_count: int


class PositionState(TypedDict):
    """How many positions are in a state, and what those changed."""

    state: Literal["entered", "left", "increased", "reduced", "unchanged", "appeared", "vanished", "changed_without_trade", "trade_unexplained", "not_comparable"]
    """The state."""
    count: int
    """Positions in it."""
    value: Decimal
    """Their value in the month less that in the month before, BRL; over all states it is the change of all lines that
    count.
    """


class AssetMove(TypedDict):
    """What became of the positions of an asset."""

    asset_id: str | None
    """Name that the positions of both months are compared under, after links over days, such as that of a renamed
    ticker; none for lines that name no asset, which are one row a kind.
    """
    linked_asset_id: str | None
    """Name that the asset goes by in the month, after all links of the month."""
    name: str
    """Newest name of the asset in lines or quotes; "" where they have none."""
    kind: str
    """Kind of asset, as in cvm_fund_portfolio."""
    position: Literal["owned", "borrowed"]
    """owned, also while lent out; or borrowed, which is short."""
    value: Decimal
    """Value at the end of the month. Unit: BRL."""
    quantity: Decimal
    """Quantity at the end of the month. Unit: units."""
    previous_value: Decimal | None
    """Value of all positions at the end of the month compared with; null where the snapshot lacks that month."""
    previous_quantity: Decimal | None
    """Quantity of these, or null as well."""
    filed_purchases_value: Decimal
    """Value filed as bought, explained or not: some funds file the whole position each month. Unit: BRL."""
    filed_sales_value: Decimal
    """Value filed as sold, explained or not. Unit: BRL."""
    filed_purchases_quantity: Decimal
    """Quantity filed as bought, explained or not. Unit: units."""
    filed_sales_quantity: Decimal
    """Quantity filed as sold, explained or not. Unit: units."""
    explained_purchases_value: Decimal | None
    """Value bought, of the positions whose quantities confirm the filed trades: only this is bought or sold."""
    explained_sales_value: Decimal | None
    """Value sold, of the positions whose quantities confirm the filed trades: only this is bought or sold."""
    explained_purchases_quantity: Decimal | None
    """Quantity bought, of the positions whose quantities confirm the filed trades: only this is bought or sold."""
    explained_sales_quantity: Decimal | None
    """Quantity sold, of the positions whose quantities confirm the filed trades: only this is bought or sold."""
    explained_net_value: Decimal | None
    """What was bought less what was sold."""
    position_change_value: Decimal | None
    """Change of the value of the positions that can be compared."""
    price_change_value: Decimal | None
    """Of that change, what prices made: the quantity of before times the change of price."""
    quantity_change_value: Decimal | None
    """The rest of that change: what quantities made, by trade, disclosure or mistake."""
    not_comparable_value: Decimal | None
    """Change of the lines of positions that cannot be compared: disclosure, and never trade; null where the snapshot
    lacks the other month.
    """
    moves_reason: str
    """Why `position_change_value` is null: month_incomplete where one of the months lacks members that can have these
    lines, no_month_before where the snapshot lacks the other month; "" where it is a number.
    """
    entered_count: int | None
    """Positions that are entered."""
    left_count: int | None
    """Positions that are left."""
    increased_count: int | None
    """Positions that are increased."""
    reduced_count: int | None
    """Positions that are reduced."""
    unchanged_count: int | None
    """Positions that are unchanged."""
    appeared_count: int | None
    """Positions that are appeared."""
    vanished_count: int | None
    """Positions that are vanished."""
    changed_without_trade_count: int | None
    """Positions that are changed_without_trade."""
    trade_unexplained_count: int | None
    """Positions that are trade_unexplained."""
    not_comparable_count: int | None
    """Positions that are not_comparable."""
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class MarketMovesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    with_date: str | None
    """Last day of the month compared with; null where the snapshot does not have it, and nothing can be compared.
    """
    states: list[PositionState]
    """The positions of the answer, before pages and ranges, by their state."""
    explained_percent: Decimal | None
    """100 × filed purchases and sales of positions whose quantities confirm them ÷ all that are filed; null where none
    is.
    """
    data: list[AssetMove]


class MarketMovesRow(AssetMove):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class MarketMovesOfAssetRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_final_position_value: Number
    max_final_position_value: Number
    min_quantity: Number
    max_quantity: Number
    min_previous_value: Number
    max_previous_value: Number
    min_previous_quantity: Number
    max_previous_quantity: Number
    min_filed_purchases_value: Number
    max_filed_purchases_value: Number
    min_filed_sales_value: Number
    max_filed_sales_value: Number
    min_filed_purchases_quantity: Number
    max_filed_purchases_quantity: Number
    min_filed_sales_quantity: Number
    max_filed_sales_quantity: Number
    min_unexplained_quantity: Number
    max_unexplained_quantity: Number
    min_position_change_value: Number
    max_position_change_value: Number
    min_price_change_value: Number
    max_price_change_value: Number
    min_quantity_change_value: Number
    max_quantity_change_value: Number


class PositionMove(TypedDict):
    """What became of the position of a class in an asset."""

    cnpj: str
    """CNPJ of the class that holds."""
    name: str
    """Name at filing, cut by the source at 100 characters."""
    type: str | None
    """Type of the fund in the month, or in the month before if it left."""
    filing_group: str | None
    """Its filing group there: fif or structured."""
    asset_id: str | None
    """Name that the positions of both months are compared under, after links over days, such as that of a renamed
    ticker; none for lines that name no asset, which are one row a kind.
    """
    linked_asset_id: str | None
    """Name that the asset goes by in the month, after all links of the month."""
    kind: str
    """Kind of asset, as in cvm_fund_portfolio."""
    position: str
    """How it is held: owned, also while lent out, or borrowed, which is short."""
    final_position_value: Decimal | None
    """Value at the end of the month; none where quantity is none. Unit: BRL."""
    quantity: Decimal | None
    """Quantity at the end of the month; none where the month lacks the class or the member. Unit: units."""
    previous_value: Decimal | None
    """Value at the end of the month before, negative where borrowed; none where previous_quantity is none. Unit: BRL.
    """
    previous_quantity: Decimal | None
    """Quantity at the end of the month before, without sign even where borrowed; none where that month lacks the class
    or the member. Unit: units.
    """
    filed_purchases_value: Decimal
    """Value filed as bought in the month, explained or not. Unit: BRL."""
    filed_sales_value: Decimal
    """Value filed as sold in the month, explained or not. Unit: BRL."""
    filed_purchases_quantity: Decimal
    """Quantity filed as bought in the month, 0 where nothing is filed. Unit: units."""
    filed_sales_quantity: Decimal
    """Quantity filed as sold in the month, 0 where nothing is filed. Unit: units."""
    unexplained_quantity: Decimal | None
    """quantity - previous_quantity - purchases_quantity + sales_quantity: 0 where the filed trades explain the change;
    none where it cannot be compared. Unit: units.
    """
    position_change_value: Decimal | None
    """Change of the value; null where it cannot be compared."""
    price_change_value: Decimal | None
    """Of the change of value, what the price made: previous_quantity times the change of value by quantity, rounded
    once; 0 where a month has no quantity. The quantity made the rest. Unit: BRL.
    """
    quantity_change_value: Decimal | None
    """The rest of that change, which the quantity made."""
    state: Literal["entered", "left", "increased", "reduced", "unchanged", "appeared", "vanished", "changed_without_trade", "trade_unexplained", "not_comparable"]
    """What became of it."""
    state_reason: Literal["", "no_asset_id", "class_not_in_both", "member_absent", "confidential_total", "price_conflict", "quantity_not_filed"]
    """Why it is not comparable; "" where it is."""
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class MarketMovesOfAssetBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    with_date: str | None
    """Last day of the month compared with; null where the snapshot does not have it, and nothing can be compared.
    """
    states: list[PositionState]
    """The positions of the answer, before pages and ranges, by their state."""
    explained_percent: Decimal | None
    """100 × filed purchases and sales of positions whose quantities confirm them ÷ all that are filed; null where none
    is.
    """
    asset_ids: list[str]
    """Names that the positions are compared under."""
    data: list[PositionMove]


class MarketMovesOfAssetRow(PositionMove):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class MarketLinesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_final_position_quantity: Number
    max_final_position_quantity: Number
    min_final_position_value: Number
    max_final_position_value: Number
    min_purchases_quantity: Number
    max_purchases_quantity: Number
    min_purchases_value: Number
    max_purchases_value: Number
    min_sales_quantity: Number
    max_sales_quantity: Number
    min_sales_value: Number
    max_sales_value: Number


class MarketLine(TypedDict):
    """A line of a portfolio that counts in sums over funds."""

    cnpj: str
    """CNPJ of the class that files, 14 characters without punctuation."""
    name: str
    """Name at filing, cut by the source at 100 characters."""
    type: Literal["fif", "fidc", "fii", "fip", "fiagro", "etf", "fapi", "fmp", "other"]
    """Type of the class."""
    id: str
    """Stable name of the line: a hash of block, class, month and what identifies the holding, then a number if several
    lines are equal in these.
    """
    block: str
    """Block of the filing: 1 to 8, confid, fie, fie_confid."""
    position: Literal["owned", "lent", "borrowed"]
    """How it is held; borrowed is short."""
    asset_id: str | None
    """Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the
    line names one.
    """
    kind: str
    """Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable
    and confidential are no assets.
    """
    asset_type: str
    """The asset label in one canonical spelling."""
    description: str
    """Fund, issuer or description filed; "" where none is."""
    final_position_quantity: Decimal | None
    """Quantity at the end of the month, without sign even for shorts. Unit: units."""
    final_position_value: Decimal | None
    """Value at the end of the month; liabilities negative, futures as filed. Unit: BRL."""
    purchases_quantity: Decimal | None
    """Quantity bought in the month. Unit: units."""
    purchases_value: Decimal | None
    """Value bought in the month. Unit: BRL."""
    sales_quantity: Decimal | None
    """Quantity sold in the month. Unit: units."""
    sales_value: Decimal | None
    """Value sold in the month. Unit: BRL."""
    source: NotRequired[RowSource]


class MarketLinesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    data: list[MarketLine]


class MarketLinesRow(MarketLine):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class ActiveShare(TypedDict):
    """How much of the shares of a fund is held otherwise than by another fund."""

    cnpj: str
    """CNPJ of the class."""
    against: str
    """CNPJ of the class, or code of the index, that it is compared with."""
    equity_value: Decimal
    """Value of the shares and units that the class owns or has lent out."""
    against_equity_value: Decimal | None
    """The same of the other class; null for an index."""
    active_share_percent: Decimal | None
    """100 less the sum of the smaller of the two weights of each share in these values; null where either has none.
    """
    active_share_reason: Literal["", "no_equities", "members_missing", "confidential_total", "index_portfolio_not_of_month", "prices_not_compiled"]
    """Why it is null: no_equities; members_missing where the month lacks the members of the shares of either;
    confidential_total where either has confidential totals, of whatever category; index_portfolio_not_of_month
    where the snapshot has no portfolio of the index that was in force at the end of the month; prices_not_compiled
    where it has no quotes of the month; "" where it is a number.
    """
    missing_weight_percent: Decimal | None
    """Of an index what the exchange prints as the share of securities without a price in the last session of the
    month, which are left out; null against a fund, and where the portfolio is not known.
    """


class ActiveShareBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month."""
    data: ActiveShare
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class BasketRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_share_percent: Number
    max_share_percent: Number
    min_item_count: int
    max_item_count: int


class BasketItem(TypedDict):
    """An item of a basket."""

    item: str
    """The item as requested."""
    cnpj: str | None
    """CNPJ of the class; null for an asset."""
    asset_id: str | None
    """Name of the asset; null for a fund."""
    name: str
    """Name of the class at filing; "" for an asset."""
    weight_percent: Decimal
    """Its part of the basket."""
    nav_value: Decimal | None
    """NAV that its leaves are parts of, BRL; null for an asset."""
    opened_percent: Decimal | None
    """Of the NAV, what is in lines that are no quotas, or were opened; null for an asset."""


class BasketAsset(TypedDict):
    """A leaf of a basket."""

    asset_key: str
    """Name that leaves are added up by: that of an asset; repo and its collateral; cash, payable or receivable; line,
    month, CNPJ and id of a line that names no asset; or reconciliation.
    """
    asset_id: str | None
    """Name that the asset goes by in the month; null where the leaf is no asset or names none."""
    name: str
    """Newest name that lines or quotes have; "" where they have none."""
    kind: str
    """Kind of asset."""
    category: str
    """Category that most lines of it are filed in; reconciliation for what lines are worth less or more than the NAV.
    """
    issuer_id: str | None
    """Issuer, as in `/v1/issuers`; null where none is known."""
    role: str | None
    """Role of the issuer: issuer or vehicle; null without one."""
    share_percent: Decimal
    """Part of the basket, long and short netted, rounded once."""
    item_count: int
    """Items that hold it."""


class BasketCategory(TypedDict):
    """What a basket has in a category."""

    category: str
    """Category."""
    share_percent: Decimal
    """Part of the basket, rounded once."""


class BasketIssuer(TypedDict):
    """What a basket holds of an issuer in a role."""

    issuer_id: str
    """Issuer, as in `/v1/issuers`."""
    name: str
    """Its name."""
    role: str
    """issuer, which owes; or vehicle, which securitised claims that it does not owe (CRI, CRA, CCI): the debtor is
    filed nowhere. Never add up roles.
    """
    share_percent: Decimal
    """Part of the basket, rounded once."""
    haircut_percent: Decimal | None
    """Haircut that is asked for; null for none."""
    loss_percent: Decimal | None
    """Part of the basket that the haircut takes, rounded once; null for none."""


class BasketManager(TypedDict):
    """The items of a manager."""

    manager: str
    """CNPJ of the manager, by the register of today; natural_person for all natural persons."""
    name: str
    """Its name."""
    item_count: int
    """Items that it manages, alone or with others."""
    weight_percent: Decimal
    """Their part of the basket in full: never to be added up over managers."""


class BasketOverlap(TypedDict):
    """What two items have in common."""

    a: str
    """An item."""
    b: str
    """Another."""
    overlap_percent: Decimal | None
    """At least: sum of the smaller of the two shares of NAV over the assets that both own by their own lines, as in
    `/v1/fund/{cnpj}/portfolio/compare`. Null where nothing of an item can be compared though it holds something,
    such as confidential totals: nobody knows it.
    """
    overlap_most_percent: Decimal | None
    """At most: what is confidential, or names no asset, can be anything that the other has. Null where the minimum is
    null, and where the month lacks files of one of the items.
    """
    overlap_look_through_percent: Decimal | None
    """The least over what they hold through other funds as well."""
    overlap_look_through_most_percent: Decimal | None
    """The most over that: a fund that is not opened can hold anything."""


class BasketUnopened(TypedDict):
    """What could not be opened."""

    resolution: str
    """Why quotas are not replaced by what their fund holds, as in the look-through."""
    share_percent: Decimal
    """Part of the basket."""


class BasketBodyDataCoverage(TypedDict):
    """How much of the basket is known."""

    allocated_percent: Decimal
    """Weights of the items that are answered."""
    unallocated_percent: Decimal
    """The rest of 100: what was not requested, and items with an error."""
    opened_percent: Decimal
    """Of the basket, what is in lines that are no quotas, or were opened; an asset is."""
    issuer_known_percent: Decimal | None
    """Of the shares without sign that can have an issuer, the part whose issuer is known; null where none can."""
    loss_percent: Decimal
    """Part of the basket that the haircuts take of what issuers owe (role issuer)."""


class BasketBodyData(TypedDict):
    """An object."""

    items: list[BasketItem]
    """The items that are answered, in their order."""
    assets: list[BasketAsset]
    """The leaves, the largest first."""
    by_category: list[BasketCategory]
    """By category, the largest first."""
    by_issuer: list[BasketIssuer]
    """By issuer and role, the largest first. Roles are never added up."""
    by_manager: list[BasketManager]
    """By manager of the items, the largest first."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    overlap: list[BasketOverlap]
    """Each two items."""
    unopened: list[BasketUnopened]
    """Quotas that could not be opened, the largest first."""
    coverage: BasketBodyDataCoverage
    """How much of the basket is known."""


class BasketBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month."""
    data: BasketBodyData
    errors: list[ItemError]
    """With a list of items: those that have no answer. The other items have theirs."""


class BasketRow(BasketAsset):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class IssuersRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_direct_value: Number
    max_direct_value: Number
    min_short_value: Number
    max_short_value: Number
    min_class_count: int
    max_class_count: int
    min_line_count: int
    max_line_count: int
    min_manager_count: int
    max_manager_count: int
    min_share_of_market_percent: Number
    max_share_of_market_percent: Number
    min_previous_direct_value: Number
    max_previous_direct_value: Number


class MarketCoverage(TypedDict):
    """What lines of a filing group, block and kind are worth, and how well their issuers are known."""

    filing_group: str
    """Filing group: fif or structured."""
    block: str | None
    """Block of the filing; null for all."""
    kind: str | None
    """Kind of asset; null for all."""
    value: Decimal
    """Signed sum of the lines that count, BRL."""
    issuer_known_percent: Decimal | None
    """Of the value of the lines that can have an issuer, without sign, the part whose issuer is known; null where no
    line can.
    """


class ListedIssuer(TypedDict):
    """What classes hold of an issuer by their own lines."""

    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    name: str
    """Spelling of its name that lines with most value file; "" where it is known by letters alone."""
    cnpj: str
    """CNPJ with that root that lines with most value file; "" for the treasury."""
    is_securitiser: bool
    """True where a spelling says that it securitises claims: what it owes as issuer can be backed by them too."""
    group: NotRequired[str]
    """Group of companies, by the file of the operator; "" for a company that is in none. With grouping=group."""
    group_members: NotRequired[str]
    """Roots of the companies that are added up, with commas between them. With grouping=group."""
    group_source: NotRequired[str]
    """Where the operator knows the group from, by its file; "" where there is none. With grouping=group."""
    role: Literal["issuer", "vehicle", "assignor"]
    """Role of the figures."""
    direct_value: Decimal | None
    """Signed sum of open lines that classes own, have lent or, negative, borrowed, BRL: each real once."""
    direct_value_reason: str
    """Why `direct_value` is null: month_incomplete, where the month lacks all members that can have these lines, or
    some and no line is seen; "" where it is a number.
    """
    short_value: Decimal | None
    """Of it the borrowed lines, BRL."""
    class_count: int | None
    """Classes with such a line."""
    line_count: int | None
    """These lines."""
    manager_count: int | None
    """Managers of those of these classes whose manager the register that the month rests on has; natural persons count
    as one, and a class with several counts for each. Null where it has the manager of none.
    """
    share_of_market_percent: Decimal | None
    """100 × direct_value ÷ the value of all lines that count and hold no quotas, of the classes that are asked."""
    share_of_market_percent_reason: str
    """Why `share_of_market_percent` is null: month_incomplete, market_not_positive, or estimate with role=assignor; ""
    where it is a number.
    """
    previous_direct_value: Decimal | None
    """The same sum a month before, BRL."""
    previous_direct_value_reason: str
    """Why `previous_direct_value` is null: month_incomplete in either month, or month_not_compiled; "" where it is a
    number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class IssuersBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    grouping: Literal["root", "group"]
    """What joins companies: root, the root of their CNPJ alone, so that subsidiaries are others; or group, the file of
    the operator as well.
    """
    coverage: list[MarketCoverage]
    """Lines that count, by filing group, block and kind; null is all of them."""
    unknown: list[MarketUnknown]
    """Lines that no row of the answer has, by the reason."""
    newest_report_date: NotRequired[str | None]
    """Last day of the newest month whose reports name assignors; null where none of the six months before is compiled,
    so that nobody knows. Only with role=assignor.
    """
    data: list[ListedIssuer]


class IssuersRow(ListedIssuer):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class IssuerExposure(TypedDict):
    """What classes hold of an issuer in one role and kind of asset."""

    role: Literal["issuer", "vehicle", "assignor"]
    """issuer, which owes; vehicle, which does not owe what it securitised; or, with include=assignor, assignor, which
    sold claims and need not owe them.
    """
    kind: str
    """Kind of asset; credit_right of an assignor."""
    direct_value: Decimal | None
    """Signed sum of open lines that classes own, have lent or, negative, borrowed, BRL: each real once."""
    direct_value_reason: str
    """Why `direct_value` is null: month_incomplete, where the month lacks all members that can have these lines, or
    some and no line is seen; "" where it is a number.
    """
    short_value: Decimal | None
    """Of it the borrowed lines, BRL."""
    class_count: int | None
    """Classes with such a line."""
    line_count: int | None
    """These lines."""
    manager_count: int | None
    """Managers of those of these classes whose manager the register that the month rests on has; natural persons count
    as one, and a class with several counts for each. Null where it has the manager of none.
    """
    share_of_market_percent: Decimal | None
    """100 × direct_value ÷ the value of all lines that count and hold no quotas, of the classes that are asked."""
    share_of_market_percent_reason: str
    """Why `share_of_market_percent` is null: month_incomplete, market_not_positive, or estimate with role=assignor; ""
    where it is a number.
    """
    previous_direct_value: Decimal | None
    """The same sum a month before, BRL."""
    previous_direct_value_reason: str
    """Why `previous_direct_value` is null: month_incomplete in either month, or month_not_compiled; "" where it is a
    number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """
    through_funds_value: Decimal | None
    """Of direct_value the part that other funds of the month hold by quotas of these classes, BRL: each class counts
    by the part of its NAV that they file, however many funds hold these. A look-through ends after ten funds and
    can have less. The rest is what no fund has through another. Where lines are borrowed it can be below zero or
    above direct_value, and by cents where holders file more than the NAV. Quotas in confidential totals name no
    fund and are not in it.
    """
    through_funds_value_reason: Literal["", "month_not_opened", "holder_not_opened", "nav_not_positive", "held_beyond_nav", "no_line", "estimate"]
    """Why `through_funds_value` is null: month_not_opened, where the month lacks look-throughs or members with quotas;
    holder_not_opened, where a fund that holds quotas of such a class has no look-through; nav_not_positive;
    held_beyond_nav, where holders file more than 1.005 × the NAV of such a class; no_line in the month; or
    estimate, of assignors; "" where it is a number.
    """


class Issuer(TypedDict):
    """An issuer, and what classes hold of it by their own lines in a month."""

    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    name: str
    """Spelling of its name that lines with most value file; "" where it is known by letters alone."""
    cnpj: str
    """CNPJ with that root that lines with most value file; "" for the treasury."""
    is_securitiser: bool
    """True where a spelling says that it securitises claims: what it owes as issuer can be backed by them too."""
    names: list[str]
    """Spellings that lines of all months file, that with most value first."""
    tickers: list[str]
    """Tickers whose lines it is the issuer of, in any month."""
    letters: list[str]
    """Letters of tickers beside which lines file it."""
    first_month: str
    """First month in which a line has it, YYYY-MM."""
    last_month: str
    """Last month."""
    grouping: Literal["root", "group"]
    """What joins companies: root, the root of their CNPJ alone, so that subsidiaries are others; or group, the file of
    the operator as well.
    """
    group: NotRequired[str]
    """Group of companies, by the file of the operator; "" for a company that is in none. With grouping=group."""
    group_members: NotRequired[str]
    """Roots of the companies that are added up, with commas between them. With grouping=group."""
    group_source: NotRequired[str]
    """Where the operator knows the group from, by its file; "" where there is none. With grouping=group."""
    direct_value: Decimal | None
    """Signed sum of open lines that classes own, have lent or, negative, borrowed, BRL: each real once."""
    direct_value_reason: str
    """Why `direct_value` is null: month_incomplete, where the month lacks all members that can have these lines, or
    some and no line is seen; "" where it is a number.
    """
    short_value: Decimal | None
    """Of it the borrowed lines, BRL."""
    class_count: int | None
    """Classes with such a line."""
    line_count: int | None
    """These lines."""
    manager_count: int | None
    """Managers of those of these classes whose manager the register that the month rests on has; natural persons count
    as one, and a class with several counts for each. Null where it has the manager of none.
    """
    share_of_market_percent: Decimal | None
    """100 × direct_value ÷ the value of all lines that count and hold no quotas, of the classes that are asked."""
    share_of_market_percent_reason: str
    """Why `share_of_market_percent` is null: month_incomplete, market_not_positive, or estimate with role=assignor; ""
    where it is a number.
    """
    previous_direct_value: Decimal | None
    """The same sum a month before, BRL."""
    previous_direct_value_reason: str
    """Why `previous_direct_value` is null: month_incomplete in either month, or month_not_compiled; "" where it is a
    number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """
    exposures: list[IssuerExposure]
    """The same by role and kind. Roles are never added up."""
    newest_report_date: NotRequired[str | None]
    """Last day of the newest month whose reports name assignors; null where none of the six months before is compiled,
    so that nobody knows. Only with include=assignor.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    holders_path: str
    """Address of who holds it."""
    history_path: str
    """Address of its months."""


class IssuerBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month of the figures."""
    data: Issuer


class IssuerHoldersRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_direct_value: Number
    max_direct_value: Number
    min_indirect_value: Number
    max_indirect_value: Number
    min_total_value: Number
    max_total_value: Number
    min_class_count: int
    max_class_count: int
    min_line_count: int
    max_line_count: int
    min_share_percent: Number
    max_share_percent: Number
    min_shortest_depth: int
    max_shortest_depth: int
    min_loss_value: Number
    max_loss_value: Number
    min_loss_share_percent: Number
    max_loss_share_percent: Number


class IssuerHolder(TypedDict):
    """A class, party or kind with something of an issuer."""

    cnpj: NotRequired[str]
    """CNPJ of the class; with group_by=manager or administrator that of the party, natural_person, or unknown where
    the register that the month rests on names none.
    """
    name: NotRequired[str]
    """Its name: of a class as filed in the month."""
    type: NotRequired[str]
    """Type of the class; with group_by=fund."""
    kind: NotRequired[str]
    """Kind of asset; with group_by=kind."""
    direct_value: Decimal
    """Signed sum of lines of its own, BRL; 0 where it has the issuer through funds alone."""
    indirect_value: NotRequired[Decimal | None]
    """What it holds of the issuer through other funds, BRL; with indirect=true. Never to be added up over rows."""
    indirect_value_reason: NotRequired[str]
    """Why `indirect_value` is null: look_through_not_compiled: only the newest months have that of every class; ""
    where it is a number.
    """
    total_value: NotRequired[Decimal | None]
    """Both together, BRL; with indirect=true. Never to be added up over rows."""
    class_count: NotRequired[int]
    """Classes that are added up; not with group_by=fund."""
    line_count: int
    """Lines of its own; of an assignor the shares that the report names of it."""
    share_percent: NotRequired[Decimal | None]
    """100 × the value, with indirect=true the total, ÷ the NAV that the class filed; with group_by=fund."""
    share_percent_reason: NotRequired[str]
    """Why `share_percent` is null: nav_missing, nav_not_positive, look_through_not_compiled, or report_of_another_day
    where the row comes from a report without a NAV; "" where it is a number.
    """
    shortest_depth: NotRequired[int]
    """Funds between the class and the nearest line: 0 for one of its own; with indirect=true."""
    loss_value: NotRequired[Decimal | None]
    """haircut_percent of the value, with indirect=true of the total, BRL; null where that is. With haircut_percent.
    """
    loss_share_percent: NotRequired[Decimal | None]
    """The same in percent of the NAV; null where share_percent is. With haircut_percent and group_by=fund."""
    is_approximate: NotRequired[bool | None]
    """True where the loss comes through other funds, whose quotas it may not reach alike; with haircut_percent and
    indirect=true.
    """
    report_source: NotRequired[Literal["", "fii_quarter", "fidc_month"]]
    """Where the row comes from a report and not from holdings: fii_quarter, the papers in the newest quarter of a
    real-estate fund; or fidc_month, the estimate of what an assignor sold to a fund of credit rights. Such a row is
    in no total, and `explain` is the report. With include=reports or role=assignor.
    """
    report_date: NotRequired[str | None]
    """Last day of that month or quarter; null where report_source is "". With the same."""
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """
    explain_total: NotRequired[str]
    """Relative address of the look-through whose rows add up to total_value, but for rounding: there each leaf of each
    path is rounded, here what an asset adds up to. With indirect=true.
    """


class IssuerHoldersBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    grouping: NotRequired[Literal["root", "group"]]
    """What joins companies: root, the root of their CNPJ alone, so that subsidiaries are others; or group, the file of
    the operator as well.
    """
    group: NotRequired[str]
    """Group of companies, by the file of the operator; "" for a company that is in none. With grouping=group."""
    group_members: NotRequired[str]
    """Roots of the companies that are added up, with commas between them. With grouping=group."""
    group_source: NotRequired[str]
    """Where the operator knows the group from, by its file; "" where there is none. With grouping=group."""
    role: Literal["issuer", "vehicle", "assignor"]
    """Role of the issuer in all rows."""
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    register_date: NotRequired[str | None]
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: NotRequired[bool]
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    newest_report_date: str | None
    """Last day of the newest month or quarter whose reports the answer has; null where none of the six months before
    is compiled, so that nobody knows, and where no reports are asked.
    """
    data: list[IssuerHolder]


class IssuerHoldersRow(IssuerHolder):
    """A row, with what it belongs to."""

    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    reference_date: str
    """Last day of the competence month."""


class IssuerHistoryRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_direct_value: Number
    max_direct_value: Number
    min_short_value: Number
    max_short_value: Number
    min_class_count: int
    max_class_count: int
    min_line_count: int
    max_line_count: int
    min_manager_count: int
    max_manager_count: int
    min_seen_value: Number
    max_seen_value: Number
    min_seen_class_count: int
    max_seen_class_count: int


class IssuerMonth(TypedDict):
    """What classes hold of an issuer by their own lines at the end of a month."""

    reference_date: str
    """Last day of the competence month."""
    group: NotRequired[str]
    """Group of companies, by the file of the operator; "" for a company that is in none. With grouping=group."""
    group_members: NotRequired[str]
    """Roots of the companies that are added up, with commas between them. With grouping=group."""
    group_source: NotRequired[str]
    """Where the operator knows the group from, by its file; "" where there is none. With grouping=group."""
    direct_value: Decimal | None
    """Signed sum of the lines that count, BRL: 0 where a whole month has none."""
    direct_value_reason: str
    """Why `direct_value` is null: month_incomplete, where the month lacks a member that can have these lines; or
    month_not_compiled; "" where it is a number.
    """
    short_value: Decimal | None
    """Of it the borrowed lines, BRL; null where direct_value is."""
    class_count: int | None
    """Classes with such a line; null where direct_value is."""
    line_count: int | None
    """These lines; null where direct_value is."""
    manager_count: int | None
    """Managers of those of these classes whose manager the register that the month rests on has; null where it has the
    manager of none, and where direct_value is null.
    """
    seen_value: Decimal | None
    """Signed sum of the lines in the members that are there, BRL."""
    seen_class_count: int | None
    """Classes with such a line in the members that are there: at least so many."""
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class IssuerHistoryBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    grouping: NotRequired[Literal["root", "group"]]
    """What joins companies: root, the root of their CNPJ alone, so that subsidiaries are others; or group, the file of
    the operator as well.
    """
    data: list[IssuerMonth]


class IssuerHistoryRow(IssuerMonth):
    """A row, with what it belongs to."""

    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""


class IssuerLinesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_final_position_quantity: Number
    max_final_position_quantity: Number
    min_final_position_value: Number
    max_final_position_value: Number


class IssuerLine(TypedDict):
    """A filed line that names an issuer."""

    cnpj: str
    """CNPJ of the class that files, 14 characters without punctuation."""
    name: str
    """Name at filing, cut by the source at 100 characters."""
    id: str
    """Stable name of the line: a hash of block, class, month and what identifies the holding, then a number if several
    lines are equal in these.
    """
    block: str
    """Block of the filing: 1 to 8, confid, fie, fie_confid."""
    kind: str
    """Kind of asset."""
    member_id: NotRequired[str]
    """Root of the company of the group that issued it. With grouping=group."""
    role: Literal["issuer", "vehicle"]
    """Role of the issuer."""
    basis: Literal["filed", "derived"]
    """filed where the line itself names the issuer, or holds a federal bond; else derived."""
    rule: str
    """How the issuer is known: filed, by all lines of the asset; treasury; asset, by other lines of the asset;
    letters, of the ticker or of the code of a debenture, beside which lines of the month file one issuer alone;
    letters_near, the same by the nearest month within 24 where all of them agree. None where there is no issuer.
    """
    asset_id: str | None
    """Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the
    line names one.
    """
    asset_type: str
    """The asset label in one canonical spelling."""
    position: Literal["owned", "lent", "borrowed"]
    """How it is held; borrowed is negative."""
    asset_code: str
    """Ticker, contract or registration code (blocks 4, 7, fie)."""
    asset_description: str
    """Description (blocks 4, 8, fie; futures of fie have their ticker here)."""
    issuer_document: str
    """Number of the issuer as the line files it; "" where it files none."""
    issuer_name: str
    """Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie)."""
    related_issuer: bool | None
    """True if the issuer is related to the manager or administrator."""
    maturity_date: str | None
    """Day of maturity (blocks 1, 5, 6, 7, fie)."""
    final_position_quantity: Decimal
    """Quantity at the end of the month, without sign even for shorts. Unit: units."""
    final_position_value: Decimal
    """Value at the end of the month; liabilities negative, futures as filed. Unit: BRL."""
    source: NotRequired[RowSource]


class IssuerLinesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    grouping: NotRequired[Literal["root", "group"]]
    """What joins companies: root, the root of their CNPJ alone, so that subsidiaries are others; or group, the file of
    the operator as well.
    """
    group: NotRequired[str]
    """Group of companies, by the file of the operator; "" for a company that is in none. With grouping=group."""
    group_members: NotRequired[str]
    """Roots of the companies that are added up, with commas between them. With grouping=group."""
    group_source: NotRequired[str]
    """Where the operator knows the group from, by its file; "" where there is none. With grouping=group."""
    data: list[IssuerLine]


class IssuerLinesRow(IssuerLine):
    """A row, with what it belongs to."""

    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    reference_date: str
    """Last day of the competence month."""


class IssuerMovesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_quantity: Number
    max_quantity: Number
    min_previous_value: Number
    max_previous_value: Number
    min_previous_quantity: Number
    max_previous_quantity: Number
    min_explained_purchases_value: Number
    max_explained_purchases_value: Number
    min_explained_sales_value: Number
    max_explained_sales_value: Number
    min_explained_net_value: Number
    max_explained_net_value: Number
    min_position_change_value: Number
    max_position_change_value: Number
    min_price_change_value: Number
    max_price_change_value: Number
    min_quantity_change_value: Number
    max_quantity_change_value: Number
    min_not_comparable_value: Number
    max_not_comparable_value: Number


class IssuerMove(TypedDict):
    """What became in a month of the positions of all classes in a ticker of an issuer."""

    reference_date: str
    """Last day of the competence month."""
    ticker: str
    """Ticker of a share, unit or receipt of the issuer."""
    kind: str
    """Kind of asset, as in cvm_fund_portfolio."""
    position: Literal["owned", "borrowed"]
    """owned, also while lent out; or borrowed, which is short."""
    value: Decimal
    """Value at the end of the month. Unit: BRL."""
    quantity: Decimal
    """Quantity at the end of the month. Unit: units."""
    previous_value: Decimal | None
    """Value of all positions at the end of the month before; null where the snapshot lacks that month."""
    previous_quantity: Decimal | None
    """Quantity of these, or null as well."""
    explained_purchases_value: Decimal | None
    """Value bought, of the positions whose quantities confirm the filed trades: only this is bought or sold."""
    explained_sales_value: Decimal | None
    """Value sold, of the positions whose quantities confirm the filed trades: only this is bought or sold."""
    explained_net_value: Decimal | None
    """What was bought less what was sold."""
    position_change_value: Decimal | None
    """Change of the value of the positions that can be compared."""
    price_change_value: Decimal | None
    """Of that change, what prices made: the quantity of before times the change of price."""
    quantity_change_value: Decimal | None
    """The rest of that change: what quantities made, by trade, disclosure or mistake."""
    not_comparable_value: Decimal | None
    """Change of the lines of positions that cannot be compared: disclosure, and never trade; null where the snapshot
    lacks the other month.
    """
    moves_reason: str
    """Why `position_change_value` is null: month_incomplete where one of the months lacks members that can have these
    lines, no_month_before where the snapshot lacks the other month; "" where it is a number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class IssuerMovesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    data: list[IssuerMove]


class IssuerMovesRow(IssuerMove):
    """A row, with what it belongs to."""

    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""


class CompanyHoldersRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_direct_value: Number
    max_direct_value: Number
    min_indirect_value: Number
    max_indirect_value: Number
    min_total_value: Number
    max_total_value: Number
    min_class_count: int
    max_class_count: int
    min_line_count: int
    max_line_count: int
    min_share_percent: Number
    max_share_percent: Number
    min_shortest_depth: int
    max_shortest_depth: int
    min_loss_value: Number
    max_loss_value: Number
    min_loss_share_percent: Number
    max_loss_share_percent: Number


class CompanyHoldersBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    grouping: NotRequired[Literal["root", "group"]]
    """What joins companies: root, the root of their CNPJ alone, so that subsidiaries are others; or group, the file of
    the operator as well.
    """
    group: NotRequired[str]
    """Group of companies, by the file of the operator; "" for a company that is in none. With grouping=group."""
    group_members: NotRequired[str]
    """Roots of the companies that are added up, with commas between them. With grouping=group."""
    group_source: NotRequired[str]
    """Where the operator knows the group from, by its file; "" where there is none. With grouping=group."""
    role: Literal["issuer", "vehicle", "assignor"]
    """Role of the issuer in all rows."""
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    register_date: NotRequired[str | None]
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: NotRequired[bool]
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    newest_report_date: str | None
    """Last day of the newest month or quarter whose reports the answer has; null where none of the six months before
    is compiled, so that nobody knows, and where no reports are asked.
    """
    data: list[IssuerHolder]


class CompanyHoldersRow(IssuerHolder):
    """A row, with what it belongs to."""

    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    reference_date: str
    """Last day of the competence month."""


class CompanySharesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_held_quantity: Number
    max_held_quantity: Number
    min_shares: int
    max_shares: int
    min_held_percent: Number
    max_held_percent: Number
    min_line_count: int
    max_line_count: int
    min_shares_filed: int
    max_shares_filed: int
    min_shares_scale: int
    max_shares_scale: int


class HeldShareClass(TypedDict):
    """How much of a class of shares funds hold."""

    share_class: Literal["common", "preferred"]
    """common, or preferred shares of all classes."""
    held_quantity: Decimal | None
    """Shares that lines of funds have in the month, owned and lent ones less borrowed ones, as far as its members are
    there; null where no line names a ticker of the class, or a line has no quantity.
    """
    shares: int | None
    """Shares of the class, paid up; null where their number or its scale is not known."""
    held_percent: Decimal | None
    """100 × held ÷ shares of the class; null with its reason."""
    held_percent_reason: Literal["", "no_line", "quantity_missing", "members_missing", "shares_unknown", "scale_not_proved"]
    """Why it is null: no_line names a ticker of the class; quantity_missing in a line; members_missing, the month
    lacks members with such lines; shares_unknown; scale_not_proved, where profit ÷ earnings per share agrees with
    neither single shares nor thousands within ten percent; "" where it is a number.
    """
    line_count: int
    """Lines of funds that count."""
    shares_filed: int | None
    """Number of shares as filed."""
    shares_scale: int | None
    """Shares in one that is filed, 1 or 1000; null where that is not proved."""
    shares_source: str | None
    """Table of the number."""
    shares_date: str | None
    """Last day of the document with the number: the newest up to the month."""
    missing_members: str
    """Members that the month lacks and that can have these lines, with commas between them."""


class HeldShares(TypedDict):
    """How much of the shares of a company funds hold."""

    company_cnpj: str
    """CNPJ of the company."""
    classes: list[HeldShareClass]
    """Common and preferred shares."""


class CompanySharesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month of the lines."""
    data: HeldShares


class CompanySharesRow(HeldShareClass):
    """A row, with what it belongs to."""

    company_cnpj: str
    """CNPJ of the company."""
    reference_date: str
    """Last day of the competence month of the lines."""


class ManagersRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number
    min_class_count: int
    max_class_count: int
    min_nav_class_count: int
    max_nav_class_count: int
    min_internal_value: Number
    max_internal_value: Number
    min_unnetted_value: Number
    max_unnetted_value: Number
    min_net_value: Number
    max_net_value: Number
    min_co_managed_count: int
    max_co_managed_count: int
    min_co_managed_nav_value: Number
    max_co_managed_nav_value: Number
    min_total_portfolio_value: Number
    max_total_portfolio_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_direct_value: Number
    max_direct_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_previous_nav_value: Number
    max_previous_nav_value: Number


class ListedParty(TypedDict):
    """A manager or administrator with what its classes have in a month."""

    cnpj: str
    """CNPJ; natural_person for all natural persons together, who have no page, and not_known for classes of which no
    register names one.
    """
    name: str
    """Name that most of its classes have for it; "" for these two."""
    nav_value: Decimal | None
    """Sum of the NAVs of its classes, BRL. Never add it up over rows: a class with several counts in full for each.
    """
    class_count: int | None
    """Classes that filed for the month."""
    nav_class_count: int | None
    """Of them those with a NAV."""
    internal_value: Decimal | None
    """Open quotas that its classes hold of each other, BRL."""
    internal_value_reason: str
    """Why `internal_value` is null: month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks
    members with quotas and those that are there have none; "" where it is a number.
    """
    unnetted_value: Decimal | None
    """Confidential totals of quotas of its classes, which name no class and cannot be taken off, BRL."""
    netting_complete: bool
    """True where the month has the members with the quotas that its classes hold."""
    net_value: Decimal | None
    """nav_value less internal_value: its money counted once, but for unnetted_value, BRL."""
    net_value_reason: str
    """Why `net_value` is null: month_incomplete, quota_lines_missing or nav_not_filed; "" where it is a number."""
    co_managed_count: int | None
    """Classes that have another party of the kind beside it."""
    co_managed_nav_value: Decimal | None
    """Sum of their NAVs, which nav_value has in full, BRL."""
    total_portfolio_value: Decimal | None
    """Signed sum of all lines of its classes, BRL."""
    confidential_value: Decimal | None
    """Confidential totals of its classes, BRL."""
    direct_value: Decimal | None
    """Signed sum of open lines that its classes own, have lent or, negative, borrowed, without quotas of classes that
    have lines in the month, BRL.
    """
    direct_value_reason: str
    """Why `direct_value` is null: month_incomplete or lines_not_filed; "" where it is a number."""
    inflow_value: Decimal | None
    """Quotas of its classes bought in the month, by the daily reports, BRL."""
    outflow_value: Decimal | None
    """Quotas redeemed, BRL."""
    net_flow_value: Decimal | None
    """inflow_value less outflow_value, BRL."""
    net_flow_value_reason: str
    """Why `net_flow_value` is null: report_not_filed; "" where it is a number."""
    previous_nav_value: Decimal | None
    """nav_value of the month before, of whatever classes it had then, BRL."""
    previous_nav_value_reason: str
    """Why `previous_nav_value` is null: month_incomplete in either month, month_not_compiled or nav_not_filed; ""
    where it is a number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class ManagersBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    manager_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    manager_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    data: list[ListedParty]


class ManagersRow(ListedParty):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class PartyOpens(TypedDict):
    """What a month hides of the classes of a party until another month."""

    month: str | None
    """Month in which the totals open, YYYY-MM; null where none is filed."""
    value: Decimal
    """Confidential totals, BRL."""
    line_count: int
    """Lines."""
    class_count: int
    """Classes with such a line."""


class Manager(TypedDict):
    """A manager with what its classes have in a month."""

    cnpj: str
    """CNPJ."""
    name: str
    """Name that most of its classes have for it."""
    nav_value: Decimal | None
    """Sum of the NAVs of its classes, BRL. Never add it up over rows: a class with several counts in full for each.
    """
    class_count: int | None
    """Classes that filed for the month."""
    nav_class_count: int | None
    """Of them those with a NAV."""
    internal_value: Decimal | None
    """Open quotas that its classes hold of each other, BRL."""
    internal_value_reason: str
    """Why `internal_value` is null: month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks
    members with quotas and those that are there have none; "" where it is a number.
    """
    unnetted_value: Decimal | None
    """Confidential totals of quotas of its classes, which name no class and cannot be taken off, BRL."""
    netting_complete: bool
    """True where the month has the members with the quotas that its classes hold."""
    net_value: Decimal | None
    """nav_value less internal_value: its money counted once, but for unnetted_value, BRL."""
    net_value_reason: str
    """Why `net_value` is null: month_incomplete, quota_lines_missing or nav_not_filed; "" where it is a number."""
    co_managed_count: int | None
    """Classes that have another party of the kind beside it."""
    co_managed_nav_value: Decimal | None
    """Sum of their NAVs, which nav_value has in full, BRL."""
    total_portfolio_value: Decimal | None
    """Signed sum of all lines of its classes, BRL."""
    confidential_value: Decimal | None
    """Confidential totals of its classes, BRL."""
    direct_value: Decimal | None
    """Signed sum of open lines that its classes own, have lent or, negative, borrowed, without quotas of classes that
    have lines in the month, BRL.
    """
    direct_value_reason: str
    """Why `direct_value` is null: month_incomplete or lines_not_filed; "" where it is a number."""
    inflow_value: Decimal | None
    """Quotas of its classes bought in the month, by the daily reports, BRL."""
    outflow_value: Decimal | None
    """Quotas redeemed, BRL."""
    net_flow_value: Decimal | None
    """inflow_value less outflow_value, BRL."""
    net_flow_value_reason: str
    """Why `net_flow_value` is null: report_not_filed; "" where it is a number."""
    previous_nav_value: Decimal | None
    """nav_value of the month before, of whatever classes it had then, BRL."""
    previous_nav_value_reason: str
    """Why `previous_nav_value` is null: month_incomplete in either month, month_not_compiled or nav_not_filed; ""
    where it is a number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    same_class_count: int | None
    """Classes that it has in this month and the one before; null, as all changes, without that month, and where a
    member that shows which classes filed is missing in either.
    """
    same_class_nav_value: Decimal | None
    """Sum of the NAVs of these, BRL."""
    previous_same_class_nav_value: Decimal | None
    """The same sum a month before, BRL: the change compares the same classes."""
    came_class_count: int | None
    """Classes that it has now and had not a month before, by the register of each."""
    came_nav_value: Decimal | None
    """Sum of their NAVs, BRL."""
    gone_class_count: int | None
    """Classes that it had a month before and has no more."""
    gone_previous_nav_value: Decimal | None
    """Sum of the NAVs that they had, BRL."""
    opens: list[PartyOpens]
    """Confidential totals of the month by the month in which they open."""
    released_value: Decimal | None
    """Confidential totals that its classes filed in the twelve months before and that opened in this month, as the
    snapshot has them, BRL: a month that was published again since then no longer has its totals.
    """
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    manager_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    manager_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class ManagerBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month."""
    data: Manager


class ManagerFundsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number
    min_previous_nav_value: Number
    max_previous_nav_value: Number
    min_total_portfolio_value: Number
    max_total_portfolio_value: Number
    min_internal_value: Number
    max_internal_value: Number
    min_direct_value: Number
    max_direct_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_unnetted_value: Number
    max_unnetted_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_holders: int
    max_holders: int
    min_party_count: int
    max_party_count: int


class PartyFund(TypedDict):
    """A class of a manager or administrator in a month."""

    nav_value: Decimal | None
    """NAV of the class, BRL; null where it filed none."""
    cnpj: str
    """CNPJ of the class."""
    name: str
    """Name at filing."""
    type: Literal["fif", "fidc", "fii", "fip", "fiagro", "etf", "fapi", "fmp", "other"]
    """Type of fund in our closed vocabulary."""
    filing_group: Literal["fif", "structured"]
    """Filing group: fif or structured."""
    previous_nav_value: Decimal | None
    """NAV a month before, BRL; null where it filed none, or the snapshot does not have the month."""
    total_portfolio_value: Decimal | None
    """Signed sum of its lines, BRL."""
    internal_value: Decimal | None
    """Open quotas that it holds of other classes of the party, BRL: what the sum of NAVs counts twice."""
    internal_value_reason: str
    """Why `internal_value` is null: month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks
    members with quotas and those that are there have none; "" where it is a number.
    """
    direct_value: Decimal | None
    """Signed sum of its open lines that are owned, lent or, negative, borrowed, without quotas of classes that have
    lines in the month, BRL.
    """
    confidential_value: Decimal | None
    """Its confidential totals, BRL."""
    unnetted_value: Decimal | None
    """Of them those of quotas, BRL."""
    inflow_value: Decimal | None
    """Quotas bought in the month, by its daily reports, BRL."""
    outflow_value: Decimal | None
    """Quotas redeemed, BRL."""
    net_flow_value: Decimal | None
    """inflow_value less outflow_value, BRL; null without a daily report."""
    holders: int | None
    """Holders on the last day of the month that has reports; null without a report of that day."""
    party_count: int | None
    """Parties of the kind that the class has: it counts in full for each."""
    lines_reason: str
    """Why `total_portfolio_value` is null: month_incomplete or lines_not_filed, as the sums of lines beside it; ""
    where it is a number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of its lines, which add up to total_portfolio_value."""
    source: NotRequired[RowSource | None]
    """The place that the row was read from; with `provenance=true`. The line of its NAV; null where it filed none.
    """


class ManagerFundsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    manager_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    manager_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    data: list[PartyFund]


class ManagerFundsRow(PartyFund):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""
    reference_date: str
    """Last day of the competence month."""


class ManagerPositionsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_quantity: Number
    max_quantity: Number
    min_share_percent: Number
    max_share_percent: Number
    min_class_count: int
    max_class_count: int


class PartyPosition(TypedDict):
    """What the classes of a manager or administrator hold of an asset."""

    value: Decimal
    """Signed sum, BRL."""
    asset_id: str
    """Name that the asset goes by in the month; "" for what names none."""
    name: str
    """Name that lines have for it; "" where none is known."""
    kind: str
    """Kind of asset; reconciliation for what opened quotas leave."""
    resolution: str
    """direct for lines that are no quotas of a fund, and with `view=direct` for all; else the reason why quotas are
    not replaced by what the fund holds, as in the look-through of a fund.
    """
    quantity: Decimal | None
    """Long less short; null for what names no asset."""
    share_percent: Decimal | None
    """Of the sum of all rows; null where that is not positive."""
    class_count: int
    """Classes that it comes from."""
    cnpj: str
    """CNPJ of the class, with `group_by=fund`; else ""."""
    fund_name: str
    """Its name at filing, with `group_by=fund`; else ""."""
    explain: str
    """Relative address of the answer whose rows add up to `value`: the classes of the asset, or the lines of the
    class; "" for parts of look-throughs, which are no lines.
    """


class ManagerPositionsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    manager_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    manager_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    consolidated_value: Decimal | None
    """Sum of the rows of all assets, BRL: all lines less internal quotas."""
    consolidated_value_reason: str
    """Why `consolidated_value` is null: month_incomplete or lines_not_filed; "" where it is a number."""
    is_partial: bool
    """True where the month lacks members that its classes file, or one that shows which classes filed."""
    data: list[PartyPosition]


class ManagerPositionsRow(PartyPosition):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""
    reference_date: str
    """Last day of the competence month."""


class ManagerIssuersRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_direct_value: Number
    max_direct_value: Number
    min_share_percent: Number
    max_share_percent: Number
    min_class_count: int
    max_class_count: int
    min_line_count: int
    max_line_count: int


class PartyIssuer(TypedDict):
    """What the classes of a manager or administrator hold of an issuer."""

    direct_value: Decimal
    """Signed sum of open lines that its classes own, have lent or, negative, borrowed, BRL: each real once."""
    issuer_id: str
    """Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds."""
    name: str
    """Spelling of its name that lines with most value file; "" where it is known by letters alone."""
    cnpj: str
    """CNPJ with that root that lines with most value file; "" for the treasury."""
    is_securitiser: bool
    """True where a spelling says that it securitises claims: what it owes as issuer can be backed by them too."""
    role: Literal["issuer", "vehicle"]
    """Role of the figures."""
    share_percent: Decimal | None
    """Of the sum of all rows; null where nobody knows that or it is not positive."""
    share_percent_reason: str
    """Why `share_percent` is null: month_incomplete, where the month lacks members that can have any of the kinds, or
    sum_not_positive; "" where it is a number.
    """
    class_count: int
    """Classes with such a line."""
    line_count: int
    """These lines."""
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class ManagerIssuersBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    manager_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    manager_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    data: list[PartyIssuer]


class ManagerIssuersRow(PartyIssuer):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""
    reference_date: str
    """Last day of the competence month."""


class ManagerMovesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_quantity: Number
    max_quantity: Number
    min_previous_value: Number
    max_previous_value: Number
    min_previous_quantity: Number
    max_previous_quantity: Number
    min_filed_purchases_value: Number
    max_filed_purchases_value: Number
    min_filed_sales_value: Number
    max_filed_sales_value: Number
    min_filed_purchases_quantity: Number
    max_filed_purchases_quantity: Number
    min_filed_sales_quantity: Number
    max_filed_sales_quantity: Number
    min_explained_purchases_value: Number
    max_explained_purchases_value: Number
    min_explained_sales_value: Number
    max_explained_sales_value: Number
    min_explained_purchases_quantity: Number
    max_explained_purchases_quantity: Number
    min_explained_sales_quantity: Number
    max_explained_sales_quantity: Number
    min_explained_net_value: Number
    max_explained_net_value: Number
    min_position_change_value: Number
    max_position_change_value: Number
    min_price_change_value: Number
    max_price_change_value: Number
    min_quantity_change_value: Number
    max_quantity_change_value: Number
    min_not_comparable_value: Number
    max_not_comparable_value: Number
    min_entered_count: int
    max_entered_count: int
    min_left_count: int
    max_left_count: int
    min_increased_count: int
    max_increased_count: int
    min_reduced_count: int
    max_reduced_count: int
    min_unchanged_count: int
    max_unchanged_count: int
    min_appeared_count: int
    max_appeared_count: int
    min_vanished_count: int
    max_vanished_count: int
    min_changed_without_trade_count: int
    max_changed_without_trade_count: int
    min_trade_unexplained_count: int
    max_trade_unexplained_count: int
    min_not_comparable_count: int
    max_not_comparable_count: int


class ManagerMovesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    with_date: str | None
    """Last day of the month compared with; null where the snapshot does not have it, and nothing can be compared.
    """
    states: list[PositionState]
    """The positions of the answer, before pages and ranges, by their state."""
    explained_percent: Decimal | None
    """100 × filed purchases and sales of positions whose quantities confirm them ÷ all that are filed; null where none
    is.
    """
    manager_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    manager_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    data: list[AssetMove]


class ManagerMovesRow(AssetMove):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""
    reference_date: str
    """Last day of the competence month."""


class ManagerHistoryRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number
    min_class_count: int
    max_class_count: int
    min_nav_class_count: int
    max_nav_class_count: int
    min_internal_value: Number
    max_internal_value: Number
    min_unnetted_value: Number
    max_unnetted_value: Number
    min_net_value: Number
    max_net_value: Number
    min_co_managed_count: int
    max_co_managed_count: int
    min_co_managed_nav_value: Number
    max_co_managed_nav_value: Number
    min_total_portfolio_value: Number
    max_total_portfolio_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_direct_value: Number
    max_direct_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_previous_nav_value: Number
    max_previous_nav_value: Number


class PartyMonth(TypedDict):
    """What the classes of a manager or administrator have in a month."""

    reference_date: str
    """Last day of the competence month."""
    nav_value: Decimal | None
    """Sum of the NAVs of its classes, BRL. Never add it up over rows: a class with several counts in full for each.
    """
    class_count: int | None
    """Classes that filed for the month."""
    nav_class_count: int | None
    """Of them those with a NAV."""
    internal_value: Decimal | None
    """Open quotas that its classes hold of each other, BRL."""
    internal_value_reason: str
    """Why `internal_value` is null: month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks
    members with quotas and those that are there have none; "" where it is a number.
    """
    unnetted_value: Decimal | None
    """Confidential totals of quotas of its classes, which name no class and cannot be taken off, BRL."""
    netting_complete: bool
    """True where the month has the members with the quotas that its classes hold."""
    net_value: Decimal | None
    """nav_value less internal_value: its money counted once, but for unnetted_value, BRL."""
    net_value_reason: str
    """Why `net_value` is null: month_incomplete, quota_lines_missing or nav_not_filed; "" where it is a number."""
    co_managed_count: int | None
    """Classes that have another party of the kind beside it."""
    co_managed_nav_value: Decimal | None
    """Sum of their NAVs, which nav_value has in full, BRL."""
    total_portfolio_value: Decimal | None
    """Signed sum of all lines of its classes, BRL."""
    confidential_value: Decimal | None
    """Confidential totals of its classes, BRL."""
    direct_value: Decimal | None
    """Signed sum of open lines that its classes own, have lent or, negative, borrowed, without quotas of classes that
    have lines in the month, BRL.
    """
    direct_value_reason: str
    """Why `direct_value` is null: month_incomplete or lines_not_filed; "" where it is a number."""
    inflow_value: Decimal | None
    """Quotas of its classes bought in the month, by the daily reports, BRL."""
    outflow_value: Decimal | None
    """Quotas redeemed, BRL."""
    net_flow_value: Decimal | None
    """inflow_value less outflow_value, BRL."""
    net_flow_value_reason: str
    """Why `net_flow_value` is null: report_not_filed; "" where it is a number."""
    previous_nav_value: Decimal | None
    """nav_value of the month before, of whatever classes it had then, BRL."""
    previous_nav_value_reason: str
    """Why `previous_nav_value` is null: month_incomplete in either month, month_not_compiled or nav_not_filed; ""
    where it is a number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    basis: Literal["register_of_month", "register_of_today"]
    """Register that shows which classes were its own."""
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class ManagerHistoryBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    data: list[PartyMonth]


class ManagerHistoryRow(PartyMonth):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""


class ManagerCategoriesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_seen_value: Number
    max_seen_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_share_percent: Number
    max_share_percent: Number


class PartyCategory(TypedDict):
    """What the lines of the classes of a manager or administrator add up to in a category and month."""

    reference_date: str
    """Last day of the competence month."""
    category: str
    """Category of the lines, as in the history of a fund."""
    value: Decimal | None
    """Signed sum of the lines of its classes, BRL; of fund_quotas without the open quotas that they hold of each other
    (`internal_value`), so that nothing is there twice.
    """
    value_reason: str
    """Why `value` is null: month_incomplete; "" where it is a number."""
    seen_value: Decimal | None
    """Signed sum of the lines in the members that are there, BRL."""
    confidential_value: Decimal | None
    """Of it the confidential totals, which name no asset, BRL."""
    share_percent: Decimal | None
    """100 × value ÷ the sum of the categories of the month; null where one of them is not known, or the sum is not
    positive.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    basis: Literal["register_of_month", "register_of_today"]
    """Register that shows which classes were its own."""


class ManagerCategoriesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    data: list[PartyCategory]


class ManagerCategoriesRow(PartyCategory):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""


class PartyChange(TypedDict):
    """A class that a manager or administrator got or lost."""

    seen_date: str
    """Day on which the change was first seen and published: it can be older."""
    cnpj: str
    """CNPJ of the class."""
    name: str
    """Its name in the register; "" where that has it no more."""
    change: Literal["came", "went"]
    """came where the party has the class since, went where it has it no more."""
    from_cnpj: str
    """Who the class had before: CNPJs with semicolons between them; natural_person for all natural persons, and
    not_known where the register names none.
    """
    to_cnpj: str
    """Who it has since, in the same form."""
    first_snapshot: str
    """First snapshot that has the change."""


class ManagerChangesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    data: list[PartyChange]


class ManagerChangesRow(PartyChange):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""


class AdministratorsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number
    min_class_count: int
    max_class_count: int
    min_nav_class_count: int
    max_nav_class_count: int
    min_internal_value: Number
    max_internal_value: Number
    min_unnetted_value: Number
    max_unnetted_value: Number
    min_net_value: Number
    max_net_value: Number
    min_co_managed_count: int
    max_co_managed_count: int
    min_co_managed_nav_value: Number
    max_co_managed_nav_value: Number
    min_total_portfolio_value: Number
    max_total_portfolio_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_direct_value: Number
    max_direct_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_previous_nav_value: Number
    max_previous_nav_value: Number


class AdministratorsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    administrator_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    administrator_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    data: list[ListedParty]


class AdministratorsRow(ListedParty):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class Administrator(TypedDict):
    """An administrator with what its classes have in a month."""

    cnpj: str
    """CNPJ."""
    name: str
    """Name that most of its classes have for it."""
    nav_value: Decimal | None
    """Sum of the NAVs of its classes, BRL. Never add it up over rows: a class with several counts in full for each.
    """
    class_count: int | None
    """Classes that filed for the month."""
    nav_class_count: int | None
    """Of them those with a NAV."""
    internal_value: Decimal | None
    """Open quotas that its classes hold of each other, BRL."""
    internal_value_reason: str
    """Why `internal_value` is null: month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks
    members with quotas and those that are there have none; "" where it is a number.
    """
    unnetted_value: Decimal | None
    """Confidential totals of quotas of its classes, which name no class and cannot be taken off, BRL."""
    netting_complete: bool
    """True where the month has the members with the quotas that its classes hold."""
    net_value: Decimal | None
    """nav_value less internal_value: its money counted once, but for unnetted_value, BRL."""
    net_value_reason: str
    """Why `net_value` is null: month_incomplete, quota_lines_missing or nav_not_filed; "" where it is a number."""
    co_managed_count: int | None
    """Classes that have another party of the kind beside it."""
    co_managed_nav_value: Decimal | None
    """Sum of their NAVs, which nav_value has in full, BRL."""
    total_portfolio_value: Decimal | None
    """Signed sum of all lines of its classes, BRL."""
    confidential_value: Decimal | None
    """Confidential totals of its classes, BRL."""
    direct_value: Decimal | None
    """Signed sum of open lines that its classes own, have lent or, negative, borrowed, without quotas of classes that
    have lines in the month, BRL.
    """
    direct_value_reason: str
    """Why `direct_value` is null: month_incomplete or lines_not_filed; "" where it is a number."""
    inflow_value: Decimal | None
    """Quotas of its classes bought in the month, by the daily reports, BRL."""
    outflow_value: Decimal | None
    """Quotas redeemed, BRL."""
    net_flow_value: Decimal | None
    """inflow_value less outflow_value, BRL."""
    net_flow_value_reason: str
    """Why `net_flow_value` is null: report_not_filed; "" where it is a number."""
    previous_nav_value: Decimal | None
    """nav_value of the month before, of whatever classes it had then, BRL."""
    previous_nav_value_reason: str
    """Why `previous_nav_value` is null: month_incomplete in either month, month_not_compiled or nav_not_filed; ""
    where it is a number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """
    same_class_count: int | None
    """Classes that it has in this month and the one before; null, as all changes, without that month, and where a
    member that shows which classes filed is missing in either.
    """
    same_class_nav_value: Decimal | None
    """Sum of the NAVs of these, BRL."""
    previous_same_class_nav_value: Decimal | None
    """The same sum a month before, BRL: the change compares the same classes."""
    came_class_count: int | None
    """Classes that it has now and had not a month before, by the register of each."""
    came_nav_value: Decimal | None
    """Sum of their NAVs, BRL."""
    gone_class_count: int | None
    """Classes that it had a month before and has no more."""
    gone_previous_nav_value: Decimal | None
    """Sum of the NAVs that they had, BRL."""
    opens: list[PartyOpens]
    """Confidential totals of the month by the month in which they open."""
    released_value: Decimal | None
    """Confidential totals that its classes filed in the twelve months before and that opened in this month, as the
    snapshot has them, BRL: a month that was published again since then no longer has its totals.
    """
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    administrator_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    administrator_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class AdministratorBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the competence month."""
    data: Administrator


class AdministratorFundsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number
    min_previous_nav_value: Number
    max_previous_nav_value: Number
    min_total_portfolio_value: Number
    max_total_portfolio_value: Number
    min_internal_value: Number
    max_internal_value: Number
    min_direct_value: Number
    max_direct_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_unnetted_value: Number
    max_unnetted_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_holders: int
    max_holders: int
    min_party_count: int
    max_party_count: int


class AdministratorFundsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    administrator_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    administrator_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    data: list[PartyFund]


class AdministratorFundsRow(PartyFund):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""
    reference_date: str
    """Last day of the competence month."""


class AdministratorPositionsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_quantity: Number
    max_quantity: Number
    min_share_percent: Number
    max_share_percent: Number
    min_class_count: int
    max_class_count: int


class AdministratorPositionsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    administrator_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    administrator_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    consolidated_value: Decimal | None
    """Sum of the rows of all assets, BRL: all lines less internal quotas."""
    consolidated_value_reason: str
    """Why `consolidated_value` is null: month_incomplete or lines_not_filed; "" where it is a number."""
    is_partial: bool
    """True where the month lacks members that its classes file, or one that shows which classes filed."""
    data: list[PartyPosition]


class AdministratorPositionsRow(PartyPosition):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""
    reference_date: str
    """Last day of the competence month."""


class AdministratorIssuersRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_direct_value: Number
    max_direct_value: Number
    min_share_percent: Number
    max_share_percent: Number
    min_class_count: int
    max_class_count: int
    min_line_count: int
    max_line_count: int


class AdministratorIssuersBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    administrator_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    administrator_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    data: list[PartyIssuer]


class AdministratorIssuersRow(PartyIssuer):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""
    reference_date: str
    """Last day of the competence month."""


class AdministratorMovesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_quantity: Number
    max_quantity: Number
    min_previous_value: Number
    max_previous_value: Number
    min_previous_quantity: Number
    max_previous_quantity: Number
    min_filed_purchases_value: Number
    max_filed_purchases_value: Number
    min_filed_sales_value: Number
    max_filed_sales_value: Number
    min_filed_purchases_quantity: Number
    max_filed_purchases_quantity: Number
    min_filed_sales_quantity: Number
    max_filed_sales_quantity: Number
    min_explained_purchases_value: Number
    max_explained_purchases_value: Number
    min_explained_sales_value: Number
    max_explained_sales_value: Number
    min_explained_purchases_quantity: Number
    max_explained_purchases_quantity: Number
    min_explained_sales_quantity: Number
    max_explained_sales_quantity: Number
    min_explained_net_value: Number
    max_explained_net_value: Number
    min_position_change_value: Number
    max_position_change_value: Number
    min_price_change_value: Number
    max_price_change_value: Number
    min_quantity_change_value: Number
    max_quantity_change_value: Number
    min_not_comparable_value: Number
    max_not_comparable_value: Number
    min_entered_count: int
    max_entered_count: int
    min_left_count: int
    max_left_count: int
    min_increased_count: int
    max_increased_count: int
    min_reduced_count: int
    max_reduced_count: int
    min_unchanged_count: int
    max_unchanged_count: int
    min_appeared_count: int
    max_appeared_count: int
    min_vanished_count: int
    max_vanished_count: int
    min_changed_without_trade_count: int
    max_changed_without_trade_count: int
    min_trade_unexplained_count: int
    max_trade_unexplained_count: int
    min_not_comparable_count: int
    max_not_comparable_count: int


class AdministratorMovesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    with_date: str | None
    """Last day of the month compared with; null where the snapshot does not have it, and nothing can be compared.
    """
    states: list[PositionState]
    """The positions of the answer, before pages and ranges, by their state."""
    explained_percent: Decimal | None
    """100 × filed purchases and sales of positions whose quantities confirm them ÷ all that are filed; null where none
    is.
    """
    administrator_basis: Literal["register_of_month", "register_of_today"]
    """Register that assigns classes to managers and administrators: that of the end of the month, where this
    installation saw changes of the registers by then and so knows what came later, or else the newest one.
    Registers are overwritten: who changed before it watched them, nobody knows.
    """
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    administrator_known_percent: Decimal | None
    """Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as
    known. Null where no class has a NAV.
    """
    data: list[AssetMove]


class AdministratorMovesRow(AssetMove):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""
    reference_date: str
    """Last day of the competence month."""


class AdministratorHistoryRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number
    min_class_count: int
    max_class_count: int
    min_nav_class_count: int
    max_nav_class_count: int
    min_internal_value: Number
    max_internal_value: Number
    min_unnetted_value: Number
    max_unnetted_value: Number
    min_net_value: Number
    max_net_value: Number
    min_co_managed_count: int
    max_co_managed_count: int
    min_co_managed_nav_value: Number
    max_co_managed_nav_value: Number
    min_total_portfolio_value: Number
    max_total_portfolio_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_direct_value: Number
    max_direct_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_previous_nav_value: Number
    max_previous_nav_value: Number


class AdministratorHistoryBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    data: list[PartyMonth]


class AdministratorHistoryRow(PartyMonth):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""


class AdministratorCategoriesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_seen_value: Number
    max_seen_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_share_percent: Number
    max_share_percent: Number


class AdministratorCategoriesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    data: list[PartyCategory]


class AdministratorCategoriesRow(PartyCategory):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""


class AdministratorChangesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    data: list[PartyChange]


class AdministratorChangesRow(PartyChange):
    """A row, with what it belongs to."""

    party_cnpj: str
    """The party that was asked for."""


class IndustryRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number
    min_class_count: int
    max_class_count: int
    min_nav_class_count: int
    max_nav_class_count: int
    min_nonpositive_nav_count: int
    max_nonpositive_nav_count: int
    min_report_nav_value: Number
    max_report_nav_value: Number
    min_internal_value: Number
    max_internal_value: Number
    min_unnetted_value: Number
    max_unnetted_value: Number
    min_net_value: Number
    max_net_value: Number
    min_confidential_value: Number
    max_confidential_value: Number
    min_holders: int
    max_holders: int
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number


class IndustryGroup(TypedDict):
    """A group of classes in a month."""

    type: NotRequired[str]
    """Type of the classes of the row; only with this `group_by`."""
    classification: NotRequired[str]
    """Classification of the classes of the row; only with this `group_by`."""
    anbima_class: NotRequired[str]
    """Class of ANBIMA of the classes of the row; only with this `group_by`."""
    audience: NotRequired[str]
    """Audience of the classes of the row; only with this `group_by`."""
    exclusive: NotRequired[str]
    """Whether they are made for one investor, S or N, of the classes of the row; only with this `group_by`."""
    condominium: NotRequired[str]
    """Form of condominium of the classes of the row; only with this `group_by`."""
    cnpj: NotRequired[str]
    """CNPJ of the party or class; only with `group_by=manager`, `administrator` or `fund`."""
    name: NotRequired[str]
    """Its name; with the same."""
    nav_value: Decimal | None
    """Sum of the NAVs, BRL: what funds hold of funds is there twice."""
    class_count: int | None
    """Classes that filed anything for the month."""
    nav_class_count: int | None
    """Of them those with a NAV."""
    nonpositive_nav_count: int | None
    """Of these those whose NAV is zero or negative."""
    report_nav_value: Decimal | None
    """Of nav_value that of FIDC and FII which only their own report of the month names, BRL."""
    internal_value: Decimal | None
    """Open quotas of other classes that are asked and have a NAV in the month, BRL; of a manager or administrator,
    what its classes hold of each other. Without members with quotas, what the others have.
    """
    internal_value_reason: str
    """Why `internal_value` is null: month_not_compiled, month_incomplete, lines_not_filed, or quota_lines_missing
    where the month lacks members with quotas and those that are there have none; "" where it is a number.
    """
    unnetted_value: Decimal | None
    """Confidential totals of quotas, which cannot be taken off, BRL."""
    netting_complete: bool
    """True where the month has the members with the quotas that classes hold."""
    net_value: Decimal | None
    """nav_value less internal_value: money counted once, but for unnetted_value and for what own reports list, BRL.
    """
    net_value_reason: str
    """Why `net_value` is null: month_incomplete, quota_lines_missing, nav_not_filed or month_not_compiled; "" where it
    is a number.
    """
    confidential_value: Decimal | None
    """Confidential totals, BRL; null where no class has lines."""
    holders: int | None
    """Holders of the classes that report daily, on the last day of the month that has reports. Holders are no persons:
    who holds two classes counts twice. Null without a report.
    """
    inflow_value: Decimal | None
    """Quotas bought in the month, by the daily reports, BRL; null without a report."""
    outflow_value: Decimal | None
    """Quotas redeemed, BRL."""
    net_flow_value: Decimal | None
    """inflow_value less outflow_value, BRL."""
    is_partial: bool
    """True where the month lacks members that these classes file, or one that shows which classes filed: sums cover
    the members that are there.
    """
    explain: str
    """Relative address of the answer whose rows add up to the row's first value, to the cent: their
    `final_position_value`, or `nav_value` where NAVs are added up.
    """


class IndustryBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    data: list[IndustryGroup]


class IndustryRow(IndustryGroup):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class IndustryFlowsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_net_flow_value: Number
    max_net_flow_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_days: int
    max_days: int
    min_missing_reports: int
    max_missing_reports: int
    min_final_flow_value: Number
    max_final_flow_value: Number
    min_final_certain_value: Number
    max_final_certain_value: Number
    min_final_known_percent: Number
    max_final_known_percent: Number


class IndustryFlow(TypedDict):
    """What came into classes and left them in a day or month."""

    date: str
    """The day, or the last day of the month."""
    type: NotRequired[str]
    """Type of the classes of the row; only with this `group_by`."""
    classification: NotRequired[str]
    """Classification of the classes of the row; only with this `group_by`."""
    anbima_class: NotRequired[str]
    """Class of ANBIMA of the classes of the row; only with this `group_by`."""
    audience: NotRequired[str]
    """Audience of the classes of the row; only with this `group_by`."""
    exclusive: NotRequired[str]
    """Whether they are made for one investor, S or N, of the classes of the row; only with this `group_by`."""
    condominium: NotRequired[str]
    """Form of condominium of the classes of the row; only with this `group_by`."""
    net_flow_value: Decimal | None
    """inflow_value less outflow_value, BRL: money that moves from fund to fund is there on both sides."""
    inflow_value: Decimal | None
    """Quotas bought, BRL."""
    outflow_value: Decimal | None
    """Quotas redeemed, BRL."""
    days: int | None
    """Days with reports."""
    missing_reports: int | None
    """Reports that are not there: of each class that reports in the month, the days without its own. A day whose
    reports contradict each other counts as one without.
    """
    final_flow_value: Decimal | None
    """An estimate: the net flow of each class by the part of it that no other class holds at the end of the month, so
    that money from outside is counted once, BRL.
    """
    final_certain_value: Decimal | None
    """The net flow of the classes that others hold by less than 0.5 % or more than 99.5 %, BRL: of these the estimate
    is near.
    """
    final_known_percent: Decimal | None
    """Of the net flows, without sign, those of classes of which that part is known."""
    final_flow_value_reason: str
    """Why `final_flow_value` is null: quota_lines_missing, where the month lacks the member with quotas, or
    month_not_compiled; "" where it is a number.
    """


class IndustryFlowsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    data: list[IndustryFlow]


IndustryFlowsRow: TypeAlias = IndustryFlow


class IndustrySurvivorshipRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_class_count: int
    max_class_count: int
    min_still_filing_count: int
    max_still_filing_count: int
    min_gone_count: int
    max_gone_count: int
    min_gone_nav_value: Number
    max_gone_nav_value: Number
    min_appeared_count: int
    max_appeared_count: int
    min_appeared_nav_value: Number
    max_appeared_nav_value: Number


class Survivorship(TypedDict):
    """Classes of one month that still file in another."""

    type: NotRequired[str]
    """Type of the classes of the row; only with this `group_by`."""
    class_count: int | None
    """Classes that filed for the first month: those that still file and those that are gone."""
    still_filing_count: int | None
    """Of them those that filed for the last month too."""
    gone_count: int | None
    """Of them those that did not."""
    gone_nav_value: Decimal | None
    """Sum of the NAVs that these had in the first month, BRL."""
    appeared_count: int | None
    """Classes that filed for the last month and not for the first."""
    appeared_nav_value: Decimal | None
    """Sum of the NAVs that these have in the last month, BRL."""
    change_reason: str
    """Why `gone_count` is null: month_incomplete, where a member that shows which classes filed is missing in either
    month, and then all but class_count are null; "" where it is a number.
    """
    is_partial: bool
    """True where the month lacks members that can have these lines: the figures cover the members that are there.
    """
    missing_members: str
    """Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.
    """


class IndustrySurvivorshipBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    first_reference_date: str
    """Last day of the first month."""
    last_reference_date: str
    """Last day of the last month."""
    data: list[Survivorship]


class IndustrySurvivorshipRow(Survivorship):
    """A row, with what it belongs to."""

    first_reference_date: str
    """Last day of the first month."""
    last_reference_date: str
    """Last day of the last month."""


class ClassFiguresRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_return_percent: Number
    max_return_percent: Number
    min_cdi_percent: Number
    max_cdi_percent: Number
    min_excess_percent: Number
    max_excess_percent: Number
    min_percent_of_cdi: Number
    max_percent_of_cdi: Number
    min_volatility_percent: Number
    max_volatility_percent: Number
    min_sharpe: Number
    max_sharpe: Number
    min_beta: Number
    max_beta: Number
    min_correlation: Number
    max_correlation: Number
    min_max_drawdown_percent: Number
    max_max_drawdown_percent: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_months: int
    max_months: int
    min_positive_months: int
    max_positive_months: int
    min_months_above_cdi: int
    max_months_above_cdi: int
    min_nav_value: Number
    max_nav_value: Number
    min_holders: int
    max_holders: int
    min_age_months: int
    max_age_months: int
    min_administration_fee_percent: Number
    max_administration_fee_percent: Number
    min_redemption_days: int
    max_redemption_days: int
    min_payment_days: int
    max_payment_days: int
    min_bank_paper_percent: Number
    max_bank_paper_percent: Number
    min_cash_percent: Number
    max_cash_percent: Number
    min_derivatives_percent: Number
    max_derivatives_percent: Number
    min_equities_percent: Number
    max_equities_percent: Number
    min_foreign_percent: Number
    max_foreign_percent: Number
    min_fund_quotas_percent: Number
    max_fund_quotas_percent: Number
    min_other_percent: Number
    max_other_percent: Number
    min_other_liability_percent: Number
    max_other_liability_percent: Number
    min_payable_percent: Number
    max_payable_percent: Number
    min_private_credit_percent: Number
    max_private_credit_percent: Number
    min_public_bonds_percent: Number
    max_public_bonds_percent: Number
    min_receivable_percent: Number
    max_receivable_percent: Number
    min_repo_percent: Number
    max_repo_percent: Number
    min_confidential_percent: Number
    max_confidential_percent: Number
    min_residual_percent: Number
    max_residual_percent: Number
    min_held_percent: Number
    max_held_percent: Number
    min_identified_percent: Number
    max_identified_percent: Number
    min_issuer_known_percent: Number
    max_issuer_known_percent: Number
    min_abroad_percent: Number
    max_abroad_percent: Number
    min_hhi: Number
    max_hhi: Number
    min_top10_percent: Number
    max_top10_percent: Number
    min_top_issuer_percent: Number
    max_top_issuer_percent: Number
    min_fixed_income_percent: Number
    max_fixed_income_percent: Number
    min_indexer_cdi_percent: Number
    max_indexer_cdi_percent: Number
    min_indexer_selic_percent: Number
    max_indexer_selic_percent: Number
    min_indexer_ipca_percent: Number
    max_indexer_ipca_percent: Number
    min_indexer_igpm_percent: Number
    max_indexer_igpm_percent: Number
    min_indexer_fixed_percent: Number
    max_indexer_fixed_percent: Number
    min_indexer_fx_percent: Number
    max_indexer_fx_percent: Number
    min_indexer_other_percent: Number
    max_indexer_other_percent: Number
    min_indexer_unknown_percent: Number
    max_indexer_unknown_percent: Number
    min_maturity_30_percent: Number
    max_maturity_30_percent: Number
    min_maturity_180_percent: Number
    max_maturity_180_percent: Number
    min_maturity_360_percent: Number
    max_maturity_360_percent: Number
    min_maturity_720_percent: Number
    max_maturity_720_percent: Number
    min_maturity_1800_percent: Number
    max_maturity_1800_percent: Number
    min_maturity_over_percent: Number
    max_maturity_over_percent: Number
    min_maturity_unknown_percent: Number
    max_maturity_unknown_percent: Number
    min_average_maturity_days: Number
    max_average_maturity_days: Number
    min_bond_average_maturity_days: Number
    max_bond_average_maturity_days: Number
    min_released_value: Number
    max_released_value: Number
    min_lt_unopened_percent: Number
    max_lt_unopened_percent: Number
    min_lt_held_percent: Number
    max_lt_held_percent: Number
    min_lt_identified_percent: Number
    max_lt_identified_percent: Number
    min_lt_issuer_known_percent: Number
    max_lt_issuer_known_percent: Number
    min_lt_abroad_percent: Number
    max_lt_abroad_percent: Number
    min_lt_hhi: Number
    max_lt_hhi: Number
    min_lt_top10_percent: Number
    max_lt_top10_percent: Number
    min_lt_top_issuer_percent: Number
    max_lt_top_issuer_percent: Number
    min_rank: int
    max_rank: int
    min_percentile: Number
    max_percentile: Number
    min_quartile: int
    max_quartile: int
    min_universe_count: int
    max_universe_count: int
    min_universe_nav: Number
    max_universe_nav: Number
    min_asset_percent: Number
    max_asset_percent: Number
    min_issuer_percent: Number
    max_issuer_percent: Number


class ExcludedClasses(TypedDict):
    """Classes that are in no range of a figure, because it is not known."""

    figure: str
    """Figure that a range limits."""
    reason: str
    """Why the figure is not known."""
    class_count: int
    """Classes, or subclasses."""


class RankedFigure(TypedDict):
    """A class, or subclass, in a period, with its place among others."""

    cnpj: str
    """CNPJ of the class."""
    subclass_id: str
    """Subclass; none for a class without subclasses."""
    period: str
    """Period that ends with the month: last_1_month, last_3_months, last_6_months, last_12_months, last_24_months,
    last_36_months or year_to_date.
    """
    name: str
    """Registered name of the class, else its name as filed."""
    type: str
    """Type of fund in the portfolios of the month, else in the register."""
    classification: str
    """Investment policy by the register, in the spelling that both registers share."""
    anbima_class: str
    """Class in the table of ANBIMA by the register."""
    first_date: str | None
    """Day of the report that the period begins with."""
    last_date: str | None
    """Day of the report that it ends with."""
    return_basis: str
    """quota for daily reports; monthly_report for the returns that real-estate funds report, compounded; none for
    others.
    """
    return_percent: Decimal | None
    """Return over the period, as in /nav/summary: not annualised. Unit: percent."""
    return_reason: str
    """Why return_percent is not known; none where it is."""
    has_break: bool
    """True where a return of a day is beyond ±30 %, or that of a reported month beyond ±50 %: such a return is shown
    and has no rank.
    """
    cdi_percent: Decimal | None
    """What the CDI earned from first_date to last_date. Unit: percent."""
    excess_percent: Decimal | None
    """return_percent − cdi_percent, in percentage points."""
    excess_reason: str
    """Why excess_percent is not known; none where it is."""
    percent_of_cdi: Decimal | None
    """100 × return_percent ÷ cdi_percent; none unless both are above zero."""
    percent_of_cdi_reason: str
    """Why percent_of_cdi is not known; none where it is."""
    volatility_percent: Decimal | None
    """Annualised volatility, as in /nav/summary. Unit: percent."""
    volatility_reason: str
    """Why volatility_percent is not known; none where it is."""
    sharpe: Decimal | None
    """√252 × mean ÷ sample standard deviation of the daily returns less the CDI; of 60 returns at least."""
    sharpe_reason: str
    """Why sharpe is not known; none where it is."""
    beta: Decimal | None
    """Covariance of the daily returns with the CDI ÷ variance of the CDI."""
    correlation: Decimal | None
    """Correlation of the daily returns with the CDI."""
    beta_reason: str
    """Why beta and correlation are not known; none where it is."""
    max_drawdown_percent: Decimal | None
    """Largest fall from a quota value to a later one, as in /nav/summary. Unit: percent."""
    drawdown_reason: str
    """Why max_drawdown_percent is not known; none where it is."""
    inflow_value: Decimal | None
    """Inflows after first_date, as in /nav/summary. Unit: BRL."""
    outflow_value: Decimal | None
    """Outflows after first_date. Unit: BRL."""
    net_flow_value: Decimal | None
    """inflow_value − outflow_value. Unit: BRL."""
    flow_reason: str
    """Why inflow_value, outflow_value and net_flow_value are not known; none where it is."""
    months: int | None
    """Whole months of the period whose return is known."""
    positive_months: int | None
    """Of them those with a return above zero."""
    months_above_cdi: int | None
    """Of them those with a return above the CDI; none where that is not known of each."""
    nav_value: Decimal | None
    """NAV at the end of the month; of a subclass its own. Unit: BRL."""
    nav_source: str
    """Where it comes from: portfolio, monthly_report or daily_report."""
    holders: int | None
    """Quota holders in the last report of the month."""
    age_months: int | None
    """Whole months since the class began, by the register."""
    administration_fee_percent: Decimal | None
    """Administration fee in percent a year: of the statement of terms that the class filed in the month, or else as
    registered. None where it is negative or above 20.
    """
    fee_source: str
    """Where it comes from: statement, of the month; legacy_register, of today."""
    fee_date: str | None
    """Day of the statement; none of the register, which names none."""
    fee_reason: str
    """Why administration_fee_percent is not known; none where it is."""
    redemption_days: int | None
    """Days from a request of redemption to the conversion of the quotas, by the report of a fund of credit rights or a
    statement of terms of the month. A closed fund that files 0 has none.
    """
    redemption_days_unit: str
    """Days that are counted, as filed; statements do not give it."""
    payment_days: int | None
    """Days from the conversion to the payment; in a statement days until the payment, and it does not say from when.
    """
    payment_days_unit: str
    """Days that are counted, as filed."""
    redemption_reason: str
    """Why redemption_days is not known; none where it is."""
    reconciliation_grade: str
    """How well the lines explain the NAV, as in cvm_fund_month."""
    bank_paper_percent: Decimal | None
    """Lines of the category bank_paper, confidential totals left out, in percent of the NAV, with their sign."""
    cash_percent: Decimal | None
    """Lines of the category cash, confidential totals left out, in percent of the NAV, with their sign."""
    derivatives_percent: Decimal | None
    """Lines of the category derivatives, confidential totals left out, in percent of the NAV, with their sign."""
    equities_percent: Decimal | None
    """Lines of the category equities, confidential totals left out, in percent of the NAV, with their sign."""
    foreign_percent: Decimal | None
    """Lines of the category foreign, confidential totals left out, in percent of the NAV, with their sign."""
    fund_quotas_percent: Decimal | None
    """Lines of the category fund_quotas, confidential totals left out, in percent of the NAV, with their sign."""
    other_percent: Decimal | None
    """Lines of the category other, confidential totals left out, in percent of the NAV, with their sign."""
    other_liability_percent: Decimal | None
    """Lines of the category other_liability, confidential totals left out, in percent of the NAV, with their sign.
    """
    payable_percent: Decimal | None
    """Lines of the category payable, confidential totals left out, in percent of the NAV, with their sign."""
    private_credit_percent: Decimal | None
    """Lines of the category private_credit, confidential totals left out, in percent of the NAV, with their sign.
    """
    public_bonds_percent: Decimal | None
    """Lines of the category public_bonds, confidential totals left out, in percent of the NAV, with their sign."""
    receivable_percent: Decimal | None
    """Lines of the category receivable, confidential totals left out, in percent of the NAV, with their sign."""
    repo_percent: Decimal | None
    """Lines of the category repo, confidential totals left out, in percent of the NAV, with their sign."""
    confidential_percent: Decimal | None
    """Confidential totals in percent of the NAV."""
    residual_percent: Decimal | None
    """What lines and confidential totals leave of the NAV: with the categories it makes 100. Unit: percent."""
    portfolio_reason: str
    """Why the shares of categories are not known; none where it is."""
    held_percent: Decimal | None
    """Assets that are owned, lent or borrowed, in percent of the NAV."""
    identified_percent: Decimal | None
    """Of them those whose line names the asset. Unit: percent."""
    issuer_known_percent: Decimal | None
    """Of them those whose issuer is known, in any role. Unit: percent."""
    abroad_percent: Decimal | None
    """Of them those abroad. Unit: percent."""
    hhi: Decimal | None
    """Concentration: 10,000 × the sum of the squared parts of the NAV of each asset held above zero. A line that names
    no asset is one of its own.
    """
    top10_percent: Decimal | None
    """The ten largest of these assets in percent of the NAV."""
    top_issuer_percent: Decimal | None
    """The largest issuer in percent of the NAV: of the role issuer, the treasury left out."""
    issuer_reason: str
    """Why top_issuer_percent is not known; none where it is."""
    fixed_income_percent: Decimal | None
    """Government bonds and private paper that are held and above zero, in percent of the NAV."""
    composition_reason: str
    """Why these figures are not known; none where it is."""
    indexer_cdi_percent: Decimal | None
    """Paper that pays the CDI in percent of the value of government bonds and private paper that are held and above
    zero.
    """
    indexer_selic_percent: Decimal | None
    """Paper that pays the Selic rate. Unit: percent."""
    indexer_ipca_percent: Decimal | None
    """Paper that pays the IPCA. Unit: percent."""
    indexer_igpm_percent: Decimal | None
    """Paper that pays the IGP-M. Unit: percent."""
    indexer_fixed_percent: Decimal | None
    """Paper at a fixed rate. Unit: percent."""
    indexer_fx_percent: Decimal | None
    """Paper that pays the dollar. Unit: percent."""
    indexer_other_percent: Decimal | None
    """Paper that pays another index, as filed. Unit: percent."""
    indexer_unknown_percent: Decimal | None
    """Paper whose line names no index. Unit: percent."""
    maturity_30_percent: Decimal | None
    """Paper due in 1 to 30 calendar days in percent of the value of government bonds and private paper that are held
    and above zero.
    """
    maturity_180_percent: Decimal | None
    """Paper due in 31 to 180 days. Unit: percent."""
    maturity_360_percent: Decimal | None
    """Paper due in 181 to 360 days. Unit: percent."""
    maturity_720_percent: Decimal | None
    """Paper due in 361 to 720 days. Unit: percent."""
    maturity_1800_percent: Decimal | None
    """Paper due in 721 to 1,800 days. Unit: percent."""
    maturity_over_percent: Decimal | None
    """Paper due later. Unit: percent."""
    maturity_unknown_percent: Decimal | None
    """Paper whose line has no day of maturity, one that is past, or one of 2099 and later. Unit: percent."""
    average_maturity_days: Decimal | None
    """Calendar days to maturity, weighted by value, of the paper whose day is known. It is no duration. Unit: percent.
    """
    bond_average_maturity_days: Decimal | None
    """The same of government bonds. Unit: percent."""
    fixed_income_reason: str
    """Why the shares by index and maturity are not known; none where it is."""
    opens: str
    """Month in which the first of its confidential totals opens, YYYY-MM; none where it has none."""
    released_value: Decimal | None
    """Confidential totals of earlier months that open in this one. Unit: BRL."""
    released_reason: str
    """Why released_value is not known; none where it is."""
    lt_unopened_percent: Decimal | None
    """Quotas that the look-through does not open, those of funds abroad left out, in percent of the NAV."""
    lt_unopened_reason: str
    """Why lt_unopened_percent is not known; none where it is."""
    lt_held_percent: Decimal | None
    """Leaves of the look-through that are assets, quotas that are not opened among them, in percent of the NAV."""
    lt_identified_percent: Decimal | None
    """Of them those that are named. Unit: percent."""
    lt_issuer_known_percent: Decimal | None
    """Of them those whose issuer is known, in any role. Unit: percent."""
    lt_abroad_percent: Decimal | None
    """Of them those abroad. Unit: percent."""
    lt_hhi: Decimal | None
    """hhi of these leaves: 10,000 × the sum of the squared parts of the NAV of each asset above zero."""
    lt_top10_percent: Decimal | None
    """The ten largest of these assets in percent of the NAV."""
    lt_reason: str
    """Why these figures of the look-through are not known; none where it is."""
    lt_top_issuer_percent: Decimal | None
    """The largest issuer, by itself and through funds, in percent of the NAV: of the role issuer, the treasury left
    out.
    """
    lt_issuer_reason: str
    """Why lt_top_issuer_percent is not known; none where it is."""
    rank: int | None
    """Place among the classes of the universe by the asked figure, 1 is the best; equal figures have equal places.
    """
    rank_reason: str
    """Why the class has no place: the reason of the figure, nav_not_positive, return_implausible (`has_break`) or
    universe_small (fewer than ten classes); "" where it has one.
    """
    percentile: Decimal | None
    """100 × (universe_count − rank) ÷ (universe_count − 1): 100 is the best."""
    quartile: int | None
    """Quarter of the places, 1 is the best."""
    universe: str
    """Classes that it is compared with: of the same policy or class of ANBIMA; fii for real-estate funds; unclassified
    where the register says none.
    """
    universe_count: int
    """Classes with a place in it."""
    universe_nav: Decimal | None
    """Sum of their NAVs, BRL."""
    asset_percent: Decimal | None
    """Holding of the requested asset in percent of the NAV of the class; null where none is asked."""
    issuer_percent: Decimal | None
    """Holding of the requested issuer in percent of the NAV of the class; null where none is asked."""


class ClassFiguresBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    rank_by: str
    """Figure that classes are ranked by."""
    excluded: list[ExcludedClasses]
    """Classes that pass the filters but are in no range, because the figure of a range is not known, by figure and
    reason: a class can be counted for several figures.
    """
    data: list[RankedFigure]


class ClassFiguresRow(RankedFigure):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class FiguresRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_return_percent: Number
    max_return_percent: Number
    min_cdi_percent: Number
    max_cdi_percent: Number
    min_excess_percent: Number
    max_excess_percent: Number
    min_percent_of_cdi: Number
    max_percent_of_cdi: Number
    min_volatility_percent: Number
    max_volatility_percent: Number
    min_sharpe: Number
    max_sharpe: Number
    min_beta: Number
    max_beta: Number
    min_correlation: Number
    max_correlation: Number
    min_max_drawdown_percent: Number
    max_max_drawdown_percent: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_months: int
    max_months: int
    min_positive_months: int
    max_positive_months: int
    min_months_above_cdi: int
    max_months_above_cdi: int
    min_nav_value: Number
    max_nav_value: Number
    min_holders: int
    max_holders: int
    min_age_months: int
    max_age_months: int
    min_administration_fee_percent: Number
    max_administration_fee_percent: Number
    min_redemption_days: int
    max_redemption_days: int
    min_payment_days: int
    max_payment_days: int
    min_bank_paper_percent: Number
    max_bank_paper_percent: Number
    min_cash_percent: Number
    max_cash_percent: Number
    min_derivatives_percent: Number
    max_derivatives_percent: Number
    min_equities_percent: Number
    max_equities_percent: Number
    min_foreign_percent: Number
    max_foreign_percent: Number
    min_fund_quotas_percent: Number
    max_fund_quotas_percent: Number
    min_other_percent: Number
    max_other_percent: Number
    min_other_liability_percent: Number
    max_other_liability_percent: Number
    min_payable_percent: Number
    max_payable_percent: Number
    min_private_credit_percent: Number
    max_private_credit_percent: Number
    min_public_bonds_percent: Number
    max_public_bonds_percent: Number
    min_receivable_percent: Number
    max_receivable_percent: Number
    min_repo_percent: Number
    max_repo_percent: Number
    min_confidential_percent: Number
    max_confidential_percent: Number
    min_residual_percent: Number
    max_residual_percent: Number
    min_held_percent: Number
    max_held_percent: Number
    min_identified_percent: Number
    max_identified_percent: Number
    min_issuer_known_percent: Number
    max_issuer_known_percent: Number
    min_abroad_percent: Number
    max_abroad_percent: Number
    min_hhi: Number
    max_hhi: Number
    min_top10_percent: Number
    max_top10_percent: Number
    min_top_issuer_percent: Number
    max_top_issuer_percent: Number
    min_fixed_income_percent: Number
    max_fixed_income_percent: Number
    min_indexer_cdi_percent: Number
    max_indexer_cdi_percent: Number
    min_indexer_selic_percent: Number
    max_indexer_selic_percent: Number
    min_indexer_ipca_percent: Number
    max_indexer_ipca_percent: Number
    min_indexer_igpm_percent: Number
    max_indexer_igpm_percent: Number
    min_indexer_fixed_percent: Number
    max_indexer_fixed_percent: Number
    min_indexer_fx_percent: Number
    max_indexer_fx_percent: Number
    min_indexer_other_percent: Number
    max_indexer_other_percent: Number
    min_indexer_unknown_percent: Number
    max_indexer_unknown_percent: Number
    min_maturity_30_percent: Number
    max_maturity_30_percent: Number
    min_maturity_180_percent: Number
    max_maturity_180_percent: Number
    min_maturity_360_percent: Number
    max_maturity_360_percent: Number
    min_maturity_720_percent: Number
    max_maturity_720_percent: Number
    min_maturity_1800_percent: Number
    max_maturity_1800_percent: Number
    min_maturity_over_percent: Number
    max_maturity_over_percent: Number
    min_maturity_unknown_percent: Number
    max_maturity_unknown_percent: Number
    min_average_maturity_days: Number
    max_average_maturity_days: Number
    min_bond_average_maturity_days: Number
    max_bond_average_maturity_days: Number
    min_released_value: Number
    max_released_value: Number
    min_lt_unopened_percent: Number
    max_lt_unopened_percent: Number
    min_lt_held_percent: Number
    max_lt_held_percent: Number
    min_lt_identified_percent: Number
    max_lt_identified_percent: Number
    min_lt_issuer_known_percent: Number
    max_lt_issuer_known_percent: Number
    min_lt_abroad_percent: Number
    max_lt_abroad_percent: Number
    min_lt_hhi: Number
    max_lt_hhi: Number
    min_lt_top10_percent: Number
    max_lt_top10_percent: Number
    min_lt_top_issuer_percent: Number
    max_lt_top_issuer_percent: Number


class ClassFigure(TypedDict):
    """A class, or subclass, in a period: each figure, or why it is not known."""

    cnpj: str
    """CNPJ of the class."""
    subclass_id: str
    """Subclass; none for a class without subclasses."""
    period: str
    """Period that ends with the month: last_1_month, last_3_months, last_6_months, last_12_months, last_24_months,
    last_36_months or year_to_date.
    """
    name: str
    """Registered name of the class, else its name as filed."""
    type: str
    """Type of fund in the portfolios of the month, else in the register."""
    classification: str
    """Investment policy by the register, in the spelling that both registers share."""
    anbima_class: str
    """Class in the table of ANBIMA by the register."""
    first_date: str | None
    """Day of the report that the period begins with."""
    last_date: str | None
    """Day of the report that it ends with."""
    return_basis: str
    """quota for daily reports; monthly_report for the returns that real-estate funds report, compounded; none for
    others.
    """
    return_percent: Decimal | None
    """Return over the period, as in /nav/summary: not annualised. Unit: percent."""
    return_reason: str
    """Why return_percent is not known; none where it is."""
    has_break: bool
    """True where a return of a day is beyond ±30 %, or that of a reported month beyond ±50 %: such a return is shown
    and has no rank.
    """
    cdi_percent: Decimal | None
    """What the CDI earned from first_date to last_date. Unit: percent."""
    excess_percent: Decimal | None
    """return_percent − cdi_percent, in percentage points."""
    excess_reason: str
    """Why excess_percent is not known; none where it is."""
    percent_of_cdi: Decimal | None
    """100 × return_percent ÷ cdi_percent; none unless both are above zero."""
    percent_of_cdi_reason: str
    """Why percent_of_cdi is not known; none where it is."""
    volatility_percent: Decimal | None
    """Annualised volatility, as in /nav/summary. Unit: percent."""
    volatility_reason: str
    """Why volatility_percent is not known; none where it is."""
    sharpe: Decimal | None
    """√252 × mean ÷ sample standard deviation of the daily returns less the CDI; of 60 returns at least."""
    sharpe_reason: str
    """Why sharpe is not known; none where it is."""
    beta: Decimal | None
    """Covariance of the daily returns with the CDI ÷ variance of the CDI."""
    correlation: Decimal | None
    """Correlation of the daily returns with the CDI."""
    beta_reason: str
    """Why beta and correlation are not known; none where it is."""
    max_drawdown_percent: Decimal | None
    """Largest fall from a quota value to a later one, as in /nav/summary. Unit: percent."""
    drawdown_reason: str
    """Why max_drawdown_percent is not known; none where it is."""
    inflow_value: Decimal | None
    """Inflows after first_date, as in /nav/summary. Unit: BRL."""
    outflow_value: Decimal | None
    """Outflows after first_date. Unit: BRL."""
    net_flow_value: Decimal | None
    """inflow_value − outflow_value. Unit: BRL."""
    flow_reason: str
    """Why inflow_value, outflow_value and net_flow_value are not known; none where it is."""
    months: int | None
    """Whole months of the period whose return is known."""
    positive_months: int | None
    """Of them those with a return above zero."""
    months_above_cdi: int | None
    """Of them those with a return above the CDI; none where that is not known of each."""
    nav_value: Decimal | None
    """NAV at the end of the month; of a subclass its own. Unit: BRL."""
    nav_source: str
    """Where it comes from: portfolio, monthly_report or daily_report."""
    holders: int | None
    """Quota holders in the last report of the month."""
    age_months: int | None
    """Whole months since the class began, by the register."""
    administration_fee_percent: Decimal | None
    """Administration fee in percent a year: of the statement of terms that the class filed in the month, or else as
    registered. None where it is negative or above 20.
    """
    fee_source: str
    """Where it comes from: statement, of the month; legacy_register, of today."""
    fee_date: str | None
    """Day of the statement; none of the register, which names none."""
    fee_reason: str
    """Why administration_fee_percent is not known; none where it is."""
    redemption_days: int | None
    """Days from a request of redemption to the conversion of the quotas, by the report of a fund of credit rights or a
    statement of terms of the month. A closed fund that files 0 has none.
    """
    redemption_days_unit: str
    """Days that are counted, as filed; statements do not give it."""
    payment_days: int | None
    """Days from the conversion to the payment; in a statement days until the payment, and it does not say from when.
    """
    payment_days_unit: str
    """Days that are counted, as filed."""
    redemption_reason: str
    """Why redemption_days is not known; none where it is."""
    reconciliation_grade: str
    """How well the lines explain the NAV, as in cvm_fund_month."""
    bank_paper_percent: Decimal | None
    """Lines of the category bank_paper, confidential totals left out, in percent of the NAV, with their sign."""
    cash_percent: Decimal | None
    """Lines of the category cash, confidential totals left out, in percent of the NAV, with their sign."""
    derivatives_percent: Decimal | None
    """Lines of the category derivatives, confidential totals left out, in percent of the NAV, with their sign."""
    equities_percent: Decimal | None
    """Lines of the category equities, confidential totals left out, in percent of the NAV, with their sign."""
    foreign_percent: Decimal | None
    """Lines of the category foreign, confidential totals left out, in percent of the NAV, with their sign."""
    fund_quotas_percent: Decimal | None
    """Lines of the category fund_quotas, confidential totals left out, in percent of the NAV, with their sign."""
    other_percent: Decimal | None
    """Lines of the category other, confidential totals left out, in percent of the NAV, with their sign."""
    other_liability_percent: Decimal | None
    """Lines of the category other_liability, confidential totals left out, in percent of the NAV, with their sign.
    """
    payable_percent: Decimal | None
    """Lines of the category payable, confidential totals left out, in percent of the NAV, with their sign."""
    private_credit_percent: Decimal | None
    """Lines of the category private_credit, confidential totals left out, in percent of the NAV, with their sign.
    """
    public_bonds_percent: Decimal | None
    """Lines of the category public_bonds, confidential totals left out, in percent of the NAV, with their sign."""
    receivable_percent: Decimal | None
    """Lines of the category receivable, confidential totals left out, in percent of the NAV, with their sign."""
    repo_percent: Decimal | None
    """Lines of the category repo, confidential totals left out, in percent of the NAV, with their sign."""
    confidential_percent: Decimal | None
    """Confidential totals in percent of the NAV."""
    residual_percent: Decimal | None
    """What lines and confidential totals leave of the NAV: with the categories it makes 100. Unit: percent."""
    portfolio_reason: str
    """Why the shares of categories are not known; none where it is."""
    held_percent: Decimal | None
    """Assets that are owned, lent or borrowed, in percent of the NAV."""
    identified_percent: Decimal | None
    """Of them those whose line names the asset. Unit: percent."""
    issuer_known_percent: Decimal | None
    """Of them those whose issuer is known, in any role. Unit: percent."""
    abroad_percent: Decimal | None
    """Of them those abroad. Unit: percent."""
    hhi: Decimal | None
    """Concentration: 10,000 × the sum of the squared parts of the NAV of each asset held above zero. A line that names
    no asset is one of its own.
    """
    top10_percent: Decimal | None
    """The ten largest of these assets in percent of the NAV."""
    top_issuer_percent: Decimal | None
    """The largest issuer in percent of the NAV: of the role issuer, the treasury left out."""
    issuer_reason: str
    """Why top_issuer_percent is not known; none where it is."""
    fixed_income_percent: Decimal | None
    """Government bonds and private paper that are held and above zero, in percent of the NAV."""
    composition_reason: str
    """Why these figures are not known; none where it is."""
    indexer_cdi_percent: Decimal | None
    """Paper that pays the CDI in percent of the value of government bonds and private paper that are held and above
    zero.
    """
    indexer_selic_percent: Decimal | None
    """Paper that pays the Selic rate. Unit: percent."""
    indexer_ipca_percent: Decimal | None
    """Paper that pays the IPCA. Unit: percent."""
    indexer_igpm_percent: Decimal | None
    """Paper that pays the IGP-M. Unit: percent."""
    indexer_fixed_percent: Decimal | None
    """Paper at a fixed rate. Unit: percent."""
    indexer_fx_percent: Decimal | None
    """Paper that pays the dollar. Unit: percent."""
    indexer_other_percent: Decimal | None
    """Paper that pays another index, as filed. Unit: percent."""
    indexer_unknown_percent: Decimal | None
    """Paper whose line names no index. Unit: percent."""
    maturity_30_percent: Decimal | None
    """Paper due in 1 to 30 calendar days in percent of the value of government bonds and private paper that are held
    and above zero.
    """
    maturity_180_percent: Decimal | None
    """Paper due in 31 to 180 days. Unit: percent."""
    maturity_360_percent: Decimal | None
    """Paper due in 181 to 360 days. Unit: percent."""
    maturity_720_percent: Decimal | None
    """Paper due in 361 to 720 days. Unit: percent."""
    maturity_1800_percent: Decimal | None
    """Paper due in 721 to 1,800 days. Unit: percent."""
    maturity_over_percent: Decimal | None
    """Paper due later. Unit: percent."""
    maturity_unknown_percent: Decimal | None
    """Paper whose line has no day of maturity, one that is past, or one of 2099 and later. Unit: percent."""
    average_maturity_days: Decimal | None
    """Calendar days to maturity, weighted by value, of the paper whose day is known. It is no duration. Unit: percent.
    """
    bond_average_maturity_days: Decimal | None
    """The same of government bonds. Unit: percent."""
    fixed_income_reason: str
    """Why the shares by index and maturity are not known; none where it is."""
    opens: str
    """Month in which the first of its confidential totals opens, YYYY-MM; none where it has none."""
    released_value: Decimal | None
    """Confidential totals of earlier months that open in this one. Unit: BRL."""
    released_reason: str
    """Why released_value is not known; none where it is."""
    lt_unopened_percent: Decimal | None
    """Quotas that the look-through does not open, those of funds abroad left out, in percent of the NAV."""
    lt_unopened_reason: str
    """Why lt_unopened_percent is not known; none where it is."""
    lt_held_percent: Decimal | None
    """Leaves of the look-through that are assets, quotas that are not opened among them, in percent of the NAV."""
    lt_identified_percent: Decimal | None
    """Of them those that are named. Unit: percent."""
    lt_issuer_known_percent: Decimal | None
    """Of them those whose issuer is known, in any role. Unit: percent."""
    lt_abroad_percent: Decimal | None
    """Of them those abroad. Unit: percent."""
    lt_hhi: Decimal | None
    """hhi of these leaves: 10,000 × the sum of the squared parts of the NAV of each asset above zero."""
    lt_top10_percent: Decimal | None
    """The ten largest of these assets in percent of the NAV."""
    lt_reason: str
    """Why these figures of the look-through are not known; none where it is."""
    lt_top_issuer_percent: Decimal | None
    """The largest issuer, by itself and through funds, in percent of the NAV: of the role issuer, the treasury left
    out.
    """
    lt_issuer_reason: str
    """Why lt_top_issuer_percent is not known; none where it is."""


class FiguresBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the competence month."""
    completeness: Literal["complete", "partial"]
    """partial where the filing groups that are asked lack members in the month."""
    missing_members: str
    """These members, absent or thin, separated by commas; "" where none is."""
    register_date: str | None
    """Newest day that the registers of the snapshot name; null without registers."""
    register_is_synthetic: bool
    """True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and
    classes is true of real ones.
    """
    rows_reason: Literal["", "report_not_compiled", "not_filed", "outside_ranges"]
    """Why there are no rows: report_not_compiled where the snapshot lacks a file of the month that the class could be
    in (members of the portfolios, daily reports, the monthly reports of its type); not_filed where it has all of
    them and the class is in none; outside_ranges where the request leaves all rows out; "" where there are rows.
    """
    data: list[ClassFigure]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class FiguresRow(ClassFigure):
    """A row, with what it belongs to."""

    reference_date: str
    """Last day of the competence month."""


class NavRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_quota_value: Number
    max_quota_value: Number
    min_net_assets_value: Number
    max_net_assets_value: Number
    min_portfolio_value: Number
    max_portfolio_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_holders: int
    max_holders: int


class DailyReport(TypedDict):
    """A report of a class or subclass and day."""

    date: str
    """Day of the figures."""
    subclass_id: str
    """Subclass of the row. A class with subclasses has one row for each and none of its own."""
    quota_value: Decimal | None
    """Value of one quota, to the twelfth decimal. Unit: BRL."""
    net_assets_value: Decimal | None
    """Net asset value of the class or subclass: add up the subclasses. Unit: BRL."""
    portfolio_value: Decimal | None
    """Gross value of the portfolio, before payables. Unit: BRL."""
    inflow_value: Decimal | None
    """Value of the quotas bought on the day. Unit: BRL."""
    outflow_value: Decimal | None
    """Value of the quotas redeemed on the day. Unit: BRL."""
    holders: int | None
    """Number of quota holders."""
    source: NotRequired[RowSource]


class NavBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[DailyReport]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class NavRow(DailyReport):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""


class NavsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_quota_value: Number
    max_quota_value: Number
    min_net_assets_value: Number
    max_net_assets_value: Number
    min_portfolio_value: Number
    max_portfolio_value: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_holders: int
    max_holders: int


class BatchDailyReport(TypedDict):
    """A report of one of the requested classes and a day."""

    requested_cnpj: str
    """CNPJ as requested, bare: that of the class, or of the fund whose only class it is."""
    cnpj: str
    """CNPJ of the class that reports, 14 characters without punctuation."""
    date: str
    """Day of the figures."""
    subclass_id: str
    """Subclass of the row. A class with subclasses has one row for each and none of its own."""
    quota_value: Decimal | None
    """Value of one quota, to the twelfth decimal. Unit: BRL."""
    net_assets_value: Decimal | None
    """Net asset value of the class or subclass: add up the subclasses. Unit: BRL."""
    portfolio_value: Decimal | None
    """Gross value of the portfolio, before payables. Unit: BRL."""
    inflow_value: Decimal | None
    """Value of the quotas bought on the day. Unit: BRL."""
    outflow_value: Decimal | None
    """Value of the quotas redeemed on the day. Unit: BRL."""
    holders: int | None
    """Number of quota holders."""
    source: NotRequired[RowSource]


class NavsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    errors: list[ItemError]
    """With a list of items: those that have no answer. The other items have theirs."""
    data: list[BatchDailyReport]


NavsRow: TypeAlias = BatchDailyReport


class NavSummaryRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_first_quota_value: Number
    max_first_quota_value: Number
    min_last_quota_value: Number
    max_last_quota_value: Number
    min_return_percent: Number
    max_return_percent: Number
    min_benchmark_return_percent: Number
    max_benchmark_return_percent: Number
    min_excess_percent: Number
    max_excess_percent: Number
    min_volatility_percent: Number
    max_volatility_percent: Number
    min_max_drawdown_percent: Number
    max_max_drawdown_percent: Number
    min_inflow_value: Number
    max_inflow_value: Number
    min_outflow_value: Number
    max_outflow_value: Number
    min_net_flow_value: Number
    max_net_flow_value: Number
    min_first_holders: int
    max_first_holders: int
    min_last_holders: int
    max_last_holders: int
    min_reports: int
    max_reports: int
    min_missing_reports: int
    max_missing_reports: int


class NavSummary(TypedDict):
    """A subclass in a period, or a class without subclasses."""

    period: Literal["month_to_date", "year_to_date", "last_1_month", "last_3_months", "last_6_months", "last_12_months", "last_24_months", "last_36_months", "since_first_report"]
    """The period, which ends on the reference date."""
    subclass_id: str
    """Subclass of the row. A class with subclasses has one row for each and none of its own."""
    begin_date: str
    """The day at whose end the period begins."""
    first_date: str | None
    """Day of the base report: the last at or before begin_date, at most 10 days before it. Null if there is none, or
    if its month is not in the snapshot.
    """
    last_date: str
    """Day of the last report at or before the reference date, at most 10 days before it."""
    first_quota_value: Decimal | None
    """Value of one quota in the base report, to the twelfth decimal. Unit: BRL."""
    last_quota_value: Decimal | None
    """Value of one quota in the last report, to the twelfth decimal. Unit: BRL."""
    return_percent: Decimal | None
    """100 × (last_quota_value ÷ first_quota_value − 1), exact, rounded once to six decimals, half away from zero. Not
    annualised.
    """
    return_reason: Literal["", "month_not_covered", "no_report", "conflicting_reports", "quota_not_positive"]
    """Why return_percent is not known; "" where it is."""
    benchmark: str
    """The id of the series, or the ticker; "" without a benchmark."""
    benchmark_basis: Literal["", "monthly_changes", "daily_changes", "published_values", "closing_prices"]
    """How the return of the benchmark is computed; "" where there is none."""
    benchmark_return_percent: Decimal | None
    """Return of the benchmark from the end of first_date to the end of last_date, rounded in the same way."""
    excess_percent: Decimal | None
    """return_percent − benchmark_return_percent, in percentage points."""
    benchmark_reason: Literal["", "month_not_covered", "no_report", "conflicting_reports", "quota_not_positive", "calendar_unknown", "not_whole_months", "value_missing", "no_quote", "event_between"]
    """Why excess_percent is not known; "" where it is, and without a benchmark."""
    volatility_percent: Decimal | None
    """Annualised volatility: the sample standard deviation (n − 1) of the simple returns from each business day to the
    next, × √252, × 100. Null if a business day has no report, if the reports of a day conflict, and under 18
    returns.
    """
    volatility_reason: Literal["", "month_not_covered", "no_report", "conflicting_reports", "quota_not_positive", "calendar_unknown", "report_missing", "too_few_returns"]
    """Why volatility_percent is not known; "" where it is."""
    max_drawdown_percent: Decimal | None
    """The largest fall from the quota value of a report to that of a later one, first_date included; 0 if it never
    fell. Of the reports that there are: missing_reports counts the others, and conflicting_days names some.
    """
    drawdown_peak_date: str | None
    """Day of the report from which it fell; null if it never fell."""
    drawdown_trough_date: str | None
    """Day of the report to which it fell; null if it never fell."""
    drawdown_reason: Literal["", "month_not_covered", "no_report", "conflicting_reports", "quota_not_positive"]
    """Why max_drawdown_percent is not known; "" where it is."""
    inflow_value: Decimal | None
    """Sum of inflow_value of the reports after first_date up to last_date, BRL. Of the reports that there are:
    missing_reports counts the others.
    """
    outflow_value: Decimal | None
    """Sum of outflow_value of the same reports, BRL."""
    net_flow_value: Decimal | None
    """inflow_value − outflow_value, BRL."""
    flow_reason: Literal["", "month_not_covered", "no_report", "conflicting_reports", "value_missing"]
    """Why inflow_value, outflow_value and net_flow_value are not known; "" where it is."""
    first_holders: int | None
    """Number of quota holders in the base report."""
    last_holders: int | None
    """Number of quota holders in the last report."""
    reports: int | None
    """Number of reports from first_date to last_date; null if a month between them is not in the snapshot."""
    missing_reports: int | None
    """Number of business days (calendar br-banks) from first_date to last_date without a report, conflicting_days not
    counted; null where they are not known.
    """
    conflicting_days: list[str]
    """Days of the period, or between its base and its begin, for which CVM has several reports with other figures.
    None of them counts, so figures that need them are not known.
    """


class NavSummaryBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Day of the newest report of the class at or before `date`."""
    data: list[NavSummary]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class NavSummaryRow(NavSummary):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Day of the newest report of the class at or before `date`."""


class RegisteredFund(TypedDict):
    """The fund of the class, as registered: name, type, status and days can differ from those of its class. Null if it
    is not in the register of Resolution CVM 175.
    """

    cvm_code: str
    """Code given by the regulator."""
    type: str
    """fif, fidc, fii, fip, fiagro, etf, fapi, fmp or other."""
    type_filed: str
    """The type as registered."""
    name: str
    """Registered name."""
    status: str
    """normal, pre_operational, under_review, suspended, liquidation, merged, cancelled or unknown."""
    status_filed: str
    """The status as registered."""
    status_date: str | None
    """Day the status began."""
    registration_date: str | None
    """First day of registration under this number."""
    creation_date: str | None
    """Day the fund was set up."""
    cancelation_date: str | None
    """Day of cancellation."""
    rcvm175_date: str | None
    """Day of adaptation to Resolution CVM 175."""
    exercise_date: str | None
    """First day of the financial year."""
    exercise_end_date: str | None
    """Last day of the financial year."""
    nav_value: Decimal | None
    """NAV as registered, on the day in nav_date. Unit: BRL."""
    nav_date: str | None
    """Day of the registered NAV."""
    class_count: int
    """Classes registered under the fund. Unit: lines."""
    source: NotRequired[RowSource]


class FundRegistration(TypedDict):
    """What the registers say of a class, as registered."""

    class_id: str
    """Number of the class in the register."""
    fund_id: str
    """Number of its fund in the register."""
    fund_cnpj: str
    """CNPJ of its fund."""
    register: str
    """rcvm175, or legacy for a fund that is only in cad_fi."""
    type_filed: str
    """The type as registered."""
    status_filed: str
    """The status as registered."""
    class_registration_date: str | None
    """Day the class was registered."""
    class_creation_date: str | None
    """Day the class was set up."""
    class_start_date: str | None
    """The class's first day; the day of adaptation for older funds."""
    classification: str
    """Kind of investment policy of the class."""
    benchmark: str
    """Index that the performance is measured against."""
    holds_quotas: str
    """S when at least 95 % is in quotas of other funds."""
    anbima_class: str
    """Class in the table of the industry association (ANBIMA)."""
    long_term_tax: str
    """S when taxed as long term."""
    investment_entity: str
    """S when it is an investment entity."""
    full_foreign_allowed: str
    """S when everything may be invested abroad."""
    condominium: str
    """Open (Aberto) or closed (Fechado) to redemptions."""
    exclusive: str
    """S when made for one investor."""
    audience: str
    """Investors that it is meant for."""
    esg: str
    """S when the class calls itself sustainable."""
    nav_value: Decimal | None
    """NAV of the class as registered, on the day in nav_date; null for a fund without classes, whose registered NAV
    stopped at its adaptation to Resolution CVM 175. Unit: BRL.
    """
    nav_date: str | None
    """Day of the registered NAV."""
    activity_start_date: str | None
    """Day the fund began to operate (legacy register)."""
    classification_date: str | None
    """Day the classification began (legacy register)."""
    performance_fee: str
    """Performance fee as registered (legacy register)."""
    performance_fee_note: str
    """Note on the performance fee (legacy register)."""
    administration_fee: str
    """Administration fee as registered (legacy register)."""
    administration_fee_note: str
    """Note on the administration fee (legacy register)."""
    fund: RegisteredFund | None
    source: NotRequired[RowSource]
    legacy_source: NotRequired[RowSource | None]
    """The place that the row was read from; with `provenance=true`. Of the columns that only the legacy register has;
    null where it has none of the fund.
    """


class OwnReportFacts(TypedDict):
    """What the newest report of its own says of a fund."""

    report_source: Literal["fidc_month", "fii_month", "fii_quarter"]
    """Which report it is."""
    reference_date: str
    """Last day of the month or quarter of the report."""
    name: str
    """Name as filed; "" where none is."""
    start_date: str | None
    """First day of the fund; null in a report of a receivables fund."""
    administrator_name: str
    """Name of the administrator; "" where none is filed."""
    administrator_cnpj: str
    """CNPJ of the administrator; "" where none is filed."""


class FundSubclass(TypedDict):
    """A subclass of a class."""

    subclass_id: str
    """Number of the subclass; subclasses have no CNPJ."""
    cvm_code: str
    """Code given by the regulator."""
    name: str
    """Registered name."""
    status: str
    """normal, pre_operational, under_review, suspended, liquidation, merged, cancelled or unknown."""
    status_filed: str
    """The status as registered."""
    status_date: str | None
    """Day the status began."""
    creation_date: str | None
    """Day the subclass was set up."""
    start_date: str | None
    """First day of the subclass."""
    condominium: str
    """Open (Aberto) or closed (Fechado) to redemptions."""
    exclusive: str
    """S when made for one investor."""
    audience: str
    """Investors that it is meant for."""
    pension: str
    """S when for pension plans."""
    exclusive_non_resident: str
    """S when only for non-residents."""
    exclusive_pension: str
    """S when only for complementary pensions."""
    source: NotRequired[RowSource]


class FundBodyData(TypedDict):
    """An object."""

    fund: Fund
    registration: FundRegistration | None
    own_report: OwnReportFacts | None
    subclasses: list[FundSubclass]
    """Its subclasses, by their number."""


class FundBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str | None
    """Last day of the newest competence month; null where none was filed."""
    data: FundBodyData
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class FundsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number


class ListedFund(TypedDict):
    """A fund class in a list."""

    id: str
    """UUIDv5 of the class: the URL namespace, name cvm:class: and the CNPJ."""
    cvm_id: str
    """Number in the register of Resolution CVM 175; "" where there is none."""
    cvm_code: str
    """Code given by the regulator; "" where there is none."""
    cnpj: str
    """CNPJ of the class, without punctuation."""
    type: Literal["fif", "fidc", "fii", "fip", "fiagro", "etf", "fapi", "fmp", "other"]
    """Type of fund in our closed vocabulary."""
    status: Literal["normal", "pre_operational", "under_review", "suspended", "liquidation", "merged", "cancelled", "unknown"]
    """Operational status in our closed vocabulary."""
    status_date: str | None
    """Day the status began."""
    name: str
    """Registered name; of a class in no register the name at filing."""
    updated_at: str
    """When the newest source file behind this description was retrieved."""
    nav_value: Decimal | None
    """NAV of the class as registered, on the day in nav_date; null for a fund without classes, whose registered NAV
    stopped at its adaptation to Resolution CVM 175. Unit: BRL.
    """
    nav_date: str | None
    """Day of the registered NAV."""
    source: NotRequired[RowSource | None]
    """The place that the row was read from; with `provenance=true`. Null for a class that is in no register."""


class FundsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    errors: NotRequired[list[ItemError]]
    """With a list of items: those that have no answer. The other items have theirs."""
    data: list[ListedFund]


FundsRow: TypeAlias = ListedFund


class SegmentsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number


class FundSegment(TypedDict):
    """Credit rights of a receivables fund in a segment at the end of a month."""

    segment: str
    """The lowest level that is filed: a part where the parts add up to their group, else the group."""
    segment_group: str
    """The group (A to K of the form) that it belongs to; its own name where it has no parts."""
    value: Decimal
    """Credit rights of the segment before provision. Unit: BRL."""
    source_column: str
    """Column of the file that has the figure."""
    source: NotRequired[RowSource]


class SegmentsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the month of the report."""
    data: list[FundSegment]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class SegmentsRow(FundSegment):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class SeriesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_quotas: Number
    max_quotas: Number
    min_quota_value: Number
    max_quota_value: Number
    min_value: Number
    max_value: Number
    min_holders: int
    max_holders: int
    min_return_percent: Number
    max_return_percent: Number
    min_expected_performance_percent: Number
    max_expected_performance_percent: Number
    min_actual_performance_percent: Number
    max_actual_performance_percent: Number


FundSeries = TypedDict(
    "FundSeries",
    {
        #: Label of the series or subclass, folded: small letters without accents, bars and double spaces.
        "series": "str",
        #: The label as filed with the quotas.
        "series_filed": "str",
        #: senior, mezzanine or subordinated; NULL for a label that says none of them.
        "class": "str",
        #: Number of the subclass; nearly no report has it.
        "subclass_id": "str",
        #: Number of quotas. Unit: units.
        "quotas": "Decimal | None",
        #: Value of one quota. Unit: BRL.
        "quota_value": "Decimal | None",
        #: Product of both, rounded half away from zero to the cent. Never a NAV: some reports have quantities that
        #: are wrong by orders of magnitude. Unit: BRL.
        "value": "Decimal | None",
        #: Number of holders.
        "holders": "int | None",
        #: Return of the month in percent, as filed; values far beyond 100 occur.
        "return_percent": "Decimal | None",
        #: Expected performance in percent, as filed.
        "expected_performance_percent": "Decimal | None",
        #: Actual performance in percent, as filed.
        "actual_performance_percent": "Decimal | None",
        #: True if the values of all series of the class add up to within 2 % of its NAV; NULL where a value or the
        #: NAV is not known, and where they do not add up and a series has no quotas.
        "nav_match": "bool | None",
        "source": "NotRequired[RowSource]",
    },
)
"""A series or subclass of a receivables fund at the end of a month."""


class SeriesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the month of the report."""
    data: list[FundSeries]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class SeriesRow(FundSeries):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class AgesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_days_from: int
    max_days_from: int
    min_days_to: int
    max_days_to: int
    min_value: Number
    max_value: Number


class FundAge(TypedDict):
    """Credit rights of a receivables fund by days to or from maturity."""

    risk_acquired: bool
    """True if the fund acquired the risks and benefits (I.2.a, V), false if they stay with the assignor (I.2.b, VI).
    """
    state: str
    """not_due, overdue or paid_early. The first two add up to the credit rights before provision."""
    days_from: int
    """First day of the bucket, counted to or from maturity."""
    days_to: int | None
    """Last day of the bucket; NULL for more than 1,080."""
    value: Decimal
    """Credit rights in the bucket, before provision. Unit: BRL."""
    source_column: str
    """Column of the file that has the figure."""
    source: NotRequired[RowSource]


class AgesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the month of the report."""
    data: list[FundAge]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class AgesRow(FundAge):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class AssignorsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_ordinal: int
    max_ordinal: int
    min_share_percent: Number
    max_share_percent: Number


class FundAssignor(TypedDict):
    """A company that sold credit rights to a receivables fund."""

    risk_acquired: bool
    """True if the fund acquired the risks and benefits (I.2.a, V), false if they stay with the assignor (I.2.b, VI).
    """
    ordinal: int
    """Place in the list of the report, 1 to 9."""
    assignor_cnpj: str
    """CNPJ of the assignor, with valid check digits. Natural persons and placeholders are left out."""
    share_percent: Decimal
    """Share in percent, above 0 and up to 100; others are left out with their assignor."""
    source_column: str
    """Column of the file that has the figure."""
    source: NotRequired[RowSource]


class AssignorsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the month of the report."""
    data: list[FundAssignor]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class AssignorsRow(FundAssignor):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class ReportsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_nav_value: Number
    max_nav_value: Number
    min_total_assets: Number
    max_total_assets: Number
    min_liabilities: Number
    max_liabilities: Number
    min_quotas_issued: Number
    max_quotas_issued: Number
    min_quota_value: Number
    max_quota_value: Number
    min_holders: int
    max_holders: int
    min_return_effective: Number
    max_return_effective: Number
    min_dividend_yield: Number
    max_dividend_yield: Number
    min_amortization: Number
    max_amortization: Number
    min_credit_rights_gross: Number
    max_credit_rights_gross: Number
    min_provision: Number
    max_provision: Number
    min_overdue: Number
    max_overdue: Number


class FundReport(TypedDict):
    """The figures of a monthly report of a structured fund."""

    reference_date: str
    """Last day of the month of the report."""
    report_source: Literal["fidc_month", "fii_month"]
    """The kind of report."""
    nav_value: Decimal | None
    """NAV, BRL; it can be negative."""
    total_assets: Decimal | None
    """Total assets, BRL."""
    liabilities: Decimal | None
    """Total liabilities, BRL, as a positive amount."""
    quotas_issued: Decimal | None
    """Quotas issued, of a real-estate fund."""
    quota_value: Decimal | None
    """NAV of one quota, BRL, of a real-estate fund."""
    holders: int | None
    """Holders; of a receivables fund those of all its series."""
    return_effective: Decimal | None
    """Return of the month with distributions, of a real-estate fund. 0.01 is one percent."""
    dividend_yield: Decimal | None
    """Distributions of the month as a part of the quota value, of a real-estate fund. 0.01 is one percent."""
    amortization: Decimal | None
    """Amortization of the month as a part of the quota value, of a real-estate fund. 0.01 is one percent."""
    credit_rights_gross: Decimal | None
    """Credit rights before provision, BRL, of a receivables fund."""
    provision: Decimal | None
    """Provision for losses on credit rights, BRL, as a positive amount, of a receivables fund."""
    overdue: Decimal | None
    """Overdue instalments and overdue credit rights, BRL, of a receivables fund."""
    source: NotRequired[RowSource]


class ReportsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[FundReport]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class ReportsRow(FundReport):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""


class PropertiesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_ordinal: int
    max_ordinal: int
    min_area_m2: Number
    max_area_m2: Number
    min_units: int
    max_units: int
    min_vacancy: Number
    max_vacancy: Number
    min_default_rate: Number
    max_default_rate: Number
    min_fund_revenue_share: Number
    max_fund_revenue_share: Number
    min_leased_share: Number
    max_leased_share: Number
    min_sold_share: Number
    max_sold_share: Number
    min_works_done: Number
    max_works_done: Number
    min_works_planned: Number
    max_works_planned: Number
    min_cost_done: Number
    max_cost_done: Number
    min_cost_planned: Number
    max_cost_planned: Number
    min_invested_share: Number
    max_invested_share: Number
    min_nav_share: Number
    max_nav_share: Number


class FundProperty(TypedDict):
    """A property or a plot of land of a real-estate fund."""

    ordinal: int
    """0, 1, … over the properties of the fund, sorted by their columns: no columns name one, and each edition of the
    file has another order.
    """
    kind: str
    """rental_finished, rental_in_construction, sale_finished, sale_in_construction, land, or other for an unknown
    word.
    """
    kind_filed: str
    """Kind as filed; land has a file of its own."""
    name: str
    """Name of the property; land has none."""
    address: str
    """Address, in words."""
    state: str
    """State (UF), where the address ends in one behind a dash, comma, slash or bracket; else null."""
    area_m2: Decimal | None
    """Area in square metres, as filed: some are off by orders of magnitude, and 6 in a hundred are zero."""
    units: int | None
    """Number of units."""
    notes: str
    """Other characteristics, in words."""
    vacancy: Decimal | None
    """Part that is vacant: 1 is all of it. Only of finished rental property."""
    default_rate: Decimal | None
    """Part of the rent that is overdue. Only of finished rental property."""
    fund_revenue_share: Decimal | None
    """Part of the revenue of the fund, as filed. The parts of a fund often do not add up to 1: no weight."""
    leased_share: Decimal | None
    """Part that is leased. Only of rental property in construction."""
    sold_share: Decimal | None
    """Part that is sold. Only of property for sale in construction."""
    works_done: Decimal | None
    """Part of the works that is done."""
    works_planned: Decimal | None
    """Part of the works that was planned to be done by now."""
    cost_done: Decimal | None
    """Cost of construction so far. Unit: BRL."""
    cost_planned: Decimal | None
    """Cost of construction that was planned. Unit: BRL."""
    invested_share: Decimal | None
    """Part of all that the fund has invested. Only of finished property for sale, and land."""
    nav_share: Decimal | None
    """Part of the NAV. Only of land."""
    source: NotRequired[RowSource]


class PropertiesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the quarter."""
    report_date: str
    """Day that the report names; not always the last of the quarter."""
    version: int
    """Number of the version that counts: the highest of the file."""
    delivered_at: str | None
    """Day on which that version was delivered."""
    data: list[FundProperty]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class PropertiesRow(FundProperty):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class TenantsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_ordinal: int
    max_ordinal: int
    min_property_revenue_share: Number
    max_property_revenue_share: Number
    min_fund_revenue_share: Number
    max_fund_revenue_share: Number


class FundTenant(TypedDict):
    """A sector of the tenants of a property of a real-estate fund."""

    ordinal: int
    """0, 1, … over the lines of the fund, sorted by their columns: no columns name a line, and each edition of the
    file has another order.
    """
    property_name: str
    """Name of the property, as in this file."""
    sector: str
    """Sector of the tenant, as filed; tenants are not named."""
    property_revenue_share: Decimal | None
    """Part of the revenue of the property: 1 is all of it."""
    fund_revenue_share: Decimal | None
    """Part of the revenue of the fund."""
    source: NotRequired[RowSource]


class TenantsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Last day of the quarter."""
    report_date: str
    """Day that the report names; not always the last of the quarter."""
    version: int
    """Number of the version that counts: the highest of the file."""
    delivered_at: str | None
    """Day on which that version was delivered."""
    data: list[FundTenant]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class TenantsRow(FundTenant):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Last day of the competence month."""


class StatementRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_related_funds_max_percent: Number
    max_related_funds_max_percent: Number
    min_min_investment: Number
    max_min_investment: Number
    min_quota_interval: int
    max_quota_interval: int
    min_conversion_days: int
    max_conversion_days: int
    min_quota_payment_days: int
    max_quota_payment_days: int
    min_redemption_wait_days: int
    max_redemption_wait_days: int
    min_redemption_payment_days: int
    max_redemption_payment_days: int
    min_admin_fee_percent: Number
    max_admin_fee_percent: Number
    min_custody_fee_max_percent: Number
    max_custody_fee_max_percent: Number
    min_performance_fee_percent: Number
    max_performance_fee_percent: Number
    min_performance_index_percent: Number
    max_performance_index_percent: Number
    min_performance_coupon: Number
    max_performance_coupon: Number
    min_entry_fee_value: Number
    max_entry_fee_value: Number
    min_entry_fee_percent: Number
    max_entry_fee_percent: Number
    min_exit_fee_value: Number
    max_exit_fee_value: Number
    min_exit_fee_percent: Number
    max_exit_fee_percent: Number
    min_leverage_factor: Number
    max_leverage_factor: Number
    min_abroad_max_percent: Number
    max_abroad_max_percent: Number
    min_private_credit_max_percent: Number
    max_private_credit_max_percent: Number


class FundStatement(TypedDict):
    """What a fund says of its terms on a day."""

    reference_date: str
    """Day of the statement."""
    fund_type_filed: str
    """Type of fund as filed; older files lack the column."""
    fund_name_filed: str
    """Name of the fund as filed."""
    condominium: str
    """ABERTO where quotas can be redeemed, or FECHADO."""
    is_listed: bool | None
    """True if the quotas are traded on a market."""
    listed_on: str
    """The market on which they are traded."""
    term_type: str
    """DETERMINADO for a fund that ends, or INDETERMINADO."""
    term: str
    """The term of the fund in words, as filed."""
    audience: str
    """Whom the fund is for, as filed, such as INVESTIDORES QUALIFICADOS."""
    is_registered_at_anbima: bool | None
    """True if the fund is registered at ANBIMA."""
    anbima_class_filed: str
    """Class of ANBIMA as filed."""
    distribution: str
    """How the quotas are sold, as filed."""
    policy: str
    """Policy of investment as filed, such as PASSIVA."""
    related_funds_max_percent: Decimal | None
    """Most that it may hold in funds of its own administrator or manager. Unit: percent."""
    keeps_income: bool | None
    """True if the income of the portfolio stays in the net assets."""
    is_fund_of_funds: bool | None
    """True for a fund that holds quotas of funds."""
    is_mirror: bool | None
    """True for a fund that follows one other fund; null where it is not said."""
    min_investment: Decimal | None
    """Least first investment. Unit: BRL."""
    is_quota_daily: bool | None
    """True if the quota is computed each day."""
    quota_interval: int | None
    """Days between two quotas of a fund without a daily one."""
    issue_quota: str
    """The day whose quota an investment gets, as filed."""
    quota_time: str
    """Whether the quota was computed at the close or at the opening of the day, as filed."""
    conversion_days: int | None
    """Days from the request of a redemption to the quota that counts, as filed."""
    quota_payment_days: int | None
    """Days until quotas are paid, as filed."""
    redemption_wait_days: int | None
    """Days before quotas can be redeemed, as filed."""
    redemption_payment_days: int | None
    """Days until a redemption is paid, as filed."""
    redemption_day_type: str
    """DIAS ÚTEIS, business days, or DIAS CORRIDOS, all days."""
    has_early_exit_fee: bool | None
    """True if a fee is due for earlier payment of a redemption."""
    admin_fee_percent: Decimal | None
    """Fee of administration a year, in percent of net assets, as filed: see implausible."""
    custody_fee_max_percent: Decimal | None
    """Highest fee of custody a year, in percent of net assets."""
    has_performance_fee: bool | None
    """True if there is a fee on performance."""
    performance_fee_percent: Decimal | None
    """Fee in percent of what is earned above the index; some file a part of one."""
    performance_index: str
    """The index that performance is measured by, as filed."""
    performance_index_percent: Decimal | None
    """Percent of that index. Unit: percent."""
    performance_coupon: Decimal | None
    """What is added to the index, in percent."""
    performance_method: str
    """How the fee is computed: ATIVO, PASSIVO or AJUSTE."""
    performance_text: str
    """What the fund says of the fee."""
    has_entry_fee: bool | None
    """True if there is a fee at entry."""
    entry_fee_value: Decimal | None
    """Fee at entry in reais. Unit: BRL."""
    entry_fee_percent: Decimal | None
    """Fee at entry in percent."""
    has_exit_fee: bool | None
    """True if there is a fee at exit."""
    exit_fee_value: Decimal | None
    """Fee at exit in reais. Unit: BRL."""
    exit_fee_percent: Decimal | None
    """Fee at exit in percent."""
    uses_derivatives: bool | None
    """True if the fund may use derivatives."""
    derivatives_purpose: str
    """What for: HEDGE, ESPECULAÇÃO or ARBITRAGEM."""
    may_exceed_nav: bool | None
    """True if its operations may be worth more than its net assets."""
    leverage_factor: Decimal | None
    """How many times its net assets, as filed; some file a percentage."""
    has_related_counterparty: bool | None
    """True if its administrator or manager may be on the other side of its operations."""
    invests_abroad: bool | None
    """True if the fund may invest abroad."""
    abroad_max_percent: Decimal | None
    """Most that it may hold abroad. Unit: percent."""
    holds_private_credit: bool | None
    """True if the fund may hold private credit."""
    private_credit_max_percent: Decimal | None
    """Most that it may hold of private credit. Unit: percent."""
    implausible: str
    """Names of columns of this row whose value no fund can mean, with ; between them; null where there is none. The
    value stays as filed.
    """
    source: NotRequired[RowSource]


class StatementBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[FundStatement]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class StatementRow(FundStatement):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""


class StatementLimitsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_min_percent: Number
    max_min_percent: Number
    min_max_percent: Number
    max_max_percent: Number


class FundStatementLimit(TypedDict):
    """How much of something a fund holds at least and at most."""

    limit_kind: str
    """What is limited, as the source names it between PR_ and _MIN: TITPUB is federal bonds, COTA_FI quotas of funds.
    """
    min_percent: Decimal | None
    """Least that the fund holds of it, in percent of net assets."""
    max_percent: Decimal | None
    """Most that the fund holds of it, in percent of net assets."""
    is_implausible: bool
    """True where the most is below the least. A most above 100 can be meant, as of derivatives, and is not judged.
    """
    source: NotRequired[RowSource]


class StatementLimitsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    reference_date: str
    """Day of the statement."""
    data: list[FundStatementLimit]
    resolved_from: NotRequired[ResolvedFrom]
    """Only where the fund was named by a ticker or ISIN."""


class StatementLimitsRow(FundStatementLimit):
    """A row, with what it belongs to."""

    cnpj: str
    """CNPJ of the requested class."""
    reference_date: str
    """Day of the statement."""


class CompaniesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_cvm_code: int
    max_cvm_code: int


class ListedTickerLink(TypedDict):
    """A ticker, a company that it has led to, and the evidence."""

    ticker: str
    """Trading code."""
    first_day: str | None
    """First day that is known of the ticker beside the company, as `ticker_link` of `/v1/company/{id}` has it; of the
    ISIN database the first day of the month of its edition.
    """
    last_day: str | None
    """Last known day of it; of the ISIN database the last day of that month."""
    basis: Literal["form", "lines", "isin_database"]
    """form: the company names the ticker in its registration form. lines: lines of funds name it beside the CNPJ of
    its issuer, or that is derived. isin_database: quotes or lines have it beside an ISIN whose issuer code the
    database has beside the CNPJ of the company; codes are given anew, so it says nothing of other months.
    """
    source: str
    """Table that says the days."""
    isin: str | None
    """That ISIN; null where the link has another basis."""
    edition_date: str | None
    """Day of the edition of the ISIN database; null where the link has another basis."""


class ListedCompany(TypedDict):
    """A registration of a company."""

    cvm_code: int
    """Code of the company at CVM. A company that was registered anew has another one."""
    cnpj: str
    """CNPJ of the company. It can have several codes."""
    name: str
    """Name of the company."""
    trade_name: str
    """Trade name."""
    status: str
    """Status of the registration: ATIVO, CANCELADA or a suspension, as filed."""
    status_date: str | None
    """Day on which the status began."""
    registration_date: str | None
    """Day of the registration."""
    incorporation_date: str | None
    """Day on which the company was founded."""
    cancellation_date: str | None
    """Day on which the registration was cancelled."""
    cancellation_reason: str
    """Why it was cancelled, as filed."""
    sector: str
    """Sector of activity, as filed."""
    registration_category: str
    """Categoria A (any security) or Categoria B (no shares); none before 2010."""
    category_date: str | None
    """Day on which the category began."""
    issuer_status: str
    """What the company is in: operation, before it, recovery, liquidation; as filed."""
    issuer_status_date: str | None
    """Day on which that began."""
    controlling_interest: str
    """Who controls it: private, foreign or state, as filed."""
    city: str
    """City of its seat."""
    state: str
    """State of its seat."""
    country: str
    """Country of its seat."""
    auditor_cnpj: str
    """CNPJ of the auditor; the number of a natural person is masked."""
    auditor_name: str
    """Name of the auditor; *** for a natural person."""
    markets: str
    """Markets on which its securities trade, with semicolons between them; "" where the register names none."""
    ticker_link: ListedTickerLink | None
    """What leads from the ticker in `q` to the company; null where nothing has to."""
    source: NotRequired[RowSource]


class CompaniesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[ListedCompany]


CompaniesRow: TypeAlias = ListedCompany


class TickerLink(TypedDict):
    """A ticker, a company, and the evidence that links them."""

    ticker: str
    """Trading code."""
    first_day: str | None
    """First day that is known of the ticker beside the company: of a form as filed, null where none is; of lines the
    end of the first month that has both.
    """
    last_day: str | None
    """Last known day of it: of a form as filed, null where trading goes on; of lines the end of the last month that
    has both.
    """
    basis: Literal["form", "lines"]
    """form: the company names the ticker in its registration form. lines: lines of funds name the ticker beside the
    CNPJ of its issuer, or it is derived from others of that month.
    """
    source: str
    """Table that says the days."""


class CompanyLink(TypedDict):
    """A ticker of a company, with its ISIN, each with its days."""

    ticker: str
    """Trading code."""
    first_day: str | None
    """First day that is known of the ticker beside the company: of a form as filed, null where none is; of lines the
    end of the first month that has both.
    """
    last_day: str | None
    """Last known day of it: of a form as filed, null where trading goes on; of lines the end of the last month that
    has both.
    """
    basis: Literal["form", "lines"]
    """form: the company names the ticker in its registration form. lines: lines of funds name the ticker beside the
    CNPJ of its issuer, or it is derived from others of that month.
    """
    source: str
    """Table that says the days."""
    isin: str | None
    """ISIN that quotes or lines have beside the ticker; null where none have."""
    isin_first_day: str | None
    """First day on which the ticker is seen with that ISIN; null where none is."""
    isin_last_day: str | None
    """Last day on which it is."""
    isin_source: str | None
    """Table with the evidence."""


class DatabaseLink(TypedDict):
    """An instrument that the ISIN database has under the issuer codes of a company."""

    isin: str
    """ISIN of the instrument."""
    issuer_code: str | None
    """Code of its issuer at the exchange: characters 3 to 6 of the ISIN."""
    instrument_type: str | None
    """Type of the instrument, as filed: ACN shares, UNT units, R receipts."""
    first_day: str | None
    """First day of the month of the edition: codes are given anew, and another month may have another issuer."""
    last_day: str | None
    """Last day of that month."""
    edition_date: str | None
    """Day of the edition of the database."""
    basis: Literal["isin_database"]
    """isin_database: the database has the code of the issuer beside the CNPJ of the company."""
    source: str
    """Table with the evidence."""
    ticker: str | None
    """Ticker that quotes or lines have beside the ISIN; null where none have."""
    ticker_first_day: str | None
    """First day on which the ISIN is seen with that ticker; null where none is."""
    ticker_last_day: str | None
    """Last day on which it is."""
    ticker_source: str | None
    """Table with the evidence."""


class Company(TypedDict):
    """A company, by the registration that counts: the active one, or else the newest."""

    cvm_code: int
    """Code of the company at CVM. A company that was registered anew has another one."""
    cnpj: str
    """CNPJ of the company. It can have several codes."""
    name: str
    """Name of the company."""
    trade_name: str
    """Trade name."""
    status: str
    """Status of the registration: ATIVO, CANCELADA or a suspension, as filed."""
    status_date: str | None
    """Day on which the status began."""
    registration_date: str | None
    """Day of the registration."""
    incorporation_date: str | None
    """Day on which the company was founded."""
    cancellation_date: str | None
    """Day on which the registration was cancelled."""
    cancellation_reason: str
    """Why it was cancelled, as filed."""
    sector: str
    """Sector of activity, as filed."""
    registration_category: str
    """Categoria A (any security) or Categoria B (no shares); none before 2010."""
    category_date: str | None
    """Day on which the category began."""
    issuer_status: str
    """What the company is in: operation, before it, recovery, liquidation; as filed."""
    issuer_status_date: str | None
    """Day on which that began."""
    controlling_interest: str
    """Who controls it: private, foreign or state, as filed."""
    city: str
    """City of its seat."""
    state: str
    """State of its seat."""
    country: str
    """Country of its seat."""
    auditor_cnpj: str
    """CNPJ of the auditor; the number of a natural person is masked."""
    auditor_name: str
    """Name of the auditor; *** for a natural person."""
    markets: list[str]
    """Markets on which its securities trade."""
    cvm_codes: list[int]
    """All codes that its CNPJ has had: one for each registration."""
    issuer_id: str
    """First eight characters of its CNPJ: its name among the issuers of what funds hold."""
    documents_path: str
    """Address of its documents."""
    statements_path: str
    """Address of its newest statements."""
    figures_path: str
    """Address of its figures, year by year."""
    holders_path: str
    """Address of the funds that hold what it issued."""
    ticker_link: TickerLink | None
    """What shows that the requested ticker belongs to the company, and on which days; null where it was asked for by a
    number of its own.
    """
    links: NotRequired[list[CompanyLink]]
    """Its tickers and ISINs, each with its days. Only with include=links or database_links."""
    database_links: NotRequired[list[DatabaseLink]]
    """What the ISIN database has for its CNPJ, in the month of its edition. Only with include=database_links."""
    source: NotRequired[RowSource]


class CompanyBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str | None
    """Day on which the register was fetched: it names no day of its own."""
    data: Company


class CompanySecuritiesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_version: int
    max_version: int


class CompanySecurity(TypedDict):
    """A security that a form of a company names."""

    reference_date: str
    """Day of the form: the first of its year, or that on which the company was registered."""
    version: int
    """Version of the form; the list has the highest."""
    security: str
    """Kind of the security, as filed: Ações Ordinárias, Ações Preferenciais, Units, Debêntures and others."""
    share_class: str
    """Class of preferred shares, such as PNA; null where none is filed."""
    ticker: str
    """Trading code, as filed; some companies write words, or several codes, in its place."""
    market: str
    """Kind of the market, as filed: Bolsa, Balcão Organizado and others."""
    segment: str
    """Segment of listing, as filed, such as Novo Mercado."""
    first_day: str | None
    """First day of trading, as filed; null where none is."""
    last_day: str | None
    """Last day of trading, as filed; null where it goes on."""
    source: NotRequired[RowSource]


class CompanySecuritiesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    company_cnpj: str
    """CNPJ of the company."""
    data: list[CompanySecurity]


class CompanySecuritiesRow(CompanySecurity):
    """A row, with what it belongs to."""

    company_cnpj: str
    """CNPJ of the company."""


class CompanyDocumentsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_document_id: int
    max_document_id: int
    min_cvm_code: int
    max_cvm_code: int
    min_version: int
    max_version: int


class CompanyDocument(TypedDict):
    """A version of a document that a company delivered."""

    document_id: int
    """Number of the document at CVM."""
    cvm_code: int
    """Code of the company at CVM."""
    reference_date: str
    """Last day of the year or quarter that the document covers. A year does not always end on 31 December."""
    version: int
    """Number of the version: 1, then one more each time the company presents the document again."""
    name: str
    """Name of the company when it delivered."""
    category: str
    """Kind of document: DFP, the statements of a year; ITR, those of a quarter."""
    received_date: str | None
    """Day on which CVM received it."""
    superseded: bool
    """True where the list has a higher version of the document: its figures are no longer in the file."""
    link: str
    """Address of the document at CVM."""
    source: NotRequired[RowSource]


class CompanyDocumentsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    company_cnpj: str
    """CNPJ of the company."""
    data: list[CompanyDocument]


class CompanyDocumentsRow(CompanyDocument):
    """A row, with what it belongs to."""

    company_cnpj: str
    """CNPJ of the company."""


class CompanyFiguresRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_cvm_code: int
    max_cvm_code: int
    min_version: int
    max_version: int
    min_document_id: int
    max_document_id: int
    min_total_assets: Number
    max_total_assets: Number
    min_equity: Number
    max_equity: Number
    min_revenue: Number
    max_revenue: Number
    min_profit: Number
    max_profit: Number
    min_operating_cash_flow: Number
    max_operating_cash_flow: Number
    min_cash: Number
    max_cash: Number
    min_earnings_per_share: Number
    max_earnings_per_share: Number


class CompanyFigures(TypedDict):
    """The figures that every company has, of one period and scope."""

    cvm_code: int
    """Code of the company at CVM."""
    reference_date: str
    """Last day of the year or quarter that the document covers."""
    category: str
    """Kind of the document: DFP, the statements of a year; ITR, those of a quarter."""
    version: int
    """Number of the version of the document."""
    document_id: int | None
    """Number of the document at CVM; none where the list lacks it."""
    scope: str
    """consolidated, with the companies that it controls; or individual."""
    period: str
    """current; or previous, the year before as this document restates it, not as it was first filed: in a quarterly
    document the same days of that year, and its end for assets and liabilities.
    """
    period_start: str | None
    """First day that revenue and profit add up: in a quarterly document of the quarter, and in another row of the year
    so far.
    """
    period_end: str
    """Last day of them."""
    balance_date: str | None
    """Day of the assets and the equity: in the previous period of a quarterly document the end of the year before.
    """
    chart: str
    """The chart of accounts that gives its codes their meaning: commercial, insurance, bank_cosif or bank_ifrs; none
    where the labels match no known chart.
    """
    total_assets: Decimal | None
    """Total assets. Unit: BRL."""
    total_assets_account: str
    """Account that it is taken from."""
    equity: Decimal | None
    """Equity, with the share of minority owners in consolidated statements. Unit: BRL."""
    equity_account: str
    """Account that the equity is taken from."""
    revenue: Decimal | None
    """Revenue: what 3.01 is in the chart. Unit: BRL."""
    revenue_account: str
    """Account that the revenue is taken from."""
    profit: Decimal | None
    """Profit or loss of the period, with the share of minority owners in consolidated statements. Unit: BRL."""
    profit_account: str
    """Account that the profit is taken from."""
    operating_cash_flow: Decimal | None
    """Cash from operations; none of a quarter alone, because flows are filed of the year so far. Unit: BRL."""
    operating_cash_flow_account: str
    """Account that the cash from operations is taken from."""
    cash: Decimal | None
    """Cash and equivalents at the end of the period, by the statement of cash flows. Unit: BRL."""
    cash_account: str
    """Account that the cash is taken from."""
    earnings_per_share: Decimal | None
    """Basic earnings of an ordinary share; of a share where the company does not tell kinds apart. Unit: BRL."""
    earnings_per_share_account: str
    """Account that the earnings of a share are taken from."""
    source: NotRequired[RowSource]


class CompanyFiguresBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    company_cnpj: str
    """CNPJ of the company."""
    data: list[CompanyFigures]


class CompanyFiguresRow(CompanyFigures):
    """A row, with what it belongs to."""

    company_cnpj: str
    """CNPJ of the company."""


class CompanyRevisionsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_revision: int
    max_revision: int
    min_rows_out: int
    max_rows_out: int
    min_rows_in: int
    max_rows_in: int
    min_version: int
    max_version: int
    min_document_id: int
    max_document_id: int


class CompanyDocumentRevision(TypedDict):
    """A state of a document that this installation has seen."""

    category: str
    """Kind of the document: DFP, the statements of a year; ITR, those of a quarter."""
    reference_date: str
    """Last day of the year or quarter that the document covers."""
    revision: int
    """1 for the first state of the document that this installation has listed, then 2, 3 and so on."""
    change: str
    """first; restated, delivered again with the same accounts; amended; withdrawn; or returned."""
    changed_statements: str
    """The statements of an amended document that have other lines, separated by semicolons."""
    changed_columns: str
    """The columns with another value in accounts that were there before and are there now, separated by semicolons;
    none where accounts only came or went.
    """
    rows_out: int | None
    """Lines that an amended document has no more; one that changed is a line out and a line in. Their order is no
    change.
    """
    rows_in: int | None
    """Lines that it has now and had not before."""
    version: int | None
    """Number of its version; none of a withdrawn document."""
    document_id: int | None
    """Number of the document at CVM; none where the list lacks it."""
    received_date: str | None
    """Day on which CVM received that version."""
    name: str
    """Name of the company when it delivered; the last one of a withdrawn document."""
    seen_date: str
    """Day of the publication that brought this state, UTC."""
    first_snapshot: str
    """Snapshot that brought this state of the document."""


class CompanyRevisionsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    company_cnpj: str
    """CNPJ of the company."""
    data: list[CompanyDocumentRevision]


class CompanyRevisionsRow(CompanyDocumentRevision):
    """A row, with what it belongs to."""

    company_cnpj: str
    """CNPJ of the company."""


class CompanyStatementsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_version: int
    max_version: int
    min_document_id: int
    max_document_id: int
    min_value: Number
    max_value: Number
    min_value_filed: Number
    max_value_filed: Number
    min_scale: int
    max_scale: int


class CompanyAccount(TypedDict):
    """An account of a statement of a company."""

    version: int
    """Number of the version: 1, then one more each time the company presents the document again."""
    category: str
    """Kind of the document: DFP, the statements of a year; ITR, those of a quarter."""
    document_id: int | None
    """Number of the document at CVM; none where the list lacks it."""
    statement: str
    """assets, liabilities, income, comprehensive_income, cash_flow_direct, cash_flow_indirect, equity_changes or
    value_added.
    """
    scope: str
    """consolidated, with the companies that it controls; or individual."""
    period: str
    """current; or previous, the year before as this document restates it, not as it was first filed: in a quarterly
    document the same days of that year, and its end for assets and liabilities.
    """
    period_start: str | None
    """First day that the figure adds up; none in assets and liabilities, which describe one day. The income of a
    quarterly document is there twice: of the quarter, and of the year so far.
    """
    period_end: str
    """Last day of it."""
    equity_column: str
    """Part of the equity, only in equity_changes; some lines there name none."""
    account: str
    """Code of the account. Without its chart it has no meaning."""
    label: str
    """Name of the account as filed."""
    fixed: bool | None
    """True for an account of the chart, false for one that the company has added."""
    value: Decimal
    """Value in reais. Earnings per share (3.99 and below) are reais a share, which no scale multiplies. Unit: BRL.
    """
    value_filed: Decimal
    """Value as filed, in the scale."""
    scale: int
    """Reais in one of the filed value: 1 or 1000."""
    chart: str
    """The chart of accounts that gives its codes their meaning: commercial, insurance, bank_cosif or bank_ifrs; none
    where the labels match no known chart.
    """
    source: NotRequired[RowSource]


class CompanyStatementsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    company_cnpj: str
    """CNPJ of the company."""
    reference_date: str
    """Last day of the year or quarter that the document covers. A year does not always end on 31 December."""
    version: int
    """Number of the version: 1, then one more each time the company presents the document again."""
    received_date: str | None
    """Day on which CVM received it."""
    data: list[CompanyAccount]


class CompanyStatementsRow(CompanyAccount):
    """A row, with what it belongs to."""

    company_cnpj: str
    """CNPJ of the company."""
    reference_date: str
    """Last day of the year or quarter that the document covers. A year does not always end on 31 December."""


class ExchangeDistributionsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_number: int
    max_number: int
    min_number_before: int
    max_number_before: int


class Distribution(TypedDict):
    """A number of the distribution of a security, and its days."""

    isin: str
    """ISIN of the security."""
    number: int
    """Number of its distribution: each event of the security raises it."""
    number_before: int | None
    """The number before in these quotes; null of the first that they have."""
    first_day: str
    """First session with the number."""
    last_day_before: str | None
    """Last session with the number before."""
    last_day: str
    """Last session with the number."""
    is_certain: bool | None
    """True where the number rose by one and no weekday is between the two sessions: the event went ex on that day.
    Else it is not known when, or how many events there were; null of the first number.
    """
    marks: str
    """Rights that the quotes of that session are marked with, separated by semicolons: ED dividend, EJ interest, ES
    subscription, EB bonus, ER income of funds, and their joints such as EDJ; null where there is none.
    """


class ExchangeDistributionsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[Distribution]


ExchangeDistributionsRow: TypeAlias = Distribution


class ExchangeQuotesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_term_days: int
    max_term_days: int
    min_open: Number
    max_open: Number
    min_high: Number
    max_high: Number
    min_low: Number
    max_low: Number
    min_average: Number
    max_average: Number
    min_close: Number
    max_close: Number
    min_bid: Number
    max_bid: Number
    min_ask: Number
    max_ask: Number
    min_trades: int
    max_trades: int
    min_quantity: int
    max_quantity: int
    min_volume: Number
    max_volume: Number
    min_strike: Number
    max_strike: Number
    min_strike_points: Number
    max_strike_points: Number
    min_strike_correction: int
    max_strike_correction: int
    min_quotation_factor: int
    max_quotation_factor: int
    min_distribution_number: int
    max_distribution_number: int


class Quote(TypedDict):
    """What was traded of a security in a session."""

    date: str
    """Day of the session."""
    ticker: str
    """Trading code; a suffix marks odd lots (F), forwards (T), exercises (E), blocks (Q) and the counter (B)."""
    term_days: int | None
    """Days that a forward runs. Null if the field is blank, as on the spot market; 0 if it is 000, as for options.
    """
    market: str
    """Market code: 010 spot, 012 and 013 exercise of calls and puts, 017 auction, 020 odd lot, 021 block, 030 forward,
    050 and 060 futures, 070 calls, 080 puts.
    """
    bdi_code: str
    """Code of the section of the daily bulletin, such as 02 for round lots; the code of a ticker changes over time.
    """
    name: str
    """Short name of the issuer."""
    specification: str
    """Class, rights and segment of the security, such as ON EDJ NM, spaced as filed."""
    currency: str
    """Currency as filed, such as R$ or, in the past, CR$."""
    open: Decimal | None
    """First price of the session, in `currency` per `quotation_factor` units, unadjusted."""
    high: Decimal | None
    """Highest price, in `currency` per `quotation_factor` units, unadjusted."""
    low: Decimal | None
    """Lowest price, in `currency` per `quotation_factor` units, unadjusted."""
    average: Decimal | None
    """Average price, in `currency` per `quotation_factor` units, unadjusted; a few lie outside of low and high, as
    filed.
    """
    close: Decimal | None
    """Last price, in `currency` per `quotation_factor` units, unadjusted."""
    bid: Decimal | None
    """Best bid at the end, in `currency` per `quotation_factor` units, unadjusted; 0 where there was none."""
    ask: Decimal | None
    """Best ask at the end, in `currency` per `quotation_factor` units, unadjusted; 0 where there was none."""
    trades: int | None
    """Number of trades; the field cannot hold more than 99,999."""
    quantity: int | None
    """Number of securities traded."""
    volume: Decimal | None
    """Value traded, in `currency`."""
    strike: Decimal | None
    """Price at which an option is exercised, or the agreed price of a forward; 0 where there is none."""
    strike_points: Decimal | None
    """The strike in points of an index or a currency."""
    strike_correction: int | None
    """Index or currency that corrects the strike: 0 none, 1 USD, 2 TJLP, 3 TR, 4 IPCR, 5 swap, 6 index points, 7
    protected USD, 8 protected IGP-M, 9 URV.
    """
    expiry: str | None
    """Day on which an option or forward ends; null where it says 99991231."""
    quotation_factor: int | None
    """Number of units that a price is for: 1 or 1,000."""
    isin: str
    """ISIN of the security; an internal code before 1995-05-15."""
    distribution_number: int | None
    """Counter of the corporate events of the security; each event raises it."""
    adjusted_open: NotRequired[Decimal | None]
    """`open` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the coverage
    is incomplete or not applicable.
    """
    adjusted_high: NotRequired[Decimal | None]
    """`high` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the coverage
    is incomplete or not applicable.
    """
    adjusted_low: NotRequired[Decimal | None]
    """`low` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the coverage
    is incomplete or not applicable.
    """
    adjusted_average: NotRequired[Decimal | None]
    """`average` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the
    coverage is incomplete or not applicable.
    """
    adjusted_close: NotRequired[Decimal | None]
    """`close` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the
    coverage is incomplete or not applicable.
    """
    adjusted_quantity: NotRequired[Decimal | None]
    """`quantity` × the shares that one share has become since, rounded once to eight decimals, half to even; null as
    the prices are.
    """
    adjustment_factor: NotRequired[Decimal | None]
    """Product of the factors of all events behind the day, multiplied exactly and rounded once to sixteen decimals,
    half to even; null as the prices are: a factor that is not known is not 1.
    """
    coverage: NotRequired[Literal["complete", "disputed", "incomplete", "not_applicable"]]
    """complete: each step of the number of the distribution since the day meets an event whose factor is known, and
    each event a step. disputed: so, but the exchange names another close than the quotes have. incomplete: not so
    on `coverage_days`. not_applicable: neither spot market nor odd lot, or without an ISIN or a number.
    """
    coverage_days: NotRequired[str]
    """Days that leave it incomplete, with semicolons between them: sessions on which the number rose, or the ISIN
    changed, without an event that explains it; last days with the right of events without a step. At most 31 are
    named, then `...`; "" where there are none.
    """
    adjusted_through: NotRequired[str | None]
    """Last session with a quote of the security in this snapshot: its prices are as they are, and events behind it are
    not counted.
    """
    source: NotRequired[RowSource]


class ExchangeQuotesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[Quote]


ExchangeQuotesRow: TypeAlias = Quote


class ExchangeEventsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_factor: Number
    max_factor: Number
    min_value: Number
    max_value: Number
    min_quoted_per_shares: int
    max_quoted_per_shares: int
    min_subscription_percent: Number
    max_subscription_percent: Number
    min_subscription_price: Number
    max_subscription_price: Number
    min_closing_price: Number
    max_closing_price: Number
    min_repeats: int
    max_repeats: int
    min_close: Number
    max_close: Number


class ExchangeEvent(TypedDict):
    """An event of a company, as a list of the exchange has it."""

    issuer_code: str
    """Code of the company at the exchange: the first four letters of its tickers, and characters 3 to 6 of its ISINs.
    """
    list: str
    """List that the event is in: `cash`, `stock` or `subscription`, which name an ISIN, or `cash_history`, which names
    a class of shares.
    """
    isin: str
    """ISIN that the event is listed under: one event can be listed under each ISIN that the security has had. Null in
    `cash_history`.
    """
    share_class: str
    """Class of the shares, such as ON, PN or UNT; null where an ISIN is named."""
    kind: str
    """Kind by the label: split, bonus, grouping, cash or subscription; other where no rule says what the label does to
    a price.
    """
    label: str
    """Label as filed, such as DIVIDENDO, JRS CAP PROPRIO or DESDOBRAMENTO; "" where there is none."""
    last_day_with: str | None
    """Last day on which the security has the right: it goes ex in the next session. Null where no day is filed."""
    approved_on: str | None
    """Day on which the event was approved."""
    payment_date: str | None
    """Day of the payment, or of the subscription."""
    issued_isin: str
    """ISIN of the distributed paper, as filed."""
    factor: Decimal | None
    """Factor as filed, of a stock event: new shares in percent of the old ones for a split or a bonus, new shares for
    an old one for a grouping. Other labels have no rule.
    """
    value: Decimal | None
    """Amount in reais for `quoted_per_shares` shares, of a cash event."""
    quoted_per_shares: int | None
    """Shares that the amount is for, 1 in the list `cash`; null where it is no cash event."""
    subscription_percent: Decimal | None
    """New shares in percent of the old ones that may be subscribed."""
    subscription_price: Decimal | None
    """Price in reais of a share that is subscribed."""
    closing_price: Decimal | None
    """Close before the event that the exchange names, in reais for `quoted_per_shares` shares."""
    closing_date: str | None
    """Day of that close."""
    repeats: int
    """How many times the list has this event, which counts once."""
    close: Decimal | None
    """Last price of that session, for `quotation_factor` units."""
    close_date: str | None
    """Last session on or before that day with a quote of the security."""
    price_factor: Decimal | None
    """What prices up to the last day with the right are multiplied by, rounded to sixteen decimals, half to even; null
    with its reason.
    """
    factor_numerator: str | None
    """Numerator of that factor, which is exact; null as it is."""
    factor_denominator: str | None
    """Denominator of that factor; null as it is."""
    factor_reason: Literal["", "no_rule", "number_missing", "close_missing", "value_not_below_close"]
    """Why it is null: no_rule for the label; number_missing, or without sense for it; close_missing, the quotes have
    none of that day; value_not_below_close; "" where it is a number.
    """
    is_disputed: bool
    """True where the exchange names another close than the quotes have."""
    ex_day: str | None
    """First session of the quotes in which the number of the distribution is higher than on the last day with the
    right; null where they show no such step.
    """
    source: NotRequired[RowSource]


class ExchangeEventsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[ExchangeEvent]


ExchangeEventsRow: TypeAlias = ExchangeEvent


class ExchangeIndexesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_securities: int
    max_securities: int
    min_portfolio_assets: int
    max_portfolio_assets: int


class Index(TypedDict):
    """An index of the exchange."""

    code: str
    """Code of the index."""
    securities: int | None
    """Number of securities whose list of indexes names this one."""
    updated_date: str | None
    """Date that the exchange gives its list of securities and their indexes."""
    first_month: str
    """First month of the period of the list."""
    last_month: str
    """Last month of that period."""
    portfolio_assets: int | None
    """Number of securities in the portfolio; null if we have no portfolio of the index."""


class ExchangeIndexesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[Index]


ExchangeIndexesRow: TypeAlias = Index


class ExchangeIndexRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_theoretical_quantity: Number
    max_theoretical_quantity: Number
    min_share_percent: Number
    max_share_percent: Number


class IndexAsset(TypedDict):
    """A security of the portfolio of an index."""

    ticker: str
    """Trading code of the security."""
    name: str
    """Short name of the issuer."""
    specification: str
    """Class, rights and segment of the security, spaced as filed."""
    theoretical_quantity: Decimal | None
    """Quantity of the security in the index. Unit: units."""
    share_percent: Decimal | None
    """Share of the index in percent, to the third decimal; the shares add up to 100 except for rounding."""
    first_seen: str
    """Day on which this portfolio was first seen and published; it is in force until another is seen."""
    source: NotRequired[RowSource | None]
    """The place that the row was read from; with `provenance=true`. Null for a portfolio that was seen before its
    answer was recorded.
    """


class ExchangeIndexBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[IndexAsset]


class ExchangeIndexRow(IndexAsset):
    """A row, with what it belongs to."""

    index_code: str
    """Code of the index."""
    reference_date: str
    """Day on which the portfolio was first seen."""


class InstrumentVersion(TypedDict):
    """The terms of an instrument as this installation saw them from a day on."""

    revision: int
    """1 for the first terms that this installation has seen, then 2, 3 and so on."""
    change: str
    """first, changed, withdrawn from the database, or returned to it."""
    changed_columns: str
    """The terms that are not what they were; none of a version that is not called changed."""
    issuer_code: str
    """Code of the issuer at the exchange: characters 3 to 6 of the ISIN. The exchange gives codes anew after years.
    """
    instrument_type: str
    """Type of the instrument, as filed: ACN shares, UNT units, BDR, CTF quotas, DBS debentures, CRI, CRA, LFI and
    others.
    """
    cfi_code: str
    """Classification by CFI."""
    instrument_description: str
    """Description, as filed."""
    currency: str
    """Currency of the amounts."""
    issue_date: str | None
    """Day of issue."""
    maturity_date: str | None
    """Day on which the instrument falls due."""
    rate: Decimal | None
    """Rate of a year, as filed. Unit: percent."""
    face_value: Decimal | None
    """Face value, in that currency."""
    strike_price: Decimal | None
    """Strike of an option, in that currency."""
    index: str
    """What the instrument is indexed to, as filed: DI1, PRE, IPCA, IGP and others."""
    index_percent: Decimal | None
    """Percentage of the index that is paid. Unit: percent."""
    cetip_code: str
    """Code at the depositary of private paper; debentures have none."""
    selic_code: str
    """Code in the Selic."""
    seen_date: str
    """Day of the publication that brought these terms, UTC."""
    first_snapshot: str
    """Snapshot that brought these terms of the instrument."""


class Instrument(TypedDict):
    """An instrument of the database, with its issuer."""

    isin: str
    """ISIN of the instrument."""
    issuer_code: str
    """Code of the issuer at the exchange: characters 3 to 6 of the ISIN. The exchange gives codes anew after years.
    """
    instrument_type: str
    """Type of the instrument, as filed: ACN shares, UNT units, BDR, CTF quotas, DBS debentures, CRI, CRA, LFI and
    others.
    """
    cfi_code: str
    """Classification by CFI."""
    instrument_description: str
    """Description, as filed."""
    currency: str
    """Currency of the amounts."""
    issue_date: str | None
    """Day of issue."""
    maturity_date: str | None
    """Day on which the instrument falls due."""
    rate: Decimal | None
    """Rate of a year, as filed. Unit: percent."""
    face_value: Decimal | None
    """Face value, in that currency."""
    strike_price: Decimal | None
    """Strike of an option, in that currency."""
    index: str
    """What the instrument is indexed to, as filed: DI1, PRE, IPCA, IGP and others."""
    index_percent: Decimal | None
    """Percentage of the index that is paid. Unit: percent."""
    cetip_code: str
    """Code at the depositary of private paper; debentures have none."""
    selic_code: str
    """Code in the Selic."""
    record_status: str
    """N for a new record and A for an altered one, as is inferred: it does not say that the instrument is active.
    """
    issuer_name: str | None
    """Name of the issuer, as filed."""
    issuer_cnpj: str | None
    """CNPJ of the issuer; foreign ones have none."""
    versions: list[InstrumentVersion]
    """The versions of its terms that this installation has seen, the newest first."""
    source: NotRequired[RowSource]


class InstrumentBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str | None
    """Day of the edition of the database."""
    data: Instrument


class InstrumentTypeCount(TypedDict):
    """How many instruments of a type an issuer has."""

    instrument_type: str
    """Type of the instruments, as filed."""
    instrument_count: int
    """Number of instruments of the type."""


class InstrumentIssuer(TypedDict):
    """An issuer of the database."""

    code: str
    """Code of the issuer at the exchange, which gives codes anew after years."""
    name: str
    """Name of the issuer, as filed."""
    cnpj: str
    """CNPJ of the issuer; foreign ones have none."""
    record_date: str | None
    """Day of the record, as filed."""
    types: list[InstrumentTypeCount]
    """What it has issued in the database, by type."""
    source: NotRequired[RowSource]


class InstrumentIssuerBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str | None
    """Day of the edition of the database."""
    data: InstrumentIssuer


class StatisticsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_periods: int
    max_periods: int
    min_within_days: int
    max_within_days: int
    min_decimals: int
    max_decimals: int


class StatisticSeries(TypedDict):
    """A series of statistics."""

    id: str
    """Series, such as ibge-1737-63 or bcb-433."""
    publisher: str
    """IBGE or BCB."""
    code: str
    """Table and variable at the IBGE, then the categories and the place that were chosen; number of the series at the
    central bank.
    """
    name: str
    """What is measured."""
    unit: str
    """Unit of the values."""
    first_period: str
    """First period with a value or marker."""
    last_period: str
    """Last period with a value or marker."""
    periods: int
    """Number of periods."""
    frequency: str
    """How often it has a value: day, month, quarter or year."""
    untested: bool
    """True where no real answer of its publisher was at hand when it was declared: no value of it has been compared
    with one.
    """
    name_pt: str
    """What is measured, in Portuguese."""
    within_days: int | None
    """Days after the end of a period within which it is published; null where the publisher gives no number of days.
    """
    declared_by: str
    """product if it is built in, operator if a file of the operator of the installation declares it."""
    aliases: list[str]
    """Other names by which `/v1/statistics/{series}` takes it."""
    decimals: int
    """Decimals that the publisher writes its values with, and the answers too."""


class StatisticsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[StatisticSeries]


StatisticsRow: TypeAlias = StatisticSeries


class StatisticRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_value: Number
    max_value: Number
    min_vintage: int
    max_vintage: int


class StatisticValue(TypedDict):
    """A value of a series, or with `vintages=all` a version of one."""

    period: str
    """Month of the value, YYYY-MM; of a daily series its day, YYYY-MM-DD, of a quarterly or yearly one its quarter,
    2024-Q1, or year.
    """
    value: Decimal | None
    """Value in the unit of its series, as published; null if there is a marker."""
    marker: str
    """Sign published in place of a value: - is a true zero, .. does not apply, ... is not available, X is withheld.
    """
    modified_date: str | None
    """Day of the last revision of the period by IBGE; null for the central bank, which names none."""
    end_date: str | None
    """Day on which the period of the value ends, where the source names one (TR): the value covers the time from
    `period` until then.
    """
    source: NotRequired[RowSource]
    vintage: NotRequired[int]
    """Number of this version of the period, counted from 1 in the order in which this installation has seen them. With
    `vintages=all`.
    """
    is_withdrawn: NotRequired[bool]
    """True if the period was no longer published: such a version has no value."""
    first_snapshot: NotRequired[str | None]
    """First snapshot that has this version; null if that was before versions were recorded."""
    last_snapshot: NotRequired[str | None]
    """Last snapshot that has this version; null if the one that answers has it."""
    published_at: NotRequired[str | None]
    """When that snapshot was published, UTC; null if it is not known."""


class StatisticBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[StatisticValue]


class StatisticRow(StatisticValue):
    """A row, with what it belongs to."""

    series: str
    """Series, such as ibge-1737-63 or bcb-433."""


class AccumulatedRate(TypedDict):
    """What a rate grows to from one day to another."""

    series: str
    """Series, such as bcb-12."""
    basis: Literal["daily_factors", "published_months"]
    """How it is computed: daily_factors multiplies 1 + rate ÷ 100 of each day, eight decimals each; published_months
    does so with the months as published, which have two decimals.
    """
    first_day: str | None
    """First day with a value in the range; of a monthly series the first day of that month; null where there is none.
    """
    last_day: str | None
    """Last day with a value in the range; of a monthly series the last day of that month; null where there is none.
    """
    factor: Decimal | None
    """What one real grows to: the product of the factors, which is exact, rounded once to sixteen decimals, half up;
    null where a value is missing.
    """
    percent: Decimal | None
    """The factor less 1, times 100; null where the factor is."""
    annual_percent: Decimal | None
    """The rate of a year of 252 business days that grows to the factor, two decimals: of one day the rate of a year
    from which its factor was made; null for a monthly series and where the factor is.
    """
    factor_reason: Literal["", "value_missing", "calendar_unknown"]
    """Why the factor is null: value_missing where a business day or month of the range has no value, also one that has
    not come yet; calendar_unknown where the range is longer than the series and no calendar knows these days; ""
    where it is a number.
    """
    days: int | None
    """Days whose factors are multiplied; null for a monthly series."""
    months: int | None
    """Months whose factors are multiplied; null for a daily series."""
    missing_days: int | None
    """Business days of banks in the range that have no value; null for a monthly series, and where no calendar knows
    all days.
    """
    missing_days_reason: Literal["", "monthly_series", "calendar_unknown"]
    """Why it is null: monthly_series, or calendar_unknown; "" where it is a number."""
    first_missing: str | None
    """First day or month that lacks its value; null where none is known to lack it."""
    is_running_month: bool | None
    """True where the range reaches into a month of which not all days have come: the figure of that month still grows.
    Null where that is not known.
    """
    is_running_month_reason: Literal["", "calendar_unknown", "daily_rates_missing"]
    """Why it is null: calendar_unknown; daily_rates_missing where the last month of the monthly series cannot be
    compared with the rates of its days; "" where it is known.
    """


class StatisticAccumulatedBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Last day of the range: `to`, or the newest day of the series; of a monthly series the last of that month."""
    data: AccumulatedRate


class BondTradesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_trade_count: int
    max_trade_count: int
    min_quantity: int
    max_quantity: int
    min_traded_value: Number
    max_traded_value: Number
    min_min_price: Number
    max_min_price: Number
    min_mean_price: Number
    max_mean_price: Number
    min_max_price: Number
    max_max_price: Number
    min_collateral_price: Number
    max_collateral_price: Number
    min_par_value: Number
    max_par_value: Number
    min_min_rate: Number
    max_min_rate: Number
    min_mean_rate: Number
    max_mean_rate: Number
    min_max_rate: Number
    max_max_rate: Number
    min_brokered_trade_count: int
    max_brokered_trade_count: int
    min_brokered_quantity: int
    max_brokered_quantity: int


class BondTrade(TypedDict):
    """The trades of a federal bond on a day."""

    date: str
    """Day on which the trades were settled."""
    bond: str
    """Short name of the bond: LFT, LTN, NTN-B, NTN-C, NTN-F."""
    selic_code: str
    """Code of the bond in the Selic, such as 100000 of the LTN."""
    isin: str
    """ISIN of the bond with that code and maturity."""
    issue_date: str | None
    """First day of issue."""
    maturity_date: str
    """Day on which the bond falls due."""
    trade_count: int | None
    """Number of trades."""
    quantity: int | None
    """Bonds traded."""
    traded_value: Decimal | None
    """Value of the trades; the files of today leave it empty. Unit: BRL."""
    min_price: Decimal | None
    """Lowest price of a bond; null where the source names none. Unit: BRL."""
    mean_price: Decimal | None
    """Mean price of a bond, weighed by quantity; null where the source names none. Unit: BRL."""
    max_price: Decimal | None
    """Highest price of a bond; null where the source names none. Unit: BRL."""
    collateral_price: Decimal | None
    """Price at which the central bank takes the bond as collateral. Unit: BRL."""
    par_value: Decimal | None
    """Nominal value of the bond on the day, brought up to date by its index. Unit: BRL."""
    min_rate: Decimal | None
    """Lowest rate of a year; null where the source names none, as of bonds with coupons. Unit: percent."""
    mean_rate: Decimal | None
    """Mean rate of a year of 252 business days; of an LFT above or below the Selic; null where the source names none.
    Unit: percent.
    """
    max_rate: Decimal | None
    """Highest rate of a year; null where the source names none, as of bonds with coupons. Unit: percent."""
    brokered_trade_count: int | None
    """Trades with a broker; null in files without that column."""
    brokered_quantity: int | None
    """Bonds traded with a broker; null in files without that column."""
    price_of_mean_rate: Decimal | None
    """Price that follows from the mean rate of an LTN or NTN-F on that day, cut to six decimals as the market does;
    null with its reason.
    """
    price_of_mean_rate_reason: Literal["", "other_bond", "rate_missing", "calendar_unknown"]
    """Why it is null: other_bond, whose price follows from its index too; rate_missing; calendar_unknown where the
    snapshot has no calendar of banks for the days until it falls due; "" where it is a number.
    """
    source: NotRequired[RowSource]


class BondTradesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[BondTrade]


BondTradesRow: TypeAlias = BondTrade


class FederalBondsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_trade_days: int
    max_trade_days: int


class FederalBond(TypedDict):
    """A federal bond that was traded: its code, maturity and ISIN."""

    asset_id: str
    """Id of the bond in `/v1/assets` and in the portfolios of funds, such as selic:210100:2027-03-01."""
    selic_code: str
    """Code of the bond in the Selic, such as 100000 of the LTN."""
    maturity_date: str
    """Day on which the bond falls due."""
    isin: str
    """ISIN of the bond with that code and maturity."""
    bond: str
    """Short name of the bond: LFT, LTN, NTN-B, NTN-C, NTN-F."""
    issue_date: str | None
    """First day of issue."""
    first_day: str
    """First day with trades in the months that are compiled."""
    last_day: str
    """Last day with trades in the months that are compiled."""
    trade_days: int
    """Number of days with trades in the months that are compiled."""


class FederalBondsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[FederalBond]


FederalBondsRow: TypeAlias = FederalBond


class DebenturesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_index_percent: Number
    max_index_percent: Number
    min_rate: Number
    max_rate: Number
    min_face_value: Number
    max_face_value: Number
    min_quantity_issued: int
    max_quantity_issued: int
    min_nominal_value: Number
    max_nominal_value: Number
    min_quantity_in_market: int
    max_quantity_in_market: int


class ListedDebenture(TypedDict):
    """A debenture of the register, with its present terms."""

    asset_id: str
    """Id of the paper in `/v1/assets` and in the portfolios of funds that file its code, such as cetip:SINT11."""
    code: str
    """Code of the paper, which funds file and the register never gives twice."""
    issuer_name: str
    """Name of the issuer, as filed."""
    series: str
    """Series of the issue, as filed: a number, or UNI for the only one."""
    issue: str
    """Number of the issue of its issuer."""
    status: str
    """Status in the register, as filed: Registrado, or how the paper left it."""
    isin: str
    """ISIN, as filed. Several papers can share one, and some have none."""
    cnpj: str
    """CNPJ of the issuer."""
    issue_date: str | None
    """Day of issue."""
    maturity_date: str | None
    """Day on which the paper falls due."""
    index: str
    """What the paper is indexed to, as filed: DI, IPCA, PRÉ (a fixed rate), SEM-ÍNDICE (none) and others."""
    index_percent: Decimal | None
    """Percentage of the index that is paid, such as 110 of the DI. Unit: percent."""
    rate: Decimal | None
    """Rate of a year beside the index, or the fixed rate; null of papers whose rate the register has in words. Unit:
    percent.
    """
    currency: str
    """Currency of the face value, as filed."""
    face_value: Decimal | None
    """Value of one paper at its issue, in that currency."""
    quantity_issued: int | None
    """Papers issued."""
    guarantee: str
    """Kind of guarantee, as filed."""
    is_incentivized: bool | None
    """True for a paper with the tax incentive of Lei 12.431; null where the register says neither S nor N."""
    exit_reason: str
    """Why the paper left the register, as filed."""
    exit_date: str | None
    """Day on which it left the register, or on which it falls due by newer terms."""
    value_date: str | None
    """Day of the value."""
    nominal_value: Decimal | None
    """Nominal value of one paper on that day, brought up to date by its index and its amortisations."""
    quantity_in_market: int | None
    """Papers in the market."""
    source: NotRequired[RowSource]


class DebenturesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[ListedDebenture]


DebenturesRow: TypeAlias = ListedDebenture


class DebentureVersion(TypedDict):
    """The terms of a debenture as this installation saw them from a day on."""

    revision: int
    """1 for the first terms that this installation has seen, then 2, 3 and so on."""
    change: str
    """first, changed, withdrawn from the register, or returned to it."""
    changed_columns: str
    """The terms that are not what they were; none of a version that is not called changed."""
    status: str
    """Status in the register; the last one of a paper that was withdrawn."""
    isin: str
    """ISIN, as filed. Several papers can share one, and some have none."""
    cnpj: str
    """CNPJ of the issuer."""
    issue_date: str | None
    """Day of issue."""
    maturity_date: str | None
    """Day on which the paper falls due."""
    index: str
    """What the paper is indexed to, as filed: DI, IPCA, PRÉ (a fixed rate), SEM-ÍNDICE (none) and others."""
    index_percent: Decimal | None
    """Percentage of the index that is paid, such as 110 of the DI. Unit: percent."""
    rate: Decimal | None
    """Rate of a year beside the index, or the fixed rate; null of papers whose rate the register has in words. Unit:
    percent.
    """
    currency: str
    """Currency of the face value, as filed."""
    face_value: Decimal | None
    """Value of one paper at its issue, in that currency."""
    quantity_issued: int | None
    """Papers issued."""
    seen_date: str
    """Day of the publication that brought these terms, UTC."""
    first_snapshot: str
    """Snapshot that brought these terms of the paper."""


class DebentureLink(TypedDict):
    """A paper that funds name by its terms, and that is this one, in a month."""

    asset_id: str
    """Id of the paper that these lines name, as in `/v1/asset/{code}`."""
    month: str
    """Month of these lines, YYYY-MM: another month can have another link, or none."""
    rule: str
    """register: the link is derived from issuer, maturity, index and prices, and filed by nobody."""
    candidate_count: int
    """Papers of the register with that issuer and maturity, issued by the month, whose index does not contradict.
    """
    has_named_price: bool
    """True where lines of the month that name the code have a price, which agrees; false where nothing but the terms
    speaks for the link.
    """
    line_count: int
    """Lines of the month that name the paper by its terms. Unit: lines."""
    total_value: Decimal
    """Sum of their values. Unit: BRL."""


class Debenture(TypedDict):
    """A debenture of the register: its terms, their versions, and its value."""

    asset_id: str
    """Id of the paper in `/v1/assets` and in the portfolios of funds that file its code, such as cetip:SINT11."""
    code: str
    """Code of the paper, which funds file and the register never gives twice."""
    issuer_name: str
    """Name of the issuer, as filed."""
    series: str
    """Series of the issue, as filed: a number, or UNI for the only one."""
    issue: str
    """Number of the issue of its issuer."""
    status: str
    """Status in the register, as filed: Registrado, or how the paper left it."""
    isin: str
    """ISIN, as filed. Several papers can share one, and some have none."""
    cnpj: str
    """CNPJ of the issuer."""
    issue_date: str | None
    """Day of issue."""
    maturity_date: str | None
    """Day on which the paper falls due."""
    index: str
    """What the paper is indexed to, as filed: DI, IPCA, PRÉ (a fixed rate), SEM-ÍNDICE (none) and others."""
    index_percent: Decimal | None
    """Percentage of the index that is paid, such as 110 of the DI. Unit: percent."""
    rate: Decimal | None
    """Rate of a year beside the index, or the fixed rate; null of papers whose rate the register has in words. Unit:
    percent.
    """
    currency: str
    """Currency of the face value, as filed."""
    face_value: Decimal | None
    """Value of one paper at its issue, in that currency."""
    quantity_issued: int | None
    """Papers issued."""
    guarantee: str
    """Kind of guarantee, as filed."""
    is_incentivized: bool | None
    """True for a paper with the tax incentive of Lei 12.431; null where the register says neither S nor N."""
    exit_reason: str
    """Why the paper left the register, as filed."""
    exit_date: str | None
    """Day on which it left the register, or on which it falls due by newer terms."""
    value_date: str | None
    """Day of the value."""
    nominal_value: Decimal | None
    """Nominal value of one paper on that day, brought up to date by its index and its amortisations."""
    quantity_in_market: int | None
    """Papers in the market."""
    versions: list[DebentureVersion]
    """The versions of its terms that this installation has seen, the newest first."""
    links: NotRequired[list[DebentureLink]]
    """Papers that lines of funds name by its terms, and that are this one, the newest month first. Only with
    include=links.
    """
    source: NotRequired[RowSource]


class DebentureBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str | None
    """Day on which the register was fetched: it names no day of its own."""
    data: Debenture


class CurvesRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_days: int
    max_days: int


class Curve(TypedDict):
    """A curve of interest, and the days that it is known of."""

    id: Literal["di1", "ettj-fixed", "ettj-ipca", "ettj-inflation"]
    """Name of the curve, as in `/v1/curves/{id}`."""
    days: int
    """Number of days with the curve in this snapshot."""
    first_day: str
    """First day with the curve."""
    last_day: str
    """Last day with the curve."""


class CurvesBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[Curve]


CurvesRow: TypeAlias = Curve


class CurveRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_business_days: int
    max_business_days: int
    min_rate: Number
    max_rate: Number
    min_price: Number
    max_price: Number
    min_open_interest: int
    max_open_interest: int


class CurvePoint(TypedDict):
    """A point of a curve."""

    business_days: int
    """Business days from the day of the curve, which counts, to the day of the point."""
    rate: Decimal | None
    """Rate of a year of 252 business days; null with its reason."""
    rate_reason: Literal["", "outside_points", "formula_missing"]
    """Why it is null: outside_points, before the first or behind the last point of the day; formula_missing where the
    file of the day has none; "" where it is a number.
    """
    is_published: bool
    """True for a rate as published, false for one between two points."""
    ticker: str | None
    """Contract of the point; null between contracts and of other curves."""
    expiry_date: str | None
    """First business day of the month of the contract; null as the ticker is."""
    price: Decimal | None
    """Settlement price of the contract; null as the ticker is."""
    open_interest: int | None
    """Open contracts; null as the ticker is, and where none are named."""


class CurveOfDay(TypedDict):
    """A curve on a day."""

    id: Literal["di1", "ettj-fixed", "ettj-ipca", "ettj-inflation"]
    """Name of the curve."""
    points: list[CurvePoint]
    """The points of the day, the nearest first; with `business_days` only that one."""


class CurveBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Day of the curve."""
    data: CurveOfDay


class CurveRow(CurvePoint):
    """A row, with what it belongs to."""

    curve: str
    """Name of the curve."""
    reference_date: str
    """Day of the curve."""


class BondsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_max_rate: Number
    max_max_rate: Number
    min_min_rate: Number
    max_min_rate: Number
    min_rate: Number
    max_rate: Number
    min_price: Number
    max_price: Number


class BondOfDay(TypedDict):
    """Indicative rate and price of a federal bond on a day."""

    asset_id: str
    """Id of the bond in `/v1/assets` and in the portfolios of funds, such as selic:210100:2027-03-01."""
    date: str
    """Day of the price."""
    bond: str
    """Short name of the bond: LFT, LTN, NTN-B, NTN-C, NTN-F."""
    selic_code: str
    """Code of the bond in the Selic, such as 100000 of the LTN."""
    issue_date: str | None
    """Day of issue, or from which the nominal value is brought up to date."""
    maturity_date: str
    """Day on which the bond falls due."""
    max_rate: Decimal | None
    """Highest rate that was asked; null where there was none. Unit: percent."""
    min_rate: Decimal | None
    """Lowest rate that was bid; null where there was none. Unit: percent."""
    rate: Decimal | None
    """Indicative rate of a year of 252 business days; of an LFT above or below the Selic. Unit: percent."""
    price: Decimal | None
    """Indicative price of a bond. Unit: BRL."""
    criterion: str
    """How the rate was found, as filed."""
    price_of_rate: Decimal | None
    """Price that follows from the indicative rate by the conventions of the market; null where the nominal value is
    not known.
    """
    nominal_value: Decimal | None
    """Nominal value (VNA) of an LFT, NTN-B or NTN-C on the day: the one of six decimals by which all prices of its
    kind follow from their rates; null of other bonds, and where no single value does.
    """
    next_nominal_value: Decimal | None
    """Nominal value of an LFT on the next business day, by the Selic rate of the day; null of other bonds, and where
    that rate is not in the snapshot.
    """
    next_business_day: str
    """The next business day of banks."""


class BondsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[BondOfDay]


BondsRow: TypeAlias = BondOfDay


class FlightFaresRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_fare_value: Number
    max_fare_value: Number
    min_seats_sold: int
    max_seats_sold: int
    min_mean: Number
    max_mean: Number
    min_min: Number
    max_min: Number
    min_p10: Number
    max_p10: Number
    min_p25: Number
    max_p25: Number
    min_median: Number
    max_median: Number
    min_p75: Number
    max_p75: Number
    min_p90: Number
    max_p90: Number
    min_max: Number
    max_max: Number


class FlightFare(TypedDict):
    """A fare of an airline and route in a month, and the seats sold at it."""

    month: str
    """Month in which the seats were sold, not of the flight, YYYY-MM."""
    airline_icao: str
    """ICAO code of the airline that sold the seats, whoever flew them."""
    origin_icao: str
    """ICAO code of the aerodrome where the passenger's journey begins, whatever the stops."""
    destination_icao: str
    """ICAO code of the aerodrome where the passenger's journey ends, whatever the stops."""
    fare_value: Decimal
    """Price of the transport of one adult one way, without airport fees. Unit: BRL."""
    seats_sold: int
    """Seats sold at that fare."""
    origin_iata: str | None
    """IATA code that the aerodrome of the origin has today, such as GRU of SBGR; null where it has none or none is
    known.
    """
    destination_iata: str | None
    """IATA code that the aerodrome of the destination has today, such as GRU of SBGR; null where it has none or none
    is known.
    """
    source: NotRequired[RowSource]


class RouteFares(TypedDict):
    """With aggregate=route: the fares of a route, each weighed by the seats sold at it."""

    origin_icao: str
    """ICAO code of the aerodrome where the passenger's journey begins, whatever the stops."""
    destination_icao: str
    """ICAO code of the aerodrome where the passenger's journey ends, whatever the stops."""
    mean: Decimal
    """Mean fare of the seats sold, rounded half away from zero to the sixth decimal. Unit: BRL."""
    min: Decimal
    """Lowest fare at which a seat was sold. Unit: BRL."""
    p10: Decimal
    """Lowest fare at or below which at least a tenth of the seats were sold. Unit: BRL."""
    p25: Decimal
    """Lowest fare at or below which at least a quarter of the seats were sold. Unit: BRL."""
    median: Decimal
    """Lowest fare at or below which at least half of the seats were sold. Unit: BRL."""
    p75: Decimal
    """Lowest fare at or below which at least three quarters of the seats were sold. Unit: BRL."""
    p90: Decimal
    """Lowest fare at or below which at least nine tenths of the seats were sold. Unit: BRL."""
    max: Decimal
    """Highest fare at which a seat was sold. Unit: BRL."""
    seats_sold: int
    """Seats sold at any of these fares."""
    first_month: str
    """First month of the requested range with a fare of these, YYYY-MM."""
    last_month: str
    """Last month of the requested range with a fare of these, YYYY-MM. A month between the two can have none of them,
    or not be published.
    """
    origin_iata: str | None
    """IATA code that the aerodrome of the origin has today, such as GRU of SBGR; null where it has none or none is
    known.
    """
    destination_iata: str | None
    """IATA code that the aerodrome of the destination has today, such as GRU of SBGR; null where it has none or none
    is known.
    """


class AirlineFares(TypedDict):
    """With aggregate=airline: the fares of a airline, each weighed by the seats sold at it."""

    airline_icao: str
    """ICAO code of the airline that sold the seats, whoever flew them."""
    mean: Decimal
    """Mean fare of the seats sold, rounded half away from zero to the sixth decimal. Unit: BRL."""
    min: Decimal
    """Lowest fare at which a seat was sold. Unit: BRL."""
    p10: Decimal
    """Lowest fare at or below which at least a tenth of the seats were sold. Unit: BRL."""
    p25: Decimal
    """Lowest fare at or below which at least a quarter of the seats were sold. Unit: BRL."""
    median: Decimal
    """Lowest fare at or below which at least half of the seats were sold. Unit: BRL."""
    p75: Decimal
    """Lowest fare at or below which at least three quarters of the seats were sold. Unit: BRL."""
    p90: Decimal
    """Lowest fare at or below which at least nine tenths of the seats were sold. Unit: BRL."""
    max: Decimal
    """Highest fare at which a seat was sold. Unit: BRL."""
    seats_sold: int
    """Seats sold at any of these fares."""
    first_month: str
    """First month of the requested range with a fare of these, YYYY-MM."""
    last_month: str
    """Last month of the requested range with a fare of these, YYYY-MM. A month between the two can have none of them,
    or not be published.
    """


class MonthFares(TypedDict):
    """With aggregate=month: the fares of a month, each weighed by the seats sold at it."""

    month: str
    """Month in which the seats were sold, not of the flight, YYYY-MM."""
    mean: Decimal
    """Mean fare of the seats sold, rounded half away from zero to the sixth decimal. Unit: BRL."""
    min: Decimal
    """Lowest fare at which a seat was sold. Unit: BRL."""
    p10: Decimal
    """Lowest fare at or below which at least a tenth of the seats were sold. Unit: BRL."""
    p25: Decimal
    """Lowest fare at or below which at least a quarter of the seats were sold. Unit: BRL."""
    median: Decimal
    """Lowest fare at or below which at least half of the seats were sold. Unit: BRL."""
    p75: Decimal
    """Lowest fare at or below which at least three quarters of the seats were sold. Unit: BRL."""
    p90: Decimal
    """Lowest fare at or below which at least nine tenths of the seats were sold. Unit: BRL."""
    max: Decimal
    """Highest fare at which a seat was sold. Unit: BRL."""
    seats_sold: int
    """Seats sold at any of these fares."""
    first_month: str
    """First month of the requested range with a fare of these, YYYY-MM."""
    last_month: str
    """Last month of the requested range with a fare of these, YYYY-MM. A month between the two can have none of them,
    or not be published.
    """


class FlightFaresBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[FlightFare | RouteFares | AirlineFares | MonthFares]


FlightFaresRow: TypeAlias = FlightFare | RouteFares | AirlineFares | MonthFares


class CalendarsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_holidays: int
    max_holidays: int


class Calendar(TypedDict):
    """A calendar: whose business days it has, and how far it reaches."""

    id: str
    """br-banks or b3-sessions."""
    name: str
    """Name of the calendar."""
    source: str
    """Source of its days."""
    first_date: str
    """First day that the calendar covers; earlier days are not known."""
    last_date: str
    """Last day that the calendar covers; later days are not known."""
    holidays: int
    """Number of days listed, including those on weekends if the source lists them."""


class CalendarsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[Calendar]


CalendarsRow: TypeAlias = Calendar


class CalendarDay(TypedDict):
    """A day of a calendar."""

    date: str
    """Day that is not a business day."""
    name: str
    """Name of the holiday. The exchange names none: its days have the name that the banks give the same day."""
    source: NotRequired[RowSource]


class CalendarBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[CalendarDay]


class CalendarRow(CalendarDay):
    """A row, with what it belongs to."""

    calendar: str
    """br-banks or b3-sessions."""


class Found(TypedDict):
    """Something that was found by its name or code."""

    kind: Literal["asset", "issuer", "fund", "company", "manager", "administrator", "ticker", "index", "bond", "debenture", "instrument", "curve", "series", "airport", "route", "dataset"]
    """What it is."""
    id: str
    """CNPJ, asset_id, issuer_id, ticker, code, ISIN, series, dataset, aerodrome, or ends of a route."""
    name: str
    """Its name; "" if none is known."""
    path: str
    """Address of the answer about it."""
    match: Literal["code", "words", "beginning", "inside"]
    """code: the question is its code; words: each word is a whole word of it; beginning: each begins one; inside: one
    is inside another word, or in a name that it had.
    """


class SearchBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    searched: list[Literal["asset", "issuer", "fund", "company", "manager", "administrator", "ticker", "index", "bond", "debenture", "instrument", "curve", "series", "airport", "route", "dataset"]]
    """The kinds that were searched: the requested ones that the snapshot has."""
    did_you_mean: str | None
    """The question with each word that no name has put right, where nothing was found and this finds something; else
    null.
    """
    data: list[Found]


SearchRow: TypeAlias = Found


class DatasetsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_table_count: int
    max_table_count: int
    min_partition_count: int
    max_partition_count: int
    min_rows: int
    max_rows: int
    min_bytes: int
    max_bytes: int


class Terms(TypedDict):
    """What may be done with the data."""

    kind: Literal["open", "restricted"]
    """open: everybody may have the data and hand them on, as the licence says; restricted: who holds the rights lets
    nobody hand them on. Restricted data are in nothing that needs no key, unless the operator may show them.
    """
    holder: str | None
    """Who holds the rights; null of open data."""
    text: str | None
    """What the holder allows; null of open data."""
    files: Literal["with_key", "refused"]
    """Whether a key with its scope and `bulk` may have whole files of it, Parquet and exports. The operator may hand
    out those that are refused.
    """


class Newest(TypedDict):
    """What is newest, and until when that is new enough."""

    month: str | None
    """The newest month that the snapshot has, YYYY-MM; null where the dataset has no months."""
    newest: str | None
    """The newest month or day that its data name, YYYY-MM or YYYY-MM-DD; null where they name none."""
    retrieved_at: str | None
    """When the newest of its source files was retrieved, UTC."""
    late_from: str | None
    """From this day on the dataset is late, unless a later snapshot has something newer; null where that is not known,
    or there is nothing of it. /status compares it with today.
    """
    counted_by: Literal["br-banks", "b3-sessions", "weekdays"] | None
    """What the business days up to then were counted by: a calendar, or weekdays, which takes holidays from Monday to
    Friday for business days, where the snapshot has no calendar that reaches so far; null where none is counted.
    """


class DatasetSummary(TypedDict):
    """A dataset, and how much of it the snapshot has."""

    id: str
    """Name of the dataset everywhere: scope of keys, folder of Parquet files, page of the documentation."""
    title: str
    """What it is called."""
    publisher: str
    """Who publishes the source."""
    description: str
    """What it is."""
    licence: str
    """Licence of the source."""
    terms: Terms
    attribution: str
    """Attribution to print where anything made from it is published."""
    cadence: str
    """When something newer is expected."""
    revisions: str
    """What happens to what was published already."""
    table_count: int
    """How many tables it has."""
    partition_count: int
    """How many partitions the snapshot has of it."""
    rows: int
    """Rows of all its tables."""
    bytes: int
    """Length of all its Parquet files."""
    first_partition: str | None
    """Its first month in the snapshot, YYYY-MM; null where it is in one piece."""
    last_partition: str | None
    """Its last month in the snapshot, YYYY-MM; null where it is in one piece."""
    freshness: Newest


class DatasetsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[DatasetSummary]


DatasetsRow: TypeAlias = DatasetSummary


class CatalogueSource(TypedDict):
    """An object."""

    id: str
    """Name of the source in the manifest."""
    page: str
    """Page of the publisher that describes it."""
    url: str
    """Address of a file, its period in braces."""
    format: Literal["zip", "csv", "json", "xls"]
    """Form of a file."""
    covers: Literal["everything", "day", "month", "year"]
    """What one file holds."""
    first_month: str | None
    """The first month that the publisher has of it, YYYY-MM; null where a file holds everything."""
    last_month: str | None
    """The last such month; null where it goes on."""
    requested: str
    """How often it is requested."""


class CatalogueField(TypedDict):
    """An object."""

    name: str
    """Column of the Parquet files."""
    label: str
    """A short heading for it."""
    type: str
    """Its type, as DuckDB and Parquet have it."""
    unit: str | None
    """Unit of its figures; null where it has none."""
    nullable: bool
    """Whether a row can be without it."""
    source: str
    """Column of the source that it comes from, or how it is made."""
    description: str
    """What it means."""


class CatalogueTable(TypedDict):
    """An object."""

    name: str
    """Folder of its Parquet files, and name of its view."""
    kind: Literal["data", "history", "materialized_view", "month_index", "rule_aliases"]
    """data: made of the source; history: what is remembered of earlier versions; materialized_view: made of the tables
    of all months, in one piece; month_index: the months in which a key has rows; rule_aliases: the names that
    changes of the rules replaced.
    """
    description: str
    """What a row is."""
    rows: int
    """Rows in the snapshot."""
    bytes: int
    """Length of its Parquet files in the snapshot."""
    key: list[str]
    """Columns that name a row of a partition."""
    sort_order: list[str]
    """Columns that the rows of a file are ordered by."""
    fields: list[CatalogueField]
    """Its columns."""


class CatalogueEndpoint(TypedDict):
    """An object."""

    path: str
    """Address below the base, parameters in braces."""
    summary: str
    """What it answers."""


class CataloguePartitionCompletenessItem(TypedDict):
    """An object."""

    group: str
    """Members that are judged together."""
    complete: bool
    """Whether all of them are there, and as long as they should be."""
    missing: list[str]
    """Those that are not."""


class PartitionMember(TypedDict):
    """A file of the source, and how much of it there is."""

    source: str
    """Name of the source; "" for a member that is not there."""
    member: str
    """Short name of the member, as in `missing` and X-Data-Completeness."""
    file: str
    """Name of the file, inside the zip where there is one; "" for one that is not there."""
    state: Literal["present", "thin", "missing"]
    """present; thin where it has far fewer lines than a whole month can have; missing where it was expected and is not
    there.
    """
    lines: int
    """Lines of it in the partition; 0 of one that is not there."""
    quarantined: int
    """Lines among them that could not be read, and are set aside."""


class SessionGrade(TypedDict):
    """The days of a month against the sessions of a calendar."""

    grade: Literal["complete", "partial", "not_known"]
    """partial: a session is missing or has far fewer rows than the others of its month; not_known: the calendar does
    not know the days, or the month was published before they were compared.
    """
    calendar: str
    """The calendar that the days are compared with, of /v1/calendars. b3-sessions is a reference list that is not made
    of quotes.
    """
    until: str | None
    """The last day compared: the end of the month once a later month is published, else its newest day with rows; null
    where nothing was compared.
    """
    expected: int | None
    """Sessions up to that day; null where they are not known."""
    present: int | None
    """Days with rows; null where nothing was compared."""
    missing: list[str]
    """Sessions without a row."""
    thin: list[str]
    """Days with less than half of what the other days of the month have."""
    unexpected: list[str]
    """Days with rows on which the calendar has no session."""


class CataloguePartition(TypedDict):
    """An object."""

    partition: str
    """Name of the partition, as in the Parquet folders."""
    month: str | None
    """Its month, YYYY-MM; null where the dataset is in one piece."""
    rows: int
    """Rows of its tables."""
    bytes: int
    """Length of its Parquet files."""
    completeness: list[CataloguePartitionCompletenessItem]
    """Whether all parts of the source were there."""
    members: list[PartitionMember]
    """The files of the source that it was made from, and those that were expected and are not there."""
    sessions: SessionGrade | None
    """Whether all sessions of the month are there; null where the dataset has no sessions."""
    checks_failed: list[str]
    """Graded checks that it did not pass: it is published all the same."""
    first_snapshot: str
    """The snapshot that first had it in this form."""


class CatalogueEntry(TypedDict):
    """A dataset: what it is, and what the snapshot has of it."""

    id: str
    """Name of the dataset everywhere: scope of keys, folder of Parquet files, page of the documentation."""
    title: str
    """What it is called."""
    publisher: str
    """Who publishes the source."""
    description: str
    """What it is."""
    licence: str
    """Licence of the source."""
    terms: Terms
    attribution: str
    """Attribution to print where anything made from it is published."""
    cadence: str
    """When something newer is expected."""
    revisions: str
    """What happens to what was published already."""
    table_count: int
    """How many tables it has."""
    partition_count: int
    """How many partitions the snapshot has of it."""
    rows: int
    """Rows of all its tables."""
    bytes: int
    """Length of all its Parquet files."""
    first_partition: str | None
    """Its first month in the snapshot, YYYY-MM; null where it is in one piece."""
    last_partition: str | None
    """Its last month in the snapshot, YYYY-MM; null where it is in one piece."""
    freshness: Newest
    caveats: list[str]
    """What the figures are not."""
    sources: list[CatalogueSource]
    """Where it comes from."""
    tables: list[CatalogueTable]
    """Its tables."""
    endpoints: list[CatalogueEndpoint]
    """Endpoints that answer from it."""
    partitions: list[CataloguePartition]
    """What the snapshot has of it, oldest first."""


class DatasetBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    reference_date: str
    """Day on which the snapshot was published (UTC)."""
    data: CatalogueEntry


class BulkRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_rows: int
    max_rows: int
    min_bytes: int
    max_bytes: int


class BulkFile(TypedDict):
    """A Parquet file of a snapshot."""

    partition: str
    """Partition, such as competence_month=2025-10; all where the dataset is one piece."""
    table: str
    """Table."""
    path: str
    """Address of the file below that of the API; it names the snapshot, so what it answers never changes."""
    file: str
    """Path of the file below the snapshot's folder, as engines read partitions from."""
    rows: int
    """Rows in it."""
    bytes: int
    """Length of the file."""
    sha256: str
    """Hash of the file, also its ETag."""
    first_snapshot: str
    """Snapshot that first had this partition as it is; "" for a table that is made over all partitions."""


class BulkBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[BulkFile]


class BulkRow(BulkFile):
    """A row, with what it belongs to."""

    dataset: str
    """Dataset that the file is of."""


class ChangelogRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_rows: int
    max_rows: int
    min_rows_added: int
    max_rows_added: int
    min_rows_removed: int
    max_rows_removed: int
    min_rows_changed: int
    max_rows_changed: int
    min_rules_version: int
    max_rules_version: int


class ChangeCleanedItem(TypedDict):
    """An object."""

    column: str
    """Column of the source."""
    reason: str
    """Why its values were changed."""
    values: int
    """How many."""


class Change(TypedDict):
    """What a snapshot changed in a table and partition."""

    snapshot: str
    """Snapshot that brought the change."""
    published_at: str
    """Instant of its publication, UTC."""
    dataset: str
    """Dataset that the table belongs to."""
    partition: str
    """Partition, such as competence_month=2025-10, or all."""
    table: str
    """Table."""
    change: str
    """added; amended (the source changed); recompiled (the compiler or its settings changed); rolled_back; removed;
    rules_changed (one row a dataset whose rules have another version, with the rows of its first table).
    """
    rows: int
    """Rows after the change."""
    rows_added: int
    """Rows whose key was not there before."""
    rows_removed: int
    """Rows whose key is not there any more."""
    rows_changed: int
    """Rows of the same key in which a value is another; the place of a row in its file does not count."""
    rules_version: int | None
    """Version of the rules that the partition was compiled under, where its dataset has such rules."""
    cleaned: list[ChangeCleanedItem]
    """For a table of cleaned values: how many values of which column were changed, and why."""


class ChangelogBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[Change]


ChangelogRow: TypeAlias = Change


class SnapshotsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_datasets: int
    max_datasets: int
    min_partitions: int
    max_partitions: int
    min_rows_added: int
    max_rows_added: int
    min_rows_removed: int
    max_rows_removed: int
    min_rows_changed: int
    max_rows_changed: int


class PublishedSnapshot(TypedDict):
    """A snapshot that changed anything."""

    snapshot: str
    """Snapshot that brought the change."""
    published_at: str
    """Instant of its publication, UTC."""
    digest: str
    """Digest of its content; only of the snapshot that answers, "" of the others."""
    datasets: int
    """Datasets in which it changed anything."""
    partitions: int
    """Partitions in which it changed anything."""
    rows_added: int
    """Rows whose key was not there before, over all tables."""
    rows_removed: int
    """Rows whose key is not there any more, over all tables."""
    rows_changed: int
    """Rows of the same key with another value, over all tables."""


class SnapshotsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    data: list[PublishedSnapshot]


SnapshotsRow: TypeAlias = PublishedSnapshot


class RevisionsRanges(TypedDict, total=False):
    """Bounds of the numbers in the rows; both ends are included."""

    min_version: int
    max_version: int
    min_rows_added: int
    max_rows_added: int
    min_rows_removed: int
    max_rows_removed: int
    min_rows_changed: int
    max_rows_changed: int


class Revision(TypedDict):
    """A partition that a snapshot changed, or a filing in it."""

    published_at: str
    """Instant of its publication, UTC."""
    snapshot: str
    """Snapshot that brought the change."""
    dataset: str
    """Dataset that the table belongs to."""
    partition: str
    """Partition, such as competence_month=2025-10, or all."""
    cnpj: str
    """Class whose filing changed; "" in the row of the partition itself."""
    reference_date: str | None
    """Last day of the month or quarter of the partition; null where it is none."""
    change: str
    """Of a partition: as in `/v1/changelog`, several separated by commas if its tables changed in different ways. Of a
    filing: first, restated (delivered again with the same values), amended, confidentiality_released or withdrawn.
    """
    version: int | None
    """Number of the version of the filing that this installation has seen; null in the row of a partition."""
    rows_added: int | None
    """Rows of the partition whose key was not there before; null in the row of a filing."""
    rows_removed: int | None
    """Rows of the partition whose key is not there any more; null in the row of a filing."""
    rows_changed: int | None
    """Rows of the partition of the same key with another value; null in the row of a filing."""


class RevisionsBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    snapshot: str
    """Snapshot that answered, as in X-Snapshot-Id."""
    next: str | None
    """Address of the next page, as in `Link: rel="next"`; null where this page is the last."""
    next_cursor: str | None
    """The `cursor` of the next request; null where there was nothing yet: ask again with the same parameters."""
    data: list[Revision]


RevisionsRow: TypeAlias = Revision


class KeyUse(TypedDict):
    """What a key asked of one endpoint on one day."""

    day: str
    """Day of the requests, in UTC."""
    endpoint: str | None
    """Path of the endpoint, as the reference writes it; null where the request reached none."""
    requests: int
    """Requests by the key, and by its links."""
    errors: int
    """Those of them that were answered with an error (4xx or 5xx)."""
    refused: int
    """Those errors with which the key was refused: by its limits (429), its scopes (403), or its addresses (401).
    """
    bytes: int
    """Bytes that the server sent for them, heads included, compressed as they were."""
    last_at: str
    """When the last of them ended (UTC)."""


KeyUses = TypedDict(
    "KeyUses",
    {
        #: Visible beginning of the key.
        "key": "str",
        #: First day that is shown.
        "from": "str",
        #: Last day that is shown: today in UTC.
        "to": "str",
        #: When the last request before this one ended (UTC); null if none of these days has one.
        "last_used_at": "str | None",
        "uses": "list[KeyUse]",
    },
)
"""What the key asked, the newest day first, by endpoint."""


class KeyUseBody(TypedDict):
    """An object."""

    success: Literal[True]
    data: KeyUses


class HealthzBody(TypedDict):
    """An object."""

    status: Literal["ok"]
    """The process answers."""


class ReadyzBody(TypedDict):
    """An object."""

    status: Literal["ready"]
    """A snapshot is open."""
    snapshot: str
    """The newest one, which answers."""
    degraded: NotRequired[list[str]]
    """What does not work as it should while requests are answered."""


class NewestSnapshot(TypedDict):
    """The snapshot that answers if a request names no other."""

    id: str
    """Its name, as in X-Snapshot-Id."""
    published_at: str
    """When it was published, UTC."""
    age_seconds: int
    """How long ago that was."""


class OldestSnapshot(TypedDict):
    """The oldest snapshot that a request can name."""

    id: str
    """Its name, as in X-Snapshot-Id."""
    published_at: str
    """When it was published, UTC."""


class StoreHead(TypedDict):
    """What the object store of a replica said last, as far as the replica believes it. The store alone cannot prove
    that it is the newest: judge by the age.
    """

    snapshot: str
    """The snapshot that the store named last."""
    published_at: str
    """When it was published there, UTC."""
    age_seconds: int
    """How long ago that was; negative if the clocks differ."""


class LogHead(TypedDict):
    """The head of the log of manifests, which every build makes anew."""

    state: Literal["fresh", "stale", "not_signed"]
    """stale: it was signed, and nobody has signed it anew in its time: the builder stopped, or somebody keeps later
    ones back.
    """
    size: int
    """How many snapshots the log has."""
    root: str
    """The hash over all of them, in base64."""
    snapshot: str
    """The newest snapshot in the log."""
    signed_at: str
    """When the head was made, UTC."""
    expires_at: str
    """Until then it is fresh, UTC."""


class SessionStatus(TypedDict):
    """The days of a dataset against the sessions of a calendar. It informs, and holds nothing back."""

    month: str
    """The newest month whose days were compared with the sessions of its calendar, YYYY-MM."""
    grade: Literal["complete", "partial", "not_known"]
    """partial: a session is missing or has far fewer rows than the others of its month; not_known: the calendar does
    not know the days.
    """
    until: str
    """The last day compared."""
    missing: list[str]
    """Sessions without a row."""
    thin: list[str]
    """Days with less than half of what the other days of the month have."""
    unexpected: list[str]
    """Days with rows on which the calendar has no session."""
    months_partial: int
    """Months of all that are partial."""
    months_not_known: int
    """Months of all of which the calendar does not know the days."""


class PartStatus(TypedDict):
    """How new a part of a dataset is that has a cadence of its own."""

    id: str
    """The series, calendar or list."""
    state: Literal["fresh", "not_known", "no_data", "ending", "late"]
    """Judged by `newest`, not by when files were retrieved. fresh: as new as is expected; ending: its last day is
    near; late: something newer should be here; not_known: nothing says how new it should be; no_data: there is
    nothing of it.
    """
    days_late: int | None
    """Days since it is late: 0 if it is not late, null if that is not known."""
    late_from: str | None
    """From this day on it is late, unless something newer comes; null if that is not known, or there is nothing of it.
    """
    counted_by: Literal["br-banks", "b3-sessions", "weekdays"] | None
    """What the business days up to then were counted by: a calendar, or weekdays, which takes holidays from Monday to
    Friday for business days, where the snapshot has no calendar that reaches so far; null where none is counted.
    """
    newest: str | None
    """The newest month or day that the data name, YYYY-MM or YYYY-MM-DD: of a calendar or list its last, of a dataset
    with parts that of the part that is late first; null where they name none.
    """
    cadence: str
    """When something newer is expected."""
    because: str
    """Why that is expected, or why nothing is known."""


class DatasetStatus(TypedDict):
    """How new a dataset is, against what is expected of it."""

    id: str
    """The dataset."""
    title: str
    """What it is called."""
    state: Literal["fresh", "not_known", "no_data", "ending", "late"]
    """Judged by `newest`, not by when files were retrieved. fresh: as new as is expected; ending: its last day is
    near; late: something newer should be here; not_known: nothing says how new it should be; no_data: there is
    nothing of it.
    """
    days_late: int | None
    """Days since it is late: 0 if it is not late, null if that is not known."""
    late_from: str | None
    """From this day on it is late, unless something newer comes; null if that is not known, or there is nothing of it.
    """
    counted_by: Literal["br-banks", "b3-sessions", "weekdays"] | None
    """What the business days up to then were counted by: a calendar, or weekdays, which takes holidays from Monday to
    Friday for business days, where the snapshot has no calendar that reaches so far; null where none is counted.
    """
    newest: str | None
    """The newest month or day that the data name, YYYY-MM or YYYY-MM-DD: of a calendar or list its last, of a dataset
    with parts that of the part that is late first; null where they name none.
    """
    cadence: str
    """When something newer is expected."""
    because: str
    """Why that is expected, or why nothing is known."""
    month: str | None
    """The newest month there is, YYYY-MM; null where the dataset has no months."""
    retrieved_at: str | None
    """When the newest of its source files was retrieved, UTC. It judges nothing."""
    held_back: int
    """Partitions that are held back, by whichever build."""
    sessions: SessionStatus | None
    """How whole its newest month is; null where no month is compared with a calendar of sessions."""
    parts: list[PartStatus]
    """Its series, calendars or lists, where each has a cadence of its own; the worst of them decides on `state`."""


class HeldBackSince(TypedDict):
    """An object."""

    dataset: str
    """The dataset."""
    partition: str
    """The partition that is not what it could be; its last good version is served."""
    sources: list[str]
    """The sources it is made from; of a file that did not come, that one."""
    code: str
    """What kind of fault it is."""
    message: str
    """What is wrong, and where."""
    since: str
    """When a build first held it back for this fault, UTC."""


class Pinned(TypedDict):
    """A partition or a source file that builds keep as it is, whatever its source shows."""

    dataset: str | None
    """The dataset of a pinned partition; null of a file."""
    partition: str | None
    """The partition that keeps its published version; null of a file."""
    url: str | None
    """The address of a pinned file; null of a partition."""
    sha256: str | None
    """The edition of the file that serves; null of a partition."""
    since: str
    """When the operator pinned it, UTC."""


class HeldBack(TypedDict):
    """An object."""

    dataset: str
    """The dataset."""
    partition: str
    """The partition that is not what it could be; its last good version is served."""
    sources: list[str]
    """The sources it is made from; of a file that did not come, that one."""
    code: str
    """What kind of fault it is."""
    message: str
    """What is wrong, and where."""


class Canary(TypedDict):
    """How the new snapshot answered the examples of the API, beside the one before it, before it was served."""

    before: str
    """The snapshot that was served until then."""
    compared: int
    """Examples of the API that both snapshots answered."""
    changed: int
    """Examples of them whose answers differ in more than the name and the time of the snapshot."""
    figures: int
    """Figures in them that differ."""
    median_ratio: Decimal | None
    """Median of new / old over these figures; null where there is none that is not 0."""
    lost: list[str]
    """Examples that only the snapshot before answers."""
    not_asked: int
    """Examples that were not asked, because the time was over."""
    odd: list[str]
    """What somebody should look at, in sentences; it keeps nothing back."""


class LastBuild(TypedDict):
    """The last build that ended."""

    outcome: Literal["published", "nothing_new", "held_back", "failed"]
    """published: all that was new; nothing_new: all is as it was; held_back: something did not come or was refused;
    failed: it ended before its end.
    """
    started_at: str
    """When it began, UTC."""
    ended_at: str
    """When it ended, UTC."""
    exit_code: int
    """0 all good, 1 something was held back, 2 no requested partition is good."""
    published: bool
    """Whether it published a snapshot."""
    snapshot: str | None
    """The snapshot that was served when it ended."""
    held_back: list[HeldBack]
    """What it held back, and why."""
    failure: str | None
    """What kind of error ended it, where one did; the operator finds the rest in the data directory."""
    canary: Canary | None
    """Null where it published nothing, or nothing was compared."""


class BuildDay(TypedDict):
    """How the builds of a day ended."""

    day: str
    """Day in UTC."""
    outcome: Literal["published", "nothing_new", "held_back", "failed", "no_build", "not_known"]
    """How the last build of the day ended, as in `last_build`; no_build: none ended; not_known: builds were not yet
    recorded.
    """
    exit_code: int | None
    """Its exit code; null without a build."""
    held_back: int | None
    """Partitions that it held back; null without a build."""
    builds: int | None
    """Builds that ended on the day; null where that is not known."""
    odd: int | None
    """Sentences in `odd` of its last canary; null where none was recorded."""


class BuildStep(TypedDict):
    """What a build is at, or was when it died."""

    step: Literal["sweep", "fetch", "split", "compile", "publish"]
    """What it does, or did when it died."""
    dataset: str | None
    """The dataset; null where it is none, or all."""
    partition: str | None
    """The partition, or the period of the file."""
    since: str
    """Since when, UTC."""


class BuildUnderWay(TypedDict):
    """A build that has begun and not ended."""

    started_at: str
    """When it began, UTC."""
    state: Literal["running", "died", "not_known"]
    """died: its process is gone, without a report; not_known: it began on another host and has not said that it ended.
    """
    at: BuildStep


class Status(TypedDict):
    """The answer of `/status`."""

    status: Literal["ok", "attention"]
    """attention: a dataset is late, ends soon or has nothing, something is held back, the last build did not end with
    0, a build died, or something is degraded.
    """
    sample: bool
    """True if the data are a sample, or have begun as one: they are not live."""
    checked_at: str
    """The minute of this report, UTC."""
    newest_snapshot: NewestSnapshot | None
    oldest_snapshot: OldestSnapshot | None
    store_head: StoreHead | None
    """Null where the server follows no object store, or has not read it yet."""
    log_head: LogHead | None
    """Null where there is no log of manifests yet."""
    datasets: list[DatasetStatus]
    """Every dataset, by id."""
    held_back: list[HeldBackSince]
    """What builds have held back and no later build has repaired, whichever datasets the last build was for."""
    pinned: list[Pinned]
    """What the operator has pinned; empty where nothing is."""
    last_build: LastBuild | None
    build_days: list[BuildDay] | None
    """The last 90 days, the oldest first, today included; null where no build was recorded, as on a replica."""
    build_under_way: BuildUnderWay | None
    degraded: list[str]
    """What of the server does not work as it should; empty where all does."""


class StatusBody(TypedDict):
    """An object."""

    success: Literal[True]
    """Always true: an error has another shape."""
    data: Status


class OpenapiBody(TypedDict):
    """OpenAPI 3.1."""

    openapi: str


class OpenapiPtBody(TypedDict):
    """OpenAPI 3.1."""

    openapi: str


class OpenbbWidgetsBody(TypedDict):
    """The widgets, by name."""



class OpenbbAppsBodyItem(TypedDict):
    """An object."""

    name: str
    description: str
    img: str
    allowCustomization: bool
    tabs: dict[str, Any]
    groups: list[dict[str, Any]]


class IndexedSnapshot(TypedDict):
    """A snapshot that can be asked for."""

    id: str
    """Snapshot, as X-Snapshot-Id names it; ids sort by time."""
    published_at: str
    """When it was published, UTC."""
    manifest: str
    """Address of its manifest, which has the hash of every file."""
    signature: str | None
    key_id: str | None


class IndexedFile(TypedDict):
    """A Parquet file of the snapshot."""

    dataset: str | None
    partition: str
    """Partition, such as competence_month=2025-10, or all."""
    table: str
    """Table."""
    path: str | None
    file: str
    """Path of the file below the snapshot's folder, as the manifest has it."""
    rows: int
    """Rows in it."""
    bytes: int
    """Length of the file."""
    sha256: str
    """Hash of the file."""


class PublicIndexBody(TypedDict):
    """Snapshots with their manifests, and the files of one of them."""

    keys: str
    """Address of the public keys."""
    data_package: str
    """Address of the description of the tables as a Data Package."""
    catalogue: str
    """Address of the same as a DCAT catalogue."""
    croissant: str
    """Address of the same in the form of Croissant."""
    snapshot: str
    """The snapshot of `files`: the newest, or the one that was asked for."""
    digest: str
    """Hash of its content without times: equal content has an equal digest."""
    sample: bool
    """True if any part of it was made from a sample and not from the portals."""
    manifest_bytes: int
    """Length of its manifest."""
    manifest_sha256: str
    """Hash of its manifest."""
    snapshots: list[IndexedSnapshot]
    """All snapshots, the newest first."""
    files: list[IndexedFile]
    """Every file of the snapshot."""


class PublishedManifestBody(TypedDict):
    """The manifest."""



class PublishedSignatureBody(TypedDict):
    """The signature."""

    format: Literal["market-data-signature-1"]
    algorithm: Literal["Ed25519"]
    key_id: str
    signature: str


class PublishedLogBodyEntriesItem(TypedDict):
    """An object."""

    snapshot: str
    manifest_sha256: str


class PublishedLogBody(TypedDict):
    """The log."""

    checkpoint: str
    entries: list[PublishedLogBodyEntriesItem]


class DataPackageBody(TypedDict):
    """The descriptor, datapackage.json."""

