import { compact, type Month, type Period } from '../../core/month.ts'
import { fields, type FieldKind, type Member, type SourceField } from '../../core/source.ts'

const text: SourceField = { kind: 'text' }
const field = (kind: FieldKind): SourceField => ({ kind })

/** The columns of the filer: the names on the left are of Resolution CVM 175, those before it had no `_CLASSE`. */
const filer: Record<string, SourceField> = {
  TP_FUNDO_CLASSE: { kind: 'text', aliases: ['TP_FUNDO'] },
  CNPJ_FUNDO_CLASSE: { kind: 'required_cnpj', aliases: ['CNPJ_FUNDO'] },
  DENOM_SOCIAL: text,
  DT_COMPTC: field('date'),
}

const position: Record<string, SourceField> = {
  TP_APLIC: text,
  TP_ATIVO: text,
  EMISSOR_LIGADO: text,
  TP_NEGOC: text,
  ...fields('QT_VENDA_NEGOC QT_AQUIS_NEGOC QT_POS_FINAL', 'decimal6'),
  ...fields('VL_VENDA_NEGOC VL_AQUIS_NEGOC VL_MERC_POS_FINAL VL_CUSTO_POS_FINAL', 'money'),
  DT_CONFID_APLIC: field('date'),
}

const rates: Record<string, SourceField> = {
  ...fields('TITULO_POSFX CD_INDEXADOR_POSFX DS_INDEXADOR_POSFX', 'text'),
  ...fields('PR_INDEXADOR_POSFX PR_CUPOM_POSFX PR_TAXA_PREFX', 'percent'),
}

const rating: Record<string, SourceField> = {
  ...fields('RISCO_EMISSOR AG_RISCO GRAU_RISCO', 'text'),
  DT_RISCO: field('date'),
}

const issuer: Record<string, SourceField> = {
  PF_PJ_EMISSOR: text,
  CPF_CNPJ_EMISSOR: field('document'),
  EMISSOR: text,
}

/** The columns that each block has in addition to the sixteen common ones. */
const blocks: readonly (readonly [number, Record<string, SourceField>, linesPerHundredNavs: number])[] = [
  [1, { ...fields('TP_TITPUB CD_ISIN CD_SELIC', 'text'), ...fields('DT_EMISSAO DT_VENC', 'date') }, 25],
  [
    2,
    {
      CNPJ_FUNDO_CLASSE_COTA: { kind: 'cnpj', aliases: ['CNPJ_FUNDO_COTA'] },
      NM_FUNDO_CLASSE_SUBCLASSE_COTA: { kind: 'text', aliases: ['NM_FUNDO_COTA'] },
      ID_SUBCLASSE: { kind: 'text', optional: true },
    },
    50,
  ],
  [3, fields('CD_SWAP DS_SWAP', 'text'), 0],
  [4, { ...fields('CD_ATIVO DS_ATIVO CD_ISIN', 'text'), ...fields('DT_INI_VIGENCIA DT_FIM_VIGENCIA', 'date') }, 50],
  [5, { CNPJ_EMISSOR: field('cnpj'), EMISSOR: text, DT_VENC: field('date'), ...rates, ...rating }, 25],
  [
    6,
    {
      ...issuer,
      DT_VENC: field('date'),
      ...rates,
      ...fields('TITULO_CETIP TITULO_GARANTIA', 'text'),
      CNPJ_INSTITUICAO_FINANC_COOBR: field('cnpj'),
    },
    2,
  ],
  [
    7,
    {
      ...fields('INVEST_COLETIVO INVEST_COLETIVO_GESTOR EMISSOR', 'text'),
      DT_VENC: field('date'),
      ...fields('CD_PAIS PAIS CD_BV_MERC BV_MERC CD_ATIVO_BV_MERC', 'text'),
      ...rating,
      DS_ATIVO_EXTERIOR: text,
      ...fields('QT_ATIVO_EXTERIOR VL_ATIVO_EXTERIOR', 'decimal6'),
    },
    1,
  ],
  [8, { DS_ATIVO: text, ...issuer }, 50],
]

/** The file of 2005 has only blocks 1 to 5. */
const sinceOf = (block: number): { since?: Month } => (block > 5 ? { since: '2006-01' } : {})

/**
 * Floors of a whole month, in lines for a hundred NAV rows. A whole month has about 110 lines of block 1, 320 of
 * block 2, 630 of block 4 and 11 of block 6 for a hundred NAVs; excerpts and half-published months have near none.
 */
const blockMembers: Member[] = blocks.map(([number, own, linesPerHundred]) => ({
  id: `BLC_${String(number)}`,
  relation: 'raw_line',
  names: (period) => [`cda_fi_BLC_${String(number)}_${compact(period ?? '')}.csv`],
  fields: { ...filer, ...position, ...own },
  monthField: 'DT_COMPTC',
  expected: { group: 'fif', of: 'PL', linesPerHundred, ...sinceOf(number) },
}))

const confidential: Record<string, SourceField> = {
  ...filer,
  TP_APLIC: text,
  ...fields('VL_VENDA_NEGOC VL_AQUIS_NEGOC VL_MERC_POS_FINAL VL_CUSTO_POS_FINAL', 'money'),
  DT_CONFID_APLIC: field('date'),
}

/** `cda_fiim` became `cda_fie` in November 2025, with more kinds of funds and the same columns. */
const structuredNames = (suffix: string) => (period: Period | null) =>
  ['fie', 'fiim'].map((stem) => `cda_${stem}${suffix}_${compact(period ?? '')}.csv`)

// Newer files leave the document number out.
const documentId: Record<string, SourceField> = { ID_DOC: { kind: 'text', optional: true } }

export const members: readonly Member[] = [
  {
    id: 'PL',
    relation: 'raw_nav',
    names: (period) => [`cda_fi_PL_${compact(period ?? '')}.csv`],
    fields: { ...filer, VL_PATRIM_LIQ: field('nav') },
    monthField: 'DT_COMPTC',
    expected: { group: 'fif', linesPerHundred: 0 },
  },
  ...blockMembers,
  {
    // Present only while some confidentiality deadline runs, so its absence says nothing.
    id: 'CONFID',
    relation: 'raw_line',
    names: (period) => [`cda_fi_CONFID_${compact(period ?? '')}.csv`],
    fields: confidential,
    monthField: 'DT_COMPTC',
    mayBeEmpty: true,
  },
  {
    id: 'FIE',
    relation: 'raw_line',
    names: structuredNames(''),
    fields: {
      ...filer,
      ...documentId,
      VL_PATRIM_LIQ: field('nav'),
      ...position,
      ...fields('CD_ATIVO DS_ATIVO', 'text'),
      DT_VENC: field('date'),
      ...issuer,
      ...fields('RISCO_EMISSOR CD_SELIC', 'text'),
      DT_INI_VIGENCIA: field('date'),
      ...fields('CD_PAIS PAIS CD_BV_MERC BV_MERC', 'text'),
    },
    monthField: 'DT_COMPTC',
    // There is no file of structured funds before 2018.
    expected: { group: 'structured', linesPerHundred: 0, since: '2018-01' },
  },
  {
    id: 'FIE_CONFID',
    relation: 'raw_line',
    names: structuredNames('_CONFID'),
    fields: { ...confidential, ...documentId },
    monthField: 'DT_COMPTC',
    mayBeEmpty: true,
  },
]
