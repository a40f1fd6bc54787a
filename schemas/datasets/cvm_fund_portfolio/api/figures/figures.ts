import { z } from 'zod'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { choiceInput, cnpjText, dayInput, parameter, switchInput } from '../../../../api/input.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../../api/page.ts'
import type { Ranges } from '../../../../api/ranges.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { valueListInput } from '../../../../api/value-list.ts'
import { assetCodeInput } from '../../../../fund/api/asset-code.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { GRADES } from '../../../../fund/api/reconciliation.ts'
import { describeRegister, registerFields } from '../../../../fund/api/register-state.ts'
import { issuerCodeInput } from '../issuers/issuer-code.ts'
import { classFilterInput } from '../market/kit/market-request.ts'
import { describeMarketMonth } from '../market/kit/envelope.ts'
import { marketEnvelope } from '../market/kit/output.ts'
import { chooseNobody, readChosenClasses } from './chosen-classes.ts'
import { readClassFigures } from './class-figures.ts'
import { figureMessages } from './figure-messages.ts'
import { readFigureMonth } from './figure-month.ts'
import { findReasonColumn, RANKED_FIGURES } from './figure-reasons.ts'
import { readAssetValues, readIssuerValues } from './held-values.ts'
import { excludedField, FIGURE_PERIODS, FIGURE_SCOPES, rankedFigure } from './output.ts'

const PAGE = new URL('figures.sql', import.meta.url)
const PAGE_IN_RANGES = new URL('figures_in_ranges.sql', import.meta.url)
const KEY = ['cnpj', 'subclass_id'] as const

/** Figures for which less is better. */
const ASCENDING: readonly string[] = ['volatility_percent', 'administration_fee_percent']
const CLASSIFICATIONS = ['Renda Fixa', 'Ações', 'Multimercado', 'Cambial', 'unclassified'] as const
const AUDIENCES = ['Público Geral', 'Qualificado', 'Profissional'] as const
const UNIVERSES = ['classification', 'anbima_class'] as const

const labelInput = parameter(
  z.string().regex(/^[^\p{Cc}]{1,100}$/u, { error: issueText(figureMessages.label) }),
  'Only classes with this class of ANBIMA, as registered or as `/v1/industry` writes it.',
  { type: 'string', minLength: 1, maxLength: 100, examples: ['Multimercados Livre'] },
)

