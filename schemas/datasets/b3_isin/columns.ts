import { type Column, copied, currencyAmount, day, derivedFrom, percent, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'
import type { FieldKind } from '../../core/source.ts'

const as = (name: string, kind: FieldKind) => copied(name, { kind })
const traced = provenanceColumns('the file', { line: 'Line of that file, which has no header.' })

const isin = required(text(copied('isin'), 'ISIN of the instrument.'))

/** Columns that describe an instrument: its versions differ in them. */
const terms = {
  issuer_code: text(copied('issuer_code'), 'Code of the issuer at the exchange: characters 3 to 6 of the ISIN. The exchange gives codes anew after years.'),
  instrument_type: text(copied('instrument_type'), 'Type of the instrument, as filed: ACN shares, UNT units, BDR, CTF quotas, DBS debentures, CRI, CRA, LFI and others.'),
  cfi_code: text(copied('cfi_code'), 'Classification by CFI.'),
  instrument_description: text(copied('instrument_description'), 'Description, as filed.'),
  currency: text(copied('currency'), 'Currency of the amounts.'),
  issue_date: day(as('issue_date', 'bare_day'), 'Day of issue.'),
  maturity_date: day(as('maturity_date', 'bare_day'), 'Day on which the instrument falls due.'),
  rate: percent(as('rate', 'comma_decimal'), 'Rate of a year, as filed.'),
  face_value: currencyAmount(as('face_value', 'comma_decimal'), 'Face value, in that currency.'),
  strike_price: currencyAmount(as('strike_price', 'comma_decimal'), 'Strike of an option, in that currency.'),
  index: text(copied('index'), 'What the instrument is indexed to, as filed: DI1, PRE, IPCA, IGP and others.'),
  index_percent: percent(as('index_percent', 'comma_decimal'), 'Percentage of the index that is paid.'),
  cetip_code: text(copied('cetip_code'), 'Code at the depositary of private paper; debentures have none.'),
  selic_code: text(copied('selic_code'), 'Code in the Selic.'),
} satisfies Record<string, Column>

export const instrumentColumns = {
  isin,
  ...terms,
  record_status: text(copied('record_status'), 'N for a new record and A for an altered one, as is inferred: it does not say that the instrument is active.'),
  edition_date: day(as('edition_date', 'bare_day'), 'Day of the edition of the database.'),
  ...traced,
} satisfies Record<string, Column>

export const instrumentIssuerColumns = {
  code: required(text(copied('code'), 'Code of the issuer at the exchange, which gives codes anew after years.')),
  name: text(copied('name'), 'Name of the issuer, as filed.'),
  cnpj: text(as('cnpj', 'cnpj'), 'CNPJ of the issuer; foreign ones have none.'),
  record_date: day(as('record_date', 'bare_day'), 'Day of the record, as filed.'),
  ...traced,
} satisfies Record<string, Column>

export const instrumentLinkColumns = {
  cnpj: required(text('cnpj', 'CNPJ that the issuer has in the edition.')),
  issuer_code: required(text('issuer_code', 'Code of the issuer at the exchange: characters 3 to 6 of the ISIN.')),
  isin: required(text('isin', 'ISIN of the instrument.')),
  instrument_type: required(text('instrument_type', 'Type of the instrument, as filed: ACN shares, UNT units, R receipts.')),
  first_day: required(day('edition_date', 'First day of the month of the edition: codes are given anew, and another month may have another issuer.')),
  last_day: required(day('edition_date', 'Last day of that month.')),
  edition_date: required(day('edition_date', 'Day of the edition of the database.')),
} satisfies Record<string, Column>

export const instrumentRevisionColumns = {
  isin: derivedFrom(isin),
  revision: required(whole('derived', '1 for the first terms that this installation has seen, then 2, 3 and so on.')),
  change: required(text('derived', 'first, changed, withdrawn from the database, or returned to it.')),
  changed_columns: text('derived', 'The terms that are not what they were; none of a version that is not called changed.'),
  ...(Object.fromEntries(Object.entries(terms).map(([name, column]) => [name, derivedFrom(column)])) as typeof terms),
  seen_date: required(day('derived', 'Day of the publication that brought these terms, UTC.')),
  first_snapshot: required(text('derived', 'Snapshot that brought these terms of the instrument.')),
} satisfies Record<string, Column>
