import { type Budget, least, most } from './budget.ts'

/** Pages about the market: see market-pages.ts. */
const PAGES = [
  'home',
  'issuer',
  'haircut',
  'manager',
  'administrator',
  'month',
  'funds',
  'inside',
  'fund',
  'asset',
  'xray',
  'compare',
  'search',
]

/** All but those for a portfolio: see requests.ts, mixed-load.ts and month-requests.ts. */
export const REQUEST_BUDGETS: readonly Budget[] = [
  most('requests', 'search-cpu', 10, 'ms', 'Each letter that somebody types is a search.'),
  most('requests', 'suggest-cpu', 10, 'ms', 'The same for the field of the pages.'),
  most('requests', 'fund-page', 40, 'ms', 'The page that search engines and people open first.'),
  most('requests', 'fund', 10, 'ms', 'A row about one fund is no scan of a register.'),
  most('requests', 'new-look-through', 2, '×', 'Nobody must notice that a snapshot is new.'),
  most('requests', 'new-holders', 2, '×', 'The same.'),
  most('requests', 'new-compare', 2, '×', 'The same.'),
  most('requests', 'mixed-p99', 400, 'ms', 'One request in a hundred must not seem to hang.'),
  least('requests', 'mixed-throughput', 150, '/s', 'Costs are added up, not the longest waits.'),
  most('serve', 'unknown-growth', 2, '×', 'A number that nobody has must not cost a look into every month.'),
  most('serve', 'months-cpu', 60, 'ms', 'A list of months must not open all of them.'),
  most('serve', 'history-cpu', 60, 'ms', 'Nor must the first page of a history.'),
  most('market', 'issuer-holders-cpu', 50, 'ms', 'Who is exposed is asked on the day when an issuer fails.'),
  most('market', 'treasury-holders-cpu', 50, 'ms', 'The same of the issuer that nearly all funds have.'),
  most('market', 'most-held-cpu', 50, 'ms', 'A list that everybody opens first.'),
  most('market', 'screener-cpu', 50, 'ms', 'Each range that somebody sets is a request.'),
  most('market', 'screener-ranges-cpu', 50, 'ms', 'The same: what a figure leaves out is counted, too.'),
  most('market', 'manager-cpu', 50, 'ms', 'Everyone speaks in managers.'),
  most('market', 'basket-cpu', 500, 'ms', 'A portfolio of a person is opened while they wait.'),
  most('market', 'market-tables', 45, 'MB', 'What is computed of a month must not outgrow the month.'),
  most('market', 'market-tables-cpu', 30, 's', 'A night remakes three months.'),
  most('market', 'market-issuer', 20, 'MB', 'The largest of them: each class with each issuer.'),
  most('market', 'market-issuer-cpu', 10, 's', 'A third of what all of them may take.'),
  most('market', 'market-party-cpu', 10, 's', 'The same.'),
  most('market', 'market-move-cpu', 10, 's', 'The same.'),
  most('market', 'market-figure', 5, 'MB', 'A row a class and period.'),
  most('market', 'market-figure-cpu', 10, 's', 'The same.'),
  ...PAGES.map((page) =>
    most('market', `page-${page}`, 100, 'ms', 'A page that nobody opened before must not seem to wait.'),
  ),
]
