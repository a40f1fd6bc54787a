import { brlTotal, type Column, lines, quantity, quotas, required, text } from '../../../../core/column.ts'

/** States of a position; the last is for positions that cannot be compared. */
export const POSITION_STATES = ['entered', 'left', 'increased', 'reduced', 'unchanged', 'appeared', 'vanished', 'changed_without_trade', 'trade_unexplained', 'not_comparable'] as const

/** Reasons why a position cannot be compared. */
export const NOT_COMPARABLE_REASONS = ['no_asset_id', 'class_not_in_both', 'member_absent', 'confidential_total', 'price_conflict', 'quantity_not_filed'] as const

const names = {
  asset_id: text('derived', 'Name that the positions of both months are compared under, after links over days, such as that of a renamed ticker; none for lines that name no asset, which are one row a kind.'),
  linked_asset_id: text('derived', 'Name that the asset goes by in the month, after all links of the month.'),
  asset_kind: required(text('derived', 'Kind of asset, as in cvm_fund_portfolio.')),
  position: required(text('derived', 'How it is held: owned, also while lent out, or borrowed, which is short.')),
} satisfies Record<string, Column>

export const positionMoveColumns = {
  ...names,
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class that holds.')),
  type: text('TP_FUNDO_CLASSE, TP_FUNDO', 'Type of the fund in the month, or in the month before if it left.'),
  filing_group: text('the member', 'Its filing group there: fif or structured.'),
  previous_quantity: quantity('QT_POS_FINAL', 'Quantity at the end of the month before, without sign even where borrowed; none where that month lacks the class or the member.'),
  quantity: quantity('QT_POS_FINAL', 'Quantity at the end of the month; none where the month lacks the class or the member.'),
  previous_value: brlTotal('VL_MERC_POS_FINAL', 'Value at the end of the month before, negative where borrowed; none where previous_quantity is none.'),
  value: brlTotal('VL_MERC_POS_FINAL', 'Value at the end of the month; none where quantity is none.'),
  lent_value: required(brlTotal('VL_MERC_POS_FINAL', 'Of the value, what is lent out.')),
  line_count: required(lines('derived', 'Lines of the month that are added up.')),
  filed_ids: text('derived', 'Names that these lines have in cvm_fund_portfolio, with commas between them.'),
  purchases_quantity: required(quantity('QT_AQUIS_NEGOC', 'Quantity filed as bought in the month, 0 where nothing is filed.')),
  sales_quantity: required(quantity('QT_VENDA_NEGOC', 'Quantity filed as sold in the month, 0 where nothing is filed.')),
  filed_purchases_value: required(brlTotal('VL_AQUIS_NEGOC', 'Value filed as bought in the month, explained or not.')),
  filed_sales_value: required(brlTotal('VL_VENDA_NEGOC', 'Value filed as sold in the month, explained or not.')),
  unexplained_quantity: quantity('derived', 'quantity - previous_quantity - purchases_quantity + sales_quantity: 0 where the filed trades explain the change; none where it cannot be compared.'),
  state: required(text('derived', 'entered, left, increased, reduced or unchanged where the filed trades explain the change; appeared, vanished or changed_without_trade where nothing was traded and it changed all the same; trade_unexplained where trades do not add up to it; or not_comparable.')),
  state_reason: text('derived', 'Why it is not comparable: no_asset_id, class_not_in_both, member_absent, confidential_total, price_conflict or quantity_not_filed.'),
  price_change_value: brlTotal('derived', 'Of the change of value, what the price made: previous_quantity times the change of value by quantity, rounded once; 0 where a month has no quantity. The quantity made the rest.'),
} satisfies Record<string, Column>

const count = (state: string) => required(lines('derived', `Positions that are ${state}.`))

