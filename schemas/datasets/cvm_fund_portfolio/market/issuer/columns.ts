import { brlTotal, type Column, day, flag, long, required, text, whole } from '../../../../core/column.ts'
import { portfolioColumns } from '../../columns.ts'

const FILED = 'CNPJ_EMISSOR, CPF_CNPJ_EMISSOR'
const VALUE = 'VL_MERC_POS_FINAL'

const issuerId = text(FILED, 'Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds.')
const role = text('derived', 'issuer, which owes; or vehicle, which securitised claims that it does not owe (CRI, CRA, CCI): the debtor is filed nowhere. Never add up roles.')
const kind = text('derived', 'Kind of asset, as in cvm_fund_portfolio; of a name that links lead to a fund, fund_quota.')

export const issuerFiledColumns = {
  issuer_id: required(issuerId),
  cnpj: required(text(FILED, 'CNPJ of the issuer as filed: not that of a person or of the class that files, and with right check digits.')),
  name: text('EMISSOR', 'Name of the issuer as filed.'),
  letters: text('derived', 'The four letters of the ticker, where the lines are of a share or unit that is named by one.'),
  line_count: required(long('derived', 'Lines with these.')),
  gross_value: required(brlTotal(VALUE, 'Sum of their values without sign.')),
} satisfies Record<string, Column>

export const issuerLettersColumns = {
  letters: required(text('derived', 'The four letters of a ticker.')),
  month: required(text('derived', 'Month of the lines, YYYY-MM.')),
  issuer_id: required(issuerId),
} satisfies Record<string, Column>

export const leafIssuerColumns = {
  leaf_key: required(text('derived', 'Name that the lines are added up by, as in cvm_fund_look_through: asset_id, before links and after them; or line, month, CNPJ and id of a line that names no asset.')),
  issuer_id: issuerId,
  role,
  asset_kind: required(kind),
  basis: text('derived', 'filed or derived; none where there is no issuer.'),
  rule: text('derived', 'How the issuer is known: filed, by all lines of the asset; treasury; asset, by other lines of the asset; letters, of the ticker or of the code of a debenture, beside which lines of the month file one issuer alone; letters_near, the same by the nearest month within 24 where all of them agree. None where there is no issuer.'),
  reason: text('derived', 'Why there is none: not_filed, fund, foreign, depositary, person, ambiguous or other. None where there is one.'),
} satisfies Record<string, Column>

/** Copies a column of the lines without the instructions for the compiler. */
function ofLine(name: keyof typeof portfolioColumns): Column {
  const { duckdb, source, description, nullable, unit }: Column = portfolioColumns[name]
  return { duckdb, source, description, nullable, ...(unit && { unit }) }
}

export const issuerLineColumns = {
  issuer_id: required(issuerId),
  role: required(role),
  leaf_kind: required(kind),
  cnpj: ofLine('cnpj'),
  fund_name_filed: ofLine('fund_name_filed'),
  id: ofLine('id'),
  block: ofLine('block'),
  asset_kind: ofLine('asset_kind'),
  basis: required(text('derived', 'filed where the line itself names the issuer, or holds a federal bond; else derived.')),
  rule: required(text('derived', 'How the issuer is known, as in cvm_leaf_issuer; filed where the line itself says it.')),
  asset_id: ofLine('asset_id'),
  asset_type: ofLine('asset_type'),
  position: required(ofLine('position')),
  asset_code: ofLine('asset_code'),
  asset_description: ofLine('asset_description'),
  issuer_document: text('CNPJ_EMISSOR, CPF_CNPJ_EMISSOR', 'Number of the issuer as the line files it.'),
  issuer_name: ofLine('issuer_name'),
  related_issuer: ofLine('related_issuer'),
  maturity_date: ofLine('maturity_date'),
  final_position_quantity: ofLine('final_position_quantity'),
  final_position_value: ofLine('final_position_value'),
  source_member: ofLine('source_member'),
  source_line: ofLine('source_line'),
} satisfies Record<string, Column>

export const issuerExposureColumns = {
  issuer_id: required(issuerId),
  role: required(role),
  asset_kind: required(kind),
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class that holds, by itself or through other funds.')),
  direct_value: required(brlTotal(VALUE, 'Signed sum of its own lines; borrowed ones are negative. 0 where it has none.')),
  short_value: required(brlTotal(VALUE, 'Of it the borrowed lines.')),
  indirect_value: brlTotal('derived', 'What the look-through of the class has of the issuer beside its own lines: never to be added up over classes. None where the month has no look-through of the class.'),
  line_count: required(long('derived', 'Its own lines.')),
  shortest_depth: required(whole('derived', 'Funds between the class and the nearest line: 0 for one of its own.')),
} satisfies Record<string, Column>

