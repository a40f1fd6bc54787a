import type { SourceField } from './source.ts'

/** Closed, so that no two spellings of one unit exist. */
export type Unit = 'BRL' | 'units' | 'percent' | 'lines'

/** One column of a published table: its Parquet type, unit, origin and meaning. */
export interface Column {
  readonly duckdb: string
  readonly description: string
  /** Column or columns of the source from which it comes, or how it is made. */
  readonly source: string
  /** Columns of the source that it copies unchanged, one for each kind of file; without them, SQL makes the value. */
  readonly copied?: readonly CopiedField[]
  readonly unit?: Unit
  /** False when every row has a value. */
  readonly nullable: boolean
  /** Hashes of the row that this column counts for, by name. `hashed.ts` writes the SQL. */
  readonly hashes?: Readonly<Record<string, HashPart>>
}

export interface HashPart {
  /**
   * Place in the hash. It never changes, because every hash would change too; a new column takes the next free place.
   * If several columns share a place, the first one with a value counts.
   */
  readonly place: number
  /** Columns of one group, in neighbouring places, are left out together if none of them has a value. */
  readonly group?: string
  /** SQL of the value, if it is not the column itself. */
  readonly sql?: string
  /** Columns of the source; this one counts only if none of them has a value. */
  readonly unless?: readonly string[]
}

/** A column of a source that is published unchanged. If no kind is declared, the published type decides it. */
export interface CopiedField extends Partial<SourceField> {
  readonly name: string
  /** Members that have it; without them, all members that take their fields from the table. */
  readonly members?: readonly string[]
  /** Names in the dictionary. */
  readonly source: string
}

/**
 * Declares that a column copies a column of the source, as in `brl(copied('VALOR'), 'The value.')`. `copied.ts` makes
 * the field of the member and the place in the SQL from it. `source` replaces its names in the dictionary.
 */
export function copied(name: string, field: Omit<Partial<CopiedField>, 'name'> = {}): readonly CopiedField[] {
  return [{ source: [name, ...(field.aliases ?? [])].join(', '), ...field, name }]
}

function columnType(duckdb: string, unit?: Unit) {
  return (source: string | readonly CopiedField[], description: string): Column => ({
    duckdb,
    ...(typeof source === 'string'
      ? { source }
      : { source: source.map((field) => field.source).join('; '), copied: source }),
    description,
    nullable: true,
    ...(unit && { unit }),
  })
}

/** Each type of the vocabulary has its unit, and takes a source or `copied(…)`, and a sentence. */
export const text = columnType('VARCHAR')
export const flag = columnType('BOOLEAN')
export const day = columnType('DATE')
export const whole = columnType('INTEGER')
export const long = columnType('BIGINT')
export const brl = columnType('DECIMAL(20,2)', 'BRL')
/** Sums of many values, and NAVs, which the source declares with up to 23 digits. */
export const brlTotal = columnType('DECIMAL(24,2)', 'BRL')
/** A whole number with more digits than a BIGINT has. */
export const wholeSum = columnType('DECIMAL(38,0)')
export const quantity = columnType('DECIMAL(24,6)', 'units')
/** Value of one unit, such as a quota, which the source gives with twelve decimals. */
export const unitPrice = columnType('DECIMAL(27,12)', 'BRL')
/** Number and value of the quotas of a structured fund: some count them in millionths and less. */
export const quotas = columnType('DECIMAL(28,8)', 'units')
export const quotaPrice = columnType('DECIMAL(28,8)', 'BRL')
/** An amount in the currency of another column. */
export const price = columnType('DECIMAL(18,2)')
export const indexPoints = columnType('DECIMAL(13,6)')
/** A value of a series of statistics, in the unit of the series. */
export const statistic = columnType('DECIMAL(24,8)')
/** An amount with up to eight decimals, in the currency of another column. */
export const currencyAmount = columnType('DECIMAL(24,8)')
/** An amount, a factor or a percentage of an event, with all decimals that the source gives. */
export const eventAmount = columnType('DECIMAL(28,11)')
/** A price paid; a fraction of a cent is an error. */
export const fare = columnType('DECIMAL(12,2)', 'BRL')
export const fareMean = columnType('DECIMAL(16,6)', 'BRL')
/** Price of all seats together, however many there are. */
export const fareTotal = columnType('DECIMAL(38,2)', 'BRL')
/** A value that the source gives with six decimals or more. */
export const brlExact = columnType('DECIMAL(24,6)', 'BRL')
/** An area; the name of the column gives the unit. */
export const area = columnType('DECIMAL(24,6)')
export const percent = columnType('DECIMAL(18,6)', 'percent')
export const lines = columnType('INTEGER', 'lines')
/** A coefficient of a formula, with all decimals that the source gives. */
export const coefficient = columnType('DECIMAL(28,20)')
/** A share of one: 1 is the whole. */
export const ratio = columnType('DECIMAL(28,10)')

/** A figure of a company in reais, which some file with ten decimals. */
export const accountValue = columnType('DECIMAL(28,10)', 'BRL')
/** A figure as filed, in the scale that another column names. */
export const filedFigure = columnType('DECIMAL(28,10)')

export function required(column: Column): Column {
  return { ...column, nullable: false }
}

/** Declares a column with the type and sentence of another, made by SQL and not copied. */
export function derivedFrom({ duckdb, description, unit, nullable }: Column): Column {
  return { duckdb, description, nullable, source: 'derived', ...(unit && { unit }) }
}
