import { copiedFields } from '../../core/copied-column.ts'
import { fields, type Member } from '../../core/source.ts'
import { classColumns, fundColumns, subclassColumns } from './columns.ts'

/**
 * Members of the register of Resolution CVM 175. A fund has a line per manager, a class one per custodian and
 * controller.
 */
export const registerMembers: readonly Member[] = [
  {
    id: 'FUNDO',
    relation: 'raw_fund',
    names: () => ['registro_fundo.csv'],
    fields: {
      ...copiedFields(fundColumns, 'FUNDO'),
      ...fields('Tipo_Fundo Diretor Administrador Tipo_Pessoa_Gestor Gestor'),
      ...fields('CNPJ_Administrador', 'cnpj'),
      ...fields('CPF_CNPJ_Gestor', 'document'),
      ...fields('Data_Registro', 'date'),
    },
  },
  {
    id: 'CLASSE',
    relation: 'raw_class',
    names: () => ['registro_classe.csv'],
    fields: {
      ...copiedFields(classColumns, 'CLASSE'),
      ...fields('ID_Registro_Fundo Codigo_CVM Tipo_Classe Denominacao_Social Situacao Auditor Custodiante Controlador'),
      ...fields('CNPJ_Classe', 'required_cnpj'),
      ...fields('CNPJ_Auditor CNPJ_Custodiante CNPJ_Controlador', 'cnpj'),
      ...fields('Data_Inicio_Situacao', 'date'),
    },
  },
  {
    id: 'SUBCLASSE',
    relation: 'raw_subclass',
    names: () => ['registro_subclasse.csv'],
    fields: copiedFields(subclassColumns, 'SUBCLASSE'),
  },
]

/**
 * Member of the register before Resolution CVM 175, with the funds not adapted to it. A CNPJ can be on several lines.
 */
export const legacyMembers: readonly Member[] = [
  {
    id: 'CAD_FI',
    relation: 'raw_legacy',
    names: () => ['cad_fi.csv'],
    fields: {
      ...copiedFields(fundColumns, 'CAD_FI'),
      ...fields('TP_FUNDO DIRETOR ADMIN PF_PJ_GESTOR GESTOR AUDITOR CUSTODIANTE CONTROLADOR'),
      ...fields('CNPJ_ADMIN CNPJ_AUDITOR CNPJ_CUSTODIANTE CNPJ_CONTROLADOR', 'cnpj'),
      ...fields('CPF_CNPJ_GESTOR', 'document'),
      ...fields('DT_REG', 'date'),
    },
  },
]
