import { copiedFields } from '../../core/copied-column.ts'
import { compact, type Month, type Period } from '../../core/month.ts'
import { fields, type FieldKind, type Member, type SourceField } from '../../core/source.ts'
import { portfolioColumns } from './columns.ts'

const text: SourceField = { kind: 'text' }
const field = (kind: FieldKind): SourceField => ({ kind })

/** Columns of each block that need more than copying (others are in `columns.ts`), and its lines per hundred NAVs. */
const blocks: readonly (readonly [number, Record<string, SourceField>, linesPerHundredNavs: number])[] = [
  [1, {}, 25],
  [
    2,
    {
      CNPJ_FUNDO_CLASSE_COTA: { kind: 'cnpj', aliases: ['CNPJ_FUNDO_COTA'] },
      NM_FUNDO_CLASSE_SUBCLASSE_COTA: { kind: 'text', aliases: ['NM_FUNDO_COTA'] },
    },
    50,
  ],
  [3, {}, 0],
  [4, { CD_ATIVO: text }, 50],
  [5, fields('EMISSOR TITULO_POSFX RISCO_EMISSOR'), 25],
  [6, { CPF_CNPJ_EMISSOR: field('document'), ...fields('EMISSOR TITULO_POSFX TITULO_CETIP TITULO_GARANTIA') }, 2],
  [7, fields('INVEST_COLETIVO INVEST_COLETIVO_GESTOR EMISSOR CD_ATIVO_BV_MERC RISCO_EMISSOR'), 1],
  [8, { CPF_CNPJ_EMISSOR: field('document'), EMISSOR: text }, 50],
]

/** First month of a block: the file of 2005 has only blocks 1 to 5. */
const limitSince = (block: number): { since?: Month } => (block > 5 ? { since: '2006-01' } : {})

/**
 * Members of the blocks, with the least lines per hundred NAVs in a whole month. A whole month has about 110 lines of
 * block 1, 320 of block 2, 630 of block 4 and 11 of block 6 per hundred NAVs; excerpts and half-published months have
 * almost none.
 */
const blockMembers: Member[] = blocks.map(([number, own, linesPerHundred]) => ({
  id: `BLC_${String(number)}`,
  relation: 'raw_line',
  names: (period) => [`cda_fi_BLC_${String(number)}_${compact(period ?? '')}.csv`],
  fields: { ...copiedFields(portfolioColumns, `BLC_${String(number)}`), EMISSOR_LIGADO: text, ...own },
  monthField: 'DT_COMPTC',
  expected: { group: 'fif', of: 'PL', linesPerHundred, ...limitSince(number) },
}))

/** `cda_fiim` became `cda_fie` in November 2025, with more kinds of funds and the same columns. */
const structuredNames = (suffix: string) => (period: Period | null) =>
  ['fie', 'fiim'].map((stem) => `cda_${stem}${suffix}_${compact(period ?? '')}.csv`)

export const members: readonly Member[] = [
  {
    id: 'PL',
    relation: 'raw_nav',
    names: (period) => [`cda_fi_PL_${compact(period ?? '')}.csv`],
    fields: { ...copiedFields(portfolioColumns, 'PL'), VL_PATRIM_LIQ: field('nav') },
    monthField: 'DT_COMPTC',
    expected: { group: 'fif', linesPerHundred: 0 },
  },
  ...blockMembers,
  {
    // Present only while some confidentiality deadline runs, so its absence means nothing.
    id: 'CONFID',
    relation: 'raw_line',
    names: (period) => [`cda_fi_CONFID_${compact(period ?? '')}.csv`],
    fields: copiedFields(portfolioColumns, 'CONFID'),
    monthField: 'DT_COMPTC',
    mayBeEmpty: true,
  },
  {
    id: 'FIE',
    relation: 'raw_line',
    names: structuredNames(''),
    fields: {
      ...copiedFields(portfolioColumns, 'FIE'),
      CPF_CNPJ_EMISSOR: field('document'),
      ...fields('EMISSOR_LIGADO CD_ATIVO EMISSOR RISCO_EMISSOR'),
    },
    monthField: 'DT_COMPTC',
    // There is no file of structured funds before 2018.
    expected: { group: 'structured', linesPerHundred: 0, since: '2018-01' },
  },
  {
    id: 'FIE_CONFID',
    relation: 'raw_line',
    names: structuredNames('_CONFID'),
    fields: copiedFields(portfolioColumns, 'FIE_CONFID'),
    monthField: 'DT_COMPTC',
    mayBeEmpty: true,
  },
]
