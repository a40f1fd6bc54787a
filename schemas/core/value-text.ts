/** Separates two values in one text. No value has it, because reading a file removes control characters. */
export const VALUE_SEPARATOR = '\u001f'
/** Separates two rows in one text, each with several values. */
export const ROW_SEPARATOR = '\u001e'

/**
 * Writes SQL for the text of a value as DuckDB prints it, null if it is absent. Decimals of up to 18 digits are printed
 * many times faster than wider ones, and nearly all values of wide columns are that short.
 */
export function writeValueText(value: string, duckdb: string): string {
  const [, precision = '', scale = ''] = /^DECIMAL\((\d+), ?(\d+)\)$/.exec(duckdb) ?? []
  if (Number(precision) <= 18) return `${value}::VARCHAR`
  return `coalesce(TRY_CAST(${value} AS DECIMAL(18,${scale}))::VARCHAR, ${value}::VARCHAR)`
}