export const figures = defineEndpoint({
  id: 'class_figures',
  path: '/v1/figures',
  summary: 'Find and rank fund classes by their figures: return, risk, flows, concentration, indexes, maturities, fees',
  description:
    'One row a class, or subclass, in one period that ends with the month. Every number of a row takes a range and a sort; a class whose figure is not known is in no range, and `excluded` counts these by reason. `rank` is the place by `rank_by` among all classes of the same policy, or of the same class of ANBIMA, whatever the filters; real-estate funds are compared with each other. Up is better, but for volatility and fees. A class has a place if its figure is known, its NAV is above zero and no return of it is a break (`has_break`); classes that ended since keep their places in the months that they had.\n\nReturns, volatility, drawdown and flows are those of `/v1/fund/{cnpj}/nav/summary` at the end of the month. `asset` and `issuer` keep the classes that have some of it, with its share of the NAV (`min_asset_percent`); with `indirect=true` also what they have through funds. Policy, class of ANBIMA and fees are those of the register of the snapshot.',
  dataset: PORTFOLIO,
  extraScopes: FIGURE_SCOPES,
  input: z.strictObject({
    date: dayInput('A day of the requested month; omitted, the newest whose portfolios are complete.').optional(),
    period: choiceInput(FIGURE_PERIODS, 'Period of the figures.').default('last_12_months'),
    rank_by: choiceInput(RANKED_FIGURES, 'Figure that classes are ranked by.').default('return_percent'),
    universe: choiceInput(
      UNIVERSES,
      'What classes are compared with: those of the same policy, or of the same class of ANBIMA.',
    ).default('classification'),
    ...classFilterInput,
    classification: valueListInput(
      choiceInput(
        CLASSIFICATIONS,
        'Only classes with this investment policy; unclassified where the register says none.',
      ),
    ).optional(),
    anbima_class: valueListInput(labelInput).optional(),
    audience: valueListInput(choiceInput(AUDIENCES, 'Only classes meant for these investors.')).optional(),
    reconciliation_grade: valueListInput(
      choiceInput(GRADES, 'Only classes whose lines explain their NAV so well, as in cvm_fund_month.'),
    ).optional(),
    amended: switchInput(
      'Only classes whose holdings of the month this installation has seen in a later version: amended, or opened.',
    ).default(false),
    manager: parameter(cnpjText, 'Only classes of this manager, by the register of the snapshot: its CNPJ.', {
      type: 'string',
      minLength: 14,
      maxLength: 18,
      examples: ['30822936000169'],
    }).optional(),
    asset: assetCodeInput.optional(),
    issuer: issuerCodeInput.optional(),
    indirect: switchInput('With what classes have of the asset and issuer through other funds.').default(false),
    ...sortInput(sortableColumns(rankedFigure), { by: 'rank', key: KEY }),
    ...pageInput,
  }),
  output: listOutput(rankedFigure, {
    ...marketEnvelope,
    ...registerFields,
    rank_by: described(z.string(), 'Figure that classes are ranked by.', 'VARCHAR'),
    excluded: excludedField,
  }),
  rows: ['data'],
  rowKeys: { reference_date: FUND_MONTH_KEYS.reference_date },
  headers: RULES_VERSION_HEADER,
  examples: [
    { date: '2024-02', type: 'fii', period: 'last_1_month', page_size: '5' },
    { date: '2024-02', period: 'last_1_month', sort_by: 'hhi', sort_order: 'desc', page_size: '5' },
  ],
  async answer(snapshot, request) {
    const { period, rank_by, universe, manager, sort_by, sort_order, ranges, page, page_size } = request
    const asked = readFigureMonth(snapshot, request.date, request)
    const { month, reference_date } = asked
    const [ofAsset, ofIssuer, kept] = await Promise.all([
      readAssetValues(snapshot, request.asset, month, request.indirect),
      readIssuerValues(snapshot, request.issuer, month, request.indirect),
      readChosenClasses(
        snapshot,
        {
          grades: request.reconciliation_grade,
          amended: request.amended,
          filing_groups: request.filing_group,
          audiences: request.audience,
          manager,
        },
        month,
      ),
    ])
    const bindings = {
      period,
      rank_by,
      // A figure without a reason of its own takes this one, which is not used.
      rank_reason: findReasonColumn(rank_by) ?? 'return_reason',
      has_reason: findReasonColumn(rank_by) !== null,
      ascending: ASCENDING.includes(rank_by),
      universe,
      read: listRead(ranges, sort_by),
      by_share: SHARES.includes(sort_by) || ranges.includes(SHARES),
      types: request.type ?? null,
      classifications: request.classification ?? null,
      anbima_classes: request.anbima_class ?? null,
      kept_cnpjs: kept,
      asset_cnpjs: ofAsset.cnpjs,
      asset_values: ofAsset.values,
      issuer_cnpjs: ofIssuer.cnpjs,
      issuer_values: ofIssuer.values,
      ranges,
      sort_by,
      sort_order,
      ...pageBindings({ page, page_size }),
    }
    const { places, excluded } = chooseNobody(kept)
      ? { places: [], excluded: [] }
      : await readPage(snapshot, bindings, ranges, month)
    const rows = await addFigures(snapshot, places, period, month)
    const { body, ...answer } = listAnswer(rows, { page, page_size }, `figures-${period}-${month}`)
    return {
      ...answer,
      body: {
        success: true,
        ...describeMarketMonth(asked),
        ...(await describeRegister(snapshot)),
        rank_by,
        excluded,
        data: body['data'] ?? [],
      },
      rowKeys: { reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [month]),
    }
  },
})

