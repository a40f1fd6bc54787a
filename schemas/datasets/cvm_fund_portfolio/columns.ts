import { brl, brlTotal, type Column, type HashPart, copied, day, flag, lines, percent, quantity, ratio, required, text, whole } from '../../core/column.ts'
import { hashed } from '../../core/column-hash.ts'
import { provenanceColumns, provenanceOf } from '../../core/provenance.ts'

/** Blocks whose lines name their assets; `EVERY_BLOCK` includes the confidential totals. */
const NAMED = '1 2 3 4 5 6 7 8 fie'
const EVERY_BLOCK = `${NAMED} confid fie_confid`
const RATES = { source: 'PR_ columns of BLC_5, BLC_6' }

/** Copies a column of these blocks, named as in the column `block`. */
function filedIn(blocks: string, name: string, field?: Parameters<typeof copied>[1]) {
  return copied(name, {
    ...field,
    members: blocks.split(' ').map((block) => (/^\d$/.test(block) ? `BLC_${block}` : block.toUpperCase())),
  })
}

/** Declares that a column identifies the holding of its line: the `id` is a hash of such columns. */
function inId(place: number, column: Column, part: Omit<HashPart, 'place'> = {}): Column {
  return hashed('id', { place, ...part }, column)
}

/** Declares that a column is content of its line: the `content_hash` of a fund-month is made from such columns. */
function inContent(place: number, column: Column, group?: string): Column {
  return hashed('content', { place, ...(group !== undefined && { group }) }, column)
}

/** Masks a CPF in a column of CNPJs. */
function maskPerson(column: string): string {
  return `CASE WHEN ${column} IN (SELECT filed FROM person) THEN masked_cpf(${column}) ELSE ${column} END`
}

/** Columns of every block. The names with `_CLASSE` came with Resolution CVM 175; the aliases are older. */
const commonColumns = {
  id: required(text('derived', 'Stable name of the line: a hash of block, class, month and what identifies the holding, then a number if several lines are equal in these.')),
  cnpj: inId(2, required(text(copied('CNPJ_FUNDO_CLASSE', { kind: 'required_cnpj', aliases: ['CNPJ_FUNDO'] }), 'CNPJ of the class that files, 14 characters without punctuation.'))),
  reference_date: inId(3, required(day(copied('DT_COMPTC'), 'Last day of the competence month.')), { sql: "strftime(DT_COMPTC, '%Y%m')" }),
  fund_type_filed: text(copied('TP_FUNDO_CLASSE', { aliases: ['TP_FUNDO'] }), 'Type of fund as filed.'),
  fund_name_filed: text(copied('DENOM_SOCIAL'), 'Name at filing, cut by the source at 100 characters.'),
  // Newer files lack it.
  document_id: text(filedIn('fie fie_confid', 'ID_DOC', { optional: true }), "Number of the filing, in the structured funds' file only."),
  block: inId(1, required(text('the member', 'Block of the filing: 1 to 8, confid, fie, fie_confid.')), { sql: 'block' }),
  confidential: required(flag('the member', 'True for a confidential total, which names no asset.')),
  application_type: inId(4, text('TP_APLIC', "The regulator's application label in one canonical spelling."), { sql: 'application_type' }),
  application_type_filed: text(filedIn(EVERY_BLOCK, 'TP_APLIC'), 'The application label as filed.'),
  category: required(text('TP_APLIC', 'Category of the application label, from a closed list of ours.')),
  is_investment: required(flag('TP_APLIC', 'False for cash, payables and receivables.')),
  side: text('TP_APLIC', 'For futures, options and forwards: long or short.'),
  asset_type: inId(5, text('TP_ATIVO', 'The asset label in one canonical spelling.'), { sql: 'asset_type' }),
  asset_type_filed: text(filedIn(NAMED, 'TP_ATIVO'), 'The asset label as filed.'),
  related_issuer: inId(30, inContent(7, flag('EMISSOR_LIGADO', 'True if the issuer is related to the manager or administrator.')), { sql: 'EMISSOR_LIGADO' }),
  business_type: inId(6, text('TP_NEGOC', 'Accounting intent: for trading, or held to maturity.'), { sql: 'business_type' }),
  business_type_filed: text(filedIn(NAMED, 'TP_NEGOC'), 'Accounting intent as filed.'),
  sales_quantity: inContent(8, quantity(filedIn(NAMED, 'QT_VENDA_NEGOC'), 'Quantity sold in the month.'), 'traded'),
  sales_value: inContent(9, brl(filedIn(EVERY_BLOCK, 'VL_VENDA_NEGOC'), 'Value sold in the month.'), 'traded'),
  purchases_quantity: inContent(10, quantity(filedIn(NAMED, 'QT_AQUIS_NEGOC'), 'Quantity bought in the month.'), 'traded'),
  purchases_value: inContent(11, brl(filedIn(EVERY_BLOCK, 'VL_AQUIS_NEGOC'), 'Value bought in the month.'), 'traded'),
  final_position_quantity: inContent(2, quantity(filedIn(NAMED, 'QT_POS_FINAL'), 'Quantity at the end of the month, without sign even for shorts.')),
  final_position_value: brl('VL_MERC_POS_FINAL', 'Value at the end of the month; liabilities negative, futures as filed.'),
  filed_value: inContent(1, brl(filedIn(EVERY_BLOCK, 'VL_MERC_POS_FINAL'), 'Value exactly as filed.')),
  final_position_cost: inContent(13, brl(filedIn(EVERY_BLOCK, 'VL_CUSTO_POS_FINAL'), 'Cost at the end of the month.'), 'cost'),
  confidentiality_deadline: inContent(14, day(filedIn(EVERY_BLOCK, 'DT_CONFID_APLIC'), 'Day until which the holding is confidential.'), 'cost'),
} satisfies Record<string, Column>

