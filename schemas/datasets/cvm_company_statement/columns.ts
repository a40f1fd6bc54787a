import { accountValue, brlTotal, type Column, copied, day, filedFigure, flag, long, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'
import { CATEGORY_NAMES, nameCapitalMember, nameListMember, statementMembers } from './words.ts'

const INDEX = CATEGORY_NAMES.map(nameListMember)
const LINES = statementMembers.map(({ id }) => id)

const CAPITAL = CATEGORY_NAMES.map(nameCapitalMember)

const traced = provenanceColumns('the file')

const documented = (members: readonly string[]) => ({
  cnpj: required(text(copied('CNPJ_CIA', { members, kind: 'required_cnpj' }), 'CNPJ of the company.')),
  cvm_code: required(whole(copied('CD_CVM', { members }), 'Code of the company at CVM.')),
  reference_date: required(day(copied('DT_REFER', { members }), 'Last day of the year or quarter that the document covers. A year does not always end on 31 December.')),
  version: required(long(copied('VERSAO', { members }), 'Number of the version: 1, then one more each time the company presents the document again.')),
})

export const documentColumns = {
  document_id: required(long(copied('ID_DOC', { members: INDEX }), 'Number of the document at CVM.')),
  ...documented(INDEX),
  name: text(copied('DENOM_CIA', { members: INDEX }), 'Name of the company when it delivered.'),
  category: required(text(copied('CATEG_DOC', { members: INDEX }), 'Kind of document: DFP, the statements of a year; ITR, those of a quarter.')),
  received_date: day(copied('DT_RECEB', { members: INDEX }), 'Day on which CVM received it.'),
  superseded: required(flag('derived', 'True where the list has a higher version of the document: its figures are no longer in the file.')),
  link: text(copied('LINK_DOC', { members: INDEX }), 'Address of the document at CVM.'),
  ...traced,
} satisfies Record<string, Column>

const ofLine = (name: string, field = {}) => copied(name, { members: LINES, ...field })

const CATEGORY = required(text('the member', 'Kind of the document: DFP, the statements of a year; ITR, those of a quarter.'))
const SCOPE = required(text('the member', 'consolidated, with the companies that it controls; or individual.'))
const PERIOD = required(text('ORDEM_EXERC', 'current; or previous, the year before as this document restates it, not as it was first filed: in a quarterly document the same days of that year, and its end for assets and liabilities.'))
const CHART = text('the labels of 1.01 and 3.01', 'The chart of accounts that gives its codes their meaning: commercial, insurance, bank_cosif or bank_ifrs; none where the labels match no known chart.')
const DOCUMENT = long('the list of documents', 'Number of the document at CVM; none where the list lacks it.')

export const statementColumns = {
  ...documented(LINES),
  category: CATEGORY,
  document_id: DOCUMENT,
  statement: required(text('the member', 'assets, liabilities, income, comprehensive_income, cash_flow_direct, cash_flow_indirect, equity_changes or value_added.')),
  scope: SCOPE,
  period: PERIOD,
  period_start: day(ofLine('DT_INI_EXERC', { optional: true }), 'First day that the figure adds up; none in assets and liabilities, which describe one day. The income of a quarterly document is there twice: of the quarter, and of the year so far.'),
  period_end: required(day(ofLine('DT_FIM_EXERC'), 'Last day of it.')),
  equity_column: text(ofLine('COLUNA_DF', { optional: true }), 'Part of the equity, only in equity_changes; some lines there name none.'),
  account: required(text(ofLine('CD_CONTA'), 'Code of the account. Without its chart it has no meaning.')),
  label: required(text(ofLine('DS_CONTA'), 'Name of the account as filed.')),
  fixed: flag('ST_CONTA_FIXA', 'True for an account of the chart, false for one that the company has added.'),
  value: required(accountValue('VL_CONTA; ESCALA_MOEDA', 'Value in reais. Earnings per share (3.99 and below) are reais a share, which no scale multiplies.')),
  value_filed: required(filedFigure(ofLine('VL_CONTA'), 'Value as filed, in the scale.')),
  scale: required(whole('ESCALA_MOEDA', 'Reais in one of the filed value: 1 or 1000.')),
  chart: CHART,
  ...traced,
} satisfies Record<string, Column>

const amount = (description: string) => brlTotal('the statements', description)
const account = (of: string) => text('the statements', `Account that ${of} taken from.`)

export const figureColumns = {
  cnpj: required(text('the statements', 'CNPJ of the company.')),
  cvm_code: required(whole('the statements', 'Code of the company at CVM.')),
  reference_date: required(day('the statements', 'Last day of the year or quarter that the document covers.')),
  category: CATEGORY,
  version: required(long('the statements', 'Number of the version of the document.')),
  document_id: DOCUMENT,
  scope: SCOPE,
  period: PERIOD,
  period_start: day('the statements', 'First day that revenue and profit add up: in a quarterly document of the quarter, and in another row of the year so far.'),
  period_end: required(day('the statements', 'Last day of them.')),
  balance_date: day('the statements', 'Day of the assets and the equity: in the previous period of a quarterly document the end of the year before.'),
  chart: CHART,
  total_assets: amount('Total assets.'),
  total_assets_account: account('it is'),
  equity: amount('Equity, with the share of minority owners in consolidated statements.'),
  equity_account: account('the equity is'),
  revenue: amount('Revenue: what 3.01 is in the chart.'),
  revenue_account: account('the revenue is'),
  profit: amount('Profit or loss of the period, with the share of minority owners in consolidated statements.'),
  profit_account: account('the profit is'),
  operating_cash_flow: amount('Cash from operations; none of a quarter alone, because flows are filed of the year so far.'),
  operating_cash_flow_account: account('the cash from operations is'),
  cash: amount('Cash and equivalents at the end of the period, by the statement of cash flows.'),
  cash_account: account('the cash is'),
  earnings_per_share: accountValue('the statements', 'Basic earnings of an ordinary share; of a share where the company does not tell kinds apart.'),
  earnings_per_share_account: account('the earnings of a share are'),
  ...provenanceColumns('the file', { file: 'File that the total assets were read from; that of the income statement where there are none.' }),
} satisfies Record<string, Column>

const shares = (name: string, what: string) => long(copied(name, { members: CAPITAL, kind: 'integer' }), `${what}, as filed: in single shares or in thousands, the file does not say which.`)

/** Numbers of shares of a company in a document. */
export const capitalColumns = {
  cnpj: required(text(copied('CNPJ_CIA', { members: CAPITAL, kind: 'required_cnpj' }), 'CNPJ of the company.')),
  reference_date: required(day(copied('DT_REFER', { members: CAPITAL }), 'Last day of the year or quarter that the document covers.')),
  category: CATEGORY,
  version: required(long(copied('VERSAO', { members: CAPITAL }), 'Number of the version of the document.')),
  common_filed: shares('QT_ACAO_ORDIN_CAP_INTEGR', 'Common shares, paid up'),
  preferred_filed: shares('QT_ACAO_PREF_CAP_INTEGR', 'Preferred shares of all classes, paid up'),
  total_filed: shares('QT_ACAO_TOTAL_CAP_INTEGR', 'All shares, paid up'),
  common_treasury_filed: shares('QT_ACAO_ORDIN_TESOURO', 'Common shares that the company holds itself'),
  preferred_treasury_filed: shares('QT_ACAO_PREF_TESOURO', 'Preferred shares that the company holds itself'),
  total_treasury_filed: shares('QT_ACAO_TOTAL_TESOURO', 'All shares that the company holds itself'),
  ...traced,
} satisfies Record<string, Column>

export const documentRevisionColumns = {
  cnpj: required(text('derived', 'CNPJ of the company.')),
  category: CATEGORY,
  reference_date: required(day('derived', 'Last day of the year or quarter that the document covers.')),
  revision: required(whole('derived', '1 for the first state of the document that this installation has listed, then 2, 3 and so on.')),
  change: required(text('derived', 'first; restated, delivered again with the same accounts; amended; withdrawn; or returned.')),
  changed_statements: text('derived', 'The statements of an amended document that have other lines, separated by semicolons.'),
  changed_columns: text('derived', 'The columns with another value in accounts that were there before and are there now, separated by semicolons; none where accounts only came or went.'),
  rows_out: long('derived', 'Lines that an amended document has no more; one that changed is a line out and a line in. Their order is no change.'),
  rows_in: long('derived', 'Lines that it has now and had not before.'),
  version: long('derived', 'Number of its version; none of a withdrawn document.'),
  document_id: long('derived', 'Number of the document at CVM; none where the list lacks it.'),
  received_date: day('derived', 'Day on which CVM received that version.'),
  name: text('derived', 'Name of the company when it delivered; the last one of a withdrawn document.'),
  seen_date: required(day('derived', 'Day of the publication that brought this state, UTC.')),
  first_snapshot: required(text('derived', 'Snapshot that brought this state of the document.')),
} satisfies Record<string, Column>
