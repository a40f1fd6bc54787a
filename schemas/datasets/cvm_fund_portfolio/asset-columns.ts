import { brlTotal, type Column, day, flag, lines, required, text, unitPrice, whole } from '../../core/column.ts'

export const assetMonthColumns = {
  asset_id: required(text('derived', 'Name of the asset, as in cvm_fund_portfolio.')),
  asset_kind: required(text('derived', 'Kind of the asset.')),
  asset_id_basis: required(text('derived', 'filed where at least one line files the code of the asset, else derived.')),
  names: text('the issuer, fund or description filed', 'Up to three names that its lines have, the most frequent first, with semicolons between them.'),
  ticker: text('derived', 'Ticker in the name of the asset, where that is made from one.'),
  isin: text('CD_ISIN', 'ISIN that its lines file; none where they file different ones.'),
  selic_code: text('CD_SELIC', 'Code in the Selic system.'),
  issuer_cnpj: text('CNPJ_EMISSOR, CPF_CNPJ_EMISSOR, CNPJ_FUNDO_CLASSE_COTA', 'CNPJ of the issuer, or of the class of the fund, that most of its lines file.'),
  issuer_root: text('derived', 'First eight characters of that CNPJ, which the branches of a company share.'),
  issuer_count: required(whole('derived', 'Different CNPJs that its lines file there: with more than one, none of them is certain.')),
  maturity_date: day('DT_VENC', 'Day of maturity; none where its lines file different ones.'),
  holder_count: required(whole('derived', 'Classes with a line of the asset, whichever way they hold it; repo collateral is not held.')),
  line_count: required(lines('derived', 'Lines of the asset.')),
  collateral_line_count: required(lines('derived', 'Repo lines that it secures.')),
  total_value: required(brlTotal('VL_MERC_POS_FINAL', 'Signed sum of the values of its lines; borrowed shares are negative.')),
  min_price: unitPrice('derived', 'Smallest value of a line over its quantity; none for derivatives and lines without either.'),
  max_price: unitPrice('derived', 'Largest value of a line over its quantity.'),
  price_conflict: required(flag('derived', 'True where a line has a derived name and the prices differ by more than 5 %, or 0.5 % for a paper that is named by its terms: several assets may have that name.')),
  same_as: text('derived', 'Name of the asset that other lines of the month show this to be: of papers that are one, that with most value; of a foreign name, its ticker. None where no other is.'),
  same_as_rule: text('derived', 'What shows it: paper_price, paper_terms or ticker_of_name.'),
} satisfies Record<string, Column>

/** Columns that the view `portfolio_asset` adds to those of `cvm_fund_portfolio`. */
export const portfolioAssetColumns = {
  linked_asset_id: text('derived', 'Name that the asset goes by in the month: what the links of the month make of asset_id, or asset_id itself.'),
  asset_group_id: text('derived', 'That name, or that of the group of papers which are joined by their price: lines of one asset have it in common.'),
} satisfies Record<string, Column>

export const assetAliasColumns = {
  from_id: required(text('derived', 'Name that lines had under the rules of before.')),
  to_id: required(text('derived', 'Name that the same lines have since.')),
  rules_version: required(whole('derived', 'Version of the rules that gave it.')),
  first_month: required(text('derived', 'First month with such a line, YYYY-MM.')),
  last_month: required(text('derived', 'Last month with such a line.')),
} satisfies Record<string, Column>

export const assetGroupColumns = {
  asset_id: required(text('derived', 'Name of a paper, as in cvm_fund_portfolio.')),
  asset_group_id: required(text('derived', 'Name of the group that it is in: the paper with most value when the group was first seen, kept while a member remains.')),
  rule: required(text('derived', 'What joins the group in these months: paper_price, paper_terms, or paper_kept where one paper remains of it.')),
  first_month: required(text('derived', 'First of these months, YYYY-MM.')),
  last_month: required(text('derived', 'Last of these months; each month between has the paper in the group.')),
} satisfies Record<string, Column>

