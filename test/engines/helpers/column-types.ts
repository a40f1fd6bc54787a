import type { EngineProgram } from './ask.ts'

const NAMES: Readonly<Record<EngineProgram, Readonly<Record<string, string>>>> = {
  delta_rs: { VARCHAR: 'string', BOOLEAN: 'boolean', DATE: 'date', INTEGER: 'integer', BIGINT: 'long', LIST: 'array' },
  polars: { VARCHAR: 'String', BOOLEAN: 'Boolean', DATE: 'Date', INTEGER: 'Int32', BIGINT: 'Int64', LIST: 'List' },
  clickhouse: { VARCHAR: 'String', BOOLEAN: 'Bool', DATE: 'Date32', INTEGER: 'Int32', BIGINT: 'Int64', LIST: 'Array' },
  spark: { VARCHAR: 'string', BOOLEAN: 'boolean', DATE: 'date', INTEGER: 'int', BIGINT: 'bigint', LIST: 'array' },
}

const DECIMALS: Readonly<Record<EngineProgram, (precision: string, scale: string) => string>> = {
  delta_rs: (precision, scale) => `decimal(${precision},${scale})`,
  polars: (precision, scale) => `Decimal(precision=${precision}, scale=${scale})`,
  clickhouse: (precision, scale) => `Decimal(${precision}, ${scale})`,
  spark: (precision, scale) => `decimal(${precision},${scale})`,
}

/** Says how an engine names a type of DuckDB; of a list only that it is one. */
export function expectType(engine: EngineProgram, duckdb: string): string {
  const [, precision, scale] = /^DECIMAL\((\d+),(\d+)\)$/.exec(duckdb) ?? []
  if (precision !== undefined && scale !== undefined) return DECIMALS[engine](precision, scale)
  const name = NAMES[engine][duckdb.endsWith('[]') ? 'LIST' : duckdb]
  if (name === undefined) throw new Error(`no name for ${duckdb}`)
  return name
}

/** Makes Date32 of `Nullable(Date32)`, and an array of `array<struct<…>>`. */
export function unwrapType(type: string): string {
  const bare = /^Nullable\((.*)\)$/.exec(type)?.[1] ?? type
  return /^(array|List|Array)\b/.exec(bare)?.[1] ?? bare
}