/**
 * Columns of some blocks, whose numbers are in the descriptions. The API gives them under `metainfo`, in this order.
 */
export const blockColumns = {
  bond_type: inId(9, inContent(6, text(filedIn('1', 'TP_TITPUB'), 'Family of a federal bond (block 1).')), { unless: ['CD_ISIN', 'CD_SELIC'] }),
  isin: inId(7, text(filedIn('1 4', 'CD_ISIN'), 'ISIN (blocks 1, 4).')),
  selic_code: inId(8, text(filedIn('1 fie', 'CD_SELIC'), 'Code in the Selic system (blocks 1, fie).')),
  issue_date: inId(10, day(filedIn('1', 'DT_EMISSAO'), 'Day of issue (block 1).')),
  maturity_date: inId(11, day(filedIn('1 5 6 7 fie', 'DT_VENC'), 'Day of maturity (blocks 1, 5, 6, 7, fie).')),
  fund_cnpj: inId(12, text('CNPJ_FUNDO_CLASSE_COTA, CNPJ_FUNDO_COTA; CPF_CNPJ_EMISSOR in fie', 'CNPJ of the class whose quotas are held (blocks 2, fie).'), { sql: maskPerson('CNPJ_FUNDO_CLASSE_COTA') }),
  fund_name: inId(12, inContent(3, text('NM_FUNDO_CLASSE_SUBCLASSE_COTA, NM_FUNDO_COTA; EMISSOR in fie', 'Name of the fund whose quotas are held (blocks 2, fie).')), { sql: 'NM_FUNDO_CLASSE_SUBCLASSE_COTA' }),
  subclass_id: inId(13, text(filedIn('2', 'ID_SUBCLASSE', { optional: true }), 'Subclass whose quotas are held (block 2).')),
  swap_code: inId(14, text(filedIn('3', 'CD_SWAP'), 'Code of a swap (block 3).')),
  swap_description: inId(15, text(filedIn('3', 'DS_SWAP'), 'The two legs of a swap (block 3).')),
  asset_code: inId(16, text('CD_ATIVO, CD_ATIVO_BV_MERC', 'Ticker, contract or registration code (blocks 4, 7, fie).'), { sql: 'coalesce(CD_ATIVO, CD_ATIVO_BV_MERC)' }),
  asset_description: inId(17, inContent(5, text(filedIn('4 8 fie', 'DS_ATIVO'), 'Description (blocks 4, 8, fie; futures of fie have their ticker here).')), { unless: ['CD_ATIVO'] }),
  start_date: inId(29, inContent(12, day(filedIn('4 fie', 'DT_INI_VIGENCIA'), 'Start of validity or listing (blocks 4, fie).'))),
  end_date: inId(19, day(filedIn('4', 'DT_FIM_VIGENCIA'), 'End of validity, expiry (block 4).')),
  issuer_cnpj: inId(20, text(filedIn('5', 'CNPJ_EMISSOR', { kind: 'cnpj' }), 'CNPJ of the issuer (block 5).'), { sql: maskPerson('CNPJ_EMISSOR') }),
  issuer_person_type: inId(31, text(filedIn('6 8 fie', 'PF_PJ_EMISSOR'), 'PF for a natural person, PJ for a legal entity (blocks 6, 8, fie).')),
  issuer_document: inId(20, text('CPF_CNPJ_EMISSOR', "CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie)."), { sql: 'document_for_id' }),
  issuer_name: inId(20, inContent(4, text('EMISSOR', "Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie).")), { sql: 'issuer_for_id' }),
  floating: inId(22, flag('TITULO_POSFX', 'True if the paper pays a floating rate (blocks 5, 6).'), { sql: 'TITULO_POSFX' }),
  indexer_code: inId(21, text(filedIn('5 6', 'CD_INDEXADOR_POSFX'), 'Code of the index paid (blocks 5, 6).')),
  indexer_description: inId(21, text(filedIn('5 6', 'DS_INDEXADOR_POSFX'), 'Name of the index paid (blocks 5, 6).')),
  indexer_percent: inId(23, percent(filedIn('5 6', 'PR_INDEXADOR_POSFX', RATES), 'Percent of the index paid.')),
  spread_percent: inId(24, percent(filedIn('5 6', 'PR_CUPOM_POSFX', RATES), 'Spread over the index, percent a year.')),
  fixed_rate_percent: inId(25, percent(filedIn('5 6', 'PR_TAXA_PREFX', RATES), 'Fixed rate, percent a year.')),
  rated: inId(32, inContent(15, flag('RISCO_EMISSOR', 'True if the issuer is rated (blocks 5, 7, fie).'), 'rating'), { sql: 'RISCO_EMISSOR' }),
  rating_agency: inContent(16, text(filedIn('5 7', 'AG_RISCO'), 'Agency that rates the issuer (blocks 5, 7).'), 'rating'),
  rating_date: inContent(17, day(filedIn('5 7', 'DT_RISCO'), 'Day of the rating (blocks 5, 7).'), 'rating'),
  rating: inContent(18, text(filedIn('5 7', 'GRAU_RISCO'), 'The rating (blocks 5, 7).'), 'rating'),
  cetip_registered: inId(33, inContent(19, flag('TITULO_CETIP', 'True if the paper is registered at Cetip (block 6).'), 'flags'), { sql: 'TITULO_CETIP' }),
  guaranteed: inId(34, inContent(20, flag('TITULO_GARANTIA', 'True if the paper is guaranteed (block 6).'), 'flags'), { sql: 'TITULO_GARANTIA' }),
  coobligor_cnpj: inId(26, text(filedIn('6', 'CNPJ_INSTITUICAO_FINANC_COOBR', { kind: 'cnpj' }), 'Financial institution that is jointly liable (block 6).'), { sql: maskPerson('CNPJ_INSTITUICAO_FINANC_COOBR') }),
  collective: inId(35, inContent(21, flag('INVEST_COLETIVO', 'True if the foreign holding is a collective vehicle (block 7).'), 'flags'), { sql: 'INVEST_COLETIVO' }),
  collective_managed: inId(36, inContent(22, flag('INVEST_COLETIVO_GESTOR', 'True if the manager influences that vehicle (block 7).'), 'flags'), { sql: 'INVEST_COLETIVO_GESTOR' }),
  country_code: inId(27, text(filedIn('7 fie', 'CD_PAIS'), 'Country: letters in block 7, numbers in fie, not to be unified.')),
  country: inId(27, text(filedIn('7 fie', 'PAIS'), 'Name of the country (blocks 7, fie).')),
  market_code: inId(28, text(filedIn('7 fie', 'CD_BV_MERC'), 'Code of the exchange or market (blocks 7, fie).')),
  market: inId(28, text(filedIn('7 fie', 'BV_MERC'), 'Name of the exchange or market (blocks 7, fie).')),
  foreign_description: inId(18, text(filedIn('7', 'DS_ATIVO_EXTERIOR'), 'Description of the foreign asset (block 7).'), { unless: ['CD_ATIVO_BV_MERC'] }),
  foreign_quantity: inContent(23, quantity(filedIn('7', 'QT_ATIVO_EXTERIOR'), 'Quantity of the foreign asset (block 7).'), 'foreign'),
  foreign_value: inContent(24, quantity(filedIn('7', 'VL_ATIVO_EXTERIOR'), 'Value of the foreign asset, currency not filed (block 7).'), 'foreign'),
} satisfies Record<string, Column>