/** Row of `figures.sql`. */
interface PlacedClass extends Row {
  readonly cnpj: string
  readonly subclass_id: string
}

/** Puts the figures of each class of a page before its place. */
async function addFigures(
  snapshot: Snapshot,
  places: readonly PlacedClass[],
  period: string,
  month: Month,
): Promise<Row[]> {
  const cnpjs = [...new Set(places.map(({ cnpj }) => cnpj))]
  const name = ({ cnpj, subclass_id }: Pick<PlacedClass, 'cnpj' | 'subclass_id'>) => `${cnpj} ${subclass_id}`
  const figuresOf = new Map((await readClassFigures(snapshot, cnpjs, month, [period])).map((row) => [name(row), row]))
  // Extends the row that was just made, because copying a hundred columns takes longer than reading them.
  return places.map((place) => Object.assign(figuresOf.get(name(place)) ?? {}, place))
}

/** Shares of places, which a page needs for all classes only if one of them chooses the page. */
const SHARES = ['percentile', 'quartile']

const ALWAYS_READ: readonly string[] = [...KEY, 'type', 'classification', 'anbima_class', 'nav_value', 'has_break']

/** Lists the further columns by which a request filters, sorts and ranks; at least one. */
function listRead({ list }: Ranges, sort_by: string): readonly string[] {
  const named = list.flatMap(({ name }) => [name, findReasonColumn(name) ?? name])
  return [...new Set(['return_reason', sort_by, ...named])].filter((name) => !ALWAYS_READ.includes(name))
}

/** Row of `figures_in_ranges.sql` after those of the page. */
interface CombinationRow {
  readonly combination: string
  readonly class_count: number
}

/** Reads a page, and counts the classes left out because a figure is unknown: a class can count for several figures. */
async function readPage(
  snapshot: Snapshot,
  bindings: Parameters<Snapshot['query']>[1],
  { list }: Ranges,
  month: Month,
): Promise<{ readonly places: readonly PlacedClass[]; readonly excluded: readonly Row[] }> {
  const ranged = [...new Set(list.map(({ name }) => name))].sort()
  if (ranged.length === 0) {
    const places = await snapshot.query(PAGE, bindings, [month])
    return { places: places as unknown as readonly PlacedClass[], excluded: [] }
  }
  const reasons = [...new Set(['return_reason', ...ranged.flatMap((name) => findReasonColumn(name) ?? [])])]
  const rows = await snapshot.query(PAGE_IN_RANGES, { ...bindings, ranged, ranged_reasons: reasons }, [month])
  const end = rows.findIndex(({ combination }) => combination !== null)
  const behind = end < 0 ? [] : rows.slice(end)
  const combinations = (behind as unknown as readonly CombinationRow[]).map(({ combination, class_count }) => ({
    values: JSON.parse(combination) as Readonly<Record<string, unknown>>,
    class_count,
  }))
  const places = (end < 0 ? rows : rows.slice(0, end)).map(
    ({ combination: _combination, class_count: _count, ...place }) => place as PlacedClass,
  )
  return { places, excluded: ranged.flatMap((figure) => countReasons(figure, combinations)) }
}

interface Combination {
  readonly values: Readonly<Record<string, unknown>>
  readonly class_count: number
}

function countReasons(figure: string, combinations: readonly Combination[]): readonly Row[] {
  const column = findReasonColumn(figure)
  const counts = new Map<string, number>()
  for (const { values, class_count } of combinations) {
    if (values[figure] !== true) continue
    const written = column === null ? null : values[column]
    const reason = typeof written === 'string' && written !== '' ? written : 'not_known'
    counts.set(reason, (counts.get(reason) ?? 0) + class_count)
  }
  return [...counts].sort().map(([reason, class_count]) => ({ figure, reason, class_count }))
}