export const assetMoveColumns = {
  ...names,
  previous_quantity: quantity('QT_POS_FINAL', 'Quantity of all positions at the end of the month before; none where no class filed lines then, as where that month was not compiled.'),
  quantity: required(quantity('QT_POS_FINAL', 'Quantity at the end of the month.')),
  previous_value: brlTotal('VL_MERC_POS_FINAL', 'Value of all positions at the end of the month before; none as well.'),
  value: required(brlTotal('VL_MERC_POS_FINAL', 'Value at the end of the month.')),
  purchases_quantity: required(quantity('QT_AQUIS_NEGOC', 'Quantity filed as bought, explained or not.')),
  sales_quantity: required(quantity('QT_VENDA_NEGOC', 'Quantity filed as sold, explained or not.')),
  filed_purchases_value: required(brlTotal('VL_AQUIS_NEGOC', 'Value filed as bought, explained or not: some funds file the whole position each month.')),
  filed_sales_value: required(brlTotal('VL_VENDA_NEGOC', 'Value filed as sold, explained or not.')),
  explained_purchases_quantity: required(quantity('QT_AQUIS_NEGOC', 'Quantity bought: of positions whose quantities confirm the filed trades.')),
  explained_sales_quantity: required(quantity('QT_VENDA_NEGOC', 'Quantity sold: of positions whose quantities confirm the filed trades.')),
  explained_purchases_value: required(brlTotal('VL_AQUIS_NEGOC', 'Value bought: of positions whose quantities confirm the filed trades.')),
  explained_sales_value: required(brlTotal('VL_VENDA_NEGOC', 'Value sold: of positions whose quantities confirm the filed trades.')),
  position_change_value: required(brlTotal('derived', 'Change of the value of the positions that can be compared.')),
  price_change_value: required(brlTotal('derived', 'Of that change, what prices made; quantities made the rest.')),
  not_comparable_value: brlTotal('derived', 'Change of the value of the lines of positions that cannot be compared: disclosure, not trade; none where previous_value is none.'),
  entered_count: count('entered'),
  left_count: count('left'),
  increased_count: count('increased'),
  reduced_count: count('reduced'),
  unchanged_count: count('unchanged'),
  appeared_count: count('appeared'),
  vanished_count: count('vanished'),
  changed_without_trade_count: count('changed_without_trade'),
  trade_unexplained_count: count('trade_unexplained'),
  not_comparable_count: count('not_comparable'),
} satisfies Record<string, Column>

export const marketAssetColumns = {
  asset_id: text('derived', 'Name that the asset goes by in the month, after all links of the month; none for lines that name no asset, which are one row a kind.'),
  asset_kind: names.asset_kind,
  long_value: required(brlTotal('VL_MERC_POS_FINAL', 'Value of the lines that own it or lent it out.')),
  long_quantity: required(quantity('QT_POS_FINAL', 'Quantity of these lines.')),
  lent_value: required(brlTotal('VL_MERC_POS_FINAL', 'Of long_value, what is lent out.')),
  short_value: required(brlTotal('VL_MERC_POS_FINAL', 'Value of the lines that borrowed it, negative.')),
  line_count: required(lines('derived', 'Lines that hold it, whichever way.')),
  holder_count: required(lines('derived', 'Classes whose long value of it is not 0.')),
  manager_count: required(lines('derived', 'Managers of these classes, by the register that the month rests on (party_basis of cvm_party_class); natural persons count as one.')),
  previous_long_value: brlTotal('VL_MERC_POS_FINAL', 'long_value of the month before; none where no class filed lines then, as where that month was not compiled.'),
  previous_long_quantity: quantity('QT_POS_FINAL', 'long_quantity of the month before; none as well.'),
  previous_short_value: brlTotal('VL_MERC_POS_FINAL', 'short_value of the month before; none as well.'),
  previous_holder_count: lines('derived', 'holder_count of the month before; none as well.'),
  fund_nav_value: brlTotal('VL_PATRIM_LIQ', 'NAV of the class whose quotas it is, as filed with its portfolio of the month; none where that is not positive.'),
  quotas_issued: quotas('Quantidade_Cotas_Emitidas', 'Quotas that the class has issued, by its monthly report (FII) of the very month.'),
} satisfies Record<string, Column>