/** Columns about the asset, which the API gives under `metainfo` after those of the block. */
export const identityColumns = {
  asset_id: text('derived', 'Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the line names one.'),
  asset_kind: required(text('derived', 'Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable and confidential are no assets.')),
  asset_id_basis: text('derived', 'Basis of the name: filed in an identifying column, derived from other columns, or unidentified; none where there is no asset.'),
  asset_id_rule: text('derived', 'Rule that gave the name: code, text, price, terms or name.'),
  position: text('derived', 'How the asset is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; none for cash, payables, receivables and confidential totals.'),
  collateral_asset_id: text('derived', 'Name of the bond that secures a repo, which the fund does not own.'),
} satisfies Record<string, Column>

export const portfolioColumns = {
  ...commonColumns,
  ...blockColumns,
  inline_nav_value: brlTotal(filedIn('fie', 'VL_PATRIM_LIQ'), "NAV repeated on each line of the structured funds' file: never add it up."),
  ...identityColumns,
  ...provenanceColumns('the member', {
    file: 'File inside the zip that has the line.',
    line: 'Number of the line in that file; the header is line 1.',
  }),
} satisfies Record<string, Column>

export const monthColumns = {
  id: required(text('derived', 'UUIDv5 of the class, the id that the API answers with.')),
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class.')),
  reference_date: required(day('DT_COMPTC', 'Last day of the competence month.')),
  type: required(text('TP_FUNDO_CLASSE, TP_FUNDO', 'fif, fidc, fii, fip, fiagro, etf, fapi, fmp or other.')),
  fund_type_filed: text('TP_FUNDO_CLASSE, TP_FUNDO', 'Type of fund as filed.'),
  fund_name_filed: text('DENOM_SOCIAL', 'Name at filing, cut by the source at 100 characters.'),
  filing_group: required(text('the member', "fif for the eight blocks, structured for the structured funds' file.")),
  nav_value: brlTotal('VL_PATRIM_LIQ', 'Net asset value at the end of the month.'),
  nav_source: text('the member', 'Where the NAV comes from: nav_file or inline.'),
  ...provenanceOf('nav', 'the member', {
    file: 'File inside the zip that has the NAV.',
    line: 'Line of that file.',
  }),
  total_portfolio_value: brlTotal('derived', 'Signed sum of all lines, cash, payables and confidential totals included.'),
  residual_value: brlTotal('derived', 'Total minus NAV.'),
  reconciliation_grade: required(text('derived', 'exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without lines or NAV, or where the files lack members and it would be fail.')),
  line_count: required(lines('derived', 'Lines filed, confidential totals included.')),
  confidential_line_count: required(lines('derived', 'Confidential totals among those lines.')),
  content_hash: required(text('derived', 'Hash of NAV and lines; equal hashes mean that nothing was amended.')),
  completeness: required(text('derived', 'complete if the month has all members of the filing group, else partial.')),
  missing_members: text('derived', 'Members that are absent or thin, separated by commas.'),
} satisfies Record<string, Column>

