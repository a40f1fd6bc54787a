import type { Member, SourceField } from '../../core/source.ts'

const text = (from: number, to: number): SourceField => ({ kind: 'text', at: [from, to] })
const integer = (from: number, to: number): SourceField => ({ kind: 'integer', at: [from, to] })
const price = (from: number, to: number): SourceField => ({ kind: 'price', at: [from, to], decimals: 2 })
const day = (from: number, to: number): SourceField => ({ kind: 'bare_day', at: [from, to] })

/** The positions of the exchange's layout; TIPREG, which comes before them, distinguishes records of quotes from the others. */
export const quoteFields: Member['fields'] = {
  DATPRE: day(3, 10),
  CODBDI: text(11, 12),
  CODNEG: text(13, 24),
  TPMERC: text(25, 27),
  NOMRES: text(28, 39),
  ESPECI: text(40, 49),
  // A term of days: blank for cash trades. All other figures of four real files have only digits.
  PRAZOT: { ...integer(50, 52), mayBeBlank: true },
  MODREF: text(53, 56),
  PREABE: price(57, 69),
  PREMAX: price(70, 82),
  PREMIN: price(83, 95),
  PREMED: price(96, 108),
  PREULT: price(109, 121),
  PREOFC: price(122, 134),
  PREOFV: price(135, 147),
  TOTNEG: integer(148, 152),
  QUATOT: integer(153, 170),
  VOLTOT: price(171, 188),
  PREEXE: price(189, 201),
  INDOPC: integer(202, 202),
  DATVEN: day(203, 210),
  FATCOT: integer(211, 217),
  PTOEXE: { kind: 'decimal6', at: [218, 230], decimals: 6 },
  CODISI: text(231, 242),
  DISMES: integer(243, 245),
}

/** The files of a year, a month and a day are alike; the name inside the zip varies over the years. */
const member = (id: string): Member => ({
  id,
  relation: 'raw_quote',
  names: () => 'any',
  format: 'records',
  records: { bytes: 245, header: '00COTAHIST.', data: '01', trailer: '99', count: [32, 42] },
  fields: quoteFields,
  monthField: 'DATPRE',
})

export const yearMembers: readonly Member[] = [member('YEAR')]
export const monthMembers: readonly Member[] = [member('MONTH')]
export const dayMembers: readonly Member[] = [member('DAY')]
