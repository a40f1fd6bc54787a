import { type Column, day, percent, quantity, required, text, whole } from '../../core/column.ts'
import { optionalProvenance, provenanceColumns } from '../../core/provenance.ts'

const ONE_LINE = 'Always 1: an answer is one document.'

const assetNotes = {
  index_code: required(text('the request', 'Code of the index, such as IBOV; the answer does not name it.')),
  ticker: required(text('cod', 'Trading code of the security.')),
  name: text('asset', 'Short name of the issuer.'),
  specification: text('type', 'Class, rights and segment of the security, spaced as filed.'),
  theoretical_quantity: quantity('theoricalQty', 'Quantity of the security in the index.'),
  share_percent: percent('part', 'Share of the index in percent, to the third decimal; the shares add up to 100 except for rounding.'),
} satisfies Record<string, Column>

export const assetColumns = {
  ...assetNotes,
  ...provenanceColumns('the answer', { file: 'Answer that the row was read from.', line: ONE_LINE }),
} satisfies Record<string, Column>

export const indexPortfolioColumns = {
  ...assetNotes,
  version: required(whole('derived', 'Number of the portfolio: 1 is the first of its index that this installation saw.')),
  seen_date: required(day('derived', 'Day on which this portfolio was first seen and published; it is in force until another is seen.')),
  source_url: text('the request', 'Address of the answer that the portfolio was first seen in; null, as the next three, in portfolios seen before they were recorded.'),
  source_sha256: text('the answer', 'SHA-256 of that answer as downloaded.'),
  ...optionalProvenance('the answer', { file: 'Name of that answer.', line: ONE_LINE }),
} satisfies Record<string, Column>

export const indexColumns = {
  code: required(text('indexes, the request', 'Code of the index.')),
  securities: whole('indexes', 'Number of securities whose list of indexes names this one.'),
  updated_date: day('update', 'Date that the exchange gives its list of securities and their indexes.'),
  first_month: text('year, startMonth', 'First month of the period of the list.'),
  last_month: text('year, endMonth', 'Last month of that period.'),
  portfolio_assets: whole('cod', 'Number of securities in the portfolio; null if we have no portfolio of the index.'),
} satisfies Record<string, Column>