export const quotaColumns = {
  id: required(text('derived', 'Id of the line in cvm_fund_portfolio.')),
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class that holds.')),
  reference_date: required(day('DT_COMPTC', 'Last day of the competence month.')),
  application_type: text('TP_APLIC', "The regulator's application label in one canonical spelling."),
  asset_type: text('TP_ATIVO', 'The asset label in one canonical spelling.'),
  is_foreign: required(flag('TP_ATIVO', 'True for quotas of a fund abroad, which does not file here.')),
  confidential: required(flag('the member', 'True for a confidential total, which names no fund.')),
  fund_cnpj: text('CNPJ_FUNDO_CLASSE_COTA, CNPJ_FUNDO_COTA; CPF_CNPJ_EMISSOR in fie', 'CNPJ of the class that is held.'),
  fund_name: text('NM_FUNDO_CLASSE_SUBCLASSE_COTA, NM_FUNDO_COTA; EMISSOR in fie', 'Name of the fund that is held.'),
  subclass_id: text('ID_SUBCLASSE', 'Subclass that is held.'),
  final_position_quantity: quantity('QT_POS_FINAL', 'Quotas held at the end of the month.'),
  final_position_value: brl('VL_MERC_POS_FINAL', 'Value of the quotas at the end of the month.'),
  fund_nav_value: brlTotal('VL_PATRIM_LIQ', "NAV that the held class filed for the same month; null if it filed none. The look-through then takes that of the daily reports of the month's last business day, subclasses added up, or else that of the month in cvm_fund_class."),
  fund_share: ratio('derived', 'Value divided by that NAV: the part of the held class that the line holds, 1 for all of it. Null if the NAV is not positive.'),
} satisfies Record<string, Column>

