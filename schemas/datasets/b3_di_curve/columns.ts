import { type Column, copied, day, long, percent, quotaPrice, required, text } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'
import type { FieldKind } from '../../core/source.ts'

const as = (name: string, kind: FieldKind) => copied(name, { kind })
const message = provenanceColumns('the file', {
  file: 'File inside the zip that the row was read from: the document, or a zip with the document.',
  line: 'Number of the message in the document, counted from 2: line 1 has the names of its leaves.',
})

export const diSettlementColumns = {
  date: required(day(as('Dt', 'date'), 'Day of the session.')),
  ticker: required(text(copied('TckrSymb'), 'Code of the contract: DI1, the letter of its month and its year.')),
  expiry_month: required(text('TckrSymb', 'Month whose first business day is the expiry, YYYY-MM.')),
  rate: percent(as('AdjstdQtTax', 'percent'), 'Settlement rate of a year of 252 business days.'),
  price: quotaPrice(as('AdjstdQt', 'decimal8'), 'Settlement price of a contract that pays 100,000 at its expiry.'),
  status: text(copied('AdjstdQtStin'), 'F where the settlement is final, as filed.'),
  open_interest: long(copied('OpnIntrst', { kind: 'integer', optional: true }), 'Open contracts; null where the message names none.'),
  ...message,
} satisfies Record<string, Column>
