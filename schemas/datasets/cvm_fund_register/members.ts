import { fields, type Member } from '../../core/source.ts'

/** The register of Resolution CVM 175. A fund has one line a manager, a class one line a custodian and controller. */
export const registerMembers: readonly Member[] = [
  {
    id: 'FUNDO',
    relation: 'raw_fund',
    names: () => ['registro_fundo.csv'],
    fields: {
      ...fields('ID_Registro_Fundo Codigo_CVM Tipo_Fundo Denominacao_Social Situacao Diretor Administrador'),
      ...fields('Tipo_Pessoa_Gestor Gestor'),
      ...fields('CNPJ_Fundo', 'required_cnpj'),
      ...fields('CNPJ_Administrador', 'cnpj'),
      ...fields('CPF_CNPJ_Gestor', 'document'),
      ...fields('Data_Registro Data_Constituicao Data_Cancelamento Data_Inicio_Situacao', 'date'),
      ...fields('Data_Adaptacao_RCVM175 Data_Inicio_Exercicio_Social Data_Fim_Exercicio_Social', 'date'),
      ...fields('Data_Patrimonio_Liquido', 'date'),
      ...fields('Patrimonio_Liquido', 'nav'),
    },
  },
  {
    id: 'CLASSE',
    relation: 'raw_class',
    names: () => ['registro_classe.csv'],
    fields: {
      ...fields('ID_Registro_Fundo ID_Registro_Classe Codigo_CVM Tipo_Classe Denominacao_Social Situacao'),
      ...fields('Classificacao Indicador_Desempenho Classe_Cotas Classificacao_Anbima Tributacao_Longo_Prazo'),
      ...fields('Entidade_Investimento Permitido_Aplicacao_CemPorCento_Exterior Classe_ESG Forma_Condominio'),
      ...fields('Exclusivo Publico_Alvo Auditor Custodiante Controlador'),
      ...fields('CNPJ_Classe', 'required_cnpj'),
      ...fields('CNPJ_Auditor CNPJ_Custodiante CNPJ_Controlador', 'cnpj'),
      ...fields('Data_Registro Data_Constituicao Data_Inicio Data_Inicio_Situacao Data_Patrimonio_Liquido', 'date'),
      ...fields('Patrimonio_Liquido', 'nav'),
    },
  },
  {
    id: 'SUBCLASSE',
    relation: 'raw_subclass',
    names: () => ['registro_subclasse.csv'],
    fields: {
      ...fields('ID_Registro_Classe ID_Subclasse Codigo_CVM Denominacao_Social Situacao Forma_Condominio Exclusivo'),
      ...fields('Publico_Alvo Previdenciario Exclusivo_INR Exclusivo_Previdencia_Complementar'),
      ...fields('Data_Constituicao Data_Inicio Data_Inicio_Situacao', 'date'),
    },
  },
]

/** The register before Resolution CVM 175: funds not adapted to it. A CNPJ can be on several lines. */
export const legacyMembers: readonly Member[] = [
  {
    id: 'CAD_FI',
    relation: 'raw_legacy',
    names: () => ['cad_fi.csv'],
    fields: {
      ...fields('TP_FUNDO DENOM_SOCIAL CD_CVM SIT CLASSE RENTAB_FUNDO CONDOM FUNDO_COTAS FUNDO_EXCLUSIVO TRIB_LPRAZO'),
      ...fields('PUBLICO_ALVO ENTID_INVEST TAXA_PERFM INF_TAXA_PERFM TAXA_ADM INF_TAXA_ADM DIRETOR ADMIN PF_PJ_GESTOR'),
      ...fields('GESTOR AUDITOR CUSTODIANTE CONTROLADOR INVEST_CEMPR_EXTER CLASSE_ANBIMA'),
      ...fields('CNPJ_FUNDO', 'required_cnpj'),
      ...fields('CNPJ_ADMIN CNPJ_AUDITOR CNPJ_CUSTODIANTE CNPJ_CONTROLADOR', 'cnpj'),
      ...fields('CPF_CNPJ_GESTOR', 'document'),
      ...fields('DT_REG DT_CONST DT_CANCEL DT_INI_SIT DT_INI_ATIV DT_INI_EXERC DT_FIM_EXERC DT_INI_CLASSE', 'date'),
      ...fields('DT_PATRIM_LIQ', 'date'),
      ...fields('VL_PATRIM_LIQ', 'nav'),
    },
  },
]
