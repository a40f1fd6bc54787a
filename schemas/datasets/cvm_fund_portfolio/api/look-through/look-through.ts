import { z } from 'zod'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { choiceInput, cnpjInput, competenceInput, parameter, wholeInput } from '../../../../api/input.ts'
import type { Month } from '../../../../core/month.ts'
import { described, pagedObjectOutput } from '../../../../api/output.ts'
import { pageInput } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { NO_PROVENANCE, provenanceInput } from '../../../../api/provenance.ts'
import { defineFundEndpoint } from '../../../../fund/api/fund-endpoint.ts'
import { completenessHeader, PORTFOLIO } from '../../../../fund/api/filing.ts'
import { fundOutput } from '../../../../fund/api/fund-output.ts'
import { findClass, describeFund, readIntegrants } from '../../../../fund/api/fund.ts'
import { memoizeLast } from '../../../../fund/api/memoize-last.ts'
import { readFiledPortfolio } from '../../../../fund/api/reports/filed-portfolio.ts'
import { readReportedNav } from '../../../../fund/api/reported-nav.ts'
import { millionthsOfPercent } from '../../../../fund/api/share-percent.ts'
import { shareDivisor } from '../../../../fund/api/share.ts'
import type { LookThroughCoverage } from '../../../../fund/api/look-through/coverage.ts'
import { FollowedRings } from '../../../../fund/api/look-through/followed-rings.ts'
import { type Holder, holderIn } from '../../../../fund/api/look-through/graph.ts'
import { DEFAULT_DEPTH } from '../../../../fund/api/look-through/outcome.ts'
import { describeIdentified } from '../asset-output.ts'
import { leafFilterInput, namesIssuer, NO_ISSUER, readLeafFilter } from './leaf-filter.ts'
import { findLimits } from './limits.ts'
import { assetOutput, coverageOutput, leafOutput, rowOutput } from './output.ts'
import { namesInput, namesOutput, namesPaths, NO_PATHS, readPathNames } from './path-names.ts'
import { readGraph } from './read-graph.ts'
import { readCachedReports } from './report-holders.ts'
import { listAssets, listLeaves } from './views.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { portfolioMessages } from '../portfolio-messages.ts'

const PERCENT = issueText(portfolioMessages.percent)

/** Parameter for a part of the root in percent, read as millionths of a percent. */
const minShareInput = parameter(
  z
    .string()
    .regex(/^\d{1,3}(\.\d{1,6})?$/, { error: PERCENT, abort: true })
    .transform((text) => Number(toUnits(text, 6)))
    .refine((millionths) => millionths <= 100_000_000, { error: PERCENT }),
  'Quotas with a smaller share of the root than this are not followed. Of a fund that leads to a ring it can rise by path, and is 0 by asset: see `coverage.min_share_percent`.',
  { type: 'number', minimum: 0, maximum: 100, default: 0 },
)

const [leafColumns, assetColumns] = [Object.keys(leafOutput.shape), Object.keys(assetOutput.shape)]
const ONLY_OF_LEAVES = leafColumns.filter((column) => !assetColumns.includes(column))
const ONLY_OF_ASSETS = assetColumns.filter((column) => !leafColumns.includes(column))

