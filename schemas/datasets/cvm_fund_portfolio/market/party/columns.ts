import { brlTotal, type Column, flag, lines, long, quantity, ratio, required, text, whole } from '../../../../core/column.ts'

const CLASS = 'CNPJ_FUNDO_CLASSE, CNPJ_FUNDO'
const VALUE = 'VL_MERC_POS_FINAL'

export const classHoldingColumns = {
  cnpj: required(text(CLASS, 'CNPJ of the class that holds.')),
  held_cnpj: required(text('CNPJ_FUNDO_CLASSE_COTA, CNPJ_FUNDO_COTA; CPF_CNPJ_EMISSOR in fie', 'CNPJ of the class that is held, which filed for the month too; the number of a fund is that of its only class.')),
  line_count: required(lines('derived', 'Open lines that hold it.')),
  value: required(brlTotal(VALUE, 'Sum of those lines.')),
  opened_value: brlTotal(VALUE, 'Of it the lines that the look-through replaces by what the class holds; none where the month has no look-through.'),
} satisfies Record<string, Column>

export const classTotalColumns = {
  cnpj: required(text(CLASS, 'CNPJ of the class.')),
  type: required(text('TP_FUNDO_CLASSE, TP_FUNDO', 'fif, fidc, fii, fip, fiagro, etf, fapi, fmp or other.')),
  filing_group: required(text('the member', "fif for the eight blocks, structured for the structured funds' file.")),
  nav_value: brlTotal('VL_PATRIM_LIQ', 'Net asset value at the end of the month.'),
  total_portfolio_value: brlTotal('derived', 'Signed sum of all lines.'),
  line_count: required(lines('derived', 'Lines filed, confidential totals included.')),
  direct_value: brlTotal(VALUE, 'Signed sum of the open lines that are owned, lent or borrowed, without quotas of classes that have lines in the month: these can be added up over classes. None without lines.'),
  internal_value: brlTotal(VALUE, 'Open quotas of other classes that have a NAV in the month: what a sum of NAVs counts twice. None without lines. Without members with quotas (missing_members: BLC_2, FIE) what the others have, so that 0 is then not known.'),
  unnetted_value: brlTotal(VALUE, 'Confidential totals of quotas, which name no class and cannot be taken off. None without lines.'),
  confidential_value: brlTotal(VALUE, 'All confidential totals. None without lines.'),
  held_value: required(brlTotal(VALUE, 'Open quotas of the class that other classes of the month file.')),
  opened_value: brlTotal(VALUE, 'Of held_value the lines that the look-through replaces by what this class holds; none where the month has no look-through.'),
  outside_share: ratio('derived', 'The part of its NAV that no class holds by such a line: 1 less opened_value over nav_value. Over all classes, look-throughs by this part add up to the direct lines. None where the month lacks a member with quotas, and without a positive NAV.'),
  inflow_value: brlTotal('CAPTC_DIA', 'Quotas bought in the month, by the daily reports; none without a report.'),
  outflow_value: brlTotal('RESG_DIA', 'Quotas redeemed in the month.'),
  report_count: whole('derived', 'Daily reports of the month, each subclass by itself.'),
  holders: long('NR_COTST', 'Holders on the last day of the month that has reports, subclasses added up; none without a report of that day.'),
  completeness: required(text('derived', 'complete if the month has all members of the filing group, else partial.')),
  missing_members: text('derived', 'Members that are absent or thin, separated by commas.'),
} satisfies Record<string, Column>

export const partyType = required(text('the column', 'manager or administrator.'))
export const partyCnpj = required(text('CPF_CNPJ_Gestor, CNPJ_Administrador; CPF_CNPJ_GESTOR, CNPJ_ADMIN', 'CNPJ of the party; natural_person for all natural persons together, not_known where no register names one.'))
const partyBasis = required(text('derived', 'register_of_month: the class has who had it when the month ended, known because this installation saw changes of the registers by then. Else register_of_today.'))

