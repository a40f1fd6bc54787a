import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { listPackedNames } from '../../schemas/core/packed.ts'
import { VALUE_SEPARATOR } from '../../schemas/core/value-text.ts'
import { portfolioColumns } from '../../schemas/datasets/cvm_fund_portfolio/columns.ts'
import { packedValues } from '../../schemas/datasets/cvm_fund_portfolio/packed.ts'

const columns: Readonly<Record<string, { readonly duckdb: string }>> = portfolioColumns

/**
 * Writes the macro that gives the lines of one class in one month. It reads packed lines, each one text, in small
 * groups. From afar, the packed lines of one class cost a tenth of one group of the wide table with all columns. It is
 * no view, because somebody would read a view for sums too, in a hundred requests and more.
 */
export function printFundPortfolio(files: string): string {
  const values = listPackedNames(packedValues).map((name, at) => printValue(name, `value[${String(at + 1)}]`))
  return [
    'CREATE MACRO fund_portfolio(of_cnpj, of_month) AS TABLE',
    `SELECT id, cnpj, last_day((competence_month || '-01')::DATE) AS reference_date, ${values.join(', ')}, competence_month`,
    'FROM (',
    `  SELECT id, cnpj, competence_month, string_split(packed, ${literal(VALUE_SEPARATOR)}) AS value`,
    `  FROM read_parquet(${files})`,
    `  WHERE cnpj = of_cnpj AND competence_month = of_month`,
    ')',
  ].join('\n')
}

/**
 * A value is packed as DuckDB prints it, and empty where there is none. The filed value is packed only if its sign
 * differs.
 */
function printValue(name: string, packed: string): string {
  const type = columns[name]?.duckdb ?? 'VARCHAR'
  const read = (place: string) => `nullif(${place}, '')::${type}`
  if (name !== 'filed_value') return `${read(packed)} AS ${identifier(name)}`
  const published = listPackedNames(packedValues).indexOf('final_position_value') + 1
  return `coalesce(${read(packed)}, ${read(`value[${String(published)}]`)}) AS ${identifier(name)}`
}
