import { brlTotal, type Column, lines, required, text } from '../../../../core/column.ts'
import { partyCnpj, partyType } from '../party/columns.ts'
import { assetMoveColumns } from './columns.ts'

export const partyMoveColumns = {
  party_type: partyType,
  party_cnpj: partyCnpj,
  ...assetMoveColumns,
  filed_ids: text('derived', 'Names that lines of its classes have in cvm_fund_portfolio for it, with commas between them; none where the row names no asset.'),
} satisfies Record<string, Column>

export const partyMoveStateColumns = {
  party_type: partyType,
  party_cnpj: partyCnpj,
  state: required(text('derived', 'State of the positions, as in cvm_position_move.')),
  position_count: required(lines('derived', 'Positions of its classes in that state.')),
  value: required(brlTotal('derived', 'Their value in the month less that in the month before.')),
  traded_value: required(brlTotal('VL_AQUIS_NEGOC, VL_VENDA_NEGOC', 'What is filed as bought and as sold of them.')),
  explained_value: required(brlTotal('VL_AQUIS_NEGOC, VL_VENDA_NEGOC', 'Of it what their quantities confirm.')),
} satisfies Record<string, Column>
