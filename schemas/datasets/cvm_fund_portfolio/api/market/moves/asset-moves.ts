import { z } from 'zod'
import { defineEndpoint, type Row } from '../../../../../api/endpoint.ts'
import { choiceInput } from '../../../../../api/input.ts'
import { textOfRow } from '../../../../../api/name-search.ts'
import { described, field, listOutput } from '../../../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../../../api/page.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../../api/sort.ts'
import { valueListInput } from '../../../../../api/value-list.ts'
import { PORTFOLIO } from '../../../../../fund/api/filing.ts'
import { assetMoveColumns as columns, POSITION_STATES } from '../../../market/move/columns.ts'
import { nameOfBond } from '../../../bond-codes.ts'
import { coversAllClasses } from '../kit/market-request.ts'
import { describeMarketMonth } from '../kit/envelope.ts'
import { writeExplain } from '../kit/explain.ts'
import { judgeKinds } from '../kit/knowledge.ts'
import { explainField, knowledgeFields, marketCount, marketValue, nullReason } from '../kit/output.ts'
import { HELD_KINDS, listHidden, orNull } from '../months-compared.ts'
import { MOVE_KEY, readFirstMoves } from './first-moves.ts'
import { type MovesRequest, describeStates, movesEnvelope, movesInput, readMovesRequest } from './moves-request.ts'

const OF_MONTH = new URL('asset_moves_of_month.sql', import.meta.url)
const OF_CLASSES = new URL('asset_moves_of_classes.sql', import.meta.url)
const BETWEEN = new URL('asset_moves_between.sql', import.meta.url)

const quantity = (description: string) => described(z.number().nullable(), description, 'DECIMAL(24,6)')
const CONFIRMED = 'of the positions whose quantities confirm the filed trades: only this is bought or sold'

export const moveOutput = z
  .strictObject({
    asset_id: field(columns.asset_id),
    linked_asset_id: field(columns.linked_asset_id),
    name: described(z.string(), 'Newest name of the asset in lines or quotes; "" where they have none.', 'VARCHAR'),
    kind: field(columns.asset_kind),
    position: described(
      z.enum(['owned', 'borrowed']),
      'owned, also while lent out; or borrowed, which is short.',
      'VARCHAR',
    ),
    value: field(columns.value),
    quantity: field(columns.quantity),
    previous_value: described(
      z.number().nullable(),
      'Value of all positions at the end of the month compared with; null where the snapshot lacks that month.',
      'DECIMAL(24,2)',
    ),
    previous_quantity: quantity('Quantity of these, or null as well.'),
    filed_purchases_value: field(columns.filed_purchases_value),
    filed_sales_value: field(columns.filed_sales_value),
    filed_purchases_quantity: field(columns.purchases_quantity),
    filed_sales_quantity: field(columns.sales_quantity),
    explained_purchases_value: marketValue(`Value bought, ${CONFIRMED}.`),
    explained_sales_value: marketValue(`Value sold, ${CONFIRMED}.`),
    explained_purchases_quantity: quantity(`Quantity bought, ${CONFIRMED}.`),
    explained_sales_quantity: quantity(`Quantity sold, ${CONFIRMED}.`),
    explained_net_value: marketValue('What was bought less what was sold.'),
    position_change_value: marketValue('Change of the value of the positions that can be compared.'),
    price_change_value: marketValue(
      'Of that change, what prices made: the quantity of before times the change of price.',
    ),
    quantity_change_value: marketValue(
      'The rest of that change: what quantities made, by trade, disclosure or mistake.',
    ),
    not_comparable_value: described(
      z.number().nullable(),
      'Change of the lines of positions that cannot be compared: disclosure, and never trade; null where the snapshot lacks the other month.',
      'DECIMAL(24,2)',
    ),
    moves_reason: nullReason(
      'position_change_value',
      'month_incomplete where one of the months lacks members that can have these lines, no_month_before where the snapshot lacks the other month',
    ),
    ...Object.fromEntries(
      POSITION_STATES.map((state) => [`${state}_count`, marketCount(`Positions that are ${state}.`)]),
    ),
    ...knowledgeFields,
    explain: explainField,
  })
  .meta({ id: 'AssetMove', description: 'What became of the positions of an asset.' })

export const NOT_SORTED = ['name', 'missing_members']

