/** Belongs to the figure of its id; `aim` decides nothing. */
export interface Budget {
  readonly part: string
  readonly id: string
  readonly bound: 'most' | 'least'
  readonly limit: number
  readonly unit: string
  readonly because: string
  readonly aim?: number
}

type OwnBudget = Omit<Budget, 'part'>

function most(id: string, limit: number, unit: string, because: string): OwnBudget {
  return { id, bound: 'most', limit, unit, because }
}

function least(id: string, limit: number, unit: string, because: string): OwnBudget {
  return { id, bound: 'least', limit, unit, because }
}

/** What one key sends as fast as it can: an endpoint, or a kind of its requests (test/bench/presses.ts). */
export const PRESSED = (
  'batches,small-batches,portfolios,search,funds-named,assets-named,fund-lists,asset-lists,look-throughs,holders,' +
  'indirect-holders,holders-history,compare,history'
).split(',')

/** Pages about the market: test/bench/market-pages.ts. */
const PAGES =
  'home,issuer,treasury,haircut,manager,administrator,month-first,month,funds,inside,fund,asset,xray,compare,search'.split(
    ',',
  )

const BY_PART: Readonly<Record<string, readonly OwnBudget[]>> = {
  portfolio: [
    { ...most('portfolio', 3, 'ms', 'A program that asks for every fund waits for each.'), aim: 2 },
    most('portfolio-cpu', 3.5, 'ms', 'What a request costs the machine is what its other clients lack.'),
    { ...least('portfolio-throughput', 450, '/s', 'All clients need it in the morning after a build.'), aim: 900 },
    { ...most('portfolio-sqlite', 6, '×', 'Who would build this with SQLite must not wait much longer here.'), aim: 4 },
    { ...most('portfolio-sqlite-built', 2, '×', 'Nor one who also builds in it what our answer has.'), aim: 1.5 },
    most('portfolio-older-month-p50', 7.6, 'ms', 'As fast as when the newest was not in memory (2026-11-26).'),
    most('portfolio-older-snapshot-p50', 8.5, 'ms', 'Nor is the answer as of an earlier day slower.'),
    most('portfolio-disk', 1.7, '×', 'A copy that makes answers fast must not double what a month costs.'),
    most('funds-first-page', 1.5, '×', 'A new snapshot must not make the first client of the morning wait.'),
  ],
  compile: [
    most('compile-copy', 1.4, '×', 'All checks, ids and line numbers for less than half of a plain load.'),
    most('compile-copy-narrow', 3.7, '×', 'The same against a load that knows our fastest cast.'),
    most('compile-memory', 1536, 'MiB', 'The build fits on the smallest machines that are rented with 2 GiB.'),
  ],
  serve: [
    most('build-months', 140, 's', '24 full months from nothing: a new installation is ready soon.'),
    most('portfolio-growth', 1.2, '×', 'A request must not pay for months that it does not read.'),
    most('unknown-growth', 2, '×', 'A number that nobody has must not cost a look into every month.'),
    most('months-cpu', 60, 'ms', 'A list of months must not open all of them.'),
    most('history-cpu', 60, 'ms', 'Nor must the first page of a history.'),
  ],
  nightly: [
    most('nothing-changed', 1, 's', 'Most nights bring nothing, and the command is also run by hand.'),
    most('month-amended', 1.3, '×', 'A night costs what changed in it, not what is there.'),
  ],
  'look-through': [
    most('look-through-deep', 40, 'ms', 'A page that shows a fund of funds feels immediate.'),
    most('look-through-widest-assets', 250, 'ms', 'Even the widest fund answers within a moment.'),
    most('look-through-table', 60, 's', 'The table of every fund must not lengthen the night.'),
  ],
  holders: [
    most('holders-asset-100', 15, 'ms', 'Who holds an asset is looked up as often as what a fund holds.'),
    most('holders-asset-100-indirect', 30, 'ms', 'The same through other funds.'),
  ],
  requests: [
    most('search-cpu', 10, 'ms', 'Each letter that somebody types is a search.'),
    most('suggest-cpu', 10, 'ms', 'The same for the field of the pages.'),
    most('fund-page', 40, 'ms', 'The page that search engines and people open first.'),
    most('fund', 10, 'ms', 'A row about one fund is no scan of a register.'),
    ...['look-through', 'holders', 'compare'].map((kind) =>
      most(`new-${kind}`, 2, '×', 'Nobody must notice that a snapshot is new.'),
    ),
    most('mixed-p99', 400, 'ms', 'One request in a hundred must not seem to hang.'),
    least('mixed-throughput', 150, '/s', 'Costs are added up, not the longest waits.'),
  ],
  market: [
    most('issuer-holders-cpu', 50, 'ms', 'Who is exposed is asked on the day when an issuer fails.'),
    most('treasury-holders-cpu', 50, 'ms', 'The same of the issuer that nearly all funds have.'),
    most('most-held-cpu', 50, 'ms', 'A list that everybody opens first.'),
    most('screener-cpu', 50, 'ms', 'Each range that somebody sets is a request.'),
    most('screener-ranges-cpu', 50, 'ms', 'The same: what a figure leaves out is counted, too.'),
    most('manager-cpu', 50, 'ms', 'Everyone speaks in managers.'),
    most('basket-cpu', 500, 'ms', 'A portfolio of a person is opened while they wait.'),
    most('market-tables', 45, 'MB', 'What is computed of a month must not outgrow the month.'),
    most('market-tables-cpu', 30, 's', 'A night remakes three months.'),
    most('market-issuer', 20, 'MB', 'The largest of them: each class with each issuer.'),
    most('market-figure', 5, 'MB', 'A row a class and period.'),
    ...['issuer', 'party', 'move', 'figure'].map((group) =>
      most(`market-${group}-cpu`, 10, 's', 'A third of what all of them may take.'),
    ),
    ...PAGES.map((page) => most(`page-${page}`, 100, 'ms', 'A page that nobody opened before must not seem to wait.')),
  ],
  kept: [
    least('kept-route', 1.33, '×', 'A kept answer costs less than a route of Express that sends the same bytes.'),
    least('unchanged-route', 1.55, '×', 'A 304 costs less still.'),
  ],
  memory: [most('server-memory', 560, 'MiB', 'The server fits beside the build, however long it runs.')],
  overload: [
    ...['look-throughs', 'fares'].flatMap((heavy) => [
      most(`overload-${heavy}`, 5, '×', 'One key must not make the others wait.'),
      most(`overload-${heavy}-memory`, 700, 'MiB', 'Nor take the memory of the machine.'),
    ]),
    ...PRESSED.map((id) => most(`overload-of-${id}`, 5, '×', 'Nor may any endpoint, as fast as one key can send it.')),
    ...[12, 40].map((funds) => most(`crosswise-${String(funds)}`, 1, 's', 'Paths without end are cut early.')),
  ],
  history: [most('history-memory', 2048, 'MiB', 'A year in one file is ten times a month, and must fit as well.')],
  fares: [
    most('fares-memory', 2048, 'MiB', 'As for a year of holdings.'),
    most('fares-routes', 1000, 'ms', 'A summary over everything is what people ask for first.'),
    most('fares-airlines-some', 500, 'ms', 'Nor do some of the years take long: there are ten of them.'),
  ],
  quotes: [
    most('quotes-memory', 2048, 'MiB', 'As for a year of holdings.'),
    ...['month', 'year', 'any'].map((span) =>
      most(`quotes-growth-${span}`, 1.2, '×', 'A request must not pay for years that it does not read.'),
    ),
  ],
}

/** Every budget is in this table and nowhere else. */
export const BUDGETS: readonly Budget[] = Object.entries(BY_PART).flatMap(([part, budgets]) =>
  budgets.map((budget) => ({ part, ...budget })),
)