export const issuerMonthColumns = {
  issuer_id: required(issuerId),
  role: required(role),
  asset_kind: required(text('derived', 'Kind of asset; or all, once for every kind together: not to be added to the others.')),
  direct_value: required(brlTotal(VALUE, 'Signed sum of the lines that count: open ones that are owned, lent or, negative, borrowed.')),
  short_value: required(brlTotal(VALUE, 'Of it the borrowed lines.')),
  class_count: required(long('derived', 'Classes with such a line.')),
  line_count: required(long('derived', 'These lines.')),
  manager_count: required(long('derived', 'Managers of these classes, by the register that the month rests on (party_basis of cvm_party_class); natural persons count as one.')),
} satisfies Record<string, Column>

export const issuerCoverageColumns = {
  filing_group: required(text('the member', 'Filing group of the class: fif or structured.')),
  type: required(text('TP_FUNDO_CLASSE, TP_FUNDO', 'Type of the class, as in cvm_fund_month.')),
  block: required(text('the member', 'Block of the filing.')),
  asset_kind: required(text('derived', 'Kind of asset of the lines.')),
  rule: required(text('derived', 'How their issuer is known, as in cvm_leaf_issuer; "" where it is not. A line that files its issuer itself says filed.')),
  reason: required(text('derived', 'Why it is not; "" where it is.')),
  role: required(text('derived', 'Role of the issuer; "" where there is none.')),
  line_count: required(long('derived', 'Lines that count.')),
  value: required(brlTotal(VALUE, 'Signed sum of these lines.')),
  gross_value: required(brlTotal(VALUE, 'Sum of their values without sign.')),
} satisfies Record<string, Column>

export const assignorMonthColumns = {
  issuer_id: required(text('TAB_I2A12_CPF_CNPJ_CEDENTE_1 and the like', 'Assignor: the first eight characters of its CNPJ.')),
  cnpj: required(text('CNPJ_FUNDO_CLASSE', 'CNPJ of the fund that holds the credit rights.')),
  name: text('DENOM_SOCIAL', 'Name of the fund at filing.'),
  line_count: required(long('derived', 'Shares of the assignor in the report.')),
  assigned_value: required(brlTotal('derived', 'Estimate: each named share × the credit rights before provision that it is a share of, those whose risk the fund acquired or the others; none of them where the shares of these pass 101 %.')),
  credit_rights_value: brlTotal('derived', 'All credit rights of the fund before provision.'),
  nav_value: brlTotal('TAB_IV_A_VL_PL', 'NAV of the fund.'),
} satisfies Record<string, Column> // prettier-ignore

export const issuerColumns = {
  issuer_id: required(issuerId),
  cnpj: text(FILED, 'CNPJ with that root that lines with most value file; none for the treasury.'),
  name: text('EMISSOR', 'Spelling of its name that lines with most value file.'),
  names: text('EMISSOR', 'All spellings, that with most value first, with semicolons between them.'),
  tickers: text('derived', 'Tickers whose lines it is the issuer of, with semicolons between them.'),
  letters: text('derived', 'Letters of tickers beside which lines file it, with semicolons between them.'),
  is_securitiser: required(flag('EMISSOR', 'True where a spelling says that it securitises claims: debentures that it issues as issuer can be backed by them too.')),
  first_month: required(text('derived', 'First month in which a line has it, YYYY-MM.')),
  last_month: required(text('derived', 'Last month.')),
  search_text: text('derived', 'Words of its names, tickers and number without accents, case and signs, with a space on both sides of each. For a search.'),
} satisfies Record<string, Column>

export const issuerTickerColumns = {
  issuer_id: required(issuerId),
  ticker: required(text('derived', 'Ticker, as in asset_id.')),
  first_day: required(day('derived', 'Last day of the first month whose lines have both.')),
  last_day: required(day('derived', 'Last day of the last month.')),
  month_count: required(whole('derived', 'Months whose lines have both.')),
  basis: required(text('derived', 'filed where all lines of it in a month file that issuer; else derived, by letters or by months near.')),
} satisfies Record<string, Column>
