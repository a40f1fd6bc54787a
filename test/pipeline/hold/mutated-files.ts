import {
  column, cut, type EditFile, type EditLines, emptied, everyNth, inLines, negated,
  replacing, reversed, shift, shuffle, swap, twice, unmarked, widthShift, zeroed,
} from '../../helpers/edit-source.ts' // prettier-ignore
import {
  bidAndOfferSwapped, closedAtOpening, firstAndLastSwapped, highestAndLowestSwapped, inMonth, ISIN,
  nextLetter, PRICES, editRecord, salesOfPurchases, swapInMonth, zipped,
} from './mutation-edits.ts' // prettier-ignore
import { countRecords, type WorldName } from './mutation-worlds.ts'

/**
 * What becomes of a wrong file. `refused`: no version of it is published. `held`: what is published stays until the file
 * was shown on two days, or is accepted. `quarantined`: the bad lines are left out. `warned`: it is published, and the log
 * says what is odd. `harmless`: what is published is as it was. `unseen`: it is published, and nothing says that it is odd.
 */
export type MutationVerdict = 'refused' | 'held' | 'quarantined' | 'warned' | 'harmless' | 'unseen'

export interface Mutation {
  readonly world: WorldName
  readonly name: string
  readonly edit: EditFile
  readonly verdict: MutationVerdict
}

type Row = readonly [name: string, edit: EditFile, verdict: MutationVerdict]

const of = (world: WorldName, ...rows: readonly Row[]): Mutation[] =>
  rows.map(([name, edit, verdict]) => ({ world, name, edit, verdict }))

const thousand = shift(3)

/** Faults that every kind of file can have. */
function figures(
  names: string,
  file: (edit: EditLines) => EditFile,
  verdicts: readonly (MutationVerdict | null)[],
): Row[] {
  const edits = {
    '× 1000': thousand,
    '÷ 1000': shift(-3),
    'without decimal marks': unmarked,
    'all 0': zeroed,
    'all empty': emptied,
    'with the other sign': negated,
    'with the decimal mark one place to the right': shift(1),
    'with the decimal mark one place to the left': shift(-1),
    'of two thirds of the lines × 1000': (value: string, at: number) => (at % 3 === 0 ? value : thousand(value, at)),
  }
  return Object.entries(edits).flatMap(([name, edit], at): Row[] => {
    const verdict = verdicts[at] ?? null
    return verdict === null ? [] : [[`${names} ${name}`, file(column(names, edit)), verdict]]
  })
}

function files(
  file: (edit: EditLines) => EditFile,
  [tenth, half, doubled, turned]: readonly [MutationVerdict, MutationVerdict, MutationVerdict, MutationVerdict],
): Row[] {
  return [
    ['cut to a tenth at a line end', file(cut(0.1)), tenth],
    ['cut to two fifths at a line end', file(cut(0.4)), half],
    ['every line twice', file(twice), doubled],
    ['the lines in the other order', file(reversed), turned],
    ['the last byte cut', (bytes) => bytes.subarray(0, -1), 'refused'],
    ['a half of its bytes', (bytes) => bytes.subarray(0, bytes.length / 2), 'refused'],
  ]
}

/** In the order of the faults of figures; null where a fault changes nothing. */
const H: readonly MutationVerdict[] = Array.from({ length: 9 }, () => 'held')
const INTEGER = H.map((verdict, at) => (at === 2 ? null : verdict))
/** A fare without price or seats is refused, and so is one below 0. */
const FARE = H.map((verdict, at) => (at === 4 || at === 5 ? 'refused' : verdict))
/** In a month that lacks members, as that of the sample, empty figures are a warning. */
const PARTIAL = H.map((verdict, at) => (at === 4 ? 'warned' : verdict))
/** Without a value, and with one below 0, a line has no price to compare; the grades say that nothing adds up. */
const UNPRICED = H.map((verdict, at) => ([3, 4, 5].includes(at) ? 'warned' : verdict))
const SERIES = H.map((verdict, at) => (at === 4 ? 'refused' : verdict))
const SEATS = INTEGER.map((verdict, at) => ([1, 3, 4, 5, 7].includes(at) ? 'refused' : verdict))
const json = (from: RegExp, to: string) => replacing(from, to)

