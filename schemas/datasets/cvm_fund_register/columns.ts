import { brlTotal, type Column, day, lines, required, text, whole } from '../../core/column.ts'

const traced = {
  source_member: required(text('the file', 'File that the row was read from.')),
  source_line: required(whole('the file', 'First line of that file that the row was read from; the header is line 1.')),
}

const described = (fund: string) => ({
  classification: text('Classificacao; CLASSE', `Kind of investment policy of the ${fund}.`),
  benchmark: text('Indicador_Desempenho; RENTAB_FUNDO', 'Index that the performance is measured against.'),
  holds_quotas: text('Classe_Cotas; FUNDO_COTAS', 'S when at least 95 % is in quotas of other funds.'),
  anbima_class: text('Classificacao_Anbima; CLASSE_ANBIMA', 'Class in the table of the industry association (ANBIMA).'),
  long_term_tax: text('Tributacao_Longo_Prazo; TRIB_LPRAZO', 'S when taxed as long term.'),
  investment_entity: text('Entidade_Investimento; ENTID_INVEST', 'S when it is an investment entity.'),
  full_foreign_allowed: text('Permitido_Aplicacao_CemPorCento_Exterior; INVEST_CEMPR_EXTER', 'S when everything may be invested abroad.'),
  condominium: text('Forma_Condominio; CONDOM', 'Open (Aberto) or closed (Fechado) to redemptions.'),
  exclusive: text('Exclusivo; FUNDO_EXCLUSIVO', 'S when made for one investor.'),
  audience: text('Publico_Alvo; PUBLICO_ALVO', 'Investors that it is meant for.'),
}) // prettier-ignore

const standing = {
  type: required(text('Tipo_Classe, Tipo_Fundo, TP_FUNDO', 'fif, fidc, fii, fip, fiagro, etf, fapi, fmp or other.')),
  type_filed: text('Tipo_Classe, Tipo_Fundo, TP_FUNDO', 'The type as registered.'),
  name: text('Denominacao_Social; DENOM_SOCIAL', 'Registered name.'),
  status: required(text('Situacao; SIT', 'normal, pre_operational, under_review, suspended, liquidation, merged, cancelled or unknown.')),
  status_filed: text('Situacao; SIT', 'The status as registered.'),
  status_date: day('Data_Inicio_Situacao; DT_INI_SIT', 'Day the status began.'),
} // prettier-ignore

const dates = {
  registration_date: day('Data_Registro; DT_REG', 'First day of registration under this number.'),
  creation_date: day('Data_Constituicao; DT_CONST', 'Day the fund was set up.'),
  cancelation_date: day('Data_Cancelamento; DT_CANCEL', 'Day of cancellation.'),
  rcvm175_date: day('Data_Adaptacao_RCVM175', 'Day of adaptation to Resolution CVM 175.'),
  exercise_date: day('Data_Inicio_Exercicio_Social; DT_INI_EXERC', 'First day of the financial year.'),
  exercise_end_date: day('Data_Fim_Exercicio_Social; DT_FIM_EXERC', 'Last day of the financial year.'),
}

const nav = {
  nav_value: brlTotal('Patrimonio_Liquido; VL_PATRIM_LIQ', 'NAV as registered, on the day in nav_date.'),
  nav_date: day('Data_Patrimonio_Liquido; DT_PATRIM_LIQ', 'Day of the registered NAV.'),
}

const register = required(text('the file', 'rcvm175, or legacy for a fund that is only in cad_fi.'))