export const assetMoves = defineEndpoint({
  id: 'market_moves',
  path: '/v1/market/moves',
  summary: 'What funds bought and sold: each asset with what the filed trades explain of its change',
  description:
    'One row for each asset and way of holding it, by purchases less sales, the largest first. A position is bought or sold only where its quantities confirm the trades that were filed: quantity = quantity of before + purchases − sales. `filed_…` is everything that was filed: some funds file their whole position as bought each month. A position that appears without a trade was mostly hidden before, or renamed; one that vanishes went dark: neither is trade. `states` says how many positions are in each state. Positions that cannot be compared are apart: lines without a name, classes that did not file in both months, members that are absent, classes with confidential totals of that category, names of several assets. A renamed ticker is no move.',
  dataset: PORTFOLIO,
  input: z.strictObject({
    ...movesInput,
    kind: valueListInput(choiceInput(HELD_KINDS, 'Only assets of this kind.')).optional(),
    ...sortInput(
      sortableColumns(moveOutput).filter((column) => !NOT_SORTED.includes(column)),
      { by: 'explained_net_value', order: 'desc', key: MOVE_KEY },
    ),
    ...pageInput,
  }),
  output: listOutput(moveOutput, movesEnvelope),
  rows: ['data'],
  rowKeys: { reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE') },
  headers: RULES_VERSION_HEADER,
  cost: {
    heavy: { when: 'with `with`', is: ({ with: other }) => other !== undefined },
    work: 20_000_000,
    narrower: {
      with: {
        en: 'leave it out, or ask for the moves of one asset.',
        pt: 'omita, ou peça os movimentos de um só ativo.',
      },
    },
  },
  examples: [{ date: '20251031', kind: 'listed_share' }],
  async answer(snapshot, { kind: kinds = null, sort_by, sort_order, ranges, page, page_size, ...input }) {
    const moves = readMovesRequest(snapshot, input)
    const { asked, compared, isOfMonth, bindings, months } = moves
    const hidden = [...new Set([...listHidden(asked), ...listHidden(compared.asked)])]
    const sql = !isOfMonth ? BETWEEN : coversAllClasses(asked) ? OF_MONTH : OF_CLASSES
    const listed = { kinds, ranges, sort_by, sort_order }
    const first =
      sql === OF_MONTH && hidden.length === 0
        ? readFirstMoves(snapshot, asked.month, { ...listed, page, page_size })
        : null
    const read = async () =>
      (await first) ??
      (await snapshot.query(
        sql,
        {
          ...(sql === OF_MONTH ? {} : bindings),
          ...listed,
          hidden_kinds: orNull(hidden),
          hidden_reason: compared.asked === null ? 'no_month_before' : 'month_incomplete',
          ...pageBindings({ page, page_size }),
        },
        months,
      ))
    const [rows, states] = await Promise.all([read(), describeStates(snapshot, moves, { kinds, ids: null })])
    const { body, ...answer } = listAnswer(
      rows.map((row) => describeMove(row, moves, explainMove(row, moves))),
      { page, page_size },
      `market_moves-${asked.month}`,
    )
    return {
      ...answer,
      body: {
        success: true,
        ...describeMarketMonth(asked),
        with_date: compared.reference_date,
        ...states,
        data: body['data'] ?? [],
      },
      rowKeys: { reference_date: asked.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, months),
    }
  },
})

/** Describes the moves of an asset, with the address that explains them. */
export function describeMove(
  { is_partial, ...row }: Row,
  { asked, compared }: Pick<MovesRequest, 'asked' | 'compared'>,
  explain: string,
): Row {
  const linked = textOfRow(row, 'linked_asset_id') || textOfRow(row, 'asset_id')
  const kinds = [textOfRow(row, 'kind')]
  const missing = [asked, compared.asked].flatMap((month) => (month === null ? [] : judgeKinds(month, kinds).missing))
  return {
    ...Object.fromEntries(Object.keys(moveOutput.shape).map((column) => [column, row[column] ?? null])),
    name: nameOfBond(linked) ?? row['name'] ?? '',
    is_partial: is_partial ?? false,
    missing_members: [...new Set(missing)].join(','),
    explain,
  }
}

/** Writes the ways of holding for a request for lines. */
export function writeHeld(position: string): string {
  return position === 'owned' ? 'owned,lent' : position
}

function explainMove(row: Row, { asked, compared, isOfMonth }: MovesRequest): string {
  const [asset_id, position] = [textOfRow(row, 'asset_id'), textOfRow(row, 'position')]
  const classes = {
    date: asked.reference_date,
    filing_group: asked.classes.filing_groups?.join(','),
    type: asked.classes.types?.join(','),
  }
  return asset_id === ''
    ? writeExplain('/v1/market/lines', {
        ...classes,
        kind: textOfRow(row, 'kind'),
        unnamed: 'true',
        position: writeHeld(position),
      })
    : writeExplain(`/v1/market/moves/${encodeURIComponent(asset_id)}`, {
        ...classes,
        position,
        with: isOfMonth ? null : compared.reference_date,
      })
}