export const mutations: readonly Mutation[] = [
  ...of('daily',
    ...figures('VL_QUOTA VL_PATRIM_LIQ VL_TOTAL', zipped, H),
    ...figures('VL_QUOTA', zipped, H),
    ...figures('VL_PATRIM_LIQ', zipped, H),
    ...figures('NR_COTST', zipped, INTEGER),
    ['the quotas of one day × 1000', zipped(column('VL_QUOTA', (value, at) => (at < 12 ? thousand(value, at) : value))), 'held'],
    ['quota and NAV swapped', zipped(swap('VL_QUOTA', 'VL_PATRIM_LIQ')), 'refused'],
    ['NAV and inflow swapped', zipped(swap('VL_PATRIM_LIQ', 'CAPTC_DIA')), 'held'],
    ['NAV and portfolio swapped', zipped(swap('VL_PATRIM_LIQ', 'VL_TOTAL')), 'held'],
    ['CNPJs shuffled', zipped(shuffle('CNPJ_FUNDO_CLASSE')), 'held'],
    ...files(zipped, ['held', 'held', 'quarantined', 'harmless']),
  ),
  ...of('dailyMonth',
    ...figures('VL_QUOTA VL_PATRIM_LIQ VL_TOTAL', zipped, H),
    ...figures('VL_QUOTA', zipped, H),
    ['CNPJs shuffled', zipped(shuffle('CNPJ_FUNDO_CLASSE')), 'held'],
    ['quota and NAV swapped', zipped(swap('VL_QUOTA', 'VL_PATRIM_LIQ')), 'refused'],
    ['NAV and portfolio swapped', zipped(swap('VL_PATRIM_LIQ', 'VL_TOTAL')), 'held'],
    ['NAV and portfolio of one day swapped', zipped(swapInMonth('2025-11-29', 'VL_PATRIM_LIQ', 'VL_TOTAL')), 'held'],
    ['cut to a tenth at a line end', zipped(cut(0.1)), 'warned'],
  ),
  ...of('portfolio',
    ...figures('VL_MERC_POS_FINAL', (edit) => zipped(edit, /BLC|cda_fie_2/), H),
    ...figures('QT_POS_FINAL', (edit) => zipped(edit, /BLC_6/), H),
    ...figures('VL_PATRIM_LIQ', (edit) => zipped(edit, /_PL_/), H),
    ['the values of one block × 1000', zipped(column('VL_MERC_POS_FINAL', thousand), /BLC_6/), 'held'],
    ['value and quantity swapped', zipped(swap('VL_MERC_POS_FINAL', 'QT_POS_FINAL'), /BLC_6/), 'held'],
    ['names shuffled', zipped(shuffle('DENOM_SOCIAL'), /BLC|_PL_|cda_fie/), 'held'],
    ['CNPJs shuffled', zipped(shuffle('CNPJ_FUNDO_CLASSE'), /BLC|_PL_|cda_fie/), 'held'],
    ...files((edit) => zipped(edit, /BLC|_PL_|cda_fie_2/), ['held', 'held', 'refused', 'harmless']),
  ),
  ...of('portfolioMonth',
    ...figures('VL_MERC_POS_FINAL', (edit) => zipped(edit, /BLC|cda_fie_2/), UNPRICED),
    ...figures('VL_PATRIM_LIQ', (edit) => zipped(edit, /_PL_/), PARTIAL),
    ['names shuffled', zipped(shuffle('DENOM_SOCIAL'), /BLC|_PL_|cda_fie/), 'held'],
    ['CNPJs shuffled', zipped(shuffle('CNPJ_FUNDO_CLASSE'), /BLC|_PL_|cda_fie/), 'held'],
    ['value and cost swapped', zipped(swap('VL_MERC_POS_FINAL', 'VL_CUSTO_POS_FINAL'), /BLC|cda_fie_2/), 'warned'],
    ['value and quantity swapped', zipped(swap('VL_MERC_POS_FINAL', 'QT_POS_FINAL'), /BLC_6/), 'warned'],
    ['values sold and bought swapped', zipped(swap('VL_VENDA_NEGOC', 'VL_AQUIS_NEGOC'), /BLC|cda_fie_2/), 'held'],
    ['quantities sold and bought swapped', zipped(swap('QT_VENDA_NEGOC', 'QT_AQUIS_NEGOC'), /BLC|cda_fie_2/), 'held'],
    ['sales and purchases swapped', zipped(salesOfPurchases, /BLC|cda_fie_2/), 'held'],
    ['cut to a tenth at a line end', zipped(cut(0.1), /BLC|_PL_|cda_fie_2/), 'warned'],
  ),
  ...of('fare',
    ...figures('TARIFA', inLines, FARE),
    ...figures('ASSENTOS', inLines, SEATS),
    ['fare and seats swapped', inLines(swap('TARIFA', 'ASSENTOS')), 'refused'],
    ['origin and destination swapped', inLines(swap('ORIGEM', 'DESTINO')), 'warned'],
    ...files(inLines, ['held', 'held', 'warned', 'harmless']).slice(0, 4),
  ),
  ...of('fareMonth',
    ['fare and seats swapped', inLines(swap('TARIFA', 'ASSENTOS')), 'refused'],
    ['origin and destination swapped', inLines(swap('ORIGEM', 'DESTINO')), 'warned'],
    ...figures('TARIFA', inLines, FARE),
    ...figures('ASSENTOS', inLines, SEATS),
  ),
  ...of('quote',
    ['all prices × 1000', editRecord(PRICES, widthShift(3)), 'held'],
    ['all prices × 10', editRecord(PRICES, widthShift(1)), 'held'],
    ['all prices 0', editRecord(PRICES, zeroed), 'held'],
    ['every second price × 1000', editRecord(PRICES, everyNth(2, widthShift(3))), 'held'],
    ['the factor 1000', editRecord([[211, 217]], () => '0001000'), 'held'],
    ['the closing prices of the opening', closedAtOpening, 'held'],
    ['ISINs shuffled', editRecord(ISIN, nextLetter), 'held'],
    ['traded values × 1000', editRecord([[171, 188]], widthShift(3)), 'held'],
    ['cut to a tenth at a line end', zipped(cut(0.1)), 'refused'],
    ['cut to a tenth with its trailer', zipped((lines) => countRecords([...cut(0.1)(lines), lines.at(-1) ?? ''])), 'held'],
    ['every record twice', zipped(([header = '', ...rest]) => countRecords([header, ...rest.slice(0, -1), ...rest])), 'refused'],
    ['a half of its bytes', (bytes) => bytes.subarray(0, bytes.length / 2), 'refused'],
  ),
  ...of('quoteDay',
    ['all prices × 1000', editRecord(PRICES, widthShift(3)), 'held'],
    ['the closing prices of the opening', closedAtOpening, 'held'],
    ['all prices 0', editRecord(PRICES, zeroed), 'held'],
    ['the factor 1000', editRecord([[211, 217]], () => '0001000'), 'held'],
    ['ISINs shuffled', editRecord(ISIN, nextLetter), 'held'],
    ['the first and the last price swapped', firstAndLastSwapped, 'held'],
    ['the best bid and offer swapped', bidAndOfferSwapped, 'held'],
    ['the highest and the lowest price swapped', highestAndLowestSwapped, 'warned'],
  ),
  ...of('quoteMonth',
    ['all prices × 1000', editRecord(PRICES, widthShift(3)), 'held'],
    ['the closing prices of the opening', closedAtOpening, 'held'],
    ['all prices × 10', editRecord(PRICES, widthShift(1)), 'held'],
    ['all prices 0', editRecord(PRICES, zeroed), 'held'],
    ['the factor 1000', editRecord([[211, 217]], () => '0001000'), 'held'],
    ['ISINs shuffled', editRecord(ISIN, nextLetter), 'held'],
  ),
  ...of('fidc',
    ...figures('TAB_IV_A_VL_PL', (edit) => zipped(edit, /tab_IV_/), H),
    ...figures('TAB_X_VL_COTA', (edit) => zipped(edit, /tab_X_2_/), H),
    ['assets × 1000', zipped(column('TAB_I_VL_ATIVO TAB_I2_VL_CARTEIRA', thousand), /tab_I_/), 'held'],
    ['names shuffled', zipped(shuffle('DENOM_SOCIAL'), /tab_/), 'held'],
    ...files((edit) => zipped(edit, /tab_/), ['held', 'held', 'refused', 'harmless']),
  ),
  ...of('fidcMonth',
    ...figures('TAB_IV_A_VL_PL', (edit) => zipped(edit, /tab_IV_/), H),
    ...figures('TAB_X_VL_COTA', (edit) => zipped(edit, /tab_X_2_/), H),
    ['names shuffled', zipped(shuffle('DENOM_SOCIAL'), /tab_/), 'held'],
    ['CNPJs shuffled', zipped(shuffle('CNPJ_FUNDO_CLASSE'), /tab_IV_/), 'refused'],
    ['NAV and mean NAV swapped', zipped(swap('TAB_IV_A_VL_PL', 'TAB_IV_B_VL_PL_MEDIO'), /tab_IV_/), 'warned'],
    ['value and number of quotas swapped', zipped(swap('TAB_X_QT_COTA', 'TAB_X_VL_COTA'), /tab_X_2_/), 'held'],
  ),
  ...of('fiiMonth',
    ...figures('Patrimonio_Liquido', (edit) => zipped(edit, /complemento/), H),
    ...figures('Cotas_Emitidas', (edit) => zipped(edit, /complemento/), H),
    ['assets × 1000', zipped(column('Total_Investido Direitos_Bens_Imoveis', thousand), /ativo_passivo/), 'held'],
    ['names shuffled', zipped(shuffle('Nome_Fundo'), /geral/), 'held'],
    ['CNPJs shuffled', zipped(shuffle('CNPJ_Fundo'), /complemento/), 'refused'],
    ...files(zipped, ['held', 'held', 'refused', 'harmless']),
  ),
  ...of('fiiNextMonth',
    ['Patrimonio_Liquido × 1000', zipped(inMonth('2024-03-01', 'Patrimonio_Liquido', thousand), /complemento/), 'held'],
    ['Patrimonio_Liquido all 0', zipped(inMonth('2024-03-01', 'Patrimonio_Liquido', zeroed), /complemento/), 'held'],
    ['Cotas_Emitidas × 1000', zipped(inMonth('2024-03-01', 'Cotas_Emitidas', thousand), /complemento/), 'held'],
    ['NAV and assets swapped', zipped(swapInMonth('2024-03-01', 'Patrimonio_Liquido', 'Valor_Ativo'), /complemento/), 'warned'],
  ),
  ...of('fiiQuarter',
    ...figures('Valor', (edit) => zipped(edit, /ativo_2/), H),
    ...figures('Quantidade_Cotas_Emitidas', (edit) => zipped(edit, /geral/), H),
    ['areas × 1000', zipped(column('Area', thousand), /imovel_2/), 'held'],
    ['names shuffled', zipped(shuffle('Nome_Fundo_Classe'), /geral/), 'held'],
    ...files(zipped, ['held', 'held', 'refused', 'harmless']),
  ),
  ...of('fiiNextQuarter',
    ['Valor × 1000', zipped(inMonth('2025-06-30', 'Valor', thousand), /ativo_2/), 'held'],
    ['Quantidade_Cotas_Emitidas × 1000', zipped(inMonth('2025-06-30', 'Quantidade_Cotas_Emitidas', thousand), /geral/), 'held'],
  ),
  ...of('register',
    ...figures('Patrimonio_Liquido', (edit) => zipped(edit, /registro_classe/), H),
    ['names shuffled', zipped(shuffle('Denominacao_Social'), /registro_classe/), 'held'],
    ['CNPJs shuffled', zipped(shuffle('CNPJ_Classe'), /registro_classe/), 'held'],
    ...files(zipped, ['held', 'held', 'refused', 'harmless']),
  ),
  ...of('legacy',
    ...figures('VL_PATRIM_LIQ', inLines, H),
    ['names shuffled', inLines(shuffle('DENOM_SOCIAL')), 'held'],
    ...files(inLines, ['held', 'held', 'harmless', 'harmless']).slice(0, 4),
  ),
  ...of('delivery',
    ['CNPJs shuffled', zipped(shuffle('CNPJ_Fundo_Classe')), 'held'],
    ...files(zipped, ['held', 'held', 'warned', 'harmless']),
  ),
  ...of('dollar',
    ...figures('valor', inLines, SERIES),
    ['one period × 10', inLines(column('valor', (value, at) => (at === 5 ? shift(1)(value, at) : value))), 'warned'],
    ...files(inLines, ['refused', 'refused', 'refused', 'harmless']).slice(0, 4),
  ),
  ...of('inflation', ...figures('valor', inLines, SERIES)),
  ...of('activity', ...figures('valor', inLines, SERIES)),
  ...of('institute',
    ['values × 1000', json(/:"(-?)(\d+)\.(\d+)"/g, ':"$1$2$3.0"'), 'held'],
    ['all values 0', json(/:"-?\d+\.\d+"/g, ':"0.00"'), 'held'],
    ['with the other sign', json(/:"(\d+\.\d+)"/g, ':"-$1"'), 'held'],
    ['a half of its bytes', (bytes) => bytes.subarray(0, bytes.length / 2), 'refused'],
  ),
  ...of('index',
    ['quantities × 1000', json(/"theoricalQty":"([\d.]+)"/g, '"theoricalQty":"$1.000"'), 'held'],
    ['shares of ten times as much', json(/"part":"(\d+),(\d)/g, '"part":"$1$2,'), 'refused'],
    ['all names the same', json(/"asset":"[^"]*"/g, '"asset":"NOME"'), 'held'],
    ['a half of its bytes', (bytes) => bytes.subarray(0, bytes.length / 2), 'refused'],
  ),
  ...of('calendar', ['a half of its bytes', (bytes) => bytes.subarray(0, bytes.length / 2), 'refused']),
] // prettier-ignore
