import { z } from 'zod'
import type { Row, Snapshot } from '../../../../../api/endpoint.ts'
import { lastDayOfMonth } from '../../../../../api/business-day.ts'
import { wrongRequest } from '../../../../../api/input-error.ts'
import { dayInput } from '../../../../../api/input.ts'
import { described } from '../../../../../api/output.ts'
import { type ExactNumber, toUnits, toExactNumber } from '../../../../../core/exact-number.ts'
import type { Month } from '../../../../../core/month.ts'
import { cacheMonths } from '../../../../../fund/api/month-cache.ts'
import { millionthsOfPercent } from '../../../../../fund/api/share-percent.ts'
import { POSITION_STATES } from '../../../market/move/columns.ts'
import { portfolioMessages } from '../../portfolio-messages.ts'
import {
  type ClassFilter,
  type MarketRequest,
  coversAllClasses,
  marketInput,
  readMarketRequest,
} from '../kit/market-request.ts'
import { marketEnvelope, marketPercent } from '../kit/output.ts'
import { type ComparedMonth, findComparedMonth } from '../months-compared.ts'
import { requireMoves } from './require-moves.ts'

const STATES_OF_MONTH = new URL('states_of_month.sql', import.meta.url)
const STATES_BY_KIND = new URL('states_by_kind.sql', import.meta.url)
const STATES_BETWEEN = new URL('states_between.sql', import.meta.url)

export const movesInput = {
  ...marketInput,
  with: dayInput(
    'A day of the month to compare with; omitted, the calendar month before. With an earlier one no trades are counted, since those of a month say nothing of several: positions are then unchanged, appeared, vanished or changed_without_trade.',
  ).optional(),
}

const stateRow = z
  .strictObject({
    state: described(z.enum(POSITION_STATES), 'The state.', 'VARCHAR'),
    count: described(z.int(), 'Positions in it.', 'BIGINT'),
    value: described(
      z.number(),
      'Their value in the month less that in the month before, BRL; over all states it is the change of all lines that count.',
      'DECIMAL(24,2)',
    ),
  })
  .meta({ id: 'PositionState', description: 'How many positions are in a state, and what those changed.' })

/** Facts of a list of moves as a whole. */
export const movesEnvelope = {
  ...marketEnvelope,
  with_date: described(
    z.iso.date().nullable(),
    'Last day of the month compared with; null where the snapshot does not have it, and nothing can be compared.',
    'DATE',
  ),
  states: described(z.array(stateRow), 'The positions of the answer, before pages and ranges, by their state.'),
  explained_percent: marketPercent(
    '100 × filed purchases and sales of positions whose quantities confirm them ÷ all that are filed; null where none is.',
  ),
}

export interface MovesRequest {
  readonly asked: MarketRequest
  readonly compared: ComparedMonth
  /** True if the table of moves since the month before has the answer. */
  readonly isOfMonth: boolean
  readonly bindings: Readonly<Record<string, string | readonly string[] | null>>
  readonly months: readonly Month[]
}

/** Reads the two months that a request compares. */
export function readMovesRequest(
  snapshot: Snapshot,
  { with: other, ...input }: ClassFilter & { readonly date?: string | undefined; readonly with?: string | undefined },
): MovesRequest {
  const asked = readMarketRequest(snapshot, input)
  const { month } = asked
  requireMoves(snapshot, month)
  const requested = other?.slice(0, 7) ?? null
  if (requested !== null && requested >= month) throw wrongRequest(portfolioMessages.earlierMonth)
  const compared = findComparedMonth(snapshot, asked, requested, input)
  const with_month = compared.asked?.month ?? null
  if (compared.isMonthBefore || with_month === null) {
    return { asked, compared, isOfMonth: true, bindings: asked.classes, months: [month] }
  }
  const days = {
    month,
    first_day: `${month}-01`,
    last_day: asked.reference_date,
    with_first_day: `${with_month}-01`,
    with_last_day: lastDayOfMonth(with_month),
  }
  return { asked, compared, isOfMonth: false, bindings: { ...asked.classes, ...days }, months: [month, with_month] }
}

/** Most months in memory: every list of moves of a month needs its states, some 200 rows each. */
const MOST_MONTHS = 24

export const readStatesByKind = cacheMonths(
  async (snapshot, month) =>
    (await snapshot.query(STATES_BY_KIND, {}, [month])) as unknown as readonly (StateRow & { readonly kind: string })[],
  { most: MOST_MONTHS },
)

interface StateRow {
  readonly state: string
  readonly count: number
  readonly value: ExactNumber
  readonly traded_value: ExactNumber
  readonly explained_value: ExactNumber
}

/** Describes the positions of an answer by state, and the part of the filed trades that they explain. */
export async function describeStates(
  snapshot: Snapshot,
  { asked, isOfMonth, bindings, months }: MovesRequest,
  chosen: { readonly kinds: readonly string[] | null; readonly ids: readonly string[] | null },
): Promise<Row> {
  if (isOfMonth && chosen.ids === null && coversAllClasses(asked)) {
    const { kinds } = chosen
    const rows = await readStatesByKind(snapshot, asked.month)
    return describeRows(addUpStates(rows.filter(({ kind }) => kinds === null || kinds.includes(kind))))
  }
  return describeFoundStates(
    await snapshot.query(isOfMonth ? STATES_OF_MONTH : STATES_BETWEEN, { ...bindings, ...chosen }, months),
  )
}

/** Adds up the states of several kinds, in their order. */
function addUpStates(rows: readonly StateRow[]): readonly StateRow[] {
  const sums = new Map<string, StateRow>()
  for (const row of rows) {
    const before = sums.get(row.state)
    sums.set(row.state, before === undefined ? row : addStates(before, row))
  }
  return [...sums.values()]
}

function addStates(one: StateRow, other: StateRow): StateRow {
  const add = (column: 'value' | 'traded_value' | 'explained_value') =>
    toExactNumber(toUnits(one[column].text, 2) + toUnits(other[column].text, 2), 2)
  return {
    state: one.state,
    count: one.count + other.count,
    value: add('value'),
    traded_value: add('traded_value'),
    explained_value: add('explained_value'),
  }
}

/** Describes the states in rows that are already read. */
export function describeFoundStates(found: readonly Row[]): Row {
  return describeRows(found as unknown as readonly StateRow[])
}

function describeRows(rows: readonly StateRow[]): Row {
  const add = (column: 'traded_value' | 'explained_value') =>
    rows.reduce((total, row) => total + toUnits(row[column].text, 2), 0n)
  const traded = add('traded_value')
  return {
    states: rows.map(({ state, count, value }) => ({ state, count, value })),
    explained_percent: traded > 0n ? toExactNumber(millionthsOfPercent(add('explained_value'), traded), 6) : null,
  }
}
