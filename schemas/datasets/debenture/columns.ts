import { brlTotal, type Column, copied, currencyAmount, day, derivedFrom, flag, lines, long, percent, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'
import type { FieldKind } from '../../core/source.ts'

/** Hyphen that the register writes for an empty value. */
const NONE = '-'
const filed = (name: string, kind: FieldKind = 'text') => copied(name, { kind, none: NONE })

const code = required(text(filed('Codigo do Ativo'), 'Code of the paper, which funds file and the register never gives twice.'))
const traced = provenanceColumns('the file', { line: 'Line of that file, its titles counted.' })

/** Terms in which versions of a paper differ. */
const terms = {
  isin: text(filed('ISIN'), 'ISIN, as filed. Several papers can share one, and some have none.'),
  cnpj: text(filed('CNPJ', 'cnpj'), 'CNPJ of the issuer.'),
  issue_date: day(filed('Data de Emissao', 'day_first'), 'Day of issue.'),
  maturity_date: day(filed('Data de Vencimento', 'day_first'), 'Day on which the paper falls due.'),
  index: text(filed('indice'), 'What the paper is indexed to, as filed: DI, IPCA, PRÉ (a fixed rate), SEM-ÍNDICE (none) and others.'),
  index_percent: percent(filed('Percentual Multiplicador/Rentabilidade', 'comma_decimal'), 'Percentage of the index that is paid, such as 110 of the DI.'),
  rate: percent(filed('Juros Criterio Novo - Taxa', 'comma_decimal'), 'Rate of a year beside the index, or the fixed rate; null of papers whose rate the register has in words.'),
  currency: text(filed('Unidade Monetaria'), 'Currency of the face value, as filed.'),
  face_value: currencyAmount(filed('Valor Nominal na Emissao', 'comma_decimal'), 'Value of one paper at its issue, in that currency.'),
  quantity_issued: long(filed('Quantidade Emitida', 'integer'), 'Papers issued.'),
} satisfies Record<string, Column>

export const debentureColumns = {
  code,
  issuer_name: text(filed('Empresa'), 'Name of the issuer, as filed.'),
  series: text(filed('Serie'), 'Series of the issue, as filed: a number, or UNI for the only one.'),
  issue: text(filed('Emissao'), 'Number of the issue of its issuer.'),
  status: text(filed('Situacao'), 'Status in the register, as filed: Registrado, or how the paper left it.'),
  ...terms,
  guarantee: text(filed('Garantia/Especie'), 'Kind of guarantee, as filed.'),
  is_incentivized: flag('Deb. Incent. (Lei 12.431)', 'True for a paper with the tax incentive of Lei 12.431; null where the register says neither S nor N.'),
  exit_reason: text(filed('Motivo de Saida'), 'Why the paper left the register, as filed.'),
  exit_date: day(filed('Data de Saida / Novo Vencimento', 'day_first'), 'Day on which it left the register, or on which it falls due by newer terms.'),
  ...traced,
} satisfies Record<string, Column>

export const debentureValueColumns = {
  code,
  date: required(day(filed('Data Ult. VNA', 'day_first'), 'Day of the value.')),
  currency: text(filed('Unidade Monetaria 2'), 'Currency of the value, as filed.'),
  value: currencyAmount(filed('Valor Nominal Atual', 'comma_decimal'), 'Nominal value of one paper on that day, brought up to date by its index and its amortisations.'),
  quantity_in_market: long(filed('Quantidade em Mercado', 'integer'), 'Papers in the market.'),
  quantity_in_treasury: long(filed('Quantidade em Tesouraria', 'integer'), 'Papers that the issuer holds.'),
  quantity_redeemed: long(filed('Quantidade Resgatada', 'integer'), 'Papers redeemed.'),
  quantity_cancelled: long(filed('Quantidade  Cancelada', 'integer'), 'Papers cancelled.'),
  ...traced,
} satisfies Record<string, Column>

export const debentureRevisionColumns = {
  code: derivedFrom(code),
  revision: required(whole('derived', '1 for the first terms that this installation has seen, then 2, 3 and so on.')),
  change: required(text('derived', 'first, changed, withdrawn from the register, or returned to it.')),
  changed_columns: text('derived', 'The terms that are not what they were; none of a version that is not called changed.'),
  status: text('derived', 'Status in the register; the last one of a paper that was withdrawn.'),
  isin: derivedFrom(terms.isin),
  cnpj: derivedFrom(terms.cnpj),
  issue_date: derivedFrom(terms.issue_date),
  maturity_date: derivedFrom(terms.maturity_date),
  index: derivedFrom(terms.index),
  index_percent: derivedFrom(terms.index_percent),
  rate: derivedFrom(terms.rate),
  currency: derivedFrom(terms.currency),
  face_value: derivedFrom(terms.face_value),
  quantity_issued: derivedFrom(terms.quantity_issued),
  seen_date: required(day('derived', 'Day of the publication that brought these terms, UTC.')),
  first_snapshot: required(text('derived', 'Snapshot that brought these terms of the paper.')),
} satisfies Record<string, Column>

export const debentureLinkColumns = {
  from_id: required(text('derived', 'Id of a paper that lines of funds name by its terms, as in cvm_fund_portfolio.')),
  month: required(text('derived', 'Month of these lines, YYYY-MM: another month can have another link, or none.')),
  to_id: required(text('derived', 'Id of the paper of the register that it is, such as cetip:SINT11.')),
  rule: required(text('derived', 'register: the link is derived from issuer, maturity, index and prices, and filed by nobody.')),
  candidate_count: required(whole('derived', 'Papers of the register with that issuer and maturity, issued by the month, whose index does not contradict.')),
  has_named_price: required(flag('derived', 'True where lines of the month that name the code have a price, which agrees; false where nothing but the terms speaks for the link.')),
  line_count: required(lines('derived', 'Lines of the month that name the paper by its terms.')),
  total_value: required(brlTotal('derived', 'Sum of their values.')),
} satisfies Record<string, Column>
