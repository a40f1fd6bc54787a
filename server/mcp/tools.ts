/** A tool of the MCP server: one endpoint under a name that says to a model what it is for. */
export interface ToolDeclaration {
  readonly name: string
  readonly title: string
  /** Id of the endpoint that answers. */
  readonly endpoint: string
  /** What to use it for; the summary of the endpoint follows. */
  readonly use: string
}

/** The ones to begin with come first. */
export const TOOLS: readonly ToolDeclaration[] = [
  {
    name: 'search',
    title: 'Search everything',
    endpoint: 'search',
    use: 'Begin here: find the CNPJ of a fund, the id of an asset, a ticker, an index or a series by name or code.',
  },
  {
    name: 'find_funds',
    title: 'Find funds',
    endpoint: 'funds',
    use: 'List fund classes by name, type, status, manager or administrator.',
  },
  {
    name: 'get_fund',
    title: 'A fund',
    endpoint: 'fund',
    use: 'Who a fund is, who serves it, its newest net assets.',
  },
  {
    name: 'find_assets',
    title: 'Find assets',
    endpoint: 'assets',
    use: 'List assets by name, code or kind, to get the code that the other tools take.',
  },
  { name: 'get_asset', title: 'An asset', endpoint: 'asset', use: 'What an asset is and how much of it funds hold.' },
  {
    name: 'fund_portfolio',
    title: 'Portfolio of a fund',
    endpoint: 'fund_portfolio',
    use: 'What a fund holds at the end of a month, line by line as filed.',
  },
  {
    name: 'fund_look_through',
    title: 'Look-through of a fund',
    endpoint: 'fund_look_through',
    use: 'What a fund really holds, through the funds that it holds. Read `coverage`: it says what could not be opened.',
  },
  {
    name: 'portfolio_history',
    title: 'Portfolio of a fund over time',
    endpoint: 'fund_history',
    use: 'What the portfolio of a fund consisted of, month by month and by category.',
  },
  {
    name: 'position_history',
    title: 'A position over time',
    endpoint: 'fund_positions',
    use: 'Quantity, value and share of one asset in a fund, month by month.',
  },
  {
    name: 'compare_portfolios',
    title: 'Compare portfolios',
    endpoint: 'fund_compare',
    use: 'What changed in a fund between two months, or what two funds have in common.',
  },
  {
    name: 'asset_holders',
    title: 'Holders of an asset',
    endpoint: 'asset_holders',
    use: 'Which funds hold an asset, the largest position first.',
  },
  {
    name: 'holders_history',
    title: 'Holders of an asset over time',
    endpoint: 'asset_holders_history',
    use: 'How many funds held an asset and for how much, month by month. A null is not known; it is never a sale.',
  },
  {
    name: 'find_issuers',
    title: 'Issuers of what funds hold',
    endpoint: 'issuers',
    use: 'Which companies owe, or are held as shares, by all funds, the largest first; find one by name, CNPJ or ticker. `is_partial` says that members are missing.',
  },
  {
    name: 'issuer_holders',
    title: 'Who is exposed to an issuer',
    endpoint: 'issuer_holders',
    use: 'Which funds have shares or paper of a company, directly and through funds (indirect=true), and what a haircut would cost each. Never add total values up.',
  },
  {
    name: 'get_issuer',
    title: 'An issuer',
    endpoint: 'issuer',
    use: 'What all funds have of a company, by role and kind: what it owes, what it only packages, what it assigned.',
  },
  {
    name: 'issuer_history',
    title: 'An issuer over time',
    endpoint: 'issuer_history',
    use: 'What all funds had of a company, month by month.',
  },
  {
    name: 'find_managers',
    title: 'Managers of funds',
    endpoint: 'managers',
    use: 'Who manages the funds of a month, with the money of their funds counted once; find one by name or CNPJ. Never add rows up: a fund with several managers is in each.',
  },
  {
    name: 'get_manager',
    title: 'A manager',
    endpoint: 'manager',
    use: 'What the funds of a manager have, counted once, what it co-manages, what is hidden, and the month before.',
  },
  {
    name: 'manager_moves',
    title: 'What a manager bought and sold',
    endpoint: 'manager_moves',
    use: 'The assets that the funds of a manager bought and sold in a month. Only `explained_…` values are trades that quantities confirm.',
  },
  {
    name: 'manager_history',
    title: 'A manager over time',
    endpoint: 'manager_history',
    use: 'What the funds of a manager had in each month, for the same classes.',
  },
  {
    name: 'most_held',
    title: 'What all funds hold most',
    endpoint: 'market_assets',
    use: 'The assets of all funds in a month, the largest first, with holders, short positions and the month before.',
  },
  {
    name: 'market_moves',
    title: 'What funds bought and sold',
    endpoint: 'market_moves',
    use: 'Each asset with what funds bought and sold. Only `explained_…` values are trades that quantities confirm; a position that appeared or vanished is disclosure, never call it bought or sold.',
  },
  {
    name: 'fund_industry',
    title: 'The fund industry',
    endpoint: 'industry',
    use: 'All funds of a month by class, type, audience, manager or administrator: net assets counted once, holders and flows.',
  },
  {
    name: 'screen_funds',
    title: 'Find and rank funds by figures',
    endpoint: 'class_figures',
    use: 'Funds by return, risk, flows, concentration, indexes, maturities or fees, with ranges and ranks. `excluded` counts the funds whose figure is not known.',
  },
  {
    name: 'fund_figures',
    title: 'Figures of a fund',
    endpoint: 'fund_figures',
    use: 'Return, risk, flows, concentration and fees of one fund, each exact or null with its reason, and its rank.',
  },
  {
    name: 'fund_terms',
    title: 'Terms of a fund',
    endpoint: 'fund_statement',
    use: 'Fees, minimums, redemption and audience of a fund as it filed them. `implausible` names the columns that cannot be true.',
  },
  {
    name: 'find_companies',
    title: 'Find companies',
    endpoint: 'companies',
    use: 'Companies registered with CVM by name, CNPJ, code or ticker.',
  },
  {
    name: 'company_figures',
    title: 'Figures of a company',
    endpoint: 'company_figures',
    use: 'Assets, equity, revenue, profit and cash of a company by year, each with its account.',
  },
  {
    name: 'company_shares',
    title: 'Shares of a company that funds hold',
    endpoint: 'company_shares',
    use: 'How much of each class of shares funds hold, with numerator and denominator. Null with a reason is not zero.',
  },
  {
    name: 'company_statements',
    title: 'Statements of a company',
    endpoint: 'company_statements',
    use: 'The annual or quarterly statements of a company, account by account, in reais.',
  },
  {
    name: 'fund_nav',
    title: 'Quota values of a fund',
    endpoint: 'fund_nav',
    use: 'Quota value, net assets, flows and holders by day.',
  },
  {
    name: 'fund_performance',
    title: 'Performance of a fund',
    endpoint: 'nav_summary',
    use: 'Return, volatility and drawdown by period, against a benchmark. Do not compute these from quota values.',
  },
  {
    name: 'list_series',
    title: 'Series of statistics',
    endpoint: 'statistics',
    use: 'The series there are, such as IPCA, Selic or PTAX, with their ids.',
  },
  {
    name: 'get_series',
    title: 'Values of a series',
    endpoint: 'statistic',
    use: 'The values of one series, by month or day.',
  },
  {
    name: 'accumulate_rate',
    title: 'What a rate grows to',
    endpoint: 'statistic_accumulated',
    use: 'What the CDI or the Selic grows to between two days. Do not multiply daily rates yourself.',
  },
  {
    name: 'bond_trades',
    title: 'Trades of federal bonds',
    endpoint: 'bond_trades',
    use: 'Prices and rates of federal bonds by day, from the central bank.',
  },
  {
    name: 'rate_curve',
    title: 'A curve of interest',
    endpoint: 'curve',
    use: 'The curve of DI futures or of federal bonds on a day, or the rate of a number of business days. Null outside of its points: do not extend it.',
  },
  {
    name: 'bond_prices',
    title: 'Prices of federal bonds',
    endpoint: 'bonds',
    use: 'Indicative rates and prices of federal bonds on a day, with the nominal value that follows.',
  },
  {
    name: 'find_debentures',
    title: 'Find debentures',
    endpoint: 'debentures',
    use: 'Debentures of the register by issuer, ISIN or index, with days, rate and quantities.',
  },
  {
    name: 'get_debenture',
    title: 'A debenture',
    endpoint: 'debenture',
    use: 'The terms of one debenture by its code, and the versions of its terms.',
  },
  {
    name: 'get_instrument',
    title: 'An instrument by its ISIN',
    endpoint: 'instrument',
    use: 'What an ISIN is: type, issuer, days, rate and index, of one edition of the database.',
  },
  {
    name: 'quotes',
    title: 'Quotes of the exchange',
    endpoint: 'exchange_quotes',
    use: 'Quotes of a ticker by session, or of all tickers of a session.',
  },
  {
    name: 'what_changed',
    title: 'Changes of the data',
    endpoint: 'changelog',
    use: 'What each snapshot added or amended, and which values were cleaned and why.',
  },
]
