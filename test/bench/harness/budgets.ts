/** The limit of a figure. Every budget is in this table and nowhere else. */
export interface Budget {
  readonly id: string
  /** The part that measures it. */
  readonly part: string
  readonly bound: 'most' | 'least'
  readonly limit: number
  readonly aim?: number
  readonly unit: string
  readonly because: string
}

/** What one key sends as fast as it can: an endpoint, or a kind of its requests (test/bench/overload-endpoints.ts). */
export const PRESSED = [
  'batches',
  'small-batches',
  'portfolios',
  'search',
  'funds-named',
  'assets-named',
  'fund-lists',
  'asset-lists',
  'look-throughs',
  'holders',
  'indirect-holders',
  'holders-history',
  'compare',
  'history',
] as const

/**
 * The throughput of portfolios (portfolio-throughput) has no budget of its own: four times that of the commit before the
 * lines were packed is measured by hand, with both programs in turn (docs/benchmarks.md).
 */
export const BUDGETS: readonly Budget[] = [
  most(
    'portfolio',
    'portfolio-bare-wide',
    0.6,
    '×',
    'An answer must cost less than reading its rows from the published table would.',
  ),
  {
    ...most(
      'portfolio',
      'portfolio-sqlite',
      6,
      '×',
      'A user who would build this with SQLite and an index must not wait much longer here.',
    ),
    aim: 4,
  },
  {
    ...most(
      'portfolio',
      'portfolio-constant',
      16,
      '×',
      'The empty query is the floor of the driver: the rest is our work.',
    ),
    aim: 12,
  },
  most('portfolio', 'portfolio-older-month', 1.3, '×', 'History is the product: an older month is not a slow path.'),
  most('portfolio', 'portfolio-older-snapshot', 1.3, '×', 'So is the answer as of an earlier day.'),
  most(
    'portfolio',
    'portfolio-disk',
    1.7,
    '×',
    'A copy that makes answers fast must not double what a month costs on the disk.',
  ),
  most('portfolio', 'funds-first-page', 1.5, '×', 'A new snapshot must not make the first client of the morning wait.'),
  most(
    'compile',
    'compile-copy',
    1.4,
    '×',
    'All checks, ids and line numbers for less than half of what the plain load costs.',
  ),
  most('compile', 'compile-copy-narrow', 2.5, '×', 'The same against a load that knows our fastest cast.'),
  most('compile', 'compile-memory', 1536, 'MiB', 'The build fits on the smallest machines that are rented with 2 GiB.'),
  most('serve', 'build-months', 140, 's', '24 full months from nothing: a new installation is ready soon.'),
  most('serve', 'portfolio-growth', 1.2, '×', 'A request must not pay for months that it does not read.'),
  most('nightly', 'nothing-changed', 1, 's', 'Most nights bring nothing, and the command is also run by hand.'),
  most('nightly', 'month-amended', 1.3, '×', 'A night costs what changed in it, not what is there.'),
  most('look-through', 'look-through-deep', 40, 'ms', 'A page that shows a fund of funds feels immediate.'),
  most('look-through', 'look-through-widest-assets', 250, 'ms', 'Even the widest fund answers within a moment.'),
  most('look-through', 'look-through-table', 60, 's', 'The table of every fund must not lengthen the night.'),
  most('holders', 'holders-asset-100', 15, 'ms', 'Who holds an asset is looked up as often as what a fund holds.'),
  most('holders', 'holders-asset-100-indirect', 30, 'ms', 'The same through other funds.'),
  most('fares', 'fares-routes', 1000, 'ms', 'A summary over everything is what people ask for first.'),
  most(
    'fares',
    'fares-airlines-some',
    500,
    'ms',
    'Nor do some of the years take long: ten of them have ten times a year.',
  ),
  least('kept', 'kept-route', 1.33, '×', 'A kept answer costs less than a route of Express that sends the same bytes.'),
  least('kept', 'unchanged-route', 1.55, '×', 'A 304 costs less still.'),
  most('memory', 'server-memory', 500, 'MiB', 'The server fits beside the build, however long it runs.'),
  most('overload', 'overload-look-throughs', 5, '×', 'One key must not make the others wait.'),
  most('overload', 'overload-fares', 5, '×', 'The same with summaries of fares.'),
  most('overload', 'overload-look-throughs-memory', 700, 'MiB', 'Nor take the memory of the machine.'),
  most('overload', 'overload-fares-memory', 700, 'MiB', 'Nor take the memory of the machine.'),
  ...PRESSED.map((id) =>
    most('overload', `overload-of-${id}`, 5, '×', 'Nor may any endpoint, as fast as one key can send it.'),
  ),
  most('overload', 'crosswise-12', 1, 's', 'Paths without end are cut early, and answered.'),
  most('overload', 'crosswise-40', 1, 's', 'Paths without end are cut early, and answered.'),
  most('history', 'history-memory', 2048, 'MiB', 'A year in one file is ten times a month, and must fit as well.'),
  most('fares', 'fares-memory', 2048, 'MiB', 'As for a year of holdings.'),
  most('quotes', 'quotes-memory', 2048, 'MiB', 'As for a year of holdings.'),
  most('quotes', 'quotes-growth-month', 1.2, '×', 'A request must not pay for years that it does not read.'),
  most('quotes', 'quotes-growth-year', 1.2, '×', 'A request must not pay for years that it does not read.'),
  most('quotes', 'quotes-growth-any', 1.2, '×', 'A request must not pay for years that it does not read.'),
]

function most(part: string, id: string, limit: number, unit: string, because: string): Budget {
  return { id, part, bound: 'most', limit, unit, because }
}

function least(part: string, id: string, limit: number, unit: string, because: string): Budget {
  return { ...most(part, id, limit, unit, because), bound: 'least' }
}
