// Generated from the declarations by `make gen`: do not edit.
export interface paths {
    readonly "/v1/fund/{cnpj}/portfolio": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The holdings of a fund class at the end of a month, line by line
         * @description The monthly holdings (CDA) that a class filed, with what describes the class. Without `date` it is the newest complete month in which the class has a line. The lines are complete, ordered by `application_type`, then value descending by magnitude, then `id`. Cash, payables and receivables are not investments, but they are part of the total. `reconciliation` says how far the lines explain the NAV. `category`, `asset`, `min_value` and `max_value` leave lines out; totals, shares and `reconciliation` are of the whole portfolio then too.
         *
         *     A receivables or real-estate fund (FIDC, FII) without holdings of the month answers with its own report: the nearest at or before the month, at most six months older, with the NAV and the day of that report. `metainfo.block` says which report it is, `report_date` and `report_age_months` how old. Credit rights are by segment, property by class: no report gives a value of each. Without `date` the newer of holdings and report counts. The quarterly report of a real-estate fund has no NAV, no property and no debts.
         */
        readonly get: operations["fund_portfolio"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/portfolio/look-through": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The assets that a fund really holds: its quotas of other funds replaced by the holdings of those funds, and so on down
         * @description A line that holds quotas of a fund with lines and a positive NAV in the same month is replaced by the lines of that fund, each multiplied by value ÷ NAV. The NAV is the one that the portfolio of that fund reports. A fund whose lines are more than 2 % away from its NAV is not opened, because a part of them would be a figure that nobody holds. Quotas can name a fund by its own number while its only class files under another one: they are followed to that class. The number of a fund with several classes is not followed. A fund without lines in the month that files reports of its own, a receivables or real-estate fund (FIDC, FII), is replaced by its nearest report at or before the month, at most six months older: `report_source`, `source_period` and `age_months` say so in each leaf. Of a receivables fund every holder is taken to have a part of everything, which is an approximation where it has several series, because losses reach subordinated quotas first. Nothing else is estimated: a line that cannot be followed stays as a leaf and says why in `resolution`. Each leaf is rounded once, to the cent, and a `reconciliation` leaf has the difference, so the leaves of all pages add up to `total_portfolio_value` to the cent. Leaves are ordered by path, the larger quota line first, then as in a portfolio; assets (`view=aggregate`) by value, the largest first. Assets are grouped by `asset_group_id`, the name that they go by in the month after the links between names, or that of the group of papers which the prices of the month show to be one; lines that name none are not added up, and `coverage.identified_percent` says how much of the value names its asset. Funds that hold each other, as real-estate funds do, are a ring. By asset a ring is solved as a system of linear equations: the value of all turns, each sum of an asset and a resolution rounded once, `paths` with each fund of the ring once, and no `cycle`, unless what turns in the ring never gets less, as where a fund owns all of itself: then its own lines are leaves. By path a ring has more ways than anybody can list: `min_share_percent` rises to the least value at which the walk keeps its bound, `coverage.min_share_percent` says it, and the rest is `below_threshold`. A ring is one level of `max_depth`. Where no line is negative, the two views differ in an asset by at most `below_threshold` and `cycle`, and a cent a leaf.
         *
         *     Heavy always. At most 20 million units of work; beyond them the answer is 400 and says what to change (`max_depth`: lower it, or raise min_share_percent).
         */
        readonly get: operations["fund_look_through"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/assets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every asset that a line names or that was quoted, to be searched, filtered and sorted
         * @description One row an asset, under the name that it goes by in the month: names that links of the month lead to another one are counted there, and a name that its asset had before only if lines of the month have it. `holders` and `value` are of the month, 0 where nobody has a line of it and null where the month lacks a member that can have lines of such an asset (`seen_holders` and `seen_value` are of the members that are there); `first_month` and `last_month` are of all months.
         *
         *     Without `sort_by` the list goes by `asset_id`; with `q` the best match comes first, of equal ones those that more classes hold, and the rest by `asset_id`: that ticker, ISIN, Selic or CETIP code, CNPJ or `asset_id`, then names with each word whole, then names with words that begin so, then names with a word inside another.
         */
        readonly get: operations["assets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/asset/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * An asset: what it is, under which names it was filed, and how much of it is held
         * @description A ticker, ISIN, Selic, CETIP or contract code, the CNPJ of a fund, or an `asset_id`, in letters of any case. Lines name one asset in several ways: links say, with their days, which names are one, and only links of the month count. Another code than an `asset_id` also finds the name that its asset came to have since. A Selic code without maturity that names several bonds is a 409 with the list.
         */
        readonly get: operations["asset"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/asset/{code}/holders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which funds hold an asset at the end of a month, the largest position first
         * @description Every class with a line of the asset, ordered by value, then `cnpj`. The asset is found by ticker, ISIN, Selic or CETIP code, `asset_id`, or the CNPJ of a fund, in letters of any case and whichever of them its lines file. A paper without a code is found with the others that the month shows to be the same one: `asset_group_id` names their group, and `asset_group_basis` says what joins them. Quotas of a fund are also found under the number of the fund whose only class it is. A code of several assets, such as a Selic code without the maturity, is a conflict that lists them. A code that no line of the snapshot names is not found, and one that nobody holds in the month is an empty list; so is one of which nothing can be seen because the month lacks members, and `status` says so. Own and lent lines of a holder are one row; borrowed ones are a row of their own, which is negative and comes last. `include=repo,derivatives` adds what is not owned: the repos that a bond secures, and the options, futures and forwards that file the asset's ISIN or ticker, a row for each contract that a holder names (`contract`). `position` says which is which; the value of a future is the variation of a day. If they are sorted by `name` or `share_percent`, or in a range of the latter, the filings of all holders are read for each page. Without `date` the month is the newest one with all its members, or else the newest; `reference_date` names it. Lines that name no asset have no known holder, nor have confidential holdings: `identified_percent` says how much of the month's lines do. With `indirect=true` the list also has the funds that hold it through other funds. Each shows the sum of the leaves of that asset in its look-through (`view=paths`, ten levels), so a real is counted once for each fund above it: do not add up the values of a list. What comes through a ring of funds that hold each other is the value of all its turns, rounded once, as in `view=aggregate`. Quotas of the requested fund are not replaced by its holdings there. A real-estate fund (FII) without lines of the month has those of the report that its portfolio shows for it, at most six months older: it is a holder of the funds that the report names, and a way to what they hold, and `oldest_report_date` says so. Lines of reports name no other assets.
         *
         *     Heavy with indirect=true, sorted by name or share_percent, and with a range of share_percent. At most 20 million units of work; beyond them the answer is 400 and says what to change (`indirect`: leave it out, or request the look-through of one fund).
         */
        readonly get: operations["asset_holders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/asset/{code}/holders/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who holds an asset over time: holders, value, who entered and who left, by month
         * @description A row a month that the snapshot has, oldest first. The asset is found as in `/v1/asset/{code}/holders`, in each month under the names that it has in that month (of a paper without a code those of its group, which `asset_group_id` names), and the figures are those of that list without `indirect` and `include`, of holdings of the month alone: what real-estate funds list in reports of their own is not counted. A month is compared with the calendar month before it where the snapshot has that. Confidential lines name no asset: a holder that left may only be hidden. Where a month lacks a member that can have lines of the asset, its holders are not known, and null. A code that no line of the snapshot names is not found.
         *
         *     Heavy always. At most 20 million units of work; beyond them the answer is 400 and says what to change (`from`: ask for fewer months).
         */
        readonly get: operations["asset_holders_history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/portfolio/compare": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The changes in a fund from one month to another, or what two funds have in common
         * @description Compares two portfolios asset by asset, by `asset_group_id`, the name that an asset goes by in its month after the links between names, or that of the group of papers which the prices of the month show to be one. Own, lent and borrowed lines are netted, and assets are grouped as in `view=aggregate` of the look-through, but the funds held are not opened. Send either `with` or `against`.
         *
         *     `with` names a day of another month of the same fund. The fields `previous_…` show that month, even if it is the later one. Papers that either month joins are one asset in both. The changes add up to the difference of the two totals, to the cent, and the largest comes first.
         *
         *     `against` names another fund in the same month. `overlap_percent` adds up the smaller share of each asset that both own. Short positions, repos, derivatives, cash, payables, receivables, confidential totals and lines that name no asset overlap with nothing. Neither does a derived name whose prices differ by more than 5 % in the month (0.5 % for a paper that is named by its terms), because it may be of two assets. So a fund's overlap with itself can be less than 100; `identified_percent` says for each side how much of it names its asset. The number of a fund can be that of several series with other prices: they are one asset here.
         */
        readonly get: operations["fund_compare"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/portfolio/revisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every version of a monthly portfolio that this installation has seen, and what changed in each
         * @description Oldest first. At its source, an amended filing replaces the old one: these are the versions that this installation compiled. To see one, request the portfolio with its `first_snapshot` as `snapshot`. A known fund that did not file in the month has none.
         */
        readonly get: operations["fund_revisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/portfolio/months": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The months for which a class filed its holdings, with NAV, completeness and version
         * @description Newest first. A month in which only a NAV is known has 0 `lines`; one whose filing was withdrawn has none either, and `change` says so. `grade` and `residual_value` compare the lines with the NAV that was filed with them. A known fund that never filed has no months.
         *
         *     Heavy sorted by another column than reference_date, or with a range of a column, over more than a month. At most 10 million units of work; beyond them the answer is 400 and says what to change (`page_size`: request less at once).
         */
        readonly get: operations["fund_months"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/portfolio/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the portfolio of a fund class consisted of over time: value and share by month and category
         * @description A row a month and category, oldest first, to draw a portfolio over time. The values of a month add up to its `total_portfolio_value`, cash, payables and confidential totals included, and the shares are those of the portfolio, added up before they are rounded. A month without a filing between months with one has a row that says so, and so has one with a NAV only: draw no line over them. In a `partial` month members are missing, so its values can be too small; a category of which nothing can be seen for it has a row without a value. Only filed holdings (CDA) have a history; the own reports of FII and FIDC are in `/v1/fund/{cnpj}/reports`. A known fund that never filed has no rows.
         *
         *     Heavy over more than 25 months. At most 20 million units of work; beyond them the answer is 400 and says what to change (`from`: ask for fewer months).
         */
        readonly get: operations["fund_history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/positions/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One asset of a fund class over time: quantity, value and share by month
         * @description A row for each month in which the class filed lines, oldest first. The asset is found as in `/v1/asset/{code}/holders`, in each month under the names that it has in that month. Own, lent and borrowed lines are netted; repos that it secures, options, futures and forwards are not owned and not in the figures. A code that no line of the snapshot names is not found.
         *
         *     Heavy always. At most 20 million units of work; beyond them the answer is 400 and says what to change (`from`: ask for fewer months).
         */
        readonly get: operations["fund_positions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/portfolios": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The holdings of many fund classes at once
         * @description Each portfolio is the one that `/v1/fund/{cnpj}/portfolio` answers for that number and the same parameters, in the order of the numbers; a number that is named twice is answered once. Without `date` each is the newest of its class, so look at each `reference_date`. A number without a portfolio is in `errors` with the reason, and the others are answered. CSV, NDJSON and Arrow give the lines of all of them, each with `requested_cnpj`, `cnpj` and `reference_date`.
         *
         *     Heavy with more than 5 numbers. At most 20 million units of work; beyond them the answer is 400 and says what to change (`cnpjs`: ask for fewer classes at once).
         */
        readonly get: operations["portfolios"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/market/assets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What all funds hold most: each asset with its value, holders and managers
         * @description A row an asset that lines of the month hold, the largest value first. Only lines count that are open and owned, lent or borrowed; repo collateral, derivatives, cash and confidential totals are not held. Every figure is a sum of lines, never of look-throughs, so a real is counted once for each line that holds it: quotas of funds are assets too, and `kind` leaves them out. Lines that name no asset are in `unknown`, so rows and `unknown` add up to all lines that count.
         */
        readonly get: operations["market_assets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/market/moves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What funds bought and sold: each asset with what the filed trades explain of its change
         * @description A row an asset and way of holding it, by what was bought less what was sold, the most first. A position is bought or sold only where its quantities confirm the trades that were filed: quantity = quantity of before + purchases − sales. `filed_…` is everything that was filed: some funds file their whole position as bought each month. A position that appears without a trade was mostly hidden before, or renamed; one that vanishes went dark: neither is trade. `states` says how many positions are in each state. Positions that cannot be compared are apart: lines without a name, classes that did not file in both months, members that are absent, classes with confidential totals of that category, names of several assets. A renamed ticker is no move.
         *
         *     Heavy with `with`. At most 20 million units of work; beyond them the answer is 400 and says what to change (`with`: leave it out, or ask for the moves of one asset).
         */
        readonly get: operations["market_moves"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/market/moves/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which funds bought and sold an asset: each position with what became of it
         * @description A row a class and way of holding the asset, by the change of its value, with the state of the position as in `/v1/market/moves`: entered, left, increased, reduced and unchanged are what the quantities confirm; appeared, vanished and changed_without_trade changed without a trade; trade_unexplained has trades that do not add up to the change. The asset is found as in `/v1/asset/{code}`; an `asset_id` is that name as positions are compared.
         *
         *     Heavy with `with`. At most 20 million units of work; beyond them the answer is 400 and says what to change (`with`: leave it out).
         */
        readonly get: operations["market_moves_of_asset"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/market/lines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The lines of all funds that sums over the market add up
         * @description The open lines of a month that are owned, lent or borrowed: what `/v1/market/assets` and `/v1/market/moves` add up, each with the file and line that it was read from (`provenance=true`). `asset` finds an asset under all names that it has in the month; `filed_id` takes names as they stand.
         */
        readonly get: operations["market_lines"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/nav": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Quota value, net assets, flows and holders of a fund class, day by day
         * @description Oldest first. Sorted by `date`, a page is found in a few months; by another column all months in the range are read. A class with subclasses has one row per day and subclass, and none of its own: add them up. `subclass_id` is "" for a class without subclasses. A day with several reports of other figures has none: `X-Data-Conflicts` names it.
         *
         *     Heavy sorted by another column than date, or with a range of a column, over more than a month. At most 10 million units of work; beyond them the answer is 400 and says what to change (`page_size`: request less at once).
         */
        readonly get: operations["fund_nav"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/navs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Quota value, net assets, flows and holders of many fund classes, day by day
         * @description The rows of `/v1/fund/{cnpj}/nav` of all these classes in one list, oldest first, then by `requested_cnpj`. A number that is no CNPJ or that no fund has is in `errors`, and the others are answered. A class without a report in the range has no row.
         *
         *     Heavy sorted by another column than date, or with a range of a column, over more than a month. At most 10 million units of work; beyond them the answer is 400 and says what to change (`page_size`: request less at once).
         */
        readonly get: operations["navs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/nav/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Return, volatility, drawdown, flows and holders of a fund class by period, against a benchmark
         * @description One row a period and subclass. The quotas of subclasses differ in value, so a class with subclasses has no return of its own, and no rows but theirs. All periods end on `reference_date`. A figure that is not known is null and the reason is next to it; nothing is estimated or filled in. The formula of each figure is in its description; all percentages are exact and rounded once, to six decimals.
         *
         *     Quota values are taken as reported. Amortisations and income that is paid out lower them, splits and corrections change them, and nothing in the reports says so: then `return_percent` is not what a holder earned. Income tax that is taken in quotas (come-cotas) does not change their value and is not deducted. A class that ended and began again under the same number is one class here.
         *
         *     `benchmark` is a series, or a ticker. A monthly series is compounded where `first_date` and `last_date` are both the last business day of their months, because a part of a month is not known; a daily one from day to day. A ticker is compared by its closing prices of the two days. Prices are not adjusted: if the exchange counted an event between the days, such as a dividend or a split, the return is not known.
         *
         *     Heavy without period, and with period=since_first_report. At most 10 million units of work; beyond them the answer is 400 and says what to change (`period`: ask for one period).
         */
        readonly get: operations["nav_summary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A fund class: what it is, who serves it, its newest NAV and portfolio total
         * @description The class as the registers describe it, with the parties that serve it, and the NAV and total of the newest month that it filed: of its holdings, or of its own report if it is a receivables or real-estate fund and that is newer. For a fund that never filed a portfolio, NAV, total and reference dates are null. `registration` has the other columns of the registers as registered, with the fees if the register from before Resolution CVM 175 has them; it is null for a class in no register. `own_report` is what the newest report of a receivables or real-estate fund (FIDC, FII) says of the fund: name, first day and administrator; null for a fund without one. An administrator that only that report names is among the parties, with its `basis`. `subclasses` are those of the class. With `provenance=true` the registration, each subclass and each party name the line of the register that they were read from.
         */
        readonly get: operations["fund"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/funds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every fund class, to be searched, filtered and sorted
         * @description One row per CNPJ that `/v1/fund/{cnpj}` answers for: the classes of both registers, funds without classes, and those in no register that filed holdings or a report of their own. A number that is registered twice is listed once. Names are sorted and searched without regard to accents and case.
         *
         *     Without `sort_by` the list is ordered by `cnpj`. With `q` the best match comes first: a fund with that CNPJ, `cvm_code`, `cvm_id` or whole name, then names with each word whole, then names with words that begin so and CNPJs that do, then names with a word inside another (`ouro` in TESOURO). Of equal matches, funds that are neither merged nor cancelled come first, then names that begin with the question, then the larger ones by `nav_value`; the rest by `cnpj`.
         */
        readonly get: operations["funds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/segments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The credit rights of a receivables fund (FIDC) by segment at the end of a month
         * @description The lowest level that the class reports, so that the values add up to its credit rights before provision. Segments without credit rights are left out. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there.
         */
        readonly get: operations["fund_segments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/series": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The series and subclasses of a receivables fund (FIDC) at the end of a month
         * @description Quotas, their value, holders and return of each series, as the class reports them. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there. Never take the sum of `value` for the NAV: `nav_match` says whether it is within 2 % of it. With `provenance=true` the place is the line of the quotas, or, for a series without quotas, of the holders, the return or the performance.
         */
        readonly get: operations["fund_series"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The monthly reports of a receivables or real-estate fund (FIDC, FII): NAV, assets, holders and returns
         * @description Oldest first. A class that files both kinds of report is a receivables fund here. Fields of the other kind of fund are null. The rows of the balance are in `/v1/fund/{cnpj}/portfolio`. A fund that files no monthly report is a 404.
         *
         *     Heavy sorted by another column than reference_date, or with a range of a column, over more than a month. At most 10 million units of work; beyond them the answer is 400 and says what to change (`page_size`: request less at once).
         */
        readonly get: operations["fund_reports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/fund/{cnpj}/properties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The properties of a real-estate fund at the end of a quarter
         * @description As filed in the quarterly report, which gives no value of a property. Which shares and rates are there depends on the `kind`. Revenue shares of a fund often do not add up to 1. A fund without properties has an empty list.
         */
        readonly get: operations["fund_properties"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exchange/quotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Quotes of a ticker, session by session, or of all tickers of a session
         * @description Oldest first, then by ticker and term. Sorted by `date`, a page is found in a few months; by another column all months in the range are read. If that takes too long, the answer is 503: request a shorter range. Prices are as filed, for `quotation_factor` units and not adjusted for any event. A ticker that was traded, but not in the range, has no rows; a ticker that is unknown in this snapshot is a 404 with the nearest ones. Without `ticker`, `from` and `to` name the same day.
         *
         *     Heavy sorted by another column than date, or with a range of a column, over more than a month. At most 10 million units of work; beyond them the answer is 400 and says what to change (`page_size`: request less at once).
         */
        readonly get: operations["exchange_quotes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exchange/indexes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The indexes of the exchange
         * @description Each index with the number of its securities, and whether its portfolio is here.
         */
        readonly get: operations["exchange_indexes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exchange/indexes/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The portfolio of an index that was in force on a day
         * @description The largest share first. The exchange gives its portfolios no date, so each row says in `first_seen` on which day this installation first saw the portfolio. With `date` a portfolio is answered from that day on until another was seen. A day before the first, after the publication of the snapshot, or after the months that the list of the exchange is for is a 404 with the days that are known in `error_data.available`; it is null if no day is.
         */
        readonly get: operations["exchange_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The list of series of statistics
         * @description Each series with its unit, its frequency and how far it reaches. `untested` says that no real answer of its publisher was at hand when it was declared; one that has never been fetched has no periods.
         */
        readonly get: operations["statistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/statistics/{series}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The values of a series, by month or day
         * @description Oldest first. Of a monthly series from the month that contains `from` to the month that contains `to`; of a daily one (`frequency` in `/v1/statistics`) from day to day, where a day without a value, such as a holiday, has no row. If a marker was published in place of a value, the value is null and `marker` has the marker. A value has the decimals that its publisher writes the series with, `decimals` in `/v1/statistics`: 0.40 stays 0.40; Arrow has eight, with the same value. Ask with `as_of` for what was known at the end of a day, and with `vintages=all` for every version of each period that this installation has seen: the snapshots from its `first_snapshot` to its `last_snapshot` have a version.
         */
        readonly get: operations["statistic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/flight-fares": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Domestic air fares sold, fare by fare or summed up by route, airline or month
         * @description Fares that were **sold**, by the month of **sale**: no quotes, and nothing about the day of the flight. Until June 2010 only 63, later 67 monitored routes are covered; from July 2010 all domestic routes are.
         *
         *     `from` and `to` choose the months of sale that contain these days. Without both, the answer is about the newest month; with only one, the range is open at the other end.
         *
         *     Without `aggregate` a row is a fare of an airline and route in a month, with the seats sold at it, ordered by month, origin, destination, airline and fare; a fare that is filed on two lines has two rows. With `aggregate` a row is a route (`origin_icao`, `destination_icao`), an `airline_icao` or a `month` over the whole range, in that order, each fare weighed by the seats sold at it, with the first and the last month that has any: a percentile is the lowest fare at or below which at least that part of the seats were sold, and the mean is exact and rounded half away from zero to the sixth decimal. Summaries by month, and by route or airline over all months, are in the snapshot; those by airline over some of the years read their fares once. Those by route over some of the years, or with a filter that leaves out fares of a group, read them several times: name a route, or request fewer months.
         *
         *     Without `sort_by` the rows are ordered by the first of their columns in that order; sorted by it, a page is found in a few months or groups. By another column, everything requested is read at once. If that takes too long, the answer is 503: request fewer months.
         *
         *     So far compiled only from **synthetic** files in the published layouts: we have not seen an original month.
         *
         *     Heavy with aggregate, with a range of a column, and sorted by another column than month. At most 10 million units of work; beyond them the answer is 400 and says what to change (`page_size`: request less at once).
         */
        readonly get: operations["flight_fares"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calendars": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The list of business calendars
         * @description Each calendar with the first and the last day that it covers.
         */
        readonly get: operations["calendars"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/calendars/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The holidays of a calendar, or its business days
         * @description Oldest first. With `business_days=true` the answer has the Mondays to Fridays that the calendar does not list, from its first day to its last: nothing is guessed outside of them.
         */
        readonly get: operations["calendar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Funds, assets, tickers, indexes, series, routes and datasets by name or code, in one ranked list
         * @description For suggestions while somebody types: all words must occur, whole or in part, in any order; accents and case do not count. A question that is the code of something comes first, then names with each word whole, then names with words that begin so, then names with a word inside another. Among equal matches the kinds take turns, so that many funds of a name do not hide the share. Funds and assets are those of `/v1/funds?q=` and `/v1/assets?q=` in their order; the quotas of a fund that is listed are not listed again. Tickers are found by name in the newest month of the spot market, others by their beginning; routes by the ICAO and IATA codes of the newest month, such as `gru rec`. An empty list means that nothing has such a name; `searched` names the kinds that the snapshot has anything of.
         */
        readonly get: operations["search"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/datasets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The datasets: description, published partitions, and the day until which they are new enough
         * @description Every dataset of this service, by id, also if the snapshot has nothing of it yet. The scopes of a key decide which of them it may request.
         */
        readonly get: operations["datasets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/datasets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A dataset: its tables and fields with type, unit, source and meaning, its sources, and its partitions
         * @description Everything that is known about the dataset: the meaning of each field and its column in the source, when new data are expected, what happens to published figures, what the figures are not, and what the snapshot has.
         */
        readonly get: operations["dataset"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/bulk/{dataset}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The Parquet files of a dataset: every table of every partition with its length and hash
         * @description To keep a copy, compare `sha256` with your files and fetch each file that differs by its `path`. A snapshot shares unchanged files with the previous one, so a night costs only the amended partitions.
         */
        readonly get: operations["bulk"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/changelog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The changes of each snapshot: partitions added or amended, their rows, the values that were cleaned and why
         * @description Newest first, one row per table and partition. `recompiled` means that the compiler or its settings changed; `amended` means that the source changed; `rules_changed` means that the rules which judge beyond the filed bytes have another version.
         */
        readonly get: operations["changelog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/snapshots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every snapshot that changed anything: when it was published, and how much it changed
         * @description Newest first, up to the one that answers. What each changed is in `/v1/changelog`. An old snapshot can be removed by the operator: it is here still, and a request with it as `snapshot` says that it is gone.
         */
        readonly get: operations["snapshots"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/revisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything that changed since an instant, over all datasets and funds, to keep a copy up to date
         * @description Oldest first: by publication, dataset, partition, and in a partition by class. Each partition that a snapshot changed has a row; behind it are the filings that are new, amended or withdrawn in it, where the dataset keeps their versions (holdings of funds, reports of real-estate funds). To follow, keep `next_cursor` of each answer and send it as `cursor`, whether or not there was anything: a page with fewer rows than `page_size` is the newest there is. A cursor holds no snapshot, so it goes on in every later one. Versions of a month that is no longer published are not listed.
         */
        readonly get: operations["revisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/bulk/{dataset}/{partition}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A table of a partition as the Parquet file itself, whole or in ranges
         * @description Send `Range` to continue a broken download, and `If-Range` to be sure that it is the same file: its ETag is its sha256. A `Range` that names several ranges, or none that can be read, answers the whole file (200); one that begins after its end answers 416 with the code `invalid_input` and `reason` `range_not_satisfiable`. A client that reads its answer too slowly for a long time is disconnected, and can continue from there. Without `table` the answer is the main table of the dataset (dataset → table): `anac_fare` → `anac_fare`, `b3_index` → `b3_index`, `b3_quote` → `b3_quote`, `business_calendar` → `business_calendar`, `cvm_fidc` → `cvm_fidc_segment`, `cvm_fii_month` → `cvm_fii_month`, `cvm_fii_quarter` → `cvm_fii_quarter`, `cvm_fund_daily` → `cvm_fund_daily`, `cvm_fund_delivery` → `cvm_fund_delivery`, `cvm_fund_portfolio` → `cvm_fund_portfolio`, `cvm_fund_register` → `cvm_fund`, `statistics` → `statistic_value`.
         */
        readonly get: operations["bulk_file"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The exports of the key
         * @description The newest first. A key sees only its own.
         */
        readonly get: operations["exports"];
        readonly put?: never;
        /**
         * Make one file of many answers of an endpoint
         * @description Each combination of the values is a part, which the endpoint answers by the same code and in the same snapshot as a request for it: the columns of the file are those of its answer, once at the top, and its rows stand as the endpoint orders them, part after part. Where a parameter has several values, a column must say which one a row is of. Of a list with pages the file has every page. A part without an answer, such as a month without a portfolio, is listed with its error, and the others are made. The export counts as one request; its work takes turns with the other requests of the key.
         */
        readonly post: operations["create_export"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * An export: how far it is, and what is missing in its file
         * @description Ask again after `Retry-After` until `state` is `done`, `failed`, `cut` or `expired`. After a restart of the server the work goes on where it was; where it cannot, because the snapshot is deleted or the key revoked, the state is `cut`. `errors` and `incomplete` come page by page: `next` is the address of the next page.
         */
        readonly get: operations["export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exports/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The file of an export, whole or in ranges
         * @description Send `Range` to continue a broken download, and `If-Range` to be sure that it is the same file: its ETag is its sha256. Before the export is done the answer is 409 with `reason` `export_not_done`; when there is no file any more, 404.
         */
        readonly get: operations["export_file"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sql": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A SELECT over the tables of a snapshot
         * @description Off unless the operator turns it on: then there is nothing at this address. The tables are the published ones of one snapshot, by the names of the page on the Parquet files; `column_dictionary` lists their columns. One SELECT is run, by a process of its own that can read the files of this snapshot and nothing else. Time, memory, rows and bytes are limited, and no answer is cut off: one that is too long is an error, with the limit in `error_data.sql.limit`. A key needs the scope `sql`, which `*` does not have, and the scopes of the datasets that the statement reads.
         */
        readonly get: operations["sql"];
        readonly put?: never;
        /**
         * The same for a long statement, with bound values
         * @description Off unless the operator turns it on: then there is nothing at this address. The tables are the published ones of one snapshot, by the names of the page on the Parquet files; `column_dictionary` lists their columns. One SELECT is run, by a process of its own that can read the files of this snapshot and nothing else. Time, memory, rows and bytes are limited, and no answer is cut off: one that is too long is an error, with the limit in `error_data.sql.limit`. A key needs the scope `sql`, which `*` does not have, and the scopes of the datasets that the statement reads.
         *
         *     The body has at most 64 KiB.
         */
        readonly post: operations["sql_post"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Liveness: the process runs
         * @description It does not check the data. A supervisor restarts a process that does not answer here.
         */
        readonly get: operations["healthz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Readiness: the server can answer requests for data
         * @description A load balancer sends requests here only while this answers 200: not while the server stops (`error_data.reason` is `draining`), nor while the files of its snapshot are gone.
         */
        readonly get: operations["readyz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The freshness of the data, and the result of the last build
         * @description A page for a browser, JSON for a program: `format`, or the header `Accept`.
         */
        readonly get: operations["status"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/feeds/changes.atom": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The changes of the data and of the API as an Atom feed
         * @description An entry for each of the newest snapshots that changed anything, with its tables, and for each release of the API. It needs no key.
         */
        readonly get: operations["feed_of_changes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/feeds/status.atom": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The status as an Atom feed
         * @description An entry for the newest snapshot, for the last build, and for each partition that is held back, each pin, each dataset that is late and each thing that does not work.
         */
        readonly get: operations["feed_of_status"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs/changelog.atom": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The changes of the data and of the API as an Atom feed
         * @description The same feed at its first address.
         */
        readonly get: operations["changelog_feed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/status.atom": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The status as an Atom feed
         * @description The same feed at its first address.
         */
        readonly get: operations["status_feed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This document
         * @description The whole API as OpenAPI 3.1, generated from the declarations that the server runs.
         */
        readonly get: operations["openapi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.pt.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This document in Portuguese
         * @description Titles, summaries and descriptions are in Portuguese; names and examples are the same.
         */
        readonly get: operations["openapi_pt"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/llms.txt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The service in one text, for a model that was given its address
         * @description What it answers and how to ask, with links to the documents, the endpoints and the datasets.
         */
        readonly get: operations["llms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/market-data-keys.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The public keys with which manifests are signed
         * @description A JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037), named by their thumbprints (RFC 7638). A key signs snapshots from `valid_from` on, and none from `valid_until` on. The set is empty where nothing is signed. Compare a key with one that you got another way before you trust it.
         */
        readonly get: operations["public_keys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/data/index.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every published file with its length and hash, and every snapshot with its manifest and signature
         * @description It needs no key; the files need one with the scope `bulk`.
         */
        readonly get: operations["public_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/data/manifest.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The manifest of a snapshot, byte for byte as it was signed
         * @description It has the hash of every file and of every download that it was made from.
         */
        readonly get: operations["published_manifest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/data/manifest.sig": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The signature of the manifest of a snapshot
         * @description An Ed25519 signature over the exact bytes of the manifest, in base64, and the name of its key. A snapshot that is not signed has none (404).
         */
        readonly get: operations["published_signature"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/data/datapackage.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The tables of a snapshot as a Data Package
         * @description Version 2.0 of the standard: a resource a table, with its fields, licence, sources and files. It is made of the declarations that the tables are compiled by.
         */
        readonly get: operations["data_package"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/data/catalogue.jsonld": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The tables of a snapshot as a DCAT catalogue
         * @description JSON-LD with its context in it, in English and Portuguese: a dataset a table, a distribution a file, with licence, publisher, period and checksum, by the mandatory properties of DCAT-AP.
         */
        readonly get: operations["dcat_catalogue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What an export is of. */
        readonly ExportRequest: {
            /** @description Id or path of an endpoint, such as `/v1/fund/{cnpj}/portfolio`. */
            readonly endpoint: string;
            /**
             * @description Parameters of the endpoint by name: a value, a list of values, or for `date` the months `{"from": …, "to": …}`. `as_of` or `snapshot` choose the snapshot; pages, `format` and `download` have no place here.
             * @default {}
             */
            readonly parameters: {
                readonly [key: string]: (string | number | boolean) | readonly (string | number | boolean)[] | {
                    readonly from: string;
                    readonly to: string;
                };
            };
            /**
             * @description Format of the file.
             * @default csv
             * @enum {string}
             */
            readonly format: "csv" | "ndjson" | "arrow";
        };
        /** @description A parameter is wrong, unknown or sent twice, the check digits of a CNPJ are wrong, or the address is not properly encoded. */
        readonly InvalidInput: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "invalid_input";
            /** @description What is wrong with the request as a whole, and with each parameter. */
            readonly error_data: {
                readonly formErrors: readonly string[];
                readonly fieldErrors: {
                    readonly [key: string]: readonly string[];
                };
                /** @description Why a statement of `/v1/sql` is not answered. */
                readonly sql?: {
                    /** @description Such as not_one_select, sql_error, too_many_rows or too_much_time. */
                    readonly reason: string;
                    /** @description The limit that the statement would exceed: rows, bytes, milliseconds (too_much_time) or MiB (too_much_memory). */
                    readonly limit?: number;
                    /** @description What DuckDB says, in its own words. */
                    readonly detail?: string;
                };
            };
        };
        /** @description The key is missing, unknown, revoked or expired, or the request has two different keys. */
        readonly NotAuthorized: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "not_authorized";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description The key may not ask for this dataset. */
        readonly Forbidden: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "forbidden";
            readonly error_data: {
                readonly dataset?: string;
            } & {
                readonly [key: string]: unknown;
            };
        };
        /** @description There is no such fund, portfolio, month or snapshot. `error_data.reason` says which one is missing. */
        readonly NotFound: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "not_found";
            readonly error_data: {
                /** @description What is not there, such as fund_not_found, portfolio_not_found or outside_coverage. */
                readonly reason: string;
                /** @description Of a portfolio that is not there: the competences that are. Of a day or range that is not known (`outside_coverage` and others): the first and last known day. Null if there is none. */
                readonly available?: ({
                    /** Format: date */
                    readonly first: string;
                    /** Format: date */
                    readonly last: string;
                    /** Format: date */
                    readonly nearest: string;
                } | {
                    /** Format: date */
                    readonly from: string;
                    /** Format: date */
                    readonly to: string;
                }) | null;
                /** @description With `outside_coverage`: days between those two that are not covered. */
                readonly missing?: readonly {
                    /** Format: date */
                    readonly from: string;
                    /** Format: date */
                    readonly to: string;
                }[];
                /** @description With `ticker_not_found` and `asset_not_found`: the names that are most like it. */
                readonly nearest?: readonly string[];
                /**
                 * @description The month lacks members: only its NAV is known.
                 * @constant
                 */
                readonly incomplete_month?: true;
                /**
                 * @description It was filed once and is gone.
                 * @constant
                 */
                readonly withdrawn?: true;
                /** @description The oldest snapshot that there is. */
                readonly first_snapshot?: string | null;
            } & {
                readonly [key: string]: unknown;
            };
        };
        /** @description The address does not take this method: `Allow` lists those that it takes. */
        readonly MethodNotAllowed: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "method_not_allowed";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description The CNPJ is of a fund with several classes, which `error_data` lists, or two parameters exclude each other. `error_data.reason` says which. */
        readonly Conflict: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "conflict";
            readonly error_data: {
                readonly reason: string;
                /** @description Parameters that exclude each other. */
                readonly parameters?: readonly string[];
                /** @description The classes of a fund, when its CNPJ means several. */
                readonly classes?: readonly {
                    readonly cnpj: string;
                    readonly name: string;
                }[];
            } & {
                readonly [key: string]: unknown;
            };
        };
        /** @description The key has used its requests of this minute or has too many under way at once, or the address has sent too many requests without a valid key. Wait for the seconds in `Retry-After`. A browser gets a page that says so. */
        readonly RateLimited: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "rate_limited";
            /** @description Empty where the requests of this minute are used. */
            readonly error_data: {
                /**
                 * @description Too many requests of the key are under way.
                 * @constant
                 */
                readonly reason?: "concurrency";
                /** @description As many may be. */
                readonly limit?: number;
                /**
                 * @description Which of its limits: that of the heavy ones, or of all.
                 * @enum {string}
                 */
                readonly cost?: "light" | "heavy";
            } & {
                readonly [key: string]: unknown;
            };
        };
        /** @description The server has a bug. Please report it with the `X-Request-Id` of the answer. */
        readonly InternalError: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "internal_error";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description There is no snapshot yet, the server is busy or stopping, a query took too long, a file is damaged, or the requested snapshot is newer than those of this server (`snapshot_not_here_yet`). Try again after the seconds in `Retry-After`. */
        readonly Unavailable: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "unavailable";
            /** @description Empty where there is nothing to add. */
            readonly error_data: {
                readonly [key: string]: unknown;
            };
        };
        /** @description The range begins after the end of the file; `Content-Range` says its length. */
        readonly RangeNotSatisfiable: {
            /** @constant */
            readonly success: false;
            /** @description What to do next, in a sentence. */
            readonly message: string;
            /** @constant */
            readonly code: "invalid_input";
            readonly error_data: {
                /** @constant */
                readonly reason: "range_not_satisfiable";
                readonly bytes: number;
            };
        };
        /** @description A fund class as the registers and its filing describe it. */
        readonly Fund: {
            /**
             * Format: uuid
             * @description UUIDv5 of the class: the URL namespace, name cvm:class: and the CNPJ.
             */
            readonly id: string;
            /** @description Number in the register of Resolution CVM 175; "" where there is none. */
            readonly cvm_id: string;
            /** @description Code given by the regulator; "" where there is none. */
            readonly cvm_code: string;
            /** @description CNPJ of the class, without punctuation. */
            readonly cnpj: string;
            /**
             * @description Type of fund in our closed vocabulary.
             * @enum {string}
             */
            readonly type: "fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other";
            /**
             * @description Operational status in our closed vocabulary.
             * @enum {string}
             */
            readonly status: "normal" | "pre_operational" | "under_review" | "suspended" | "liquidation" | "merged" | "cancelled" | "unknown";
            /** @description Day the status began. */
            readonly status_date: string | null;
            /** @description First day of registration under this number. */
            readonly registration_date: string | null;
            /** @description Day the fund was set up. */
            readonly creation_date: string | null;
            /** @description First day of the financial year. */
            readonly exercise_date: string | null;
            /** @description Last day of the financial year. */
            readonly exercise_end_date: string | null;
            /** @description Day of cancellation. */
            readonly cancelation_date: string | null;
            /**
             * Format: date-time
             * @description When the newest source file behind this description was retrieved.
             */
            readonly updated_at: string;
            /** @description Registered name; of a class in no register the name at filing. */
            readonly name: string;
            /** @description Adaptation to Resolution CVM 175. */
            readonly rcvm175: {
                /** @description Whether it was adapted to Resolution CVM 175; null for a fund that is not in the register of that resolution, which alone says it. */
                readonly is_compliant: boolean | null;
                /** @description Day of that adaptation. */
                readonly compliance_date: string | null;
            };
            /** @description Net asset value of the competence month, BRL: as filed; else by the daily reports of the month's last business day, if every subclass that reports in the month does so on that day; else in the class register, if it is of the month; else null. */
            readonly nav_value_reported: number | null;
            /** @description Day of the reported NAV, as the number YYYYMMDD. */
            readonly nav_value_reported_reference_date: number | null;
            /** @description The parties that serve the class, by role. */
            readonly integrants: readonly {
                /**
                 * @description What the party does for the class.
                 * @enum {string}
                 */
                readonly type: "administrator" | "manager" | "auditor" | "custodian" | "controller" | "director";
                /** @description Name of the party; "" where none is filed. */
                readonly name: string;
                /** @description CNPJ, or a natural person's CPF, masked; "" where none is filed. */
                readonly document: string;
                /**
                 * @description Which of the two the document is.
                 * @enum {string}
                 */
                readonly document_type: "CNPJ" | "CPF" | "";
                /**
                 * @description own_report for an administrator that the newest report of the fund itself names, and no register; absent for a party of the register.
                 * @enum {string}
                 */
                readonly basis?: "own_report";
                /** @description The line of the register that names the party; with `provenance=true` of the fund itself. */
                readonly source?: components["schemas"]["RowSource"];
            }[];
            /** @description Signed sum of all items of the portfolio, BRL: cash, payables and confidential totals included. */
            readonly total_portfolio_value: number | null;
            /** @description Last day of the competence month of that total. */
            readonly total_portfolio_value_reference_date: string | null;
        };
        /** @description The place that the row was read from; with `provenance=true`. */
        readonly RowSource: {
            /** @description File as downloaded; "" where it is no file of a portal. */
            readonly file: string;
            /** @description File inside the zip that has the line; of a file that is no zip its name. */
            readonly member: string;
            /** @description Number of the line in that file; the header is line 1. */
            readonly line: number;
            /** @description SHA-256 of the file as downloaded; "" where it is no file of a portal. */
            readonly sha256: string;
        };
        /** @description A line of a portfolio. */
        readonly PortfolioItem: {
            /** @description Stable name of the line: a hash of block, class, month and what identifies the holding, then a number if several lines are equal in these. */
            readonly id: string;
            /** @description The regulator's application label in one canonical spelling. */
            readonly application_type: string;
            /** @description The asset label in one canonical spelling. */
            readonly asset_type: string;
            /** @description True if the issuer is related to the manager or administrator. */
            readonly related_issuer: boolean;
            /** @description Accounting intent: for trading, or held to maturity. */
            readonly business_type: string;
            /** @description Quantity sold in the month. */
            readonly sales_quantity: number;
            /** @description Value sold in the month. */
            readonly sales_value: number;
            /** @description Quantity bought in the month. */
            readonly purchases_quantity: number;
            /** @description Value bought in the month. */
            readonly purchases_value: number;
            /** @description Quantity at the end of the month, without sign even for shorts. */
            readonly final_position_quantity: number;
            /** @description Value at the end of the month; liabilities negative, futures as filed. */
            readonly final_position_value: number | null;
            /** @description Cost at the end of the month. */
            readonly final_position_cost: number | null;
            /** @description Day until which the holding is confidential. */
            readonly confidentiality_deadline: string | null;
            /** @description 100 × value ÷ reported NAV of the same competence, half away from zero; null where neither NAV nor total is positive. */
            readonly portfolio_share_percent: number | null;
            /** @description The fields of the line's block in addition to the common ones; keys without a value are left out. */
            readonly metainfo: {
                /** @description Block of the filing: 1 to 8, confid, fie, fie_confid. */
                readonly block: string;
                /** @description Category of the application label, from a closed list of ours. */
                readonly category: string;
                /** @description False for cash, payables and receivables. */
                readonly is_investment: boolean;
                /**
                 * @description Only of a confidential total, which names no asset.
                 * @constant
                 */
                readonly confidential?: true;
                /**
                 * @description Only on a line that adds up several holdings.
                 * @constant
                 */
                readonly aggregated?: true;
                /** @description For futures, options and forwards: long or short. */
                readonly side?: string;
                /** @description Value exactly as filed, where the published one has another sign. */
                readonly filed_value?: number;
                /** @description Number of the filing, in the structured funds' file only. */
                readonly document_id?: string;
                /** @description Item of the balance of a structured fund that the line is. */
                readonly report_item?: string;
                /** @description Segment of the credit rights of a receivables fund, as in `/v1/fund/{cnpj}/segments`. */
                readonly segment?: string;
                /** @description Series of the receivables fund that are worth something in the report; none where the report lists no such series. */
                readonly live_series?: number;
                /**
                 * Format: date
                 * @description Only on a line of the own report of a structured fund: last day of the month or quarter of the report.
                 */
                readonly report_date?: string;
                /** @description Months between that report and the requested month; 0 for a report of the month. */
                readonly report_age_months?: number;
                /** @description Family of a federal bond (block 1). */
                readonly bond_type?: string;
                /** @description ISIN (blocks 1, 4). */
                readonly isin?: string;
                /** @description Code in the Selic system (blocks 1, fie). */
                readonly selic_code?: string;
                /**
                 * Format: date
                 * @description Day of issue (block 1).
                 */
                readonly issue_date?: string;
                /**
                 * Format: date
                 * @description Day of maturity (blocks 1, 5, 6, 7, fie).
                 */
                readonly maturity_date?: string;
                /** @description CNPJ of the class whose quotas are held (blocks 2, fie). */
                readonly fund_cnpj?: string;
                /** @description Name of the fund whose quotas are held (blocks 2, fie). */
                readonly fund_name?: string;
                /** @description Subclass whose quotas are held (block 2). */
                readonly subclass_id?: string;
                /** @description Code of a swap (block 3). */
                readonly swap_code?: string;
                /** @description The two legs of a swap (block 3). */
                readonly swap_description?: string;
                /** @description Ticker, contract or registration code (blocks 4, 7, fie). */
                readonly asset_code?: string;
                /** @description Description (blocks 4, 8, fie; futures of fie have their ticker here). */
                readonly asset_description?: string;
                /**
                 * Format: date
                 * @description Start of validity or listing (blocks 4, fie).
                 */
                readonly start_date?: string;
                /**
                 * Format: date
                 * @description End of validity, expiry (block 4).
                 */
                readonly end_date?: string;
                /** @description CNPJ of the issuer (block 5). */
                readonly issuer_cnpj?: string;
                /** @description PF for a natural person, PJ for a legal entity (blocks 6, 8, fie). */
                readonly issuer_person_type?: string;
                /** @description CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie). */
                readonly issuer_document?: string;
                /** @description Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie). */
                readonly issuer_name?: string;
                /** @description True if the paper pays a floating rate (blocks 5, 6). */
                readonly floating?: boolean;
                /** @description Code of the index paid (blocks 5, 6). */
                readonly indexer_code?: string;
                /** @description Name of the index paid (blocks 5, 6). */
                readonly indexer_description?: string;
                /** @description Percent of the index paid. */
                readonly indexer_percent?: number;
                /** @description Spread over the index, percent a year. */
                readonly spread_percent?: number;
                /** @description Fixed rate, percent a year. */
                readonly fixed_rate_percent?: number;
                /** @description True if the issuer is rated (blocks 5, 7, fie). */
                readonly rated?: boolean;
                /** @description Agency that rates the issuer (blocks 5, 7). */
                readonly rating_agency?: string;
                /**
                 * Format: date
                 * @description Day of the rating (blocks 5, 7).
                 */
                readonly rating_date?: string;
                /** @description The rating (blocks 5, 7). */
                readonly rating?: string;
                /** @description True if the paper is registered at Cetip (block 6). */
                readonly cetip_registered?: boolean;
                /** @description True if the paper is guaranteed (block 6). */
                readonly guaranteed?: boolean;
                /** @description Financial institution that is jointly liable (block 6). */
                readonly coobligor_cnpj?: string;
                /** @description True if the foreign holding is a collective vehicle (block 7). */
                readonly collective?: boolean;
                /** @description True if the manager influences that vehicle (block 7). */
                readonly collective_managed?: boolean;
                /** @description Country: letters in block 7, numbers in fie, not to be unified. */
                readonly country_code?: string;
                /** @description Name of the country (blocks 7, fie). */
                readonly country?: string;
                /** @description Code of the exchange or market (blocks 7, fie). */
                readonly market_code?: string;
                /** @description Name of the exchange or market (blocks 7, fie). */
                readonly market?: string;
                /** @description Description of the foreign asset (block 7). */
                readonly foreign_description?: string;
                /** @description Quantity of the foreign asset (block 7). */
                readonly foreign_quantity?: number;
                /** @description Value of the foreign asset, currency not filed (block 7). */
                readonly foreign_value?: number;
                /** @description Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the line names one. */
                readonly asset_id?: string;
                /** @description Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable and confidential are no assets. */
                readonly asset_kind?: string;
                /** @description Basis of the name: filed in an identifying column, derived from other columns, or unidentified; none where there is no asset. */
                readonly asset_id_basis?: string;
                /** @description Rule that gave the name: code, text, price, terms or name. */
                readonly asset_id_rule?: string;
                /** @description How the asset is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; none for cash, payables, receivables and confidential totals. */
                readonly position?: string;
                /** @description Name of the bond that secures a repo, which the fund does not own. */
                readonly collateral_asset_id?: string;
            };
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description How far the lines of a portfolio explain the NAV that is reported. */
        readonly Reconciliation: {
            /** @description Where `nav_value_reported` comes from: the NAV file; the structured funds' file, next to the lines; the own report of a structured fund; the daily reports of the month's last business day; the class register. Null where no NAV of the month is known. */
            readonly nav_source: ("nav_file" | "inline" | "structured_report" | "daily_report" | "register") | null;
            /**
             * @description How far the lines explain that NAV: exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without a NAV, or where the files of the month lack members and the lines are more than 2 % away. The look-through opens no fund that is more than 2 % off.
             * @enum {string}
             */
            readonly grade: "exact" | "ok" | "warn" | "fail" | "unknown";
            /** @description `total_portfolio_value` less `nav_value_reported`, BRL; null without a NAV. */
            readonly residual_value: number | null;
            /** @description Set where the files of the month lack members, so that nobody knows whether the lines explain the NAV, and where the lines of one label with the other sign would make the total the NAV within R$ 1, such as senior quotas of its own that a fund filed as assets. No value is changed for it. */
            readonly note: string | null;
        };
        /** @description How a ticker or ISIN was found to name the fund. */
        readonly ResolvedFrom: {
            /** @description The ticker or ISIN as requested, in capital letters. */
            readonly code: string;
            /**
             * @description isin_of_report: the newest report of the fund (FII) has the ISIN that quotes have for the ticker; ticker_of_lines: lines of portfolios file the ticker with the CNPJ; fund_documents: the documents of the index fund name both, as declared here.
             * @enum {string}
             */
            readonly basis: "isin_of_report" | "ticker_of_lines" | "fund_documents";
        };
        /** @description A header of all columns, as in the example, then a record a row (RFC 4180). */
        readonly CsvText: string;
        /** @description The names and the order of the JSON in a `response`; each row is an `item`. */
        readonly XmlText: string;
        /** @description A row of the JSON a line, without the envelope. Where the columns of the CSV begin with what the rows belong to, such as `cnpj` and `reference_date`, each row begins with these too. */
        readonly NdjsonText: string;
        /**
         * Format: binary
         * @description The columns of the CSV as an Arrow IPC stream: bytes.
         */
        readonly ArrowStream: string;
        /**
         * Format: binary
         * @description A sheet with the columns of the CSV, and a sheet that says source, snapshot, limits and units: bytes.
         */
        readonly Workbook: string;
        /** @description With `view=paths`: a line that was not replaced. */
        readonly LookThroughLeaf: {
            /** @description Stable name of the leaf: a hash of the quota lines followed and its own line. */
            readonly id: string;
            /** @description The regulator's application label in one canonical spelling. */
            readonly application_type: string;
            /** @description The asset label in one canonical spelling. */
            readonly asset_type: string;
            /** @description True if the issuer is related to the manager or administrator. */
            readonly related_issuer: boolean;
            /** @description Accounting intent: for trading, or held to maturity. */
            readonly business_type: string;
            /** @description Quantity sold in the month. */
            readonly sales_quantity: number;
            /** @description Value sold in the month. */
            readonly sales_value: number;
            /** @description Quantity bought in the month. */
            readonly purchases_quantity: number;
            /** @description Value bought in the month. */
            readonly purchases_value: number;
            /** @description Quantity at the end of the month, without sign even for shorts. */
            readonly final_position_quantity: number;
            /** @description Value at the end of the month; liabilities negative, futures as filed. */
            readonly final_position_value: number | null;
            /** @description Cost at the end of the month. */
            readonly final_position_cost: number | null;
            /** @description Day until which the holding is confidential. */
            readonly confidentiality_deadline: string | null;
            /** @description 100 × value ÷ the root's reported NAV, half away from zero; null where neither its NAV nor its total is positive. */
            readonly portfolio_share_percent: number | null;
            /** @description The fields of the line's block in addition to the common ones; keys without a value are left out. */
            readonly metainfo: {
                /** @description Block of the filing: 1 to 8, confid, fie, fie_confid. */
                readonly block: string;
                /** @description Category of the application label, from a closed list of ours. */
                readonly category: string;
                /** @description False for cash, payables and receivables. */
                readonly is_investment: boolean;
                /**
                 * @description Only of a confidential total, which names no asset.
                 * @constant
                 */
                readonly confidential?: true;
                /**
                 * @description Only on a line that adds up several holdings.
                 * @constant
                 */
                readonly aggregated?: true;
                /** @description For futures, options and forwards: long or short. */
                readonly side?: string;
                /** @description Value exactly as filed, where the published one has another sign. */
                readonly filed_value?: number;
                /** @description Number of the filing, in the structured funds' file only. */
                readonly document_id?: string;
                /** @description Item of the balance of a structured fund that the line is. */
                readonly report_item?: string;
                /** @description Segment of the credit rights of a receivables fund, as in `/v1/fund/{cnpj}/segments`. */
                readonly segment?: string;
                /** @description Series of the receivables fund that are worth something in the report; none where the report lists no such series. */
                readonly live_series?: number;
                /**
                 * Format: date
                 * @description Only on a line of the own report of a structured fund: last day of the month or quarter of the report.
                 */
                readonly report_date?: string;
                /** @description Months between that report and the requested month; 0 for a report of the month. */
                readonly report_age_months?: number;
                /** @description Family of a federal bond (block 1). */
                readonly bond_type?: string;
                /** @description ISIN (blocks 1, 4). */
                readonly isin?: string;
                /** @description Code in the Selic system (blocks 1, fie). */
                readonly selic_code?: string;
                /**
                 * Format: date
                 * @description Day of issue (block 1).
                 */
                readonly issue_date?: string;
                /**
                 * Format: date
                 * @description Day of maturity (blocks 1, 5, 6, 7, fie).
                 */
                readonly maturity_date?: string;
                /** @description CNPJ of the class whose quotas are held (blocks 2, fie). */
                readonly fund_cnpj?: string;
                /** @description Name of the fund whose quotas are held (blocks 2, fie). */
                readonly fund_name?: string;
                /** @description Subclass whose quotas are held (block 2). */
                readonly subclass_id?: string;
                /** @description Code of a swap (block 3). */
                readonly swap_code?: string;
                /** @description The two legs of a swap (block 3). */
                readonly swap_description?: string;
                /** @description Ticker, contract or registration code (blocks 4, 7, fie). */
                readonly asset_code?: string;
                /** @description Description (blocks 4, 8, fie; futures of fie have their ticker here). */
                readonly asset_description?: string;
                /**
                 * Format: date
                 * @description Start of validity or listing (blocks 4, fie).
                 */
                readonly start_date?: string;
                /**
                 * Format: date
                 * @description End of validity, expiry (block 4).
                 */
                readonly end_date?: string;
                /** @description CNPJ of the issuer (block 5). */
                readonly issuer_cnpj?: string;
                /** @description PF for a natural person, PJ for a legal entity (blocks 6, 8, fie). */
                readonly issuer_person_type?: string;
                /** @description CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie). */
                readonly issuer_document?: string;
                /** @description Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie). */
                readonly issuer_name?: string;
                /** @description True if the paper pays a floating rate (blocks 5, 6). */
                readonly floating?: boolean;
                /** @description Code of the index paid (blocks 5, 6). */
                readonly indexer_code?: string;
                /** @description Name of the index paid (blocks 5, 6). */
                readonly indexer_description?: string;
                /** @description Percent of the index paid. */
                readonly indexer_percent?: number;
                /** @description Spread over the index, percent a year. */
                readonly spread_percent?: number;
                /** @description Fixed rate, percent a year. */
                readonly fixed_rate_percent?: number;
                /** @description True if the issuer is rated (blocks 5, 7, fie). */
                readonly rated?: boolean;
                /** @description Agency that rates the issuer (blocks 5, 7). */
                readonly rating_agency?: string;
                /**
                 * Format: date
                 * @description Day of the rating (blocks 5, 7).
                 */
                readonly rating_date?: string;
                /** @description The rating (blocks 5, 7). */
                readonly rating?: string;
                /** @description True if the paper is registered at Cetip (block 6). */
                readonly cetip_registered?: boolean;
                /** @description True if the paper is guaranteed (block 6). */
                readonly guaranteed?: boolean;
                /** @description Financial institution that is jointly liable (block 6). */
                readonly coobligor_cnpj?: string;
                /** @description True if the foreign holding is a collective vehicle (block 7). */
                readonly collective?: boolean;
                /** @description True if the manager influences that vehicle (block 7). */
                readonly collective_managed?: boolean;
                /** @description Country: letters in block 7, numbers in fie, not to be unified. */
                readonly country_code?: string;
                /** @description Name of the country (blocks 7, fie). */
                readonly country?: string;
                /** @description Code of the exchange or market (blocks 7, fie). */
                readonly market_code?: string;
                /** @description Name of the exchange or market (blocks 7, fie). */
                readonly market?: string;
                /** @description Description of the foreign asset (block 7). */
                readonly foreign_description?: string;
                /** @description Quantity of the foreign asset (block 7). */
                readonly foreign_quantity?: number;
                /** @description Value of the foreign asset, currency not filed (block 7). */
                readonly foreign_value?: number;
                /** @description Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the line names one. */
                readonly asset_id?: string;
                /** @description Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable and confidential are no assets. */
                readonly asset_kind?: string;
                /** @description Basis of the name: filed in an identifying column, derived from other columns, or unidentified; none where there is no asset. */
                readonly asset_id_basis?: string;
                /** @description Rule that gave the name: code, text, price, terms or name. */
                readonly asset_id_rule?: string;
                /** @description How the asset is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; none for cash, payables, receivables and confidential totals. */
                readonly position?: string;
                /** @description Name of the bond that secures a repo, which the fund does not own. */
                readonly collateral_asset_id?: string;
            };
            /** @description Funds between the root and the line: 0 for a line of its own. */
            readonly depth: number;
            /** @description CNPJs from the root to the fund that holds the line. */
            readonly path: readonly string[];
            /**
             * @description direct for a line that holds no quotas; else why its quotas were not replaced by what the fund holds; reconciliation for what an expanded line is worth beyond the lines that took its place.
             * @enum {string}
             */
            readonly resolution: "direct" | "foreign" | "confidential" | "not_filed" | "cycle" | "nav_missing" | "unreconciled" | "stale" | "ratio_anomaly" | "depth_limit" | "below_threshold" | "reconciliation";
            /**
             * @description The report that the line is of: cda for the monthly holdings; fidc_month, fii_month or fii_quarter for the own report of a structured fund without holdings of the month.
             * @enum {string}
             */
            readonly report_source: "cda" | "fidc_month" | "fii_month" | "fii_quarter";
            /**
             * Format: date
             * @description Last day of the month or quarter of that report.
             */
            readonly source_period: string;
            /** @description Months between that report and the month of the look-through: 0 for a report of the month. */
            readonly age_months: number;
            /** @description True for a line of a receivables fund, unless it is known to have one live series: the line that holds the fund names no series, so each holder is taken to have a part of everything. */
            readonly is_approximate: boolean;
            /** @description The place that the line was read from; with `provenance=true`, and not on a reconciliation. */
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description With `view=aggregate`: an asset over all paths. */
        readonly LookThroughAsset: {
            /** @description Name that the asset goes by in the month, equal over funds: that of its lines, or what the links of the month make of it; `metainfo.asset_id` is the name that the largest line files. null where the row is no asset or names none: cash, payables and receivables are a row each, repos one a collateral, and every other line without a name is a row of its own. */
            readonly asset_id: string | null;
            /** @description Kind of asset, as in a portfolio's metainfo, or that of the name that links lead to; reconciliation for what expanded lines leave. */
            readonly asset_kind: string;
            /** @description filed, derived or unidentified, of the largest line; "" where there is no asset. A line by the ticker of a fund is derived. */
            readonly asset_id_basis: string;
            /** @description Rule that gave the name of the largest line: code, text, price, terms or name; link where a link made it another one; "" without a name. */
            readonly asset_id_rule: string;
            /** @description Name that the lines of the row are added up by: that of the group where papers are joined because others of the month show that they are one, else `asset_id`. Match rows of several answers by it; null where `asset_id` is. */
            readonly asset_group_id: string | null;
            /**
             * @description What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that remains of the group of an earlier month; "" where the asset is alone.
             * @enum {string}
             */
            readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept";
            /** @description How the largest line is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; "" for cash, payables, receivables and confidential totals. Own, lent and borrowed lines are one row. */
            readonly position: string;
            /** @description Name of the bond that secures a repo, which the fund does not own. */
            readonly collateral_asset_id: string | null;
            /** @description The regulator's application label in one canonical spelling. */
            readonly application_type: string;
            /** @description The asset label in one canonical spelling. */
            readonly asset_type: string;
            /** @description Name or description of the asset; "" where none is filed, and for cash, payables and receivables. */
            readonly name: string;
            /** @description Quantity, long less short. */
            readonly quantity: number;
            /** @description Value, long less short, BRL. */
            readonly value: number;
            /** @description 100 × value ÷ the root's reported NAV; null as in a leaf. */
            readonly share_percent: number | null;
            /** @description By how many paths it is held, where a path comes to each fund of a ring once. */
            readonly paths: number;
            /** @description The fields of the line's block in addition to the common ones; keys without a value are left out. */
            readonly metainfo: {
                /** @description Block of the filing: 1 to 8, confid, fie, fie_confid. */
                readonly block: string;
                /** @description Category of the application label, from a closed list of ours. */
                readonly category: string;
                /** @description False for cash, payables and receivables. */
                readonly is_investment: boolean;
                /**
                 * @description Only of a confidential total, which names no asset.
                 * @constant
                 */
                readonly confidential?: true;
                /**
                 * @description Only on a line that adds up several holdings.
                 * @constant
                 */
                readonly aggregated?: true;
                /** @description For futures, options and forwards: long or short. */
                readonly side?: string;
                /** @description Value exactly as filed, where the published one has another sign. */
                readonly filed_value?: number;
                /** @description Number of the filing, in the structured funds' file only. */
                readonly document_id?: string;
                /** @description Item of the balance of a structured fund that the line is. */
                readonly report_item?: string;
                /** @description Segment of the credit rights of a receivables fund, as in `/v1/fund/{cnpj}/segments`. */
                readonly segment?: string;
                /** @description Series of the receivables fund that are worth something in the report; none where the report lists no such series. */
                readonly live_series?: number;
                /**
                 * Format: date
                 * @description Only on a line of the own report of a structured fund: last day of the month or quarter of the report.
                 */
                readonly report_date?: string;
                /** @description Months between that report and the requested month; 0 for a report of the month. */
                readonly report_age_months?: number;
                /** @description Family of a federal bond (block 1). */
                readonly bond_type?: string;
                /** @description ISIN (blocks 1, 4). */
                readonly isin?: string;
                /** @description Code in the Selic system (blocks 1, fie). */
                readonly selic_code?: string;
                /**
                 * Format: date
                 * @description Day of issue (block 1).
                 */
                readonly issue_date?: string;
                /**
                 * Format: date
                 * @description Day of maturity (blocks 1, 5, 6, 7, fie).
                 */
                readonly maturity_date?: string;
                /** @description CNPJ of the class whose quotas are held (blocks 2, fie). */
                readonly fund_cnpj?: string;
                /** @description Name of the fund whose quotas are held (blocks 2, fie). */
                readonly fund_name?: string;
                /** @description Subclass whose quotas are held (block 2). */
                readonly subclass_id?: string;
                /** @description Code of a swap (block 3). */
                readonly swap_code?: string;
                /** @description The two legs of a swap (block 3). */
                readonly swap_description?: string;
                /** @description Ticker, contract or registration code (blocks 4, 7, fie). */
                readonly asset_code?: string;
                /** @description Description (blocks 4, 8, fie; futures of fie have their ticker here). */
                readonly asset_description?: string;
                /**
                 * Format: date
                 * @description Start of validity or listing (blocks 4, fie).
                 */
                readonly start_date?: string;
                /**
                 * Format: date
                 * @description End of validity, expiry (block 4).
                 */
                readonly end_date?: string;
                /** @description CNPJ of the issuer (block 5). */
                readonly issuer_cnpj?: string;
                /** @description PF for a natural person, PJ for a legal entity (blocks 6, 8, fie). */
                readonly issuer_person_type?: string;
                /** @description CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie). */
                readonly issuer_document?: string;
                /** @description Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie). */
                readonly issuer_name?: string;
                /** @description True if the paper pays a floating rate (blocks 5, 6). */
                readonly floating?: boolean;
                /** @description Code of the index paid (blocks 5, 6). */
                readonly indexer_code?: string;
                /** @description Name of the index paid (blocks 5, 6). */
                readonly indexer_description?: string;
                /** @description Percent of the index paid. */
                readonly indexer_percent?: number;
                /** @description Spread over the index, percent a year. */
                readonly spread_percent?: number;
                /** @description Fixed rate, percent a year. */
                readonly fixed_rate_percent?: number;
                /** @description True if the issuer is rated (blocks 5, 7, fie). */
                readonly rated?: boolean;
                /** @description Agency that rates the issuer (blocks 5, 7). */
                readonly rating_agency?: string;
                /**
                 * Format: date
                 * @description Day of the rating (blocks 5, 7).
                 */
                readonly rating_date?: string;
                /** @description The rating (blocks 5, 7). */
                readonly rating?: string;
                /** @description True if the paper is registered at Cetip (block 6). */
                readonly cetip_registered?: boolean;
                /** @description True if the paper is guaranteed (block 6). */
                readonly guaranteed?: boolean;
                /** @description Financial institution that is jointly liable (block 6). */
                readonly coobligor_cnpj?: string;
                /** @description True if the foreign holding is a collective vehicle (block 7). */
                readonly collective?: boolean;
                /** @description True if the manager influences that vehicle (block 7). */
                readonly collective_managed?: boolean;
                /** @description Country: letters in block 7, numbers in fie, not to be unified. */
                readonly country_code?: string;
                /** @description Name of the country (blocks 7, fie). */
                readonly country?: string;
                /** @description Code of the exchange or market (blocks 7, fie). */
                readonly market_code?: string;
                /** @description Name of the exchange or market (blocks 7, fie). */
                readonly market?: string;
                /** @description Description of the foreign asset (block 7). */
                readonly foreign_description?: string;
                /** @description Quantity of the foreign asset (block 7). */
                readonly foreign_quantity?: number;
                /** @description Value of the foreign asset, currency not filed (block 7). */
                readonly foreign_value?: number;
                /** @description Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the line names one. */
                readonly asset_id?: string;
                /** @description Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable and confidential are no assets. */
                readonly asset_kind?: string;
                /** @description Basis of the name: filed in an identifying column, derived from other columns, or unidentified; none where there is no asset. */
                readonly asset_id_basis?: string;
                /** @description Rule that gave the name: code, text, price, terms or name. */
                readonly asset_id_rule?: string;
                /** @description How the asset is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; none for cash, payables, receivables and confidential totals. */
                readonly position?: string;
                /** @description Name of the bond that secures a repo, which the fund does not own. */
                readonly collateral_asset_id?: string;
            };
        };
        /** @description How much was seen, the same on every page; with `view=aggregate` also how much of it names its asset. */
        readonly LookThroughCoverage: {
            /** @description Value of the leaves that are no quotas, BRL. */
            readonly expanded_value: number;
            /** @description Value of the other leaves by resolution, BRL; with expanded_value they add up to the root's total. */
            readonly unexpanded_value: {
                /** @description Quotas of funds abroad, which do not file here. */
                readonly foreign: number;
                /** @description Confidential totals of quotas, and quotas of funds that show confidential totals only. */
                readonly confidential: number;
                /** @description Quotas of funds without a line in that competence and without a report of their own at or before it, without a CNPJ, or named by the number of a fund with several classes. */
                readonly not_filed: number;
                /** @description Quotas of a fund that holds, by this path, the holder. By asset only in a ring in which what turns never gets less. */
                readonly cycle: number;
                /** @description Quotas of funds whose NAV of the month is not positive, or is not known: neither filed, nor in the daily reports of its last business day, nor of the month in the class register. */
                readonly nav_missing: number;
                /** @description Quotas of funds whose lines are more than 2 % away from their NAV. */
                readonly unreconciled: number;
                /** @description Quotas of structured funds whose newest report is more than 6 months older. */
                readonly stale: number;
                /** @description Lines worth more than 1.005 times the NAV of the fund held (1.25 times that of an older report), or less than nothing. Of a real-estate fund the quotas held are compared with those issued; where its report states no NAV, also lines whose part of it is more than 1.5 times their value. */
                readonly ratio_anomaly: number;
                /** @description Quotas at max_depth. */
                readonly depth_limit: number;
                /** @description Quotas whose share of the root is below min_share_percent. */
                readonly below_threshold: number;
                /** @description What expanded lines are worth beyond the lines that took their place, rounding included. */
                readonly reconciliation: number;
            };
            /** @description 100 × expanded_value ÷ the root's total; null where that is not positive. */
            readonly coverage_percent: number | null;
            /** @description Depth of the deepest leaf; by asset a ring is one level. */
            readonly depth_reached: number;
            /** @description Funds whose lines are in the answer, the root among them, each once. */
            readonly funds_visited: number;
            /** @description Only of a fund that leads to a ring of funds that hold each other: the share of the root below which quotas were not followed. By path it is the requested one, or the least above it at which there are few enough paths; by asset it is 0, because the ring is solved. */
            readonly min_share_percent?: number;
            /** @description 100 × Σ|value| of the lines that name their asset, filed or derived, ÷ Σ|value| of those that should; a derived name that may be of several assets, because its prices differ too much, names none; null where none should. */
            readonly identified_percent?: number | null;
            /** @description The part of it whose names were put together from other columns, of the same whole. */
            readonly derived_percent?: number | null;
            /** @description 100 × Σ|value| of what is no asset (repo, swaps, forwards, cash, payables, receivables, confidential totals) ÷ Σ|value| of all lines; null without value. */
            readonly no_asset_percent?: number | null;
        };
        readonly FundName: {
            /** @description CNPJ on a path. */
            readonly cnpj: string;
            /** @description Its name, as in `/v1/funds`; "" where none is known. */
            readonly name: string;
        };
        /** @description An asset in a list, under the name that it goes by in the month. */
        readonly ListedAsset: {
            /** @description Name of the asset, as in cvm_fund_portfolio. */
            readonly asset_id: string;
            /** @description Kind of the asset: that of the newest month with lines; unknown for a ticker that no line names. */
            readonly kind: string;
            /** @description Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the month in which it falls due, such as NTN-B 2035-05. */
            readonly name: string;
            /** @description Ticker in the name of the asset, where that is made from one. */
            readonly ticker: string;
            /** @description Newest ISIN: in the name of the asset, else of the quotes of its ticker, else of its lines. */
            readonly isin: string;
            /** @description CNPJ of the issuer, or of the class of the fund, that most of its lines in the newest month file. */
            readonly cnpj: string;
            /** @description Day of maturity; none where lines of the newest month file different ones. */
            readonly maturity_date: string | null;
            /** @description Classes with a line of it in the month, whichever way they hold it; null where the month lacks a member that can have lines of its kind, so that it is not known. */
            readonly holders: number | null;
            /** @description Signed sum of the values of these lines, BRL; borrowed shares are negative. Null where `holders` is. */
            readonly value: number | null;
            /** @description First month that has a line of it, YYYY-MM; none for a ticker that was only quoted. */
            readonly first_month: string | null;
            /** @description Last month that has a line of it. */
            readonly last_month: string | null;
            /** @description Classes with such a line in the members that are there: at least so many. */
            readonly seen_holders: number;
            /** @description Signed sum of these lines, BRL. */
            readonly seen_value: number;
            /** @description Members that can have lines of its kind and are absent from the month or thin, separated by commas: the reason of a null; "" where none is. */
            readonly missing_members: string;
        };
        /** @description An asset: what it is, under which names it was filed, and how much of it is held. */
        readonly Asset: {
            /** @description Name of the asset, as in cvm_fund_portfolio. */
            readonly asset_id: string;
            /** @description Kind of the asset: that of the newest month with lines; unknown for a ticker that no line names. */
            readonly kind: string;
            /** @description Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the month in which it falls due, such as NTN-B 2035-05. */
            readonly name: string;
            /** @description Ticker in the name of the asset, where that is made from one. */
            readonly ticker: string;
            /** @description Newest ISIN: in the name of the asset, else of the quotes of its ticker, else of its lines. */
            readonly isin: string;
            /** @description CNPJ of the issuer, or of the class of the fund, that most of its lines in the newest month file. */
            readonly cnpj: string;
            /** @description Day of maturity; none where lines of the newest month file different ones. */
            readonly maturity_date: string | null;
            /** @description Name that its lines are added up by in the month: that of the group where papers are joined because others of the month show that they are one, else `asset_id`. */
            readonly asset_group_id: string;
            /**
             * @description What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that remains of the group of an earlier month; "" where the asset is alone.
             * @enum {string}
             */
            readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept";
            /** @description Code in the Selic system. */
            readonly selic_code: string;
            /** @description First month that has a line of it, YYYY-MM; none for a ticker that was only quoted. */
            readonly first_month: string | null;
            /** @description Last month that has a line of it. */
            readonly last_month: string | null;
            /** @description First session of the spot market with its ticker. */
            readonly first_quoted: string | null;
            /** @description Last session of the spot market with its ticker. */
            readonly last_quoted: string | null;
            /** @description Names that lines and quotes have, the newest first; at most ten. */
            readonly names: readonly string[];
            /** @description The tickers that quotes and links have for it, the newest first, each with its days. */
            readonly tickers: readonly components["schemas"]["AssetTicker"][];
            /** @description The names that lines of the month can give it, each with what is filed under it. */
            readonly filed_as: readonly components["schemas"]["FiledAssetName"][];
            /** @description The links that begin or end at one of these names, at any time. */
            readonly links: readonly components["schemas"]["AssetLink"][];
            /** @description Classes with a line of it in the month, whichever way they hold it; null where the month lacks a member that can have lines of its kind, so that it is not known. */
            readonly holders: number | null;
            /** @description Signed sum of the values of these lines, BRL; borrowed shares are negative. Null where `holders` is. */
            readonly value: number | null;
            /** @description Classes with such a line in the members that are there: at least so many. */
            readonly seen_holders: number;
            /** @description Signed sum of these lines, BRL. */
            readonly seen_value: number;
            /** @description Members that can have lines of its kind and are absent from the month or thin, separated by commas: the reason of a null; "" where none is. */
            readonly missing_members: string;
            /** @description Address that lists the holders in the month. */
            readonly holders_path: string;
        };
        /** @description A ticker of an asset, and its days. */
        readonly AssetTicker: {
            /** @description A ticker. */
            readonly ticker: string;
            /**
             * Format: date
             * @description First day on which quotes, or lines, have it for the asset.
             */
            readonly first_day: string;
            /**
             * Format: date
             * @description Last day on which they have.
             */
            readonly last_day: string;
        };
        /** @description A name under which lines file an asset. */
        readonly FiledAssetName: {
            /** @description Name of the asset, as in cvm_fund_portfolio. */
            readonly asset_id: string;
            /** @description Kind of the asset: that of the newest month with lines; unknown for a ticker that no line names. */
            readonly kind: string;
            /** @description Names that lines and quotes have, the newest first; at most ten. */
            readonly names: readonly string[];
            /** @description First month that has a line of it, YYYY-MM; none for a ticker that was only quoted. */
            readonly first_month: string | null;
            /** @description Last month that has a line of it. */
            readonly last_month: string | null;
            /** @description First session of the spot market with its ticker. */
            readonly first_quoted: string | null;
            /** @description Last session of the spot market with its ticker. */
            readonly last_quoted: string | null;
        };
        /** @description A link between two names of one asset, and the days for which it holds. */
        readonly AssetLink: {
            /** @description Name of the asset that is another name of to_id. */
            readonly from_id: string;
            /** @description Name that the asset goes by; it can have a link itself: a renamed ticker leads to the newest, that of a fund to the fund. */
            readonly to_id: string;
            /**
             * Format: date
             * @description First day on which the two were seen together; the last day of a month where lines say so.
             */
            readonly valid_from: string;
            /**
             * Format: date
             * @description Last day on which they were: outside of these days nothing is known of the link.
             */
            readonly valid_to: string;
            /** @description isin_of_ticker, isin_of_share, renamed_ticker, isin_of_bond, isin_of_paper, ticker_of_fund, number_of_fund, ticker_of_name, paper_price, paper_terms or paper_kept. */
            readonly rule: string;
            /** @description Table that says so. */
            readonly source: string;
        };
        /** @description A fund that holds the requested asset. */
        readonly AssetHolder: {
            /** @description CNPJ of the class that holds. */
            readonly cnpj: string;
            /** @description Its name as filed in the month. */
            readonly name: string;
            /** @description Quantity, long less short. */
            readonly quantity: number;
            /** @description Value of these lines, BRL, negative where short; with `indirect=true` what it holds through other funds too. */
            readonly value: number;
            /** @description 100 × value ÷ the holder's reported NAV of the month, or of its own report, half away from zero; null where neither NAV nor total is positive. */
            readonly share_percent: number | null;
            /**
             * @description How it is held: owned, also while lent out; borrowed, which is short; else, where `include` asks for it, repo_collateral or a derivative.
             * @enum {string}
             */
            readonly position: "owned" | "borrowed" | "repo_collateral" | "option" | "future" | "forward";
            /** @description Name (`asset_id`) of the option or future; null for what is none, and where its lines name no contract, which are one row. With `include=derivatives`. */
            readonly contract?: string | null;
            /** @description Date of the oldest report of a fund of its own (FII) that a line on the ways to the asset is of, its own lines among them, at most six months before; null where all are holdings of the month (CDA). */
            readonly oldest_report_date: string | null;
            /** @description Of it by lines of its own, BRL; with `indirect=true`. */
            readonly direct_value?: number;
            /** @description Of it through other funds, BRL; with `indirect=true`. */
            readonly indirect_value?: number;
            /** @description Funds between the holder and the nearest line of the asset: 0 for one of its own; with `indirect=true`. */
            readonly shortest_depth?: number;
        };
        /** @description How many classes hold an asset at the end of a month, and how much. */
        readonly HoldersMonth: {
            /**
             * Format: date
             * @description Last day of the competence month.
             */
            readonly reference_date: string;
            /**
             * @description read; members_missing where the month lacks a member that can have lines of such an asset, so that nobody knows how many hold it: `missing_members` names them, and `seen_holders` and `seen_value` are what the other members have; not_compiled where the month was compiled without the assets of its lines: nothing is known.
             * @enum {string}
             */
            readonly status: "read" | "members_missing" | "not_compiled";
            /** @description Name that its lines are added up by in the month, as in the list of holders; null where nothing is known. */
            readonly asset_group_id: string | null;
            /** @description What joins the papers of the group, as in the list of holders; "" where the asset is alone, null where nothing is known. */
            readonly asset_group_basis: ("" | "paper_price" | "paper_terms" | "paper_kept") | null;
            /** @description Classes with an own, lent or borrowed line of it; 0 where nobody has one, null where it is not known. */
            readonly holders: number | null;
            /** @description Signed sum of these lines, BRL, borrowed ones negative; the sum of `value` in the list of holders, but for rows with an `oldest_report_date`. Null where it is not known. */
            readonly value: number | null;
            /** @description Of it the borrowed lines, BRL. */
            readonly borrowed_value: number | null;
            /** @description Holders that were none in the month before; null where the holders of either month are not known. */
            readonly entered: number | null;
            /** @description Holders of the month before that are none any more; null where the holders of either month are not known. */
            readonly left: number | null;
            /**
             * @description partial where the month lacks members, of whatever kind of asset.
             * @enum {string}
             */
            readonly completeness: "complete" | "partial";
            /** @description Members that are absent or thin, separated by commas; "" where none is. */
            readonly missing_members: string;
            /** @description Classes with such a line in the members that are there: at least so many hold it. */
            readonly seen_holders: number | null;
            /** @description Signed sum of these lines, BRL. */
            readonly seen_value: number | null;
        };
        /** @description With `with`: an asset of a fund in two months. */
        readonly ComparedMonths: {
            /** @description Name that the asset goes by in the month, equal over funds: that of its lines, or what the links of the month make of it; `metainfo.asset_id` is the name that the largest line files. null where the row is no asset or names none: cash, payables and receivables are a row each, repos one a collateral, and every other line without a name is a row of its own. */
            readonly asset_id: string | null;
            /** @description Kind of asset, as in a portfolio's metainfo, or that of the name that links lead to; reconciliation for what expanded lines leave. */
            readonly asset_kind: string;
            /** @description filed, derived or unidentified, of the largest line; "" where there is no asset. A line by the ticker of a fund is derived. */
            readonly asset_id_basis: string;
            /** @description Rule that gave the name of the largest line: code, text, price, terms or name; link where a link made it another one; "" without a name. */
            readonly asset_id_rule: string;
            /** @description Name that the lines of the row are added up by: that of the group where papers are joined because others of the month show that they are one, else `asset_id`. Match rows of several answers by it; null where `asset_id` is. */
            readonly asset_group_id: string | null;
            /**
             * @description What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that remains of the group of an earlier month; "" where the asset is alone.
             * @enum {string}
             */
            readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept";
            /** @description How the largest line is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; "" for cash, payables, receivables and confidential totals. Own, lent and borrowed lines are one row. */
            readonly position: string;
            /** @description Name of the bond that secures a repo, which the fund does not own. */
            readonly collateral_asset_id: string | null;
            /** @description The regulator's application label in one canonical spelling. */
            readonly application_type: string;
            /** @description The asset label in one canonical spelling. */
            readonly asset_type: string;
            /** @description Name or description of the asset; "" where none is filed, and for cash, payables and receivables. */
            readonly name: string;
            /** @description Value in the month that `with` names, BRL; 0 where it was not held. */
            readonly previous_value: number;
            /** @description Value, long less short, BRL; 0 where it is not held. */
            readonly value: number;
            /** @description Value less previous value, BRL: bought, sold, and what its price did. */
            readonly change: number;
            /** @description The share in the month that `with` names, of the NAV of that month. */
            readonly previous_share_percent: number | null;
            /** @description 100 × value ÷ the fund's reported NAV, half away from zero; null where neither NAV nor total is positive. */
            readonly share_percent: number | null;
            /**
             * @description new or closed where it is held, in value or quantity, in only one of the months; else by value. not_visible where that is not known: the month without it lacks members or has confidential totals, or the line names no asset.
             * @enum {string}
             */
            readonly status: "new" | "closed" | "increased" | "reduced" | "unchanged" | "not_visible";
        };
        /** @description With `against`: an asset in two funds. */
        readonly ComparedFunds: {
            /** @description Name that the asset goes by in the month, equal over funds: that of its lines, or what the links of the month make of it; `metainfo.asset_id` is the name that the largest line files. null where the row is no asset or names none: cash, payables and receivables are a row each, repos one a collateral, and every other line without a name is a row of its own. */
            readonly asset_id: string | null;
            /** @description Kind of asset, as in a portfolio's metainfo, or that of the name that links lead to; reconciliation for what expanded lines leave. */
            readonly asset_kind: string;
            /** @description filed, derived or unidentified, of the largest line; "" where there is no asset. A line by the ticker of a fund is derived. */
            readonly asset_id_basis: string;
            /** @description Rule that gave the name of the largest line: code, text, price, terms or name; link where a link made it another one; "" without a name. */
            readonly asset_id_rule: string;
            /** @description Name that the lines of the row are added up by: that of the group where papers are joined because others of the month show that they are one, else `asset_id`. Match rows of several answers by it; null where `asset_id` is. */
            readonly asset_group_id: string | null;
            /**
             * @description What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that remains of the group of an earlier month; "" where the asset is alone.
             * @enum {string}
             */
            readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept";
            /** @description How the largest line is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; "" for cash, payables, receivables and confidential totals. Own, lent and borrowed lines are one row. */
            readonly position: string;
            /** @description Name of the bond that secures a repo, which the fund does not own. */
            readonly collateral_asset_id: string | null;
            /** @description The regulator's application label in one canonical spelling. */
            readonly application_type: string;
            /** @description The asset label in one canonical spelling. */
            readonly asset_type: string;
            /** @description Name or description of the asset; "" where none is filed, and for cash, payables and receivables. */
            readonly name: string;
            /** @description Value, long less short, BRL; 0 where it is not held. */
            readonly value: number;
            /** @description 100 × value ÷ the fund's reported NAV, half away from zero; null where neither NAV nor total is positive. */
            readonly share_percent: number | null;
            /** @description Value in the fund that `against` names, BRL; 0 where it holds none. */
            readonly against_value: number;
            /** @description The share in that fund, of its own NAV. */
            readonly against_share_percent: number | null;
            /** @description The smaller share, where both are positive and of an asset that can be compared; 0 elsewhere; null where a share is. */
            readonly common_share_percent: number | null;
        };
        /** @description A version of a monthly portfolio. */
        readonly PortfolioRevision: {
            /** @description Number of the version: 1, 2, … in the order in which this installation saw them. */
            readonly version: number;
            /**
             * @description What happened to the portfolio.
             * @enum {string}
             */
            readonly change: "first" | "amended" | "confidentiality_released" | "withdrawn";
            /** @description Snapshot that brought the version. */
            readonly first_snapshot: string;
            /** @description Instant of the publication of that snapshot, UTC. */
            readonly published_at: string;
            /** @description Instant of the newest delivery that CVM had logged by then, UTC; the log begins in 2025. */
            readonly delivered_at: string | null;
            /** @description Hash of NAV and lines; null if the version is withdrawn. */
            readonly content_hash: string;
            /** @description Number of lines that were not there before. */
            readonly lines_added: number;
            /** @description Number of lines that are gone. */
            readonly lines_removed: number;
            /** @description Number of lines of the same holding with another figure or text. */
            readonly lines_changed: number;
            /** @description Signed sum of the lines of the previous version. */
            readonly previous_total_portfolio_value: number | null;
            /** @description Signed sum of the lines of this version. */
            readonly total_portfolio_value: number | null;
            /** @description Net asset value filed in the version before; none where it had none, and in versions written before this column. */
            readonly previous_nav_value: number | null;
            /** @description Net asset value filed in this version; none where it has none, and in versions written before this column. */
            readonly nav_value: number | null;
        };
        /** @description A month in which a class filed its holdings, or withdrew them. */
        readonly PortfolioMonth: {
            /**
             * Format: date
             * @description Last day of the competence month.
             */
            readonly reference_date: string;
            /** @description Lines filed, confidential totals included. */
            readonly lines: number;
            /** @description Confidential totals among those lines. */
            readonly confidential_lines: number;
            /** @description Net asset value at the end of the month. */
            readonly nav_value: number | null;
            /** @description Where the NAV comes from: nav_file or inline. */
            readonly nav_source: string;
            /** @description Signed sum of all lines, cash, payables and confidential totals included. */
            readonly total_portfolio_value: number | null;
            /** @description Total minus NAV. */
            readonly residual_value: number | null;
            /** @description exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without lines or NAV, or where the files lack members and it would be fail. It compares with the NAV that the holdings name; "" for a withdrawn month. */
            readonly grade: string;
            /** @description complete if the month has all members of the filing group, else partial. */
            readonly completeness: string;
            /** @description Members that are absent or thin, separated by commas. */
            readonly missing_members: string;
            /** @description Number of the newest version of the month that this installation has seen; null where it keeps no versions of it. */
            readonly version: number | null;
            /** @description first, amended, confidentiality_released or withdrawn. */
            readonly change: string;
        };
        /** @description What the lines of a category add up to in a month. */
        readonly PortfolioGroup: {
            /**
             * Format: date
             * @description Last day of the competence month.
             */
            readonly reference_date: string;
            /** @description Category of the lines; "" in the row of a month without lines to add up. */
            readonly group: string;
            /**
             * @description filed; members_missing where no line of the category can be seen because the month lacks a member that can have some, so that its value is not known; nav_only where the class filed a NAV and no line; not_filed where it filed nothing, between months in which it did; not_compiled where the snapshot has the lines of the month and not yet their sums.
             * @enum {string}
             */
            readonly status: "filed" | "nav_only" | "not_filed" | "not_compiled" | "members_missing";
            /** @description Signed sum of the lines of the group, BRL; null where there are none to add up. */
            readonly value: number | null;
            /** @description Of it the confidential totals, which name no asset, BRL. */
            readonly confidential_value: number | null;
            /** @description 100 × value ÷ the reported NAV of the month, or the total of the lines where none is known; null where neither is positive. */
            readonly share_percent: number | null;
            /** @description complete if the month has all members of the filing group, else partial; "" where the class filed nothing. */
            readonly completeness: string;
            /** @description Members that are absent or thin, separated by commas; "" where none is. */
            readonly missing_members: string;
        };
        /** @description What a class owns of an asset at the end of a month. */
        readonly AssetPosition: {
            /**
             * Format: date
             * @description Last day of the competence month.
             */
            readonly reference_date: string;
            /**
             * @description held; not_held where the class filed all lines that can be of such an asset, each names its asset and none is of this one; not_visible where the month lacks a member that can have lines of such an asset, or has confidential totals or a line whose asset is not identified, and no line that can be seen is of it.
             * @enum {string}
             */
            readonly status: "held" | "not_held" | "not_visible";
            /** @description Own and lent quantity less the borrowed one. */
            readonly quantity: number | null;
            /** @description Value of these lines, BRL. */
            readonly value: number | null;
            /** @description 100 × value ÷ the NAV filed for the month, or the total of the lines where none was filed; null where neither is positive. */
            readonly share_percent: number | null;
            /** @description Lines that are added up. */
            readonly lines: number;
            /** @description Members that can have lines of such an asset and are absent from the month or thin, separated by commas: a value can lack lines of theirs; "" where none is. */
            readonly missing_members: string;
        };
        /** @description An item of a batch that has no answer. */
        readonly ItemError: {
            /** @description The item as requested, shortened if it is long. */
            readonly item: string;
            /**
             * @description What is wrong with it.
             * @enum {string}
             */
            readonly code: "invalid_input" | "not_found" | "conflict";
            /** @description The `reason` of the error that a request for this item alone would get; null for text that is no CNPJ. */
            readonly reason: string | null;
            /** @description The same in a sentence. */
            readonly message: string;
        };
        /** @description A portfolio in a batch. */
        readonly BatchPortfolio: {
            /** @description CNPJ as requested, bare: that of the class, or of the fund whose only class it is. */
            readonly requested_cnpj: string;
            /** @description CNPJ of the requested class. */
            readonly cnpj: string;
            /**
             * Format: date
             * @description Last day of the competence month.
             */
            readonly reference_date: string;
            /** @description complete if the month has all members of the filing group, else partial. */
            readonly completeness: string;
            /** @description The members that the month lacks for this class. */
            readonly missing_members: readonly string[];
            readonly fund: components["schemas"]["Fund"];
            /** @description The lines. */
            readonly portfolio: readonly components["schemas"]["PortfolioItem"][];
            readonly reconciliation: components["schemas"]["Reconciliation"];
        };
        /** @description Lines that a market answer cannot assign, by the reason. */
        readonly MarketUnknown: {
            /** @description Why the lines have none. */
            readonly reason: string;
            /** @description Lines. */
            readonly line_count: number;
            /** @description Signed sum of these lines, BRL. */
            readonly value: number;
        };
        /** @description How much of an asset the classes of a month hold by lines of their own. */
        readonly MarketAsset: {
            /** @description Name that the asset goes by in the month, as in `/v1/assets`. */
            readonly asset_id: string;
            /** @description Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the month in which it falls due. */
            readonly name: string;
            /** @description Ticker in the name of the asset, where that is made from one. */
            readonly ticker: string;
            /** @description Kind of asset, as in cvm_fund_portfolio. */
            readonly kind: string;
            /** @description Value of the lines that own it or lent it out, BRL. */
            readonly long_value: number | null;
            /** @description Quantity of these lines. */
            readonly long_quantity: number | null;
            /** @description Of `long_value`, what is lent out. */
            readonly lent_value: number | null;
            /** @description Value of the lines that borrowed it, negative. */
            readonly short_value: number | null;
            /** @description Classes whose long value of it is not 0. */
            readonly holder_count: number | null;
            /** @description Managers of these classes, by the register of today; natural persons are one. Null where the snapshot has no register. */
            readonly manager_count: number | null;
            /** @description Why `long_value` is null: month_incomplete where the month lacks all members that can have such lines; "" where it is a number. */
            readonly value_reason: string;
            /** @description 100 × (long and short value) ÷ the value of all lines that count and hold no quotas of funds, half away from zero. */
            readonly share_of_market_percent: number | null;
            /** @description Why `share_of_market_percent` is null: quotas_not_in_market for quotas of funds, whose money is in the lines of those; month_incomplete where members are absent; market_not_positive; "" where it is a number. */
            readonly share_reason: string;
            /** @description Part of what there is of it: of a real-estate fund (FII) the quantity ÷ the quotas that its report of the very month says were issued, of any other fund the value ÷ its NAV of the month. */
            readonly outstanding_percent: number | null;
            /** @description Why `outstanding_percent` is null: capital_not_compiled for shares, since no source here has the capital of companies; issue_not_compiled for bonds and papers; fund_size_not_known; month_incomplete; "" where it is a number. */
            readonly outstanding_reason: string;
            /** @description `long_value` of the calendar month before. */
            readonly previous_long_value: number | null;
            /** @description `long_quantity` of the month before. */
            readonly previous_long_quantity: number | null;
            /** @description `short_value` of the month before. */
            readonly previous_short_value: number | null;
            /** @description `holder_count` of the month before. */
            readonly previous_holder_count: number | null;
            /** @description Why `previous_long_value` is null: month_before_incomplete where the snapshot lacks that month or members of it, month_incomplete; "" where it is a number. */
            readonly previous_reason: string;
            /** @description True where the month lacks members that can have such lines: the figures are of the members that are there. */
            readonly is_partial: boolean;
            /** @description Members that can have such lines and are absent from the month or thin, separated by commas; "" where none is. */
            readonly missing_members: string;
            /** @description Relative address of the answer whose rows add up to the row's first value, to the cent: their `final_position_value`, or `nav_value` where NAVs are added up. */
            readonly explain: string;
        };
        /** @description How many positions are in a state, and what those changed. */
        readonly PositionState: {
            /**
             * @description The state.
             * @enum {string}
             */
            readonly state: "entered" | "left" | "increased" | "reduced" | "unchanged" | "appeared" | "vanished" | "changed_without_trade" | "trade_unexplained" | "not_comparable";
            /** @description Positions in it. */
            readonly count: number;
            /** @description Their value in the month less that in the month before, BRL; over all states it is the change of all lines that count. */
            readonly value: number;
        };
        /** @description What became of the positions of an asset. */
        readonly AssetMove: {
            /** @description Name that the positions of both months are compared under, after links over days, such as that of a renamed ticker; none for lines that name no asset, which are one row a kind. */
            readonly asset_id: string | null;
            /** @description Name that the asset goes by in the month, after all links of the month. */
            readonly linked_asset_id: string | null;
            /** @description Newest name that lines or quotes have of the asset; "" where they have none. */
            readonly name: string;
            /** @description Kind of asset, as in cvm_fund_portfolio. */
            readonly kind: string;
            /**
             * @description owned, also while lent out; or borrowed, which is short.
             * @enum {string}
             */
            readonly position: "owned" | "borrowed";
            /** @description Value at the end of the month. */
            readonly value: number;
            /** @description Quantity at the end of the month. */
            readonly quantity: number;
            /** @description Value of all positions at the end of the month compared with. */
            readonly previous_value: number;
            /** @description Quantity of these. */
            readonly previous_quantity: number;
            /** @description Value filed as bought, explained or not: some funds file the whole position each month. */
            readonly filed_purchases_value: number;
            /** @description Value filed as sold, explained or not. */
            readonly filed_sales_value: number;
            /** @description Quantity filed as bought, explained or not. */
            readonly filed_purchases_quantity: number;
            /** @description Quantity filed as sold, explained or not. */
            readonly filed_sales_quantity: number;
            /** @description Value bought, of the positions whose quantities confirm the filed trades: only this is bought or sold. */
            readonly explained_purchases_value: number | null;
            /** @description Value sold, of the positions whose quantities confirm the filed trades: only this is bought or sold. */
            readonly explained_sales_value: number | null;
            /** @description Quantity bought, of the positions whose quantities confirm the filed trades: only this is bought or sold. */
            readonly explained_purchases_quantity: number | null;
            /** @description Quantity sold, of the positions whose quantities confirm the filed trades: only this is bought or sold. */
            readonly explained_sales_quantity: number | null;
            /** @description What was bought less what was sold. */
            readonly explained_net_value: number | null;
            /** @description Change of the value of the positions that can be compared. */
            readonly position_change_value: number | null;
            /** @description Of that change, what prices made: the quantity of before times the change of price. */
            readonly price_change_value: number | null;
            /** @description The rest of that change: what quantities made, by trade, disclosure or mistake. */
            readonly quantity_change_value: number | null;
            /** @description Change of the lines of positions that cannot be compared: disclosure, and never trade. */
            readonly not_comparable_value: number;
            /** @description Why `position_change_value` is null: month_incomplete where one of the months lacks members that can have such lines, no_month_before where the snapshot lacks the other month; "" where it is a number. */
            readonly moves_reason: string;
            /** @description Positions that are entered. */
            readonly entered_count: number | null;
            /** @description Positions that are left. */
            readonly left_count: number | null;
            /** @description Positions that are increased. */
            readonly increased_count: number | null;
            /** @description Positions that are reduced. */
            readonly reduced_count: number | null;
            /** @description Positions that are unchanged. */
            readonly unchanged_count: number | null;
            /** @description Positions that are appeared. */
            readonly appeared_count: number | null;
            /** @description Positions that are vanished. */
            readonly vanished_count: number | null;
            /** @description Positions that are changed_without_trade. */
            readonly changed_without_trade_count: number | null;
            /** @description Positions that are trade_unexplained. */
            readonly trade_unexplained_count: number | null;
            /** @description Positions that are not_comparable. */
            readonly not_comparable_count: number | null;
            /** @description True where the month lacks members that can have such lines: the figures are of the members that are there. */
            readonly is_partial: boolean;
            /** @description Members that can have such lines and are absent from the month or thin, separated by commas; "" where none is. */
            readonly missing_members: string;
            /** @description Relative address of the answer whose rows add up to the row's first value, to the cent: their `final_position_value`, or `nav_value` where NAVs are added up. */
            readonly explain: string;
        };
        /** @description What became of the position that a class has of an asset. */
        readonly PositionMove: {
            /** @description CNPJ of the class that holds. */
            readonly cnpj: string;
            /** @description Name at filing, cut by the source at 100 characters. */
            readonly name: string;
            /** @description Type of the fund in the month, or in the month before if it left. */
            readonly type: string | null;
            /** @description Its filing group there: fif or structured. */
            readonly filing_group: string | null;
            /** @description Name that the positions of both months are compared under, after links over days, such as that of a renamed ticker; none for lines that name no asset, which are one row a kind. */
            readonly asset_id: string | null;
            /** @description Name that the asset goes by in the month, after all links of the month. */
            readonly linked_asset_id: string | null;
            /** @description Kind of asset, as in cvm_fund_portfolio. */
            readonly kind: string;
            /** @description How it is held: owned, also while lent out, or borrowed, which is short. */
            readonly position: string;
            /** @description Value at the end of the month; none where quantity is none. */
            readonly final_position_value: number | null;
            /** @description Quantity at the end of the month; none where the month lacks the class or the member. */
            readonly quantity: number | null;
            /** @description Value at the end of the month before, negative where borrowed; none where previous_quantity is none. */
            readonly previous_value: number | null;
            /** @description Quantity at the end of the month before, without sign even where borrowed; none where that month lacks the class or the member. */
            readonly previous_quantity: number | null;
            /** @description Value filed as bought in the month, explained or not. */
            readonly filed_purchases_value: number;
            /** @description Value filed as sold in the month, explained or not. */
            readonly filed_sales_value: number;
            /** @description Quantity filed as bought in the month, 0 where nothing is filed. */
            readonly filed_purchases_quantity: number;
            /** @description Quantity filed as sold in the month, 0 where nothing is filed. */
            readonly filed_sales_quantity: number;
            /** @description quantity - previous_quantity - purchases_quantity + sales_quantity: 0 where the filed trades explain the change; none where it cannot be compared. */
            readonly unexplained_quantity: number | null;
            /** @description Change of the value; null where it cannot be compared. */
            readonly position_change_value: number | null;
            /** @description Of the change of value, what the price made: previous_quantity times the change of value by quantity, rounded once; 0 where a month has no quantity. The quantity made the rest. */
            readonly price_change_value: number | null;
            /** @description The rest of that change, which the quantity made. */
            readonly quantity_change_value: number | null;
            /**
             * @description What became of it.
             * @enum {string}
             */
            readonly state: "entered" | "left" | "increased" | "reduced" | "unchanged" | "appeared" | "vanished" | "changed_without_trade" | "trade_unexplained" | "not_comparable";
            /**
             * @description Why it is not comparable; "" where it is.
             * @enum {string}
             */
            readonly state_reason: "" | "no_asset_id" | "class_not_in_both" | "member_absent" | "confidential_total" | "price_conflict" | "quantity_not_filed";
            /** @description Relative address of the answer whose rows add up to the row's first value, to the cent: their `final_position_value`, or `nav_value` where NAVs are added up. */
            readonly explain: string;
        };
        /** @description A line of a portfolio that counts in sums over funds. */
        readonly MarketLine: {
            /** @description CNPJ of the class that files, 14 characters without punctuation. */
            readonly cnpj: string;
            /** @description Name at filing, cut by the source at 100 characters. */
            readonly name: string;
            /**
             * @description Type of the class.
             * @enum {string}
             */
            readonly type: "fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other";
            /** @description Stable name of the line: a hash of block, class, month and what identifies the holding, then a number if several lines are equal in these. */
            readonly id: string;
            /** @description Block of the filing: 1 to 8, confid, fie, fie_confid. */
            readonly block: string;
            /**
             * @description How it is held; borrowed is short.
             * @enum {string}
             */
            readonly position: "owned" | "lent" | "borrowed";
            /** @description Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the line names one. */
            readonly asset_id: string | null;
            /** @description Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable and confidential are no assets. */
            readonly kind: string;
            /** @description The asset label in one canonical spelling. */
            readonly asset_type: string;
            /** @description Fund, issuer or description filed; "" where none is. */
            readonly description: string;
            /** @description Quantity at the end of the month, without sign even for shorts. */
            readonly final_position_quantity: number | null;
            /** @description Value at the end of the month; liabilities negative, futures as filed. */
            readonly final_position_value: number | null;
            /** @description Quantity bought in the month. */
            readonly purchases_quantity: number | null;
            /** @description Value bought in the month. */
            readonly purchases_value: number | null;
            /** @description Quantity sold in the month. */
            readonly sales_quantity: number | null;
            /** @description Value sold in the month. */
            readonly sales_value: number | null;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description A report of a class or subclass and day. */
        readonly DailyReport: {
            /**
             * Format: date
             * @description Day of the figures.
             */
            readonly date: string;
            /** @description Subclass of the row. A class with subclasses has one row for each and none of its own. */
            readonly subclass_id: string;
            /** @description Value of one quota, to the twelfth decimal. */
            readonly quota_value: number | null;
            /** @description Net asset value of the class or subclass: add up the subclasses. */
            readonly net_assets_value: number | null;
            /** @description Gross value of the portfolio, before payables. */
            readonly portfolio_value: number | null;
            /** @description Value of the quotas bought on the day. */
            readonly inflow_value: number | null;
            /** @description Value of the quotas redeemed on the day. */
            readonly outflow_value: number | null;
            /** @description Number of quota holders. */
            readonly holders: number | null;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description A report of one of the requested classes and a day. */
        readonly BatchDailyReport: {
            /** @description CNPJ as requested, bare: that of the class, or of the fund whose only class it is. */
            readonly requested_cnpj: string;
            /** @description CNPJ of the class that reports, 14 characters without punctuation. */
            readonly cnpj: string;
            /**
             * Format: date
             * @description Day of the figures.
             */
            readonly date: string;
            /** @description Subclass of the row. A class with subclasses has one row for each and none of its own. */
            readonly subclass_id: string;
            /** @description Value of one quota, to the twelfth decimal. */
            readonly quota_value: number | null;
            /** @description Net asset value of the class or subclass: add up the subclasses. */
            readonly net_assets_value: number | null;
            /** @description Gross value of the portfolio, before payables. */
            readonly portfolio_value: number | null;
            /** @description Value of the quotas bought on the day. */
            readonly inflow_value: number | null;
            /** @description Value of the quotas redeemed on the day. */
            readonly outflow_value: number | null;
            /** @description Number of quota holders. */
            readonly holders: number | null;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description A subclass in a period, or a class without subclasses. */
        readonly NavSummary: {
            /**
             * @description The period, which ends on the reference date.
             * @enum {string}
             */
            readonly period: "month_to_date" | "year_to_date" | "last_1_month" | "last_3_months" | "last_6_months" | "last_12_months" | "last_24_months" | "last_36_months" | "since_first_report";
            /** @description Subclass of the row. A class with subclasses has one row for each and none of its own. */
            readonly subclass_id: string;
            /**
             * Format: date
             * @description The day at whose end the period begins.
             */
            readonly begin_date: string;
            /** @description Day of the base report: the last at or before begin_date, at most 10 days before it. Null if there is none, or if its month is not in the snapshot. */
            readonly first_date: string | null;
            /**
             * Format: date
             * @description Day of the last report at or before the reference date, at most 10 days before it.
             */
            readonly last_date: string;
            /** @description Value of one quota in the base report, to the twelfth decimal. */
            readonly first_quota_value: number | null;
            /** @description Value of one quota in the last report, to the twelfth decimal. */
            readonly last_quota_value: number | null;
            /** @description 100 × (last_quota_value ÷ first_quota_value − 1), exact, rounded once to six decimals, half away from zero. Not annualised. */
            readonly return_percent: number | null;
            /**
             * @description Why return_percent is not known; "" where it is.
             * @enum {string}
             */
            readonly return_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "quota_not_positive";
            /** @description The id of the series, or the ticker; "" without a benchmark. */
            readonly benchmark: string;
            /**
             * @description How the return of the benchmark is computed; "" where there is none.
             * @enum {string}
             */
            readonly benchmark_basis: "" | "monthly_changes" | "daily_changes" | "published_values" | "closing_prices";
            /** @description Return of the benchmark from the end of first_date to the end of last_date, rounded in the same way. */
            readonly benchmark_return_percent: number | null;
            /** @description return_percent − benchmark_return_percent, in percentage points. */
            readonly excess_percent: number | null;
            /**
             * @description Why excess_percent is not known; "" where it is, and without a benchmark.
             * @enum {string}
             */
            readonly benchmark_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "quota_not_positive" | "calendar_unknown" | "not_whole_months" | "value_missing" | "no_quote" | "event_between";
            /** @description Annualised volatility: the sample standard deviation (n − 1) of the simple returns from each business day to the next, × √252, × 100. Null if a business day has no report, if the reports of a day conflict, and under 18 returns. */
            readonly volatility_percent: number | null;
            /**
             * @description Why volatility_percent is not known; "" where it is.
             * @enum {string}
             */
            readonly volatility_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "quota_not_positive" | "calendar_unknown" | "report_missing" | "too_few_returns";
            /** @description The largest fall from the quota value of a report to that of a later one, first_date included; 0 if it never fell. Of the reports that there are: missing_reports counts the others, and conflicting_days names some. */
            readonly max_drawdown_percent: number | null;
            /** @description Day of the report from which it fell; null if it never fell. */
            readonly drawdown_peak_date: string | null;
            /** @description Day of the report to which it fell; null if it never fell. */
            readonly drawdown_trough_date: string | null;
            /**
             * @description Why max_drawdown_percent is not known; "" where it is.
             * @enum {string}
             */
            readonly drawdown_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "quota_not_positive";
            /** @description Sum of inflow_value of the reports after first_date up to last_date, BRL. Of the reports that there are: missing_reports counts the others. */
            readonly inflow_value: number | null;
            /** @description Sum of outflow_value of the same reports, BRL. */
            readonly outflow_value: number | null;
            /** @description inflow_value − outflow_value, BRL. */
            readonly net_flow_value: number | null;
            /**
             * @description Why inflow_value, outflow_value and net_flow_value are not known; "" where it is.
             * @enum {string}
             */
            readonly flow_reason: "" | "month_not_covered" | "no_report" | "conflicting_reports" | "value_missing";
            /** @description Number of quota holders in the base report. */
            readonly first_holders: number | null;
            /** @description Number of quota holders in the last report. */
            readonly last_holders: number | null;
            /** @description Number of reports from first_date to last_date; null if a month between them is not in the snapshot. */
            readonly reports: number | null;
            /** @description Number of business days (calendar br-banks) from first_date to last_date without a report, conflicting_days not counted; null where they are not known. */
            readonly missing_reports: number | null;
            /** @description Days of the period, or between its base and its begin, for which CVM has several reports with other figures. None of them counts, so figures that need them are not known. */
            readonly conflicting_days: readonly string[];
        };
        /** @description What the registers say of a class, as registered. */
        readonly FundRegistration: {
            /** @description Number of the class in the register. */
            readonly class_id: string;
            /** @description Number of its fund in the register. */
            readonly fund_id: string;
            /** @description CNPJ of its fund. */
            readonly fund_cnpj: string;
            /** @description rcvm175, or legacy for a fund that is only in cad_fi. */
            readonly register: string;
            /** @description The type as registered. */
            readonly type_filed: string;
            /** @description The status as registered. */
            readonly status_filed: string;
            /** @description Day the class was registered. */
            readonly class_registration_date: string | null;
            /** @description Day the class was set up. */
            readonly class_creation_date: string | null;
            /** @description The class's first day; the day of adaptation for older funds. */
            readonly class_start_date: string | null;
            /** @description Kind of investment policy of the class. */
            readonly classification: string;
            /** @description Index that the performance is measured against. */
            readonly benchmark: string;
            /** @description S when at least 95 % is in quotas of other funds. */
            readonly holds_quotas: string;
            /** @description Class in the table of the industry association (ANBIMA). */
            readonly anbima_class: string;
            /** @description S when taxed as long term. */
            readonly long_term_tax: string;
            /** @description S when it is an investment entity. */
            readonly investment_entity: string;
            /** @description S when everything may be invested abroad. */
            readonly full_foreign_allowed: string;
            /** @description Open (Aberto) or closed (Fechado) to redemptions. */
            readonly condominium: string;
            /** @description S when made for one investor. */
            readonly exclusive: string;
            /** @description Investors that it is meant for. */
            readonly audience: string;
            /** @description S when the class calls itself sustainable. */
            readonly esg: string;
            /** @description NAV of the class as registered, on the day in nav_date; null for a fund without classes, whose registered NAV stopped at its adaptation to Resolution CVM 175. */
            readonly nav_value: number | null;
            /** @description Day of the registered NAV. */
            readonly nav_date: string | null;
            /** @description Day the fund began to operate (legacy register). */
            readonly activity_start_date: string | null;
            /** @description Day the classification began (legacy register). */
            readonly classification_date: string | null;
            /** @description Performance fee as registered (legacy register). */
            readonly performance_fee: string;
            /** @description Note on the performance fee (legacy register). */
            readonly performance_fee_note: string;
            /** @description Administration fee as registered (legacy register). */
            readonly administration_fee: string;
            /** @description Note on the administration fee (legacy register). */
            readonly administration_fee_note: string;
            readonly fund: components["schemas"]["RegisteredFund"] | null;
            readonly source?: components["schemas"]["RowSource"];
            /** @description The place that the row was read from; with `provenance=true`. Of the columns that only the legacy register has; null where it has none of the fund. */
            readonly legacy_source?: components["schemas"]["RowSource"] | null;
        };
        /** @description The fund of the class, as registered: name, type, status and days can differ from those of its class. Null if it is not in the register of Resolution CVM 175. */
        readonly RegisteredFund: {
            /** @description Code given by the regulator. */
            readonly cvm_code: string;
            /** @description fif, fidc, fii, fip, fiagro, etf, fapi, fmp or other. */
            readonly type: string;
            /** @description The type as registered. */
            readonly type_filed: string;
            /** @description Registered name. */
            readonly name: string;
            /** @description normal, pre_operational, under_review, suspended, liquidation, merged, cancelled or unknown. */
            readonly status: string;
            /** @description The status as registered. */
            readonly status_filed: string;
            /** @description Day the status began. */
            readonly status_date: string | null;
            /** @description First day of registration under this number. */
            readonly registration_date: string | null;
            /** @description Day the fund was set up. */
            readonly creation_date: string | null;
            /** @description Day of cancellation. */
            readonly cancelation_date: string | null;
            /** @description Day of adaptation to Resolution CVM 175. */
            readonly rcvm175_date: string | null;
            /** @description First day of the financial year. */
            readonly exercise_date: string | null;
            /** @description Last day of the financial year. */
            readonly exercise_end_date: string | null;
            /** @description NAV as registered, on the day in nav_date. */
            readonly nav_value: number | null;
            /** @description Day of the registered NAV. */
            readonly nav_date: string | null;
            /** @description Classes registered under the fund. */
            readonly class_count: number;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description What the newest report of its own says of a fund. */
        readonly OwnReportFacts: {
            /**
             * @description Which report it is.
             * @enum {string}
             */
            readonly report_source: "fidc_month" | "fii_month" | "fii_quarter";
            /**
             * Format: date
             * @description Last day of the month or quarter of the report.
             */
            readonly reference_date: string;
            /** @description Name as filed; "" where none is. */
            readonly name: string;
            /** @description First day of the fund; null in a report of a receivables fund. */
            readonly start_date: string | null;
            /** @description Name of the administrator; "" where none is filed. */
            readonly administrator_name: string;
            /** @description CNPJ of the administrator; "" where none is filed. */
            readonly administrator_cnpj: string;
        };
        /** @description A subclass of a class. */
        readonly FundSubclass: {
            /** @description Number of the subclass; subclasses have no CNPJ. */
            readonly subclass_id: string;
            /** @description Code given by the regulator. */
            readonly cvm_code: string;
            /** @description Registered name. */
            readonly name: string;
            /** @description normal, pre_operational, under_review, suspended, liquidation, merged, cancelled or unknown. */
            readonly status: string;
            /** @description The status as registered. */
            readonly status_filed: string;
            /** @description Day the status began. */
            readonly status_date: string | null;
            /** @description Day the subclass was set up. */
            readonly creation_date: string | null;
            /** @description First day of the subclass. */
            readonly start_date: string | null;
            /** @description Open (Aberto) or closed (Fechado) to redemptions. */
            readonly condominium: string;
            /** @description S when made for one investor. */
            readonly exclusive: string;
            /** @description Investors that it is meant for. */
            readonly audience: string;
            /** @description S when for pension plans. */
            readonly pension: string;
            /** @description S when only for non-residents. */
            readonly exclusive_non_resident: string;
            /** @description S when only for complementary pensions. */
            readonly exclusive_pension: string;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description A fund class in a list. */
        readonly ListedFund: {
            /**
             * Format: uuid
             * @description UUIDv5 of the class: the URL namespace, name cvm:class: and the CNPJ.
             */
            readonly id: string;
            /** @description Number in the register of Resolution CVM 175; "" where there is none. */
            readonly cvm_id: string;
            /** @description Code given by the regulator; "" where there is none. */
            readonly cvm_code: string;
            /** @description CNPJ of the class, without punctuation. */
            readonly cnpj: string;
            /**
             * @description Type of fund in our closed vocabulary.
             * @enum {string}
             */
            readonly type: "fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other";
            /**
             * @description Operational status in our closed vocabulary.
             * @enum {string}
             */
            readonly status: "normal" | "pre_operational" | "under_review" | "suspended" | "liquidation" | "merged" | "cancelled" | "unknown";
            /** @description Day the status began. */
            readonly status_date: string | null;
            /** @description Registered name; of a class in no register the name at filing. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When the newest source file behind this description was retrieved.
             */
            readonly updated_at: string;
            /** @description NAV of the class as registered, on the day in nav_date; null for a fund without classes, whose registered NAV stopped at its adaptation to Resolution CVM 175. */
            readonly nav_value: number | null;
            /** @description Day of the registered NAV. */
            readonly nav_date: string | null;
            /** @description The place that the row was read from; with `provenance=true`. Null for a class that is in no register. */
            readonly source?: components["schemas"]["RowSource"] | null;
        };
        /** @description Credit rights of a receivables fund in a segment at the end of a month. */
        readonly FundSegment: {
            /** @description The lowest level that is filed: a part where the parts add up to their group, else the group. */
            readonly segment: string;
            /** @description The group (A to K of the form) that it belongs to; its own name where it has no parts. */
            readonly segment_group: string;
            /** @description Credit rights of the segment before provision. */
            readonly value: number;
            /** @description Column of the file that has the figure. */
            readonly source_column: string;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description A series or subclass of a receivables fund at the end of a month. */
        readonly FundSeries: {
            /** @description Label of the series or subclass, folded: small letters without accents, bars and double spaces. */
            readonly series: string;
            /** @description The label as filed with the quotas. */
            readonly series_filed: string;
            /** @description senior, mezzanine or subordinated; NULL for a label that says none of them. */
            readonly class: string;
            /** @description Number of the subclass; nearly no report has it. */
            readonly subclass_id: string;
            /** @description Number of quotas. */
            readonly quotas: number | null;
            /** @description Value of one quota. */
            readonly quota_value: number | null;
            /** @description Product of both, rounded half away from zero to the cent. Never a NAV: some reports have quantities that are wrong by orders of magnitude. */
            readonly value: number | null;
            /** @description Number of holders. */
            readonly holders: number | null;
            /** @description Return of the month in percent, as filed; values far beyond 100 occur. */
            readonly return_percent: number | null;
            /** @description Expected performance in percent, as filed. */
            readonly expected_performance_percent: number | null;
            /** @description Actual performance in percent, as filed. */
            readonly actual_performance_percent: number | null;
            /** @description True if the values of all series of the class add up to within 2 % of its NAV; NULL where a value or the NAV is not known, and where they do not add up and a series has no quotas. */
            readonly nav_match: boolean | null;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description The figures of a monthly report of a structured fund. */
        readonly FundReport: {
            /**
             * Format: date
             * @description Last day of the month of the report.
             */
            readonly reference_date: string;
            /**
             * @description The kind of report.
             * @enum {string}
             */
            readonly report_source: "fidc_month" | "fii_month";
            /** @description NAV, BRL; it can be negative. */
            readonly nav_value: number | null;
            /** @description Total assets, BRL. */
            readonly total_assets: number | null;
            /** @description Total liabilities, BRL, as a positive amount. */
            readonly liabilities: number | null;
            /** @description Quotas issued, of a real-estate fund. */
            readonly quotas_issued: number | null;
            /** @description NAV of one quota, BRL, of a real-estate fund. */
            readonly quota_value: number | null;
            /** @description Holders; of a receivables fund those of all its series. */
            readonly holders: number | null;
            /** @description Return of the month with distributions, of a real-estate fund. 0.01 is one percent. */
            readonly return_effective: number | null;
            /** @description Distributions of the month as a part of the quota value, of a real-estate fund. 0.01 is one percent. */
            readonly dividend_yield: number | null;
            /** @description Amortization of the month as a part of the quota value, of a real-estate fund. 0.01 is one percent. */
            readonly amortization: number | null;
            /** @description Credit rights before provision, BRL, of a receivables fund. */
            readonly credit_rights_gross: number | null;
            /** @description Provision for losses on credit rights, BRL, as a positive amount, of a receivables fund. */
            readonly provision: number | null;
            /** @description Overdue instalments and overdue credit rights, BRL, of a receivables fund. */
            readonly overdue: number | null;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description A property or a plot of land of a real-estate fund. */
        readonly FundProperty: {
            /** @description 0, 1, … over the properties of the fund, in the order of the files: no columns name one. */
            readonly ordinal: number;
            /** @description rental_finished, rental_in_construction, sale_finished, sale_in_construction, land, or other for an unknown word. */
            readonly kind: string;
            /** @description Kind as filed; land has a file of its own. */
            readonly kind_filed: string;
            /** @description Name of the property; land has none. */
            readonly name: string;
            /** @description Address, in words. */
            readonly address: string;
            /** @description State (UF), where the address ends in one behind a dash, comma, slash or bracket; else null. */
            readonly state: string;
            /** @description Area in square metres, as filed: some are off by orders of magnitude, and 6 in a hundred are zero. */
            readonly area_m2: number | null;
            /** @description Number of units. */
            readonly units: number | null;
            /** @description Other characteristics, in words. */
            readonly notes: string;
            /** @description Part that is vacant: 1 is all of it. Only of finished rental property. */
            readonly vacancy: number | null;
            /** @description Part of the rent that is overdue. Only of finished rental property. */
            readonly default_rate: number | null;
            /** @description Part of the revenue of the fund, as filed. The parts of a fund often do not add up to 1: no weight. */
            readonly fund_revenue_share: number | null;
            /** @description Part that is leased. Only of rental property in construction. */
            readonly leased_share: number | null;
            /** @description Part that is sold. Only of property for sale in construction. */
            readonly sold_share: number | null;
            /** @description Part of the works that is done. */
            readonly works_done: number | null;
            /** @description Part of the works that was planned to be done by now. */
            readonly works_planned: number | null;
            /** @description Cost of construction so far. */
            readonly cost_done: number | null;
            /** @description Cost of construction that was planned. */
            readonly cost_planned: number | null;
            /** @description Part of all that the fund has invested. Only of finished property for sale, and land. */
            readonly invested_share: number | null;
            /** @description Part of the NAV. Only of land. */
            readonly nav_share: number | null;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description What was traded of a security in a session. */
        readonly Quote: {
            /**
             * Format: date
             * @description Day of the session.
             */
            readonly date: string;
            /** @description Trading code; a suffix marks odd lots (F), forwards (T), exercises (E), blocks (Q) and the counter (B). */
            readonly ticker: string;
            /** @description Days that a forward runs. Null if the field is blank, as on the spot market; 0 if it is 000, as for options. */
            readonly term_days: number | null;
            /** @description Market code: 010 spot, 012 and 013 exercise of calls and puts, 017 auction, 020 odd lot, 021 block, 030 forward, 050 and 060 futures, 070 calls, 080 puts. */
            readonly market: string;
            /** @description Code of the section of the daily bulletin, such as 02 for round lots; the code of a ticker changes over time. */
            readonly bdi_code: string;
            /** @description Short name of the issuer. */
            readonly name: string;
            /** @description Class, rights and segment of the security, such as ON EDJ NM, spaced as filed. */
            readonly specification: string;
            /** @description Currency as filed, such as R$ or, in the past, CR$. */
            readonly currency: string;
            /** @description First price of the session, in `currency` per `quotation_factor` units, unadjusted. */
            readonly open: number | null;
            /** @description Highest price, in `currency` per `quotation_factor` units, unadjusted. */
            readonly high: number | null;
            /** @description Lowest price, in `currency` per `quotation_factor` units, unadjusted. */
            readonly low: number | null;
            /** @description Average price, in `currency` per `quotation_factor` units, unadjusted; a few lie outside of low and high, as filed. */
            readonly average: number | null;
            /** @description Last price, in `currency` per `quotation_factor` units, unadjusted. */
            readonly close: number | null;
            /** @description Best bid at the end, in `currency` per `quotation_factor` units, unadjusted; 0 where there was none. */
            readonly bid: number | null;
            /** @description Best ask at the end, in `currency` per `quotation_factor` units, unadjusted; 0 where there was none. */
            readonly ask: number | null;
            /** @description Number of trades; the field cannot hold more than 99,999. */
            readonly trades: number | null;
            /** @description Number of securities traded. */
            readonly quantity: number | null;
            /** @description Value traded, in `currency`. */
            readonly volume: number | null;
            /** @description Price at which an option is exercised, or the agreed price of a forward; 0 where there is none. */
            readonly strike: number | null;
            /** @description The strike in points of an index or a currency. */
            readonly strike_points: number | null;
            /** @description Index or currency that corrects the strike: 0 none, 1 USD, 2 TJLP, 3 TR, 4 IPCR, 5 swap, 6 index points, 7 protected USD, 8 protected IGP-M, 9 URV. */
            readonly strike_correction: number | null;
            /** @description Day on which an option or forward ends; null where it says 99991231. */
            readonly expiry: string | null;
            /** @description Number of units that a price is for: 1 or 1,000. */
            readonly quotation_factor: number | null;
            /** @description ISIN of the security; an internal code before 1995-05-15. */
            readonly isin: string;
            /** @description Counter of the corporate events of the security; each event raises it. */
            readonly distribution_number: number | null;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description An index of the exchange. */
        readonly Index: {
            /** @description Code of the index. */
            readonly code: string;
            /** @description Number of securities whose list of indexes names this one. */
            readonly securities: number | null;
            /** @description Date that the exchange gives its list of securities and their indexes. */
            readonly updated_date: string | null;
            /** @description First month of the period of the list. */
            readonly first_month: string;
            /** @description Last month of that period. */
            readonly last_month: string;
            /** @description Number of securities in the portfolio; null if we have no portfolio of the index. */
            readonly portfolio_assets: number | null;
        };
        /** @description A security of the portfolio of an index. */
        readonly IndexAsset: {
            /** @description Trading code of the security. */
            readonly ticker: string;
            /** @description Short name of the issuer. */
            readonly name: string;
            /** @description Class, rights and segment of the security, spaced as filed. */
            readonly specification: string;
            /** @description Quantity of the security in the index. */
            readonly theoretical_quantity: number | null;
            /** @description Share of the index in percent, to the third decimal; the shares add up to 100 except for rounding. */
            readonly share_percent: number | null;
            /**
             * Format: date
             * @description Day on which this portfolio was first seen and published; it is in force until another is seen.
             */
            readonly first_seen: string;
            /** @description The place that the row was read from; with `provenance=true`. Null for a portfolio that was seen before its answer was recorded. */
            readonly source?: components["schemas"]["RowSource"] | null;
        };
        /** @description A series of statistics. */
        readonly StatisticSeries: {
            /** @description Series, such as ibge-1737-63 or bcb-433. */
            readonly id: string;
            /** @description IBGE or BCB. */
            readonly publisher: string;
            /** @description Table and variable at the IBGE; number of the series at the central bank. */
            readonly code: string;
            /** @description What is measured. */
            readonly name: string;
            /** @description Unit of the values. */
            readonly unit: string;
            /** @description First month or day with a value or marker. */
            readonly first_period: string;
            /** @description Last month or day with a value or marker. */
            readonly last_period: string;
            /** @description Number of months or days. */
            readonly periods: number;
            /** @description How often it has a value: month or day. */
            readonly frequency: string;
            /** @description True where no real answer of its publisher was at hand when it was declared: no value of it has been compared with one. */
            readonly untested: boolean;
            /** @description Other names by which `/v1/statistics/{series}` takes it. */
            readonly aliases: readonly string[];
            /** @description Decimals that the publisher writes its values with, and the answers too. */
            readonly decimals: number;
        };
        /** @description A value of a series, or with `vintages=all` a version of one. */
        readonly StatisticValue: {
            /** @description Month of the value, YYYY-MM; of a daily series its day, YYYY-MM-DD. */
            readonly period: string;
            /** @description Value in the unit of its series, as published; null if there is a marker. */
            readonly value: number | null;
            /** @description Sign published in place of a value: - is a true zero, .. does not apply, ... is not available, X is withheld. */
            readonly marker: string;
            /** @description Day of the last revision of the period by IBGE; null for the central bank, which names none. */
            readonly modified_date: string | null;
            /** @description Day on which the period of the value ends, where the source names one (TR): the value is of the time from `period` until then. */
            readonly end_date: string | null;
            readonly source?: components["schemas"]["RowSource"];
            /** @description Number of this version of the period, counted from 1 in the order in which this installation has seen them. With `vintages=all`. */
            readonly vintage?: number;
            /** @description True if the period was no longer published: such a version has no value. */
            readonly is_withdrawn?: boolean;
            /** @description First snapshot that has this version; null if that was before versions were recorded. */
            readonly first_snapshot?: string | null;
            /** @description Last snapshot that has this version; null if the one that answers has it. */
            readonly last_snapshot?: string | null;
            /** @description When that snapshot was published, UTC; null if it is not known. */
            readonly published_at?: string | null;
        };
        /** @description A fare of an airline and route in a month, and the seats sold at it. */
        readonly FlightFare: {
            /** @description Month in which the seats were sold, not of the flight, YYYY-MM. */
            readonly month: string;
            /** @description ICAO code of the airline that sold the seats, whoever flew them. */
            readonly airline_icao: string;
            /** @description ICAO code of the aerodrome where the passenger's journey begins, whatever the stops. */
            readonly origin_icao: string;
            /** @description ICAO code of the aerodrome where the passenger's journey ends, whatever the stops. */
            readonly destination_icao: string;
            /** @description Price of the transport of one adult one way, without airport fees. */
            readonly fare_value: number;
            /** @description Seats sold at that fare. */
            readonly seats_sold: number;
            /** @description IATA code that the aerodrome of the origin has today, such as GRU of SBGR; null where it has none or none is known. */
            readonly origin_iata: string | null;
            /** @description IATA code that the aerodrome of the destination has today, such as GRU of SBGR; null where it has none or none is known. */
            readonly destination_iata: string | null;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description With aggregate=route: the fares of a route, each weighed by the seats sold at it. */
        readonly RouteFares: {
            /** @description ICAO code of the aerodrome where the passenger's journey begins, whatever the stops. */
            readonly origin_icao: string;
            /** @description ICAO code of the aerodrome where the passenger's journey ends, whatever the stops. */
            readonly destination_icao: string;
            /** @description Mean fare of the seats sold, rounded half away from zero to the sixth decimal. */
            readonly mean: number;
            /** @description Lowest fare at which a seat was sold. */
            readonly min: number;
            /** @description Lowest fare at or below which at least a tenth of the seats were sold. */
            readonly p10: number;
            /** @description Lowest fare at or below which at least a quarter of the seats were sold. */
            readonly p25: number;
            /** @description Lowest fare at or below which at least half of the seats were sold. */
            readonly median: number;
            /** @description Lowest fare at or below which at least three quarters of the seats were sold. */
            readonly p75: number;
            /** @description Lowest fare at or below which at least nine tenths of the seats were sold. */
            readonly p90: number;
            /** @description Highest fare at which a seat was sold. */
            readonly max: number;
            /** @description Seats sold at any of these fares. */
            readonly seats_sold: number;
            /** @description First month of the requested range with a fare of these, YYYY-MM. */
            readonly first_month: string;
            /** @description Last month of the requested range with a fare of these, YYYY-MM. A month between the two can have none of them, or not be published. */
            readonly last_month: string;
            /** @description IATA code that the aerodrome of the origin has today, such as GRU of SBGR; null where it has none or none is known. */
            readonly origin_iata: string | null;
            /** @description IATA code that the aerodrome of the destination has today, such as GRU of SBGR; null where it has none or none is known. */
            readonly destination_iata: string | null;
        };
        /** @description With aggregate=airline: the fares of a airline, each weighed by the seats sold at it. */
        readonly AirlineFares: {
            /** @description ICAO code of the airline that sold the seats, whoever flew them. */
            readonly airline_icao: string;
            /** @description Mean fare of the seats sold, rounded half away from zero to the sixth decimal. */
            readonly mean: number;
            /** @description Lowest fare at which a seat was sold. */
            readonly min: number;
            /** @description Lowest fare at or below which at least a tenth of the seats were sold. */
            readonly p10: number;
            /** @description Lowest fare at or below which at least a quarter of the seats were sold. */
            readonly p25: number;
            /** @description Lowest fare at or below which at least half of the seats were sold. */
            readonly median: number;
            /** @description Lowest fare at or below which at least three quarters of the seats were sold. */
            readonly p75: number;
            /** @description Lowest fare at or below which at least nine tenths of the seats were sold. */
            readonly p90: number;
            /** @description Highest fare at which a seat was sold. */
            readonly max: number;
            /** @description Seats sold at any of these fares. */
            readonly seats_sold: number;
            /** @description First month of the requested range with a fare of these, YYYY-MM. */
            readonly first_month: string;
            /** @description Last month of the requested range with a fare of these, YYYY-MM. A month between the two can have none of them, or not be published. */
            readonly last_month: string;
        };
        /** @description With aggregate=month: the fares of a month, each weighed by the seats sold at it. */
        readonly MonthFares: {
            /** @description Month in which the seats were sold, not of the flight, YYYY-MM. */
            readonly month: string;
            /** @description Mean fare of the seats sold, rounded half away from zero to the sixth decimal. */
            readonly mean: number;
            /** @description Lowest fare at which a seat was sold. */
            readonly min: number;
            /** @description Lowest fare at or below which at least a tenth of the seats were sold. */
            readonly p10: number;
            /** @description Lowest fare at or below which at least a quarter of the seats were sold. */
            readonly p25: number;
            /** @description Lowest fare at or below which at least half of the seats were sold. */
            readonly median: number;
            /** @description Lowest fare at or below which at least three quarters of the seats were sold. */
            readonly p75: number;
            /** @description Lowest fare at or below which at least nine tenths of the seats were sold. */
            readonly p90: number;
            /** @description Highest fare at which a seat was sold. */
            readonly max: number;
            /** @description Seats sold at any of these fares. */
            readonly seats_sold: number;
            /** @description First month of the requested range with a fare of these, YYYY-MM. */
            readonly first_month: string;
            /** @description Last month of the requested range with a fare of these, YYYY-MM. A month between the two can have none of them, or not be published. */
            readonly last_month: string;
        };
        /** @description A calendar: whose business days it has, and how far it reaches. */
        readonly Calendar: {
            /** @description br-banks or b3-sessions. */
            readonly id: string;
            /** @description Name of the calendar. */
            readonly name: string;
            /** @description Source of its days. */
            readonly source: string;
            /**
             * Format: date
             * @description First day that the calendar covers; earlier days are not known.
             */
            readonly first_date: string;
            /**
             * Format: date
             * @description Last day that the calendar covers; later days are not known.
             */
            readonly last_date: string;
            /** @description Number of days listed, including those on weekends if the source lists them. */
            readonly holidays: number;
        };
        /** @description A day of a calendar. */
        readonly CalendarDay: {
            /**
             * Format: date
             * @description Day that is not a business day.
             */
            readonly date: string;
            /** @description Name of the holiday. The exchange names none: its days have the name that the banks give the same day. */
            readonly name: string;
            readonly source?: components["schemas"]["RowSource"];
        };
        /** @description Something that was found by its name or code. */
        readonly Found: {
            /**
             * @description What it is.
             * @enum {string}
             */
            readonly kind: "fund" | "asset" | "ticker" | "index" | "series" | "route" | "dataset";
            /** @description CNPJ, asset_id, ticker, code, series, dataset, or ends of a route. */
            readonly id: string;
            /** @description Its name; "" where none is known. */
            readonly name: string;
            /** @description Address of what the API answers of it. */
            readonly path: string;
            /**
             * @description code: the question is its code; words: each word is a whole word of it; beginning: each begins one; inside: one is inside another word, or in a name that it had.
             * @enum {string}
             */
            readonly match: "code" | "words" | "beginning" | "inside";
        };
        /** @description A dataset, and how much of it the snapshot has. */
        readonly DatasetSummary: {
            /** @description Name of the dataset everywhere: scope of keys, folder of Parquet files, page of the documentation. */
            readonly id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description Who publishes the source. */
            readonly publisher: string;
            /** @description What it is. */
            readonly description: string;
            /** @description Licence of the source. */
            readonly licence: string;
            /** @description What to say where something made of it is published. */
            readonly attribution: string;
            /** @description When something newer is expected. */
            readonly cadence: string;
            /** @description What happens to what was published already. */
            readonly revisions: string;
            /** @description How many tables it has. */
            readonly table_count: number;
            /** @description How many partitions the snapshot has of it. */
            readonly partition_count: number;
            /** @description Rows of all its tables. */
            readonly rows: number;
            /** @description Length of all its Parquet files. */
            readonly bytes: number;
            /** @description Its first month in the snapshot, YYYY-MM; null where it is in one piece. */
            readonly first_partition: string | null;
            /** @description Its last month in the snapshot, YYYY-MM; null where it is in one piece. */
            readonly last_partition: string | null;
            readonly freshness: components["schemas"]["Newest"];
        };
        /** @description What is newest, and until when that is new enough. */
        readonly Newest: {
            /** @description The newest month that the snapshot has, YYYY-MM; null where the dataset has no months. */
            readonly month: string | null;
            /** @description The newest month or day that its data name, YYYY-MM or YYYY-MM-DD; null where they name none. */
            readonly newest: string | null;
            /** @description When the newest of its source files was retrieved, UTC. */
            readonly retrieved_at: string | null;
            /** @description From this day on the dataset is late, unless a later snapshot has something newer; null where that is not known, or there is nothing of it. /status compares it with today. */
            readonly late_from: string | null;
            /** @description What the business days up to then were counted by: a calendar, or weekdays, which takes holidays from Monday to Friday for business days, where the snapshot has no calendar that reaches so far; null where none is counted. */
            readonly counted_by: ("br-banks" | "b3-sessions" | "weekdays") | null;
        };
        /** @description A dataset: what it is, and what the snapshot has of it. */
        readonly CatalogueEntry: {
            /** @description Name of the dataset everywhere: scope of keys, folder of Parquet files, page of the documentation. */
            readonly id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description Who publishes the source. */
            readonly publisher: string;
            /** @description What it is. */
            readonly description: string;
            /** @description Licence of the source. */
            readonly licence: string;
            /** @description What to say where something made of it is published. */
            readonly attribution: string;
            /** @description When something newer is expected. */
            readonly cadence: string;
            /** @description What happens to what was published already. */
            readonly revisions: string;
            /** @description How many tables it has. */
            readonly table_count: number;
            /** @description How many partitions the snapshot has of it. */
            readonly partition_count: number;
            /** @description Rows of all its tables. */
            readonly rows: number;
            /** @description Length of all its Parquet files. */
            readonly bytes: number;
            /** @description Its first month in the snapshot, YYYY-MM; null where it is in one piece. */
            readonly first_partition: string | null;
            /** @description Its last month in the snapshot, YYYY-MM; null where it is in one piece. */
            readonly last_partition: string | null;
            readonly freshness: components["schemas"]["Newest"];
            /** @description What the figures are not. */
            readonly caveats: readonly string[];
            /** @description Where it comes from. */
            readonly sources: readonly components["schemas"]["CatalogueSource"][];
            /** @description Its tables. */
            readonly tables: readonly components["schemas"]["CatalogueTable"][];
            /** @description Endpoints that answer from it. */
            readonly endpoints: readonly components["schemas"]["CatalogueEndpoint"][];
            /** @description What the snapshot has of it, oldest first. */
            readonly partitions: readonly components["schemas"]["CataloguePartition"][];
        };
        readonly CatalogueSource: {
            /** @description Name of the source in the manifest. */
            readonly id: string;
            /** @description Page of the publisher that describes it. */
            readonly page: string;
            /** @description Address of a file, its period in braces. */
            readonly url: string;
            /**
             * @description Form of a file.
             * @enum {string}
             */
            readonly format: "zip" | "csv" | "json" | "xls";
            /**
             * @description What one file holds.
             * @enum {string}
             */
            readonly covers: "everything" | "day" | "month" | "year";
            /** @description The first month that the publisher has of it, YYYY-MM; null where a file holds everything. */
            readonly first_month: string | null;
            /** @description The last such month; null where it goes on. */
            readonly last_month: string | null;
            /** @description How often it is requested. */
            readonly requested: string;
        };
        readonly CatalogueTable: {
            /** @description Folder of its Parquet files, and name of its view. */
            readonly name: string;
            /**
             * @description data: made of the source; history: what is remembered of earlier versions; materialized_view: made of the tables of all months, in one piece; month_index: the months in which a key has rows; rule_aliases: the names that changes of the rules replaced.
             * @enum {string}
             */
            readonly kind: "data" | "history" | "materialized_view" | "month_index" | "rule_aliases";
            /** @description What a row is. */
            readonly description: string;
            /** @description Rows in the snapshot. */
            readonly rows: number;
            /** @description Length of its Parquet files in the snapshot. */
            readonly bytes: number;
            /** @description Columns that name a row of a partition. */
            readonly key: readonly string[];
            /** @description Columns that the rows of a file are ordered by. */
            readonly sort_order: readonly string[];
            /** @description Its columns. */
            readonly fields: readonly components["schemas"]["CatalogueField"][];
        };
        readonly CatalogueField: {
            /** @description Column of the Parquet files. */
            readonly name: string;
            /** @description A short heading for it. */
            readonly label: string;
            /** @description Its type, as DuckDB and Parquet have it. */
            readonly type: string;
            /** @description Unit of its figures; null where it has none. */
            readonly unit: string | null;
            /** @description Whether a row can be without it. */
            readonly nullable: boolean;
            /** @description Column of the source that it comes from, or how it is made. */
            readonly source: string;
            /** @description What it means. */
            readonly description: string;
        };
        readonly CatalogueEndpoint: {
            /** @description Address below the base, parameters in braces. */
            readonly path: string;
            /** @description What it answers. */
            readonly summary: string;
        };
        readonly CataloguePartition: {
            /** @description Name of the partition, as in the Parquet folders. */
            readonly partition: string;
            /** @description Its month, YYYY-MM; null where the dataset is in one piece. */
            readonly month: string | null;
            /** @description Rows of its tables. */
            readonly rows: number;
            /** @description Length of its Parquet files. */
            readonly bytes: number;
            /** @description Whether all parts of the source were there. */
            readonly completeness: readonly {
                /** @description Members that are judged together. */
                readonly group: string;
                /** @description Whether all of them are there, and as long as they should be. */
                readonly complete: boolean;
                /** @description Those that are not. */
                readonly missing: readonly string[];
            }[];
            /** @description The files of the source that it was made from, and those that were expected and are not there. */
            readonly members: readonly components["schemas"]["PartitionMember"][];
            /** @description Whether all sessions of the month are there; null where the dataset has no sessions. */
            readonly sessions: components["schemas"]["SessionGrade"] | null;
            /** @description Graded checks that it did not pass: it is published all the same. */
            readonly checks_failed: readonly string[];
            /** @description The snapshot that first had it in this form. */
            readonly first_snapshot: string;
        };
        /** @description A file of the source, and how much of it there is. */
        readonly PartitionMember: {
            /** @description Name of the source; "" for a member that is not there. */
            readonly source: string;
            /** @description Short name of the member, as in `missing` and X-Data-Completeness. */
            readonly member: string;
            /** @description Name of the file, inside the zip where there is one; "" for one that is not there. */
            readonly file: string;
            /**
             * @description present; thin where it has far fewer lines than a whole month can have; missing where it was expected and is not there.
             * @enum {string}
             */
            readonly state: "present" | "thin" | "missing";
            /** @description Lines of it that are of the partition; 0 of one that is not there. */
            readonly lines: number;
            /** @description Lines among them that could not be read, and are set aside. */
            readonly quarantined: number;
        };
        /** @description The days of a month against the sessions of a calendar. */
        readonly SessionGrade: {
            /**
             * @description partial: a session is missing or has far fewer rows than the others of its month; not_known: the calendar does not know the days, or the month was published before they were compared.
             * @enum {string}
             */
            readonly grade: "complete" | "partial" | "not_known";
            /** @description The calendar that the days are compared with, of /v1/calendars. b3-sessions is a reference list that is not made of quotes. */
            readonly calendar: string;
            /** @description The last day compared: the end of the month once a later month is published, else its newest day with rows; null where nothing was compared. */
            readonly until: string | null;
            /** @description Sessions up to that day; null where they are not known. */
            readonly expected: number | null;
            /** @description Days with rows; null where nothing was compared. */
            readonly present: number | null;
            /** @description Sessions without a row. */
            readonly missing: readonly string[];
            /** @description Days with less than half of what the other days of the month have. */
            readonly thin: readonly string[];
            /** @description Days with rows on which the calendar has no session. */
            readonly unexpected: readonly string[];
        };
        /** @description A Parquet file of a snapshot. */
        readonly BulkFile: {
            /** @description Partition, such as competence_month=2025-10; all where the dataset is one piece. */
            readonly partition: string;
            /** @description Table. */
            readonly table: string;
            /** @description Address of the file below that of the API; it names the snapshot, so what it answers never changes. */
            readonly path: string;
            /** @description Path of the file below the snapshot's folder, as engines read partitions from. */
            readonly file: string;
            /** @description Rows in it. */
            readonly rows: number;
            /** @description Length of the file. */
            readonly bytes: number;
            /** @description Hash of the file, also its ETag. */
            readonly sha256: string;
            /** @description Snapshot that first had this partition as it is; "" for a table that is made over all partitions. */
            readonly first_snapshot: string;
        };
        /** @description What a snapshot changed in a table and partition. */
        readonly Change: {
            /** @description Snapshot that brought the change. */
            readonly snapshot: string;
            /** @description Instant of its publication, UTC. */
            readonly published_at: string;
            /** @description Dataset that the table belongs to. */
            readonly dataset: string;
            /** @description Partition, such as competence_month=2025-10, or all. */
            readonly partition: string;
            /** @description Table. */
            readonly table: string;
            /** @description added; amended (the source changed); recompiled (the compiler or its settings changed); rolled_back; removed; rules_changed (one row a dataset whose rules have another version, with the rows of its first table). */
            readonly change: string;
            /** @description Rows after the change. */
            readonly rows: number;
            /** @description Rows whose key was not there before. */
            readonly rows_added: number;
            /** @description Rows whose key is not there any more. */
            readonly rows_removed: number;
            /** @description Rows of the same key in which a value is another; the place of a row in its file does not count. */
            readonly rows_changed: number;
            /** @description Version of the rules that the partition was compiled under, where its dataset has such rules. */
            readonly rules_version: number | null;
            /** @description For a table of cleaned values: how many values of which column were changed, and why. */
            readonly cleaned: readonly {
                /** @description Column of the source. */
                readonly column: string;
                /** @description Why its values were changed. */
                readonly reason: string;
                /** @description How many. */
                readonly values: number;
            }[];
        };
        /** @description A snapshot that changed anything. */
        readonly PublishedSnapshot: {
            /** @description Snapshot that brought the change. */
            readonly snapshot: string;
            /** @description Instant of its publication, UTC. */
            readonly published_at: string;
            /** @description Digest of its content; only of the snapshot that answers, "" of the others. */
            readonly digest: string;
            /** @description Datasets in which it changed anything. */
            readonly datasets: number;
            /** @description Partitions in which it changed anything. */
            readonly partitions: number;
            /** @description Rows whose key was not there before, over all tables. */
            readonly rows_added: number;
            /** @description Rows whose key is not there any more, over all tables. */
            readonly rows_removed: number;
            /** @description Rows of the same key with another value, over all tables. */
            readonly rows_changed: number;
        };
        /** @description A partition that a snapshot changed, or a filing in it. */
        readonly Revision: {
            /** @description Instant of its publication, UTC. */
            readonly published_at: string;
            /** @description Snapshot that brought the change. */
            readonly snapshot: string;
            /** @description Dataset that the table belongs to. */
            readonly dataset: string;
            /** @description Partition, such as competence_month=2025-10, or all. */
            readonly partition: string;
            /** @description Class whose filing changed; "" in the row of the partition itself. */
            readonly cnpj: string;
            /** @description Last day of the month or quarter of the partition; null where it is none. */
            readonly reference_date: string | null;
            /** @description Of a partition: as in `/v1/changelog`, several separated by commas if its tables changed in different ways. Of a filing: first, amended, confidentiality_released or withdrawn. */
            readonly change: string;
            /** @description Number of the version of the filing that this installation has seen; null in the row of a partition. */
            readonly version: number | null;
            /** @description Rows of the partition whose key was not there before; null in the row of a filing. */
            readonly rows_added: number | null;
            /** @description Rows of the partition whose key is not there any more; null in the row of a filing. */
            readonly rows_removed: number | null;
            /** @description Rows of the partition of the same key with another value; null in the row of a filing. */
            readonly rows_changed: number | null;
        };
        /** @description An export job. */
        readonly Export: {
            /** @description Id of the export. */
            readonly id: string;
            /**
             * @description `queued`, `running`; `done`: the file is there; `failed`: an error ended it; `cut`: the server could not go on with it; `expired`: the file was there and is deleted.
             * @enum {string}
             */
            readonly state: "queued" | "running" | "done" | "failed" | "cut" | "expired";
            /** @description Why it failed or was cut; null otherwise. */
            readonly message: string | null;
            /** @description Path of the endpoint that answers each part. */
            readonly endpoint: string;
            /** @description The parameters with all their values; each combination is a part. */
            readonly parameters: {
                readonly [key: string]: readonly string[];
            };
            /**
             * @description Format of the file.
             * @enum {string}
             */
            readonly format: "csv" | "ndjson" | "arrow";
            /** @description Snapshot that answers every part. */
            readonly snapshot: string;
            /** @description When it was asked for (UTC). */
            readonly created_at: string;
            /** @description When it ended (UTC); null before. */
            readonly finished_at: string | null;
            /** @description When the file is deleted (UTC); null while there is none. */
            readonly expires_at: string | null;
            /** @description Parts, which are requests to the endpoint. */
            readonly parts: number;
            /** @description Parts that are done, those without an answer among them. */
            readonly parts_done: number;
            /** @description Parts that have no answer. */
            readonly parts_failed: number;
            /** @description Parts whose answer lacks data. */
            readonly parts_incomplete: number;
            /** @description Rows in the file so far. */
            readonly rows: number;
            /** @description Length of the file so far. */
            readonly bytes: number;
            /** @description Hash of the whole file, also its ETag; null before it is done. */
            readonly sha256: string | null;
            /** @description Address of the file below that of the API; null while there is none. */
            readonly file: string | null;
        };
        /** @description An export job with what is missing in its file. */
        readonly ExportDetail: {
            /** @description Id of the export. */
            readonly id: string;
            /**
             * @description `queued`, `running`; `done`: the file is there; `failed`: an error ended it; `cut`: the server could not go on with it; `expired`: the file was there and is deleted.
             * @enum {string}
             */
            readonly state: "queued" | "running" | "done" | "failed" | "cut" | "expired";
            /** @description Why it failed or was cut; null otherwise. */
            readonly message: string | null;
            /** @description Path of the endpoint that answers each part. */
            readonly endpoint: string;
            /** @description The parameters with all their values; each combination is a part. */
            readonly parameters: {
                readonly [key: string]: readonly string[];
            };
            /**
             * @description Format of the file.
             * @enum {string}
             */
            readonly format: "csv" | "ndjson" | "arrow";
            /** @description Snapshot that answers every part. */
            readonly snapshot: string;
            /** @description When it was asked for (UTC). */
            readonly created_at: string;
            /** @description When it ended (UTC); null before. */
            readonly finished_at: string | null;
            /** @description When the file is deleted (UTC); null while there is none. */
            readonly expires_at: string | null;
            /** @description Parts, which are requests to the endpoint. */
            readonly parts: number;
            /** @description Parts that are done, those without an answer among them. */
            readonly parts_done: number;
            /** @description Parts that have no answer. */
            readonly parts_failed: number;
            /** @description Parts whose answer lacks data. */
            readonly parts_incomplete: number;
            /** @description Rows in the file so far. */
            readonly rows: number;
            /** @description Length of the file so far. */
            readonly bytes: number;
            /** @description Hash of the whole file, also its ETag; null before it is done. */
            readonly sha256: string | null;
            /** @description Address of the file below that of the API; null while there is none. */
            readonly file: string | null;
            /** @description The parts that have no answer, those of the page. */
            readonly errors: readonly components["schemas"]["ExportError"][];
            /** @description The parts whose answer lacks data, those of the page. */
            readonly incomplete: readonly components["schemas"]["ExportGap"][];
        };
        /** @description A part of an export that has no answer; the others are in the file. */
        readonly ExportError: {
            /** @description The parameters of the part. */
            readonly parameters: {
                readonly [key: string]: string;
            };
            /** @description Code of the error that a request for this part alone gets. */
            readonly code: string;
            /** @description Its `reason`; null if it has none. */
            readonly reason: string | null;
            /** @description The same in a sentence. */
            readonly message: string;
        };
        /** @description A part of an export whose month lacks members. */
        readonly ExportGap: {
            /** @description The parameters of the part. */
            readonly parameters: {
                readonly [key: string]: string;
            };
            /** @description X-Data-Completeness of its answer. */
            readonly completeness: string;
        };
        /** @description The answer of `/status`. */
        readonly Status: {
            /**
             * @description attention: a dataset is late, ends soon or has nothing, something is held back, the last build did not end with 0, a build died, or something is degraded.
             * @enum {string}
             */
            readonly status: "ok" | "attention";
            /** @description True if the data are a sample, or have begun as one: they are not live. */
            readonly sample: boolean;
            /**
             * Format: date-time
             * @description The minute of this report, UTC.
             */
            readonly checked_at: string;
            readonly newest_snapshot: components["schemas"]["NewestSnapshot"] | null;
            readonly oldest_snapshot: components["schemas"]["OldestSnapshot"] | null;
            /** @description Null where the server follows no object store, or has not read it yet. */
            readonly store_head: components["schemas"]["StoreHead"] | null;
            /** @description Every dataset, by id. */
            readonly datasets: readonly components["schemas"]["DatasetStatus"][];
            /** @description What builds have held back and no later build has repaired, whichever datasets the last build was for. */
            readonly held_back: readonly components["schemas"]["HeldBackSince"][];
            /** @description What the operator has pinned; empty where nothing is. */
            readonly pinned: readonly components["schemas"]["Pinned"][];
            readonly last_build: components["schemas"]["LastBuild"] | null;
            readonly build_under_way: components["schemas"]["BuildUnderWay"] | null;
            /** @description What of the server does not work as it should; empty where all does. */
            readonly degraded: readonly string[];
        };
        /** @description The snapshot that answers if a request names no other. */
        readonly NewestSnapshot: {
            /** @description Its name, as in X-Snapshot-Id. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it was published, UTC.
             */
            readonly published_at: string;
            /** @description How long ago that was. */
            readonly age_seconds: number;
        };
        /** @description The oldest snapshot that a request can name. */
        readonly OldestSnapshot: {
            /** @description Its name, as in X-Snapshot-Id. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it was published, UTC.
             */
            readonly published_at: string;
        };
        /** @description What the object store of a replica said last, as far as the replica believes it. The store alone cannot prove that it is the newest: judge by the age. */
        readonly StoreHead: {
            /** @description The snapshot that the store named last. */
            readonly snapshot: string;
            /**
             * Format: date-time
             * @description When it was published there, UTC.
             */
            readonly published_at: string;
            /** @description How long ago that was; negative if the clocks differ. */
            readonly age_seconds: number;
        };
        /** @description How new a dataset is, against what is expected of it. */
        readonly DatasetStatus: {
            /** @description The dataset. */
            readonly id: string;
            /** @description What it is called. */
            readonly title: string;
            /**
             * @description Judged by `newest`, not by when files were retrieved. fresh: as new as is expected; ending: its last day is near; late: something newer should be here; not_known: nothing says how new it should be; no_data: there is nothing of it.
             * @enum {string}
             */
            readonly state: "fresh" | "not_known" | "no_data" | "ending" | "late";
            /** @description Days since it is late: 0 if it is not late, null if that is not known. */
            readonly days_late: number | null;
            /** @description From this day on it is late, unless something newer comes; null if that is not known, or there is nothing of it. */
            readonly late_from: string | null;
            /** @description What the business days up to then were counted by: a calendar, or weekdays, which takes holidays from Monday to Friday for business days, where the snapshot has no calendar that reaches so far; null where none is counted. */
            readonly counted_by: ("br-banks" | "b3-sessions" | "weekdays") | null;
            /** @description The newest month or day that the data name, YYYY-MM or YYYY-MM-DD: of a calendar or list its last, of a dataset with parts that of the part that is late first; null where they name none. */
            readonly newest: string | null;
            /** @description When something newer is expected. */
            readonly cadence: string;
            /** @description Why that is expected, or why nothing is known. */
            readonly because: string;
            /** @description The newest month there is, YYYY-MM; null where the dataset has no months. */
            readonly month: string | null;
            /** @description When the newest of its source files was retrieved, UTC. It judges nothing. */
            readonly retrieved_at: string | null;
            /** @description Partitions that are held back, by whichever build. */
            readonly held_back: number;
            /** @description How whole its newest month is; null where no month is compared with a calendar of sessions. */
            readonly sessions: components["schemas"]["SessionStatus"] | null;
            /** @description Its series, calendars or lists, where each has a cadence of its own; the worst of them decides on `state`. */
            readonly parts: readonly components["schemas"]["PartStatus"][];
        };
        /** @description The days of a dataset against the sessions of a calendar. It informs, and holds nothing back. */
        readonly SessionStatus: {
            /** @description The newest month whose days were compared with the sessions of its calendar, YYYY-MM. */
            readonly month: string;
            /**
             * @description partial: a session is missing or has far fewer rows than the others of its month; not_known: the calendar does not know the days.
             * @enum {string}
             */
            readonly grade: "complete" | "partial" | "not_known";
            /**
             * Format: date
             * @description The last day compared.
             */
            readonly until: string;
            /** @description Sessions without a row. */
            readonly missing: readonly string[];
            /** @description Days with less than half of what the other days of the month have. */
            readonly thin: readonly string[];
            /** @description Days with rows on which the calendar has no session. */
            readonly unexpected: readonly string[];
            /** @description Months of all that are partial. */
            readonly months_partial: number;
            /** @description Months of all of which the calendar does not know the days. */
            readonly months_not_known: number;
        };
        /** @description How new a part of a dataset is that has a cadence of its own. */
        readonly PartStatus: {
            /** @description The series, calendar or list. */
            readonly id: string;
            /**
             * @description Judged by `newest`, not by when files were retrieved. fresh: as new as is expected; ending: its last day is near; late: something newer should be here; not_known: nothing says how new it should be; no_data: there is nothing of it.
             * @enum {string}
             */
            readonly state: "fresh" | "not_known" | "no_data" | "ending" | "late";
            /** @description Days since it is late: 0 if it is not late, null if that is not known. */
            readonly days_late: number | null;
            /** @description From this day on it is late, unless something newer comes; null if that is not known, or there is nothing of it. */
            readonly late_from: string | null;
            /** @description What the business days up to then were counted by: a calendar, or weekdays, which takes holidays from Monday to Friday for business days, where the snapshot has no calendar that reaches so far; null where none is counted. */
            readonly counted_by: ("br-banks" | "b3-sessions" | "weekdays") | null;
            /** @description The newest month or day that the data name, YYYY-MM or YYYY-MM-DD: of a calendar or list its last, of a dataset with parts that of the part that is late first; null where they name none. */
            readonly newest: string | null;
            /** @description When something newer is expected. */
            readonly cadence: string;
            /** @description Why that is expected, or why nothing is known. */
            readonly because: string;
        };
        readonly HeldBackSince: {
            /** @description The dataset. */
            readonly dataset: string;
            /** @description The partition that is not what it could be; its last good version is served. */
            readonly partition: string;
            /** @description The sources it is made from; of a file that did not come, that one. */
            readonly sources: readonly string[];
            /** @description What kind of fault it is. */
            readonly code: string;
            /** @description What is wrong, and where. */
            readonly message: string;
            /**
             * Format: date-time
             * @description When a build first held it back for this fault, UTC.
             */
            readonly since: string;
        };
        /** @description A partition or a source file that builds keep as it is, whatever its source shows. */
        readonly Pinned: {
            /** @description The dataset of a pinned partition; null of a file. */
            readonly dataset: string | null;
            /** @description The partition that keeps its published version; null of a file. */
            readonly partition: string | null;
            /** @description The address of a pinned file; null of a partition. */
            readonly url: string | null;
            /** @description The edition of the file that serves; null of a partition. */
            readonly sha256: string | null;
            /**
             * Format: date-time
             * @description When the operator pinned it, UTC.
             */
            readonly since: string;
        };
        /** @description The last build that ended. */
        readonly LastBuild: {
            /**
             * @description published: all that was new; nothing_new: all is as it was; held_back: something did not come or was refused; failed: it ended before its end.
             * @enum {string}
             */
            readonly outcome: "published" | "nothing_new" | "held_back" | "failed";
            /**
             * Format: date-time
             * @description When it began, UTC.
             */
            readonly started_at: string;
            /**
             * Format: date-time
             * @description When it ended, UTC.
             */
            readonly ended_at: string;
            /** @description 0 all good, 1 something was held back, 2 no requested partition is good. */
            readonly exit_code: number;
            /** @description Whether it published a snapshot. */
            readonly published: boolean;
            /** @description The snapshot that was served when it ended. */
            readonly snapshot: string | null;
            /** @description What it held back, and why. */
            readonly held_back: readonly components["schemas"]["HeldBack"][];
            /** @description What kind of error ended it, where one did; the operator finds the rest in the data directory. */
            readonly failure: string | null;
        };
        readonly HeldBack: {
            /** @description The dataset. */
            readonly dataset: string;
            /** @description The partition that is not what it could be; its last good version is served. */
            readonly partition: string;
            /** @description The sources it is made from; of a file that did not come, that one. */
            readonly sources: readonly string[];
            /** @description What kind of fault it is. */
            readonly code: string;
            /** @description What is wrong, and where. */
            readonly message: string;
        };
        /** @description A build that has begun and not ended. */
        readonly BuildUnderWay: {
            /**
             * Format: date-time
             * @description When it began, UTC.
             */
            readonly started_at: string;
            /**
             * @description died: its process is gone, without a report; not_known: it began on another host and has not said that it ended.
             * @enum {string}
             */
            readonly state: "running" | "died" | "not_known";
            readonly at: components["schemas"]["BuildStep"];
        };
        /** @description What a build is at, or was when it died. */
        readonly BuildStep: {
            /**
             * @description What it does, or did when it died.
             * @enum {string}
             */
            readonly step: "sweep" | "fetch" | "split" | "compile" | "publish";
            /** @description The dataset; null where it is none, or all. */
            readonly dataset: string | null;
            /** @description The partition, or the period of the file. */
            readonly partition: string | null;
            /**
             * Format: date-time
             * @description Since when, UTC.
             */
            readonly since: string;
        };
        /** @description A snapshot that can be asked for. */
        readonly IndexedSnapshot: {
            /** @description Snapshot, as X-Snapshot-Id names it; ids sort by time. */
            readonly id: string;
            /** @description When it was published, UTC. */
            readonly published_at: string;
            /** @description Address of its manifest, which has the hash of every file. */
            readonly manifest: string;
            readonly signature: string | null;
            readonly key_id: string | null;
        };
        /** @description A Parquet file of the snapshot. */
        readonly IndexedFile: {
            readonly dataset: string | null;
            /** @description Partition, such as competence_month=2025-10, or all. */
            readonly partition: string;
            /** @description Table. */
            readonly table: string;
            readonly path: string | null;
            /** @description Path of the file below the snapshot's folder, as the manifest has it. */
            readonly file: string;
            /** @description Rows in it. */
            readonly rows: number;
            /** @description Length of the file. */
            readonly bytes: number;
            /** @description Hash of the file. */
            readonly sha256: string;
        };
    };
    responses: {
        /** @description A parameter is wrong, unknown or sent twice, the check digits of a CNPJ are wrong, or the address is not properly encoded. */
        readonly InvalidInput: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "page_size: Use a whole number from 1 to 1000.",
                 *       "code": "invalid_input",
                 *       "error_data": {
                 *         "formErrors": [],
                 *         "fieldErrors": {
                 *           "page_size": [
                 *             "Use a whole number from 1 to 1000."
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["InvalidInput"];
            };
        };
        /** @description The key is missing, unknown, revoked or expired, or the request has two different keys. */
        readonly NotAuthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Send your API key in the header x-api-key, or as Authorization: Bearer KEY.",
                 *       "code": "not_authorized",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["NotAuthorized"];
            };
        };
        /** @description The key may not ask for this dataset. */
        readonly Forbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This API key may not ask for cvm_fund_portfolio: ask the operator for the scope.",
                 *       "code": "forbidden",
                 *       "error_data": {
                 *         "dataset": "cvm_fund_portfolio"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["Forbidden"];
            };
        };
        /** @description There is no such fund, portfolio, month or snapshot. `error_data.reason` says which one is missing. */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Fund 62415896000127 has no portfolio for 2019-01 in this snapshot. Nearest is 2025-10-31.",
                 *       "code": "not_found",
                 *       "error_data": {
                 *         "reason": "portfolio_not_found",
                 *         "available": {
                 *           "first": "2025-10-31",
                 *           "last": "2025-10-31",
                 *           "nearest": "2025-10-31"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NotFound"];
            };
        };
        /** @description The address does not take this method: `Allow` lists those that it takes. */
        readonly MethodNotAllowed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly Allow: components["headers"]["Allow"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This address does not take POST: use GET.",
                 *       "code": "method_not_allowed",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["MethodNotAllowed"];
            };
        };
        /** @description The CNPJ is of a fund with several classes, which `error_data` lists, or two parameters exclude each other. `error_data.reason` says which. */
        readonly Conflict: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "as_of and snapshot both say which snapshot answers: send one of them.",
                 *       "code": "conflict",
                 *       "error_data": {
                 *         "reason": "mutually_exclusive_parameters",
                 *         "parameters": [
                 *           "as_of",
                 *           "snapshot"
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["Conflict"];
            };
        };
        /** @description The key has used its requests of this minute or has too many under way at once, or the address has sent too many requests without a valid key. Wait for the seconds in `Retry-After`. A browser gets a page that says so. */
        readonly RateLimited: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This key has used its requests for now: try again in 12 seconds.",
                 *       "code": "rate_limited",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["RateLimited"];
            };
        };
        /** @description The server has a bug. Please report it with the `X-Request-Id` of the answer. */
        readonly InternalError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Something broke on our side. Please report it with the X-Request-Id of this answer.",
                 *       "code": "internal_error",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["InternalError"];
            };
        };
        /** @description There is no snapshot yet, the server is busy or stopping, a query took too long, a file is damaged, or the requested snapshot is newer than those of this server (`snapshot_not_here_yet`). Try again after the seconds in `Retry-After`. */
        readonly Unavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "No data are published yet: try again later.",
                 *       "code": "unavailable",
                 *       "error_data": {}
                 *     }
                 */
                readonly "application/json": components["schemas"]["Unavailable"];
            };
        };
        /** @description The range begins after the end of the file; `Content-Range` says its length. */
        readonly RangeNotSatisfiable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                readonly "X-Snapshot-Id": components["headers"]["Possible-X-Snapshot-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["Possible-X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["Possible-X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["Possible-X-RateLimit-Reset"];
                readonly RateLimit: components["headers"]["Possible-RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["Possible-RateLimit-Policy"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The file has 1024 bytes: ask for a range that begins within it.",
                 *       "code": "invalid_input",
                 *       "error_data": {
                 *         "reason": "range_not_satisfiable",
                 *         "bytes": 1024
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["RangeNotSatisfiable"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this answer in the operator's log; a client's own X-Request-Id is echoed. */
        readonly "X-Request-Id": string;
        /** @description Snapshot that answered. With `snapshot=` of it the same answer comes for ever. */
        readonly "X-Snapshot-Id": string;
        /** @description Names these very bytes: with `If-None-Match` of it the answer is 304. */
        readonly ETag: string;
        /** @description For ever if the request named the snapshot; otherwise the client must check each time. */
        readonly "Cache-Control": string;
        /** @description rel="next": the next page when this one is full, of the same snapshot, which it names in place of `as_of`; a page by a cursor is of the newest. rel="deprecation": where a deprecation is announced. */
        readonly Link: string;
        /** @description With `download=true`: the name of the file. */
        readonly "Content-Disposition": string;
        /** @description SHA-256 of the whole file (RFC 9530). */
        readonly "Repr-Digest": string;
        /** @description Address of what was made. */
        readonly Location: string;
        /** @description Requests that this key may send in any 60 seconds; refused ones do not count. */
        readonly "X-RateLimit-Limit": number;
        /** @description Requests that are left of them. */
        readonly "X-RateLimit-Remaining": number;
        /** @description When the oldest that counts is a minute old and makes room, in UNIX seconds. */
        readonly "X-RateLimit-Reset": number;
        /** @description The same, as draft 8 of the RateLimit header fields has it. */
        readonly RateLimit: string;
        /** @description The limit itself, as that draft has it. */
        readonly "RateLimit-Policy": string;
        /** @description Seconds to wait before the next try. */
        readonly "Retry-After": number;
        /** @description Bearer: how a key is sent. */
        readonly "WWW-Authenticate": string;
        /** @description Methods that this address takes. */
        readonly Allow: string;
        /** @description Since when something that this answer rests on is deprecated (RFC 9745): @ and UNIX seconds. */
        readonly Deprecation: string;
        /** @description When it may be gone (RFC 8594). */
        readonly Sunset: string;
        /** @description Snapshot that answered. With `snapshot=` of it the same answer comes for ever. */
        readonly "Possible-X-Snapshot-Id": string;
        /** @description For ever if the request named the snapshot; otherwise the client must check each time. */
        readonly "Possible-Cache-Control": string;
        /** @description Requests that this key may send in any 60 seconds; refused ones do not count. */
        readonly "Possible-X-RateLimit-Limit": number;
        /** @description Requests that are left of them. */
        readonly "Possible-X-RateLimit-Remaining": number;
        /** @description When the oldest that counts is a minute old and makes room, in UNIX seconds. */
        readonly "Possible-X-RateLimit-Reset": number;
        /** @description The same, as draft 8 of the RateLimit header fields has it. */
        readonly "Possible-RateLimit": string;
        /** @description The limit itself, as that draft has it. */
        readonly "Possible-RateLimit-Policy": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly fund_portfolio: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Only lines of this category (`metainfo.category`). Several have commas between them. */
                readonly category?: string | ("bank_paper" | "cash" | "credit_rights" | "derivatives" | "equities" | "foreign" | "fund_quotas" | "other" | "other_liability" | "payable" | "private_credit" | "property" | "provision" | "public_bonds" | "receivable" | "repo");
                /** @description Only lines that name this asset: a code as in `/v1/asset/{code}`. Confidential totals and lines whose asset is not identified name none, so without a line it is not known that the fund does not hold it. Several have commas between them. */
                readonly asset?: string;
                /** @description Only lines with at least this value, BRL; liabilities are negative. */
                readonly min_value?: number;
                /** @description Only lines with at most this value, BRL. */
                readonly max_value?: number;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_sales_quantity?: number;
                    readonly max_sales_quantity?: number;
                    readonly min_sales_value?: number;
                    readonly max_sales_value?: number;
                    readonly min_purchases_quantity?: number;
                    readonly max_purchases_quantity?: number;
                    readonly min_purchases_value?: number;
                    readonly max_purchases_value?: number;
                    readonly min_final_position_quantity?: number;
                    readonly max_final_position_quantity?: number;
                    readonly min_final_position_value?: number;
                    readonly max_final_position_value?: number;
                    readonly min_final_position_cost?: number;
                    readonly max_final_position_cost?: number;
                    readonly min_portfolio_share_percent?: number;
                    readonly max_portfolio_share_percent?: number;
                    readonly min_metainfo_filed_value?: number;
                    readonly max_metainfo_filed_value?: number;
                    readonly min_metainfo_live_series?: number;
                    readonly max_metainfo_live_series?: number;
                    readonly min_metainfo_report_age_months?: number;
                    readonly max_metainfo_report_age_months?: number;
                    readonly min_metainfo_indexer_percent?: number;
                    readonly max_metainfo_indexer_percent?: number;
                    readonly min_metainfo_spread_percent?: number;
                    readonly max_metainfo_spread_percent?: number;
                    readonly min_metainfo_fixed_rate_percent?: number;
                    readonly max_metainfo_fixed_rate_percent?: number;
                    readonly min_metainfo_foreign_quantity?: number;
                    readonly max_metainfo_foreign_quantity?: number;
                    readonly min_metainfo_foreign_value?: number;
                    readonly max_metainfo_foreign_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    /** @description `complete`, or `partial; missing=` and the members that the month lacks. */
                    readonly "X-Data-Completeness"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        readonly data: {
                            readonly fund: components["schemas"]["Fund"];
                            /** @description The lines. */
                            readonly portfolio: readonly components["schemas"]["PortfolioItem"][];
                            readonly reconciliation: components["schemas"]["Reconciliation"];
                        };
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,id,application_type,asset_type,related_issuer,business_type,sales_quantity,sales_value,purchases_quantity,purchases_value,final_position_quantity,final_position_value,final_position_cost,confidentiality_deadline,portfolio_share_percent,metainfo_block,metainfo_category,metainfo_is_investment,metainfo_confidential,metainfo_aggregated,metainfo_side,metainfo_filed_value,metainfo_document_id,metainfo_report_item,metainfo_segment,metainfo_live_series,metainfo_report_date,metainfo_report_age_months,metainfo_bond_type,metainfo_isin,metainfo_selic_code,metainfo_issue_date,metainfo_maturity_date,metainfo_fund_cnpj,metainfo_fund_name,metainfo_subclass_id,metainfo_swap_code,metainfo_swap_description,metainfo_asset_code,metainfo_asset_description,metainfo_start_date,metainfo_end_date,metainfo_issuer_cnpj,metainfo_issuer_person_type,metainfo_issuer_document,metainfo_issuer_name,metainfo_floating,metainfo_indexer_code,metainfo_indexer_description,metainfo_indexer_percent,metainfo_spread_percent,metainfo_fixed_rate_percent,metainfo_rated,metainfo_rating_agency,metainfo_rating_date,metainfo_rating,metainfo_cetip_registered,metainfo_guaranteed,metainfo_coobligor_cnpj,metainfo_collective,metainfo_collective_managed,metainfo_country_code,metainfo_country,metainfo_market_code,metainfo_market,metainfo_foreign_description,metainfo_foreign_quantity,metainfo_foreign_value,metainfo_asset_id,metainfo_asset_kind,metainfo_asset_id_basis,metainfo_asset_id_rule,metainfo_position,metainfo_collateral_asset_id,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_look_through: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description paths: a row a leaf and path; aggregate: a row an asset, long and short netted: own, lent and borrowed lines are one asset, repos are by their collateral. */
                readonly view?: "paths" | "aggregate";
                /** @description How many funds may be between the root and a leaf; funds that hold each other in a ring are one. */
                readonly max_depth?: number;
                /** @description Quotas with a smaller share of the root than this are not followed. Of a fund that leads to a ring it can rise by path, and is 0 by asset: see `coverage.min_share_percent`. */
                readonly min_share_percent?: number;
                /** @description With `names`: the funds on the paths of this page, each once; with `view=paths`. */
                readonly names?: "true" | "false" | "1" | "0";
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_sales_quantity?: number;
                    readonly max_sales_quantity?: number;
                    readonly min_sales_value?: number;
                    readonly max_sales_value?: number;
                    readonly min_purchases_quantity?: number;
                    readonly max_purchases_quantity?: number;
                    readonly min_purchases_value?: number;
                    readonly max_purchases_value?: number;
                    readonly min_final_position_quantity?: number;
                    readonly max_final_position_quantity?: number;
                    readonly min_final_position_value?: number;
                    readonly max_final_position_value?: number;
                    readonly min_final_position_cost?: number;
                    readonly max_final_position_cost?: number;
                    readonly min_portfolio_share_percent?: number;
                    readonly max_portfolio_share_percent?: number;
                    readonly min_metainfo_filed_value?: number;
                    readonly max_metainfo_filed_value?: number;
                    readonly min_metainfo_live_series?: number;
                    readonly max_metainfo_live_series?: number;
                    readonly min_metainfo_report_age_months?: number;
                    readonly max_metainfo_report_age_months?: number;
                    readonly min_metainfo_indexer_percent?: number;
                    readonly max_metainfo_indexer_percent?: number;
                    readonly min_metainfo_spread_percent?: number;
                    readonly max_metainfo_spread_percent?: number;
                    readonly min_metainfo_fixed_rate_percent?: number;
                    readonly max_metainfo_fixed_rate_percent?: number;
                    readonly min_metainfo_foreign_quantity?: number;
                    readonly max_metainfo_foreign_quantity?: number;
                    readonly min_metainfo_foreign_value?: number;
                    readonly max_metainfo_foreign_value?: number;
                    readonly min_age_months?: number;
                    readonly max_age_months?: number;
                    readonly min_quantity?: number;
                    readonly max_quantity?: number;
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_paths?: number;
                    readonly max_paths?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    /** @description `complete`, or `partial; missing=` and the members that the month lacks. */
                    readonly "X-Data-Completeness"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        readonly data: {
                            readonly fund: components["schemas"]["Fund"];
                            /** @description The leaves, or the assets. */
                            readonly portfolio: readonly (components["schemas"]["LookThroughLeaf"] | components["schemas"]["LookThroughAsset"])[];
                            readonly coverage: components["schemas"]["LookThroughCoverage"];
                            /** @description The funds on the paths of the rows of this page, by CNPJ; with `names=true`. */
                            readonly names?: readonly components["schemas"]["FundName"][];
                        };
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,id,application_type,asset_type,related_issuer,business_type,sales_quantity,sales_value,purchases_quantity,purchases_value,final_position_quantity,final_position_value,final_position_cost,confidentiality_deadline,portfolio_share_percent,metainfo_block,metainfo_category,metainfo_is_investment,metainfo_confidential,metainfo_aggregated,metainfo_side,metainfo_filed_value,metainfo_document_id,metainfo_report_item,metainfo_segment,metainfo_live_series,metainfo_report_date,metainfo_report_age_months,metainfo_bond_type,metainfo_isin,metainfo_selic_code,metainfo_issue_date,metainfo_maturity_date,metainfo_fund_cnpj,metainfo_fund_name,metainfo_subclass_id,metainfo_swap_code,metainfo_swap_description,metainfo_asset_code,metainfo_asset_description,metainfo_start_date,metainfo_end_date,metainfo_issuer_cnpj,metainfo_issuer_person_type,metainfo_issuer_document,metainfo_issuer_name,metainfo_floating,metainfo_indexer_code,metainfo_indexer_description,metainfo_indexer_percent,metainfo_spread_percent,metainfo_fixed_rate_percent,metainfo_rated,metainfo_rating_agency,metainfo_rating_date,metainfo_rating,metainfo_cetip_registered,metainfo_guaranteed,metainfo_coobligor_cnpj,metainfo_collective,metainfo_collective_managed,metainfo_country_code,metainfo_country,metainfo_market_code,metainfo_market,metainfo_foreign_description,metainfo_foreign_quantity,metainfo_foreign_value,metainfo_asset_id,metainfo_asset_kind,metainfo_asset_id_basis,metainfo_asset_id_rule,metainfo_position,metainfo_collateral_asset_id,depth,path,resolution,report_source,source_period,age_months,is_approximate,source_file,source_member,source_line,source_sha256,asset_id,asset_kind,asset_id_basis,asset_id_rule,asset_group_id,asset_group_basis,position,collateral_asset_id,name,quantity,value,share_percent,paths */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly assets: {
        readonly parameters: {
            readonly query?: {
                /** @description Words of a name, or parts of words: all of them must occur, in any order; accents and case do not count. Or a code: a ticker, ISIN, Selic, CETIP or contract code, CNPJ or `asset_id`, whole or its beginning; or the CNPJ of an issuer; or the short name of a government bond, alone or with the month or year in which it falls due, such as LFT or NTN-B 2035. */
                readonly q?: string;
                /** @description Only assets of this kind. Several have commas between them. */
                readonly kind?: string | ("listed_share" | "unit" | "receipt" | "bdr" | "fund_quota" | "government_bond" | "private_paper" | "foreign_share" | "foreign_bond" | "offshore_fund" | "crypto" | "future" | "option" | "other" | "unknown");
                /** @description A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `asset_id`, where no value comes first. */
                readonly sort_by?: "asset_id" | "kind" | "name" | "ticker" | "isin" | "cnpj" | "maturity_date" | "holders" | "value" | "first_month" | "last_month" | "seen_holders" | "seen_value" | "missing_members";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_holders?: number;
                    readonly max_holders?: number;
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_seen_holders?: number;
                    readonly max_seen_holders?: number;
                    readonly min_seen_value?: number;
                    readonly max_seen_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    /** @description Last day of the competence month. */
                    readonly "X-Reference-Date"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["ListedAsset"][];
                    };
                    /** @example reference_date,asset_id,kind,name,ticker,isin,cnpj,maturity_date,holders,value,first_month,last_month,seen_holders,seen_value,missing_members */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly asset: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or masked: URL-encoded, in letters of any case. */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /**
                         * Format: date
                         * @description Last day of the competence month that holders, value and `filed_as` are of.
                         */
                        readonly reference_date: string;
                        readonly data: components["schemas"]["Asset"];
                    };
                    /** @example reference_date,asset_id,kind,name,ticker,isin,cnpj,maturity_date,asset_group_id,asset_group_basis,selic_code,first_month,last_month,first_quoted,last_quoted,names,tickers,filed_as,links,holders,value,seen_holders,seen_value,missing_members,holders_path */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly asset_holders: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; if omitted, the newest complete month. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description With the funds that hold it through other funds. */
                readonly indirect?: "true" | "false" | "1" | "0";
                /** @description Rows of what is not owned: repo, derivatives, or both with a comma between them. */
                readonly include?: string;
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `cnpj`, `position`, `contract`, where no value comes first. */
                readonly sort_by?: "cnpj" | "name" | "quantity" | "value" | "share_percent" | "position" | "contract" | "oldest_report_date" | "direct_value" | "indirect_value" | "shortest_depth";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_quantity?: number;
                    readonly max_quantity?: number;
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_share_percent?: number;
                    readonly max_share_percent?: number;
                    readonly min_direct_value?: number;
                    readonly max_direct_value?: number;
                    readonly min_indirect_value?: number;
                    readonly max_indirect_value?: number;
                    readonly min_shortest_depth?: number;
                    readonly max_shortest_depth?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or masked: URL-encoded, in letters of any case. */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    /** @description `complete`, or `partial; missing=` and the members that the month lacks. */
                    readonly "X-Data-Completeness"?: string;
                    /** @description Last day of the competence month. */
                    readonly "X-Reference-Date"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        /** @description Name of the asset that the code was found to be of. */
                        readonly asset_id: string;
                        /** @description Name that its lines are added up by in the month: that of the group where papers are joined because others of the month show that they are one, else `asset_id`. */
                        readonly asset_group_id: string;
                        /**
                         * @description What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that remains of the group of an earlier month; "" where the asset is alone.
                         * @enum {string}
                         */
                        readonly asset_group_basis: "" | "paper_price" | "paper_terms" | "paper_kept";
                        /**
                         * @description read; members_missing where the month lacks a member that can have lines of such an asset: others can hold it too, and an empty list says nothing.
                         * @enum {string}
                         */
                        readonly status: "read" | "members_missing";
                        /**
                         * @description partial where the month lacks members.
                         * @enum {string}
                         */
                        readonly completeness: "complete" | "partial";
                        /** @description Members that are absent or thin, separated by commas; "" where none is. */
                        readonly missing_members: string;
                        /** @description Part of the value of the lines of the month that name their asset, by magnitude, of those that should: 100 is all. Null where the list is empty. */
                        readonly identified_percent: number | null;
                        readonly data: readonly components["schemas"]["AssetHolder"][];
                    };
                    /** @example asset_id,reference_date,cnpj,name,quantity,value,share_percent,position,contract,oldest_report_date,direct_value,indirect_value,shortest_depth */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly asset_holders_history: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `reference_date`, where no value comes first. */
                readonly sort_by?: "reference_date" | "status" | "asset_group_id" | "asset_group_basis" | "holders" | "value" | "borrowed_value" | "entered" | "left" | "completeness" | "missing_members" | "seen_holders" | "seen_value";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_holders?: number;
                    readonly max_holders?: number;
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_borrowed_value?: number;
                    readonly max_borrowed_value?: number;
                    readonly min_entered?: number;
                    readonly max_entered?: number;
                    readonly min_left?: number;
                    readonly max_left?: number;
                    readonly min_seen_holders?: number;
                    readonly max_seen_holders?: number;
                    readonly min_seen_value?: number;
                    readonly max_seen_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or masked: URL-encoded, in letters of any case. */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["HoldersMonth"][];
                    };
                    /** @example asset_id,reference_date,status,asset_group_id,asset_group_basis,holders,value,borrowed_value,entered,left,completeness,missing_members,seen_holders,seen_value */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_compare: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description A day of the competence month to compare with. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly with?: string;
                /** @description CNPJ of the fund to compare with, bare or masked, or the ticker or ISIN of its quotas. */
                readonly against?: string;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_previous_value?: number;
                    readonly max_previous_value?: number;
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_change?: number;
                    readonly max_change?: number;
                    readonly min_previous_share_percent?: number;
                    readonly max_previous_share_percent?: number;
                    readonly min_share_percent?: number;
                    readonly max_share_percent?: number;
                    readonly min_against_value?: number;
                    readonly max_against_value?: number;
                    readonly min_against_share_percent?: number;
                    readonly max_against_share_percent?: number;
                    readonly min_common_share_percent?: number;
                    readonly max_common_share_percent?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    /** @description `complete`, or `partial; missing=` and the members that a month compared lacks. */
                    readonly "X-Data-Completeness"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        readonly data: {
                            readonly fund: components["schemas"]["Fund"];
                            /** @description The portfolio that the fund is compared with. */
                            readonly compared: {
                                /** @description CNPJ of the class: the fund itself with `with`, the other with `against`. */
                                readonly cnpj: string;
                                /** @description Its name as filed in the month. */
                                readonly name: string;
                                /**
                                 * Format: date
                                 * @description Last day of its competence month.
                                 */
                                readonly reference_date: string;
                                /** @description Signed sum of its lines, BRL. */
                                readonly total_portfolio_value: number;
                                /** @description What its shares are of, BRL: its reported NAV of the month, or, where that is not positive, its total; null where neither is. */
                                readonly share_of_value: number | null;
                                /** @description 100 × Σ|value| of the lines that name their asset, filed or derived, ÷ Σ|value| of those that should; a derived name that may be of several assets, because its prices differ too much, names none; null where none should. */
                                readonly identified_percent: number | null;
                                /** @description The part of it whose names were put together from other columns, of the same whole. */
                                readonly derived_percent: number | null;
                                /** @description 100 × Σ|value| of what is no asset (repo, swaps, forwards, cash, payables, receivables, confidential totals) ÷ Σ|value| of all lines; null without value. */
                                readonly no_asset_percent: number | null;
                            };
                            /** @description The smaller of the two shares, added up over the assets that both hold with a positive share; null where a share is. */
                            readonly overlap_percent: number | null;
                            /** @description 100 × Σ|value| of the lines that name their asset, filed or derived, ÷ Σ|value| of those that should; a derived name that may be of several assets, because its prices differ too much, names none; null where none should. */
                            readonly identified_percent: number | null;
                            /** @description The part of it whose names were put together from other columns, of the same whole. */
                            readonly derived_percent: number | null;
                            /** @description 100 × Σ|value| of what is no asset (repo, swaps, forwards, cash, payables, receivables, confidential totals) ÷ Σ|value| of all lines; null without value. */
                            readonly no_asset_percent: number | null;
                            /** @description The assets of either, each once. */
                            readonly assets: readonly (components["schemas"]["ComparedMonths"] | components["schemas"]["ComparedFunds"])[];
                        };
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,compared_cnpj,compared_reference_date,asset_id,asset_kind,asset_id_basis,asset_id_rule,asset_group_id,asset_group_basis,position,collateral_asset_id,application_type,asset_type,name,previous_value,value,change,previous_share_percent,share_percent,status,against_value,against_share_percent,common_share_percent */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_revisions: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `version`, where no value comes first. */
                readonly sort_by?: "version" | "change" | "first_snapshot" | "published_at" | "delivered_at" | "content_hash" | "lines_added" | "lines_removed" | "lines_changed" | "previous_total_portfolio_value" | "total_portfolio_value" | "previous_nav_value" | "nav_value";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_version?: number;
                    readonly max_version?: number;
                    readonly min_lines_added?: number;
                    readonly max_lines_added?: number;
                    readonly min_lines_removed?: number;
                    readonly max_lines_removed?: number;
                    readonly min_lines_changed?: number;
                    readonly max_lines_changed?: number;
                    readonly min_previous_total_portfolio_value?: number;
                    readonly max_previous_total_portfolio_value?: number;
                    readonly min_total_portfolio_value?: number;
                    readonly max_total_portfolio_value?: number;
                    readonly min_previous_nav_value?: number;
                    readonly max_previous_nav_value?: number;
                    readonly min_nav_value?: number;
                    readonly max_nav_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["PortfolioRevision"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,version,change,first_snapshot,published_at,delivered_at,content_hash,lines_added,lines_removed,lines_changed,previous_total_portfolio_value,total_portfolio_value,previous_nav_value,nav_value */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_months: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `reference_date`, where no value comes first. */
                readonly sort_by?: "reference_date" | "lines" | "confidential_lines" | "nav_value" | "nav_source" | "total_portfolio_value" | "residual_value" | "grade" | "completeness" | "missing_members" | "version" | "change";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_lines?: number;
                    readonly max_lines?: number;
                    readonly min_confidential_lines?: number;
                    readonly max_confidential_lines?: number;
                    readonly min_nav_value?: number;
                    readonly max_nav_value?: number;
                    readonly min_total_portfolio_value?: number;
                    readonly max_total_portfolio_value?: number;
                    readonly min_residual_value?: number;
                    readonly max_residual_value?: number;
                    readonly min_version?: number;
                    readonly max_version?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["PortfolioMonth"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,lines,confidential_lines,nav_value,nav_source,total_portfolio_value,residual_value,grade,completeness,missing_members,version,change */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_history: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description What lines are added up by. */
                readonly group_by?: "category";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `reference_date`, `group`, where no value comes first. */
                readonly sort_by?: "reference_date" | "group" | "status" | "value" | "confidential_value" | "share_percent" | "completeness" | "missing_members";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_confidential_value?: number;
                    readonly max_confidential_value?: number;
                    readonly min_share_percent?: number;
                    readonly max_share_percent?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["PortfolioGroup"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,group,status,value,confidential_value,share_percent,completeness,missing_members */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_positions: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `reference_date`, where no value comes first. */
                readonly sort_by?: "reference_date" | "status" | "quantity" | "value" | "share_percent" | "lines" | "missing_members";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_quantity?: number;
                    readonly max_quantity?: number;
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_share_percent?: number;
                    readonly max_share_percent?: number;
                    readonly min_lines?: number;
                    readonly max_lines?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
                /** @description Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or masked: URL-encoded, in letters of any case. */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["AssetPosition"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,asset_id,reference_date,status,quantity,value,share_percent,lines,missing_members */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly portfolios: {
        readonly parameters: {
            readonly query: {
                /** @description The classes, by their CNPJs. Up to 100, separated by commas, bare or masked. One that is wrong or unknown is in `errors`, and the others are answered. */
                readonly cnpjs: string;
                /** @description A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Only lines of this category (`metainfo.category`). Several have commas between them. */
                readonly category?: string | ("bank_paper" | "cash" | "credit_rights" | "derivatives" | "equities" | "foreign" | "fund_quotas" | "other" | "other_liability" | "payable" | "private_credit" | "property" | "provision" | "public_bonds" | "receivable" | "repo");
                /** @description Only lines that name this asset: a code as in `/v1/asset/{code}`. Confidential totals and lines whose asset is not identified name none, so without a line it is not known that the fund does not hold it. Several have commas between them. */
                readonly asset?: string;
                /** @description Only lines with at least this value, BRL; liabilities are negative. */
                readonly min_value?: number;
                /** @description Only lines with at most this value, BRL. */
                readonly max_value?: number;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_sales_quantity?: number;
                    readonly max_sales_quantity?: number;
                    readonly min_sales_value?: number;
                    readonly max_sales_value?: number;
                    readonly min_purchases_quantity?: number;
                    readonly max_purchases_quantity?: number;
                    readonly min_purchases_value?: number;
                    readonly max_purchases_value?: number;
                    readonly min_final_position_quantity?: number;
                    readonly max_final_position_quantity?: number;
                    readonly min_final_position_value?: number;
                    readonly max_final_position_value?: number;
                    readonly min_final_position_cost?: number;
                    readonly max_final_position_cost?: number;
                    readonly min_portfolio_share_percent?: number;
                    readonly max_portfolio_share_percent?: number;
                    readonly min_metainfo_filed_value?: number;
                    readonly max_metainfo_filed_value?: number;
                    readonly min_metainfo_live_series?: number;
                    readonly max_metainfo_live_series?: number;
                    readonly min_metainfo_report_age_months?: number;
                    readonly max_metainfo_report_age_months?: number;
                    readonly min_metainfo_indexer_percent?: number;
                    readonly max_metainfo_indexer_percent?: number;
                    readonly min_metainfo_spread_percent?: number;
                    readonly max_metainfo_spread_percent?: number;
                    readonly min_metainfo_fixed_rate_percent?: number;
                    readonly max_metainfo_fixed_rate_percent?: number;
                    readonly min_metainfo_foreign_quantity?: number;
                    readonly max_metainfo_foreign_quantity?: number;
                    readonly min_metainfo_foreign_value?: number;
                    readonly max_metainfo_foreign_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    /** @description With a list of items: how many of them have no answer. JSON and XML have them in `errors`; ask for one of these formats to see which they are. */
                    readonly "X-Item-Errors"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /** @description With a list of items: those that have no answer. The other items have theirs. */
                        readonly errors: readonly components["schemas"]["ItemError"][];
                        readonly data: readonly components["schemas"]["BatchPortfolio"][];
                    };
                    /** @example requested_cnpj,cnpj,reference_date,id,application_type,asset_type,related_issuer,business_type,sales_quantity,sales_value,purchases_quantity,purchases_value,final_position_quantity,final_position_value,final_position_cost,confidentiality_deadline,portfolio_share_percent,metainfo_block,metainfo_category,metainfo_is_investment,metainfo_confidential,metainfo_aggregated,metainfo_side,metainfo_filed_value,metainfo_document_id,metainfo_report_item,metainfo_segment,metainfo_live_series,metainfo_report_date,metainfo_report_age_months,metainfo_bond_type,metainfo_isin,metainfo_selic_code,metainfo_issue_date,metainfo_maturity_date,metainfo_fund_cnpj,metainfo_fund_name,metainfo_subclass_id,metainfo_swap_code,metainfo_swap_description,metainfo_asset_code,metainfo_asset_description,metainfo_start_date,metainfo_end_date,metainfo_issuer_cnpj,metainfo_issuer_person_type,metainfo_issuer_document,metainfo_issuer_name,metainfo_floating,metainfo_indexer_code,metainfo_indexer_description,metainfo_indexer_percent,metainfo_spread_percent,metainfo_fixed_rate_percent,metainfo_rated,metainfo_rating_agency,metainfo_rating_date,metainfo_rating,metainfo_cetip_registered,metainfo_guaranteed,metainfo_coobligor_cnpj,metainfo_collective,metainfo_collective_managed,metainfo_country_code,metainfo_country,metainfo_market_code,metainfo_market,metainfo_foreign_description,metainfo_foreign_quantity,metainfo_foreign_value,metainfo_asset_id,metainfo_asset_kind,metainfo_asset_id_basis,metainfo_asset_id_rule,metainfo_position,metainfo_collateral_asset_id,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly market_assets: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Only classes of this filing group: fif, which file the eight blocks, or structured, which file the structured funds' file. The members of the other group are not asked, so their absence makes no figure partial. Several have commas between them. */
                readonly filing_group?: string | ("fif" | "structured");
                /** @description Only classes of this type. Several have commas between them. */
                readonly type?: string | ("fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other");
                /** @description Only assets of this kind. Several have commas between them. */
                readonly kind?: string | ("listed_share" | "unit" | "receipt" | "bdr" | "fund_quota" | "government_bond" | "private_paper" | "foreign_share" | "foreign_bond" | "offshore_fund" | "crypto" | "other");
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `asset_id`, where no value comes first. */
                readonly sort_by?: "asset_id" | "ticker" | "kind" | "long_value" | "long_quantity" | "lent_value" | "short_value" | "holder_count" | "manager_count" | "value_reason" | "share_of_market_percent" | "share_reason" | "outstanding_percent" | "outstanding_reason" | "previous_long_value" | "previous_long_quantity" | "previous_short_value" | "previous_holder_count" | "previous_reason" | "is_partial";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_long_value?: number;
                    readonly max_long_value?: number;
                    readonly min_long_quantity?: number;
                    readonly max_long_quantity?: number;
                    readonly min_lent_value?: number;
                    readonly max_lent_value?: number;
                    readonly min_short_value?: number;
                    readonly max_short_value?: number;
                    readonly min_holder_count?: number;
                    readonly max_holder_count?: number;
                    readonly min_manager_count?: number;
                    readonly max_manager_count?: number;
                    readonly min_share_of_market_percent?: number;
                    readonly max_share_of_market_percent?: number;
                    readonly min_outstanding_percent?: number;
                    readonly max_outstanding_percent?: number;
                    readonly min_previous_long_value?: number;
                    readonly max_previous_long_value?: number;
                    readonly min_previous_long_quantity?: number;
                    readonly max_previous_long_quantity?: number;
                    readonly min_previous_short_value?: number;
                    readonly max_previous_short_value?: number;
                    readonly min_previous_holder_count?: number;
                    readonly max_previous_holder_count?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        /**
                         * @description partial where the filing groups that are asked lack members in the month.
                         * @enum {string}
                         */
                        readonly completeness: "complete" | "partial";
                        /** @description These members, absent or thin. */
                        readonly missing_members: readonly string[];
                        /** @description Last day of the month before; null where the snapshot does not have it. */
                        readonly previous_date: string | null;
                        /** @description Lines that no row of the answer has, by the reason. */
                        readonly unknown: readonly components["schemas"]["MarketUnknown"][];
                        readonly data: readonly components["schemas"]["MarketAsset"][];
                    };
                    /** @example reference_date,asset_id,name,ticker,kind,long_value,long_quantity,lent_value,short_value,holder_count,manager_count,value_reason,share_of_market_percent,share_reason,outstanding_percent,outstanding_reason,previous_long_value,previous_long_quantity,previous_short_value,previous_holder_count,previous_reason,is_partial,missing_members,explain */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly market_moves: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Only classes of this filing group: fif, which file the eight blocks, or structured, which file the structured funds' file. The members of the other group are not asked, so their absence makes no figure partial. Several have commas between them. */
                readonly filing_group?: string | ("fif" | "structured");
                /** @description Only classes of this type. Several have commas between them. */
                readonly type?: string | ("fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other");
                /** @description A day of the month to compare with; omitted, the calendar month before. With an earlier one no trades are counted, since those of a month say nothing of several: positions are then unchanged, appeared, vanished or changed_without_trade. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly with?: string;
                /** @description Only assets of this kind. Several have commas between them. */
                readonly kind?: string | ("listed_share" | "unit" | "receipt" | "bdr" | "fund_quota" | "government_bond" | "private_paper" | "foreign_share" | "foreign_bond" | "offshore_fund" | "crypto" | "other");
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `asset_id`, `kind`, `position`, where no value comes first. */
                readonly sort_by?: "asset_id" | "linked_asset_id" | "kind" | "position" | "value" | "quantity" | "previous_value" | "previous_quantity" | "filed_purchases_value" | "filed_sales_value" | "filed_purchases_quantity" | "filed_sales_quantity" | "explained_purchases_value" | "explained_sales_value" | "explained_purchases_quantity" | "explained_sales_quantity" | "explained_net_value" | "position_change_value" | "price_change_value" | "quantity_change_value" | "not_comparable_value" | "moves_reason" | "entered_count" | "left_count" | "increased_count" | "reduced_count" | "unchanged_count" | "appeared_count" | "vanished_count" | "changed_without_trade_count" | "trade_unexplained_count" | "not_comparable_count" | "is_partial";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_quantity?: number;
                    readonly max_quantity?: number;
                    readonly min_previous_value?: number;
                    readonly max_previous_value?: number;
                    readonly min_previous_quantity?: number;
                    readonly max_previous_quantity?: number;
                    readonly min_filed_purchases_value?: number;
                    readonly max_filed_purchases_value?: number;
                    readonly min_filed_sales_value?: number;
                    readonly max_filed_sales_value?: number;
                    readonly min_filed_purchases_quantity?: number;
                    readonly max_filed_purchases_quantity?: number;
                    readonly min_filed_sales_quantity?: number;
                    readonly max_filed_sales_quantity?: number;
                    readonly min_explained_purchases_value?: number;
                    readonly max_explained_purchases_value?: number;
                    readonly min_explained_sales_value?: number;
                    readonly max_explained_sales_value?: number;
                    readonly min_explained_purchases_quantity?: number;
                    readonly max_explained_purchases_quantity?: number;
                    readonly min_explained_sales_quantity?: number;
                    readonly max_explained_sales_quantity?: number;
                    readonly min_explained_net_value?: number;
                    readonly max_explained_net_value?: number;
                    readonly min_position_change_value?: number;
                    readonly max_position_change_value?: number;
                    readonly min_price_change_value?: number;
                    readonly max_price_change_value?: number;
                    readonly min_quantity_change_value?: number;
                    readonly max_quantity_change_value?: number;
                    readonly min_not_comparable_value?: number;
                    readonly max_not_comparable_value?: number;
                    readonly min_entered_count?: number;
                    readonly max_entered_count?: number;
                    readonly min_left_count?: number;
                    readonly max_left_count?: number;
                    readonly min_increased_count?: number;
                    readonly max_increased_count?: number;
                    readonly min_reduced_count?: number;
                    readonly max_reduced_count?: number;
                    readonly min_unchanged_count?: number;
                    readonly max_unchanged_count?: number;
                    readonly min_appeared_count?: number;
                    readonly max_appeared_count?: number;
                    readonly min_vanished_count?: number;
                    readonly max_vanished_count?: number;
                    readonly min_changed_without_trade_count?: number;
                    readonly max_changed_without_trade_count?: number;
                    readonly min_trade_unexplained_count?: number;
                    readonly max_trade_unexplained_count?: number;
                    readonly min_not_comparable_count?: number;
                    readonly max_not_comparable_count?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        /**
                         * @description partial where the filing groups that are asked lack members in the month.
                         * @enum {string}
                         */
                        readonly completeness: "complete" | "partial";
                        /** @description These members, absent or thin. */
                        readonly missing_members: readonly string[];
                        /** @description Last day of the month compared with; null where the snapshot does not have it, and nothing can be compared. */
                        readonly with_date: string | null;
                        /** @description The positions of the answer, before pages and ranges, by their state. */
                        readonly states: readonly components["schemas"]["PositionState"][];
                        /** @description 100 × filed purchases and sales of positions whose quantities confirm them ÷ all that are filed; null where none is. */
                        readonly explained_percent: number | null;
                        readonly data: readonly components["schemas"]["AssetMove"][];
                    };
                    /** @example reference_date,asset_id,linked_asset_id,name,kind,position,value,quantity,previous_value,previous_quantity,filed_purchases_value,filed_sales_value,filed_purchases_quantity,filed_sales_quantity,explained_purchases_value,explained_sales_value,explained_purchases_quantity,explained_sales_quantity,explained_net_value,position_change_value,price_change_value,quantity_change_value,not_comparable_value,moves_reason,entered_count,left_count,increased_count,reduced_count,unchanged_count,appeared_count,vanished_count,changed_without_trade_count,trade_unexplained_count,not_comparable_count,is_partial,missing_members,explain */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly market_moves_of_asset: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Only classes of this filing group: fif, which file the eight blocks, or structured, which file the structured funds' file. The members of the other group are not asked, so their absence makes no figure partial. Several have commas between them. */
                readonly filing_group?: string | ("fif" | "structured");
                /** @description Only classes of this type. Several have commas between them. */
                readonly type?: string | ("fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other");
                /** @description A day of the month to compare with; omitted, the calendar month before. With an earlier one no trades are counted, since those of a month say nothing of several: positions are then unchanged, appeared, vanished or changed_without_trade. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly with?: string;
                /** @description Only positions in this state. Several have commas between them. */
                readonly state?: string | ("entered" | "left" | "increased" | "reduced" | "unchanged" | "appeared" | "vanished" | "changed_without_trade" | "trade_unexplained" | "not_comparable");
                /** @description Only positions that are held so. Several have commas between them. */
                readonly position?: string | ("owned" | "borrowed");
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `cnpj`, `asset_id`, `position`, where no value comes first. */
                readonly sort_by?: "cnpj" | "name" | "type" | "filing_group" | "asset_id" | "linked_asset_id" | "kind" | "position" | "final_position_value" | "quantity" | "previous_value" | "previous_quantity" | "filed_purchases_value" | "filed_sales_value" | "filed_purchases_quantity" | "filed_sales_quantity" | "unexplained_quantity" | "position_change_value" | "price_change_value" | "quantity_change_value" | "state" | "state_reason";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_final_position_value?: number;
                    readonly max_final_position_value?: number;
                    readonly min_quantity?: number;
                    readonly max_quantity?: number;
                    readonly min_previous_value?: number;
                    readonly max_previous_value?: number;
                    readonly min_previous_quantity?: number;
                    readonly max_previous_quantity?: number;
                    readonly min_filed_purchases_value?: number;
                    readonly max_filed_purchases_value?: number;
                    readonly min_filed_sales_value?: number;
                    readonly max_filed_sales_value?: number;
                    readonly min_filed_purchases_quantity?: number;
                    readonly max_filed_purchases_quantity?: number;
                    readonly min_filed_sales_quantity?: number;
                    readonly max_filed_sales_quantity?: number;
                    readonly min_unexplained_quantity?: number;
                    readonly max_unexplained_quantity?: number;
                    readonly min_position_change_value?: number;
                    readonly max_position_change_value?: number;
                    readonly min_price_change_value?: number;
                    readonly max_price_change_value?: number;
                    readonly min_quantity_change_value?: number;
                    readonly max_quantity_change_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or masked: URL-encoded, in letters of any case. */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        /**
                         * @description partial where the filing groups that are asked lack members in the month.
                         * @enum {string}
                         */
                        readonly completeness: "complete" | "partial";
                        /** @description These members, absent or thin. */
                        readonly missing_members: readonly string[];
                        /** @description Last day of the month compared with; null where the snapshot does not have it, and nothing can be compared. */
                        readonly with_date: string | null;
                        /** @description The positions of the answer, before pages and ranges, by their state. */
                        readonly states: readonly components["schemas"]["PositionState"][];
                        /** @description 100 × filed purchases and sales of positions whose quantities confirm them ÷ all that are filed; null where none is. */
                        readonly explained_percent: number | null;
                        /** @description Names that the positions are compared under. */
                        readonly asset_ids: readonly string[];
                        readonly data: readonly components["schemas"]["PositionMove"][];
                    };
                    /** @example reference_date,cnpj,name,type,filing_group,asset_id,linked_asset_id,kind,position,final_position_value,quantity,previous_value,previous_quantity,filed_purchases_value,filed_sales_value,filed_purchases_quantity,filed_sales_quantity,unexplained_quantity,position_change_value,price_change_value,quantity_change_value,state,state_reason,explain */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly market_lines: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; omitted, the newest that is complete. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description Only classes of this filing group: fif, which file the eight blocks, or structured, which file the structured funds' file. The members of the other group are not asked, so their absence makes no figure partial. Several have commas between them. */
                readonly filing_group?: string | ("fif" | "structured");
                /** @description Only classes of this type. Several have commas between them. */
                readonly type?: string | ("fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other");
                /** @description Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or masked: URL-encoded, in letters of any case. */
                readonly asset?: string;
                /** @description Only lines with one of these names (`asset_id` of a line), as they stand, with commas between them. */
                readonly filed_id?: string;
                /** @description Only lines that name no asset. */
                readonly unnamed?: "true" | "false" | "1" | "0";
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. */
                readonly cnpj?: string;
                /** @description Only lines of assets of this kind. Several have commas between them. */
                readonly kind?: string | ("listed_share" | "unit" | "receipt" | "bdr" | "fund_quota" | "government_bond" | "private_paper" | "foreign_share" | "foreign_bond" | "offshore_fund" | "crypto" | "other");
                /** @description Only lines that hold it so. Several have commas between them. */
                readonly position?: string | ("owned" | "lent" | "borrowed");
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `cnpj`, `id`, where no value comes first. */
                readonly sort_by?: "cnpj" | "name" | "type" | "id" | "block" | "position" | "asset_id" | "kind" | "asset_type" | "description" | "final_position_quantity" | "final_position_value" | "purchases_quantity" | "purchases_value" | "sales_quantity" | "sales_value";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_final_position_quantity?: number;
                    readonly max_final_position_quantity?: number;
                    readonly min_final_position_value?: number;
                    readonly max_final_position_value?: number;
                    readonly min_purchases_quantity?: number;
                    readonly max_purchases_quantity?: number;
                    readonly min_purchases_value?: number;
                    readonly max_purchases_value?: number;
                    readonly min_sales_quantity?: number;
                    readonly max_sales_quantity?: number;
                    readonly min_sales_value?: number;
                    readonly max_sales_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then. */
                    readonly "X-Rules-Version"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the competence month.
                         */
                        readonly reference_date: string;
                        /**
                         * @description partial where the filing groups that are asked lack members in the month.
                         * @enum {string}
                         */
                        readonly completeness: "complete" | "partial";
                        /** @description These members, absent or thin. */
                        readonly missing_members: readonly string[];
                        readonly data: readonly components["schemas"]["MarketLine"][];
                    };
                    /** @example reference_date,cnpj,name,type,id,block,position,asset_id,kind,asset_type,description,final_position_quantity,final_position_value,purchases_quantity,purchases_value,sales_quantity,sales_value,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_nav: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `date`, `subclass_id`, where no value comes first. */
                readonly sort_by?: "date" | "subclass_id" | "quota_value" | "net_assets_value" | "portfolio_value" | "inflow_value" | "outflow_value" | "holders";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_quota_value?: number;
                    readonly max_quota_value?: number;
                    readonly min_net_assets_value?: number;
                    readonly max_net_assets_value?: number;
                    readonly min_portfolio_value?: number;
                    readonly max_portfolio_value?: number;
                    readonly min_inflow_value?: number;
                    readonly max_inflow_value?: number;
                    readonly min_outflow_value?: number;
                    readonly max_outflow_value?: number;
                    readonly min_holders?: number;
                    readonly max_holders?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Only where there are some: the requested days for which CVM has several reports of a class or subclass with other figures, as `00068305000135/2024-02-08`. Nobody knows which is right, so none of them is answered, and the sum of the subclasses of such a day is not known. At most 100 are named, then `and N more`. */
                    readonly "X-Data-Conflicts"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["DailyReport"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,date,subclass_id,quota_value,net_assets_value,portfolio_value,inflow_value,outflow_value,holders,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly navs: {
        readonly parameters: {
            readonly query: {
                /** @description The classes, by their CNPJs. Up to 100, separated by commas, bare or masked. One that is wrong or unknown is in `errors`, and the others are answered. */
                readonly cnpjs: string;
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `date`, `requested_cnpj`, `subclass_id`, where no value comes first. */
                readonly sort_by?: "requested_cnpj" | "cnpj" | "date" | "subclass_id" | "quota_value" | "net_assets_value" | "portfolio_value" | "inflow_value" | "outflow_value" | "holders";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_quota_value?: number;
                    readonly max_quota_value?: number;
                    readonly min_net_assets_value?: number;
                    readonly max_net_assets_value?: number;
                    readonly min_portfolio_value?: number;
                    readonly max_portfolio_value?: number;
                    readonly min_inflow_value?: number;
                    readonly max_inflow_value?: number;
                    readonly min_outflow_value?: number;
                    readonly max_outflow_value?: number;
                    readonly min_holders?: number;
                    readonly max_holders?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Only where there are some: the requested days for which CVM has several reports of a class or subclass with other figures, as `00068305000135/2024-02-08`. Nobody knows which is right, so none of them is answered, and the sum of the subclasses of such a day is not known. At most 100 are named, then `and N more`. */
                    readonly "X-Data-Conflicts"?: string;
                    /** @description With a list of items: how many of them have no answer. JSON and XML have them in `errors`; ask for one of these formats to see which they are. */
                    readonly "X-Item-Errors"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /** @description With a list of items: those that have no answer. The other items have theirs. */
                        readonly errors: readonly components["schemas"]["ItemError"][];
                        readonly data: readonly components["schemas"]["BatchDailyReport"][];
                    };
                    /** @example requested_cnpj,cnpj,date,subclass_id,quota_value,net_assets_value,portfolio_value,inflow_value,outflow_value,holders,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly nav_summary: {
        readonly parameters: {
            readonly query?: {
                /** @description Last day of the periods; a class without a report on it or in the 10 days before is a 404. If omitted, the day of its newest report. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description What to compare with: a series of `/v1/statistics` by `id` or alias, such as `ipca`, or a ticker of the spot market, in any case. A name that is both is the series. */
                readonly benchmark?: string;
                /** @description Only this period; if omitted, all of them. Several have commas between them. */
                readonly period?: string | ("month_to_date" | "year_to_date" | "last_1_month" | "last_3_months" | "last_6_months" | "last_12_months" | "last_24_months" | "last_36_months" | "since_first_report");
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `period`, `subclass_id`, where no value comes first. */
                readonly sort_by?: "period" | "subclass_id" | "begin_date" | "first_date" | "last_date" | "first_quota_value" | "last_quota_value" | "return_percent" | "return_reason" | "benchmark" | "benchmark_basis" | "benchmark_return_percent" | "excess_percent" | "benchmark_reason" | "volatility_percent" | "volatility_reason" | "max_drawdown_percent" | "drawdown_peak_date" | "drawdown_trough_date" | "drawdown_reason" | "inflow_value" | "outflow_value" | "net_flow_value" | "flow_reason" | "first_holders" | "last_holders" | "reports" | "missing_reports";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_first_quota_value?: number;
                    readonly max_first_quota_value?: number;
                    readonly min_last_quota_value?: number;
                    readonly max_last_quota_value?: number;
                    readonly min_return_percent?: number;
                    readonly max_return_percent?: number;
                    readonly min_benchmark_return_percent?: number;
                    readonly max_benchmark_return_percent?: number;
                    readonly min_excess_percent?: number;
                    readonly max_excess_percent?: number;
                    readonly min_volatility_percent?: number;
                    readonly max_volatility_percent?: number;
                    readonly min_max_drawdown_percent?: number;
                    readonly max_max_drawdown_percent?: number;
                    readonly min_inflow_value?: number;
                    readonly max_inflow_value?: number;
                    readonly min_outflow_value?: number;
                    readonly max_outflow_value?: number;
                    readonly min_net_flow_value?: number;
                    readonly max_net_flow_value?: number;
                    readonly min_first_holders?: number;
                    readonly max_first_holders?: number;
                    readonly min_last_holders?: number;
                    readonly max_last_holders?: number;
                    readonly min_reports?: number;
                    readonly max_reports?: number;
                    readonly min_missing_reports?: number;
                    readonly max_missing_reports?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Day of the newest report of the class at or before `date`.
                         */
                        readonly reference_date: string;
                        readonly data: readonly components["schemas"]["NavSummary"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,period,subclass_id,begin_date,first_date,last_date,first_quota_value,last_quota_value,return_percent,return_reason,benchmark,benchmark_basis,benchmark_return_percent,excess_percent,benchmark_reason,volatility_percent,volatility_reason,max_drawdown_percent,drawdown_peak_date,drawdown_trough_date,drawdown_reason,inflow_value,outflow_value,net_flow_value,flow_reason,first_holders,last_holders,reports,missing_reports,conflicting_days */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund: {
        readonly parameters: {
            readonly query?: {
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Last day of the newest competence month; null where none was filed. */
                        readonly reference_date: string | null;
                        readonly data: {
                            readonly fund: components["schemas"]["Fund"];
                            readonly registration: components["schemas"]["FundRegistration"] | null;
                            readonly own_report: components["schemas"]["OwnReportFacts"] | null;
                            /** @description Its subclasses, by their number. */
                            readonly subclasses: readonly components["schemas"]["FundSubclass"][];
                        };
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example reference_date,id,cvm_id,cvm_code,cnpj,type,status,status_date,registration_date,creation_date,exercise_date,exercise_end_date,cancelation_date,updated_at,name,rcvm175_is_compliant,rcvm175_compliance_date,nav_value_reported,nav_value_reported_reference_date,integrants,total_portfolio_value,total_portfolio_value_reference_date,registration_class_id,registration_fund_id,registration_fund_cnpj,registration_register,registration_type_filed,registration_status_filed,registration_class_registration_date,registration_class_creation_date,registration_class_start_date,registration_classification,registration_benchmark,registration_holds_quotas,registration_anbima_class,registration_long_term_tax,registration_investment_entity,registration_full_foreign_allowed,registration_condominium,registration_exclusive,registration_audience,registration_esg,registration_nav_value,registration_nav_date,registration_activity_start_date,registration_classification_date,registration_performance_fee,registration_performance_fee_note,registration_administration_fee,registration_administration_fee_note,registration_fund_cvm_code,registration_fund_type,registration_fund_type_filed,registration_fund_name,registration_fund_status,registration_fund_status_filed,registration_fund_status_date,registration_fund_registration_date,registration_fund_creation_date,registration_fund_cancelation_date,registration_fund_rcvm175_date,registration_fund_exercise_date,registration_fund_exercise_end_date,registration_fund_nav_value,registration_fund_nav_date,registration_fund_class_count,registration_fund_source_file,registration_fund_source_member,registration_fund_source_line,registration_fund_source_sha256,registration_source_file,registration_source_member,registration_source_line,registration_source_sha256,registration_legacy_source_file,registration_legacy_source_member,registration_legacy_source_line,registration_legacy_source_sha256,own_report_report_source,own_report_reference_date,own_report_name,own_report_start_date,own_report_administrator_name,own_report_administrator_cnpj,subclasses */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly funds: {
        readonly parameters: {
            readonly query?: {
                /** @description Words of the name, or parts of words: all of them must occur, in any order. Accents and case do not count, and no character is a wildcard. Or a CNPJ, bare or masked, whole or its first five characters or more, or a code. */
                readonly q?: string;
                /** @description Only funds of this type. Several have commas between them. */
                readonly type?: string | ("fif" | "fidc" | "fii" | "fip" | "fiagro" | "etf" | "fapi" | "fmp" | "other");
                /** @description Only funds with this status. Several have commas between them. */
                readonly status?: string | ("normal" | "pre_operational" | "under_review" | "suspended" | "liquidation" | "merged" | "cancelled" | "unknown");
                /** @description Only funds whose administrator has this CNPJ, bare or masked: by the registers, or, where they name none, by its own report (FIDC, FII). Several have commas between them. */
                readonly administrator?: string;
                /** @description Only funds whose manager has this CNPJ, bare or masked. Several have commas between them. */
                readonly manager?: string;
                /** @description Only classes registered with this text, without regard to accents and case. Kind of investment policy of the class. Several have commas between them. */
                readonly classification?: string;
                /** @description Only classes registered with this text, without regard to accents and case. Class in the table of the industry association (ANBIMA). Several have commas between them. */
                readonly anbima_class?: string;
                /** @description Only classes registered with this text, without regard to accents and case. Index that the performance is measured against. Several have commas between them. */
                readonly benchmark?: string;
                /** @description Only classes registered with this text, without regard to accents and case. Open (Aberto) or closed (Fechado) to redemptions. Several have commas between them. */
                readonly condominium?: string;
                /** @description Only classes registered with this text, without regard to accents and case. Investors that it is meant for. Several have commas between them. */
                readonly audience?: string;
                /** @description Only classes registered as made for one investor, or only those registered as not. */
                readonly exclusive?: "true" | "false" | "1" | "0";
                /** @description Only classes registered with at least 95 % in quotas of other funds, or only those registered with less. */
                readonly holds_quotas?: "true" | "false" | "1" | "0";
                /** @description Only the funds with these CNPJs. Up to 100, separated by commas, bare or masked. One that is wrong or unknown is in `errors`, and the others are answered. */
                readonly cnpjs?: string;
                /** @description Only funds with a portfolio in this snapshot, or only those without. */
                readonly has_portfolio?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `cnpj`, where no value comes first. */
                readonly sort_by?: "id" | "cvm_id" | "cvm_code" | "cnpj" | "type" | "status" | "status_date" | "name" | "updated_at" | "nav_value" | "nav_date";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_nav_value?: number;
                    readonly max_nav_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description With a list of items: how many of them have no answer. JSON and XML have them in `errors`; ask for one of these formats to see which they are. */
                    readonly "X-Item-Errors"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /** @description With a list of items: those that have no answer. The other items have theirs. */
                        readonly errors?: readonly components["schemas"]["ItemError"][];
                        readonly data: readonly components["schemas"]["ListedFund"][];
                    };
                    /** @example id,cvm_id,cvm_code,cnpj,type,status,status_date,name,updated_at,nav_value,nav_date,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_segments: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `segment`, where no value comes first. */
                readonly sort_by?: "segment" | "segment_group" | "value" | "source_column";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_value?: number;
                    readonly max_value?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description `complete`, or `partial; missing=` and the tables that the month lacks. */
                    readonly "X-Data-Completeness"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the month of the report.
                         */
                        readonly reference_date: string;
                        readonly data: readonly components["schemas"]["FundSegment"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,segment,segment_group,value,source_column,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_series: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested competence month; if omitted, the newest month. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `series`, where no value comes first. */
                readonly sort_by?: "series" | "series_filed" | "class" | "subclass_id" | "quotas" | "quota_value" | "value" | "holders" | "return_percent" | "expected_performance_percent" | "actual_performance_percent" | "nav_match";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_quotas?: number;
                    readonly max_quotas?: number;
                    readonly min_quota_value?: number;
                    readonly max_quota_value?: number;
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_holders?: number;
                    readonly max_holders?: number;
                    readonly min_return_percent?: number;
                    readonly max_return_percent?: number;
                    readonly min_expected_performance_percent?: number;
                    readonly max_expected_performance_percent?: number;
                    readonly min_actual_performance_percent?: number;
                    readonly max_actual_performance_percent?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description `complete`, or `partial; missing=` and the tables that the month lacks. */
                    readonly "X-Data-Completeness"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the month of the report.
                         */
                        readonly reference_date: string;
                        readonly data: readonly components["schemas"]["FundSeries"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,series,series_filed,class,subclass_id,quotas,quota_value,value,holders,return_percent,expected_performance_percent,actual_performance_percent,nav_match,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_reports: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `reference_date`, where no value comes first. */
                readonly sort_by?: "reference_date" | "report_source" | "nav_value" | "total_assets" | "liabilities" | "quotas_issued" | "quota_value" | "holders" | "return_effective" | "dividend_yield" | "amortization" | "credit_rights_gross" | "provision" | "overdue";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_nav_value?: number;
                    readonly max_nav_value?: number;
                    readonly min_total_assets?: number;
                    readonly max_total_assets?: number;
                    readonly min_liabilities?: number;
                    readonly max_liabilities?: number;
                    readonly min_quotas_issued?: number;
                    readonly max_quotas_issued?: number;
                    readonly min_quota_value?: number;
                    readonly max_quota_value?: number;
                    readonly min_holders?: number;
                    readonly max_holders?: number;
                    readonly min_return_effective?: number;
                    readonly max_return_effective?: number;
                    readonly min_dividend_yield?: number;
                    readonly max_dividend_yield?: number;
                    readonly min_amortization?: number;
                    readonly max_amortization?: number;
                    readonly min_credit_rights_gross?: number;
                    readonly max_credit_rights_gross?: number;
                    readonly min_provision?: number;
                    readonly max_provision?: number;
                    readonly min_overdue?: number;
                    readonly max_overdue?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["FundReport"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,report_source,nav_value,total_assets,liabilities,quotas_issued,quota_value,holders,return_effective,dividend_yield,amortization,credit_rights_gross,provision,overdue,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly fund_properties: {
        readonly parameters: {
            readonly query?: {
                /** @description A day of the requested quarter; if omitted, the newest quarter that the fund reported. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `ordinal`, where no value comes first. */
                readonly sort_by?: "ordinal" | "kind" | "kind_filed" | "name" | "address" | "state" | "area_m2" | "units" | "notes" | "vacancy" | "default_rate" | "fund_revenue_share" | "leased_share" | "sold_share" | "works_done" | "works_planned" | "cost_done" | "cost_planned" | "invested_share" | "nav_share";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_ordinal?: number;
                    readonly max_ordinal?: number;
                    readonly min_area_m2?: number;
                    readonly max_area_m2?: number;
                    readonly min_units?: number;
                    readonly max_units?: number;
                    readonly min_vacancy?: number;
                    readonly max_vacancy?: number;
                    readonly min_default_rate?: number;
                    readonly max_default_rate?: number;
                    readonly min_fund_revenue_share?: number;
                    readonly max_fund_revenue_share?: number;
                    readonly min_leased_share?: number;
                    readonly max_leased_share?: number;
                    readonly min_sold_share?: number;
                    readonly max_sold_share?: number;
                    readonly min_works_done?: number;
                    readonly max_works_done?: number;
                    readonly min_works_planned?: number;
                    readonly max_works_planned?: number;
                    readonly min_cost_done?: number;
                    readonly max_cost_done?: number;
                    readonly min_cost_planned?: number;
                    readonly max_cost_planned?: number;
                    readonly min_invested_share?: number;
                    readonly max_invested_share?: number;
                    readonly min_nav_share?: number;
                    readonly max_nav_share?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found. */
                readonly cnpj: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`. */
                    readonly "X-Resolved-From"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /**
                         * Format: date
                         * @description Last day of the quarter.
                         */
                        readonly reference_date: string;
                        /**
                         * Format: date
                         * @description Day that the report names; not always the last of the quarter.
                         */
                        readonly report_date: string;
                        /** @description Number of the version that counts: the highest of the file. */
                        readonly version: number;
                        /** @description Day on which that version was delivered. */
                        readonly delivered_at: string | null;
                        readonly data: readonly components["schemas"]["FundProperty"][];
                        /** @description Only where the fund was named by a ticker or ISIN. */
                        readonly resolved_from?: components["schemas"]["ResolvedFrom"];
                    };
                    /** @example cnpj,reference_date,ordinal,kind,kind_filed,name,address,state,area_m2,units,notes,vacancy,default_rate,fund_revenue_share,leased_share,sold_share,works_done,works_planned,cost_done,cost_planned,invested_share,nav_share,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly exchange_quotes: {
        readonly parameters: {
            readonly query?: {
                /** @description Trading code, whole, in any case; only for a single day it may be left out, and then all are answered. Several have commas between them. */
                readonly ticker?: string;
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `date`, `ticker`, `term_days`, where no value comes first. */
                readonly sort_by?: "date" | "ticker" | "term_days" | "market" | "bdi_code" | "name" | "specification" | "currency" | "open" | "high" | "low" | "average" | "close" | "bid" | "ask" | "trades" | "quantity" | "volume" | "strike" | "strike_points" | "strike_correction" | "expiry" | "quotation_factor" | "isin" | "distribution_number";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_term_days?: number;
                    readonly max_term_days?: number;
                    readonly min_open?: number;
                    readonly max_open?: number;
                    readonly min_high?: number;
                    readonly max_high?: number;
                    readonly min_low?: number;
                    readonly max_low?: number;
                    readonly min_average?: number;
                    readonly max_average?: number;
                    readonly min_close?: number;
                    readonly max_close?: number;
                    readonly min_bid?: number;
                    readonly max_bid?: number;
                    readonly min_ask?: number;
                    readonly max_ask?: number;
                    readonly min_trades?: number;
                    readonly max_trades?: number;
                    readonly min_quantity?: number;
                    readonly max_quantity?: number;
                    readonly min_volume?: number;
                    readonly max_volume?: number;
                    readonly min_strike?: number;
                    readonly max_strike?: number;
                    readonly min_strike_points?: number;
                    readonly max_strike_points?: number;
                    readonly min_strike_correction?: number;
                    readonly max_strike_correction?: number;
                    readonly min_quotation_factor?: number;
                    readonly max_quotation_factor?: number;
                    readonly min_distribution_number?: number;
                    readonly max_distribution_number?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    /** @description Whether the quotes of all sessions in the range are there, by the calendar b3-sessions: `complete`; `partial; missing=` and the sessions without quotes, a month that is not published as `2024-10`, and then `thin=` and the sessions with less than half of the spot tickers of the others of their month; `not_known` if the calendar does not know all days. At most 31 are named, then `...`. A month that is not over counts up to its newest day. `/v1/datasets/b3_quote` has the grade of each month. */
                    readonly "X-Data-Completeness"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["Quote"][];
                    };
                    /** @example date,ticker,term_days,market,bdi_code,name,specification,currency,open,high,low,average,close,bid,ask,trades,quantity,volume,strike,strike_points,strike_correction,expiry,quotation_factor,isin,distribution_number,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly exchange_indexes: {
        readonly parameters: {
            readonly query?: {
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `code`, where no value comes first. */
                readonly sort_by?: "code" | "securities" | "updated_date" | "first_month" | "last_month" | "portfolio_assets";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_securities?: number;
                    readonly max_securities?: number;
                    readonly min_portfolio_assets?: number;
                    readonly max_portfolio_assets?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["Index"][];
                    };
                    /** @example code,securities,updated_date,first_month,last_month,portfolio_assets */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly exchange_index: {
        readonly parameters: {
            readonly query?: {
                /** @description Day on which the portfolio was in force; omitted, the newest that was seen, whatever its day. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly date?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `ticker`, where no value comes first. */
                readonly sort_by?: "ticker" | "name" | "specification" | "theoretical_quantity" | "share_percent" | "first_seen";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_theoretical_quantity?: number;
                    readonly max_theoretical_quantity?: number;
                    readonly min_share_percent?: number;
                    readonly max_share_percent?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Code of the index, in any case: see /v1/exchange/indexes. */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["IndexAsset"][];
                    };
                    /** @example index_code,reference_date,ticker,name,specification,theoretical_quantity,share_percent,first_seen,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly statistics: {
        readonly parameters: {
            readonly query?: {
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `id`, where no value comes first. */
                readonly sort_by?: "id" | "publisher" | "code" | "name" | "unit" | "first_period" | "last_period" | "periods" | "frequency" | "untested" | "decimals";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_periods?: number;
                    readonly max_periods?: number;
                    readonly min_decimals?: number;
                    readonly max_decimals?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["StatisticSeries"][];
                    };
                    /** @example id,publisher,code,name,unit,first_period,last_period,periods,frequency,untested,aliases,decimals */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly statistic: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description List every version of each period that this installation has seen, with the snapshots that have it. */
                readonly vintages?: "all";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `period`, `vintage`, where no value comes first. */
                readonly sort_by?: "period" | "value" | "marker" | "modified_date" | "end_date" | "vintage" | "is_withdrawn" | "first_snapshot" | "last_snapshot" | "published_at";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_value?: number;
                    readonly max_value?: number;
                    readonly min_vintage?: number;
                    readonly max_vintage?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Which series: its `id` in `/v1/statistics`, or one of its `aliases`, such as `ipca`, `selic` or `cdi`. */
                readonly series: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["StatisticValue"][];
                    };
                    /** @example series,period,value,marker,modified_date,end_date,source_file,source_member,source_line,source_sha256,vintage,is_withdrawn,first_snapshot,last_snapshot,published_at */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly flight_fares: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description ICAO code of the aerodrome where the journey begins, or the IATA code that it has today, in capitals or not. Several have commas between them. */
                readonly origin?: string;
                /** @description ICAO code of the aerodrome where the journey ends, or the IATA code that it has today. Several have commas between them. */
                readonly destination?: string;
                /** @description ICAO code of the airline that sold the seats. Several have commas between them. */
                readonly airline?: string;
                /** @description Answer a summary of each route, airline or month in place of the fares. */
                readonly aggregate?: "route" | "airline" | "month";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `month`, `origin_icao`, `destination_icao`, `airline_icao`, `fare_value`, where no value comes first. */
                readonly sort_by?: "month" | "airline_icao" | "origin_icao" | "destination_icao" | "fare_value" | "seats_sold" | "origin_iata" | "destination_iata" | "mean" | "min" | "p10" | "p25" | "median" | "p75" | "p90" | "max" | "first_month" | "last_month";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_fare_value?: number;
                    readonly max_fare_value?: number;
                    readonly min_seats_sold?: number;
                    readonly max_seats_sold?: number;
                    readonly min_mean?: number;
                    readonly max_mean?: number;
                    readonly min_min?: number;
                    readonly max_min?: number;
                    readonly min_p10?: number;
                    readonly max_p10?: number;
                    readonly min_p25?: number;
                    readonly max_p25?: number;
                    readonly min_median?: number;
                    readonly max_median?: number;
                    readonly min_p75?: number;
                    readonly max_p75?: number;
                    readonly min_p90?: number;
                    readonly max_p90?: number;
                    readonly min_max?: number;
                    readonly max_max?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly (components["schemas"]["FlightFare"] | components["schemas"]["RouteFares"] | components["schemas"]["AirlineFares"] | components["schemas"]["MonthFares"])[];
                    };
                    /** @example month,airline_icao,origin_icao,destination_icao,fare_value,seats_sold,origin_iata,destination_iata,source_file,source_member,source_line,source_sha256,mean,min,p10,p25,median,p75,p90,max,first_month,last_month */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly calendars: {
        readonly parameters: {
            readonly query?: {
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `id`, where no value comes first. */
                readonly sort_by?: "id" | "name" | "source" | "first_date" | "last_date" | "holidays";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_holidays?: number;
                    readonly max_holidays?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["Calendar"][];
                    };
                    /** @example id,name,source,first_date,last_date,holidays */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly calendar: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description With the file, member and line that each row was read from, as `source`. */
                readonly provenance?: "true" | "false" | "1" | "0";
                /** @description List the business days in place of the others. */
                readonly business_days?: "true" | "false" | "1" | "0";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `date`, where no value comes first. */
                readonly sort_by?: "date" | "name";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Which calendar: br-banks or b3-sessions. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["CalendarDay"][];
                    };
                    /** @example calendar,date,name,source_file,source_member,source_line,source_sha256 */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly search: {
        readonly parameters: {
            readonly query: {
                /** @description Words of a name, or parts of words; or a code; or a CNPJ, bare or masked, whole or its first five characters or more. */
                readonly q: string;
                /** @description Only what is of this kind. Several have commas between them. */
                readonly kind?: string | ("fund" | "asset" | "ticker" | "index" | "series" | "route" | "dataset");
                /** @description The most that are listed. */
                readonly limit?: number;
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /** @description The kinds that were searched: those requested that the snapshot has anything of. */
                        readonly searched: readonly ("fund" | "asset" | "ticker" | "index" | "series" | "route" | "dataset")[];
                        readonly data: readonly components["schemas"]["Found"][];
                    };
                    /** @example kind,id,name,path,match */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly datasets: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of titles, descriptions and headings: en or pt. */
                readonly lang?: "en" | "pt";
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `id`, where no value comes first. */
                readonly sort_by?: "id" | "title" | "publisher" | "description" | "licence" | "attribution" | "cadence" | "revisions" | "table_count" | "partition_count" | "rows" | "bytes" | "first_partition" | "last_partition";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_table_count?: number;
                    readonly max_table_count?: number;
                    readonly min_partition_count?: number;
                    readonly max_partition_count?: number;
                    readonly min_rows?: number;
                    readonly max_rows?: number;
                    readonly min_bytes?: number;
                    readonly max_bytes?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["DatasetSummary"][];
                    };
                    /** @example id,title,publisher,description,licence,attribution,cadence,revisions,table_count,partition_count,rows,bytes,first_partition,last_partition,freshness_month,freshness_newest,freshness_retrieved_at,freshness_late_from,freshness_counted_by */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly dataset: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of titles, descriptions and headings: en or pt. */
                readonly lang?: "en" | "pt";
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of a dataset, as /v1/datasets lists it. */
                readonly id: "anac_fare" | "b3_index" | "b3_quote" | "business_calendar" | "cvm_fidc" | "cvm_fii_month" | "cvm_fii_quarter" | "cvm_fund_daily" | "cvm_fund_delivery" | "cvm_fund_portfolio" | "cvm_fund_register" | "statistics";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /**
                         * Format: date
                         * @description Day on which the snapshot was published (UTC).
                         */
                        readonly reference_date: string;
                        readonly data: components["schemas"]["CatalogueEntry"];
                    };
                    /** @example reference_date,id,title,publisher,description,licence,attribution,cadence,revisions,table_count,partition_count,rows,bytes,first_partition,last_partition,freshness_month,freshness_newest,freshness_retrieved_at,freshness_late_from,freshness_counted_by,caveats,sources,tables,endpoints,partitions */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly bulk: {
        readonly parameters: {
            readonly query?: {
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `partition`, `table`, where no value comes first. */
                readonly sort_by?: "partition" | "table" | "path" | "file" | "rows" | "bytes" | "sha256" | "first_snapshot";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_rows?: number;
                    readonly max_rows?: number;
                    readonly min_bytes?: number;
                    readonly max_bytes?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of a dataset, as /v1/datasets lists it. */
                readonly dataset: "anac_fare" | "b3_index" | "b3_quote" | "business_calendar" | "cvm_fidc" | "cvm_fii_month" | "cvm_fii_quarter" | "cvm_fund_daily" | "cvm_fund_delivery" | "cvm_fund_portfolio" | "cvm_fund_register" | "statistics";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["BulkFile"][];
                    };
                    /** @example dataset,partition,table,path,file,rows,bytes,sha256,first_snapshot */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changelog: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the changes of this dataset. Several have commas between them. */
                readonly dataset?: string | ("anac_fare" | "b3_index" | "b3_quote" | "business_calendar" | "cvm_fidc" | "cvm_fii_month" | "cvm_fii_quarter" | "cvm_fund_daily" | "cvm_fund_delivery" | "cvm_fund_portfolio" | "cvm_fund_register" | "statistics");
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `snapshot`, `dataset`, `partition`, `table`, `change`, where no value comes first. */
                readonly sort_by?: "snapshot" | "published_at" | "dataset" | "partition" | "table" | "change" | "rows" | "rows_added" | "rows_removed" | "rows_changed" | "rules_version";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_rows?: number;
                    readonly max_rows?: number;
                    readonly min_rows_added?: number;
                    readonly max_rows_added?: number;
                    readonly min_rows_removed?: number;
                    readonly max_rows_removed?: number;
                    readonly min_rows_changed?: number;
                    readonly max_rows_changed?: number;
                    readonly min_rules_version?: number;
                    readonly max_rules_version?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["Change"][];
                    };
                    /** @example snapshot,published_at,dataset,partition,table,change,rows,rows_added,rows_removed,rows_changed,rules_version,cleaned */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly snapshots: {
        readonly parameters: {
            readonly query?: {
                /** @description First day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month. */
                readonly from?: string;
                /** @description Last day, included. YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly to?: string;
                /** @description Column to sort by. Text goes by code point. Rows without a value come last in either direction; equal rows are ordered by `snapshot`, where no value comes first. */
                readonly sort_by?: "snapshot" | "published_at" | "digest" | "datasets" | "partitions" | "rows_added" | "rows_removed" | "rows_changed";
                /** @description Upwards or downwards. */
                readonly sort_order?: "asc" | "desc";
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_datasets?: number;
                    readonly max_datasets?: number;
                    readonly min_partitions?: number;
                    readonly max_partitions?: number;
                    readonly min_rows_added?: number;
                    readonly max_rows_added?: number;
                    readonly min_rows_removed?: number;
                    readonly max_rows_removed?: number;
                    readonly min_rows_changed?: number;
                    readonly max_rows_changed?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        readonly data: readonly components["schemas"]["PublishedSnapshot"][];
                    };
                    /** @example snapshot,published_at,digest,datasets,partitions,rows_added,rows_removed,rows_changed */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revisions: {
        readonly parameters: {
            readonly query?: {
                /** @description Only what was published after this instant. UTC, as in `published_at`; a day is its first instant. */
                readonly updated_after?: string;
                /** @description Only the changes of this dataset. Several have commas between them. */
                readonly dataset?: string | ("anac_fare" | "b3_index" | "b3_quote" | "business_calendar" | "cvm_fidc" | "cvm_fii_month" | "cvm_fii_quarter" | "cvm_fund_daily" | "cvm_fund_delivery" | "cvm_fund_portfolio" | "cvm_fund_register" | "statistics");
                /** @description The `next_cursor` of an answer: what comes behind it. A cursor stays valid when a newer snapshot is published. */
                readonly cursor?: string;
                /** @description Rows in a page; a page with fewer is the last. */
                readonly page_size?: number;
                /** @description Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. What an answer says of the list as a whole, such as totals and shares, is of all rows. */
                readonly ranges?: {
                    readonly min_version?: number;
                    readonly max_version?: number;
                    readonly min_rows_added?: number;
                    readonly max_rows_added?: number;
                    readonly min_rows_removed?: number;
                    readonly max_rows_removed?: number;
                    readonly min_rows_changed?: number;
                    readonly max_rows_changed?: number;
                };
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "xml" | "ndjson" | "arrow" | "xlsx";
                /** @description Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them. */
                readonly decimal?: "point" | "comma";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows. */
                readonly fields?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly Link: components["headers"]["Link"];
                    /** @description The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up. */
                    readonly "X-Data-Coverage"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        /** @description Snapshot that answered, as in X-Snapshot-Id. */
                        readonly snapshot: string;
                        /** @description Address of the next page, as in `Link: rel="next"`; null where this page is the last. */
                        readonly next: string | null;
                        /** @description The `cursor` of the next request; null where there was nothing yet: ask again with the same parameters. */
                        readonly next_cursor: string | null;
                        readonly data: readonly components["schemas"]["Revision"][];
                    };
                    /** @example published_at,snapshot,dataset,partition,cnpj,reference_date,change,version,rows_added,rows_removed,rows_changed */
                    readonly "text/csv": components["schemas"]["CsvText"];
                    readonly "application/xml": components["schemas"]["XmlText"];
                    readonly "application/x-ndjson": components["schemas"]["NdjsonText"];
                    readonly "application/vnd.apache.arrow.stream": components["schemas"]["ArrowStream"];
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Workbook"];
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly bulk_file: {
        readonly parameters: {
            readonly query?: {
                /** @description Table of the partition, as /v1/bulk/{dataset} lists it. */
                readonly table?: string;
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of a dataset, as /v1/datasets lists it. */
                readonly dataset: "anac_fare" | "b3_index" | "b3_quote" | "business_calendar" | "cvm_fidc" | "cvm_fii_month" | "cvm_fii_quarter" | "cvm_fund_daily" | "cvm_fund_delivery" | "cvm_fund_portfolio" | "cvm_fund_register" | "statistics";
                /** @description Partition, as /v1/bulk/{dataset} lists it. */
                readonly partition: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apache.parquet": string;
                };
            };
            /** @description The part of it that `Range` asks for. */
            readonly 206: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.apache.parquet": string;
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Sunset: components["headers"]["Sunset"];
                    readonly Link: components["headers"]["Link"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 416: components["responses"]["RangeNotSatisfiable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly exports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The exports. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01",
                     *           "state": "done",
                     *           "message": null,
                     *           "endpoint": "/v1/fund/{cnpj}/portfolio",
                     *           "parameters": {
                     *             "cnpj": [
                     *               "62415896000127"
                     *             ],
                     *             "date": [
                     *               "2025-09",
                     *               "2025-10"
                     *             ]
                     *           },
                     *           "format": "csv",
                     *           "snapshot": "20260110T030000Z",
                     *           "created_at": "2026-01-10T12:00:00Z",
                     *           "finished_at": "2026-01-10T12:00:01Z",
                     *           "expires_at": "2026-01-11T12:00:01Z",
                     *           "parts": 2,
                     *           "parts_done": 2,
                     *           "parts_failed": 1,
                     *           "parts_incomplete": 0,
                     *           "rows": 6,
                     *           "bytes": 5120,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "file": "/v1/exports/6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01/file"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly data: readonly components["schemas"]["Export"][];
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly create_export: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "endpoint": "/v1/fund/{cnpj}/portfolio",
                 *       "parameters": {
                 *         "cnpj": [
                 *           "62415896000127"
                 *         ],
                 *         "date": {
                 *           "from": "2025-09",
                 *           "to": "2025-10"
                 *         }
                 *       },
                 *       "format": "csv"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ExportRequest"];
            };
        };
        readonly responses: {
            /** @description The export is taken; `Location` is its address. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "next": null,
                     *       "data": {
                     *         "id": "6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01",
                     *         "state": "queued",
                     *         "message": null,
                     *         "endpoint": "/v1/fund/{cnpj}/portfolio",
                     *         "parameters": {
                     *           "cnpj": [
                     *             "62415896000127"
                     *           ],
                     *           "date": [
                     *             "2025-09",
                     *             "2025-10"
                     *           ]
                     *         },
                     *         "format": "csv",
                     *         "snapshot": "20260110T030000Z",
                     *         "created_at": "2026-01-10T12:00:00Z",
                     *         "finished_at": null,
                     *         "expires_at": null,
                     *         "parts": 2,
                     *         "parts_done": 0,
                     *         "parts_failed": 0,
                     *         "parts_incomplete": 0,
                     *         "rows": 0,
                     *         "bytes": 0,
                     *         "sha256": null,
                     *         "file": null,
                     *         "errors": [],
                     *         "incomplete": []
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        /** @description Address of the next page of `errors` and `incomplete`; null on the last. */
                        readonly next: string | null;
                        readonly data: components["schemas"]["ExportDetail"];
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly export: {
        readonly parameters: {
            readonly query?: {
                /** @description Which page, counted from 0. */
                readonly page?: number;
                /** @description The most parts of a page, of those without an answer and of those that lack data. */
                readonly page_size?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the export, as the answer to the POST says it. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The export. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly Link: components["headers"]["Link"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "next": null,
                     *       "data": {
                     *         "id": "6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01",
                     *         "state": "done",
                     *         "message": null,
                     *         "endpoint": "/v1/fund/{cnpj}/portfolio",
                     *         "parameters": {
                     *           "cnpj": [
                     *             "62415896000127"
                     *           ],
                     *           "date": [
                     *             "2025-09",
                     *             "2025-10"
                     *           ]
                     *         },
                     *         "format": "csv",
                     *         "snapshot": "20260110T030000Z",
                     *         "created_at": "2026-01-10T12:00:00Z",
                     *         "finished_at": "2026-01-10T12:00:01Z",
                     *         "expires_at": "2026-01-11T12:00:01Z",
                     *         "parts": 2,
                     *         "parts_done": 2,
                     *         "parts_failed": 1,
                     *         "parts_incomplete": 0,
                     *         "rows": 6,
                     *         "bytes": 5120,
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "file": "/v1/exports/6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01/file",
                     *         "errors": [
                     *           {
                     *             "parameters": {
                     *               "cnpj": "62415896000127",
                     *               "date": "2025-09"
                     *             },
                     *             "code": "not_found",
                     *             "reason": "portfolio_not_found",
                     *             "message": "Fund 62415896000127 has no portfolio for 2025-09 in this snapshot. Nearest is 2025-10-31."
                     *           }
                     *         ],
                     *         "incomplete": []
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        /** @description Address of the next page of `errors` and `incomplete`; null on the last. */
                        readonly next: string | null;
                        readonly data: components["schemas"]["ExportDetail"];
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly export_file: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the export, as the answer to the POST says it. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/x-ndjson": string;
                    readonly "application/vnd.apache.arrow.stream": string;
                };
            };
            /** @description The part of it that `Range` asks for. */
            readonly 206: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/x-ndjson": string;
                    readonly "application/vnd.apache.arrow.stream": string;
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 416: components["responses"]["RangeNotSatisfiable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sql: {
        readonly parameters: {
            readonly query: {
                /** @description One SELECT of DuckDB over the tables of the snapshot. */
                readonly sql: string;
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "ndjson";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All rows of the statement, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        /** @description Snapshot that answered. */
                        readonly snapshot: string;
                        /** @description Number of rows: all that the statement gives. */
                        readonly row_count: number;
                        /** @description The columns, in the order of the statement. */
                        readonly columns: readonly {
                            /** @description Name of the column. */
                            readonly name: string;
                            /** @description Type of DuckDB, such as DECIMAL(18,2). */
                            readonly type: string;
                        }[];
                        /** @description The rows. Whole and decimal numbers are exact; dates and what JSON has no form for are text. */
                        readonly data: readonly {
                            readonly [key: string]: unknown;
                        }[];
                    };
                    readonly "text/csv": string;
                    readonly "application/x-ndjson": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sql_post: {
        readonly parameters: {
            readonly query?: {
                /** @description Form of the answer; without it the header Accept decides. */
                readonly format?: "json" | "csv" | "ndjson";
                /** @description As an attachment with a file name. */
                readonly download?: "true" | "false" | "1" | "0";
                /** @description Answer from the newest snapshot published by the end of this day (UTC). YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month. */
                readonly as_of?: string;
                /** @description Answer from this snapshot, named as in X-Snapshot-Id. */
                readonly snapshot?: string;
                /** @description Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers. */
                readonly min_snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "sql": "SELECT category, count(*) AS lines, sum(final_position_value) AS value FROM cvm_fund_portfolio WHERE cnpj = $cnpj AND competence_month = $month GROUP BY ALL ORDER BY value DESC, category LIMIT 2",
                 *       "parameters": {
                 *         "cnpj": "62415896000127",
                 *         "month": "2025-10"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    /** @description One SELECT of DuckDB over the tables of the snapshot. */
                    readonly sql: string;
                    /** @description Values for `$name` by name, or for `?` and `$1` as a list. Whole numbers are bound as BIGINT; other numbers are sent as text, and cast: `$1::DECIMAL(18,2)`. */
                    readonly parameters?: readonly (string | number | boolean | null)[] | {
                        readonly [key: string]: string | number | boolean | null;
                    };
                };
            };
        };
        readonly responses: {
            /** @description All rows of the statement, in the requested format. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Snapshot-Id": components["headers"]["X-Snapshot-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "snapshot": "20260110T030000Z",
                     *       "row_count": 2,
                     *       "columns": [
                     *         {
                     *           "name": "category",
                     *           "type": "VARCHAR"
                     *         },
                     *         {
                     *           "name": "lines",
                     *           "type": "BIGINT"
                     *         },
                     *         {
                     *           "name": "value",
                     *           "type": "DECIMAL(38,2)"
                     *         }
                     *       ],
                     *       "data": [
                     *         {
                     *           "category": "repo",
                     *           "lines": 1,
                     *           "value": 47286717.79
                     *         },
                     *         {
                     *           "category": "public_bonds",
                     *           "lines": 2,
                     *           "value": 37986622.91
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        /** @description Snapshot that answered. */
                        readonly snapshot: string;
                        /** @description Number of rows: all that the statement gives. */
                        readonly row_count: number;
                        /** @description The columns, in the order of the statement. */
                        readonly columns: readonly {
                            /** @description Name of the column. */
                            readonly name: string;
                            /** @description Type of DuckDB, such as DECIMAL(18,2). */
                            readonly type: string;
                        }[];
                        /** @description The rows. Whole and decimal numbers are exact; dates and what JSON has no form for are text. */
                        readonly data: readonly {
                            readonly [key: string]: unknown;
                        }[];
                    };
                    readonly "text/csv": string;
                    readonly "application/x-ndjson": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["NotAuthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly healthz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description The process answers.
                         * @constant
                         */
                        readonly status: "ok";
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly readyz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description A snapshot is open.
                         * @constant
                         */
                        readonly status: "ready";
                        /** @description The newest one, which answers. */
                        readonly snapshot: string;
                        /** @description What does not work as it should while requests are answered. */
                        readonly degraded?: readonly string[];
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly status: {
        readonly parameters: {
            readonly query?: {
                /** @description json for a program, html for a browser. */
                readonly format?: "json" | "html";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /**
                         * @description Always true: an error has another shape.
                         * @constant
                         */
                        readonly success: true;
                        readonly data: components["schemas"]["Status"];
                    };
                    readonly "text/html": string;
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly feed_of_changes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/atom+xml": string;
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly feed_of_status: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/atom+xml": string;
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly changelog_feed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/atom+xml": string;
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly status_feed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/atom+xml": string;
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly openapi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly openapi: string;
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly openapi_pt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly openapi: string;
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly llms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly public_keys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/jwk-set+json": {
                        readonly keys: readonly ({
                            readonly kty: string;
                            readonly kid: string;
                        } & {
                            readonly [key: string]: unknown;
                        })[];
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly public_index: {
        readonly parameters: {
            readonly query?: {
                /** @description Of this snapshot; without it of the newest. */
                readonly snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Address of the public keys. */
                        readonly keys: string;
                        /** @description Address of the description of the tables as a Data Package. */
                        readonly data_package: string;
                        /** @description Address of the same as a DCAT catalogue. */
                        readonly catalogue: string;
                        /** @description The snapshot that `files` are of: the newest, or the one that was asked for. */
                        readonly snapshot: string;
                        /** @description Hash of its content without times: equal content has an equal digest. */
                        readonly digest: string;
                        /** @description True if anything of it was made from a sample and not from the portals. */
                        readonly sample: boolean;
                        /** @description Length of its manifest. */
                        readonly manifest_bytes: number;
                        /** @description Hash of its manifest. */
                        readonly manifest_sha256: string;
                        /** @description All snapshots, the newest first. */
                        readonly snapshots: readonly components["schemas"]["IndexedSnapshot"][];
                        /** @description Every file of the snapshot. */
                        readonly files: readonly components["schemas"]["IndexedFile"][];
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly published_manifest: {
        readonly parameters: {
            readonly query?: {
                /** @description Of this snapshot; without it of the newest. */
                readonly snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly published_signature: {
        readonly parameters: {
            readonly query?: {
                /** @description Of this snapshot; without it of the newest. */
                readonly snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly format: "market-data-signature-1";
                        /** @constant */
                        readonly algorithm: "Ed25519";
                        readonly key_id: string;
                        readonly signature: string;
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly data_package: {
        readonly parameters: {
            readonly query?: {
                /** @description Of this snapshot; without it of the newest. */
                readonly snapshot?: string;
                /** @description Language of titles and descriptions: en or pt. */
                readonly lang?: "en" | "pt";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly dcat_catalogue: {
        readonly parameters: {
            readonly query?: {
                /** @description Of this snapshot; without it of the newest. */
                readonly snapshot?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Repr-Digest": components["headers"]["Repr-Digest"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description The bytes named by `If-None-Match` are still the answer. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Possible-Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
