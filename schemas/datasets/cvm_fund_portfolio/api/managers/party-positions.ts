import { z } from 'zod'
import { defineEndpoint, type Endpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import { choiceInput, parameter } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { type MarketRequest, marketInput, readMarketRequest } from '../market/kit/market-request.ts'
import { listMissingFilers } from '../market/kit/knowledge.ts'
import { marketValue, nullReason } from '../market/kit/output.ts'
import { describeParties, partyEnvelope } from './envelope.ts'
import { EXAMPLES } from './party.ts'
import { partyMessages } from './party-messages.ts'
import { readPartySums, requireParty } from './party-sums.ts'
import { partyInput } from './party-input.ts'
import { addNames, type NamelessPosition } from './position-names.ts'
import { partyPosition } from './position-output.ts'
import { type ChosenPositions, describePosition, type PartyPositionRow, RECONCILIATION } from './position-rows.ts'
import { hasPrecomputedExposures, type ListedPositions, readPrecomputedExposures } from './party-exposures.ts'
import { PARTY_SCOPES, type PartyType } from './party-type.ts'

const DIRECT = new URL('party_positions.sql', import.meta.url)
const LOOK_THROUGH = new URL('party_look_through.sql', import.meta.url)
const KEY = ['asset_id', 'kind', 'resolution', 'cnpj'] as const

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary: 'What the funds of a manager hold, counted once, by asset',
    description:
      'The lines of all its classes in one portfolio, without the quotas that they hold of each other, so that nothing is there twice: all rows add up to `total_portfolio_value` less `internal_value` of the manager (`consolidated_value`). With `view=look_through` quotas of other funds are replaced by what these hold, as in the look-through of each fund, and a row of kind reconciliation has what that leaves; it is there for the newest months. `group_by=fund` has a row a class and asset, and `asset_id`, `kind` and `resolution` choose rows. Where the month lacks members that its classes file, `is_partial` is true, and the rows count the members that are there.',
  },
  administrator: {
    summary: 'What the funds of an administrator hold, counted once, by asset',
    description: 'As `/v1/manager/{cnpj}/positions`, for the classes that it administers.',
  },
}

const word = (description: string) =>
  parameter(z.string().min(1).max(200), description, { type: 'string', minLength: 1, maxLength: 200 }).optional()
const POSITIONS_INPUT = z.strictObject({
  cnpj: partyInput,
  view: choiceInput(
    ['direct', 'look_through'],
    'Its lines, or with quotas of other funds replaced by what they hold.',
  ).default('direct'),
  group_by: choiceInput(['asset', 'fund'], 'A row an asset, or a row an asset and class.').default('asset'),
  asset_id: word('Only this asset, by the name that it goes by in the month.'),
  kind: word('Only assets of this kind.'),
  resolution: word('Only rows with this resolution.'),
  ...marketInput,
  ...sortInput(sortableColumns(partyPosition), { by: 'value', order: 'desc', key: KEY }),
  ...pageInput,
})

/** Declares the consolidated portfolio of a manager or administrator. */
export function definePartyPositions(type: PartyType): Endpoint {
  return defineEndpoint({
    id: `${type}_positions`,
    path: `/v1/${type}/{cnpj}/positions`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: POSITIONS_INPUT,
    output: listOutput(partyPosition, {
      ...partyEnvelope(type),
      consolidated_value: marketValue('Sum of the rows of all assets, BRL: all lines less internal quotas.'),
      consolidated_value_reason: nullReason('consolidated_value', 'month_incomplete or lines_not_filed'),
      is_partial: described(
        z.boolean(),
        'True where the month lacks members that its classes file, or one that shows which classes filed.',
        'BOOLEAN',
      ),
    }),
    rows: ['data'],
    rowKeys: {
      party_cnpj: described(z.string(), 'The party that was asked for.', 'VARCHAR'),
      reference_date: FUND_MONTH_KEYS.reference_date,
    },
    headers: RULES_VERSION_HEADER,
    cost: {
      heavy: { when: 'with view=look_through', is: ({ view }) => view === 'look_through' },
      work: 20_000_000,
      narrower: { view: { en: 'leave it out.', pt: 'omita.' } },
    },
    examples: [
      { cnpj: EXAMPLES[type], date: '20251031', page_size: '5' },
      { cnpj: EXAMPLES[type], date: '20251031', view: 'look_through', page_size: '5' },
    ],
    async answer(snapshot, { sort_by, sort_order, ranges, page, page_size, ...request }) {
      const asked = readMarketRequest(snapshot, request)
      const [sum] = await readPartySums(snapshot, asked, type, request.cnpj)
      if (sum === undefined) await requireParty(snapshot, type, request.cnpj)
      if (request.view === 'look_through') requireLookThrough(snapshot, asked)
      const total = sum === undefined ? null : consolidate(sum.total_portfolio_value, sum.internal_value)
      const chosen = { ...request, party_type: type }
      const shown = { page, page_size }
      const listed = await readPage(snapshot, asked, chosen, total, { sort_by, sort_order, ranges, ...shown })
      const named = await addNames(snapshot, listed, asked)
      const fileName = `${type}_positions-${request.cnpj}-${asked.month}`
      const { body, ...answer } = listAnswer(named, shown, fileName)
      const ofMonth = await describeParties(snapshot, asked, type)
      return {
        ...answer,
        body: {
          success: true,
          ...ofMonth,
          ...describeTotal(total, sum?.is_partial === true || listMissingFilers(asked).length > 0),
          data: body['data'] ?? [],
        },
        rowKeys: { party_cnpj: request.cnpj, reference_date: asked.reference_date },
        headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
      }
    },
  })
}

