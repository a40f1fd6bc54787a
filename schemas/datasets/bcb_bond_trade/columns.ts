import { type Column, copied, day, long, percent, quotaPrice, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

const figure = (name: string) => copied(name, { kind: 'comma_decimal' })
const count = (name: string) => copied(name, { kind: 'integer' })
/** Copies a count that files of 2003 lack. */
const laterCount = (name: string) => copied(name, { kind: 'integer', optional: true })
const date = (name: string) => copied(name, { kind: 'day_first' })

export const bondTradeColumns = {
  date: required(day(date('DATA MOV'), 'Day on which the trades were settled.')),
  bond: required(text(copied('SIGLA'), 'Short name of the bond: LFT, LTN, NTN-B, NTN-C, NTN-F.')),
  selic_code: required(text(copied('CODIGO'), 'Code of the bond in the Selic, such as 100000 of the LTN.')),
  isin: required(text(copied('CODIGO ISIN'), 'ISIN of the bond with that code and maturity.')),
  issue_date: day(date('EMISSAO'), 'First day of issue.'),
  maturity_date: required(day(date('VENCIMENTO'), 'Day on which the bond falls due.')),
  trade_count: whole(count('NUM DE OPER'), 'Number of trades.'),
  quantity: long(count('QUANT NEGOCIADA'), 'Bonds traded.'),
  traded_value: quotaPrice(figure('VALOR NEGOCIADO'), 'Value of the trades; the files of today leave it empty.'),
  min_price: quotaPrice(figure('PU MIN'), 'Lowest price of a bond; null where the source names none.'),
  mean_price: quotaPrice(figure('PU MED'), 'Mean price of a bond, weighed by quantity; null where the source names none.'),
  max_price: quotaPrice(figure('PU MAX'), 'Highest price of a bond; null where the source names none.'),
  collateral_price: quotaPrice(figure('PU LASTRO'), 'Price at which the central bank takes the bond as collateral.'),
  par_value: quotaPrice(figure('VALOR PAR'), 'Nominal value of the bond on the day, brought up to date by its index.'),
  min_rate: percent(figure('TAXA MIN'), 'Lowest rate of a year; null where the source names none, as of bonds with coupons.'),
  mean_rate: percent(figure('TAXA MED'), 'Mean rate of a year of 252 business days; of an LFT above or below the Selic; null where the source names none.'),
  max_rate: percent(figure('TAXA MAX'), 'Highest rate of a year; null where the source names none, as of bonds with coupons.'),
  brokered_trade_count: whole(laterCount('NUM OPER COM CORRETAGEM'), 'Trades with a broker; null in files without that column.'),
  brokered_quantity: long(laterCount('QUANT NEG COM CORRETAGEM'), 'Bonds traded with a broker; null in files without that column.'),
  ...provenanceColumns('the file'),
} satisfies Record<string, Column>

export const bondColumns = {
  selic_code: bondTradeColumns.selic_code,
  maturity_date: bondTradeColumns.maturity_date,
  isin: bondTradeColumns.isin,
  bond: bondTradeColumns.bond,
  issue_date: bondTradeColumns.issue_date,
  first_day: required(day('derived', 'First day with trades in the months that are compiled.')),
  last_day: required(day('derived', 'Last day with trades in the months that are compiled.')),
  trade_days: required(whole('derived', 'Number of days with trades in the months that are compiled.')),
} satisfies Record<string, Column>