export const fundLookThrough = defineFundEndpoint({
  id: 'fund_look_through',
  path: '/v1/fund/{cnpj}/portfolio/look-through',
  summary:
    'The assets that a fund really holds: its quotas of other funds replaced by the holdings of those funds, and so on down',
  description:
    'A line that holds quotas of a fund with lines and a positive NAV in the same month is replaced by the lines of that fund, each multiplied by value ÷ NAV. The NAV is the one that the portfolio of that fund reports. A fund whose lines are more than 2 % away from its NAV is not opened, because a part of them would be a figure that nobody holds. Quotas can name a fund by its own number while its only class files under another one: they are followed to that class. The number of a fund with several classes is not followed. A fund without lines in the month that files reports of its own, a receivables or real-estate fund (FIDC, FII), is replaced by its nearest report at or before the month, at most six months older: each of their leaves has `report_source`, `source_period` and `age_months`. Of a receivables fund every holder is taken to have a part of everything, which is an approximation where it has several series, because losses reach subordinated quotas first. Nothing else is estimated: a line that cannot be followed stays as a leaf, with the reason in `resolution`. Each leaf is rounded once, to the cent, and a `reconciliation` leaf has the difference, so the leaves of all pages add up to `total_portfolio_value` to the cent. Leaves are ordered by path, the larger quota line first, then as in a portfolio; assets (`view=aggregate`) by value, the largest first. Assets are grouped by `asset_group_id`, the name that they go by in the month after the links between names, or that of the group of papers which the prices of the month show to be one; lines that name none are not added up, and `coverage.identified_percent` says how much of the value names its asset. Funds that hold each other, as real-estate funds do, are a ring. By asset a ring is solved as a system of linear equations: the value of all turns, each sum of an asset and a resolution rounded once, `paths` with each fund of the ring once, and no `cycle`, unless what turns in the ring never gets less, as where a fund owns all of itself: then its own lines are leaves. By path a ring has more ways than anybody can list: `min_share_percent` rises to the least value at which the walk keeps its bound, `coverage.min_share_percent` has that value, and the rest is `below_threshold`. A ring is one level of `max_depth`. Where no line is negative, the two views differ in an asset by at most `below_threshold` and `cycle`, and a cent a leaf.',
  dataset: 'cvm_fund_portfolio',
  input: z
    .strictObject({
      cnpj: cnpjInput,
      date: competenceInput,
      view: choiceInput(
        ['paths', 'aggregate'],
        'paths: a row a leaf and path; aggregate: a row an asset, long and short netted: own, lent and borrowed lines are one asset, repos are by their collateral.',
      ).default('paths'),
      max_depth: wholeInput(
        1,
        20,
        'How many funds may be between the root and a leaf; funds that hold each other in a ring are one.',
      ).default(DEFAULT_DEPTH),
      min_share_percent: minShareInput.default(0),
      names: namesInput,
      ...leafFilterInput,
      ...provenanceInput,
      ...pageInput,
    })
    .refine(({ view, provenance }) => view === 'paths' || provenance !== true, NO_PROVENANCE)
    .refine(namesPaths, NO_PATHS)
    .refine(namesIssuer, NO_ISSUER),
  output: pagedObjectOutput(
    described(z.iso.date(), 'Last day of the competence month.'),
    z.strictObject({
      fund: fundOutput,
      portfolio: described(z.array(rowOutput), 'The leaves, or the assets.'),
      coverage: coverageOutput,
      names: namesOutput.optional(),
    }),
  ),
  rows: ['data', 'portfolio'],
  rowKeys: FUND_MONTH_KEYS,
  headers: {
    ...RULES_VERSION_HEADER,
    'X-Data-Completeness': '`complete`, or `partial; missing=` and the members that the month lacks.',
  },
  cost: {
    heavy: { when: 'always', is: () => true },
    work: 20_000_000,
    narrower: {
      max_depth: { en: 'lower it, or raise min_share_percent.', pt: 'diminua, ou aumente min_share_percent.' },
    },
  },
  examples: [
    { cnpj: '60023816000162', date: '20251031' },
    { cnpj: '59834667000132', date: '20251031', names: 'true', page_size: '5' },
    { cnpj: '28729157000171', date: '20251031', view: 'aggregate' },
    { cnpj: '59834667000132', date: '20251031', view: 'aggregate', issuer: 'treasury' },
  ],
  absentColumns: ({ view }) => (view === 'paths' ? ONLY_OF_ASSETS : ONLY_OF_LEAVES),
  async answer(
    snapshot,
    {
      cnpj: requested,
      date,
      view,
      max_depth,
      min_share_percent,
      names = false,
      issuer,
      role,
      kind,
      grouping,
      asset,
      provenance = false,
      ranges,
      ...page
    },
  ) {
    const requestedMonth = date?.slice(0, 7) ?? null
    const { fundClass, filed, month, graph, rings, integrants } = await readRoot(snapshot, requested, requestedMonth)
    const { cnpj } = fundClass
    const root = holderIn(graph, cnpj)
    const asked = await readLeafFilter(snapshot, month, { issuer, role, kind, grouping, asset })
    const shareOf = shareDivisor(await readReportedNav(snapshot, fundClass, filed), filed)
    const { limits, raised } = await findLimits(
      rings,
      root,
      { view, max_depth, min_share_percent, shareOf },
      snapshot.work,
    )
    const { rows, coverage, identified } = await (view === 'paths' ? listLeaves : listAssets)(
      { snapshot, month, graph, rings, root, limits, shareOf, provenance, ranges, asked },
      page,
    )
    return {
      body: {
        success: true,
        reference_date: filed.reference_date,
        data: {
          fund: await describeFund(snapshot, fundClass, filed, integrants),
          portfolio: rows,
          coverage: {
            ...coverageBody(coverage, root),
            ...(raised !== null && { min_share_percent: toExactNumber(raised, 6) }),
            ...(identified && describeIdentified(identified)),
          },
          ...(names && { names: await readPathNames(snapshot, rows) }),
        },
      },
      rowKeys: { cnpj, reference_date: filed.reference_date },
      headers: { ...completenessHeader(filed), ...rulesVersion(snapshot, PORTFOLIO, [month]) },
      fileName: `fund_look_through-${cnpj}-${filed.reference_date}${page.page === 0 ? '' : `-page-${String(page.page)}`}`,
      ...(rows.length === page.page_size && { nextPage: page.page + 1 }),
    }
  },
})

/**
 * Reads the requested class, its filing and the funds that it holds. Nearly every requested number is a class's, so the
 * funds are read at the same time as the register.
 */
const readRoot = memoizeLast(async (snapshot: Snapshot, requested: string, requestedMonth: Month | null) => {
  const ahead =
    requestedMonth === null ? null : readGraph(snapshot, [requested], requestedMonth, null, readCachedReports)
  ahead?.catch(() => undefined)
  const fundClass = await findClass(snapshot, requested, { month: requestedMonth })
  const { cnpj } = fundClass
  const { filed, own } = await readFiledPortfolio(snapshot, fundClass, requestedMonth)
  // An earlier report counts as the fund's holdings in the requested month, as it does for a fund that another fund
  // holds.
  const month = requestedMonth ?? filed.competence_month
  // The answer describes the root by this report, so that the graph must not read another one.
  const isAhead = cnpj === requested && own === null
  const [graph, integrants] = await Promise.all([
    ahead !== null && isAhead ? ahead : readGraph(snapshot, [cnpj], month, own, readCachedReports),
    readIntegrants(snapshot, fundClass),
  ])
  return { fundClass, filed, month, graph, rings: new FollowedRings(graph, [cnpj]), integrants }
})

function coverageBody(
  { expandedValue, unexpandedValue, depthReached, funds }: LookThroughCoverage,
  { total }: Holder,
): Row {
  const unexpanded = Object.entries(unexpandedValue).map(([why, value]) => [why, toExactNumber(value, 2)] as const)
  return {
    expanded_value: toExactNumber(expandedValue, 2),
    unexpanded_value: Object.fromEntries(unexpanded),
    coverage_percent: total > 0n ? toExactNumber(millionthsOfPercent(expandedValue, total), 6) : null,
    depth_reached: depthReached,
    funds_visited: funds.length,
  }
}
