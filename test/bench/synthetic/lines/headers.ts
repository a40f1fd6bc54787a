export type HeaderLayout = 'old' | 'new'
export type FiledMember = keyof typeof TAILS

const COMMON =
  'TP_APLIC;TP_ATIVO;EMISSOR_LIGADO;TP_NEGOC;QT_VENDA_NEGOC;VL_VENDA_NEGOC;QT_AQUIS_NEGOC;VL_AQUIS_NEGOC;QT_POS_FINAL;' +
  'VL_MERC_POS_FINAL;VL_CUSTO_POS_FINAL;DT_CONFID_APLIC'
const TOTALS = 'TP_APLIC;VL_VENDA_NEGOC;VL_AQUIS_NEGOC;VL_MERC_POS_FINAL;VL_CUSTO_POS_FINAL;DT_CONFID_APLIC'
const RATES =
  'DT_VENC;TITULO_POSFX;CD_INDEXADOR_POSFX;DS_INDEXADOR_POSFX;PR_INDEXADOR_POSFX;PR_CUPOM_POSFX;PR_TAXA_PREFX'
const RATING = 'RISCO_EMISSOR;AG_RISCO;DT_RISCO;GRAU_RISCO'
const OLD_QUOTAS = 'CNPJ_FUNDO_COTA;NM_FUNDO_COTA'

const TAILS = {
  BLC_1: `${COMMON};TP_TITPUB;CD_ISIN;CD_SELIC;DT_EMISSAO;DT_VENC`,
  BLC_2: `${COMMON};CNPJ_FUNDO_CLASSE_COTA;ID_SUBCLASSE;NM_FUNDO_CLASSE_SUBCLASSE_COTA`,
  BLC_3: `${COMMON};CD_SWAP;DS_SWAP`,
  BLC_4: `${COMMON};CD_ATIVO;DS_ATIVO;CD_ISIN;DT_INI_VIGENCIA;DT_FIM_VIGENCIA`,
  BLC_5: `${COMMON};CNPJ_EMISSOR;EMISSOR;${RATES};${RATING}`,
  BLC_6: `${COMMON};PF_PJ_EMISSOR;CPF_CNPJ_EMISSOR;EMISSOR;${RATES};TITULO_CETIP;TITULO_GARANTIA;CNPJ_INSTITUICAO_FINANC_COOBR`,
  BLC_7:
    `${COMMON};INVEST_COLETIVO;INVEST_COLETIVO_GESTOR;EMISSOR;DT_VENC;CD_PAIS;PAIS;CD_BV_MERC;BV_MERC;CD_ATIVO_BV_MERC;` +
    `${RATING};DS_ATIVO_EXTERIOR;QT_ATIVO_EXTERIOR;VL_ATIVO_EXTERIOR`,
  BLC_8: `${COMMON};DS_ATIVO;PF_PJ_EMISSOR;CPF_CNPJ_EMISSOR;EMISSOR`,
  CONFID: TOTALS,
  PL: 'VL_PATRIM_LIQ',
  fie:
    `ID_DOC;VL_PATRIM_LIQ;${COMMON};CD_ATIVO;DS_ATIVO;DT_VENC;PF_PJ_EMISSOR;CPF_CNPJ_EMISSOR;EMISSOR;RISCO_EMISSOR;` +
    'CD_SELIC;DT_INI_VIGENCIA;CD_PAIS;PAIS;CD_BV_MERC;BV_MERC',
  fie_CONFID: `ID_DOC;${TOTALS}`,
}

export const MEMBERS = Object.keys(TAILS).sort() as FiledMember[]

/** The header CVM published for a member, in the layout of before or after its Resolution 175. */
export function columnsOf(member: FiledMember, layout: HeaderLayout): string[] {
  const suffix = layout === 'new' ? '_CLASSE' : ''
  const tail = layout === 'old' && member === 'BLC_2' ? `${COMMON};${OLD_QUOTAS}` : TAILS[member]
  return `TP_FUNDO${suffix};CNPJ_FUNDO${suffix};DENOM_SOCIAL;DT_COMPTC;${tail}`.split(';')
}

/** 'cda_fi_BLC_1_202510.csv'; the present cda_fie was cda_fiim then. */
export function fileNameOf(member: FiledMember, layout: HeaderLayout, month: string): string {
  const stem = member.startsWith('fie') ? member.replace('fie', layout === 'new' ? 'fie' : 'fiim') : `fi_${member}`
  return `cda_${stem}_${month.replace('-', '')}.csv`
}
