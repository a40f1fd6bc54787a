import type { Dataset, Lookup } from '../../core/dataset.ts'
import { expectName, expectValue, judge } from '../../second-reading/column-rules.ts'
import type { ColumnRule, Context, Fields, FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'
import { compareText, exactNumber } from '../../second-reading/values.ts'

/** Columns that labels and identifiers of a line decide, judged again from the declared labels. */
const COLUMNS: Readonly<Record<string, ColumnRule>> = {
  'cvm_fund_portfolio.fund_cnpj': expectValue('CNPJ_FUNDO_CLASSE_COTA'),
  'cvm_fund_portfolio.fund_name': expectValue('NM_FUNDO_CLASSE_SUBCLASSE_COTA'),
  'cvm_fund_portfolio.asset_code': expectValue('CD_ATIVO', 'CD_ATIVO_BV_MERC'),
  'cvm_fund_portfolio.issuer_document': expectValue('CPF_CNPJ_EMISSOR'),
  'cvm_fund_portfolio.issuer_name': expectName('EMISSOR'),
  'cvm_fund_portfolio.asset_description': description('DS_ATIVO'),
  'cvm_fund_portfolio.foreign_description': description('DS_ATIVO_EXTERIOR'),
  'cvm_fund_portfolio.final_position_value': signedValue,
  'cvm_fund_portfolio.application_type': spelling('application_label', 'TP_APLIC'),
  'cvm_fund_portfolio.asset_type': spelling('asset_type_label', 'TP_ATIVO'),
  'cvm_fund_portfolio.business_type': spelling('business_type_label', 'TP_NEGOC'),
  'cvm_fund_portfolio.category': meaning('category', 'other'),
  'cvm_fund_portfolio.is_investment': meaning('is_investment', 'true'),
  'cvm_fund_portfolio.side': meaning('side', null),
  'cvm_fund_portfolio.asset_id': identifierOfLine,
  'cvm_fund_portfolio.collateral_asset_id': identifierOfLine,
  'cvm_fund_month.cnpj': expectValue('CNPJ_FUNDO_CLASSE'),
  'cvm_fund_month.reference_date': expectValue('DT_COMPTC'),
  'cvm_fund_month.nav_value': expectValue('VL_PATRIM_LIQ'),
}

export default {
  columns: COLUMNS,
  sharedRows: {
    // A row without a NAV has no line of the NAV file.
    PL: { table: 'cvm_fund_month', columns: ['cnpj'], fields: ['CNPJ_FUNDO_CLASSE'], ifEmpty: 'VL_PATRIM_LIQ' },
  },
} satisfies SecondReading

/** Expects a description, in which the name of an issuer that is a person is masked too. */
function description(name: string): ColumnRule {
  return ({ columns, fields }, published, { row }) => {
    if (!columns.has(name) || published === null || row['issuer_name'] !== '***') return null
    const filed = fields.get(name) ?? ''
    return { field: name, filed, verdict: compareText(published, filed, fields.get('EMISSOR')), isPersonal: true }
  }
}

/**
 * Judges a signed value: a liability is filed as a magnitude and counts against the fund; everything else keeps its
 * sign.
 */
function signedValue({ fields }: FiledLine, published: string | null, { dataset }: Context): Judged {
  const filed = fields.get('VL_MERC_POS_FINAL') ?? ''
  const value = exactNumber(filed)
  if (value === null || published === null) return judge('VL_MERC_POS_FINAL', filed, value === published)
  const owed = readLabel(dataset, 'application_label', fields.get('TP_APLIC'))?.('is_liability') === 'true'
  const signed = owed && value !== '0' ? `-${value.replace('-', '')}` : value
  return judge('VL_MERC_POS_FINAL', filed, exactNumber(published) === signed)
}

/** Expects the one spelling of a declared label; any other label is published like any text. */
function spelling(list: string, name: string): ColumnRule {
  return ({ columns, fields }, published, { dataset }) => {
    if (!columns.has(name)) return null
    const filed = fields.get(name) ?? ''
    const label = readLabel(dataset, list, filed)
    if (label !== null) return judge(name, filed, published === label('label'))
    return { field: name, filed, verdict: compareText(published ?? '', filed), isPersonal: false }
  }
}

/** Expects the meaning of the declared application; `otherwise` is the meaning of an undeclared one. */
function meaning(column: string, otherwise: string | null): ColumnRule {
  return ({ fields }, published, { dataset }) => {
    const filed = fields.get('TP_APLIC') ?? ''
    const label = readLabel(dataset, 'application_label', filed)
    return judge('TP_APLIC', filed, published === (label === null ? otherwise : label(column)))
  }
}

/** Reads the row of a label in a list, as text by column; null if the list does not have the label. */
function readLabel({ lookups }: Dataset, list: string, label = ''): ((column: string) => string | null) | null {
  const declared = lookups.find(({ name }) => name === list)
  const row = declared?.rows.find((each) => each[declared.columns.indexOf('folded')] === foldLabel(label))
  return row === undefined ? null : (column) => textOf(row[declared?.columns.indexOf(column) ?? -1])
}

function textOf(value: Lookup['rows'][number][number] | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}

const COMBINING = /[\u0300-\u036f]/g

/** Folds case, accents and spaces independently of the compiler. The º of a number is not an accent. */
function foldLabel(label: string): string {
  return label.normalize('NFD').replaceAll(COMBINING, '').toLowerCase().split(' ').filter(Boolean).join(' ')
}

/** Rules of ids that are put together from other lines, from figures or from a shortened name. */
const NOT_IN_THE_LINE: ReadonlySet<string | null> = new Set(['price', 'name', 'terms', 'link'])

/** Expects each part of an id from a code or a text, after its namespace, in a field of the line. */
function identifierOfLine({ fields }: FiledLine, published: string | null, { row }: Context): Judged | 'not compared' {
  const rule = row['asset_id_rule'] ?? null
  if (published === null || NOT_IN_THE_LINE.has(rule)) return 'not compared'
  const [namespace = '', ...parts] = published.split(':')
  const filed = listMarks(fields)
  // A ticker of the United States is filed with or without its market, and words can name the contract of a future:
  // MINI IND in a description means WIN.
  const isWords = namespace === 'b3f' && rule === 'text'
  const named = parts.filter((part, at) => !(namespace === 'x' && part === 'US') && !(isWords && at === 0))
  const isThere = (part: string) =>
    listSpellings(part).some((spelling) => filed.some((each) => each.includes(spelling)))
  return judge('the line', [...fields.values()].filter(Boolean).join(';'), named.length > 0 && named.every(isThere))
}

/** Letters of the months in which a future expires, from January on. */
const MONTH_LETTERS = 'FGHJKMNQUVXZ'

/** Lists the spellings of a part of an id in lines: the series of a future can also be the month of a day. */
function listSpellings(part: string): string[] {
  const [, letter = '', year = ''] = /^([FGHJKMNQUVXZ])(\d\d)$/.exec(part) ?? []
  if (letter === '') return [bareText(part)]
  const month = String(1 + MONTH_LETTERS.indexOf(letter)).padStart(2, '0')
  return [part, `${month}20${year}`, `20${year}${month}`]
}

function listMarks(fields: Fields): string[] {
  return [...fields.values()].map(bareText).filter(Boolean)
}

/** Reduces a text to letters without accents and digits without leading zeros, which some files lose. */
function bareText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/^0+/, '')
}