export const fundColumns = {
  fund_id: text('ID_Registro_Fundo', 'Number in the register of Resolution CVM 175.'),
  cnpj: required(text('CNPJ_Fundo; CNPJ_FUNDO', 'CNPJ of the fund.')),
  register,
  cvm_code: text('Codigo_CVM; CD_CVM', 'Code given by the regulator.'),
  ...standing,
  ...dates,
  ...nav,
  class_count: required(lines('derived', 'Classes registered under the fund.')),
  activity_start_date: day('DT_INI_ATIV', 'Day the fund began to operate (legacy register).'),
  ...described('fund (legacy register)'),
  classification_date: day('DT_INI_CLASSE', 'Day the classification began (legacy register).'),
  performance_fee: text('TAXA_PERFM', 'Performance fee as registered (legacy register).'),
  performance_fee_note: text('INF_TAXA_PERFM', 'Note on the performance fee (legacy register).'),
  administration_fee: text('TAXA_ADM', 'Administration fee as registered (legacy register).'),
  administration_fee_note: text('INF_TAXA_ADM', 'Note on the administration fee (legacy register).'),
  ...traced,
} satisfies Record<string, Column>

export const classColumns = {
  id: required(text('derived', 'UUIDv5 of the class, the id that the API answers with.')),
  cnpj: required(text('CNPJ_Classe; CNPJ_Fundo; CNPJ_FUNDO', 'CNPJ that portfolios are filed under: of the class, or of the fund if it has no classes.')),
  class_id: text('ID_Registro_Classe', 'Number of the class in the register.'),
  fund_id: text('ID_Registro_Fundo', 'Number of its fund in the register.'),
  fund_cnpj: required(text('CNPJ_Fundo', 'CNPJ of its fund.')),
  register,
  cvm_id: text('ID_Registro_Classe, else ID_Registro_Fundo', 'Number in the register.'),
  cvm_code: text('Codigo_CVM; CD_CVM', 'Code given by the regulator.'),
  ...standing,
  ...dates,
  ...nav,
  class_registration_date: day('Data_Registro', 'Day the class was registered.'),
  class_creation_date: day('Data_Constituicao', 'Day the class was set up.'),
  class_start_date: day('Data_Inicio', "The class's first day; the day of adaptation for older funds."),
  ...described('class'),
  esg: text('Classe_ESG', 'S when the class calls itself sustainable.'),
  ...traced,
} satisfies Record<string, Column> // prettier-ignore

export const subclassColumns = {
  class_id: text('ID_Registro_Classe', 'Number of its class in the register.'),
  class_cnpj: text('CNPJ_Classe', 'CNPJ of its class, where that is registered.'),
  subclass_id: text('ID_Subclasse', 'Number of the subclass; subclasses have no CNPJ.'),
  cvm_code: text('Codigo_CVM', 'Code given by the regulator.'),
  name: text('Denominacao_Social', 'Registered name.'),
  status: standing.status,
  status_filed: standing.status_filed,
  status_date: standing.status_date,
  creation_date: day('Data_Constituicao', 'Day the subclass was set up.'),
  start_date: day('Data_Inicio', 'First day of the subclass.'),
  condominium: text('Forma_Condominio', 'Open (Aberto) or closed (Fechado) to redemptions.'),
  exclusive: text('Exclusivo', 'S when made for one investor.'),
  audience: text('Publico_Alvo', 'Investors that it is meant for.'),
  pension: text('Previdenciario', 'S when for pension plans.'),
  exclusive_non_resident: text('Exclusivo_INR', 'S when only for non-residents.'),
  exclusive_pension: text('Exclusivo_Previdencia_Complementar', 'S when only for complementary pensions.'),
  ...traced,
} satisfies Record<string, Column>

export const integrantColumns = {
  cnpj: required(text('CNPJ_Classe; CNPJ_Fundo; CNPJ_FUNDO', 'Key of the row of cvm_fund_class that the party serves.')),
  class_id: text('ID_Registro_Classe', 'Number of the class in the register.'),
  fund_id: text('ID_Registro_Fundo', 'Number of its fund in the register.'),
  type: required(text('the column', 'administrator, manager, auditor, custodian, controller or director.')),
  ordinal: required(whole('derived', '0, 1, … where a role has several parties.')),
  name: text('the name beside the role', 'Name of the party.'),
  document: text('the number beside the role', "CNPJ, or a natural person's CPF, masked unless the operator turned that off."),
  document_type: text('Tipo_Pessoa_Gestor; PF_PJ_GESTOR', 'CNPJ or CPF.'),
  ...traced,
} satisfies Record<string, Column> // prettier-ignore