/** Reads a page of positions from the sums of the build, if it has them, or adds all lines up. */
async function readPage(
  snapshot: Snapshot,
  asked: MarketRequest,
  chosen: ChosenPositions,
  total: bigint | null,
  listed: ListedPositions,
): Promise<readonly NamelessPosition[]> {
  if (hasPrecomputedExposures(snapshot, asked, chosen, listed)) {
    return readPrecomputedExposures(snapshot, asked, chosen, total, listed)
  }
  const all = await readPositions(snapshot, asked, chosen, total)
  return takePage(await sortedRows(listed.ranges.select(all), listed, KEY, snapshot.work), listed)
}

async function readPositions(
  snapshot: Snapshot,
  asked: MarketRequest,
  chosen: ChosenPositions,
  total: bigint | null,
): Promise<NamelessPosition[]> {
  const { asset_id = null, kind = null, resolution = null } = chosen
  const isDirect = chosen.view === 'direct'
  const days = { first_day: `${asked.month}-01`, last_day: lastDayOfMonth(asked.month) }
  const bindings = {
    party_type: chosen.party_type,
    party: chosen.cnpj,
    by_fund: chosen.group_by === 'fund',
    asset_id,
    kind,
    resolution,
    ...asked.classes,
    ...(isDirect && days),
  }
  const rows = await snapshot.query(isDirect ? DIRECT : LOOK_THROUGH, bindings, [asked.month])
  const found = rows as unknown as readonly PartyPositionRow[]
  const isWhole = asset_id === null && kind === null && resolution === null
  const rest = !isDirect && isWhole && total !== null ? reconcile(found, total) : []
  return [...found, ...rest].map((row) => describePosition(row, share(row.value, total), chosen, asked))
}

function describeTotal(total: bigint | null, is_partial: boolean): Row {
  const reason = is_partial ? 'month_incomplete' : 'lines_not_filed'
  return {
    consolidated_value: total === null ? null : toExactNumber(total, 2),
    consolidated_value_reason: total === null ? reason : '',
    is_partial,
  }
}

function requireLookThrough(snapshot: Snapshot, { month }: MarketRequest): void {
  if (snapshot.monthsWith('cvm_fund_look_through').includes(month)) return
  throw new ApiError('not_found', partyMessages.noLookThrough({ month }), { reason: 'look_through_not_compiled' })
}

function consolidate(total: ExactNumber | null, internal: ExactNumber | null): bigint | null {
  return total === null ? null : toUnits(total.text, 2) - (internal === null ? 0n : toUnits(internal.text, 2))
}

/** Makes a row of the difference between replaced lines and their look-throughs, so that the rows add up. */
function reconcile(rows: readonly PartyPositionRow[], total: bigint): PartyPositionRow[] {
  const rest = rows.reduce((left, { value }) => left - toUnits(value.text, 2), total)
  if (rest === 0n) return []
  return [
    {
      asset_id: '',
      kind: RECONCILIATION,
      resolution: RECONCILIATION,
      cnpj: '',
      value: toExactNumber(rest, 2),
      quantity: null,
      class_count: 0,
    },
  ]
}

function share(value: ExactNumber, total: bigint | null): ExactNumber | null {
  return total === null || total <= 0n ? null : sharePercent(value, toExactNumber(total, 2))
}
