import type { z } from 'zod'
import type { Month, Period } from './month.ts'

/** How a source writes a field; `pipeline/compile/raw-relation.ts` decides what it becomes. */
export type FieldKind =
  | 'text'
  | 'date' // 2025-10-31
  | 'instant' // 2025-10-31 18:03:22.123, in the source's own time zone
  | 'money' // at most 2 decimals, 18 digits before them
  | 'nav' // at most 2 decimals, 22 digits before them (CVM declares NAV as numeric(23,2))
  | 'decimal6' // quantities, at most 6 decimals
  | 'decimal8' // quotas and their values, at most 8 decimals, also with an exponent: 1E-06
  | 'decimal12' // quota values, at most 12 decimals
  | 'day_first' // 31/10/2025
  | 'bare_day' // 20251031
  | 'serial_day' // 45961, the days of a spreadsheet
  | 'comma_decimal' // 1007,9 or 900.0, at most 8 decimals, no separators of thousands
  | 'fare' // the same with at most 2 decimals, 10 digits before them
  | 'price' // at most 2 decimals, 16 digits before them
  | 'percent' // at most 6 decimals
  | 'rounded2' // a figure with any decimals or an exponent (1E-06), rounded half away from zero to 2 decimals
  | 'rounded6' // the same to 6 decimals
  | 'rounded8' // the same to 8 decimals
  | 'rounded10' // the same to 10 decimals
  | 'rounded12' // the same to 12 decimals
  | 'integer'
  | 'cnpj' // masked or bare, of legal entities
  | 'required_cnpj' // a line without it belongs to nobody
  | 'document' // CNPJ or CPF, masked or bare

/**
 * True if a field of a record is a figure, which has only digits. A record with another character there goes into
 * quarantine.
 */
export function isFigure(kind: FieldKind): boolean {
  return kind !== 'text' && kind !== 'bare_day'
}

/** One column of a source file, known by any of its names over the years. */
export interface SourceField {
  readonly kind: FieldKind
  /** Other names that the field has or had, such as `CNPJ_FUNDO` for `CNPJ_FUNDO_CLASSE`. */
  readonly aliases?: readonly string[]
  /** True if some layouts of the file lack the field; it is then empty. */
  readonly optional?: boolean
  /** Text with which the source marks an absent value, such as `-`. */
  readonly none?: string
  /** First and last position in a record, counted from 1, as the source documents them. */
  readonly at?: readonly [from: number, to: number]
  /** True if the source may leave the figure blank in a record; any other blank figure makes a bad line. */
  readonly mayBeBlank?: boolean
  /** Digits after the decimal point, which a record does not write. */
  readonly decimals?: number
}

/** Fields of one kind, by their names with a space between them. */
export function fields(names: string, kind: FieldKind = 'text'): Record<string, SourceField> {
  return Object.fromEntries(names.split(' ').map((name) => [name, { kind }]))
}

/** A header, records of one type and length, and a trailer that counts all three. */
export interface RecordLayout {
  /** Bytes of every record without its line end. */
  readonly bytes: number
  /** First characters of the header, of each record of data and of the trailer. */
  readonly header: string
  readonly data: string
  readonly trailer: string
  /** Positions in the trailer that count the records, with itself and the header. */
  readonly count: readonly [from: number, to: number]
}

/** Messages of an XML document. Each becomes a line of its leaves, by their names. */
export interface MessageLayout {
  /** Element that holds one message. */
  readonly element: string
  /** Leaf by which messages are chosen, and how it begins in the wanted ones. The others do not become lines. */
  readonly named: string
  readonly begins: string
}

export type Encoding = 'iso-8859-1' | 'utf-8'

