import { type Column, currencyAmount, day, eventAmount, flag, long, required, text, whole } from '../../core/column.ts'
import { optionalProvenance, provenanceColumns } from '../../core/provenance.ts'

const ONE_LINE = 'Always 1: an answer is one document.'

const eventNotes = {
  issuer_code: required(text('the request', 'Code of the company at the exchange: the first four letters of its tickers, and characters 3 to 6 of its ISINs.')),
  list: required(text('derived', 'List that the event is in: `cash`, `stock` or `subscription`, which name an ISIN, or `cash_history`, which names a class of shares.')),
  isin: text('isinCode', 'ISIN that the event is listed under: one event can be listed under each ISIN that the security has had. Null in `cash_history`.'),
  share_class: text('typeStock', 'Class of the shares, such as ON, PN or UNT; null where an ISIN is named.'),
  kind: required(text('label, corporateAction', 'Kind by the label: split, bonus, grouping, cash or subscription; other where no rule says what the label does to a price.')),
  label: required(text('label, corporateAction', 'Label as filed, such as DIVIDENDO, JRS CAP PROPRIO or DESDOBRAMENTO; "" where there is none.')),
  last_day_with: day('lastDatePrior, lastDatePriorEx', 'Last day on which the security has the right: it goes ex in the next session. Null where no day is filed.'),
  approved_on: day('approvedOn, dateApproval', 'Day on which the event was approved.'),
  payment_date: day('paymentDate, subscriptionDate', 'Day of the payment, or of the subscription.'),
  issued_isin: text('assetIssued', 'ISIN of the distributed paper, as filed.'),
  factor: eventAmount('factor', 'Factor as filed, of a stock event: new shares in percent of the old ones for a split or a bonus, new shares for an old one for a grouping. Other labels have no rule.'),
  value: eventAmount('rate, valueCash', 'Amount in reais for `quoted_per_shares` shares, of a cash event.'),
  quoted_per_shares: whole('quotedPerShares', 'Shares that the amount is for, 1 in the list `cash`; null where it is no cash event.'),
  subscription_percent: eventAmount('percentage', 'New shares in percent of the old ones that may be subscribed.'),
  subscription_price: eventAmount('priceUnit', 'Price in reais of a share that is subscribed.'),
  closing_price: currencyAmount('closingPricePriorExDate', 'Close before the event that the exchange names, in reais for `quoted_per_shares` shares.'),
  closing_date: day('dateClosingPricePriorExDate', 'Day of that close.'),
  repeats: required(whole('derived', 'How many times the list has this event, which counts once.')),
} satisfies Record<string, Column>

export const eventColumns = {
  ...eventNotes,
  ...provenanceColumns('the answer', { file: 'Answer that the row was read from.', line: ONE_LINE }),
} satisfies Record<string, Column>

export const eventVersionColumns = {
  ...eventNotes,
  version: required(whole('derived', 'Number of the answers: 1 are the first of their company that this installation saw.')),
  seen_date: required(day('derived', 'Day on which these events were first seen and published.')),
  source_url: text('the request', 'Address of the answer that the event was first seen in.'),
  source_sha256: text('the answer', 'SHA-256 of that answer as downloaded.'),
  ...optionalProvenance('the answer', { file: 'Name of that answer.', line: ONE_LINE }),
} satisfies Record<string, Column>

export const eventIssuerColumns = {
  issuer_code: eventNotes.issuer_code,
  trading_name: text('tradingName', 'Short name of the company at the exchange.'),
  cvm_code: whole('codeCVM', 'Code of the company at CVM.'),
  common_shares: long('numberCommonShares', 'Common shares that the exchange names.'),
  preferred_shares: long('numberPreferredShares', 'Preferred shares that the exchange names.'),
  cash_records: whole('totalRecords', 'Cash events that the exchange says there are; null where their list was not answered.'),
  cash_records_here: whole('results', 'Cash events that its answer has.'),
  ...provenanceColumns('the answer', { file: 'Answer that the row was read from.', line: ONE_LINE }),
} satisfies Record<string, Column>

export const eventCloseColumns = {
  isin: required(text('CODISI', 'ISIN of a security of the company with a cash event.')),
  last_day_with: required(day('lastDatePrior, lastDatePriorEx', 'Last day on which the event has the right.')),
  share_class: text('ESPECI', 'Class of the security: the first word of its specification.'),
  close_date: required(day('DATPRE', 'Last session on or before that day with a quote of the security.')),
  close: currencyAmount('PREULT', 'Last price of that session, for `quotation_factor` units.'),
  quotation_factor: whole('FATCOT', 'Number of units that the price is for.'),
  is_session: required(flag('derived', 'True where these quotes have that day: else the close may not be the last one before the event.')),
} satisfies Record<string, Column>
