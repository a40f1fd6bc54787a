/** The units a figure can have; the list is closed so that no two spellings of one unit exist. */
export type Unit = 'BRL' | 'units' | 'percent' | 'lines'

/** One column of a published table: its Parquet type, unit, origin and meaning, said once. */
export interface Column {
  readonly duckdb: string
  readonly description: string
  /** The column or columns of the source it comes from, or how it is made. */
  readonly source: string
  readonly unit?: Unit
  /** False when every row has a value. */
  readonly nullable: boolean
}

function columnType(duckdb: string, unit?: Unit) {
  return (source: string, description: string): Column => ({
    duckdb,
    source,
    description,
    nullable: true,
    ...(unit && { unit }),
  })
}

/** The vocabulary: a type with its unit, to be given a source and a sentence. */
export const text = columnType('VARCHAR')
export const flag = columnType('BOOLEAN')
export const day = columnType('DATE')
export const whole = columnType('INTEGER')
export const long = columnType('BIGINT')
export const brl = columnType('DECIMAL(20,2)', 'BRL')
/** Sums of many values, and NAVs, which the source declares with up to 23 digits. */
export const brlTotal = columnType('DECIMAL(24,2)', 'BRL')
export const quantity = columnType('DECIMAL(24,6)', 'units')
/** Value of one unit, such as a quota, which the source gives with twelve decimals. */
export const unitPrice = columnType('DECIMAL(27,12)', 'BRL')
/** An amount in the currency of another column. */
export const price = columnType('DECIMAL(18,2)')
export const indexPoints = columnType('DECIMAL(13,6)')
/** A value of a series of statistics, in the unit that the series says. */
export const statistic = columnType('DECIMAL(24,8)')
/** A price paid; a fraction of a cent is an error. */
export const fare = columnType('DECIMAL(12,2)', 'BRL')
/** The mean of such prices. */
export const fareMean = columnType('DECIMAL(16,6)', 'BRL')
export const percent = columnType('DECIMAL(18,6)', 'percent')
export const lines = columnType('INTEGER', 'lines')
/** A part of one: 1 is the whole. */
export const ratio = columnType('DECIMAL(28,10)')

export function required(column: Column): Column {
  return { ...column, nullable: false }
}
