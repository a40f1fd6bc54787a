import { z } from 'zod'
import { defineEndpoint, type Row, type Snapshot } from '../../../../../api/endpoint.ts'
import { choiceInput } from '../../../../../api/input.ts'
import { textOfRow } from '../../../../../api/name-search.ts'
import { described, field, filledField, listOutput } from '../../../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../../../api/page.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../../api/sort.ts'
import { valueListInput } from '../../../../../api/value-list.ts'
import type { Month } from '../../../../../core/month.ts'
import { type AssetCode, assetCodeInput, writeAssetCode } from '../../../../../fund/api/asset-code.ts'
import { PORTFOLIO } from '../../../../../fund/api/filing.ts'
import { findAsset } from '../../../../../fund/api/find-asset.ts'
import {
  NOT_COMPARABLE_REASONS,
  POSITION_STATES,
  positionMoveColumns as columns,
} from '../../../market/move/columns.ts'
import { monthColumns } from '../../../columns.ts'
import { describeMarketMonth } from '../kit/envelope.ts'
import { writeExplain } from '../kit/explain.ts'
import { explainField, marketValue } from '../kit/output.ts'
import { type MovesRequest, describeStates, movesEnvelope, movesInput, readMovesRequest } from './moves-request.ts'

const OF_MONTH = new URL('position_moves_of_month.sql', import.meta.url)
const BETWEEN = new URL('position_moves_between.sql', import.meta.url)
const NAMED_SO = new URL('compared_names.sql', import.meta.url)

const moveOutput = z
  .strictObject({
    cnpj: field(columns.cnpj),
    name: filledField(monthColumns.fund_name_filed),
    type: field(columns.type),
    filing_group: field(columns.filing_group),
    asset_id: field(columns.asset_id),
    linked_asset_id: field(columns.linked_asset_id),
    kind: field(columns.asset_kind),
    position: field(columns.position),
    final_position_value: field(columns.value),
    quantity: field(columns.quantity),
    previous_value: field(columns.previous_value),
    previous_quantity: field(columns.previous_quantity),
    filed_purchases_value: field(columns.filed_purchases_value),
    filed_sales_value: field(columns.filed_sales_value),
    filed_purchases_quantity: field(columns.purchases_quantity),
    filed_sales_quantity: field(columns.sales_quantity),
    unexplained_quantity: field(columns.unexplained_quantity),
    position_change_value: marketValue('Change of the value; null where it cannot be compared.'),
    price_change_value: field(columns.price_change_value),
    quantity_change_value: marketValue('The rest of that change, which the quantity made.'),
    state: described(z.enum(POSITION_STATES), 'What became of it.', 'VARCHAR'),
    state_reason: described(
      z.enum(['', ...NOT_COMPARABLE_REASONS]),
      'Why it is not comparable; "" where it is.',
      'VARCHAR',
    ),
    explain: explainField,
  })
  .meta({ id: 'PositionMove', description: 'What became of the position of a class in an asset.' })

const KEY = ['cnpj', 'asset_id', 'position'] as const

export const positionMoves = defineEndpoint({
  id: 'market_moves_of_asset',
  path: '/v1/market/moves/{code}',
  summary: 'Which funds bought and sold an asset: each position with what became of it',
  description:
    'A row a class and way of holding the asset, by the change of its value, with the state of the position as in `/v1/market/moves`: entered, left, increased, reduced and unchanged are what the quantities confirm; appeared, vanished and changed_without_trade changed without a trade; trade_unexplained has trades that do not add up to the change. The asset is found as in `/v1/asset/{code}`; an `asset_id` is that name as positions are compared.',
  dataset: PORTFOLIO,
  input: z.strictObject({
    code: assetCodeInput,
    ...movesInput,
    state: valueListInput(choiceInput(POSITION_STATES, 'Only positions in this state.')).optional(),
    position: valueListInput(choiceInput(['owned', 'borrowed'], 'Only positions that are held so.')).optional(),
    ...sortInput(sortableColumns(moveOutput), { by: 'position_change_value', order: 'desc', key: KEY }),
    ...pageInput,
  }),
  output: listOutput(moveOutput, {
    ...movesEnvelope,
    asset_ids: described(
      z.array(described(z.string(), 'A name.', 'VARCHAR')),
      'Names that the positions are compared under.',
    ),
  }),
  rows: ['data'],
  rowKeys: { reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE') },
  headers: RULES_VERSION_HEADER,
  cost: {
    heavy: { when: 'with `with`', is: ({ with: other }) => other !== undefined },
    work: 20_000_000,
    narrower: { with: { en: 'leave it out.', pt: 'omita.' } },
  },
  examples: [{ code: 'CPFE3', date: '20251031' }],
  async answer(
    snapshot,
    { code, state = null, position = null, sort_by, sort_order, ranges, page, page_size, ...input },
  ) {
    const moves = readMovesRequest(snapshot, input)
    const { asked, compared, isOfMonth, bindings, months } = moves
    const ids = await listComparedNames(snapshot, code, asked.month)
    const [rows, states] = await Promise.all([
      snapshot.query(
        isOfMonth ? OF_MONTH : BETWEEN,
        {
          ...bindings,
          ids,
          states: state,
          positions: position,
          ranges,
          sort_by,
          sort_order,
          ...pageBindings({ page, page_size }),
        },
        months,
      ),
      describeStates(snapshot, moves, { kinds: null, ids }),
    ])
    const { body, ...answer } = listAnswer(
      rows.map((row) => describeRow(row, moves)),
      { page, page_size },
      `market_moves-${(ids[0] ?? '').replaceAll(/[^A-Za-z0-9]+/g, '_')}-${asked.month}`,
    )
    return {
      ...answer,
      body: {
        success: true,
        ...describeMarketMonth(asked),
        with_date: compared.reference_date,
        ...states,
        asset_ids: ids,
        data: body['data'] ?? [],
      },
      rowKeys: { reference_date: asked.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, months),
    }
  },
})

/**
 * Lists the names under which positions of an asset are compared. A requested `asset_id` that is such a name stands
 * alone.
 */
async function listComparedNames(snapshot: Snapshot, code: AssetCode, month: Month): Promise<readonly string[]> {
  const text = writeAssetCode(code)
  const exact = await snapshot.query(NAMED_SO, { ids: [text] }, [month])
  if (text.includes(':') && exact.length > 0) return [text]
  const found = await findAsset(snapshot, code, month)
  const ids = [...new Set([found.asset_id, ...found.ids])]
  const rows = await snapshot.query(NAMED_SO, { ids }, [month])
  return rows.length === 0 ? [found.asset_id] : rows.map((row) => textOfRow(row, 'asset_id'))
}

function describeRow({ filed_ids, ...row }: Row, { asked }: MovesRequest): Row {
  const cnpj = textOfRow(row, 'cnpj')
  const position = row['position'] === 'owned' ? 'owned,lent' : 'borrowed'
  return {
    ...row,
    explain: writeExplain('/v1/market/lines', {
      date: asked.reference_date,
      cnpj,
      filed_id: typeof filed_ids === 'string' ? filed_ids : textOfRow(row, 'asset_id'),
      position,
    }),
  }
}