export const assetFiledColumns = {
  asset_id: required(text('derived', 'Name of the asset, as in cvm_fund_portfolio.')),
  isin: text('CD_ISIN', 'ISIN that its lines of a month file; none where they file none, or different ones.'),
  issuer_cnpj: text('CNPJ_EMISSOR, CPF_CNPJ_EMISSOR, CNPJ_FUNDO_CLASSE_COTA', 'CNPJ of the issuer, or of the class of the fund, that most of its lines of a month file.'),
  asset_kind: required(text('derived', 'Kind of the asset in the newest of these months.')),
  names: text('the issuer, fund or description filed', 'Up to ten names that its lines have, the newest first, with semicolons between them.'),
  selic_code: text('CD_SELIC', 'Code in the Selic system.'),
  maturity_date: day('DT_VENC', 'Day of maturity in the newest of these months that has one.'),
  issuer_count: required(whole('derived', 'Most different CNPJs of issuers that lines of one of these months file.')),
  first_month: required(text('derived', 'First month with these codes, YYYY-MM.')),
  last_month: required(text('derived', 'Last month with these codes.')),
} satisfies Record<string, Column>

export const assetLinkColumns = {
  from_id: required(text('derived', 'Name of the asset that is another name of to_id.')),
  to_id: required(text('derived', 'Name that the asset goes by; it can have a link itself: a renamed ticker leads to the newest, that of a fund to the fund.')),
  valid_from: required(day('derived', 'First day on which the two were seen together; the last day of a month where lines show it.')),
  valid_to: required(day('derived', 'Last day on which they were: outside of these days nothing is known of the link.')),
  rule: required(text('derived', 'isin_of_ticker, isin_of_share, renamed_ticker, isin_of_bond, isin_of_paper, ticker_of_fund, number_of_fund, ticker_of_name, paper_price, paper_terms or paper_kept.')),
  source: required(text('derived', 'Table with the evidence.')),
} satisfies Record<string, Column>

export const assetColumns = {
  asset_id: required(text('derived', 'Name of the asset, as in cvm_fund_portfolio.')),
  asset_kind: required(text('derived', 'Kind of the asset: that of the newest month with lines; unknown for a ticker that no line names.')),
  names: text('the issuer, fund or description filed', 'Up to ten names that lines have, the newest first, with semicolons between them.'),
  ticker: text('derived', 'Ticker in the name of the asset, where that is made from one.'),
  tickers: text('derived', 'Tickers that quotes and links have for it, the newest first, each with its first and last day there, with semicolons between them: ABEV3 2013-11-11..2025-10-31;AMBV3 2005-01-03..2013-11-08.'),
  isin: text('CD_ISIN, CODISI', 'Newest ISIN: in the name of the asset, else of the quotes of its ticker, else of its lines.'),
  selic_code: text('CD_SELIC', 'Code in the Selic system.'),
  issuer_cnpj: text('CNPJ_EMISSOR, CPF_CNPJ_EMISSOR, CNPJ_FUNDO_CLASSE_COTA', 'CNPJ of the issuer, or of the class of the fund, that most of its lines in the newest month file.'),
  maturity_date: day('DT_VENC', 'Day of maturity; none where lines of the newest month file different ones.'),
  first_month: text('derived', 'First month that has a line of it, YYYY-MM; none for a ticker that was only quoted.'),
  last_month: text('derived', 'Last month that has a line of it.'),
  first_quoted: day('derived', 'First session of the spot market in which a link has its ticker.'),
  last_quoted: day('derived', 'Last session of the spot market in which a link has its ticker.'),
  alias_of: text('derived', 'Name that the newest links lead to, where it is another one.'),
  search_text: text('derived', 'Words of its names, ticker and ISIN without accents, case and signs, with a space on both sides of each; then | and asset_id in small letters. For a search.'),
} satisfies Record<string, Column>
