import { brlTotal, type Column, copied, day, lines, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

const traced = provenanceColumns('the file', {
  line: 'First line of that file that the row was read from; the header is line 1.',
})

/** Copies a column of members of the register of Resolution CVM 175, and its counterpart of the legacy register. */
function filed(name: string, legacy: string, members: readonly string[], field?: { readonly kind: 'required_cnpj' }) {
  return [...copied(name, { ...field, members }), ...copied(legacy, { ...field, members: ['CAD_FI'] })]
}
const ofFund = (name: string) => copied(name, { members: ['FUNDO'] })
const ofClass = (name: string) => copied(name, { members: ['CLASSE'] })
const ofLegacy = (name: string) => copied(name, { members: ['CAD_FI'] })
const ofSubclass = (name: string) => copied(name, { members: ['SUBCLASSE'] })

const described = (fund: string) => ({
  classification: text(filed('Classificacao', 'CLASSE', ['CLASSE']), `Kind of investment policy of the ${fund}.`),
  benchmark: text(filed('Indicador_Desempenho', 'RENTAB_FUNDO', ['CLASSE']), 'Index that the performance is measured against.'),
  holds_quotas: text(filed('Classe_Cotas', 'FUNDO_COTAS', ['CLASSE']), 'S when at least 95 % is in quotas of other funds.'),
  anbima_class: text(filed('Classificacao_Anbima', 'CLASSE_ANBIMA', ['CLASSE']), 'Class in the table of the industry association (ANBIMA).'),
  long_term_tax: text(filed('Tributacao_Longo_Prazo', 'TRIB_LPRAZO', ['CLASSE']), 'S when taxed as long term.'),
  investment_entity: text(filed('Entidade_Investimento', 'ENTID_INVEST', ['CLASSE']), 'S when it is an investment entity.'),
  full_foreign_allowed: text(filed('Permitido_Aplicacao_CemPorCento_Exterior', 'INVEST_CEMPR_EXTER', ['CLASSE']), 'S when everything may be invested abroad.'),
  condominium: text(filed('Forma_Condominio', 'CONDOM', ['CLASSE']), 'Open (Aberto) or closed (Fechado) to redemptions.'),
  exclusive: text(filed('Exclusivo', 'FUNDO_EXCLUSIVO', ['CLASSE']), 'S when made for one investor.'),
  audience: text(filed('Publico_Alvo', 'PUBLICO_ALVO', ['CLASSE']), 'Investors that it is meant for.'),
})

const standing = {
  type: required(text('Tipo_Classe, Tipo_Fundo, TP_FUNDO', 'fif, fidc, fii, fip, fiagro, etf, fapi, fmp or other.')),
  type_filed: text('Tipo_Classe, Tipo_Fundo, TP_FUNDO', 'The type as registered.'),
  name: text(filed('Denominacao_Social', 'DENOM_SOCIAL', ['FUNDO']), 'Registered name.'),
  status: required(text('Situacao; SIT', 'normal, pre_operational, under_review, suspended, liquidation, merged, cancelled or unknown.')),
  status_filed: text(filed('Situacao', 'SIT', ['FUNDO', 'SUBCLASSE']), 'The status as registered.'),
  status_date: day(filed('Data_Inicio_Situacao', 'DT_INI_SIT', ['FUNDO', 'SUBCLASSE']), 'Day the status began.'),
}

const dates = {
  registration_date: day('Data_Registro; DT_REG', 'First day of registration under this number.'),
  creation_date: day(filed('Data_Constituicao', 'DT_CONST', ['FUNDO']), 'Day the fund was set up.'),
  cancelation_date: day(filed('Data_Cancelamento', 'DT_CANCEL', ['FUNDO']), 'Day of cancellation.'),
  rcvm175_date: day(ofFund('Data_Adaptacao_RCVM175'), 'Day of adaptation to Resolution CVM 175.'),
  exercise_date: day(filed('Data_Inicio_Exercicio_Social', 'DT_INI_EXERC', ['FUNDO']), 'First day of the financial year.'),
  exercise_end_date: day(filed('Data_Fim_Exercicio_Social', 'DT_FIM_EXERC', ['FUNDO']), 'Last day of the financial year.'),
}

const nav = {
  nav_value: brlTotal(filed('Patrimonio_Liquido', 'VL_PATRIM_LIQ', ['FUNDO', 'CLASSE']), 'NAV as registered, on the day in nav_date.'),
  nav_date: day(filed('Data_Patrimonio_Liquido', 'DT_PATRIM_LIQ', ['FUNDO', 'CLASSE']), 'Day of the registered NAV.'),
}

const register = required(text('the file', 'rcvm175, or legacy for a fund that is only in cad_fi.'))

export const fundColumns = {
  fund_id: text(ofFund('ID_Registro_Fundo'), 'Number in the register of Resolution CVM 175.'),
  cnpj: required(text(filed('CNPJ_Fundo', 'CNPJ_FUNDO', ['FUNDO'], { kind: 'required_cnpj' }), 'CNPJ of the fund.')),
  register,
  cvm_code: text(filed('Codigo_CVM', 'CD_CVM', ['FUNDO']), 'Code given by the regulator.'),
  ...standing,
  ...dates,
  ...nav,
  class_count: required(lines('derived', 'Classes registered under the fund.')),
  activity_start_date: day(ofLegacy('DT_INI_ATIV'), 'Day the fund began to operate (legacy register).'),
  ...described('fund (legacy register)'),
  classification_date: day(ofLegacy('DT_INI_CLASSE'), 'Day the classification began (legacy register).'),
  performance_fee: text(ofLegacy('TAXA_PERFM'), 'Performance fee as registered (legacy register).'),
  performance_fee_note: text(ofLegacy('INF_TAXA_PERFM'), 'Note on the performance fee (legacy register).'),
  administration_fee: text(ofLegacy('TAXA_ADM'), 'Administration fee as registered (legacy register).'),
  administration_fee_note: text(ofLegacy('INF_TAXA_ADM'), 'Note on the administration fee (legacy register).'),
  ...traced,
} satisfies Record<string, Column>

export const classColumns = {
  id: required(text('derived', 'UUIDv5 of the class, the id that the API answers with.')),
  cnpj: required(text('CNPJ_Classe; CNPJ_Fundo; CNPJ_FUNDO', 'CNPJ that portfolios are filed under: of the class, or of the fund if it has no classes.')),
  class_id: text(ofClass('ID_Registro_Classe'), 'Number of the class in the register.'),
  fund_id: text('ID_Registro_Fundo', 'Number of its fund in the register.'),
  fund_cnpj: required(text('CNPJ_Fundo', 'CNPJ of its fund.')),
  register,
  cvm_id: text('ID_Registro_Classe, else ID_Registro_Fundo', 'Number in the register.'),
  cvm_code: text('Codigo_CVM; CD_CVM', 'Code given by the regulator.'),
  ...standing,
  ...dates,
  ...nav,
  class_registration_date: day(ofClass('Data_Registro'), 'Day the class was registered.'),
  class_creation_date: day(ofClass('Data_Constituicao'), 'Day the class was set up.'),
  class_start_date: day(ofClass('Data_Inicio'), "The class's first day; the day of adaptation for older funds."),
  ...described('class'),
  esg: text(ofClass('Classe_ESG'), 'S when the class calls itself sustainable.'),
  ...traced,
} satisfies Record<string, Column>

export const subclassColumns = {
  class_id: text(ofSubclass('ID_Registro_Classe'), 'Number of its class in the register.'),
  class_cnpj: text('CNPJ_Classe', 'CNPJ of its class, where that is registered.'),
  subclass_id: text(ofSubclass('ID_Subclasse'), 'Number of the subclass; subclasses have no CNPJ.'),
  cvm_code: text(ofSubclass('Codigo_CVM'), 'Code given by the regulator.'),
  name: text(ofSubclass('Denominacao_Social'), 'Registered name.'),
  status: standing.status,
  status_filed: standing.status_filed,
  status_date: standing.status_date,
  creation_date: day(ofSubclass('Data_Constituicao'), 'Day the subclass was set up.'),
  start_date: day(ofSubclass('Data_Inicio'), 'First day of the subclass.'),
  condominium: text(ofSubclass('Forma_Condominio'), 'Open (Aberto) or closed (Fechado) to redemptions.'),
  exclusive: text(ofSubclass('Exclusivo'), 'S when made for one investor.'),
  audience: text(ofSubclass('Publico_Alvo'), 'Investors that it is meant for.'),
  pension: text(ofSubclass('Previdenciario'), 'S when for pension plans.'),
  exclusive_non_resident: text(ofSubclass('Exclusivo_INR'), 'S when only for non-residents.'),
  exclusive_pension: text(ofSubclass('Exclusivo_Previdencia_Complementar'), 'S when only for complementary pensions.'),
  ...traced,
} satisfies Record<string, Column>

export const integrantColumns = {
  cnpj: required(text('CNPJ_Classe; CNPJ_Fundo; CNPJ_FUNDO', 'Key of the row of cvm_fund_class that the party serves.')),
  class_id: text('ID_Registro_Classe', 'Number of the class in the register.'),
  fund_id: text('ID_Registro_Fundo', 'Number of its fund in the register.'),
  type: required(text('the column', 'administrator, manager, auditor, custodian, controller or director.')),
  ordinal: required(whole('derived', '0, 1, … where a role has several parties.')),
  name: text('the name next to the role', 'Name of the party.'),
  document: text('the number next to the role', "CNPJ, or a natural person's CPF, masked unless the operator turned that off."),
  document_type: text('Tipo_Pessoa_Gestor; PF_PJ_GESTOR', 'CNPJ or CPF.'),
  ...traced,
} satisfies Record<string, Column>

const PARTIES = 'CNPJs with semicolons between them, in order; natural_person for all natural persons, and not_known where the register names none.'

export const partyChangeColumns = {
  cnpj: required(text('CNPJ_Classe; CNPJ_Fundo; CNPJ_FUNDO', 'CNPJ of the class.')),
  party_type: required(text('the column', 'manager or administrator.')),
  from_cnpj: required(text('derived', `Who it had before: ${PARTIES}`)),
  to_cnpj: required(text('derived', 'Who it has since, in the same form.')),
  seen_date: required(day('derived', 'Day on which the change was first seen and published: it can be older.')),
  first_snapshot: required(text('derived', 'First snapshot that has it.')),
} satisfies Record<string, Column>