export const partyClassColumns = {
  party_type: partyType,
  party_cnpj: partyCnpj,
  cnpj: required(text(CLASS, 'CNPJ of the class.')),
  party_name: text('the name next to the role', 'Name of the party, as registered for the class; none of natural persons.'),
  is_shared: required(flag('derived', 'True where the class has several parties of the type. It counts in full for each: never add parties up.')),
  party_basis: partyBasis,
} satisfies Record<string, Column>

export const partyMonthColumns = {
  party_type: partyType,
  party_cnpj: partyCnpj,
  name: text('the name next to the role', 'Name that most of its classes have for it.'),
  party_basis: partyBasis,
  class_count: required(whole('derived', 'Classes that filed for the month.')),
  nav_class_count: required(whole('derived', 'Of them those with a NAV.')),
  line_class_count: required(whole('derived', 'Of them those with lines.')),
  nav_value: brlTotal('VL_PATRIM_LIQ', 'Sum of the NAVs of its classes. Never add it up over parties: a class with several counts for each.'),
  internal_value: brlTotal(VALUE, 'Open quotas that its classes hold of each other, where the class held has a NAV. Without members with quotas (missing_members: BLC_2, FIE) what the others have, so that 0 is then not known.'),
  unnetted_value: brlTotal(VALUE, 'Confidential totals of quotas of its classes, which cannot be taken off.'),
  netting_complete: required(flag('derived', 'True where the month has the members with the quotas of its classes.')),
  net_value: brlTotal('derived', 'nav_value less internal_value: its money counted once, but for unnetted_value. None where netting_complete is false.'),
  co_managed_count: required(whole('derived', 'Classes that have another party of the type beside it.')),
  co_managed_nav_value: required(brlTotal('VL_PATRIM_LIQ', 'Sum of their NAVs, which nav_value has in full.')),
  total_portfolio_value: brlTotal('derived', 'Signed sum of all lines of its classes.'),
  confidential_value: brlTotal(VALUE, 'Confidential totals of its classes.'),
  direct_value: brlTotal(VALUE, 'Sum of direct_value of cvm_class_total over its classes.'),
  inflow_value: brlTotal('CAPTC_DIA', 'Quotas bought in the month; none where none of its classes reports daily.'),
  outflow_value: brlTotal('RESG_DIA', 'Quotas redeemed in the month.'),
  is_partial: required(flag('derived', 'True where the month lacks members that its classes file: sums of lines cover the members that are there.')),
  missing_members: text('derived', 'These members, absent or thin, separated by commas.'),
} satisfies Record<string, Column>

export const partyCategoryColumns = {
  party_type: partyType,
  party_cnpj: partyCnpj,
  category: required(text('TP_APLIC', 'Category of the lines, as in cvm_fund_category.')),
  total_value: required(brlTotal('derived', 'Signed sum of the lines of its classes; of quotas also those of its own classes, which internal_value of cvm_party_month has.')),
  confidential_value: required(brlTotal(VALUE, 'Of it the confidential totals.')),
} satisfies Record<string, Column>

export const partyExposureColumns = {
  party_type: partyType,
  party_cnpj: partyCnpj,
  asset_id: text('derived', 'Name that the asset goes by in the month, as in cvm_fund_look_through; none where the row names no asset.'),
  asset_kind: required(text('derived', 'Kind of asset, as in cvm_fund_look_through.')),
  resolution: required(text('derived', 'direct for lines that are no quotas of a fund; else the reason why quotas are not replaced by what the fund holds, as in cvm_fund_look_through.')),
  value: required(brlTotal('derived', 'Signed sum over its classes, each by the part that no other class of the party holds and rounded once to the cent.')),
  quantity: quantity('derived', 'The same of the quantities, long less short; none where the row names no asset.'),
  class_count: required(long('derived', 'Classes that it comes from.')),
  all_value: required(brlTotal('derived', 'Sum of value over all that its classes hold, the rest of which the table does not have.')),
} satisfies Record<string, Column>