/** One file inside a zip, or the only file of a source that is not a zip. */
export interface Member {
  /** Short name used in messages and completeness: `BLC_1`, `PL`. */
  readonly id: string
  /** Relation for the lines of this member and of other members. */
  readonly relation: string
  /**
   * Names that this member can have in the file of a period; `any` if it is the only one and its content identifies it.
   */
  readonly names: (period: Period | null) => readonly string[] | 'any'
  readonly fields: Readonly<Record<string, SourceField>>
  /** Known columns that are not read, whether or not a layout has them. */
  readonly ignored?: { readonly columns: readonly string[]; readonly because: string }
  /**
   * Present if lines name natural persons in columns that are not read: no quarantine, audit or error shows any part of
   * them.
   */
  readonly hidesLines?: { readonly because: string }
  /**
   * How its content is written. `lines`, which is usual: fields between semicolons under a header, a quote is a letter.
   * `quoted_lines`: the same with every field in quotes. `tabbed_lines`: the same with tabs between the fields, `at_lines`
   * with at signs. `comma_lines`: commas between quoted fields, a quote in one twice. `sheet`: the first sheet of a workbook, a header
   * and then rows until one does not begin with a number. `document`: JSON, which comes to SQL as one field, `content`.
   * `records`: fields at fixed positions of lines of one length, which `records` describes. `messages`: an XML document,
   * which may be in a zip of its own; `messages` says which of its elements are lines.
   */
  readonly format?:
    | 'lines'
    | 'quoted_lines'
    | 'tabbed_lines'
    | 'at_lines'
    | 'comma_lines'
    | 'sheet'
    | 'document'
    | 'records'
    | 'messages'
  /** Names of the columns, if the lines have no header; the last columns can be missing. */
  readonly columnsInOrder?: readonly string[]
  /** Beginning of the header, if lines with titles are above it. */
  readonly headerBegins?: string
  readonly records?: RecordLayout
  readonly messages?: MessageLayout
  /**
   * ISO-8859-1 by default. Lines declared ISO-8859-1 that are UTF-8 are read as UTF-8. Lines declared UTF-8 that are
   * not, and records in UTF-8, refuse the file. A document is always UTF-8.
   */
  readonly encoding?: Encoding
  /** Shape of a document. It is strict, so that an unknown key is reported like an unknown column. */
  readonly shape?: z.ZodType
  /** True if the member may rightly have no line, or be absent. An `expected` member may be so too. */
  readonly mayBeEmpty?: boolean
  /** Field that must hold a date of the competence month. */
  readonly monthField?: string
  /** True if the competence month is the last month of the quarter of that date. */
  readonly quarterly?: boolean
  /** Two fields that replace `monthField`, and must hold the year and the number of the competence month. */
  readonly monthFields?: { readonly year: string; readonly month: string }
  /**
   * Present if the group is incomplete without this member. `linesPerHundred` is a floor relative to the lines of `of`.
   */
  readonly expected?: {
    readonly group: string
    readonly of?: string
    readonly linesPerHundred?: number
    readonly since?: Month
  }
}

/**
 * How often a file is requested, by the age of its period in months: every night while younger than `nightly`, weekly
 * while younger than `weekly`, later monthly.
 */
export interface Cadence {
  readonly nightly: number
  readonly weekly: number
}

/** One file of a portal, or one of each period. */
export type Source = SourceDeclaration & SourceCoverage

interface SourceDeclaration {
  readonly id: string
  /** Page that describes the file. */
  readonly page: string
  readonly format: 'zip' | 'csv' | 'json' | 'xls'
  readonly members: readonly Member[]
  /** Known tables that are not read: they are not unpacked, and never a reason to compile again. */
  readonly ignored?: {
    readonly names: (period: Period | null) => readonly string[]
    readonly because: string
  }
  readonly url: (period: Period | null) => string
  /**
   * Present if the portal gives the file another address each time: the answer that names the address, and a search in
   * its text, which gives null if it names none. `url` is then the name under which the file is kept, and its address
   * in a mirror.
   */
  readonly namedBy?: { readonly url: string; readonly find: (answer: string) => string | null }
  /**
   * Present if the portal gives the file in return for a form (POST): the address that takes it, and its fields, which
   * are not secret. `url` is then the name under which the file is kept, and its address in a mirror.
   */
  readonly sentForm?: {
    readonly url: string
    readonly fields: (period: Period | null) => Readonly<Record<string, string>>
  }
  /** Other addresses that may have the file. They are tried in this order, and the first that has it serves. */
  readonly fallbackUrls?: (period: Period | null) => readonly string[]
  /**
   * True if no real answer was at hand when the source was declared, so the address may have no file: a file that was
   * never fetched is not missing, and a failed request for it is not a loss.
   */
  readonly untested?: true
  /** A file that is larger when unpacked counts as a zip bomb. */
  readonly maxUnpackedBytes: number
}

/**
 * Period of one file: a day, a competence month, a year of them, or everything, which is requested every night. If a
 * partition has files of a year, of months and of days, its SQL decides which file serves.
 */
type SourceCoverage =
  | { readonly covers: 'everything' }
  | {
      readonly covers: 'day' | 'month' | 'year'
      /** First and last month that the portal has; without `to` there is no last one. */
      readonly from: Month
      readonly to?: Month
      readonly cadence: Cadence
    }

export function isIgnored(
  { ignored }: Pick<SourceDeclaration, 'ignored'>,
  period: Period | null,
  name: string,
): boolean {
  return ignored?.names(period).includes(name) ?? false
}
