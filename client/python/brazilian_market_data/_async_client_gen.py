# Generated from the declarations by `make gen`: do not edit.
"""The same methods as in `_client_gen`, for programs that do other things while they wait."""

from __future__ import annotations

from ._async import AsyncSender
from ._client_gen import Endpoints
from ._derive import as_async


class AsyncEndpoints:
    """The endpoints of the API. A request is sent when its query is read, with `get`, `rows` or `to_…`."""

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
    """Who issued what funds hold: each issuer with the value that all classes have of it, the largest first."""

    issuer = as_async(Endpoints.issuer)
    """An issuer: who it is, and how much of it all classes have, by role and kind."""

    issuer_holders = as_async(Endpoints.issuer_holders)
    """Which funds have something of an issuer at the end of a month, the largest first."""

    issuer_history = as_async(Endpoints.issuer_history)
    """An issuer over time: what all classes have of it, by month."""

    issuer_lines = as_async(Endpoints.issuer_lines)
    """The lines of files behind what funds have of an issuer."""

    company_holders = as_async(Endpoints.company_holders)
    """Which funds have something that a company issued at the end of a month, the largest first."""

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

    company_documents = as_async(Endpoints.company_documents)
    """The documents of a company, every version of each, the newest first."""

    company_figures = as_async(Endpoints.company_figures)
    """Assets, equity, revenue, profit and cash of a company, year by year."""

    company_statements = as_async(Endpoints.company_statements)
    """The annual statements of a company, account by account."""

    exchange_quotes = as_async(Endpoints.exchange_quotes)
    """Quotes of a ticker, session by session, or of all tickers of a session."""

    exchange_indexes = as_async(Endpoints.exchange_indexes)
    """The indexes of the exchange."""

    exchange_index = as_async(Endpoints.exchange_index)
    """The portfolio of an index that was in force on a day."""

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

    flight_fares = as_async(Endpoints.flight_fares)
    """Domestic air fares sold, fare by fare or summed up by route, airline or month."""

    calendars = as_async(Endpoints.calendars)
    """The list of business calendars."""

    calendar = as_async(Endpoints.calendar)
    """The holidays of a calendar, or its business days."""

    search = as_async(Endpoints.search)
    """Assets, issuers, companies, funds, managers, tickers, indexes, series, airports, routes and datasets by name or
    code, in one ranked list.
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

    healthz = as_async(Endpoints.healthz)
    """Liveness: the process runs."""

    readyz = as_async(Endpoints.readyz)
    """Readiness: the server can answer requests for data."""

    status = as_async(Endpoints.status)
    """The freshness of the data, and the result of the last build."""

    feed_of_changes = as_async(Endpoints.feed_of_changes)
    """The changes of the data and of the API as an Atom feed."""

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

    data_package = as_async(Endpoints.data_package)
    """The tables of a snapshot as a Data Package."""

    dcat_catalogue = as_async(Endpoints.dcat_catalogue)
    """The tables of a snapshot as a DCAT catalogue."""

    croissant = as_async(Endpoints.croissant)
    """The tables of a snapshot in the form of Croissant, a Dataset of schema.org."""