export const directColumns = {
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class.')),
  reference_date: required(day('DT_COMPTC', 'Last day of the competence month.')),
  line_count: required(lines('derived', 'Lines that hold no quotas of a fund.')),
  total_value: required(brlTotal('VL_MERC_POS_FINAL', 'Signed sum of those lines.')),
  line_values: required(text('VL_MERC_POS_FINAL', 'Value of each of those lines in BRL, the smallest first, separated by spaces; 0.00 if none is filed.')),
} satisfies Record<string, Column>

export const categoryColumns = {
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class.')),
  category: required(text('TP_APLIC', 'Category of the lines, from a closed list of ours.')),
  total_value: required(brlTotal('VL_MERC_POS_FINAL', 'Signed sum of those lines.')),
  confidential_value: brlTotal('VL_MERC_POS_FINAL', 'Of it the confidential totals; none where there are none.'),
} satisfies Record<string, Column>

export const revisionColumns = {
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class.')),
  version: required(whole('derived', 'Number of the version: 1, 2, … in the order in which this installation saw them.')),
  change: required(text('derived', 'first, amended, confidentiality_released or withdrawn.')),
  first_snapshot: required(text('derived', 'Snapshot that brought the version.')),
  published_at: required(text('derived', 'Instant of the publication of that snapshot, UTC.')),
  delivered_at: text('Data_Hora_Entrega', 'Instant of the newest delivery that CVM had logged by then, UTC; the log begins in 2025.'),
  content_hash: text('derived', 'Hash of NAV and lines; null if the version is withdrawn.'),
  lines_added: required(lines('derived', 'Number of lines that were not there before.')),
  lines_removed: required(lines('derived', 'Number of lines that are gone.')),
  lines_changed: required(lines('derived', 'Number of lines of the same holding with another figure or text.')),
  previous_total_portfolio_value: brlTotal('derived', 'Signed sum of the lines of the previous version.'),
  total_portfolio_value: brlTotal('derived', 'Signed sum of the lines of this version.'),
  previous_nav_value: brlTotal('VL_PATRIM_LIQ', 'Net asset value filed in the version before; none where it had none, and in versions written before this column.'),
  nav_value: brlTotal('VL_PATRIM_LIQ', 'Net asset value filed in this version; none where it has none, and in versions written before this column.'),
} satisfies Record<string, Column>
