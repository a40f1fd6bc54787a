import type { FieldKind } from '../../schemas/core/source.ts'
import { identifier, literal } from '../../shared/sql-text.ts'
import type { Duck, DuckRow } from '../duckdb.ts'
import { isCpf, maskCpf, maskCpfsInText } from '../read/personal-data.ts'
import { nameMemberTable, type NumberedFile } from './raw-relation.ts'

/** Text that maskCpfsInText may change; it decides by the check digits. */
const MAY_BE_CPF = '(^|[^0-9])[0-9]{9}-?[0-9]{2}([^0-9]|$)|[0-9]{9}-[0-9]{2}|[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}'
/** Values in one statement. */
const BATCH = 1000

export async function createMaskedValues(duck: Duck): Promise<void> {
  await duck.run('CREATE TABLE masked_value (member_file VARCHAR, line INTEGER, column_name VARCHAR, cleaned VARCHAR)')
}

interface MaskedValue {
  readonly line: number
  readonly cleaned: string
}

/**
 * Masks the CPFs in the texts of a loaded member and in its columns of CNPJs, and lists them in `masked_value`. Nearly
 * no file has one, so the lines are searched by one expression, and only what may be a CPF is looked at here.
 */
export async function maskMember(duck: Duck, file: NumberedFile): Promise<void> {
  if (file.member.format === 'records' || file.member.format === 'document') return
  await maskTexts(duck, file, listColumns(file, ['text']))
  for (const column of listColumns(file, ['cnpj', 'required_cnpj'])) await maskNumbers(duck, file, column)
}

function listColumns({ columns, member }: NumberedFile, kinds: readonly FieldKind[]): string[] {
  return columns.filter((name) => kinds.some((kind) => member.fields[name]?.kind === kind))
}

async function maskTexts(duck: Duck, file: NumberedFile, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return
  const named = columns.map(identifier).join(', ')
  const rows = await duck.rows(
    `SELECT line, ${named} FROM ${nameMemberTable(file)} WHERE regexp_matches(concat_ws(';', ${named}), ${literal(MAY_BE_CPF)})`,
  )
  for (const column of columns) {
    const masked = rows.flatMap((row) => {
      const filed = row[column]
      const cleaned = typeof filed === 'string' ? maskCpfsInText(filed) : filed
      return typeof cleaned === 'string' && cleaned !== filed ? [{ line: lineOf(row), cleaned }] : []
    })
    await replaceValues(duck, file, column, masked)
  }
}

/** A CPF in a column of CNPJs has been filled up with zeros. In the column that names the fund it makes a bad line. */
async function maskNumbers(duck: Duck, file: NumberedFile, column: string): Promise<void> {
  const [table, name] = [nameMemberTable(file), identifier(column)]
  const filled = `starts_with(${name}, '000')`
  const numbers = await duck.rows(`SELECT DISTINCT ${name} AS number FROM ${table} WHERE ${filled}`)
  const persons = numbers.map((row) => String(row['number'])).filter((number) => isCpf(number))
  if (persons.length === 0) return
  if (file.member.fields[column]?.kind === 'required_cnpj') {
    await duck.run(
      `UPDATE ${table} SET bad_column = ${literal(column)} WHERE ${name} IN (${persons.map(literal).join(', ')})`,
    )
    return
  }
  const rows = await duck.rows(
    `SELECT line, ${name} AS number FROM ${table} WHERE ${name} IN (${persons.map(literal).join(', ')})`,
  )
  const masked = rows.map((row) => ({ line: lineOf(row), cleaned: maskCpf(String(row['number'])) }))
  await replaceValues(duck, file, column, masked)
  await duck.run(
    `UPDATE ${table} SET odd_numbers = list_filter(odd_numbers, kept -> kept.column_name <> ${literal(column)})
     WHERE starts_with(${name}, '***')`,
  )
}

async function replaceValues(
  duck: Duck,
  file: NumberedFile,
  column: string,
  masked: readonly MaskedValue[],
): Promise<void> {
  for (let at = 0; at < masked.length; at += BATCH) {
    const values = masked.slice(at, at + BATCH).map(({ line, cleaned }) => `(${String(line)}, ${literal(cleaned)})`)
    await duck.run(
      `UPDATE ${nameMemberTable(file)} AS member SET ${identifier(column)} = v.cleaned
       FROM (VALUES ${values.join(', ')}) AS v (line, cleaned) WHERE member.line = v.line`,
    )
    await duck.run(
      `INSERT INTO masked_value SELECT ${literal(file.memberFile)}, line, ${literal(column)}, cleaned
       FROM (VALUES ${values.join(', ')}) AS v (line, cleaned)`,
    )
  }
}

function lineOf(row: DuckRow): number {
  return Number(row['line'])
}
