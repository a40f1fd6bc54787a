import { type Column, day, percent, quantity, required, text, whole } from '../../core/column.ts'

const assetNotes = {
  index_code: required(text('the request', 'Code of the index, such as IBOV; the answer does not name it.')),
  ticker: required(text('cod', 'Trading code of the security.')),
  name: text('asset', 'Short name of the issuer.'),
  specification: text('type', 'Class, rights and segment of the security, spaced as filed.'),
  theoretical_quantity: quantity('theoricalQty', 'Securities that the index counts of it.'),
  share_percent: percent('part', 'Part of the index, to the third decimal; the parts add up to 100 but for rounding.'),
} satisfies Record<string, Column> // prettier-ignore

export const assetColumns = {
  ...assetNotes,
  source_member: required(text('the answer', 'Answer that the row was read from.')),
  source_line: required(whole('the answer', 'Always 1: an answer is one document.')),
} satisfies Record<string, Column>

export const indexPortfolioColumns = {
  ...assetNotes,
  version: required(whole('derived', 'Portfolios of the index that this installation has seen, counted from 1.')),
  seen_date: required(day('derived', 'Day on which this portfolio was first seen and published; it is in force until another is seen.')),
} satisfies Record<string, Column> // prettier-ignore

export const indexColumns = {
  code: required(text('indexes, the request', 'Code of the index.')),
  securities: whole('indexes', 'Securities that list the index among those that they are in.'),
  updated_date: day('update', 'Day to which the exchange dates its list of securities and their indexes.'),
  first_month: text('year, startMonth', 'First month of the period that the list is for.'),
  last_month: text('year, endMonth', 'Last month of that period.'),
  portfolio_assets: whole('cod', 'Securities of the portfolio at hand; null where none is.'),
} satisfies Record<string, Column>
