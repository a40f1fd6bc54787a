import { type Column, copied, day, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

const code = required(whole(copied('CD_CVM'), 'Code of the company at CVM. A company that was registered anew has another one.'))

const traced = provenanceColumns('the file')

export const companyColumns = {
  cvm_code: code,
  cnpj: required(text(copied('CNPJ_CIA', { kind: 'required_cnpj' }), 'CNPJ of the company. It can have several codes.')),
  name: required(text(copied('DENOM_SOCIAL'), 'Name of the company.')),
  trade_name: text(copied('DENOM_COMERC'), 'Trade name.'),
  status: text(copied('SIT'), 'Status of the registration: ATIVO, CANCELADA or a suspension, as filed.'),
  status_date: day(copied('DT_INI_SIT'), 'Day on which the status began.'),
  registration_date: day(copied('DT_REG'), 'Day of the registration.'),
  incorporation_date: day(copied('DT_CONST'), 'Day on which the company was founded.'),
  cancellation_date: day(copied('DT_CANCEL'), 'Day on which the registration was cancelled.'),
  cancellation_reason: text(copied('MOTIVO_CANCEL'), 'Why it was cancelled, as filed.'),
  sector: text(copied('SETOR_ATIV'), 'Sector of activity, as filed.'),
  registration_category: text(copied('CATEG_REG'), 'Categoria A (any security) or Categoria B (no shares); none before 2010.'),
  category_date: day(copied('DT_INI_CATEG'), 'Day on which the category began.'),
  issuer_status: text(copied('SIT_EMISSOR'), 'What the company is in: operation, before it, recovery, liquidation; as filed.'),
  issuer_status_date: day(copied('DT_INI_SIT_EMISSOR'), 'Day on which that began.'),
  controlling_interest: text(copied('CONTROLE_ACIONARIO'), 'Who controls it: private, foreign or state, as filed.'),
  city: text(copied('MUN'), 'City of its seat.'),
  state: text(copied('UF'), 'State of its seat.'),
  country: text(copied('PAIS'), 'Country of its seat.'),
  auditor_cnpj: text(copied('CNPJ_AUDITOR', { kind: 'cnpj' }), 'CNPJ of the auditor; the number of a natural person is masked.'),
  auditor_name: text(copied('AUDITOR'), 'Name of the auditor; *** for a natural person.'),
  ...traced,
} satisfies Record<string, Column>

export const marketColumns = {
  cvm_code: code,
  market: required(text(copied('TP_MERC'), 'Market on which its securities trade, as filed: BOLSA, BALCÃO ORGANIZADO or BALCÃO NÃO ORGANIZADO.')),
  ...traced,
} satisfies Record<string, Column>

export const companyRevisionColumns = {
  cvm_code: required(whole('derived', 'Code of the company at CVM.')),
  revision: required(whole('derived', '1 for the first state that this installation has seen, then 2, 3 and so on.')),
  change: required(text('derived', 'first, changed or withdrawn.')),
  changed_columns: text('derived', 'The columns that are not what they were, and market where the markets are not; none of a first or a withdrawn one.'),
  cnpj: required(text('derived', 'CNPJ of the company; the last one of a withdrawn company.')),
  name: required(text('derived', 'Name of the company; the last one of a withdrawn company.')),
  status: text('derived', 'Status of the registration.'),
  seen_date: required(day('derived', 'Day of the publication that brought this state, UTC.')),
  first_snapshot: required(text('derived', 'Snapshot that brought this state of the company.')),
} satisfies Record<string, Column>
