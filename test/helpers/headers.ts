/** Headers as CVM publishes them, word for word, and not taken from the declarations that they test. */
const POSITION =
  'TP_APLIC;TP_ATIVO;EMISSOR_LIGADO;TP_NEGOC;QT_VENDA_NEGOC;VL_VENDA_NEGOC;QT_AQUIS_NEGOC;VL_AQUIS_NEGOC;QT_POS_FINAL;VL_MERC_POS_FINAL;VL_CUSTO_POS_FINAL;DT_CONFID_APLIC'
const RATES = 'TITULO_POSFX;CD_INDEXADOR_POSFX;DS_INDEXADOR_POSFX;PR_INDEXADOR_POSFX;PR_CUPOM_POSFX;PR_TAXA_PREFX'
const RATING = 'RISCO_EMISSOR;AG_RISCO;DT_RISCO;GRAU_RISCO'
const CONFIDENTIAL = 'TP_APLIC;VL_VENDA_NEGOC;VL_AQUIS_NEGOC;VL_MERC_POS_FINAL;VL_CUSTO_POS_FINAL;DT_CONFID_APLIC'
const STRUCTURED =
  'CD_ATIVO;DS_ATIVO;DT_VENC;PF_PJ_EMISSOR;CPF_CNPJ_EMISSOR;EMISSOR;RISCO_EMISSOR;CD_SELIC;DT_INI_VIGENCIA;CD_PAIS;PAIS;CD_BV_MERC;BV_MERC'

export type MemberId =
  'PL' | 'BLC_1' | 'BLC_2' | 'BLC_3' | 'BLC_4' | 'BLC_5' | 'BLC_6' | 'BLC_7' | 'BLC_8' | 'CONFID' | 'FIE' | 'FIE_CONFID'

export type Headers = Readonly<Record<MemberId, string>>

function layout(filer: string, quotasHeld: string): Headers {
  const block = (own: string) => `${filer};${POSITION};${own}`
  return {
    PL: `${filer};VL_PATRIM_LIQ`,
    BLC_1: block('TP_TITPUB;CD_ISIN;CD_SELIC;DT_EMISSAO;DT_VENC'),
    BLC_2: block(quotasHeld),
    BLC_3: block('CD_SWAP;DS_SWAP'),
    BLC_4: block('CD_ATIVO;DS_ATIVO;CD_ISIN;DT_INI_VIGENCIA;DT_FIM_VIGENCIA'),
    BLC_5: block(`CNPJ_EMISSOR;EMISSOR;DT_VENC;${RATES};${RATING}`),
    BLC_6: block(
      `PF_PJ_EMISSOR;CPF_CNPJ_EMISSOR;EMISSOR;DT_VENC;${RATES};TITULO_CETIP;TITULO_GARANTIA;CNPJ_INSTITUICAO_FINANC_COOBR`,
    ),
    BLC_7: block(
      `INVEST_COLETIVO;INVEST_COLETIVO_GESTOR;EMISSOR;DT_VENC;CD_PAIS;PAIS;CD_BV_MERC;BV_MERC;CD_ATIVO_BV_MERC;${RATING};DS_ATIVO_EXTERIOR;QT_ATIVO_EXTERIOR;VL_ATIVO_EXTERIOR`,
    ),
    BLC_8: block('DS_ATIVO;PF_PJ_EMISSOR;CPF_CNPJ_EMISSOR;EMISSOR'),
    CONFID: `${filer};${CONFIDENTIAL}`,
    FIE: `${filer};ID_DOC;VL_PATRIM_LIQ;${POSITION};${STRUCTURED}`,
    FIE_CONFID: `${filer};ID_DOC;${CONFIDENTIAL}`,
  }
}

/** Since Resolution CVM 175. */
export const NEW = layout(
  'TP_FUNDO_CLASSE;CNPJ_FUNDO_CLASSE;DENOM_SOCIAL;DT_COMPTC',
  'CNPJ_FUNDO_CLASSE_COTA;ID_SUBCLASSE;NM_FUNDO_CLASSE_SUBCLASSE_COTA',
)

/** Before Resolution CVM 175. */
export const OLD = layout('TP_FUNDO;CNPJ_FUNDO;DENOM_SOCIAL;DT_COMPTC', 'CNPJ_FUNDO_COTA;NM_FUNDO_COTA')

/** In its documented form; no original was at hand. */
export const DELIVERY =
  'Tipo_Fundo_Classe;CNPJ_Fundo_Classe;ID_Subclasse;Tipo_Documento;Data_Inicio_Competencia;Data_Fim_Competencia;ID_Documento;Data_Hora_Entrega;Tipo_Apresentacao;Ativo;Sistema_Origem'

export const REGISTER_HEADERS = {
  fund: 'ID_Registro_Fundo;CNPJ_Fundo;Codigo_CVM;Data_Registro;Data_Constituicao;Tipo_Fundo;Denominacao_Social;Data_Cancelamento;Situacao;Data_Inicio_Situacao;Data_Adaptacao_RCVM175;Data_Inicio_Exercicio_Social;Data_Fim_Exercicio_Social;Patrimonio_Liquido;Data_Patrimonio_Liquido;Diretor;CNPJ_Administrador;Administrador;Tipo_Pessoa_Gestor;CPF_CNPJ_Gestor;Gestor',
  class:
    'ID_Registro_Fundo;ID_Registro_Classe;CNPJ_Classe;Codigo_CVM;Data_Registro;Data_Constituicao;Data_Inicio;Tipo_Classe;Denominacao_Social;Situacao;Data_Inicio_Situacao;Classificacao;Indicador_Desempenho;Classe_Cotas;Classificacao_Anbima;Tributacao_Longo_Prazo;Entidade_Investimento;Permitido_Aplicacao_CemPorCento_Exterior;Classe_ESG;Forma_Condominio;Exclusivo;Publico_Alvo;Patrimonio_Liquido;Data_Patrimonio_Liquido;CNPJ_Auditor;Auditor;CNPJ_Custodiante;Custodiante;CNPJ_Controlador;Controlador',
  subclass:
    'ID_Registro_Classe;ID_Subclasse;Codigo_CVM;Data_Constituicao;Data_Inicio;Denominacao_Social;Situacao;Data_Inicio_Situacao;Forma_Condominio;Exclusivo;Publico_Alvo;Previdenciario;Exclusivo_INR;Exclusivo_Previdencia_Complementar',
  legacy:
    'TP_FUNDO;CNPJ_FUNDO;DENOM_SOCIAL;DT_REG;DT_CONST;CD_CVM;DT_CANCEL;SIT;DT_INI_SIT;DT_INI_ATIV;DT_INI_EXERC;DT_FIM_EXERC;CLASSE;DT_INI_CLASSE;RENTAB_FUNDO;CONDOM;FUNDO_COTAS;FUNDO_EXCLUSIVO;TRIB_LPRAZO;PUBLICO_ALVO;ENTID_INVEST;TAXA_PERFM;INF_TAXA_PERFM;TAXA_ADM;INF_TAXA_ADM;VL_PATRIM_LIQ;DT_PATRIM_LIQ;DIRETOR;CNPJ_ADMIN;ADMIN;PF_PJ_GESTOR;CPF_CNPJ_GESTOR;GESTOR;CNPJ_AUDITOR;AUDITOR;CNPJ_CUSTODIANTE;CUSTODIANTE;CNPJ_CONTROLADOR;CONTROLADOR;INVEST_CEMPR_EXTER;CLASSE_ANBIMA',
} as const
